#include "core/game_graph/games/tic_tac_toe.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

namespace loggia::game_graph {

namespace {

constexpr State every_x = 0x5555'5555'5555'5555U;

unsigned cell_shift(int cell) {
    return 2 * static_cast<unsigned>(cell);
}

/// The same board in the order of other cells.
State permuted(State state, const std::vector<int>& to) {
    State image = 0;
    for (std::size_t cell = 0; cell < to.size(); ++cell)
        image |= (state >> (2 * cell) & 3U) << cell_shift(to[cell]);
    return image;
}

} // namespace

TicTacToe::TicTacToe(int columns, int rows, int in_line, bool misere)
    : columns_(columns), rows_(rows), in_line_(in_line), misere_(misere) {
    const auto cell = [&](int column, int row) { return row * columns_ + column; };
    const auto inside = [&](int column, int row) {
        return column >= 0 && column < columns_ && row >= 0 && row < rows_;
    };
    struct Direction {
        int right, down;
    };
    for (const Direction d : {Direction{1, 0}, {0, 1}, {1, 1}, {-1, 1}})
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) {
                if (!inside(column + (in_line_ - 1) * d.right, row + (in_line_ - 1) * d.down))
                    continue;
                State line = 0;
                for (int i = 0; i < in_line_; ++i)
                    line |= State{1} << cell_shift(cell(column + i * d.right, row + i * d.down));
                lines_.push_back(line);
            }
    for (int kind = 1; kind < (columns_ == rows_ ? 8 : 4); ++kind) {
        std::vector<int> to(static_cast<std::size_t>(slots()));
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) {
                int x = (kind & 1) != 0 ? columns_ - 1 - column : column;
                int y = (kind & 2) != 0 ? rows_ - 1 - row : row;
                if ((kind & 4) != 0)
                    std::swap(x, y);
                to[static_cast<std::size_t>(cell(column, row))] = cell(x, y);
            }
        symmetries_.push_back(std::move(to));
    }
}

std::string TicTacToe::text() const {
    return fmt::format("tic-tac-toe {}x{} {}{}", columns_, rows_, in_line_,
                       misere_ ? " misere" : "");
}

int TicTacToe::layer(State state) {
    return std::popcount(state);
}

std::optional<Outcome> TicTacToe::ending(State state) const {
    // Whoever has just moved is the other one: only they can have a line that is new.
    const State signs = state >> (player(state) == 1 ? 1U : 0U) & every_x;
    for (const State line : lines_)
        if ((signs & line) == line)
            return misere_ ? Outcome::win : Outcome::loss;
    return layer(state) == slots() ? std::optional(Outcome::draw) : std::nullopt;
}

State TicTacToe::after(State state, int slot, int player) {
    if ((state >> cell_shift(slot) & 3U) != 0)
        return 0;
    return state | bits_at(player, cell_shift(slot));
}

void TicTacToe::append_moves(State state, std::vector<Step>& moves) const {
    if (ending(state))
        return;
    for (int cell = 0; cell < slots(); ++cell)
        if (const State next = after(state, cell, player(state)))
            moves.push_back({static_cast<Move>(cell), next});
}

State TicTacToe::merged(State state, int level) const {
    State least = state;
    if (level > 0)
        for (const auto& symmetry : symmetries_)
            least = std::min(least, permuted(state, symmetry));
    return least;
}

GraphSize TicTacToe::least_size(State from, int level) const {
    // Signs may come in any order as long as no line is whole, so every board without one can be
    // reached that has as many signs of both, or one more. Of all boards with so many signs those
    // are left out in which a line is whole, once for each such line.
    const State all_x = every_x & ((State{1} << bits()) - 1);
    const State xs = from & all_x;
    const State os = from >> 1U & all_x;
    const int empty = slots() - layer(from);
    const int turn = player(from);
    // By how many signs lines lack, for both players.
    std::array<std::vector<int>, 2> lines;
    for (std::size_t side = 0; side < lines.size(); ++side) {
        lines.at(side).assign(static_cast<std::size_t>(in_line_) + 1, 0);
        for (const State line : lines_)
            if (const State other = side == 0 ? os : xs; (line & other) == 0)
                ++lines.at(
                    side)[static_cast<std::size_t>(std::popcount(line & ~(side == 0 ? xs : os)))];
        if (lines.at(side)[0] > 0)
            return {};
    }
    const auto boards = [&](int more_x, int more_o) {
        double count = binomial(empty, more_x) * binomial(empty - more_x, more_o);
        for (int lacks = 1; lacks <= in_line_; ++lacks) {
            const auto i = static_cast<std::size_t>(lacks);
            count -= lines[0][i] * binomial(empty - lacks, more_x - lacks) *
                     binomial(empty - more_x, more_o);
            count -= lines[1][i] * binomial(empty - lacks, more_o - lacks) *
                     binomial(empty - more_o, more_x);
        }
        return std::max(count, 0.0);
    };
    double positions = 0;
    for (int signs = 0; signs <= empty; ++signs) {
        const int own = (signs + 1) / 2;
        positions += turn == 1 ? boards(own, signs - own) : boards(signs - own, own);
    }
    const double images = level == 0 ? 1 : static_cast<double>(symmetries_.size()) + 1;
    return {std::max(positions / images, 1.0), 0};
}

std::string TicTacToe::move_text(State, Move move) const {
    const auto columns = static_cast<Move>(columns_);
    return fmt::format("{}{}", static_cast<char>('a' + move % columns), move / columns + 1);
}

std::vector<std::string> TicTacToe::fields(State state) const {
    std::string shown;
    for (int cell = 0; cell < slots(); ++cell) {
        if (cell > 0 && cell % columns_ == 0)
            shown += '/';
        shown += ".XO"[state >> cell_shift(cell) & 3U];
    }
    return {shown};
}

Result<State> TicTacToe::state_of(int player, std::span<const std::string> fields) const {
    const std::string& shown = fields[0];
    State state = 0;
    std::size_t at = 0;
    bool fits = shown.size() == static_cast<std::size_t>(slots() + rows_ - 1);
    for (int cell = 0; fits && cell < slots(); ++cell, ++at) {
        if (cell > 0 && cell % columns_ == 0)
            fits = shown[at++] == '/';
        const auto sign = std::string_view(".XO").find(shown[at]);
        fits = fits && sign != std::string_view::npos;
        if (fits)
            state |= bits_at(static_cast<int>(sign), cell_shift(cell));
    }
    if (!fits)
        return failure(
            fmt::format("the board must be {} rows of {} characters (. X O), separated by slashes",
                        rows_, columns_));
    const int x = std::popcount(state & every_x);
    const int o = std::popcount(state & ~every_x);
    if (x != o && x != o + 1)
        return failure(fmt::format("X moves first, so {} X and {} O are impossible", x, o));
    if (player != 0 && player != TicTacToe::player(state))
        return failure(fmt::format("with {} X and {} O, player {} is to move", x, o,
                                   TicTacToe::player(state)));
    return state;
}

} // namespace loggia::game_graph
