#include "ui/sat/model/colouring_scene.hpp"

#include "ui/sat/clauses/sat_words.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace loggia::ui {

std::vector<QPointF> layOutGraph(const ColouringInstance& graph) {
    constexpr int rounds = 200;
    constexpr double unit = 70; // between neighbours
    const auto count = static_cast<std::size_t>(graph.vertices);
    std::vector<QPointF> places(count);
    const double radius = unit * std::max(1.0, graph.vertices / (2 * std::numbers::pi));
    for (std::size_t i = 0; i < count; ++i) {
        const double angle =
            2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
        places[i] = QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    std::vector<QPointF> moves(count);
    for (int round = 0; round < rounds; ++round) {
        std::fill(moves.begin(), moves.end(), QPointF());
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const QPointF apart = places[i] - places[j];
                const double distance = std::max(1.0, std::hypot(apart.x(), apart.y()));
                const QPointF push = apart / distance * (unit * unit / distance);
                moves[i] += push;
                moves[j] -= push;
            }
        for (const auto& [one, other] : graph.edges) {
            const auto i = static_cast<std::size_t>(one);
            const auto j = static_cast<std::size_t>(other);
            const QPointF apart = places[i] - places[j];
            const double distance = std::max(1.0, std::hypot(apart.x(), apart.y()));
            const QPointF pull = apart / distance * (distance * distance / unit);
            moves[i] -= pull;
            moves[j] += pull;
        }
        const double longest = unit * (1 - static_cast<double>(round) / rounds) + 0.5;
        for (std::size_t i = 0; i < count; ++i) {
            // A little towards the middle, so that parts without an edge between them stay near.
            const QPointF move = moves[i] - places[i] * 0.05;
            const double length = std::max(1e-9, std::hypot(move.x(), move.y()));
            places[i] += move / length * std::min(length, longest);
        }
    }
    return places;
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
