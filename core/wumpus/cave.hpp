#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::wumpus {

/// The cave is four squares by four. Square (i, j) is drawn in column i, counted from the left, and
/// row j, counted from the bottom, as in the textbook.
constexpr int side = 4;
constexpr int square_count = side * side;

struct Square {
    int i = 1; ///< 1 to 4
    int j = 1; ///< 1 to 4

    [[nodiscard]] constexpr int index() const noexcept { return side * (i - 1) + j - 1; }
    [[nodiscard]] static constexpr Square of(int index) noexcept {
        return {index / side + 1, index % side + 1};
    }
    friend constexpr bool operator==(const Square&, const Square&) = default;
};

/// A set of squares: bit n is the square of index n.
using Squares = std::uint16_t;

[[nodiscard]] constexpr Squares only(Square square) noexcept {
    return static_cast<Squares>(1U << static_cast<unsigned>(square.index()));
}
[[nodiscard]] constexpr bool has(Squares squares, Square square) noexcept {
    return (squares & only(square)) != 0;
}
/// Every square that shares an edge with one of `squares`.
[[nodiscard]] constexpr Squares beside(Squares squares) noexcept {
    constexpr unsigned lowest = 0x1111;  // j = 1
    constexpr unsigned highest = 0x8888; // j = 4
    const unsigned s = squares;
    return static_cast<Squares>((s << 4U) | (s >> 4U) | ((s & ~highest) << 1U) |
                                ((s & ~lowest) >> 1U));
}

/// Squares that have neither monster nor pit in any cave: (1,1), (1,2), (2,1), (2,2).
constexpr Squares safe_squares = 0x0033;
constexpr int most_pits = 11;

enum class Sign : std::uint8_t { monster, stench, pit, breeze };
inline constexpr std::array signs{Sign::monster, Sign::stench, Sign::pit, Sign::breeze};

inline constexpr std::string_view sign_letters = "MSPB"; ///< by Sign

[[nodiscard]] constexpr char letter(Sign sign) noexcept {
    return sign_letters[static_cast<std::size_t>(sign)];
}

/// The 64 symbols M_i_j, S_i_j, P_i_j, B_i_j are numbered 0 to 63 in that order, those of a kind by
/// square.
constexpr int symbol_count = 64;

struct Symbol {
    Sign sign = Sign::monster;
    Square square;

    [[nodiscard]] constexpr int index() const noexcept {
        return square_count * static_cast<int>(sign) + square.index();
    }
    [[nodiscard]] static constexpr Symbol of(int index) noexcept {
        return {static_cast<Sign>(index / square_count), Square::of(index % square_count)};
    }
    friend constexpr bool operator==(const Symbol&, const Symbol&) = default;
};

/// "M_1_1"
[[nodiscard]] std::string to_text(Symbol symbol);
/// "(1,1)"
[[nodiscard]] std::string to_text(Square square);
/// Of exactly that spelling.
[[nodiscard]] std::optional<Symbol> symbol_of(std::string_view name);
[[nodiscard]] std::optional<Square> square_of(std::string_view name);

/// A truth value for each symbol, whether any rule holds or not.
struct World {
    std::uint64_t bits = 0; ///< Bit n is the symbol of index n.

    [[nodiscard]] constexpr bool holds(Symbol symbol) const noexcept {
        return ((bits >> static_cast<unsigned>(symbol.index())) & 1U) != 0;
    }
    [[nodiscard]] constexpr Squares where(Sign sign) const noexcept {
        return static_cast<Squares>(bits >> (square_count * static_cast<unsigned>(sign)));
    }
    friend constexpr bool operator==(const World&, const World&) = default;
};

/// In how many symbols two worlds differ.
[[nodiscard]] constexpr int distance(World a, World b) noexcept {
    return std::popcount(a.bits ^ b.bits);
}

/// What decides a world of the reference rules: where the monster is and where the pits are.
struct Cave {
    Square monster;
    Squares pits = 0;

    /// With stench beside the monster and breeze beside the pits.
    [[nodiscard]] constexpr World world() const noexcept {
        const auto part = [](Squares squares, Sign sign) {
            return std::uint64_t{squares} << (square_count * static_cast<unsigned>(sign));
        };
        return {part(only(monster), Sign::monster) | part(beside(only(monster)), Sign::stench) |
                part(pits, Sign::pit) | part(beside(pits), Sign::breeze)};
    }
};

/// Which of the reference rules, 1 to 7, a world breaks: bit k is rule k. 0 for the 49,128 worlds
/// of the reference rules: 12 places of the monster times 2^12 - 2 sets of pits.
[[nodiscard]] unsigned broken_rules(World world) noexcept;

/// The world as a picture of 16 cells, row 4 on top, each with the letters of what holds there, the
/// monster's first: "MB". Every line ends in "\n".
[[nodiscard]] std::string to_picture(World world);

/// A picture of 16 cells by their words, of at most `width` bytes each.
[[nodiscard]] std::string to_picture(const std::array<std::string, square_count>& cells,
                                     std::size_t width);

} // namespace loggia::wumpus
