#include "core/connect4/setup.hpp"

#include <fmt/format.h>

namespace loggia::connect4 {

namespace {

constexpr std::size_t index(Player player) {
    return static_cast<std::size_t>(player);
}

std::string stones_of(int count) {
    return fmt::format("{} stone{}", count, count == 1 ? "" : "s");
}

} // namespace

std::optional<Player> Setup::at(int column, int row) const noexcept {
    const Bits bit = cell(column, row);
    if ((stones[0] & bit) != 0)
        return Player::one;
    if ((stones[1] & bit) != 0)
        return Player::two;
    return std::nullopt;
}

Setup setup_of(Bits one, Bits two) noexcept {
    Setup setup{{one & all_cells, two & all_cells & ~one}};
    Bits resting = bottom_row & setup.occupied();
    for (int row = 1; row < rows; ++row)
        resting |= (resting << 1U) & setup.occupied();
    for (Bits& of : setup.stones)
        of &= resting;
    return setup;
}

Player next_in_turn(const Setup& setup) noexcept {
    return setup.count(Player::one) <= setup.count(Player::two) ? Player::one : Player::two;
}

Setup with_stone(const Setup& setup, int column, Player player) noexcept {
    const int height = setup.height(column);
    Setup next = setup;
    if (height < rows)
        next.stones[index(player)] |= cell(column, height);
    return next;
}

Setup recoloured(const Setup& setup, int column, int row, Player player) noexcept {
    const Bits bit = cell(column, row);
    Setup next = setup;
    if ((setup.occupied() & bit) != 0) {
        next.stones[index(player)] |= bit;
        next.stones[index(opponent(player))] &= ~bit;
    }
    return next;
}

Setup without_stone(const Setup& setup, int column, int row) noexcept {
    Setup next = setup;
    if ((setup.occupied() & cell(column, row)) == 0)
        return next;
    const Bits below = column_cells(column) & (cell(column, row) - 1);
    const Bits above = column_cells(column) & ~below & ~cell(column, row);
    for (Bits& of : next.stones)
        of = (of & ~column_cells(column)) | (of & below) | ((of & above) >> 1U);
    return next;
}

Result<Position> position_of(const Setup& setup) {
    const int one = setup.count(Player::one);
    const int two = setup.count(Player::two);
    if (one == two || one == two + 1)
        return Position::of_stones(setup.stones[0], setup.stones[1]);
    if (one > two)
        return failure(
            fmt::format("player 1 has {} and player 2 only {}; player 1 may have at most one more",
                        stones_of(one), two));
    return failure(fmt::format(
        "player 2 has {} and player 1 only {}; player 1 moves first, so player 2 cannot have more",
        stones_of(two), one));
}

} // namespace loggia::connect4
