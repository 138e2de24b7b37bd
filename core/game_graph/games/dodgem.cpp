#include "core/game_graph/games/dodgem.hpp"

#include "core/base/number_text.hpp"
#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace loggia::game_graph {

namespace {

struct Way {
    int right, down;
    char sign;
};
constexpr std::array ways{Way{1, 0, '>'}, Way{0, -1, '^'}, Way{-1, 0, '<'}, Way{0, 1, 'v'}};

bool is_ahead(const Way& way, int player) {
    return player == 1 ? way.right == 1 : way.down == -1;
}
bool is_back(const Way& way, int player) {
    return player == 1 ? way.right == -1 : way.down == 1;
}

} // namespace

std::string Dodgem::text() const {
    return fmt::format("dodgem {}{}", size, misere ? " misere" : "");
}

State Dodgem::start() const {
    State state = 1;
    for (int i = 0; i + 1 < size; ++i)
        state |= State{1} << square(0, i) | State{2} << square(i + 1, size - 1);
    return state;
}

bool Dodgem::has_cars(State state, int player) const {
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            if (car(state, column, row) == player)
                return true;
    return false;
}

std::optional<Outcome> Dodgem::ending(State state) const {
    const Outcome won = misere ? Outcome::loss : Outcome::win;
    if (!has_cars(state, 3 - low_player(state)))
        return opposite(won);
    std::vector<Step> moves;
    append_moves(state, moves);
    return moves.empty() ? std::optional(won) : std::nullopt;
}

void Dodgem::append_moves(State state, std::vector<Step>& moves) const {
    const int player = low_player(state);
    if (!has_cars(state, 3 - player))
        return;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            if (car(state, column, row) != player)
                continue;
            for (std::size_t i = 0; i < ways.size(); ++i) {
                const Way& way = ways.at(i);
                const int x = column + way.right;
                const int y = row + way.down;
                const bool on_board = inside(x, y);
                if (is_back(way, player) || (on_board && car(state, x, y) != 0) ||
                    (!on_board && !is_ahead(way, player)))
                    continue;
                State next = turned(state) ^ bits_at(player, square(column, row));
                if (on_board)
                    next |= bits_at(player, square(x, y));
                moves.push_back(
                    {static_cast<Move>((row * size + column) * 4) + static_cast<Move>(i), next});
            }
        }
}

State Dodgem::merged(State state, int level) const {
    if (level == 0 || low_player(state) == 1)
        return state;
    // The diagonal from the bottom left to the top right turns one player's view into the other's.
    State image = 1;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            if (const int other = car(state, column, row); other != 0)
                image |= bits_at(3 - other, square(size - 1 - row, size - 1 - column));
    return image;
}

GraphSize Dodgem::least_size(State from, int level) const {
    constexpr std::array<GraphSize, max_size - 1> sizes{
        GraphSize{15, 15}, GraphSize{1963, 5373}, GraphSize{393'900, 1'900'621},
        GraphSize{164'308'067, 1'177'245'142}}; // from size 2 on
    if (from != start())
        return {};
    const GraphSize counted = sizes.at(static_cast<std::size_t>(size) - 2);
    const double images = level == 0 ? 1 : 2;
    return {counted.positions / images, counted.moves / images};
}

std::string Dodgem::move_text(State, Move move) const {
    const int cell = static_cast<int>(move / 4);
    return fmt::format("{}{}{}", static_cast<char>('a' + cell % size), cell / size + 1,
                       ways.at(move % 4).sign);
}

std::vector<std::string> Dodgem::fields(State state) const {
    std::string shown;
    for (int row = 0; row < size; ++row) {
        if (row > 0)
            shown += '/';
        for (int column = 0; column < size; ++column)
            shown += ".12"[car(state, column, row)];
    }
    return {shown};
}

Result<State> Dodgem::state_of(int player, std::span<const std::string> fields) const {
    const std::string& shown = fields[0];
    const auto width = static_cast<std::size_t>(size);
    bool fits = shown.size() == (width + 1) * width - 1;
    State state = bits_at(player, 0);
    std::array<int, 3> count{};
    for (std::size_t i = 0; fits && i < shown.size(); ++i) {
        if (i % (width + 1) == width) {
            fits = shown[i] == '/';
            continue;
        }
        const auto sign = std::string_view(".12").find(shown[i]);
        fits = sign != std::string_view::npos;
        if (!fits)
            break;
        ++count.at(sign);
        state |= bits_at(static_cast<int>(sign), square(static_cast<int>(i % (width + 1)),
                                                        static_cast<int>(i / (width + 1))));
    }
    if (!fits)
        return failure(
            fmt::format("the board must be {} rows of {} characters (. 1 2), separated by slashes",
                        size, size));
    if (count[1] >= size || count[2] >= size)
        return failure(fmt::format("a player has at most {}",
                                   counted(static_cast<unsigned>(size - 1), "car")));
    if (count[1] == 0 && count[2] == 0)
        return failure("the game ends before both players have driven off their last car");
    return state;
}

} // namespace loggia::game_graph
