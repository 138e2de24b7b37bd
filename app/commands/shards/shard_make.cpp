#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/shards/shard_kind.hpp"
#include "core/base/file.hpp"
#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

namespace loggia::commands {

void ShardTarget::add_to(Command command) {
    command.add_option("--into", folder, "Folder of the job; it is created")
        .required()
        .type_name("DIR");
    command
        .add_option("--shards", shards,
                    "Number of shards: a few for each processor that will work on them")
        .type_name("N")
        .between(1, shards::most_shards, RangeHint::hidden)
        .show_default();
}

int ShardTarget::write(shards::JobOrder order, std::string_view kind, std::string_view item,
                       const Control& control) const {
    order.version = LOGGIA_VERSION;
    order.kind = kind;
    order.shards = shards;
    const std::size_t items = order.items.size();
    const auto job = shards::write_job(folder, order, control);
    if (!job)
        return control.stop_requested() ? int{interrupted} : report(job.error(), "error");
    fmt::print("{}: {} in {}\n", folder, counted(items, item), counted(job->parts.size(), "shard"));
    return success;
}

bool is_stream(const std::string& journal) {
    namespace fs = std::filesystem;
    std::error_code error;
    return journal == "-" || (fs::exists(journal, error) && !fs::is_regular_file(journal, error));
}

Result<std::string> text_in_journal(const std::string& journal) {
    std::error_code error;
    if (is_stream(journal) || !std::filesystem::exists(journal, error))
        return std::string();
    return read_file(journal);
}

Result<void> replace_journal(const std::string& journal, std::string_view text) {
    return journal == "-" ? write_output(journal, text) : write_file(journal, text);
}

int report_missing(const ShardMerge& order) {
    return report({fmt::format("no result of {} {} of {}; \"loggia-cli shard list {} --missing\" "
                               "lists the files to run",
                               plural(order.collected.missing.size(), "shard"),
                               shards::number_ranges(order.collected.missing),
                               order.collected.job.parts.size(), order.folder)},
                  "error");
}

} // namespace loggia::commands
