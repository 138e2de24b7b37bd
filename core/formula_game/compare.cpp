#include "core/formula_game/compare.hpp"

#include "core/logic/alike_names.hpp"
#include "core/logic/syntax.hpp"
#include "core/sat/queries/decide.hpp"

#include <algorithm>
#include <array>

namespace loggia::formula_game {

namespace {

Result<logic::Expr> read(logic::Store& store, std::string_view text) {
    if (auto strict = logic::read_strict(text, store))
        return strict;
    return logic::read_typed(store, text);
}

} // namespace

Comparison compare(logic::Store& store, logic::Expr first, logic::Expr second,
                   const Control& control) {
    second = logic::in_words_of(store, logic::variables_of(store, first), second);
    const sat::Decision decision = sat::distinguish(store, first, second, control);
    Comparison result;
    if (decision.status == sat::Status::unknown)
        return result;
    if (decision.status == sat::Status::unsatisfiable) {
        result.outcome = Comparison::Outcome::equivalent;
        return result;
    }
    result.outcome = Comparison::Outcome::different;
    result.first = logic::evaluate(store, first, decision.assignment);
    const std::array roots{first, second};
    for (const logic::Expr e : logic::postorder(store, roots))
        if (store.kind(e) == logic::Kind::variable)
            result.row.emplace_back(store.name(store.variable_of(e)),
                                    decision.assignment[store.variable_of(e)]);
    std::sort(result.row.begin(), result.row.end());
    return result;
}

Result<Comparison> compare(std::string_view first, std::string_view second,
                           const Control& control) {
    logic::Store store;
    const auto one = read(store, first);
    if (!one)
        return tl::unexpected(one.error());
    const auto other = read(store, second);
    if (!other)
        return tl::unexpected(other.error());
    return compare(store, *one, *other, control);
}

} // namespace loggia::formula_game
