#include "core/grading/journal.hpp"

#include "core/grading/reports/report_writers.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>

using namespace loggia;
using namespace loggia::grading;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto reports = journal_of(fuzz::text_of(data, size));
    if (!reports)
        return 0;
    std::string text = journal_head();
    for (const HandinReport& report : *reports)
        text += journal_record(report);
    const auto again = journal_of(text);
    fuzz::require(again.has_value(), "what is written is read");
    fuzz::require(again->size() == reports->size(), "no report is lost");
    std::string same = journal_head();
    for (const HandinReport& report : *again)
        same += journal_record(report);
    fuzz::require(same == text, "what is written is read as the same");
    for (const HandinReport& report : *reports)
        for (std::size_t i = 0; i < std::min<std::size_t>(report.checks.size(), 5); ++i) {
            const std::string shown =
                feedback(find_task("davis-putnam")->checks[i], report.checks[i]);
            fuzz::require(!shown.empty(), "there is feedback");
        }
    return 0;
}
