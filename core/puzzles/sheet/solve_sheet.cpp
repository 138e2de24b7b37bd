#include "core/ladr/models/models.hpp"
#include "core/logic/cnf.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"
#include "core/sat/queries/count.hpp"
#include "core/sat/solver.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

namespace loggia::puzzles {

namespace {

/// The statements over the sheet's atoms: variable v is atom v of the sheet.
ladr::GroundProblem problem_of(const PuzzleSheet& sheet) {
    ladr::GroundProblem problem;
    for (const std::string& atom : sheet.atoms)
        (void)problem.store.variable(atom);
    for (std::size_t i = 0; i < sheet.atoms.size(); ++i)
        problem.tables.push_back({ladr::Symbol{ladr::Name{0}, sheet.atoms[i], 0, true}, 1,
                                  static_cast<logic::Variable>(i), 1});
    for (const Statement& statement : sheet.statements)
        problem.formulas.push_back(copied(sheet.store, statement.formula, problem.store));
    return problem;
}

/// Asks a solver about the statements, all of them or some.
class StatementSolver {
public:
    StatementSolver(const ladr::GroundProblem& problem, const Control& control)
        : control_(control), solver_(sat::make_cadical()) {
        logic::Tseitin tseitin(problem.store,
                               [this](std::span<const int> clause) { solver_->add(clause); });
        for (const logic::Expr formula : problem.formulas)
            literals_.push_back(tseitin.literal(formula));
    }

    sat::Status solve(const std::vector<bool>& statements, int literal = 0) {
        for (std::size_t i = 0; i < literals_.size(); ++i)
            if (statements[i])
                solver_->assume(literals_[i]);
        if (literal != 0)
            solver_->assume(literal);
        return solver_->solve(control_);
    }

    [[nodiscard]] bool value(std::size_t atom) const {
        return solver_->value(static_cast<int>(atom) + 1);
    }

    /// Of statements without a model, some that have none and would without any one of them; those
    /// found so far where it is stopped.
    std::vector<std::size_t> clash() { return clash(std::vector<bool>(literals_.size(), true)); }
    /// The same of some of the statements, and `kept`, which is not left out, among them.
    std::vector<std::size_t> clash(std::vector<bool> in, std::optional<std::size_t> kept = {}) {
        if (solve(in) != sat::Status::unsatisfiable)
            return {};
        leave_out_what_was_not_used(in, kept);
        for (std::size_t i = 0; i < in.size(); ++i) {
            if (!in[i] || i == kept)
                continue;
            in[i] = false;
            const sat::Status status = solve(in);
            if (status == sat::Status::unsatisfiable)
                leave_out_what_was_not_used(in, kept);
            else
                in[i] = true;
            if (status == sat::Status::unknown)
                break;
        }
        std::vector<std::size_t> statements;
        for (std::size_t i = 0; i < in.size(); ++i)
            if (in[i])
                statements.push_back(i);
        return statements;
    }

private:
    void leave_out_what_was_not_used(std::vector<bool>& in, std::optional<std::size_t> kept) const {
        for (std::size_t i = 0; i < in.size(); ++i)
            in[i] = in[i] && (i == kept || solver_->failed(literals_[i]));
    }

