#include "ui/formula_game/turn_strip.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/tip.hpp"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

constexpr double widest_column = 52;
constexpr double tallest_letter = 28;
constexpr double row_gap = 6;
constexpr double margin = 3;

TurnStrip::Row rowOf(const QPoint& cell) {
    return cell.y() == 0 ? TurnStrip::Row::players : TurnStrip::Row::variables;
}

} // namespace

TurnStrip::TurnStrip(QWidget* parent) : QWidget(parent) {
    installCellTables();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Turns: players and variables"));
    setWhatsThis(tr("Who chooses what, turn by turn. Click an E or an A to give the turn to the "
                    "other player. Drag a letter to move it."));
}

QSize TurnStrip::sizeHint() const {
    return {static_cast<int>(widest_column) * 6, minimumSizeHint().height()};
}

QSize TurnStrip::minimumSizeHint() const {
    const double value = fontMetrics().height();
    return {130, static_cast<int>(std::ceil(2 * (tallest_letter + margin) + row_gap + value + 2))};
}

double TurnStrip::columnWidth() const {
    const auto count = static_cast<double>(std::max<std::size_t>(turns_.size(), 1));
    return std::min(widest_column, (width() - 2 * margin) / count);
}

double TurnStrip::letterSize() const {
    return std::min(tallest_letter, columnWidth() - 2);
}

QRectF TurnStrip::letterRect(Row row, std::size_t turn) const {
    const double size = letterSize();
    const double centre = margin + (static_cast<double>(turn) + 0.5) * columnWidth();
    const double top = row == Row::players ? margin : margin + tallest_letter + row_gap;
    return {centre - size / 2, top + (tallest_letter - size) / 2, size, size};
}

std::optional<std::pair<TurnStrip::Row, std::size_t>>
TurnStrip::letterAt(const QPointF& point) const {
    for (const Row row : {Row::players, Row::variables})
        for (std::size_t turn = 0; turn < turns_.size(); ++turn)
            if (letterRect(row, turn).adjusted(-1, -2, 1, 2).contains(point))
                return std::pair(row, turn);
    return std::nullopt;
}

void TurnStrip::setTurns(const std::vector<TurnCard>& turns, std::size_t next) {
    if (turns == turns_ && next == next_)
        return;
    const bool others = turns.size() != turns_.size();
    turns_ = turns;
    next_ = next;
    cursor_ = turns_.empty() ? 0 : std::min(cursor_, turns_.size() - 1);
    if (drag_ && drag_->from >= turns_.size())
        drag_.reset();
    tellAccessibility();
    update();
    if (hasFocus())
        (others ? tellCellReached : tellCellChanged)(this, *this);
}

void TurnStrip::setEditable(bool editable) {
    if (std::exchange(editable_, editable) == editable)
        return;
    drag_.reset();
    update();
}

QString TurnStrip::textOf(Row row, std::size_t turn) const {
    if (turns_.empty())
        return tr("No turns yet");
    const TurnCard& card = turns_[turn];
    const QString value = card.value ? QString::number(*card.value ? 1 : 0) : tr("not chosen yet");
    const QString text = tr("Turn %1: %2 chooses %3, %4")
                             .arg(turn + 1)
                             .arg(QLatin1Char(card.player))
                             .arg(QLatin1Char(card.variable))
                             .arg(value);
    return row == Row::players ? tr("%1; player").arg(text) : tr("%1; variable").arg(text);
}

void TurnStrip::tellAccessibility() {
    setAccessibleDescription(textOf(cursor_row_, cursor_));
}

void TurnStrip::moveCursor(Row row, std::size_t turn) {
    cursor_row_ = row;
    cursor_ = turn;
    tellAccessibility();
    update();
    tellCellReached(this, *this);
}

QSize TurnStrip::tableSize() const {
    return turns_.empty() ? QSize(1, 1) : QSize(static_cast<int>(turns_.size()), 2);
}

