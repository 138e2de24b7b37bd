#pragma once

#include <QPointF>

#include <cstddef>
#include <vector>

namespace loggia::ui {

/// The free point nearest to `point`, looked for on rings around it: one at least `distance` from
/// each of `points`, of which the one with the number `except` does not count.
[[nodiscard]] QPointF freePoint(const std::vector<QPointF>& points, const QPointF& point,
                                double distance, std::size_t except);

} // namespace loggia::ui
