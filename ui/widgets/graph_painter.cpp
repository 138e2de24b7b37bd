#include "ui/widgets/graph_painter.hpp"

#include "ui/shell/colours.hpp"
#include "ui/widgets/graph_arrow.hpp"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace loggia::ui {

namespace {

constexpr double smallest_label = 5.5; ///< Height of a font on the screen that can still be read.
constexpr double smallest_node = 5;    ///< Height of a node whose shape can still be told.
constexpr double small_font = 0.76;

QFont smaller(const QFont& font) {
    QFont small = font;
    if (font.pointSizeF() > 0)
        small.setPointSizeF(font.pointSizeF() * small_font);
    else
        small.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * small_font)));
    return small;
}

/// On a coloured fill black or white, whichever is easier to read.
QColor readable_on(const QColor& fill) {
    const QColor ink = QColor::fromRgb(0x10141B);
    return contrast(ink, fill) > contrast(Qt::white, fill) ? ink : QColor(Qt::white);
}

QPainterPath outline_of(NodeShape shape, const QRectF& place) {
    QPainterPath path;
    switch (shape) {
    case NodeShape::round: {
        const double radius = std::min(place.width(), place.height()) / 2;
        path.addRoundedRect(place, radius, radius);
        break;
    }
    case NodeShape::box:
        path.addRoundedRect(place, 3, 3);
        break;
    case NodeShape::diamond:
        path.addPolygon(QPolygonF({QPointF(place.center().x(), place.top()),
                                   QPointF(place.right(), place.center().y()),
                                   QPointF(place.center().x(), place.bottom()),
                                   QPointF(place.left(), place.center().y())}));
        path.closeSubpath();
        break;
    }
    return path;
}

QPen pen_of(NodeTone tone, const QColor& colour) {
    QPen pen(colour, tone == NodeTone::yes || tone == NodeTone::highlight ? 2.4 : 1.4);
    pen.setJoinStyle(Qt::RoundJoin);
    if (tone == NodeTone::no)
        pen.setDashPattern({3, 2});
    else if (tone == NodeTone::dim)
        pen.setDashPattern({1, 2});
    return pen;
}

QColor edge_colour(NodeTone tone, const Colours& colours) {
    if (tone == NodeTone::neutral)
        return mix(colours.text, colours.window, 0.42);
    return toneColours(tone, colours).outline;
}

/// The part of a line inside a rectangle, after Liang and Barsky.
std::optional<QLineF> clipped(const QLineF& line, const QRectF& to) {
    double from = 0;
    double until = 1;
    const auto cut = [&](double speed, double room) {
        if (speed == 0)
            return room >= 0;
        const double at = room / speed;
        (speed < 0 ? from : until) = speed < 0 ? std::max(from, at) : std::min(until, at);
        return from <= until;
    };
    if (cut(-line.dx(), line.x1() - to.left()) && cut(line.dx(), to.right() - line.x1()) &&
        cut(-line.dy(), line.y1() - to.top()) && cut(line.dy(), to.bottom() - line.y1()))
        return QLineF(line.pointAt(from), line.pointAt(until));
    return std::nullopt;
}

class GraphPainter {
public:
    GraphPainter(QPainter& painter, const GraphScene& scene, const QRectF& seen, double scale,
                 const GraphState& state, const Colours& colours, const QFont& font)
        : painter_(painter), scene_(scene), seen_(seen), scale_(scale), state_(state),
          colours_(colours), font_(font), small_font_(smaller(font)),
          labels_(labelsShown(scale, font)) {}

    void paint() {
        double tallest = 0;
        for (const QRectF& place : scene_.places)
            tallest = std::max(tallest, place.height());
        painter_.save();
        if (tallest * scale_ < smallest_node)
            paintDots();
        else
            paintShapes();
        painter_.restore();
    }

private:
    [[nodiscard]] QLineF lineOf(const GraphEdge& edge) const {
        const QRectF& from = scene_.place(edge.from);
        const QRectF& to = scene_.place(edge.to);
        if (scene_.centred)
            return {from.center(), to.center()};
        return {QPointF(from.center().x(), from.bottom()), QPointF(to.center().x(), to.top())};
    }
    [[nodiscard]] bool shows(const GraphEdge& edge) const {
        return scene_.shows(edge.from) && scene_.shows(edge.to);
    }

