#pragma once

#include <QRectF>
#include <QSizeF>

class QFont;
class QPainter;

namespace loggia::ui {

struct Colours;

/// What a node shows instead of its label, where that could be read: a board, for example. It never
/// changes, so scenes share it; two are the same where they are one object.
class NodePicture {
public:
    NodePicture() = default;
    NodePicture(const NodePicture&) = delete;
    NodePicture& operator=(const NodePicture&) = delete;
    virtual ~NodePicture() = default;

    /// In scene units.
    [[nodiscard]] virtual QSizeF size() const = 0;
    /// `place` has that size; the painter's units are the scene's.
    virtual void paint(QPainter& painter, const QRectF& place, const Colours& colours,
                       const QFont& font) const = 0;
};

} // namespace loggia::ui
