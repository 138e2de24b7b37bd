#include "ui/puzzles/picture/puzzle_picture.hpp"

#include "ui/puzzles/picture/puzzle_board.hpp"
#include "ui/theme/colours.hpp"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

PuzzlePicture::PuzzlePicture(QWidget* parent)
    : QWidget(parent), area_(new QScrollArea(this)), board_(new PuzzleBoard(area_)) {
    area_->setWidget(board_);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->viewport()->setAutoFillBackground(false);
    board_->setAutoFillBackground(false);
    board_->setAccessibleName(tr("Puzzle"));
    setWhatsThis(
        tr("The puzzle as a picture. Click what somebody says to see it as a formula and as an "
           "equation. Click a door or a person to guess."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area_);
    connect(board_, &PuzzleBoard::statementPicked, this, &PuzzlePicture::statementPicked);
    connect(board_, &PuzzleBoard::statementPointed, this, &PuzzlePicture::statementPointed);
    connect(board_, &PuzzleBoard::guessWanted, this, &PuzzlePicture::guessWanted);
    connect(board_, &PuzzleBoard::reached, this, [this](const QRect& place) {
        const QPoint centre = place.center();
        area_->ensureVisible(centre.x(), centre.y(), place.width() / 2, place.height() / 2 + 10);
    });
}

void PuzzlePicture::setSheet(std::shared_ptr<const puzzles::PuzzleSheet> sheet) {
    sheet_ = std::move(sheet);
    verdict_.reset();
    arrange();
}

void PuzzlePicture::setVerdict(std::shared_ptr<const puzzles::SheetVerdict> verdict) {
    if (verdict == verdict_)
        return;
    verdict_ = std::move(verdict);
    arrange();
}

void PuzzlePicture::setGuesses(const std::vector<puzzles::FigureAnswer>& guesses) {
    if (guesses == guesses_)
        return;
    guesses_ = guesses;
    arrange();
}

void PuzzlePicture::setStatement(std::optional<std::size_t> statement) {
    board_->setStatement(statement);
}

std::optional<std::size_t> PuzzlePicture::statement() const {
    return board_->statement();
}

void PuzzlePicture::arrange() {
    PuzzleScene scene;
    if (sheet_)
        scene = puzzleScene(*sheet_, verdict_.get(), guesses_);
    // With a scroll bar it is narrower: then it is arranged again.
    const QSize room = area_->maximumViewportSize();
    board_->setPuzzle(scene, room);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, area_);
    if (board_->height() > room.height())
        board_->setPuzzle(std::move(scene), room - QSize(bar, 0));
}

void PuzzlePicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    arrange();
}

void PuzzlePicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        board_->setFont(font());
        arrange();
    }
}

PuzzleScene PuzzlePicture::pictured() const {
    return isEnabled() ? board_->puzzle() : PuzzleScene();
}

bool PuzzlePicture::isPictured() const {
    return !pictured().items.empty();
}

QSize PuzzlePicture::pictureSize() const {
    constexpr double width = 900;
    PuzzleScene scene = pictured();
    arrangePuzzle(scene, width, font());
    return scene.bounds.size().toSize();
}

void PuzzlePicture::paint(QPainter& painter, const QRectF& place, const Colours& colours) const {
    const QSizeF size = pictureSize();
    PuzzleScene scene = pictured();
    arrangePuzzle(scene, size.width(), font());
    const double scale = std::min(place.width() / size.width(), place.height() / size.height());
    painter.save();
    painter.translate(place.center() - QPointF(size.width(), size.height()) * scale / 2);
    painter.scale(scale, scale);
    // What is talked about in the window is not marked on paper.
    paintPuzzle(painter, scene, {std::nullopt, -1, -1}, colours, font());
    painter.restore();
}

} // namespace loggia::ui
