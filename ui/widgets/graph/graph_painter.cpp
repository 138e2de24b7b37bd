#include "ui/widgets/graph/graph_painter.hpp"

#include "ui/language/number_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_badges.hpp"
#include "ui/widgets/graph/graph_lines.hpp"
#include "ui/widgets/graph/graph_shape.hpp"
#include "ui/widgets/graph/graph_tone.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace loggia::ui {

namespace {

constexpr double smallest_label = 5.5;  ///< Height of a font on the screen that can still be read.
constexpr double smallest_picture = 14; ///< Height of a picture in which something can be told.
constexpr double smallest_node = 5;     ///< Height of a node whose shape can still be told.
/// With more nodes than this in sight, those without a label or a picture are dots as well:
/// outlines of all of them would take longer than a person waits for the next frame.
constexpr int crowd = 1'000;
constexpr double band_share = 0.22;    ///< Of the accent colour, behind what is marked ...
constexpr double outline_share = 0.75; ///< ... and at its edge.

class GraphPainter {
public:
    GraphPainter(QPainter& painter, const GraphScene& scene, const QRectF& seen, double scale,
                 const GraphState& state, const Colours& colours, const QFont& font)
        : painter_(painter), scene_(scene), seen_(seen), scale_(scale), state_(state),
          colours_(colours), font_(font), small_font_(edgeLabelFont(font)),
          labels_(labelsShown(scale, font)) {
        for (int i = 0; i < node_tones; ++i)
            tones_[static_cast<std::size_t>(i)] = toneColours(static_cast<NodeTone>(i), colours);
    }

    void paint() {
        double tallest = 0;
        for (const QRectF& place : scene_.places)
            tallest = std::max(tallest, place.height());
        painter_.save();
        const double height = tallest * scale_;
        if (height < smallest_node || (height < smallest_picture && isCrowded()))
            paintDots();
        else
            paintShapes();
        painter_.restore();
    }

    void paintAlone(const GraphEdge& arrow) {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        paintArrow(arrow);
        if (labels_ && !arrow.label.isEmpty())
            paintEdgeLabel(arrow);
        painter_.restore();
    }

private:
    [[nodiscard]] bool isCrowded() const {
        return std::count_if(scene_.places.begin(), scene_.places.end(), [this](const auto& place) {
                   return !place.isNull() && seen_.intersects(place);
               }) > crowd;
    }

    /// A dot for each node and a thin line for each edge.
    void paintDots() {
        painter_.setRenderHint(QPainter::Antialiasing, false);
        const GraphLines lines = visibleLines(scene_, seen_, scale_, 1);
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
            QPen pen(mix(toneLineColour(static_cast<NodeTone>(i), colours_), colours_.window, 0.35),
                     1);
            pen.setCosmetic(true);
            painter_.setPen(pen);
            painter_.drawLines(lines[static_cast<std::size_t>(i)]);
        }
        painter_.setPen(Qt::NoPen);
        for (int i = 0; i < node_tones; ++i) {
            painter_.setBrush(toneLineColour(static_cast<NodeTone>(i), colours_));
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
        paintMarked();
        const GraphLines lines = visibleLines(scene_, seen_, scale_, 0.5);
        for (int i = 0; i < node_tones; ++i) {
            const auto tone = static_cast<NodeTone>(i);
            painter_.setPen(tonePen(tone, toneLineColour(tone, colours_)));
            painter_.drawLines(lines[static_cast<std::size_t>(i)]);
        }
        for (const GraphEdge& edge : scene_.edges)
            if (edge.arrow && isShown(scene_, edge))
                paintArrow(edge);
        if (labels_)
            for (const GraphEdge& edge : scene_.edges)
                if (!edge.label.isEmpty() && isShown(scene_, edge))
                    paintEdgeLabel(edge);
        if (labels_)
            badges_ = badgeCentres(scene_);
        // Badges and signs stick out of the places.
        const QRectF wide = seen_.adjusted(-40, -40, 40, 40);
        for (int i = 0; i < scene_.size(); ++i)
            if (!scene_.place(i).isNull() && wide.intersects(scene_.place(i)))
                paintNode(i);
    }

