#include "ui/sat/watch/implication_scene.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/watch/replay.hpp"
#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_shape.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

constexpr double node_gap = 26;
constexpr double layer_gap = 52; ///< For arrows with the number of a clause on them.
constexpr double row_gap = 10;   ///< Between rows of one layer.
constexpr int sweeps = 6;
/// More nodes of a layer go into a row below.
constexpr std::size_t widest_row = 9;
/// Of larger graphs only what the learned clause was made from is shown.
constexpr std::size_t most_nodes_whole = 40;

class ImplicationLayout {
public:
    ImplicationLayout(const sat::ImplicationGraph& graph, const AtomWords& words,
                      const logic::ClauseSet& clauses, const QFont& font, double widest)
        : graph_(graph), words_(words), clauses_(clauses), metrics_(font), font_(font),
          widest_(widest), size_(graph.nodes.size() + 1) {}

    GraphScene scene() {
        makeNodes();
        const int cut_layer = assignLayers();
        orderLayers();
        place();
        if (cut_layer > 0)
            addCut(cut_layer);
        for (const QRectF& rect : scene_.places)
            scene_.bounds = scene_.bounds.united(rect);
        scene_.bounds.adjust(-16, -16, 16, 16);
        routeArrows(scene_, font_);
        if (!areLabelsApart())
            labelOnePerNode();
        for (const GraphEdge& edge : scene_.edges)
            if (!edge.label.isEmpty())
                scene_.bounds = scene_.bounds.united(
                    arrowLabelRect(scene_, edge, font_).adjusted(-2, -2, 2, 2));
        return std::move(scene_);
    }

private:
    using Node = sat::ImplicationGraph::Node;

    [[nodiscard]] QString clauseText(std::uint32_t clause) const {
        return SatWords::tr("clause %1: %2").arg(clause + 1).arg(words_.clause(clauses_[clause]));
    }

    /// Whether the learned clause says that this cannot hold together with the others.
    [[nodiscard]] bool isReason(const Node& node) const {
        if (graph_.learned == sat::Event::none)
            return false;
        const auto learned = clauses_[graph_.learned];
        return std::find(learned.begin(), learned.end(), -node.literal) != learned.end();
    }

    [[nodiscard]] GraphNode contentOf(const Node& node) const {
        GraphNode content;
        const QString literal = words_.literal(node.literal);
        const bool decided = node.clause == sat::Event::none;
        content.label = literal;
        content.shape = decided ? NodeShape::diamond : NodeShape::round;
        content.tone = node.implication_point ? NodeTone::highlight
                       : isReason(node)       ? NodeTone::yes
                                              : NodeTone::neutral;
        content.badge = QString::number(node.level);
        QString role = decided ? SatWords::tr("a decision")
                               : SatWords::tr("forced by %1").arg(clauseText(node.clause));
        if (node.implication_point)
            role += SatWords::tr(
                "; unique implication point: every path to the conflict passes through it");
        else if (isReason(node))
            role += SatWords::tr("; its negation is in the learned clause");
        content.tooltip =
            SatWords::tr("%1 at level %2, %3").arg(literal, QString::number(node.level), role);
        content.name = content.tooltip;
        return content;
    }

    void makeNodes() {
        for (const Node& node : graph_.nodes)
            scene_.nodes.push_back(contentOf(node));
        GraphNode conflict{SatWords::tr("conflict"), NodeShape::box, NodeTone::no};
        conflict.tooltip =
            SatWords::tr("Every literal is false in %1").arg(clauseText(graph_.conflict));
        conflict.name = conflict.tooltip;
        scene_.nodes.push_back(conflict);
        for (const auto& edge : graph_.edges)
            scene_.edges.push_back({static_cast<int>(edge.from), static_cast<int>(edge.to),
                                    labelOf(edge.to),
                                    crosses(edge) ? NodeTone::no : NodeTone::neutral, true});
    }

