#include "core/base/random.hpp"
#include "core/pathfinding/problems/road_format.hpp"
#include "core/pathfinding/searches/compare.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace road_format_test {

using namespace loggia;
using namespace loggia::pathfinding;

class RoadFormatTest : public QObject {
    Q_OBJECT

private:
    static RoadQuestion random_question(Random& random) {
        RoadQuestion question;
        const std::size_t nodes = 2 + random.below(8);
        const bool has_decimals = random.below(2) == 0;
        question.map.unit = has_decimals ? road_hundredths : 1;
        const auto number = [&](std::size_t most) {
            return static_cast<Cost>(has_decimals ? 25 * random.below(4 * most)
                                                  : random.below(most));
        };
        const std::size_t most = 1 + random.below(12);
        for (std::size_t i = 0; i < nodes; ++i)
            question.map.towns.push_back({std::string(1, static_cast<char>('A' + i)), number(most),
                                          static_cast<double>(random.below(400)),
                                          static_cast<double>(random.below(300))});
        for (std::size_t i = random.below(16); i > 0; --i) {
            const std::size_t a = random.below(nodes);
            const std::size_t b = random.below(nodes);
            if (a != b)
                question.map.roads.push_back(
                    {a, b, random.below(3) == 0 ? 0 : number(10), random.below(2) == 0});
        }
        question.start = random.below(nodes);
        question.goal = question.map.center = random.below(nodes);
        reduce_unit(question.map);
        return question;
    }

private Q_SLOTS:
    void reads() {
        const auto read =
            road_question_of("# textbook\n\ngraph\nnode S 7 at 0 60\nedge S A 2# near\n"
                             "arc A G # cheap\nnode G at 9 -9\nstart S\ngoal G\n");
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QCOMPARE(read->map.towns.size(), std::size_t{3});
        QCOMPARE(read->map.towns[0].straight_line, Cost{7});
        QCOMPARE(read->map.towns[1].name, std::string("A"));
        QCOMPARE(read->map.towns[2].y, -9.0);
        QVERIFY(!read->map.roads[0].one_way && read->map.roads[1].one_way);
        QCOMPARE(read->map.roads[1].length, Cost{1});
        QCOMPARE(read->map.center, std::size_t{2});
        QVERIFY(read->start == std::size_t{0} && read->goal == std::size_t{2});
        QVERIFY(looks_like_roads("# x\ngraph\n") && !looks_like_roads("graphs\n"));
        QVERIFY(!looks_like_roads("") && !looks_like_roads("%%%\n"));
        QVERIFY(looks_like_roads("\xEF\xBB\xBFgraph\r\n"));
        QVERIFY(road_question_of("\xEF\xBB\xBFgraph\r\nnode A\r\n").has_value());
    }

