#include "ui/widgets/graph/free_point.hpp"

#include <cmath>

namespace loggia::ui {

QPointF freePoint(const std::vector<QPointF>& points, const QPointF& point, double distance,
                  std::size_t except) {
    const auto isFree = [&](const QPointF& at) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            const QPointF by = points[i] - at;
            if (i != except && std::hypot(by.x(), by.y()) < distance - 1e-6)
                return false;
        }
        return true;
    };
    if (isFree(point))
        return point;
    constexpr int directions = 16;
    constexpr double full_turn = 6.283185307179586;
    for (double radius = distance / 2;; radius += distance / 2)
        for (int i = 0; i < directions; ++i) {
            const double angle = full_turn * i / directions;
            const QPointF at = point + QPointF(std::cos(angle), std::sin(angle)) * radius;
            if (isFree(at))
                return at;
        }
}

} // namespace loggia::ui
