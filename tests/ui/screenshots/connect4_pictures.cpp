#include "tests/ui/screenshots/pictures.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/window/main_window.hpp"

#include <QTabWidget>
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
    const auto analysed = [&] {
        return QTest::qWaitFor([&] { return known() && !page->analysisRun()->isRunning(); },
                               60'000);
    };
    if (!analysed() || !album.take(window, "connect4-analysis"))
        return false;
    // The end of a game, with what decided it.
    page->analysisRun()->setOn(false);
    page->document()->setPlayer(loggia::connect4::Player::two, {});
    if (!page->paste(QStringLiteral("121212121212343434343434565656565656777777").left(41)))
        return false;
    for (int column = 0; column < loggia::connect4::columns; ++column)
        if (page->document()->lastPosition().can_play(column)) {
            static_cast<void>(page->document()->play(column));
            break;
        }
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    return analysed() && album.take(window, "connect4-over");
}

} // namespace loggia::ui
