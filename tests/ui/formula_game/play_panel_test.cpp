#include "tests/suite.hpp"
#include "tests/ui/formula_game/game_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/formula_game/play_panel.hpp"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

namespace play_panel_test {

using namespace loggia;
using namespace loggia::ui;
using formula_game::Player;
using testing::GameFixture;

struct Fixture : GameFixture {
    PlayPanel panel{&document};

    Fixture() {
        panel.resize(400, 500);
        panel.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&panel));
    }
    [[nodiscard]] QStringList history() const {
        QStringList rows;
        for (int i = 0; i < panel.history()->count(); ++i)
            rows << panel.history()->item(i)->text();
        return rows;
    }
    [[nodiscard]] QPushButton* button(const char* text) const {
        for (QPushButton* button : panel.findChildren<QPushButton*>())
            if (button->text() == QLatin1String(text))
                return button;
        return nullptr;
    }
    void clickRow(int row) {
        QTest::mouseClick(panel.history()->viewport(), Qt::LeftButton, {},
                          panel.history()->visualItemRect(panel.history()->item(row)).center());
    }
};

class PlayPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void historyFollowsAndLeads() {
        Fixture f;
        QCOMPARE(f.history(), QStringList{QStringLiteral("Start")});
        static_cast<void>(f.document.play(true));
        static_cast<void>(f.document.play(false));
        QCOMPARE(f.history(), (QStringList{QStringLiteral("Start"), QStringLiteral("1.  E:  x = 1"),
                                           QStringLiteral("2.  E:  y = 0")}));
        QCOMPARE(f.panel.history()->currentRow(), 2);
        f.clickRow(1);
        QCOMPARE(f.document.shown(), std::size_t{1});
        const auto steps = f.panel.findChildren<QToolButton*>();
        QCOMPARE(steps.size(), 4);
        QTest::mouseClick(steps[0], Qt::LeftButton);
        QCOMPARE(f.panel.history()->currentRow(), 0);
        QTest::mouseClick(steps[3], Qt::LeftButton);
        QCOMPARE(f.document.shown(), std::size_t{2});
        f.undo.undo();
        QCOMPARE(f.panel.history()->count(), 2);
        f.document.clear();
        QVERIFY(f.history().isEmpty());
    }

    void blundersAreMarkedInWords() {
        Fixture f;
        static_cast<void>(f.document.play(true));
        static_cast<void>(f.document.play(true));
        static_cast<void>(f.document.play(false));
        f.panel.setBlunders({{2, Player::a, false}});
        QCOMPARE(f.history()[3], QStringLiteral("3.  A:  z = 0   ??  blunder: gives the win away"));
        QVERIFY(!f.history()[2].contains(QLatin1Char('?')));
        QCOMPARE(f.panel.history()->item(3)->data(Qt::AccessibleTextRole).toString(),
                 f.history()[3]);
        f.panel.setBlunders({});
        QCOMPARE(f.history()[3], QStringLiteral("3.  A:  z = 0"));
    }

    void playersAreChosen() {
        Fixture f;
        auto* a = f.panel.findChild<QComboBox*>(QStringLiteral("playerA"));
        a->setFocus();
        QTest::keyClick(a, Qt::Key_Down);
        QVERIFY(f.document.isComputer(Player::a) && !f.document.isComputer(Player::e));
        f.document.setComputer(Player::e, true);
        QCOMPARE(f.panel.findChild<QComboBox*>(QStringLiteral("playerE"))->currentIndex(), 1);
    }

    void buttonsAreThereWhereTheyHelp() {
        Fixture f;
        const QSignalSpy hint(&f.panel, &PlayPanel::hintWanted);
        const QSignalSpy again(&f.panel, &PlayPanel::restartWanted);
        QVERIFY(!f.button("Play a&gain")->isEnabled());
        QTest::mouseClick(f.button("H&int"), Qt::LeftButton);
        for (int turn = 0; turn < 3; ++turn)
            static_cast<void>(f.document.play(false));
        QVERIFY(!f.button("H&int")->isEnabled());
        QTest::mouseClick(f.button("Play a&gain"), Qt::LeftButton);
        QCOMPARE(hint.size(), 1);
        QCOMPARE(again.size(), 1);
        f.document.clear();
        QVERIFY(!f.button("H&int")->isEnabled() && !f.button("Play a&gain")->isEnabled());
    }

    void everythingHasAName() {
        Fixture f;
        QCOMPARE(testing::namelessWidgets(f.panel), QStringList());
        QCOMPARE(testing::sharedMnemonics(f.panel), QStringList());
    }
};

LOGGIA_WINDOW_TEST(PlayPanelTest)

} // namespace play_panel_test

#include "play_panel_test.moc"
