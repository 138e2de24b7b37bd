#include "tests/ui/screenshots/pictures.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/window/main_window.hpp"

#include <QTest>

namespace loggia::ui {

bool takeConnect4(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<Connect4Page*>(window.page(QStringLiteral("connect4")));
    window.showPage(page);
    if (!album.take(window, "connect4"))
        return false;
    ThinkSettings think;
    think.seconds = 10;
    page->analysisRun()->setSettings(think);
    page->analysisRun()->setOn(true);
    const auto known = [&] {
        return page->analysisRun()->course().size() > page->document()->game().moves.size();
    };
    return QTest::qWaitFor([&] { return known() && !page->analysisRun()->isRunning(); }, 60'000) &&
           album.take(window, "connect4-analysis");
}

} // namespace loggia::ui
