#include "ui/connect4/score_button.hpp"

#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_painter.hpp"

#include <QEnterEvent>
#include <QFocusEvent>
#include <QPainter>

namespace loggia::ui {

namespace {

constexpr int side_margin = 10;
constexpr int tall_margin = 8;

QFont bigFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 1.9);
    font.setBold(true);
    return font;
}

QFont boldFont(QFont font) {
    font.setBold(true);
    return font;
}

/// Of `computer, casual` the level, where there is no room for both; elided where that is too long.
QString shortened(const QString& who, const QFontMetricsF& metrics, double width) {
    const QString level = who.section(QStringLiteral(", "), 1);
    const bool fits = metrics.horizontalAdvance(who) <= width;
    return metrics.elidedText(fits || level.isEmpty() ? who : level, Qt::ElideRight, width);
}

} // namespace

ScoreButton::ScoreButton(int piece, QWidget* parent) : QAbstractButton(parent), piece_(piece) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::toggled, this, &ScoreButton::wantsShownChanged);
}

void ScoreButton::setPlayer(const QString& name, const QString& who) {
    name_ = name;
    who_ = who;
    describe();
}

void ScoreButton::setPoints(int points, int gained) {
    points_ = points;
    gained_ = gained;
    describe();
}

void ScoreButton::setTurn(bool turn) {
    turn_ = turn;
    describe();
}

void ScoreButton::describe() {
    const QString points = points_ == 1 ? tr("1 point") : tr("%1 points").arg(points_);
    setAccessibleName(tr("%1, %2: %3").arg(name_, who_, points) +
                      (gained_ > 0 ? tr(", %1 by the last move").arg(gained_) : QString()) +
                      (turn_ ? tr(", to move") : QString()));
    setToolTip(tr("Show the lines of four behind these points"));
    update();
}

bool ScoreButton::wantsShown() const {
    return isChecked() || underMouse() || hasFocus();
}

QSize ScoreButton::sizeHint() const {
    return {190, std::max(46, QFontMetrics(font()).height() * 2 + 12)};
}
QSize ScoreButton::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

QSize ScoreButton::tallSize() const {
    const int lines = QFontMetrics(boldFont(font())).height() + QFontMetrics(font()).height();
    return {std::max(120, QFontMetrics(font()).averageCharWidth() * 20 + 2 * side_margin),
            QFontMetrics(bigFont(font())).height() + 2 + lines + 2 * tall_margin};
}

void ScoreButton::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool lively = underMouse() || isChecked();
    painter.setPen(
        QPen(turn_ || hasFocus() ? colours.accent : colours.line, turn_ || hasFocus() ? 2 : 1));
    painter.setBrush(lively ? colours.raised : colours.base);
    painter.drawRoundedRect(card, 8, 8);

    if (hasFocus()) { // the frame alone is that of the player to move
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), 5, 5);
    }
    if (height() < tallSize().height())
        paintFlat(painter, colours);
    else
        paintTall(painter, colours);
}

void ScoreButton::paintFlat(QPainter& painter, const Colours& colours) const {
    const bool left = piece_ == 1;
    const double radius = height() * 0.30;
    const double middle = height() / 2.0;
    paintPiece(painter, {left ? 10 + radius : width() - 10 - radius, middle}, radius, piece_,
               colours);

    const QFont big = bigFont(font());
    const QString points = QString::number(points_);
    const double points_width = QFontMetricsF(big).horizontalAdvance(QStringLiteral("00"));
    painter.setFont(big);
    painter.setPen(colours.text);
    const QRectF points_rect(left ? width() - points_width - 10 : 10, 0, points_width, height());
    painter.drawText(points_rect,
                     static_cast<int>((left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                     points);

    double gained_width = 0;
    if (gained_ > 0) {
        const QString gained = QStringLiteral("+%1").arg(gained_);
        painter.setFont(boldFont(font()));
        painter.setPen(colours.win);
        gained_width = QFontMetricsF(painter.font()).horizontalAdvance(gained) + 8;
        const QRectF beside(left ? points_rect.left() - gained_width : points_rect.right(), 0,
                            gained_width, height());
        painter.drawText(beside, Qt::AlignCenter, gained);
    }

    const double margin = 2 * radius + 18;
    const double taken = points_width + gained_width + 14;
    const QRectF text(left ? margin : taken, 0, width() - margin - taken, height());
    painter.setPen(colours.text);
    const int align = left ? Qt::AlignLeft : Qt::AlignRight;
    painter.setFont(boldFont(font()));
    const QFontMetricsF bold(painter.font());
    painter.drawText(QRectF(text.left(), middle - bold.height(), text.width(), bold.height()),
                     align | Qt::AlignVCenter,
                     bold.elidedText(name_, Qt::ElideRight, text.width()));
    painter.setFont(font());
    painter.setPen(colours.muted_text);
    const QFontMetricsF plain(font());
    painter.drawText(QRectF(text.left(), middle, text.width(), plain.height()),
                     align | Qt::AlignVCenter, shortened(who_, plain, text.width()));
}

void ScoreButton::paintTall(QPainter& painter, const Colours& colours) const {
    const QRectF inner =
        QRectF(rect()).adjusted(side_margin, tall_margin, -side_margin, -tall_margin);
    const QFont big = bigFont(font());
    const double top = QFontMetricsF(big).height();
    const double radius = top * 0.42;
    paintPiece(painter, {inner.left() + radius, inner.top() + top / 2}, radius, piece_, colours);
    painter.setFont(big);
    painter.setPen(colours.text);
    const QRectF upper(inner.left(), inner.top(), inner.width(), top);
    const QString points = QString::number(points_);
    painter.drawText(upper, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), points);
    if (gained_ > 0) {
        painter.setFont(boldFont(font()));
        painter.setPen(colours.win);
        painter.drawText(
            upper.adjusted(0, 0, -QFontMetricsF(big).horizontalAdvance(points) - side_margin, 0),
            static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
            QStringLiteral("+%1").arg(gained_));
    }
    painter.setPen(colours.text);
    painter.setFont(boldFont(font()));
    const QFontMetricsF bold(painter.font());
    const double below = inner.top() + top + 2;
    painter.drawText(QRectF(inner.left(), below, inner.width(), bold.height()),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     bold.elidedText(name_, Qt::ElideRight, inner.width()));
    painter.setFont(font());
    painter.setPen(colours.muted_text);
    const QFontMetricsF plain(font());
    painter.drawText(QRectF(inner.left(), below + bold.height(), inner.width(), plain.height()),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     shortened(who_, plain, inner.width()));
}

void ScoreButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
    Q_EMIT wantsShownChanged();
}

void ScoreButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
    Q_EMIT wantsShownChanged();
}

void ScoreButton::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    update();
    Q_EMIT wantsShownChanged();
}

void ScoreButton::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    update();
    Q_EMIT wantsShownChanged();
}

} // namespace loggia::ui
