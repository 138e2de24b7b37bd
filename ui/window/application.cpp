#include "ui/window/application.hpp"

#include "ui/shell/dialogs.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/theme/theme.hpp"
#include "ui/window/column_keys.hpp"
#include "ui/window/focus_events.hpp"
#include "ui/window/guards/alt_guard.hpp"
#include "ui/window/guards/drop_guard.hpp"
#include "ui/window/guards/enter_guard.hpp"
#include "ui/window/guards/label_guard.hpp"
#include "ui/window/guards/number_guard.hpp"
#include "ui/window/guards/tip_guard.hpp"
#include "ui/window/guards/undo_guard.hpp"
#include "ui/window/guards/wheel_guard.hpp"
#include "ui/window/language_switch.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"
#include "ui/work/free_memory.hpp"

#include <QApplication>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>
#include <cstdlib>

namespace loggia::ui {

namespace {

/// Where there is no display Qt says so in several lines and ends by abort(), as if the program
/// were broken: one line and a plain exit instead.
void explainNoDisplay(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type == QtFatalMsg) {
        std::fputs(
            "loggia: cannot open a window: no display found (is DISPLAY or WAYLAND_DISPLAY set?)\n"
            "Without a display, use 'loggia --one-move' or loggia-cli.\n",
            stderr);
        std::_Exit(EXIT_FAILURE);
    }
    if (!QByteArrayView(context.category).startsWith("qt.qpa."))
        std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

QStringList filesToOpen() {
    QStringList files = QApplication::arguments().mid(1);
    files.removeOne(QStringLiteral("--"));
    return files;
}

} // namespace

int run_application(int argc, char** argv) {
    returnLargeBlocks();
    qInstallMessageHandler(explainNoDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    QApplication::setApplicationName(QStringLiteral("loggia"));
    QApplication::setDesktopFileName(QStringLiteral("org.loggia.Loggia"));
    QSettings settings(QStringLiteral("loggia"), QStringLiteral("loggia"));
    Theme theme(application, settings);
    WheelGuard wheel_guard;
    application.installEventFilter(&wheel_guard);
    DropGuard drop_guard;
    application.installEventFilter(&drop_guard);
    TipGuard tip_guard;
    application.installEventFilter(&tip_guard);
    LabelGuard label_guard;
    application.installEventFilter(&label_guard);
    AltGuard alt_guard;
    application.installEventFilter(&alt_guard);
    EnterGuard enter_guard;
    application.installEventFilter(&enter_guard);
    ColumnKeys column_keys;
    application.installEventFilter(&column_keys);
    UndoGuard undo_guard;
    application.installEventFilter(&undo_guard);
    NumberGuard number_guard;
    application.installEventFilter(&number_guard);
    tellOnlyOfTheFocus();
    DesktopDialogs dialogs;
    SessionStore session(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    const auto open_window = [] {
        QProcess::startDetached(QCoreApplication::applicationFilePath(), {});
    };
    const LanguageSwitch shown({settings, dialogs, theme, session, open_window, true}, allPages);
    shown.window().offerAbandonedWindows();
    shown.window().openFiles(filesToOpen());
    return QApplication::exec();
}

} // namespace loggia::ui
