#include "core/game_graph/analysis/explain.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace explain_test {

using namespace loggia;
using namespace loggia::game_graph;

class GameExplainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void words() {
        const auto ten = solve(made("1-2-10")).value();
        const Game& game = ten.game();
        const auto text = [&](const char* position) {
            return to_text(game, explain(ten, game.state_of(position).value()).value());
        };
        QCOMPARE(
            text("(1, 8)"),
            std::string(
                "(1, 8): player 1 wins in 1 move, because a move leads to a loss for player 2:\n"
                "  +1 loses in 2 moves, to (2, 9)\n"
                "  +2 wins in 1 move, to (2, 10)\n"));
        QCOMPARE(text("(1, 7)"), std::string("(1, 7): player 1 loses in 2 moves, because every "
                                             "move leads to a win for player 2:\n"
                                             "  +1 loses in 2 moves, to (2, 8)\n"
                                             "  +2 loses in 2 moves, to (2, 9)\n"));
        QCOMPARE(text("(2, 10)"),
                 std::string("(2, 10): player 2 has lost, because the game is over\n"));
        const auto star = solve(made("mu-torere")).value();
        QVERIFY(to_text(star.game(), explain(star, star.from()).value())
                    .find("draw without end, because no move leads to a loss for player 2, but one "
                          "avoids a loss for ever") != std::string::npos);
        // The text of a large board is not read within a sentence.
        const auto othello = solve(made("othello 6x6 8")).value();
        QCOMPARE(to_reason(othello.game(), explain(othello, othello.from()).value()),
                 std::string("every move loses equally fast, for example c2"));
        const auto noughts = solve(made("tic-tac-toe")).value();
        QVERIFY(
            to_text(noughts.game(), explain(noughts, noughts.from()).value())
                .find(
                    "draw in 9 moves, because no move leads to a loss for player 2, but one leads "
                    "to a draw:") != std::string::npos);
    }

    /// Of each position of a game the same reason as that of its step of labelling, but where
    /// several moves are as good.
    void reasons() {
        const auto solution = solve(made("1-2-10")).value();
        const Game& game = solution.game();
        int same = 0;
        for (const LabelStep& step : solution.labels()->steps) {
            const State state = solution.graph()->state(step.position);
            const auto known = explain(solution, state).value();
            const auto good = std::count_if(known.moves.begin(), known.moves.end(),
                                            [](const JudgedMove& move) { return move.best; });
            if (good > 1)
                continue;
            const std::string text = to_text(game, *solution.graph(), *solution.labels(), step);
            std::string reason = to_reason(game, known);
            if (reason.starts_with("the move "))
                reason.erase(0, std::string_view("the move ").size());
            QVERIFY2(text.ends_with(" " + reason), text.c_str());
            ++same;
        }
        QVERIFY(same > 10);
        QCOMPARE(to_reason(game, explain(solution, game.state_of("(1, 0)").value()).value()),
                 std::string("the move +1 leads to (2, 1), which is lost for player 2"));
        const auto noughts = solve(made("tic-tac-toe")).value();
        QVERIFY(to_reason(noughts.game(), explain(noughts, noughts.from()).value())
                    .starts_with("no move wins, but "));
    }

    void judgesMoves() {
        Random random(test_suite::seed(1));
        for (const Game& game : games_of_every_kind()) {
            SolveOptions options;
            options.limits.states = 100'000;
            options.layer_limits.bytes = 1'000'000;
            const auto solution = solve(game, options);
            if (!solution)
                continue;
            for (int i = 0; i < 20; ++i)
                for (const State state : walk(game, random)) {
                    const auto explanation = explain(*solution, state);
                    QVERIFY(explanation);
                    QCOMPARE(explanation->moves.size(), game.moves(state).size());
                    bool best = explanation->moves.empty();
                    for (const JudgedMove& move : explanation->moves) {
                        QVERIFY(!better(move.value, explanation->value));
                        QCOMPARE(move.best, move.value == explanation->value);
                        QCOMPARE(move.keeps, move.value.outcome == explanation->value.outcome);
                        best = best || move.best;
                    }
                    QVERIFY(best);
                }
        }
        const auto nim = solve(made("nim 1 2")).value();
        QVERIFY(!explain(nim, nim.game().state_of("1 3 0").value()));
    }

    void steps() {
        const auto solution = solve(made("1-2-4")).value();
        std::string all;
        for (const LabelStep& step : solution.labels()->steps)
            all += to_text(solution.game(), *solution.graph(), *solution.labels(), step) + "\n";
        QCOMPARE(
            all,
            std::string(
                "(1, 4): player 1 has lost, because the game is over\n"
                "(2, 4): player 2 has lost, because the game is over\n"
                "(2, 2): player 2 wins in 1 move: +2 leads to (1, 4), which is lost for player 1\n"
                "(2, 3): player 2 wins in 1 move: +1 leads to (1, 4), which is lost for player 1\n"
                "(1, 2): player 1 wins in 1 move: +2 leads to (2, 4), which is lost for player 2\n"
                "(1, 3): player 1 wins in 1 move: +1 leads to (2, 4), which is lost for player 2\n"
                "(2, 1): player 2 loses in 2 moves: every move loses equally fast; for example, "
                "+2 leads to (1, 3)\n"
                "(1, 0): player 1 wins in 3 moves: +1 leads to (2, 1), which is lost for player "
                "2\n"));
        const auto loop = solve(token_game("a -> a b\nb -> c\nc = draw")).value();
        all.clear();
        for (const LabelStep& step : loop.labels()->steps)
            all += to_text(loop.game(), *loop.graph(), *loop.labels(), step) + "\n";
        QVERIFY(
            all.find("(2, b): a draw in 1 move: no move wins, but c leads to (1, c), a draw\n") !=
            std::string::npos);
    }

    /// What is said of a lost position depends on what its moves are worth beside each other.
    void losses_data() {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("one move") << QByteArray("a -> b\nb -> c\nc = loss")
                                  << QByteArray("the only move, ")
                                  << QByteArray("b, leads to (2, b) and loses");
        QTest::newRow("equal moves") << QByteArray("a -> b c\nb -> d\nc -> d\nd = loss")
                                     << QByteArray("every move loses equally fast; for example, ")
                                     << QByteArray("b leads to (2, b)");
        QTest::newRow("a longer one")
            << QByteArray("a -> b c\nb -> d\nc -> e\ne -> b\nd = loss")
            << QByteArray("every move loses; ") << QByteArray("c to (2, c) holds out longest");
    }

    void losses() {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, start);
        QFETCH(QByteArray, end);
        const auto solution = solve(token_game(rules.toStdString())).value();
        const State first = solution.graph()->state(0);
        QCOMPARE(to_reason(solution.game(), explain(solution, first).value()),
                 (start + end).toStdString());
        // Its step of labelling says the same, but may name another one of equal moves.
        const auto& steps = solution.labels()->steps;
        const auto step = std::find_if(steps.begin(), steps.end(),
                                       [](const LabelStep& each) { return each.position == 0; });
        QVERIFY(step != steps.end());
        const std::string text =
            to_text(solution.game(), *solution.graph(), *solution.labels(), *step);
        QVERIFY2(text.find("moves: " + start.toStdString()) != std::string::npos, text.c_str());
    }

    void comments() {
        const auto ten = solve(made("1-2-10")).value();
        QCOMPARE(comment(ten.game(), *ten.graph()),
                 std::optional<std::string>(
                     "(2, 0) and (1, 1) can never be reached, so there are 20 positions"));
        const auto sparse = solve(made("10-100")).value();
        QCOMPARE(
            comment(sparse.game(), *sparse.graph()),
            std::optional<std::string>("11 of the 202 pairs of player and counter can be reached"));
        const auto nim = solve(made("nim 1 2")).value();
        QVERIFY(!comment(nim.game(), *nim.graph()));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!comment(ten.game(), *ten.graph(), Control(stop.get_token())));
    }
};

LOGGIA_TEST(GameExplainTest)

} // namespace explain_test

#include "explain_test.moc"
