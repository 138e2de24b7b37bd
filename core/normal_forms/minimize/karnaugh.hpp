#pragma once

#include "core/normal_forms/cube.hpp"

#include <cstdint>
#include <vector>

namespace loggia::normal_forms {

/// How a Karnaugh map of 2 to 6 inputs lies: the first inputs number the rows, the others the
/// columns, both in Gray code, so that neighbours (around the edges too) differ in one input. With
/// 5 and 6 inputs the map is 4 x 8 and 8 x 8 cells.
class KarnaughMap {
public:
    static constexpr int least_inputs = 2;
    static constexpr int most_inputs = 6;

    explicit KarnaughMap(int inputs);

    [[nodiscard]] int inputs() const noexcept { return inputs_; }
    [[nodiscard]] int row_inputs() const noexcept { return inputs_ / 2; }
    [[nodiscard]] int rows() const noexcept { return 1 << row_inputs(); }
    [[nodiscard]] int columns() const noexcept { return 1 << (inputs_ - row_inputs()); }
    /// The row of the truth table that lies there.
    [[nodiscard]] std::uint64_t truth_row(int row, int column) const noexcept;
    /// Where a row of the truth table lies.
    struct Place {
        int row = 0;
        int column = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    [[nodiscard]] Place place(std::uint64_t truth_row) const noexcept;

    /// A cube as rectangles of neighbouring cells, each as large as possible; those that go over an
    /// edge of the map are cut in pieces there, with `open_*` on the sides of the cut.
    struct Rectangle {
        Place first;
        int height = 1;
        int width = 1;
        bool open_left = false;
        bool open_right = false;
        bool open_top = false;
        bool open_bottom = false;
        friend bool operator==(const Rectangle&, const Rectangle&) = default;
    };
    [[nodiscard]] std::vector<Rectangle> rectangles(const Cube& cube) const;

private:
    int inputs_;
};

} // namespace loggia::normal_forms
