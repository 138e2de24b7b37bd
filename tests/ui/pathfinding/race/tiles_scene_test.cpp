#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"
#include "ui/pathfinding/race/tiles_scene.hpp"

#include <QTest>

namespace tiles_scene_test {

using namespace loggia::ui;
using loggia::pathfinding::ordered_tiles;
using loggia::pathfinding::tiles_of;
using testing::q;

class TilesSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheMomentAndTheWay() {
        SearchQuestion question;
        const auto start = *tiles_of("142305678");
        question.subject = start;
        const auto recording = SearchRecording::make(question);
        const std::size_t last = recording->result().steps.size();
        QVERIFY(recording->showsSolution() && last > 1);
        const auto scene = [&](std::optional<std::size_t> step = {}) {
            return tilesScene(start, recording.get(), recording->marks(), step);
        };
        // Found: the way from its start on.
        QCOMPARE(scene().tiles, start);
        QVERIFY(!scene().ordered);
        QCOMPARE(scene(last).tiles, ordered_tiles(3));
        QVERIFY(scene(last + 9).ordered && scene(last).distance == 0);
        QVERIFY(walkInWords(*recording, 1).startsWith(q("Step 1 of ")));
        for (std::size_t step = 1; step <= last; ++step) {
            const auto before = scene(step - 1).tiles;
            int places = 0;
            for (int place = 0; place < 9; ++place)
                places += pushed(before, place) == scene(step).tiles;
            QCOMPARE(places, 1);
        }
        // On the way: what was expanded last, and all states are counted once.
        for (std::size_t moment = 0; moment <= recording->size(); ++moment) {
            recording->goTo(moment);
            const TilesScene now = scene();
            if (moment < recording->size())
                QCOMPARE(now.tiles,
                         moment == 0 ? start : *recording->tilesIn(recording->replay().current()));
            std::uint64_t expanded = 0;
            std::uint64_t frontier = 0;
            for (const DistanceCount& count : now.counts) {
                expanded += count.expanded;
                frontier += count.frontier;
            }
            const LaneFigures figures = figuresOf(*recording, recording->marks());
            QCOMPARE(expanded, figures.expanded);
            QCOMPARE(frontier, figures.frontier);
        }
        // Of another order nothing but itself.
        const auto other = *tiles_of("102345678");
        QCOMPARE(tilesScene(other, recording.get(), recording->marks(), {}).tiles, other);
        QVERIFY(tilesScene(other, recording.get(), recording->marks(), {}).counts.empty());
    }
};

LOGGIA_TEST(TilesSceneTest)

} // namespace tiles_scene_test

#include "tiles_scene_test.moc"
