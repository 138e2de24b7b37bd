#include "core/peg/random_board.hpp"

#include "core/base/random.hpp"
#include "core/peg/geometry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::peg {

namespace {

constexpr std::array all_difficulties{Difficulty::easy, Difficulty::medium, Difficulty::hard};
constexpr int most_boards = 4000;
constexpr int games_played = 200;
/// Fewer jumps are no puzzle.
constexpr int fewest_jumps = 5;

/// Cells of a board before it is one, right of the middle and on it: (x, y) stands for (-x, y) too.
using HalfCells = std::vector<std::pair<int, int>>;

bool holds(const HalfCells& cells, int x, int y) {
    return std::find(cells.begin(), cells.end(), std::pair(std::abs(x), y)) != cells.end();
}

int neighbours_of(const HalfCells& cells, int x, int y) {
    return (holds(cells, x + 1, y) ? 1 : 0) + (holds(cells, x - 1, y) ? 1 : 0) +
           (holds(cells, x, y + 1) ? 1 : 0) + (holds(cells, x, y - 1) ? 1 : 0);
}

/// Grows from the middle cell by cell and its mirror image; those with more neighbours are
/// likelier, so that there are few dents. A last single hole goes on the axis.
HalfCells grown_region(int holes, Random& random) {
    HalfCells cells{{0, 0}};
    int count = 1;
    while (count < holes) {
        HalfCells edge;
        std::vector<std::uint64_t> weights;
        std::uint64_t total = 0;
        for (const auto& [x, y] : cells)
            for (const auto& [to_x, to_y] : {std::pair(x + 1, y), std::pair(std::abs(x - 1), y),
                                             std::pair(x, y + 1), std::pair(x, y - 1)}) {
                const bool fits = count + (to_x == 0 ? 1 : 2) <= holes;
                if (!fits || holds(cells, to_x, to_y) || holds(edge, to_x, to_y))
                    continue;
                const auto sides = static_cast<std::uint64_t>(neighbours_of(cells, to_x, to_y));
                edge.emplace_back(to_x, to_y);
                weights.push_back(sides * sides * sides);
                total += weights.back();
            }
        if (total == 0)
            break; // which is not so: the axis can always be made longer
        std::uint64_t chosen = random.below(total);
        std::size_t next = 0;
        while (chosen >= weights[next])
            chosen -= weights[next++];
        cells.push_back(edge[next]);
        count += edge[next].first == 0 ? 1 : 2;
    }
    return cells;
}

/// Holes row by row from the top, each row from the left, as on the boards that people know.
Board board_of(const HalfCells& cells) {
    std::vector<std::pair<int, int>> places; // y, x
    for (const auto& [x, y] : cells) {
        places.emplace_back(y, x);
        if (x != 0)
            places.emplace_back(y, -x);
    }
    std::sort(places.begin(), places.end());
    int left = 0;
    for (const auto& [y, x] : places)
        left = std::min(left, x);
    std::vector<Point> layout;
    layout.reserve(places.size());
    for (const auto& [y, x] : places)
        layout.push_back(
            {static_cast<double>(x - left), static_cast<double>(y - places.front().first)});
    return Board::make(static_cast<int>(layout.size()), rows_of_three(layout, Grid::square), layout)
        .value(); // a board of a few dozen holes with rows of its own
}

/// The positions from which a line of jumps leads to one peg, the nearest first: as far back as
/// chance takes it.
std::vector<Holes> way_back(const Board& board, Random& random) {
    Holes position =
        only(1 + static_cast<int>(random.below(static_cast<std::uint64_t>(board.holes()))));
    std::vector<Holes> positions;
    for (;;) {
        std::vector<Holes> before;
        for (const Step& step : board.steps())
            if (step.reversed().possible(position))
                before.push_back(position ^ step.flip);
        if (before.empty())
            return positions;
        position = before[random.below(before.size())];
        positions.push_back(position);
    }
}

bool is_as_difficult(const Puzzle& puzzle, Difficulty wanted, std::uint64_t seed) {
    const int solved = solved_at_random(puzzle, games_played, seed);
    switch (wanted) {
    case Difficulty::easy:
        return 10 * solved >= games_played;
    case Difficulty::medium:
        return 10 * solved < games_played && 100 * solved >= games_played;
    case Difficulty::hard:
        break;
    }
    return solved == 0;
}

} // namespace

