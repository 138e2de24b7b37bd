#pragma once

#include <span>

namespace loggia::ui {

/// Where a command stands in the menu bar.
enum class Menu { file, edit, view, page, help };

/// One thing that a person can do, declared once. Menus, tool bars, tooltips and the shortcut
/// editor are all made from tables of these; handlers are bound to the id at run time (Commands).
struct CommandSpec {
    const char* id;       ///< Stable, e.g. "connect4.hint": shortcuts are stored under it.
    const char* text;     ///< Menu text with a mnemonic: "&Hint".
    const char* help;     ///< One sentence, for tooltip, status bar and shortcut editor.
    const char* icon;     ///< Name of an icon in resources/icons without ".svg"; "" for none.
    const char* shortcut; ///< Default, in QKeySequence's portable form; "" for none.
    Menu menu = Menu::page;
    bool in_tool_bar = false;
    bool starts_group = false; ///< A separator goes before it.
    /// A second key by custom, such as Ctrl+Tab; it yields to whatever a person gives it to.
    const char* second_shortcut = "";
};

using CommandTable = std::span<const CommandSpec>;

} // namespace loggia::ui
