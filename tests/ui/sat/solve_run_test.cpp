#include "core/sat/formats/format.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/statistics_panel.hpp"

#include <QLabel>
#include <QSignalSpy>

namespace solve_run_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

std::shared_ptr<const sat::ClauseFile> pigeons(int holes) {
    return testing::clauseFile(sat::hidden_pigeonhole_clauses(holes));
}

bool finished(const SolveRun& run) {
    return QTest::qWaitFor([&] { return !run.isRunning(); }, testing::patience);
}

/// SolveRun, and the panel that shows its figures.
class SolveRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void findsTheAnswer() {
        Revisions clauses;
        SolveRun run;
        StatisticsPanel panel(&run);
        QVERIFY(panel.asText().startsWith(q("Conflicts\t0\n")));
        run.start(clauses.now(), pigeons(4), {});
        QVERIFY(run.isRunning());
        QVERIFY(finished(run));
        QCOMPARE(run.outcome()->answer.status, sat::Status::unsatisfiable);
        QVERIFY(run.outcome()->proof != nullptr);
        const auto conflicts = run.outcome()->answer.statistics.conflicts;
        QVERIFY(conflicts > 0);
        QVERIFY(panel.asText().startsWith(q("Conflicts\t%1\n").arg(conflicts)));
    }

    /// A run that would take hours: figures come while it works, and it ends when told.
    void tellsWhileItWorksAndStops() {
        Revisions clauses;
        SolveRun run;
        StatisticsPanel panel(&run);
        const QSignalSpy told(&run, &SolveRun::historyChanged);
        const QSignalSpy progressed(&run, &SolveRun::progressed);
        SatSettings settings;
        settings.engine = SatEngine::cdcl;
        settings.proof = false;
        run.start(clauses.now(), pigeons(14), settings);
        QVERIFY(QTest::qWaitFor([&] { return run.history().samples().size() >= 3; },
                                testing::patience));
        QVERIFY(told.count() >= 3);
        QVERIFY(progressed.back()[0].toDouble() < 0);
        QVERIFY(progressed.back()[1].toString().endsWith(q(" conflicts")));
        QVERIFY(panel.findChild<QLabel*>(q("lead"))->text() == q("Running."));
        run.stop();
        QVERIFY(finished(run));
        QCOMPARE(verdictOf(*run.outcome()), q("Stopped"));
        const auto samples = run.history().samples().size();
        QVERIFY(samples >= 3);
        QCOMPARE(run.history().speeds().series[0].points.size(), samples - 1);
    }

    /// What was found for clauses that are no more is dropped.
    void resetForgets() {
        Revisions clauses;
        SolveRun run;
        run.start(clauses.now(), pigeons(4), {});
        QVERIFY(finished(run));
        run.start(clauses.now(), pigeons(14), {});
        QVERIFY(!run.outcome());
        run.reset();
        QVERIFY(!run.isRunning());
        QTest::qWait(50);
        QVERIFY(!run.outcome() && run.history().samples().empty());
    }

    void anAnswerToOtherClausesIsGone() {
        Revisions clauses;
        SolveRun run;
        run.start(clauses.now(), pigeons(4), {});
        QVERIFY(finished(run));
        QVERIFY(run.outcome());
        clauses.advance();
        QVERIFY(!run.outcome());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        const MemoryShortage shortage;
        Revisions clauses;
        SolveRun run;
        run.start(clauses.now(), pigeons(4), {});
        QVERIFY(finished(run));
        QVERIFY(run.outcome()->error->message.find("memory") != std::string::npos);
    }
};

LOGGIA_WINDOW_TEST(SolveRunTest)

} // namespace solve_run_test

#include "solve_run_test.moc"
