// Makes the pictures of the documentation from the real window, without a display:
//     make_screenshots FOLDER [WIDTH HEIGHT [PAGE]]
// writes
// FOLDER/{connect4,formula-game,wumpus,peg,sat,normal-forms,game-graph,pathfinding,puzzles}-{light,dark}-{1x,2x}.png,
// more of each, a class, a lesson, and one page in each other language, or those of one page. The
// scale of a program is set before it starts, so that the program starts itself once for each.
#include "tests/ui/screenshots/pictures.hpp"
#include "ui/language/language.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/theme/theme.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

using namespace loggia::ui;

namespace {

constexpr const char* scale_variable = "QT_SCALE_FACTOR";

/// The pictures of one page and theme, or of all pages.
bool takePages(MainWindow& window, const Album& album, const QString& page) {
    using Take = bool (*)(MainWindow&, const Album&);
    constexpr std::array<std::pair<const char*, Take>, 11> pages{{{"connect4", takeConnect4},
                                                                  {"formula-game", takeFormulaGame},
                                                                  {"wumpus", takeWumpus},
                                                                  {"peg", takePeg},
                                                                  {"sat", takeSat},
                                                                  {"normal-forms", takeNormalForms},
                                                                  {"game-graph", takeGames},
                                                                  {"pathfinding", takePathfinding},
                                                                  {"puzzles", takePuzzles},
                                                                  {"class", takeClass},
                                                                  {"lesson", takeLesson}}};
    return std::all_of(pages.begin(), pages.end(), [&](const auto& each) {
        return (!page.isEmpty() && page != QLatin1String(each.first)) || each.second(window, album);
    });
}

/// A window as at the first start.
struct Scene {
    DesktopDialogs dialogs;
    QTemporaryDir state;
    SessionStore session{state.path()};
    MainWindow window;

    Scene(Theme& theme, QSettings& settings, QSize size)
        : window({settings, dialogs, theme, session}, allPages()) {
        window.resize(size);
        window.show();
    }
};

/// One page in each other language.
bool takeLanguages(Theme& theme, QSettings& settings, const Album& album, QSize size) {
    Translations translations;
    for (const auto& [language, name] :
         {std::pair(Language::german, "german"), std::pair(Language::spanish, "spanish")}) {
        translations.speak(language);
        Scene scene(theme, settings, size);
        scene.window.showPage(scene.window.page(QStringLiteral("normal-forms")));
        if (!album.take(scene.window, name))
            return false;
    }
    return true;
}

/// The pictures of one theme.
bool takeAll(Theme& theme, ThemeMode mode, QSettings& settings, const QDir& folder, QSize size,
             const QString& scale, const QString& page) {
    theme.setMode(mode);
    const Album album{
        folder, QStringLiteral("-%1-%2x.png")
                    .arg(mode == ThemeMode::dark ? QStringLiteral("dark") : QStringLiteral("light"),
                         scale)};
    Scene scene(theme, settings, size);
    return takePages(scene.window, album, page) &&
           (!page.isEmpty() || takeLanguages(theme, settings, album, size));
}

int takeEverything(int argc, char** argv, const QString& scale) {
    const QTemporaryDir settings_folder;
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("loggia"));
    QSettings settings(settings_folder.filePath(QStringLiteral("settings.ini")),
                       QSettings::IniFormat);
    Theme theme(application, settings);
    theme.setMotion(Motion::reduced);
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QSize size = argc > 3 ? QSize(std::atoi(argv[2]), std::atoi(argv[3])) : QSize(1100, 750);
    const QString page = argc > 4 ? QString::fromLocal8Bit(argv[4]) : QString();
    for (const ThemeMode mode : {ThemeMode::light, ThemeMode::dark})
        if (!takeAll(theme, mode, settings, folder, size, scale, page))
            return 1;
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: make_screenshots FOLDER [WIDTH HEIGHT [PAGE]]\n", stderr);
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
