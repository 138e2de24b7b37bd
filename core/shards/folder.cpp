#include "core/shards/folder.hpp"

#include "core/base/file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <system_error>
#include <utility>

namespace loggia::shards {

namespace {

namespace fs = std::filesystem;

std::string number_name(int number) {
    return fmt::format("{:04}", number);
}

Result<void> make_folder(const fs::path& path) {
    std::error_code error;
    fs::create_directories(path, error);
    if (error)
        return failure(
            fmt::format("cannot make the folder {}: {}", path.string(), error.message()));
    return {};
}

/// The failure with the file that it is about.
tl::unexpected<Error> about(const fs::path& path, const Error& error) {
    std::string place;
    if (error.span)
        place = fmt::format(":{}:{}", error.span->line, error.span->column);
    return failure(fmt::format("{}{}: {}", path.string(), place, error.message));
}

Result<void> write(const fs::path& path, std::string_view bytes, const Control& control) {
    if (auto written = write_file(path, bytes, control); !written)
        return about(path, written.error());
    return {};
}

Result<void> check(const JobOrder& order) {
    if (order.items.empty())
        return failure("there is nothing to split");
    if (order.items.size() > most_items)
        return failure(
            fmt::format("expected at most {} items, found {}", most_items, order.items.size()));
    if (order.shards < 1 || order.shards > most_shards)
        return failure(fmt::format("expected 1 to {} shards", most_shards));
    return {};
}

/// What is wrong with a result; empty where it is right.
std::string fault_of(const Job& job, const std::string& id, const ShardName& name) {
    if (name.version != job.version)
        return fmt::format("was made by version {}, the job by {}", name.version, job.version);
    if (name.job != id)
        return "belongs to another job";
    const auto total = static_cast<int>(job.parts.size());
    if (name.kind != job.kind || name.total != total || name.number > total)
        return "does not fit the job";
    if (name.part != job.parts[static_cast<std::size_t>(name.number) - 1])
        return fmt::format("belongs to another shard {}: its items differ", name.number);
    return {};
}

/// All files `.result`, in their order.
std::vector<fs::path> result_files(const fs::path& folder) {
    std::vector<fs::path> paths;
    std::error_code error;
    fs::directory_iterator it(folder / "results", error);
    for (const fs::directory_iterator end; !error && it != end; it.increment(error))
        if (it->path().extension() == ".result")
            paths.push_back(it->path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

} // namespace

fs::path job_path(const fs::path& folder) {
    return folder / "job";
}

fs::path input_folder(const fs::path& folder) {
    return folder / "input";
}

fs::path shard_path(const fs::path& folder, int number) {
    return folder / "shards" / (number_name(number) + ".shard");
}

fs::path result_path(const fs::path& folder, int number) {
    return folder / "results" / (number_name(number) + ".result");
}

fs::path folder_of(const fs::path& shard_file) {
    std::error_code ignored;
    const fs::path whole = fs::absolute(shard_file, ignored);
    return whole.parent_path().parent_path();
}

Result<Job> write_job(const fs::path& folder, const JobOrder& order, const Control& control) {
    if (auto checked = check(order); !checked)
        return tl::unexpected(std::move(checked.error()));
    Job job{order.version, order.kind, {}, order.settings, {}};
    for (const JobOrder::Input& input : order.inputs)
        job.inputs.push_back({input.name, input.bytes.size(), digest_of_bytes(input.bytes)});
    const std::size_t shards = std::min(order.items.size(), static_cast<std::size_t>(order.shards));
    std::vector<std::vector<std::string>> dealt(shards);
    for (std::size_t i = 0; i < order.items.size(); ++i)
        dealt[i % shards].push_back(order.items[i]);
    for (const auto& items : dealt)
        job.parts.push_back({items.size(), digest_of_items(items)});

    std::error_code ignored;
    if (fs::exists(job_path(folder), ignored)) {
        auto found = read_job(folder, control);
        if (!found)
            return found;
        if (*found != job)
            return failure(fmt::format("{} already contains another job", folder.string()));
        return found;
    }
    for (const fs::path& path :
         {folder, input_folder(folder), folder / "shards", folder / "results"})
        if (auto made = make_folder(path); !made)
            return tl::unexpected(std::move(made.error()));
    for (const JobOrder::Input& input : order.inputs)
        if (auto written = write(input_folder(folder) / input.name, input.bytes, control); !written)
            return tl::unexpected(std::move(written.error()));
    const std::string id = id_of(job);
    for (std::size_t i = 0; i < shards; ++i) {
        const Shard shard{{order.version, order.kind, id, static_cast<int>(i) + 1,
                           static_cast<int>(shards), job.parts[i]},
                          job.inputs,
                          job.settings,
                          std::move(dealt[i])};
        const fs::path path = shard_path(folder, shard.name.number);
        if (auto written = write(path, to_text(shard), control); !written)
            return tl::unexpected(std::move(written.error()));
    }
    if (auto written = write(job_path(folder), to_text(job), control); !written)
        return tl::unexpected(std::move(written.error()));
    return job;
}

Result<Job> read_job(const fs::path& folder, const Control& control) {
    const auto text = read_regular_file(job_path(folder), control);
    if (!text)
        return about(job_path(folder), text.error());
    auto job = job_of(*text);
    if (!job)
        return about(job_path(folder), job.error());
    return job;
}

Result<void> examine_inputs(const fs::path& folder, const std::vector<InputFile>& inputs,
                            const Control& control) {
    for (const InputFile& input : inputs) {
        const fs::path path = input_folder(folder) / input.name;
        const auto bytes = read_regular_file(path, control);
        if (!bytes)
            return about(path, bytes.error());
        if (bytes->size() != input.bytes || digest_of_bytes(*bytes) != input.digest)
            return failure(
                fmt::format("{}: this is not the file that the job was made with", path.string()));
    }
    return {};
}

Result<Collected> collect(const fs::path& folder, std::string_view version,
                          const Control& control) {
    auto job = read_job(folder, control);
    if (!job)
        return tl::unexpected(std::move(job.error()));
    if (job->version != version)
        return failure(
            fmt::format("the job was made by version {}, and this is {}", job->version, version));
    Collected all;
    all.job = *std::move(job);
    const std::string id = id_of(all.job);
    std::map<int, fs::path> seen;
    for (const fs::path& path : result_files(folder)) {
        const std::string name = path.filename().string();
        auto text = read_regular_file(path, control);
        if (!text) {
            if (control.stop_requested())
                return tl::unexpected(std::move(text.error()));
            all.faults.push_back(fmt::format("{}: {}", name, text.error().message));
            continue;
        }
        Collected::Part part;
        part.text = *std::move(text);
        auto result = result_of(part.text);
        if (!result) {
            all.faults.push_back(fmt::format("{}: {}", name, result.error().message));
            continue;
        }
        if (const std::string fault = fault_of(all.job, id, result->name); !fault.empty()) {
            all.faults.push_back(fmt::format("{} {}", name, fault));
            continue;
        }
        if (!result->complete) {
            all.faults.push_back(fmt::format("{} was cut off or damaged", name));
            continue;
        }
        part.number = result->name.number;
        if (const auto [other, is_new] = seen.emplace(part.number, path); !is_new) {
            all.faults.push_back(fmt::format("shard {} has two results: {} and {}", part.number,
                                             other->second.filename().string(), name));
            continue;
        }
        all.seconds += result->seconds;
        all.bytes += part.text.size();
        all.parts.push_back(std::move(part));
    }
    std::sort(all.parts.begin(), all.parts.end(),
              [](const auto& a, const auto& b) { return a.number < b.number; });
    // Short texts move with the string that holds them, and the views do not follow.
    for (Collected::Part& part : all.parts)
        part.result = *result_of(part.text);
    for (int number = 1; number <= static_cast<int>(all.job.parts.size()); ++number)
        if (!seen.contains(number))
            all.missing.push_back(number);
    return all;
}

std::string number_ranges(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        text += text.empty() ? "" : ",";
        text += last == i ? fmt::format("{}", numbers[i])
                          : fmt::format("{}-{}", numbers[i], numbers[last]);
        i = last + 1;
    }
    return text;
}

} // namespace loggia::shards