    using Lines = std::array<QList<QLineF>, node_tones>;

    /// What is seen of the edges, by tone. Lines that fall on the dots of the one before are left
    /// out; `fineness` dots are one to the eye. Edges of one node stand together, so that looking
    /// at the last is enough.
    [[nodiscard]] Lines visibleLines(double fineness) const {
        Lines lines;
        const auto dot = [&](const QPointF& point) {
            return (point * (scale_ / fineness)).toPoint();
        };
        // Thick lines reach into the picture from outside.
        const double reach = 4 / scale_;
        const QRectF seen = seen_.adjusted(-reach, -reach, reach, reach);
        const bool dots = fineness >= 1;
        for (const GraphEdge& edge : scene_.edges) {
            if (!shows(edge) || (edge.arrow && !dots))
                continue;
            const auto line = clipped(lineOf(edge), seen);
            if (!line)
                continue;
            QList<QLineF>& same = lines[static_cast<std::size_t>(edge.tone)];
            if (same.isEmpty() || dot(same.back().p1()) != dot(line->p1()) ||
                dot(same.back().p2()) != dot(line->p2()))
                same << *line;
        }
        return lines;
    }

    /// A dot for each node and a thin line for each edge.
    void paintDots() {
        painter_.setRenderHint(QPainter::Antialiasing, false);
        const Lines lines = visibleLines(1);
        std::array<QList<QRectF>, node_tones> dots;
        const auto dot = [this](double value) { return std::round(value * scale_); };
        for (int i = 0; i < scene_.size(); ++i) {
            const QRectF& place = scene_.place(i);
            if (place.isNull() || !seen_.intersects(place))
                continue;
            const double least = 1.5 / scale_;
            QRectF rect(0, 0, std::max(place.width(), least), std::max(place.height(), least));
            rect.moveCenter(place.center());
            QList<QRectF>& same =
                dots[static_cast<std::size_t>(scene_.nodes[static_cast<std::size_t>(i)].tone)];
            if (!same.isEmpty() && dot(same.back().center().x()) == dot(rect.center().x()) &&
                dot(same.back().center().y()) == dot(rect.center().y()))
                continue;
            same << rect;
        }
        for (int i = 0; i < node_tones; ++i) {
            QPen pen(mix(edge_colour(static_cast<NodeTone>(i), colours_), colours_.window, 0.35),
                     1);
            pen.setCosmetic(true);
            painter_.setPen(pen);
            painter_.drawLines(lines[static_cast<std::size_t>(i)]);
        }
        painter_.setPen(Qt::NoPen);
        for (int i = 0; i < node_tones; ++i) {
            painter_.setBrush(edge_colour(static_cast<NodeTone>(i), colours_));
            painter_.drawRects(dots[static_cast<std::size_t>(i)]);
        }
        if (scene_.shows(state_.selected)) {
            QPen pen(colours_.accent, 2);
            pen.setCosmetic(true);
            painter_.setPen(pen);
            painter_.setBrush(Qt::NoBrush);
            const double radius = 5 / scale_;
            painter_.drawEllipse(scene_.place(state_.selected).center(), radius, radius);
        }
    }

    void paintShapes() {
        painter_.setRenderHint(QPainter::Antialiasing);
        const Lines lines = visibleLines(0.5);
        for (int i = 0; i < node_tones; ++i) {
            const auto tone = static_cast<NodeTone>(i);
            painter_.setPen(pen_of(tone, edge_colour(tone, colours_)));
            painter_.drawLines(lines[static_cast<std::size_t>(i)]);
        }
        for (const GraphEdge& edge : scene_.edges)
            if (edge.arrow && shows(edge))
                paintArrow(edge);
        if (labels_)
            for (const GraphEdge& edge : scene_.edges)
                if (!edge.label.isEmpty() && shows(edge))
                    paintEdgeLabel(edge);
        // Badges and signs stick out of the places.
        const QRectF wide = seen_.adjusted(-40, -40, 40, 40);
        for (int i = 0; i < scene_.size(); ++i)
            if (!scene_.place(i).isNull() && wide.intersects(scene_.place(i)))
                paintNode(i);
    }

