#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"
#include "ui/connect4/board/connect4_scene.hpp"

#include <QTest>

#include <bit>

namespace connect4_scene_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Bits;
using connect4::Certainty;
using connect4::Game;
using connect4::Player;

Game randomGame(Random& random, std::size_t moves) {
    Game game;
    connect4::Position position = game.start;
    while (game.moves.size() < moves) {
        const int column = static_cast<int>(random.below(connect4::columns));
        if (!position.can_play(column))
            continue;
        game.moves.push_back(column);
        position = position.after(column);
    }
    return game;
}

class Connect4SceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against stones dropped one by one into seven lists.
    void showsEachMomentOfAGame() {
        Random random(211);
        for (int round = 0; round < 300; ++round) {
            const Game game = randomGame(random, random.below(43));
            const std::size_t shown = random.below(game.moves.size() + 1);
            std::array<std::vector<int>, connect4::columns> stacks;
            for (std::size_t i = 0; i < shown; ++i)
                stacks.at(static_cast<std::size_t>(game.moves[i])).push_back(i % 2 == 0 ? 1 : 2);
            const BoardScene scene = sceneOf(game, shown);
            for (int column = 0; column < connect4::columns; ++column) {
                const auto& stack = stacks.at(static_cast<std::size_t>(column));
                const int height = static_cast<int>(stack.size());
                QCOMPARE(scene.landing[static_cast<std::size_t>(column)],
                         height < connect4::rows ? height : -1);
                for (int row = 0; row < connect4::rows; ++row) {
                    const BoardCell& cell = scene.at(column, row);
                    QCOMPARE(cell.piece, row < height ? stack[static_cast<std::size_t>(row)] : 0);
                    const bool last =
                        shown > 0 && game.moves[shown - 1] == column && row == height - 1;
                    QCOMPARE(cell.marked, last);
                    QCOMPARE(cell.name.contains(QStringLiteral("last move")), last);
                    QVERIFY(cell.name.startsWith(
                        QStringLiteral("column %1, row %2: ").arg(column + 1).arg(row + 1)));
                }
            }
            QCOMPARE(scene.next_piece, shown == 42 ? 0 : shown % 2 == 0 ? 1 : 2);
            QVERIFY(scene.numbered_rows);
        }
    }

    void quadruplesAreLinesOverTheirStones() {
        Random random(223);
        int lines = 0;
        for (int round = 0; round < 200; ++round) {
            const Game game = randomGame(random, 42);
            for (const Player player : {Player::one, Player::two}) {
                BoardScene scene = sceneOf(game, 42);
                const auto made = completed_quadruples(game.position(), player);
                addQuadruples(scene, made, player);
                QCOMPARE(scene.lines.size(), made.size());
                for (std::size_t i = 0; i < made.size(); ++i) {
                    const BoardLine& line = scene.lines[i];
                    ++lines;
                    Bits along = 0;
                    for (int step = 0; step < 4; ++step) {
                        const int column =
                            line.from_column + (line.to_column - line.from_column) * step / 3;
                        const int row = line.from_row + (line.to_row - line.from_row) * step / 3;
                        along |= connect4::cell(column, row);
                        QCOMPARE(scene.at(column, row).piece, numberOf(player));
                    }
                    QCOMPARE(along, made[i]);
                    QCOMPARE(line.piece, numberOf(player));
                }
            }
        }
        QVERIFY(lines > 200);
    }

    void playToComeIsFaintAndNumbered() {
        const Game game{{}, {3, 3}};
        BoardScene scene = sceneOf(game, 2);
        addLine(scene, game.position(), {3, 0, 0, 9});
        QCOMPARE(scene.at(3, 2).label, QStringLiteral("1"));
        QVERIFY(scene.at(3, 2).faint && scene.at(3, 2).piece == 1);
        QCOMPARE(scene.at(0, 1).label, QStringLiteral("3"));
        QVERIFY(!scene.at(3, 1).faint);
    }

    /// A screen reader says which board it is on, and whether that one is being edited.
    void boardsHaveNames() {
        QCOMPARE(sceneOf(Game{}, 0).name, QStringLiteral("Max-Connect4 board"));
        const BoardScene edited = sceneOf(connect4::Setup{}, Player::two);
        QCOMPARE(edited.name, QStringLiteral("Max-Connect4 board being edited"));
        QCOMPARE(edited.next_piece, 2);
        QVERIFY(edited.numbered_rows);
        QCOMPARE(sceneOf(connect4::Setup{}, std::nullopt).next_piece, 0);
    }

    void notesStandUnderTheirColumns() {
        connect4::Analysis analysis;
        analysis.column = 2;
        analysis.value = {200, Certainty::exact};
        analysis.columns = {{2, {200, Certainty::exact}, {}},
                            {5, {200, Certainty::exact}, {}},
                            {6, {-100, Certainty::at_most}, {}}};
        BoardScene scene = sceneOf(Game{}, 0);
        addNotes(scene, analysis);
        QString best;
        for (const ColumnNote& note : scene.notes)
            best += note.text + (note.best ? QStringLiteral("! ") : QStringLiteral(" "));
        QCOMPARE(best, QStringLiteral("  +2!   +2! ≤−1 "));
    }

    /// A bound has the colour of what it proves, and none where it proves neither.
    void boundsThatDecideAreColoured() {
        connect4::Analysis analysis;
        analysis.columns = {
            {0, {100, Certainty::at_least}, {}}, {1, {0, Certainty::at_least}, {}},
            {2, {-100, Certainty::at_most}, {}}, {3, {100, Certainty::at_most}, {}},
            {4, {-100, Certainty::exact}, {}},   {5, {300, Certainty::heuristic}, {}}};
        BoardScene scene = sceneOf(Game{}, 0);
        addNotes(scene, analysis);
        std::vector<int> outcomes;
        for (const ColumnNote& note : scene.notes)
            outcomes.push_back(note.outcome);
        QCOMPARE(outcomes, (std::vector<int>{1, 0, -1, 0, -1, 0, 0}));
    }

    void writesValuesShortly_data() {
        QTest::addColumn<int>("hundredths");
        QTest::addColumn<int>("certainty");
        QTest::addColumn<QString>("text");
        const auto row = [](int hundredths, Certainty certainty, const char* text) {
            QTest::newRow(text) << hundredths << static_cast<int>(certainty)
                                << QString::fromUtf8(text);
        };
        row(300, Certainty::exact, "+3");
        row(0, Certainty::exact, "0");
        row(-200, Certainty::exact, "−2");
        row(0, Certainty::at_least, "≥0");
        row(-100, Certainty::at_most, "≤−1");
        row(34, Certainty::heuristic, "≈+0.3");
        row(-34, Certainty::heuristic, "≈−0.3");
        row(-3, Certainty::heuristic, "≈0.0");
        row(3, Certainty::heuristic, "≈0.0");
    }
    void writesValuesShortly() {
        QFETCH(int, hundredths);
        QFETCH(int, certainty);
        QFETCH(QString, text);
        QCOMPARE(shortText({hundredths, static_cast<Certainty>(certainty)}), text);
    }

    void countsColumnsFromOne() {
        QCOMPARE(lineText({3, 2, 6, 0}), QStringLiteral("4 3 7 1"));
        QCOMPARE(lineText({}), QString());
    }
};

LOGGIA_TEST(Connect4SceneTest)

} // namespace connect4_scene_test

#include "connect4_scene_test.moc"
