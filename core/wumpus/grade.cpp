#include "core/wumpus/grade.hpp"

#include "core/base/number_text.hpp"
#include "core/wumpus/encoding.hpp"
#include "core/wumpus/entail.hpp"
#include "core/wumpus/reference_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>

namespace loggia::wumpus {

namespace {

constexpr int rules_that_say_something = 7;

/// A file's lines and the reference rules in one solver.
class Comparison {
public:
    explicit Comparison(const logic::Store& store)
        : solver_(sat::make_cadical()), ours_(*solver_, store, {0, 2}),
          theirs_(*solver_, reference_rules().store, {1, 2}) {
        for (int rule = 1; rule <= rules_that_say_something; ++rule)
            rules_.push_back(
                theirs_.literal(reference_rules().rules.at(static_cast<std::size_t>(rule - 1))));
    }

    /// False where it was stopped.
    bool require(std::span<const Statement> lines, const Control& control) {
        return ours_.require(lines, control);
    }

    /// A world that breaks the rule, and where it can be no other.
    std::optional<World> breaking(int rule, const Control& control) {
        for (const bool alone : {true, false}) {
            for (int other = 1; other <= rules_that_say_something; ++other) {
                const int literal = rules_[static_cast<std::size_t>(other - 1)];
                if (other == rule)
                    solver_->assume(-literal);
                else if (alone)
                    solver_->assume(literal);
            }
            if (solver_->solve(control) == sat::Status::satisfiable)
                return model_of(*solver_);
        }
        return std::nullopt;
    }

private:
    std::unique_ptr<sat::Solver> solver_;
    Encoding ours_;
    Encoding theirs_;
    std::vector<int> rules_; ///< literals
};

/// The first square of `squares`, in words.
std::string first_of(unsigned squares) {
    return to_text(Square::of(std::countr_zero(squares)));
}

} // namespace

Grade grade(const logic::Store& store, std::span<const Statement> lines, const Control& control) {
    Grade found;
    Comparison comparison(store);
    if (!comparison.require(lines, control))
        return found;
    for (int rule = 1; rule <= rules_that_say_something; ++rule)
        if (const auto world = comparison.breaking(rule, control))
            found.missing.push_back({rule, *world});
    const Rows& caves = Columns::get().caves();
    for (std::size_t i = 0; i < lines.size() && !control.stop_requested(); ++i) {
        const auto allowed = rows_of(store, std::span(&lines[i].expr, 1), caves);
        if (!allowed || *allowed == caves)
            continue;
        Rows forbidden = caves;
        std::transform(forbidden.begin(), forbidden.end(), allowed->begin(), forbidden.begin(),
                       [](auto row, auto other) { return row & ~other; });
        found.overstated.push_back({i, cave_of(*first_row(forbidden)).world()});
    }
    found.complete = !control.stop_requested();
    return found;
}

std::string violation(World world, int rule) {
    const unsigned monsters = world.where(Sign::monster);
    const unsigned stench = world.where(Sign::stench);
    const unsigned pits = world.where(Sign::pit);
    const unsigned breeze = world.where(Sign::breeze);
    const unsigned beside_monsters = beside(world.where(Sign::monster));
    const unsigned beside_pits = beside(world.where(Sign::pit));
    const int number = std::popcount(rule == 5 ? monsters : pits);
    switch (rule) {
    case 1:
        return fmt::format("with a monster next to {}, where there is no stench",
                           first_of(beside_monsters & ~stench));
    case 2:
        return fmt::format("with stench at {} and no monster next to it",
                           first_of(stench & ~beside_monsters));
    case 3:
        return fmt::format("with a pit next to {}, where there is no breeze",
                           first_of(beside_pits & ~breeze));
    case 4:
        return fmt::format("with breeze at {} and no pit next to it",
                           first_of(breeze & ~beside_pits));
    case 5:
        return number == 0 ? "without a monster"
                           : "with " + counted(static_cast<unsigned>(number), "monster");
    case 6:
        return (monsters & safe_squares) != 0
                   ? fmt::format("with a monster at {}", first_of(monsters & safe_squares))
                   : fmt::format("with a pit at {}", first_of(pits & safe_squares));
    case 7:
        return number == 0 ? "without a pit"
                           : "with " + counted(static_cast<unsigned>(number), "pit");
    default:
        return "";
    }
}

} // namespace loggia::wumpus
