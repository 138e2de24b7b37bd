#pragma once

#include "ui/shell/page.hpp"

#include <QString>

namespace loggia::ui::testing {

/// The page's command of this id. An id that no command has ends the program: it is misspelt.
[[nodiscard]] inline const CommandSpec& commandNamed(const Page& page, const QString& id) {
    for (const CommandSpec& spec : page.info().commands)
        if (id == QLatin1String(spec.id))
            return spec;
    qFatal("There is no command %s", qPrintable(id));
}

/// What the command's entry in a menu does: nothing while it is disabled.
inline void runCommand(Page& page, const QString& id) {
    commandNamed(page, id).trigger(page);
}

/// Runs a command that has a mark in its menu unless it has that mark already, or has none.
inline void setMark(Page& page, const QString& id, bool marked) {
    if (commandNamed(page, id).checked(page) != marked)
        runCommand(page, id);
}

[[nodiscard]] inline bool canRun(const Page& page, const QString& id) {
    return commandNamed(page, id).isEnabled(page);
}

} // namespace loggia::ui::testing
