#include "core/base/number_text.hpp"
#include "core/game_graph/analysis/graph.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace graph_test {

using namespace loggia;
using namespace loggia::game_graph;

TreeSize counted(const Game& game, State state) {
    TreeSize size{1, 0, 0};
    for (const Step& step : game.moves(state)) {
        const TreeSize below = counted(game, step.to);
        size.nodes += below.nodes;
        size.leaves += below.leaves;
        size.longest = std::max(size.longest, below.longest + 1);
    }
    size.leaves += size.nodes == 1 ? 1 : 0;
    return size;
}

std::vector<std::uint32_t> grundy_of(const Graph& graph) {
    return grundy_values(graph, bottom_up(graph).value());
}

/// Of the position after no move at all, with as much merged as can be.
std::uint32_t grundy(const Game& game) {
    const int level = static_cast<int>(game.levels().size()) - 1;
    return grundy_of(build_graph(game, game.start(), level).value())[0];
}

class GraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void indexNumbersInOrder() {
        Random random(test_suite::seed(1));
        StateIndex index;
        std::map<State, std::uint32_t> numbers;
        for (int i = 0; i < 20'000; ++i) {
            const State state = random.below(2) == 0 ? random.below(5000) : random.next() >> 40U;
            const auto [known, is_new] =
                numbers.try_emplace(state, static_cast<std::uint32_t>(numbers.size()));
            QCOMPARE(index.find(state).has_value(), !is_new);
            QCOMPARE(index.add(state), known->second);
            QCOMPARE(index.find(state), std::optional(known->second));
            QCOMPARE(index.size(), numbers.size());
        }
    }

    void indexTakesManyAsOneByOne() {
        Random random(test_suite::seed(2));
        for (const int threads : {1, 3}) {
            StateIndex together;
            StateIndex one_by_one;
            for (const std::size_t count : {1U, 30'000U, 2000U, 7U, 40'000U, 1024U, 60'000U}) {
                std::vector<State> states(count);
                for (State& state : states)
                    state = random.below(3) == 0 ? random.below(50'000) : random.next();
                std::vector<std::uint32_t> numbers(count);
                together.add_all(states, numbers, threads);
                for (std::size_t i = 0; i < count; ++i)
                    QCOMPARE(numbers[i], one_by_one.add(states[i]));
                QCOMPARE(together.states(), one_by_one.states());
            }
            for (const State state : one_by_one.states())
                QCOMPARE(together.find(state), one_by_one.find(state));
            QVERIFY(!together.find(60'000));
        }
    }

    /// In a game with many positions at a distance, and with moves that let the player move again.
    void isTheSameWithAnyThreads() {
        for (const char* text : {"dots-and-boxes 3x1", "nim 9 9 9 9", "konane 4x4", "dodgem 3"}) {
            const Game game = made(text);
            const int level = static_cast<int>(game.levels().size()) - 1;
            const Graph one = build_graph(game, game.start(), level).value();
            for (const int threads : {2, 3}) {
                const Graph graph = build_graph(game, game.start(), level, {}, {}, threads).value();
                QCOMPARE(graph.index.states(), one.index.states());
                QCOMPARE(graph.first, one.first);
                QCOMPARE(graph.again, one.again);
                QCOMPARE(graph.endings, one.endings);
                for (std::size_t i = 0; i < one.edges.size(); ++i) {
                    QCOMPARE(graph.edges[i].move, one.edges[i].move);
                    QCOMPARE(graph.edges[i].to, one.edges[i].to);
                }
            }
        }
    }

    /// To the position and the move.
    void keepsToItsLimits() {
        const Game game = made("nim 9 9 9");
        const Graph whole = build_graph(game, game.start()).value();
        Limits limits{whole.size(), whole.edges.size()};
        QVERIFY(build_graph(game, game.start(), 0, limits));
        limits.states = whole.size() - 1;
        QCOMPARE(build_graph(game, game.start(), 0, limits).error().message,
                 "there are more than " + loggia::counted(limits.states, "position"));
        limits = {whole.size(), whole.edges.size() - 1};
        QVERIFY(build_graph(game, game.start(), 0, limits).error().message.ends_with("moves"));
    }

    void holdsEveryPositionOnce() {
        for (const char* text : {"1-2-10", "nim 2 3 4", "dodgem 2", "mu-torere", "chomp 4x4"}) {
            const Game game = made(text);
            const Graph graph = build_graph(game, game.start()).value();
            std::set<State> reached{game.start()};
            std::vector<State> open{game.start()};
            while (!open.empty()) {
                const State state = open.back();
                open.pop_back();
                for (const Step& step : game.moves(state))
                    if (reached.insert(step.to).second)
                        open.push_back(step.to);
            }
            const auto& states = graph.index.states();
            QCOMPARE(std::set<State>(states.begin(), states.end()), reached);
            QCOMPARE(states.size(), reached.size());
            for (std::size_t i = 0; i < graph.size(); ++i) {
                const auto moves = game.moves(graph.state(i));
                QCOMPARE(graph.moves(i).size(), moves.size());
                for (std::size_t k = 0; k < moves.size(); ++k) {
                    QCOMPARE(graph.moves(i)[k].move, moves[k].move);
                    QCOMPARE(graph.state(graph.moves(i)[k].to), moves[k].to);
                }
            }
        }
    }

    void ordersFromTheEnds() {
        for (const Game& game : games_of_every_kind()) {
            Limits limits;
            limits.states = 200'000;
            const auto graph = build_graph(game, game.start(), 0, limits);
            if (!graph)
                continue;
            const auto order = bottom_up(*graph);
            if (!order)
                continue;
            std::vector<std::size_t> place(graph->size());
            for (std::size_t i = 0; i < order->size(); ++i)
                place[(*order)[i]] = i;
            for (std::size_t i = 0; i < graph->size(); ++i)
                for (const Graph::Edge& edge : graph->moves(i))
                    QVERIFY(place[edge.to] < place[i]);
        }
        const Game loop = token_game("a -> b\nb -> a c");
        QVERIFY(!bottom_up(build_graph(loop, loop.start()).value()));
        QVERIFY(!bottom_up(build_graph(loop, loop.start(), 1).value()));
    }

    void sizesOfTrees() {
        for (const char* text : {"1-2-10", "even-or-odd 9", "nim 2 2 2", "kayles 5", "chomp 2x4",
                                 "tic-tac-toe 3x2 2", "subtraction 12 take 1 5"}) {
            const Game game = made(text);
            const TreeSize expected = counted(game, game.start());
            for (int level = 0; level < static_cast<int>(game.levels().size()); ++level) {
                const Graph graph = build_graph(game, game.start(), level).value();
                const TreeSize size = tree_size(graph, bottom_up(graph).value());
                QCOMPARE(size.nodes, expected.nodes);
                QCOMPARE(size.leaves, expected.leaves);
                QCOMPARE(size.longest, expected.longest);
            }
        }
        // Larger than any number.
        const Game game = made("1-2-3-1000");
        const Graph graph = build_graph(game, game.start()).value();
        const TreeSize size = tree_size(graph, bottom_up(graph).value());
        QCOMPARE(size.nodes, std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(size.longest, 1000U);
    }

    void grundyValuesByDefinition() {
        for (const char* text : {"1-2-10", "nim 3 4 5", "kayles 8", "dawsons-kayles 10",
                                 "chomp 4x4", "subtraction 6 9 take 2 3 5"}) {
            const Game game = made(text);
            for (const int level : {0, 1}) {
                const Graph graph = build_graph(game, game.start(), level).value();
                QVERIFY(has_grundy_values(game, graph));
                const auto values = grundy_of(graph);
                Mex mex(game);
                for (std::size_t i = 0; i < graph.size(); ++i)
                    QCOMPARE(values[i], mex(graph.state(i)));
            }
        }
        for (const char* text : {"nim misere", "tic-tac-toe", "even-or-odd 5"}) {
            const Game game = made(text);
            QVERIFY(!has_grundy_values(game, build_graph(game, game.start()).value()));
        }
    }

    void nimIsTheSumOfItsPiles() {
        Random random(test_suite::seed(5));
        for (int i = 0; i < 60; ++i) {
            const auto a = random.below(8);
            const auto b = random.below(8);
            const auto c = random.below(8);
            QCOMPARE(grundy(made(fmt::format("nim {} {} {}", a, b, c))), a ^ b ^ c);
        }
    }

    void knownSequences() {
        // OEIS A002186 and A002187, the latter one place further on.
        const std::vector<std::uint32_t> kayles{1, 2, 3, 1, 4, 3, 2, 1, 4, 2,
                                                6, 4, 1, 2, 7, 1, 4, 3, 2, 1};
        const std::vector<std::uint32_t> dawson{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2,
                                                2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3};
        for (std::size_t i = 0; i < kayles.size(); ++i)
            QCOMPARE(grundy(made(fmt::format("kayles {}", i + 1))), kayles[i]);
        for (std::size_t i = 0; i < dawson.size(); ++i)
            QCOMPARE(grundy(made(fmt::format("dawsons-kayles {}", i + 1))), dawson[i]);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const Game game = made("nim 9 9 9");
        const auto graph = build_graph(game, game.start(), 0, {}, Control(stop.get_token()));
        QVERIFY(graph && !graph->complete);
        const Control control(stop.get_token());
        const Graph whole = build_graph(game, game.start()).value();
        const auto order = bottom_up(whole);
        QVERIFY(order && bottom_up(whole, control)->empty());
        QCOMPARE(tree_size(whole, *order, control).nodes, 0U);
        QVERIFY(grundy_values(whole, *order, control).empty());
    }
};

LOGGIA_TEST(GraphTest)

} // namespace graph_test

#include "graph_test.moc"