    /// The number of the clause that forced a node, for the arrows that lead there.
    [[nodiscard]] QString labelOf(std::uint32_t node) const {
        const std::uint32_t clause =
            node < graph_.nodes.size() ? graph_.nodes[node].clause : graph_.conflict;
        return clause == sat::Event::none ? QString() : QString::number(clause + 1);
    }

    [[nodiscard]] bool beyond(std::uint32_t node) const {
        return node >= graph_.nodes.size() || graph_.nodes[node].beyond_cut;
    }
    [[nodiscard]] bool crosses(const sat::ImplicationGraph::Edge& edge) const {
        return graph_.learned != sat::Event::none && !beyond(edge.from) && beyond(edge.to);
    }

    /// The first layer beyond the cut; 0 where no line can be drawn. Edges lead to later nodes, so
    /// that one pass in order is enough.
    int assignLayers() {
        const bool parted =
            graph_.learned != sat::Event::none &&
            std::none_of(graph_.edges.begin(), graph_.edges.end(), [this](const auto& edge) {
                return beyond(edge.from) && !beyond(edge.to);
            });
        layers_.assign(size_, 0);
        std::vector<std::vector<std::uint32_t>> into(size_);
        for (const auto& edge : graph_.edges)
            into[edge.to].push_back(edge.from);
        int first_beyond = 0;
        for (const bool far : {false, true}) {
            for (std::uint32_t node = 0; node < size_; ++node) {
                if (parted ? beyond(node) != far : far)
                    continue;
                int layer = parted && far ? first_beyond : 0;
                for (const std::uint32_t from : into[node])
                    layer = std::max(layer, layers_[from] + 1);
                layers_[node] = layer;
            }
            if (!far)
                for (std::uint32_t node = 0; node < size_; ++node)
                    if (!beyond(node))
                        first_beyond = std::max(first_beyond, layers_[node] + 1);
        }
        const int last = *std::max_element(layers_.begin(), layers_.end());
        rows_.assign(static_cast<std::size_t>(last) + 1, {});
        for (std::uint32_t node = 0; node < size_; ++node)
            rows_[static_cast<std::size_t>(layers_[node])].push_back(node);
        return parted ? first_beyond : 0;
    }

    void orderLayers() {
        std::vector<double> at(size_);
        const auto number = [&] {
            for (const auto& row : rows_)
                for (std::size_t i = 0; i < row.size(); ++i)
                    at[row[i]] = static_cast<double>(i) - static_cast<double>(row.size()) / 2;
        };
        number();
        for (int sweep = 0; sweep < sweeps; ++sweep) {
            std::vector<double> sum(size_, 0);
            std::vector<double> count(size_, 0);
            for (const auto& edge : graph_.edges) {
                const auto [node, other] =
                    sweep % 2 == 0 ? std::pair(edge.to, edge.from) : std::pair(edge.from, edge.to);
                sum[node] += at[other];
                count[node] += 1;
            }
            for (std::uint32_t node = 0; node < size_; ++node)
                if (count[node] > 0)
                    at[node] = sum[node] / count[node];
            for (auto& row : rows_)
                std::stable_sort(row.begin(), row.end(),
                                 [&at](std::uint32_t a, std::uint32_t b) { return at[a] < at[b]; });
            number();
        }
    }

    void place() {
        scene_.places.resize(size_);
        double top = 0;
        for (const auto& layer : rows_) {
            tops_.push_back(top);
            for (auto rest = std::span(layer); !rest.empty();) {
                const std::size_t count = fittingRow(rest);
                top += placeRow(rest.first(count), top) + row_gap;
                rest = rest.subspan(count);
            }
            top += layer_gap - row_gap;
        }
    }

    [[nodiscard]] QSizeF sizeOf(std::uint32_t node) const {
        const GraphNode& content = scene_.nodes[node];
        return nodeSize(content, metrics_.horizontalAdvance(content.label), metrics_.height());
    }

