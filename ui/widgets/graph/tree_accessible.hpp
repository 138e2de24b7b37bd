#pragma once

namespace loggia::ui {

/// Makes every TreeView a tree to a screen reader: role Tree, and for each node that is shown,
/// parents first, a child with role TreeItem, the node's name, and whether it is unfolded. The
/// children form one list, whatever their level, as those of Qt's own tree do; the description
/// tells the level. May be called any number of times.
void installTreeAccessibility();

} // namespace loggia::ui
