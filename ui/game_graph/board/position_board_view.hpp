#pragma once

#include "core/game_graph/analysis/explain.hpp"
#include "ui/game_graph/board/board_play.hpp"
#include "ui/game_graph/board/position_board_painter.hpp"
#include "ui/widgets/cell_table.hpp"

#include <QWidget>

namespace loggia::ui {

/// Shows a board with the marks of position_board_painter.hpp.
///
/// Where a move can be made, pointing at a spot shows what it would do, and a click does it; a
/// double click makes one move. By keyboard arrows move a mark, Enter or Space picks its spot,
/// Escape takes the choice of a piece back. To a screen reader it is a table of named cells, which
/// tell what pressing them would do.
class PositionBoardView final : public QWidget, public CellTable {
    Q_OBJECT

public:
    explicit PositionBoardView(QWidget* parent = nullptr);

    /// Hidden if there is no board. `no_play` says why no move can be made; it is empty if one can.
    void setPlay(const BoardPlay& play, const QString& no_play);
    /// The value of each move of play() for the player to move, and whether it is a best one;
    /// empty: nothing is shown. To be given after the play that they are of.
    void setValues(const std::vector<game_graph::JudgedMove>& moves);
    /// The values shown, by the spots that can be picked now.
    [[nodiscard]] std::vector<SpotValue> spotValues() const;
    /// Alone on a page it fills it; otherwise it is small, and less high than the panel.
    void setAlone(bool alone);
    [[nodiscard]] QSize pictureSize() const;
    void paintPicture(QPainter& painter, const Colours& colours) const;
    /// The middle of a spot, in this widget.
    [[nodiscard]] QPointF pointOf(const BoardSpot& spot) const;
    /// Where the keyboard focus is.
    [[nodiscard]] const BoardSpot& cursor() const { return cursor_; }
    /// The piece chosen to move.
    [[nodiscard]] const std::optional<BoardSpot>& chosen() const { return chosen_; }
    /// Large enough to be read well; where the panel is short it may become smaller.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] QString tableName() const override { return {}; }
    [[nodiscard]] QSize tableSize() const override { return play_.cells(); }
    [[nodiscard]] Cell tableCell(const QPoint& cell) const override;
    [[nodiscard]] QString tableRowName(int row) const override;
    [[nodiscard]] QString tableColumnName(int column) const override;
    [[nodiscard]] QRectF tableCellRect(const QPoint& cell) const override;
    [[nodiscard]] std::optional<QPoint> tableCellUnder(const QPointF& point) const override;
    [[nodiscard]] QPoint currentTableCell() const override;
    void goToTableCell(const QPoint& cell) override;
    void pressTableCell(const QPoint& cell) override;

Q_SIGNALS:
    void playWanted(const loggia::game_graph::Step& step);
    /// Why what was picked did nothing.
    void refused(const QString& why);
    /// What was refused may be possible now: a piece is chosen, or the position is another.
    void refusalOver();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] PositionBoardGeometry boardGeometry() const;
    [[nodiscard]] QSize sizeFor(double cell) const;
    [[nodiscard]] std::optional<BoardSpot> spotAt(const QPointF& point) const;
    /// The spot selected by mouse or keys, while a move can be made.
    [[nodiscard]] std::optional<BoardSpot> pointed() const;
    [[nodiscard]] BoardPlay::Answer answerAt(const BoardSpot& spot) const;
    [[nodiscard]] bool showsCursor() const { return keyboard_ && hasFocus(); }
    void pick(const BoardSpot& spot);
    void point(const std::optional<QPointF>& point);
    void choose(const std::optional<BoardSpot>& car);

    [[nodiscard]] std::optional<game_graph::JudgedMove> valueOf(const BoardSpot& spot) const;
    void paint(QPainter& painter, const PositionBoardGeometry& geometry,
               const PositionBoardMarks& marks) const;

    BoardPlay play_;
    std::vector<game_graph::JudgedMove> values_;
    bool alone_ = false;
    QString no_play_;
    std::optional<QPointF> mouse_; ///< Where it points; not while the keyboard is used.
    bool keyboard_ = false;        ///< The keyboard was used last: show its mark.
    bool played_last_ = false;     ///< What was picked last was a move.
    BoardSpot cursor_;
    std::optional<BoardSpot> chosen_;
};

} // namespace loggia::ui
