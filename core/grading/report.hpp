#pragma once

#include "core/grading/task.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::grading {

/// A case in which a hand-in fails.
struct Failure {
    Case failing;
    Judgement judgement;
    std::size_t smaller = 0; ///< How many times the case was replaced by a smaller one.
};

/// What came of a check.
struct CheckReport {
    std::size_t passed = 0;
    std::size_t judged = 0; ///< Fewer than `cases` after too many time-outs.
    std::size_t cases = 0;
    double points = 0;              ///< earned
    std::optional<Failure> failure; ///< The smallest failing case found.
    /// The other failing cases, smallest first; without the largest where a hand-in printed very
    /// much (FailingCases).
    std::vector<Failure> further{};
    std::string information{}; ///< What was graded or measured, in lines.

    /// All failing cases, whether they were kept or not.
    [[nodiscard]] std::size_t failed() const noexcept {
        return judged > passed ? judged - passed : 0;
    }
};

enum class State : std::uint8_t {
    graded,
    not_runnable, ///< Nothing in it could be run or read; see the note.
    not_built,    ///< The build command failed; the note has its output.
    unfinished,   ///< Stopped before its end; not to be kept.
};

/// What came of a hand-in.
struct HandinReport {
    std::string name;
    std::string path{}; ///< Of the file or folder, absolute; empty where it is not known.
    /// Of the task and its settings, 32 digits, and then of the hand-in, 32 digits.
    std::string digest;
    /// What lay at the path when it was read (handin_stamp.hpp); not kept in journals.
    std::string stamp{};
    State state = State::graded;
    std::string note;                ///< What was wrong before any case ran, or which file was run.
    std::vector<CheckReport> checks; ///< By Task::checks; empty unless graded.
    double seconds = 0;              ///< Wall clock, of everything.
    double cpu_seconds = 0;          ///< Of the judged runs.
    double slowest_seconds = 0;      ///< Processor time of the slowest judged run.

    [[nodiscard]] double points() const noexcept;
    /// Earns the points of this task, which may give others than the one it was graded for, by the
    /// share of the cases that are right.
    void score(const Task& task) noexcept;
    /// All points.
    [[nodiscard]] bool is_right(const Task& task) const noexcept;
};

/// A class, as far as it was graded.
struct ClassReport {
    const Task* task = nullptr;
    CaseOrder order;
    std::vector<HandinReport> handins;

    /// How many were graded to their end, if only to find that they cannot be run.
    [[nodiscard]] std::size_t finished() const noexcept;
};

/// "graded", "could not be run", "did not build", "unfinished"
[[nodiscard]] std::string_view to_text(State state);

} // namespace loggia::grading
