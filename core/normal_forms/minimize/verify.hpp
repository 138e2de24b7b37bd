#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"

#include <cstdint>
#include <optional>

namespace loggia::normal_forms {

/// A row that shows that a cover is wrong, or that two functions differ.
struct Difference {
    std::uint64_t row = 0;
    int output = 0;
    bool expected = false; ///< what the (first) function says there

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// A row in which the cover, read as `form`, differs from the function; don't-cares never count as
/// a difference. Nothing where there is none. By truth tables of few inputs, otherwise by case
/// distinction (MissingRow); where that takes long by tables of up to most_tabulated inputs, or by
/// SAT. Shares no code with what minimises. An error when stopped.
[[nodiscard]] Result<std::optional<Difference>>
difference(const Function& function, Form form, const Cover& cover, const Control& control = {});

/// Where two functions of the same inputs and outputs (by name, in any order) are not the same:
/// one says true, the other false. An error where their names differ, or when stopped.
[[nodiscard]] Result<std::optional<Difference>>
difference(const Function& left, const Function& right, const Control& control = {});

} // namespace loggia::normal_forms
