#include "ui/pathfinding/race/frontier_list.hpp"

#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::Cost;
using pathfinding::Event;
using pathfinding::EventKind;
using pathfinding::State;

namespace {

bool keepsItsPathAlone(Algorithm algorithm) {
    return algorithm == Algorithm::depth_limited || algorithm == Algorithm::iterative_deepening ||
           isIdaStar(algorithm) || isRbfs(algorithm);
}

/// What waits, and when it came in last.
struct WaitingState {
    FrontierRow row;
    Cost priority = 0;
    std::size_t order = 0;
};

FrontierRow rowOf(const SearchRecording& recording, State state, SearchRecording::Costs& known) {
    FrontierRow row;
    row.state = state;
    row.g = recording.costTo(state, known);
    row.backward = recording.replay().backward(state);
    if (info_of(recording.question().algorithm).informed) {
        row.h = recording.heuristicValue(state);
        if (row.g)
            row.f = *row.g + *row.h;
    }
    return row;
}

Cost priorityOf(Algorithm algorithm, const FrontierRow& row) {
    switch (algorithm) {
    case Algorithm::uniform_cost:
    case Algorithm::bidirectional_cost:
        return row.g.value_or(0);
    case Algorithm::greedy:
        return row.h.value_or(0);
    case Algorithm::a_star:
    case Algorithm::jump_point:
        return row.f.value_or(0);
    default:
        return 0;
    }
}

} // namespace

FrontierList frontierOf(const SearchRecording& recording, const std::vector<std::uint8_t>& marks,
                        std::size_t most_rows) {
    FrontierList list;
    list.unit = recording.unit();
    const Algorithm algorithm = recording.question().algorithm;
    list.is_path = keepsItsPathAlone(algorithm);
    if (!recording.fault().isEmpty())
        return list;
    SearchRecording::Costs known;
    if (list.is_path) {
        const State current = recording.replay().current();
        if (current == pathfinding::no_state)
            return list;
        auto path = recording.replay().way_to(current);
        list.size = path.size();
        std::reverse(path.begin(), path.end());
        path.resize(std::min(path.size(), most_rows));
        for (const State state : path)
            list.rows.push_back(rowOf(recording, state, known));
    } else {
        const std::vector<std::size_t> waiting = recording.waiting(marks);
        list.size = waiting.size();
        list.too_large = waiting.size() > most_sorted_states;
        if (list.too_large)
            return list;
        std::vector<std::size_t> came_in(marks.size());
        const auto& events = recording.result().trace.events;
        for (std::size_t i = 0; i < recording.replay().moment(); ++i)
            if (events[i].kind() == EventKind::generate && events[i].state() < came_in.size())
                came_in[events[i].state()] = i;
        std::vector<WaitingState> states;
        for (const std::size_t state : waiting) {
            WaitingState each{rowOf(recording, static_cast<State>(state), known), 0,
                              came_in[state]};
            each.priority = priorityOf(algorithm, each.row);
            states.push_back(std::move(each));
        }
        const bool newest_first = algorithm == Algorithm::depth_first;
        const bool by_side = hasTwoSides(algorithm);
        std::sort(states.begin(), states.end(), [&](const auto& a, const auto& b) {
            if (by_side && a.row.backward != b.row.backward)
                return b.row.backward;
            if (a.priority != b.priority)
                return a.priority < b.priority;
            return newest_first ? a.order > b.order : a.order < b.order;
        });
        states.resize(std::min(states.size(), most_rows));
        for (WaitingState& each : states)
            list.rows.push_back(std::move(each.row));
    }
    for (FrontierRow& row : list.rows)
        row.name = recording.nameOf(row.state);
    return list;
}

bool usesF(Algorithm algorithm) {
    return info_of(algorithm).informed && algorithm != Algorithm::greedy;
}

QString eventInWords(const SearchRecording& recording) {
    const auto event = recording.lastEvent();
    if (!recording.fault().isEmpty())
        return recording.fault();
    if (!event)
        return {};
    if (event->kind() == EventKind::iteration)
        return PathWords::tr("A new iteration begins.");
    const QString name = recording.nameOf(event->state());
    const StateValues values = valuesAt(recording, event->state());
    QStringList known;
    if (values.g)
        known << PathWords::tr("g %1").arg(costText(*values.g, values.unit));
    if (values.h && info_of(recording.question().algorithm).informed) {
        known << PathWords::tr("h %1").arg(costText(*values.h, values.unit));
        if (values.f && usesF(recording.question().algorithm))
            known << PathWords::tr("f %1").arg(costText(*values.f, values.unit));
    }
    const QString numbers =
        known.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(known.join(QStringLiteral(", ")));
    switch (event->kind()) {
    case EventKind::generate:
        return event->from() == pathfinding::no_state
                   ? PathWords::tr("The search begins with %1%2.").arg(name, numbers)
               : keepsItsPathAlone(recording.question().algorithm)
                   ? PathWords::tr("Reaches %1%2.").arg(name, numbers)
                   : PathWords::tr("Adds %1%2 to the frontier.").arg(name, numbers);
    case EventKind::expand:
        return PathWords::tr("Expands %1%2.").arg(name, numbers);
    case EventKind::cut:
        return PathWords::tr("Cuts off %1%2.").arg(name, numbers);
    case EventKind::leave:
        return PathWords::tr("Backs up from %1.").arg(name);
    case EventKind::meet:
        return PathWords::tr("The two searches meet at %1.").arg(name);
    case EventKind::goal:
        return PathWords::tr("%1 is the goal.").arg(name);
    case EventKind::look:
        return PathWords::tr("Scans cells up to %1.").arg(name);
    case EventKind::iteration:
        break;
    }
    return {};
}

} // namespace loggia::ui
