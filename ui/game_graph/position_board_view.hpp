#pragma once

#include "ui/game_graph/board_play.hpp"

#include <QWidget>

namespace loggia::ui {

/// Shows a board; pieces of player 1 are discs, those of player 2 boxes, as in the graph.
///
/// Where a move can be made, pointing at a spot shows what it would do, and a click does it; a
/// double click makes one move. By keyboard arrows move a mark, Enter or Space picks its spot,
/// Escape takes the choice of a piece back. Its accessible description is the spot and what it
/// would do.
class PositionBoardView final : public QWidget {
    Q_OBJECT

public:
    explicit PositionBoardView(QWidget* parent = nullptr);

    /// Hidden, where there is no board. `no_play` tells why no move can be made; it is empty where
    /// one can.
    void setPlay(const BoardPlay& play, const QString& no_play);
    /// The middle of a spot, in this widget.
    [[nodiscard]] QPointF pointOf(const BoardSpot& spot) const;
    /// Where the keyboard stands.
    [[nodiscard]] const BoardSpot& cursor() const { return cursor_; }
    /// The piece that is to be moved next.
    [[nodiscard]] const std::optional<BoardSpot>& chosen() const { return chosen_; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void playWanted(const loggia::game_graph::Step& step);
    /// Why what was picked did nothing.
    void refused(const QString& why);

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

private:
    [[nodiscard]] double cellSize() const;
    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] QRectF rectOf(const BoardSpot& spot) const;
    [[nodiscard]] std::optional<BoardSpot> spotAt(const QPointF& point) const;
    /// What is pointed at, by mouse or keys, while a move can be made.
    [[nodiscard]] std::optional<BoardSpot> pointed() const;
    [[nodiscard]] BoardPlay::Answer answerAt(const BoardSpot& spot) const;
    [[nodiscard]] bool showsCursor() const { return keyboard_ && hasFocus(); }
    void pick(const BoardSpot& spot);
    void point(const std::optional<QPointF>& point);
    void tell();
    void paintPiece(QPainter& painter, const BoardSpot& spot, PositionBoard::Cell cell) const;
    void paintPreview(QPainter& painter) const;

    BoardPlay play_;
    QString no_play_;
    std::optional<QPointF> mouse_; ///< Where it points; not while the keyboard is used.
    bool keyboard_ = false;        ///< The keyboard was used last: show its mark.
    bool played_last_ = false;     ///< What was picked last was a move.
    BoardSpot cursor_;
    std::optional<BoardSpot> chosen_;
};

} // namespace loggia::ui
