#pragma once

#include "core/base/error.hpp"
#include "core/grading/report.hpp"

#include <fstream>
#include <map>
#include <string>

namespace loggia::grading {

/// The file in which finished hand-ins are kept, so that a run that was interrupted goes on. Each
/// record is appended when its hand-in is finished. Not for two threads at once but for find().
class GradingJournal {
public:
    /// Reads the file, if it is there; a cut-off record at its end is removed. Fails where it is
    /// something else, or cannot be written.
    [[nodiscard]] Result<void> open(const std::string& path);
    /// Nothing to do where open() was not called, the report is unfinished, or it is there already.
    [[nodiscard]] Result<void> add(const HandinReport& report);
    /// What was in the file when it was opened.
    [[nodiscard]] const HandinReport* find(const std::string& digest) const;

private:
    std::map<std::string, HandinReport> earlier_; ///< by digest
    std::string path_;
    std::ofstream file_;
};

} // namespace loggia::grading
