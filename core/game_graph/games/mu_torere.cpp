#include "core/game_graph/games/mu_torere.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace loggia::game_graph {

namespace {

constexpr int star_points = 8;
constexpr int star_places = star_points + 1;

/// Who stands where: 0 nobody, 1, 2; the centre last.
using Star = std::array<int, star_places>;

Star star_of(State state) {
    Star star{};
    for (unsigned i = 0; i < star_places; ++i)
        star.at(i) = bits_of(state, 2 + 2 * i, 2);
    return star;
}

State packed_star(const Star& star, int player) {
    State state = bits_at(player, 0);
    for (unsigned i = 0; i < star_places; ++i)
        state |= bits_at(star.at(i), 2 + 2 * i);
    return state;
}

/// Whether the stone of `player` on `from` may move to `to`, which is free.
bool may_move(const Star& star, int player, std::size_t from, std::size_t to) {
    if (star.at(from) != player)
        return false;
    if (from == star_points)
        return true;
    const std::size_t left = (from + star_points - 1) % star_points;
    const std::size_t right = (from + 1) % star_points;
    if (to == star_points)
        return star.at(left) == 3 - player || star.at(right) == 3 - player;
    return to == left || to == right;
}

} // namespace

State MuTorere::start() {
    return packed_star({1, 1, 1, 1, 2, 2, 2, 2, 0}, 1);
}

std::optional<Outcome> MuTorere::ending(State state) const {
    std::vector<Step> moves;
    append_moves(state, moves);
    if (!moves.empty())
        return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

void MuTorere::append_moves(State state, std::vector<Step>& moves) {
    const Star star = star_of(state);
    const int player = low_player(state);
    const auto* const free = std::find(star.begin(), star.end(), 0);
    const auto to = static_cast<std::size_t>(free - star.begin());
    for (std::size_t from = 0; from < star_places; ++from) {
        if (!may_move(star, player, from, to))
            continue;
        Star next = star;
        std::swap(next.at(from), next.at(to));
        moves.push_back(
            {static_cast<Move>((from + 1) % star_places), packed_star(next, 3 - player)});
    }
}

State MuTorere::merged(State state, int level) {
    if (level == 0)
        return state;
    Star star = star_of(state);
    if (low_player(state) == 2)
        for (int& stone : star)
            stone = (3 - stone) % 3;
    State least = packed_star(star, 1);
    for (int mirrored = 0; mirrored < 2; ++mirrored) {
        std::reverse(star.begin(), star.begin() + star_points);
        for (int turn = 0; turn < star_points; ++turn) {
            std::rotate(star.begin(), star.begin() + 1, star.begin() + star_points);
            least = std::min(least, packed_star(star, 1));
        }
    }
    return least;
}

std::string MuTorere::move_text(State, Move move) {
    return std::to_string(move);
}

std::vector<std::string> MuTorere::fields(State state) {
    std::string shown;
    for (const int stone : star_of(state))
        shown += ".12"[stone];
    return {shown};
}

Result<State> MuTorere::state_of(int player, std::span<const std::string> fields) {
    const std::string& shown = fields[0];
    Star star{};
    const auto count = [&](char sign) { return std::count(shown.begin(), shown.end(), sign); };
    if (shown.size() != star_places || count('.') != 1 || count('1') != 4 || count('2') != 4)
        return failure("expected nine characters: 1 and 2 four times each, and one dot");
    for (std::size_t i = 0; i < star_places; ++i)
        star.at(i) = shown[i] == '.' ? 0 : shown[i] - '0';
    return packed_star(star, player);
}

} // namespace loggia::game_graph
