#include "core/wumpus/argument.hpp"

#include "core/logic/transform.hpp"
#include "core/wumpus/encoding.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>
#include <utility>

namespace loggia::wumpus {

namespace {

using Facts = std::vector<ArgumentStep::Fact>;
using Symbols = std::vector<logic::Variable>; ///< ascending

bool contains(const Symbols& symbols, logic::Variable symbol) {
    return std::binary_search(symbols.begin(), symbols.end(), symbol);
}

/// A line that is still to be used.
struct Candidate {
    std::size_t line = 0;
    logic::Expr expr;
    int literal = 0;
    Symbols symbols;
};

class Arguer {
public:
    Arguer(logic::Store& store, std::span<const Statement> lines,
           const std::vector<std::size_t>& reason, std::optional<logic::Expr> conclusion)
        : store_(store), solver_(sat::make_cadical()), encoding_(*solver_, store),
          known_(store.variables()) {
        for (const std::size_t line : reason)
            open_.push_back({line, lines[line].expr, encoding_.literal(lines[line].expr),
                             logic::variables_of(store, lines[line].expr)});
        if (conclusion)
            wanted_ = logic::variables_of(store, *conclusion);
        for (Candidate& each : open_)
            std::sort(each.symbols.begin(), each.symbols.end());
        std::sort(wanted_.begin(), wanted_.end());
    }

    /// The next step; nothing where it was stopped. Precondition: there is a line left.
    std::optional<ArgumentStep> next(const Control& control) {
        std::size_t best = 0;
        Rank best_rank;
        for (std::size_t i = 0; i < open_.size(); ++i) {
            const auto rank = rank_of(open_[i], control);
            if (!rank)
                return std::nullopt;
            if (i == 0 || best_rank < *rank) {
                best = i;
                best_rank = *rank;
            }
            if (best_rank.applies)
                break; // nothing comes before a rule that applies
        }
        const Candidate chosen = open_[best];
        open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(best));
        return use(chosen, control);
    }

    [[nodiscard]] bool has_more() const { return !open_.empty(); }

private:
    struct Rank {
        bool applies = false; ///< It settles a symbol by what is known already.
        bool settles = false; ///< It settles a symbol.
        std::size_t shared = 0;

        friend bool operator<(const Rank& a, const Rank& b) {
            return std::tie(a.applies, a.settles, a.shared) <
                   std::tie(b.applies, b.settles, b.shared);
        }
    };

    std::optional<Rank> rank_of(const Candidate& candidate, const Control& control) {
        Rank rank;
        for (const logic::Variable symbol : candidate.symbols)
            rank.shared += known_[symbol] || contains(seen_, symbol) ? 1 : 0;
        const auto facts = facts_with(candidate.literal, candidate.symbols, control);
        if (!facts)
            return std::nullopt;
        rank.settles = !facts->facts.empty() || facts->clash;
        rank.applies = rank.settles && rank.shared > 0;
        return rank;
    }

    struct Consequences {
        Facts facts;
        bool clash = false;
    };

    /// Which of `symbols` are settled by the lines used and the one of `literal`.
    std::optional<Consequences> facts_with(int literal, const Symbols& symbols,
                                           const Control& control) {
        solver_->assume(literal);
        const sat::Status together = solver_->solve(control);
        if (together == sat::Status::unknown)
            return std::nullopt;
        if (together == sat::Status::unsatisfiable)
            return Consequences{{}, true};
        Facts possible;
        for (const logic::Variable symbol : symbols)
            if (!known_[symbol])
                possible.push_back({symbol, solver_->value(encoding_.literal(symbol))});
        Consequences found;
        for (const ArgumentStep::Fact& fact : possible) {
            solver_->assume(literal);
            const int symbol = encoding_.literal(fact.symbol);
            solver_->assume(fact.holds ? -symbol : symbol);
            const sat::Status otherwise = solver_->solve(control);
            if (otherwise == sat::Status::unknown)
                return std::nullopt;
            if (otherwise == sat::Status::unsatisfiable)
                found.facts.push_back(fact);
        }
        return found;
    }

    std::optional<ArgumentStep> use(const Candidate& chosen, const Control& control) {
        ArgumentStep step;
        step.line = chosen.line;
        Symbols now = seen_;
        now.insert(now.end(), chosen.symbols.begin(), chosen.symbols.end());
        std::sort(now.begin(), now.end());
        now.erase(std::unique(now.begin(), now.end()), now.end());
        const auto found = facts_with(chosen.literal, now, control);
        if (!found)
            return std::nullopt;
        if (found->clash) {
            step.contradiction = true;
        } else if (found->facts.empty()) {
            step.rest = logic::assigned(store_, chosen.expr, known_);
        } else {
            step.facts = found->facts;
            std::erase_if(step.facts,
                          [&](const ArgumentStep::Fact& fact) { return !matters(fact.symbol); });
            if (step.facts.empty())
                step.facts = found->facts;
        }
        for (const ArgumentStep::Fact& fact : found->facts)
            known_[fact.symbol] = fact.holds;
        seen_ = std::move(now);
        solver_->add(std::array{chosen.literal});
        return step;
    }

    [[nodiscard]] bool matters(logic::Variable symbol) const {
        return contains(wanted_, symbol) ||
               std::any_of(open_.begin(), open_.end(), [symbol](const Candidate& later) {
                   return contains(later.symbols, symbol);
               });
    }

    logic::Store& store_;
    std::unique_ptr<sat::Solver> solver_;
    Encoding encoding_;
    std::vector<std::optional<bool>> known_; ///< of each symbol, by the lines used
    std::vector<Candidate> open_;
    Symbols wanted_; ///< of the conclusion
    Symbols seen_;   ///< of the lines used
};

} // namespace

std::optional<std::vector<ArgumentStep>> argument_of(logic::Store& store,
                                                     std::span<const Statement> lines,
                                                     const std::vector<std::size_t>& reason,
                                                     std::optional<logic::Expr> conclusion,
                                                     const Control& control) {
    Arguer arguer(store, lines, reason, conclusion);
    std::vector<ArgumentStep> steps;
    while (arguer.has_more()) {
        auto step = arguer.next(control);
        if (!step || control.stop_requested())
            return std::nullopt;
        steps.push_back(*std::move(step));
    }
    return steps;
}

} // namespace loggia::wumpus