    /// How many nodes of a layer go into its next row, one at least. Rows of a layer are as even as
    /// can be, for a last one of a single node would look as if it were another layer.
    [[nodiscard]] std::size_t fittingRow(std::span<const std::uint32_t> layer) const {
        double width = -node_gap;
        std::size_t most = 0;
        while (most < std::min(layer.size(), widest_row)) {
            width += sizeOf(layer[most]).width() + node_gap;
            if (most > 0 && width > widest_)
                break;
            ++most;
        }
        const std::size_t rows = (layer.size() + most - 1) / most;
        return (layer.size() + rows - 1) / rows;
    }

    /// Returns its height.
    double placeRow(std::span<const std::uint32_t> row, double top) {
        std::vector<QSizeF> sizes;
        double width = -node_gap;
        double height = 0;
        for (const std::uint32_t node : row) {
            sizes.push_back(sizeOf(node));
            width += sizes.back().width() + node_gap;
            height = std::max(height, sizes.back().height());
        }
        double left = -width / 2;
        for (std::size_t i = 0; i < row.size(); ++i) {
            scene_.places[row[i]] =
                QRectF(QPointF(left, top + (height - sizes[i].height()) / 2), sizes[i]);
            left += sizes[i].width() + node_gap;
        }
        return height;
    }

    /// Whether no label of an arrow covers another one or a node.
    [[nodiscard]] bool areLabelsApart() const {
        std::vector<QRectF> labels;
        for (const GraphEdge& edge : scene_.edges) {
            if (edge.label.isEmpty())
                continue;
            const QRectF rect = arrowLabelRect(scene_, edge, font_);
            const auto meets = [&rect](const QRectF& other) { return other.intersects(rect); };
            if (std::any_of(labels.begin(), labels.end(), meets) ||
                std::any_of(scene_.places.begin(), scene_.places.end(), meets))
                return false;
            labels.push_back(rect);
        }
        return true;
    }

    /// All arrows into a node have the number of the clause that forced it: in a wide graph one of
    /// them tells it for all, where its label covers no other one, no node and as few arrows as can
    /// be.
    void labelOnePerNode() {
        std::vector<std::vector<std::size_t>> into(size_);
        for (std::size_t i = 0; i < scene_.edges.size(); ++i)
            if (scene_.edges[i].arrow && !scene_.edges[i].label.isEmpty())
                into[static_cast<std::size_t>(scene_.edges[i].to)].push_back(i);
        std::vector<QRectF> labels;
        for (const std::vector<std::size_t>& arrows : into) {
            if (arrows.empty())
                continue;
            const auto [best, at] = bestLabel(arrows, labels);
            for (const std::size_t i : arrows)
                if (i != best)
                    scene_.edges[i].label.clear();
            scene_.edges[best].label_at = at;
            labels.push_back(arrowLabelRect(scene_, scene_.edges[best], font_));
        }
    }

    /// Which of the arrows takes the label, and where along it.
    [[nodiscard]] std::pair<std::size_t, double>
    bestLabel(const std::vector<std::size_t>& arrows, const std::vector<QRectF>& labels) const {
        constexpr std::array along{0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.85, 0.15};
        constexpr int covering = 1000;
        std::pair<std::size_t, double> best{arrows.front(), along.front()};
        int least = std::numeric_limits<int>::max();
        for (const std::size_t i : arrows)
            for (const double at : along) {
                GraphEdge edge = scene_.edges[i];
                edge.label_at = at;
                const QRectF rect = arrowLabelRect(scene_, edge, font_);
                const auto meets = [&rect](const QRectF& other) {
                    return other.adjusted(-2, -1, 2, 1).intersects(rect);
                };
                const auto covered =
                    std::count_if(labels.begin(), labels.end(), meets) +
                    std::count_if(scene_.places.begin(), scene_.places.end(), meets);
                const int cost = covering * static_cast<int>(covered) + arrowsUnder(rect, edge.to);
                if (cost < least) {
                    least = cost;
                    best = {i, at};
                }
                if (least == 0)
                    return best;
            }
        return best;
    }

