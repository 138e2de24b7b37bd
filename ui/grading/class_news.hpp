#pragma once

#include "core/grading/report.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace loggia::ui {

/// How far a hand-in is.
enum class HandinStage : std::uint8_t { waiting, running, graded };

/// A hand-in as it is at one moment. While it runs, its report has the checks judged so far; the
/// others have no cases.
struct HandinNews {
    HandinStage stage = HandinStage::waiting;
    std::shared_ptr<const grading::HandinReport> report{}; ///< None while it waits.
    /// Of the file with the problem that it was judged by (problemStamp()); empty where the
    /// problem is the task's own.
    std::string problem{};
};

/// Whether a result is about what lies on the disk.
enum class Freshness : std::uint8_t {
    current,
    handin_changed,
    problem_changed, ///< The file with the problem is another one, or gone.
    missing,         ///< There is no hand-in any more, graded or not.
};

/// All hand-ins of a class, in their order. Cheap to copy: reports are shared.
using ClassNews = std::vector<HandinNews>;

} // namespace loggia::ui
