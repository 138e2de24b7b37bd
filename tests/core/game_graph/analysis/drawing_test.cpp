#include "core/game_graph/analysis/drawing.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace drawing_test {

using namespace loggia;
using namespace loggia::game_graph;

class DrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layersByRemoteness() {
        for (const char* text : {"1-2-10", "nim 2 2 3", "mu-torere", "dodgem 2"}) {
            const auto solution = solve(made(text)).value();
            const auto drawing = draw(solution, Layering::remoteness);
            QVERIFY(drawing);
            QCOMPARE(drawing->nodes.size(), solution.graph()->size());
            for (const Drawing::Node& a : drawing->nodes)
                for (const Drawing::Node& b : drawing->nodes) {
                    QCOMPARE(a.layer<b.layer, a.value.remoteness> b.value.remoteness);
                    // Places within a layer are at least one width apart.
                    QVERIFY(&a == &b || a.layer != b.layer || std::abs(a.x - b.x) >= 1);
                }
            for (const Drawing::Node& node : drawing->nodes) {
                QVERIFY(node.layer < drawing->layers);
                QVERIFY(node.x >= 0.5 && node.x <= drawing->width - 0.5);
            }
            // A best move goes one layer down, or stays among draws without end.
            for (const Drawing::Line& line : drawing->lines) {
                const auto& from = drawing->nodes[line.from];
                const auto& to = drawing->nodes[line.to];
                if (line.best)
                    QVERIFY(to.value.remoteness == Value::endless
                                ? from.value.remoteness == Value::endless
                                : to.value.remoteness + 1 == from.value.remoteness);
            }
        }
    }

    void layersByDistance() {
        const auto solution = solve(made("mu-torere")).value();
        const auto drawing = draw(solution, Layering::distance).value();
        QCOMPARE(drawing.nodes[0].layer, 0U);
        for (const Drawing::Line& line : drawing.lines)
            QVERIFY(drawing.nodes[line.to].layer <= drawing.nodes[line.from].layer + 1);
        for (std::size_t i = 1; i < drawing.nodes.size(); ++i)
            QVERIFY(drawing.nodes[i].layer > 0);
    }

    /// Lines between neighbouring layers that cross each other.
    static std::size_t crossings(const Drawing& drawing, const std::vector<double>& x) {
        std::size_t count = 0;
        for (const Drawing::Line& a : drawing.lines)
            for (const Drawing::Line& b : drawing.lines) {
                const auto layer = [&](std::uint32_t node) { return drawing.nodes[node].layer; };
                if (layer(a.from) == layer(b.from) && layer(a.to) == layer(b.to) &&
                    layer(a.from) != layer(a.to) && x[a.from] < x[b.from] && x[a.to] > x[b.to])
                    ++count;
            }
        return count;
    }

    /// Fewer than where nodes stand in the order in which they were found.
    void linesSeldomCross() {
        for (const char* text : {"nim 2 2 3", "nim 3 3 3", "kayles 7"}) {
            const auto drawing = draw(solve(made(text)).value(), Layering::distance).value();
            std::vector<double> places;
            std::vector<double> found;
            for (const Drawing::Node& node : drawing.nodes) {
                places.push_back(node.x);
                found.push_back(static_cast<double>(found.size()));
            }
            QVERIFY2(crossings(drawing, places) < crossings(drawing, found), text);
        }
    }

    void joinsMovesToOnePlace() {
        SolveOptions options;
        options.level = 2;
        const auto solution = solve(made("nim 1 1"), options).value();
        const auto drawing = draw(solution, Layering::remoteness).value();
        QCOMPARE(drawing.lines.size(), 2U);
        QCOMPARE(drawing.lines[0].text, std::string("A1, B1"));
    }

    void trees() {
        const Game game = made("1-2-10");
        const Tree tree = build_tree(solve(game).value()).value();
        const auto drawing = draw(game, tree).value();
        QCOMPARE(drawing.nodes.size(), 232U);
        QCOMPARE(drawing.lines.size(), 231U);
        QCOMPARE(drawing.width, 89.0);
        QCOMPARE(drawing.layers, 11U);
        for (std::size_t i = 0; i < tree.nodes.size(); ++i)
            QCOMPARE(drawing.nodes[i].layer, tree.nodes[i].depth);
        for (std::size_t i = 0; i < drawing.nodes.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(drawing.nodes[i].layer != drawing.nodes[j].layer ||
                        std::abs(drawing.nodes[i].x - drawing.nodes[j].x) >= 1);
    }

    void tooLarge() {
        const auto solution = solve(made("1-2-10")).value();
        QCOMPARE(draw(solution, Layering::remoteness, 19).error().message,
                 std::string("too many nodes to draw: 20 (the limit is 19)"));
        QVERIFY(draw(solution, Layering::remoteness, 20));
        QVERIFY(!draw(made("1-2-10"), build_tree(solution).value(), 231));
        QVERIFY(!draw(solve(made("connect4 3x4")).value(), Layering::remoteness));
        SolveOptions layers;
        layers.method = Method::layers;
        QVERIFY(!draw(solve(made("tic-tac-toe 2x2"), layers).value(), Layering::remoteness));
    }
};

LOGGIA_TEST(DrawingTest)

} // namespace drawing_test

#include "drawing_test.moc"
