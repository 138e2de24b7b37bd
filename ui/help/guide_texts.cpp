#include "ui/help/guide_texts.hpp"

#include "ui/help/guide.hpp"
#include "ui/language/language.hpp"
#include "ui/legend/guide_section.hpp"

#include <QCoreApplication>
#include <QTabWidget>

#include <algorithm>
#include <array>

namespace loggia::ui {

std::span<const char* const> guideTexts() {
    static constexpr auto texts = std::to_array<const char*>({
        // How the chapters of the pages begin, which start cards show.
        QT_TRANSLATE_NOOP("Guide", "Four in a row scores a point, and the game goes on until the "
                                   "board is full. Play against the computer, see the value of "
                                   "every column, prove the exact value of a position, measure "
                                   "how long each search depth takes, and let engines play "
                                   "matches."),
        QT_TRANSLATE_NOOP("Guide",
                          "Two players choose the values of a formula's variables: one wants the "
                          "formula to be true, the other false. Play it, see in the tree which "
                          "parts are already decided, ask who wins with perfect "
                          "play and why, and compare formulas by their truth tables."),
        QT_TRANSLATE_NOOP(
            "Guide", "Small games as a computer sees them: positions and moves. Every position is "
                     "labelled a win, a loss or a draw for the player to move, with the number of "
                     "moves to the end, and the labelling can be followed step by step."),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Ladies and tigers, knights and knaves, and any other puzzle that propositional logic "
            "can express: in words, as formulas and as equations over GF(2), side by side. See all "
            "solutions, the statements that contradict each other, and the algebra step by step."),
        QT_TRANSLATE_NOOP("Guide",
                          "Write a boolean function as short as possible, as an or of ands "
                          "(DNF) or an and of ors (CNF). See why it cannot be shorter: on "
                          "a Karnaugh map, in a truth table, by the Quine-McCluskey "
                          "procedure step by step, or as a circuit."),
        QT_TRANSLATE_NOOP("Guide",
                          "How a program finds a path: breadth-first, depth-first, uniform cost, "
                          "greedy, A*, IDA*, RBFS, bidirectional and jump point search, in mazes, "
                          "on the map of Romania and on sliding puzzles. Step through a search, "
                          "race up to four algorithms, and compare all of them."),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Jump over pegs until one is left: peg solitaire on boards of any shape. Play with "
            "hints, find a solution or a shortest one, get a proof where there is none, draw "
            "boards of your own, and see how a board becomes clauses and a model becomes jumps."),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Can all clauses be true at once, where the clause 1 -2 means that atom 1 is true or "
            "atom 2 is false? Type clauses and get a model, or a proof that there is "
            "none; see which clauses are to "
            "blame; or watch the solver decide, propagate and learn."),
        QT_TRANSLATE_NOOP(
            "Guide", "A dark cave hides a monster and pits: find out which squares are safe. Write "
                     "rules that hold in every cave, what you know of this one, and a statement, "
                     "and see at every keystroke whether the statement follows, what follows about "
                     "every square, and why."),
        // Chapters and, in guide/, their sections.
        QT_TRANSLATE_NOOP("Guide", "Loggia guide"),
        QT_TRANSLATE_NOOP("Guide", "Pages"),
        QT_TRANSLATE_NOOP("Guide", "The window"),
        QT_TRANSLATE_NOOP("Guide", "Formats and methods"),
        QT_TRANSLATE_NOOP("Guide", "Max-Connect4"),
        QT_TRANSLATE_NOOP("Guide", "Rules"),
        QT_TRANSLATE_NOOP("Guide", "What you see"),
        QT_TRANSLATE_NOOP("Guide", "Game"),
        QT_TRANSLATE_NOOP("Guide", "Analysis"),
        QT_TRANSLATE_NOOP("Guide", "Depth table"),
        QT_TRANSLATE_NOOP("Guide", "Match"),
        QT_TRANSLATE_NOOP("Guide", "A class in one command"),
        QT_TRANSLATE_NOOP("Guide", "For teachers"),
        QT_TRANSLATE_NOOP("Guide", "Grading a class"),
        QT_TRANSLATE_NOOP("Guide", "Tournaments"),
        QT_TRANSLATE_NOOP("Guide", "Eight engines in one command"),
        QT_TRANSLATE_NOOP("Guide", "In the window"),
        QT_TRANSLATE_NOOP("Guide", "Who plays"),
        QT_TRANSLATE_NOOP("Guide", "Who meets whom"),
        QT_TRANSLATE_NOOP("Guide", "Faster and more certain"),
        QT_TRANSLATE_NOOP("Guide", "Interrupt it and go on"),
        QT_TRANSLATE_NOOP("Guide", "Hunt for gold"),
        QT_TRANSLATE_NOOP("Guide", "Reports"),
        QT_TRANSLATE_NOOP("Guide", "Review"),
        QT_TRANSLATE_NOOP("Guide", "Set up"),
        QT_TRANSLATE_NOOP("Guide", "The sandbox"),
        QT_TRANSLATE_NOOP("Guide", "What is judged"),
        QT_TRANSLATE_NOOP("Guide", "What is run"),
        QT_TRANSLATE_NOOP("Guide", "What you can type and open"),
        QT_TRANSLATE_NOOP("Guide", "Three things to try"),
        QT_TRANSLATE_NOOP("Guide", "Commands"),
        QT_TRANSLATE_NOOP("Guide", "Read more"),
        QT_TRANSLATE_NOOP("Guide", "Formula Game"),
        QT_TRANSLATE_NOOP("Guide", "Turns and variables"),
        QT_TRANSLATE_NOOP("Guide", "Truth table"),
        QT_TRANSLATE_NOOP("Guide", "Compare"),
        QT_TRANSLATE_NOOP("Guide", "Random"),
        QT_TRANSLATE_NOOP("Guide", "Choices"),
        QT_TRANSLATE_NOOP("Guide", "Wumpus"),
        QT_TRANSLATE_NOOP("Guide", "The four verdicts"),
        QT_TRANSLATE_NOOP("Guide", "Why"),
        QT_TRANSLATE_NOOP("Guide", "Probabilities"),
        QT_TRANSLATE_NOOP("Guide", "Grade"),
        QT_TRANSLATE_NOOP("Guide", "Lint"),
        QT_TRANSLATE_NOOP("Guide", "Walk through a cave"),
        QT_TRANSLATE_NOOP("Guide", "Peg Board"),
        QT_TRANSLATE_NOOP("Guide", "Clauses"),
        QT_TRANSLATE_NOOP("Guide", "Text"),
        QT_TRANSLATE_NOOP("Guide", "Draw a board"),
        QT_TRANSLATE_NOOP("Guide", "SAT"),
        QT_TRANSLATE_NOOP("Guide", "Solve"),
        QT_TRANSLATE_NOOP("Guide", "Answer"),
        QT_TRANSLATE_NOOP("Guide", "Values"),
        QT_TRANSLATE_NOOP("Guide", "Picture"),
        QT_TRANSLATE_NOOP("Guide", "Models"),
        QT_TRANSLATE_NOOP("Guide", "Generate"),
        QT_TRANSLATE_NOOP("Guide", "Run"),
        QT_TRANSLATE_NOOP("Guide", "Watch"),
        QT_TRANSLATE_NOOP("Guide", "Implication graph"),
        QT_TRANSLATE_NOOP("Guide", "Resolution"),
        QT_TRANSLATE_NOOP("Guide", "Search tree"),
        QT_TRANSLATE_NOOP("Guide", "Normal Forms"),
        QT_TRANSLATE_NOOP("Guide", "The function"),
        QT_TRANSLATE_NOOP("Guide", "Map"),
        QT_TRANSLATE_NOOP("Guide", "Table"),
        QT_TRANSLATE_NOOP("Guide", "Steps"),
        QT_TRANSLATE_NOOP("Guide", "Circuit"),
        QT_TRANSLATE_NOOP("Guide", "Result"),
        QT_TRANSLATE_NOOP("Guide", "Problem"),
        QT_TRANSLATE_NOOP("Guide", "Games"),
        QT_TRANSLATE_NOOP("Guide", "Position"),
        QT_TRANSLATE_NOOP("Guide", "Labelling"),
        QT_TRANSLATE_NOOP("Guide", "Draw a game"),
        QT_TRANSLATE_NOOP("Guide", "Search Lab"),
        QT_TRANSLATE_NOOP("Guide", "Graph"),
        QT_TRANSLATE_NOOP("Guide", "Search"),
        QT_TRANSLATE_NOOP("Guide", "Code"),
        QT_TRANSLATE_NOOP("Guide", "About"),
        QT_TRANSLATE_NOOP("Guide", "Maze"),
        QT_TRANSLATE_NOOP("Guide", "f-limits"),
        QT_TRANSLATE_NOOP("Guide", "Puzzle"),
        QT_TRANSLATE_NOOP("Guide", "Logic Puzzles"),
        QT_TRANSLATE_NOOP("Guide", "Three forms"),
        QT_TRANSLATE_NOOP("Guide", "Solutions"),
        QT_TRANSLATE_NOOP("Guide", "Algebra"),
        QT_TRANSLATE_NOOP("Guide", "Play"),
        QT_TRANSLATE_NOOP("Guide", "Mod 2"),
        QT_TRANSLATE_NOOP("Guide", "Files"),
        QT_TRANSLATE_NOOP("Guide", "Undo"),
        QT_TRANSLATE_NOOP("Guide", "What comes back"),
        QT_TRANSLATE_NOOP("Guide", "Pictures and copies"),
        QT_TRANSLATE_NOOP("Guide", "Keyboard"),
        QT_TRANSLATE_NOOP("Guide", "Lessons"),
        QT_TRANSLATE_NOOP("Guide", "Help"),
        QT_TRANSLATE_NOOP("Guide", "Settings"),
        QT_TRANSLATE_NOOP("Guide", "Light, dark, motion and language"),
        QT_TRANSLATE_NOOP("Guide", "Screen readers"),
        QT_TRANSLATE_NOOP("Guide", "From the command line"),
        QT_TRANSLATE_NOOP("Guide", "File formats"),
        QT_TRANSLATE_NOOP("Guide", "Formulas"),
        QT_TRANSLATE_NOOP("Guide", "Max-Connect4: formats"),
        QT_TRANSLATE_NOOP("Guide", "Formula Game: formats"),
        QT_TRANSLATE_NOOP("Guide", "Wumpus: formats"),
        QT_TRANSLATE_NOOP("Guide", "Peg Board: formats"),
        QT_TRANSLATE_NOOP("Guide", "SAT: formats"),
        QT_TRANSLATE_NOOP("Guide", "Normal Forms: formats"),
        QT_TRANSLATE_NOOP("Guide", "Games: formats"),
        QT_TRANSLATE_NOOP("Guide", "Search Lab: formats"),
        QT_TRANSLATE_NOOP("Guide", "Logic Puzzles: formats"),
        QT_TRANSLATE_NOOP("Guide", "How a position is judged"),
        QT_TRANSLATE_NOOP("Guide", "How Max-Connect4 is solved"),
        QT_TRANSLATE_NOOP("Guide", "How the formula game is solved"),
        QT_TRANSLATE_NOOP("Guide", "How the wumpus world is decided"),
        QT_TRANSLATE_NOOP("Guide", "How peg solitaire is solved"),
        QT_TRANSLATE_NOOP("Guide", "How clause sets are decided"),
        QT_TRANSLATE_NOOP("Guide", "How normal forms are minimised"),
        QT_TRANSLATE_NOOP("Guide", "Computational games: trees, graphs and values"),
        QT_TRANSLATE_NOOP("Guide", "How mazes are searched"),
        QT_TRANSLATE_NOOP("Guide", "How logic puzzles are read, solved and translated"),
        QT_TRANSLATE_NOOP("Guide", "How strength is measured in tournaments"),
        QT_TRANSLATE_NOOP("Guide", "Large work on many machines"),
        QT_TRANSLATE_NOOP("Guide", "Three commands"),
        QT_TRANSLATE_NOOP("Guide", "What can be split"),
        QT_TRANSLATE_NOOP("Guide", "Under Slurm"),
        QT_TRANSLATE_NOOP("Guide", "With GNU parallel"),
        QT_TRANSLATE_NOOP("Guide", "Large work: what more machines gain"),
        QT_TRANSLATE_NOOP("Guide", "Grading: formats"),
        QT_TRANSLATE_NOOP("Guide", "Shards: formats"),
        QT_TRANSLATE_NOOP("Guide", "How fast Loggia is"),
    });
    return texts;
}

QString guideText(const QString& english) {
    return QCoreApplication::translate("Guide", english.toUtf8());
}

QString sectionCalled(const QString& tab, const GuideChapter& chapter) {
    const QString name = QString(tab).remove(QLatin1Char('&'));
    const auto& all = chapter.sections;
    const auto found = std::find_if(all.begin(), all.end(), [&name](const QString& section) {
        return section == name || guideText(section) == name || shownFor(section).contains(name);
    });
    return found == all.end() ? QString() : *found;
}

QString sectionAround(const QWidget* control, const GuideChapter& chapter) {
    for (const QWidget* each = control; each; each = each->parentWidget()) {
        if (QString section = guideSection(*each); chapter.sections.contains(section))
            return section;
        if (const auto* tabs = qobject_cast<const QTabWidget*>(each))
            if (QString section = sectionCalled(tabs->tabText(tabs->currentIndex()), chapter);
                !section.isEmpty())
                return section;
    }
    return {};
}

} // namespace loggia::ui
