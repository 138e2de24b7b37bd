#include "core/grading/tasks/search_answer.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace search_answer_test {

using namespace loggia::grading;

/// "cost/expanded/moves" with ? for what is missing, or "no path".
QString summary(const SearchAnswer& answer) {
    if (answer.no_path)
        return QStringLiteral("no path");
    QString moves = answer.moves ? QString() : QStringLiteral("?");
    if (answer.moves)
        for (const SearchMove move : *answer.moves)
            moves += QLatin1Char("NSEW"[static_cast<int>(move)]);
    return QStringLiteral("%1/%2/%3")
        .arg(answer.cost ? QString::number(*answer.cost) : QStringLiteral("?"),
             answer.expanded ? QString::number(*answer.expanded) : QStringLiteral("?"), moves);
}

class SearchAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsPrinted_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("summary");
        QTest::newRow("plain") << "cost 3\nexpanded 5\npath North East South\n"
                               << "3/5/NES";
        QTest::newRow("capitals, signs") << "Cost: 3\nEXPANDED = 5\nPath: n, e, s"
                                         << "3/5/NES";
        QTest::newRow("the framework") << "Path found with total cost of 27 in 0.0 seconds\n"
                                          "Search nodes expanded: 14\n['South', \"West\"]\n"
                                       << "27/14/SW";
        QTest::newRow("a number before") << "14 nodes expanded"
                                         << "?/14/?";
        QTest::newRow("a number before, a time behind") << "14 nodes expanded in 0.02 seconds"
                                                        << "?/14/?";
        QTest::newRow("a number before, the cost behind") << "14 Nodes Expanded, Cost 3"
                                                          << "3/14/?";
        QTest::newRow("the cost before") << "cost 3, nodes expanded in all: 14"
                                         << "3/14/?";
        QTest::newRow("the cost before, without a sign") << "cost 3 expanded 14"
                                                         << "3/14/?";
        QTest::newRow("no moves") << "cost 0\npath\n"
                                  << "0/?/";
        QTest::newRow("no moves, in Python") << "cost 0\n[]\n"
                                             << "0/?/";
        QTest::newRow("moves on lines") << "path\nup\ndown\nleft right\n"
                                        << "?/?/NSWE";
        QTest::newRow("arrows") << "Path: \u2193 \u2193 \u2190\n"
                                << "?/?/SSW";
        QTest::newRow("arrows between moves") << "path West \u2192 South\n"
                                              << "?/?/WS";
        QTest::newRow("a picture with arrows") << "path West\n%\u2190 %\n"
                                               << "?/?/W";
        QTest::newRow("numbered moves, and a time") << "Path:\n1. West\n2) South\n12 s\n0.5 s\n"
                                                    << "?/?/WS";
        QTest::newRow("numbered letters, and a time") << "1: N\n2: E\n3) s\n4. W\n12 s\n0.5 s\n"
                                                      << "?/?/NESW";
        QTest::newRow("steps") << "Step 1: North\nStep 2: Go east\nMove 3 S\nStep 4: 12 nodes\n"
                               << "?/?/NES";
        QTest::newRow("more than a move behind a number") << "1: N and more\n2: N E\nStep 3: s t\n"
                                                          << "?/?/?";
        for (const char* const line :
             {R"({"path": ["North", "East"], "cost": 1234, "expanded": 5})",
              R"({'expanded': 5, 'path': ['North', 'East'], 'cost': 1234})",
              R"({"path": ["North", "East"], "totalCost": 1234, "nodesExpanded": 5})",
              "cost=1234 expanded=5 path=NE", "Path: NE, cost: 1,234, expanded: 5",
              "Path cost: 1,234, nodes expanded: 5, path: N -> E",
              "Solution: N E (cost 1,234, 5 nodes expanded)"})
            QTest::newRow(line) << line << "1234/5/NE";
        QTest::newRow("null") << R"({"path": null, "cost": null, "expanded": 5})"
                              << "no path";
        QTest::newRow("the cost of each move")
            << "Path:\nNorth (cost 1)\nStep 2: East (cost 2)\nTotal cost: 3\n"
            << "3/?/NE";
        QTest::newRow("moves with go") << "Path:\nGo North\nMove east\ngo s\n"
                                       << "?/?/NES";
        for (const char* const path :
             {"Path: [Directions.NORTH, Directions.EAST]", "Plan: Direction.NORTH Direction.EAST",
              "Path: [<Direction.NORTH: 'N'>, <Direction.EAST: (0, 1)>]",
              "Path: [('North', 1), ('East', 2)]", "Steps: N, E",
              "\x1B[32mPath:\x1B[0m North East"})
            QTest::newRow(path) << path << "?/?/NE";
        QTest::newRow("colours") << "\x1B[1mCost:\x1B[0m 7\n"
                                 << "7/?/?";
        QTest::newRow("a total") << "Iteration 1: expanded 3\nTotal expanded: 14\nStep cost: 1\n"
                                    "cost of each step: 1\nCost: 7\n"
                                 << "7/14/?";
        QTest::newRow("two totals") << "Total cost: 7\nCost: 5\nTotal cost: 8\n"
                                    << "?/?/?";
        QTest::newRow("names of a class")
            << "SearchResult(cost=7, path=['N', 'E'], nodes_expanded=14)"
            << "7/14/NE";
        QTest::newRow("a limit") << "cutoff 5\npath N\n"
                                 << "?/?/N";
        QTest::newRow("places") << "Path: (1,1) \u2192 (1,2)\n"
                                << "?/?/?";
        QTest::newRow("a number with a point") << "cost 2.5."
                                               << "2.5/?/?";
        QTest::newRow("twice the same") << "cost 2\ncost 2\n"
                                        << "2/?/?";
        QTest::newRow("twice different") << "cost 2\ncost 3\n"
                                         << "?/?/?";
        QTest::newRow("no path") << "No path.\n"
                                 << "no path";
        QTest::newRow("none") << "path: None\n"
                              << "no path";
        QTest::newRow("no solution") << "no solution"
                                     << "no path";
        for (const char* const none :
             {"No path found.", "There is no path to the goal", "No solution exists (8 expanded)",
              "Path not found", "Goal unreachable", "None", "failure", "path = cutoff",
              "Goal not reachable", "Could not find a path", "The goal can't be reached.",
              "No valid path", "no plan found", "Search failed", "Cutoff occurred", "unsolvable",
              "Cost: inf\nExpanded: 5\nPath: []"})
            QTest::newRow(none) << none << "no path";
        QTest::newRow("letters side by side") << "path: NNESW\n"
                                              << "?/?/NNESW";
        QTest::newRow("letters side by side, without a title") << "SEEN\nnew\n"
                                                               << "?/?/?";
        QTest::newRow("a solution") << "Total cost: 2, nodes expanded: 7\nSolution: West North\n"
                                    << "2/7/WN";
        QTest::newRow("a path that is found") << "Path found: e, s\n"
                                              << "?/?/ES";
        QTest::newRow("a longer title") << "Solution path = Right -> Down\n"
                                        << "?/?/ES";
        QTest::newRow("no path within a limit, then one") << "no path within 1\npath n\n"
                                                          << "no path";
        QTest::newRow("other words") << "I went north then home\n"
                                     << "?/?/?";
        QTest::newRow("nothing") << ""
                                 << "?/?/?";
        QTest::newRow("a huge number") << "expanded 99999999999999999999"
                                       << "?/?/?";
        QTest::newRow("windows") << "cost 1\r\npath e\r\n"
                                 << "1/?/E";
    }
    void aHeadingAboveNoneIsNoPath() {
        for (const char* const text : {"Solution:\nNone\n", "path\nno path\n"}) {
            const SearchAnswer answer = search_answer_of(text);
            QVERIFY(answer.no_path && !answer.moves);
        }
        QVERIFY(search_answer_of("no path within 1\npath n\n").moves.has_value());
    }

    void whatIsPrinted() {
        QFETCH(QString, text);
        QFETCH(QString, summary);
        QCOMPARE(search_answer_test::summary(search_answer_of(text.toStdString())), summary);
    }
};

LOGGIA_TEST(SearchAnswerTest)

} // namespace search_answer_test

#include "search_answer_test.moc"
