// Makes the pictures of the documentation from the real window, without a display:
//     make_screenshots FOLDER [WIDTH HEIGHT [PAGE]]
// writes
// FOLDER/{connect4,formula,wumpus,peg,sat,normal-forms,games,path,logic-puzzles}-{light,dark}-{1x,2x}.png
// and more of each, or those of one page. The scale of a program is set before it starts, so that
// the program starts itself once for each.
#include "core/pathfinding/generate.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/formula_game/formula_page.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/logic_puzzles/derivation_panel.hpp"
#include "ui/logic_puzzles/logic_puzzles_page.hpp"
#include "ui/logic_puzzles/riddle_panel.hpp"
#include "ui/logic_puzzles/sheet_document.hpp"
#include "ui/logic_puzzles/sheet_run.hpp"
#include "ui/normal_forms/form_run.hpp"
#include "ui/normal_forms/hand_panel.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/lab_example.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
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
#include "ui/widgets/graph_view.hpp"
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

/// The worked example, its tree, a game of Nim with a mistake, its labelling, and a drawn game.
bool takeGames(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<GameGraphPage*>(window.page(QStringLiteral("game-graph")));
    window.showPage(page);
    const auto settled = [page] {
        return QTest::qWaitFor(
            [page] {
                return page->studies()->isCurrent() && !page->studies()->isRunning() &&
                       !page->opponent()->isWaiting();
            },
            60'000);
    };
    const auto taken = [&](const char* name) {
        QTest::qWait(100);
        return settled() && album.take(window, name);
    };
    if (!taken("games"))
        return false;
    page->setView({GameViewChoice::Kind::tree, 0});
    if (!taken("games-tree"))
        return false;
    page->setView({GameViewChoice::Kind::graph, 0});
    if (!settled())
        return false;
    page->labelling()->goTo(14);
    page->findChild<QTabWidget*>()->setCurrentIndex(2);
    if (!taken("games-labelling"))
        return false;
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    page->document()->setGame(*loggia::game_graph::game_of("nim 1 2 3"), QStringLiteral("Nim"));
    page->setView({GameViewChoice::Kind::graph, 1});
    if (!taken("games-nim"))
        return false;
    page->document()->setPlayer(
        1, {loggia::game_graph::Opponent{loggia::game_graph::Opponent::Style::fallible, 60}, 3});
    page->document()->setGame(*loggia::game_graph::game_of("nim 3 4 5"), QStringLiteral("Nim"));
    page->findChild<QTabWidget*>()->setCurrentIndex(1);
    const auto over = [page] { return page->document()->isOver(page->document()->lastPosition()); };
    if (!QTest::qWaitFor(over, 60'000))
        return false;
    page->document()->show(3);
    if (!taken("games-play"))
        return false;
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    page->document()->setDrawn(withArrowToggled(loopyExample(), 4, 3, 1), QStringLiteral("drawn"));
    page->findChild<GraphView*>(QStringLiteral("drawing"))->select(2);
    return taken("games-drawn");
}

/// The worked example half way, a race on a large maze, all compared, the map with its limits, the
/// way over all food, and the 8-puzzle.
bool takePathfinding(MainWindow& window, const Album& album) {
    using loggia::pathfinding::Algorithm;
    auto* page = qobject_cast<PathfindingPage*>(window.page(QStringLiteral("pathfinding")));
    window.showPage(page);
    const auto settled = [page] {
        return QTest::qWaitFor([page] { return !page->isRunning() && page->race()->isThere(); },
                               60'000);
    };
    const auto race = [&](const std::vector<Algorithm>& lanes) {
        RaceSettings settings;
        settings.lanes = lanes;
        page->run()->setSettings(settings);
        return settled();
    };
    if (!settled())
        return false;
    page->race()->goTo(page->race()->size() * 3 / 5);
    if (!album.take(window, "path"))
        return false;
    page->runCommand(QStringLiteral("pathfinding.compare"));
    page->runCommand(QStringLiteral("pathfinding.grow"));
    QTest::qWait(100);
    if (!settled() || !album.take(window, "path-compare"))
        return false;
    loggia::pathfinding::GenerateOptions options;
    options.kind = loggia::pathfinding::MazeKind::braided;
    options.width = 71;
    options.height = 51;
    options.seed = 4;
    page->document()->replace(generate(options).value(), QStringLiteral("race"));
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    if (!race({Algorithm::breadth_first, Algorithm::a_star, Algorithm::bidirectional,
               Algorithm::depth_first}))
        return false;
    page->race()->goTo(500);
    if (!album.take(window, "path-race"))
        return false;
    page->runCommand(QStringLiteral("pathfinding.romania"));
    if (!race({Algorithm::recursive_best_first}))
        return false;
    page->race()->goTo(4);
    page->findChild<QTabWidget*>()->setCurrentIndex(4);
    QTest::qWait(100);
    if (!album.take(window, "path-limits"))
        return false;
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    page->document()->feed(withSomeFood(workedMaze()));
    if (!race({Algorithm::a_star}))
        return false;
    page->race()->goTo(page->race()->size());
    page->race()->goToStep(26);
    if (!album.take(window, "path-food"))
        return false;
    page->document()->setSubject(page->document()->lastTiles(3));
    if (!settled())
        return false;
    page->race()->goTo(page->race()->size());
    page->race()->goToStep(15);
    return album.take(window, "path-tiles");
}

/// The worked example with a term lit up, a step by hand, a circuit of seven outputs, a problem.
bool takeNormalForms(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<NormalFormsPage*>(window.page(QStringLiteral("normal-forms")));
    window.showPage(page);
    const auto settled = [page] {
        auto* problem = page->findChild<ProblemPanel*>();
        return QTest::qWaitFor(
            [page, problem] {
                return page->run()->study().complete && !page->run()->isRunning() &&
                       !problem->isRunning();
            },
            60'000);
    };
    if (!settled())
        return false;
    page->selectTerm(1);
    if (!album.take(window, "normal-forms"))
        return false;
    page->selectTerm(-1);
    page->showView(NormalFormsPage::View::by_hand);
    auto* hand = page->findChild<HandPanel*>();
    hand->goTo(hand->steps() - 2);
    QTest::qWait(100);
    if (!album.take(window, "normal-forms-by-hand"))
        return false;
    page->runCommand(QStringLiteral("normal-forms.digits"));
    if (!QTest::qWaitFor(
            [page] {
                const auto& study = page->run()->study();
                return study.complete && study.whole && study.whole->outputs.size() == 7;
            },
            60'000))
        return false;
    FormSettings settings = page->settings();
    settings.output = all_outputs;
    page->setSettings(settings);
    if (!settled())
        return false;
    page->showView(NormalFormsPage::View::gates);
    page->selectTerm(2);
    QTest::qWait(100);
    if (!album.take(window, "normal-forms-circuit"))
        return false;
    page->showSide(NormalFormsPage::Side::problem);
    page->showView(NormalFormsPage::View::map);
    auto* problem = page->findChild<ProblemPanel*>();
    problem->setOrder({5, 7, 3, 2}, 1);
    problem->make();
    if (!settled())
        return false;
    QTest::qWait(200); // The DNF is minimised, and the page laid out for it.
    return settled() && album.take(window, "normal-forms-problem");
}

/// The first trial with a clue lit up, a step of its algebra, a problem to try, equations that
/// slip.
bool takeLogicPuzzles(MainWindow& window, const Album& album) {
    using loggia::logic_puzzles::SheetForm;
    auto* page = qobject_cast<LogicPuzzlesPage*>(window.page(QStringLiteral("logic-puzzles")));
    window.showPage(page);
    const auto settled = [page] {
        const bool done = QTest::qWaitFor(
            [page] {
                return page->document()->state()->read && page->sheetRun()->study().complete &&
                       !page->canRun(QStringLiteral("logic-puzzles.stop"));
            },
            60'000);
        QTest::qWait(100);
        return done;
    };
    if (!settled())
        return false;
    page->selectClue(1);
    if (!album.take(window, "logic-puzzles"))
        return false;
    page->showSide(LogicPuzzlesPage::Side::algebra);
    auto* algebra = page->findChild<DerivationPanel*>();
    algebra->setStep(algebra->steps() / 2);
    QTest::qWait(100);
    if (!album.take(window, "logic-puzzles-algebra"))
        return false;
    page->showExample(10);
    page->showSide(LogicPuzzlesPage::Side::solutions);
    if (!settled() || !album.take(window, "logic-puzzles-choice"))
        return false;
    page->showExample(11);
    page->showSide(LogicPuzzlesPage::Side::problem);
    if (!settled())
        return false;
    page->findChild<RiddlePanel*>()->setTrying(true);
    QTest::qWait(100);
    return album.take(window, "logic-puzzles-problem");
}

/// The pictures of one page and theme, or of all pages.
bool takePages(MainWindow& window, const Album& album, const QString& page) {
    using Take = bool (*)(MainWindow&, const Album&);
    constexpr std::array<std::pair<const char*, Take>, 9> pages{
        {{"connect4", takeConnect4},
         {"formula-game", takeFormulaGame},
         {"wumpus", takeWumpus},
         {"peg", takePeg},
         {"sat", takeSat},
         {"normal-forms", takeNormalForms},
         {"game-graph", takeGames},
         {"pathfinding", takePathfinding},
         {"logic-puzzles", takeLogicPuzzles}}};
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
