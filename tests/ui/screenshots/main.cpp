// Makes the pictures of the documentation from the real window, without a display:
//     make_screenshots FOLDER [WIDTH HEIGHT [PAGE]]
// writes FOLDER/{connect4,formula,wumpus,peg,sat}-{light,dark}-{1x,2x}.png and more of each, or
// those of one page. The scale of a program is set before it starts, so that the program starts
// itself once for each.
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/formula_game/formula_page.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/sat/answer_tasks.hpp"
#include "ui/sat/clause_reader.hpp"
#include "ui/sat/replay.hpp"
#include "ui/sat/sat_page.hpp"
#include "ui/sat/solve_run.hpp"
#include "ui/sat/watch_panel.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/shell/main_window.hpp"
#include "ui/shell/pages.hpp"
#include "ui/shell/session_store.hpp"
#include "ui/shell/theme.hpp"
#include "ui/wumpus/study_run.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_page.hpp"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

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

/// Where pictures go, and what their names end in: "-light-1x.png".
struct Album {
    QDir folder;
    QString ending;

    [[nodiscard]] bool take(MainWindow& window, const char* name) const {
        return ::take(window, folder.filePath(QLatin1String(name) + ending));
    }
};

/// The formula game: the worked example, a random game with all that can be known, the table.
bool takeFormulaGame(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<FormulaPage*>(window.page(QStringLiteral("formula-game")));
    window.showPage(page);
    if (!album.take(window, "formula"))
        return false;
    auto* tabs = page->findChild<QTabWidget*>();
    tabs->setCurrentIndex(1);
    QTest::qWait(300);
    if (!album.take(window, "formula-table"))
        return false;
    page->randomPanel()->setRecipe(
        {8, 22, loggia::formula_game::Player::e, loggia::formula_game::Difficulty::medium, 0x2b});
    page->randomPanel()->make();
    if (!QTest::qWaitFor([&] { return !page->randomPanel()->isRunning(); }, 60'000))
        return false;
    for (int move = 0; move < 4; ++move) {
        page->runCommand(QStringLiteral("formula-game.one"));
        QTest::qWait(1000);
    }
    page->document()->show(3);
    page->perfectPlay()->setOn(true);
    if (!QTest::qWaitFor([&] { return page->perfectPlay()->explanation() != nullptr; }, 60'000))
        return false;
    QTest::qWait(300);
    return album.take(window, "formula-analysis");
}

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
    return QTest::qWaitFor([&] { return known() && !page->analysisRun()->isRunning(); }, 60'000) &&
           album.take(window, "connect4-analysis");
}

/// The worked example, what one more step decides, and rules with faults.
bool takeWumpus(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<WumpusPage*>(window.page(QStringLiteral("wumpus")));
    window.showPage(page);
    const auto taken = [&](const char* name) {
        return QTest::qWaitFor(
                   [&] { return page->studyRun()->checks() && !page->studyRun()->isRunning(); },
                   60'000) &&
               album.take(window, name);
    };
    if (!taken("wumpus"))
        return false;
    page->runCommand(QStringLiteral("wumpus.step"));
    if (!taken("wumpus-why"))
        return false;
    WumpusDocument& document = *page->document();
    QString rules = document.text(TextKind::rules);
    const qsizetype last_rule = rules.lastIndexOf(QLatin1String("(not (and"));
    document.replaceText(TextKind::rules, rules.left(last_rule) + QLatin1String("(or P_3_3 P_4_4)"),
                         QStringLiteral("faults"));
    page->findChild<QTabWidget*>()->setCurrentIndex(2);
    return taken("wumpus-grade");
}

/// The worked example, a hint with the lamp, a board that is drawn, and the handout's clauses.
bool takePeg(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<PegPage*>(window.page(QStringLiteral("peg")));
    window.showPage(page);
    if (!album.take(window, "peg"))
        return false;
    const auto settled = [&] {
        return QTest::qWaitFor([&] { return !page->run()->isRunning(); }, 60'000);
    };
    const auto choose = [&](const char* example) {
        page->findChild<QToolButton*>(QLatin1String(example))->click();
    };
    page->run()->setLampOn(true);
    choose("english33");
    for (const loggia::peg::Jump& jump :
         {loggia::peg::Jump{5, 10, 17}, {8, 9, 10}, {1, 4, 9}, {16, 9, 4}})
        if (!page->document()->play(jump))
            return false;
    page->runCommand(QStringLiteral("peg.hint"));
    if (!settled() || !album.take(window, "peg-hint"))
        return false;
    page->run()->setLampOn(false);
    choose("hexagon19");
    page->runCommand(QStringLiteral("peg.tool-rows"));
    if (!album.take(window, "peg-draw"))
        return false;
    choose("corner10");
    page->findChild<QComboBox*>(QStringLiteral("engine"))->setCurrentIndex(1);
    page->runCommand(QStringLiteral("peg.solve"));
    return settled() && album.take(window, "peg-clauses");
}

/// The worked example, a minimal core with a checked proof, and a conflict being watched.
bool takeSat(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<SatPage*>(window.page(QStringLiteral("sat")));
    window.showPage(page);
    const auto settled = [page] {
        return QTest::qWaitFor(
            [page] {
                return !page->reader()->isReading() && page->solveRun()->outcome() &&
                       !page->tasks()->isRunning() && !page->watch()->isRecording();
            },
            60'000);
    };
    if (!settled() || !album.take(window, "sat"))
        return false;
    for (const char* command : {"sat.pigeonhole", "sat.check-proof", "sat.core"}) {
        page->runCommand(QLatin1String(command));
        QTest::qWait(300);
        if (!settled())
            return false;
    }
    if (!album.take(window, "sat-core"))
        return false;
    page->setWatching(true);
    QTest::qWait(100);
    if (!settled())
        return false;
    page->runCommand(QStringLiteral("sat.next-conflict"));
    page->runCommand(QStringLiteral("sat.watch-forward"));
    QTest::qWait(300);
    if (!album.take(window, "sat-watch"))
        return false;
    page->watch()->findChild<QTabWidget*>()->setCurrentIndex(1);
    QTest::qWait(300);
    return album.take(window, "sat-tree");
}

/// The pictures of one page and theme, or of all pages.
bool takePages(MainWindow& window, const Album& album, const QString& page) {
    using Take = bool (*)(MainWindow&, const Album&);
    constexpr std::array<std::pair<const char*, Take>, 5> pages{{{"connect4", takeConnect4},
                                                                 {"formula-game", takeFormulaGame},
                                                                 {"wumpus", takeWumpus},
                                                                 {"peg", takePeg},
                                                                 {"sat", takeSat}}};
    return std::all_of(pages.begin(), pages.end(), [&](const auto& each) {
        return (!page.isEmpty() && page != QLatin1String(each.first)) || each.second(window, album);
    });
}

/// The pictures of one theme.
bool takeAll(Theme& theme, ThemeMode mode, QSettings& settings, const QDir& folder, QSize size,
             const QString& scale, const QString& page) {
    theme.setMode(mode);
    DesktopDialogs dialogs;
    const QTemporaryDir state;
    SessionStore session(state.path());
    MainWindow window({settings, dialogs, theme, session}, allPages());
    window.resize(size);
    window.show();
    const Album album{
        folder, QStringLiteral("-%1-%2x.png")
                    .arg(mode == ThemeMode::dark ? QStringLiteral("dark") : QStringLiteral("light"),
                         scale)};
    return takePages(window, album, page);
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
