#include "core/game_graph/games/heaps.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

namespace loggia::game_graph {

namespace {

// A move is the pile and the number taken.
constexpr unsigned pile_of_move = 24;

Move heap_move(std::size_t pile, int taken) {
    return static_cast<Move>(pile) << pile_of_move | static_cast<Move>(taken);
}

} // namespace

unsigned Heaps::width() const {
    const auto most = static_cast<unsigned>(*std::max_element(piles.begin(), piles.end()));
    return std::max(1U, static_cast<unsigned>(std::bit_width(most)));
}

std::string Heaps::text() const {
    const auto* const ending = misere ? " misere" : "";
    if (takes.empty())
        return fmt::format("nim {}{}", fmt::join(piles, " "), ending);
    return fmt::format("subtraction {} take {}{}", fmt::join(piles, " "), fmt::join(takes, " "),
                       ending);
}

State Heaps::start() const {
    State state = 1;
    for (std::size_t i = 0; i < piles.size(); ++i)
        state |= bits_at(piles[i], shift(i));
    return state;
}

std::optional<Outcome> Heaps::ending(State state) const {
    const int least = takes.empty() ? 1 : takes.front();
    for (std::size_t i = 0; i < piles.size(); ++i)
        if (bits_of(state, shift(i), width()) >= least)
            return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

void Heaps::append_moves(State state, std::vector<Step>& moves) const {
    const State next = turned(state);
    const unsigned bits = width();
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const unsigned at = 2 + bits * static_cast<unsigned>(i);
        const int pile = bits_of(state, at, bits);
        const auto take = [&](int taken) {
            moves.push_back({heap_move(i, taken), next - bits_at(taken, at)});
        };
        if (takes.empty())
            for (int taken = 1; taken <= pile; ++taken)
                take(taken);
        else
            for (const int taken : takes)
                if (taken <= pile)
                    take(taken);
    }
}

State Heaps::merged(State state, int level) const {
    if (level == 0)
        return state;
    if (level == 1)
        return state & ~State{3};
    std::vector<int> sizes;
    for (std::size_t i = 0; i < piles.size(); ++i)
        sizes.push_back(bits_of(state, shift(i), width()));
    std::sort(sizes.begin(), sizes.end());
    State sorted = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i)
        sorted |= bits_at(sizes[i], shift(i));
    return sorted;
}

GraphSize Heaps::least_size(State from, int level) const {
    std::vector<int> sizes;
    for (std::size_t i = 0; i < piles.size(); ++i)
        sizes.push_back(bits_of(from, shift(i), width()));
    // What can be left of each pile, and of the piles together; and with one player to move only
    // where no more than one token has gone from any pile.
    double all = 1;
    double one_parity = 1;
    double tokens = 0;
    for (const int size : sizes) {
        const double left = takes.empty() ? size + 1.0 : sizes_left(size);
        all *= left;
        one_parity *= takes.empty() ? std::min(left, 2.0) : left;
        tokens += size / 2.0;
    }
    if (takes.empty() && level == 2)
        return ascending_sequences(sizes);
    if (level == 2) {
        for (std::size_t i = 2; i <= sizes.size(); ++i)
            all /= static_cast<double>(i); // no more orders than that are merged
        return {std::max(all, 1.0), 0};
    }
    return {level == 0 ? 2 * all - one_parity : all, takes.empty() ? all * tokens : 0};
}

double Heaps::sizes_left(int size) const {
    std::vector<bool> left(static_cast<std::size_t>(size) + 1, false);
    left.back() = true;
    // Each number alone, in case that there are too many for all of them together.
    constexpr std::size_t most_steps = 20'000'000;
    const bool few = takes.size() * left.size() <= most_steps;
    for (std::size_t i = left.size(); i-- > 0;)
        for (std::size_t k = 0; left[i] && k < (few ? takes.size() : 1); ++k)
            if (const auto taken = static_cast<std::size_t>(takes[k]); taken <= i)
                left[i - taken] = true;
    return static_cast<double>(std::count(left.begin(), left.end(), true));
}

std::string Heaps::move_text(State, Move move) const {
    const Move taken = move & ((Move{1} << pile_of_move) - 1);
    if (piles.size() == 1)
        return std::to_string(taken);
    return fmt::format("{}{}", static_cast<char>('A' + (move >> pile_of_move)), taken);
}

std::optional<Step> Heaps::find_move(State state, std::string_view name) const {
    std::size_t pile = 0;
    if (piles.size() > 1) {
        if (name.empty() || name[0] < 'a' || name[0] >= 'a' + static_cast<int>(piles.size()))
            return std::nullopt;
        pile = static_cast<std::size_t>(name[0] - 'a');
        name.remove_prefix(1);
    }
    const int size = bits_of(state, shift(pile), width());
    const auto taken = number_of(name, 1, size, "the number taken");
    if (!taken || name[0] == '0' ||
        (!takes.empty() && !std::binary_search(takes.begin(), takes.end(), *taken)))
        return std::nullopt;
    return Step{heap_move(pile, *taken), turned(state) - bits_at(*taken, shift(pile))};
}

std::vector<std::string> Heaps::fields(State state) const {
    std::vector<std::string> sizes;
    for (std::size_t i = 0; i < piles.size(); ++i)
        sizes.push_back(std::to_string(bits_of(state, shift(i), width())));
    return sizes;
}

Result<State> Heaps::state_of(int player, std::span<const std::string> fields) const {
    State state = bits_at(player, 0);
    const int most = (1 << width()) - 1;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const auto size = number_of(fields[i], 0, most, "a pile");
        if (!size)
            return tl::unexpected(size.error());
        state |= bits_at(*size, shift(i));
    }
    return state;
}

} // namespace loggia::game_graph
