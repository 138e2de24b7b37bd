#include "ui/theme/style_painting.hpp"

#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include <algorithm>

namespace loggia::ui::paint {

namespace {

constexpr qreal radius = 5;

/// Saves the painter for a scope.
class Scope {
public:
    explicit Scope(QPainter& painter) : painter_(painter) {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
    }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    ~Scope() { painter_.restore(); }

private:
    QPainter& painter_;
};

/// On the middle of the outermost dots, so that the line is one dot wide and not two pale ones.
QRectF outline_of(const QRect& rect) {
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

bool is(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

/// Visible on fields and windows of both sets, unlike the quiet `line`.
QColor edge(const QStyleOption& option, const Colours& colours) {
    const double share = is(option, QStyle::State_Enabled) ? 0.28 : 0.12;
    return mix(colours.window, colours.text, share);
}

void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line,
         qreal width = 1, qreal corner = radius) {
    painter.setPen(QPen(line, width));
    painter.setBrush(fill);
    const qreal inset = (width - 1) / 2;
    painter.drawRoundedRect(outline_of(rect).adjusted(inset, inset, -inset, -inset), corner,
                            corner);
}

/// A line of one pixel all around, with sharp corners. It is filled and not drawn: half of a pen's
/// width lies outside, and is cut off where the screen's scale is no whole number.
void sharpFrame(QPainter& painter, const QRect& rect, const QColor& line) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(rect.left(), rect.top(), rect.width(), 1, line);
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, line);
    painter.fillRect(rect.left(), rect.top(), 1, rect.height(), line);
    painter.fillRect(rect.right(), rect.top(), 1, rect.height(), line);
}

QColor headerGround(const Colours& colours) {
    return mix(colours.base, colours.window, 0.7);
}

} // namespace

void field(QPainter& painter, const QStyleOption& option) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    const bool focus = is(option, QStyle::State_HasFocus) && is(option, QStyle::State_Enabled);
    box(painter, option.rect, option.palette.color(QPalette::Base),
        focus ? colours.accent : edge(option, colours), focus ? 1.6 : 1);
}

void button(QPainter& painter, const QStyleOption& option, bool is_default) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    const bool enabled = is(option, QStyle::State_Enabled);
    QColor fill = enabled ? colours.raised : colours.window;
    if (is(option, QStyle::State_On))
        fill = mix(colours.raised, colours.accent, 0.25);
    if (is(option, QStyle::State_Sunken))
        fill = mix(fill, colours.text, 0.14);
    else if (enabled && is(option, QStyle::State_MouseOver))
        fill = mix(fill, colours.text, 0.06);
    const bool focus = enabled && is(option, QStyle::State_HasFocus);
    const bool strong = focus || (is_default && enabled);
    box(painter, option.rect, fill, strong ? colours.accent : edge(option, colours), focus ? 2 : 1);
}

void toolButton(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursFor(option.palette);
    const bool enabled = is(option, QStyle::State_Enabled);
    double share = 0;
    if (is(option, QStyle::State_Sunken))
        share = 0.2;
    else if (enabled && is(option, QStyle::State_MouseOver))
        share = 0.09;
    const bool on = is(option, QStyle::State_On);
    const bool focus = enabled && is(option, QStyle::State_HasFocus);
    if (share == 0 && !on && !focus)
        return;
    const Scope scope(painter);
    const QColor ground = on ? mix(colours.window, colours.accent, 0.25) : colours.window;
    const QColor fill = mix(ground, colours.text, share);
    box(painter, option.rect, fill, focus ? colours.accent : fill, focus ? 2 : 1);
}

void currentItem(QPainter& painter, const QStyleOption& option) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    sharpFrame(painter, option.rect, colours.accent);
    // What is selected has the frame's colour itself.
    if (is(option, QStyle::State_Selected))
        sharpFrame(painter, option.rect.adjusted(1, 1, -1, -1), colours.accent_text);
}

void group(QPainter& painter, const QStyleOption& option) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    box(painter, option.rect, Qt::transparent, colours.line, 1, radius + 1);
}

