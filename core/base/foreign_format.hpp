#pragma once

#include "core/base/error.hpp"

#include <optional>
#include <string_view>

namespace loggia {

/// A language of other programs that Loggia does not read.
struct ForeignFormat {
    std::string_view name; ///< such as `AIGER`, `SMT-LIB` or `TPTP`
    SourceSpan span;       ///< its first word
    [[nodiscard]] bool is_circuit() const noexcept { return name == "AIGER" || name == "BENCH"; }
};

/// The language of a text, judged by how it begins, or by its first word after comments; nothing if
/// it is none of these. Meant for texts that a reader has refused, whose message would be about a
/// bracket.
[[nodiscard]] std::optional<ForeignFormat> foreign_format(std::string_view text);

} // namespace loggia
