#include "ui/pathfinding/race/tiles_view.hpp"

#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/motion.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

constexpr int longest_slide_ms = 120;

int gapOf(const pathfinding::Tiles& tiles) {
    int place = 0;
    while (tiles.at(place) != 0)
        ++place;
    return place;
}

} // namespace

TilesView::TilesView(QWidget* parent) : BoardView(parent) {
    setPick(Pick::cells);
    slide_.setStartValue(0.0);
    slide_.setEndValue(1.0);
    connect(&slide_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    layOut();
}

void TilesView::layOut() {
    // The board is there for the screen reader's table and the keyboard's place alone.
    BoardScene board;
    board.columns = tiles_.tiles.side;
    board.rows = tiles_.tiles.side;
    board.name = tiles_.name;
    setScene(std::move(board));
}

void TilesView::setTiles(TilesScene scene) {
    const TilesScene before = std::exchange(tiles_, std::move(scene));
    if (before.tiles.side != tiles_.tiles.side || before.name != tiles_.name)
        layOut();
    point(-1);
    if (before.tiles != tiles_.tiles) {
        slide_.stop();
        slid_to_ = -1;
        const bool same_size = before.tiles.side == tiles_.tiles.side;
        const int from = gapOf(tiles_.tiles); // whence the tile came that is where the gap was
        const int duration = std::min(longest_slide_ms, animationDuration(*this));
        if (same_size && duration > 0 && isVisible() &&
            pushed(before.tiles, from) == tiles_.tiles) {
            slid_from_ = from;
            slid_to_ = gapOf(before.tiles);
            slide_.setDuration(duration);
            slide_.start();
        }
    }
    update();
}

TilesGeometry TilesView::tilesGeometry() const {
    return {QRectF(rect()), tiles_.tiles.side, true};
}

int TilesView::placeOf(int column, int row) const {
    return (tiles_.tiles.side - 1 - row) * tiles_.tiles.side + column;
}

QRectF TilesView::cellRect(int column, int row) const {
    return tilesGeometry().rectOf(placeOf(column, row));
}

std::optional<QPoint> TilesView::cellAt(const QPointF& point) const {
    const int place = tilesGeometry().placeAt(point);
    const int side = tiles_.tiles.side;
    return place < 0 ? std::nullopt : std::optional(QPoint(place % side, side - 1 - place / side));
}

QString TilesView::cellName(int column, int row) const {
    const int place = placeOf(column, row);
    const int tile = tiles_.tiles.at(place);
    QString words = tile == 0 ? PathWords::tr("gap") : PathWords::tr("tile %1").arg(tile);
    if (tile != 0 && tile == place)
        words += PathWords::tr(", in its place");
    if (canPush(place))
        words += PathWords::tr(", can slide");
    return words;
}

bool TilesView::canPress(int column, int row) const {
    return canPush(placeOf(column, row));
}

void TilesView::pressTableCell(const QPoint& cell) {
    // Enter does nothing here: by keyboard tiles are pushed towards the gap.
    Q_EMIT pushWanted(cell.y() * tiles_.tiles.side + cell.x());
}

bool TilesView::canPush(int place) const {
    return pushed(tiles_.tiles, place).has_value();
}

void TilesView::point(int place) {
    const int pointed = canPush(place) ? place : -1;
    if (std::exchange(pointed_, pointed) == pointed)
        return;
    if (pointed >= 0)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
}

void TilesView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    TilesMotion motion;
    motion.pointed = pointed_;
    if (showsCursor())
        motion.cursor = gapOf(tiles_.tiles); // where an arrow key brings something
    if (slide_.state() == QAbstractAnimation::Running) {
        motion.slid_from = slid_from_;
        motion.slid_to = slid_to_;
        motion.share = slide_.currentValue().toDouble();
    }
    paintTiles(painter, tilesGeometry(), tiles_, motion, coloursFor(palette()), font());
}

void TilesView::mouseMoveEvent(QMouseEvent* event) {
    point(tilesGeometry().placeAt(event->position()));
}

void TilesView::leaveEvent(QEvent* /*event*/) {
    point(-1);
}

void TilesView::mousePressEvent(QMouseEvent* event) {
    hideCursor();
    const int place = tilesGeometry().placeAt(event->position());
    if (event->button() != Qt::LeftButton || place < 0)
        return;
    setCursorCell(place % tiles_.tiles.side, tiles_.tiles.side - 1 - place / tiles_.tiles.side);
    if (canPush(place))
        Q_EMIT pushWanted(place);
}

void TilesView::keyPressEvent(QKeyEvent* event) {
    const int side = tiles_.tiles.side;
    const int gap = gapOf(tiles_.tiles);
    int from = -1;
    if ((event->modifiers() & ~Qt::KeypadModifier) == 0) {
        if (event->key() == Qt::Key_Up)
            from = gap + side;
        else if (event->key() == Qt::Key_Down)
            from = gap - side;
        else if (event->key() == Qt::Key_Left)
            from = gap + 1;
        else if (event->key() == Qt::Key_Right)
            from = gap - 1;
        else
            return event->ignore();
    } else {
        return event->ignore();
    }
    // The keyboard is where the tile goes to, which is told.
    if (canPush(from)) {
        Q_EMIT pushWanted(from);
        moveCursor(gap % side, side - 1 - gap / side);
    }
}

} // namespace loggia::ui
