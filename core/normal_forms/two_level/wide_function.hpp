#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/two_level/positional_cover.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loggia::normal_forms {

/// What is to be minimised, with any number of inputs and outputs: as Function, whose words limit
/// it to most_inputs and most_outputs.
struct WideFunction {
    std::vector<std::string> inputs;  ///< names, all different
    std::vector<std::string> outputs; ///< names, all different; at least one
    PositionalCover on;
    PositionalCover dont_care;

    friend bool operator==(const WideFunction&, const WideFunction&) = default;
};

/// Files with more inputs or outputs are refused.
inline constexpr int most_wide_inputs = 4096;
inline constexpr int most_wide_outputs = 4096;

/// The same function; narrowed() undoes it.
[[nodiscard]] WideFunction widened(const Function& function);
/// Whether `narrowed` can be asked for.
[[nodiscard]] bool is_narrow(const WideFunction& function) noexcept;
/// The same function. Precondition: is_narrow().
[[nodiscard]] Function narrowed(const WideFunction& function);

/// Cubes of all that neither cover holds. Nothing when stopped, or where there would be more than
/// `limit`.
[[nodiscard]] std::optional<PositionalCover>
complement_cover(const PositionalCover& on, const PositionalCover& dont_care,
                 std::size_t limit = std::size_t{1} << 22U, const Control& control = {});

/// As complement() of a Function.
[[nodiscard]] Result<WideFunction> complement(const WideFunction& function,
                                              const Control& control = {});

/// The same function of inputs in another order; names that it does not have become inputs on which
/// it does not depend. Every name of its own has to be there, and none twice.
[[nodiscard]] Result<WideFunction> with_inputs(const WideFunction& function,
                                               const std::vector<std::string>& inputs);
/// The same function with its outputs in another order. Fails where `outputs` are not the same
/// names.
[[nodiscard]] Result<WideFunction> with_outputs(const WideFunction& function,
                                                const std::vector<std::string>& outputs);
/// One output by itself, numbered from 0, of all the inputs.
[[nodiscard]] WideFunction only_output(const WideFunction& function, int output);

} // namespace loggia::normal_forms
