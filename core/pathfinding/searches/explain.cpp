#include "core/pathfinding/searches/explain.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace loggia::pathfinding {

namespace {

constexpr std::array<std::string_view, 1> breadth_pitfalls{
    "Testing for the goal when a state is generated saves a level of the search. The counts here "
    "are "
    "of the test when a state is taken out, so that they are those of the Pacman framework."};

constexpr std::array<std::string_view, 1> depth_pitfalls{
    "Marking states when they are put on the stack gives another search, which follows the first "
    "way to each state and not the latest. Here they are marked when taken off, as a recursion "
    "would do it."};

constexpr std::array<std::string_view, 1> uniform_pitfalls{
    "Stopping when the goal is generated finds a path, but perhaps a dear one: from Sibiu to "
    "Bucharest by Fagaras instead of Pitesti. The goal counts when it is taken out."};

constexpr std::array<std::string_view, 1> greedy_pitfalls{
    "The estimate alone knows nothing of what was already paid, so the path may be far from the "
    "cheapest: from Arad it costs 450 instead of 418."};

constexpr std::array<std::string_view, 2> a_star_pitfalls{
    "An estimate that is never too high (admissible) is enough for the cheapest path only where a "
    "state that has been expanded is opened again when a cheaper way to it turns up. Here it is; "
    "with "
    "consistent estimates that never happens.",
    "Manhattan distances are too high where steps may be diagonal; there the octile distance is "
    "right."};

constexpr std::array<std::string_view, 4> limited_pitfalls{
    "Looking for repetitions on the current path only lets every way around every obstacle be "
    "walked: "
    "on an open floor their number grows exponentially with the limit. Here the depth at which a "
    "state "
    "was reached is kept, and it is followed again only from a smaller depth.",
    "Marking states for good instead would be wrong: one that was first reached at the very limit "
    "has "
    "to be followed again when a shorter way to it is found.",
    "Written as a recursion it fails at the depth that the language allows, about 1000 in Python. "
    "Here "
    "the path is a list.",
    "A child's cost has to be the sum along the path; storing that of the last step goes unnoticed "
    "as "
    "long as nobody asks for it."};

constexpr std::array<std::string_view, 3> deepening_pitfalls{
    "With a check of the current path only, each iteration walks all ways that do not cross "
    "themselves: on an open floor of 8 by 8 cells that takes longer than anyone will wait. Here "
    "the depths found by earlier iterations are kept, so that an iteration expands each state "
    "once.",
    "Where there is no path it may end only when an iteration cut nothing off. Raising the limit "
    "until "
    "something is found never ends; and without memory that last iteration is the exponential one.",
    "What is kept takes as much memory as breadth-first search; the small memory of the textbook "
    "holds for trees, where no state is reached by two ways."};

constexpr std::array<std::string_view, 5> bidirectional_pitfalls{
    "In Python actions.reverse() turns the list around and returns None: adding its value to the "
    "first half of the path ends the program as soon as the forward side finds the meeting point, "
    "and always where the start is the goal.",
    "A meeting state that the other side has already taken out of its queue is not found by "
    "looking "
    "through that queue, which is empty afterwards: the path is lost, or the next look into the "
    "empty "
    "queue fails. Here both sides keep where they came from.",
    "With one state from each side in turn the first meeting need not lie on a shortest path. Here "
    "a "
    "whole level is finished before the other side goes on.",
    "Walking back takes predecessors and not successors. For mazes they are the same, in other "
    "graphs they are not; and the actions of the second half are those that lead forwards.",
    "It asks for one goal state. Where many states are goals, as when all food is to be eaten, "
    "there "
    "is no state to begin from."};

constexpr std::array<std::string_view, 2> bidirectional_cost_pitfalls{
    "The first meeting is not the end: the cheapest path may meet elsewhere. The search goes on "
    "until "
    "the cheapest states that both sides would expand next cost as much together as the best "
    "meeting.",
    "Breadth-first search from both sides ignores what steps cost; on terrain its path has the "
    "fewest "
    "steps and may be dear."};

constexpr std::array<std::string_view, 4> ida_pitfalls{
    "Nothing is remembered but the current path. In a maze many paths lead to the same cell, and "
    "each "
    "of them is followed in each iteration: on an open floor of 10 by 10 cells that is millions. "
    "A* or "
    "IDA* with memory is what to take there; puzzles, whose cycles are long, are what this one is "
    "for.",
    "Where there is no path it ends only after all paths that do not cross themselves. Parity says "
    "beforehand that half of all orders of tiles have no solution.",
    "The next bound has to be the least sum that was above this one. A bound that is raised by 1 "
    "repeats iterations in which nothing is new: with Manhattan distances on tiles every other "
    "one.",
    "Going straight back is the most frequent way to waste time: leaving out the step back divides "
    "the branching factor of the 15-puzzle by 1.5, and the work by that to the power of the "
    "depth."};

constexpr std::array<std::string_view, 3> rbfs_pitfalls{
    "Where there is no path the best value becomes infinite. Asking only whether it is above the "
    "limit, which is infinite too at the root, is never true, and the loop goes on for ever.",
    "The value of a child is the larger of its own sum and its parent's value: what was backed up "
    "to the "
    "parent says that nothing cheaper lies behind. Without it the same parts are searched once "
    "more "
    "for "
    "every value in between.",
    "It keeps only the path and the children beside it, so in a maze it searches the same cells by "
    "every "
    "path that leads to them. RBFS with memory keeps the best path to each."};

constexpr std::array<std::string_view, 4> ida_memory_pitfalls{
    "The check of the current path only makes it explode on open floors, where every detour that "
    "stays within the bound is walked anew: here a state is followed only on the cheapest way to "
    "it.",
    "Where there is no path, the version without memory ends after walking all paths that do not "
    "cross "
    "themselves; with memory, after seeing each state once more.",
    "A set for what is on the path and a list for the path itself have to be kept in step also "
    "when "
    "the goal is found deep in the recursion.",
    "Costs of many different values make for many iterations: with diagonal steps nearly every "
    "state "
    "has a bound of its own."};

constexpr std::array<std::string_view, 4> rbfs_memory_pitfalls{
    "Where there is no path the best value becomes infinite. Asking only whether it is above the "
    "limit, which is infinite too at the root, is never true, and the loop goes on for ever. An "
    "infinite value means that nothing lies behind.",
    "The value of the start has to be its estimate, not 0, or the values passed down are too low "
    "and "
    "more is expanded than necessary.",
    "A check of the current path only explodes where many ways lead to the same state. Here every "
    "state "
    "belongs to the best way to it that was found first, and keeps the value backed up to it.",
    "Of equal values the first counts, and the limit passed on is the smaller of one's own and the "
    "second best: taking the second best alone lets the search go on behind where it should turn "
    "back."};

constexpr std::array<std::string_view, 5> jump_pitfalls{
    "It applies where there is one goal and all floor costs the same. On terrain, or where corners "
    "or food are to be visited, ways of the same shape are not worth the same, and none may be "
    "left out; then A* is what to take.",
    "Few states are expanded, but each of them costs more: its runs look over cells without "
    "putting them into the frontier, some of them several times. They are counted beside the "
    "states that are expanded; the cells that A* generates are to be held against both.",
    "Which neighbours are forced depends on whether diagonal steps may cut corners. Here they may "
    "not: a straight run stops one cell later, where it has passed the end of the wall, and "
    "diagonal runs have no forced neighbours at all.",
    "The direction in which a jump point was come to decides what is followed from it. Where a "
    "cheaper way is found the direction has to be changed with the cost.",
    "The path that is found consists of jump points; between them lie the cells of straight and "
    "diagonal runs, which have to be put in for the steps to be counted."};

constexpr std::array<std::string_view, 2> bits_pitfalls{
    "It applies where there is one goal and all floor costs the same. It answers and tells its "
    "time, but is not to be watched: nothing is recorded, and of what it keeps nothing is counted.",
    "What is prepared belongs to the maze, not to the question: where many are asked on one map it "
    "counts once (path scenario), and where a wall is drawn it is made anew.",
};

constexpr std::array<AlgorithmNotes, stepwise_algorithms.size() + fast_algorithms.size()> notes{{
    {"Takes the state that was found first: all that are one step away, then two, then three.",
     "Fewest steps, whatever they cost. Time and memory grow with the number of states up to that "
     "distance.",
     breadth_pitfalls},
    {"Takes the state that was found last: follows one way until it ends, then goes back to the "
     "last "
     "fork.",
     "Nothing is promised of the path; it is often very long. It ends since no state is expanded "
     "twice.",
     depth_pitfalls},
    {"Takes the state with the cheapest way from the start (Dijkstra's algorithm).",
     "The cheapest path. Every state that is cheaper than the goal is expanded.", uniform_pitfalls},
    {"Takes the state that looks nearest to the goal.",
     "Nothing is promised of the path; often little is expanded.", greedy_pitfalls},
    {"Takes the state with the least sum of the cost so far and the estimate of the rest.",
     "The cheapest path where no estimate is too high. No algorithm that knows the same estimates "
     "and "
     "promises as much can do without the states that it expands, but for ties.",
     a_star_pitfalls},
    {"Goes depth first, but no further than the limit.",
     "Finds a path where there is one of at most that many steps, not always the shortest; "
     "otherwise it "
     "says whether something was cut off.",
     limited_pitfalls},
    {"Goes depth first with limit 0, 1, 2 ... until the goal is within it.",
     "Fewest steps. Each iteration repeats the ones before it.", deepening_pitfalls},
    {"Goes breadth first from the start and from the goal, level by level, until both sides meet.",
     "Fewest steps. Each side goes half the way, which in a tree takes the square root of the "
     "time; on "
     "a floor about half of it.",
     bidirectional_pitfalls},
    {"Takes the cheapest state of either side, from the start and from the goal, until no better "
     "meeting is possible.",
     "The cheapest path.", bidirectional_cost_pitfalls},
    {"Goes depth first as long as cost so far and heuristic together stay within a bound, which "
     "becomes the least sum that was above it (Korf 1985).",
     "The cheapest path where the heuristic is admissible, in memory linear in the length of the "
     "path. Time grows with the number of paths, not of states.",
     ida_pitfalls},
    {"Goes depth first behind the best child as long as its value stays within that of the best "
     "alternative anywhere on the path; going back, it leaves the value that it has seen (Korf "
     "1993).",
     "The cheapest path where the heuristic is admissible, in memory linear in the length of the "
     "path. States are expanded again whenever the search comes back to them.",
     rbfs_pitfalls},
    {"The same bounds as IDA*, but with the cost of the best path to each state that was found in "
     "any iteration: a state is followed only by that path, and once in each iteration.",
     "The cheapest path where the heuristic is admissible. Time grows with the number of states in "
     "each iteration, and memory is that of A*.",
     ida_memory_pitfalls},
    {"RBFS in which every state belongs to the best path to it that has been found, and keeps the "
     "value that was backed up to it.",
     "The cheapest path where the heuristic is admissible. No part is searched again that was "
     "found "
     "to be empty; memory is that of A*.",
     rbfs_memory_pitfalls},
    {"A* that follows only one of all ways that are alike. With eight neighbours that is the one "
     "with its diagonal steps first, with four the one with its steps to the east and west first "
     "(canonical ordering). On such a way nothing is to be decided until it has passed the end of "
     "a wall: a cell at its side that no other way comes to as cheaply is a forced neighbour, and "
     "the cell where the way can turn off to it is a jump point. Runs from jump point to jump "
     "point are the steps of the search.",
     "The cheapest path where no estimate is too high, as A* finds it, with a fraction of its "
     "states; most of all on wide floors, least in corridors of one cell. What the runs look over "
     "takes time, but no place in the frontier.",
     jump_pitfalls},
    {"A* whose maze is a byte of possible steps for each cell, whose frontier is an array of "
     "buckets, and which makes canonical steps only: those to cells to which no way as short leads "
     "with its diagonal steps earlier.",
     "The cheapest path, of exact length, for eight neighbours. Hardly any preparation.",
     bits_pitfalls},
    {"Jump point search that looks along straight runs 64 cells at once.",
     "The cheapest path, of exact length, for eight neighbours. Where each cell turns off is found "
     "beforehand, in a fraction of a millisecond: the one to take for a single question.",
     bits_pitfalls},
    {"Jump point search that looks up where the runs from each jump point lead (JPS+).",
     "The cheapest path, of exact length, for eight neighbours. The table takes some milliseconds: "
     "for many questions on one map.",
     bits_pitfalls},
    {"The same with better estimates: the exact distances from all jump points to sixteen of them, "
     "of which the differences say how far it is at least (ALT).",
     "The cheapest path, of exact length, for eight neighbours, with the fewest jump points where "
     "walls lie between. The distances take longest to prepare: for thousands of questions on one "
     "map.",
     bits_pitfalls},
    {"Counts the steps from the goal to every cell by a queue without branches, and goes down "
     "them.",
     "The path of fewest steps for four neighbours. It takes as long wherever the start is, and "
     "answers for all starts at once (path distances).",
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
