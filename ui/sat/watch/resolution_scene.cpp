#include "ui/sat/watch/resolution_scene.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/watch/replay.hpp"
#include "ui/widgets/graph/graph_shape.hpp"

#include <QFontMetricsF>

#include <algorithm>
#include <cstdlib>

namespace loggia::ui {

namespace {

constexpr std::size_t most_parents = 8;
constexpr std::size_t most_literals = 10;

} // namespace

std::optional<ResolutionPicture> resolutionAt(const Replay& replay, const QFont& font) {
    if (!replay.isThere())
        return std::nullopt;
    const sat::TraceView view = replay.pictured();
    if (view.last() == nullptr || view.last()->kind != sat::EventKind::resolve)
        return std::nullopt;
    const sat::Trace& trace = view.trace();
    const std::uint32_t resolvent = view.last()->clause;
    const auto [start, steps] = trace.derivation(resolvent);
    if (steps.empty() || steps.size() > most_parents)
        return std::nullopt;
    ResolutionPicture picture;
    const QFontMetricsF metrics(font);
    constexpr double gap = 34;
    constexpr double drop = 70;
    double left = 0;
    double height = 0;
    const auto add = [&](std::uint32_t clause, NodeTone tone) {
        GraphNode node;
        node.label = clause == sat::Event::none
                         ? SatWords::tr("an unrecorded clause")
                         : replay.words().clause(trace.clauses()[clause], most_literals);
        node.shape = NodeShape::box;
        node.tone = tone;
        node.badge = clause == sat::Event::none ? QString() : QString::number(clause + 1);
        node.tooltip = clause == sat::Event::none
                           ? node.label
                           : SatWords::tr("clause %1: %2")
                                 .arg(clause + 1)
                                 .arg(replay.words().clause(trace.clauses()[clause]));
        node.name = node.tooltip;
        picture.scene.nodes.push_back(node);
        picture.clauses.push_back(clause);
        return nodeSize(node, metrics.horizontalAdvance(node.label), metrics.height());
    };
    std::vector<std::uint32_t> parents{start};
    for (const sat::Resolution& step : steps)
        parents.push_back(step.clause);
    for (const std::uint32_t parent : parents) {
        const QSizeF size = add(parent, NodeTone::neutral);
        picture.scene.places.emplace_back(QPointF(left, 0), size);
        left += size.width() + gap;
        height = std::max(height, size.height());
    }
    const QSizeF size = add(resolvent, NodeTone::highlight);
    picture.scene.places.emplace_back(QPointF((left - gap - size.width()) / 2, height + drop),
                                      size);
    const auto last = static_cast<int>(parents.size());
    for (int parent = 0; parent < last; ++parent) {
        const int pivot = steps[static_cast<std::size_t>(std::max(0, parent - 1))].pivot;
        picture.scene.edges.push_back(
            {parent, last, replay.words().atom(std::abs(pivot)), NodeTone::neutral, true});
    }
    for (const QRectF& place : picture.scene.places)
        picture.scene.bounds = picture.scene.bounds.united(place);
    picture.scene.bounds.adjust(-20, -20, 20, 20);
    return picture;
}

} // namespace loggia::ui
