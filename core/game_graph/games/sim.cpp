#include "core/game_graph/games/sim.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>

namespace loggia::game_graph {

namespace {

constexpr State lines_of_one = 0x5555'5555'5555'5555U;

unsigned line_shift(std::size_t line) {
    return 2 * static_cast<unsigned>(line);
}

} // namespace

Sim::Sim(int points, bool misere) : points_(points), misere_(misere) {
    for (int a = 0; a < points; ++a)
        for (int b = a + 1; b < points; ++b)
            lines_.push_back({a, b});
    for (int a = 0; a < points; ++a)
        for (int b = a + 1; b < points; ++b)
            for (int c = b + 1; c < points; ++c)
                triangles_.push_back(State{1} << line_shift(line_between(a, b)) |
                                     State{1} << line_shift(line_between(a, c)) |
                                     State{1} << line_shift(line_between(b, c)));
    std::vector<int> numbers(static_cast<std::size_t>(points));
    std::iota(numbers.begin(), numbers.end(), 0);
    while (std::next_permutation(numbers.begin(), numbers.end())) {
        std::vector<unsigned> shifts;
        for (const Line& line : lines_)
            shifts.push_back(line_shift(line_between(numbers[static_cast<std::size_t>(line.from)],
                                                     numbers[static_cast<std::size_t>(line.to)])));
        images_.push_back(std::move(shifts));
    }
}

std::size_t Sim::line_between(int a, int b) const {
    const auto found = std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) {
        return line.from == std::min(a, b) && line.to == std::max(a, b);
    });
    return static_cast<std::size_t>(found - lines_.begin());
}

std::string Sim::text() const {
    return fmt::format("sim {}{}", points_, misere_ ? " misere" : "");
}

int Sim::layer(State state) {
    return std::popcount((state | state >> 1U) & lines_of_one);
}

std::optional<Outcome> Sim::ending(State state) const {
    // Only who has just moved can have a new triangle.
    const State drawn = state >> (player(state) == 1 ? 1U : 0U) & lines_of_one;
    for (const State triangle : triangles_)
        if ((drawn & triangle) == triangle)
            return misere_ ? Outcome::loss : Outcome::win;
    return layer(state) == slots() ? std::optional(Outcome::draw) : std::nullopt;
}

State Sim::after(State state, int slot, int player) {
    const unsigned shift = line_shift(static_cast<std::size_t>(slot));
    return (state >> shift & 3U) != 0 ? 0 : state | bits_at(player, shift);
}

void Sim::append_moves(State state, std::vector<Step>& moves) const {
    if (ending(state))
        return;
    for (int line = 0; line < slots(); ++line)
        if (const State next = after(state, line, player(state)))
            moves.push_back({static_cast<Move>(line), next});
}

State Sim::merged(State state, int level) const {
    State least = state;
    if (level > 0)
        for (const auto& shifts : images_) {
            State image = 0;
            for (std::size_t line = 0; line < shifts.size(); ++line)
                image |= (state >> line_shift(line) & 3U) << shifts[line];
            least = std::min(least, image);
        }
    return least;
}

std::string Sim::move_text(State, Move move) const {
    const Line& line = lines_[move];
    return fmt::format("{}-{}", line.from + 1, line.to + 1);
}

std::vector<int> Sim::path(State, Move move) const {
    return {lines_[move].from, lines_[move].to};
}

std::vector<std::string> Sim::fields(State state) const {
    std::string shown;
    for (std::size_t line = 0; line < lines_.size(); ++line)
        shown += ".12"[state >> line_shift(line) & 3U];
    return {shown};
}

Result<State> Sim::state_of(int player, std::span<const std::string> fields) const {
    const std::string& shown = fields[0];
    State state = 0;
    bool fits = shown.size() == lines_.size();
    for (std::size_t line = 0; fits && line < lines_.size(); ++line) {
        const auto sign = std::string_view(".12").find(shown[line]);
        fits = sign != std::string_view::npos;
        if (fits)
            state |= bits_at(static_cast<int>(sign), line_shift(line));
    }
    if (!fits)
        return failure(fmt::format(
            "expected {} characters (. 1 2) for the lines 1-2, 1-3 and so on", lines_.size()));
    const auto one = std::count(shown.begin(), shown.end(), '1');
    const auto two = std::count(shown.begin(), shown.end(), '2');
    if (one != two && one != two + 1)
        return failure(
            fmt::format("player 1 moves first, so {} and {} lines are impossible", one, two));
    if (player != 0 && player != Sim::player(state))
        return failure(fmt::format("with {} and {} lines, player {} is to move", one, two,
                                   Sim::player(state)));
    return state;
}

} // namespace loggia::game_graph
