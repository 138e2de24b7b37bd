#include "core/grading/journal_file.hpp"

#include "core/base/file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <vector>

namespace loggia::grading {

namespace {

/// A hand-in under a task and its settings, whatever it has in it: what is handed in again.
using Place = std::pair<std::string, std::string>;

Place place_of(const HandinReport& report) {
    constexpr std::size_t task_digits = 32; // HandinReport::digest
    return {report.path, report.digest.substr(0, task_digits)};
}

/// Drops all but the last report of each place and of each digest, and those that are too old. The
/// order stays.
void drop_replaced(std::vector<KeptReport>& kept, std::int64_t oldest_day) {
    std::set<Place> places;
    std::set<std::string> digests;
    std::vector<KeptReport> result;
    std::reverse(kept.begin(), kept.end());
    for (KeptReport& each : kept) {
        const bool is_new = digests.insert(each.report.digest).second;
        if (each.day < oldest_day || !is_new ||
            (!each.report.path.empty() && !places.insert(place_of(each.report)).second))
            continue;
        result.push_back(std::move(each));
    }
    std::reverse(result.begin(), result.end());
    kept = std::move(result);
}

/// Drops from the front what makes the text too large, up to `end`.
void drop_oldest(std::vector<KeptReport>& kept, std::size_t room,
                 std::vector<KeptReport>::iterator end) {
    std::size_t bytes = journal_head().size();
    for (const KeptReport& each : kept)
        bytes += each.bytes;
    auto first = kept.begin();
    for (; first != end && bytes > room; ++first)
        bytes -= first->bytes;
    kept.erase(kept.begin(), first);
}

std::string text_of(const std::vector<KeptReport>& kept) {
    std::string text = journal_head();
    for (const KeptReport& each : kept)
        text += journal_record(each.report, each.day);
    return text;
}

} // namespace

std::int64_t today() {
    return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())
        .time_since_epoch()
        .count();
}

Result<void> GradingJournal::open(const std::string& path, std::int64_t day) {
    auto file = AppendedFile::open(path);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    auto found = journal_of(file->text());
    if (!found)
        return tl::unexpected(std::move(found.error()));
    auto cut = file->cut(found->whole);
    if (cut && found->whole == 0)
        cut = file->append(journal_head());
    if (!cut)
        return cut;
    path_ = path;
    day_ = day;
    drop_replaced(found->reports, day_ - limits_.days);
    for (KeptReport& each : found->reports) {
        std::string digest = each.report.digest;
        earlier_.insert_or_assign(std::move(digest), std::move(each.report));
    }
    file_.emplace(*std::move(file));
    return {};
}

Result<void> GradingJournal::add(const HandinReport& report) {
    if (!file_ || report.digest.empty() || report.state == State::unfinished)
        return {};
    const bool is_new = used_.insert_or_assign(report.digest, report.path).second;
    return is_new && !earlier_.contains(report.digest) ? file_->append(journal_record(report, day_))
                                                       : Result<void>();
}

const HandinReport* GradingJournal::find(const std::string& digest) const {
    const auto found = earlier_.find(digest);
    return found == earlier_.end() ? nullptr : &found->second;
}

Result<void> GradingJournal::finish() {
    if (!file_)
        return {};
    const auto text = read_regular_file(path_);
    if (!text)
        return tl::unexpected(text.error());
    auto found = journal_of(*text);
    if (!found)
        return tl::unexpected(std::move(found.error()));
    for (KeptReport& each : found->reports)
        if (const auto used = used_.find(each.report.digest); used != used_.end()) {
            each.day = day_;
            each.report.path = used->second;
        }
    // What is of use comes last, so that what comes first was not used for longest.
    std::vector<KeptReport>& kept = found->reports;
    const auto is_unused = [&](const KeptReport& each) {
        return !used_.contains(each.report.digest);
    };
    std::stable_partition(kept.begin(), kept.end(), is_unused);
    drop_replaced(kept, day_ - limits_.days);
    drop_oldest(kept, limits_.bytes, std::partition_point(kept.begin(), kept.end(), is_unused));
    const std::string now = text_of(kept);
    auto written = now == *text ? Result<void>() : std::move(*file_).replace(now);
    file_.reset();
    return written;
}

} // namespace loggia::grading
