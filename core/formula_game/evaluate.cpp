#include "core/base/number_text.hpp"
#include "core/base/symbol.hpp"
#include "core/formula_game/formula.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

namespace loggia::formula_game {

Result<bool> evaluate(const logic::Formula& formula, std::string_view variables,
                      std::string_view values) {
    const logic::Store& store = formula.store;
    std::vector<std::optional<bool>> given(store.variables());
    std::uint32_t seen = 0;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        const SourceSpan here{1, static_cast<int>(i) + 1,
                              static_cast<int>(symbol_length(variables, i))};
        const char c = variables[i];
        if (c < 'a' || c > 'z')
            return failure(fmt::format("expected a lower-case letter as the variable, found {}",
                                       shown_symbol(variables, i)),
                           here);
        const std::uint32_t bit = 1U << static_cast<unsigned>(c - 'a');
        if ((seen & bit) != 0)
            return failure(fmt::format("variable {} appears more than once", c), here);
        seen |= bit;
        if (i >= values.size())
            return failure(fmt::format("variable {} has no value", c), here);
        if (values[i] != '0' && values[i] != '1')
            return failure(
                fmt::format("expected the value 0 or 1, found {}", shown_symbol(values, i)));
        if (const auto number = store.find(variables.substr(i, 1)))
            given[*number] = values[i] == '1';
    }
    if (values.size() > variables.size())
        return failure(fmt::format("{} for {}", counted(values.size(), "value"),
                                   counted(variables.size(), "variable")));
    std::vector<bool> assignment(store.variables());
    for (const logic::Variable v : logic::variables_of(store, formula.root)) {
        if (!given[v])
            return failure(fmt::format("variable {} has no value", store.name(v)));
        assignment[v] = *given[v];
    }
    return logic::evaluate(store, formula.root, assignment);
}

} // namespace loggia::formula_game
