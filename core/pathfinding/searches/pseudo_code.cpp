#include "core/pathfinding/searches/pseudo_code.hpp"

#include <cstdint>

namespace loggia::pathfinding {

namespace {

constexpr std::array breadth_lines{
    CodeLine{0, "frontier := queue of start; reached := {start}"},
    CodeLine{0, "while the frontier is not empty:"},
    CodeLine{1, "node := remove the oldest node"},
    CodeLine{1, "if node is the goal: return its path"},
    CodeLine{1, "for each neighbour n of node:"},
    CodeLine{2, "if n is not in reached:"},
    CodeLine{3, "add n to reached and to the frontier"},
    CodeLine{0, "return no path"},
};

constexpr std::array depth_lines{
    CodeLine{0, "frontier := stack with the start"},
    CodeLine{0, "while the frontier is not empty:"},
    CodeLine{1, "node := remove the newest node"},
    CodeLine{1, "if node is the goal: return its path"},
    CodeLine{1, "if node was expanded before: continue"},
    CodeLine{1, "for each neighbour n of node:"},
    CodeLine{2, "if n was not expanded: push n"},
    CodeLine{0, "return no path"},
};

constexpr std::array uniform_lines{
    CodeLine{0, "g(start) := 0; frontier := {start}"},
    CodeLine{0, "while the frontier is not empty:"},
    CodeLine{1, "node := remove the node with the least g"},
    CodeLine{1, "if node is the goal: return its path"},
    CodeLine{1, "for each neighbour n of node:"},
    CodeLine{2, "if n is new or g(node) + cost < g(n):"},
    CodeLine{3, "g(n) := that sum; add n to the frontier"},
    CodeLine{0, "return no path"},
};

constexpr std::array greedy_lines{
    CodeLine{0, "frontier := {start}; reached := {start}"},
    CodeLine{0, "while the frontier is not empty:"},
    CodeLine{1, "node := remove the node with the least h"},
    CodeLine{1, "if node is the goal: return its path"},
    CodeLine{1, "for each neighbour n of node:"},
    CodeLine{2, "if n is not in reached:"},
    CodeLine{3, "add n to reached and to the frontier"},
    CodeLine{0, "return no path"},
};

constexpr std::array a_star_lines{
    CodeLine{0, "g(start) := 0; frontier := {start}"},
    CodeLine{0, "while the frontier is not empty:"},
    CodeLine{1, "node := remove the node with the least f = g + h"},
    CodeLine{1, "if node is the goal: return its path"},
    CodeLine{1, "for each neighbour n of node:"},
    CodeLine{2, "if n is new or g(node) + cost < g(n):"},
    CodeLine{3, "g(n) := that sum; add n to the frontier"},
    CodeLine{0, "return no path"},
};

constexpr std::array limited_lines{
    CodeLine{0, "search from the start with the depth limit:"},
    CodeLine{1, "visit(node):"},
    CodeLine{2, "if node is the goal: return its path"},
    CodeLine{2, "if node is at the limit: cut it off, return"},
    CodeLine{2, "put node on the path"},
    CodeLine{2, "expand node; for each neighbour n:"},
    CodeLine{3, "if not reached as cheaply: visit(n)"},
    CodeLine{2, "back up: take node off the path"},
    CodeLine{0, "return no path, or cut off"},
};

constexpr std::array deepening_lines{
    CodeLine{0, "for limit := 0, 1, 2, ...:"},
    CodeLine{1, "visit(node), beginning with the start:"},
    CodeLine{2, "if node is the goal: return its path"},
    CodeLine{2, "if node is at the limit: cut it off, return"},
    CodeLine{2, "put node on the path"},
    CodeLine{2, "expand node; for each neighbour n:"},
    CodeLine{3, "if not reached as cheaply: visit(n)"},
    CodeLine{2, "back up: take node off the path"},
    CodeLine{1, "if nothing was cut off: return no path"},
};

constexpr std::array ida_lines{
    CodeLine{0, "for limit := h(start), the least f cut off, ...:"},
    CodeLine{1, "visit(node), beginning with the start:"},
    CodeLine{2, "if f(node) = g + h > limit: cut it off, return"},
    CodeLine{2, "if node is the goal: return its path"},
    CodeLine{2, "put node on the path"},
    CodeLine{2, "expand node; for each n off the path:"},
    CodeLine{3, "visit(n)"},
    CodeLine{2, "back up: take node off the path"},
    CodeLine{1, "if nothing was cut off: return no path"},
};

constexpr std::array rbfs_lines{
    CodeLine{0, "visit(start, f-limit = infinity)"},
    CodeLine{0, "visit(node, limit):"},
    CodeLine{1, "if node is the goal: return its path"},
    CodeLine{1, "expand node; for each n off the path:"},
    CodeLine{2, "f(n) := max(g(n) + h(n), f(node))"},
    CodeLine{1, "while f(best) <= limit:"},
    CodeLine{2, "visit(best, min(limit, second best f))"},
    CodeLine{2, "f(best) := the value returned"},
    CodeLine{1, "back up: return f(best) to the parent"},
};

constexpr std::array bidirectional_lines{
    CodeLine{0, "frontier 1 := {start}; frontier 2 := {goal}"},
    CodeLine{0, "while neither frontier is empty:"},
    CodeLine{1, "for each node of the smaller side: expand it"},
    CodeLine{2, "for each n that this side has not reached:"},
    CodeLine{3, "add n to this side's next frontier"},
    CodeLine{3, "if the other side did: join paths, return"},
    CodeLine{0, "return no path"},
};

constexpr std::array bidirectional_cost_lines{
    CodeLine{0, "g1(start) := g2(goal) := 0; best := infinity"},
    CodeLine{0, "while least g1 + least g2 < best:"},
    CodeLine{1, "node := remove the node with the least g overall"},
    CodeLine{1, "expand node; for each neighbour n:"},
    CodeLine{2, "if n is new here or reached more cheaply:"},
    CodeLine{3, "set g; add n to this side's frontier"},
    CodeLine{2, "best := min(best, g1(n) + g2(n))"},
    CodeLine{0, "join the best paths found, or return no path"},
};

constexpr std::array jump_lines{
    CodeLine{0, "g(start) := 0; frontier := {start}"},
    CodeLine{0, "while the frontier is not empty:"},
    CodeLine{1, "node := remove the node with the least f = g + h"},
    CodeLine{1, "if node is the goal: return its path"},
    CodeLine{1, "for each direction that is not pruned:"},
    CodeLine{2, "scan up to a jump point n or a wall"},
    CodeLine{2, "if n is new or cheaper now: add n"},
    CodeLine{0, "return no path"},
};

// In the order of EventKind: generate, expand, cut, leave, iteration, meet, goal, look.
constexpr PseudoCode code_of_queue(std::span<const CodeLine> lines, int generate) {
    return {lines, {generate, 2, -1, -1, -1, -1, 3, -1}, 0, static_cast<int>(lines.size()) - 1};
}

constexpr std::array<PseudoCode, 14> codes{{
    code_of_queue(breadth_lines, 6),
    code_of_queue(depth_lines, 6),
    code_of_queue(uniform_lines, 6),
    code_of_queue(greedy_lines, 6),
    code_of_queue(a_star_lines, 6),
    {limited_lines, {4, 5, 3, 7, 0, -1, 2, -1}, 4, 8},
    {deepening_lines, {4, 5, 3, 7, 0, -1, 2, -1}, 4, 8},
    {bidirectional_lines, {4, 2, -1, -1, -1, 5, -1, -1}, 0, 6},
    {bidirectional_cost_lines, {5, 2, -1, -1, -1, 7, -1, -1}, 0, 7},
    {ida_lines, {4, 5, 2, 7, 0, -1, 3, -1}, 4, 8},
    {rbfs_lines, {4, 3, -1, 8, -1, -1, 2, -1}, 0, 8},
    {ida_lines, {4, 5, 2, 7, 0, -1, 3, -1}, 4, 8},
    {rbfs_lines, {4, 3, -1, 8, -1, -1, 2, -1}, 0, 8},
    {jump_lines, {6, 2, -1, -1, -1, -1, 3, 5}, 0, 7},
}};

constexpr PseudoCode no_code{{}, {-1, -1, -1, -1, -1, -1, -1, -1}, -1, -1};

} // namespace

const PseudoCode& pseudo_code_of(Algorithm algorithm) noexcept {
    const auto number = static_cast<std::size_t>(algorithm);
    return number < codes.size() ? codes[number] : no_code;
}

std::optional<std::size_t> line_of(const PseudoCode& code, const Event& event) noexcept {
    const bool begins = event.kind() == EventKind::generate && event.from() == no_state;
    const int line =
        begins ? code.start_line : code.line_of_kind[static_cast<std::size_t>(event.kind())];
    return line < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(line));
}

} // namespace loggia::pathfinding
