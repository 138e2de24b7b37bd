#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/wumpus/format.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::wumpus {

/// What is wrong with a line.
enum class Flaw : std::uint8_t {
    unreadable,         ///< it is no statement
    unknown_symbol,     ///< it speaks of symbols other than the 64
    too_long,           ///< longer than the 199 bytes that the sample programs read
    unknown_connective, ///< nand, nor or xnor, which the assignment does not have
    duplicate,          ///< the same statement stands on an earlier line
    entailed,           ///< the lines before it say so already
    clash,              ///< it contradicts the lines before it, or itself
};

/// A word for scripts: "unreadable", "unknown-symbol", "too-long", "unknown-connective",
/// "duplicate", "entailed", "clash".
[[nodiscard]] const char* to_text(Flaw flaw);

/// The longest line that the assignment's sample programs read whole, in bytes.
constexpr std::size_t longest_portable_line = 199;

/// What is said of a line.
struct Warning {
    std::size_t text = 0; ///< which of the texts
    SourceSpan span;
    Flaw flaw = Flaw::unreadable;
    std::string message; ///< for people
};

/// A text and what it holds.
struct LintText {
    std::string_view text;
    Source source = Source::knowledge;
};

struct Lint {
    std::vector<Warning> warnings; ///< by text and line
    bool complete = false;         ///< false where it was stopped
};

/// Looks through rules and knowledge, in that order, for lines that are wrong or of no use. A line
/// is compared with those before it; behind a clash everything follows, so nothing more is said
/// to be entailed.
[[nodiscard]] Lint lint(std::span<const LintText> texts, const Control& control = {});

} // namespace loggia::wumpus
