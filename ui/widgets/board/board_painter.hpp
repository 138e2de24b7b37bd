#pragma once

#include "ui/widgets/board/board_scene.hpp"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

class QPainter;

namespace loggia::ui {

struct Colours;

/// Where everything of a board lies inside a rectangle: numbers above, the frame, notes below.
/// All edges fall on device pixels, so that nothing leaves a hairline at 1x, 1.5x and 2x.
class BoardGeometry {
public:
    BoardGeometry() = default;
    /// `strip` is the height of the numbers and of the notes, in cells; 0 for a board without. On a
    /// small board they are higher, for text of the least size.
    /// `beside` is the width that is left free on either side, for numbers of rows.
    BoardGeometry(const QSizeF& area, int columns, int rows, double device_pixel_ratio,
                  double strip = usual_strip, double beside = 0);

    [[nodiscard]] QRectF frame() const { return frame_; }
    [[nodiscard]] double cellSize() const { return cell_; }
    [[nodiscard]] QPointF centre(double column, double row) const;
    [[nodiscard]] QRectF cellRect(int column, int row) const;
    [[nodiscard]] QRectF numberRect(int column) const; ///< Above the frame.
    [[nodiscard]] QRectF noteRect(int column) const;   ///< Below the frame.
    /// The column under a point, from the numbers down to the notes.
    [[nodiscard]] std::optional<int> columnAt(const QPointF& point) const;
    /// The row under a point, counted from the bottom; clamped to the board.
    [[nodiscard]] int rowAt(const QPointF& point) const;

    static constexpr double usual_strip = 0.3;
    static constexpr double row_numbers = 0.3; ///< Their width, in cells.

private:
    int columns_ = 0;
    int rows_ = 0;
    double cell_ = 0;
    double strip_ = 0; ///< Height of the numbers and of the notes.
    QRectF frame_;
};

/// The state of the board besides the scene.
struct BoardState {
    std::optional<int> hover_column; ///< Shows the next piece where it would land.
    std::optional<QPointF> cursor;  ///< Column and row of the keyboard's cell; row -1: column only.
    std::optional<QPointF> falling; ///< Column and row that a piece falls to...
    double fallen = 1;              ///< ...and the fraction of the distance it has fallen, 0 to 1.
};

/// Paints a board; the only place where boards are painted, on screen and in files.
void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                const BoardState& state, const Colours& colours, const QFont& font);

/// Paints one piece with its sign, e.g. beside a player's name. `radius` in logical pixels.
void paintPiece(QPainter& painter, const QPointF& centre, double radius, int piece,
                const Colours& colours);

} // namespace loggia::ui
