#pragma once

#include "core/grading/grade.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "core/grading/task.hpp"

#include <QJsonObject>
#include <QString>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace loggia::ui {

/// Points and time limits, which are each task's own.
struct TaskSettings {
    std::map<std::string, double>
        points{};            ///< By the check's id, where they differ from the usual.
    double cpu_seconds = 0;  ///< 0: the task's.
    double wall_seconds = 0; ///< 0: twice the processor time and a second.

    friend bool operator==(const TaskSettings&, const TaskSettings&) = default;
};

/// What a teacher sets in the Class window, as `loggia-cli grade` has it.
struct ClassSettings {
    std::string task = "davis-putnam"; ///< Its id.
    int cases = 10;                    ///< 1 to 1000
    int seed = 1;                      ///< From 0.
    std::map<std::string, double>
        points{};      ///< By the check's id, where they differ from the usual.
    QString problem{}; ///< A file, or empty: the task's own.
    QString build{};
    QString run{};
    double cpu_seconds = 0;  ///< 0: the task's.
    double wall_seconds = 0; ///< 0: twice the processor time and a second.
    int memory_mb = grading::Limits{}.memory_mb;
    int processes = grading::Limits{}.processes;
    int disk_mb = grading::Limits{}.disk_mb;
    int output_kb = static_cast<int>(grading::Limits{}.output_kb);
    int jobs = 0;                                 ///< 0: all cores but one.
    QString readable{};                           ///< Folders, separated by colons.
    QString journal{};                            ///< A file, or empty: the window's own.
    std::map<std::string, TaskSettings> others{}; ///< By the id of a task that was chosen before.

    friend bool operator==(const ClassSettings&, const ClassSettings&) = default;

    /// Chooses a task, with the points and time limits that were set for it before; those of the
    /// one that was chosen are kept.
    void chooseTask(const std::string& id);
    /// The task, with these points; the first one for an unknown id.
    [[nodiscard]] grading::Task taskWithPoints() const;
    /// Whether reports made with these settings are those that `other` would give.
    [[nodiscard]] bool gradesLike(const ClassSettings& other) const;
};

/// What is missing or makes no sense is as usual.
[[nodiscard]] QJsonObject toJson(const ClassSettings& settings);
[[nodiscard]] ClassSettings classSettings(const QJsonObject& stored);

/// All that a run needs, by value.
struct ClassPlan {
    std::shared_ptr<const grading::Task> task;
    grading::GradeSettings settings;
    QString problem; ///< The path of a file that the run has to read first, or empty.
    grading::Limits limits;
    grading::Isolation isolation = grading::Isolation::bubblewrap;
    int jobs = 1;
    std::vector<std::string> readable;
    std::string journal; ///< Empty for none.
};

/// `own_journal` is the window's own. With `unsafe`, programs run without a sandbox.
[[nodiscard]] ClassPlan planOf(const ClassSettings& settings, const QString& own_journal,
                               bool unsafe);

} // namespace loggia::ui
