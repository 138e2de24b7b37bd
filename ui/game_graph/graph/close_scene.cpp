#include "ui/game_graph/graph/close_scene.hpp"

#include "ui/widgets/graph/graph_shape.hpp"
#include "ui/widgets/graph/route_arrows.hpp"

#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

constexpr std::size_t most_in_row = 6;
constexpr double close_gap = 46;
constexpr double row_gap = 34;    ///< Between rows of one side ...
constexpr double middle_gap = 66; ///< ... and beside the middle: for the names of the moves.
constexpr double both_ways_bend = 9;

class CloseLayout {
public:
    CloseLayout(const ShownGraph& graph, const StateLook& look, int middle, const QFont& font)
        : graph_(graph), look_(look), middle_(middle), font_(font), metrics_(font) {}

    CloseScene run() {
        find();
        GraphScene& scene = close_.scene;
        scene.nodes.resize(graph_.nodes.size());
        scene.places.resize(graph_.nodes.size());
        QSizeF largest = sizeOf(middle_);
        for (const auto& side : {before_, after_})
            for (const int node : side)
                largest = largest.expandedTo(sizeOf(node));
        step_ = largest.width() + close_gap;
        double top = 0;
        place(before_, largest.height(), top);
        top += before_.empty() ? 0 : middle_gap - row_gap;
        place(std::span(&middle_, 1), largest.height(), top);
        scene.nodes[static_cast<std::size_t>(middle_)].marked = true;
        top += middle_gap - row_gap;
        place(after_, largest.height(), top);
        for (const int node : before_)
            addMoves(node, middle_);
        for (const int node : after_)
            addMoves(middle_, node);
        for (const int node : after_)
            addMoves(node, middle_);
        addMoves(middle_, middle_);
        routeArrows(scene, font_);
        for (const QRectF& each : scene.places)
            scene.bounds = scene.bounds.united(each);
        scene.bounds.adjust(-28, -24, 28, 28);
        return std::move(close_);
    }

private:
    void find() {
        const auto add = [](std::vector<int>& to, int node) {
            if (std::find(to.begin(), to.end(), node) == to.end())
                to.push_back(node);
        };
        for (const ShownGraph::Arc& arc : graph_.at(middle_).moves)
            if (arc.to != middle_)
                add(after_, arc.to);
        for (int node = 0; node < graph_.size(); ++node) {
            const auto& moves = graph_.at(node).moves;
            const bool leads =
                std::any_of(moves.begin(), moves.end(),
                            [this](const ShownGraph::Arc& arc) { return arc.to == middle_; });
            if (node == middle_ || !leads ||
                std::find(after_.begin(), after_.end(), node) != after_.end())
                continue;
            ++close_.before;
            if (before_.size() < CloseScene::most_before)
                before_.push_back(node);
        }
        close_.shown_before = static_cast<int>(before_.size());
    }

    [[nodiscard]] QSizeF sizeOf(int node) const {
        const GraphNode shown = stateNode(graph_, node, look_);
        return nodeSize(shown, metrics_.horizontalAdvance(shown.label), metrics_.height());
    }

    /// In rows of about the same length, every second one beside the gaps of the others.
    void place(std::span<const int> nodes, double height, double& top) {
        if (nodes.empty())
            return;
        const std::size_t rows = (nodes.size() + most_in_row - 1) / most_in_row;
        const std::size_t length = (nodes.size() + rows - 1) / rows;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::size_t row = i / length;
            const std::size_t in_row = std::min(length, nodes.size() - row * length);
            const double aside = rows > 1 && row % 2 == 1 && in_row == length ? step_ / 2 : 0;
            const auto node = static_cast<std::size_t>(nodes[i]);
            const double x =
                (static_cast<double>(i % length) - static_cast<double>(in_row - 1) / 2) * step_ +
                aside;
            close_.scene.nodes[node] = stateNode(graph_, nodes[i], look_);
            QRectF place(QPointF(), sizeOf(nodes[i]));
            place.moveCenter({x, top + static_cast<double>(row) * (height + row_gap) + height / 2});
            close_.scene.places[node] = place;
        }
        top += static_cast<double>(rows) * (height + row_gap);
    }

    /// One arrow with the names of all moves that lead there.
    void addMoves(int from, int to) {
        constexpr qsizetype most_names = 3;
        QStringList names;
        GraphEdge edge{from, to};
        edge.arrow = true;
        for (const ShownGraph::Arc& arc : graph_.at(from).moves) {
            if (arc.to != to)
                continue;
            if (names.isEmpty())
                edge.tone = arcTone(graph_, from, arc, look_);
            names << QString::fromStdString(arc.text);
        }
        if (names.isEmpty())
            return;
        if (names.size() > most_names)
            names = names.mid(0, most_names - 1) << QStringLiteral("\u2026");
        edge.label = names.join(QStringLiteral(", "));
        const auto& back = graph_.at(to).moves;
        if (from != to && std::any_of(back.begin(), back.end(),
                                      [from](const auto& arc) { return arc.to == from; }))
            edge.bend = both_ways_bend;
        close_.scene.edges.push_back(std::move(edge));
    }

    const ShownGraph& graph_;
    const StateLook& look_;
    int middle_;
    QFont font_;
    QFontMetricsF metrics_;
    double step_ = 0;
    std::vector<int> before_;
    std::vector<int> after_;
    CloseScene close_;
};

} // namespace

CloseScene closeScene(const ShownGraph& graph, const StateLook& look, int middle,
                      const QFont& font) {
    return CloseLayout(graph, look, middle, font).run();
}

} // namespace loggia::ui