void frame(QPainter& painter, const QStyleOption& option) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    const bool focus = is(option, QStyle::State_HasFocus) && is(option, QStyle::State_Enabled);
    sharpFrame(painter, option.rect, focus ? colours.accent : edge(option, colours));
}

void tab(QPainter& painter, const QStyleOptionTab& option) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    const bool selected = is(option, QStyle::State_Selected);
    const QRectF rect(option.rect);
    // A dragged tab is above the others.
    painter.fillRect(rect, colours.window);
    if (!selected && is(option, QStyle::State_MouseOver))
        painter.fillRect(rect.adjusted(0, 0, 0, -1), mix(colours.window, colours.text, 0.06));
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colours.line);
    if (selected)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), colours.accent);
    if (is(option, QStyle::State_HasFocus) && selected) {
        painter.setPen(QPen(colours.accent, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -6), radius, radius);
    }
}

namespace {

struct Mark {
    QColor fill;
    QColor line;
    QColor sign;
    qreal width = 1;
};

Mark mark(const QStyleOption& option, bool on) {
    const Colours& colours = coloursFor(option.palette);
    const bool enabled = is(option, QStyle::State_Enabled);
    const bool focus = enabled && is(option, QStyle::State_HasFocus);
    if (on && enabled)
        return {colours.accent, focus ? colours.text : colours.accent, colours.accent_text,
                focus ? 2.0 : 1.0};
    if (focus)
        return {colours.base, colours.accent, colours.text, 2};
    const QColor quiet = mix(colours.base, colours.text, enabled ? 0.5 : 0.3);
    return {option.palette.color(QPalette::Base), quiet, quiet};
}

} // namespace

void check(QPainter& painter, const QStyleOption& option) {
    const Scope scope(painter);
    const bool on = is(option, QStyle::State_On);
    const bool some = is(option, QStyle::State_NoChange);
    const Mark colours = mark(option, on || some);
    const int side = std::min({option.rect.width(), option.rect.height(), 18});
    QRect rect(0, 0, side, side);
    rect.moveCenter(option.rect.center());
    box(painter, rect, colours.fill, colours.line, colours.width, 3.5);
    if (!on && !some)
        return;
    const QRectF within(rect);
    const auto at = [&within](qreal x, qreal y) {
        return QPointF(within.left() + x * within.width(), within.top() + y * within.height());
    };
    QPainterPath sign(on ? at(0.25, 0.52) : at(0.28, 0.5));
    if (on)
        sign.lineTo(at(0.43, 0.7));
    sign.lineTo(on ? at(0.76, 0.31) : at(0.72, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.sign, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(sign);
}

void radio(QPainter& painter, const QStyleOption& option) {
    const Scope scope(painter);
    const bool on = is(option, QStyle::State_On);
    const Mark colours = mark(option, on);
    const qreal side = std::min({option.rect.width(), option.rect.height(), 18}) - 1;
    const QPointF middle = QRectF(option.rect).center();
    painter.setPen(QPen(colours.line, colours.width));
    painter.setBrush(colours.fill);
    painter.drawEllipse(middle, (side - colours.width) / 2, (side - colours.width) / 2);
    if (!on)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.sign);
    painter.drawEllipse(middle, side / 5, side / 5);
}

void progressGroove(QPainter& painter, const QStyleOption& option) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    box(painter, option.rect, colours.base, edge(option, colours));
}

void progressContents(QPainter& painter, const QStyleOptionProgressBar& option) {
    const double range = static_cast<double>(option.maximum) - option.minimum;
    if (range <= 0)
        return;
    const double done = static_cast<double>(option.progress) - option.minimum;
    const double share = std::clamp(done / range, 0.0, 1.0);
    if (share <= 0)
        return;
    const Scope scope(painter);
    QRectF filled(option.rect);
    filled.setWidth(filled.width() * share);
    if (option.direction == Qt::RightToLeft)
        filled.moveRight(option.rect.right() + 1);
    QPainterPath groove;
    groove.addRoundedRect(QRectF(option.rect), radius, radius);
    painter.setClipPath(groove);
    painter.fillRect(filled, coloursFor(option.palette).accent);
}

