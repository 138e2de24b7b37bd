#include "core/game_graph/games/even_or_odd.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

struct Holdings {
    int player;
    int pile;
    int one; ///< what player 1 has
    int two;

    static constexpr unsigned width = 10;

    static Holdings of(State state) {
        return {low_player(state), bits_of(state, 2, width), bits_of(state, 2 + width, width),
                bits_of(state, 2 + 2 * width, width)};
    }
    [[nodiscard]] State packed() const {
        return bits_at(player, 0) | bits_at(pile, 2) | bits_at(one, 2 + width) |
               bits_at(two, 2 + 2 * width);
    }
};

} // namespace

std::string EvenOrOdd::text() const {
    return fmt::format("even-or-odd {} {}{}", pile, most, misere ? " misere" : "");
}

State EvenOrOdd::start() const {
    return Holdings{1, pile, 0, 0}.packed();
}

std::array<int, 2> EvenOrOdd::counts(State state) {
    const Holdings h = Holdings::of(state);
    return {h.one, h.two};
}

std::optional<Outcome> EvenOrOdd::ending(State state) const {
    const Holdings h = Holdings::of(state);
    if (h.pile > 0)
        return std::nullopt;
    const int own = h.player == 1 ? h.one : h.two;
    return (own % 2 == 0) != misere ? Outcome::win : Outcome::loss;
}

void EvenOrOdd::append_moves(State state, std::vector<Step>& moves) const {
    const Holdings h = Holdings::of(state);
    for (int taken = 1; taken <= std::min(most, h.pile); ++taken) {
        Holdings next = h;
        next.player = 3 - h.player;
        next.pile -= taken;
        (h.player == 1 ? next.one : next.two) += taken;
        moves.push_back({static_cast<Move>(taken), next.packed()});
    }
}

State EvenOrOdd::merged(State state, int level) {
    if (level == 0)
        return state;
    Holdings h = Holdings::of(state);
    h.one %= 2;
    h.two %= 2;
    if (level == 2 && h.player == 2) {
        std::swap(h.one, h.two);
        h.player = 1;
    }
    return h.packed();
}

GraphSize EvenOrOdd::least_size(State from, int level) const {
    if (level > 0) // never many
        return {};
    const Holdings h = Holdings::of(from);
    GraphSize size{0, 0};
    for (int first = 0; first <= h.pile; ++first)
        for (int second = 0; first + second <= h.pile; ++second) {
            // What the players have taken, who moves next and who moves after them; after as many
            // moves of both, or one more of the former.
            const auto turns = [this](int taken) { return (taken + most - 1) / most; };
            const bool even = std::max(turns(first), turns(second)) <= std::min(first, second);
            const bool odd =
                std::max(turns(first) - 1, turns(second)) <= std::min(first - 1, second);
            const int players = (even ? 1 : 0) + (odd ? 1 : 0);
            size.positions += players;
            size.moves += players * std::min(most, h.pile - first - second);
        }
    return size;
}

std::string EvenOrOdd::move_text(State, Move move) {
    return std::to_string(move);
}

std::vector<std::string> EvenOrOdd::fields(State state) {
    const Holdings h = Holdings::of(state);
    return {std::to_string(h.pile), std::to_string(h.one), std::to_string(h.two)};
}

Result<State> EvenOrOdd::state_of(int player, std::span<const std::string> fields) const {
    Holdings h{player, 0, 0, 0};
    const auto left = number_of(fields[0], 0, pile, "the pile");
    const auto one = number_of(fields[1], 0, pile, "the number of player 1");
    const auto two = number_of(fields[2], 0, pile, "the number of player 2");
    for (const auto* read : {&left, &one, &two})
        if (!*read)
            return tl::unexpected(read->error());
    if ((*left + *one + *two) % 2 == 0 || *left + *one + *two > pile)
        return failure(
            fmt::format("pile and holdings must add up to an odd number, at most {}", pile));
    h.pile = *left;
    h.one = *one;
    h.two = *two;
    return h.packed();
}

} // namespace loggia::game_graph
