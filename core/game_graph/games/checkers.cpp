#include "core/game_graph/games/checkers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace loggia::game_graph {

namespace {

constexpr std::string_view piece_signs = ".xoXO";
constexpr int king = 2; ///< what a king is more than a man

/// Of the piece on a square: 0 nobody, 1, 2.
int side_of(int piece) {
    return piece == 0 ? 0 : (piece - 1) % 2 + 1;
}

bool may_go(int piece, int down) {
    return piece > king || down == (piece == 1 ? -1 : 1);
}

} // namespace

std::string Checkers::text() const {
    return fmt::format("checkers {}{}{}", grid.size_text(),
                       men_rows == 1 ? "" : fmt::format(" {}", men_rows), misere ? " misere" : "");
}

int Checkers::piece(State state, int cell) const {
    return is_dark(cell) ? bits_of(state, shift(cell), 3) : 0;
}

State Checkers::with(State state, int cell, int piece) const {
    return (state & ~(State{7} << shift(cell))) | bits_at(piece, shift(cell));
}

State Checkers::start() const {
    State state = 1;
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (is_dark(cell) && grid.row(cell) < men_rows)
            state = with(state, cell, 2);
        if (is_dark(cell) && grid.row(cell) >= grid.rows - men_rows)
            state = with(state, cell, 1);
    }
    return state;
}

std::optional<Outcome> Checkers::ending(State state) const {
    if (!ways(state).empty())
        return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

State Checkers::moved(State state, int from, int to) const {
    const int mover = piece(state, from);
    const int far_row = mover == 1 ? 0 : grid.rows - 1;
    const bool crowned = mover <= king && grid.row(to) == far_row;
    return with(with(state, from, 0), to, crowned ? mover + king : mover);
}

void Checkers::append_captures(State state, const Way& way, std::vector<Way>& ways) const {
    // Each capture takes a piece, so that a way has an end.
    std::vector<Way> open{way};
    open.back().to = state;
    while (!open.empty()) {
        const Way here = std::move(open.back());
        open.pop_back();
        const int at = here.cells.back();
        const int mover = piece(here.to, at);
        // A man that has just become a king stays where it is.
        const bool crowned = here.cells.size() > 1 && mover != piece(state, here.cells.front());
        bool ends = true;
        std::vector<Way> further;
        for (const auto& [right, down] : diagonal_directions) {
            const auto over = grid.beside(at, right, down);
            const auto to = grid.beside(at, 2 * right, 2 * down);
            if (crowned || !to || !may_go(mover, down) || piece(here.to, *to) != 0 ||
                side_of(piece(here.to, *over)) != 3 - side_of(mover))
                continue;
            ends = false;
            Way next = here;
            next.cells.push_back(*to);
            next.to = with(moved(here.to, at, *to), *over, 0);
            further.push_back(std::move(next));
        }
        open.insert(open.end(), further.rbegin(), further.rend());
        if (ends && here.cells.size() > 1)
            ways.push_back(here);
    }
}

std::vector<Checkers::Way> Checkers::ways(State state) const {
    const int player = low_player(state);
    std::vector<Way> ways;
    for (int from = 0; from < grid.cells(); ++from)
        if (side_of(piece(state, from)) == player)
            append_captures(state, {{from}, state}, ways);
    if (ways.empty())
        for (int from = 0; from < grid.cells(); ++from)
            if (side_of(piece(state, from)) == player)
                for (const auto& [right, down] : diagonal_directions) {
                    const auto to = grid.beside(from, right, down);
                    if (to && may_go(piece(state, from), down) && piece(state, *to) == 0)
                        ways.push_back({{from, *to}, moved(state, from, *to)});
                }
    for (Way& way : ways)
        way.to = turned(way.to);
    return ways;
}

void Checkers::append_moves(State state, std::vector<Step>& moves) const {
    const std::vector<Way> all = ways(state);
    for (std::size_t i = 0; i < all.size(); ++i)
        moves.push_back({static_cast<Move>(i), all[i].to});
}

State Checkers::merged(State state, int level) const {
    if (level == 0 || low_player(state) == 1)
        return state;
    State image = 1;
    for (int cell = 0; cell < grid.cells(); ++cell)
        if (const int there = piece(state, cell); there != 0)
            image =
                with(image, grid.cells() - 1 - cell, side_of(there) == 1 ? there + 1 : there - 1);
    return image;
}

std::string Checkers::move_text(State state, Move move) const {
    const std::vector<int> cells = path(state, move);
    const bool step = std::abs(grid.row(cells[0]) - grid.row(cells[1])) == 1;
    std::string text = grid.name(cells[0]);
    for (std::size_t i = 1; i < cells.size(); ++i)
        text += (step ? '-' : 'x') + grid.name(cells[i]);
    return text;
}

std::vector<int> Checkers::path(State state, Move move) const {
    return ways(state).at(move).cells;
}

std::vector<std::string> Checkers::fields(State state) const {
    std::vector<int> contents(static_cast<std::size_t>(grid.cells()));
    for (int cell = 0; cell < grid.cells(); ++cell)
        contents[static_cast<std::size_t>(cell)] = piece(state, cell);
    return {grid.text(contents, piece_signs)};
}

Result<State> Checkers::state_of(int player, std::span<const std::string> fields) const {
    const auto contents = grid.read(fields[0], piece_signs);
    if (!contents)
        return tl::unexpected(contents.error());
    State state = bits_at(player, 0);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const int there = (*contents)[static_cast<std::size_t>(cell)];
        if (there == 0)
            continue;
        if (!is_dark(cell))
            return failure(fmt::format("no piece can be on {}, a light square", grid.name(cell)));
        if (there <= king && grid.row(cell) == (there == 1 ? 0 : grid.rows - 1))
            return failure(fmt::format("the piece on {} must be a king", grid.name(cell)));
        state = with(state, cell, there);
    }
    for (const int side : {1, 2})
        if (std::count_if(contents->begin(), contents->end(), [side](int there) {
                return side_of(there) == side;
            }) > men_rows * grid.columns / 2)
            return failure(
                fmt::format("a player has at most {} pieces", men_rows * grid.columns / 2));
    return state;
}

} // namespace loggia::game_graph
