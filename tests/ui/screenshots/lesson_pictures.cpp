#include "tests/ui/screenshots/pictures.hpp"
#include "ui/commands/commands.hpp"
#include "ui/lessons/lesson_panel.hpp"
#include "ui/window/main_window.hpp"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace loggia::ui {

bool takeLesson(MainWindow& window, const Album& album) {
    window.showPage(window.page(QStringLiteral("connect4")));
    for (QMenu* menu : window.findChildren<QMenu*>()) {
        if (plainText(menu->title()) != QLatin1String("Learn"))
            continue;
        Q_EMIT menu->aboutToShow();
        menu->actions().constFirst()->trigger();
    }
    const auto* panel = window.findChild<LessonPanel*>();
    if (panel == nullptr)
        return false;
    QTest::qWait(300);
    const bool taken = album.take(window, "lesson");
    panel->findChild<QPushButton*>(QStringLiteral("stop"))->click();
    return taken &&
           QTest::qWaitFor([&window] { return window.findChild<LessonPanel*>() == nullptr; });
}

} // namespace loggia::ui
