#include "app/commands/grading/grade.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/named.hpp"
#include "core/grading/config/config.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/journal_file.hpp"
#include "core/grading/reports/escape.hpp"
#include "core/grading/reports/report_writers.hpp"
#include "core/grading/submissions.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <vector>

namespace loggia::commands {

namespace {

using namespace grading;
namespace fs = std::filesystem;

std::vector<std::string> task_ids() {
    std::vector<std::string> ids;
    for (const Task& task : tasks())
        ids.emplace_back(task.id);
    return ids;
}

/// What was on the command line, which goes before what is in the file of --config.
struct GradeOptions {
    std::optional<Option> cases;
    std::optional<Option> seed;
    std::optional<Option> problem;
    std::optional<Option> build;
    std::optional<Option> run;
    std::optional<Option> memory;
    std::optional<Option> processes;
    std::optional<Option> disk;
    std::optional<Option> output;
    std::optional<Option> jobs;
    std::optional<Option> journal;
    std::optional<Option> report;
    std::optional<Option> report_path;
};

struct GradeClass {
    std::string task_id;
    std::vector<std::string> paths;
    std::string config_path;
    GradeSettings settings;
    std::string problem;
    Limits limits;
    std::optional<double> cpu_seconds;
    std::optional<double> wall_seconds;
    int output_kb = static_cast<int>(Limits{}.output_kb);
    int jobs = 0;
    bool unsafe = false;
    std::vector<std::string> readable;
    std::vector<std::string> points;
    std::string journal;
    ReportFormat format = ReportFormat::table;
    std::string output = "-";
    GradeOptions options;

    int operator()() {
        GradingConfig config;
        if (!config_path.empty()) {
            const auto text = read_input(config_path);
            if (!text)
                return report(text.error(), config_path);
            auto read = grading_config_of(*text);
            if (!read)
                return report(read.error(), config_path, *text);
            config = *std::move(read);
        }
        choose_task(config);
        Task task = *find_task(task_id);
        for (const CheckPoints& each : config.points)
            if (const auto set = set_points(task, each); !set)
                return report(set.error(), config_path);
        for (const std::string& each : points)
            set_points_by(task, each);
        take(config);
        check(task);
        if (!problem.empty()) {
            auto text = read_input(problem);
            if (!text)
                return report(text.error(), problem);
            settings.order.problem = WorkFile{"problem.txt", *std::move(text)};
        }
        limits.cpu_seconds = cpu_seconds.value_or(task.cpu_seconds);
        limits.wall_seconds = wall_seconds.value_or(2 * limits.cpu_seconds + 1);
        limits.output_kb = static_cast<std::size_t>(output_kb);
        const auto isolation =
            unsafe || !task.takes_program() ? Isolation::none : Isolation::bubblewrap;
        const auto sandbox = Sandbox::make(isolation, limits, readable);
        if (!sandbox) {
            static_cast<void>(report(sandbox.error(), "error"));
            fmt::print(stderr, "With --unsafe, hand-ins run without a sandbox: they can read and "
                               "change your files and use the network.\n");
            return failed;
        }
        return grade_all(task, *sandbox);
    }

private:
    std::vector<ReportOrder> reports_;

    /// With --config the first argument is a hand-in too, unless it names the task.
    void choose_task(const GradingConfig& config) {
        std::error_code ignored;
        const bool names_task =
            find_task(task_id) != nullptr && (config.task.empty() || !fs::exists(task_id, ignored));
        if (config.task.empty() && !names_task) {
            std::string ids;
            for (const std::string& id : task_ids())
                ids += fmt::format("{}{}", ids.empty() ? "" : ", ", id);
            throw UsageError("TASK", fmt::format("expected one of {}{}", ids,
                                                 task_id.empty() ? ", or --config FILE"
                                                                 : ", found '" + task_id + "'"));
        }
        if (!config.task.empty() && names_task && task_id != config.task)
            throw UsageError("TASK", fmt::format("the task of {} is {}", config_path, config.task));
        if (!names_task && !task_id.empty())
            paths.insert(paths.begin(), task_id);
        if (!config.task.empty())
            task_id = config.task;
        if (paths.empty())
            throw UsageError("SUBMISSION", "expected a file or folder for each hand-in");
    }

