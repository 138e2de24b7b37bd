#include "tests/ui/screenshots/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/formula_game/formula_game_page.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/window/main_window.hpp"

#include <QTabWidget>
#include <QTest>

namespace loggia::ui {

bool takeFormulaGame(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<FormulaGamePage*>(window.page(QStringLiteral("formula-game")));
    window.showPage(page);
    if (!album.take(window, "formula-game"))
        return false;
    auto* tabs = page->findChild<QTabWidget*>();
    tabs->setCurrentIndex(1);
    QTest::qWait(300);
    if (!album.take(window, "formula-game-table"))
        return false;
    page->randomPanel()->setRecipe(
        {8, 22, loggia::formula_game::Player::e, loggia::formula_game::Difficulty::medium, 0x2b});
    page->randomPanel()->make();
    if (!QTest::qWaitFor([&] { return !page->randomPanel()->isRunning(); }, 60'000))
        return false;
    for (int move = 0; move < 4; ++move) {
        testing::runCommand(*page, QStringLiteral("formula-game.one"));
        QTest::qWait(1000);
    }
    page->document()->show(3);
    page->perfectPlay()->setOn(true);
    if (!QTest::qWaitFor([&] { return page->perfectPlay()->explanation() != nullptr; }, 60'000))
        return false;
    QTest::qWait(300);
    return album.take(window, "formula-game-analysis");
}

} // namespace loggia::ui
