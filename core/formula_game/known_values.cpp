#include "core/formula_game/game.hpp"

#include <cstdint>
#include <limits>

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

std::vector<int> deciding_operands(const Game& game, const std::vector<Known>& known) {
    const logic::Store& store = game.store();
    std::vector<int> chosen(store.size(), every_operand);
    // Leaves that the value of each part rests on; saturated, for a store shares what a tree
    // repeats.
    std::vector<std::uint64_t> leaves(store.size(), 1);
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    for (std::uint32_t index = 0; index < store.size(); ++index) {
        const logic::Expr e(index);
        const auto operands = store.operands(e);
        if (operands.empty() || known[index] == Known::open)
            continue;
        const auto kind = store.kind(e);
        const bool one_is_enough =
            known[index] == (kind == logic::Kind::disjunction ? Known::yes : Known::no) &&
            kind != logic::Kind::negation;
        std::uint64_t all = 0;
        for (std::size_t place = 0; place < operands.size(); ++place) {
            const std::size_t operand = operands[place].index();
            all = leaves[operand] > most - all ? most : all + leaves[operand];
            if (!one_is_enough || known[operand] != known[index])
                continue;
            if (chosen[index] == every_operand ||
                leaves[operand] < leaves[operands[static_cast<std::size_t>(chosen[index])].index()])
                chosen[index] = static_cast<int>(place);
        }
        leaves[index] = chosen[index] == every_operand
                            ? all
                            : leaves[operands[static_cast<std::size_t>(chosen[index])].index()];
    }
    return chosen;
}

} // namespace loggia::formula_game