    /// What the file says, where the command line does not say otherwise. Paths are relative to it.
    void take(const GradingConfig& config) {
        const auto given = [](const std::optional<Option>& option) {
            return option && option->given();
        };
        const auto beside = [&](const std::string& path) {
            return path.empty() || path == "-"
                       ? path
                       : (fs::path(config_path).parent_path() / path).string();
        };
        const auto take_value = [&](const std::optional<Option>& option, auto& value,
                                    const auto& found) {
            if (found && !given(option))
                value = *found;
        };
        const auto take_text = [&](const std::optional<Option>& option, std::string& value,
                                   const std::string& found) {
            if (!found.empty() && !given(option))
                value = found;
        };
        take_value(options.cases, settings.order.cases, config.cases);
        take_value(options.seed, settings.order.seed, config.seed);
        take_text(options.problem, problem, beside(config.problem));
        take_text(options.build, settings.build, config.build);
        take_text(options.run, settings.run, config.run);
        take_text(options.journal, journal, beside(config.journal));
        cpu_seconds = cpu_seconds ? cpu_seconds : config.cpu_seconds;
        wall_seconds = wall_seconds ? wall_seconds : config.wall_seconds;
        take_value(options.memory, limits.memory_mb, config.memory_mb);
        take_value(options.processes, limits.processes, config.processes);
        take_value(options.disk, limits.disk_mb, config.disk_mb);
        take_value(options.output, output_kb, config.output_kb);
        take_value(options.jobs, jobs, config.jobs);
        readable.insert(readable.end(), config.readable.begin(), config.readable.end());
        if (!given(options.report) && !given(options.report_path))
            for (const ReportOrder& each : config.reports)
                reports_.push_back({each.format, beside(each.path)});
        if (reports_.empty())
            reports_.push_back({format, output});
    }

    void check(const Task& task) const {
        if (!problem.empty() && !task.takes_problem)
            throw UsageError("--problem", fmt::format("the task {} has no problem", task.id));
        if (!task.takes_program() && !(settings.run.empty() && settings.build.empty()))
            throw UsageError(
                fmt::format("the task {} takes files, which are neither built nor run", task.id));
        for (const ReportOrder& each : reports_) {
            const bool is_single =
                each.format == ReportFormat::html || each.format == ReportFormat::gradescope;
            if (is_single && paths.size() > 1 && each.path == "-")
                throw UsageError("this report of several hand-ins needs a folder: -o FOLDER");
        }
    }

    /// "CHECK=POINTS"
    static void set_points_by(Task& task, const std::string& text) {
        const std::size_t sign = std::min(text.find('='), text.size());
        double value = -1; // refused
        const char* const end = text.data() + text.size();
        const auto [behind, error] =
            std::from_chars(text.data() + std::min(sign + 1, text.size()), end, value);
        if (error != std::errc() || behind != end || sign == text.size())
            throw UsageError("--points", fmt::format("expected CHECK=POINTS, found '{}'", text));
        if (const auto set = set_points(task, {text.substr(0, sign), value}); !set)
            throw UsageError("--points", set.error().message);
    }

