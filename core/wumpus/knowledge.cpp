#include "core/wumpus/knowledge.hpp"

namespace loggia::wumpus {

logic::Store symbol_store() {
    logic::Store store;
    for (int n = 0; n < symbol_count; ++n)
        store.variable(to_text(Symbol::of(n)));
    return store;
}

Literals literals_of(const logic::Store& store, std::span<const Statement> lines) {
    Literals found;
    for (const Statement& line : lines) {
        const bool negated = store.kind(line.expr) == logic::Kind::negation;
        const logic::Expr e = negated ? store.operands(line.expr)[0] : line.expr;
        if (store.kind(e) != logic::Kind::variable || store.variable_of(e) >= symbol_count)
            continue;
        (negated ? found.falses : found.trues) |= std::uint64_t{1} << store.variable_of(e);
    }
    return found;
}

std::vector<Statement> lessons(logic::Store& store, World world, Square square) {
    std::vector<Statement> lines;
    for (const Sign sign : {Sign::monster, Sign::pit, Sign::breeze, Sign::stench}) {
        const Symbol symbol{sign, square};
        const logic::Expr e = store.variable(static_cast<logic::Variable>(symbol.index()));
        lines.push_back({world.holds(symbol) ? e : store.negation(e), {}, Source::knowledge});
    }
    return lines;
}

} // namespace loggia::wumpus
