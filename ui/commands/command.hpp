#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QString>

#include <span>

namespace loggia::ui {

/// The menu that shows a command.
enum class Menu { file, edit, view, page, help };

/// What a command does, or a question about it, given the object whose command it is: a page, or
/// the window. Made from a lambda without captures that takes that object by its own class,
/// `[](PegPage& page) { ... }`, so a table of commands exists before the object does.
template <class Answer, class Object>
class CommandFunction {
public:
    constexpr CommandFunction() = default;
    template <class Callable>
    requires requires { &Callable::operator(); }
    constexpr CommandFunction(Callable callable) : call_(erased(callable, &Callable::operator())) {}

    constexpr explicit operator bool() const { return call_ != nullptr; }
    /// Precondition: there is a function, and `object` is of the class that it was made for.
    Answer operator()(Object& object) const { return call_(object); }

private:
    using Call = Answer (*)(Object&);

    template <class Callable, class Own>
    static constexpr Call erased(Callable, Answer (Callable::*)(Own&) const) {
        return [](Object& object) -> Answer { return Callable{}(static_cast<Own&>(object)); };
    }

    Call call_ = nullptr;
};

/// One action of the user, declared once together with its implementation. Menus, tool bars,
/// tooltips and the shortcut editor are all made from tables of these (Commands).
struct CommandSpec {
    using Action = CommandFunction<void, QObject>;
    using Question = CommandFunction<bool, const QObject>;

    const char* id; ///< Stable, e.g. "connect4.hint": shortcuts are stored under it.
    // Both in English, marked by QT_TRANSLATE_NOOP("Commands", ...).
    const char* text;          ///< Menu text with a mnemonic: "&Hint".
    const char* help;          ///< One sentence, for tooltip, status bar and shortcut editor.
    const char* icon = "";     ///< Name of an icon in resources/icons without ".svg"; "" for none.
    const char* shortcut = ""; ///< Default, in QKeySequence's portable form; "" for none.
    Action run{};              ///< Called only while enabled().
    Question enabled{};        ///< May it run now? Absent: always.
    Question checked{};        ///< Does its entry have a mark now? Absent: it never has.
    Menu menu = Menu::page;
    /// Title of a submenu of the page's menu, which the command shares with those beside it that
    /// name the same; "" for none. In English without a mnemonic, marked as the text is.
    const char* submenu = "";
    bool in_tool_bar = false;
    bool starts_group = false; ///< A separator goes before it.
    /// A second, customary key such as Ctrl+Tab; it gives way if the user assigns it to another
    /// command.
    const char* second_shortcut = "";
    /// A key that is held runs it once: it moves for whichever player's turn it is.
    bool runs_once = false;

    /// Text and help in the language of the window.
    [[nodiscard]] QString textShown() const {
        return QCoreApplication::translate("Commands", text);
    }
    [[nodiscard]] QString helpShown() const {
        return QCoreApplication::translate("Commands", help);
    }
    /// Empty if there is none.
    [[nodiscard]] QString submenuShown() const {
        return *submenu == '\0' ? QString() : QCoreApplication::translate("Commands", submenu);
    }
    [[nodiscard]] bool isEnabled(const QObject& object) const {
        return run && (!enabled || enabled(object));
    }
    /// Runs the command if it is enabled.
    void trigger(QObject& object) const {
        if (isEnabled(object))
            run(object);
    }
};

using CommandTable = std::span<const CommandSpec>;

} // namespace loggia::ui
