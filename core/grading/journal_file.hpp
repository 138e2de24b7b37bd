#pragma once

#include "core/base/appended_file.hpp"
#include "core/base/error.hpp"
#include "core/grading/journal.hpp"
#include "core/grading/report.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace loggia::grading {

/// Days since 1970, in UTC.
[[nodiscard]] std::int64_t today();

/// What a journal keeps of runs that are over.
struct JournalLimits {
    /// Results of no use for longer are dropped: a course is given once a year.
    std::int64_t days = 400;
    /// More than a hundred runs of a class of sixty.
    std::size_t bytes = 100'000'000;
};

/// The file in which finished hand-ins are kept, so that a run that was interrupted goes on. Each
/// record is appended when its hand-in is finished.
///
/// So that it does not grow for ever, these results are dropped:
///  - those of a hand-in that was handed in again since, that is, of other contents at the same
///    path with the same task and settings;
///  - those that no run has used for JournalLimits::days, such as of hand-ins that are gone;
///  - where the file is larger than JournalLimits::bytes at the end of a whole run, those not used
///    for longest, such as of older tasks and seeds, but none that this run has used. A run that
///    was interrupted drops none of them, so that the next one finds all that was there.
///
/// While it is open no other process can open it. Not for two threads at once but for find().
class GradingJournal {
public:
    explicit GradingJournal(JournalLimits limits = {}) noexcept : limits_(limits) {}

    /// Reads the file, if it is there; a cut-off record at its end is removed. Fails where it is
    /// something else, is open elsewhere, or cannot be written.
    [[nodiscard]] Result<void> open(const std::string& path, std::int64_t day = today());
    /// Keeps a report, or notes that it was of use where it is there already. Nothing to do where
    /// open() was not called or the report is unfinished.
    [[nodiscard]] Result<void> add(const HandinReport& report);
    /// What was in the file when it was opened.
    [[nodiscard]] const HandinReport* find(const std::string& digest) const;
    /// Closes the file after a run that was not interrupted, and writes it anew where something in
    /// it is dropped. Nothing to do where open() was not called.
    [[nodiscard]] Result<void> finish();

private:
    JournalLimits limits_;
    std::int64_t day_ = 0;
    std::map<std::string, HandinReport> earlier_; ///< by digest
    std::map<std::string, std::string> used_;     ///< digests of this run, and paths
    std::string path_;
    std::optional<AppendedFile> file_;
};

} // namespace loggia::grading
