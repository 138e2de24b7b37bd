#include "core/game_graph/games/morris.hpp"

#include "core/game_graph/games/grid.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace loggia::game_graph {

namespace morris {

constexpr Grid grid{3, 3};
constexpr int points = 9;
constexpr int centre = 4;
/// The diagonals last.
constexpr std::array<std::array<int, 3>, 8> lines{
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

} // namespace morris

namespace {

int stone_at(State state, int point) {
    return bits_of(state, 2 + 2 * static_cast<unsigned>(point), 2);
}
State stone_on(int point, int player) {
    return bits_at(player, 2 + 2 * static_cast<unsigned>(point));
}

int count_stones(State state, int player) {
    int count = 0;
    for (int point = 0; point < morris::points; ++point)
        count += stone_at(state, point) == player ? 1 : 0;
    return count;
}

} // namespace

std::string Morris::text() const {
    return fmt::format("{}{}{}", stones == 4 ? "achi" : "three-mens-morris",
                       moving == Moving::flying       ? " flying"
                       : moving == Moving::orthogonal ? " orthogonal"
                                                      : "",
                       misere ? " misere" : "");
}

bool Morris::has_line(State state, int player) const {
    const std::size_t lines = moving == Moving::orthogonal ? 6 : morris::lines.size();
    return std::any_of(morris::lines.begin(), morris::lines.begin() + lines, [&](const auto& line) {
        return std::all_of(line.begin(), line.end(),
                           [&](int point) { return stone_at(state, point) == player; });
    });
}

bool Morris::may_move(int from, int to) const {
    const int aside = std::abs(morris::grid.column(from) - morris::grid.column(to));
    const int down = std::abs(morris::grid.row(from) - morris::grid.row(to));
    if (moving == Moving::flying || aside + down == 1)
        return true;
    // Both diagonals lead through the centre.
    return moving == Moving::lines && aside == 1 && down == 1 &&
           (from == morris::centre || to == morris::centre);
}

std::optional<Outcome> Morris::ending(State state) const {
    const Outcome lost = misere ? Outcome::win : Outcome::loss;
    if (has_line(state, 3 - low_player(state)))
        return lost;
    if (has_line(state, low_player(state)))
        return opposite(lost);
    std::vector<Step> moves;
    append_moves(state, moves);
    return moves.empty() ? std::optional(lost) : std::nullopt;
}

void Morris::append_moves(State state, std::vector<Step>& moves) const {
    if (has_line(state, 1) || has_line(state, 2))
        return;
    const int player = low_player(state);
    const bool placing = count_stones(state, player) < stones;
    for (int from = 0; from < (placing ? 1 : morris::points); ++from) {
        if (!placing && stone_at(state, from) != player)
            continue;
        for (int to = 0; to < morris::points; ++to) {
            if (stone_at(state, to) != 0 || (!placing && !may_move(from, to)))
                continue;
            const State next = turned(state) | stone_on(to, player);
            if (placing)
                moves.push_back({static_cast<Move>(to), next});
            else
                moves.push_back({static_cast<Move>((from + 1) * morris::points + to),
                                 next ^ stone_on(from, player)});
        }
    }
}

State Morris::merged(State state, int level) {
    if (level == 0)
        return state;
    static const std::vector<Permutation> images = morris::grid.symmetries();
    std::vector<int> contents = contents_of(state, morris::points);
    if (low_player(state) == 2)
        for (int& stone : contents)
            stone = (3 - stone) % 3;
    State least = packed_contents(contents, 1);
    for (const Permutation& image : images)
        least = std::min(least, packed_contents(permuted(contents, image), 1));
    return least;
}

std::string Morris::move_text(State state, Move move) {
    const std::vector<int> cells = path(state, move);
    return cells.size() == 1
               ? morris::grid.name(cells[0])
               : fmt::format("{}-{}", morris::grid.name(cells[0]), morris::grid.name(cells[1]));
}

std::vector<int> Morris::path(State, Move move) {
    const int both = static_cast<int>(move);
    return both < morris::points ? std::vector{both}
                                 : std::vector{both / morris::points - 1, both % morris::points};
}

std::vector<std::string> Morris::fields(State state) {
    return {morris::grid.text(contents_of(state, morris::points), player_signs)};
}

Result<State> Morris::state_of(int player, std::span<const std::string> fields) const {
    const auto contents = morris::grid.read(fields[0], player_signs);
    if (!contents)
        return tl::unexpected(contents.error());
    const State state = packed_contents(*contents, player);
    const int one = count_stones(state, 1);
    const int two = count_stones(state, 2);
    if (one > stones || two > stones)
        return failure(fmt::format("a player has at most {} stones", stones));
    // While stones are placed, the turn follows from them.
    if (one + two < 2 * stones && (one - two != (player == 1 ? 0 : 1)))
        return failure(fmt::format("with {} and {} stones placed, player {} cannot be to move", one,
                                   two, player));
    return state;
}

} // namespace loggia::game_graph
