#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/grading/report.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "core/grading/task.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace loggia::grading {

/// How hand-ins are built and run.
struct GradeSettings {
    CaseOrder order;
    std::string run{};   ///< A shell command in place of the file found, or empty.
    std::string build{}; ///< A shell command that is run in the hand-in's folder first, or empty.
};

/// A hand-in and what it is called in reports.
struct Submission {
    std::filesystem::path path;
    std::string name;
};

/// Judges one hand-in on `cases`, which are those of the task for `settings.order`, in a sandbox.
///
/// A check whose cases time out three times in a row is not asked further, nor is a hand-in that
/// timed out six times and passed nothing. Of the failed cases of a
/// check the smallest is shrunk: it is replaced by the first smaller one that fails too, again and
/// again, for at most 200 runs a check and 10 seconds a hand-in. `known(digest)` may return an
/// earlier report of the same hand-in with the same task and settings, which is then the answer.
///
/// Fails only for reasons that are not the hand-in's; what is wrong with a hand-in is in the
/// report.
/// `judged` is called after each check with the report so far, in which checks that are still to
/// come have no cases.
using KnownReport = std::function<const HandinReport*(const std::string& digest)>;
using CheckJudged = std::function<void(const HandinReport& so_far)>;
[[nodiscard]] Result<HandinReport>
grade_handin(const Task& task, const GradeSettings& settings, const std::vector<Case>& cases,
             const Submission& submission, const Sandbox& sandbox, const Control& control = {},
             const KnownReport& known = {}, const CheckJudged& judged = {});

/// The earlier reports that grade_handin() would answer with, by submission; none where it would
/// run the hand-in, or where it was stopped before. Runs nothing.
[[nodiscard]] std::vector<std::optional<HandinReport>>
known_reports(const Task& task, const GradeSettings& settings,
              const std::vector<Submission>& submissions, const Sandbox& sandbox,
              const KnownReport& known, const Control& control = {});

/// Judges many, `threads` at a time, and returns the reports in the order of the submissions,
/// without those that were not begun when it was stopped. `done` is called for each as it ends,
/// from one thread at a time. `watch` is called for each submission, by its index, as it begins
/// (with no more than a name in the report), after each check, and as it ends, right before `done`;
/// also from one thread at a time. Fails as soon as one fails.
using HandinDone = std::function<Result<void>(const HandinReport& report, std::size_t number)>;
using ClassWatch =
    std::function<void(std::size_t index, const HandinReport& so_far, bool has_ended)>;
[[nodiscard]] Result<std::vector<HandinReport>>
grade_class(const Task& task, const GradeSettings& settings,
            const std::vector<Submission>& submissions, const Sandbox& sandbox, int threads,
            const Control& control = {}, const KnownReport& known = {}, const HandinDone& done = {},
            const ClassWatch& watch = {});

} // namespace loggia::grading
