#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/race/race.hpp"

#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace race_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;

Race::Recording recorded(int side, Algorithm algorithm) {
    SearchQuestion question;
    question.maze = testing::shared(testing::generated(side, side, 2));
    question.algorithm = algorithm;
    return SearchRecording::make(question);
}

class RaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAtItsEnd() {
        Race race;
        QVERIFY(!race.isThere());
        const QSignalSpy moved(&race, &Race::moved);
        race.setRecording(0, recorded(15, Algorithm::a_star));
        QVERIFY(race.isThere() && race.isAtEnd());
        QCOMPARE(race.moment(), race.size());
        QCOMPARE(moved.size(), 1);
        race.setRecording(4, recorded(15, Algorithm::a_star)); // there is no such lane
        race.setRecording(-1, nullptr);
        QCOMPARE(moved.size(), 1);
    }

    void lanesKeepStep() {
        Race race;
        race.setLanes(9);
        QCOMPARE(race.lanes().size(), std::size_t{Race::most_lanes});
        race.setLanes(2);
        race.setRecording(0, recorded(21, Algorithm::a_star));
        race.setRecording(1, recorded(21, Algorithm::iterative_deepening));
        QCOMPARE(race.size(), race.lanes()[1]->size());
        const std::size_t shorter = race.lanes()[0]->size();
        race.goTo(3);
        QCOMPARE(race.lanes()[0]->moment(), std::size_t{3});
        QCOMPARE(race.lanes()[1]->moment(), std::size_t{3});
        race.goTo(shorter + 5);
        QVERIFY(race.lanes()[0]->isOver());
        QCOMPARE(race.lanes()[1]->moment(), shorter + 5);
        race.goTo(race.size() + 1000);
        QCOMPARE(race.moment(), race.size());
        race.setLanes(1);
        QCOMPARE(race.moment(), shorter);
    }

    /// Line by line: each event of each expansion is a part, forwards and back again.
    void goesPartByPart() {
        for (const Algorithm algorithm : {Algorithm::a_star, Algorithm::depth_first,
                                          Algorithm::ida_star, Algorithm::jump_point}) {
            Race race;
            race.setRecording(0, recorded(11, algorithm));
            const SearchRecording& lane = *race.lanes()[0];
            race.goTo(0);
            QVERIFY(!race.hasPreviousPart());
            std::vector<std::size_t> moments;
            while (race.hasNextPart() && moments.size() < 5000) {
                const std::size_t before = lane.replay().moment();
                race.nextPart();
                QVERIFY(lane.replay().moment() > before);
                QCOMPARE(lane.eventsNow().second, lane.replay().moment());
                QVERIFY(lane.lastEvent().has_value());
                moments.push_back(lane.replay().moment());
            }
            QVERIFY(lane.isOver() && !race.part());
            QCOMPARE(lane.replay().moment(), lane.result().trace.events.size());
            moments.pop_back();
            while (!moments.empty()) {
                race.previousPart();
                QCOMPARE(lane.replay().moment(), moments.back());
                QVERIFY(!lane.isOver());
                moments.pop_back();
            }
            QVERIFY(race.part() || lane.parts() == 1);
            race.goTo(race.moment()); // whole again
            QVERIFY(!race.part());
            race.setWanted(2);
            QVERIFY(!race.part());
        }
    }

    /// Back from the end; there is nothing before the start. A step of the path is no part.
    void partsEndWhereTheRaceDoes() {
        Race race;
        race.setRecording(0, recorded(11, Algorithm::a_star));
        QVERIFY(race.isAtEnd());
        for (int i = 0; i < 100 && race.moment() == race.size(); ++i)
            race.previousPart();
        QCOMPARE(race.moment(), race.size() - 1);
        QVERIFY(!race.isAtEnd());
        race.goTo(0);
        race.previousPart();
        QCOMPARE(race.moment(), std::size_t{0});
        QVERIFY(!race.part());
        while (!race.part())
            race.nextPart();
        race.goToStep(1);
        QVERIFY(race.step() && !race.part());
        // The moment that is shown already ends the walk.
        race.goTo(race.moment());
        QVERIFY(!race.step());
    }

    /// While a maze is drawn in, whoever looks at a moment goes on looking at it.
    void aMomentOutlastsShorterRuns() {
        Race race;
        const auto longer = recorded(31, Algorithm::breadth_first);
        const auto shorter = recorded(9, Algorithm::breadth_first);
        race.setRecording(0, longer);
        race.goTo(200);
        race.setRecording(0, shorter);
        QCOMPARE(race.moment(), shorter->size());
        race.setRecording(0, longer);
        QCOMPARE(race.moment(), std::size_t{200});
        race.goTo(race.size());
        race.setRecording(0, shorter);
        race.setRecording(0, longer);
        QCOMPARE(race.moment(), race.size());
    }

    void theSessionMayComeFirst() {
        Race race;
        race.setWanted(7);
        QCOMPARE(race.moment(), std::size_t{0});
        QCOMPARE(race.wanted(), std::optional<std::size_t>(7));
        race.setRecording(0, recorded(15, Algorithm::a_star));
        QCOMPARE(race.moment(), std::size_t{7});
        // The end of a shorter run is its end, for who goes there.
        race.setWanted(1000);
        QVERIFY(!race.isAtEnd());
        QCOMPARE(race.moment(), race.size());
        const QSignalSpy moved(&race, &Race::moved);
        race.goTo(race.size());
        QVERIFY(race.isAtEnd() && !race.wanted());
        QCOMPARE(moved.size(), 1);
        race.goTo(race.size());
        QCOMPARE(moved.size(), 1);
        race.goTo(3);
        race.setWanted(std::nullopt);
        QCOMPARE(race.moment(), race.size());
    }
};

LOGGIA_TEST(RaceTest)

} // namespace race_test

#include "race_test.moc"
