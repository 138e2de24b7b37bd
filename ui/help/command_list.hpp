#pragma once

#include <QString>

namespace loggia::ui {

class Commands;

/// The commands of a group ("" for the window's own) as a table in Markdown: text, key and help, in
/// the order of the menus. The keys are those of this moment.
[[nodiscard]] QString commandsAsMarkdown(const Commands& commands, const QString& group);

} // namespace loggia::ui
