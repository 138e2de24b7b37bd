#include "core/game_graph/games/chomp.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

namespace loggia::game_graph {

namespace {

constexpr unsigned row_width = 4;

unsigned row_shift(int row) {
    return 2 + row_width * static_cast<unsigned>(row);
}
int row_length(State state, int row) {
    return bits_of(state, row_shift(row), row_width);
}

} // namespace

std::string Chomp::text() const {
    return fmt::format("chomp {}x{}{}", rows, columns, misere ? " misere" : "");
}

State Chomp::start() const {
    State state = 1;
    for (int row = 0; row < rows; ++row)
        state |= bits_at(columns, row_shift(row));
    return state;
}

std::optional<Outcome> Chomp::ending(State state) const {
    if (row_length(state, 0) > 1 || (rows > 1 && row_length(state, 1) > 0))
        return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

void Chomp::append_moves(State state, std::vector<Step>& moves) const {
    for (int row = 0; row < rows; ++row) {
        for (int column = row == 0 ? 1 : 0; column < row_length(state, row); ++column) {
            State next = turned(state);
            for (int below = row; below < rows && row_length(state, below) > column; ++below)
                next -= bits_at(row_length(state, below) - column, row_shift(below));
            moves.push_back({static_cast<Move>(row << row_width | column), next});
        }
    }
}

GraphSize Chomp::least_size(State from, int /*level*/) const {
    // Whatever shape lies within the bar can be left of it, but for none at all; the squares of a
    // shape but one are its moves.
    std::vector<int> lengths(static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row)
        lengths[static_cast<std::size_t>(row)] = row_length(from, row);
    const GraphSize shapes = ascending_sequences(lengths);
    return {shapes.positions - 1, shapes.moves - (shapes.positions - 1)};
}

std::string Chomp::move_text(State, Move move) {
    return fmt::format("{}.{}", (move >> row_width) + 1, (move & ((1U << row_width) - 1)) + 1);
}

std::vector<std::string> Chomp::fields(State state) const {
    std::vector<std::string> lengths;
    lengths.reserve(static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row)
        lengths.push_back(std::to_string(row_length(state, row)));
    return lengths;
}

Result<State> Chomp::state_of(int player, std::span<const std::string> fields) const {
    State state = bits_at(player, 0);
    int above = columns;
    for (int row = 0; row < rows; ++row) {
        const auto length = number_of(fields[static_cast<std::size_t>(row)], row == 0 ? 1 : 0,
                                      above, fmt::format("row {}", row + 1));
        if (!length)
            return tl::unexpected(length.error());
        above = *length;
        state |= bits_at(above, row_shift(row));
    }
    return state;
}

} // namespace loggia::game_graph
