#include "ui/grading/class_settings.hpp"

#include "core/grading/tasks/tasks.hpp"
#include "ui/work/spare_cores.hpp"

#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

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

QJsonObject toJson(const std::map<std::string, double>& points) {
    QJsonObject json;
    for (const auto& [check, value] : points)
        json.insert(QString::fromStdString(check), value);
    return json;
}

std::map<std::string, double> pointsFrom(const QJsonObject& stored) {
    std::map<std::string, double> points;
    for (auto each = stored.begin(); each != stored.end(); ++each)
        if (const double value = each->toDouble(-1); value >= 0 && value <= most_points)
            points[each.key().toStdString()] = value;
    return points;
}

double secondsFrom(const QJsonValue& stored) {
    const double value = stored.toDouble(-1);
    return value >= 0 && value <= most_seconds ? value : 0;
}

} // namespace

void ClassSettings::chooseTask(const std::string& id) {
    if (id == task)
        return;
    TaskSettings left{std::move(points), cpu_seconds, wall_seconds};
    if (left == TaskSettings())
        others.erase(task);
    else
        others[task] = std::move(left);
    const auto before = others.find(id);
    const TaskSettings now = before == others.end() ? TaskSettings() : before->second;
    others.erase(id);
    task = id;
    points = now.points;
    cpu_seconds = now.cpu_seconds;
    wall_seconds = now.wall_seconds;
}

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
    same.others = others;
    return *this == same;
}

QJsonObject toJson(const ClassSettings& settings) {
    QJsonObject others;
    for (const auto& [task, own] : settings.others)
        others.insert(QString::fromStdString(task),
                      QJsonObject{{QStringLiteral("points"), toJson(own.points)},
                                  {QStringLiteral("cpuSeconds"), own.cpu_seconds},
                                  {QStringLiteral("wallSeconds"), own.wall_seconds}});
    QJsonObject json{{QStringLiteral("task"), QString::fromStdString(settings.task)},
                     {QStringLiteral("points"), toJson(settings.points)},
                     {QStringLiteral("others"), others}};
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
    settings.points = pointsFrom(stored[QStringLiteral("points")].toObject());
    const QJsonObject others = stored[QStringLiteral("others")].toObject();
    for (auto each = others.begin(); each != others.end(); ++each) {
        const std::string other = each.key().toStdString();
        if (grading::find_task(other) == nullptr || other == settings.task)
            continue;
        const QJsonObject own = each->toObject();
        settings.others[other] = {pointsFrom(own[QStringLiteral("points")].toObject()),
                                  secondsFrom(own[QStringLiteral("cpuSeconds")]),
                                  secondsFrom(own[QStringLiteral("wallSeconds")])};
    }
    for (const WholeField& field : whole_fields)
        if (const int value = stored[QLatin1String(field.key)].toInt(-1);
            value >= field.least && value <= field.most)
            settings.*field.member = value;
    for (const TextField& field : text_fields)
        settings.*field.member = stored[QLatin1String(field.key)].toString();
    for (const SecondsField& field : seconds_fields)
        settings.*field.member = secondsFrom(stored[QLatin1String(field.key)]);
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
