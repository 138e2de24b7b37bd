#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/grading/config/config.hpp"
#include "core/grading/config/grading_plan.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/report.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loggia::commands {

/// What is graded and how, on the command line and in the file of --config. The object has to
/// outlive the program.
class GradingArguments {
public:
    /// Adds TASK, SUBMISSION and all options but those of the report.
    void add_to(Command command);

    /// Puts them together; before all that follows. What makes no sense together is a usage error.
    /// False, and the reason reported to standard error, where a file cannot be read.
    [[nodiscard]] bool read();
    [[nodiscard]] const grading::GradingPlan& plan() const noexcept { return plan_; }
    /// What the file says, with its paths as seen from here; empty where there is none.
    [[nodiscard]] const grading::GradingConfig& config() const noexcept { return config_; }
    /// The path of the problem; empty where there is none.
    [[nodiscard]] const std::string& problem() const noexcept { return problem_; }
    /// Each with a name of its own.
    [[nodiscard]] std::vector<grading::Submission> submissions() const;
    [[nodiscard]] std::size_t count() const noexcept { return paths_.size(); }
    /// The file of --config and the problem, where there are any.
    [[nodiscard]] std::vector<std::string> files() const;

private:
    /// Options that go before what is in the file.
    struct Given {
        std::optional<Option> cases;
        std::optional<Option> seed;
        std::optional<Option> problem;
        std::optional<Option> build;
        std::optional<Option> run;
        std::optional<Option> memory;
        std::optional<Option> processes;
        std::optional<Option> disk;
        std::optional<Option> output;
    };

    void add_limits(Command command);
    [[nodiscard]] bool read_config();
    void choose_task();
    void leave_out_output();
    void tell_of_class() const;
    void take_config();

    std::string task_;
    std::vector<std::string> paths_;
    std::string config_path_;
    grading::GradingConfig config_;
    grading::GradingPlan plan_;
    std::string problem_;
    std::optional<double> cpu_seconds_;
    std::optional<double> wall_seconds_;
    int output_kb_ = static_cast<int>(grading::Limits{}.output_kb);
    bool unsafe_ = false;
    std::vector<std::string> points_;
    Given given_;
};

/// In which forms reports are written, and where.
class GradingOutput {
public:
    void add_to(Command command);

    /// Orders these reports, unless the command line asks for one.
    void take(const std::vector<grading::ReportOrder>& reports);
    /// A usage error where so many reports need a folder and none is given.
    void check(std::size_t handins) const;
    /// A usage error where a report would be written over a hand-in, over another of the files
    /// that are needed, or over another report.
    void check_spares(const std::vector<grading::Submission>& handins,
                      const std::vector<std::string>& files) const;
    /// Returns the exit status. Several pages go into a folder.
    [[nodiscard]] int write(const grading::ClassReport& graded, std::size_t handins) const;

    /// What the command line asks for.
    [[nodiscard]] grading::ReportFormat format() const noexcept { return asked_.format; }
    [[nodiscard]] const std::string& path() const noexcept { return asked_.path; }

private:
    [[nodiscard]] std::vector<grading::ReportOrder> orders() const;

    grading::ReportOrder asked_;
    std::optional<Option> format_option_;
    std::optional<Option> path_option_;
    std::vector<grading::ReportOrder> taken_;
};

/// The table of tasks, and how hand-ins are run, for the help.
[[nodiscard]] std::string grading_help();

} // namespace loggia::commands
