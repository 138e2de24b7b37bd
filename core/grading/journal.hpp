#pragma once

#include "core/base/error.hpp"
#include "core/grading/report.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// Reports as they are kept between two runs: a first line, then records that are appended one by
/// one, each a line `report N` with the number of bytes that follow.
[[nodiscard]] std::string journal_head();
/// `day`, in days since 1970, is when the report was last of use.
[[nodiscard]] std::string journal_record(const HandinReport& report, std::int64_t day = 0);

struct KeptReport {
    HandinReport report;
    std::int64_t day = 0;
    std::size_t bytes = 0; ///< of its record
};
struct KeptReports {
    std::vector<KeptReport> reports;
    /// Bytes up to the end of the last whole record; 0 where there is no head of this version.
    std::size_t whole = 0;
};

/// Reads such a text. A record at the end that is cut off, because the program was killed while it
/// wrote, is left out; a journal of an older version has none that count. Fails on any other text,
/// so that no file is taken for a journal that is none.
[[nodiscard]] Result<KeptReports> journal_of(std::string_view text);

} // namespace loggia::grading
