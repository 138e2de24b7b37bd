#include "tests/suite.hpp"
#include "tests/ui/connect4/endings.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/connect4/match/match_game_view.hpp"
#include "ui/widgets/board/board_view.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

namespace match_game_view_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    connect4::Game game{{}, {3, 0, 3, 0, 3, 0, 3, 0, 1}}; // Both complete a line.
    MatchGameView view;
    BoardView* board = view.findChild<BoardView*>();

    Fixture() {
        view.resize(460, 520);
        view.setVisible(true);
        view.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
        view.setGame(game, QStringLiteral("Game 3"));
        view.setFocus();
    }
    void key(Qt::Key key) { QTest::keyClick(&view, key); }
    [[nodiscard]] int stones() const {
        int count = 0;
        for (int column = 0; column < connect4::columns; ++column)
            for (int row = 0; row < connect4::rows; ++row)
                count += board->scene().at(column, row).piece != 0 ? 1 : 0;
        return count;
    }
    [[nodiscard]] bool shows(const char* text) const {
        const auto labels = view.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [text](const QLabel* label) {
            return label->text() == QLatin1String(text);
        });
    }
};

class MatchGameViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void beginsAtTheEndAndIsSteppedThrough() {
        Fixture f;
        QVERIFY(f.shows("Game 3"));
        QCOMPARE(f.view.shown(), f.game.moves.size());
        QCOMPARE(f.stones(), 9);
        QVERIFY(f.shows("Move 9 of 9. Orange 1, Blue 1."));
        f.key(Qt::Key_Right); // There is no further move.
        QCOMPARE(f.view.shown(), std::size_t{9});
        f.key(Qt::Key_Left);
        f.key(Qt::Key_Left);
        QCOMPARE(f.stones(), 7);
        QVERIFY(f.shows("Move 7 of 9. Orange 1, Blue 0."));
        f.key(Qt::Key_Home);
        QCOMPARE(f.stones(), 0);
        f.key(Qt::Key_Left);
        QCOMPARE(f.view.shown(), std::size_t{0});
        QTest::mouseClick(buttonOf(f.view, "One move forward"), Qt::LeftButton);
        QCOMPARE(f.board->scene().at(3, 0).piece, 1);
        f.key(Qt::Key_End);
        QCOMPARE(f.stones(), 9);
    }

    /// It is looked at, not played on.
    void aClickOnTheBoardPlaysNothing() {
        Fixture f;
        QTest::mouseClick(f.board, Qt::LeftButton, {},
                          f.board->geometryNow().centre(5, 3).toPoint());
        QVERIFY(f.view.game() == f.game);
        QCOMPARE(f.stones(), 9);
    }

    /// Its keys need the focus, which the Tab key brings from each button in the end.
    void theTabKeyComesToIt() {
        Fixture f;
        buttonOf(f.view, "Open on the main board")->setFocus();
        for (int i = 0; i < 20 && !f.view.hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(f.view.hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(f.stones(), 0);
    }

    void leadsBackAndToThePage() {
        Fixture f;
        const QSignalSpy back(&f.view, &MatchGameView::backWanted);
        const QSignalSpy open(&f.view, &MatchGameView::openWanted);
        QTest::mouseClick(buttonOf(f.view, "Back to the match"), Qt::LeftButton);
        f.view.setFocus();
        f.key(Qt::Key_Escape);
        QCOMPARE(back.size(), 2);
        QTest::mouseClick(buttonOf(f.view, "Open on the main board"), Qt::LeftButton);
        QCOMPARE(open.size(), 1);
    }

    void everythingHasANameAndItsPlace() {
        Fixture f;
        QCOMPARE(namelessWidgets(f.view), QStringList());
        QCOMPARE(sharedMnemonics(f.view), QStringList());
        QCOMPARE(unplacedWidgets(f.view), QStringList());
    }
};

LOGGIA_WINDOW_TEST(MatchGameViewTest)

} // namespace match_game_view_test

#include "match_game_view_test.moc"
