#include "core/ladr/models/sat_finder.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::ladr {

namespace {

constexpr std::size_t most_atoms = 4'000'000;
constexpr std::size_t most_literals = 12'000'000;

/// size ^ exponent; beyond `most_atoms` where it is more.
std::size_t power(int size, int exponent) {
    std::size_t result = 1;
    for (int i = 0; i < exponent && result <= most_atoms; ++i)
        result *= static_cast<std::size_t>(size);
    return result;
}

} // namespace

SatFinder::SatFinder(const ClausalTheory& theory, int fixed)
    : theory_(theory), flat_(flat_clauses(theory)), fixed_(fixed), solver_(sat::make_cadical()) {
    for (const ClausalTheory::Operation& operation : theory.operations) {
        tables_.push_back({operation.arity, operation.is_relation, {}});
        has_fixed_tables_ = has_fixed_tables_ || operation.fixed != nullptr;
    }
    for (const int arity : flat_.split_arities)
        tables_.push_back({arity, true, {}});
}

bool SatFinder::is_too_large() const noexcept {
    constexpr std::uint64_t most_steps = 300'000'000;
    return literals_ > most_literals || steps_ > most_steps;
}

void SatFinder::add(const std::vector<int>& clause) {
    literals_ += clause.size();
    solver_->add(clause);
}

SatFinder::Answer SatFinder::solve(int size, const Control& control) {
    if (is_broken_ || (has_fixed_tables_ && size != size_)) // such tables do not grow
        restart();
    if (size != size_) {
        const Answer extended = extend(size, control);
        is_broken_ = extended != Answer::model;
        if (is_broken_)
            return extended;
    }
    solver_->assume(selector_);
    switch (solver_->solve(control)) {
    case sat::Status::satisfiable:
        return Answer::model;
    case sat::Status::unsatisfiable:
        return Answer::none;
    case sat::Status::unknown:
        break;
    }
    return Answer::stopped;
}

void SatFinder::restart() {
    solver_ = sat::make_cadical();
    is_broken_ = false;
    size_ = atoms_ = 0;
    literals_ = 0;
    steps_ = 0;
    for (Table& table : tables_)
        table.atoms.clear();
}

/// `model` where all went well.
SatFinder::Answer SatFinder::extend(int size, const Control& control) {
    if (!make_atoms(size))
        return Answer::too_large;
    constexpr std::size_t clause_work = 200; // in nanoseconds
    Poll poll(control, clause_work);
    add_values(size, poll);
    add_fixed(size, poll);
    break_symmetry(size, poll);
    if (poll.stop())
        return Answer::stopped;
    for (const FlatClauses::Clause& clause : flat_.clauses)
        if (!add_instances(clause, size, control))
            return is_too_large() ? Answer::too_large : Answer::stopped;
    size_ = size;
    return Answer::model;
}

/// Tables over the larger domain, whose old entries keep their atoms.
bool SatFinder::make_atoms(int size) {
    const auto digits = [](const Table& table) {
        return table.arity + (table.is_relation ? 0 : 1);
    };
    std::size_t entries = 0;
    for (const Table& table : tables_)
        entries += power(size, digits(table));
    if (entries > most_atoms)
        return false;
    old_atoms_ = atoms_;
    const auto next = static_cast<std::size_t>(size);
    const auto last = static_cast<std::size_t>(size_);
    for (Table& table : tables_) {
        std::vector<int> atoms(power(size, digits(table)));
        for (std::size_t entry = 0; entry < atoms.size(); ++entry) {
            std::size_t rest = entry;
            std::size_t old = 0;
            std::size_t stride = 1;
            bool is_old = size_ > 0;
            for (int i = digits(table); i > 0; --i) {
                is_old = is_old && rest % next < last;
                old += rest % next * stride;
                stride *= last;
                rest /= next;
            }
            atoms[entry] = is_old ? table.atoms[old] : ++atoms_;
        }
        table.atoms = std::move(atoms);
    }
    selector_ = ++atoms_;
    return true;
}

/// One value and no other for each cell of a function.
void SatFinder::add_values(int size, Poll& poll) {
    const auto n = static_cast<std::size_t>(size);
    for (const Table& table : tables_) {
        if (table.is_relation)
            continue;
        for (std::size_t first = 0; first < table.atoms.size(); first += n) {
            if (poll.stop())
                return;
            instance_.assign(table.atoms.begin() + static_cast<std::ptrdiff_t>(first),
                             table.atoms.begin() + static_cast<std::ptrdiff_t>(first + n));
            instance_.push_back(-selector_);
            add(instance_);
            for (std::size_t a = 0; a < n && !poll.stop(); ++a)
                for (std::size_t b = a + 1; b < n; ++b)
                    if (std::max(table.atoms[first + a], table.atoms[first + b]) > old_atoms_)
                        add({-table.atoms[first + a], -table.atoms[first + b]});
        }
    }
}

