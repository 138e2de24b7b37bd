#include "tests/ui/screenshots/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clauses/clause_reader.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/watch/replay.hpp"
#include "ui/sat/watch/watch_panel.hpp"
#include "ui/window/main_window.hpp"

#include <QTabWidget>
#include <QTest>

namespace loggia::ui {

bool takeSat(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<SatPage*>(window.page(QStringLiteral("sat")));
    window.showPage(page);
    const auto settled = [page] {
        return QTest::qWaitFor(
            [page] {
                return !page->reader()->isReading() && page->solveRun()->outcome() &&
                       !page->tasks()->isRunning() && !page->watch()->isRecording();
            },
            60'000);
    };
    if (!settled() || !album.take(window, "sat"))
        return false;
    for (const char* command : {"sat.pigeonhole", "sat.check-proof", "sat.core"}) {
        testing::runCommand(*page, QLatin1String(command));
        QTest::qWait(300);
        if (!settled())
            return false;
    }
    if (!album.take(window, "sat-core"))
        return false;
    page->setWatching(true);
    QTest::qWait(100);
    if (!settled())
        return false;
    testing::runCommand(*page, QStringLiteral("sat.next-conflict"));
    testing::runCommand(*page, QStringLiteral("sat.watch-forward"));
    QTest::qWait(300);
    if (!album.take(window, "sat-watch"))
        return false;
    page->watch()->findChild<QTabWidget*>()->setCurrentIndex(1);
    QTest::qWait(300);
    return album.take(window, "sat-tree");
}

} // namespace loggia::ui
