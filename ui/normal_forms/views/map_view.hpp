#pragma once

#include "ui/normal_forms/views/map_painter.hpp"
#include "ui/widgets/board/board_view.hpp"

namespace loggia::ui {

/// Shows a MapScene and reports what the user does with it. A click on a cell, Enter or Space
/// changes 0 to 1, 1 to don't-care, don't-care to 0; the keys 0, 1 and - set it. Pointing at a
/// cell, or moving there with the arrow keys, selects the smallest group that contains it. To a
/// screen reader it is a table of named cells.
class MapView final : public BoardView {
    Q_OBJECT

public:
    explicit MapView(QWidget* parent = nullptr);

    [[nodiscard]] const MapScene& map() const { return map_; }
    void setMap(MapScene map);
    /// The term that is highlighted; -1: none.
    void setTerm(int term);
    [[nodiscard]] int term() const { return state_.term; }

    [[nodiscard]] MapGeometry mapGeometry() const;
    [[nodiscard]] QRectF cellRect(int column, int row) const override;
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const override;

    [[nodiscard]] QSize sizeHint() const override { return {480, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {150, 120}; }

Q_SIGNALS:
    void edited(quint64 row, loggia::ui::RowValue value);
    /// By the pointer; -1: no longer at any.
    void termPointed(int term);
    /// By the keyboard.
    void termSelected(int term);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void point(const std::optional<QPoint>& cell);
    void edit(const QPoint& cell, std::optional<RowValue> value);
    /// Column and row of the keyboard focus, in the map's numbering.
    [[nodiscard]] QPoint cursorCell() const;

    MapScene map_;
    MapState state_;
};

} // namespace loggia::ui
