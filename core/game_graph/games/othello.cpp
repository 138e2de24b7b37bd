#include "core/game_graph/games/othello.hpp"

#include "core/base/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace loggia::game_graph {

namespace {

constexpr unsigned row_bits = 10; ///< 3^6 is less than 2^10

} // namespace

Othello::Othello(Grid grid, std::optional<int> empty, std::uint64_t seed, bool misere)
    : grid_(grid), empty_(empty), seed_(seed), misere_(misere), symmetries_(grid.symmetries()),
      start_(empty ? start_with(*empty) : usual_start()) {}

std::string Othello::text() const {
    return fmt::format(
        "othello {}{}{}{}", grid_.size_text(), empty_ ? fmt::format(" {}", *empty_) : "",
        empty_ && seed_ != 1 ? fmt::format(" {}", seed_) : "", misere_ ? " misere" : "");
}

Othello::Discs Othello::discs_of(State state) const {
    Discs discs(static_cast<std::size_t>(grid_.cells()));
    for (int row = 0; row < grid_.rows; ++row) {
        int digits = bits_of(state, 2 + row_bits * static_cast<unsigned>(row), row_bits);
        for (int column = 0; column < grid_.columns; ++column, digits /= 3)
            discs[static_cast<std::size_t>(grid_.cell(column, row))] = digits % 3;
    }
    return discs;
}

State Othello::packed(const Discs& discs, int player) const {
    State state = bits_at(player, 0);
    for (int row = 0; row < grid_.rows; ++row) {
        int digits = 0;
        for (int column = grid_.columns; column-- > 0;)
            digits = 3 * digits + discs[static_cast<std::size_t>(grid_.cell(column, row))];
        state |= bits_at(digits, 2 + row_bits * static_cast<unsigned>(row));
    }
    return state;
}

State Othello::usual_start() const {
    Discs discs(static_cast<std::size_t>(grid_.cells()));
    const int x = grid_.columns / 2;
    const int y = grid_.rows / 2;
    for (const auto& [column, row, player] :
         {std::array{x - 1, y - 1, 2}, {x, y - 1, 1}, {x - 1, y, 1}, {x, y, 2}})
        discs[static_cast<std::size_t>(grid_.cell(column, row))] = player;
    return packed(discs, 1);
}

State Othello::start_with(int empty) const {
    // Few games end before the board is full; then another one is tried. One game in a thousand
    // would do, and the usual start is what is left if none of them does.
    constexpr int most_games = 10'000;
    Random random(seed_);
    for (int game = 0; game < most_games; ++game) {
        State state = usual_start();
        std::vector<Step> moves;
        for (;;) {
            const Discs discs = discs_of(state);
            moves.clear();
            append_moves(state, moves);
            if (moves.empty())
                break;
            if (std::count(discs.begin(), discs.end(), 0) == empty)
                return state;
            state = moves[random.below(moves.size())].to;
        }
    }
    return usual_start();
}

void Othello::append_turned(const Discs& discs, int cell, int player,
                            std::vector<int>& cells) const {
    for (const auto& [right, down] : all_directions) {
        const std::size_t before = cells.size();
        for (int far = 1;; ++far) {
            const auto at = grid_.beside(cell, far * right, far * down);
            const int disc = at ? discs[static_cast<std::size_t>(*at)] : 0;
            if (disc == 3 - player) {
                cells.push_back(*at);
                continue;
            }
            if (disc == 0) // No own disc holds the other end.
                cells.resize(before);
            break;
        }
    }
}

bool Othello::can_move(const Discs& discs, int player) const {
    std::vector<int> cells;
    for (int cell = 0; cell < grid_.cells() && cells.empty(); ++cell)
        if (discs[static_cast<std::size_t>(cell)] == 0)
            append_turned(discs, cell, player, cells);
    return !cells.empty();
}

std::array<int, 2> Othello::counts(State state) const {
    const Discs discs = discs_of(state);
    return {static_cast<int>(std::count(discs.begin(), discs.end(), 1)),
            static_cast<int>(std::count(discs.begin(), discs.end(), 2))};
}

std::optional<Outcome> Othello::ending(State state) const {
    const Discs discs = discs_of(state);
    if (can_move(discs, 1) || can_move(discs, 2))
        return std::nullopt;
    const auto [one, two] = counts(state);
    const int own = low_player(state) == 1 ? one : two;
    const int other = one + two - own;
    if (own == other)
        return Outcome::draw;
    return (own > other) != misere_ ? Outcome::win : Outcome::loss;
}

void Othello::append_moves(State state, std::vector<Step>& moves) const {
    const Discs discs = discs_of(state);
    const int player = low_player(state);
    const std::size_t before = moves.size();
    std::vector<int> cells;
    for (int cell = 0; cell < grid_.cells(); ++cell) {
        if (discs[static_cast<std::size_t>(cell)] != 0)
            continue;
        cells.clear();
        append_turned(discs, cell, player, cells);
        if (cells.empty())
            continue;
        Discs next = discs;
        next[static_cast<std::size_t>(cell)] = player;
        for (const int turned_cell : cells)
            next[static_cast<std::size_t>(turned_cell)] = player;
        moves.push_back({static_cast<Move>(cell), packed(next, 3 - player)});
    }
    if (moves.size() == before && can_move(discs, 3 - player))
        moves.push_back({static_cast<Move>(grid_.cells()), turned(state)});
}

State Othello::merged(State state, int level) const {
    State least = state;
    if (level == 0)
        return least;
    const Discs discs = discs_of(state);
    for (const Permutation& image : symmetries_)
        least = std::min(least, packed(permuted(discs, image), low_player(state)));
    return least;
}

std::string Othello::move_text(State, Move move) const {
    const int cell = static_cast<int>(move);
    return cell == grid_.cells() ? "pass" : grid_.name(cell);
}

std::vector<int> Othello::path(State, Move move) const {
    const int cell = static_cast<int>(move);
    return cell == grid_.cells() ? std::vector<int>{} : std::vector{cell};
}

std::vector<std::string> Othello::fields(State state) const {
    return {grid_.text(discs_of(state), player_signs)};
}

Result<State> Othello::state_of(int player, std::span<const std::string> fields) const {
    const auto discs = grid_.read(fields[0], player_signs);
    if (!discs)
        return tl::unexpected(discs.error());
    return packed(*discs, player);
}

} // namespace loggia::game_graph
