#pragma once

#include "ui/puzzles/picture/puzzle_painter.hpp"
#include "ui/widgets/board/board_view.hpp"

namespace loggia::ui {

/// What a PuzzlePicture scrolls: shows a PuzzleScene at a scale and tells what a person points at
/// and picks. To a screen reader it is a table of one row.
class PuzzleBoard final : public BoardView {
    Q_OBJECT

public:
    explicit PuzzleBoard(QWidget* parent = nullptr);

    [[nodiscard]] const PuzzleScene& puzzle() const { return puzzle_; }
    /// Fits the scene, which it arranges, into `room`; makes itself higher than that where the text
    /// would become too small to read.
    void setPuzzle(PuzzleScene scene, const QSizeF& room);
    void setStatement(std::optional<std::size_t> statement);
    [[nodiscard]] std::optional<std::size_t> statement() const { return statement_; }
    [[nodiscard]] double scale() const { return scale_; }
    /// Where an item is drawn, in the widget.
    [[nodiscard]] QRectF itemRect(int item) const;

    [[nodiscard]] QRectF cellRect(int column, int row) const override;
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const override;
    [[nodiscard]] QSize sizeHint() const override { return {480, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 1}; }

    static constexpr double smallest_scale = 0.76;
    static constexpr double largest_scale = 1.7;

Q_SIGNALS:
    void statementPicked(std::size_t statement);
    void statementPointed(std::optional<std::size_t> statement);
    /// A person takes a figure for something else: by a click on it, or the key G.
    void guessWanted(std::size_t figure);
    /// The keyboard has come to an item, which is to be seen.
    void reached(const QRect& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int itemAt(const QPointF& point) const;
    /// The figure at a place about which a guess can be made.
    [[nodiscard]] std::optional<std::size_t> guessAt(const QPointF& point) const;
    void point(int item, bool guess);
    void pickItem(int item);

    PuzzleScene puzzle_;
    double scale_ = 1;
    QPointF offset_; ///< of the scene, in pixels
    std::optional<std::size_t> statement_;
    int pointed_ = -1;
};

} // namespace loggia::ui
