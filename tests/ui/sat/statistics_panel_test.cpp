#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/statistics_panel.hpp"
#include "ui/widgets/plot.hpp"

#include <QLabel>

#include <algorithm>

namespace statistics_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::patience;

std::shared_ptr<const sat::ClauseFile> pigeonsIn(int holes) {
    return testing::clauseFile(sat::pigeonhole_clauses(holes));
}

SatSettings engine(SatEngine which) {
    SatSettings settings;
    settings.engine = which;
    return settings;
}

struct StatisticsPanelFixture {
    Revisions clauses;
    SolveRun run;
    StatisticsPanel panel{&run};

    StatisticsPanelFixture() {
        panel.resize(460, 600);
        panel.show();
    }
    QString lead() { return panel.findChild<QLabel*>(QStringLiteral("lead"))->text(); }
    bool solved(SatEngine which) {
        run.start(clauses.now(), pigeonsIn(6), engine(which));
        return QTest::qWaitFor([this] { return !run.isRunning(); }, patience);
    }
};

class StatisticsPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void theNumbersAreThoseOfTheRun() {
        StatisticsPanelFixture f;
        QVERIFY(f.lead().startsWith(QStringLiteral("Press Solve")));
        QVERIFY(f.solved(SatEngine::cdcl));
        QVERIFY(f.lead().endsWith(QStringLiteral(" ms.")) ||
                f.lead().endsWith(QStringLiteral(" s.")));
        const auto& done = f.run.outcome()->answer.statistics;
        QVERIFY(done.conflicts > 0);
        const QStringList lines = f.panel.asText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 10);
        const auto value = [&lines](int line) {
            return lines[line].section(QLatin1Char('\t'), 1).remove(QLatin1Char(',')).toULongLong();
        };
        QCOMPARE(value(0), done.conflicts);
        QCOMPARE(value(1), done.decisions);
        QCOMPARE(value(2), done.propagations);
    }

    void saysThatSomeEnginesTellNothing() {
        StatisticsPanelFixture f;
        QVERIFY(f.solved(SatEngine::cadical));
        QVERIFY(f.lead().contains(QStringLiteral("CaDiCaL")));
    }

    void plotsHaveNamesForScreenReaders() {
        StatisticsPanelFixture f;
        const auto plots = f.panel.findChildren<Plot*>();
        QCOMPARE(plots.size(), 3);
        QVERIFY(std::none_of(plots.begin(), plots.end(),
                             [](const Plot* plot) { return plot->accessibleName().isEmpty(); }));
    }
};

LOGGIA_WINDOW_TEST(StatisticsPanelTest)

} // namespace statistics_panel_test

#include "statistics_panel_test.moc"