    void readsListsOfEdges_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("graph");
        const auto row = [](const char* name, const char* text, const char* graph) {
            QTest::newRow(name) << QByteArray(text) << QByteArray("graph\n").append(graph);
        };
        row("an assignment", "A B 75\nB C 5\r\nEND OF INPUT\n", "edge A B 75\nedge B C 5\n");
        row("with its heuristics", "A B 75\nB C 5\nEND OF INPUT\nA 9\nB 4\nEND OF INPUT\n",
            "edge A B 75\nedge B C 5\nnode A 9\nnode B 4\n");
        row("start and goal", "Á b 75\nb _c 5\nstart b\ngoal _c\n",
            "edge Á b 75\nedge b _c 5\nstart b\ngoal _c\n");
        row("CSV", "source,target,weight\nA,\"B b\",75\n\"B b\", C,5\n",
            "edge A B_b 75\nedge B_b C 5\n");
        row("semicolons and a comment", "# roads\nA;B;75\nB;C;5 # short\n",
            "edge A B 75\nedge B C 5\n");
        row("tabs", "A\tB\t75\nB\tC\t5\n", "edge A B 75\nedge B C 5\n");
        row("colons", "A: B 75, C 140\nB C: 5\nC: D 1 E 2\n",
            "edge A B 75\nedge A C 140\nedge B C 5\nedge C D 1\nedge C E 2\n");
        row("nodes from which nothing leads", "A: B 75, C 140\nB:\n\"C\":\n",
            "edge A B 75\nedge A C 140\n");
        row("quotation marks, and signs at the end", "\"A\" \"B\" 75;\nB C 5,\n",
            "edge A B 75\nedge B C 5\n");
        row("neighbours", "A 366 B 75 C 140\nB 374 A 75\nC 0 A 140\n",
            "node A 366\nedge A B 75\nedge A C 140\nnode B 374\nnode C 0\n");
        row("neighbours of one direction", "A 3 B 75 C 140\nB 4 C 75\n",
            "node A 3\nedge A B 75\nedge A C 140\nnode B 4\nedge B C 75\n");
        row("a comment at a word", "A z 75 # far\nz Z 5# near\n", "edge A z 75\nedge z Z 5\n");
        row("other costs back", "A B 75\nB A 70\nB C 5\n", "arc A B 75\narc B A 70\narc B C 5\n");
    }
    void readsListsOfEdges() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, graph);
        QVERIFY(looks_like_roads(text.toStdString()));
        const auto list = road_question_of(text.toStdString());
        QVERIFY2(list.has_value(), list ? "" : list.error().message.c_str());
        QVERIFY(*list == *road_question_of(graph.toStdString()));
    }

    void tellsListsOfEdgesFromOthers() {
        for (const char* text :
             {"A B 75\n", "S G 1\nG S 2\n", "p q f\nT F 1\nF F 0\n", "A 1\nB 2\n", "A B C\nB C D\n",
              "A B 75\nB C\n", "a maze of 3 rows\nA B 75\nB C 5\n", "A B 75\n1 C 5\nB C 5\n",
              "1 2 75\n2 3 5\n", "A B 75\nB C -5\n", "A B 75\na c d\nB C 5\n",
              "Edges:\nA B 75\nB C 5\n", "A B 75\nB C 5\nC\n"})
            QVERIFY2(!looks_like_roads(text), text);
    }

    void aNameIsMeasuredInCharacters() {
        const auto read = road_question_of("graph\nedge Θεσσαλονίκη ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥ\n");
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QCOMPARE(read->map.towns[0].name, std::string("Θεσσαλονίκη"));
    }

    void readsBack() {
        Random random(3);
        for (int i = 0; i < 500; ++i) {
            const RoadQuestion question = random_question(random);
            const auto again = road_question_of(to_text(question));
            QVERIFY2(again.has_value(), again ? "" : again.error().message.c_str());
            QVERIFY(*again == question);
            QVERIFY(looks_like_roads(to_text(question)));
        }
    }

    void readsDecimals() {
        const auto read = road_question_of("graph\nnode S 2.5\nedge S A 1.25\nedge A B 0\n"
                                           "arc B G 3\nedge S G\n");
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QCOMPARE(read->map.unit, Cost{100});
        QCOMPARE(read->map.towns[0].straight_line, Cost{250});
        QCOMPARE(read->map.roads[0].length, Cost{125});
        QCOMPARE(read->map.roads[1].length, Cost{0});
        QCOMPARE(read->map.roads[3].length, Cost{100});
        QVERIFY(to_text(*read).find("edge S A 1.25\nedge A B 0\narc B G 3\n") != std::string::npos);
        RoadProblem problem(read->map, *read->map.find("S"), *read->map.find("A"));
        const auto found = search(problem, Algorithm::uniform_cost);
        QCOMPARE(found->cost, Cost{125});
        QCOMPARE(cost_text(found->cost, problem.unit()), std::string("1.25"));
        QCOMPARE(road_number(250, 100), std::string("2.5"));
        QCOMPARE(road_number(7, 1), std::string("7"));
        // 1.0 is whole, so that the map is the one without decimals.
        QVERIFY(*road_question_of("graph\nedge A B 1.0") == *road_question_of("graph\nedge A B 1"));
    }

    /// Edges and arcs are followed as they lead, in both directions of the search, also those that
    /// cost nothing; A* is optimal where no heuristic overestimates.
    void isSearched() {
        Random random(5);
        int admissible = 0;
        for (int i = 0; i < 2000; ++i) {
            const RoadQuestion question = random_question(random);
            const auto cost = [&](Algorithm algorithm) {
                RoadProblem problem(question.map, *question.start, *question.goal);
                const auto result = search(problem, algorithm);
                return result->ending == Ending::solved ? result->cost : infinite_cost;
            };
            // Floyd and Warshall.
            const std::size_t n = question.map.towns.size();
            std::vector<std::vector<Cost>> costs(n, std::vector<Cost>(n, infinite_cost));
            for (std::size_t k = 0; k < n; ++k)
                costs[k][k] = 0;
            for (const Road& road : question.map.roads) {
                costs[road.a][road.b] = std::min(costs[road.a][road.b], road.length);
                if (!road.one_way)
                    costs[road.b][road.a] = std::min(costs[road.b][road.a], road.length);
            }
            for (std::size_t k = 0; k < n; ++k)
                for (std::size_t a = 0; a < n; ++a)
                    for (std::size_t b = 0; b < n; ++b)
                        if (costs[a][k] != infinite_cost && costs[k][b] != infinite_cost)
                            costs[a][b] = std::min(costs[a][b], costs[a][k] + costs[k][b]);
            const Cost wanted = costs[*question.start][*question.goal];
            bool over = false;
            for (std::size_t k = 0; k < n; ++k)
                over = over || (costs[k][*question.goal] != infinite_cost &&
                                question.map.towns[k].straight_line > costs[k][*question.goal]);
            QCOMPARE(overestimated(question).has_value(), over);
            admissible += over ? 0 : 1;
            for (const Algorithm algorithm : textbook_algorithms) {
                const Promise promise = info_of(algorithm).promise;
                if (promise == Promise::least_cost ||
                    (promise == Promise::least_cost_admissible && !over))
                    QCOMPARE(cost(algorithm), wanted);
                else if (algorithm != Algorithm::depth_limited)
                    QVERIFY((cost(algorithm) == infinite_cost) == (wanted == infinite_cost));
            }
        }
        QVERIFY(admissible > 50);
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("node A", 1, 1, "expected the first line 'graph'");
        row("A B 75\nB C 2000000\n", 2, 5,
            "expected a number from 0 to 1,000,000 with at most two decimals");
        row("A,B,75\nB,C,7.5.1\n", 2, 5,
            "expected a number from 0 to 1,000,000 with at most two decimals");
        row("A B 75\nB B 5\n", 2, 3, "an edge must lead from a node to a different one");
        row("A 1 B 75 C 7.5.1\nB 2\n", 1, 12,
            "expected a number from 0 to 1,000,000 with at most two decimals");
        row("graph x", 1, 7, "expected the end of the line, found 'x'");
        row("graph\nnods A", 2, 1,
            "expected 'node', 'edge', 'arc', 'start' or 'goal', found 'nods'");
        row("graph\nnode", 2, 5, "expected the name of a node, found the end of the line");
        row("graph\nnode A -1", 2, 8,
            "expected a number from 0 to 1,000,000 with at most two decimals");
        row("graph\nnode A 1 at 2", 2, 14, "expected a coordinate from -100,000 to 100,000");
        row("graph\nnode A\nnode A", 3, 6, "node A has a line already");
        row("graph\nedge A B\nstart A\nstart B", 4, 7, "a second start; the first is node A");
        row("graph\nedge A B\ngoal B\nstart A\ngoal C", 5, 6, "a second goal; the first is node B");
        row("graph\nstart A\nedge A B\ngoal Z", 4, 6, "no node or edge has the name 'Z'");
        row("graph\nstart Y\ngoal B\nedge A B", 2, 7, "no node or edge has the name 'Y'");
        for (const char* number : {"-1", "1000000.01", "1.125", ".5", "2.", "1,5", "1e3", "nan"})
            row("graph\nedge A B " + QByteArray(number), 2, 10,
                "expected a number from 0 to 1,000,000 with at most two decimals");
        row("graph\nedge A A 1", 2, 8, "an edge must lead from a node to a different one");
        row("graph\nstart A B", 2, 9, "expected the end of the line, found 'B'");
        row("graph\nnode ABCDEFGHIJKLMNOPQRSTU", 2, 6,
            "the name of a node has at most 20 characters");
        row("graph\nnode ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦ", 2, 6,
            "the name of a node has at most 20 characters");
    }
    void refuses() {
        test_suite::check_refusal([](const std::string& text) { return road_question_of(text); },
                                  test_suite::Told::whole);
    }

    void refusesTooMany() {
        std::string text = "graph\n";
        for (std::size_t i = 0; i <= most_road_nodes; ++i)
            text += "node n" + std::to_string(i) + "\n";
        QCOMPARE(road_question_of(text).error().message, std::string("more than 200 nodes"));
        text = "graph\n";
        for (std::size_t i = 0; i <= most_road_edges; ++i)
            text += "edge A B\n";
        QCOMPARE(road_question_of(text).error().message, std::string("more than 255 edges"));
        QCOMPARE(road_question_of("").error().message,
                 std::string("expected the first line 'graph'"));
    }
};

LOGGIA_LOOP_TEST(RoadFormatTest)

} // namespace road_format_test

#include "road_format_test.moc"
