#include "core/sat/queries/minimal_core.hpp"

#include "core/base/poll.hpp"
#include "core/sat/atom_index.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <span>

namespace loggia::sat {

namespace {

constexpr std::size_t none = SIZE_MAX;

/// Model rotation, from a model in which a clause fails alone: makes its literals true, one at a
/// time, and goes on from the clause that `next` finds to fail alone then, if any.
template <class Flip, class Next>
void rotate_from(const logic::ClauseSet& clauses, std::size_t first, const Control& control,
                 const Flip& flip, const Next& next) {
    struct Step {
        std::size_t clause;
        std::size_t literal = 0; ///< to try
    };
    std::vector<Step> path{{first}};
    while (!path.empty() && !control.stop_requested()) {
        Step& step = path.back();
        const auto clause = clauses[step.clause];
        if (step.literal > 0) // back from there
            flip(clause[step.literal - 1]);
        if (step.literal == clause.size()) {
            path.pop_back();
            continue;
        }
        const int literal = clause[step.literal++];
        flip(literal);
        if (const std::size_t other = next(literal); other != none)
            path.push_back({other});
    }
}

/// Constraints, of one clause or several, that a solver can be asked about one without the other:
/// the clauses of each hold only while its selector is assumed.
class Minimizer {
public:
    Minimizer(const logic::ClauseSet& clauses, std::span<const std::size_t> ends,
              const Control& control)
        : clauses_(clauses), ends_(ends), control_(control), index_(clauses), states_(ends.size()),
          constraint_of_(clauses.size()), occurrences_(2 * index_.size()), model_(index_.size()) {
        for (std::size_t i = 0, clause = 0; i < ends.size(); ++i)
            while (clause < ends[i])
                constraint_of_[clause++] = i;
        constexpr std::size_t work = 2000; // nanoseconds for a clause
        Poll poll(control, work);
        std::vector<int> literals;
        for (std::size_t i = 0; i < clauses.size() && !poll.stop(); ++i) {
            index_.dense(clauses[i], literals);
            for (const int literal : clauses[i]) {
                auto& list = occurrences_[side(literal)];
                if (list.empty() || list.back() != i)
                    list.push_back(i);
            }
            literals.push_back(-selector(constraint_of_[i]));
            solver_->add(literals);
        }
    }

    Core run() {
        Core core;
        core.status = ask(none);
        if (core.status != Status::unsatisfiable)
            return core;
        refine(none);
        core.minimal = true;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_[i] != State::open)
                continue;
            const Status status = ask(i);
            if (status == Status::unknown) {
                core.minimal = false;
                break;
            }
            if (status == Status::unsatisfiable) {
                refine(i);
            } else {
                for (std::size_t atom = 0; atom < model_.size(); ++atom)
                    model_[atom] = solver_->value(static_cast<int>(atom) + 1);
                record_model(core);
                keep(i);
                rotate(i);
            }
        }
        for (const State state : states_)
            core.constraints += state != State::out ? 1 : 0;
        for (std::size_t i = 0; i < clauses_.size(); ++i)
            if (states_[constraint_of_[i]] != State::out)
                core.clauses.push_back(i);
        return core;
    }

private:
    enum class State : std::uint8_t { open, needed, out };

    [[nodiscard]] int selector(std::size_t constraint) const {
        return static_cast<int>(index_.size() + constraint) + 1;
    }
    [[nodiscard]] std::size_t first_clause(std::size_t constraint) const {
        return constraint == 0 ? 0 : ends_[constraint - 1];
    }
    [[nodiscard]] bool is_one_clause(std::size_t constraint) const {
        return ends_[constraint] == first_clause(constraint) + 1;
    }
    [[nodiscard]] std::size_t side(int literal) const {
        return 2 * index_(literal) + (literal < 0 ? 1 : 0);
    }

    /// About all constraints in play but one. Unknown when stopped, perhaps before all clauses
    /// were there.
    Status ask(std::size_t but) {
        constexpr std::size_t work = 500; // nanoseconds for a constraint
        Poll poll(control_, work);
        for (std::size_t i = 0; i < states_.size() && !poll.stop(); ++i)
            if (states_[i] == State::open && i != but)
                solver_->assume(selector(i));
        return control_.stop_requested() ? Status::unknown : solver_->solve(control_);
    }

    /// After "unsatisfiable": the constraint that was left out, and what was not used, are out.
    void refine(std::size_t left_out) {
        std::vector<std::size_t> unused;
        for (std::size_t i = 0; i < states_.size(); ++i)
            if (states_[i] == State::open && (i == left_out || !solver_->failed(selector(i))))
                unused.push_back(i);
        for (const std::size_t i : unused) {
            states_[i] = State::out;
            fix(-selector(i));
        }
    }

