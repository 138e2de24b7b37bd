// Makes the pictures of the documentation from the real window, without a display:
//     make_screenshots FOLDER [WIDTH HEIGHT]
// writes FOLDER/connect4-{light,dark}-{1x,2x}.png. The scale of a program is set before it starts,
// so that the program starts itself once for each.
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/main_window.hpp"
#include "ui/shell/pages.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/shell/theme.hpp"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace loggia::ui;

namespace {

constexpr const char* scale_variable = "QT_SCALE_FACTOR";

bool take(MainWindow& window, const QString& path) {
    QCoreApplication::processEvents();
    if (window.grab().save(path))
        return true;
    std::fprintf(stderr, "%s: cannot be written\n", qPrintable(path));
    return false;
}

/// The pictures of one theme.
bool takeAll(Theme& theme, ThemeMode mode, QSettings& settings, const QDir& folder, QSize size,
             const QString& scale) {
    theme.setMode(mode);
    DesktopDialogs dialogs;
    const QTemporaryDir state;
    SessionStore session(state.path());
    MainWindow window({settings, dialogs, theme, session}, allPages());
    window.resize(size);
    window.show();
    auto* page = window.findChild<Connect4Page*>();
    const QString name =
        QStringLiteral("connect4%1-%2-%3x.png")
            .arg(QStringLiteral("%1"),
                 mode == ThemeMode::dark ? QStringLiteral("dark") : QStringLiteral("light"), scale);
    if (!take(window, folder.filePath(name.arg(QString()))))
        return false;
    ThinkSettings think;
    think.seconds = 10;
    page->analysisRun()->setSettings(think);
    page->analysisRun()->setOn(true);
    const auto known = [&] {
        return page->analysisRun()->course().size() > page->document()->game().moves.size();
    };
    if (!QTest::qWaitFor([&] { return known() && !page->analysisRun()->isRunning(); }, 60'000))
        return false;
    return take(window, folder.filePath(name.arg(QStringLiteral("-analysis"))));
}

int takeEverything(int argc, char** argv, const QString& scale) {
    const QTemporaryDir settings_folder;
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("loggia"));
    QApplication::setApplicationDisplayName(QStringLiteral("Loggia"));
    QSettings settings(settings_folder.filePath(QStringLiteral("settings.ini")),
                       QSettings::IniFormat);
    Theme theme(application, settings);
    theme.setMotion(Motion::reduced);
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QSize size = argc > 3 ? QSize(std::atoi(argv[2]), std::atoi(argv[3])) : QSize(1100, 750);
    for (const ThemeMode mode : {ThemeMode::light, ThemeMode::dark})
        if (!takeAll(theme, mode, settings, folder, size, scale))
            return 1;
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: make_screenshots FOLDER [WIDTH HEIGHT]\n", stderr);
        return 2;
    }
    if (qEnvironmentVariableIsSet(scale_variable))
        return takeEverything(argc, argv, qEnvironmentVariable(scale_variable));
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (!QDir().mkpath(arguments.first()))
        return 1;
    for (const char* scale : {"1", "2"}) {
        qputenv(scale_variable, scale);
        if (const int status = QProcess::execute(QString::fromLocal8Bit(argv[0]), arguments))
            return status;
    }
    return 0;
}
