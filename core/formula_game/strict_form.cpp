#include "core/base/letters.hpp"
#include "core/formula_game/formula.hpp"
#include "core/formula_game/game.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/transform.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace loggia::formula_game {

namespace {

using logic::Expr;
using logic::Kind;
using logic::Variable;

/// Of `parts`; one part alone stands for itself.
Expr joined(logic::Store& store, Kind kind, const std::vector<Expr>& parts) {
    return parts.size() == 1 ? parts[0] : store.node(kind, parts);
}

Expr exclusive_or(logic::Store& store, Expr a, Expr b) {
    const Expr left = store.node(Kind::conjunction, std::array{a, store.negation(b)});
    const Expr right = store.node(Kind::conjunction, std::array{store.negation(a), b});
    return store.node(Kind::disjunction, std::array{left, right});
}

Expr exactly_one(logic::Store& store, const std::vector<Expr>& parts) {
    std::vector<Expr> cases;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::vector<Expr> literals;
        for (std::size_t k = 0; k < parts.size(); ++k)
            literals.push_back(k == i ? parts[k] : store.negation(parts[k]));
        cases.push_back(joined(store, Kind::conjunction, literals));
    }
    return joined(store, Kind::disjunction, cases);
}

/// An expression in the game's connectives; `parts` are the operands, rewritten already.
Expr written_out(logic::Store& store, Kind kind, const std::vector<Expr>& parts) {
    switch (kind) {
    case Kind::parity: {
        Expr sum = parts[0];
        for (std::size_t i = 1; i < parts.size(); ++i)
            sum = exclusive_or(store, sum, parts[i]);
        return sum;
    }
    case Kind::exactly_one:
        return exactly_one(store, parts);
    case Kind::implication:
        return store.node(Kind::disjunction, std::array{store.negation(parts[0]), parts[1]});
    case Kind::equivalence: {
        const Expr both = store.node(Kind::conjunction, parts);
        const Expr none = store.node(
            Kind::conjunction, std::array{store.negation(parts[0]), store.negation(parts[1])});
        return store.node(Kind::disjunction, std::array{both, none});
    }
    default:
        return store.node(kind, parts);
    }
}

bool is_letter(const std::string& name) {
    return name.size() == 1 && name[0] >= 'a' && name[0] <= 'z';
}

/// The letters for those variables that are none, or nothing when there are not enough.
std::optional<std::vector<StrictForm::Renamed>> letters_for(const std::vector<std::string>& names) {
    if (names.size() > max_variables)
        return std::nullopt;
    std::string free = "abcdefghijklmnopqrstuvwxyz";
    for (const std::string& name : names)
        if (is_letter(name))
            free.erase(free.find(name), 1);
    std::vector<StrictForm::Renamed> renamed;
    const auto take = [&](const std::string& name, std::size_t at) {
        renamed.push_back({name, free[at]});
        free.erase(at, 1);
    };
    std::vector<std::string> others;
    for (const std::string& name : names) {
        if (is_letter(name))
            continue;
        const bool is_capital = name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z';
        const auto own = is_capital ? free.find(small_letter(name[0])) : std::string::npos;
        if (own != std::string::npos)
            take(name, own);
        else
            others.push_back(name);
    }
    for (const std::string& name : others)
        take(name, 0);
    return renamed;
}

} // namespace

Result<void> check_binary(std::string_view formula) {
    std::vector<bool> has_sign; // of the parentheses that are open
    for (std::size_t i = 0; i < formula.size(); ++i) {
        const char c = formula[i];
        if (c == '(')
            has_sign.push_back(false);
        if (c == ')' && !has_sign.empty())
            has_sign.pop_back();
        if ((c != '*' && c != '+') || has_sign.empty())
            continue;
        if (has_sign.back())
            return failure("by the assignment's rules each pair of brackets joins two operands; "
                           "this is a third one",
                           loggia::span_at(formula, i));
        has_sign.back() = true;
    }
    return {};
}

Result<StrictForm> strict_form_of(logic::Formula formula) {
    if (logic::check_strict(formula.store, formula.root))
        return StrictForm{std::move(formula), {}};
    logic::Store& old = formula.store;
    const Expr folded = logic::folded(old, formula.root);
    if (old.kind(folded) == Kind::constant)
        return failure(fmt::format("the formula is always {}; the game's syntax has no constants",
                                   old.value_of(folded) ? "true" : "false"));
    const std::vector<Variable> variables = logic::variables_of(old, folded);
    std::vector<std::string> names;
    names.reserve(variables.size());
    for (const Variable v : variables)
        names.push_back(old.name(v));
    auto renamed = letters_for(names);
    if (!renamed)
        return failure(
            fmt::format("{} variables are too many; the game's syntax has letters for {}",
                        variables.size(), max_variables));

    std::map<std::string, char> letters;
    for (const auto& [from, to] : *renamed)
        letters.emplace(from, to);
    StrictForm form{{{}, Expr(0)}, std::move(*renamed)};
    logic::Store& store = form.formula.store;
    std::vector<Expr> made(folded.index() + std::size_t{1}, Expr(0));
    std::size_t operands = 0; // of exactly-ones, which are squared
    for (const Expr e : logic::postorder(old, folded)) {
        if (old.kind(e) == Kind::variable) {
            const std::string& name = old.name(old.variable_of(e));
            const auto found = letters.find(name);
            made[e.index()] =
                store.variable(found == letters.end() ? std::string_view(name)
                                                      : std::string_view(&found->second, 1));
            continue;
        }
        if (old.kind(e) == Kind::exactly_one) {
            operands += old.operands(e).size() * old.operands(e).size();
            if (operands > logic::max_strict_length)
                return failure(fmt::format("the formula is longer than {} characters",
                                           logic::max_strict_length));
        }
        std::vector<Expr> parts;
        for (const Expr operand : old.operands(e))
            parts.push_back(made[operand.index()]);
        made[e.index()] = written_out(store, old.kind(e), parts);
    }
    form.formula.root = made[folded.index()];
    if (auto checked = logic::check_strict(store, form.formula.root); !checked)
        return tl::unexpected(std::move(checked.error()));
    return form;
}

} // namespace loggia::formula_game
