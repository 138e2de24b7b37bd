#include "core/grading/grade.hpp"

#include "core/base/digest.hpp"
#include "core/base/parallel.hpp"
#include "core/grading/failing_cases.hpp"
#include "core/grading/handin.hpp"
#include "core/grading/handin_stamp.hpp"
#include "core/grading/prepare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

namespace loggia::grading {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int most_time_outs = 3;
constexpr int most_shrinking_runs = 200;
constexpr double most_shrinking_seconds = 10; // of a hand-in
/// Changed when a task judges otherwise than before, or a report has something else, so that
/// reports kept are not used any more.
constexpr std::string_view judging_version = "12";

/// A hand-in can print as much as its limit, which no report needs.
void shorten(Judgement& judgement) {
    constexpr std::size_t most_text = 20'000;
    constexpr std::size_t most_why = 1'000;
    const auto cut = [](std::string& text, std::size_t most) {
        if (text.size() > most) {
            text.resize(most);
            text += "...";
        }
    };
    cut(judgement.expected, most_text);
    cut(judgement.got, most_text);
    cut(judgement.why, most_why);
    cut(judgement.information, most_text);
}

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Of the task and everything that is set for it.
std::string digest_of(const Task& task, const GradeSettings& settings, const Sandbox& sandbox) {
    const Limits& limits = sandbox.limits();
    const CaseOrder& order = settings.order;
    Digest digest;
    digest.add(judging_version);
    digest.add(task.id);
    digest.add(fmt::format("{} {} {} {} {} {} {} {}", order.cases, order.seed, limits.cpu_seconds,
                           limits.wall_seconds, limits.memory_mb, limits.processes, limits.disk_mb,
                           limits.output_kb));
    // Not the points, which no run depends on: HandinReport::score().
    for (const Check& check : task.checks)
        digest.add(check.id);
    digest.add(order.problem ? order.problem->text : std::string());
    digest.add(settings.run);
    digest.add(settings.build);
    digest.add(sandbox.isolation() == Isolation::none ? "none" : "bubblewrap");
    for (const std::string& folder : sandbox.readable()) // may hold what a program needs
        digest.add(folder);
    return digest.text();
}

double earned(const Check& check, const CheckReport& result) noexcept {
    return result.cases == 0 ? 0
                             : check.points * static_cast<double>(result.passed) /
                                   static_cast<double>(result.cases);
}

/// One hand-in on its way through the cases.
class Grading {
public:
    Grading(const Task& task, const GradeSettings& settings, const std::vector<Case>& cases,
            const Sandbox& sandbox, const Control& control, const CheckJudged& judged)
        : task_(task), settings_(settings), cases_(cases), sandbox_(sandbox), control_(control),
          judged_(judged) {}

    Result<void> run(StagedHandin& handin, HandinReport& report) {
        auto prepared = prepare(task_, settings_, handin, sandbox_, control_);
        if (!prepared)
            return tl::unexpected(std::move(prepared.error()));
        report.state = prepared->state;
        report.note = std::move(prepared->note);
        command_ = std::move(prepared->command);
        if (report.state != State::graded)
            return {};
        const Trial trial = trial_of(handin);
        report.checks.resize(task_.checks.size());
        for (std::size_t check = 0; check < task_.checks.size(); ++check) {
            if (auto judged = judge_check(check, trial, report); !judged)
                return judged;
            if (control_.stop_requested()) {
                report.state = State::unfinished;
                return {};
            }
            if (judged_)
                judged_(report);
        }
        return {};
    }

private:
    Trial trial_of(const StagedHandin& handin) {
        Trial trial;
        trial.limits = sandbox_.limits();
        trial.run = [this, &handin](const std::vector<WorkFile>& files,
                                    const std::vector<std::string>& arguments,
                                    const std::string& output) {
            auto end = run_handin(command_, handin, files, arguments, output, sandbox_, control_);
            if (end) {
                cpu_ += end->cpu_seconds;
                slowest_ = std::max(slowest_, end->cpu_seconds);
            }
            return end;
        };
        trial.read = [&handin](std::string_view name) { return handin.read(name); };
        return trial;
    }

    Result<Judgement> judge(const Case& value, const Trial& trial) const {
        auto judgement = task_.judge(value, trial, control_);
        if (judgement)
            shorten(*judgement);
        return judgement;
    }

