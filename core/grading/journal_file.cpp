#include "core/grading/journal_file.hpp"

#include "core/base/file.hpp"
#include "core/grading/journal.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace loggia::grading {

Result<void> GradingJournal::open(const std::string& path) {
    path_ = path;
    std::string text = journal_head();
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) {
        const auto before = read_regular_file(path);
        if (!before)
            return tl::unexpected(before.error());
        auto reports = journal_of(*before);
        if (!reports)
            return tl::unexpected(std::move(reports.error()));
        for (HandinReport& report : *reports) {
            text += journal_record(report);
            std::string digest = report.digest;
            earlier_.insert_or_assign(std::move(digest), std::move(report));
        }
    }
    if (auto written = write_file(path, text); !written)
        return written;
    file_.open(path, std::ios::binary | std::ios::app);
    if (!file_)
        return failure("cannot be written");
    return {};
}

Result<void> GradingJournal::add(const HandinReport& report) {
    if (path_.empty() || report.digest.empty() || report.state == State::unfinished ||
        earlier_.contains(report.digest))
        return {};
    file_ << journal_record(report) << std::flush;
    if (!file_)
        return failure(fmt::format("cannot write {}", path_));
    return {};
}

const HandinReport* GradingJournal::find(const std::string& digest) const {
    const auto found = earlier_.find(digest);
    return found == earlier_.end() ? nullptr : &found->second;
}

} // namespace loggia::grading
