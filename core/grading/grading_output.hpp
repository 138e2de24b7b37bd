#pragma once

#include <filesystem>

namespace loggia::grading {

/// Whether grading itself has written what lies there: a report in any of its formats or a journal,
/// as its content tells whatever it is called, or a folder of nothing but pages or Gradescope
/// results. Such things end up among the hand-ins of a class, and are none. Reads at most a few
/// kilobytes of a regular file, and opens nothing else.
[[nodiscard]] bool is_grading_output(const std::filesystem::path& path);

} // namespace loggia::grading
