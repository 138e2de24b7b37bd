#include "core/gf2/translator/translate.hpp"
#include "core/ladr/proposition.hpp"
#include "core/logic/cnf.hpp"
#include "core/logic/transform.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::gf2 {

namespace {

/// The conjunction of all constraints, over the variables of the store and the new ones.
Result<logic::Expr> conjunction_of(const ladr::MaceInput& input, logic::Store& store,
                                   const Control& control) {
    std::vector<logic::Expr> parts;
    for (const ladr::MaceList& list : input.lists) {
        if (list.name == "hints")
            continue;
        for (const ladr::TermId member : list.members) {
            if (control.stop_requested())
                return failure("stopped");
            const auto e = from_ring(input, member, store);
            if (!e)
                return tl::unexpected(e.error());
            parts.push_back(list.name == "goals" ? store.negation(*e) : *e);
        }
    }
    return store.node(logic::Kind::conjunction, parts);
}

} // namespace

Result<std::string> to_clauses(const ladr::MaceInput& input, sat::ClauseForm form,
                               const Control& control) {
    logic::Store first;
    if (const auto read = conjunction_of(input, first, control); !read)
        return tl::unexpected(read.error());
    // Atoms in the order of their names, not of their first occurrence.
    std::vector<std::string> names;
    for (logic::Variable v = 0; v < first.variables(); ++v)
        names.push_back(first.name(v));
    std::sort(names.begin(), names.end());
    logic::Store store;
    for (const std::string& name : names)
        (void)store.variable(name);
    const auto all = conjunction_of(input, store, control);
    if (!all)
        return tl::unexpected(all.error());
    const logic::Expr root = logic::folded(store, *all);

    auto clauses = logic::distributed(store, root);
    if (!clauses)
        clauses = logic::tseitin(store, root);
    std::string known;
    for (std::size_t i = 0; i < names.size(); ++i)
        known += fmt::format("{} {}\n", i + 1, names[i]);
    return form == sat::ClauseForm::assignment ? sat::to_assignment_format(*clauses, known)
                                               : sat::to_dimacs(*clauses, known);
}

} // namespace loggia::gf2