    void paintArrow(const GraphEdge& edge) {
        const GraphArrow arrow = arrowOf(scene_, edge);
        const QRectF room =
            QRectF(arrow.from, arrow.to).normalized().united(QRectF(arrow.by, arrow.by));
        if (!seen_.intersects(room.adjusted(-12, -12, 12, 12)))
            return;
        const QColor colour = edge_colour(edge.tone, colours_);
        QPainterPath path(arrow.from);
        path.quadTo(arrow.by, arrow.to);
        QPen pen = pen_of(edge.tone, colour);
        if (isOfPlayer(edge)) {
            pen.setWidthF(2.2);
            if (edge.tone == NodeTone::player_two)
                pen.setDashPattern({4, 2});
        }
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(path);
        const QPointF back = arrow.by - arrow.to;
        const double length = std::hypot(back.x(), back.y());
        if (length < 1)
            return;
        const QPointF along = back / length * 9;
        const QPointF aside(along.y() * 0.42, -along.x() * 0.42);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
        painter_.drawPolygon(
            QPolygonF({arrow.to, arrow.to + along + aside, arrow.to + along - aside}));
    }

    /// Where the label of an edge lies.
    [[nodiscard]] QPointF labelPoint(const GraphEdge& edge) const {
        if (!edge.arrow)
            return lineOf(edge).pointAt(0.55);
        const GraphArrow arrow = arrowOf(scene_, edge);
        return arrow.from * 0.25 + arrow.by * 0.5 + arrow.to * 0.25;
    }

    void paintEdgeLabel(const GraphEdge& edge) {
        const QPointF middle = labelPoint(edge);
        if (!seen_.adjusted(-100, -20, 100, 20).contains(middle))
            return;
        painter_.setFont(small_font_);
        const QFontMetricsF metrics(small_font_);
        QRectF place(0, 0, metrics.horizontalAdvance(edge.label) + 6, metrics.height());
        if (isOfPlayer(edge)) {
            paintPlayer(edge, middle, metrics);
            return;
        }
        place.moveCenter(middle);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colours_.window);
        painter_.drawRoundedRect(place, 3, 3);
        painter_.setPen(colours_.text);
        painter_.drawText(place, Qt::AlignCenter, edge.label);
    }

    /// An arrow that only one player may follow.
    [[nodiscard]] static bool isOfPlayer(const GraphEdge& edge) {
        return edge.arrow &&
               (edge.tone == NodeTone::player_one || edge.tone == NodeTone::player_two);
    }

    /// Whose arrow it is: a disc or a box, as the positions of the players are.
    void paintPlayer(const GraphEdge& edge, const QPointF& middle, const QFontMetricsF& metrics) {
        const double side = metrics.height() + 3;
        QRectF place(0, 0, std::max(side, metrics.horizontalAdvance(edge.label) + 6), side);
        place.moveCenter(middle);
        const ToneColours tone = toneColours(edge.tone, colours_);
        painter_.setPen(QPen(tone.outline, 1.2));
        painter_.setBrush(tone.fill);
        painter_.drawPath(outline_of(
            edge.tone == NodeTone::player_one ? NodeShape::round : NodeShape::box, place));
        painter_.setPen(tone.text);
        painter_.drawText(place, Qt::AlignCenter, edge.label);
    }

    [[nodiscard]] ToneColours coloursOf(int node) const {
        const ToneColours now =
            toneColours(scene_.nodes[static_cast<std::size_t>(node)].tone, colours_);
        if (state_.lit == nullptr || state_.lit_share >= 1)
            return now;
        const auto before = state_.lit->find(node);
        if (before == state_.lit->end())
            return now;
        const ToneColours then = toneColours(before->second, colours_);
        const double share = state_.lit_share;
        return {mix(then.fill, now.fill, share), mix(then.outline, now.outline, share),
                mix(then.text, now.text, share)};
    }

    void paintNode(int index) {
        const GraphNode& node = scene_.nodes[static_cast<std::size_t>(index)];
        const QRectF& place = scene_.place(index);
        const ToneColours tone = coloursOf(index);
        painter_.setPen(pen_of(node.tone, tone.outline));
        painter_.setBrush(tone.fill);
        painter_.drawPath(outline_of(node.shape, place));
        if (index == state_.selected || index == state_.hovered) {
            const bool selected = index == state_.selected;
            QPen ring(selected ? colours_.accent : colours_.muted_text,
                      selected && state_.focused ? 3 : 1.6);
            painter_.setPen(ring);
            painter_.setBrush(Qt::NoBrush);
            const double out = node.shape == NodeShape::diamond ? 6 : 3.5;
            painter_.drawPath(outline_of(node.shape, place.adjusted(-out, -out, out, out)));
        }
        if (!labels_)
            return;
        painter_.setFont(font_);
        painter_.setPen(tone.text);
        const QFontMetricsF metrics(font_);
        const double room = place.width() - (node.shape == NodeShape::diamond ? place.height() : 8);
        painter_.drawText(place, Qt::AlignCenter,
                          metrics.elidedText(node.label, Qt::ElideRight, room + 1));
        if (!node.badge.isEmpty())
            paintBadge(node, place, tone);
        if (const int folded = scene_.foldedUnder(index); folded > 0)
            paintFoldSign(index, folded);
    }

    void paintBadge(const GraphNode& node, const QRectF& place, const ToneColours& tone) {
        const QFontMetricsF metrics(small_font_);
        const double height = metrics.height() + 1;
        QRectF pill(0, 0, std::max(height, metrics.horizontalAdvance(node.badge) + 7), height);
        pill.moveCenter(node.shape == NodeShape::diamond
                            ? QPointF(place.center().x() + place.width() * 0.3, place.top() + 3)
                            : QPointF(place.right() - 1, place.top() + 1));
        painter_.setPen(QPen(tone.outline, 1.2));
        painter_.setBrush(colours_.base);
        painter_.drawRoundedRect(pill, height / 2, height / 2);
        painter_.setFont(small_font_);
        painter_.setPen(colours_.text);
        painter_.drawText(pill, Qt::AlignCenter, node.badge);
    }

    void paintFoldSign(int index, int folded) {
        const QRectF sign = scene_.foldSign(index);
        painter_.setPen(QPen(mix(colours_.text, colours_.window, 0.42), 1));
        painter_.setBrush(colours_.base);
        painter_.drawRoundedRect(sign, 4, 4);
        painter_.setFont(small_font_);
        painter_.setPen(colours_.text);
        painter_.drawText(sign, Qt::AlignCenter,
                          folded < 10'000 ? QStringLiteral("+%1").arg(folded)
                                          : QStringLiteral("+%1k").arg(folded / 1000));
    }

    QPainter& painter_;
    const GraphScene& scene_;
    QRectF seen_;
    double scale_;
    const GraphState& state_;
    const Colours& colours_;
    QFont font_;
    QFont small_font_;
    bool labels_;
};

} // namespace

