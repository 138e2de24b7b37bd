#include "core/connect4/position.hpp"

namespace loggia::connect4 {

namespace {

constexpr std::array<Bits, quadruple_count> all_quadruples() {
    std::array<Bits, quadruple_count> result{};
    std::size_t count = 0;
    const auto add = [&](int column, int row, int right, int up) {
        Bits bits = 0;
        for (int i = 0; i < 4; ++i)
            bits |= cell(column + i * right, row + i * up);
        result.at(count++) = bits;
    };
    for (int c = 0; c < columns; ++c) {
        for (int r = 0; r < rows; ++r) {
            const bool fits_right = c + 3 < columns;
            if (r + 3 < rows)
                add(c, r, 0, 1);
            if (fits_right)
                add(c, r, 1, 0);
            if (fits_right && r + 3 < rows)
                add(c, r, 1, 1);
            if (fits_right && r - 3 >= 0)
                add(c, r, 1, -1);
        }
    }
    return result;
}

} // namespace

constexpr std::array<Bits, quadruple_count> quadruples = all_quadruples();

} // namespace loggia::connect4