    [[nodiscard]] int grade_all(const Task& task, const Sandbox& sandbox) const {
        GradingJournal kept;
        if (!journal.empty())
            if (const auto opened = kept.open(journal); !opened)
                return report(opened.error(), journal);
        const Interrupt interrupt;
        const std::vector<Submission> all = submissions_of({paths.begin(), paths.end()});
        const bool on_terminal = isatty(STDERR_FILENO) == 1;
        const auto done = [&](const HandinReport& handin, std::size_t number) -> Result<void> {
            if (on_terminal)
                fmt::print(stderr, "{} of {}: {}, {} points\n", number, all.size(),
                           printable_line(handin.name, 60), points_text(handin.points()));
            return kept.add(handin);
        };
        const auto known = [&](const std::string& digest) { return kept.find(digest); };
        const int threads =
            jobs > 0 ? jobs : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        auto handins =
            grade_class(task, settings, all, sandbox, threads, interrupt.control(), known, done);
        if (!handins)
            return interrupt.came() ? int{interrupted} : report(handins.error(), "error");
        const ClassReport graded{&task, settings.order, *std::move(handins)};
        int status = success;
        for (const ReportOrder& each : reports_)
            if (const int written = write_report(graded, each); written != success)
                status = written;
        return status == success && interrupt.came() ? int{interrupted} : status;
    }

    [[nodiscard]] int write_report(const ClassReport& graded, const ReportOrder& order) const {
        const std::string& to = order.path;
        switch (order.format) {
        case ReportFormat::table:
            return write(to, table_report(graded));
        case ReportFormat::csv:
            return write(to, csv_report(graded));
        case ReportFormat::json:
            return write(to, json_report(graded));
        case ReportFormat::junit:
            return write(to, junit_report(graded));
        case ReportFormat::gradescope:
        case ReportFormat::html:
            break;
        }
        if (paths.size() > 1)
            return write_folder(graded, order);
        return graded.handins.empty()
                   ? int{success}
                   : write(to, page_of(graded, graded.handins.front(), order.format));
    }

    [[nodiscard]] static std::string page_of(const ClassReport& graded, const HandinReport& handin,
                                             ReportFormat format) {
        return format == ReportFormat::html ? handin_html(graded, handin)
                                            : gradescope_report(*graded.task, handin);
    }

    [[nodiscard]] static int write_folder(const ClassReport& graded, const ReportOrder& order) {
        const std::string& output = order.path;
        std::error_code error;
        fs::create_directories(output, error);
        if (error)
            return report({fmt::format("cannot make the folder: {}", error.message())}, output);
        const bool is_html = order.format == ReportFormat::html;
        const std::vector<std::string> names = page_names(graded.handins);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const fs::path path =
                fs::path(output) / fmt::format("{}.{}", names[i], is_html ? "html" : "json");
            if (const int status =
                    write(path.string(), page_of(graded, graded.handins[i], order.format));
                status != success)
                return status;
        }
        return is_html
                   ? write((fs::path(output) / "index.html").string(), class_html(graded, names))
                   : int{success};
    }

