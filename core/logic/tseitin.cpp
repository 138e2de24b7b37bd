#include "core/logic/cnf.hpp"

#include <algorithm>
#include <cassert>

namespace loggia::logic {

Tseitin::Tseitin(const Store& store, ClauseSink sink) : store_(&store), sink_(std::move(sink)) {
    for (Variable v = 0; v < store.variables(); ++v)
        variable_atoms_.push_back(fresh());
}

void Tseitin::send(std::initializer_list<int> clause) {
    send(std::span(clause.begin(), clause.size()));
}

void Tseitin::send(std::span<const int> clause) {
    if (!stopped_)
        sink_(clause);
}

bool Tseitin::is_stopped() {
    stopped_ = stopped_ || (stop_ && stop_());
    return stopped_;
}

int Tseitin::atom(Variable variable) {
    if (variable >= variable_atoms_.size())
        variable_atoms_.resize(variable + std::size_t{1}, 0);
    if (variable_atoms_[variable] == 0)
        variable_atoms_[variable] = fresh();
    return variable_atoms_[variable];
}

int Tseitin::truth() {
    if (truth_ == 0) {
        truth_ = fresh();
        send({truth_});
    }
    return truth_;
}

int Tseitin::define_conjunction(std::vector<int> literals) {
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    if (literals.empty())
        return truth();
    if (literals.size() == 1)
        return literals.front();
    const int result = fresh();
    for (int& literal : literals) {
        send({-result, literal});
        literal = -literal;
    }
    literals.push_back(result);
    send(std::span<const int>(literals));
    return result;
}

int Tseitin::define_parity(std::span<const int> literals) {
    if (literals.empty())
        return -truth();
    int sum = literals[0];
    for (const int b : literals.subspan(1)) {
        const int a = sum;
        sum = fresh();
        send({-sum, a, b});
        send({-sum, -a, -b});
        send({sum, -a, b});
        send({sum, a, -b});
    }
    return sum;
}

/// A chain that keeps whether any literal was true so far, and whether two were.
int Tseitin::define_exactly_one(std::span<const int> literals) {
    if (literals.empty())
        return -truth();
    int any = literals[0];
    std::vector<int> pairs;
    for (const int literal : literals.subspan(1)) {
        pairs.push_back(define_conjunction({any, literal}));
        any = -define_conjunction({-any, -literal});
    }
    for (int& pair : pairs)
        pair = -pair;
    pairs.push_back(any);
    return define_conjunction(std::move(pairs));
}

int Tseitin::define(Expr e) {
    std::vector<int> literals;
    for (const Expr operand : store_->operands(e))
        literals.push_back(literals_[operand.index()]);
    switch (store_->kind(e)) {
    case Kind::constant:
        return store_->value_of(e) ? truth() : -truth();
    case Kind::variable:
        return atom(store_->variable_of(e));
    case Kind::negation:
        return -literals[0];
    case Kind::conjunction:
        return define_conjunction(std::move(literals));
    case Kind::disjunction:
        for (int& literal : literals)
            literal = -literal;
        return -define_conjunction(std::move(literals));
    case Kind::parity:
        return define_parity(literals);
    case Kind::exactly_one:
        return define_exactly_one(literals);
    case Kind::implication:
        return -define_conjunction({literals[0], -literals[1]});
    case Kind::equivalence:
        return -define_parity(literals);
    }
    assert(false);
    return 0;
}

int Tseitin::literal(Expr root) {
    if (literals_.size() <= root.index())
        literals_.resize(store_->size(), 0);
    std::vector<Expr> open{root};
    while (!open.empty() && !is_stopped()) {
        const Expr e = open.back();
        if (literals_[e.index()] == 0) {
            const std::size_t before = open.size();
            for (const Expr operand : store_->operands(e))
                if (literals_[operand.index()] == 0)
                    open.push_back(operand);
            if (open.size() > before)
                continue;
            literals_[e.index()] = define(e);
        }
        open.pop_back();
    }
    return literals_[root.index()];
}

void Tseitin::require(Expr root) {
    struct Goal {
        Expr e;
        bool value;
    };
    std::vector<Goal> goals{{root, true}};
    const auto clause_of = [&](std::span<const Expr> operands, bool value) {
        std::vector<int> clause;
        for (const Expr operand : operands)
            clause.push_back(value ? literal(operand) : -literal(operand));
        send(std::span<const int>(clause));
    };
    while (!goals.empty() && !is_stopped()) {
        const auto [e, value] = goals.back();
        goals.pop_back();
        const auto operands = store_->operands(e);
        const Kind kind = store_->kind(e);
        if (kind == Kind::constant && store_->value_of(e) == value)
            continue;
        if (kind == Kind::negation) {
            goals.push_back({operands[0], !value});
        } else if (kind == (value ? Kind::conjunction : Kind::disjunction)) {
            for (std::size_t i = operands.size(); i > 0; --i) // the first comes out first
                goals.push_back({operands[i - 1], value});
        } else if (kind == (value ? Kind::disjunction : Kind::conjunction)) {
            clause_of(operands, value);
        } else if (kind == Kind::implication && value) {
            const int premise = literal(operands[0]);
            const int conclusion = literal(operands[1]);
            send({-premise, conclusion});
        } else if (kind == Kind::implication) {
            goals.push_back({operands[1], false});
            goals.push_back({operands[0], true});
        } else if (kind == Kind::equivalence) {
            const int left = literal(operands[0]);
            const int right = value ? literal(operands[1]) : -literal(operands[1]);
            send({-left, right});
            send({left, -right});
        } else {
            const int whole = literal(e);
            send({value ? whole : -whole});
        }
    }
}

ClauseSet tseitin(const Store& store, Expr root) {
    ClauseSet clauses;
    Tseitin encoder(store, [&](std::span<const int> clause) { clauses.add(clause); });
    encoder.require(root);
    clauses.ask_for_atoms(encoder.atoms());
    return clauses;
}

} // namespace loggia::logic
