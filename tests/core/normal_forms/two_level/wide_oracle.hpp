#pragma once

#include "core/normal_forms/two_level/rows.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"
#include "tests/core/normal_forms/oracle.hpp"

#include <type_traits>

/// Small functions, and the same ones among inputs and outputs that do not matter, so that their
/// cubes are rows of any width.
namespace loggia::normal_forms::oracle {

/// The function among so many more inputs for each of its own, and as many outputs that are false.
inline WideFunction spread(const Function& function, int stride) {
    WideFunction wide;
    const auto names = [stride](const std::vector<std::string>& from, const char* filler) {
        std::vector<std::string> all;
        for (const std::string& name : from) {
            all.push_back(name);
            for (int i = 1; i < stride; ++i)
                all.push_back(filler + std::to_string(all.size()));
        }
        return all;
    };
    wide.inputs = names(function.inputs, "unused");
    wide.outputs = names(function.outputs, "never");
    const auto cover = [&](const Cover& from) {
        const PositionalCover narrow = positional(from);
        PositionalCover to(from.inputs * stride, from.outputs * stride);
        for (std::size_t i = 0; i < narrow.terms(); ++i) {
            to.add_cube();
            for (int input = 0; input < from.inputs; ++input)
                if (narrow.has_literal(i, input))
                    to.restrict(input * stride, narrow.may_be(i, input, true));
            for (int output = 0; output < from.outputs; ++output)
                if (narrow.has_output(i, output))
                    to.add_output(output * stride);
        }
        return to;
    };
    wide.on = cover(function.on);
    wide.dont_care = cover(function.dont_care);
    return wide;
}

/// The cover of a spread function as one of the function itself: literals of inputs that do not
/// matter, and outputs that are false, make it wrong, which `foreign` says.
inline Cover gathered(const PositionalCover& cover, int stride, bool& foreign) {
    PositionalCover narrow(cover.inputs() / stride, cover.outputs() / stride);
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        narrow.add_cube();
        for (int input = 0; input < cover.inputs(); ++input)
            if (cover.has_literal(i, input)) {
                foreign = foreign || input % stride != 0;
                narrow.restrict(input / stride, cover.may_be(i, input, true));
            }
        for (int output = 0; output < cover.outputs(); ++output)
            if (cover.has_output(i, output)) {
                foreign = foreign || output % stride != 0;
                narrow.add_output(output / stride);
            }
    }
    return plain(narrow);
}

/// Whether rows have a row of the table, of an output.
template <class Row>
bool any_holds(const two_level::Layout<Row>& layout, const std::vector<Row>& rows,
               std::uint64_t row, int output) {
    return std::any_of(rows.begin(), rows.end(), [&](const Row& cube) {
        for (int i = 0; i < layout.inputs; ++i) {
            const auto value = static_cast<std::size_t>(row >> (layout.inputs - 1 - i) & 1U);
            if (!two_level::has_bit(cube, 2 * static_cast<std::size_t>(i) + value))
                return false;
        }
        return two_level::has_bit(cube, static_cast<std::size_t>(2 * layout.inputs + output));
    });
}

/// Calls `check` with the rows of small random functions, of several widths of rows.
template <class Check>
void with_random_rows(std::uint64_t seed, int count, Check check) {
    Random random(seed);
    for (int i = 0; i < count; ++i) {
        const int inputs = static_cast<int>(random.below(6));
        const int outputs = 1 + static_cast<int>(random.below(4));
        const Function function = random_function(random, inputs, outputs, random.below(9),
                                                  random.below(3), 0.2 + 0.6 * random.real());
        const std::size_t words = i % 3 == 0 ? 1 : i % 3 == 1 ? 3 : 9;
        two_level::with_rows_of(words, [&](const auto& row) {
            using Row = std::decay_t<decltype(row)>;
            const two_level::Layout<Row> layout(inputs, outputs);
            check(function, layout, two_level::rows_of<Row>(positional(function.on)),
                  two_level::rows_of<Row>(positional(function.dont_care)));
        });
    }
}

} // namespace loggia::normal_forms::oracle
