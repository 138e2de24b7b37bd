#include "core/pathfinding/searches/explain.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace loggia::pathfinding {

namespace {

constexpr std::array<std::string_view, 1> breadth_pitfalls{
    "Testing for the goal when a node is generated saves one level of the search. Here the goal is "
    "tested when a node is expanded, so that the counts match those of the Pacman framework."};

constexpr std::array<std::string_view, 1> depth_pitfalls{
    "Marking states when they are pushed gives a different search, which follows the first path to "
    "each state, not the latest. Here states are marked when they are popped, as in a recursion."};

constexpr std::array<std::string_view, 1> uniform_pitfalls{
    "Stopping when the goal is generated may return an expensive path: from Sibiu to Bucharest "
    "through Fagaras instead of Pitesti. Test for the goal when the node is expanded."};

constexpr std::array<std::string_view, 1> greedy_pitfalls{
    "The heuristic ignores the cost so far, so the path may be far from optimal: from Arad it "
    "costs 450 instead of 418."};

constexpr std::array<std::string_view, 2> a_star_pitfalls{
    "An admissible heuristic guarantees the cheapest path only if expanded states are reopened "
    "when a cheaper path to them appears. Loggia reopens them. With a consistent heuristic this "
    "never "
    "happens.",
    "The Manhattan distance is not admissible with diagonal moves. Use the octile distance."};

constexpr std::array<std::string_view, 4> limited_pitfalls{
    "Checking for cycles only on the current path explores every path around every obstacle; on an "
    "open floor their number grows exponentially with the limit. Here the depth of each state is "
    "stored, and a state is expanded again only from a smaller depth.",
    "Marking states permanently would be wrong: a state first reached at the limit must be "
    "expanded again when a shorter path to it is found.",
    "A recursive version fails at the recursion limit of the language, about 1000 in Python. Here "
    "the path is a list.",
    "The cost of a child must be the sum along the path. Storing only the cost of the last step "
    "goes unnoticed until someone asks for the total."};

constexpr std::array<std::string_view, 3> deepening_pitfalls{
    "With a cycle check on the current path only, each iteration follows all simple paths; on an "
    "open floor of 8 by 8 cells that takes too long. Here the depths of earlier iterations are "
    "stored, so that each iteration expands each state once.",
    "If there is no path, the search may end only when an iteration cuts nothing off. Raising the "
    "limit until something is found never ends.",
    "The stored depths take as much memory as breadth-first search. The small memory that "
    "textbooks promise applies to trees, where no state is reached by two paths."};

constexpr std::array<std::string_view, 5> bidirectional_pitfalls{
    "In Python, actions.reverse() reverses the list in place and returns None. Adding its value to "
    "the first half of the path crashes as soon as the forward search finds the meeting point.",
    "Looking for the meeting state only in the other queue misses states that were already "
    "expanded, and the path is lost. Here both searches store the parents of all their states.",
    "If the two searches alternate after every node, the first meeting need not lie on a shortest "
    "path. Here they alternate after each whole level.",
    "The backward search needs predecessors, not successors. In mazes they are the same, in other "
    "graphs they are not. The actions of the second half must lead forwards.",
    "It needs a single goal state. With many goal states, as in eating all food, there is no state "
    "to start the backward search from."};

constexpr std::array<std::string_view, 2> bidirectional_cost_pitfalls{
    "The first meeting need not be on the cheapest path. The search continues until the cheapest "
    "nodes on both frontiers together cost as much as the best meeting.",
    "Bidirectional breadth-first search ignores step costs; with different costs its path may be "
    "expensive."};

constexpr std::array<std::string_view, 4> ida_pitfalls{
    "Only the current path is stored. In a maze many paths lead to the same cell, and every "
    "iteration follows each of them: millions on an open floor of 10 by 10 cells. Use A* or IDA* "
    "with memory there. IDA* suits puzzles, whose cycles are long.",
    "If there is no path, it ends only after following all simple paths. For tiles, parity shows "
    "in advance that half of all orders have no solution.",
    "The next limit must be the smallest f that exceeded this one. Raising the limit by 1 repeats "
    "iterations without anything new: every other one with Manhattan distances on tiles.",
    "Undoing the last move wastes the most time: if it is not allowed, the branching factor of the "
    "15-puzzle falls by a factor of 1.5, and the work by that factor to the power of the depth."};

constexpr std::array<std::string_view, 3> rbfs_pitfalls{
    "If there is no path, the best value becomes infinite. A test \"best > limit\" is never true "
    "at the root, where the limit is infinite, too, and the loop never ends.",
    "The value of a child is the maximum of its own f and its parent's backed-up value, because no "
    "path through the parent is cheaper. Without this, the same subtrees are searched again for "
    "every value in between.",
    "It stores only the current path and the siblings of its nodes, so in a maze it searches the "
    "same cells again along every path that leads to them. RBFS with memory stores the best path "
    "to each cell."};

constexpr std::array<std::string_view, 4> ida_memory_pitfalls{
    "With a cycle check on the current path only, the search explodes on open floors: it follows "
    "every detour within the limit. Here a state is expanded only on the cheapest path to it.",
    "If there is no path, the version without memory ends after following all simple paths; with "
    "memory, after expanding each state once more.",
    "If the path is stored both as a list and as a set, keep the two in step, also when the goal "
    "is found deep in the recursion.",
    "Many different costs mean many iterations: with diagonal moves nearly every state has its own "
    "f."};

constexpr std::array<std::string_view, 4> rbfs_memory_pitfalls{
    "If there is no path, the best value becomes infinite. A test \"best > limit\" is never true "
    "at the root, where the limit is infinite, too, and the loop never ends. An infinite value "
    "means a dead end.",
    "The value of the start must be its heuristic value, not 0. Otherwise the values passed down "
    "are too low, and too many nodes are expanded.",
    "With a cycle check on the current path only, the search explodes where many paths lead to the "
    "same state. Here every state belongs to the best path to it found so far and stores its "
    "backed-up value.",
    "The limit passed down is the minimum of the node's own limit and the second-best value. "
    "Passing only the second-best value makes the search back up too late."};

constexpr std::array<std::string_view, 5> jump_pitfalls{
    "It needs a single goal and uniform costs. With different costs, or with corners or food to "
    "visit, symmetric paths are not interchangeable, so none may be pruned. Use A* there.",
    "Few nodes are expanded, but each one costs more: the jumps scan cells without adding them to "
    "the frontier, some of them several times. Scanned cells are counted separately; compare both "
    "with the nodes that A* generates.",
    "Which neighbours are forced depends on whether diagonal moves may cut corners. Here they may "
    "not: a straight jump stops one cell later, past the end of the wall, and diagonal jumps have "
    "no forced neighbours.",
    "The direction from which a jump point is reached determines its successors. When a cheaper "
    "path is found, update the direction together with the cost.",
    "The path consists of jump points. To count its steps, insert the cells of the straight and "
    "diagonal jumps between them."};

constexpr std::array<std::string_view, 2> bits_pitfalls{
    "It needs a single goal and uniform costs. It reports the path and the time, but you cannot "
    "watch it: its steps are not recorded, and its memory is not measured.",
    "The preparation depends on the maze, not on the query. For many queries on one map it is done "
    "once (path scenario); when a wall changes, it is repeated.",
};

constexpr std::array<AlgorithmNotes, stepwise_algorithms.size() + fast_algorithms.size()> notes{{
    {"Expands the oldest node on the frontier: all states one step away, then two, then three.",
     "Fewest steps, whatever they cost. Time and memory grow with the number of states within that "
     "distance.",
     breadth_pitfalls},
    {"Expands the newest node on the frontier: it follows one path to its end, then backtracks to "
     "the last fork.",
     "Not optimal; the path is often very long. It terminates because no state is expanded twice.",
     depth_pitfalls},
    {"Expands the node with the lowest path cost g (Dijkstra's algorithm).",
     "Optimal. It expands every state that is cheaper than the goal.", uniform_pitfalls},
    {"Expands the node with the lowest heuristic value h.",
     "Not optimal, but it often expands few nodes.", greedy_pitfalls},
    {"Expands the node with the lowest f = g + h, the cost so far plus the heuristic value.",
     "Optimal if the heuristic is admissible. With a consistent heuristic, no optimal algorithm "
     "expands fewer nodes, ties aside.",
     a_star_pitfalls},
    {"Searches depth first down to a depth limit.",
     "Finds a path within the limit if there is one, not always the shortest. Otherwise it reports "
     "whether something was cut off.",
     limited_pitfalls},
    {"Searches depth first with limits 0, 1, 2, ... until the goal is within the limit.",
     "Fewest steps. Each iteration repeats the previous ones.", deepening_pitfalls},
    {"Searches breadth first from the start and from the goal, level by level, until the two "
     "searches meet.",
     "Fewest steps. Each search goes half the distance: the square root of the time in a tree, "
     "about half of it on a grid.",
     bidirectional_pitfalls},
    {"Expands the cheapest node of both frontiers, from the start and from the goal, until no "
     "better meeting is possible.",
     "Optimal.", bidirectional_cost_pitfalls},
    {"Searches depth first while f = g + h stays within a limit. The next limit is the smallest f "
     "that exceeded it (Korf 1985).",
     "Optimal if the heuristic is admissible. Memory is linear in the path length; time grows with "
     "the number of paths, not states.",
     ida_pitfalls},
    {"Follows the best child while its f stays within the f-limit, the best alternative on the "
     "path. When it backs up, it stores the best f seen below (Korf 1993).",
     "Optimal if the heuristic is admissible. Memory is linear in the path length; states are "
     "expanded again whenever the search returns to them.",
     rbfs_pitfalls},
    {"IDA* with a table of the best known path cost of each state. A state is expanded only on its "
     "best path, once per iteration.",
     "Optimal if the heuristic is admissible. Each iteration takes time proportional to the number "
     "of states; it needs as much memory as A*.",
     ida_memory_pitfalls},
    {"RBFS where every state belongs to the best known path to it and stores its backed-up value.",
     "Optimal if the heuristic is admissible. Dead ends are not searched again; it needs as much "
     "memory as A*.",
     rbfs_memory_pitfalls},
    {"A* that follows only one of all symmetric paths (canonical ordering): with eight neighbours "
     "the one with its diagonal moves first, with four the one with its horizontal moves first. "
     "Such a path needs no decision until it passes the end of a wall. A cell there that no other "
     "path reaches as cheaply is a forced neighbour, and the cell where the path can turn towards "
     "it is a jump point. The search steps from jump point to jump point.",
     "Optimal if the heuristic is admissible, with a fraction of the nodes of A*: fewest on wide "
     "floors, most in narrow corridors. Scanned cells take time but no space on the frontier.",
     jump_pitfalls},
    {"A* with one byte of possible moves per cell, a bucket queue as the frontier, and only "
     "canonical paths: among equally short paths, the one that makes its diagonal moves first.",
     "Finds a shortest path and its exact length, for eight neighbours. Hardly any preparation.",
     bits_pitfalls},
    {"Jump point search that scans straight jumps 64 cells at a time.",
     "Finds a shortest path and its exact length, for eight neighbours. Preparation takes a "
     "fraction of a millisecond: best for a single query.",
     bits_pitfalls},
    {"Jump point search with precomputed jumps from each jump point (JPS+).",
     "Finds a shortest path and its exact length, for eight neighbours. The table takes a few "
     "milliseconds: best for many queries on one map.",
     bits_pitfalls},
    {"The same with a better heuristic, based on the exact distances from all jump points to 16 "
     "landmarks (ALT).",
     "Finds a shortest path and its exact length, for eight neighbours, with the fewest nodes "
     "around walls. Preparation takes longest: best for thousands of queries on one map.",
     bits_pitfalls},
    {"Computes the distance of every cell to the goal with a branch-free queue, then follows "
     "falling distances from the start.",
     "Fewest steps, for four neighbours. It takes the same time for every start and answers for "
     "all starts at once (path distances).",
     bits_pitfalls},
}};

/// Appends words in lines that begin with these prefixes.
void wrap(std::string& text, std::string_view words, std::string_view first,
          std::string_view further) {
    constexpr std::size_t width = 88;
    std::string line(first);
    bool empty = true;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        if (!empty && line.size() + 1 + word.size() > width) {
            text += line + '\n';
            line = further;
            empty = true;
        }
        if (!empty)
            line += ' ';
        line += word;
        empty = false;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    text += line + '\n';
}

} // namespace

const AlgorithmNotes& notes_of(Algorithm algorithm) noexcept {
    return notes[static_cast<std::size_t>(algorithm)];
}

std::string explain(Algorithm algorithm) {
    const AlgorithmNotes& what = notes_of(algorithm);
    std::string text = std::string(info_of(algorithm).title) + '\n';
    wrap(text, what.idea, "  ", "  ");
    wrap(text, what.promise, "  ", "  ");
    for (const std::string_view pitfall : what.pitfalls)
        wrap(text, pitfall, "  - ", "    ");
    return text;
}

} // namespace loggia::pathfinding
