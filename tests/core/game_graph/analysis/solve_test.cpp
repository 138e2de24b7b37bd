#include "core/game_graph/analysis/solve.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <tuple>

namespace solve_test {

using namespace loggia;
using namespace loggia::game_graph;

SolveOptions with(int level, Method method = Method::automatic) {
    SolveOptions options;
    options.level = level;
    options.method = method;
    return options;
}

std::vector<std::string> winning_moves(const Solution& solution) {
    std::vector<std::string> moves;
    const Game& game = solution.game();
    for (const Step& step : game.moves(solution.from()))
        if (solution.value(step.to)->outcome == Outcome::loss)
            moves.push_back(game.move_text(solution.from(), step.move));
    return moves;
}

class GameSolveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownFigures_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("only"); // the winning moves
        QTest::addColumn<QList<int>>("positions");
        QTest::addColumn<quint64>("nodes");
        QTest::addColumn<quint64>("leaves");
        const auto row = [](const char* game, const char* value, const char* only,
                            const QList<int>& positions, quint64 nodes, quint64 leaves) {
            QTest::newRow(game) << game << value << only << positions << nodes << leaves;
        };
        row("1-2-10", "win in 7", "+1", {20, 11}, 232, 89);
        row("even-or-odd 15", "win in 8", "3", {128, 56, 30}, 12640, 5768);
        row("nim 3 4 5", "win in 11", "A2", {-1, 120, 48}, 1038768, 431128);
        row("tic-tac-toe", "draw in 9", "", {5478, 765}, 549946, 255168);
    }
    void knownFigures() {
        QFETCH(QString, game);
        QFETCH(QString, value);
        QFETCH(QString, only);
        QFETCH(QList<int>, positions);
        const auto solution = solve(made(game.toStdString())).value();
        QCOMPARE(to_text(*solution.value(solution.from())), value.toStdString());
        std::string moves;
        for (const std::string& move : winning_moves(solution))
            moves += move;
        QCOMPARE(moves, only.toStdString());
        for (int level = 0; level < positions.size(); ++level)
            if (positions[level] >= 0)
                QCOMPARE(static_cast<int>(solution.counts(level)->positions), positions[level]);
        const auto order = bottom_up(*solution.graph());
        QVERIFY(order);
        const TreeSize size = tree_size(*solution.graph(), *order);
        QTEST(static_cast<quint64>(size.nodes), "nodes");
        QTEST(static_cast<quint64>(size.leaves), "leaves");
    }

    void lostPositions() {
        const auto ten = solve(made("1-2-10"), with(1)).value();
        for (State pile = 0; pile <= 10; ++pile)
            QCOMPARE(ten.value(pile << 2U)->outcome == Outcome::loss, pile % 3 == 1);
        const auto nim = solve(made("nim 3 4 5"), with(2)).value();
        QCOMPARE(nim.counts().positions, 48U);
        QCOMPARE(nim.counts().losses, 7U);
        const auto piles = solve(made("nim 3 4 5"), with(1)).value();
        QCOMPARE(piles.counts().positions, 120U);
        QCOMPARE(piles.counts().losses, 18U);
        for (int pile = 1; pile <= 31; pile += 2) {
            const auto parity = solve(made(fmt::format("even-or-odd {}", pile)), with(2)).value();
            QCOMPARE(parity.value(parity.from())->outcome == Outcome::loss, pile % 8 == 1);
        }
    }

    void agreesWithMinimax_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"1-2-10",
                                 "1-2-10 misere",
                                 "2-5-31",
                                 "3-7",
                                 "1-3-4-25 misere",
                                 "even-or-odd 15",
                                 "even-or-odd 9 5 misere",
                                 "even-or-odd 1",
                                 "nim 3 4 5",
                                 "nim 3 4 5 misere",
                                 "nim 0",
                                 "nim 0 misere",
                                 "nim 1 1 2 2",
                                 "subtraction 20 take 1 3 4",
                                 "subtraction 4 6 take 2",
                                 "subtraction 9 4 take 2 3 misere",
                                 "kayles 7",
                                 "kayles 4 3 misere",
                                 "dawsons-kayles 9",
                                 "dawsons-kayles 3 4 misere",
                                 "chomp 3x4",
                                 "chomp 4x3 misere",
                                 "chomp 1x1",
                                 "tic-tac-toe",
                                 "tic-tac-toe misere",
                                 "tic-tac-toe 2x3 2",
                                 "tic-tac-toe 4x3 3",
                                 "connect4 3x3 3",
                                 "connect4 4x3 3",
                                 "connect4 2x6 4",
                                 "connect4 3x4 3 misere",
                                 "connect4 1x1",
                                 "tic-tac-toe 1x1"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void agreesWithMinimax() {
        QFETCH(QString, text);
        const Game game = made(text.toStdString());
        Minimax minimax(game);
        const Value value = minimax.value(game.start());
        const int levels = static_cast<int>(game.levels().size());
        for (int level = 0; level < levels; ++level) {
            const auto solution = solve(game, with(level, Method::graph)).value();
            QCOMPARE(solution.value(game.start()).value(), value);
            if (level == 0)
                QCOMPARE(solution.counts().positions, minimax.size());
            const Graph& graph = *solution.graph();
            for (std::uint32_t i = 0; i < graph.size(); ++i)
                QCOMPARE(solution.labels()->values[i], minimax.value(graph.state(i)));
        }
        if (const auto layers = solve(game, with(0, Method::layers))) {
            const auto plain = solve(game, with(0, Method::graph)).value();
            QCOMPARE(layers->counts(), plain.counts());
            for (const State state : plain.graph()->index.states())
                QCOMPARE(layers->value(state), plain.value(state));
        }
    }

    void smallConnectFour_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<quint64>("positions");
        QTest::newRow("4x4") << "connect4 4x4" << quint64{161'029};
        QTest::newRow("4x5") << "connect4 4x5" << quint64{1'706'255};
        QTest::newRow("5x4") << "connect4 5x4" << quint64{3'945'711};
    }
    void smallConnectFour() {
        QFETCH(QString, text);
        const auto solution = solve(made(text.toStdString())).value();
        QVERIFY(solution.graph() == nullptr);
        QTEST(static_cast<quint64>(solution.counts().positions), "positions");
        QCOMPARE(solution.value(solution.from())->outcome, Outcome::draw);
    }

    /// Layer by layer down and up again, or by the number of positions.
    void tellsHowFarItIs() {
        for (const auto& [text, first, last] :
             {std::tuple{"connect4 4x4", "depth 1: 5 positions",
                         "161,029 positions, values at depth 0"},
              std::tuple{"nim 30 30 30", " positions, ", "expanded"}}) {
            std::vector<std::string> told;
            const Control control({}, [&told](const Progress& progress) {
                if (!progress.text.empty())
                    told.push_back(progress.text);
            });
            QVERIFY(solve(made(text), {}, control).has_value());
            QVERIFY2(!told.empty(), text);
            QVERIFY2(told.front().find(first) != std::string::npos, told.front().c_str());
            QVERIFY2(told.back().find(last) != std::string::npos, told.back().c_str());
        }
    }

    void fromAnyPosition() {
        const Game game = made("connect4 4x4");
        const auto whole = solve(game).value();
        Random random(test_suite::seed(3));
        for (int i = 0; i < 30; ++i) {
            State state = game.start();
            for (std::uint64_t moves = random.below(14); moves > 0; --moves) {
                const auto steps = game.moves(state);
                if (steps.empty())
                    break;
                state = steps[random.below(steps.size())].to;
            }
            const auto part = solve(game, state).value();
            QCOMPARE(part.value(state), whole.value(state));
            QVERIFY(part.counts().positions <= whole.counts().positions);
        }
    }

    void loopyGames() {
        // Nobody wins Mu Torere, where the game need not end.
        const auto star = solve(made("mu-torere")).value();
        QCOMPARE(star.value(star.from()).value(), (Value{Outcome::draw, Value::endless}));
        QVERIFY(!bottom_up(*star.graph()));
        // On three rows whoever begins Dodgem wins.
        const auto three = solve(made("dodgem 3")).value();
        QCOMPARE(three.value(three.from())->outcome, Outcome::win);
        // Merging changes no value.
        for (const char* text : {"mu-torere", "mu-torere misere", "dodgem 2", "dodgem 3"}) {
            const auto fine = solve(made(text)).value();
            const auto coarse = solve(made(text), with(1)).value();
            QVERIFY(coarse.counts().positions < fine.counts().positions);
            QCOMPARE(fine.counts(1)->positions, coarse.counts().positions);
            for (const State state : fine.graph()->index.states())
                QCOMPARE(fine.value(state), coarse.value(state));
        }
    }

    void refusesWhatIsTooLarge() {
        SolveOptions options;
        options.limits.states = 1000;
        QVERIFY(!solve(made("nim 20 20 20"), options));
        options = {};
        options.limits.moves = 1000;
        QVERIFY(!solve(made("nim 20 20 20"), options));
        options = {};
        options.layer_limits.bytes = 100'000;
        QVERIFY(!solve(made("connect4 4x4"), options));
        QVERIFY(!solve(made("nim 3"), with(0, Method::layers)));
        QVERIFY(!solve(made("nim 3"), with(3)));
        QVERIFY(!solve(made("connect4"), with(1, Method::layers)));
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        for (const char* text : {"nim 20 20 20", "connect4 4x4"}) {
            const auto solution = solve(made(text), {}, control).value();
            QVERIFY(!solution.complete());
            QVERIFY(!solution.value(solution.from()));
            QCOMPARE(solution.counts(), Counts{});
        }
    }
};

LOGGIA_TEST(GameSolveTest)

} // namespace solve_test

#include "solve_test.moc"
