#include "ui/normal_forms/compare_panel.hpp"
#include "ui/normal_forms/normal_forms_examples.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/normal_forms/study/form_run.hpp"
#include "ui/normal_forms/views/hand_panel.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QTabWidget>

#include <array>

namespace loggia::ui {

using normal_forms::Form;
using normal_forms::Sheet;

CommandTable NormalFormsPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "normal-forms.minimise",
         .text = QT_TRANSLATE_NOOP("Commands", "M&inimise"),
         .help = QT_TRANSLATE_NOOP("Commands", "Find the minimum form."),
         .icon = "start",
         .shortcut = "F5",
         .run = [](NormalFormsPage& page) { page.minimise(); },
         .in_tool_bar = true},
        {.id = "normal-forms.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "St&op"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](NormalFormsPage& page) { page.stop(); },
         .enabled = [](const NormalFormsPage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "normal-forms.minimise-while-typing",
         .text = QT_TRANSLATE_NOOP("Commands", "Minimise W&hile Typing"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Find the minimum form again after each change to the text."),
         .run =
             [](NormalFormsPage& page) {
                 page.setFollowing(!page.following_);
                 if (page.following_ && !page.run_->isCurrent())
                     page.follow();
             },
         .checked = [](const NormalFormsPage& page) { return page.following_; }},
        {.id = "normal-forms.dnf",
         .text = QT_TRANSLATE_NOOP("Commands", "&Disjunctive Form (DNF)"),
         .help = QT_TRANSLATE_NOOP("Commands", "Find the minimum disjunction of terms."),
         .shortcut = "Ctrl+Alt+D",
         .run = [](NormalFormsPage& page) { page.setForm(Form::dnf); },
         .enabled = [](const NormalFormsPage& page) { return page.settings_.form == Form::cnf; },
         .starts_group = true},
        {.id = "normal-forms.cnf",
         .text = QT_TRANSLATE_NOOP("Commands", "&Conjunctive Form (CNF)"),
         .help = QT_TRANSLATE_NOOP("Commands", "Find the minimum conjunction of clauses."),
         .shortcut = "Ctrl+Alt+C",
         .run = [](NormalFormsPage& page) { page.setForm(Form::cnf); },
         .enabled = [](const NormalFormsPage& page) { return page.settings_.form == Form::dnf; }},
        {.id = "normal-forms.map",
         .text = QT_TRANSLATE_NOOP("Commands", "Karnaugh M&ap"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the Karnaugh map; each group is a term."),
         .shortcut = "Ctrl+Alt+1",
         .run = [](NormalFormsPage& page) { page.goToView(View::map); },
         .starts_group = true},
        {.id = "normal-forms.table",
         .text = QT_TRANSLATE_NOOP("Commands", "Truth Ta&ble"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the truth table and edit its values."),
         .icon = "table",
         .shortcut = "Ctrl+Alt+2",
         .run = [](NormalFormsPage& page) { page.goToView(View::table); }},
        {.id = "normal-forms.by-hand",
         .text = QT_TRANSLATE_NOOP("Commands", "&Quine-McCluskey Steps"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Follow the Quine-McCluskey procedure step by step."),
         .shortcut = "Ctrl+Alt+3",
         .run = [](NormalFormsPage& page) { page.goToView(View::by_hand); }},
        {.id = "normal-forms.gates",
         .text = QT_TRANSLATE_NOOP("Commands", "Circui&t"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the form as a two-level circuit."),
         .shortcut = "Ctrl+Alt+4",
         .run = [](NormalFormsPage& page) { page.goToView(View::gates); }},
        {.id = "normal-forms.first",
         .text = QT_TRANSLATE_NOOP("Commands", "&First Step"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the first step."),
         .icon = "first",
         .shortcut = "Ctrl+F9",
         .run = [](NormalFormsPage& page) { page.showHandStep(0); },
         .enabled =
             [](const NormalFormsPage& page) { return page.isKnown() && page.hand_->step() > 0; },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps"),
         .starts_group = true},
        {.id = "normal-forms.back",
         .text = QT_TRANSLATE_NOOP("Commands", "Step Bac&k"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back one step."),
         .icon = "previous",
         .shortcut = "F9",
         .run = [](NormalFormsPage& page) { page.showHandStep(page.hand_->step() - 1); },
         .enabled =
             [](const NormalFormsPage& page) { return page.isKnown() && page.hand_->step() > 0; },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "normal-forms.forward",
         .text = QT_TRANSLATE_NOOP("Commands", "Step Fo&rward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the next step."),
         .icon = "next",
         .shortcut = "F10",
         .run = [](NormalFormsPage& page) { page.showHandStep(page.hand_->step() + 1); },
         .enabled =
             [](const NormalFormsPage& page) {
                 return page.isKnown() && page.hand_->step() + 1 < page.hand_->steps();
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "normal-forms.last",
         .text = QT_TRANSLATE_NOOP("Commands", "&Last Step"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the last step."),
         .icon = "last",
         .shortcut = "Ctrl+F10",
         .run = [](NormalFormsPage& page) { page.showHandStep(page.hand_->steps() - 1); },
         .enabled =
             [](const NormalFormsPage& page) {
                 return page.isKnown() && page.hand_->step() + 1 < page.hand_->steps();
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "normal-forms.play",
         .text = QT_TRANSLATE_NOOP("Commands", "Play or Pa&use"),
         .help = QT_TRANSLATE_NOOP("Commands", "Play the steps automatically, or pause."),
         .icon = "start",
         .shortcut = "Ctrl+Space",
         .run =
             [](NormalFormsPage& page) {
                 page.showView(View::by_hand);
                 page.hand_->setPlaying(!page.hand_->isPlaying());
             },
         .enabled =
             [](const NormalFormsPage& page) { return page.isKnown() && page.hand_->steps() > 1; },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "normal-forms.next-term",
         .text = QT_TRANSLATE_NOOP("Commands", "Mark the Ne&xt Term"),
         .help = QT_TRANSLATE_NOOP("Commands", "Highlight the next term or clause in all views."),
         .shortcut = "Ctrl+J",
         .run = [](NormalFormsPage& page) { page.markTerm((page.term() + 1) % page.terms()); },
         .enabled = [](const NormalFormsPage& page) { return page.isKnown() && page.terms() > 0; },
         .starts_group = true},
        {.id = "normal-forms.previous-term",
         .text = QT_TRANSLATE_NOOP("Commands", "Mark the Pre&vious Term"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Highlight the previous term or clause in all views."),
         .shortcut = "Ctrl+Shift+J",
         .run =
             [](NormalFormsPage& page) {
                 page.markTerm(page.term() <= 0 ? page.terms() - 1 : page.term() - 1);
             },
         .enabled = [](const NormalFormsPage& page) { return page.isKnown() && page.terms() > 0; }},
        {.id = "normal-forms.next-form",
         .text = QT_TRANSLATE_NOOP("Commands", "Next Minimum Form"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the next of several minimum forms."),
         .shortcut = "Ctrl+Alt+N",
         .run =
             [](NormalFormsPage& page) {
                 page.chooseForm(page.run_->lastRead().settings.choice + 1);
             },
         .enabled =
             [](const NormalFormsPage& page) {
                 const FormStudy& shown = page.run_->lastRead();
                 return page.isKnown() &&
                        static_cast<std::size_t>(shown.settings.choice) + 1 < shown.minimumForms();
             }},
        {.id = "normal-forms.previous-form",
         .text = QT_TRANSLATE_NOOP("Commands", "Previous Minimum Form"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show the previous of several minimum forms."),
         .shortcut = "Ctrl+Alt+P",
         .run =
             [](NormalFormsPage& page) {
                 page.chooseForm(page.run_->lastRead().settings.choice - 1);
             },
         .enabled =
             [](const NormalFormsPage& page) {
                 return page.isKnown() && page.run_->lastRead().settings.choice > 0;
             }},
        {.id = "normal-forms.copy-result",
         .text = QT_TRANSLATE_NOOP("Commands", "Cop&y the Result"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the result in the chosen format."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+R",
         .run = [](NormalFormsPage& page) { page.copyResult(); },
         .enabled = [](const NormalFormsPage& page) { return page.hasResult(); },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "normal-forms.save-result",
         .text = QT_TRANSLATE_NOOP("Commands", "&Save the Result..."),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Save the result as a formula, LaTeX, C, Python, PLA, DIMACS or a table."),
         .icon = "save",
         .run = [](NormalFormsPage& page) { page.askSaveResult(); },
         .enabled = [](const NormalFormsPage& page) { return page.hasResult(); }},
        {.id = "normal-forms.take-result",
         .text = QT_TRANSLATE_NOOP("Commands", "Use the Result as In&put"),
         .help = QT_TRANSLATE_NOOP("Commands", "Replace the text with the result."),
         .icon = "edit",
         .shortcut = "Ctrl+Shift+Return",
         .run = [](NormalFormsPage& page) { page.takeResult(); },
         .enabled = [](const NormalFormsPage& page) { return page.hasResult(); },
         .second_shortcut = "Ctrl+Shift+Enter"},
        {.id = "normal-forms.compare",
         .text = QT_TRANSLATE_NOOP("Commands", "Compare &with..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Check whether another function is equivalent."),
         .icon = "swap",
         .shortcut = "Ctrl+Shift+D",
         .run =
             [](NormalFormsPage& page) {
                 page.showSide(Side::compare);
                 page.compare_->editor()->setFocus();
             },
         .starts_group = true},
        {.id = "normal-forms.problem",
         .text = QT_TRANSLATE_NOOP("Commands", "&New Problem..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Choose a random problem with its answer key."),
         .icon = "add",
         .shortcut = "Ctrl+Shift+G",
         .run =
             [](NormalFormsPage& page) {
                 page.showSide(Side::problem);
                 focusFirst(*page.problem_);
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Problem")},
        {.id = "normal-forms.make-problem",
         .text = QT_TRANSLATE_NOOP("Commands", "&Make Another Problem"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Make a problem with the same settings and a new seed."),
         .run =
             [](NormalFormsPage& page) {
                 page.showSide(Side::problem);
                 page.problem_->makeAnother();
             },
         .enabled = [](const NormalFormsPage& page) { return !page.problem_->isRunning(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Problem")},
        {.id = "normal-forms.save-sheet",
         .text = QT_TRANSLATE_NOOP("Commands", "Save the S&heet..."),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Save the sheet for students as Markdown, LaTeX or PDF."),
         .run = [](NormalFormsPage& page) { page.askSaveSheet(Sheet::student); },
         .enabled = [](const NormalFormsPage& page) { return page.problem_->hasProblem(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Problem")},
        {.id = "normal-forms.save-key",
         .text = QT_TRANSLATE_NOOP("Commands", "Save the Answer Key..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Save the minimum forms as Markdown, LaTeX or PDF."),
         .run = [](NormalFormsPage& page) { page.askSaveSheet(Sheet::key); },
         .enabled = [](const NormalFormsPage& page) { return page.problem_->hasProblem(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Problem")},
        {.id = "normal-forms.map-2",
         .text = QT_TRANSLATE_NOOP("Commands", "Empty Map, &2 Variables"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Start with an empty Karnaugh map of two variables."),
         .run = [](NormalFormsPage& page) { page.startMap(2); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Empty Map"),
         .starts_group = true},
        {.id = "normal-forms.map-3",
         .text = QT_TRANSLATE_NOOP("Commands", "Empty Map, &3 Variables"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Start with an empty Karnaugh map of three variables."),
         .run = [](NormalFormsPage& page) { page.startMap(3); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Empty Map")},
        {.id = "normal-forms.map-4",
         .text = QT_TRANSLATE_NOOP("Commands", "Empty Map, &4 Variables"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Start with an empty Karnaugh map of four variables."),
         .run = [](NormalFormsPage& page) { page.startMap(4); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Empty Map")},
        {.id = "normal-forms.map-5",
         .text = QT_TRANSLATE_NOOP("Commands", "Empty Map, &5 Variables"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Start with an empty Karnaugh map of five variables."),
         .run = [](NormalFormsPage& page) { page.startMap(5); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Empty Map")},
        {.id = "normal-forms.map-6",
         .text = QT_TRANSLATE_NOOP("Commands", "Empty Map, &6 Variables"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Start with an empty Karnaugh map of six variables."),
         .run = [](NormalFormsPage& page) { page.startMap(6); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Empty Map")},
        {.id = "normal-forms.example",
         .text = QT_TRANSLATE_NOOP("Commands", "Show the &Example"),
         .help = QT_TRANSLATE_NOOP("Commands", "Replace the text with the worked example."),
         .icon = "hint",
         .run =
             [](NormalFormsPage& page) { page.replaceText(formsExample(), tr("worked example")); },
         .starts_group = true},
        {.id = "normal-forms.digits",
         .text = QT_TRANSLATE_NOOP("Commands", "Example: Seven Se&gments"),
         .help = QT_TRANSLATE_NOOP("Commands", "A table with seven outputs and don't-cares."),
         .run =
             [](NormalFormsPage& page) {
                 page.replaceText(segmentsExample(), tr("seven segments"));
             }},
    });
    return table;
}

int NormalFormsPage::terms() const {
    return static_cast<int>(run_->lastRead().terms());
}

void NormalFormsPage::setForm(Form form) {
    FormSettings next = settings_;
    next.form = form;
    setSettings(next);
}

void NormalFormsPage::goToView(View view) {
    showView(view);
    Q_EMIT message(tr("View: %1").arg(views_->tabText(static_cast<int>(view))));
}

void NormalFormsPage::showHandStep(std::size_t step) {
    showView(View::by_hand);
    hand_->setPlaying(false);
    hand_->goTo(step);
}

} // namespace loggia::ui
