#pragma once

#include <QStringList>

class QDropEvent;
class QMimeData;

namespace loggia::ui {

/// The paths of the local files that are dragged.
[[nodiscard]] QStringList filesIn(const QMimeData& data);

/// Takes what is dragged, or dropped, as a copy: files stay where they are, whatever the other
/// program proposed. It has to be said when the pointer comes in, too; X11 tells nothing later.
void acceptAsCopy(QDropEvent& event);

} // namespace loggia::ui
