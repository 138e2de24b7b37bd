#include "core/pathfinding/format.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/road_map.hpp"
#include "core/pathfinding/searches/pseudo_code.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace pseudo_code_test {

using namespace loggia;
using namespace loggia::pathfinding;

class PseudoCodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each event of each algorithm is a line of its code, and the line says what the event is.
    void eventsAreLines() {
        for (const Algorithm algorithm : stepwise_algorithms) {
            const PseudoCode& code = pseudo_code_of(algorithm);
            QVERIFY(code.lines.size() >= 7);
            auto maze = maze_of("%%%%%%%\n%S    %\n% %%% %\n%    G%\n%%%%%%%\n");
            if (!maze)
                maze = maze_of("#######\n#S    #\n# ### #\n#    G#\n#######\n");
            QVERIFY2(maze.has_value(), maze ? "" : maze.error().message.c_str());
            std::set<std::size_t> seen;
            const auto watch = [&](Problem& problem) {
                SearchOptions options;
                options.most_events = 100'000;
                if (algorithm == Algorithm::depth_limited)
                    options.depth_limit = 4;
                const auto result = search(problem, algorithm, options);
                if (!result)
                    return;
                for (const Event& event : result->trace.events) {
                    const auto line = line_of(code, event);
                    QVERIFY2(line.has_value(), info_of(algorithm).id.data());
                    QVERIFY(*line < code.lines.size());
                    seen.insert(*line);
                    const std::string text(code.lines[*line].text);
                    if (event.kind() == EventKind::goal)
                        QVERIFY2(text.find("goal") != std::string::npos, text.c_str());
                    if (event.kind() == EventKind::cut)
                        QVERIFY2(text.find("cut") != std::string::npos, text.c_str());
                    if (event.kind() == EventKind::leave)
                        QVERIFY2(text.find("back up") != std::string::npos, text.c_str());
                    if (event.kind() == EventKind::expand)
                        QVERIFY2(text.find("expand") != std::string::npos ||
                                     text.find("remove") != std::string::npos,
                                 text.c_str());
                }
            };
            RoadProblem roads(romania(), 0, 1);
            watch(roads);
            GridProblem grid(*maze, Heuristic::manhattan);
            watch(grid);
            QVERIFY2(seen.size() >= 3, info_of(algorithm).id.data());
        }
        QVERIFY(pseudo_code_of(Algorithm::fast_a_star).lines.empty());
    }

    void linesAreShort() {
        for (const Algorithm algorithm : stepwise_algorithms)
            for (const CodeLine& line : pseudo_code_of(algorithm).lines)
                QVERIFY2(2 * static_cast<std::size_t>(line.indent) + line.text.size() <= 50,
                         line.text.data());
    }
};

LOGGIA_LOOP_TEST(PseudoCodeTest)

} // namespace pseudo_code_test

#include "pseudo_code_test.moc"
