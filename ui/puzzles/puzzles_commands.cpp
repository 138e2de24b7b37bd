#include "ui/puzzles/derivation_panel.hpp"
#include "ui/puzzles/puzzle_exports.hpp"
#include "ui/puzzles/puzzle_maker.hpp"
#include "ui/puzzles/puzzles_page.hpp"
#include "ui/puzzles/sheet_run.hpp"
#include "ui/shell/tab_order.hpp"

#include <array>

namespace loggia::ui {

using puzzles::SheetForm;

CommandTable PuzzlesPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "puzzles.solve",
         .text = QT_TRANSLATE_NOOP("Commands", "&Solve"),
         .help = QT_TRANSLATE_NOOP("Commands", "Solve the puzzle."),
         .icon = "solve",
         .shortcut = "F5",
         .run = [](PuzzlesPage& page) { page.solve(); },
         .in_tool_bar = true},
        {.id = "puzzles.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "St&op"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](PuzzlesPage& page) { page.stop(); },
         .enabled = [](const PuzzlesPage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "puzzles.solve-while-typing",
         .text = QT_TRANSLATE_NOOP("Commands", "Solve While T&yping"),
         .help = QT_TRANSLATE_NOOP("Commands", "Solve again after each change to the puzzle."),
         .run = [](PuzzlesPage& page) { page.run_->setSolving(!page.run_->isSolving()); },
         .checked = [](const PuzzlesPage& page) { return page.run_->isSolving(); }},
        {.id = "puzzles.next-clue",
         .text = QT_TRANSLATE_NOOP("Commands", "&Next Statement"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Highlight the next statement in the picture and in all three texts."),
         .shortcut = "Ctrl+J",
         .run =
             [](PuzzlesPage& page) {
                 page.markStatement(page.selected_ ? (*page.selected_ + 1) % page.statements() : 0);
             },
         .enabled = [](const PuzzlesPage& page) { return page.statements() > 0; },
         .starts_group = true},
        {.id = "puzzles.previous-clue",
         .text = QT_TRANSLATE_NOOP("Commands", "&Previous Statement"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Highlight the previous statement in the picture and in all three texts."),
         .shortcut = "Ctrl+Shift+J",
         .run =
             [](PuzzlesPage& page) {
                 page.markStatement(page.selected_.value_or(0) == 0 ? page.statements() - 1
                                                                    : *page.selected_ - 1);
             },
         .enabled = [](const PuzzlesPage& page) { return page.statements() > 0; }},
        {.id = "puzzles.words",
         .text = QT_TRANSLATE_NOOP("Commands", "Edit the &Words"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the puzzle in words."),
         .shortcut = "Ctrl+Alt+1",
         .run = [](PuzzlesPage& page) { page.edit(SheetForm::words); },
         .starts_group = true},
        {.id = "puzzles.propositions",
         .text = QT_TRANSLATE_NOOP("Commands", "Edit the P&ropositions"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the formulas of propositional logic."),
         .shortcut = "Ctrl+Alt+2",
         .run = [](PuzzlesPage& page) { page.edit(SheetForm::propositions); }},
        {.id = "puzzles.ring",
         .text = QT_TRANSLATE_NOOP("Commands", "Edit the E&quations"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the equations over GF(2)."),
         .shortcut = "Ctrl+Alt+3",
         .run = [](PuzzlesPage& page) { page.edit(SheetForm::ring); }},
        {.id = "puzzles.modulo",
         .text = QT_TRANSLATE_NOOP("Commands", "Wrap in mod &2"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Add mod 2 to the equations that Mace4 reads differently."),
         .run = [](PuzzlesPage& page) { page.wrapInModulo(); },
         .enabled = [](const PuzzlesPage& page) { return !page.run_->study().slips.empty(); }},
        {.id = "puzzles.first",
         .text = QT_TRANSLATE_NOOP("Commands", "&First Step"),
         .help = QT_TRANSLATE_NOOP("Commands", "Algebra: go to the given equations."),
         .icon = "first",
         .shortcut = "Ctrl+F9",
         .run = [](PuzzlesPage& page) { page.showStep(0); },
         .enabled =
             [](const PuzzlesPage& page) { return page.isDerived() && page.algebra_->step() > 0; },
         .starts_group = true},
        {.id = "puzzles.back",
         .text = QT_TRANSLATE_NOOP("Commands", "Step Bac&k"),
         .help = QT_TRANSLATE_NOOP("Commands", "Algebra: go back by one step."),
         .icon = "previous",
         .shortcut = "F9",
         .run =
             [](PuzzlesPage& page) {
                 page.showSide(Side::algebra);
                 page.algebra_->goBack();
             },
         .enabled =
             [](const PuzzlesPage& page) { return page.isDerived() && page.algebra_->step() > 0; }},
        {.id = "puzzles.forward",
         .text = QT_TRANSLATE_NOOP("Commands", "S&tep Forward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Algebra: go forward by one step."),
         .icon = "next",
         .shortcut = "F10",
         .run =
             [](PuzzlesPage& page) {
                 page.showSide(Side::algebra);
                 page.algebra_->goForward();
             },
         .enabled =
             [](const PuzzlesPage& page) {
                 return page.isDerived() && page.algebra_->step() < page.algebra_->steps();
             }},
        {.id = "puzzles.last",
         .text = QT_TRANSLATE_NOOP("Commands", "&Last Step"),
         .help = QT_TRANSLATE_NOOP("Commands", "Algebra: go to the solution."),
         .icon = "last",
         .shortcut = "Ctrl+F10",
         .run = [](PuzzlesPage& page) { page.showStep(page.algebra_->steps()); },
         .enabled =
             [](const PuzzlesPage& page) {
                 return page.isDerived() && page.algebra_->step() < page.algebra_->steps();
             }},
        {.id = "puzzles.copy-propositions",
         .text = QT_TRANSLATE_NOOP("Commands", "&Copy for Mace4"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the propositions as a Mace4 file."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+R",
         .run = [](PuzzlesPage& page) { page.copyExport(PuzzleExport::propositions); },
         .enabled = [](const PuzzlesPage& page) { return page.statements() > 0; },
         .starts_group = true},
        {.id = "puzzles.copy-ring",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the &Equations for Mace4"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the equations as a Mace4 file."),
         .run = [](PuzzlesPage& page) { page.copyExport(PuzzleExport::ring); },
         .enabled = [](const PuzzlesPage& page) { return page.statements() > 0; }},
        {.id = "puzzles.copy-clauses",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy as DIM&ACS"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the puzzle as DIMACS clauses."),
         .run = [](PuzzlesPage& page) { page.copyExport(PuzzleExport::dimacs); },
         .enabled = [](const PuzzlesPage& page) { return page.statements() > 0; }},
        {.id = "puzzles.copy-derivation",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the &Derivation"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy all steps of the derivation as text."),
         .run = [](PuzzlesPage& page) { page.copyExport(PuzzleExport::derivation); },
         .enabled = [](const PuzzlesPage& page) { return page.isDerived(); }},
        {.id = "puzzles.copy-latex",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the Deri&vation as LaTeX"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Copy all steps of the derivation as a LaTeX document."),
         .run = [](PuzzlesPage& page) { page.copyExport(PuzzleExport::latex); },
         .enabled = [](const PuzzlesPage& page) { return page.isDerived(); }},
        {.id = "puzzles.export",
         .text = QT_TRANSLATE_NOOP("Commands", "E&xport..."),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Save the puzzle as words, propositions, equations, clauses or a derivation."),
         .icon = "export",
         .shortcut = "Ctrl+Shift+X",
         .run = [](PuzzlesPage& page) { page.askExport(); },
         .enabled = [](const PuzzlesPage& page) { return page.statements() > 0; }},
        {.id = "puzzles.problem",
         .text = QT_TRANSLATE_NOOP("Commands", "New Pu&zzle..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Make a puzzle and try to solve it."),
         .icon = "add",
         .shortcut = "Ctrl+Shift+G",
         .run =
             [](PuzzlesPage& page) {
                 page.showSide(Side::problem);
                 focusFirst(page.riddle_->maker());
             },
         .starts_group = true},
        {.id = "puzzles.example",
         .text = QT_TRANSLATE_NOOP("Commands", "S&how the Example"),
         .help = QT_TRANSLATE_NOOP("Commands", "Open the first trial of the lady and the tiger."),
         .icon = "hint",
         .run = [](PuzzlesPage& page) { page.showExample(0); }},
        {.id = "puzzles.next-example",
         .text = QT_TRANSLATE_NOOP("Commands", "Next Exa&mple"),
         .help = QT_TRANSLATE_NOOP("Commands", "Open the next of the trials, then the islanders."),
         .run = [](PuzzlesPage& page) { page.showExample(page.example_ + 1); }},
    });
    return table;
}

bool PuzzlesPage::isDerived() const {
    return run_->study().derivation != nullptr;
}

void PuzzlesPage::showStep(std::size_t step) {
    showSide(Side::algebra);
    algebra_->setStep(step);
}

} // namespace loggia::ui