    /// Under all else: a band around the marked nodes and along the lines between them.
    void paintMarked() {
        const auto isMarked = [this](int node) {
            return scene_.nodes[static_cast<std::size_t>(node)].marked;
        };
        if (std::none_of(scene_.nodes.begin(), scene_.nodes.end(),
                         [](const GraphNode& node) { return node.marked; }))
            return;
        constexpr double out = 7;
        const QRectF wide = seen_.adjusted(-2 * out, -2 * out, 2 * out, 2 * out);
        for (const bool outline : {true, false}) {
            const QColor colour =
                mix(colours_.window, colours_.accent, outline ? outline_share : band_share);
            const double wider = outline ? 1.5 : 0;
            painter_.setPen(QPen(colour, out + 2 * wider, Qt::SolidLine, Qt::RoundCap));
            for (const GraphEdge& edge : scene_.edges)
                if (!edge.arrow && isShown(scene_, edge) && isMarked(edge.from) &&
                    isMarked(edge.to))
                    painter_.drawLine(lineOf(scene_, edge));
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(colour);
            const double more = out + wider;
            for (int i = 0; i < scene_.size(); ++i)
                if (isMarked(i) && !scene_.place(i).isNull() && wide.intersects(scene_.place(i)))
                    painter_.drawPath(
                        nodeOutline(scene_.nodes[static_cast<std::size_t>(i)].shape,
                                    scene_.place(i).adjusted(-more, -more, more, more)));
        }
    }

    void paintArrow(const GraphEdge& edge) {
        const GraphArrow arrow = arrowOf(scene_, edge);
        const QRectF room =
            QRectF(arrow.from, arrow.to).normalized().united(QRectF(arrow.by, arrow.by));
        if (!seen_.intersects(room.adjusted(-12, -12, 12, 12)))
            return;
        const QColor colour = toneLineColour(edge.tone, colours_);
        QPainterPath path(arrow.from);
        path.quadTo(arrow.by, arrow.to);
        QPen pen = tonePen(edge.tone, colour);
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
            return lineOf(scene_, edge).pointAt(0.55);
        return pointOn(arrowOf(scene_, edge), edge.label_at);
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
        painter_.drawPath(nodeOutline(
            edge.tone == NodeTone::player_one ? NodeShape::round : NodeShape::box, place));
        painter_.setPen(tone.text);
        painter_.drawText(place, Qt::AlignCenter, edge.label);
    }

    [[nodiscard]] ToneColours coloursOf(int node) const {
        const GraphNode& content = scene_.nodes[static_cast<std::size_t>(node)];
        if (content.group > 0)
            return groupColours(content.group, colours_);
        const ToneColours& now = tones_[static_cast<std::size_t>(content.tone)];
        if (state_.lit == nullptr || state_.lit_share >= 1)
            return now;
        const auto before = state_.lit->find(node);
        if (before == state_.lit->end())
            return now;
        const ToneColours& then = tones_[static_cast<std::size_t>(before->second)];
        const double share = state_.lit_share;
        return {mix(then.fill, now.fill, share), mix(then.outline, now.outline, share),
                mix(then.text, now.text, share)};
    }

    void paintNode(int index) {
        const GraphNode& node = scene_.nodes[static_cast<std::size_t>(index)];
        const QRectF& place = scene_.place(index);
        const ToneColours tone = coloursOf(index);
        if (place.width() < smallest_node) {
            // The end of a line: it has no room for an outline.
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(toneLineColour(node.tone, colours_));
            painter_.drawEllipse(place);
        } else {
            painter_.setPen(tonePen(node.tone, tone.outline));
            painter_.setBrush(tone.fill);
            painter_.drawPath(nodeOutline(node.shape, place));
        }
        if (index == state_.selected || index == state_.hovered) {
            const bool selected = index == state_.selected;
            QPen ring(selected ? colours_.accent : colours_.muted_text,
                      selected && state_.focused ? 3 : 1.6);
            painter_.setPen(ring);
            painter_.setBrush(Qt::NoBrush);
            const double out = node.shape == NodeShape::diamond ? 6 : 3.5;
            painter_.drawPath(nodeOutline(node.shape, place.adjusted(-out, -out, out, out)));
        }
        if (node.picture && node.picture->size().height() * scale_ >= smallest_picture) {
            painter_.save();
            node.picture->paint(painter_, pictureRect(node, place), colours_, font_);
            painter_.restore();
        }
        if (!labels_)
            return;
        if (!node.picture)
            paintLabel(node, place, tone);
        if (!node.badge.isEmpty())
            paintBadge(node, badges_[static_cast<std::size_t>(index)], tone);
        if (const std::uint64_t folded = scene_.foldedUnder(index); folded > 0)
            paintFoldSign(index, folded);
    }

