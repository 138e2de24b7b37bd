#include "core/game_graph/games/domineering.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

constexpr std::string_view domino_signs = ".#";

State domino_bit(int cell) {
    return State{1} << (2 + static_cast<unsigned>(cell));
}

/// The other half of a domino whose upper or left half lies on `cell`.
std::optional<int> other_half(const Grid& grid, int cell, int player) {
    return player == 1 ? grid.beside(cell, 0, 1) : grid.beside(cell, 1, 0);
}

std::vector<int> covered_cells(State state, int cells) {
    std::vector<int> covered(static_cast<std::size_t>(cells));
    for (int cell = 0; cell < cells; ++cell)
        covered[static_cast<std::size_t>(cell)] = (state & domino_bit(cell)) != 0 ? 1 : 0;
    return covered;
}

} // namespace

std::string Domineering::text() const {
    return fmt::format("domineering {}{}", grid.size_text(), misere ? " misere" : "");
}

std::optional<Outcome> Domineering::ending(State state) const {
    for (int cell = 0; cell < grid.cells(); ++cell)
        if (const auto other = other_half(grid, cell, low_player(state)))
            if ((state & (domino_bit(cell) | domino_bit(*other))) == 0)
                return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

void Domineering::append_moves(State state, std::vector<Step>& moves) const {
    for (int cell = 0; cell < grid.cells(); ++cell)
        if (const auto other = other_half(grid, cell, low_player(state))) {
            const State domino = domino_bit(cell) | domino_bit(*other);
            if ((state & domino) == 0)
                moves.push_back({static_cast<Move>(cell), turned(state) | domino});
        }
}

State Domineering::merged(State state, int level) const {
    if (level == 0)
        return state;
    State least = state;
    for (int image = 1; image < (grid.columns == grid.rows ? 8 : 4); ++image) {
        // A reflection in the diagonal turns vertical dominoes into horizontal ones.
        const bool diagonal = (image & 4) != 0;
        auto other = static_cast<State>(diagonal ? 3 - low_player(state) : low_player(state));
        for (int cell = 0; cell < grid.cells(); ++cell)
            if ((state & domino_bit(cell)) != 0) {
                const int x =
                    (image & 1) != 0 ? grid.columns - 1 - grid.column(cell) : grid.column(cell);
                const int y = (image & 2) != 0 ? grid.rows - 1 - grid.row(cell) : grid.row(cell);
                other |= domino_bit(diagonal ? grid.cell(y, x) : grid.cell(x, y));
            }
        least = std::min(least, other);
    }
    return least;
}

std::string Domineering::move_text(State state, Move move) const {
    const int cell = static_cast<int>(move);
    return fmt::format("{}-{}", grid.name(cell),
                       grid.name(other_half(grid, cell, low_player(state)).value_or(cell)));
}

std::vector<int> Domineering::path(State, Move move) const {
    return {static_cast<int>(move)};
}

std::vector<std::string> Domineering::fields(State state) const {
    return {grid.text(covered_cells(state, grid.cells()), domino_signs)};
}

Result<State> Domineering::state_of(int player, std::span<const std::string> fields) const {
    const auto covered = grid.read(fields[0], domino_signs);
    if (!covered)
        return tl::unexpected(covered.error());
    State state = bits_at(player, 0);
    for (int cell = 0; cell < grid.cells(); ++cell)
        if ((*covered)[static_cast<std::size_t>(cell)] != 0)
            state |= domino_bit(cell);
    return state;
}

} // namespace loggia::game_graph
