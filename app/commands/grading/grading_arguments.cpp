#include "app/commands/grading/grading_arguments.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/named.hpp"
#include "core/grading/grading_output.hpp"
#include "core/grading/reports/escape.hpp"
#include "core/grading/reports/report_writers.hpp"
#include "core/grading/submissions.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <system_error>
#include <utility>

namespace loggia::commands {

namespace {

using namespace grading;
namespace fs = std::filesystem;

/// "CHECK=POINTS"
CheckPoints points_of(const Task& task, const std::string& text) {
    const std::size_t sign = std::min(text.find('='), text.size());
    double value = -1; // refused
    const char* const end = text.data() + text.size();
    const auto [behind, error] =
        std::from_chars(text.data() + std::min(sign + 1, text.size()), end, value);
    if (error != std::errc() || behind != end || sign == text.size())
        throw UsageError("--points", fmt::format("expected CHECK=POINTS, found '{}'", text));
    CheckPoints points{text.substr(0, sign), value};
    Task tried = task;
    if (const auto set = set_points(tried, points); !set)
        throw UsageError("--points", set.error().message);
    return points;
}

bool is_given(const std::optional<Option>& option) {
    return option && option->given();
}

/// What the file says, where the command line does not say otherwise.
template <class Value, class Found>
void take_value(const std::optional<Option>& option, Value& value, const Found& found) {
    if (found && !is_given(option))
        value = *found;
}
void take_text(const std::optional<Option>& option, std::string& value, const std::string& found) {
    if (!found.empty() && !is_given(option))
        value = found;
}

bool is_single(ReportFormat format) {
    return format == ReportFormat::html || format == ReportFormat::gradescope;
}

std::string page_of(const ClassReport& graded, const HandinReport& handin, ReportFormat format) {
    return format == ReportFormat::html ? handin_html(graded, handin)
                                        : gradescope_report(*graded.task, handin);
}

int write_report_file(const std::string& path, const std::string& text) {
    const auto written = write_output(path, text);
    return written ? int{success} : report(written.error(), "error");
}

int write_report_folder(const ClassReport& graded, const ReportOrder& order) {
    const fs::path folder(order.path);
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        return report({fmt::format("cannot make the folder: {}", error.message())}, order.path);
    const bool is_html = order.format == ReportFormat::html;
    const std::vector<std::string> names = page_names(graded.handins);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const fs::path path = folder / fmt::format("{}.{}", names[i], is_html ? "html" : "json");
        if (const int status =
                write_report_file(path.string(), page_of(graded, graded.handins[i], order.format));
            status != success)
            return status;
    }
    return is_html ? write_report_file((folder / "index.html").string(), class_html(graded, names))
                   : int{success};
}

int write_one_report(const ClassReport& graded, const ReportOrder& order, std::size_t handins) {
    switch (order.format) {
    case ReportFormat::table:
        return write_report_file(order.path, table_report(graded));
    case ReportFormat::csv:
        return write_report_file(order.path, csv_report(graded));
    case ReportFormat::json:
        return write_report_file(order.path, json_report(graded));
    case ReportFormat::junit:
        return write_report_file(order.path, junit_report(graded));
    case ReportFormat::gradescope:
    case ReportFormat::html:
        break;
    }
    if (handins > 1)
        return write_report_folder(graded, order);
    return graded.handins.empty()
               ? int{success}
               : write_report_file(order.path,
                                   page_of(graded, graded.handins.front(), order.format));
}

} // namespace

bool GradingArguments::read() {
    if (!config_path_.empty() && !read_config())
        return false;
    choose_task();
    leave_out_output();
    tell_of_class();
    const Task& task = *find_task(task_);
    plan_.task = task_;
    plan_.points = config_.points;
    for (const std::string& each : points_)
        plan_.points.push_back(points_of(task, each));
    take_config();
    if (!problem_.empty() && !task.takes_problem)
        throw UsageError("--problem", fmt::format("the task {} has no problem", task.id));
    if (!task.takes_program() && !(plan_.settings.run.empty() && plan_.settings.build.empty()))
        throw UsageError(
            fmt::format("the task {} takes files, which are neither built nor run", task.id));
    if (!problem_.empty()) {
        auto text = read_input(problem_);
        if (!text) {
            static_cast<void>(report(text.error(), problem_));
            return false;
        }
        plan_.settings.order.problem = WorkFile{"problem.txt", *std::move(text)};
    }
    plan_.limits.cpu_seconds = cpu_seconds_.value_or(task.cpu_seconds);
    plan_.limits.wall_seconds = wall_seconds_.value_or(2 * plan_.limits.cpu_seconds + 1);
    plan_.limits.output_kb = static_cast<std::size_t>(output_kb_);
    plan_.isolation = unsafe_ || !task.takes_program() ? Isolation::none : Isolation::bubblewrap;
    return true;
}

