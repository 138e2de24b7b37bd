#include "ui/normal_forms/views/gate_painter.hpp"

#include "ui/normal_forms/study/term_look.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace loggia::ui {

namespace {

using Kind = GateScene::Gate::Kind;

/// Flat at the back, round in front.
QPainterPath conjunctionPath(const QRectF& place) {
    QPainterPath path;
    const double bend = std::min(place.width() / 2, place.height() / 2);
    path.moveTo(place.topLeft());
    path.lineTo(place.right() - bend, place.top());
    path.cubicTo(place.right() + bend * 0.35, place.top(), place.right() + bend * 0.35,
                 place.bottom(), place.right() - bend, place.bottom());
    path.lineTo(place.bottomLeft());
    path.closeSubpath();
    return path;
}

/// Hollow at the back, pointed in front.
QPainterPath disjunctionPath(const QRectF& place) {
    QPainterPath path;
    const double middle = place.center().y();
    const double hollow = place.left() + 8;
    path.moveTo(place.topLeft());
    path.quadTo(place.left() + place.width() * 0.7, place.top(), place.right(), middle);
    path.quadTo(place.left() + place.width() * 0.7, place.bottom(), place.left(), place.bottom());
    path.quadTo(hollow, middle, place.left(), place.top());
    path.closeSubpath();
    return path;
}

/// A triangle that points down, with a bubble.
QPainterPath inverterPath(const QRectF& place) {
    constexpr double bubble = 6;
    QPainterPath path;
    path.moveTo(place.topLeft());
    path.lineTo(place.topRight());
    path.lineTo(place.center().x(), place.bottom() - bubble);
    path.closeSubpath();
    path.addEllipse(QPointF(place.center().x(), place.bottom() - bubble / 2), bubble / 2,
                    bubble / 2);
    return path;
}

QPainterPath pathOf(const GateScene::Gate& gate) {
    switch (gate.kind) {
    case Kind::conjunction:
        return conjunctionPath(gate.place);
    case Kind::disjunction:
        return disjunctionPath(gate.place);
    case Kind::inverter:
        break;
    }
    return inverterPath(gate.place);
}

/// The font, or one so much smaller that the text has room.
QFont thatFits(QFont font, const QString& text, const QSizeF& room) {
    constexpr int smallest = 6;
    const auto fits = [&] {
        const QFontMetricsF metrics(font);
        return metrics.horizontalAdvance(text) <= room.width() && metrics.ascent() <= room.height();
    };
    while (font.pixelSize() > smallest && !fits())
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

} // namespace

void paintGates(QPainter& painter, const GateScene& scene, const GateState& state,
                const Colours& colours, const QFont& font) {
    const int term = state.term;
    using Carries = GateScene::Signal::Kind;
    // Lit wires are thick, and their ends say 1: the colour is not the only sign.
    const auto is_lit = [&](const GateScene::Signal& signal) {
        return state.row && signal.kind != Carries::none && scene.valueOf(signal, *state.row);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!scene.isThere()) {
        painter.setPen(colours.muted_text);
        painter.setFont(font);
        painter.drawText(scene.bounds, Qt::AlignCenter | Qt::TextWordWrap, scene.why);
        painter.restore();
        return;
    }
    const QColor quiet = mix(colours.text, colours.base, 0.45);
    const auto ink = [&](int of) {
        if (of < 0)
            return quiet;
        if (of == term)
            return termColour(of, colours);
        return term < 0 ? mix(colours.text, colours.base, 0.2) : mix(quiet, colours.base, 0.35);
    };
    const auto width = [&](int of) { return of >= 0 && of == term ? 2.6 : 1.3; };
    if (term >= 0 && term < static_cast<int>(scene.bands.size())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(termGround(term, colours));
        painter.drawRoundedRect(scene.bands[static_cast<std::size_t>(term)], 6, 6);
    }
    painter.setBrush(Qt::NoBrush);
    // What is talked about lies above the rest.
    for (const bool talked : {false, true})
        for (const GateScene::Wire& wire : scene.wires)
            if ((wire.term >= 0 && wire.term == term) == talked) {
                const bool lit = is_lit(wire.signal);
                painter.setPen(QPen(lit ? colours.win : ink(wire.term),
                                    lit ? 3.2 : width(wire.term), Qt::SolidLine, Qt::FlatCap,
                                    Qt::RoundJoin));
                painter.drawPolyline(
                    QPolygonF(QList<QPointF>(wire.points.begin(), wire.points.end())));
            }
    painter.setPen(Qt::NoPen);
    for (const GateScene::Dot& dot : scene.dots) {
        painter.setBrush(is_lit(dot.signal) ? colours.win : ink(dot.term));
        painter.drawEllipse(dot.at, 2.8, 2.8);
    }
    QFont bold = boardFont(font, 13);
    bold.setBold(true);
    for (const GateScene::Gate& gate : scene.gates) {
        const bool talked = gate.term >= 0 && gate.term == term;
        const bool is_term = gate.term >= 0;
        painter.setPen(
            QPen(is_term ? termColour(gate.term, colours) : colours.text, talked ? 2.8 : 1.8));
        painter.setBrush(is_term ? talked ? termGround(gate.term, colours) : colours.base
                                 : colours.raised);
        painter.drawPath(pathOf(gate));
        if (gate.label.isEmpty())
            continue;
        painter.setFont(thatFits(bold, gate.label, gate.place.size()));
        painter.setPen(colours.text);
        painter.drawText(gate.place, Qt::AlignCenter | Qt::TextDontClip, gate.label);
    }
    QFont plain = boardFont(font, 14);
    QFont value_font = boardFont(font, 12);
    value_font.setBold(true);
    for (const GateScene::Label& label : scene.labels) {
        plain.setBold(label.bold);
        painter.setFont(thatFits(plain, label.text, label.place.size()));
        painter.setPen(is_lit(label.signal) ? colours.win : colours.text);
        painter.drawText(label.place, static_cast<int>(label.alignment) | Qt::TextDontClip,
                         label.text);
        if (!state.row || label.signal.kind == Carries::none)
            continue;
        // Beside the wire, where no name is: below that of an input, before that of an output.
        const QPointF corner =
            label.signal.kind == Carries::input
                ? QPointF(label.place.center().x() + 3, label.place.bottom() - 2)
                : QPointF(label.place.left() - 16, label.place.center().y() - 17);
        const QRectF place(corner, QSizeF(14, 14));
        const QString value = is_lit(label.signal) ? QStringLiteral("1") : QStringLiteral("0");
        painter.setFont(thatFits(value_font, value, place.size()));
        painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, value);
    }
    for (const auto& [input, place] : scene.inputs)
        if (input == state.input) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.accent, 2));
            // Around the name: below it stands the value.
            painter.drawRoundedRect(place.adjusted(-2, 2, 2, -12), 4, 4);
        }
    painter.restore();
}

} // namespace loggia::ui
