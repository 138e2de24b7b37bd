#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/players/player_editor.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/limit_box.hpp"

#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QThread>

#include <algorithm>

namespace player_editor_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using connect4::Evaluation;
using connect4::Method;
using connect4::Player;

struct Fixture {
    PlayerEditor editor{Player::two};

    Fixture() {
        editor.show();
        editor.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&editor));
    }
    /// The field that a screen reader calls so.
    template <class T>
    [[nodiscard]] T* field(const char* name) const {
        for (T* each : editor.findChildren<T*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
};

PlayerSettings computer() {
    PlayerSettings settings;
    settings.computer = true;
    return settings;
}

class PlayerEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void showsWhatItIsGivenAndSaysNothing() {
        Random random(167);
        Fixture f;
        const QSignalSpy changed(&f.editor, &PlayerEditor::changed);
        for (int i = 0; i < 2000; ++i) {
            PlayerSettings settings;
            settings.computer = random.below(2) == 0;
            if (const auto row = random.below(connect4::all_levels.size() + 1);
                row < connect4::all_levels.size())
                settings.level = connect4::all_levels.at(row);
            settings.think.method = static_cast<Method>(random.below(3));
            settings.think.evaluation = static_cast<Evaluation>(random.below(2));
            settings.think.threads = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(
                                             std::max(1, QThread::idealThreadCount()))));
            settings.think.by_depth = random.below(2) == 0;
            settings.think.depth = 1 + static_cast<int>(random.below(42));
            settings.think.seconds = static_cast<double>(1 + random.below(36'000)) / 10;
            f.editor.setSettings(settings);
            QVERIFY(f.editor.settings() == settings);
        }
        QCOMPARE(changed.size(), 0);
    }

    void aPersonHasNothingToSet() {
        Fixture f;
        const auto* limit = f.editor.findChild<LimitBox*>();
        const auto* advanced = f.editor.findChild<Expander*>();
        QVERIFY(!limit->isVisible() && !advanced->isVisible());
        QTest::keyClick(f.field<QComboBox>("Blue player"), Qt::Key_Down);
        QVERIFY(f.editor.settings().computer);
        QVERIFY(f.editor.settings().level == connect4::Level::beginner);
        QVERIFY(!limit->isVisible() && !advanced->isVisible());
        auto* level = f.field<QComboBox>("Blue: level");
        QTest::keyClick(level, Qt::Key_Down);
        QVERIFY(f.editor.settings().level == connect4::Level::casual);
        QTest::keyClick(level, Qt::Key_End);
        QVERIFY(!f.editor.settings().level);
        QVERIFY(limit->isVisible() && advanced->isVisible());
        f.editor.setSettings({});
        QVERIFY(!limit->isVisible() && !advanced->isVisible());
    }

    void everyFieldIsToldOfOnce() {
        Fixture f;
        f.editor.setSettings(computer());
        f.editor.findChild<Expander*>()->setExpanded(true);
        const QSignalSpy changed(&f.editor, &PlayerEditor::changed);
        QTest::keyClick(f.field<QComboBox>("Blue: search"), Qt::Key_Down);
        QVERIFY(f.editor.settings().think.method == Method::alpha_beta);
        QTest::keyClick(f.field<QComboBox>("Blue: search"), Qt::Key_Down);
        QVERIFY(f.editor.settings().think.method == Method::minimax);
        QTest::keyClick(f.field<QComboBox>("Blue: evaluation"), Qt::Key_Down);
        QVERIFY(f.editor.settings().think.evaluation == Evaluation::score);
        QTest::keyClick(f.field<QComboBox>("Blue: kind of limit"), Qt::Key_Down);
        QVERIFY(f.editor.settings().think.by_depth);
        auto* depth = f.field<QSpinBox>("Blue: search depth in moves");
        const int before = f.editor.settings().think.depth;
        QTest::keyClick(depth, Qt::Key_Up);
        QCOMPARE(f.editor.settings().think.depth, before + 1);
        QCOMPARE(changed.size(), 5);
        QTest::keyClick(f.field<QComboBox>("Blue player"), Qt::Key_Up);
        QVERIFY(!f.editor.settings().computer);
        QCOMPARE(changed.size(), 6);
    }

    /// A session from a larger machine: the fields show what this one has.
    void moreThreadsThanThereAreAreTheMostThereAre() {
        Fixture f;
        PlayerSettings settings = computer();
        settings.think.threads = 64;
        f.editor.setSettings(settings);
        QCOMPARE(f.editor.settings().think.threads, std::clamp(QThread::idealThreadCount(), 1, 64));
    }

    void everythingHasANameOfItsPlayer() {
        Fixture f;
        f.editor.setSettings(computer());
        f.editor.findChild<Expander*>()->setExpanded(true);
        QCOMPARE(namelessWidgets(f.editor).join(QLatin1Char(10)), QString());
        for (const QComboBox* box : f.editor.findChildren<QComboBox*>())
            QVERIFY(box->accessibleName().startsWith(QStringLiteral("Blue")));
        QCOMPARE(unplacedWidgets(f.editor), QStringList());
    }

    /// So the wheel moves the panel, and nothing that it comes by on its way.
    void theWheelChangesNoNumber() {
        Fixture f;
        f.editor.setSettings(computer());
        f.editor.findChild<Expander*>()->setExpanded(true);
        for (const QSpinBox* box : f.editor.findChildren<QSpinBox*>())
            QCOMPARE(box->focusPolicy(), Qt::StrongFocus);
    }
};

LOGGIA_WINDOW_TEST(PlayerEditorTest)

} // namespace player_editor_test

#include "player_editor_test.moc"
