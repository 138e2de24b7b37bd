#include "app/commands/grading/grade.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/grading/grading_arguments.hpp"
#include "core/base/number_text.hpp"
#include "core/grading/config/grading_plan.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/journal_file.hpp"
#include "core/grading/reports/escape.hpp"
#include "core/grading/reports/report_writers.hpp"
#include "core/grading/submissions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using namespace grading;

/// With those that were not begun when grading was stopped, so that nobody is missing in a report.
std::vector<HandinReport> with_all(std::vector<HandinReport> begun,
                                   const std::vector<Submission>& all) {
    std::vector<HandinReport> handins;
    std::size_t next = 0;
    for (const Submission& each : all) {
        if (next < begun.size() && begun[next].name == each.name) {
            handins.push_back(std::move(begun[next++]));
            continue;
        }
        handins.emplace_back();
        handins.back().name = each.name;
        handins.back().state = State::unfinished;
        handins.back().note = "Not graded yet.";
    }
    return handins;
}

struct GradeClass {
    GradingArguments arguments;
    GradingOutput output;
    ThreadsOption threads;
    std::string journal;
    std::optional<Option> journal_option;

    int operator()() {
        if (!arguments.read())
            return failed;
        const GradingPlan& plan = arguments.plan();
        const GradingConfig& config = arguments.config();
        threads.set_unless_given(config.threads);
        if (!config.journal.empty() && !journal_option->given())
            journal = config.journal;
        output.take(config.reports);
        output.check(arguments.count());
        std::vector<std::string> files = arguments.files();
        files.push_back(journal);
        output.check_spares(arguments.submissions(), files);
        const auto task = task_of(plan);
        if (!task)
            return report(task.error(), "error");
        const auto sandbox = Sandbox::make(plan.isolation, plan.limits, plan.readable);
        if (!sandbox) {
            static_cast<void>(report(sandbox.error(), "error"));
            if (Sandbox::can_run_unsafe())
                print_to_stderr("With --unsafe, hand-ins run without a sandbox: they can read and "
                                "change your files and use the network.\n");
            return failed;
        }
        return grade_all(*task, plan.settings, *sandbox);
    }

private:
    void tell_of_unfinished(const std::vector<HandinReport>& handins) const {
        const auto unfinished =
            std::count_if(handins.begin(), handins.end(),
                          [](const HandinReport& each) { return each.state == State::unfinished; });
        print_to_stderr(
            "{} of {} not graded to the end{}\n", unfinished, counted(handins.size(), "hand-in"),
            journal.empty() ? "" : "; the next run with this journal continues from here");
    }

    /// Only what is wrong in the problem has a place.
    [[nodiscard]] int report_fault(const Error& error, const GradeSettings& settings) const {
        const bool is_in_problem = error.span && settings.order.problem;
        return is_in_problem ? report(error, arguments.problem(), settings.order.problem->text)
                             : report(error, "error");
    }

    [[nodiscard]] int grade_all(const Task& task, const GradeSettings& settings,
                                const Sandbox& sandbox) const {
        GradingJournal kept;
        if (!journal.empty())
            if (const auto opened = kept.open(journal); !opened)
                return report(opened.error(), journal);
        const Interrupt interrupt;
        const std::vector<Submission> all = arguments.submissions();
        const bool on_terminal = is_terminal(stderr);
        const auto done = [&](const HandinReport& handin, std::size_t number) -> Result<void> {
            if (on_terminal)
                print_to_stderr("{} of {}: {}, {} points\n", number, all.size(),
                                printable_line(handin.name, 60), points_text(handin.points()));
            return kept.add(handin);
        };
        const auto known = [&](const std::string& digest) { return kept.find(digest); };
        auto handins = grade_class(task, settings, all, sandbox, threads.count(),
                                   interrupt.control(), known, done);
        if (!handins)
            return interrupt.came() ? int{interrupted} : report_fault(handins.error(), settings);
        if (interrupt.came()) {
            std::vector<HandinReport> begun = std::move(*handins);
            *handins = with_all(std::move(begun), all);
            tell_of_unfinished(*handins);
        }
        add_notes_of_other_parts(*handins);
        const int status =
            output.write({&task, settings.order, *std::move(handins)}, arguments.count());
        if (interrupt.came())
            return status == success ? int{interrupted} : status;
        if (const auto finished = kept.finish(); !finished)
            return report(finished.error(), journal);
        return status;
    }
};

} // namespace

void add_grade(Command command) {
    auto grade = std::make_shared<GradeClass>();
    command.footer(
        grading_help() +
        ":\n\n"
        "loggia-cli grade davis-putnam class/* --build 'javac *.java' \\\n"
        "    --run 'java -cp \"$HANDIN\" DavisPutnam \"$@\"' --report html -o report\n\n"
        "A --config file can contain all of this, in lines such as:\n\n"
        "task = davis-putnam\n"
        "points.larger = 20\n"
        "report = html report\n\n"
        "Each run has its own sandbox (bubblewrap): no network, the system read-only, no\n"
        "other files, and limits on time, memory, processes, disk and output. The same seed\n"
        "gives the same cases everywhere. See docs/guide/grading.md.\n\n"
        "Exit status: 0 all hand-ins were graded, whatever their points; 1 they could not be.");
    grade->arguments.add_to(command);
    grade->output.add_to(command);
    grade->journal_option =
        command
            .add_option("--journal", grade->journal,
                        "Record the results in this file. Hand-ins with a result there are not run "
                        "again, unless they or the settings have changed")
            .type_name("FILE");
    grade->threads.add_to(command, "Number of hand-ins to grade in parallel");
    command.action([grade] { return (*grade)(); });
}

} // namespace loggia::commands
