#pragma once

namespace loggia::ui {

/// From now on a screen reader hears only of the keyboard's moves where the keyboard is. Qt also
/// tells of a current row that changes in a list at the side, as if one had gone there, and of what
/// is only around a page.
void tellOnlyOfTheFocus();

} // namespace loggia::ui
