#include "core/game_graph/games/kayles.hpp"

#include "core/base/number_text.hpp"
#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

namespace loggia::game_graph {

namespace {

constexpr unsigned pins_shift = 2;

/// Rows of standing pins, from the lowest place on, with a gap after each.
State packed_rows(const std::vector<int>& rows) {
    State pins = 0;
    int at = 0;
    for (const int row : rows) {
        pins |= ((State{1} << row) - 1) << at;
        at += row + 1;
    }
    return pins;
}

/// The positions of a row of kayles as lengths of what stands, and their moves: the lengths, each
/// with a gap behind it, and the other places as ones make the partitions of the places.
GraphSize merged_size(int row) {
    const int places = row + 1;
    const double positions = partitions(places);
    double parts = 0; // of all partitions together
    double ones = 0;
    for (int part = 1; part <= places; ++part)
        for (int sum = part; sum <= places; sum += part) {
            const double more = partitions(places - sum);
            parts += more;
            ones += part == 1 ? more : 0;
        }
    const double pins = places * positions - parts;
    const double rows = parts - ones;
    return {positions, 2 * pins - rows}; // a pin, or two neighbours
}

} // namespace

int Pins::places() const {
    return std::accumulate(rows.begin(), rows.end(), static_cast<int>(rows.size()) - 1);
}

std::string Pins::text() const {
    return fmt::format("{} {}{}", dawson ? "dawsons-kayles" : "kayles", fmt::join(rows, " "),
                       misere ? " misere" : "");
}

State Pins::start() const {
    return packed_rows(rows) << pins_shift | 1U;
}

std::optional<Outcome> Pins::ending(State state) const {
    const State pins = state >> pins_shift;
    if ((dawson ? pins & pins >> 1U : pins) != 0)
        return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

void Pins::append_moves(State state, std::vector<Step>& moves) const {
    const State pins = state >> pins_shift;
    const State next = turned(state);
    const auto knock = [&](State first, bool both) {
        const auto place = static_cast<Move>(std::countr_zero(first));
        const State fallen = both ? first | first << 1U : first;
        moves.push_back({place << 1U | Move{both}, next ^ (fallen << pins_shift)});
    };
    for (State left = pins; left != 0; left &= left - 1) {
        const State first = left & (~left + 1);
        if (!dawson)
            knock(first, false);
        if ((pins & first << 1U) != 0)
            knock(first, true);
    }
}

State Pins::merged(State state, int level) {
    if (level == 0)
        return state;
    if (level == 1)
        return state & ~State{3};
    std::vector<int> lengths;
    for (State pins = state >> pins_shift; pins != 0;) {
        pins >>= static_cast<unsigned>(std::countr_zero(pins));
        const int length = std::countr_one(pins);
        lengths.push_back(length);
        pins >>= static_cast<unsigned>(length);
    }
    std::sort(lengths.begin(), lengths.end(), std::greater<>());
    return packed_rows(lengths) << pins_shift;
}

GraphSize Pins::least_size(State from, int level) const {
    GraphSize size{1, 0};
    GraphSize longest;
    for (State pins = from >> pins_shift; pins != 0;) {
        pins >>= static_cast<unsigned>(std::countr_zero(pins));
        const int row = std::countr_one(pins);
        pins >>= static_cast<unsigned>(row);
        if (dawson) { // runs of fallen pins are even: Fibonacci's numbers
            double before = 0;
            double left = 1;
            for (int pin = 0; pin < row; ++pin)
                before = std::exchange(left, before + left);
            size.positions *= left;
        } else { // any of the pins may be left, each in half of the positions
            size.positions *= std::exp2(row);
            size.moves += row / 2.0 + (row - 1) / 4.0;
        }
        if (level == 2 && !dawson)
            if (const GraphSize merged = merged_size(row); merged.positions > longest.positions)
                longest = merged;
    }
    if (level == 2)
        return longest;
    return {size.positions, size.positions * size.moves};
}

std::string Pins::move_text(State, Move move) {
    const Move first = (move >> 1U) + 1;
    return (move & 1U) != 0 ? fmt::format("{}-{}", first, first + 1) : fmt::format("{}", first);
}

std::vector<std::string> Pins::fields(State state) const {
    std::string shown;
    for (int i = 0; i < places(); ++i)
        shown += (state >> (pins_shift + static_cast<unsigned>(i)) & 1U) != 0 ? 'I' : '.';
    return {shown};
}

Result<State> Pins::state_of(int player, std::span<const std::string> fields) const {
    const auto count = static_cast<std::size_t>(places());
    State state = bits_at(player, 0);
    if (fields[0].size() != count || fields[0].find_first_not_of("I.") != std::string::npos)
        return failure(fmt::format("expected {} I or .", counted(count, "character")));
    for (std::size_t i = 0; i < count; ++i)
        if (fields[0][i] == 'I')
            state |= State{1} << (pins_shift + i);
    if (((state & ~start()) >> pins_shift) != 0)
        return failure("there is a pin where the game has a gap");
    return state;
}

} // namespace loggia::game_graph
