#pragma once

#include "ui/sat/model/assignment.hpp"
#include "ui/sat/model/instance.hpp"
#include "ui/widgets/board/board_view.hpp"

#include <QFont>

namespace loggia::ui {

struct Colours;

/// What stands in a cell of a grid under an assignment.
struct GridCell {
    QString text;                ///< A digit, a queen, a disc; empty for nothing.
    std::vector<int> candidates; ///< Digits that are open still, where some are not.
    bool given = false;          ///< By a clause of one literal.
    bool conflict = false;       ///< No digit is left, there are two, another cell has the same; a
                                 ///< queen attacks another; or another value is given.
    bool open = false;           ///< Its atom has no value.
    QString name;                ///< What a screen reader says.
};
[[nodiscard]] GridCell gridCell(const GridInstance& grid, const Assignment& assignment, int row,
                                int column);

/// A given cell that has another value, a digit that a row, a column or a box of a sudoku has
/// twice, "Row 1 has 5 twice.", or two queens that attack each other; empty where there are none.
[[nodiscard]] QString gridClash(const GridInstance& grid, const Assignment& assignment);

/// Where the cells of a grid lie inside an area, row 0 at the top, with numbers above and on the
/// left where there is room for them.
class GridGeometry {
public:
    GridGeometry() = default;
    GridGeometry(const QSizeF& area, const GridInstance& grid);

    [[nodiscard]] double cellSize() const { return cell_; }
    [[nodiscard]] QRectF frame() const { return frame_; }
    [[nodiscard]] QRectF cellRect(int row, int column) const;
    /// Column and row.
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const;

private:
    int rows_ = 0;
    int columns_ = 0;
    double cell_ = 0;
    QRectF frame_;
};

void paintGrid(QPainter& painter, const GridGeometry& geometry, const GridInstance& grid,
               const Assignment& assignment, const std::optional<QPoint>& cursor,
               const Colours& colours, const QFont& font);

/// Shows clauses that are about a grid as that grid: a sudoku, queens on a board, pigeons in holes.
/// In a sudoku the digits set a cell and 0 or Delete clears it; elsewhere a click, Enter or Space
/// goes from true to false to open, and 1, 0 and - set the value. To a screen reader it is a table
/// of named cells.
class GridView final : public BoardView {
    Q_OBJECT

public:
    /// `assignment` has to outlive this.
    explicit GridView(Assignment* assignment, QWidget* parent = nullptr);

    void setGrid(GridInstance grid);
    [[nodiscard]] const GridInstance& grid() const { return grid_; }
    /// The assignment has changed.
    void refresh();
    [[nodiscard]] GridGeometry gridGeometry() const { return {QSizeF(size()), grid_}; }

    [[nodiscard]] QRectF cellRect(int column, int row) const override;
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const override;
    [[nodiscard]] QString cellName(int column, int row) const override;

    /// Candidates are shown where they can be read; in smaller cells the tip has them.
    static constexpr double smallest_text = 9; // pixels
    [[nodiscard]] QSize sizeHint() const override { return {360, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {150, 150}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Column and row of the keyboard, row 0 at the top.
    [[nodiscard]] QPoint cursorCell() const;
    void press(const QPoint& cell);
    /// A digit of a sudoku's cell, from 1; 0 clears it.
    void setDigit(const QPoint& cell, int digit);

    Assignment* assignment_;
    GridInstance grid_;
};

} // namespace loggia::ui
