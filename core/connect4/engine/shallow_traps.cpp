#include "core/connect4/engine/shallow_traps.hpp"

#include <array>

namespace loggia::connect4 {

namespace {

/// Searches for the side to move, until the first one that is stopped.
class Searches {
public:
    Searches(SearchTeam& team, Evaluation evaluation, const Search::Stop& stop)
        : team_(&team), evaluation_(evaluation), stop_(&stop) {}

    int value(const Position& position, int depth) {
        if (depth == 0 || position.is_full())
            return leaf_value(position, evaluation_).value;
        return search(position, depth, -beyond_values, beyond_values);
    }

    bool is_at_most(const Position& position, int depth, int claim) {
        return search(position, depth, claim, claim + 1) <= claim;
    }

    /// The best move by its value alone; a search's line may differ between moves of equal value.
    int best_column(const Position& position, int depth) {
        int best = -1;
        int best_value = 0;
        for (const int column : middle_out) {
            if (!position.can_play(column))
                continue;
            const int value_here = -value(position.after(column), depth - 1);
            if (best < 0 || value_here > best_value) {
                best = column;
                best_value = value_here;
            }
        }
        return best;
    }

    [[nodiscard]] bool was_stopped() const { return stopped_; }

private:
    int search(const Position& position, int depth, int alpha, int beta) {
        PlayedLine line;
        const auto found = team_->value(position, depth, alpha, beta, *stop_, line);
        stopped_ = stopped_ || !found;
        return found ? found->value : 0;
    }

    SearchTeam* team_;
    Evaluation evaluation_;
    const Search::Stop* stop_;
    bool stopped_ = false;
};

/// The values after the replies of opponents who look 1 to `farthest` moves ahead, added up. They
/// mean the one who set the trap; `depth` is what is left after each reply.
int sum_after_replies(Searches& searches, const Position& position, int depth, int farthest) {
    std::array<std::optional<int>, columns> known;
    int sum = 0;
    for (int ahead = 1; ahead <= farthest && !searches.was_stopped(); ++ahead) {
        const int reply = searches.best_column(position, ahead);
        if (reply < 0)
            break; // the board is full
        auto& value = known.at(static_cast<std::size_t>(reply));
        if (!value)
            value = searches.value(position.after(reply), depth);
        sum += *value;
    }
    return sum;
}

} // namespace

std::optional<int> most_trapping_column(SearchTeam& team, Evaluation evaluation,
                                        const Position& position, int depth, int value,
                                        const Search::Stop& stop) {
    Searches searches(team, evaluation, stop);
    std::optional<int> best;
    int best_sum = 0;
    for (const int column : middle_out) {
        if (!position.can_play(column))
            continue;
        const Position next = position.after(column);
        if (!searches.is_at_most(next, depth - 1, trap_margin - value))
            continue;
        const int sum = sum_after_replies(searches, next, depth - 2, depth / 2);
        if (searches.was_stopped())
            return std::nullopt;
        if (!best || sum > best_sum) {
            best = column;
            best_sum = sum;
        }
    }
    return searches.was_stopped() ? std::nullopt : best;
}

} // namespace loggia::connect4
