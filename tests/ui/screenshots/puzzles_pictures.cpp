#include "tests/ui/screenshots/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/puzzles/derivation_panel.hpp"
#include "ui/puzzles/puzzles_page.hpp"
#include "ui/puzzles/riddle_panel.hpp"
#include "ui/puzzles/sheet_document.hpp"
#include "ui/puzzles/sheet_run.hpp"
#include "ui/window/main_window.hpp"

#include <QTest>

namespace loggia::ui {

bool takePuzzles(MainWindow& window, const Album& album) {
    using loggia::puzzles::SheetForm;
    auto* page = qobject_cast<PuzzlesPage*>(window.page(QStringLiteral("puzzles")));
    window.showPage(page);
    const auto settled = [page] {
        const bool done = QTest::qWaitFor(
            [page] {
                return page->document()->state()->read && page->sheetRun()->study().complete &&
                       !testing::canRun(*page, QStringLiteral("puzzles.stop"));
            },
            60'000);
        QTest::qWait(100);
        return done;
    };
    if (!settled())
        return false;
    auto* riddle = page->findChild<RiddlePanel*>();
    riddle->setTrying(false);
    page->selectStatement(1);
    if (!album.take(window, "puzzles"))
        return false;
    page->showSide(PuzzlesPage::Side::algebra);
    auto* algebra = page->findChild<DerivationPanel*>();
    algebra->setStep(algebra->steps() / 2);
    QTest::qWait(100);
    if (!album.take(window, "puzzles-algebra"))
        return false;
    page->showExample(10);
    riddle->setTrying(false);
    page->showSide(PuzzlesPage::Side::solutions);
    if (!settled() || !album.take(window, "puzzles-choice"))
        return false;
    page->showExample(11);
    page->showSide(PuzzlesPage::Side::problem);
    if (!settled())
        return false;
    riddle->setTrying(true);
    QTest::qWait(100);
    return album.take(window, "puzzles-problem");
}

} // namespace loggia::ui
