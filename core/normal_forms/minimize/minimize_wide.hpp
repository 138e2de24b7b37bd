#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace loggia::normal_forms {

/// As Witness, with a value for each input.
struct WideWitness {
    std::vector<bool> point;
    int output = 0;

    friend bool operator==(const WideWitness&, const WideWitness&) = default;
};

/// As Minimum, of a function of any width.
struct WideMinimum {
    Form form = Form::dnf;
    PositionalCover cover;
    Bounds terms;
    Bounds literals;
    bool stopped = false;
    std::uint64_t primes = 0;
    std::uint64_t essential = 0;
    std::uint64_t nodes = 0;
    std::vector<WideWitness> witnesses;
    std::string method;

    [[nodiscard]] bool minimal() const noexcept { return terms.proven() && literals.proven(); }
};

using WideImproved = std::function<void(const WideMinimum&)>;

/// As minimize() of a Function, by cubes alone: the heuristic, then the essential signature cubes.
[[nodiscard]] Result<WideMinimum> minimize(const WideFunction& function,
                                           const MinimizeOptions& options = {},
                                           const Control& control = {},
                                           const WideImproved& improved = {});

/// A point that shows that two functions differ.
struct WideDifference {
    std::vector<bool> point; ///< a value for each input
    int output = 0;
    bool expected = false; ///< what the (first) function says there
};

/// As difference() of a Function, by SAT; shares no code with what minimises.
[[nodiscard]] Result<std::optional<WideDifference>> difference(const WideFunction& function,
                                                               Form form,
                                                               const PositionalCover& cover,
                                                               const Control& control = {});
[[nodiscard]] Result<std::optional<WideDifference>>
difference(const WideFunction& left, const WideFunction& right, const Control& control = {});

} // namespace loggia::normal_forms