/// Its paths are relative to the file.
bool GradingArguments::read_config() {
    const auto text = read_input(config_path_);
    if (!text) {
        static_cast<void>(report(text.error(), config_path_));
        return false;
    }
    auto config = grading_config_of(*text);
    if (!config) {
        static_cast<void>(report(config.error(), config_path_, *text));
        return false;
    }
    config_ = *std::move(config);
    const auto place = [&](std::string& path) {
        if (!path.empty() && path != "-")
            path = (fs::path(config_path_).parent_path() / path).string();
    };
    place(config_.problem);
    place(config_.journal);
    for (ReportOrder& each : config_.reports)
        place(each.path);
    return true;
}

/// With --config the first argument is a hand-in too, unless it names the task.
void GradingArguments::choose_task() {
    std::error_code ignored;
    const bool names_task =
        find_task(task_) != nullptr && (config_.task.empty() || !fs::exists(task_, ignored));
    if (config_.task.empty() && !names_task) {
        std::string ids;
        for (const Task& task : tasks())
            ids += fmt::format("{}{}", ids.empty() ? "" : ", ", task.id);
        throw UsageError(
            "TASK", fmt::format("expected one of {}{}", ids,
                                task_.empty() ? ", or --config FILE" : ", found '" + task_ + "'"));
    }
    if (!config_.task.empty() && names_task && task_ != config_.task)
        throw UsageError("TASK", fmt::format("the task of {} is {}", config_path_, config_.task));
    if (!names_task && !task_.empty())
        paths_.insert(paths_.begin(), task_);
    if (!config_.task.empty())
        task_ = config_.task;
    if (paths_.empty())
        throw UsageError("SUBMISSION", "expected a file or folder for each hand-in");
}

/// `class/*` names the reports of the last time too.
void GradingArguments::leave_out_output() {
    std::erase_if(paths_, [](const std::string& path) {
        const bool is_output = is_grading_output(path);
        if (is_output)
            print_to_stderr("{} is left out: it is a report or a journal of grading.\n",
                            printable_line(path, 200));
        return is_output;
    });
    if (paths_.empty())
        throw UsageError("SUBMISSION", "expected a file or folder for each hand-in");
}

/// Without the `/*` behind the folder of a class there is one mark for all.
void GradingArguments::tell_of_class() const {
    const Task* const task = find_task(task_);
    std::error_code error;
    if (task == nullptr || paths_.size() != 1 ||
        !std::filesystem::is_directory(paths_.front(), error) ||
        folder_kind(*task, paths_.front()) != FolderKind::class_of_handins)
        return;
    std::string folder = printable_line(paths_.front(), 200);
    while (folder.size() > 1 && folder.ends_with('/'))
        folder.pop_back();
    print_to_stderr(
        "{0} is graded as one hand-in. If each file or folder in it is one, use {0}/*\n", folder);
}

void GradingArguments::take_config() {
    take_value(given_.cases, plan_.settings.order.cases, config_.cases);
    take_value(given_.seed, plan_.settings.order.seed, config_.seed);
    take_text(given_.problem, problem_, config_.problem);
    take_text(given_.build, plan_.settings.build, config_.build);
    take_text(given_.run, plan_.settings.run, config_.run);
    cpu_seconds_ = cpu_seconds_ ? cpu_seconds_ : config_.cpu_seconds;
    wall_seconds_ = wall_seconds_ ? wall_seconds_ : config_.wall_seconds;
    take_value(given_.memory, plan_.limits.memory_mb, config_.memory_mb);
    take_value(given_.processes, plan_.limits.processes, config_.processes);
    take_value(given_.disk, plan_.limits.disk_mb, config_.disk_mb);
    take_value(given_.output, output_kb_, config_.output_kb);
    plan_.readable.insert(plan_.readable.end(), config_.readable.begin(), config_.readable.end());
}

std::vector<std::string> GradingArguments::files() const {
    std::vector<std::string> files;
    for (const std::string& path : {config_path_, problem_})
        if (!path.empty())
            files.push_back(path);
    return files;
}

std::vector<Submission> GradingArguments::submissions() const {
    return submissions_of({paths_.begin(), paths_.end()});
}

void GradingArguments::add_to(Command command) {
    command.add_option("TASK", task_, "The task, one of those below; omitted with --config")
        .type_name("");
    command
        .add_option("SUBMISSION", paths_,
                    "Files, folders or archives (.zip, .tar, .tar.gz ...), one for each hand-in")
        .type_name("");
    command
        .add_option("--config", config_path_,
                    "File with the task and its settings, in lines such as 'cases = 20'; "
                    "options on the command line take precedence")
        .type_name("FILE");
    given_.cases = command
                       .add_option("--cases", plan_.settings.order.cases,
                                   "Number of generated cases for each check")
                       .between(1, 1000)
                       .show_default();
    given_.seed =
        command.add_option("--seed", plan_.settings.order.seed, "Seed of the cases").show_default();
    given_.problem = command
                         .add_option("--problem", problem_,
                                     "Problem for the tasks cnf (default: the one that 'generate "
                                     "cnf-problem' makes with the seed) and mace4")
                         .type_name("FILE");
    command
        .add_option("--points", points_, "Points for a check, such as larger=20; can be repeated")
        .type_name("CHECK=N");
    given_.build = command
                       .add_option("--build", plan_.settings.build,
                                   "Command to run first in the folder of each hand-in")
                       .type_name("COMMAND");
    given_.run = command.add_option("--run", plan_.settings.run, "Command that runs a hand-in")
                     .type_name("COMMAND");
    command
        .add_option("--readable", plan_.readable,
                    "Another folder that hand-ins may read, such as /opt/jdk; can be repeated")
        .type_name("FOLDER");
    add_limits(command);
    command.add_flag("--unsafe", unsafe_, "Run hand-ins without a sandbox, with limits only");
}

