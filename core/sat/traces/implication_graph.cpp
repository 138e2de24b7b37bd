#include "core/sat/traces/implication_graph.hpp"

#include <algorithm>
#include <cstdlib>
#include <unordered_map>

namespace loggia::sat {

namespace {

/// What the conflict of the view's moment taught, if the run learns.
std::uint32_t learned_next(const TraceView& view) {
    const Trace& trace = view.trace();
    const std::size_t next = view.position();
    return next < trace.size() && trace[next].kind == EventKind::learn ? trace[next].clause
                                                                       : Event::none;
}

} // namespace

std::optional<ImplicationGraph> implication_graph(const TraceView& view) {
    const Event* last = view.last();
    if (last == nullptr || last->kind != EventKind::conflict)
        return std::nullopt;
    const Trace& trace = view.trace();
    ImplicationGraph graph;
    graph.conflict = last->clause;
    graph.learned = learned_next(view);

    // Latest first, so that all consequences of a literal are known when it is its turn.
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> consequences; // by event
    constexpr std::uint32_t the_conflict = Event::none;
    std::size_t ahead = 0; // literals of the conflict's level that are yet to come
    const auto blame = [&](std::uint32_t clause, std::uint32_t consequence, int except) {
        std::vector<int> seen{except};
        for (const int literal : trace.clauses()[clause]) {
            if (std::find(seen.begin(), seen.end(), literal) != seen.end())
                continue;
            seen.push_back(literal);
            const std::uint32_t cause = view.cause(std::abs(literal));
            auto& list = consequences[cause];
            if (list.empty() && trace[cause].level == last->level)
                ++ahead;
            list.push_back(consequence);
        }
    };
    blame(graph.conflict, the_conflict, 0);
    std::vector<std::uint32_t> events; // of nodes
    for (std::size_t i = view.trail().size(); i-- > 0;) {
        const std::uint32_t at = view.trail()[i];
        const auto found = consequences.find(at);
        if (found == consequences.end())
            continue;
        const Event& event = trace[at];
        const bool at_level = event.level == last->level;
        events.push_back(at);
        const bool is_point = at_level && ahead == 1 && last->level > 0;
        graph.nodes.push_back({event.literal, event.level, event.clause, at, is_point, false});
        if (at_level)
            --ahead;
        if (event.clause != Event::none)
            blame(event.clause, at, event.literal);
    }

    std::reverse(graph.nodes.begin(), graph.nodes.end());
    std::reverse(events.begin(), events.end());
    const auto index = [&](std::uint32_t event) {
        return event == the_conflict
                   ? static_cast<std::uint32_t>(events.size())
                   : static_cast<std::uint32_t>(
                         std::lower_bound(events.begin(), events.end(), event) - events.begin());
    };
    for (std::uint32_t from = 0; from < events.size(); ++from)
        for (const std::uint32_t to : consequences[events[from]])
            graph.edges.push_back({from, index(to)});
    if (graph.learned != Event::none)
        for (const Resolution& step : trace.derivation(graph.learned).steps)
            graph.nodes[index(view.cause(std::abs(step.pivot)))].beyond_cut = true;
    return graph;
}

} // namespace loggia::sat