    /// The arrows to other nodes that run under a label.
    [[nodiscard]] int arrowsUnder(const QRectF& label, int to) const {
        constexpr int points = 24;
        int under = 0;
        if (scene_.edges.size() > most_routed)
            return under;
        for (const GraphEdge& other : scene_.edges) {
            if (!other.arrow || other.to == to)
                continue;
            const GraphArrow arrow = arrowOf(scene_, other);
            for (int k = 0; k <= points; ++k)
                if (label.contains(pointOn(arrow, static_cast<double>(k) / points))) {
                    ++under;
                    break;
                }
        }
        return under;
    }

    void addCut(int first_beyond) {
        const double y = tops_[static_cast<std::size_t>(first_beyond)] - layer_gap / 2;
        double left = 0;
        double right = 0;
        for (const QRectF& rect : scene_.places) {
            left = std::min(left, rect.left());
            right = std::max(right, rect.right());
        }
        GraphNode cut{SatWords::tr("cut"), NodeShape::box, NodeTone::no};
        cut.tooltip = SatWords::tr(
            "The cut: the learned clause negates the literals above it whose arrows cross it");
        cut.name = cut.tooltip;
        const QSizeF size = nodeSize(cut, metrics_.horizontalAdvance(cut.label), metrics_.height());
        const int from = scene_.size();
        scene_.nodes.push_back(cut);
        scene_.places.emplace_back(QPointF(left - node_gap - size.width(), y - size.height()),
                                   size);
        GraphNode end{{}, NodeShape::box, NodeTone::no};
        end.name = SatWords::tr("end of the cut");
        scene_.nodes.push_back(end);
        constexpr QSizeF flat(4, 0.5); // so that it ends the line and is not seen itself
        scene_.places.emplace_back(QPointF(right + node_gap, y), flat);
        scene_.edges.push_back({from, from + 1, {}, NodeTone::no});
    }

    const sat::ImplicationGraph& graph_;
    const AtomWords& words_;
    const logic::ClauseSet& clauses_;
    QFontMetricsF metrics_;
    QFont font_;
    double widest_;    ///< Of a row, but for a single node.
    std::size_t size_; ///< Nodes, the conflict included.
    std::vector<int> layers_;
    std::vector<std::vector<std::uint32_t>> rows_;
    std::vector<double> tops_;
    GraphScene scene_;
};

/// What the learned clause was made from: what was resolved away, and what stayed.
sat::ImplicationGraph nearConflict(const sat::ImplicationGraph& graph) {
    const auto size = static_cast<std::uint32_t>(graph.nodes.size());
    const auto beyond = [&](std::uint32_t node) {
        return node == size || graph.nodes[node].beyond_cut;
    };
    std::vector<bool> kept(size + 1, false);
    for (const auto& edge : graph.edges)
        if (beyond(edge.to))
            kept[edge.from] = true;
    kept[size] = true;
    sat::ImplicationGraph part;
    part.conflict = graph.conflict;
    part.learned = graph.learned;
    std::vector<std::uint32_t> number(size + 1);
    for (std::uint32_t node = 0; node < size; ++node) {
        number[node] = static_cast<std::uint32_t>(part.nodes.size());
        if (kept[node])
            part.nodes.push_back(graph.nodes[node]);
    }
    number[size] = static_cast<std::uint32_t>(part.nodes.size());
    for (const auto& edge : graph.edges)
        if (kept[edge.from] && beyond(edge.to) && kept[edge.to])
            part.edges.push_back({number[edge.from], number[edge.to]});
    return part;
}

} // namespace

GraphScene implicationScene(const sat::ImplicationGraph& graph, const AtomWords& words,
                            const logic::ClauseSet& clauses, const QFont& font, double widest) {
    return ImplicationLayout(graph, words, clauses, font, widest).scene();
}

std::optional<sat::ImplicationGraph> implicationsAt(const Replay& replay) {
    if (!replay.isThere())
        return std::nullopt;
    sat::TraceView view = replay.pictured();
    if (view.last() == nullptr)
        return std::nullopt;
    if (view.last()->kind == sat::EventKind::learn)
        view.back();
    auto graph = sat::implication_graph(view);
    if (graph && graph->learned != sat::Event::none && graph->nodes.size() > most_nodes_whole)
        return nearConflict(*graph);
    return graph;
}

} // namespace loggia::ui