    /// What is not recorded takes verify_minimal() longer.
    void record_model(Core& core) {
        constexpr std::size_t most_recorded = 50'000'000; // atoms
        std::vector<int> atoms;
        for (std::size_t atom = 0; atom < model_.size(); ++atom)
            if (model_[atom])
                atoms.push_back(index_.atom(atom));
        recorded_ += atoms.size();
        if (recorded_ <= most_recorded)
            core.models.push_back(std::move(atoms));
    }

    void keep(std::size_t constraint) {
        states_[constraint] = State::needed;
        fix(selector(constraint));
    }

    void fix(int literal) { solver_->add(std::span(&literal, 1)); }

    [[nodiscard]] bool holds(int literal) const { return model_[index_(literal)] == (literal > 0); }

    /// The one constraint in play that fails once the literal, of the clause that failed before,
    /// was made true; none where there are several.
    [[nodiscard]] std::size_t only_failing(int literal) const {
        std::size_t result = none;
        for (const std::size_t clause_number : occurrences_[side(-literal)]) {
            const std::size_t i = constraint_of_[clause_number];
            if (states_[i] == State::out)
                continue;
            const auto clause = clauses_[clause_number];
            if (std::any_of(clause.begin(), clause.end(), [&](int l) { return holds(l); }))
                continue;
            if (result != none && result != i)
                return none;
            result = i;
        }
        return result;
    }

    /// From a model of all constraints in play but the first. Only constraints of one clause can be
    /// walked from.
    void rotate(std::size_t first) {
        if (!is_one_clause(first))
            return;
        const auto next = [this](int literal) {
            const std::size_t other = only_failing(literal);
            if (other == none || states_[other] == State::needed)
                return none;
            keep(other);
            return is_one_clause(other) ? first_clause(other) : none;
        };
        rotate_from(
            clauses_, first_clause(first), control_, [this](int literal) { flip(literal); }, next);
    }

    void flip(int literal) { model_[index_(literal)] = !model_[index_(literal)]; }

    const logic::ClauseSet& clauses_;
    std::span<const std::size_t> ends_;
    const Control& control_;
    AtomIndex index_;
    std::unique_ptr<Solver> solver_ = make_cadical();
    std::vector<State> states_;                         ///< by constraint
    std::vector<std::size_t> constraint_of_;            ///< by clause
    std::vector<std::vector<std::size_t>> occurrences_; ///< by literal: clauses it stands in
    std::vector<bool> model_;
    std::size_t recorded_ = 0; ///< true atoms of the models so far
};

/// Shows that each constraint is needed by a model of all the others, which is checked against the
/// clauses whoever has found it: the caller, a solver, or model rotation from such a model.
class Verifier {
public:
    Verifier(const logic::ClauseSet& clauses, std::span<const std::size_t> ends,
             const Control& control)
        : clauses_(clauses), ends_(ends), control_(control), index_(clauses),
          constraint_of_(clauses.size()), occurrences_(2 * index_.size()), model_(index_.size()),
          true_literals_(clauses.size()), failing_clauses_(ends.size()), is_needed_(ends.size()) {
        for (std::size_t i = 0, clause = 0; i < ends.size(); ++i)
            while (clause < ends[i])
                constraint_of_[clause++] = i;
        for (std::size_t i = 0; i < clauses.size(); ++i)
            for (const int literal : clauses[i])
                occurrences_[side(literal)].push_back(i);
    }

    Status run(std::span<const std::vector<int>> models) {
        if (const Status all = solve_without(none); all != Status::unsatisfiable)
            return all;
        for (const std::vector<int>& true_atoms : models) {
            if (control_.stop_requested())
                return Status::unknown;
            take_model(true_atoms);
        }
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            if (is_needed_[i])
                continue;
            const Status status = solve_without(i);
            if (status == Status::unsatisfiable)
                return Status::satisfiable;
            if (status == Status::unknown || !is_needed_[i])
                return Status::unknown;
        }
        return Status::unsatisfiable;
    }

