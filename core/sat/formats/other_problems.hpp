#pragma once

#include <string_view>

namespace loggia::sat {

/// "tar", "zip", "7z" or "zstd" where the bytes begin as such a file does; empty otherwise.
/// SATLIB's benchmarks come as packed tar archives.
[[nodiscard]] std::string_view archive_kind(std::string_view text) noexcept;

/// What a header "p WORD ..." announces where it is no "p cnf": a sentence that names the kind of
/// problem. Empty for words that nothing is known of.
[[nodiscard]] std::string_view other_problem(std::string_view word) noexcept;

/// Whether a text without the comments before it begins as a file of another kind of problem:
/// `p wcnf`, `p edge` or `* #variable=`.
[[nodiscard]] bool begins_other_problem(std::string_view text) noexcept;

/// What a line is that is no clause, as in files of other kinds of problems; empty where nothing is
/// known of its first word. `dimacs`: the text is of that form, in which some letters have a
/// meaning; elsewhere they have it where the line ends with 0.
[[nodiscard]] std::string_view other_line(std::string_view line, bool dimacs) noexcept;

} // namespace loggia::sat
