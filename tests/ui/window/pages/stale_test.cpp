// Nothing on a page is about a document that is no longer there.
#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "tests/ui/support/screen_text.hpp"
#include "ui/peg/peg_view.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/theme.hpp"
#include "ui/window/pages.hpp"
#include "ui/work/solver_pool.hpp"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>
#include <QToolButton>

#include <functional>
#include <memory>
#include <vector>

namespace stale_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What a person does with a page.
using Act = std::function<void(Page&)>;
using Acts = std::vector<Act>;

Acts operator+(Acts one, const Acts& other) {
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

QString text(const char* latin) {
    return QString::fromUtf8(latin);
}

template <class Part>
Part& part(Page& page, const char* name) {
    auto* found = *name == '\0' ? page.findChild<Part*>() : page.findChild<Part*>(text(name));
    if (found == nullptr)
        qFatal("%s: there is no part %s", qPrintable(page.info().id), name);
    return *found;
}

Act command(const char* id) {
    return [id](Page& page) { runCommand(page, text(id)); };
}
Act click(const char* name) {
    return [name](Page& page) { part<QAbstractButton>(page, name).click(); };
}
Act pick(const char* name, int index) {
    return [name, index](Page& page) { part<QComboBox>(page, name).setCurrentIndex(index); };
}
Act pickFromMenu(const char* name, int index) {
    return [name, index](Page& page) {
        part<QToolButton>(page, name).menu()->actions().at(index)->trigger();
    };
}
Act stepUp(const char* name) {
    return [name](Page& page) { part<QAbstractSpinBox>(page, name).stepUp(); };
}
/// By the keyboard, in a field for a line or for a text.
Act type(const char* name, const char* letters) {
    return [name, letters](Page& page) {
        QTest::keyClicks(&part<QWidget>(page, name), text(letters));
    };
}
/// At a place of the whole widget, as shares of its width and height.
Act clickAt(const char* name, double across, double down) {
    return [name, across, down](Page& page) {
        auto& widget = part<QWidget>(page, name);
        QTest::mouseClick(
            &widget, Qt::LeftButton, {},
            {static_cast<int>(across * widget.width()), static_cast<int>(down * widget.height())});
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&widget, &leave);
    };
}
/// Until the last step is gone that was made before the document was used, as some runs are steps.
Act undo() {
    return [](Page& page) {
        for (const int step = page.property("step").toInt(); page.history()->index() >= step;)
            page.history()->undo();
    };
}
Act undoOnce() {
    return [](Page& page) { page.history()->undo(); };
}
Act redo() {
    return [](Page& page) { page.history()->redo(); };
}
/// What a start leaves of the steps: those that replaced a document.
void restart(Page& page) {
    History& history = *page.history();
    const std::vector<History::Other> earlier = history.earlier();
    history.clear();
    for (auto each = earlier.rbegin(); each != earlier.rend(); ++each)
        history.addEarlier(*each, page.stepTo(each->snapshot));
}
void clickHole(Page& page, int hole) {
    auto& board = part<PegView>(page, "board");
    QTest::mouseClick(&board, Qt::LeftButton, {},
                      board.pegGeometry()
                          .toPixels(board.pegs().holes.at(static_cast<std::size_t>(hole - 1)).place)
                          .toPoint());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&board, &leave);
}
/// On a triangle whose hole 2 is empty; not the jump with which its solution begins.
void playJump(Page& page) {
    clickHole(page, 9);
    clickHole(page, 2);
}
QByteArray example(const char* file) {
    QFile there(places::example() + QLatin1Char('/') + text(file));
    if (!there.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", file);
    return there.readAll();
}
/// One of the examples that are installed.
Act open(const char* file) {
    return [file](Page& page) {
        QVERIFY2(page.openFile(example(file), text(file)).has_value(), file);
    };
}
Act paste(const char* file) {
    return [file](Page& page) {
        QVERIFY2(page.paste(QString::fromUtf8(example(file))).has_value(), file);
    };
}
/// A game of Connect 4 in which the computer does not move, analysed to a depth and not by the
/// clock.
Act betweenPersons(const char* file) {
    return [file](Page& page) {
        const QJsonObject person{{QStringLiteral("computer"), false}};
        page.restoreSession(
            {{QStringLiteral("document"),
              QJsonObject{{QStringLiteral("players"), QJsonArray{person, person}}}},
             {QStringLiteral("analysis"), QJsonObject{{QStringLiteral("byDepth"), true},
                                                      {QStringLiteral("depth"), 4},
                                                      {QStringLiteral("threads"), 1}}}});
        open(file)(page);
    };
}
/// As a person does it, which is told apart from a choice by the program.
Act choose(const char* name, int index) {
    return [name, index](Page& page) {
        auto& box = part<QComboBox>(page, name);
        box.setCurrentIndex(index);
        Q_EMIT box.activated(index);
    };
}
void settle();
/// What another document has to be computed for.
Act whenSettled(const Act& act) {
    return [act](Page& page) {
        act(page);
        settle();
    };
}
/// A formula game after its first turn.
void handoutOfPersons(Page& page) {
    page.restoreSession(
        {{QStringLiteral("document"),
          QJsonObject{{QStringLiteral("formula"), QStringLiteral("((x+y)*((y+z)*(-y+-z)))")},
                      {QStringLiteral("turns"), QStringLiteral("EEA")},
                      {QStringLiteral("variables"), QStringLiteral("xyz")},
                      {QStringLiteral("values"), QStringLiteral("1")},
                      {QStringLiteral("shown"), 1},
                      {QStringLiteral("computer"), QJsonArray{false, false}}}}});
}
/// A game of two persons.
void ladderWithAMove(Page& page) {
    const QJsonObject person{{QStringLiteral("kind"), QStringLiteral("person")}};
    page.restoreSession({{QStringLiteral("players"), QJsonArray{person, person}}});
    paste("game_graph/ladder.txt")(page);
    settle();
    command("game-graph.hint")(page);
    command("game-graph.play")(page);
    settle();
}
/// What no page can show.
void openNothing(Page& page) {
    constexpr qsizetype length = 3 << 20;
    QVERIFY(!page.open(QByteArray(length, '?')).has_value());
}
Act startAnew() {
    return [](Page& page) { page.newDocument(); };
}

/// A way from one document to another.
struct Way {
    const char* name;
    Acts before; ///< What is done before the first document is used.
    Act change;
    /// What a fresh page has to do to know what is not about its document, but is there in this
    /// way.
    Acts beside{};
    bool keeps_subject = false; ///< What was said last stays true.
};

/// How a page is used.
struct Use {
    const char* page;
    Act first;              ///< The document that was there.
    Acts runs;              ///< Everything that computes and shows something about it.
    std::vector<Way> ways;  ///< Those that are the page's own: to other documents, by its widgets.
    Act edit;               ///< A single change, which can be undone.
    const char* other_file; ///< Another document.
    const char* back = nullptr; ///< The command that looks at an earlier moment, if there is one.
    const char* forward = nullptr; ///< And the one that looks at a later one.
    bool opens_everything = false; ///< And shows what is wrong with it.
    /// The ways to documents for which an engine uses all of its time: what it has found by then is
    /// not the same twice.
    QStringList ended_by_the_clock{};
    /// Where something known of a part of the document stays while the rest is being computed.
    QStringList grows{};
    /// What is shown better and better while it is being computed: at once it may be neither the
    /// first nor the last of these, but not what was there before.
    const char* improves = nullptr;
    /// Lines that tell also how a person came to the document: where the nodes of a tree lie is
    /// settled when it is first drawn, and how long a run took is not the same twice.
    QStringList of_the_way{};
    /// What computes something that is about no document, and so stays when another one comes. A
    /// fresh page does it first.
    Acts beside{};
};

/// What every page can do besides.
std::vector<Way> waysOf(const Use& use) {
    const Act& edit = use.edit;
    std::vector<Way> ways = use.ways;
    ways.insert(ways.end(),
                {{"another file", {}, open(use.other_file)},
                 {"a pasted file", {}, paste(use.other_file)},
                 {"new", {}, startAnew()},
                 {"an edit", {}, edit},
                 {"undo of an edit", {edit}, undo()},
                 {"redo of an edit", {edit, undoOnce()}, redo()},
                 {"undo of another file", {open(use.other_file)}, undo()},
                 {"redo of another file", {open(use.other_file), undoOnce()}, redo()},
                 {"undo of new", {startAnew()}, undo()},
                 {"undo after a start", {open(use.other_file), restart}, undo()},
                 {"redo after a start", {open(use.other_file), restart, undoOnce()}, redo()},
                 {"undo of new after a start", {startAnew(), restart}, undo()}});
    if (use.back != nullptr)
        ways.push_back({"an earlier moment", {}, command(use.back)});
    if (use.forward != nullptr)
        ways.push_back({"a later moment", {command(use.back)}, command(use.forward)});
    return ways;
}

const std::vector<Use>& uses() {
    static const std::vector<Use> all{
        {.page = "connect4",
         .first = betweenPersons("connect4/endgame.txt"),
         .runs = {command("connect4.hint"), command("connect4.analyse")},
         .ways = {{"a game", {}, open("connect4/game.txt")},
                  {"a full board", {}, open("connect4/full.txt")},
                  {"many moves", {}, open("connect4/open-three.txt")},
                  {"an earlier moment", {open("connect4/game.txt")}, command("connect4.back")},
                  {"the first moment", {open("connect4/game.txt")}, command("connect4.first")},
                  {"set up", {}, command("connect4.edit")}},
         .edit = clickAt("board", 0.07, 0.5),
         .other_file = "connect4/last-move.txt",
         // What the engine still knows of the position before shortens its search.
         .ended_by_the_clock = {text("an edit"), text("redo of an edit")},
         .grows = {text("AnalysisPanel / Plot"), text("GamePanel / MoveList"), text("ReviewPanel"),
                   text("connect4.previous-mistake"), text("connect4.next-mistake")}},
        {.page = "formula-game",
         .first = handoutOfPersons,
         .runs = {command("formula-game.hint"), command("formula-game.analyse")},
         .ways = {{"a letter", {}, type("formula", "x")},
                  {"another letter", {}, type("turns", "E")},
                  {"a game after one that was made",
                   {whenSettled(click("make"))},
                   open("formula_game/easy.txt")},
                  {"a new problem", {}, whenSettled(click("make")), {click("make")}},
                  {"a finished game", {}, open("formula_game/handout-over.txt")}},
         .edit = command("formula-game.one"),
         .other_file = "formula_game/easy.txt",
         .back = "formula-game.back",
         .forward = "formula-game.forward",
         // The reason follows the winner; title and text of the card are also compared by
         // themselves.
         .grows = {text("ExplanationCard: name: ")},
         .of_the_way = {text("TreeView tree: drawing: "), text("TreeView choices: drawing: "),
                        text("picture: ")}},
        {.page = "wumpus",
         .first = command("wumpus.example"),
         .runs = {command("wumpus.reveal")},
         .ways = {{"handout", {open("wumpus/rules_wrong.txt")}, command("wumpus.reference-rules")},
                  {"example", {startAnew()}, command("wumpus.example")},
                  {"a walk", {}, command("wumpus.walk")},
                  {"a step", {}, command("wumpus.step")},
                  {"no walk", {}, command("wumpus.end-walk")},
                  {"wrong rules", {}, open("wumpus/rules_wrong.txt")},
                  {"clash", {}, open("wumpus/kb_clash.txt")},
                  {"a true statement", {}, open("wumpus/statement_true.txt")},
                  {"a square", {}, clickAt("map", 0.4, 0.4)}},
         .edit = type("statement", "x"),
         .other_file = "wumpus/kb_52.txt"},
        {.page = "peg",
         .first = click("corner10"), // which has no solution, so that solving is no step of undo
         .runs = {command("peg.hint"), command("peg.lamp"), pick("engine", 1), command("peg.solve"),
                  pick("engine", 2), command("peg.solve"), pick("engine", 0), command("peg.solve")},
         .ways = {{"gallery", {}, click("triangle10")},
                  {"a board that was solved", {click("triangle10")}, click("triangle15")},
                  {"worked example", {}, command("peg.example")},
                  {"a jump", {click("triangle10")}, playJump},
                  {"an earlier moment",
                   {click("triangle10"), command("peg.solve"), command("peg.last")},
                   command("peg.back")},
                  {"another earlier moment",
                   {click("triangle10"), command("peg.solve"), command("peg.last"),
                    command("peg.back")},
                   command("peg.first")},
                  {"start again",
                   {click("triangle10"), command("peg.solve"), command("peg.last")},
                   command("peg.restart")},
                  {"fewer to be left", {command("peg.tool-goal")}, stepUp("pegs-left")},
                  {"the goal", {command("peg.tool-goal")}, clickAt("board", 0.5, 0.5)},
                  {"a hole", {command("peg.tool-holes")}, clickAt("board", 0.05, 0.5)}},
         .edit =
             [](Page& page) {
                 command("peg.tool-pegs")(page);
                 clickHole(page, 3);
             },
         .other_file = "peg/triangle15.txt"},
        {.page = "sat",
         .first = open("sat/pigeonhole.txt"),
         .runs = {command("sat.core"), command("sat.check-proof"), command("sat.models")},
         .ways =
             {{"class notes", {}, command("sat.class-notes")},
              {"sudoku", {}, command("sat.sudoku")},
              {"random", {}, command("sat.random")},
              {"peg", {}, command("sat.peg")},
              {"models and then others",
               {open("sat/class-notes.txt"), command("sat.models")},
               command("sat.peg")},
              {"watched",
               {command("sat.watch"), command("sat.watch-forward"), command("sat.next-conflict")},
               open("sat/class-notes.txt")},
              {"a mistake undone", {type("clauses", "( ")}, undo()},
              {"undone, watched",
               {open("sat/class-notes.txt"), command("sat.watch"), command("sat.watch-forward")},
               undo()},
              {"large", {}, open("sat/colouring.cnf")}},
         .edit = type("clauses", "1 2 "),
         .other_file = "sat/class-notes.txt",
         .opens_everything = true},
        {.page = "normal-forms",
         // What is typed beside the text is a step as well.
         .first =
             [](Page& page) {
                 type("other", "a & b")(page);
                 open("normal_forms/class.txt")(page);
             },
         .runs = {command("normal-forms.by-hand"), command("normal-forms.last"),
                  command("normal-forms.gates"), command("normal-forms.map")},
         .ways = {{"CNF", {}, command("normal-forms.cnf"), {}, true},
                  {"a cell", {}, clickAt("map", 0.5, 0.5)},
                  {"several outputs", {}, open("normal_forms/adder.pla")},
                  {"example", {}, command("normal-forms.example")},
                  {"a new problem", {}, whenSettled(click("make")), {click("make")}},
                  // The sheets of a problem are there until another one is made.
                  {"another file after a new problem",
                   {whenSettled(click("make"))},
                   open("normal_forms/majority.txt"),
                   {click("make"), undoOnce()}}},
         .edit = type("source", "1"),
         .other_file = "normal_forms/majority.txt",
         // Of two forms that are as small either may be found first.
         .ended_by_the_clock = {text("several outputs")},
         .improves = "MapView map: drawing"},
        {.page = "game-graph",
         .first = ladderWithAMove,
         .runs = {command("game-graph.values"), command("game-graph.hint"),
                  command("game-graph.label-last")},
         .ways = {{"another game", {}, choose("games", 2)},
                  {"and another", {}, choose("games", 4)},
                  {"another view", {}, command("game-graph.next-view"), {}, true},
                  {"loopy", {}, paste("game_graph/circle.txt")}},
         .edit = command("game-graph.play"),
         .other_file = "game_graph/nim345.txt",
         .back = "game-graph.back",
         .forward = "game-graph.forward",
         // How long the game took to solve is true after a move as well.
         .of_the_way = {text("RunBar / QLabel time: ")}},
        {.page = "pathfinding",
         .first = open("pathfinding/corridors.lay"),
         .runs = {command("pathfinding.compare"), command("pathfinding.distances"),
                  command("pathfinding.last")},
         .ways = {{"generated", {}, command("pathfinding.generate-next")},
                  {"Romania", {}, command("pathfinding.romania")},
                  {"tiles", {}, click("shuffle")},
                  {"food", {}, open("pathfinding/hunt.lay")},
                  {"example", {}, command("pathfinding.example")},
                  {"no walls", {}, command("pathfinding.clear")}},
         .edit =
             [](Page& page) {
                 command("pathfinding.tool-walls")(page);
                 clickAt("maze", 0.5, 0.5)(page);
             },
         .other_file = "pathfinding/terrain.txt",
         .beside = {click("grow")}},
        {.page = "puzzles",
         .first = open("puzzles/trial_01.txt"),
         .runs = {command("puzzles.next-clue"), command("puzzles.last"), command("puzzles.modulo"),
                  click("show-solution")},
         .ways = {{"example", {}, command("puzzles.next-example")},
                  {"an example of the menu", {}, pickFromMenu("examples", 3)},
                  {"a new problem", {}, whenSettled(click("make")), {click("make")}},
                  {"an edit that cannot be read", {}, type("words", "Lady (")},
                  {"mended", {type("words", "Lady (")}, undo()},
                  {"propositions", {}, open("puzzles/choice.in")},
                  {"equations", {}, open("puzzles/trial_03_ring.in")}},
         .edit = type("words", " "),
         .other_file = "puzzles/islanders.txt"},
    };
    return all;
}

/// The window's status line: what the page said last, until its document changes.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    explicit StatusLine(Page* page) : QObject(page) {
        connect(page, &Page::message, this, [this](const QString& text) {
            text_ = text;
            ++said_;
            is_new_ = true;
            QTimer::singleShot(0, this, [this] { is_new_ = false; });
        });
        // What is said of a change comes in the same turn.
        connect(page->history(), &History::indexChanged, this, [this] {
            if (!is_new_)
                text_.clear();
        });
    }
    [[nodiscard]] static const StatusLine& of(const Page& page) {
        return *page.findChild<StatusLine*>();
    }
    /// How often anything was said.
    [[nodiscard]] int said() const { return said_; }
    [[nodiscard]] QStringList lines() const {
        return text_.isEmpty() ? QStringList() : QStringList(QStringLiteral("status: ") + text_);
    }

