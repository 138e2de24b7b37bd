#include "ui/sat/model/colouring_scene.hpp"

#include "ui/sat/clauses/sat_words.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace loggia::ui {

namespace {

/// Pulls the vertices of a graph together along edges and pushes them apart from each other and
/// from other edges, on which they would look like an end.
class ForceLayout {
public:
    explicit ForceLayout(const ColouringInstance& graph)
        : graph_(graph), places_(static_cast<std::size_t>(graph.vertices)), moves_(places_.size()),
          clears_edges_(graph.edges.size() * places_.size() <= most_edges_by_vertices) {
        const double radius = unit * std::max(1.0, graph.vertices / (2 * std::numbers::pi));
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const double angle =
                2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(places_.size());
            places_[i] = QPointF(std::cos(angle), std::sin(angle)) * radius;
        }
    }

    std::vector<QPointF> places() && {
        constexpr int rounds = 200;
        for (int round = 0; round < rounds; ++round) {
            std::fill(moves_.begin(), moves_.end(), QPointF());
            pushApart();
            pullTogether();
            if (clears_edges_ && round >= rounds / 2)
                clearEdges(1.6 * clearance, [](double distance) {
                    return 2 * unit * (1.6 * clearance / std::max(distance, 4.0) - 1);
                });
            // A small pull towards the centre, so that unconnected parts stay close.
            for (std::size_t i = 0; i < places_.size(); ++i)
                moves_[i] -= places_[i] * 0.05;
            move(unit * (1 - static_cast<double>(round) / rounds) + 0.5);
        }
        if (clears_edges_)
            clear();
        layDown();
        return std::move(places_);
    }

private:
    static constexpr double unit = 70;      // between neighbours
    static constexpr double clearance = 26; // between a vertex and the edges of others
    static constexpr double apart = 52;     // between vertices, at least
    static constexpr std::size_t most_edges_by_vertices = 20'000;

    void pushApart() {
        for (std::size_t i = 0; i < places_.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const QPointF way = places_[i] - places_[j];
                const double distance = std::max(1.0, std::hypot(way.x(), way.y()));
                const QPointF push = way / distance * (unit * unit / distance);
                moves_[i] += push;
                moves_[j] -= push;
            }
    }

    void pullTogether() {
        for (const auto& [one, other] : graph_.edges) {
            const auto i = static_cast<std::size_t>(one);
            const auto j = static_cast<std::size_t>(other);
            const QPointF way = places_[i] - places_[j];
            const double distance = std::max(1.0, std::hypot(way.x(), way.y()));
            const QPointF pull = way / distance * (distance * distance / unit);
            moves_[i] -= pull;
            moves_[j] += pull;
        }
    }

    /// Pushes vertices and edges that are nearer to each other than `reach` apart, by
    /// `push(distance)`; whether there were any.
    template <class Push>
    bool clearEdges(double reach, const Push& push) {
        bool any = false;
        for (const auto& [one, other] : graph_.edges) {
            const auto i = static_cast<std::size_t>(one);
            const auto j = static_cast<std::size_t>(other);
            const QPointF along = places_[j] - places_[i];
            const double squared = std::max(1e-9, QPointF::dotProduct(along, along));
            for (std::size_t k = 0; k < places_.size(); ++k) {
                if (k == i || k == j)
                    continue;
                const double share = std::clamp(
                    QPointF::dotProduct(places_[k] - places_[i], along) / squared, 0.0, 1.0);
                QPointF way = places_[k] - places_[i] - share * along;
                double distance = std::hypot(way.x(), way.y());
                if (distance >= reach)
                    continue;
                any = true;
                if (distance < 1e-6) {
                    way = QPointF(-along.y(), along.x()) / std::sqrt(squared);
                    distance = 1e-6;
                } else {
                    way /= distance;
                }
                const QPointF by = way * push(distance);
                moves_[k] += by;
                moves_[i] -= by * (1 - share);
                moves_[j] -= by * share;
            }
        }
        return any;
    }

