#include "core/wumpus/reference_rules.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/wumpus/study_run.hpp"

#include <QSignalSpy>

namespace study_run_test {

using namespace loggia;
using namespace loggia::ui;
using testing::patience;
using wumpus::Verdict;

class StudyRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void studiesThenChecks() {
        StudyRun run;
        QSignalSpy running(&run, &StudyRun::runningChanged);
        QSignalSpy checked(&run, &StudyRun::checksChanged);
        run.follow({wumpus::rules_file(), "(not B_1_2)\n", "P_1_3"});
        QVERIFY(run.isRunning() && !run.checks());
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning() && run.checks(), patience);
        QVERIFY(run.study().complete);
        QCOMPARE(run.study().verdict, std::optional(Verdict::definitely_false));
        QVERIFY(run.checks()->graded && run.checks()->faults.empty());
        QCOMPARE(checked.size(), 1);
        // On at first and off at last, with nothing said twice.
        for (qsizetype i = 0; i < running.size(); ++i)
            QCOMPARE(running[i][0].toBool(), i % 2 == 0);
        QVERIFY(!running.last()[0].toBool());
    }

    /// Only the last texts count, whatever came before and how fast.
    void theLastTextsWin() {
        StudyRun run;
        for (int i = 0; i < 20; ++i) {
            const bool pit = i % 2 == 1;
            run.follow({wumpus::rules_file(), pit ? "P_1_3\n" : "(not P_1_3)\n", "P_1_3"});
            if (i % 5 == 0)
                QTest::qWait(5);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning() && run.checks(), patience);
        QCOMPARE(run.study().verdict, std::optional(Verdict::definitely_true));
    }

    /// What is known of older texts is gone at once.
    void olderFindingsAreGone() {
        StudyRun run;
        run.follow({"P_1_3\n", {}, "P_1_3"});
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning() && run.checks(), patience);
        run.follow({"(not P_1_3)\n", {}, "P_1_3"});
        QVERIFY(run.study().awaited && !run.study().verdict && !run.study().marks);
        QVERIFY(!run.checks());
        QTRY_VERIFY_WITH_TIMEOUT(run.study().verdict == Verdict::definitely_false, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning() && run.checks(), patience);
    }

    /// They do not depend on it, and can take long.
    void anotherStatementKeepsTheChecks() {
        StudyRun run;
        QSignalSpy checked(&run, &StudyRun::checksChanged);
        run.follow({"P_1_3\n", "B_1_2\n", "P_1_3"});
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning() && run.checks(), patience);
        const std::size_t faults = run.checks()->faults.size();
        QVERIFY(faults > 0);
        run.follow({"P_1_3\n", "B_1_2\n", "(not P_1_3)"});
        QVERIFY(run.checks() && run.checks()->faults.size() == faults);
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), patience);
        QCOMPARE(run.study().verdict, std::optional(Verdict::definitely_false));
        QVERIFY(run.checks() && run.checks()->faults.size() == faults);
        QCOMPARE(checked.size(), 1);
        run.follow({"P_1_3\n", "B_1_2\nB_2_3\n", "(not P_1_3)"});
        QVERIFY(!run.checks());
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning() && run.checks(), patience);
        QCOMPARE(checked.size(), 2);
    }

    void stopKeepsWhatWasFound() {
        StudyRun run;
        run.follow({wumpus::rules_file(), {}, "P_1_3"});
        run.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), patience);
        QVERIFY(run.checks() && !run.checks()->graded && !run.checks()->linted);
        run.follow({wumpus::rules_file(), {}, "(not P_1_3)"});
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning() && run.checks(), patience);
        QVERIFY(run.study().complete);
        QVERIFY(run.checks()->graded && run.checks()->linted); // what was stopped were other texts
    }

    /// Failure takes the place of the result.
    void tellsWhatFailed() {
        StudyRun run;
        {
            const MemoryShortage shortage;
            run.follow({wumpus::rules_file(), {}, "P_1_3"});
            QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), patience);
            QVERIFY(run.study().failure && !run.study().verdict);
            QVERIFY(run.checks() && run.checks()->failure);
        }
        // The checks by themselves, which begin when the study is there.
        std::unique_ptr<MemoryShortage> shortage;
        connect(&run, &StudyRun::studyChanged, &run, [&] {
            if (run.study().complete)
                shortage = std::make_unique<MemoryShortage>();
        });
        run.follow({wumpus::rules_file(), {}, "P_1_3"});
        QTRY_VERIFY_WITH_TIMEOUT(run.checks(), patience);
        QVERIFY(run.study().verdict && run.checks()->failure && !run.checks()->linted);
    }
};

LOGGIA_LOOP_TEST(StudyRunTest)

} // namespace study_run_test

#include "study_run_test.moc"
