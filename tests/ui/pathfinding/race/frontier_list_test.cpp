#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/race/frontier_list.hpp"

#include <QTest>

#include <algorithm>

namespace frontier_list_test {

using namespace loggia;
using namespace loggia::ui;
using pathfinding::Algorithm;
using testing::q;

class FrontierListTest : public QObject {
    Q_OBJECT

private:
    static std::shared_ptr<SearchRecording> recorded(const SearchSubject& subject,
                                                     Algorithm algorithm, std::uint64_t seed = 3) {
        SearchQuestion question;
        question.maze = testing::shared(testing::generated(15, 15, seed));
        question.subject = subject;
        question.algorithm = algorithm;
        return SearchRecording::make(question);
    }

private Q_SLOTS:
    /// The first of the list is what the search expands next, at every moment.
    void firstIsExpandedNext() {
        for (const Algorithm algorithm :
             {Algorithm::breadth_first, Algorithm::depth_first, Algorithm::uniform_cost,
              Algorithm::greedy, Algorithm::a_star, Algorithm::jump_point})
            for (const SearchSubject& subject :
                 {SearchSubject(MazeTask::reach), SearchSubject(RoadTrip{0, 1})}) {
                const auto recording = recorded(subject, algorithm);
                if (!recording->fault().isEmpty())
                    continue; // no jump points on the map
                for (std::size_t moment = 0; moment + 1 < recording->size(); ++moment) {
                    recording->goTo(moment);
                    const FrontierList list = frontierOf(*recording, recording->marks(), 500);
                    QVERIFY(!list.is_path && !list.too_large);
                    QCOMPARE(list.rows.size(), list.size);
                    QVERIFY(list.size > 0);
                    const pathfinding::State first = list.rows.front().state;
                    QCOMPARE(list.rows.front().name, recording->nameOf(first));
                    recording->goTo(moment + 1);
                    QCOMPARE(recording->replay().current(), first);
                }
            }
    }

    /// It was taken out to be looked at.
    void theGoalThatWasReachedDoesNotWait() {
        for (const Algorithm algorithm : {Algorithm::breadth_first, Algorithm::depth_first,
                                          Algorithm::uniform_cost, Algorithm::a_star}) {
            const auto recording = recorded(RoadTrip{0, 1}, algorithm);
            recording->goTo(recording->size());
            QVERIFY(recording->lastEvent()->kind() == pathfinding::EventKind::goal);
            const pathfinding::State goal = recording->lastEvent()->state();
            const FrontierList list = frontierOf(*recording, recording->marks(), 500);
            QCOMPARE(list.rows.size(), list.size);
            for (const FrontierRow& row : list.rows)
                QVERIFY(row.state != goal);
        }
    }

    void isSorted() {
        const auto recording = recorded(MazeTask::reach, Algorithm::a_star);
        recording->goTo(recording->size() / 2);
        const FrontierList list = frontierOf(*recording, recording->marks(), 500);
        QVERIFY(std::is_sorted(list.rows.begin(), list.rows.end(),
                               [](const auto& a, const auto& b) { return *a.f < *b.f; }));
        for (const FrontierRow& row : list.rows)
            QCOMPARE(*row.f, *row.g + *row.h);
        QCOMPARE(frontierOf(*recording, recording->marks(), 2).rows.size(), std::size_t{2});
    }

    void ofTwoSides() {
        const auto recording = recorded(MazeTask::reach, Algorithm::bidirectional);
        recording->goTo(4);
        const FrontierList list = frontierOf(*recording, recording->marks(), 500);
        QVERIFY(std::is_partitioned(list.rows.begin(), list.rows.end(),
                                    [](const auto& row) { return !row.backward; }));
        QVERIFY(list.rows.back().backward && !list.rows.front().backward);
        QVERIFY(!list.rows.front().h); // it asks for no estimates
    }

    /// Searches in linear memory keep their path.
    void isThePath() {
        for (const Algorithm algorithm : {Algorithm::ida_star, Algorithm::recursive_best_first,
                                          Algorithm::iterative_deepening}) {
            const auto recording = recorded(RoadTrip{0, 1}, algorithm);
            QVERIFY(frontierOf(*recording, recording->marks(), 9).is_path);
            recording->goTo(2);
            const FrontierList list = frontierOf(*recording, recording->marks(), 9);
            QCOMPARE(list.rows.front().state, recording->replay().current());
            QCOMPARE(list.rows.back().state, pathfinding::State{0});
        }
    }

    void saysWhatHappened() {
        const auto recording = recorded(RoadTrip{0, 1}, Algorithm::a_star);
        recording->goTo(0);
        QCOMPARE(eventInWords(*recording), q("The search begins with Arad (g 0, h 366, f 366)."));
        recording->goTo(1, 1);
        QCOMPARE(eventInWords(*recording), q("Expands Arad (g 0, h 366, f 366)."));
        recording->goTo(1, 2);
        QVERIFY2(eventInWords(*recording).endsWith(q(" to the frontier.")),
                 qPrintable(eventInWords(*recording)));
        recording->goTo(recording->size());
        QCOMPARE(eventInWords(*recording), q("Bucharest is the goal."));
        for (const Algorithm algorithm : pathfinding::stepwise_algorithms) {
            const auto each = recorded(MazeTask::reach, algorithm);
            for (std::size_t moment = 0; moment <= std::min<std::size_t>(each->size(), 40);
                 ++moment) {
                each->goTo(moment);
                for (std::size_t part = 1; part <= each->parts(); ++part) {
                    each->goTo(moment, part);
                    QVERIFY(eventInWords(*each).endsWith(QLatin1Char('.')));
                }
            }
        }
    }
};

LOGGIA_TEST(FrontierListTest)

} // namespace frontier_list_test

#include "frontier_list_test.moc"
