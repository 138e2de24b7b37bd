// What core says of searches and mazes.
#include "ui/language/core_sentences.hpp"

#include <QCoreApplication>

#include <array>

namespace loggia::ui {

std::span<const char* const> sentencesOfSearch() {
    static constexpr auto sentences = std::to_array<const char*>({
        // core/pathfinding
        QT_TRANSLATE_NOOP("Core", "Breadth-first search"),
        QT_TRANSLATE_NOOP("Core", "Depth-first search"),
        QT_TRANSLATE_NOOP("Core", "Uniform-cost search"),
        QT_TRANSLATE_NOOP("Core", "Greedy best-first search"),
        QT_TRANSLATE_NOOP("Core", "Depth-limited search"),
        QT_TRANSLATE_NOOP("Core", "Iterative deepening depth-first search"),
        QT_TRANSLATE_NOOP("Core", "Bidirectional breadth-first search"),
        QT_TRANSLATE_NOOP("Core", "Bidirectional uniform-cost search"),
        QT_TRANSLATE_NOOP("Core", "Iterative deepening A*"),
        QT_TRANSLATE_NOOP("Core", "Recursive best-first search"),
        QT_TRANSLATE_NOOP("Core", "Iterative deepening A* with memory"),
        QT_TRANSLATE_NOOP("Core", "Recursive best-first search with memory"),
        QT_TRANSLATE_NOOP("Core", "Jump point search"),
        QT_TRANSLATE_NOOP("Core", "Fast A*"),
        QT_TRANSLATE_NOOP("Core", "Fast jump point search"),
        QT_TRANSLATE_NOOP("Core", "Jump point search with a table"),
        QT_TRANSLATE_NOOP("Core", "Jump point search with landmarks"),
        QT_TRANSLATE_NOOP("Core", "Fast distances to the goal"),
        QT_TRANSLATE_NOOP("Core", "solved"),
        QT_TRANSLATE_NOOP("Core", "no path"),
        QT_TRANSLATE_NOOP("Core", "cut off"),
        QT_TRANSLATE_NOOP("Core", "out of memory"),
        QT_TRANSLATE_NOOP("Core", "work limit"),
        QT_TRANSLATE_NOOP("Core", "%1 needs a single goal state"),
        QT_TRANSLATE_NOOP("Core", "%1 needs a maze with a single goal and uniform costs"),
        QT_TRANSLATE_NOOP("Core", "%1 needs eight neighbours; for four use %2"),
        QT_TRANSLATE_NOOP("Core",
                          "fast-distances needs four neighbours; for eight use fast-a-star, "
                          "fast-jump-points, fast-jump-table or fast-landmarks"),
        QT_TRANSLATE_NOOP("Core", "Jump point search needs uniform costs"),
        QT_TRANSLATE_NOOP("Core", "Jump point search needs a maze with a single goal"),
        QT_TRANSLATE_NOOP("Core", "Use A*"),
        QT_TRANSLATE_NOOP("Core", "Use A*, or set every cell to cost 1"),
        QT_TRANSLATE_NOOP("Core", "The start is %1 and the goal %2"),
        QT_TRANSLATE_NOOP("Core", "No step leads from land to water or back"),
        QT_TRANSLATE_NOOP("Core", "in water"),
        QT_TRANSLATE_NOOP("Core", "on land"),
        QT_TRANSLATE_NOOP("Core", "the file is empty; expected the rows of a maze"),
        QT_TRANSLATE_NOOP(
            "Core", "the maze is too large: %1 rows of %2 (the limit is %3 columns and rows)"),
        QT_TRANSLATE_NOOP("Core",
                          "the maze is too large: %1 row of %2 (the limit is %3 columns and rows)"),
        QT_TRANSLATE_NOOP("Core", "the maze is too large: %1 rows of %2 (the limit is %3 cells)"),
        QT_TRANSLATE_NOOP("Core", "expected a row of %1 cells, found %2"),
        QT_TRANSLATE_NOOP("Core", "expected a row of %1 cell, found %2"),
        QT_TRANSLATE_NOOP("Core", "expected rows of %1 cells, found %2"),
        QT_TRANSLATE_NOOP("Core", "expected type octile, found type %1"),
        QT_TRANSLATE_NOOP("Core", "expected rows of %1 cell, found %2"),
        QT_TRANSLATE_NOOP("Core", "expected %1 rows, found %2"),
        QT_TRANSLATE_NOOP("Core", "expected %1 row, found %2"),
        QT_TRANSLATE_NOOP("Core", "a second start; the first is at %1"),
        QT_TRANSLATE_NOOP("Core", "a second goal; the first is at %1"),
        QT_TRANSLATE_NOOP(
            "Core", "expected a maze, or a graph whose first line is %1 alone; DOT is not read"),
        QT_TRANSLATE_NOOP("Core", "# for a wall and . for floor"),
        QT_TRANSLATE_NOOP("Core", "a row of 0 and 1"),
        QT_TRANSLATE_NOOP("Core", "a row of hexadecimal digits"),
        QT_TRANSLATE_NOOP("Core", "a row of a maze (#, ., *, S, G, ~, 1 to 9), %1 above a graph, "
                                  "or edges as in %2 (names begin with a letter)"),
        QT_TRANSLATE_NOOP("Core", "a row of a maze (#, ., *, S, G, ~, 1 to 9), or start, goal or "
                                  "food with column and row"),
        QT_TRANSLATE_NOOP("Core", "a column and a row after %1"),
        QT_TRANSLATE_NOOP("Core", "%1 is a wall"),
        QT_TRANSLATE_NOOP("Core", "%1 is not in the maze"),
        QT_TRANSLATE_NOOP("Core", "neighbours 4 or neighbours 8"),
        QT_TRANSLATE_NOOP("Core", "one of %1"),
        QT_TRANSLATE_NOOP("Core", "%1 to %2 columns and rows"),
        QT_TRANSLATE_NOOP("Core", "the density must be between 0 and 1"),
        QT_TRANSLATE_NOOP("Core", "the maze has no start"),
        QT_TRANSLATE_NOOP("Core", "the maze has no goal"),
        QT_TRANSLATE_NOOP("Core", "the start %1 is a wall"),
        QT_TRANSLATE_NOOP("Core", "the goal %1 is a wall"),
        QT_TRANSLATE_NOOP("Core", "the start %1 is not in the maze of %2 and %3"),
        QT_TRANSLATE_NOOP("Core", "the goal %1 is not in the maze of %2 and %3"),
        QT_TRANSLATE_NOOP("Core", "%1 columns"),
        QT_TRANSLATE_NOOP("Core", "%1 column"),
        QT_TRANSLATE_NOOP("Core", "%1 rows"),
        QT_TRANSLATE_NOOP("Core", "%1 row"),
        QT_TRANSLATE_NOOP("Core", "too many cells to visit: %1 (the limit is %2)"),
        QT_TRANSLATE_NOOP("Core", "the cell %1 to visit is a wall"),
        QT_TRANSLATE_NOOP("Core", "this heuristic needs more than 128 MB here; choose another one"),
        QT_TRANSLATE_NOOP("Core", "%1 with %2 left"),
        QT_TRANSLATE_NOOP("Core", "the first line %1"),
        QT_TRANSLATE_NOOP("Core", "node %1 has a line already"),
        QT_TRANSLATE_NOOP("Core", "a second start; the first is node %1"),
        QT_TRANSLATE_NOOP("Core", "a second goal; the first is node %1"),
        QT_TRANSLATE_NOOP("Core", "no node or edge has the name %1"),
        QT_TRANSLATE_NOOP("Core", "an edge must lead from a node to a different one"),
        QT_TRANSLATE_NOOP("Core", "expected a number from 0 to %1 with at most two decimals"),
        QT_TRANSLATE_NOOP("Core", "more than %1 edges"),
        QT_TRANSLATE_NOOP("Core", "more than %1 nodes"),
        QT_TRANSLATE_NOOP("Core", "more than %1 states"),
        QT_TRANSLATE_NOOP("Core", "more than %1 arrows"),
        QT_TRANSLATE_NOOP("Core", "the name of a node"),
        QT_TRANSLATE_NOOP("Core", "the name of a node has at most %1 characters"),
        QT_TRANSLATE_NOOP("Core", "a coordinate from %1 to %2"),
        QT_TRANSLATE_NOOP("Core", "the number of a tile"),
        QT_TRANSLATE_NOOP("Core", "expected 4, 9 or 16 tiles, found %1"),
        QT_TRANSLATE_NOOP("Core", "expected each tile from 0 to %1 once, found %2 again"),
        QT_TRANSLATE_NOOP("Core", "expected each tile from 0 to %1 once, found %2"),
        QT_TRANSLATE_NOOP("Core",
                          "not solvable (parity): half of all orders cannot reach the goal, "
                          "which has the gap first"),
        QT_TRANSLATE_NOOP("Core", "Swap any two tiles to get a solvable order"),
        QT_TRANSLATE_NOOP("Core", "making the pattern database"),
        QT_TRANSLATE_NOOP("Core", "f-limit %1, %2 nodes expanded"),
        QT_TRANSLATE_NOOP("Core", "f-limit %1, %2 node expanded"),
        QT_TRANSLATE_NOOP("Core", "%1 nodes expanded"),
        QT_TRANSLATE_NOOP("Core", "North"),
        QT_TRANSLATE_NOOP("Core", "South"),
        QT_TRANSLATE_NOOP("Core", "East"),
        QT_TRANSLATE_NOOP("Core", "West"),
        QT_TRANSLATE_NOOP("Core", "Northeast"),
        QT_TRANSLATE_NOOP("Core", "Northwest"),
        QT_TRANSLATE_NOOP("Core", "Southeast"),
        QT_TRANSLATE_NOOP("Core", "Southwest"),
        QT_TRANSLATE_NOOP("Core", "Up"),
        QT_TRANSLATE_NOOP("Core", "Down"),
        QT_TRANSLATE_NOOP("Core", "Left"),
        QT_TRANSLATE_NOOP("Core", "Right"),
        QT_TRANSLATE_NOOP("Core", "to %1"),
        QT_TRANSLATE_NOOP("Core", "Testing for the goal when a node is generated saves one level "
                                  "of the search. Here the goal is tested when a node is expanded, "
                                  "so that the counts match those of the Pacman framework."),
        QT_TRANSLATE_NOOP("Core",
                          "Marking states when they are pushed gives a different search, which "
                          "follows the first path to each state, not the latest. Here states are "
                          "marked when they are popped, as in a recursion."),
        QT_TRANSLATE_NOOP("Core", "Stopping when the goal is generated may return an expensive "
                                  "path: from Sibiu to Bucharest through Fagaras instead of "
                                  "Pitesti. Test for the goal when the node is expanded."),
        QT_TRANSLATE_NOOP("Core", "The heuristic ignores the cost so far, so the path may be far "
                                  "from optimal: from Arad it costs 450 instead of 418."),
        QT_TRANSLATE_NOOP("Core",
                          "An admissible heuristic guarantees the cheapest path only if expanded "
                          "states are reopened when a cheaper path to them appears. Loggia reopens "
                          "them. With a consistent heuristic this never happens."),
        QT_TRANSLATE_NOOP("Core", "The Manhattan distance is not admissible with diagonal moves. "
                                  "Use the octile distance."),
        QT_TRANSLATE_NOOP("Core",
                          "Checking for cycles only on the current path explores every path around "
                          "every obstacle; on an open floor their number grows exponentially with "
                          "the limit. Here the depth of each state is stored, and a state is "
                          "expanded again only from a smaller depth."),
        QT_TRANSLATE_NOOP("Core",
                          "Marking states permanently would be wrong: a state first reached at the "
                          "limit must be expanded again when a shorter path to it is found."),
        QT_TRANSLATE_NOOP("Core", "A recursive version fails at the recursion limit of the "
                                  "language, about 1000 in Python. Here the path is a list."),
        QT_TRANSLATE_NOOP("Core",
                          "The cost of a child must be the sum along the path. Storing only the "
                          "cost of the last step goes unnoticed until someone asks for the total."),
        QT_TRANSLATE_NOOP(
            "Core",
            "With a cycle check on the current path only, each iteration follows all simple paths; "
            "on an open floor of 8 by 8 cells that takes too long. Here the depths of earlier "
            "iterations are stored, so that each iteration expands each state once."),
        QT_TRANSLATE_NOOP("Core",
                          "If there is no path, the search may end only when an iteration cuts "
                          "nothing off. Raising the limit until something is found never ends."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The stored depths take as much memory as breadth-first search. The small memory that "
            "textbooks promise applies to trees, where no state is reached by two paths."),
        QT_TRANSLATE_NOOP("Core", "In Python, actions.reverse() reverses the list in place and "
                                  "returns None. Adding its value to the first half of the path "
                                  "crashes as soon as the forward search finds the meeting point."),
        QT_TRANSLATE_NOOP("Core", "Looking for the meeting state only in the other queue misses "
                                  "states that were already expanded, and the path is lost. Here "
                                  "both searches store the parents of all their states."),
        QT_TRANSLATE_NOOP(
            "Core", "If the two searches alternate after every node, the first meeting need not "
                    "lie on a shortest path. Here they alternate after each whole level."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The backward search needs predecessors, not successors. In mazes they are the same, "
            "in other graphs they are not. The actions of the second half must lead forwards."),
        QT_TRANSLATE_NOOP("Core",
                          "It needs a single goal state. With many goal states, as in eating all "
                          "food, there is no state to start the backward search from."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The first meeting need not be on the cheapest path. The search continues until the "
            "cheapest nodes on both frontiers together cost as much as the best meeting."),
        QT_TRANSLATE_NOOP("Core", "Bidirectional breadth-first search ignores step costs; with "
                                  "different costs its path may be expensive."),
        QT_TRANSLATE_NOOP(
            "Core",
            "Only the current path is stored. In a maze many paths lead to the same cell, and "
            "every iteration follows each of them: millions on an open floor of 10 by 10 cells. "
            "Use A* or IDA* with memory there. IDA* suits puzzles, whose cycles are long."),
        QT_TRANSLATE_NOOP(
            "Core", "If there is no path, it ends only after following all simple paths. For "
                    "tiles, parity shows in advance that half of all orders have no solution."),
        QT_TRANSLATE_NOOP("Core", "The next limit must be the smallest f that exceeded this one. "
                                  "Raising the limit by 1 repeats iterations without anything new: "
                                  "every other one with Manhattan distances on tiles."),
        QT_TRANSLATE_NOOP("Core",
                          "Undoing the last move wastes the most time: if it is not allowed, the "
                          "branching factor of the 15-puzzle falls by a factor of 1.5, and the "
                          "work by that factor to the power of the depth."),
        QT_TRANSLATE_NOOP(
            "Core",
            "If there is no path, the best value becomes infinite. A test \"best > limit\" is "
            "never true at the root, where the limit is infinite, too, and the loop never ends."),
        QT_TRANSLATE_NOOP("Core",
                          "The value of a child is the maximum of its own f and its parent's "
                          "backed-up value, because no path through the parent is cheaper. Without "
                          "this, the same subtrees are searched again for every value in between."),
        QT_TRANSLATE_NOOP("Core",
                          "It stores only the current path and the siblings of its nodes, so in a "
                          "maze it searches the same cells again along every path that leads to "
                          "them. RBFS with memory stores the best path to each cell."),
        QT_TRANSLATE_NOOP("Core",
                          "With a cycle check on the current path only, the search explodes on "
                          "open floors: it follows every detour within the limit. Here a state is "
                          "expanded only on the cheapest path to it."),
        QT_TRANSLATE_NOOP("Core",
                          "If there is no path, the version without memory ends after following "
                          "all simple paths; with memory, after expanding each state once more."),
        QT_TRANSLATE_NOOP("Core", "If the path is stored both as a list and as a set, keep the two "
                                  "in step, also when the goal is found deep in the recursion."),
        QT_TRANSLATE_NOOP("Core", "Many different costs mean many iterations: with diagonal moves "
                                  "nearly every state has its own f."),
        QT_TRANSLATE_NOOP("Core",
                          "If there is no path, the best value becomes infinite. A test \"best > "
                          "limit\" is never true at the root, where the limit is infinite, too, "
                          "and the loop never ends. An infinite value means a dead end."),
        QT_TRANSLATE_NOOP("Core",
                          "The value of the start must be its heuristic value, not 0. Otherwise "
                          "the values passed down are too low, and too many nodes are expanded."),
        QT_TRANSLATE_NOOP("Core",
                          "With a cycle check on the current path only, the search explodes where "
                          "many paths lead to the same state. Here every state belongs to the best "
                          "path to it found so far and stores its backed-up value."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The limit passed down is the minimum of the node's own limit and the second-best "
            "value. Passing only the second-best value makes the search back up too late."),
        QT_TRANSLATE_NOOP("Core", "It needs a single goal and uniform costs. With different costs, "
                                  "or with corners or food to visit, symmetric paths are not "
                                  "interchangeable, so none may be pruned. Use A* there."),
        QT_TRANSLATE_NOOP(
            "Core", "Few nodes are expanded, but each one costs more: the jumps scan cells without "
                    "adding them to the frontier, some of them several times. Scanned cells are "
                    "counted separately; compare both with the nodes that A* generates."),
        QT_TRANSLATE_NOOP("Core",
                          "Which neighbours are forced depends on whether diagonal moves may cut "
                          "corners. Here they may not: a straight jump stops one cell later, past "
                          "the end of the wall, and diagonal jumps have no forced neighbours."),
        QT_TRANSLATE_NOOP(
            "Core", "The direction from which a jump point is reached determines its successors. "
                    "When a cheaper path is found, update the direction together with the cost."),
        QT_TRANSLATE_NOOP("Core", "The path consists of jump points. To count its steps, insert "
                                  "the cells of the straight and diagonal jumps between them."),
        QT_TRANSLATE_NOOP(
            "Core",
            "It needs a single goal and uniform costs. It reports the path and the time, but you "
            "cannot watch it: its steps are not recorded, and its memory is not measured."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The preparation depends on the maze, not on the query. For many queries on one map it "
            "is done once (path scenario); when a wall changes, it is repeated."),
        QT_TRANSLATE_NOOP("Core", "Expands the oldest node on the frontier: all states one step "
                                  "away, then two, then three."),
        QT_TRANSLATE_NOOP("Core", "Fewest steps, whatever they cost. Time and memory grow with the "
                                  "number of states within that distance."),
        QT_TRANSLATE_NOOP("Core", "Expands the newest node on the frontier: it follows one path to "
                                  "its end, then backtracks to the last fork."),
        QT_TRANSLATE_NOOP("Core", "Not optimal; the path is often very long. It terminates because "
                                  "no state is expanded twice."),
        QT_TRANSLATE_NOOP("Core",
                          "Expands the node with the lowest path cost g (Dijkstra's algorithm)."),
        QT_TRANSLATE_NOOP("Core", "Optimal. It expands every state that is cheaper than the goal."),
        QT_TRANSLATE_NOOP("Core", "Expands the node with the lowest heuristic value h."),
        QT_TRANSLATE_NOOP("Core", "Not optimal, but it often expands few nodes."),
        QT_TRANSLATE_NOOP("Core", "Expands the node with the lowest f = g + h, the cost so far "
                                  "plus the heuristic value."),
        QT_TRANSLATE_NOOP("Core",
                          "Optimal if the heuristic is admissible. With a consistent heuristic, no "
                          "optimal algorithm expands fewer nodes, ties aside."),
        QT_TRANSLATE_NOOP("Core", "Searches depth first down to a depth limit."),
        QT_TRANSLATE_NOOP("Core", "Finds a path within the limit if there is one, not always the "
                                  "shortest. Otherwise it reports whether something was cut off."),
        QT_TRANSLATE_NOOP(
            "Core",
            "Searches depth first with limits 0, 1, 2, ... until the goal is within the limit."),
        QT_TRANSLATE_NOOP("Core", "Fewest steps. Each iteration repeats the previous ones."),
        QT_TRANSLATE_NOOP("Core", "Searches breadth first from the start and from the goal, level "
                                  "by level, until the two searches meet."),
        QT_TRANSLATE_NOOP("Core", "Fewest steps. Each search goes half the distance: the square "
                                  "root of the time in a tree, about half of it on a grid."),
        QT_TRANSLATE_NOOP("Core", "Expands the cheapest node of both frontiers, from the start and "
                                  "from the goal, until no better meeting is possible."),
        QT_TRANSLATE_NOOP("Core", "Optimal."),
        QT_TRANSLATE_NOOP("Core", "Searches depth first while f = g + h stays within a limit. The "
                                  "next limit is the smallest f that exceeded it (Korf 1985)."),
        QT_TRANSLATE_NOOP("Core", "Optimal if the heuristic is admissible. Memory is linear in the "
                                  "path length; time grows with the number of paths, not states."),
        QT_TRANSLATE_NOOP(
            "Core",
            "Follows the best child while its f stays within the f-limit, the best alternative on "
            "the path. When it backs up, it stores the best f seen below (Korf 1993)."),
        QT_TRANSLATE_NOOP("Core",
                          "Optimal if the heuristic is admissible. Memory is linear in the path "
                          "length; states are expanded again whenever the search returns to them."),
        QT_TRANSLATE_NOOP("Core", "IDA* with a table of the best known path cost of each state. A "
                                  "state is expanded only on its best path, once per iteration."),
        QT_TRANSLATE_NOOP("Core",
                          "Optimal if the heuristic is admissible. Each iteration takes time "
                          "proportional to the number of states; it needs as much memory as A*."),
        QT_TRANSLATE_NOOP("Core", "RBFS where every state belongs to the best known path to it and "
                                  "stores its backed-up value."),
        QT_TRANSLATE_NOOP("Core", "Optimal if the heuristic is admissible. Dead ends are not "
                                  "searched again; it needs as much memory as A*."),
        QT_TRANSLATE_NOOP(
            "Core", "A* that follows only one of all symmetric paths (canonical ordering): with "
                    "eight neighbours the one with its diagonal moves first, with four the one "
                    "with its horizontal moves first. Such a path needs no decision until it "
                    "passes the end of a wall. A cell there that no other path reaches as cheaply "
                    "is a forced neighbour, and the cell where the path can turn towards it is a "
                    "jump point. The search steps from jump point to jump point."),
        QT_TRANSLATE_NOOP("Core", "Optimal if the heuristic is admissible, with a fraction of the "
                                  "nodes of A*: fewest on wide floors, most in narrow corridors. "
                                  "Scanned cells take time but no space on the frontier."),
        QT_TRANSLATE_NOOP("Core", "A* with one byte of possible moves per cell, a bucket queue as "
                                  "the frontier, and only canonical paths: among equally short "
                                  "paths, the one that makes its diagonal moves first."),
        QT_TRANSLATE_NOOP("Core", "Finds a shortest path and its exact length, for eight "
                                  "neighbours. Hardly any preparation."),
        QT_TRANSLATE_NOOP("Core",
                          "Jump point search that scans straight jumps 64 cells at a time."),
        QT_TRANSLATE_NOOP(
            "Core", "Finds a shortest path and its exact length, for eight neighbours. Preparation "
                    "takes a fraction of a millisecond: best for a single query."),
        QT_TRANSLATE_NOOP("Core",
                          "Jump point search with precomputed jumps from each jump point (JPS+)."),
        QT_TRANSLATE_NOOP("Core",
                          "Finds a shortest path and its exact length, for eight neighbours. The "
                          "table takes a few milliseconds: best for many queries on one map."),
        QT_TRANSLATE_NOOP("Core", "The same with a better heuristic, based on the exact distances "
                                  "from all jump points to 16 landmarks (ALT)."),
        QT_TRANSLATE_NOOP("Core", "Finds a shortest path and its exact length, for eight "
                                  "neighbours, with the fewest nodes around walls. Preparation "
                                  "takes longest: best for thousands of queries on one map."),
        QT_TRANSLATE_NOOP("Core",
                          "Computes the distance of every cell to the goal with a branch-free "
                          "queue, then follows falling distances from the start."),
        QT_TRANSLATE_NOOP("Core",
                          "Fewest steps, for four neighbours. It takes the same time for every "
                          "start and answers for all starts at once (path distances)."),
        QT_TRANSLATE_NOOP("Core", "frontier := queue of start; reached := {start}"),
        QT_TRANSLATE_NOOP("Core", "while the frontier is not empty:"),
        QT_TRANSLATE_NOOP("Core", "node := remove the oldest node"),
        QT_TRANSLATE_NOOP("Core", "if node is the goal: return its path"),
        QT_TRANSLATE_NOOP("Core", "for each neighbour n of node:"),
        QT_TRANSLATE_NOOP("Core", "if n is not in reached:"),
        QT_TRANSLATE_NOOP("Core", "add n to reached and to the frontier"),
        QT_TRANSLATE_NOOP("Core", "return no path"),
        QT_TRANSLATE_NOOP("Core", "frontier := stack with the start"),
        QT_TRANSLATE_NOOP("Core", "node := remove the newest node"),
        QT_TRANSLATE_NOOP("Core", "if node was expanded before: continue"),
        QT_TRANSLATE_NOOP("Core", "if n was not expanded: push n"),
        QT_TRANSLATE_NOOP("Core", "g(start) := 0; frontier := {start}"),
        QT_TRANSLATE_NOOP("Core", "node := remove the node with the least g"),
        QT_TRANSLATE_NOOP("Core", "if n is new or g(node) + cost < g(n):"),
        QT_TRANSLATE_NOOP("Core", "g(n) := that sum; add n to the frontier"),
        QT_TRANSLATE_NOOP("Core", "frontier := {start}; reached := {start}"),
        QT_TRANSLATE_NOOP("Core", "node := remove the node with the least h"),
        QT_TRANSLATE_NOOP("Core", "node := remove the node with the least f = g + h"),
        QT_TRANSLATE_NOOP("Core", "search from the start with the depth limit:"),
        QT_TRANSLATE_NOOP("Core", "visit(node):"),
        QT_TRANSLATE_NOOP("Core", "if node is at the limit: cut it off, return"),
        QT_TRANSLATE_NOOP("Core", "put node on the path"),
        QT_TRANSLATE_NOOP("Core", "expand node; for each neighbour n:"),
        QT_TRANSLATE_NOOP("Core", "if not reached as cheaply: visit(n)"),
        QT_TRANSLATE_NOOP("Core", "back up: take node off the path"),
        QT_TRANSLATE_NOOP("Core", "return no path, or cut off"),
        QT_TRANSLATE_NOOP("Core", "for limit := 0, 1, 2, ...:"),
        QT_TRANSLATE_NOOP("Core", "visit(node), beginning with the start:"),
        QT_TRANSLATE_NOOP("Core", "if nothing was cut off: return no path"),
        QT_TRANSLATE_NOOP("Core", "for limit := h(start), the least f cut off, ...:"),
        QT_TRANSLATE_NOOP("Core", "if f(node) = g + h > limit: cut it off, return"),
        QT_TRANSLATE_NOOP("Core", "expand node; for each n off the path:"),
        QT_TRANSLATE_NOOP("Core", "visit(n)"),
        QT_TRANSLATE_NOOP("Core", "visit(start, f-limit = infinity)"),
        QT_TRANSLATE_NOOP("Core", "visit(node, limit):"),
        QT_TRANSLATE_NOOP("Core", "f(n) := max(g(n) + h(n), f(node))"),
        QT_TRANSLATE_NOOP("Core", "while f(best) <= limit:"),
        QT_TRANSLATE_NOOP("Core", "visit(best, min(limit, second best f))"),
        QT_TRANSLATE_NOOP("Core", "f(best) := the value returned"),
        QT_TRANSLATE_NOOP("Core", "back up: return f(best) to the parent"),
        QT_TRANSLATE_NOOP("Core", "frontier 1 := {start}; frontier 2 := {goal}"),
        QT_TRANSLATE_NOOP("Core", "while neither frontier is empty:"),
        QT_TRANSLATE_NOOP("Core", "for each node of the smaller side: expand it"),
        QT_TRANSLATE_NOOP("Core", "for each n that this side has not reached:"),
        QT_TRANSLATE_NOOP("Core", "add n to this side's next frontier"),
        QT_TRANSLATE_NOOP("Core", "if the other side did: join paths, return"),
        QT_TRANSLATE_NOOP("Core", "g1(start) := g2(goal) := 0; best := infinity"),
        QT_TRANSLATE_NOOP("Core", "while least g1 + least g2 < best:"),
        QT_TRANSLATE_NOOP("Core", "node := remove the node with the least g overall"),
        QT_TRANSLATE_NOOP("Core", "if n is new here or reached more cheaply:"),
        QT_TRANSLATE_NOOP("Core", "set g; add n to this side's frontier"),
        QT_TRANSLATE_NOOP("Core", "best := min(best, g1(n) + g2(n))"),
        QT_TRANSLATE_NOOP("Core", "join the best paths found, or return no path"),
        QT_TRANSLATE_NOOP("Core", "for each direction that is not pruned:"),
        QT_TRANSLATE_NOOP("Core", "scan up to a jump point n or a wall"),
        QT_TRANSLATE_NOOP("Core", "if n is new or cheaper now: add n"),
        QT_TRANSLATE_NOOP("Core", "%1 and a number"),
        QT_TRANSLATE_NOOP("Core", "%1 and a number from %2 to %3"),
        QT_TRANSLATE_NOOP("Core", "expected a line with map, then the rows"),
        QT_TRANSLATE_NOOP("Core", "expected type octile"),
        QT_TRANSLATE_NOOP("Core", "expected one of . G @ O T S W, found %1"),
        QT_TRANSLATE_NOOP("Core", "expected one of # . * S G ~ 1 to 9 or a blank, found %1"),
        QT_TRANSLATE_NOOP("Core", "a layout cannot have different costs, water or diagonal moves"),
        QT_TRANSLATE_NOOP("Core", "the goal of a layout must be the cell in the bottom left corner "
                                  "or, if that is a wall, its only food"),
        QT_TRANSLATE_NOOP("Core", "a cell of a layout can contain only one thing"),
        QT_TRANSLATE_NOOP("Core", "the border of a layout must consist of walls"),
        QT_TRANSLATE_NOOP("Core",
                          "expected bucket, map, start, goal and length, %1 fields; found %2"),
        QT_TRANSLATE_NOOP(
            "Core",
            "expected bucket, map, width, height, start, goal and length, %1 fields; found %2"),
        QT_TRANSLATE_NOOP("Core", "a map of 1 to %1 columns and rows and at most %2 cells"),
        QT_TRANSLATE_NOOP("Core", "a number, 0 or more"),
        QT_TRANSLATE_NOOP("Core", "the length of the shortest path"),
        QT_TRANSLATE_NOOP("Core", "the scenario file has no problems to solve"),
        QT_TRANSLATE_NOOP(
            "Core",
            "the map %1 of this scenario is neither in its folder nor in the folders around it"),
    });
    return sentences;
}

} // namespace loggia::ui