private:
    QString text_;
    int said_ = 0;
    bool is_new_ = false;
};

/// Fresh pages and used ones alike.
std::unique_ptr<Page> made(const char* id) {
    for (const PageInfo& info : allPages())
        if (info.id == QLatin1String(id)) {
            std::unique_ptr<Page> page = info.make();
            page->resize(1180, 800);
            new StatusLine(page.get());
            return page;
        }
    qFatal("there is no page %s", id);
}

/// Waits for everything that runs by itself.
void settle() {
    int quiet = 0;
    static_cast<void>(QTest::qWaitFor(
        [&quiet] {
            QCoreApplication::processEvents();
            quiet = solverPool().activeThreadCount() == 0 ? quiet + 1 : 0;
            return quiet > 3;
        },
        patience));
}

/// What that page shows at the next start, at once.
std::unique_ptr<Page> freshWith(const QJsonObject& state, const Use& use) {
    std::unique_ptr<Page> page = made(use.page);
    for (const Act& act : use.beside) {
        page->show();
        act(*page);
        settle();
    }
    page->restoreSession(state);
    page->show();
    return page;
}

class PagesStaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void initTestCase() {
        // Tables that a page keeps between two starts, apart from those of whoever runs this.
        qputenv("XDG_CACHE_HOME", QFile::encodeName(folder_.path()));
        settings_ = std::make_unique<QSettings>(folder_.filePath(QStringLiteral("settings.ini")),
                                                QSettings::IniFormat);
        theme_ = std::make_unique<Theme>(*qApp, *settings_);
        theme_->setMotion(Motion::reduced);
    }

    void connect4_data() { rows("connect4"); }
    void connect4() { nothingIsOld("connect4"); }
    void formulaGame_data() { rows("formula-game"); }
    void formulaGame() { nothingIsOld("formula-game"); }
    void wumpus_data() { rows("wumpus"); }
    void wumpus() { nothingIsOld("wumpus"); }
    void peg_data() { rows("peg"); }
    void peg() { nothingIsOld("peg"); }
    void sat_data() { rows("sat"); }
    void sat() { nothingIsOld("sat"); }
    void normalForms_data() { rows("normal-forms"); }
    void normalForms() { nothingIsOld("normal-forms"); }
    void gameGraph_data() { rows("game-graph"); }
    void gameGraph() { nothingIsOld("game-graph"); }
    void pathfinding_data() { rows("pathfinding"); }
    void pathfinding() { nothingIsOld("pathfinding"); }
    void puzzles_data() { rows("puzzles"); }
    void puzzles() { nothingIsOld("puzzles"); }

