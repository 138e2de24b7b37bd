#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/watch/resolution_scene.hpp"

#include <algorithm>
#include <set>

namespace resolution_scene_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class ResolutionSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// At every resolvent of the procedure of 1960 the clause below is the union of those above
    /// without the atom on the arrows.
    void everyResolvent() {
        Replay replay;
        replay.setRecording(testing::recordingOf(
            "1 2 3\n1 -2 -3\n1 -4\n-2 -3 -4\n-1 -2 3\n5 6\n5 -6\n2 -5\n-3 -5\n0\n2 Q\n",
            sat::procedure_1960()));
        QVERIFY(!resolutionAt(replay, {}));
        int seen = 0;
        while (replay.forwardTo(sat::EventKind::resolve)) {
            const auto picture = resolutionAt(replay, {});
            QVERIFY(picture.has_value());
            ++seen;
            const auto& clauses = replay.view().trace().clauses();
            const auto nodes = picture->clauses.size();
            QCOMPARE(picture->scene.nodes.size(), nodes);
            std::set<int> expected;
            for (std::size_t i = 0; i + 1 < nodes; ++i)
                for (const int literal : clauses[picture->clauses[i]])
                    expected.insert(literal);
            for (const auto& step :
                 replay.view().trace().derivation(picture->clauses.back()).steps) {
                expected.erase(step.pivot);
                expected.erase(-step.pivot);
            }
            const auto below = clauses[picture->clauses.back()];
            QCOMPARE(std::set<int>(below.begin(), below.end()), expected);
            for (const GraphEdge& edge : picture->scene.edges) {
                QVERIFY(edge.arrow && !edge.label.isEmpty());
                QVERIFY(picture->scene.place(edge.from).bottom() <
                        picture->scene.place(edge.to).top());
            }
        }
        QVERIFY(seen > 0);
    }

    void nothingElsewhere() {
        Replay replay;
        QVERIFY(!resolutionAt(replay, {}));
        replay.setRecording(testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        QVERIFY(replay.forwardTo(sat::EventKind::conflict));
        QVERIFY(!resolutionAt(replay, {}));
    }
};

LOGGIA_WINDOW_TEST(ResolutionSceneTest)

} // namespace resolution_scene_test

#include "resolution_scene_test.moc"
