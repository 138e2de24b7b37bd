#include "ui/shell/application.hpp"

#include "ui/shell/dialogs.hpp"
#include "ui/shell/main_window.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/pages.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/shell/theme.hpp"
#include "ui/shell/wheel_guard.hpp"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

namespace loggia::ui {

int run_application(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("loggia"));
    QApplication::setApplicationDisplayName(QStringLiteral("Loggia"));
    QSettings settings(QStringLiteral("loggia"), QStringLiteral("loggia"));
    Theme theme(application, settings);
    WheelGuard wheel_guard;
    application.installEventFilter(&wheel_guard);
    DesktopDialogs dialogs;
    SessionStore session(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    MainWindow window({settings, dialogs, theme, session}, makePages());
    window.show();
    window.openFiles(QApplication::arguments().mid(1));
    return QApplication::exec();
}

} // namespace loggia::ui