void SatFinder::add_fixed(int size, Poll& poll) {
    const auto n = static_cast<std::size_t>(size);
    for (std::size_t i = 0; i < theory_.operations.size(); ++i) {
        const ClausalTheory::Operation& operation = theory_.operations[i];
        if (operation.fixed == nullptr)
            continue;
        for (std::size_t entry = 0; entry < power(size, operation.arity) && !poll.stop(); ++entry) {
            const auto first = static_cast<int>(operation.arity == 1 ? entry : entry / n);
            const int value = operation.fixed(first, static_cast<int>(entry % n), size);
            if (operation.is_relation)
                add({value != 0 ? tables_[i].atoms[entry] : -tables_[i].atoms[entry]});
            else
                add({tables_[i].atoms[entry * n + static_cast<std::size_t>(value)]});
        }
    }
}

/// Constants, then the cells of the function with the fewest arguments in the order of their
/// greatest one: where such a cell names an element beyond those that are named by arguments so
/// far, an earlier one names the element before.
void SatFinder::break_symmetry(int size, Poll& poll) {
    if (has_fixed_tables_)
        return;
    struct Cell {
        int greatest;
        std::size_t first; ///< atom
        const Table* table;
    };
    const auto n = static_cast<std::size_t>(size);
    std::vector<Cell> cells;
    const Table* function = nullptr;
    for (const Table& table : tables_) {
        if (table.is_relation)
            continue;
        if (table.arity == 0)
            cells.push_back({-1, 0, &table});
        else if (function == nullptr || table.arity < function->arity)
            function = &table;
    }
    const std::size_t constants = cells.size();
    if (function != nullptr)
        for (std::size_t entry = 0; entry * n < function->atoms.size(); ++entry) {
            int greatest = 0;
            std::size_t rest = entry;
            for (int i = 0; i < function->arity; ++i, rest /= n)
                greatest = std::max(greatest, static_cast<int>(rest % n));
            cells.push_back({greatest, entry * n, function});
        }
    std::stable_sort(cells.begin() + static_cast<std::ptrdiff_t>(constants), cells.end(),
                     [](const Cell& a, const Cell& b) { return a.greatest < b.greatest; });
    int seen = fixed_ - 1;
    for (std::size_t i = 0; i < cells.size() && seen + 2 < size; ++i) {
        seen = std::max(seen, cells[i].greatest);
        for (int value = seen + 2; value < size; ++value) {
            const auto v = static_cast<std::size_t>(value);
            const int names = cells[i].table->atoms[cells[i].first + v];
            if (names <= old_atoms_)
                continue;
            instance_.assign(1, -names);
            for (std::size_t j = 0; j < i && !poll.stop(); ++j)
                instance_.push_back(cells[j].table->atoms[cells[j].first + v - 1]);
            if (poll.stop())
                return; // the clause may be cut off
            add(instance_);
        }
    }
}

std::size_t SatFinder::entry_of(const FlatClauses::Literal& literal) const {
    std::size_t entry = 0;
    for (const FlatClauses::Place place : literal.places)
        entry =
            entry * static_cast<std::size_t>(size_) +
            static_cast<std::size_t>(place < 0 ? ~place : values_[static_cast<std::size_t>(place)]);
    return entry;
}

/// The instances that have not been there over the last domain.
bool SatFinder::add_instances(const FlatClauses::Clause& clause, int size, const Control& control) {
    const int before = std::exchange(size_, size);
    const auto variables = static_cast<std::size_t>(clause.variables);
    values_.assign(variables, 0);
    bool ended = variables == 0 && before > 0;
    for (; !ended; ++steps_) {
        constexpr std::uint64_t poll_interval = 512;
        if (steps_ % poll_interval == 0 && (control.stop_requested() || is_too_large()))
            break;
        const bool is_new = before == 0 || std::any_of(values_.begin(), values_.end(),
                                                       [&](int v) { return v >= before; });
        if (is_new)
            add_instance(clause);
        ended = true;
        for (std::size_t i = variables; i > 0 && ended; --i) { // counts up
            ended = ++values_[i - 1] == size;
            if (ended)
                values_[i - 1] = 0;
        }
    }
    size_ = before;
    return ended && !control.stop_requested() && !is_too_large();
}

void SatFinder::add_instance(const FlatClauses::Clause& clause) {
    instance_.clear();
    for (const FlatClauses::Literal& literal : clause.literals) {
        if (literal.operation == FlatClauses::Literal::equality) {
            const auto value = [&](FlatClauses::Place place) {
                return place < 0 ? ~place : values_[static_cast<std::size_t>(place)];
            };
            if ((value(literal.places[0]) == value(literal.places[1])) != literal.is_negated)
                return;
            continue;
        }
        const int atom =
            tables_[static_cast<std::size_t>(literal.operation)].atoms[entry_of(literal)];
        instance_.push_back(literal.is_negated ? -atom : atom);
    }
    add(instance_);
}

std::vector<int> SatFinder::table(std::size_t operation) const {
    const Table& table = tables_[operation];
    std::vector<int> values;
    if (table.is_relation) {
        for (const int atom : table.atoms)
            values.push_back(solver_->value(atom) ? 1 : 0);
        return values;
    }
    const auto n = static_cast<std::size_t>(size_);
    for (std::size_t first = 0; first < table.atoms.size(); first += n) {
        std::size_t value = 0;
        while (value + 1 < n && !solver_->value(table.atoms[first + value]))
            ++value;
        values.push_back(static_cast<int>(value));
    }
    return values;
}

} // namespace loggia::ladr
