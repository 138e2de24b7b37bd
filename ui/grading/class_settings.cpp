#include "ui/grading/class_settings.hpp"

#include "core/grading/tasks/tasks.hpp"
#include "ui/work/spare_cores.hpp"

#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>

namespace loggia::ui {

namespace {

constexpr double most_points = 10'000;

struct WholeField {
    const char* key;
    int ClassSettings::*member;
    int least;
    int most;
};
constexpr std::array whole_fields{
    WholeField{"cases", &ClassSettings::cases, 1, 1000},
    WholeField{"seed", &ClassSettings::seed, 0, std::numeric_limits<int>::max()},
    WholeField{"memory", &ClassSettings::memory_mb, 16, 1'000'000},
    WholeField{"processes", &ClassSettings::processes, 4, 100'000},
    WholeField{"disk", &ClassSettings::disk_mb, 1, 100'000},
    WholeField{"output", &ClassSettings::output_kb, 1, 100'000},
    WholeField{"jobs", &ClassSettings::jobs, 0, 1024},
};

struct TextField {
    const char* key;
    QString ClassSettings::*member;
};
constexpr std::array text_fields{
    TextField{"problem", &ClassSettings::problem}, TextField{"build", &ClassSettings::build},
    TextField{"run", &ClassSettings::run}, TextField{"readable", &ClassSettings::readable},
    TextField{"journal", &ClassSettings::journal}};

struct SecondsField {
    const char* key;
    double ClassSettings::*member;
};
constexpr std::array seconds_fields{SecondsField{"cpuSeconds", &ClassSettings::cpu_seconds},
                                    SecondsField{"wallSeconds", &ClassSettings::wall_seconds}};
constexpr double most_seconds = 86'400;

} // namespace

grading::Task ClassSettings::taskWithPoints() const {
    const grading::Task* known = grading::find_task(task);
    grading::Task result = known != nullptr ? *known : grading::tasks().front();
    for (grading::Check& check : result.checks)
        if (const auto own = points.find(std::string(check.id)); own != points.end())
            check.points = own->second;
    return result;
}

bool ClassSettings::gradesLike(const ClassSettings& other) const {
    ClassSettings same = other;
    same.jobs = jobs;
    same.journal = journal;
    same.readable = readable;
    return *this == same;
}

QJsonObject toJson(const ClassSettings& settings) {
    QJsonObject points;
    for (const auto& [check, value] : settings.points)
        points.insert(QString::fromStdString(check), value);
    QJsonObject json{{QStringLiteral("task"), QString::fromStdString(settings.task)},
                     {QStringLiteral("points"), points}};
    for (const WholeField& field : whole_fields)
        json.insert(QLatin1String(field.key), settings.*field.member);
    for (const TextField& field : text_fields)
        json.insert(QLatin1String(field.key), settings.*field.member);
    for (const SecondsField& field : seconds_fields)
        json.insert(QLatin1String(field.key), settings.*field.member);
    return json;
}

ClassSettings classSettings(const QJsonObject& stored) {
    ClassSettings settings;
    const std::string task = stored[QStringLiteral("task")].toString().toStdString();
    if (grading::find_task(task) != nullptr)
        settings.task = task;
    const QJsonObject points = stored[QStringLiteral("points")].toObject();
    for (auto each = points.begin(); each != points.end(); ++each)
        if (const double value = each->toDouble(-1); value >= 0 && value <= most_points)
            settings.points[each.key().toStdString()] = value;
    for (const WholeField& field : whole_fields)
        if (const int value = stored[QLatin1String(field.key)].toInt(-1);
            value >= field.least && value <= field.most)
            settings.*field.member = value;
    for (const TextField& field : text_fields)
        settings.*field.member = stored[QLatin1String(field.key)].toString();
    for (const SecondsField& field : seconds_fields)
        if (const double value = stored[QLatin1String(field.key)].toDouble(-1);
            value >= 0 && value <= most_seconds)
            settings.*field.member = value;
    return settings;
}

ClassPlan planOf(const ClassSettings& settings, const QString& own_journal, bool unsafe) {
    ClassPlan plan;
    plan.task = std::make_shared<const grading::Task>(settings.taskWithPoints());
    const grading::Task& task = *plan.task;
    plan.settings.order.cases = settings.cases;
    plan.settings.order.seed = static_cast<std::uint64_t>(settings.seed);
    if (task.takes_program()) {
        plan.settings.build = settings.build.trimmed().toStdString();
        plan.settings.run = settings.run.trimmed().toStdString();
    }
    if (task.takes_problem)
        plan.problem = settings.problem;
    plan.limits.cpu_seconds = settings.cpu_seconds > 0 ? settings.cpu_seconds : task.cpu_seconds;
    plan.limits.wall_seconds =
        settings.wall_seconds > 0 ? settings.wall_seconds : 2 * plan.limits.cpu_seconds + 1;
    plan.limits.memory_mb = settings.memory_mb;
    plan.limits.processes = settings.processes;
    plan.limits.disk_mb = settings.disk_mb;
    plan.limits.output_kb = static_cast<std::size_t>(settings.output_kb);
    plan.isolation =
        unsafe || !task.takes_program() ? grading::Isolation::none : grading::Isolation::bubblewrap;
    plan.jobs = settings.jobs > 0 ? settings.jobs : spareCores();
    for (const QString& folder : settings.readable.split(QLatin1Char(':'), Qt::SkipEmptyParts))
        plan.readable.push_back(folder.trimmed().toStdString());
    const QString& journal = settings.journal.isEmpty() ? own_journal : settings.journal;
    plan.journal = journal.toStdString();
    return plan;
}

} // namespace loggia::ui
