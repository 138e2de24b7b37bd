#include "ui/puzzles/picture/puzzle_board.hpp"

#include "ui/theme/colours.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

/// A table of one row for screen readers.
BoardScene boardOfPuzzle(const PuzzleScene& puzzle) {
    BoardScene scene = emptyBoard(std::max(1, static_cast<int>(puzzle.items.size())), 1);
    scene.name = puzzle.name;
    for (std::size_t i = 0; i < puzzle.items.size(); ++i)
        scene.cells[i].name = puzzle.items[i].name;
    return scene;
}

} // namespace

PuzzleBoard::PuzzleBoard(QWidget* parent) : BoardView(parent) {
    setPick(Pick::cells);
    setScene(boardOfPuzzle(puzzle_));
    setCursorCell(0, 0);
    connect(this, &BoardView::picked, this, &PuzzleBoard::pickItem);
}

void PuzzleBoard::setPuzzle(PuzzleScene scene, const QSizeF& room) {
    puzzle_ = std::move(scene);
    pointed_ = -1;
    constexpr double step = 0.05;
    double person = puzzle_look::person_height;
    const auto fits_at = [&](double scale) {
        scale_ = scale;
        arrangePuzzle(puzzle_, room.width() / scale_, font(), person);
        return puzzle_.bounds.height() * scale_ <= room.height();
    };
    const auto fits_with = [&](double height) {
        person = height;
        return fits_at(smallest_scale);
    };
    // What fits at no scale may be hundreds of statements, each of which takes its time.
    if (fits_with(puzzle_look::person_height) || fits_with(puzzle_look::small_person_height)) {
        double scale = largest_scale;
        while (!fits_at(scale))
            scale = std::max(scale - step, smallest_scale);
    } else {
        fits_with(puzzle_look::person_height);
    }
    const double height = puzzle_.bounds.height() * scale_;
    offset_ = {0, std::max(0.0, (room.height() - height) / 2)};
    resize(static_cast<int>(room.width()),
           static_cast<int>(std::max(room.height(), std::ceil(height))));
    setScene(boardOfPuzzle(puzzle_));
    update();
}

void PuzzleBoard::setStatement(std::optional<std::size_t> statement) {
    if (std::exchange(statement_, statement) != statement)
        update();
}

QRectF PuzzleBoard::itemRect(int item) const {
    if (item < 0 || item >= static_cast<int>(puzzle_.items.size()))
        return {};
    const QRectF& place = puzzle_.items[static_cast<std::size_t>(item)].place;
    return {place.topLeft() * scale_ + offset_, place.size() * scale_};
}

QRectF PuzzleBoard::cellRect(int column, int /*row*/) const {
    return itemRect(column);
}

std::optional<QPoint> PuzzleBoard::cellAt(const QPointF& point) const {
    const int item = itemAt(point);
    return item < 0 ? std::nullopt : std::optional(QPoint(item, 0));
}

int PuzzleBoard::itemAt(const QPointF& point) const {
    return puzzle_.itemAt((point - offset_) / scale_);
}

void PuzzleBoard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (puzzle_.items.empty()) {
        constexpr int margin = 24;
        painter.setPen(coloursFor(palette()).muted_text);
        painter.drawText(rect().adjusted(margin, margin, -margin, -margin),
                         Qt::AlignCenter | Qt::TextWordWrap,
                         tr("The puzzle appears here as a picture."));
        return;
    }
    painter.translate(offset_);
    painter.scale(scale_, scale_);
    paintPuzzle(painter, puzzle_, {statement_, pointed_, showsCursor() ? cursorColumn() : -1},
                coloursFor(palette()), font());
}

/// The sign and the bubble are for the statement, the rest is for the guess.
std::optional<std::size_t> PuzzleBoard::guessAt(const QPointF& point) const {
    const int item = itemAt(point);
    if (item < 0)
        return std::nullopt;
    const PuzzleItem& at = puzzle_.items[static_cast<std::size_t>(item)];
    const bool on_words = !at.text.isEmpty() && at.sign.contains((point - offset_) / scale_);
    return on_words ? std::nullopt : at.guessed;
}

void PuzzleBoard::point(int item, bool guess) {
    const auto statement =
        item < 0 ? std::nullopt : puzzle_.items[static_cast<std::size_t>(item)].statement;
    if (statement || guess)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    if (std::exchange(pointed_, item) == item)
        return;
    update();
    Q_EMIT statementPointed(statement);
}

void PuzzleBoard::pickItem(int item) {
    if (item < 0 || item >= static_cast<int>(puzzle_.items.size()))
        return;
    if (const auto statement = puzzle_.items[static_cast<std::size_t>(item)].statement)
        Q_EMIT statementPicked(*statement);
}

void PuzzleBoard::mouseMoveEvent(QMouseEvent* event) {
    point(itemAt(event->position()), guessAt(event->position()).has_value());
}

void PuzzleBoard::mousePressEvent(QMouseEvent* event) {
    const int item = itemAt(event->position());
    if (event->button() != Qt::LeftButton || item < 0)
        return;
    hideCursor();
    setCursorCell(item, 0);
    if (const auto figure = guessAt(event->position()))
        Q_EMIT guessWanted(*figure);
    else
        pickItem(item);
}

void PuzzleBoard::leaveEvent(QEvent* /*event*/) {
    point(-1, false);
}

void PuzzleBoard::keyPressEvent(QKeyEvent* event) {
    if (puzzle_.items.empty()) {
        event->ignore();
        return;
    }
    const int key = event->key();
    const auto guessed = puzzle_
                             .items[static_cast<std::size_t>(std::clamp<int>(
                                 cursorColumn(), 0, static_cast<int>(puzzle_.items.size()) - 1))]
                             .guessed;
    if (key == Qt::Key_G && guessed && !(event->modifiers() & ~Qt::ShiftModifier)) {
        Q_EMIT guessWanted(*guessed);
        return;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        moveCursor(puzzle_.neighbour(cursorColumn(), {0, key == Qt::Key_Up ? -1.0 : 1.0}), 0);
    else
        BoardView::keyPressEvent(event);
    Q_EMIT reached(itemRect(cursorColumn()).toAlignedRect());
}

} // namespace loggia::ui
