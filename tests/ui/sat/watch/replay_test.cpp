#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"

#include <QSignalSpy>

namespace replay_test {

using namespace loggia;
using namespace loggia::ui;
using sat::EventKind;

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void goesBothWays() {
        Replay replay;
        QVERIFY(!replay.isThere());
        replay.goTo(3);
        QVERIFY(!replay.forwardTo(EventKind::conflict));
        QSignalSpy moved(&replay, &Replay::moved);
        replay.setRecording(testing::recordingOf(testing::conflict_text, testing::plainLearning()));
        QVERIFY(replay.isThere());
        QCOMPARE(moved.count(), 1);
        const std::size_t conflict = testing::firstOf(*replay.recording(), EventKind::conflict);
        QVERIFY(conflict > 0);
        QVERIFY(replay.forwardTo(EventKind::conflict));
        QCOMPARE(replay.position(), conflict);
        QVERIFY(replay.backTo(EventKind::decide));
        QVERIFY(replay.position() < conflict);
        QCOMPARE(moved.count(), 3);
        replay.goTo(replay.position());
        QCOMPARE(moved.count(), 3);
        replay.goTo(1'000'000);
        QCOMPARE(replay.position(), replay.size());
        QVERIFY(!replay.forwardTo(EventKind::conflict));
        replay.setRecording(testing::recordingOf("x", sat::cdcl()));
        QVERIFY(!replay.isThere());
        QCOMPARE(replay.size(), std::size_t{0});
    }
};

LOGGIA_TEST(ReplayTest)

} // namespace replay_test

#include "replay_test.moc"
