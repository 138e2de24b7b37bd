#pragma once

#include "ui/widgets/board/board_painter.hpp"
#include "ui/widgets/board/board_scene.hpp"
#include "ui/widgets/cell_table.hpp"

#include <QVariantAnimation>
#include <QWidget>

namespace loggia::ui {

/// Shows a BoardScene and tells what a person points at and picks; knows no rules.
///
/// Mouse: pointing at a column shows where the next piece would land, a click picks it; the second
/// click of a double click picks a cell, but no column. Keyboard:
/// arrows move, Enter or Space picks, the digits 1 to 9 pick a column at once, Delete and Backspace
/// act as the right button. To a screen reader pressing a cell is Enter there.
class BoardView : public QWidget, public CellTable {
    Q_OBJECT

public:
    /// What can be picked.
    enum class Pick {
        nothing, ///< Every attempt is answered by refused().
        columns, ///< Columns that are not full.
        cells
    };

    explicit BoardView(QWidget* parent = nullptr);

    [[nodiscard]] const BoardScene& scene() const { return scene_; }
    /// A piece that is new as the top one of its column falls in, unless motion is off.
    void setScene(BoardScene scene);
    void setPick(Pick pick);
    [[nodiscard]] Pick pick() const { return pick_; }
    [[nodiscard]] bool isFalling() const { return fall_.state() == QAbstractAnimation::Running; }

    [[nodiscard]] virtual BoardGeometry geometryNow() const;
    /// Where a cell is drawn, and the column and row of the cell under a point.
    [[nodiscard]] virtual QRectF cellRect(int column, int row) const;
    [[nodiscard]] virtual std::optional<QPoint> cellAt(const QPointF& point) const;
    /// What a screen reader says of a cell; by default what the scene does.
    [[nodiscard]] virtual QString cellName(int column, int row) const;
    /// Enter does something there; by default, where it picks.
    [[nodiscard]] virtual bool canPress(int column, int row) const;
    /// Where the keyboard stands.
    [[nodiscard]] int cursorColumn() const { return cursor_column_; }
    [[nodiscard]] int cursorRow() const;
    /// Puts it there; clamped to the board.
    void setCursorCell(int column, int row);

    [[nodiscard]] QString tableName() const override { return scene_.name; }
    [[nodiscard]] QSize tableSize() const override { return {scene_.columns, scene_.rows}; }
    [[nodiscard]] Cell tableCell(const QPoint& cell) const override;
    [[nodiscard]] QString tableRowName(int row) const override;
    [[nodiscard]] QString tableColumnName(int column) const override;
    [[nodiscard]] QRectF tableCellRect(const QPoint& cell) const override;
    [[nodiscard]] std::optional<QPoint> tableCellUnder(const QPointF& point) const override;
    [[nodiscard]] QPoint currentTableCell() const override;
    void goToTableCell(const QPoint& cell) override;
    void pressTableCell(const QPoint& cell) override;

    [[nodiscard]] QSize sizeHint() const override { return {560, 540}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 180}; }

    static constexpr int longest_fall_ms = 190;

Q_SIGNALS:
    /// In Pick::columns the row is the one that the piece lands on.
    void picked(int column, int row, Qt::MouseButton button);
    /// A column that is full, or any while nothing can be picked.
    void refused(int column);
    /// -1: no longer pointing at any.
    void columnPointed(int column);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    /// The keyboard was used last, so that its cell is to be seen.
    [[nodiscard]] bool showsCursor() const { return keyboard_ && hasFocus(); }
    void hideCursor();
    /// By a key: the cell is shown and told to screen readers.
    void moveCursor(int column, int row);

private:
    void pickAt(int column, int row, Qt::MouseButton button);
    void tellReached();
    /// Where the cell that was told of last is called something else now.
    void tellIfChanged();
    void point(std::optional<int> column);
    /// Boards count rows from the bottom, tables from the top; either way.
    [[nodiscard]] int mirrored(int row) const { return scene_.rows - 1 - row; }

    BoardScene scene_;
    Pick pick_ = Pick::columns;
    bool keyboard_ = false; ///< The keyboard was used last: show its cell.
    int cursor_column_ = 3;
    int cursor_row_ = 0;
    std::optional<int> hover_;
    QPoint told_cell_; ///< To screen readers, last.
    QSize told_size_;  ///< Of the board then.
    QString told_name_;
    QPointF falling_;
    QVariantAnimation fall_;
};

} // namespace loggia::ui