    void paintLabel(const GraphNode& node, const QRectF& place, const ToneColours& tone) {
        painter_.setFont(font_);
        painter_.setPen(tone.text);
        const QFontMetricsF metrics(font_);
        const double room = place.width() - (node.shape == NodeShape::diamond ? place.height() : 8);
        painter_.drawText(place, Qt::AlignCenter,
                          metrics.elidedText(node.label, Qt::ElideRight, room + 1));
    }

    void paintBadge(const GraphNode& node, const QPointF& centre, const ToneColours& tone) {
        const QFontMetricsF metrics(small_font_);
        const double height = metrics.height() + 1;
        QRectF pill(0, 0, std::max(height, metrics.horizontalAdvance(node.badge) + 7), height);
        pill.moveCenter(centre);
        painter_.setPen(QPen(tone.outline, 1.2));
        painter_.setBrush(colours_.base);
        painter_.drawRoundedRect(pill, height / 2, height / 2);
        painter_.setFont(small_font_);
        painter_.setPen(colours_.text);
        painter_.drawText(pill, Qt::AlignCenter, node.badge);
    }

    void paintFoldSign(int index, std::uint64_t folded) {
        QRectF sign = scene_.foldSign(index);
        const QString text = foldText(folded);
        QFont font = small_font_;
        const double room = sign.width() - 4;
        if (const double width = QFontMetricsF(font).horizontalAdvance(text); width > room) {
            font.setPixelSize(
                std::max(1, static_cast<int>(QFontInfo(font).pixelSize() * room / width)));
        } else { // no wider than it has to be: the next node may be close
            const QPointF centre = sign.center();
            sign.setWidth(std::clamp(width + 8, sign.height(), sign.width()));
            sign.moveCenter(centre);
        }
        painter_.setPen(QPen(mix(colours_.text, colours_.window, 0.42), 1));
        painter_.setBrush(colours_.base);
        painter_.drawRoundedRect(sign, 4, 4);
        painter_.setFont(font);
        painter_.setPen(colours_.text);
        painter_.drawText(sign, Qt::AlignCenter, text);
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
    std::array<ToneColours, node_tones> tones_;
    std::vector<QPointF> badges_; ///< Where labels are painted.
};

} // namespace

QString foldText(std::uint64_t folded) {
    constexpr std::uint64_t in_full = 1'000'000;
    if (folded == uncounted)
        return QStringLiteral("+");
    if (folded < in_full)
        return QLatin1Char('+') + numberText(folded);
    auto mantissa = static_cast<double>(folded);
    int exponent = 0;
    // What rounds to 10.0 is 1.0 with one more digit in front.
    for (; mantissa >= 9.95; mantissa /= 10)
        ++exponent;
    QString digits = QString::number(exponent);
    constexpr std::array<char16_t, 10> raised{u'\u2070', u'\u00b9', u'\u00b2', u'\u00b3',
                                              u'\u2074', u'\u2075', u'\u2076', u'\u2077',
                                              u'\u2078', u'\u2079'};
    for (QChar& digit : digits)
        digit = raised.at(static_cast<std::size_t>(digit.digitValue()));
    return QStringLiteral("+%1\u00b710%2").arg(decimalText(mantissa, 1), digits);
}

bool labelsShown(double scale, const QFont& font) {
    return QFontMetricsF(font).height() * scale >= smallest_label;
}

void paintGraph(QPainter& painter, const GraphScene& scene, const QRectF& seen, double scale,
                const GraphState& state, const Colours& colours, const QFont& font) {
    GraphPainter(painter, scene, seen, scale, state, colours, font).paint();
}

void paintArrow(QPainter& painter, const GraphScene& scene, const GraphEdge& arrow, double scale,
                const Colours& colours, const QFont& font) {
    const GraphState none;
    GraphPainter(painter, scene, scene.bounds.adjusted(-1e4, -1e4, 1e4, 1e4), scale, none, colours,
                 font)
        .paintAlone(arrow);
}

} // namespace loggia::ui
