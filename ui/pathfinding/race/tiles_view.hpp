#pragma once

#include "ui/pathfinding/race/tiles_painter.hpp"
#include "ui/widgets/board/board_view.hpp"

namespace loggia::ui {

/// Shows a TilesScene and tells which tile a person pushes into the gap: by a click on it, or with
/// the arrow key of the direction in which it moves. To a screen reader it is a table of named
/// cells.
class TilesView final : public BoardView {
    Q_OBJECT

public:
    explicit TilesView(QWidget* parent = nullptr);

    [[nodiscard]] const TilesScene& tiles() const { return tiles_; }
    /// A tile that was pushed glides, unless motion is off.
    void setTiles(TilesScene scene);
    [[nodiscard]] TilesGeometry tilesGeometry() const;

    [[nodiscard]] QRectF cellRect(int column, int row) const override;
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const override;
    [[nodiscard]] QString cellName(int column, int row) const override;
    [[nodiscard]] bool canPress(int column, int row) const override;
    void pressTableCell(const QPoint& cell) override;
    [[nodiscard]] QSize sizeHint() const override { return {420, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 100}; }

Q_SIGNALS:
    /// The tile at this place, 0 in the upper left, which is beside the gap.
    void pushWanted(int place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    [[nodiscard]] int placeOf(int column, int row) const;
    [[nodiscard]] bool canPush(int place) const;
    void point(int place);

    TilesScene tiles_;
    int pointed_ = -1;
    int slid_from_ = -1;
    int slid_to_ = -1;
    QVariantAnimation slide_;
};

} // namespace loggia::ui
