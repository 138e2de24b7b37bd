#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/connect4/match/contestant_editor.hpp"
#include "ui/connect4/players/engine_editor.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>

namespace contestant_editor_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    ContestantEditor editor{QStringLiteral("A")};
    QComboBox* kind = nullptr;
    QLineEdit* program = editor.findChild<QLineEdit*>();

    Fixture() {
        for (QComboBox* box : editor.findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Player A"))
                kind = box;
        editor.show();
        editor.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&editor));
    }
    [[nodiscard]] QString chosen() const {
        const auto contestant = editor.contestant();
        return contestant ? QString::fromStdString(to_text(*contestant)) : QString();
    }
};

class ContestantEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Every kind by key, and what it stands for on the command line.
    void everyKindIsAContestant() {
        Fixture f;
        QVERIFY(f.chosen().startsWith(QStringLiteral("engine:")));
        QVERIFY(f.editor.findChild<EngineEditor*>()->isVisible());
        for (const connect4::Level level : connect4::all_levels) {
            QTest::keyClick(f.kind, Qt::Key_Down);
            const auto name = QString::fromStdString(std::string(connect4::to_text(level)));
            QCOMPARE(f.chosen(), QStringLiteral("level:") + name);
            QCOMPARE(f.editor.summary(), name);
            QVERIFY(!f.editor.findChild<EngineEditor*>()->isVisible());
        }
        QTest::keyClick(f.kind, Qt::Key_Down);
        QCOMPARE(f.chosen(), QStringLiteral("random"));
        QVERIFY(!f.program->isVisible());
        QTest::keyClick(f.kind, Qt::Key_Down);
        QVERIFY(f.program->isVisible());
        QVERIFY(!f.editor.contestant());
        f.program->setFocus();
        QTest::keyClicks(f.program, QStringLiteral("depth=3,timeout=9:java -cp 'my dir' player"));
        QCOMPARE(f.chosen(), QStringLiteral("exec:depth=3,timeout=9:java -cp \"my dir\" player"));
    }

    void theEvaluationIsCalledAsInItsBox() {
        Fixture f;
        for (QComboBox* box : f.editor.findChildren<QComboBox*>())
            if (const int row = box->findText(QStringLiteral("Material score")); row >= 0)
                box->setCurrentIndex(row);
        QVERIFY2(f.editor.summary().endsWith(QStringLiteral(", material score")),
                 qPrintable(f.editor.summary()));
    }

    /// What is chosen in one box is not the name of what is chosen in another.
    void noTwoBoxesShowTheSameName() {
        Fixture f;
        QStringList shown;
        for (const QComboBox* box : f.editor.findChildren<QComboBox*>()) {
            QVERIFY(box->isVisible());
            QVERIFY2(!shown.contains(box->currentText()), qPrintable(box->currentText()));
            shown << box->currentText();
        }
        QVERIFY(shown.size() >= 3);
    }

    void theStateComesBack() {
        Fixture f;
        const QSignalSpy changed(&f.editor, &ContestantEditor::changed);
        for (int row = 0; row < f.kind->count(); ++row) {
            f.kind->setCurrentIndex(row);
            f.program->setText(QStringLiteral("program %1").arg(row));
            Fixture other;
            const QSignalSpy silent(&other.editor, &ContestantEditor::changed);
            other.editor.restore(f.editor.state());
            QCOMPARE(other.editor.state(), f.editor.state());
            QCOMPARE(other.chosen(), f.chosen());
            QCOMPARE(silent.size(), 0);
        }
        QVERIFY(changed.size() >= f.kind->count());
        f.editor.restore({{QStringLiteral("kind"), 7}, {QStringLiteral("program"), 8}});
        QVERIFY(f.chosen().startsWith(QStringLiteral("engine:")));
    }

    void everythingHasAName() {
        Fixture f;
        QCOMPARE(namelessWidgets(f.editor).join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(ContestantEditorTest)

} // namespace contestant_editor_test

#include "contestant_editor_test.moc"