CellTable::Cell TurnStrip::tableCell(const QPoint& cell) const {
    return {textOf(rowOf(cell), static_cast<std::size_t>(cell.x())),
            {},
            false,
            editable_ && rowOf(cell) == Row::players && !turns_.empty()};
}

QString TurnStrip::tableRowName(int row) const {
    return row == 0 ? tr("Players") : tr("Variables");
}

QString TurnStrip::tableColumnName(int /*column*/) const {
    return {}; // the cells have it in their names
}

QRectF TurnStrip::tableCellRect(const QPoint& cell) const {
    return turns_.empty() ? QRectF(rect())
                          : letterRect(rowOf(cell), static_cast<std::size_t>(cell.x()));
}

std::optional<QPoint> TurnStrip::tableCellUnder(const QPointF& point) const {
    const auto at = letterAt(point);
    return at ? std::optional(
                    QPoint(static_cast<int>(at->second), at->first == Row::players ? 0 : 1))
              : std::nullopt;
}

QPoint TurnStrip::currentTableCell() const {
    return turns_.empty() ? QPoint()
                          : QPoint(static_cast<int>(cursor_), cursor_row_ == Row::players ? 0 : 1);
}

void TurnStrip::goToTableCell(const QPoint& cell) {
    if (!turns_.empty())
        moveCursor(rowOf(cell), static_cast<std::size_t>(cell.x()));
}

void TurnStrip::pressTableCell(const QPoint& cell) {
    goToTableCell(cell);
    Q_EMIT toggleWanted(cursor_);
}

std::size_t TurnStrip::dropTurn() const {
    const double place = (drag_->x - margin) / columnWidth();
    return static_cast<std::size_t>(
        std::clamp(std::floor(place), 0.0, static_cast<double>(turns_.size() - 1)));
}

bool TurnStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const auto at = letterAt(help->pos());
        if (!at)
            QToolTip::hideText();
        else if (at->first == Row::players)
            showTip(help->globalPos(), tr("Click to change the player. Drag to change the turn."),
                    this);
        else
            showTip(help->globalPos(), tr("Drag to change the turn."), this);
        return true;
    }
    return QWidget::event(event);
}

void TurnStrip::mousePressEvent(QMouseEvent* event) {
    const auto at = letterAt(event->position());
    if (event->button() != Qt::LeftButton || !at || !editable_)
        return;
    moveCursor(at->first, at->second);
    drag_ = Drag{at->first, at->second, event->position().x(), event->position().x(), false};
    update();
}

void TurnStrip::mouseMoveEvent(QMouseEvent* event) {
    if (!drag_) {
        setCursor(editable_ && letterAt(event->position()) ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    drag_->x = event->position().x();
    if (std::abs(drag_->x - drag_->pressed_x) >= QApplication::startDragDistance())
        drag_->moved = true;
    update();
}

void TurnStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !drag_)
        return;
    const std::size_t to = dropTurn();
    const Drag drag = *std::exchange(drag_, std::nullopt);
    update();
    if (!drag.moved) {
        if (drag.row == Row::players)
            Q_EMIT toggleWanted(drag.from);
    } else if (to != drag.from) {
        moveCursor(drag.row, to);
        Q_EMIT moveWanted(drag.row, drag.from, to);
    }
}

