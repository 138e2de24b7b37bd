#include "core/formula_game/game.hpp"

namespace loggia::formula_game {

namespace {

constexpr Known known(bool value) {
    return value ? Known::yes : Known::no;
}

constexpr Known opposite(Known value) {
    return value == Known::open ? Known::open : known(value == Known::no);
}

} // namespace

std::vector<Known> known_values(const Position& position) {
    const Game& game = position.game();
    const logic::Store& store = game.store();
    std::vector<Known> variables(store.variables(), Known::open);
    for (std::size_t turn = 0; turn < position.played(); ++turn)
        variables[game.variable(turn)] = known(position.value(turn));

    // Operands have smaller numbers than what they are operands of.
    std::vector<Known> values(store.size(), Known::open);
    for (std::uint32_t index = 0; index < store.size(); ++index) {
        const logic::Expr e(index);
        const auto operands = store.operands(e);
        switch (store.kind(e)) {
        case logic::Kind::variable:
            values[index] = variables[store.variable_of(e)];
            break;
        case logic::Kind::negation:
            values[index] = opposite(values[operands[0].index()]);
            break;
        case logic::Kind::conjunction:
        case logic::Kind::disjunction: {
            const Known deciding = known(store.kind(e) == logic::Kind::disjunction);
            Known value = opposite(deciding);
            for (const logic::Expr operand : operands) {
                const Known one = values[operand.index()];
                if (one == deciding)
                    value = deciding;
                else if (one == Known::open && value != deciding)
                    value = Known::open;
            }
            values[index] = value;
            break;
        }
        default:
            break; // No game has any others; a store holds two constants that nothing refers to.
        }
    }
    return values;
}

} // namespace loggia::formula_game