std::string_view name_of(Difficulty difficulty) {
    constexpr std::array<std::string_view, 3> names{"easy", "medium", "hard"};
    return names.at(static_cast<std::size_t>(difficulty));
}

std::string to_text(const BoardRecipe& recipe) {
    return fmt::format("{}-{}-{}", recipe.holes, name_of(recipe.difficulty), recipe.seed);
}

Result<BoardRecipe> board_recipe_of(std::string_view text) {
    BoardRecipe recipe;
    std::size_t begin = 0;
    std::string_view part = text.substr(0, text.find('-'));
    const auto next = [&] {
        begin = std::min(begin + part.size() + 1, text.size());
        const std::string_view rest = text.substr(begin);
        part = rest.substr(0, rest.find('-'));
    };
    const auto expected = [&](std::string what) {
        return failure(fmt::format("expected {}, as in 21-medium-42", what),
                       {1, static_cast<int>(begin) + 1,
                        static_cast<int>(std::max<std::size_t>(part.size(), 1))});
    };
    const auto number = [&](auto& value) {
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        return !part.empty() && error == std::errc() && end == part.data() + part.size();
    };
    if (!number(recipe.holes) || recipe.holes < BoardRecipe::fewest_holes ||
        recipe.holes > BoardRecipe::most_holes)
        return expected(
            fmt::format("{} to {} holes", BoardRecipe::fewest_holes, BoardRecipe::most_holes));
    next();
    const auto* const named = std::find_if(all_difficulties.begin(), all_difficulties.end(),
                                           [&](Difficulty d) { return name_of(d) == part; });
    if (named == all_difficulties.end())
        return expected("easy, medium or hard");
    recipe.difficulty = *named;
    next();
    if (!number(recipe.seed) || begin + part.size() != text.size())
        return expected("a seed of at most 20 digits and nothing after it");
    return recipe;
}

int solved_at_random(const Puzzle& puzzle, int games, std::uint64_t seed) {
    Random random(seed);
    int solved = 0;
    std::vector<Holes> after;
    for (int game = 0; game < games; ++game) {
        Holes position = puzzle.start;
        for (;;) {
            if (puzzle.goal.met_by(position)) {
                ++solved;
                break;
            }
            after.clear();
            for (const Step& step : puzzle.board.steps())
                if (step.possible(position))
                    after.push_back(position ^ step.flip);
            if (after.empty())
                break;
            position = after[random.below(after.size())];
        }
    }
    return solved;
}

Result<Puzzle> random_board(const BoardRecipe& recipe, const Control& control) {
    // Recipes that differ in anything begin elsewhere.
    Random seeds(recipe.seed);
    Random random(seeds.next() ^ (static_cast<std::uint64_t>(recipe.holes) << 8U) ^
                  static_cast<std::uint64_t>(recipe.difficulty));
    for (int board = 0; board < most_boards; ++board) {
        Puzzle puzzle{board_of(grown_region(recipe.holes, random)), 0, {}};
        const auto positions = way_back(puzzle.board, random);
        const std::uint64_t games = random.next();
        // From the fullest position on: fewer pegs make it easier.
        for (std::size_t jumps = positions.size(); jumps >= fewest_jumps; --jumps) {
            if (control.stop_requested())
                return failure("stopped before such a board was found");
            puzzle.start = positions[jumps - 1];
            if (is_as_difficult(puzzle, recipe.difficulty, games))
                return puzzle;
            if (recipe.difficulty == Difficulty::hard)
                break; // those with fewer pegs are easier still
        }
    }
    return failure(
        fmt::format("found no {} board with {} holes; try another number of holes or another seed",
                    name_of(recipe.difficulty), recipe.holes));
}

} // namespace loggia::peg
