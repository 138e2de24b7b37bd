#include "core/wumpus/cave.hpp"

#include <fmt/format.h>

namespace loggia::wumpus {

std::string to_text(Symbol symbol) {
    return fmt::format("{}_{}_{}", letter(symbol.sign), symbol.square.i, symbol.square.j);
}

std::string to_text(Square square) {
    return fmt::format("({},{})", square.i, square.j);
}

std::optional<Symbol> symbol_of(std::string_view name) {
    if (name.size() != 5 || name[1] != '_' || name[3] != '_')
        return std::nullopt;
    const std::size_t sign = sign_letters.find(name[0]);
    const int i = name[2] - '0';
    const int j = name[4] - '0';
    if (sign == std::string_view::npos || i < 1 || i > side || j < 1 || j > side)
        return std::nullopt;
    return Symbol{static_cast<Sign>(sign), {i, j}};
}

std::optional<Square> square_of(std::string_view name) {
    if (name.size() != 5 || name[0] != '(' || name[2] != ',' || name[4] != ')')
        return std::nullopt;
    const Square square{name[1] - '0', name[3] - '0'};
    const bool inside = square.i >= 1 && square.i <= side && square.j >= 1 && square.j <= side;
    return inside ? std::optional(square) : std::nullopt;
}

unsigned broken_rules(World world) noexcept {
    const unsigned monsters = world.where(Sign::monster);
    const unsigned stench = world.where(Sign::stench);
    const unsigned pits = world.where(Sign::pit);
    const unsigned breeze = world.where(Sign::breeze);
    // Being beside is mutual, so "a monster beside every stench" is read off the monsters' side.
    const unsigned beside_monsters = beside(world.where(Sign::monster));
    const unsigned beside_pits = beside(world.where(Sign::pit));
    unsigned broken = 0;
    const auto require = [&broken](unsigned rule, bool holds) {
        broken |= holds ? 0U : 1U << rule;
    };
    require(1, (beside_monsters & ~stench) == 0);
    require(2, (stench & ~beside_monsters) == 0);
    require(3, (beside_pits & ~breeze) == 0);
    require(4, (breeze & ~beside_pits) == 0);
    require(5, std::popcount(monsters) == 1);
    require(6, ((monsters | pits) & safe_squares) == 0);
    require(7, std::popcount(pits) >= 1 && std::popcount(pits) <= most_pits);
    return broken;
}

std::string to_picture(World world) {
    std::array<std::string, square_count> cells;
    for (const Sign sign : {Sign::monster, Sign::pit, Sign::stench, Sign::breeze})
        for (int n = 0; n < square_count; ++n)
            if (world.holds({sign, Square::of(n)}))
                cells.at(static_cast<std::size_t>(n)) += letter(sign);
    return to_picture(cells, 4);
}

std::string to_picture(const std::array<std::string, square_count>& cells, std::size_t width) {
    std::string ruler = "  +";
    for (int i = 0; i < side; ++i)
        ruler += std::string(width + 2, '-') + '+';
    ruler += '\n';
    std::string text = ruler;
    for (int j = side; j >= 1; --j) {
        text += fmt::format("{} |", j);
        for (int i = 1; i <= side; ++i)
            text += fmt::format(" {:<{}} |",
                                cells.at(static_cast<std::size_t>(Square{i, j}.index())), width);
        text += '\n' + ruler;
    }
    text += "   ";
    for (int i = 1; i <= side; ++i)
        text += fmt::format(" {:<{}}", i, i < side ? width + 2 : 1);
    return text + '\n';
}

} // namespace loggia::wumpus
