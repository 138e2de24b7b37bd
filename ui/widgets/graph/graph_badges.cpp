#include "ui/widgets/graph/graph_badges.hpp"

#include "ui/widgets/graph/graph_arrow.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace loggia::ui {

namespace {

// Half of a usual badge and of the head of an arrow beside it, in scene units.
constexpr double badge_across = 12;
constexpr double badge_down = 9;

/// Below 1 a head with its tip at this point would be hidden in part.
double badgeDistance(const QPointF& badge, const QPointF& point) {
    const QPointF by = badge - point;
    return std::max(std::abs(by.x()) / badge_across, std::abs(by.y()) / badge_down);
}

std::array<QPointF, 4> badgePlaces(const QRectF& place) {
    return {QPointF(place.right() - 1, place.top() + 1), QPointF(place.left() + 1, place.top() + 1),
            QPointF(place.right() - 1, place.bottom() - 1),
            QPointF(place.left() + 1, place.bottom() - 1)};
}

} // namespace

std::vector<QPointF> badgeCentres(const GraphScene& scene) {
    constexpr double far = std::numeric_limits<double>::max();
    std::vector<std::array<double, 4>> room(scene.nodes.size(), {far, far, far, far});
    const auto comesIn = [&](int node, const QPointF& point, double reach = 1) {
        const auto places = badgePlaces(scene.place(node));
        for (std::size_t i = 0; i < places.size(); ++i) {
            double& nearest = room[static_cast<std::size_t>(node)].at(i);
            nearest = std::min(nearest, badgeDistance(places.at(i), point) / reach);
        }
    };
    for (const GraphEdge& edge : scene.edges) {
        if ((!edge.arrow && !scene.centred) || !scene.shows(edge.from) || !scene.shows(edge.to))
            continue;
        const GraphArrow line = arrowOf(scene, edge);
        comesIn(edge.to, line.to);
        if (!edge.arrow)
            comesIn(edge.from, line.from);
    }
    // Badges of neighbours stay apart, too, where that does not take long.
    constexpr std::size_t most_compared = 300;
    constexpr double another_badge = 1.7; // is larger than the head of an arrow
    const bool compares = scene.nodes.size() <= most_compared;
    std::vector<QPointF> centres(scene.nodes.size());
    for (std::size_t i = 0; i < centres.size(); ++i) {
        for (std::size_t other = 0; compares && other < i; ++other)
            if (!scene.nodes[i].badge.isEmpty() && !scene.nodes[other].badge.isEmpty() &&
                scene.shows(static_cast<int>(i)) && scene.shows(static_cast<int>(other)))
                comesIn(static_cast<int>(i), centres[other], another_badge);
        const GraphNode& node = scene.nodes[i];
        const QRectF& place = scene.places[i];
        if (node.shape == NodeShape::diamond) {
            centres[i] = {place.center().x() + place.width() * 0.3, place.top() + 3};
            continue;
        }
        const auto& free = room[i];
        const auto* const best =
            free.front() >= 1 ? free.begin() : std::max_element(free.begin(), free.end());
        centres[i] = badgePlaces(place).at(static_cast<std::size_t>(best - free.begin()));
    }
    return centres;
}

} // namespace loggia::ui
