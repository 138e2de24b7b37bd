#pragma once

#include "core/base/control.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::tournament {

/// What tells a program from the one that it is after a change, for the end of a journal's line:
/// ", program " and a digest of its file and of those files that its arguments name, such as the
/// script of an interpreter. Empty for an empty command.
[[nodiscard]] std::string program_mark(const std::vector<std::string>& command,
                                       const Control& control = {});

/// The mark at the end of a journal's line; empty where it has none.
[[nodiscard]] std::string_view mark_in(std::string_view line);

} // namespace loggia::tournament
