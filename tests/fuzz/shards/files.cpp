#include "core/shards/kinds/handins.hpp"
#include "core/shards/shard.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::shards;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    if (const auto job = job_of(text)) {
        fuzz::require(job_of(to_text(*job)) == *job, "a job is read as it was written");
        static_cast<void>(plan_of(job->settings));
    }
    if (const auto shard = shard_of(text)) {
        fuzz::require(shard_of(to_text(*shard)) == *shard, "a shard is read as it was written");
        static_cast<void>(plan_of(shard->settings));
        for (const std::string& item : shard->items)
            static_cast<void>(split_fields(item, 4));
    }
    const auto result = result_of(text);
    if (!result)
        return 0;
    fuzz::require(result->bytes <= text.size(), "no record is beyond the end");
    std::string again = result_head(result->name);
    for (const Record& record : result->records)
        again += result_record(record.item, record.bytes);
    const auto same = result_of(again);
    fuzz::require(same && same->name == result->name, "a head is read as it was written");
    fuzz::require(same->records.size() == result->records.size(), "no record is lost");
    return 0;
}
