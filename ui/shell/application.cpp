#include "ui/shell/application.hpp"

#include "ui/connect4/connect4_page.hpp"

#include <QApplication>

namespace loggia::ui {

int run_application(int argc, char** argv) {
    const QApplication application(argc, argv);
    Connect4Page page;
    page.show();
    return QApplication::exec();
}

} // namespace loggia::ui
