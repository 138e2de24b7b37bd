#include "core/sat/traces/trace_text.hpp"

#include "core/sat/traces/implication_graph.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace loggia::sat {

std::string_view name_of(EventKind kind) {
    switch (kind) {
    case EventKind::decide:
        return "decide";
    case EventKind::propagate:
        return "propagate";
    case EventKind::pure:
        return "pure";
    case EventKind::flip:
        return "flip";
    case EventKind::conflict:
        return "conflict";
    case EventKind::learn:
        return "learn";
    case EventKind::resolve:
        return "resolve";
    case EventKind::remove:
        return "remove";
    case EventKind::eliminate:
        return "eliminate";
    case EventKind::backtrack:
        return "backtrack";
    case EventKind::restart:
        return "restart";
    case EventKind::satisfiable:
        return "satisfiable";
    case EventKind::unsatisfiable:
        return "unsatisfiable";
    }
    return {};
}

std::string describe_clause(const Trace& trace, std::uint32_t clause) {
    if (clause == Event::none)
        return "an unrecorded clause";
    constexpr std::size_t most_literals = 20;
    const auto literals = trace.clauses()[clause];
    const auto shown = literals.first(std::min(most_literals, literals.size()));
    return fmt::format("clause {} ({}{})", clause + 1, fmt::join(shown, " "),
                       shown.size() < literals.size()
                           ? fmt::format(" and {} more", literals.size() - shown.size())
                           : "");
}

Cut cut_of(const Trace& trace, std::uint32_t clause) {
    Cut cut;
    for (const int literal : trace.clauses()[clause])
        cut.reasons.push_back(-literal);
    for (const Resolution& step : trace.derivation(clause).steps)
        cut.resolved.push_back(step.pivot);
    return cut;
}

std::vector<int> implication_points(const TraceView& view) {
    std::vector<int> points;
    if (const auto graph = implication_graph(view))
        for (const auto& node : graph->nodes)
            if (node.implication_point)
                points.push_back(node.literal);
    return points;
}

namespace {

std::string describe_derivation(const Trace& trace, std::uint32_t clause) {
    const auto [start, steps] = trace.derivation(clause);
    std::string text =
        start == Event::none ? std::string("from") : fmt::format("from {}", start + 1);
    for (const Resolution& step : steps)
        text += fmt::format(", on {} with {}", step.pivot, step.clause + 1);
    return text;
}

} // namespace

std::string describe_last(const TraceView& view) {
    const Event* const event = view.last();
    if (event == nullptr)
        return {};
    const Trace& trace = view.trace();
    switch (event->kind) {
    case EventKind::decide:
    case EventKind::pure:
    case EventKind::flip:
        return fmt::format("{}", event->literal);
    case EventKind::propagate:
        return fmt::format("{} by {}", event->literal, describe_clause(trace, event->clause));
    case EventKind::conflict: {
        std::string text = describe_clause(trace, event->clause);
        if (const auto points = implication_points(view); !points.empty())
            text += fmt::format("; unique implication points: {}", fmt::join(points, " "));
        return text;
    }
    case EventKind::learn: {
        const Cut cut = cut_of(trace, event->clause);
        return fmt::format("{} {}; cut: {} | {}", describe_clause(trace, event->clause),
                           describe_derivation(trace, event->clause), fmt::join(cut.reasons, " "),
                           fmt::join(cut.resolved, " "));
    }
    case EventKind::resolve:
        return fmt::format("{} {}", describe_clause(trace, event->clause),
                           describe_derivation(trace, event->clause));
    case EventKind::remove:
        return describe_clause(trace, event->clause);
    case EventKind::eliminate:
        return fmt::format("atom {}", event->literal);
    case EventKind::backtrack:
    case EventKind::restart:
        return fmt::format("to level {}", event->level);
    case EventKind::satisfiable:
    case EventKind::unsatisfiable:
        break;
    }
    return {};
}

} // namespace loggia::sat
