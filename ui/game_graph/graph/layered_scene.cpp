#include "ui/game_graph/graph/layered_scene.hpp"

#include "ui/widgets/graph/graph_shape.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <span>
#include <unordered_map>
#include <utility>

namespace loggia::ui {

using game_graph::Value;

namespace {

constexpr double state_gap = 46;
constexpr double layer_space = 40;
constexpr double broken_row_gap = 14; ///< Between rows of one layer.
constexpr int layer_sweeps = 8;
constexpr std::size_t few_nodes_in_row = 10;
constexpr std::size_t most_arrows = 600;
constexpr std::size_t most_move_labels = 60;

class LayeredLayout {
public:
    LayeredLayout(const ShownGraph& graph, const StateLook& look, const std::vector<bool>& folded,
                  const QFont& font)
        : graph_(graph), look_(look), font_(font), metrics_(font),
          reached_(reachedUnfolded(graph, folded)) {
        scene_.places.resize(graph.nodes.size());
        if (std::find(folded.begin(), folded.end(), true) != folded.end())
            scene_.folded = hiddenBy(graph, folded, reached_);
    }

    GraphScene scene() {
        for (int node = 0; node < graph_.size(); ++node)
            scene_.nodes.push_back(stateNode(graph_, node, look_));
        measureNodes();
        makeLayers();
        orderLayers();
        placeLayers();
        addMoves(scene_, graph_, look_);
        routeArrows(scene_, font_);
        for (const QRectF& place : scene_.places)
            scene_.bounds = scene_.bounds.united(place);
        scene_.bounds.adjust(-28, -24, 28, 28);
        return std::move(scene_);
    }

private:
    /// Each label once. Of many, which are hardly read, by their characters: to shape thousands of
    /// labels takes longer than the window may be silent.
    void measureNodes() {
        constexpr std::size_t many = 500;
        std::unordered_map<char16_t, double> advances;
        const auto width = [&](const QString& label) {
            if (scene_.nodes.size() <= many)
                return metrics_.horizontalAdvance(label);
            return std::accumulate(label.begin(), label.end(), 0.0, [&](double sum, QChar c) {
                const auto [at, is_new] = advances.try_emplace(c.unicode(), 0);
                if (is_new)
                    at->second = metrics_.horizontalAdvance(c);
                return sum + at->second;
            });
        };
        for (const GraphNode& node : scene_.nodes)
            sizes_.push_back(
                nodeSize(node, node.picture ? 0 : width(node.label), metrics_.height()));
    }

    void makeLayers() {
        std::map<std::uint32_t, std::vector<int>, std::greater<>> rows;
        for (int node = 0; node < graph_.size(); ++node)
            if (reached_[static_cast<std::size_t>(node)])
                rows[graph_.at(node).value.remoteness].push_back(node);
        layer_of_.assign(graph_.nodes.size(), -1);
        for (auto& [remoteness, row] : rows) {
            for (const int node : row)
                layer_of_[static_cast<std::size_t>(node)] = static_cast<int>(layers_.size());
            layers_.push_back(std::move(row));
        }
    }

    /// Moves each node to the mean position of its neighbours in other rows, row by row.
    void orderLayers() {
        std::vector<double> at(graph_.nodes.size(), 0);
        const auto number = [&at](const std::vector<int>& row) {
            for (std::size_t i = 0; i < row.size(); ++i)
                at[static_cast<std::size_t>(row[i])] =
                    static_cast<double>(i) - static_cast<double>(row.size() - 1) / 2;
        };
        for (const auto& row : layers_)
            number(row);
        std::vector<std::vector<int>> neighbours(graph_.nodes.size());
        for (int node = 0; node < graph_.size(); ++node)
            for (const ShownGraph::Arc& arc : graph_.at(node).moves) {
                const int a = layer_of_[static_cast<std::size_t>(node)];
                const int b = layer_of_[static_cast<std::size_t>(arc.to)];
                if (a < 0 || b < 0 || a == b)
                    continue;
                neighbours[static_cast<std::size_t>(node)].push_back(arc.to);
                neighbours[static_cast<std::size_t>(arc.to)].push_back(node);
            }
        std::vector<double> wanted(graph_.nodes.size(), 0);
        for (int sweep = 0; sweep < layer_sweeps; ++sweep)
            for (std::size_t i = 0; i < layers_.size(); ++i) {
                auto& row = layers_[sweep % 2 == 0 ? i : layers_.size() - 1 - i];
                for (const int node : row) {
                    const auto& around = neighbours[static_cast<std::size_t>(node)];
                    double sum = 0;
                    for (const int other : around)
                        sum += at[static_cast<std::size_t>(other)];
                    wanted[static_cast<std::size_t>(node)] =
                        around.empty() ? at[static_cast<std::size_t>(node)]
                                       : sum / static_cast<double>(around.size());
                }
                std::stable_sort(row.begin(), row.end(), [&wanted](int a, int b) {
                    return wanted[static_cast<std::size_t>(a)] <
                           wanted[static_cast<std::size_t>(b)];
                });
                number(row);
            }
    }

