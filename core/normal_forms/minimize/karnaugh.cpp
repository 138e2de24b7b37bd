#include "core/normal_forms/minimize/karnaugh.hpp"

#include <cassert>

namespace loggia::normal_forms {

namespace {

constexpr unsigned gray(unsigned index) noexcept {
    return index ^ (index >> 1U);
}

/// The inverse for numbers of at most 3 bits.
constexpr unsigned index_of_gray(unsigned code) noexcept {
    return code ^ (code >> 1U) ^ (code >> 2U);
}

/// A stretch of rows or of columns, cut where the map ends.
struct MapStretch {
    int first = 0;
    int length = 0;
    bool open_before = false;
    bool open_behind = false;
};

/// The rows (or columns) of which a cube has cells, as stretches that are as long as they can be on
/// a cycle; `care` and `value` are the cube's bits of the `bits` inputs that number them.
std::vector<MapStretch> stretches(int bits, unsigned care, unsigned value) {
    const int lines = 1 << bits;
    const auto taken = [&](int line) {
        return (gray(static_cast<unsigned>(line)) & care) == value;
    };
    std::vector<MapStretch> found;
    for (int line = 0; line < lines; ++line) {
        if (!taken(line))
            continue;
        if (line > 0 && taken(line - 1))
            ++found.back().length;
        else
            found.push_back({line, 1, false, false});
    }
    if (found.size() > 1 && taken(0) && taken(lines - 1)) {
        found.front().open_before = true;
        found.back().open_behind = true;
    }
    return found;
}

} // namespace

KarnaughMap::KarnaughMap(int inputs) : inputs_(inputs) {
    assert(inputs >= least_inputs && inputs <= most_inputs);
}

std::uint64_t KarnaughMap::truth_row(int row, int column) const noexcept {
    const int column_inputs = inputs_ - row_inputs();
    return std::uint64_t{gray(static_cast<unsigned>(row))} << column_inputs |
           gray(static_cast<unsigned>(column));
}

KarnaughMap::Place KarnaughMap::place(std::uint64_t truth_row) const noexcept {
    const int column_inputs = inputs_ - row_inputs();
    const auto row = static_cast<unsigned>(truth_row >> column_inputs);
    const auto column = static_cast<unsigned>(truth_row & low_bits(column_inputs));
    return {static_cast<int>(index_of_gray(row)), static_cast<int>(index_of_gray(column))};
}

std::vector<KarnaughMap::Rectangle> KarnaughMap::rectangles(const Cube& cube) const {
    const int column_inputs = inputs_ - row_inputs();
    const std::uint64_t of_columns = low_bits(column_inputs);
    const auto down = stretches(row_inputs(), static_cast<unsigned>(cube.care >> column_inputs),
                                static_cast<unsigned>(cube.value >> column_inputs));
    const auto across = stretches(column_inputs, static_cast<unsigned>(cube.care & of_columns),
                                  static_cast<unsigned>(cube.value & of_columns));
    std::vector<Rectangle> result;
    for (const MapStretch& rows : down)
        for (const MapStretch& columns : across)
            result.push_back({{rows.first, columns.first},
                              rows.length,
                              columns.length,
                              columns.open_before,
                              columns.open_behind,
                              rows.open_before,
                              rows.open_behind});
    return result;
}

} // namespace loggia::normal_forms
