// What the window can do whatever page is shown.

#include "ui/shell/documents.hpp"
#include "ui/theme/theme.hpp"
#include "ui/undo/history.hpp"
#include "ui/window/about_dialog.hpp"
#include "ui/window/clipboard.hpp"
#include "ui/window/command_palette.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/page_tabs.hpp"

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
         .text = "&New",
         .help = "Start a new document on this page. Undo brings the old one back.",
         .icon = "new",
         .shortcut = "Ctrl+N",
         .run = [](MainWindow& window) { window.documents_->newDocument(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::file,
         .in_tool_bar = true},
        {.id = "file.open",
         .text = "&Open...",
         .help = "Open a file. Loggia chooses the page by its format.",
         .icon = "open",
         .shortcut = "Ctrl+O",
         .run = [](MainWindow& window) { window.documents_->askOpen(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::file,
         .in_tool_bar = true},
        {.id = "file.save",
         .text = "&Save",
         .help = "Save the document of this page.",
         .icon = "save",
         .shortcut = "Ctrl+S",
         .run = [](MainWindow& window) { window.documents_->save(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.canSave(); },
         .menu = Menu::file,
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "file.saveAs",
         .text = "Save &As...",
         .help = "Save the document of this page under another name.",
         .icon = "save-as",
         .shortcut = "Ctrl+Shift+S",
         .run = [](MainWindow& window) { window.documents_->saveAs(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.canSave(); },
         .menu = Menu::file},
        {.id = "file.exportPicture",
         .text = "&Export Picture...",
         .help = "Save the picture of this page as SVG or PNG.",
         .icon = "export",
         .shortcut = "Ctrl+E",
         .run = [](MainWindow& window) { window.documents_->exportPicture(*window.currentHost()); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::file,
         .starts_group = true},
        {.id = "file.quit",
         .text = "&Quit",
         .help = "Close the window. Your work is restored at the next start.",
         .icon = "quit",
         .shortcut = "Ctrl+Q",
         .run = [](MainWindow& window) { window.close(); },
         .menu = Menu::file,
         .starts_group = true},
        {.id = "edit.undo",
         .text = "&Undo",
         .help = "Undo the last step on this page.",
         .icon = "undo",
         .shortcut = "Ctrl+Z",
         .run = [](MainWindow& window) { window.history()->undo(); },
         .enabled =
             [](const MainWindow& window) {
                 return window.history() && window.history()->canUndo();
             },
         .menu = Menu::edit,
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "edit.redo",
         .text = "&Redo",
         .help = "Redo the last undone step.",
         .icon = "redo",
         .shortcut = "Ctrl+Shift+Z",
         .run = [](MainWindow& window) { window.history()->redo(); },
         .enabled =
             [](const MainWindow& window) {
                 return window.history() && window.history()->canRedo();
             },
         .menu = Menu::edit,
         .in_tool_bar = true},
        {.id = "edit.copy",
         .text = "&Copy",
         .help = "Copy the document of this page as text.",
         .icon = "copy",
         .shortcut = "Ctrl+C",
         .run = [](MainWindow& window) { copyText(*window.currentPage()); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::edit,
         .starts_group = true},
        {.id = "edit.paste",
         .text = "&Paste",
         .help = "Replace the document of this page with the text on the clipboard.",
         .icon = "paste",
         .shortcut = "Ctrl+V",
         .run = [](MainWindow& window) { pasteText(*window.currentPage(), *window.documents_); },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::edit},
        {.id = "edit.copyPicture",
         .text = "Copy P&icture",
         .help = "Copy the picture of this page.",
         .icon = "picture",
         .shortcut = "Ctrl+Shift+C",
         .run =
             [](MainWindow& window) {
                 copyPicture(*window.currentPage());
                 window.showMessage(tr("Picture copied"));
             },
         .enabled = [](const MainWindow& window) { return window.currentHost() != nullptr; },
         .menu = Menu::edit},
        {.id = "view.themeSystem",
         .text = "&System Theme",
         .help = "Follow the light or dark theme of the desktop.",
         .icon = "theme-system",
         .run = [](MainWindow& window) { window.services_.theme.setMode(ThemeMode::system); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.mode() == ThemeMode::system;
             },
         .menu = Menu::view},
        {.id = "view.themeLight",
         .text = "&Light Theme",
         .help = "Dark text on a light window.",
         .icon = "theme-light",
         .run = [](MainWindow& window) { window.services_.theme.setMode(ThemeMode::light); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.mode() == ThemeMode::light;
             },
         .menu = Menu::view},
        {.id = "view.themeDark",
         .text = "&Dark Theme",
         .help = "Light text on a dark window.",
         .icon = "theme-dark",
         .run = [](MainWindow& window) { window.services_.theme.setMode(ThemeMode::dark); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.mode() == ThemeMode::dark;
             },
         .menu = Menu::view},
        {.id = "view.motionSystem",
         .text = "Motion of the &System",
         .help = "Follow the desktop's setting for animations.",
         .run = [](MainWindow& window) { window.services_.theme.setMotion(Motion::system); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.motion() == Motion::system;
             },
         .menu = Menu::view},
        {.id = "view.motionFull",
         .text = "&Full Motion",
         .help = "Pieces fall and views glide.",
         .run = [](MainWindow& window) { window.services_.theme.setMotion(Motion::full); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.motion() == Motion::full;
             },
         .menu = Menu::view},
        {.id = "view.motionReduced",
         .text = "&Reduced Motion",
         .help = "No animations.",
         .run = [](MainWindow& window) { window.services_.theme.setMotion(Motion::reduced); },
         .checked =
             [](const MainWindow& window) {
                 return window.services_.theme.motion() == Motion::reduced;
             },
         .menu = Menu::view},
        tabCommand<1>("view.tab1", "Go to Tab &1", "Show the page whose tab is number 1.",
                      "Ctrl+1"),
        tabCommand<2>("view.tab2", "Go to Tab &2", "Show the page whose tab is number 2.",
                      "Ctrl+2"),
        tabCommand<3>("view.tab3", "Go to Tab &3", "Show the page whose tab is number 3.",
                      "Ctrl+3"),
        tabCommand<4>("view.tab4", "Go to Tab &4", "Show the page whose tab is number 4.",
                      "Ctrl+4"),
        tabCommand<5>("view.tab5", "Go to Tab &5", "Show the page whose tab is number 5.",
                      "Ctrl+5"),
        tabCommand<6>("view.tab6", "Go to Tab &6", "Show the page whose tab is number 6.",
                      "Ctrl+6"),
        tabCommand<7>("view.tab7", "Go to Tab &7", "Show the page whose tab is number 7.",
                      "Ctrl+7"),
        tabCommand<8>("view.tab8", "Go to Tab &8", "Show the page whose tab is number 8.",
                      "Ctrl+8"),
        tabCommand<9>("view.tab9", "Go to Tab &9", "Show the page whose tab is number 9.",
                      "Ctrl+9"),
        {.id = "view.nextTab",
         .text = "&Next Tab",
         .help = "Go to the tab on the right.",
         .shortcut = "Ctrl+PgDown",
         .run = [](MainWindow& window) { window.goToTab(window.tabs_->currentIndex() + 1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view,
         .starts_group = true,
         .second_shortcut = "Ctrl+Tab"},
        {.id = "view.previousTab",
         .text = "&Previous Tab",
         .help = "Go to the tab on the left.",
         .shortcut = "Ctrl+PgUp",
         .run = [](MainWindow& window) { window.goToTab(window.tabs_->currentIndex() - 1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view,
         .second_shortcut = "Ctrl+Shift+Tab"},
        {.id = "view.moveTabRight",
         .text = "Move Tab &Right",
         .help = "Put this tab one place to the right.",
         .shortcut = "Ctrl+Shift+PgDown",
         .run = [](MainWindow& window) { window.moveTab(1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view},
        {.id = "view.moveTabLeft",
         .text = "Move Tab &Left",
         .help = "Put this tab one place to the left.",
         .shortcut = "Ctrl+Shift+PgUp",
         .run = [](MainWindow& window) { window.moveTab(-1); },
         .enabled = [](const MainWindow& window) { return window.tabs_->count() > 1; },
         .menu = Menu::view},
        {.id = "view.nextArea",
         .text = "Next &Area",
         .help = "Move the focus to the next area of the window.",
         .shortcut = "F6",
         .run = [](MainWindow& window) { window.goToArea(1); },
         .menu = Menu::view,
         .starts_group = true},
        {.id = "view.previousArea",
         .text = "Previous Ar&ea",
         .help = "Move the focus to the previous area of the window.",
         .shortcut = "Shift+F6",
         .run = [](MainWindow& window) { window.goToArea(-1); },
         .menu = Menu::view},
        {.id = "view.fullScreen",
         .text = "&Full Screen",
         .help = "Switch full screen on or off.",
         .icon = "full-screen",
         .shortcut = "F11",
         .run =
             [](MainWindow& window) {
                 window.setWindowState(window.windowState() ^ Qt::WindowFullScreen);
             },
         .menu = Menu::view,
         .starts_group = true},
        {.id = "help.commands",
         .text = "Find &Command...",
         .help = "Type a few letters to find and run any command.",
         .icon = "search",
         .shortcut = "Ctrl+Shift+P",
         .run =
             [](MainWindow& window) { (new CommandPalette(*window.commands_, &window))->open(); },
         .menu = Menu::help},
        {.id = "help.shortcuts",
         .text = "&Keyboard Shortcuts...",
         .help = "View and change the keys of all commands.",
         .icon = "keyboard",
         .shortcut = "Ctrl+F1",
         .run = [](MainWindow& window) { window.showShortcuts(); },
         .menu = Menu::help},
        {.id = "help.guide",
         .text = "&Guide",
         .help = "Rules, symbols, keys and examples for this page.",
         .icon = "guide",
         .shortcut = "F1",
         .run = [](MainWindow& window) { window.showGuide(); },
         .menu = Menu::help},
        {.id = "help.about",
         .text = "&About Loggia",
         .help = "Version, licence and components.",
         .icon = "info",
         .run = [](MainWindow& window) { (new AboutDialog(&window))->open(); },
         .menu = Menu::help,
         .starts_group = true},
    });
    return table;
}

} // namespace loggia::ui
