#include "ui/shell/shell_commands.hpp"

#include <array>

namespace loggia::ui {

CommandTable shellCommands() {
    // clang-format off
    static constexpr std::array table{
        CommandSpec{"file.new", "&New", "Start afresh on this page; Undo brings the old back.",
                    "new", "Ctrl+N", Menu::file, true},
        CommandSpec{"file.open", "&Open...", "Open a file on the page that knows its format.",
                    "open", "Ctrl+O", Menu::file, true},
        CommandSpec{"file.save", "&Save", "Save what this page shows to its file.",
                    "save", "Ctrl+S", Menu::file, true, true},
        CommandSpec{"file.saveAs", "Save &As...", "Save what this page shows to another file.",
                    "save-as", "Ctrl+Shift+S", Menu::file},
        CommandSpec{"file.exportPicture", "&Export Picture...",
                    "Save the picture of this page as SVG or PNG.",
                    "export", "Ctrl+E", Menu::file, false, true},
        CommandSpec{"file.quit", "&Quit", "Close the window; everything is kept for the next start.",
                    "quit", "Ctrl+Q", Menu::file, false, true},

        CommandSpec{"edit.undo", "&Undo", "Take back the last step on this page.",
                    "undo", "Ctrl+Z", Menu::edit, true, true},
        CommandSpec{"edit.redo", "&Redo", "Do again what was taken back.",
                    "redo", "Ctrl+Shift+Z", Menu::edit, true},
        CommandSpec{"edit.copy", "&Copy", "Copy what this page shows as text.",
                    "copy", "Ctrl+C", Menu::edit, false, true},
        CommandSpec{"edit.paste", "&Paste", "Show on this page what the clipboard's text says.",
                    "paste", "Ctrl+V", Menu::edit},
        CommandSpec{"edit.copyPicture", "Copy P&icture", "Copy the picture of this page.",
                    "picture", "Ctrl+Shift+C", Menu::edit},

        CommandSpec{"view.themeSystem", "&System Theme", "Light or dark, as the desktop is.",
                    "theme-system", "", Menu::view},
        CommandSpec{"view.themeLight", "&Light Theme", "Dark text on a light window.",
                    "theme-light", "", Menu::view},
        CommandSpec{"view.themeDark", "&Dark Theme", "Light text on a dark window.",
                    "theme-dark", "", Menu::view},
        CommandSpec{"view.motionSystem", "Motion of the &System", "Animate unless the desktop says not to.",
                    "", "", Menu::view},
        CommandSpec{"view.motionFull", "&Full Motion", "Pieces fall and views glide.",
                    "", "", Menu::view},
        CommandSpec{"view.motionReduced", "&Reduced Motion", "Everything is at its place at once.",
                    "", "", Menu::view},
        CommandSpec{"view.tab1", "Go to Tab &1", "Show the page whose tab is number 1.",
                    "", "Ctrl+1", Menu::view},
        CommandSpec{"view.tab2", "Go to Tab &2", "Show the page whose tab is number 2.",
                    "", "Ctrl+2", Menu::view},
        CommandSpec{"view.tab3", "Go to Tab &3", "Show the page whose tab is number 3.",
                    "", "Ctrl+3", Menu::view},
        CommandSpec{"view.tab4", "Go to Tab &4", "Show the page whose tab is number 4.",
                    "", "Ctrl+4", Menu::view},
        CommandSpec{"view.tab5", "Go to Tab &5", "Show the page whose tab is number 5.",
                    "", "Ctrl+5", Menu::view},
        CommandSpec{"view.tab6", "Go to Tab &6", "Show the page whose tab is number 6.",
                    "", "Ctrl+6", Menu::view},
        CommandSpec{"view.tab7", "Go to Tab &7", "Show the page whose tab is number 7.",
                    "", "Ctrl+7", Menu::view},
        CommandSpec{"view.tab8", "Go to Tab &8", "Show the page whose tab is number 8.",
                    "", "Ctrl+8", Menu::view},
        CommandSpec{"view.tab9", "Go to Tab &9", "Show the page whose tab is number 9.",
                    "", "Ctrl+9", Menu::view},
        CommandSpec{"view.nextTab", "&Next Tab", "Go to the tab on the right.",
                    "", "Ctrl+PgDown", Menu::view, false, true, "Ctrl+Tab"},
        CommandSpec{"view.previousTab", "&Previous Tab", "Go to the tab on the left.",
                    "", "Ctrl+PgUp", Menu::view, false, false, "Ctrl+Shift+Tab"},
        CommandSpec{"view.moveTabRight", "Move Tab &Right", "Put this tab one place to the right.",
                    "", "Ctrl+Shift+PgDown", Menu::view},
        CommandSpec{"view.moveTabLeft", "Move Tab &Left", "Put this tab one place to the left.",
                    "", "Ctrl+Shift+PgUp", Menu::view},
        CommandSpec{"view.nextArea", "Next &Area", "Move the keyboard to the next part of the window.",
                    "", "F6", Menu::view, false, true},
        CommandSpec{"view.previousArea", "Previous Ar&ea",
                    "Move the keyboard to the part of the window before.",
                    "", "Shift+F6", Menu::view},
        CommandSpec{"view.fullScreen", "&Full Screen", "Give the window the whole screen, or take it back.",
                    "full-screen", "F11", Menu::view, false, true},

        CommandSpec{"help.commands", "Find &Command...", "Type a few letters to find and run any command.",
                    "search", "Ctrl+Shift+P", Menu::help},
        CommandSpec{"help.shortcuts", "&Keyboard Shortcuts...", "See and change the keys of all commands.",
                    "keyboard", "Ctrl+F1", Menu::help},
        CommandSpec{"help.guide", "&Guide", "Read the guide in the browser.",
                    "guide", "F1", Menu::help},
        CommandSpec{"help.about", "&About Loggia", "Version, licence and what Loggia is made of.",
                    "info", "", Menu::help, false, true},
    };
    // clang-format on
    return table;
}

} // namespace loggia::ui
