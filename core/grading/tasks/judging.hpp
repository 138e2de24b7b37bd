#pragma once

#include "core/base/random.hpp"
#include "core/grading/task.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What the judges of several tasks need.
namespace loggia::grading {

/// What a hand-in made may be as hard as it likes; judging it ends after so long.
inline constexpr std::chrono::seconds most_judging{20};

/// Random numbers of a case of a check, independent of how many cases there are.
[[nodiscard]] Random random_of(const CaseOrder& order, std::size_t check, int number);

/// The lines of a text without their ends (\n or \r\n); a last line without an end counts.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);
/// Whether a line has nothing but blanks.
[[nodiscard]] bool is_blank_line(std::string_view line);
[[nodiscard]] std::string joined_lines(const std::vector<std::string_view>& lines);

/// The text without some of its lines, in the order in which shrinking tries them: without one
/// half, the other, each quarter, ... each line. Lines before `first` stay.
[[nodiscard]] std::vector<std::string> texts_with_fewer_lines(std::string_view text,
                                                              std::size_t first = 0);

/// The first lines of a text, with a line that tells how many more there are.
[[nodiscard]] std::string first_lines(std::string_view text, std::size_t most);

/// What a sentence quotes of a line: all of it, or the first 400 bytes, so that the sentence has an
/// end however much a hand-in prints.
[[nodiscard]] std::string excerpt(std::string_view line);

/// A run that gave nothing to judge: it timed out, crashed, flooded, or wrote nothing at all.
[[nodiscard]] Judgement no_output(const SandboxEnd& end, const Limits& limits,
                                  std::string expected);
/// Whether there is something to judge: it ended by itself and wrote something.
[[nodiscard]] bool has_output(const SandboxEnd& end);
/// What it wrote: the file, or standard output where there is no file.
[[nodiscard]] const std::string& output_of(const SandboxEnd& end);

} // namespace loggia::grading
