#include "core/shards/kinds/handins.hpp"

#include "core/grading/journal.hpp"
#include "core/shards/kinds/handin_copy.hpp"
#include "core/shards/settings_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <climits>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::shards {

namespace {

using namespace grading;

constexpr std::string_view not_copied = "-";
constexpr std::uint64_t most_number = INT_MAX;

/// An item: the hand-in's number from 1, the digest of its files, where it is and what it is
/// called.
struct HandinItem {
    int number = 1;
    HandinCopy copy;
    std::string name;
};

std::string item_text(const HandinItem& item) {
    const std::string_view digest = item.copy.digest;
    return joined_fields({std::to_string(item.number), digest.empty() ? not_copied : digest,
                          item.copy.path.string(), item.name});
}

Result<HandinItem> item_of(std::string_view text) {
    auto fields = split_fields(text, 4);
    if (!fields)
        return tl::unexpected(std::move(fields.error()));
    HandinItem item;
    const std::string& number = (*fields)[0];
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), item.number);
    if (error != std::errc() || end != number.data() + number.size() || item.number < 1)
        return failure(fmt::format("expected the number of a hand-in, found \"{}\"", number));
    if ((*fields)[1] != not_copied)
        item.copy.digest = std::move((*fields)[1]);
    item.copy.path = std::move((*fields)[2]);
    item.name = std::move((*fields)[3]);
    return item;
}

} // namespace

Settings to_settings(const GradingPlan& plan) {
    Settings result;
    result.set("task", std::string_view(plan.task));
    for (const auto& [check, points] : plan.points)
        result.set("points", std::string_view(joined_fields({check, fmt::format("{}", points)})));
    result.set("cases", plan.settings.order.cases);
    result.set("seed", plan.settings.order.seed);
    if (plan.settings.order.problem)
        result.set("problem", std::string_view(plan.settings.order.problem->text));
    result.set("build", std::string_view(plan.settings.build));
    result.set("run", std::string_view(plan.settings.run));
    result.set("sandbox",
               std::string_view(plan.isolation == Isolation::none ? "none" : "bubblewrap"));
    for (const std::string& folder : plan.readable)
        result.set("readable", std::string_view(folder));
    result.set("cpu-limit", plan.limits.cpu_seconds);
    result.set("wall-limit", plan.limits.wall_seconds);
    result.set("memory-limit", plan.limits.memory_mb);
    result.set("process-limit", plan.limits.processes);
    result.set("disk-limit", plan.limits.disk_mb);
    result.set("output-limit", std::uint64_t{plan.limits.output_kb});
    return result;
}

