#include "core/base/random.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"

#include <stop_token>

namespace recording_test {

using namespace loggia;
using namespace loggia::ui;

class RecordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void recordsTheWholeRun() {
        const auto recording = testing::recordingOf(testing::core_text, sat::dpll());
        QVERIFY(recording->refusal.isEmpty() && recording->trace.complete());
        QCOMPARE(recording->answer.status, sat::Status::unsatisfiable);
        QCOMPARE(recording->trace[recording->trace.size() - 1].kind, sat::EventKind::unsatisfiable);
        QVERIFY(recording->tree.nodes.size() > 1);
    }

    /// A run that never ends is recorded up to the limit, and left then.
    void endsAtTheLimit() {
        std::string text;
        Random random(2);
        const logic::ClauseSet clauses = sat::oracle::uniform(random, 300, 1278, 3);
        text = sat::to_assignment_format(clauses, {});
        const auto recording = record(testing::readingOf(text.c_str()), sat::dpll(), {}, 500);
        QCOMPARE(recording->trace.size(), std::size_t{500});
        QVERIFY(!recording->trace.complete());
    }

    void refusesWhatIsTooLarge() {
        const auto wide = record(testing::readingOf("1 300000\n0\n"), sat::cdcl(), {});
        QVERIFY(!wide->refusal.isEmpty());
        const auto wrong = record(testing::readingOf("x\n"), sat::cdcl(), {});
        QVERIFY(!wrong->refusal.isEmpty());
        QVERIFY(!record(nullptr, sat::cdcl(), {})->refusal.isEmpty());
    }
};

LOGGIA_WINDOW_TEST(RecordingTest)

} // namespace recording_test

#include "recording_test.moc"
