#pragma once

#include "core/grading/report.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "ui/grading/class_news.hpp"

#include <memory>
#include <string>

namespace loggia::ui::testing {

/// What a hand-in that means harm prints and is called.
inline const std::string harmful =
    "<b>bold</b><img src=\"/etc/passwd\">\x1B[31mred\x1B]0;title\x07";

inline std::shared_ptr<const grading::Task> davisPutnam() {
    return std::make_shared<const grading::Task>(*grading::find_task("davis-putnam"));
}

/// Graded on four cases for each check; `passed` of the first are right.
inline grading::HandinReport sampleReport(const std::string& name, std::size_t passed) {
    const auto task = davisPutnam();
    grading::HandinReport report;
    report.name = name;
    report.digest = name;
    report.note = "Ran dp.sh.";
    for (const grading::Check& check : task->checks) {
        grading::CheckReport result{4, 4, 4, check.points, std::nullopt};
        if (report.checks.empty() && passed < 4) {
            result.passed = passed;
            result.points = check.points * static_cast<double>(passed) / 4;
            grading::Failure failure;
            failure.failing = {
                0, "a unit clause", {{"in.txt", "1\n0\nback\n"}}, {"in.txt", "out.txt"}};
            failure.judgement.expected = "1 T";
            failure.judgement.got = harmful;
            failure.judgement.why = "The assignment does not satisfy clause 1: " + harmful;
            failure.smaller = 3;
            result.failure = failure;
        }
        report.checks.push_back(result);
    }
    return report;
}

inline HandinNews news(HandinStage stage, const grading::HandinReport& report) {
    return {stage, std::make_shared<const grading::HandinReport>(report)};
}

} // namespace loggia::ui::testing