    Result<void> judge_check(std::size_t check, const Trial& trial, HandinReport& report) {
        CheckReport& result = report.checks[check];
        FailingCases failing;
        int time_outs = 0;
        for (const Case& each : cases_) {
            if (each.check != check)
                continue;
            ++result.cases;
            // Cases need not grow: what one was too slow for says nothing of the next, once any
            // of the check was solved in time.
            const bool is_too_slow = time_outs >= most_time_outs && result.passed == 0;
            if (is_too_slow || is_hopeless() || control_.stop_requested())
                continue;
            auto judgement = judge(each, trial);
            if (!judgement)
                return tl::unexpected(std::move(judgement.error()));
            if (judgement->stopped)
                continue;
            ++result.judged;
            result.passed += judgement->passed ? 1 : 0;
            passed_any_ = passed_any_ || judgement->passed;
            all_time_outs_ += judgement->out_of_time ? 1 : 0;
            time_outs = judgement->out_of_time ? time_outs + 1 : 0;
            result.information += judgement->information;
            if (!judgement->passed)
                failing.add(each, *std::move(judgement));
        }
        report.cpu_seconds = cpu_;
        report.slowest_seconds = slowest_;
        result.points = earned(task_.checks[check], result);
        std::vector<Failure> failures = std::move(failing).take();
        if (failures.empty())
            return {};
        if (auto shrunk = shrink(failures.front(), trial); !shrunk)
            return shrunk;
        result.failure = std::move(failures.front());
        failures.erase(failures.begin());
        result.further = std::move(failures);
        return {};
    }

    /// Nothing but time-outs and failures so far: an endless program, which would take minutes.
    [[nodiscard]] bool is_hopeless() const noexcept {
        return !passed_any_ && all_time_outs_ >= 2 * most_time_outs;
    }

    Result<void> shrink(Failure& failure, const Trial& trial) {
        // A smaller case that times out takes as long as this one.
        if (task_.smaller == nullptr || (failure.judgement.out_of_time && !passed_any_))
            return {};
        const auto begin = Clock::now();
        const double before = shrinking_seconds_;
        int runs = 0;
        for (bool again = true; again;) {
            again = false;
            for (const Case& candidate : task_.smaller(failure.failing)) {
                shrinking_seconds_ = before + seconds_since(begin);
                if (++runs > most_shrinking_runs || shrinking_seconds_ > most_shrinking_seconds ||
                    control_.stop_requested())
                    return {};
                auto judgement = judge(candidate, trial);
                if (!judgement)
                    return tl::unexpected(std::move(judgement.error()));
                if (judgement->passed || judgement->stopped)
                    continue;
                failure.failing = candidate;
                failure.judgement = *std::move(judgement);
                ++failure.smaller;
                again = true;
                break;
            }
        }
        return {};
    }

    const Task& task_;
    const GradeSettings& settings_;
    const std::vector<Case>& cases_;
    const Sandbox& sandbox_;
    const Control& control_;
    const CheckJudged& judged_;
    std::string command_;
    double cpu_ = 0;
    double slowest_ = 0;
    double shrinking_seconds_ = 0; ///< so far
    bool passed_any_ = false;
    int all_time_outs_ = 0;
};

/// What is known of a hand-in before it is run.
struct Begun {
    HandinReport report;
    std::optional<StagedHandin> handin; ///< None where the report says why.
};

/// Fails only for reasons that are not the hand-in's.
Result<Begun> begin_handin(const Task& task, const GradeSettings& settings,
                           const Submission& submission, const Sandbox& sandbox,
                           const Control& control) {
    Begun begun;
    HandinReport& report = begun.report;
    report.name = submission.name;
    // Before it is read, so that a change in between is noticed later.
    report.stamp = look_at_handin(submission.path, control).stamp;
    auto handin = StagedHandin::make(submission.path, control);
    if (control.stop_requested()) {
        report.state = State::unfinished;
        return begun;
    }
    if (!handin && handin.error().is_of_machine)
        return tl::unexpected(std::move(handin.error()));
    if (!handin) {
        report.state = State::not_runnable;
        report.note = fmt::format("It cannot be read: {}.", handin.error().message);
        return begun;
    }
    std::error_code ignored;
    report.path = std::filesystem::absolute(submission.path, ignored).lexically_normal().string();
    report.digest = digest_of(task, settings, sandbox) + handin->digest();
    begun.handin = *std::move(handin);
    return begun;
}

/// An earlier report, of the hand-in as it is called and where it lies now, with the task's points.
HandinReport again(HandinReport earlier, const HandinReport& now, const Task& task) {
    earlier.score(task);
    earlier.name = now.name;
    earlier.path = now.path;
    earlier.stamp = now.stamp;
    return earlier;
}

} // namespace

std::size_t size_of(const Case& value) {
    std::size_t size = 0;
    for (const WorkFile& file : value.files)
        size += file.text.size();
    for (const std::string& argument : value.arguments)
        size += argument.size();
    return size;
}

