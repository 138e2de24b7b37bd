#pragma once

#include "core/formula_game/game.hpp"
#include "ui/widgets/cell_table.hpp"

#include <QString>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

/// One turn of the strip: who chooses, what, and what was chosen.
struct TurnCard {
    char player = 'E';
    char variable = 'x';
    std::optional<bool> value;
    bool thrown_away = false; ///< The value lost a won game.

    friend bool operator==(const TurnCard&, const TurnCard&) = default;
};

/// The turns of a game from left to right: a row of players above a row of variables. Dragging a
/// letter sideways moves it within its row, a click on a player gives the turn to the other one.
/// Keyboard: arrows go from letter to letter, Shift with Left and Right moves the letter, Space or
/// Enter on a player changes it; E and A choose the player of a turn.
/// To a screen reader it is a table of these two rows.
class TurnStrip : public QWidget, public CellTable {
    Q_OBJECT

public:
    explicit TurnStrip(QWidget* parent = nullptr);

    /// `next` is the turn that comes next; what lies behind it in time is painted solid.
    void setTurns(const std::vector<TurnCard>& turns, std::size_t next);
    [[nodiscard]] const std::vector<TurnCard>& turns() const { return turns_; }
    /// Editing is possible.
    void setEditable(bool editable);

    enum class Row { players, variables };
    [[nodiscard]] QRectF letterRect(Row row, std::size_t turn) const;
    [[nodiscard]] Row cursorRow() const { return cursor_row_; }
    [[nodiscard]] std::size_t cursorTurn() const { return cursor_; }

    [[nodiscard]] QString tableName() const override { return accessibleName(); }
    [[nodiscard]] QSize tableSize() const override;
    [[nodiscard]] Cell tableCell(const QPoint& cell) const override;
    [[nodiscard]] QString tableRowName(int row) const override;
    [[nodiscard]] QString tableColumnName(int column) const override;
    [[nodiscard]] QRectF tableCellRect(const QPoint& cell) const override;
    [[nodiscard]] std::optional<QPoint> tableCellUnder(const QPointF& point) const override;
    [[nodiscard]] QPoint currentTableCell() const override;
    void goToTableCell(const QPoint& cell) override;
    void pressTableCell(const QPoint& cell) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void moveWanted(loggia::ui::TurnStrip::Row row, std::size_t from, std::size_t to);
    void toggleWanted(std::size_t turn);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Drag {
        Row row = Row::players;
        std::size_t from = 0;
        double pressed_x = 0;
        double x = 0;
        bool moved = false;
    };
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] double letterSize() const;
    [[nodiscard]] std::optional<std::pair<Row, std::size_t>> letterAt(const QPointF& point) const;
    [[nodiscard]] std::size_t dropTurn() const;
    [[nodiscard]] QString textOf(Row row, std::size_t turn) const;
    void moveCursor(Row row, std::size_t turn);
    void paintLetter(QPainter& painter, Row row, std::size_t turn, const QRectF& rect) const;
    void tellAccessibility();

    std::vector<TurnCard> turns_;
    std::size_t next_ = 0;
    bool editable_ = true;
    Row cursor_row_ = Row::players;
    std::size_t cursor_ = 0;
    std::optional<Drag> drag_;
};

} // namespace loggia::ui
