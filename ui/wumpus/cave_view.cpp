#include "ui/wumpus/cave_view.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/tip.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace loggia::ui {

using wumpus::Sign;
using wumpus::Square;
using wumpus::Symbol;

namespace {

std::optional<wumpus::Direction> arrowOf(int key) {
    switch (key) {
    case Qt::Key_Up:
        return wumpus::Direction::up;
    case Qt::Key_Right:
        return wumpus::Direction::right;
    case Qt::Key_Down:
        return wumpus::Direction::down;
    case Qt::Key_Left:
        return wumpus::Direction::left;
    default:
        return std::nullopt;
    }
}

} // namespace

CaveView::CaveView(QWidget* parent) : BoardView(parent) {
    setPick(Pick::cells);
    setCave({});
    setCursorCell(0, 0);
    connect(this, &BoardView::picked, this, [this](int column, int row) {
        if (walking_)
            Q_EMIT visited({column + 1, row + 1});
    });
}

void CaveView::setCave(CaveScene cave) {
    cave_ = std::move(cave);
    setScene(boardOf(cave_));
}

BoardGeometry CaveView::geometryNow() const {
    return caveGeometry(size(), devicePixelRatioF());
}

void CaveView::setWalking(bool walking) {
    walking_ = walking;
    update();
}

bool CaveView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto square = squareAt(geometryNow(), help->pos());
        showTip(help->globalPos(), square ? cave_.at(*square).name : QString(), this);
        return true;
    }
    return BoardView::event(event);
}

void CaveView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    CaveState state;
    if (hasFocus())
        state.cursor = Square{cursorColumn() + 1, cursorRow() + 1};
    if (walking_ && pointed_square_ && cave_.at(*pointed_square_).goal)
        state.goal = pointed_square_;
    else if (!walking_)
        state.pointed = pointed_;
    paintCave(painter, geometryNow(), cave_, state, coloursFor(palette()), font());
}

void CaveView::point(const std::optional<Square>& square, const std::optional<Symbol>& symbol) {
    if (pointed_square_ == square && pointed_ == symbol)
        return;
    pointed_square_ = square;
    pointed_ = symbol;
    if (walking_ ? square.has_value() : symbol.has_value())
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
}

void CaveView::mouseMoveEvent(QMouseEvent* event) {
    const BoardGeometry geometry = geometryNow();
    point(squareAt(geometry, event->position()), symbolAt(geometry, event->position()));
}

void CaveView::leaveEvent(QEvent* /*event*/) {
    point(std::nullopt, std::nullopt);
}

void CaveView::mousePressEvent(QMouseEvent* event) {
    const BoardGeometry geometry = geometryNow();
    const auto square = squareAt(geometry, event->position());
    if (!square)
        return;
    // During a walk the focus ring follows the walk, and stays if a click has no effect.
    if (walking_ && event->button() == Qt::LeftButton) {
        Q_EMIT visited(*square);
        return;
    }
    setCursorCell(square->i - 1, square->j - 1);
    if (const auto symbol = symbolAt(geometry, event->position()))
        Q_EMIT asked(*symbol);
}

void CaveView::keyPressEvent(QKeyEvent* event) {
    const Square here{cursorColumn() + 1, cursorRow() + 1};
    const auto arrow = arrowOf(event->key());
    const auto held = event->modifiers() & ~Qt::KeypadModifier;
    if (hunting_ && arrow && held == Qt::ShiftModifier) {
        Q_EMIT stepped(*arrow);
        return;
    }
    if (hunting_ && arrow && held == Qt::ControlModifier) {
        Q_EMIT shot(*arrow);
        return;
    }
    const auto modifiers = held & ~Qt::ShiftModifier;
    if (modifiers == Qt::NoModifier) {
        const auto ask = [&](Sign sign) { Q_EMIT asked({sign, here}); };
        switch (event->key()) {
        case Qt::Key_M:
            return ask(Sign::monster);
        case Qt::Key_S:
            return ask(Sign::stench);
        case Qt::Key_P:
            return ask(Sign::pit);
        case Qt::Key_B:
            return ask(Sign::breeze);
        default:
            break;
        }
        // A column alone, which a digit selects on other boards, is not a square.
        if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9) {
            event->ignore();
            return;
        }
    }
    BoardView::keyPressEvent(event);
}

CavePicture::CavePicture(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CavePicture::setWorld(wumpus::World world, const std::optional<wumpus::World>& other) {
    cave_ = sceneOf(world, other);
    setAccessibleName(cave_.name);
    setToolTip(cave_.name);
    update();
}

void CavePicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintCave(painter, caveGeometry(size(), devicePixelRatioF()), cave_, {}, coloursFor(palette()),
              font());
}

} // namespace loggia::ui