private:
    [[nodiscard]] std::size_t side(int literal) const {
        return 2 * index_(literal) + (literal < 0 ? 1 : 0);
    }
    [[nodiscard]] std::size_t first_clause(std::size_t constraint) const {
        return constraint == 0 ? 0 : ends_[constraint - 1];
    }
    [[nodiscard]] bool is_one_clause(std::size_t constraint) const {
        return ends_[constraint] == first_clause(constraint) + 1;
    }

    /// Asks a new solver about all clauses but those of a constraint, and uses its model.
    Status solve_without(std::size_t left_out) {
        constexpr std::size_t work = 1000; // nanoseconds for a clause
        Poll poll(control_, work);
        const auto solver = make_cadical();
        std::vector<int> literals;
        for (std::size_t i = 0; i < clauses_.size(); ++i) {
            if (poll.stop())
                return Status::unknown;
            if (constraint_of_[i] != left_out)
                solver->add(index_.dense(clauses_[i], literals));
        }
        const Status status = solver->solve(control_);
        if (status == Status::satisfiable) {
            for (std::size_t atom = 0; atom < model_.size(); ++atom)
                model_[atom] = solver->value(static_cast<int>(atom) + 1);
            use_model();
        }
        return status;
    }

    void take_model(std::span<const int> true_atoms) {
        auto next = true_atoms.begin();
        for (std::size_t atom = 0; atom < model_.size(); ++atom) {
            next = std::find_if(next, true_atoms.end(),
                                [&](int each) { return each >= index_.atom(atom); });
            model_[atom] = next != true_atoms.end() && *next == index_.atom(atom);
        }
        use_model();
    }

    /// Where one constraint alone fails, it is needed, and so may others be.
    void use_model() {
        std::fill(failing_clauses_.begin(), failing_clauses_.end(), 0);
        failing_ = 0;
        sum_of_failing_ = 0;
        for (std::size_t i = 0; i < clauses_.size(); ++i) {
            const auto clause = clauses_[i];
            true_literals_[i] = static_cast<std::size_t>(
                std::count_if(clause.begin(), clause.end(), [this](int literal) {
                    return model_[index_(literal)] == (literal > 0);
                }));
            if (true_literals_[i] == 0)
                note_failing(constraint_of_[i]);
        }
        const std::size_t only = only_failing();
        if (only == none || is_needed_[only])
            return;
        is_needed_[only] = true;
        rotate(only);
    }

    void note_failing(std::size_t constraint) {
        if (failing_clauses_[constraint]++ > 0)
            return;
        ++failing_;
        sum_of_failing_ += constraint;
    }
    void note_holding(std::size_t constraint) {
        if (--failing_clauses_[constraint] > 0)
            return;
        --failing_;
        sum_of_failing_ -= constraint;
    }
    /// The constraint that fails where no other one does.
    [[nodiscard]] std::size_t only_failing() const {
        return failing_ == 1 ? sum_of_failing_ : none;
    }

    void flip(int literal) {
        const std::size_t atom = index_(literal);
        const std::size_t is_true = 2 * atom + (model_[atom] ? 1 : 0); // from now on
        model_[atom] = !model_[atom];
        for (const std::size_t clause : occurrences_[is_true])
            if (true_literals_[clause]++ == 0)
                note_holding(constraint_of_[clause]);
        for (const std::size_t clause : occurrences_[is_true ^ 1U])
            if (--true_literals_[clause] == 0)
                note_failing(constraint_of_[clause]);
    }

    /// From a model of all constraints but the first. Only constraints of one clause can be walked
    /// from.
    void rotate(std::size_t first) {
        if (!is_one_clause(first))
            return;
        const auto next = [this](int /*literal*/) {
            const std::size_t other = only_failing();
            if (other == none || is_needed_[other])
                return none;
            is_needed_[other] = true;
            return is_one_clause(other) ? first_clause(other) : none;
        };
        rotate_from(
            clauses_, first_clause(first), control_, [this](int literal) { flip(literal); }, next);
    }

    const logic::ClauseSet& clauses_;
    std::span<const std::size_t> ends_;
    const Control& control_;
    AtomIndex index_;
    std::vector<std::size_t> constraint_of_;            ///< by clause
    std::vector<std::vector<std::size_t>> occurrences_; ///< by literal: clauses it stands in
    std::vector<bool> model_;
    std::vector<std::size_t> true_literals_;   ///< by clause
    std::vector<std::size_t> failing_clauses_; ///< by constraint
    std::size_t failing_ = 0;                  ///< constraints
    std::size_t sum_of_failing_ = 0;           ///< the sum of their numbers
    std::vector<bool> is_needed_;              ///< by constraint
};

std::vector<std::size_t> ends_of(const logic::ClauseSet& clauses) {
    std::vector<std::size_t> ends(clauses.size());
    std::iota(ends.begin(), ends.end(), std::size_t{1});
    return ends;
}

} // namespace

Core minimal_core(const logic::ClauseSet& clauses, const Control& control) {
    return minimal_core(clauses, ends_of(clauses), control);
}

Core minimal_core(const logic::ClauseSet& clauses, std::span<const std::size_t> ends,
                  const Control& control) {
    return Minimizer(clauses, ends, control).run();
}

Status verify_minimal(const logic::ClauseSet& clauses, const Control& control) {
    return verify_minimal(clauses, ends_of(clauses), {}, control);
}

Status verify_minimal(const logic::ClauseSet& clauses, std::span<const std::size_t> ends,
                      std::span<const std::vector<int>> models, const Control& control) {
    return Verifier(clauses, ends, control).run(models);
}

} // namespace loggia::sat
