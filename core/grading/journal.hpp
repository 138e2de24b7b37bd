#pragma once

#include "core/base/error.hpp"
#include "core/grading/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// Reports as they are kept between two runs: a first line, then records that are appended one by
/// one, each a line `report N` with the number of bytes that follow.
[[nodiscard]] std::string journal_head();
[[nodiscard]] std::string journal_record(const HandinReport& report);

/// The reports of such a text. A record at the end that is cut off, because the program was killed
/// while it wrote, is left out; a journal of an older version has none that count. Fails on any
/// other text, so that no file is taken for a journal that is none.
[[nodiscard]] Result<std::vector<HandinReport>> journal_of(std::string_view text);

} // namespace loggia::grading
