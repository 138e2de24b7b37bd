#include "core/wumpus/entail.hpp"

#include "core/logic/compiled_expr.hpp"
#include "core/wumpus/reference_rules.hpp"

#include <algorithm>
#include <numeric>

namespace loggia::wumpus {

namespace {

const std::vector<logic::Variable>& symbol_variables() {
    static const std::vector<logic::Variable> variables = [] {
        std::vector<logic::Variable> all(symbol_count);
        std::iota(all.begin(), all.end(), logic::Variable{0});
        return all;
    }();
    return variables;
}

/// The rows in which symbols have the values that lines give outright.
Rows rows_of(const Literals& literals, Rows rows) {
    const Columns& columns = Columns::get();
    for (int n = 0; n < symbol_count; ++n) {
        const auto bit = std::uint64_t{1} << static_cast<unsigned>(n);
        const Rows& column = columns.of(n);
        if ((literals.trues & bit) != 0)
            std::transform(rows.begin(), rows.end(), column.begin(), rows.begin(),
                           [](auto row, auto value) { return row & value; });
        if ((literals.falses & bit) != 0)
            std::transform(rows.begin(), rows.end(), column.begin(), rows.begin(),
                           [](auto row, auto value) { return row & ~value; });
    }
    return rows;
}

bool is_literal(const logic::Store& store, logic::Expr e) {
    if (store.kind(e) == logic::Kind::negation)
        e = store.operands(e)[0];
    return store.kind(e) == logic::Kind::variable && store.variable_of(e) < symbol_count;
}

} // namespace

const char* to_text(Verdict verdict) {
    switch (verdict) {
    case Verdict::definitely_true:
        return "definitely true";
    case Verdict::definitely_false:
        return "definitely false";
    case Verdict::possibly:
        return "possibly true, possibly false";
    case Verdict::both:
        break;
    }
    return "both true and false";
}

std::optional<Rows> rows_of(const logic::Store& store, std::span<const logic::Expr> statements,
                            const Rows& among, const Control& control) {
    for (const logic::Expr e : logic::postorder(store, statements))
        if (store.kind(e) == logic::Kind::variable && store.variable_of(e) >= symbol_count)
            return std::nullopt;
    // A few at a time, so that memory does not grow with the number of lines.
    constexpr std::size_t batch = 16;
    std::vector<Rows> results(std::min(batch, statements.size()));
    std::vector<std::uint64_t*> places(results.size());
    std::transform(results.begin(), results.end(), places.begin(),
                   [](Rows& result) { return result.data(); });
    Rows rows = among;
    for (; !statements.empty(); statements = statements.subspan(places.size())) {
        if (statements.size() > batch && control.stop_requested())
            return std::nullopt;
        places.resize(std::min(places.size(), statements.size()));
        const logic::Program program(store, statements.first(places.size()), symbol_variables());
        program.run(Columns::get().pointers(), places, row_words);
        for (std::size_t k = 0; k < places.size(); ++k)
            std::transform(rows.begin(), rows.end(), results[k].begin(), rows.begin(),
                           [](auto row, auto value) { return row & value; });
    }
    return rows;
}

std::optional<bool> imply_reference_rules(const logic::Store& store,
                                          std::span<const Statement> lines,
                                          const Control& control) {
    const auto solver = sat::make_cadical();
    Encoding ours(*solver, store, {0, 2});
    Encoding theirs(*solver, reference_rules().store, {1, 2});
    if (!ours.require(lines, control))
        return std::nullopt;
    solver->assume(-theirs.literal(reference_rules().all));
    const sat::Status status = solver->solve(control);
    if (status == sat::Status::unknown)
        return std::nullopt;
    return status == sat::Status::unsatisfiable;
}

Reasoner::Reasoner(const logic::Store& store, std::span<const Statement> lines,
                   const Control& control)
    : store_(&store), lines_(lines.begin(), lines.end()) {
    std::vector<Statement> rules;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(rules),
                 [](const Statement& line) { return line.source == Source::rules; });
    if (!imply_reference_rules(store, rules, control).value_or(false))
        return;
    std::vector<logic::Expr> others;
    for (const Statement& line : lines)
        if (!is_literal(store, line.expr))
            others.push_back(line.expr);
    const Rows known = rows_of(literals_of(store, lines), Columns::get().caves());
    rows_ = rows_of(store, others, known, control);
}

std::optional<Verdict> Reasoner::verdict(logic::Expr statement, const Control& control) {
    if (rows_) {
        if (const auto where = rows_of(*store_, std::span(&statement, 1), *rows_)) {
            const bool can_be_true = first_row(*where).has_value();
            return verdict_of(can_be_true, *where != *rows_);
        }
    }
    return ask_solver(statement, control);
}

std::optional<Verdict> Reasoner::ask_solver(logic::Expr statement, const Control& control) {
    if (!incremental_) {
        auto made = std::make_unique<Incremental>(*store_);
        if (!made->encoding.require(lines_, control))
            return std::nullopt;
        incremental_ = std::move(made);
    }
    sat::Solver& solver = *incremental_->solver;
    const int literal = incremental_->encoding.literal(statement);
    solver.assume(literal);
    const sat::Status when_true = solver.solve(control);
    if (when_true == sat::Status::unknown)
        return std::nullopt;
    solver.assume(-literal);
    const sat::Status when_false = solver.solve(control);
    if (when_false == sat::Status::unknown)
        return std::nullopt;
    return verdict_of(when_true == sat::Status::satisfiable,
                      when_false == sat::Status::satisfiable);
}

} // namespace loggia::wumpus
