#include "core/formula_game/difficulty.hpp"

#include "core/base/random.hpp"
#include "core/formula_game/solve.hpp"

#include <algorithm>
#include <array>

namespace loggia::formula_game {

namespace {

/// One line of play, in which the winner keeps the win.
void follow_line(const GameTable& table, const Position& start, Random& random,
                 Assessment& assessment) {
    int chain = 0;
    for (Position position = start; !position.is_over();) {
        const bool guess = random.below(2) == 1;
        if (position.to_move() != assessment.winner) {
            position = position.after(guess);
            continue;
        }
        const Player after_one = winner(table, position.after(true));
        const bool critical = after_one != winner(table, position.after(false));
        assessment.critical += static_cast<int>(critical);
        chain = critical ? chain + 1 : 0;
        assessment.longest_chain = std::max(assessment.longest_chain, chain);
        position = position.after(critical ? after_one == assessment.winner : guess);
    }
}

} // namespace

std::string_view name_of(Difficulty difficulty) noexcept {
    static constexpr std::array<std::string_view, 3> names{"easy", "medium", "hard"};
    return names.at(static_cast<std::size_t>(difficulty));
}

double Assessment::critical_share() const noexcept {
    return turns == 0 ? 0 : static_cast<double>(critical) / (lines * turns);
}

Difficulty Assessment::difficulty() const noexcept {
    const int all = lines * turns;
    if (all == 0 || 4 * critical < all)
        return Difficulty::easy;
    return 2 * critical >= all && longest_chain >= std::min(4, turns) ? Difficulty::hard
                                                                      : Difficulty::medium;
}

Result<Assessment> assess(const Game& game, const Control& control) {
    // One pass over all positions costs less than the searches that the lines would take.
    const auto table = tabulate(game, control);
    if (!table)
        return failure("stopped");
    const Position start(game);
    Assessment assessment;
    assessment.winner = winner(*table, start);
    assessment.turns = static_cast<int>(
        std::count(game.turns().begin(), game.turns().end(), letter_of(assessment.winner)));
    Random random(game.size());
    for (int line = 0; line < Assessment::lines; ++line)
        follow_line(*table, start, random, assessment);
    return assessment;
}

} // namespace loggia::formula_game