    /// How many nodes of a row make the whole largest in a window of the usual shape.
    [[nodiscard]] std::size_t longestRow() const {
        constexpr double usual_shape = 1.7; // width by height
        std::size_t count = 0;
        std::size_t longest = 0;
        for (const auto& layer : layers_) {
            count += layer.size();
            longest = std::max(longest, layer.size());
        }
        QSizeF node(1, 1);
        for (const QSizeF& size : sizes_)
            node = node.expandedTo(size);
        std::size_t best = few_nodes_in_row;
        double largest = 0;
        const auto most = static_cast<std::size_t>(3 * std::sqrt(static_cast<double>(count)));
        for (std::size_t length = few_nodes_in_row; length <= std::max(most, few_nodes_in_row);
             ++length) {
            std::size_t rows = 0;
            for (const auto& layer : layers_)
                rows += (layer.size() + length - 1) / length;
            const double width =
                static_cast<double>(std::min(length, longest)) * (node.width() + state_gap);
            const double height =
                static_cast<double>(rows) * (node.height() + broken_row_gap) +
                static_cast<double>(layers_.size()) * (layer_space - broken_row_gap);
            if (const double scale = std::min(usual_shape / width, 1 / height);
                scale > largest * 1.001) {
                largest = scale;
                best = length;
            }
        }
        return best;
    }

    void placeLayers() {
        const std::size_t widest = longestRow();
        double top = 0;
        for (const auto& layer : layers_) {
            // Rows of about the same length.
            const std::size_t rows = (layer.size() + widest - 1) / widest;
            const std::size_t length = (layer.size() + rows - 1) / rows;
            for (std::size_t first = 0; first < layer.size(); first += length) {
                const std::size_t part = std::min(length, layer.size() - first);
                top += placeStates(std::span(layer).subspan(first, part), top) + broken_row_gap;
            }
            top += layer_space - broken_row_gap;
        }
    }

    /// Returns the height of the row.
    double placeStates(std::span<const int> row, double top) {
        double width = -state_gap;
        double height = 0;
        std::vector<QSizeF> sizes;
        for (const int node : row) {
            sizes.push_back(sizes_[static_cast<std::size_t>(node)]);
            width += sizes.back().width() + state_gap;
            height = std::max(height, sizes.back().height());
        }
        double left = -width / 2;
        for (std::size_t i = 0; i < row.size(); ++i) {
            scene_.places[static_cast<std::size_t>(row[i])] =
                QRectF(QPointF(left, top + (height - sizes[i].height()) / 2), sizes[i]);
            left += sizes[i].width() + state_gap;
        }
        return height;
    }

    const ShownGraph& graph_;
    const StateLook& look_;
    QFont font_;
    QFontMetricsF metrics_;
    std::vector<bool> reached_;
    std::vector<QSizeF> sizes_;
    std::vector<int> layer_of_; ///< -1: not shown
    std::vector<std::vector<int>> layers_;
    GraphScene scene_;
};

/// Around what lies between two nodes of one row, or beside an arrow of the other direction.
double bendOf(const GraphScene& scene, int from, int to, bool both_ways) {
    const QRectF& a = scene.place(from);
    const QRectF& b = scene.place(to);
    const double x = std::abs(a.center().x() - b.center().x());
    const double y = std::abs(a.center().y() - b.center().y());
    if (y < a.height())
        return x > a.width() + b.width() ? std::min(34.0, a.height() * 1.1) : both_ways ? 9 : 0;
    return both_ways ? 9 : y > 3 * (a.height() + layer_space) ? 12 : 0;
}

} // namespace

void addMoves(GraphScene& scene, const ShownGraph& graph, const StateLook& look) {
    scene.edges.clear();
    const auto count = static_cast<std::size_t>(graph.arcs());
    const bool arrows = count <= most_arrows;
    const bool labels = count <= most_move_labels;
    const auto leads = [&graph](int from, int to) {
        const auto& moves = graph.at(from).moves;
        return std::any_of(moves.begin(), moves.end(),
                           [to](const ShownGraph::Arc& arc) { return arc.to == to; });
    };
    for (int node = 0; node < graph.size(); ++node)
        for (const ShownGraph::Arc& arc : graph.at(node).moves) {
            if (!scene.shows(node) || !scene.shows(arc.to))
                continue;
            GraphEdge edge{node, arc.to, {}, arcTone(graph, node, arc, look)};
            edge.arrow = arrows;
            if (arrows)
                edge.bend = bendOf(scene, node, arc.to, leads(arc.to, node));
            if (labels)
                edge.label = QString::fromStdString(arc.text);
            scene.edges.push_back(std::move(edge));
        }
}

void showLook(GraphScene& scene, const ShownGraph& graph, const StateLook& look) {
    for (int node = 0; node < graph.size(); ++node)
        scene.nodes[static_cast<std::size_t>(node)] = stateNode(graph, node, look);
    // The arrows stay where they were led.
    const std::vector<GraphEdge> before = std::move(scene.edges);
    addMoves(scene, graph, look);
    for (std::size_t i = 0; i < before.size() && before.size() == scene.edges.size(); ++i) {
        scene.edges[i].bend = before[i].bend;
        scene.edges[i].label_at = before[i].label_at;
    }
}

GraphScene layeredScene(const ShownGraph& graph, const StateLook& look,
                        const std::vector<bool>& folded, const QFont& font) {
    return LayeredLayout(graph, look, folded, font).scene();
}

} // namespace loggia::ui
