// Every game with a board is played to its end in the window, against the computer, by real events.
#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/game_graph/page_fixture.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/position_panel.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace games_played_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr std::size_t longest_game = 40;

class GamesPlayedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void toTheEnd_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("keys");
        for (const char* game : {"othello 4x4 9", "othello 6x6 6", "kalah 2 3", "checkers 4x4",
                                 "dots-and-boxes 2x2", "hexapawn 3x3", "domineering 4x4", "achi",
                                 "three-mens-morris", "sim 5", "konane 4x4", "dodgem 3"})
            for (const bool keys : {false, true})
                QTest::addRow("%s by %s", game, keys ? "keys" : "mouse")
                    << QString::fromLatin1(game) << keys;
    }
    void toTheEnd() {
        QFETCH(QString, name);
        QFETCH(bool, keys);
        PageFixture f;
        f.document().setPlayer(1, {});
        f.document().setPlayer(2, {game_graph::Opponent{}, 0});
        f.choose(name.toUtf8().constData());
        auto* board = f.part<PositionBoardView>("board");
        QVERIFY(board->isVisible());
        Random random(5);
        while (!f.document().isOver(f.document().lastPosition()) &&
               f.document().played() < longest_game) {
            const std::size_t before = f.document().played();
            const auto state = f.document().position();
            const auto& game = f.document().game();
            const auto moves = game.moves(state);
            const auto step = moves[random.below(moves.size())];
            for (const BoardSpot& spot : wayOf(game, state, step))
                if (keys)
                    go(*board, spot);
                else
                    QTest::mouseClick(board, Qt::LeftButton, {}, board->pointOf(spot).toPoint());
            f.settle();
            QVERIFY2(f.document().played() > before, game.move_text(state, step.move).c_str());
            QCOMPARE(f.document().positionAfter(before + 1), step.to);
        }
        QVERIFY(f.document().isOver(f.document().lastPosition()) ||
                f.document().played() >= longest_game);
    }

    void rulesStandBesideTheBoard() {
        PageFixture f;
        QVERIFY(f.position->rulesText().startsWith(QStringLiteral("1, 2, ... N. A counter")));
        f.choose("hexapawn misere");
        QVERIFY(f.position->rulesText().startsWith(QStringLiteral("Hexapawn. Each player")));
        QVERIFY(
            f.position->rulesText().contains(QStringLiteral("winning and losing are exchanged")));
        auto* text = f.part<QLabel>("rulesText");
        QVERIFY(!text->isVisible());
        QTest::mouseClick(f.position->rules()->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(text->isVisible());
    }

    void informalNamesAreShownAsUnderstood() {
        PageFixture f;
        SourceEditor* editor = f.bar->parameters();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("Dots and Boxes 2 x 1"));
        f.settle();
        QCOMPARE(f.document().game().text(), std::string("dots-and-boxes 2x1"));
        QVERIFY(f.bar->said().startsWith(QStringLiteral("Understood as dots-and-boxes 2x1.")));
        QCOMPARE(f.part<QComboBox>("games")->currentText(), QStringLiteral("Dots and boxes"));
    }

private:
    /// What is clicked to make a move.
    static std::vector<BoardSpot> wayOf(const game_graph::Game& game, game_graph::State state,
                                        const game_graph::Step& step) {
        const BoardPlay play(game, state);
        const int columns = play.board()->columns;
        const auto path = game.path(state, step.move);
        if (!path) { // Dodgem: the car, and where it goes or itself
            for (int row = 0; row < play.board()->rows; ++row)
                for (int column = 0; column < columns; ++column)
                    for (const BoardSpot& target : play.targetsOf({row, column})) {
                        const auto answer = play.answerAt(target, BoardSpot{row, column});
                        if (answer.move && play.moves()[*answer.move] == step)
                            return {{row, column}, target};
                    }
            return {};
        }
        const bool ring = play.board()->layout == PositionBoard::Layout::ring;
        std::vector<BoardSpot> way;
        for (const int cell : *path)
            way.push_back(ring ? BoardSpot{0, cell} : BoardSpot{cell / columns, cell % columns});
        if (way.empty()) // a pass
            return {BoardSpot{0, 0}};
        // Of several jumps the last one says enough.
        return way.size() > 2 ? std::vector{way.front(), way.back()} : way;
    }

    /// By arrow keys to a spot, and Enter there.
    static void go(PositionBoardView& board, const BoardSpot& spot) {
        board.setFocus(Qt::TabFocusReason);
        for (int steps = 0; !(board.cursor() == spot) && steps < 40; ++steps) {
            const BoardSpot& here = board.cursor();
            QTest::keyClick(&board, here.column < spot.column   ? Qt::Key_Right
                                    : here.column > spot.column ? Qt::Key_Left
                                    : here.row < spot.row       ? Qt::Key_Down
                                                                : Qt::Key_Up);
        }
        QTest::keyClick(&board, Qt::Key_Return);
    }
};

LOGGIA_WINDOW_TEST(GamesPlayedTest)

} // namespace games_played_test

#include "games_played_test.moc"
