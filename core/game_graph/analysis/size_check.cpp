#include "core/game_graph/analysis/size_check.hpp"

#include "core/base/large_number.hpp"
#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <string_view>

namespace loggia::game_graph {

namespace {

// What can be solved of each kind that is refused by its parameters.
std::string_view solvable(const Counting&) {
    return "1-2-1000000";
}
std::string_view solvable(const EvenOrOdd&) {
    return "even-or-odd 301";
}
std::string_view solvable(const Heaps& heaps) {
    return heaps.takes.empty() ? "nim 50 50 50" : "subtraction 100 100 take 1 2 3";
}
std::string_view solvable(const Pins& pins) {
    return pins.dawson ? "dawsons-kayles 24" : "kayles 18";
}
std::string_view solvable(const Chomp&) {
    return "chomp 10x10";
}
std::string_view solvable(const TicTacToe&) {
    return "tic-tac-toe 4x4";
}
std::string_view solvable(const ConnectFour&) {
    return "connect4 5x4";
}
std::string_view solvable(const DotsAndBoxes&) {
    return "dots-and-boxes 3x2";
}
std::string_view solvable(const Dodgem&) {
    return "dodgem 4";
}

template <class Rules>
std::string_view solvable(const Rules&) {
    return {};
}

} // namespace

Result<void> check_size(const Game& game, State from, int level, const Limits& limits) {
    const GraphSize least = game.least_size(from, level);
    const std::string_view example =
        std::visit([](const auto& rules) { return solvable(rules); }, game.rules());
    // The examples are for the usual limits; a smaller one may be too small for them.
    if (least.positions > static_cast<double>(limits.states) && limits.states < Limits{}.states)
        return failure(fmt::format("there are at least {} positions, and the limit is {}",
                                   large_number_text(least.positions), number_text(limits.states)));
    if (least.positions > static_cast<double>(limits.states))
        return failure(fmt::format("there are at least {} positions, and the limit is {}; try a "
                                   "smaller game, for example {}",
                                   large_number_text(least.positions), number_text(limits.states),
                                   example));
    if (least.moves > static_cast<double>(limits.moves))
        return failure(fmt::format("the positions have at least {} moves between them, and the "
                                   "limit is {}; try a smaller game, for example {}",
                                   large_number_text(least.moves), number_text(limits.moves),
                                   example));
    return {};
}

} // namespace loggia::game_graph