ToneColours toneColours(NodeTone tone, const Colours& colours) {
    switch (tone) {
    case NodeTone::yes:
        return {mix(colours.base, colours.win, 0.16), colours.win, colours.text};
    case NodeTone::no:
        return {mix(colours.base, colours.lose, 0.14), colours.lose, colours.text};
    case NodeTone::highlight:
        return {colours.accent, colours.accent, colours.accent_text};
    case NodeTone::dim:
        return {colours.window, mix(colours.muted_text, colours.window, 0.3), colours.muted_text};
    case NodeTone::player_one:
        return {colours.player_one, colours.player_one_outline, readable_on(colours.player_one)};
    case NodeTone::player_two:
        return {colours.player_two, colours.player_two_outline, readable_on(colours.player_two)};
    case NodeTone::neutral:
        break;
    }
    return {colours.raised, mix(colours.text, colours.window, 0.42), colours.text};
}

QSizeF nodeSize(const GraphNode& node, double label_width, double font_height) {
    const double height = std::ceil(font_height + 12);
    const double width = std::ceil(label_width);
    switch (node.shape) {
    case NodeShape::diamond:
        return {std::max(width + height * 1.35, height * 1.5), height * 1.3};
    case NodeShape::box:
        return {std::max(width + 16, height * 1.2), height};
    case NodeShape::round:
        break;
    }
    return {std::max(width + 16, height), height};
}

bool labelsShown(double scale, const QFont& font) {
    return QFontMetricsF(font).height() * scale >= smallest_label;
}

void paintGraph(QPainter& painter, const GraphScene& scene, const QRectF& seen, double scale,
                const GraphState& state, const Colours& colours, const QFont& font) {
    GraphPainter(painter, scene, seen, scale, state, colours, font).paint();
}

} // namespace loggia::ui
