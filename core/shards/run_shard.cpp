#include "core/shards/run_shard.hpp"

#include "core/base/descriptor.hpp"
#include "core/base/file.hpp"
#include "core/base/os/files.hpp"
#include "core/shards/folder.hpp"
#include "core/shards/kind.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace loggia::shards {

namespace {

namespace fs = std::filesystem;
using Steady = std::chrono::steady_clock;

double seconds_since(Steady::time_point begin) {
    return std::chrono::duration<double>(Steady::now() - begin).count();
}

/// The file `NUMBER.part`, locked while this lives.
class PartFile {
public:
    static Result<PartFile> open(const fs::path& path) {
        std::error_code error;
        fs::create_directories(path.parent_path(), error);
        Descriptor file(os::open_to_append(path, true));
        if (!file.is_open())
            return system_failure("write", path.string());
        if (!os::lock(file.get())) {
            if (errno == EWOULDBLOCK)
                return failure(fmt::format("another process is running this shard ({} is locked)",
                                           path.string()));
            return system_failure("lock", path.string());
        }
        return PartFile(path, std::move(file));
    }

    Result<void> cut_to(std::size_t bytes) {
        if (!os::resize(file_.get(), bytes))
            return system_failure("write", path_.string());
        return {};
    }

    Result<void> append(std::string_view bytes) {
        while (!bytes.empty()) {
            const std::ptrdiff_t written = os::write_some(file_.get(), bytes);
            if (written < 0 && errno == EINTR)
                continue;
            if (written <= 0)
                return system_failure("write", path_.string());
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return {};
    }

    /// Makes it the result.
    Result<void> finish(const fs::path& path) {
        if (!os::sync(file_.get()))
            return system_failure("write", path_.string());
        std::error_code error;
        fs::rename(path_, path, error);
        if (error)
            return failure(fmt::format("cannot write {}: {}", path.string(), error.message()));
        // So that the new name survives a crash of the machine, where folders can be synced.
        os::sync_folder(path.parent_path());
        return {};
    }

private:
    PartFile(fs::path path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}

    fs::path path_;
    Descriptor file_;
};

/// Records that are there.
struct Earlier {
    std::vector<bool> done;
    std::size_t records = 0;
    std::size_t bytes = 0; ///< behind which to go on
};

/// What a file of this shard has; nothing of it is used where the file is of another one.
Result<Earlier> earlier_in(const fs::path& path, const ShardName& name, const Control& control,
                           bool& complete) {
    Earlier earlier;
    earlier.done.assign(name.part.items, false);
    complete = false;
    const auto text = read_regular_file(path, control);
    if (!text)
        return tl::unexpected(text.error());
    const auto result = result_of(*text);
    if (!result || result->name != name)
        return earlier;
    for (const Record& record : result->records)
        earlier.done[record.item] = true;
    earlier.records = result->records.size();
    earlier.bytes = result->bytes;
    complete = result->complete;
    return earlier;
}

Result<Shard> read_shard(const fs::path& path, const RunOrder& order, const Control& control) {
    const auto text = read_regular_file(path, control);
    if (!text)
        return tl::unexpected(text.error());
    auto shard = shard_of(*text);
    if (shard && shard->name.version != order.version)
        return failure(fmt::format("the shard was made by version {}, and this is {}",
                                   shard->name.version, order.version));
    return shard;
}

} // namespace

Result<RunReport> run_shard(const fs::path& shard_file, const RunOrder& order,
                            const Control& control) {
    const auto begin = Steady::now();
    const auto shard = read_shard(shard_file, order, control);
    if (!shard)
        return tl::unexpected(shard.error());
    const Kind* const kind = find_kind(shard->name.kind);
    if (kind == nullptr)
        return failure(fmt::format("unknown kind of work: {}", shard->name.kind));

    const fs::path folder = folder_of(shard_file);
    const fs::path path = result_path(folder, shard->name.number);
    RunReport report;
    report.items = shard->items.size();
    std::error_code ignored;
    fs::path part_path = path;
    part_path.replace_extension(".part");
    bool complete = false;
    const auto is_finished = [&] {
        if (!fs::exists(path, ignored))
            return false;
        const auto found = earlier_in(path, shard->name, control, complete);
        if (found && complete) {
            report.end = RunReport::End::before;
            report.records = report.resumed = found->records;
        }
        return found && complete;
    };
    if (is_finished())
        return report;
    if (auto examined = examine_inputs(folder, shard->inputs, control); !examined)
        return tl::unexpected(std::move(examined.error()));
    auto part = PartFile::open(part_path);
    if (!part)
        return tl::unexpected(std::move(part.error()));
    // Whoever held the lock before may have finished meanwhile.
    if (is_finished()) {
        fs::remove(part_path, ignored);
        return report;
    }
    auto earlier = earlier_in(part_path, shard->name, control, complete);
    if (!earlier)
        return tl::unexpected(std::move(earlier.error()));
    if (auto cut = part->cut_to(earlier->bytes); !cut)
        return tl::unexpected(std::move(cut.error()));
    if (earlier->bytes == 0)
        if (auto written = part->append(result_head(shard->name)); !written)
            return tl::unexpected(std::move(written.error()));

    report.records = report.resumed = earlier->records;
    const Work work{*shard, input_folder(folder), std::move(earlier->done), order.threads,
                    [&](std::size_t item, std::string_view record) -> Result<void> {
                        if (auto written = part->append(result_record(item, record)); !written)
                            return written;
                        ++report.records;
                        if (order.progress)
                            order.progress(report.records, report.items);
                        return {};
                    }};
    const auto end = kind->run(work, control);
    report.seconds = seconds_since(begin);
    if (!end)
        return tl::unexpected(end.error());
    if (*end == WorkEnd::stopped)
        return report;
    if (auto written = part->append(result_end(report.records, report.seconds)); !written)
        return tl::unexpected(std::move(written.error()));
    if (auto finished = part->finish(path); !finished)
        return tl::unexpected(std::move(finished.error()));
    report.end = RunReport::End::finished;
    return report;
}

} // namespace loggia::shards