    const Control& control_;
    std::unique_ptr<sat::Solver> solver_;
    std::vector<int> literals_; ///< by statement
};

/// Each goal for itself.
void answer_goals(SheetVerdict& verdict, const PuzzleSheet& sheet,
                  const ladr::GroundProblem& problem, const Control& control) {
    std::vector<bool> assumptions;
    for (const Statement& statement : sheet.statements)
        assumptions.push_back(!statement.is_goal);
    if (std::find(assumptions.begin(), assumptions.end(), false) == assumptions.end())
        return;
    StatementSolver solver(problem, control);
    for (std::size_t i = 0; i < assumptions.size(); ++i) {
        if (assumptions[i])
            continue;
        GoalVerdict goal{i, GoalVerdict::Kind::unknown, {}, {}};
        std::vector<bool> asked = assumptions;
        asked[i] = true;
        const sat::Status status = solver.solve(asked);
        if (status == sat::Status::satisfiable) {
            goal.kind = GoalVerdict::Kind::fails;
            for (std::size_t atom = 0; atom < sheet.atoms.size(); ++atom)
                goal.counter_model.push_back(solver.value(atom));
        } else if (status == sat::Status::unsatisfiable) {
            goal.kind = GoalVerdict::Kind::follows;
            goal.needed = solver.clash(std::move(asked), i);
            std::erase(goal.needed, i);
        }
        verdict.goals.push_back(std::move(goal));
    }
}

/// Forgets what a model tells to be not the same in all.
void compare(SheetVerdict& verdict, const std::vector<bool>& model) {
    for (std::size_t i = 0; i < model.size(); ++i)
        if (verdict.same[i] && *verdict.same[i] != model[i])
            verdict.same[i].reset();
}

/// What the listed models have in common is asked about, where they are not all.
void find_same(SheetVerdict& verdict, const ladr::GroundProblem& problem, const Control& control) {
    StatementSolver solver(problem, control);
    const std::vector<bool> all(problem.formulas.size(), true);
    std::vector<bool> model(verdict.same.size());
    for (std::size_t i = 0; i < verdict.same.size(); ++i) {
        if (!verdict.same[i])
            continue;
        const int atom = static_cast<int>(i) + 1;
        const sat::Status status = solver.solve(all, *verdict.same[i] ? -atom : atom);
        if (status == sat::Status::unsatisfiable)
            continue;
        verdict.same[i].reset();
        if (status == sat::Status::unknown) { // nothing more is known
            std::fill(verdict.same.begin() + static_cast<std::ptrdiff_t>(i), verdict.same.end(),
                      std::nullopt);
            verdict.complete = false;
            return;
        }
        for (std::size_t j = 0; j < model.size(); ++j)
            model[j] = solver.value(j);
        compare(verdict, model);
    }
}

std::string with_commas(std::uint64_t number) {
    std::string text = std::to_string(number);
    constexpr int group = 3;
    for (auto at = static_cast<int>(text.size()) - group; at > 0; at -= group)
        text.insert(static_cast<std::size_t>(at), 1, ',');
    return text;
}

/// `a`, `a and b`, `a, b and c`.
std::string listed(const std::vector<std::string>& all) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += fmt::format("{}{}", i == 0 ? "" : i + 1 == all.size() ? " and " : ", ", all[i]);
    return text;
}

std::string clash_text(const std::vector<std::size_t>& clash) {
    if (clash.empty())
        return "No solution.";
    if (clash.size() == 1)
        return fmt::format("No solution: statement {} contradicts itself.", clash[0] + 1);
    // "1 to 4", where that is all of them.
    if (clash.size() > 2 && clash.back() - clash.front() + 1 == clash.size())
        return fmt::format("No solution: statements {} to {} contradict each other.",
                           clash.front() + 1, clash.back() + 1);
    std::vector<std::string> numbers;
    numbers.reserve(clash.size());
    for (const std::size_t statement : clash)
        numbers.push_back(std::to_string(statement + 1));
    return fmt::format("No solution: statements {} contradict each other.", listed(numbers));
}

std::string statements_text(const std::vector<std::size_t>& statements) {
    std::vector<std::string> numbers;
    numbers.reserve(statements.size());
    for (const std::size_t statement : statements)
        numbers.push_back(std::to_string(statement + 1));
    return fmt::format("statement{} {}", statements.size() == 1 ? "" : "s", listed(numbers));
}

/// `The goal follows from statements 1 and 2.`; of several goals each by its statement.
std::string goal_text(const GoalVerdict& goal, const PuzzleSheet& sheet, bool only) {
    const std::string name =
        only ? "The goal" : fmt::format("The goal in statement {}", goal.statement + 1);
    switch (goal.kind) {
    case GoalVerdict::Kind::follows:
        return goal.needed.empty()
                   ? fmt::format("{} holds in any case.", name)
                   : fmt::format("{} follows from {}.", name, statements_text(goal.needed));
    case GoalVerdict::Kind::fails: {
        std::vector<std::string> values;
        for (std::size_t i = 0; i < sheet.atoms.size(); ++i)
            values.push_back(fmt::format("{} = {}", sheet.atoms[i], goal.counter_model[i] ? 1 : 0));
        return values.empty() ? fmt::format("{} does not follow.", name)
                              : fmt::format("{} does not follow: a counter-model is {}.", name,
                                            fmt::join(values, ", "));
    }
    case GoalVerdict::Kind::unknown:
        break;
    }
    return fmt::format("{} was not decided: stopped.", name);
}

} // namespace