double Task::points() const noexcept {
    double sum = 0;
    for (const Check& check : checks)
        sum += check.points;
    return sum;
}

double HandinReport::points() const noexcept {
    double sum = 0;
    for (const CheckReport& check : checks)
        sum += check.points;
    return sum;
}

void HandinReport::score(const Task& task) noexcept {
    for (std::size_t i = 0; i < std::min(checks.size(), task.checks.size()); ++i)
        checks[i].points = earned(task.checks[i], checks[i]);
}

bool HandinReport::is_right(const Task& task) const noexcept {
    return state == State::graded && checks.size() == task.checks.size() &&
           std::all_of(checks.begin(), checks.end(),
                       [](const CheckReport& check) { return check.passed == check.cases; });
}

std::size_t ClassReport::finished() const noexcept {
    return static_cast<std::size_t>(
        std::count_if(handins.begin(), handins.end(), [](const HandinReport& handin) {
            return handin.state != State::unfinished;
        }));
}

std::string_view to_text(State state) {
    switch (state) {
    case State::graded:
        return "graded";
    case State::not_runnable:
        return "could not be run";
    case State::not_built:
        return "did not build";
    case State::unfinished:
        break;
    }
    return "unfinished";
}

Result<HandinReport> grade_handin(const Task& task, const GradeSettings& settings,
                                  const std::vector<Case>& cases, const Submission& submission,
                                  const Sandbox& sandbox, const Control& control,
                                  const KnownReport& known, const CheckJudged& judged) {
    const auto begin = Clock::now();
    auto begun = begin_handin(task, settings, submission, sandbox, control);
    if (!begun)
        return tl::unexpected(std::move(begun.error()));
    HandinReport& report = begun->report;
    if (!begun->handin)
        return report;
    if (known)
        if (const HandinReport* const earlier = known(report.digest))
            return again(*earlier, report, task);
    if (auto graded =
            Grading(task, settings, cases, sandbox, control, judged).run(*begun->handin, report);
        !graded)
        return tl::unexpected(std::move(graded.error()));
    report.seconds = seconds_since(begin);
    return report;
}

std::vector<std::optional<HandinReport>>
known_reports(const Task& task, const GradeSettings& settings,
              const std::vector<Submission>& submissions, const Sandbox& sandbox,
              const KnownReport& known, const Control& control) {
    std::vector<std::optional<HandinReport>> reports(submissions.size());
    for (std::size_t i = 0; i < submissions.size() && !control.stop_requested(); ++i) {
        const auto begun = begin_handin(task, settings, submissions[i], sandbox, control);
        if (!begun || !begun->handin)
            continue;
        if (const HandinReport* const earlier = known(begun->report.digest))
            reports[i] = again(*earlier, begun->report, task);
    }
    return reports;
}

Result<std::vector<HandinReport>> grade_class(const Task& task, const GradeSettings& settings,
                                              const std::vector<Submission>& submissions,
                                              const Sandbox& sandbox, int threads,
                                              const Control& control, const KnownReport& known,
                                              const HandinDone& done, const ClassWatch& watch) {
    const auto cases = task.cases(settings.order, control);
    if (!cases)
        return tl::unexpected(cases.error());
    std::vector<std::optional<HandinReport>> reports(submissions.size());
    std::mutex mutex; // of the next two and of `reports`
    std::size_t ended = 0;
    std::optional<Error> fault;
    in_parallel(submissions.size(), threads, [&](std::size_t number) {
        {
            const std::lock_guard lock(mutex);
            if (fault || control.stop_requested())
                return false;
            HandinReport begun;
            begun.name = submissions[number].name;
            if (watch)
                watch(number, begun, false);
        }
        const auto judged = [&](const HandinReport& so_far) {
            const std::lock_guard lock(mutex);
            if (watch)
                watch(number, so_far, false);
        };
        auto report = grade_handin(task, settings, *cases, submissions[number], sandbox, control,
                                   known, judged);
        const std::lock_guard lock(mutex);
        if (report && watch)
            watch(number, *report, true);
        if (report && done)
            if (auto told = done(*report, ++ended); !told)
                report = tl::unexpected(std::move(told.error()));
        if (!report) {
            fault = fault ? fault : report.error();
            return false;
        }
        reports[number] = *std::move(report);
        return true;
    });
    if (fault)
        return tl::unexpected(*std::move(fault));
    std::vector<HandinReport> result;
    for (auto& report : reports)
        if (report)
            result.push_back(*std::move(report));
    return result;
}

} // namespace loggia::grading
