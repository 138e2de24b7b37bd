#include "core/base/poll.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace poll_test {

using namespace loggia;

class PollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksAfterAMillionOperations_data() {
        QTest::addColumn<int>("work");
        QTest::addColumn<int>("calls");
        QTest::newRow("nothing") << 0 << 1'000'000;
        QTest::newRow("one") << 1 << 1'000'000;
        QTest::newRow("some") << 300 << 3333;
        QTest::newRow("more than that at once") << 3'000'000 << 1;
    }
    void asksAfterAMillionOperations() {
        QFETCH(int, work);
        QFETCH(int, calls);
        std::stop_source stop;
        const Control control(stop.get_token());
        Poll poll(control, static_cast<std::size_t>(work));
        QVERIFY(!poll.stop());
        stop.request_stop();
        int quiet = 0;
        while (!poll.stop())
            ++quiet;
        QCOMPARE(quiet, calls - 1);
        QVERIFY(poll.stop());
    }

    void asksAtOnce() {
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        QVERIFY(Poll(control).stop());
    }
};

LOGGIA_TEST(PollTest)

} // namespace poll_test

#include "poll_test.moc"