void TurnStrip::keyPressEvent(QKeyEvent* event) {
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool plain =
        !event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (!plain || turns_.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto toggle = [&] {
        if (editable_ && cursor_row_ == Row::players)
            Q_EMIT toggleWanted(cursor_);
    };
    const auto go = [&](std::size_t to) {
        if (to >= turns_.size())
            return;
        const std::size_t from = cursor_;
        moveCursor(cursor_row_, to);
        if (shift && editable_)
            Q_EMIT moveWanted(cursor_row_, from, to);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        go(cursor_ - 1); // wraps around to more than there are
        break;
    case Qt::Key_Right:
        go(cursor_ + 1);
        break;
    case Qt::Key_Home:
        go(0);
        break;
    case Qt::Key_End:
        go(turns_.size() - 1);
        break;
    case Qt::Key_Up:
        moveCursor(Row::players, cursor_);
        break;
    case Qt::Key_Down:
        moveCursor(Row::variables, cursor_);
        break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        toggle();
        break;
    case Qt::Key_E:
    case Qt::Key_A:
        if (editable_ && turns_[cursor_].player != (event->key() == Qt::Key_E ? 'E' : 'A'))
            Q_EMIT toggleWanted(cursor_);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TurnStrip::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void TurnStrip::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void TurnStrip::paintLetter(QPainter& painter, Row row, std::size_t turn,
                            const QRectF& rect) const {
    const Colours& colours = coloursFor(palette());
    const TurnCard& card = turns_[turn];
    const bool e = card.player == 'E';
    const QColor ground = row == Row::variables ? colours.base
                          : e                   ? colours.player_one
                                                : colours.player_two;
    const QColor edge = row == Row::variables ? colours.muted_text
                        : e                   ? colours.player_one_outline
                                              : colours.player_two_outline;
    painter.setPen(QPen(edge, 1.5));
    painter.setBrush(ground);
    if (row == Row::variables)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4);
    else
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1));
    QFont letter = font();
    letter.setBold(true);
    letter.setPixelSize(std::max(9, static_cast<int>(rect.height() * 0.52)));
    painter.setFont(letter);
    const QColor black(0, 0, 0);
    const QColor white(255, 255, 255);
    painter.setPen(row == Row::variables                               ? colours.text
                   : contrast(black, ground) > contrast(white, ground) ? black
                                                                       : white);
    painter.drawText(rect, Qt::AlignCenter,
                     QString(QLatin1Char(row == Row::players ? card.player : card.variable)));
}

void TurnStrip::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (turns_.empty()) {
        painter.setPen(colours.muted_text);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("The turns appear once there is a formula."));
        return;
    }
    const double column = columnWidth();
    if (next_ < turns_.size()) {
        const QRectF next(margin + static_cast<double>(next_) * column, 0.5, column,
                          height() - 1.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mix(colours.window, colours.accent, 0.18));
        painter.drawRoundedRect(next, 6, 6);
    }
    for (std::size_t turn = 0; turn < turns_.size(); ++turn) {
        const TurnCard& card = turns_[turn];
        for (const Row row : {Row::players, Row::variables})
            if (!drag_ || !drag_->moved || drag_->row != row || drag_->from != turn)
                paintLetter(painter, row, turn, letterRect(row, turn));
        const double top =
            letterRect(Row::variables, 0).bottom() + (tallest_letter - letterSize()) / 2 + margin;
        const QRectF below(margin + static_cast<double>(turn) * column, top, column,
                           height() - top);
        painter.setFont(font());
        painter.setPen(!card.value        ? colours.muted_text
                       : card.thrown_away ? colours.lose
                                          : colours.text);
        QString value = card.value ? QString::number(*card.value ? 1 : 0) : QStringLiteral("·");
        if (card.thrown_away)
            value += QLatin1String("??");
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, value);
    }
    painter.setBrush(Qt::NoBrush);
    if (hasFocus() && editable_) {
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRoundedRect(letterRect(cursor_row_, cursor_).adjusted(-2, -2, 2, 2), 6, 6);
    }
    if (drag_ && drag_->moved) {
        const std::size_t to = dropTurn();
        const QRectF place = letterRect(drag_->row, to);
        const double x = to > drag_->from ? place.right() + 2 : place.left() - 2;
        painter.setPen(QPen(colours.accent, 3));
        painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()));
        QRectF carried = letterRect(drag_->row, drag_->from);
        carried.translate(drag_->x - drag_->pressed_x, 0);
        painter.setOpacity(0.85);
        paintLetter(painter, drag_->row, drag_->from, carried);
    }
}

} // namespace loggia::ui