void GradingArguments::add_limits(Command command) {
    command
        .add_option("--cpu-limit", cpu_seconds_,
                    "Processor time of one run (default: the task's, mostly 10 seconds)")
        .seconds();
    command
        .add_option("--wall-limit", wall_seconds_,
                    "Wall-clock time of one run (default: twice the processor time plus a second)")
        .seconds();
    given_.memory =
        command.add_option("--memory-limit", plan_.limits.memory_mb, "Memory of one run, in MB")
            .between(16, 1'000'000, RangeHint::hidden)
            .show_default();
    given_.processes = command
                           .add_option("--process-limit", plan_.limits.processes,
                                       "Processes and threads of one run")
                           .between(4, 100'000, RangeHint::hidden)
                           .show_default();
    given_.disk =
        command.add_option("--disk-limit", plan_.limits.disk_mb, "Files of one run, in MB")
            .between(1, 100'000, RangeHint::hidden)
            .show_default();
    given_.output = command.add_option("--output-limit", output_kb_, "Output of one run, in kB")
                        .between(1, 100'000, RangeHint::hidden)
                        .show_default();
}

void GradingOutput::add_to(Command command) {
    format_option_ = command
                         .add_option("--report", asked_.format, NameReader(report_formats),
                                     "table (the default), csv, json, junit, gradescope or html")
                         .type_name("FORMAT");
    path_option_ =
        command
            .add_option("-o,--output", asked_.path,
                        "Output file, or a folder for gradescope and html of several hand-ins; '-' "
                        "is standard output")
            .show_default();
}

void GradingOutput::take(const std::vector<ReportOrder>& reports) {
    if (!is_given(format_option_) && !is_given(path_option_))
        taken_ = reports;
}

std::vector<ReportOrder> GradingOutput::orders() const {
    return taken_.empty() ? std::vector{asked_} : taken_;
}

void GradingOutput::check(std::size_t handins) const {
    for (const ReportOrder& each : orders())
        if (is_single(each.format) && handins > 1 && each.path == "-")
            throw UsageError("this report of several hand-ins needs a folder: -o FOLDER");
    for (const ReportOrder& each : orders()) // before an hour of grading, not after it
        if (const std::string why = why_not_written(each.path);
            !why.empty() && !(is_single(each.format) && handins > 1))
            throw UsageError("--output", why);
}

void GradingOutput::check_spares(const std::vector<Submission>& handins,
                                 const std::vector<std::string>& files) const {
    std::vector<std::string> written;
    for (const ReportOrder& order : orders()) {
        for (const Submission& each : handins)
            if (std::error_code error;
                order.path != "-" && fs::equivalent(order.path, each.path, error))
                throw UsageError("--output", fmt::format("would replace the hand-in {}",
                                                         printable_line(each.name, 200)));
        for (const std::string& file : files)
            if (is_same_file(order.path, file))
                throw UsageError("--output", fmt::format("would replace the file {}",
                                                         printable_line(file, 200)));
        for (const std::string& other : written)
            if (is_same_file(order.path, other))
                throw UsageError("report", fmt::format("{} is named as the file of two reports",
                                                       printable_line(other, 200)));
        written.push_back(order.path);
    }
}

int GradingOutput::write(const ClassReport& graded, std::size_t handins) const {
    int status = success;
    for (const ReportOrder& each : orders())
        if (const int written = write_one_report(graded, each, handins); written != success)
            status = written;
    return status;
}

std::string grading_help() {
    std::string text = "Tasks, and how a hand-in is run:\n";
    for (const Task& task : tasks())
        text += fmt::format("  {:<18} {}\n", task.id,
                            task.takes_program() ? task.usage : "(a file, which is not run)");
    return text +
           "\nA hand-in is a file, a folder or an archive. In a folder, Loggia runs the file with\n"
           "the name of the task or, if there is none, the only one that can be run. Programs and\n"
           "scripts that begin with '#!' are run directly, others by their extension (.py, .sh,\n"
           ".jar, .pl, .js, .rb). --run gives another command, in which $HANDIN is the folder\n"
           "and \"$@\" the arguments";
}

} // namespace loggia::commands
