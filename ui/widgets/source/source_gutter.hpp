#pragma once

#include "ui/widgets/source/source_text.hpp"

#include <QWidget>

class QPainter;

namespace loggia::ui {

class SourceEditor;
struct Colours;

/// The strip left of a SourceEditor's text: line numbers, and for each line the sign of its most
/// severe diagnostic.
class SourceGutter final : public QWidget {
    Q_OBJECT

public:
    explicit SourceGutter(SourceEditor* editor);

    /// Enough for the numbers of all lines.
    [[nodiscard]] int wantedWidth() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void paintSign(QPainter& painter, const QRectF& place, const LineSign& sign) const;

    SourceEditor* editor_;
};

/// The sign of a severity in a square: a disc with a cross, a triangle, a ring.
void paintSeverity(QPainter& painter, const QRectF& square, Severity severity,
                   const Colours& colours);

} // namespace loggia::ui
