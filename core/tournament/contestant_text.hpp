#pragma once

#include "core/base/error.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// What the contestants of all games have in common as text: settings `NAME=VALUE,NAME=VALUE` and
// command lines. Spans of errors lie in line 1 of `whole`, the text that a person gave; `part` and
// `list` have to be parts of it.
namespace loggia::tournament {

/// Decimal, with nothing before or behind it. Fails for other texts and numbers.
[[nodiscard]] Result<int> whole_number(std::string_view text, int least, int most);
/// Over 0, at most 1e6.
[[nodiscard]] Result<double> seconds_of(std::string_view text);
/// The shortest text that seconds_of() reads as the same number.
[[nodiscard]] std::string seconds_text(double seconds);

/// Where a part of a line stands, in bytes. Precondition: `part` is a view of `whole`, as it is
/// below.
[[nodiscard]] SourceSpan span_in(std::string_view whole, std::string_view part);
/// The error with the span of `part`.
[[nodiscard]] tl::unexpected<Error> error_at(Error error, std::string_view whole,
                                             std::string_view part);

/// Calls `take(name, value)` for each setting of `NAME=VALUE,...`, from the left; fails at the
/// first that is none or that it refuses, with the span of that setting.
using TakeSetting = std::function<Result<void>(std::string_view name, std::string_view value)>;
[[nodiscard]] Result<void> read_settings(std::string_view whole, std::string_view list,
                                         const TakeSetting& take);

/// A program and its arguments, with the settings that stood before it.
struct CommandText {
    std::string program;
    std::vector<std::string> arguments;
};
/// Reads `NAME=VALUE,...:PROGRAM ARGUMENTS`, where the settings and their colon are there only if
/// the text begins with one of `names` and `=`; for a program's path may hold a colon, too. The
/// command line is split as a shell does it, without expanding anything.
[[nodiscard]] Result<CommandText> command_of(std::string_view whole, std::string_view text,
                                             const std::vector<std::string_view>& names,
                                             const TakeSetting& take);
/// `PROGRAM ARGUMENTS` so that command_of reads it back.
[[nodiscard]] std::string to_text(const CommandText& command);

} // namespace loggia::tournament