SheetVerdict verdict_of(const PuzzleSheet& sheet, const Control& control) {
    SheetVerdict verdict;
    verdict.same.resize(sheet.atoms.size());
    const ladr::GroundProblem problem = problem_of(sheet);
    answer_goals(verdict, sheet, problem, control);
    const ladr::FoundModels found = for_each_interpretation(
        problem, std::nullopt,
        [&](const ladr::Interpretation& model) {
            std::vector<bool> values;
            for (const auto& operation : model.operations)
                values.push_back(operation.table[0] != 0);
            if (verdict.listed.empty())
                verdict.same.assign(values.begin(), values.end());
            else
                compare(verdict, values);
            verdict.listed.push_back(std::move(values));
            return verdict.listed.size() < most_listed;
        },
        control);
    verdict.models = verdict.listed.size();
    verdict.complete = found.complete;
    if (found.complete && verdict.models == 0) {
        verdict.clash = StatementSolver(problem, control).clash();
        return verdict;
    }
    if (found.complete)
        return verdict;
    if (control.stop_requested()) {
        verdict.same.assign(sheet.atoms.size(), std::nullopt);
        return verdict;
    }
    verdict.complete = true;
    find_same(verdict, problem, control);
    const auto count = sat::count_models(clauses_of(problem), control);
    std::uint64_t models = 0;
    if (!count) {
        verdict.complete = false;
        return verdict;
    }
    const auto [end, error] = std::from_chars(count->data(), count->data() + count->size(), models);
    verdict.complete = verdict.complete && error == std::errc();
    verdict.models = error == std::errc() ? models : UINT64_MAX;
    return verdict;
}

std::string to_words(const SheetVerdict& verdict, const PuzzleSheet& sheet) {
    if (sheet.statements.empty())
        return "There are no statements yet.";
    if (!verdict.goals.empty()) {
        std::vector<std::string> goals;
        for (const GoalVerdict& goal : verdict.goals)
            goals.push_back(goal_text(goal, sheet, verdict.goals.size() == 1));
        return fmt::format("{}", fmt::join(goals, "\n"));
    }
    if (verdict.models == 0)
        return verdict.complete ? clash_text(verdict.clash)
                                : "Stopped before a solution was found.";
    if (verdict.models == 1 && verdict.complete)
        return "Exactly one solution.";
    std::string text = verdict.complete
                           ? fmt::format("{} solutions", with_commas(verdict.models))
                           : fmt::format("At least {} solution{}", with_commas(verdict.models),
                                         verdict.models == 1 ? "" : "s");
    std::vector<std::string> same;
    for (std::size_t i = 0; i < verdict.same.size(); ++i)
        if (verdict.same[i])
            same.push_back((*verdict.same[i] ? "" : "not ") + sheet.atoms[i]);
    if (same.empty())
        return text + '.';
    const bool many = same.size() > 1;
    constexpr std::size_t most_named = 8;
    if (same.size() > most_named) {
        const std::size_t rest = same.size() - most_named;
        same.resize(most_named);
        same.push_back(fmt::format("{} more", rest));
    }
    return fmt::format("{}; {} {} in all of them.", text, listed(same), many ? "hold" : "holds");
}

} // namespace loggia::puzzles
