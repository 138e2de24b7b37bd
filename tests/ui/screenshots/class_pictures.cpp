#include "tests/ui/screenshots/pictures.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/class_run.hpp"
#include "ui/grading/class_start.hpp"
#include "ui/grading/handin_table.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/main_window.hpp"

#include <QPushButton>
#include <QTest>

namespace loggia::ui {

/// The example class, graded, and a cell with a mistake.
bool takeClass(MainWindow& window, const Album& album) {
    ClassWindow& shown = window.classWindow();
    shown.resize(window.size());
    shown.open();
    Q_EMIT shown.findChild<ClassStart*>()->exampleWanted();
    QTest::qWait(200);
    shown.findChild<QPushButton*>(QStringLiteral("start"))->click();
    constexpr int patience = 60'000;
    if (!QTest::qWaitFor([&shown] { return !shown.run().isRunning(); }, patience))
        return false;
    auto* table = shown.findChild<HandinTable*>();
    table->setCurrentIndex(table->model()->index(3, ClassModel::first_check_column + 1));
    QTest::qWait(200);
    const bool taken = album.take(shown, "class");
    shown.close();
    return taken;
}

} // namespace loggia::ui
