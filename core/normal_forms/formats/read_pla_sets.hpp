#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/formats/read.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::normal_forms {

/// Which sets a PLA file gives: the true rows, the don't-cares, the false rows.
struct PlaType {
    std::string_view name;
    bool on;
    bool open;
    bool off;
};

/// The content of a PLA file.
struct PlaSets {
    std::string_view text; ///< the file
    PlaType type{"fd", true, true, false};
    int input_count = -1; ///< not known yet
    int output_count = -1;
    std::vector<std::string> inputs; ///< either all names or none
    std::vector<std::string> outputs;
    std::string phase; ///< 0 for each output that is given by its complement, or empty
    PositionalCover on;
    PositionalCover open;
    PositionalCover off;
    std::vector<std::size_t> on_places; ///< where the rows of `on` begin in the text
    std::vector<std::size_t> off_places;
};

/// The function that the sets define, with espresso's default names if there are none. An error if
/// the sets contradict each other, or when stopped.
[[nodiscard]] Result<AnyFunction> function_of_sets(PlaSets sets, const Control& control);

} // namespace loggia::normal_forms
