#include "core/pathfinding/searches/jump_finder.hpp"

#include "core/pathfinding/moves.hpp"

#include <array>
#include <bit>

namespace loggia::pathfinding {

namespace {

using FollowTable = std::array<std::array<Directions, 256>, 9>;
constexpr std::size_t from_start = 8;

constexpr unsigned bit_of(unsigned direction) {
    return 1U << direction;
}

/// canonical_directions() for four neighbours. The diagonal steps that are legal tell what lies
/// behind: a path that turns east after a step north could have turned before it, but where the
/// cell to the southeast is a wall.
constexpr FollowTable make_follow_of_four() {
    FollowTable table{};
    for (unsigned legal = 0; legal < 256; ++legal) {
        const auto turn = [legal](GridDirection side, GridDirection behind) {
            return (legal & bit_of(behind)) == 0 ? bit_of(side) : 0U;
        };
        const auto follow = [&](GridDirection direction, unsigned which) {
            table[direction][legal] = static_cast<Directions>(which & legal & 15U);
        };
        follow(north, bit_of(north) | turn(east, southeast) | turn(west, southwest));
        follow(south, bit_of(south) | turn(east, northeast) | turn(west, northwest));
        follow(east, bit_of(east) | bit_of(north) | bit_of(south));
        follow(west, bit_of(west) | bit_of(north) | bit_of(south));
        table[from_start][legal] = static_cast<Directions>(legal & 15U);
    }
    return table;
}

constexpr FollowTable follow_of_four = make_follow_of_four();

const FollowTable& follow_of(Neighbours neighbours) {
    return neighbours == Neighbours::four ? follow_of_four : canonical_directions();
}

/// Two directions that are looked along from every cell of a run, if it is not plain.
std::optional<std::array<unsigned, 2>> sides_of(Neighbours neighbours, unsigned direction) {
    constexpr std::array<std::array<unsigned, 2>, 4> of_diagonals{
        {{north, east}, {north, west}, {south, east}, {south, west}}};
    if (direction >= 4)
        return of_diagonals[direction - 4];
    if (neighbours == Neighbours::four && (direction == east || direction == west))
        return std::array<unsigned, 2>{north, south};
    return std::nullopt;
}

} // namespace

JumpFinder::JumpFinder(const Maze& maze, bool keep)
    : maze_(maze), grid_(maze, maze.surface(*maze.goal).value_or(Surface::land)),
      goal_(grid_.cell(*maze.goal)), keep_(keep) {
    if (keep)
        passed_.resize(maze.cells());
}

void JumpFinder::find(State state, std::optional<Action> direction, std::vector<Step>& jumps) {
    jumps.clear();
    passed_anew_.clear();
    const Point at = maze_.point(state);
    const Grid::Cell cell = grid_.cell(at);
    const std::size_t row = direction ? std::size_t{*direction} : from_start;
    for (unsigned follow = follow_of(maze_.neighbours)[row][grid_.legal(cell)]; follow != 0;
         follow &= follow - 1) {
        const auto towards = static_cast<unsigned>(std::countr_zero(follow));
        const Run found = run(cell, towards);
        if (!found.jumps)
            continue;
        const Direction& by = directions[towards];
        const int steps = static_cast<int>(found.steps);
        const Point to{at.x + steps * by.x, at.y + steps * by.y};
        jumps.push_back({static_cast<State>(maze_.index(to)), static_cast<Action>(towards),
                         steps * step_cost(maze_, to, by)});
    }
}

/// Along a direction until it halts.
JumpFinder::Run JumpFinder::run(Grid::Cell from, unsigned direction) {
    const auto sides = sides_of(maze_.neighbours, direction);
    if (!sides)
        return plain_run(from, direction);
    const auto offset = static_cast<Grid::Cell>(grid_.offset(direction));
    Run run{0, false};
    for (Grid::Cell at = from; !run.jumps && (grid_.legal(at) & bit_of(direction)) != 0;) {
        at += offset;
        ++run.steps;
        run.jumps = at == goal_;
        for (const unsigned side : *sides)
            run.jumps = run.jumps || plain_run(at, side).jumps;
    }
    pass(from, direction, run.steps - (run.jumps ? 1 : 0));
    return run;
}

/// Along a direction in which paths go straight, except for forced neighbours.
JumpFinder::Run JumpFinder::plain_run(Grid::Cell from, unsigned direction) {
    const auto offset = static_cast<Grid::Cell>(grid_.offset(direction));
    const auto& follow = follow_of(maze_.neighbours)[direction];
    Run run{0, false};
    for (Grid::Cell at = from; !run.jumps && (grid_.legal(at) & bit_of(direction)) != 0;) {
        at += offset;
        ++run.steps;
        run.jumps = at == goal_ || (follow[grid_.legal(at)] & ~bit_of(direction)) != 0;
    }
    pass(from, direction, run.steps - (run.jumps ? 1 : 0));
    return run;
}

void JumpFinder::pass(Grid::Cell from, unsigned direction, std::uint32_t cells) {
    looked_over_ += cells;
    if (!keep_)
        return;
    Point at = grid_.point(from);
    for (; cells != 0; --cells) {
        at = moved(at, directions[direction]);
        const std::size_t index = maze_.index(at);
        if (passed_[index])
            continue;
        passed_[index] = true;
        passed_anew_.push_back(static_cast<State>(index));
    }
}

} // namespace loggia::pathfinding
