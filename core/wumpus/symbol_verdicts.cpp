#include "core/wumpus/symbol_verdicts.hpp"

namespace loggia::wumpus {

std::optional<Marks> marks(logic::Store& store, Reasoner& reasoner, const Control& control) {
    Marks result{};
    if (const auto& rows = reasoner.rows()) {
        const int worlds = count(*rows);
        const auto holds = Columns::get().count_each(*rows);
        for (std::size_t n = 0; n < result.size(); ++n)
            result.at(n) = verdict_of(holds.at(n) > 0, holds.at(n) < worlds);
        return result;
    }
    for (std::size_t n = 0; n < result.size(); ++n) {
        const auto verdict =
            reasoner.verdict(store.variable(static_cast<logic::Variable>(n)), control);
        if (!verdict)
            return std::nullopt;
        result.at(n) = *verdict;
    }
    return result;
}

} // namespace loggia::wumpus