Result<GradingPlan> plan_of(const Settings& settings) {
    SettingsReader in(settings);
    GradingPlan plan;
    plan.task = in.text("task");
    for (const std::string_view text : settings.all("points")) {
        const auto fields = split_fields(text, 2);
        if (!fields)
            return tl::unexpected(fields.error());
        Settings one;
        one.set("points", std::string_view((*fields)[1]));
        const auto points = one.real("points");
        if (!points)
            return tl::unexpected(points.error());
        plan.points.push_back({std::string((*fields)[0]), *points});
    }
    CaseOrder& order = plan.settings.order;
    order.cases = in.number("cases", 1000);
    order.seed = in.number("seed", std::numeric_limits<std::uint64_t>::max());
    if (!settings.all("problem").empty())
        order.problem = WorkFile{"problem.txt", in.text("problem")};
    plan.settings.build = in.text("build");
    plan.settings.run = in.text("run");
    const std::string sandbox = in.text("sandbox");
    plan.isolation = sandbox == "none" ? Isolation::none : Isolation::bubblewrap;
    for (const std::string_view folder : settings.all("readable"))
        plan.readable.emplace_back(folder);
    plan.limits.cpu_seconds = in.real("cpu-limit");
    plan.limits.wall_seconds = in.real("wall-limit");
    plan.limits.memory_mb = in.number("memory-limit", 1'000'000);
    plan.limits.processes = in.number("process-limit", 100'000);
    plan.limits.disk_mb = in.number("disk-limit", 100'000);
    plan.limits.output_kb = in.number("output-limit", std::size_t{100'000});
    if (in.error())
        return tl::unexpected(*in.error());
    if (sandbox != "none" && sandbox != "bubblewrap")
        return failure(fmt::format("unknown sandbox: {}", sandbox));
    if (order.cases < 1)
        return failure("the setting \"cases\" is 0");
    return plan;
}

Result<JobOrder> order_of_handins(const std::filesystem::path& folder, const GradingPlan& plan,
                                  const std::vector<Submission>& submissions,
                                  const Control& control) {
    JobOrder order;
    order.settings = to_settings(plan);
    int number = 0;
    for (const Submission& submission : submissions) {
        auto copy = copy_handin(submission.path, folder, ++number, control);
        if (!copy)
            return tl::unexpected(std::move(copy.error()));
        order.items.push_back(item_text({number, *std::move(copy), submission.name}));
    }
    return order;
}

Result<WorkEnd> run_handins(const Work& work, const Control& control) {
    const auto plan = plan_of(work.shard.settings);
    if (!plan)
        return tl::unexpected(plan.error());
    const auto task = task_of(*plan);
    if (!task)
        return tl::unexpected(task.error());
    const auto sandbox = Sandbox::make(plan->isolation, plan->limits, plan->readable);
    if (!sandbox)
        return tl::unexpected(sandbox.error());
    // Names need not differ, so here they are the numbers of the items.
    std::vector<Submission> submissions;
    std::vector<HandinItem> items;
    for (std::size_t i = 0; i < work.shard.items.size(); ++i) {
        auto item = item_of(work.shard.items[i]);
        if (!item)
            return tl::unexpected(std::move(item.error()));
        if (!work.done[i]) {
            if (auto examined = examine_handin(work.inputs, item->copy, control); !examined) {
                if (control.stop_requested())
                    return WorkEnd::stopped;
                return tl::unexpected(std::move(examined.error()));
            }
            // An absolute path stays as it is.
            submissions.push_back({work.inputs / item->copy.path, std::to_string(i)});
        }
        items.push_back(*std::move(item));
    }
    const auto done = [&](const HandinReport& report, std::size_t /*number*/) -> Result<void> {
        if (report.state == State::unfinished)
            return {};
        const std::size_t i = std::stoul(report.name);
        HandinReport named = report;
        named.name = items[i].name;
        named.path.clear(); // this machine's
        return work.keep(i, fmt::format("{}\n{}", items[i].number, journal_record(named)));
    };
    const auto reports =
        grade_class(*task, plan->settings, submissions, *sandbox, work.threads, control, {}, done);
    if (control.stop_requested())
        return WorkEnd::stopped;
    if (!reports)
        return tl::unexpected(reports.error());
    return WorkEnd::complete;
}

Result<std::vector<HandinReport>> merge_handins(const Collected& collected) {
    if (!collected.missing.empty())
        return failure("hand-ins are missing");
    std::map<std::uint64_t, HandinReport> reports;
    std::size_t items = 0;
    for (const Collected::Part& part : collected.parts) {
        items += part.result.name.part.items;
        for (const Record& record : part.result.records) {
            const std::size_t line = std::min(record.bytes.find('\n'), record.bytes.size());
            Settings head;
            head.set("number", record.bytes.substr(0, line));
            const auto number = head.number("number", most_number);
            const std::string_view behind = record.bytes.substr(line);
            auto found = grading::journal_of(
                journal_head() +
                std::string(behind.substr(std::min<std::size_t>(1, behind.size()))));
            if (!number || !found || found->reports.size() != 1 ||
                !reports.emplace(*number, std::move(found->reports.front().report)).second)
                return failure(
                    fmt::format("a record of shard {} is no report of a hand-in", part.number));
        }
    }
    if (reports.size() != items)
        return failure("hand-ins are missing");
    std::vector<HandinReport> result;
    result.reserve(reports.size());
    for (auto& [number, report] : reports)
        result.push_back(std::move(report));
    return result;
}

} // namespace loggia::shards
