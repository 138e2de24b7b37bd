#include "core/grading/config/config.hpp"

#include "core/base/number_text.hpp"
#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <set>
#include <system_error>
#include <utility>

namespace loggia::grading {

namespace {

constexpr std::string_view points_prefix = "points.";

std::string_view without_blanks_around(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// A limit as people read it: `10,000`.
template <class Value>
std::string limit_text(Value limit) {
    const auto whole = static_cast<std::uint64_t>(limit);
    return static_cast<Value>(whole) == limit ? number_text(whole) : fmt::format("{}", limit);
}

template <class Value>
Result<Value> number_between(std::string_view text, Value least, Value most) {
    Value value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() ||
        !(value >= least && value <= most))
        return failure(fmt::format("expected a number from {} to {}, found '{}'", limit_text(least),
                                   limit_text(most), text));
    return value;
}

/// Puts a value where it belongs, or says what is wrong with it.
using Setter = std::function<Result<void>(GradingConfig& config, std::string_view value)>;

struct ConfigKey {
    std::string_view name;
    Setter set;
    bool repeatable = false;
};

Setter text_into(std::string GradingConfig::*member) {
    return [member](GradingConfig& config, std::string_view value) -> Result<void> {
        config.*member = value;
        return {};
    };
}

template <class Value>
Setter number_into(std::optional<Value> GradingConfig::*member, Value least, Value most) {
    return [member, least, most](GradingConfig& config, std::string_view value) -> Result<void> {
        const auto number = number_between<Value>(value, least, most);
        if (!number)
            return tl::unexpected(number.error());
        config.*member = *number;
        return {};
    };
}

Result<void> set_task(GradingConfig& config, std::string_view value) {
    if (find_task(value) == nullptr) {
        std::string ids;
        for (const Task& task : tasks())
            ids += fmt::format("{}{}", ids.empty() ? "" : ", ", task.id);
        return failure(fmt::format("expected one of {}, found '{}'", ids, value));
    }
    config.task = value;
    return {};
}

/// "FORMAT" or "FORMAT FILE"
Result<void> add_report(GradingConfig& config, std::string_view value) {
    const std::size_t end = std::min(value.find_first_of(" \t"), value.size());
    const auto* const found = std::find_if(
        report_formats.begin(), report_formats.end(),
        [&](const ReportFormatName& each) { return each.name == value.substr(0, end); });
    if (found == report_formats.end())
        return failure(fmt::format("expected table, csv, json, junit, gradescope or html and a "
                                   "file, found '{}'",
                                   value));
    const std::string_view path = without_blanks_around(value.substr(end));
    config.reports.push_back({found->value, path.empty() ? "-" : std::string(path)});
    return {};
}

const std::vector<ConfigKey>& config_keys() {
    constexpr double most_seconds = 1'000'000;
    constexpr double least_seconds = 0.001;
    static const std::vector<ConfigKey> keys{
        {"task", set_task},
        {"cases", number_into(&GradingConfig::cases, 1, 1000)},
        {"seed", number_into<std::uint64_t>(&GradingConfig::seed, 0, ~std::uint64_t{0})},
        {"problem", text_into(&GradingConfig::problem)},
        {"build", text_into(&GradingConfig::build)},
        {"run", text_into(&GradingConfig::run)},
        {"cpu-limit", number_into(&GradingConfig::cpu_seconds, least_seconds, most_seconds)},
        {"wall-limit", number_into(&GradingConfig::wall_seconds, least_seconds, most_seconds)},
        {"memory-limit", number_into(&GradingConfig::memory_mb, 16, 1'000'000)},
        {"process-limit", number_into(&GradingConfig::processes, 4, 100'000)},
        {"disk-limit", number_into(&GradingConfig::disk_mb, 1, 100'000)},
        {"output-limit", number_into(&GradingConfig::output_kb, 1, 100'000)},
        {"readable",
         [](GradingConfig& config, std::string_view value) -> Result<void> {
             config.readable.emplace_back(value);
             return {};
         },
         true},
        {"threads", number_into(&GradingConfig::threads, 1, 1024)},
        {"journal", text_into(&GradingConfig::journal)},
        {"report", add_report, true},
    };
    return keys;
}

/// Where something stands, for what can be judged only at the end.
struct ConfigPlaces {
    std::vector<SourceSpan> points; ///< By GradingConfig::points.
    std::optional<SourceSpan> problem;
    std::optional<SourceSpan> command;
};

Result<void> set_key(GradingConfig& config, std::string_view key, std::string_view value,
                     std::set<std::string, std::less<>>& seen) {
    const auto& keys = config_keys();
    const bool is_points = key.starts_with(points_prefix);
    const auto known = std::find_if(keys.begin(), keys.end(),
                                    [&](const ConfigKey& each) { return each.name == key; });
    if (!is_points && known == keys.end()) {
        std::string names;
        for (const ConfigKey& each : keys)
            names += fmt::format("{}, ", each.name);
        return failure(fmt::format("expected one of {}points.CHECK, found '{}'", names, key));
    }
    const bool repeatable = !is_points && known->repeatable;
    if (!seen.emplace(key).second && !repeatable)
        return failure(fmt::format("'{}' is given twice", key));
    if (value.empty())
        return failure(fmt::format("expected a value of '{}'", key));
    if (!is_points)
        return known->set(config, value);
    const auto points = number_between(value, 0.0, most_points);
    if (!points)
        return tl::unexpected(points.error());
    config.points.push_back({std::string(key.substr(points_prefix.size())), *points});
    return {};
}

/// What the task has no use for.
Result<void> check_config(const GradingConfig& config, const ConfigPlaces& places) {
    Task task = *find_task(config.task);
    for (std::size_t i = 0; i < config.points.size(); ++i)
        if (auto set = set_points(task, config.points[i]); !set)
            return failure(set.error().message, places.points[i]);
    if (places.problem && !task.takes_problem)
        return failure(fmt::format("the task {} has no problem", task.id), *places.problem);
    if (places.command && !task.takes_program())
        return failure(
            fmt::format("the task {} takes files, which are neither built nor run", task.id),
            *places.command);
    return {};
}

} // namespace

Result<void> set_points(Task& task, const CheckPoints& points) {
    const auto found = std::find_if(task.checks.begin(), task.checks.end(),
                                    [&](const Check& each) { return each.id == points.check; });
    if (found == task.checks.end()) {
        std::string ids;
        for (const Check& each : task.checks)
            ids += fmt::format("{}{}", ids.empty() ? "" : ", ", each.id);
        return failure(fmt::format("expected points for one of {}, found '{}'", ids, points.check));
    }
    if (!(points.points >= 0 && points.points <= most_points))
        return failure(fmt::format("expected from 0 to {} points for {}, found {}",
                                   limit_text(most_points), points.check, points.points));
    found->points = points.points;
    return {};
}

Result<GradingConfig> grading_config_of(std::string_view text) {
    GradingConfig config;
    ConfigPlaces places;
    std::set<std::string, std::less<>> seen;
    int number = 0;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view whole = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        const std::string_view line = without_blanks_around(whole);
        if (line.empty() || line.starts_with('#'))
            continue;
        const int column = static_cast<int>(line.data() - whole.data()) + 1;
        const SourceSpan span{number, column, static_cast<int>(line.size())};
        const std::size_t sign = line.find('=');
        if (sign == std::string_view::npos)
            return failure(fmt::format("expected KEY = VALUE, found '{}'", line), span);
        const std::string_view key = without_blanks_around(line.substr(0, sign));
        const std::string_view value = without_blanks_around(line.substr(sign + 1));
        if (const auto set = set_key(config, key, value, seen); !set)
            return failure(set.error().message, span);
        if (key.starts_with(points_prefix))
            places.points.push_back(span);
        if (key == "problem")
            places.problem = span;
        if (key == "build" || key == "run")
            places.command = span;
    }
    if (config.task.empty())
        return failure("expected a line such as task = davis-putnam", SourceSpan{1, 1, 1});
    if (const auto checked = check_config(config, places); !checked)
        return tl::unexpected(checked.error());
    return config;
}

} // namespace loggia::grading
