#include "core/puzzles/sheet/check_answer.hpp"

#include "core/logic/cnf.hpp"
#include "core/sat/solver.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace loggia::puzzles {

namespace {

/// What a question to the solver is made of.
struct Asked {
    std::vector<bool> statements;
    std::vector<bool> figures;
    std::vector<int> also; ///< literals

    [[nodiscard]] std::size_t size() const {
        return static_cast<std::size_t>(std::count(statements.begin(), statements.end(), true) +
                                        std::count(figures.begin(), figures.end(), true));
    }
};

/// Asks whether some statements and answers go together.
class AnswerSolver {
public:
    AnswerSolver(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                 const Control& control)
        : sheet_(sheet), control_(control), solver_(sat::make_cadical()),
          tseitin_(sheet.store, [this](std::span<const int> clause) { solver_->add(clause); }) {
        for (const Statement& statement : sheet.statements)
            statements_.push_back(tseitin_.literal(statement.formula));
        for (std::size_t i = 0; i < sheet.figures.size(); ++i)
            figures_.push_back(
                literals_of(i, i < answers.size() ? answers[i] : FigureAnswer::open));
    }

    /// All statements and all answers.
    [[nodiscard]] Asked all() const {
        Asked asked{std::vector<bool>(statements_.size(), true), {}, {}};
        for (const auto& literals : figures_)
            asked.figures.push_back(!literals.empty());
        return asked;
    }

    sat::Status solve(const Asked& asked) {
        for (std::size_t i = 0; i < statements_.size(); ++i)
            if (asked.statements[i])
                solver_->assume(statements_[i]);
        for (std::size_t i = 0; i < figures_.size(); ++i)
            for (const int literal : figures_[i])
                if (asked.figures[i])
                    solver_->assume(literal);
        for (const int literal : asked.also)
            solver_->assume(literal);
        return solver_->solve(control_);
    }

    /// What of a question that cannot be is needed for that: with one statement or two if possible.
    Asked least(Asked asked) {
        asked = with_few_statements(std::move(asked));
        leave_out(asked, asked.figures);
        leave_out(asked, asked.statements);
        return asked;
    }

    /// The literal of an atom, 0 where there is none.
    [[nodiscard]] int literal_of(const std::string& atom) {
        const auto variable = sheet_.store.find(atom);
        return atom.empty() || !variable ? 0 : tseitin_.atom(*variable);
    }

private:
    std::vector<int> literals_of(std::size_t figure, FigureAnswer answer) {
        const int good = literal_of(sheet_.figures[figure].good);
        const int bad = literal_of(sheet_.figures[figure].bad);
        if (answer == FigureAnswer::open || good == 0)
            return {};
        std::vector<int> literals{answer == FigureAnswer::good ? good : -good};
        if (bad != 0)
            literals.push_back(answer == FigureAnswer::bad ? bad : -bad);
        return literals;
    }

    Asked with_few_statements(Asked asked) {
        constexpr std::size_t most_pairs_of = 40;
        const std::size_t statements = statements_.size();
        Asked few = asked;
        for (std::size_t i = 0; i < statements; ++i) {
            few.statements.assign(statements, false);
            few.statements[i] = true;
            if (asked.statements[i] && solve(few) == sat::Status::unsatisfiable)
                return few;
        }
        for (std::size_t i = 0; i < statements && statements <= most_pairs_of; ++i)
            for (std::size_t j = 0; j < i; ++j) {
                few.statements.assign(statements, false);
                few.statements[i] = few.statements[j] = true;
                if (asked.statements[i] && asked.statements[j] &&
                    solve(few) == sat::Status::unsatisfiable)
                    return few;
            }
        return asked;
    }

    /// Leaves out, one after the other, what is not needed; `part` is one of the question's.
    void leave_out(Asked& asked, std::vector<bool>& part) {
        for (auto needed : part) {
            if (!needed)
                continue;
            needed = false;
            if (solve(asked) != sat::Status::unsatisfiable)
                needed = true;
        }
    }

    const PuzzleSheet& sheet_;
    const Control& control_;
    std::unique_ptr<sat::Solver> solver_;
    logic::Tseitin tseitin_;
    std::vector<int> statements_;           ///< by statement
    std::vector<std::vector<int>> figures_; ///< by figure; none where it is open
};

std::vector<std::size_t> places_of(const std::vector<bool>& part) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < part.size(); ++i)
        if (part[i])
            places.push_back(i);
    return places;
}

/// Whether the literal follows; the question that tells so.
std::optional<Asked> follows(AnswerSolver& solver, int literal) {
    if (literal == 0)
        return std::nullopt;
    Asked asked = solver.all();
    asked.also = {-literal};
    if (solver.solve(asked) != sat::Status::unsatisfiable)
        return std::nullopt;
    return solver.least(std::move(asked));
}

/// Both questions in one.
Asked joined(Asked a, const Asked& b) {
    for (std::size_t i = 0; i < a.statements.size(); ++i)
        a.statements[i] = a.statements[i] || b.statements[i];
    for (std::size_t i = 0; i < a.figures.size(); ++i)
        a.figures[i] = a.figures[i] || b.figures[i];
    return a;
}

} // namespace

AnswerCheck check_answer(const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                         const Control& control) {
    using Kind = AnswerCheck::Kind;
    AnswerCheck check;
    AnswerSolver solver(sheet, answers, control);
    Asked all = solver.all();
    const auto given = std::count(all.figures.begin(), all.figures.end(), true);
    if (given == 0)
        return check;
    switch (solver.solve(all)) {
    case sat::Status::unknown:
        check.kind = Kind::stopped;
        return check;
    case sat::Status::satisfiable:
        check.kind =
            given == static_cast<std::ptrdiff_t>(all.figures.size()) ? Kind::right : Kind::partly;
        return check;
    case sat::Status::unsatisfiable:
        break;
    }
    check.kind = Kind::wrong;
    const Asked least = solver.least(std::move(all));
    check.statements = places_of(least.statements);
    check.figures = places_of(least.figures);
    return check;
}

std::optional<SettledFigure> settled_figure(const PuzzleSheet& sheet,
                                            const std::vector<FigureAnswer>& answers,
                                            const Control& control) {
    AnswerSolver solver(sheet, answers, control);
    const Asked all = solver.all();
    if (solver.solve(all) != sat::Status::satisfiable)
        return std::nullopt;
    std::optional<SettledFigure> best;
    std::size_t best_size = 0;
    const auto take = [&](std::size_t figure, FigureAnswer answer, const Asked& why) {
        if (best && best_size <= why.size())
            return;
        best = SettledFigure{figure, answer, places_of(why.statements), places_of(why.figures)};
        best_size = why.size();
    };
    for (std::size_t i = 0; i < sheet.figures.size(); ++i) {
        if (all.figures[i])
            continue;
        const int good = solver.literal_of(sheet.figures[i].good);
        const int bad = solver.literal_of(sheet.figures[i].bad);
        if (const auto why = follows(solver, good))
            take(i, FigureAnswer::good, *why);
        else if (bad != 0) {
            if (const auto tiger = follows(solver, bad))
                take(i, FigureAnswer::bad, *tiger);
            else if (const auto no_lady = follows(solver, -good))
                if (const auto no_tiger = follows(solver, -bad))
                    take(i, FigureAnswer::neither, joined(*no_lady, *no_tiger));
        } else if (const auto no_knight = follows(solver, -good))
            take(i, FigureAnswer::bad, *no_knight);
        if (control.stop_requested())
            return std::nullopt;
    }
    return best;
}

} // namespace loggia::puzzles
