// What the window can do whatever page is shown.

#include "ui/help/whats_this.hpp"
#include "ui/shell/documents.hpp"
#include "ui/theme/theme.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/divider_keys.hpp"
#include "ui/window/about_dialog.hpp"
#include "ui/window/clipboard.hpp"
#include "ui/window/command_palette.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/tournament/tournament_window.hpp"
#include "ui/window/zooming.hpp"

#include <array>

namespace loggia::ui {

template <int number>
constexpr CommandSpec MainWindow::tabCommand(const char* id, const char* text, const char* help,
                                             const char* shortcut) {
    return {.id = id,
            .text = text,
            .help = help,
            .shortcut = shortcut,
            .run = [](MainWindow& window) { window.tabs_->setCurrentIndex(number - 1); },
            .enabled = [](const MainWindow& window) { return window.tabs_->count() >= number; },
            .checked =
                [](const MainWindow& window) { return window.tabs_->currentIndex() == number - 1; },
            .menu = Menu::view};
}

CommandTable MainWindow::commandTable() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "file.new",
         .text = QT_TRANSLATE_NOOP("Commands", "&New"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Start a new document on this page. Undo brings the old one back."),
         .icon = "new",
         .shortcut = "Ctrl+N",
         .run = [](MainWindow& window) { window.documents_->newDocument(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.showsOwnDocument(); },
         .menu = Menu::file,
         .in_tool_bar = true},
        {.id = "file.open",
         .text = QT_TRANSLATE_NOOP("Commands", "&Open..."),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Open a file. Loggia chooses the page by its format."),
         .icon = "open",
         .shortcut = "Ctrl+O",
         .run = [](MainWindow& window) { window.documents_->askOpen(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::file,
         .in_tool_bar = true},
        {.id = "file.save",
         .text = QT_TRANSLATE_NOOP("Commands", "&Save"),
         .help = QT_TRANSLATE_NOOP("Commands", "Save the document of this page."),
         .icon = "save",
         .shortcut = "Ctrl+S",
         .run = [](MainWindow& window) { window.documents_->save(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.canSave(); },
         .menu = Menu::file,
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "file.saveAs",
         .text = QT_TRANSLATE_NOOP("Commands", "Save &As..."),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Save the document of this page under another name."),
         .icon = "save-as",
         .shortcut = "Ctrl+Shift+S",
         .run = [](MainWindow& window) { window.documents_->saveAs(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.canSave(); },
         .menu = Menu::file},
        {.id = "file.exportPicture",
         .text = QT_TRANSLATE_NOOP("Commands", "&Export Picture..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Save the picture of this page as SVG, PDF or PNG."),
         .icon = "export",
         .shortcut = "Ctrl+E",
         .run = [](MainWindow& window) { window.documents_->exportPicture(*window.currentHost()); },
         .enabled =
             [](const MainWindow& window) {
                 return window.showsOwnDocument() && window.hasPicture();
             },
         .menu = Menu::file,
         .starts_group = true},
        {.id = "file.grade",
         .text = QT_TRANSLATE_NOOP("Commands", "Grade &Hand-ins..."),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Grade what a class handed in for an assignment, in a separate window."),
         .icon = "ok",
         .shortcut = "Ctrl+Alt+G",
         .run = [](MainWindow& window) { window.classWindow().open(); },
         .menu = Menu::file,
         .starts_group = true},
        {.id = "file.tournament",
         .text = QT_TRANSLATE_NOOP("Commands", "&Tournament..."),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Let engines, programs and hand-ins play Max-Connect4 or the "
                                   "formula game against each other, in a separate window."),
         .icon = "match",
         .shortcut = "Ctrl+Alt+R",
         .run = [](MainWindow& window) { window.tournamentWindow().open(); },
         .menu = Menu::file},
        {.id = "file.quit",
         .text = QT_TRANSLATE_NOOP("Commands", "&Quit"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Close the window. Your work is restored at the next start."),
         .icon = "quit",
         .shortcut = "Ctrl+Q",
         .run = [](MainWindow& window) { window.close(); },
         .menu = Menu::file,
         .starts_group = true},
        {.id = "edit.undo",
         .text = QT_TRANSLATE_NOOP("Commands", "&Undo"),
         .help = QT_TRANSLATE_NOOP("Commands", "Undo the last step on this page."),
         .icon = "undo",
         .shortcut = "Ctrl+Z",
         .run = [](MainWindow& window) { window.undo(); },
         .enabled = [](const MainWindow& window) { return !window.undoText().isEmpty(); },
         .menu = Menu::edit,
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "edit.redo",
         .text = QT_TRANSLATE_NOOP("Commands", "&Redo"),
         .help = QT_TRANSLATE_NOOP("Commands", "Redo the last undone step."),
         .icon = "redo",
         .shortcut = "Ctrl+Shift+Z",
         .run = [](MainWindow& window) { window.history()->redo(); },
         .enabled =
             [](const MainWindow& window) {
                 return window.history() && window.history()->canRedo();
             },
         .menu = Menu::edit,
         .in_tool_bar = true,
         .second_shortcut = "Ctrl+Y"},
        {.id = "edit.copy",
         .text = QT_TRANSLATE_NOOP("Commands", "&Copy"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Copy what is selected, or else the document of this page, as text."),
         .icon = "copy",
         .shortcut = "Ctrl+C",
         .run = [](MainWindow& window) { copyText(*window.currentPage()); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::edit,
         .starts_group = true},
        {.id = "edit.paste",
         .text = QT_TRANSLATE_NOOP("Commands", "&Paste"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Replace the document of this page with the text on the clipboard."),
         .icon = "paste",
         .shortcut = "Ctrl+V",
         .run =
             [](MainWindow& window) {
                 if (const QStringList files = filesToPaste(); !files.isEmpty())
                     window.openFiles(files);
                 else
                     pasteText(*window.currentPage(), *window.documents_);
             },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::edit},
        {.id = "edit.copyPicture",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy P&icture"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the picture of this page."),
         .icon = "picture",
         .shortcut = "Ctrl+Shift+C",
         .run =
             [](MainWindow& window) {
                 copyPicture(*window.currentPage());
                 window.showMessage(tr("Picture copied"));
             },
         .enabled = [](const MainWindow& window) { return window.hasPicture(); },
         .menu = Menu::edit},
        {.id = "edit.settings",
         .text = QT_TRANSLATE_NOOP("Commands", "&Settings..."),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Theme, text sizes, limits, and what is kept at exit."),
         .icon = "settings",
         .shortcut = "Ctrl+,",
         .run = [](MainWindow& window) { window.showSettings(); },
         .menu = Menu::edit,
         .starts_group = true},
        {.id = "view.themeSystem",
         .text = QT_TRANSLATE_NOOP("Commands", "&System Theme"),
         .help = QT_TRANSLATE_NOOP("Commands", "Follow the light or dark theme of the desktop."),
         .icon = "theme-system",
         .run = [](MainWindow& window) { window.services_.theme.setMode(ThemeMode::system); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.mode() == ThemeMode::system;
             },
         .menu = Menu::view},
        {.id = "view.themeLight",
         .text = QT_TRANSLATE_NOOP("Commands", "&Light Theme"),
         .help = QT_TRANSLATE_NOOP("Commands", "Dark text on a light window."),
         .icon = "theme-light",
         .run = [](MainWindow& window) { window.services_.theme.setMode(ThemeMode::light); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.mode() == ThemeMode::light;
             },
         .menu = Menu::view},
        {.id = "view.themeDark",
         .text = QT_TRANSLATE_NOOP("Commands", "&Dark Theme"),
         .help = QT_TRANSLATE_NOOP("Commands", "Light text on a dark window."),
         .icon = "theme-dark",
         .run = [](MainWindow& window) { window.services_.theme.setMode(ThemeMode::dark); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.mode() == ThemeMode::dark;
             },
         .menu = Menu::view},
        {.id = "view.motionSystem",
         .text = QT_TRANSLATE_NOOP("Commands", "&System Motion"),
         .help = QT_TRANSLATE_NOOP("Commands", "Follow the desktop's setting for animations."),
         .run = [](MainWindow& window) { window.services_.theme.setMotion(Motion::system); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.motion() == Motion::system;
             },
         .menu = Menu::view},
        {.id = "view.motionFull",
         .text = QT_TRANSLATE_NOOP("Commands", "&Full Motion"),
         .help = QT_TRANSLATE_NOOP("Commands", "Pieces fall and views glide."),
         .run = [](MainWindow& window) { window.services_.theme.setMotion(Motion::full); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.motion() == Motion::full;
             },
         .menu = Menu::view},
        {.id = "view.motionReduced",
         .text = QT_TRANSLATE_NOOP("Commands", "&Reduced Motion"),
         .help = QT_TRANSLATE_NOOP("Commands", "No animations."),
         .run = [](MainWindow& window) { window.services_.theme.setMotion(Motion::reduced); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.motion() == Motion::reduced;
             },
         .menu = Menu::view},
        {.id = "view.languageSystem",
         .text = QT_TRANSLATE_NOOP("Commands", "S&ame as the Desktop"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Use the language of the desktop, or English if it is not available."),
         .run = [](MainWindow& window) { window.speak(Language::system); },
         .checked = [](const MainWindow& window) { return window.speaks(Language::system); },
         .menu = Menu::view},
        {.id = "view.languageEnglish",
         .text = "&English",
         .help = QT_TRANSLATE_NOOP("Commands", "Show the window in English."),
         .run = [](MainWindow& window) { window.speak(Language::english); },
         .checked = [](const MainWindow& window) { return window.speaks(Language::english); },
         .menu = Menu::view},
        {.id = "view.languageGerman",
         .text = "&Deutsch",
         .help = QT_TRANSLATE_NOOP("Commands", "Show the window in German."),
         .run = [](MainWindow& window) { window.speak(Language::german); },
         .checked = [](const MainWindow& window) { return window.speaks(Language::german); },
         .menu = Menu::view},
        {.id = "view.languageSpanish",
         .text = "E&spañol",
         .help = QT_TRANSLATE_NOOP("Commands", "Show the window in Spanish."),
         .run = [](MainWindow& window) { window.speak(Language::spanish); },
         .checked = [](const MainWindow& window) { return window.speaks(Language::spanish); },
         .menu = Menu::view},
        tabCommand<1>("view.tab1", QT_TRANSLATE_NOOP("Commands", "Go to Tab &1"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 1."),
                      "Ctrl+1"),
        tabCommand<2>("view.tab2", QT_TRANSLATE_NOOP("Commands", "Go to Tab &2"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 2."),
                      "Ctrl+2"),
        tabCommand<3>("view.tab3", QT_TRANSLATE_NOOP("Commands", "Go to Tab &3"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 3."),
                      "Ctrl+3"),
        tabCommand<4>("view.tab4", QT_TRANSLATE_NOOP("Commands", "Go to Tab &4"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 4."),
                      "Ctrl+4"),
        tabCommand<5>("view.tab5", QT_TRANSLATE_NOOP("Commands", "Go to Tab &5"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 5."),
                      "Ctrl+5"),
        tabCommand<6>("view.tab6", QT_TRANSLATE_NOOP("Commands", "Go to Tab &6"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 6."),
                      "Ctrl+6"),
        tabCommand<7>("view.tab7", QT_TRANSLATE_NOOP("Commands", "Go to Tab &7"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 7."),
                      "Ctrl+7"),
        tabCommand<8>("view.tab8", QT_TRANSLATE_NOOP("Commands", "Go to Tab &8"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 8."),
                      "Ctrl+8"),
        tabCommand<9>("view.tab9", QT_TRANSLATE_NOOP("Commands", "Go to Tab &9"),
                      QT_TRANSLATE_NOOP("Commands", "Show the page whose tab is number 9."),
                      "Ctrl+9"),
        {.id = "view.nextTab",
         .text = QT_TRANSLATE_NOOP("Commands", "&Next Tab"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the tab on the right."),
         .shortcut = "Ctrl+PgDown",
         .run = [](MainWindow& window) { window.goToTab(window.tabs_->currentIndex() + 1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view,
         .starts_group = true,
         .second_shortcut = "Ctrl+Tab"},
        {.id = "view.previousTab",
         .text = QT_TRANSLATE_NOOP("Commands", "&Previous Tab"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the tab on the left."),
         .shortcut = "Ctrl+PgUp",
         .run = [](MainWindow& window) { window.goToTab(window.tabs_->currentIndex() - 1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view,
         .second_shortcut = "Ctrl+Shift+Tab"},
        {.id = "view.moveTabRight",
         .text = QT_TRANSLATE_NOOP("Commands", "Move Tab &Right"),
         .help = QT_TRANSLATE_NOOP("Commands", "Move this tab one place to the right."),
         .shortcut = "Ctrl+Shift+PgDown",
         .run = [](MainWindow& window) { window.moveTab(1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view},
        {.id = "view.moveTabLeft",
         .text = QT_TRANSLATE_NOOP("Commands", "Move Tab &Left"),
         .help = QT_TRANSLATE_NOOP("Commands", "Move this tab one place to the left."),
         .shortcut = "Ctrl+Shift+PgUp",
         .run = [](MainWindow& window) { window.moveTab(-1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view},
        {.id = "view.nextArea",
         .text = QT_TRANSLATE_NOOP("Commands", "Next &Area"),
         .help = QT_TRANSLATE_NOOP("Commands", "Move the focus to the next area of the window."),
         .shortcut = "F6",
         .run = [](MainWindow& window) { window.goToArea(1); },
         .menu = Menu::view,
         .starts_group = true},
        {.id = "view.previousArea",
         .text = QT_TRANSLATE_NOOP("Commands", "Previous Ar&ea"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Move the focus to the previous area of the window."),
         .shortcut = "Shift+F6",
         .run = [](MainWindow& window) { window.goToArea(-1); },
         .menu = Menu::view},
        {.id = "view.divider",
         .text = QT_TRANSLATE_NOOP("Commands", "Resi&ze Areas"),
         .help = QT_TRANSLATE_NOOP("Commands", "Move the focus to a divider between two areas; the "
                                               "arrow keys move it, Enter goes back."),
         .shortcut = "Ctrl+F6",
         .run = [](MainWindow& window) { focusDivider(window); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::view},
        {.id = "view.zoomIn",
         .text = QT_TRANSLATE_NOOP("Commands", "Zoom &In"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Zoom in on the picture or the text that has the focus."),
         .icon = "zoom-in",
         .shortcut = "Ctrl+=",
         .run =
             [](MainWindow& window) { zoomOn(*window.currentPage(), window.settings(), Zoom::in); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::view,
         .starts_group = true,
         .second_shortcut = "Ctrl++"},
        {.id = "view.zoomOut",
         .text = QT_TRANSLATE_NOOP("Commands", "Zoom &Out"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Zoom out of the picture or the text that has the focus."),
         .icon = "zoom-out",
         .shortcut = "Ctrl+-",
         .run =
             [](MainWindow& window) {
                 zoomOn(*window.currentPage(), window.settings(), Zoom::out);
             },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::view},
        {.id = "view.zoomReset",
         .text = QT_TRANSLATE_NOOP("Commands", "Usual &Size"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Show the whole picture, or text at its usual size."),
         .icon = "zoom-fit",
         .shortcut = "Ctrl+0",
         .run =
             [](MainWindow& window) {
                 zoomOn(*window.currentPage(), window.settings(), Zoom::whole);
             },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::view},
        {.id = "view.fullScreen",
         .text = QT_TRANSLATE_NOOP("Commands", "&Full Screen"),
         .help = QT_TRANSLATE_NOOP("Commands", "Switch full screen on or off."),
         .icon = "full-screen",
         .shortcut = "F11",
         .run =
             [](MainWindow& window) {
                 window.setWindowState(window.windowState() ^ Qt::WindowFullScreen);
             },
         .checked = [](const MainWindow& window) { return window.isFullScreen(); },
         .menu = Menu::view,
         .starts_group = true},
        {.id = "help.commands",
         .text = QT_TRANSLATE_NOOP("Commands", "Find &Command..."),
         .help = QT_TRANSLATE_NOOP("Commands", "Type a few letters to find and run any command."),
         .icon = "search",
         .shortcut = "Ctrl+Shift+P",
         .run =
             [](MainWindow& window) { (new CommandPalette(*window.commands_, &window))->open(); },
         .menu = Menu::help},
        {.id = "help.shortcuts",
         .text = QT_TRANSLATE_NOOP("Commands", "&Keyboard Shortcuts..."),
         .help = QT_TRANSLATE_NOOP("Commands", "View and change the keys of all commands."),
         .icon = "keyboard",
         .shortcut = "Ctrl+F1",
         .run = [](MainWindow& window) { window.showShortcuts(); },
         .menu = Menu::help},
        {.id = "help.guide",
         .text = QT_TRANSLATE_NOOP("Commands", "&Guide"),
         .help = QT_TRANSLATE_NOOP("Commands", "Rules, symbols, keys and examples for this page."),
         .icon = "guide",
         .shortcut = "F1",
         .run = [](MainWindow& window) { window.showGuide(); },
         .menu = Menu::help},
        {.id = "help.introduction",
         .text = QT_TRANSLATE_NOOP("Commands", "&Introduction"),
         .help = QT_TRANSLATE_NOOP("Commands", "Show what this page is for and how to begin."),
         .run = [](MainWindow& window) { window.introduce(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.showsOwnDocument(); },
         .menu = Menu::help},
        {.id = "help.whatsThis",
         .text = QT_TRANSLATE_NOOP("Commands", "&Explain This Control"),
         .help = QT_TRANSLATE_NOOP("Commands", "Explain the control that has the keyboard."),
         .shortcut = "Shift+F1",
         .run = [](MainWindow& window) { window.whats_this_->explainFocus(); },
         .menu = Menu::help},
        {.id = "help.point",
         .text = QT_TRANSLATE_NOOP("Commands", "&What's This?"),
         .help = QT_TRANSLATE_NOOP("Commands", "Click a control to see what it is for."),
         .icon = "help",
         .run = [](MainWindow& window) { window.whats_this_->startPointing(); },
         .menu = Menu::help},
        {.id = "help.about",
         .text = QT_TRANSLATE_NOOP("Commands", "&About Loggia"),
         .help = QT_TRANSLATE_NOOP("Commands", "Version, licence and components."),
         .icon = "info",
         .run = [](MainWindow& window) { (new AboutDialog(&window))->open(); },
         .menu = Menu::help,
         .starts_group = true},
    });
    return table;
}

} // namespace loggia::ui
