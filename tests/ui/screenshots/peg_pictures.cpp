#include "tests/ui/screenshots/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/window/main_window.hpp"

#include <QComboBox>
#include <QTest>
#include <QToolButton>

namespace loggia::ui {

bool takePeg(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<PegPage*>(window.page(QStringLiteral("peg")));
    window.showPage(page);
    if (!album.take(window, "peg"))
        return false;
    const auto settled = [&] {
        return QTest::qWaitFor([&] { return !page->run()->isRunning(); }, 60'000);
    };
    const auto choose = [&](const char* example) {
        page->findChild<QToolButton*>(QLatin1String(example))->click();
    };
    page->run()->setIndicatorOn(true);
    choose("english33");
    for (const loggia::peg::Jump& jump :
         {loggia::peg::Jump{5, 10, 17}, {8, 9, 10}, {1, 4, 9}, {16, 9, 4}})
        if (!page->document()->play(jump))
            return false;
    testing::runCommand(*page, QStringLiteral("peg.hint"));
    if (!settled() || !album.take(window, "peg-hint"))
        return false;
    page->run()->setIndicatorOn(false);
    choose("hexagon19");
    testing::runCommand(*page, QStringLiteral("peg.tool-rows"));
    if (!album.take(window, "peg-draw"))
        return false;
    choose("corner10");
    page->findChild<QComboBox*>(QStringLiteral("engine"))->setCurrentIndex(1);
    testing::runCommand(*page, QStringLiteral("peg.solve"));
    return settled() && album.take(window, "peg-clauses");
}

} // namespace loggia::ui
