#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/grading/sandbox/sandbox.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// A part of the points, earned by the share of its cases that are right.
struct Check {
    std::string_view id;    ///< For scripts: "satisfiable".
    std::string_view title; ///< For people: "Satisfiable clauses".
    double points = 0;
    /// Each of its cases asks something else, so that a student is told every failing one, not only
    /// the smallest.
    bool each_fault = false;
};

/// One question to a hand-in, as texts: what the program reads, which is also what a report shows.
/// The same order gives the same cases, byte for byte, on every machine.
struct Case {
    std::size_t check = 0; ///< Index in Task::checks.
    std::string title;     ///< What is special about it: "an atom that no clause has".
    std::vector<WorkFile> files;
    std::vector<std::string> arguments;
    /// What its judge needs besides: no program gets it, no report shows it, no journal keeps it.
    std::string of_judge{};

    friend bool operator==(const Case&, const Case&) = default;
};

/// Bytes of a case and how many parts it has: what shrinking makes smaller.
[[nodiscard]] std::size_t size_of(const Case& value);

/// The settings that a teacher chooses.
struct CaseOrder {
    int cases = 10; ///< For each check that has generated cases; 1 to 1000.
    std::uint64_t seed = 1;
    std::optional<WorkFile> problem =
        std::nullopt; ///< In place of the task's own, where Task::takes_problem.
};

/// The result of a case. Texts are for the student, and may hold whatever the hand-in printed.
struct Judgement {
    bool passed = false;
    std::string expected;
    std::string got;
    std::string why; ///< A sentence or two.
    bool out_of_time = false;
    bool stopped = false; ///< By the Control: says nothing about the hand-in.
    /// What was measured, or graded of the hand-in, for the report, whether it passed or not:
    /// lines, or empty.
    std::string information{};
};

/// A hand-in from its judge's point of view. Both may be called from the judge's thread only.
struct Trial {
    /// Runs it with files and arguments; `output` is the file it is to write.
    std::function<Result<SandboxEnd>(const std::vector<WorkFile>& files,
                                     const std::vector<std::string>& arguments,
                                     const std::string& output)>
        run;
    /// Text of a file of the hand-in by its name, anywhere in its folder; the hand-in itself where
    /// the name is empty and it is one file. At most 1 MB of text; links are not followed.
    std::function<Result<std::string>(std::string_view name)> read;
    Limits limits; ///< For messages.
};

/// Something that students hand in, and how it is judged.
struct Task {
    std::string_view id;      ///< "davis-putnam"
    std::string_view title;   ///< "Davis-Putnam"
    std::string_view summary; ///< What is handed in, in a sentence.
    std::string_view usage;   ///< How a program is run: "PROGRAM in.txt out.txt"; empty for a file.
    /// Names, without their endings, of the file to run in a hand-in that is a folder.
    std::vector<std::string_view> program_names;
    std::string_view command; ///< Runs a hand-in, in place of a file that is found in it.
    /// Where not empty, `command` is only for a hand-in with a Python file that has this text or
    /// the name `command_file`; any other one is run as a program.
    std::string_view command_for;
    std::string_view command_file;
    /// A text that makes a module, too, of a Python file that cannot be a program; may be empty.
    std::string_view command_for_alone;
    bool takes_problem = false;
    bool needs_problem = false; ///< The task has no problem of its own.
    double cpu_seconds = 10;    ///< The usual limit of one run.
    std::vector<Check> checks;

    Result<std::vector<Case>> (*cases)(const CaseOrder& order, const Control& control) = nullptr;
    /// A failure is one of this machine, not of the hand-in.
    Result<Judgement> (*judge)(const Case& value, const Trial& trial,
                               const Control& control) = nullptr;
    /// Smaller cases of the same check, most promising first; none where it cannot be shrunk.
    std::vector<Case> (*smaller)(const Case& value) = nullptr;
    /// A picture of the case as an SVG element, or nothing; of any case, whatever is in its files.
    std::string (*picture)(const Case& value) = nullptr;

    [[nodiscard]] bool takes_program() const noexcept { return !usage.empty(); }
    [[nodiscard]] double points() const noexcept;
};

} // namespace loggia::grading
