#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"

#include <optional>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// Prime implicants of several outputs at once are made for functions of at most so many inputs:
/// 3^13 words are 13 MB.
inline constexpr int most_multiple_inputs = 13;

/// The multiple-output primes of up to 64 outputs of the same inputs, a pair of tables each: cubes
/// with all outputs that they are implicants of, that no larger cube has for as many outputs. Those
/// that hold no true row of any of their outputs are left out. Order as in primes(). Time linear in
/// 3^inputs times inputs. Nothing when stopped.
[[nodiscard]] std::optional<std::vector<Cube>> multiple_primes(std::span<const Tables> outputs,
                                                               const Control& control = {});

} // namespace loggia::normal_forms
