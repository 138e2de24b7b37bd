#include "core/shards/kinds/handins.hpp"
#include "core/shards/shard.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace loggia;
using namespace loggia::shards;

namespace {

/// What a setting says as a number is set and read as the same.
void try_settings(const Settings& settings) {
    for (const auto& [name, value] : settings.entries()) {
        Settings again;
        if (const auto number = settings.number(name, 1'000'000)) {
            again.set(name, *number);
            fuzz::require(again.number(name, *number) == number, "numbers are set and read");
        } else if (const auto real = settings.real(name)) {
            again.set(name, *real);
            fuzz::require(again.real(name) == real, "and so are decimal ones");
        }
    }
}

void try_fields(std::string_view item) {
    const auto fields = split_fields(item, 4);
    if (!fields)
        return;
    const std::string joined =
        joined_fields({fields->at(0), fields->at(1), fields->at(2), fields->at(3)});
    fuzz::require(split_fields(joined, 4) == fields, "fields are joined and parted again");
}

void read(std::string_view text) {
    if (const auto job = job_of(text)) {
        fuzz::require(job_of(to_text(*job)) == *job, "a job is read as it was written");
        static_cast<void>(plan_of(job->settings));
        try_settings(job->settings);
    }
    if (const auto shard = shard_of(text)) {
        fuzz::require(shard_of(to_text(*shard)) == *shard, "a shard is read as it was written");
        static_cast<void>(plan_of(shard->settings));
        for (const std::string& item : shard->items)
            try_fields(item);
    }
}

/// Nobody finds a digest by trying: so a text is also read with the one that it needs.
std::string mended(std::string_view text) {
    constexpr std::string_view items_key = "\nitems: ";
    constexpr std::string_view job_key = "\njob: ";
    if (const std::size_t at = text.find(items_key); at != std::string_view::npos) {
        std::vector<std::string> items;
        for (std::size_t begin = text.find('\n', at + 1) + 1; begin != 0 && begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            items.emplace_back(text.substr(begin, end - begin));
            begin = end + 1;
        }
        std::string shard(text.substr(0, at + items_key.size()));
        shard += std::to_string(items.size()) + ' ' + digest_of_items(items) + '\n';
        for (const std::string& item : items)
            shard += item + '\n';
        return shard;
    }
    const std::size_t at = text.rfind(job_key);
    if (at == std::string_view::npos)
        return {};
    const std::string_view head = text.substr(0, at + 1);
    return std::string(head).append("job: ").append(digest_of_bytes(head)).append("\n");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    read(text);
    read(mended(text));
    const auto result = result_of(text);
    if (!result)
        return 0;
    fuzz::require(result->bytes <= text.size(), "no record is beyond the end");
    std::string again = result_head(result->name);
    for (const Record& record : result->records)
        again += result_record(record.item, record.bytes);
    again += result_end(result->records.size(), 1.5);
    const auto same = result_of(again);
    fuzz::require(same && same->name == result->name, "a head is read as it was written");
    fuzz::require(same->records.size() == result->records.size(), "no record is lost");
    fuzz::require(same->complete && same->bytes < again.size(), "and the end is seen");
    return 0;
}
