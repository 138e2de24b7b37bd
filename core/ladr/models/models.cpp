#include "core/ladr/models/models.hpp"

#include "core/base/poll.hpp"
#include "core/logic/cnf.hpp"
#include "core/sat/atom_index.hpp"
#include "core/sat/queries/residual.hpp"
#include "core/sat/solver.hpp"

#include <array>
#include <memory>
#include <span>

namespace loggia::ladr {

namespace {

using sat::Residual;

/// Lists models in the order of given literals: each is tried as it is before its opposite.
class OrderedModels {
public:
    /// `values` is called with each model.
    OrderedModels(const logic::ClauseSet& clauses, std::span<const int> order,
                  const Control& control)
        : clauses_(clauses), index_(clauses), residual_(clauses, index_, control),
          control_(control), stopped_(control.stop_requested()) {
        for (const int literal : order)
            order_.push_back(code(literal));
    }

    [[nodiscard]] bool holds(int literal) const { return residual_.holds(code(literal)); }
    [[nodiscard]] Residual::Literal code(int literal) const {
        return static_cast<Residual::Literal>(2 * index_(literal) + (literal < 0 ? 1 : 0));
    }
    [[nodiscard]] const Residual& values() const noexcept { return residual_; }

    /// Calls `use` with this, the values in place, for each model. Whether all have been.
    template <class Use>
    bool run(Use use) {
        bool alive = !stopped_ && residual_.propagate();
        while (!stopped_) {
            if (!alive) {
                ++conflicts_;
                if (!go_back())
                    return !stopped_;
                alive = true;
            }
            const auto next = next_open();
            if (next == order_.size()) {
                if (residual_.open_clauses() == 0 || may_hold_model()) {
                    if (!use())
                        return false;
                    conflicts_ = 0;
                }
                alive = false;
                continue;
            }
            if (conflicts_ > patience && !may_hold_model()) {
                alive = false;
                continue;
            }
            levels_.push_back({order_[next], residual_.mark(), next, false});
            alive = residual_.assign(order_[next]);
        }
        return false;
    }

private:
    struct Level {
        Residual::Literal literal;
        std::size_t mark;
        std::size_t place; ///< in order_
        bool second;
    };
    /// Conflicts without a model after which the solver is asked.
    static constexpr std::uint64_t patience = 200;

    [[nodiscard]] std::size_t next_open() const {
        std::size_t next = levels_.empty() ? 0 : levels_.back().place + 1;
        while (next < order_.size() && !residual_.is_open(order_[next] / 2))
            ++next;
        return next;
    }

    bool go_back() {
        constexpr std::uint64_t poll_interval = 256;
        if (++steps_ % poll_interval == 0 && control_.stop_requested())
            stopped_ = true;
        return !stopped_ && sat::flip_latest(levels_, residual_);
    }

    /// Whether a model agrees with the decisions; true when stopped.
    bool may_hold_model() {
        if (!solver_) {
            solver_ = sat::make_cadical();
            if (!sat::add_clauses(*solver_, clauses_, control_)) {
                stopped_ = true;
                return true;
            }
        }
        for (const Level& level : levels_) {
            const int atom = index_.atom(level.literal / 2);
            solver_->assume(level.literal % 2 == 0 ? atom : -atom);
        }
        const sat::Status status = solver_->solve(control_);
        stopped_ = stopped_ || status == sat::Status::unknown;
        return status == sat::Status::satisfiable;
    }

    const logic::ClauseSet& clauses_;
    sat::AtomIndex index_;
    Residual residual_;
    const Control& control_;
    std::unique_ptr<sat::Solver> solver_;
    std::vector<Residual::Literal> order_;
    std::vector<Level> levels_;
    std::uint64_t conflicts_ = 0;
    std::uint64_t steps_ = 0;
    bool stopped_; ///< perhaps before all clauses were there
};

/// An entry of a table and the literals that tell its value.
struct Entry {
    int* value;
    Residual::Literal first;
    std::size_t literals;
};

} // namespace

logic::ClauseSet clauses_of(const GroundProblem& problem, const Control& control) {
    constexpr std::size_t work = 200; // nanoseconds for a part of a formula
    Poll poll(control, work);
    logic::ClauseSet clauses;
    logic::Tseitin tseitin(problem.store,
                           [&](std::span<const int> clause) { clauses.add(clause); });
    tseitin.stop_when([&poll] { return poll.stop(); });
    for (const logic::Expr formula : problem.formulas)
        tseitin.require(formula);
    clauses.ask_for_atoms(static_cast<int>(problem.store.variables()));
    return clauses;
}

FoundModels for_each_interpretation(const GroundProblem& problem,
                                    const std::optional<std::vector<std::size_t>>& projection,
                                    const InterpretationSink& sink, const Control& control) {
    std::vector<std::size_t> tables;
    if (projection)
        tables = *projection;
    else
        for (std::size_t i = 0; i < problem.tables.size(); ++i)
            tables.push_back(i);

    logic::ClauseSet clauses = clauses_of(problem, control);
    if (control.stop_requested())
        return {};
    std::vector<int> order;
    Interpretation model;
    model.size = problem.size;
    for (const std::size_t i : tables) {
        const GroundProblem::Table& table = problem.tables[i];
        model.operations.push_back({table.symbol.text, table.symbol.arity, table.symbol.is_relation,
                                    std::vector<int>(table.entries)});
        for (std::size_t n = 0; n < table.entries * table.per_entry; ++n) {
            const int atom = static_cast<int>(table.variables + n) + 1;
            order.push_back(table.per_entry == 1 ? -atom : atom);
            clauses.add(std::array{atom, -atom}); // so that it occurs
        }
    }

    OrderedModels models(clauses, order, control);
    std::vector<Entry> entries;
    std::size_t at = 0; // in order
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const GroundProblem::Table& table = problem.tables[tables[i]];
        for (std::size_t n = 0; n < table.entries && table.per_entry > 0; ++n) {
            const int atom = order[at] < 0 ? -order[at] : order[at];
            entries.push_back({&model.operations[i].table[n], models.code(atom), table.per_entry});
            at += table.per_entry;
        }
    }

    FoundModels found;
    found.complete = models.run([&] {
        for (const Entry& entry : entries) {
            if (entry.literals == 1) {
                *entry.value = models.values().holds(entry.first) ? 1 : 0;
                continue;
            }
            std::size_t value = 0; // atoms of an entry follow each other
            while (!models.values().holds(entry.first + 2 * static_cast<unsigned>(value)))
                ++value;
            *entry.value = static_cast<int>(value);
        }
        ++found.count;
        return sink(model);
    });
    return found;
}

} // namespace loggia::ladr
