#pragma once

#include "core/grading/task.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

/// Judges without processes: a hand-in is a function of the test.
namespace loggia::grading::judged {

/// What a program writes for its files and arguments; the text goes to its output file.
using Program = std::function<std::string(const std::vector<WorkFile>& files,
                                          const std::vector<std::string>& arguments)>;

inline Trial trial_of(const Program& program, const std::string& own_file = {}) {
    Trial trial;
    trial.run = [program](const std::vector<WorkFile>& files,
                          const std::vector<std::string>& arguments,
                          const std::string& /*output*/) -> Result<SandboxEnd> {
        SandboxEnd end;
        std::string text = program(files, arguments);
        if (!text.empty())
            end.file = std::move(text);
        return end;
    };
    trial.read = [own_file](std::string_view /*name*/) -> Result<std::string> {
        return own_file.empty() ? failure("there is no such file") : Result<std::string>(own_file);
    };
    return trial;
}

/// How many cases of each check a hand-in passes, by Task::checks.
struct Tally {
    std::vector<std::size_t> passed;
    std::vector<std::size_t> cases;
    std::vector<std::string> reasons; ///< why it failed, each case

    [[nodiscard]] bool all(std::size_t check) const { return passed[check] == cases[check]; }
    [[nodiscard]] bool all() const { return passed == cases; }
};

inline Tally tally(const Task& task, const Trial& trial, const CaseOrder& order) {
    Tally result;
    result.passed.resize(task.checks.size());
    result.cases.resize(task.checks.size());
    const auto all_cases = task.cases(order, {}).value();
    for (const Case& each : all_cases) {
        const Judgement judgement = task.judge(each, trial, {}).value();
        ++result.cases[each.check];
        result.passed[each.check] += judgement.passed ? 1 : 0;
        if (!judgement.passed)
            result.reasons.push_back(judgement.why);
    }
    return result;
}

/// The case to which shrinking leads.
inline Case shrunk(const Task& task, const Trial& trial, Case failing) {
    for (bool again = true; again;) {
        again = false;
        for (const Case& smaller : task.smaller(failing))
            if (!task.judge(smaller, trial, {}).value().passed) {
                failing = smaller;
                again = true;
                break;
            }
    }
    return failing;
}

} // namespace loggia::grading::judged
