#pragma once

namespace loggia::ui {

/// Makes every BoardView a table of named cells to a screen reader: role Table, and for each cell,
/// row by row from the top, a child with role Cell and the name that the scene gives it. May be
/// called any number of times.
void installBoardAccessibility();

} // namespace loggia::ui
