#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/grading/config/grading_plan.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/report.hpp"
#include "core/shards/folder.hpp"
#include "core/shards/kind.hpp"

#include <filesystem>
#include <vector>

namespace loggia::shards {

[[nodiscard]] Settings to_settings(const grading::GradingPlan& plan);
[[nodiscard]] Result<grading::GradingPlan> plan_of(const Settings& settings);

/// The hand-ins of a class, copied into the folder `input/handins` of the job, so that they stay as
/// they are; an item is one of them. What cannot be copied (StagedHandin) stays where it is and is
/// reported as grading it there reports it. Fails when stopped and where a copy cannot be written.
[[nodiscard]] Result<JobOrder> order_of_handins(const std::filesystem::path& folder,
                                                const grading::GradingPlan& plan,
                                                const std::vector<grading::Submission>& submissions,
                                                const Control& control = {});

/// Kind::run.
[[nodiscard]] Result<WorkEnd> run_handins(const Work& work, const Control& control);

/// The reports in the order of the submissions. Fails if some are missing or a record is not valid.
[[nodiscard]] Result<std::vector<grading::HandinReport>> merge_handins(const Collected& collected);

} // namespace loggia::shards
