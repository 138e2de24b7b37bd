#include "core/game_graph/games/hexapawn.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

unsigned pawn_shift(int cell) {
    return 2 + 2 * static_cast<unsigned>(cell);
}

} // namespace

std::string Hexapawn::text() const {
    return fmt::format("hexapawn {}{}", grid.size_text(), misere ? " misere" : "");
}

State Hexapawn::start() const {
    State state = 1;
    for (int column = 0; column < grid.columns; ++column)
        state |= bits_at(2, pawn_shift(grid.cell(column, 0))) |
                 bits_at(1, pawn_shift(grid.cell(column, grid.rows - 1)));
    return state;
}

bool Hexapawn::has_arrived(State state, int player) const {
    const int row = player == 1 ? 0 : grid.rows - 1;
    for (int column = 0; column < grid.columns; ++column)
        if (bits_of(state, pawn_shift(grid.cell(column, row)), 2) == player)
            return true;
    return false;
}

std::optional<Outcome> Hexapawn::ending(State state) const {
    std::vector<Step> moves;
    append_moves(state, moves);
    if (!moves.empty())
        return std::nullopt;
    const bool won = has_arrived(state, low_player(state));
    return won != misere ? Outcome::win : Outcome::loss;
}

void Hexapawn::append_moves(State state, std::vector<Step>& moves) const {
    if (has_arrived(state, 1) || has_arrived(state, 2))
        return;
    const int player = low_player(state);
    for (int from = 0; from < grid.cells(); ++from) {
        if (bits_of(state, pawn_shift(from), 2) != player)
            continue;
        for (int aside = -1; aside <= 1; ++aside) {
            const auto to = grid.beside(from, aside, player == 1 ? -1 : 1);
            if (!to || bits_of(state, pawn_shift(*to), 2) != (aside == 0 ? 0 : 3 - player))
                continue;
            State next = turned(state) ^ bits_at(player, pawn_shift(from));
            next &= ~(State{3} << pawn_shift(*to));
            next |= bits_at(player, pawn_shift(*to));
            moves.push_back({static_cast<Move>(from * grid.cells() + *to), next});
        }
    }
}

State Hexapawn::merged(State state, int level) const {
    if (level == 0)
        return state;
    std::vector<int> contents = contents_of(state, grid.cells());
    if (low_player(state) == 2) {
        std::reverse(contents.begin(), contents.end());
        for (int& pawn : contents)
            pawn = (3 - pawn) % 3;
    }
    std::vector<int> mirrored = contents;
    for (std::ptrdiff_t row = 0; row < grid.rows; ++row)
        std::reverse(mirrored.begin() + row * grid.columns,
                     mirrored.begin() + (row + 1) * grid.columns);
    return std::min(packed_contents(contents, 1), packed_contents(mirrored, 1));
}

std::string Hexapawn::move_text(State state, Move move) const {
    const std::vector<int> cells = path(state, move);
    const bool straight = grid.column(cells[0]) == grid.column(cells[1]);
    return fmt::format("{}{}{}", grid.name(cells[0]), straight ? '-' : 'x', grid.name(cells[1]));
}

std::vector<int> Hexapawn::path(State, Move move) const {
    const int both = static_cast<int>(move);
    return {both / grid.cells(), both % grid.cells()};
}

std::vector<std::string> Hexapawn::fields(State state) const {
    return {grid.text(contents_of(state, grid.cells()), player_signs)};
}

Result<State> Hexapawn::state_of(int player, std::span<const std::string> fields) const {
    const auto contents = grid.read(fields[0], player_signs);
    if (!contents)
        return tl::unexpected(contents.error());
    for (const int side : {1, 2})
        if (std::count(contents->begin(), contents->end(), side) > grid.columns)
            return failure(fmt::format("a player has at most {} pawns", grid.columns));
    return packed_contents(*contents, player);
}

} // namespace loggia::game_graph
