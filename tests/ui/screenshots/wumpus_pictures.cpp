#include "tests/ui/screenshots/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/window/main_window.hpp"
#include "ui/wumpus/study_run.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_page.hpp"

#include <QTabWidget>
#include <QTest>

namespace loggia::ui {

bool takeWumpus(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<WumpusPage*>(window.page(QStringLiteral("wumpus")));
    window.showPage(page);
    const auto taken = [&](const char* name) {
        return QTest::qWaitFor(
                   [&] { return page->studyRun()->checks() && !page->studyRun()->isRunning(); },
                   60'000) &&
               album.take(window, name);
    };
    if (!taken("wumpus"))
        return false;
    testing::runCommand(*page, QStringLiteral("wumpus.step"));
    if (!taken("wumpus-why"))
        return false;
    WumpusDocument& document = *page->document();
    QString rules = document.text(TextKind::rules);
    const qsizetype last_rule = rules.lastIndexOf(QLatin1String("(not (and"));
    document.replaceText(TextKind::rules, rules.left(last_rule) + QLatin1String("(or P_3_3 P_4_4)"),
                         QStringLiteral("faults"));
    page->findChild<QTabWidget*>()->setCurrentIndex(2);
    return taken("wumpus-grade");
}

} // namespace loggia::ui
