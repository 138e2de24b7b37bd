#pragma once

#include <QIcon>
#include <QString>

namespace loggia::ui {

/// The icon `name` of resources/icons, drawn in the colours of the palette at the time it is shown:
/// `currentColor` in the file is the text's colour, #ff00ff the accent colour. Sharp at every
/// scale; faded where disabled. An unknown or empty name gives an empty icon.
[[nodiscard]] QIcon icon(const QString& name);
/// The icon of a line in a list, or one that leaves its room empty where the line has none: all
/// texts of the list begin in one place.
[[nodiscard]] QIcon iconInList(const QIcon& icon, int size);

} // namespace loggia::ui
