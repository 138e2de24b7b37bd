#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string_view>

namespace loggia::logic {

/// Whether the letters of a formula in lenient spellings are variables each, as in `a'b + cd`, or
/// its words are, as in `foo + bar`. What is plainly no product is words. An error, which says how
/// to write either, is what could be both, such as `ab + bc`; read_typed lists these. A word that
/// the store has as a variable is a word. Where the formula has other mistakes, the reading whose
/// messages fit. About linear in the length of the text.
[[nodiscard]] Result<bool> means_single_letters(const Store& store, std::string_view text,
                                                const Control& control = {});

} // namespace loggia::logic