    /// Until no vertex is close to another vertex or to an edge that does not end at it.
    void clear() {
        constexpr int rounds = 300;
        for (int round = 0; round < rounds; ++round) {
            std::fill(moves_.begin(), moves_.end(), QPointF());
            bool any = clearEdges(
                clearance, [](double distance) { return 0.6 * (clearance - distance) + 0.2; });
            for (std::size_t i = 0; i < places_.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const QPointF way = places_[i] - places_[j];
                    const double distance = std::max(1.0, std::hypot(way.x(), way.y()));
                    if (distance >= apart)
                        continue;
                    any = true;
                    const QPointF push = way / distance * ((apart - distance) / 2);
                    moves_[i] += push;
                    moves_[j] -= push;
                }
            if (!any)
                return;
            move(20);
        }
    }

    /// Turns the direction in which the vertices lie farthest apart into the horizontal: views are
    /// wider than high.
    void layDown() {
        QPointF centre;
        for (const QPointF& place : places_)
            centre += place / static_cast<double>(places_.size());
        double along = 0; // of the second moments
        double across = 0;
        for (QPointF& place : places_) {
            place -= centre;
            along += place.x() * place.x() - place.y() * place.y();
            across += 2 * place.x() * place.y();
        }
        const double angle = std::atan2(across, along) / 2;
        const double cosine = std::cos(angle);
        const double sine = std::sin(angle);
        for (QPointF& place : places_)
            place = {cosine * place.x() + sine * place.y(), cosine * place.y() - sine * place.x()};
    }

    void move(double longest) {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const double length = std::max(1e-9, std::hypot(moves_[i].x(), moves_[i].y()));
            places_[i] += moves_[i] / length * std::min(length, longest);
        }
    }

    const ColouringInstance& graph_;
    std::vector<QPointF> places_;
    std::vector<QPointF> moves_;
    bool clears_edges_;
};

} // namespace

std::vector<QPointF> layOutGraph(const ColouringInstance& graph) {
    return ForceLayout(graph).places();
}

int colourOf(const ColouringInstance& graph, const Assignment& assignment, int vertex) {
    int colour = 0;
    bool any_open = false;
    for (int each = 0; each < graph.colours; ++each) {
        const auto value = assignment.value(graph.atom(vertex, each));
        if (value > 0 && colour != 0)
            return -1;
        if (value > 0)
            colour = each + 1;
        any_open = any_open || value == 0;
    }
    return colour > 0 || any_open ? colour : -1;
}

Assignment::Changes nextColour(const ColouringInstance& graph, const Assignment& assignment,
                               int vertex) {
    const int now = std::max(0, colourOf(graph, assignment, vertex));
    const int next = now == graph.colours ? 0 : now + 1;
    Assignment::Changes changes;
    for (int each = 0; each < graph.colours; ++each)
        if (const int atom = graph.atom(vertex, each); atom > 0)
            changes.emplace_back(atom, static_cast<signed char>(next == 0          ? 0
                                                                : each == next - 1 ? 1
                                                                                   : -1));
    return changes;
}

GraphScene colouringScene(const ColouringInstance& graph, const std::vector<QPointF>& places,
                          const Assignment& assignment) {
    constexpr double side = 34;
    GraphScene scene;
    scene.centred = true;
    std::vector<int> colours;
    for (int vertex = 0; vertex < graph.vertices; ++vertex) {
        const int colour = colourOf(graph, assignment, vertex);
        colours.push_back(colour);
        GraphNode node;
        node.label = QString::number(vertex + 1);
        node.group = std::max(0, colour);
        if (colour > 0)
            node.badge = QString::number(colour);
        else if (colour < 0)
            node.tone = NodeTone::no;
        node.name = colour > 0   ? SatWords::tr("vertex %1, colour %2").arg(vertex + 1).arg(colour)
                    : colour < 0 ? SatWords::tr("vertex %1, conflict").arg(vertex + 1)
                                 : SatWords::tr("vertex %1, no colour").arg(vertex + 1);
        node.tooltip = node.name;
        scene.nodes.push_back(node);
        const QPointF at = places[static_cast<std::size_t>(vertex)];
        scene.places.emplace_back(at.x() - side / 2, at.y() - side / 2, side, side);
        scene.bounds = scene.bounds.united(scene.places.back());
    }
    for (const auto& [one, other] : graph.edges) {
        const int colour = colours[static_cast<std::size_t>(one)];
        const bool same = colour > 0 && colour == colours[static_cast<std::size_t>(other)];
        scene.edges.push_back({one, other, {}, same ? NodeTone::no : NodeTone::neutral});
    }
    scene.bounds.adjust(-16, -16, 16, 16);
    return scene;
}

} // namespace loggia::ui
