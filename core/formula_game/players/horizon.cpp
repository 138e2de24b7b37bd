#include "core/formula_game/players/horizon.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace loggia::formula_game {

namespace {

/// Evaluates positions of one game from the chosen values, without constructing the positions.
class Lookahead {
public:
    Lookahead(const Game& game, const Control& control)
        : game_(game), control_(control), turns_(game.store().variables(), 0),
          probabilities_(game.store().size(), 0) {
        for (std::size_t turn = 0; turn < game.size(); ++turn)
            turns_[game.variable(turn)] = turn;
    }

    [[nodiscard]] bool stopped() const { return stopped_; }

    double probability(std::uint32_t values, std::size_t played) {
        const logic::Store& store = game_.store();
        // Operands have smaller numbers than the expressions that contain them.
        for (std::uint32_t index = 0; index <= game_.root().index(); ++index) {
            const logic::Expr e(index);
            double& result = probabilities_[index];
            switch (store.kind(e)) {
            case logic::Kind::variable: {
                const std::size_t turn = turns_[store.variable_of(e)];
                result = turn >= played ? 0.5 : static_cast<double>(values >> turn & 1U);
                break;
            }
            case logic::Kind::negation:
                result = 1 - probabilities_[store.operands(e)[0].index()];
                break;
            case logic::Kind::conjunction:
                result = 1;
                for (const logic::Expr operand : store.operands(e))
                    result *= probabilities_[operand.index()];
                break;
            case logic::Kind::disjunction:
                result = 1;
                for (const logic::Expr operand : store.operands(e))
                    result *= 1 - probabilities_[operand.index()];
                result = 1 - result;
                break;
            default:
                break; // A game has no other operators.
            }
        }
        return probabilities_[game_.root().index()];
    }

    /// The value for E within the window; a value outside the window is only a bound.
    double search(std::uint32_t values, std::size_t played, int depth, double low, double high) {
        constexpr unsigned between_polls = 255;
        if ((++nodes_ & between_polls) == 0)
            stopped_ = stopped_ || control_.stop_requested();
        if (stopped_)
            return low;
        if (depth == 0 || played == game_.size())
            return probability(values, played);
        const bool e_moves = game_.player(played) == Player::e;
        double best = e_moves ? -1 : 2;
        for (const std::uint32_t value : {1U, 0U}) {
            const double found = search(values | value << played, played + 1, depth - 1, low, high);
            best = e_moves ? std::max(best, found) : std::min(best, found);
            (e_moves ? low : high) = e_moves ? std::max(low, best) : std::min(high, best);
            if (low >= high)
                break;
        }
        return best;
    }

private:
    const Game& game_;
    const Control& control_;
    std::vector<std::size_t> turns_; ///< By variable.
    std::vector<double> probabilities_;
    unsigned nodes_ = 0;
    bool stopped_ = false;
};

} // namespace

double truth_probability(const Position& position) {
    const Control control;
    return Lookahead(position.game(), control).probability(position.values(), position.played());
}

std::optional<bool> choose_by_depth(const Position& position, int depth, const Control& control) {
    if (position.is_over() || control.stop_requested())
        return std::nullopt;
    Lookahead lookahead(position.game(), control);
    const auto value_after = [&](std::uint32_t value) {
        return lookahead.search(position.values() | value << position.played(),
                                position.played() + 1, depth - 1, -1, 2);
    };
    const double one = value_after(1);
    const double zero = value_after(0);
    if (lookahead.stopped())
        return std::nullopt;
    return position.to_move() == Player::e ? one >= zero : one < zero;
}

} // namespace loggia::formula_game
