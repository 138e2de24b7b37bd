#include "core/game_graph/games/kalah.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace loggia::game_graph {

std::string Kalah::text() const {
    return fmt::format("kalah {} {}{}", pits, seeds_each, misere ? " misere" : "");
}

unsigned Kalah::width() const {
    return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(all_seeds())));
}

bool Kalah::is_over(const Seeds& seeds, int player) const {
    const auto own = seeds.begin() + static_cast<std::ptrdiff_t>(first(player));
    return std::all_of(own, own + pits, [](int pit) { return pit == 0; });
}

int Kalah::counted(const Seeds& seeds, int player) const {
    return seeds[first(player) + static_cast<std::size_t>(pits)];
}

std::array<int, 2> Kalah::counts(State state) const {
    const Seeds seeds = seeds_of(state);
    std::array<int, 2> counts{counted(seeds, 1), counted(seeds, 2)};
    // What then lies in the other pits belongs to the other side.
    if (const int player = low_player(state); is_over(seeds, player)) {
        const auto mover = static_cast<std::size_t>(player) - 1;
        counts[1 - mover] = all_seeds() - counts[mover];
    }
    return counts;
}

Kalah::Seeds Kalah::seeds_of(State state) const {
    Seeds seeds;
    for (unsigned i = 0; i < static_cast<unsigned>(2 * pits + 1); ++i)
        seeds.push_back(bits_of(state, 2 + i * width(), width()));
    seeds.push_back(all_seeds() - std::accumulate(seeds.begin(), seeds.end(), 0));
    return seeds;
}

State Kalah::packed(const Seeds& seeds, int player) const {
    State state = bits_at(player, 0);
    for (unsigned i = 0; i < static_cast<unsigned>(2 * pits + 1); ++i)
        state |= bits_at(seeds[i], 2 + i * width());
    return state;
}

State Kalah::start() const {
    Seeds all(static_cast<std::size_t>(2 * pits + 2), seeds_each);
    all[static_cast<std::size_t>(pits)] = all.back() = 0;
    return packed(all, 1);
}

std::optional<Outcome> Kalah::ending(State state) const {
    const Seeds seeds = seeds_of(state);
    const int player = low_player(state);
    if (!is_over(seeds, player))
        return std::nullopt;
    const int mine = counted(seeds, player);
    const int theirs = all_seeds() - mine;
    if (mine == theirs)
        return Outcome::draw;
    return (mine > theirs) != misere ? Outcome::win : Outcome::loss;
}

State Kalah::after(Seeds seeds, int player, int pit) const {
    const std::size_t store = first(player) + static_cast<std::size_t>(pits);
    const std::size_t other_store = first(3 - player) + static_cast<std::size_t>(pits);
    std::size_t at = first(player) + static_cast<std::size_t>(pit);
    for (int hand = std::exchange(seeds[at], 0); hand > 0; --hand) {
        do {
            at = (at + 1) % seeds.size();
        } while (at == other_store);
        ++seeds[at];
    }
    const bool own_pit = at >= first(player) && at < store;
    // The pits stand in a ring with the stores between them.
    const std::size_t opposite_pit = static_cast<std::size_t>(2 * pits) - at;
    if (own_pit && seeds[at] == 1 && seeds[opposite_pit] > 0)
        seeds[store] += std::exchange(seeds[at], 0) + std::exchange(seeds[opposite_pit], 0);
    return packed(seeds, at == store ? player : 3 - player);
}

void Kalah::append_moves(State state, std::vector<Step>& moves) const {
    const Seeds seeds = seeds_of(state);
    const int player = low_player(state);
    for (int pit = 0; pit < pits; ++pit)
        if (seeds[first(player) + static_cast<std::size_t>(pit)] > 0)
            moves.push_back({static_cast<Move>(pit), after(seeds, player, pit)});
}

State Kalah::merged(State state, int level) const {
    if (level == 0 || low_player(state) == 1)
        return state;
    Seeds seeds = seeds_of(state);
    std::rotate(seeds.begin(), seeds.begin() + pits + 1, seeds.end());
    return packed(seeds, 1);
}

std::string Kalah::move_text(State, Move move) {
    return std::to_string(move + 1);
}

std::vector<int> Kalah::path(State state, Move move) const {
    const int pit = static_cast<int>(move);
    return {low_player(state) == 1 ? pits + 2 + 1 + pit : pits - pit};
}

std::vector<std::string> Kalah::fields(State state) const {
    std::vector<std::string> shown;
    for (const int pit : seeds_of(state))
        shown.push_back(std::to_string(pit));
    return shown;
}

Result<State> Kalah::state_of(int player, std::span<const std::string> fields) const {
    Seeds seeds;
    for (const std::string& field : fields) {
        const auto pit = number_of(field, 0, all_seeds(), "a pit");
        if (!pit)
            return tl::unexpected(pit.error());
        seeds.push_back(*pit);
    }
    if (std::accumulate(seeds.begin(), seeds.end(), 0) != all_seeds())
        return failure(fmt::format("pits and stores must hold {} seeds in total", all_seeds()));
    return packed(seeds, player);
}

} // namespace loggia::game_graph
