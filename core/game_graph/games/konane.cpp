#include "core/game_graph/games/konane.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

namespace loggia::game_graph {

namespace {

State stone_bit(int cell) {
    return State{1} << (2 + static_cast<unsigned>(cell));
}

} // namespace

std::string Konane::text() const {
    return fmt::format("konane {}{}", grid.size_text(), misere ? " misere" : "");
}

State Konane::start() const {
    return (stone_bit(grid.cells()) - stone_bit(0)) | 1U;
}

std::optional<Outcome> Konane::ending(State state) const {
    std::vector<Step> moves;
    append_moves(state, moves);
    if (!moves.empty())
        return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

bool Konane::may_be_taken_first(int cell) const {
    const int x = grid.column(cell);
    const int y = grid.row(cell);
    const auto is_middle = [](int at, int size) { return at == size / 2 || at == (size - 1) / 2; };
    const auto is_edge = [](int at, int size) { return at == 0 || at == size - 1; };
    return (is_middle(x, grid.columns) && is_middle(y, grid.rows)) ||
           (is_edge(x, grid.columns) && is_edge(y, grid.rows));
}

void Konane::append_openings(State state, std::vector<Step>& moves) const {
    const bool first = state >> 2U == start() >> 2U;
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (owner(cell) != low_player(state) || (state & stone_bit(cell)) == 0)
            continue;
        const bool beside_the_gap = std::any_of(
            straight_directions.begin(), straight_directions.end(), [&](const auto& way) {
                const auto other = grid.beside(cell, way.first, way.second);
                return other && (state & stone_bit(*other)) == 0;
            });
        if (first ? may_be_taken_first(cell) : beside_the_gap)
            moves.push_back(
                {static_cast<Move>(cell * grid.cells() + cell), turned(state) & ~stone_bit(cell)});
    }
}

void Konane::append_moves(State state, std::vector<Step>& moves) const {
    if (std::popcount(state >> 2U) + 2 > grid.cells()) {
        append_openings(state, moves);
        return;
    }
    for (int from = 0; from < grid.cells(); ++from) {
        if (owner(from) != low_player(state) || (state & stone_bit(from)) == 0)
            continue;
        for (const auto& [right, down] : straight_directions) {
            State next = turned(state) & ~stone_bit(from);
            for (int jump = 1;; ++jump) {
                const auto over = grid.beside(from, (2 * jump - 1) * right, (2 * jump - 1) * down);
                const auto to = grid.beside(from, 2 * jump * right, 2 * jump * down);
                if (!to || (state & stone_bit(*over)) == 0 || (state & stone_bit(*to)) != 0)
                    break;
                next &= ~stone_bit(*over);
                moves.push_back(
                    {static_cast<Move>(from * grid.cells() + *to), next | stone_bit(*to)});
            }
        }
    }
}

State Konane::merged(State state, int level) const {
    State least = state;
    if (level == 0)
        return least;
    for (int image = 1; image < (grid.columns == grid.rows ? 8 : 4); ++image) {
        State other = bits_at(low_player(state), 0);
        bool same_colours = true;
        for (int cell = 0; cell < grid.cells() && same_colours; ++cell) {
            const int x =
                (image & 1) != 0 ? grid.columns - 1 - grid.column(cell) : grid.column(cell);
            const int y = (image & 2) != 0 ? grid.rows - 1 - grid.row(cell) : grid.row(cell);
            const int to = (image & 4) != 0 ? grid.cell(y, x) : grid.cell(x, y);
            same_colours = owner(to) == owner(cell);
            if ((state & stone_bit(cell)) != 0)
                other |= stone_bit(to);
        }
        if (same_colours)
            least = std::min(least, other);
    }
    return least;
}

std::string Konane::move_text(State state, Move move) const {
    const std::vector<int> cells = path(state, move);
    return cells.size() == 1 ? grid.name(cells[0])
                             : fmt::format("{}-{}", grid.name(cells[0]), grid.name(cells[1]));
}

std::vector<int> Konane::path(State, Move move) const {
    const int from = static_cast<int>(move) / grid.cells();
    const int to = static_cast<int>(move) % grid.cells();
    return from == to ? std::vector{from} : std::vector{from, to};
}

std::vector<std::string> Konane::fields(State state) const {
    std::vector<int> stones(static_cast<std::size_t>(grid.cells()));
    for (int cell = 0; cell < grid.cells(); ++cell)
        stones[static_cast<std::size_t>(cell)] = (state & stone_bit(cell)) != 0 ? owner(cell) : 0;
    return {grid.text(stones, player_signs)};
}

Result<State> Konane::state_of(int player, std::span<const std::string> fields) const {
    const auto stones = grid.read(fields[0], player_signs);
    if (!stones)
        return tl::unexpected(stones.error());
    State state = bits_at(player, 0);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const int stone = (*stones)[static_cast<std::size_t>(cell)];
        if (stone != 0 && stone != owner(cell))
            return failure(
                fmt::format("only stones of player {} can be on {}", owner(cell), grid.name(cell)));
        if (stone != 0)
            state |= stone_bit(cell);
    }
    const int gaps = grid.cells() - std::popcount(state >> 2U);
    if (gaps < 2 && player != gaps + 1)
        return failure(fmt::format("player {} removes the {} stone", gaps + 1,
                                   gaps == 0 ? "first" : "second"));
    return state;
}

} // namespace loggia::game_graph
