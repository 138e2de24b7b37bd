#include "ui/window/screen_room.hpp"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace loggia::ui {

QRect roomOn(const QScreen& screen) {
    return screen.availableGeometry().marginsRemoved(QMargins(4, 36, 4, 4));
}

void keepOnScreen(QWidget& window, const QMargins& frame) {
    const QScreen& screen = *window.screen();
    const QRect now = window.geometry();
    if (window.isMaximized() || window.isFullScreen() ||
        screen.availableGeometry().contains(now.marginsAdded(frame)))
        return;
    const QRect room = roomOn(screen);
    const QSize size = now.size().boundedTo(room.size());
    window.setGeometry({QPoint(std::clamp(now.x(), room.left(), room.right() + 1 - size.width()),
                               std::clamp(now.y(), room.top(), room.bottom() + 1 - size.height())),
                        size});
}

QMargins frameOf(const QWidget& window) {
    const QRect inside = window.geometry();
    const QRect outside = window.frameGeometry();
    return {inside.left() - outside.left(), inside.top() - outside.top(),
            outside.right() - inside.right(), outside.bottom() - inside.bottom()};
}

} // namespace loggia::ui