void header(QPainter& painter, const QStyleOptionHeader& option) {
    const Colours& colours = coloursFor(option.palette);
    const QRect rect = option.rect;
    painter.fillRect(rect, headerGround(colours));
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours.line);
    // Beside rows the line continues from one to the next; between columns it is short.
    if (option.orientation == Qt::Vertical)
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), colours.line);
    else if (option.position != QStyleOptionHeader::OnlyOneSection)
        painter.fillRect(QRect(rect.right(), rect.top() + 5, 1, rect.height() - 10), colours.line);
}

void headerRest(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursFor(option.palette);
    const QRect rect = option.rect;
    // Below the last row there is nothing that would have a number.
    if (!is(option, QStyle::State_Horizontal)) {
        painter.fillRect(rect, option.palette.color(QPalette::Base));
        return;
    }
    painter.fillRect(rect, headerGround(colours));
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours.line);
}

void menuBarItem(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursFor(option.palette);
    painter.fillRect(option.rect, colours.window);
    if (!is(option, QStyle::State_Selected) || !is(option, QStyle::State_Enabled))
        return;
    const Scope scope(painter);
    const QColor fill =
        mix(colours.window, colours.text, is(option, QStyle::State_Sunken) ? 0.16 : 0.09);
    box(painter, option.rect.adjusted(0, 2, 0, -1), fill, fill);
}

void scrollGroove(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursFor(option.palette);
    painter.fillRect(option.rect, mix(colours.base, colours.window, 0.5));
}

void scrollHandle(QPainter& painter, const QStyleOption& option, const QRect& handle,
                  bool grabbed) {
    const Scope scope(painter);
    const Colours& colours = coloursFor(option.palette);
    const bool near = is(option, QStyle::State_MouseOver);
    const qreal inset = 3;
    const QRectF rect = QRectF(handle).adjusted(inset, inset, -inset, -inset);
    const qreal corner = std::min(rect.width(), rect.height()) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mix(colours.base, colours.text, grabbed ? 0.6 : near ? 0.5 : 0.4));
    painter.drawRoundedRect(rect, corner, corner);
}

void separator(QPainter& painter, const QStyleOption& option, Qt::Orientation line) {
    const QColor colour = coloursFor(option.palette).line;
    const QRect rect = option.rect;
    if (line == Qt::Vertical)
        painter.fillRect(QRect(rect.center().x(), rect.top() + 6, 1, rect.height() - 12), colour);
    else
        painter.fillRect(QRect(rect.left() + 6, rect.center().y(), rect.width() - 12, 1), colour);
}

void chevron(QPainter& painter, const QStyleOption& option, const QRect& place, Qt::ArrowType to,
             bool enabled) {
    const Scope scope(painter);
    const qreal size = std::min(4.0, std::min(place.width(), place.height()) / 3.0);
    const QPointF middle = QRectF(place).center();
    QPainterPath path;
    const auto draw = [&path, middle](QPointF one, QPointF tip, QPointF other) {
        path.moveTo(middle + one);
        path.lineTo(middle + tip);
        path.lineTo(middle + other);
    };
    const qreal half = size / 2;
    switch (to) {
    case Qt::UpArrow:
        draw({-size, half}, {0, -half}, {size, half});
        break;
    case Qt::LeftArrow:
        draw({half, -size}, {-half, 0}, {half, size});
        break;
    case Qt::RightArrow:
        draw({-half, -size}, {half, 0}, {-half, size});
        break;
    default:
        draw({-size, -half}, {0, half}, {size, -half});
    }
    const auto group = enabled ? QPalette::Active : QPalette::Disabled;
    painter.setPen(QPen(option.palette.color(group, QPalette::ButtonText), 1.5, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

} // namespace loggia::ui::paint
