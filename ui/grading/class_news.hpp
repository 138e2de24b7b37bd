#pragma once

#include "core/grading/report.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::ui {

/// How far a hand-in is.
enum class HandinStage : std::uint8_t { waiting, running, graded };

/// A hand-in as it is at one moment. While it runs, its report has the checks judged so far; the
/// others have no cases.
struct HandinNews {
    HandinStage stage = HandinStage::waiting;
    std::shared_ptr<const grading::HandinReport> report{}; ///< None while it waits.
};

/// All hand-ins of a class, in their order. Cheap to copy: reports are shared.
using ClassNews = std::vector<HandinNews>;

} // namespace loggia::ui