    [[nodiscard]] static int write(const std::string& path, const std::string& text) {
        const auto written = write_output(path, text);
        return written ? success : report(written.error(), "error");
    }
};

std::string task_table() {
    std::string text;
    for (const Task& task : tasks())
        text += fmt::format("  {:<18} {}\n", task.id,
                            task.takes_program() ? task.usage : "a file that is read");
    return text;
}

void add_limits(const Command& command, GradeClass& grade) {
    command
        .add_option("--cpu-limit", grade.cpu_seconds,
                    "Processor time of one run (default: the task's, mostly 10 seconds)")
        .seconds();
    command
        .add_option("--wall-limit", grade.wall_seconds,
                    "Time of one run by the clock (default: twice the processor time)")
        .seconds();
    grade.options.memory =
        command.add_option("--memory-limit", grade.limits.memory_mb, "Memory of one run, in MB")
            .between(16, 1'000'000, RangeHint::hidden)
            .show_default();
    grade.options.processes = command
                                  .add_option("--process-limit", grade.limits.processes,
                                              "Processes and threads of one run")
                                  .between(4, 100'000, RangeHint::hidden)
                                  .show_default();
    grade.options.disk =
        command.add_option("--disk-limit", grade.limits.disk_mb, "Files of one run, in MB")
            .between(1, 100'000, RangeHint::hidden)
            .show_default();
    grade.options.output =
        command.add_option("--output-limit", grade.output_kb, "Output of one run, in kB")
            .between(1, 100'000, RangeHint::hidden)
            .show_default();
}

} // namespace

void add_grade(Command command) {
    auto grade = std::make_shared<GradeClass>();
    command.footer(
        "Tasks, and how a hand-in is run:\n" + task_table() +
        "\nA hand-in is a file, a folder or an archive. In a folder, the file with the name of\n"
        "the task or the only one that can be run is run. Programs and scripts that begin with\n"
        "'#!' run by themselves, others by their ending (.py, .sh, .jar, .pl, .js, .rb). --run\n"
        "gives another command, in which $HANDIN is the folder and \"$@\" the arguments:\n\n"
        "loggia-cli grade davis-putnam class/* --build 'javac *.java' \\\n"
        "    --run 'java -cp \"$HANDIN\" DavisPutnam \"$@\"' --report html -o report\n\n"
        "A file of --config keeps all of this; it has lines such as:\n\n"
        "task = davis-putnam\n"
        "points.larger = 20\n"
        "report = html report\n\n"
        "Each run is in a sandbox of its own (bubblewrap): no network, the system read-only, no\n"
        "other files, and limits on time, memory, processes, disk and output. The same seed\n"
        "gives the same cases everywhere. See docs/guide/grading.md.\n\n"
        "Exit status: 0 all hand-ins were graded, whatever their points; 1 they could not be.");
    GradeOptions& options = grade->options;
    command.add_option("TASK", grade->task_id, "What was handed in; left out with --config")
        .type_name("");
    command
        .add_option("SUBMISSION", grade->paths,
                    "Files, folders or archives (.zip, .tar, .tar.gz ...), one for each hand-in")
        .type_name("");
    command
        .add_option("--config", grade->config_path,
                    "File with the task and all that it takes, in lines such as 'cases = 20'; "
                    "options on the command line go before it")
        .type_name("FILE");
    options.cases =
        command.add_option("--cases", grade->settings.order.cases, "Generated cases for each check")
            .between(1, 1000)
            .show_default();
    options.seed = command.add_option("--seed", grade->settings.order.seed, "Seed of the cases")
                       .show_default();
    options.problem =
        command
            .add_option("--problem", grade->problem,
                        "Problem of the tasks cnf (default: the one of 'generate cnf-problem' with "
                        "the seed) and mace4")
            .type_name("FILE");
    command
        .add_option("--points", grade->points,
                    "Points of a check, such as larger=20; can be repeated")
        .type_name("CHECK=N")
        .repeatable();
    options.build = command
                        .add_option("--build", grade->settings.build,
                                    "Command that is run in the folder of each hand-in first")
                        .type_name("COMMAND");
    options.run = command.add_option("--run", grade->settings.run, "Command that runs a hand-in")
                      .type_name("COMMAND");
    options.report = command
                         .add_option("--report", grade->format, NameReader(report_formats),
                                     "table (the default), csv, json, junit, gradescope or html")
                         .type_name("FORMAT");
    options.report_path =
        command
            .add_option(
                "-o,--output", grade->output,
                "Output file, or a folder for gradescope and html of several hand-ins; '-' is "
                "standard output")
            .show_default();
    options.journal =
        command
            .add_option(
                "--journal", grade->journal,
                "Keep the results in this file. Hand-ins whose results are there are not run "
                "again, unless they or the settings changed")
            .type_name("FILE");
    options.jobs =
        command.add_option("--jobs", grade->jobs, "Hand-ins graded at a time (default: all cores)")
            .between(1, 1024, RangeHint::hidden);
    command
        .add_option("--readable", grade->readable,
                    "Folder that hand-ins may read too, such as /opt/jdk; can be repeated")
        .type_name("FOLDER")
        .repeatable();
    add_limits(command, *grade);
    command.add_flag("--unsafe", grade->unsafe,
                     "Run hand-ins without a sandbox, with limits alone");
    command.action([grade] { return (*grade)(); });
}

} // namespace loggia::commands
