#include "core/sat/queries/decide.hpp"

#include "core/logic/cnf.hpp"

#include <cassert>
#include <span>

namespace loggia::sat {

namespace {

class Question {
public:
    explicit Question(const logic::Store& store)
        : store_(store), solver_(make_cadical({.backtracks_chronologically = false})),
          encoder_(store, [this](std::span<const int> clause) { solver_->add(clause); }) {}

    int literal(logic::Expr e) { return encoder_.literal(e); }
    void require(logic::Expr e) { encoder_.require(e); }
    void require(int literal) { solver_->add(std::span(&literal, 1)); }

    Decision answer(const Control& control) {
        Decision decision{solver_->solve(control), {}};
        if (decision.status == Status::satisfiable)
            for (logic::Variable v = 0; v < store_.variables(); ++v)
                decision.assignment.push_back(solver_->value(encoder_.atom(v)));
        return decision;
    }

private:
    const logic::Store& store_;
    std::unique_ptr<Solver> solver_;
    logic::Tseitin encoder_;
};

} // namespace

Decision satisfy(const logic::Store& store, logic::Expr e, const Control& control) {
    Question question(store);
    question.require(e);
    Decision decision = question.answer(control);
    assert(decision.status != Status::satisfiable || evaluate(store, e, decision.assignment));
    return decision;
}

Decision refute(const logic::Store& store, logic::Expr e, const Control& control) {
    Question question(store);
    question.require(-question.literal(e));
    Decision decision = question.answer(control);
    assert(decision.status != Status::satisfiable || !evaluate(store, e, decision.assignment));
    return decision;
}

Decision distinguish(const logic::Store& store, logic::Expr left, logic::Expr right,
                     const Control& control) {
    if (left == right)
        return {Status::unsatisfiable, {}};
    logic::Store larger = store;
    const logic::Expr same = larger.equivalence(left, right);
    return refute(larger, same, control);
}

} // namespace loggia::sat