private:
    static const Use& useOf(const char* page) {
        for (const Use& use : uses())
            if (QLatin1String(use.page) == QLatin1String(page))
                return use;
        qFatal("nobody uses %s", page);
    }
    static void rows(const char* page) {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Way& way : waysOf(useOf(page)))
            QTest::newRow(way.name) << index++;
        if (!useOf(page).opens_everything)
            QTest::newRow("a file that cannot be opened") << index;
    }

    /// After everything was computed and looked at for one document, and another one came in some
    /// way, the page shows nothing that a fresh page does not show of that one, and when all is
    /// computed just what that shows.
    static void nothingIsOld(const char* id) {
        QFETCH(int, index);
        const Use& use = useOf(id);
        const std::vector<Way> ways = waysOf(use);
        const bool fails = index == static_cast<int>(ways.size());
        const Way way = fails ? Way{"", {}, openNothing} : ways[static_cast<std::size_t>(index)];
        const std::unique_ptr<Page> page = made(id);
        page->show();
        const auto doAll = [&page](const Acts& acts) {
            for (const Act& act : acts) {
                act(*page);
                settle();
            }
        };
        settle();
        doAll(Acts{use.first} + way.before);
        page->setProperty("step", page->history()->index());
        doAll(use.runs + use.beside);
        const QJsonObject state = page->session()->state();
        const auto textOf = [&use](Page& each) {
            // A window is laid out before it is painted.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QStringList lines = screenText(each);
            for (const QString& part : use.of_the_way)
                lines.removeIf([&part](const QString& line) { return line.contains(part); });
            return lines;
        };
        const QStringList before = textOf(*page);
        const auto judged = [&](QStringList lines) {
            const auto speaks_of = [](const QString& line, const char* part) {
                return part != nullptr && line.contains(QLatin1String(part));
            };
            lines.removeIf([&](const QString& line) {
                const bool grows =
                    std::any_of(use.grows.begin(), use.grows.end(),
                                [&line](const QString& part) { return line.contains(part); });
                return grows || (speaks_of(line, use.improves) && !before.contains(line));
            });
            return lines;
        };
        const int said = StatusLine::of(*page).said();
        way.change(*page);
        QStringList shown = textOf(*page);
        if (fails) {
            compare(shown, before, "at once");
            return;
        }
        // What was said of the change is about it; what stays has to be true of what is shown now.
        if (StatusLine::of(*page).said() == said && !way.keeps_subject)
            shown += StatusLine::of(*page).lines();
        QVERIFY2(page->session()->state() != state, "the way leads nowhere");
        const std::unique_ptr<Page> fresh = freshWith(page->session()->state(), use);
        const QStringList at_once = textOf(*fresh) + StatusLine::of(*fresh).lines();
        if (use.ended_by_the_clock.contains(text(way.name)))
            return compareAtOnce(judged(shown), at_once);
        settle();
        for (const Act& act : way.beside) {
            act(*fresh);
            settle();
        }
        // Some panels compute when they are looked at.
        if (!way.beside.empty()) {
            static_cast<void>(textOf(*fresh));
            settle();
        }
        const QStringList status = StatusLine::of(*fresh).lines();
        const QStringList at_last = textOf(*fresh);
        // What was known already and is still so may stay. A way that ends a run takes its time.
        if (way.beside.empty())
            compareAtOnce(judged(shown), at_once + at_last + status);
        else
            compareAtOnce(withoutTimes(judged(shown)), withoutTimes(at_once + at_last + status));
        if (!QTest::currentTestFailed())
            compare(withoutTimes(textOf(*page)), withoutTimes(at_last), "at last");
    }
    /// What is shown and not greyed has to be among what is right.
    static void compareAtOnce(QStringList shown, QStringList right) {
        dropGreyed(shown, right);
        shown.removeIf([&right](const QString& line) { return right.contains(line); });
        compare(shown, {}, "at once");
    }
    static void compare(QStringList shown, QStringList expected, const char* when) {
        dropGreyed(shown, expected);
        constexpr qsizetype most = 60; // lines of it are enough to see why
        const QStringList difference = differenceOf(shown, expected);
        for (const QString& line : difference.mid(0, most))
            qInfo("%s", qPrintable(line));
        QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("%1 lines differ %2")
                                                      .arg(difference.size())
                                                      .arg(QLatin1String(when))));
    }

    QTemporaryDir folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<Theme> theme_;
};

LOGGIA_WINDOW_TEST(PagesStaleTest)

} // namespace stale_test

#include "stale_test.moc"
