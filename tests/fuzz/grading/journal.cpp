#include "core/grading/journal.hpp"

#include "core/grading/reports/report_writers.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>

using namespace loggia;
using namespace loggia::grading;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto journal = journal_of(fuzz::text_of(data, size));
    if (!journal)
        return 0;
    fuzz::require(journal->whole <= size, "no more is read than there is");
    std::string text = journal_head();
    for (const KeptReport& kept : journal->reports)
        text += journal_record(kept.report, kept.day);
    const auto again = journal_of(text);
    fuzz::require(again.has_value() && again->whole == text.size(), "what is written is read");
    fuzz::require(again->reports.size() == journal->reports.size(), "no report is lost");
    std::string same = journal_head();
    for (const KeptReport& kept : again->reports)
        same += journal_record(kept.report, kept.day);
    fuzz::require(same == text, "what is written is read as the same");
    for (const KeptReport& kept : journal->reports)
        for (std::size_t i = 0; i < std::min<std::size_t>(kept.report.checks.size(), 5); ++i) {
            const std::string shown =
                feedback(find_task("davis-putnam")->checks[i], kept.report.checks[i]);
            fuzz::require(!shown.empty(), "there is feedback");
            // Pictures are drawn of whatever a case has.
            if (const auto& failing = kept.report.checks[i].failure)
                for (const Task& task : tasks())
                    if (task.picture != nullptr)
                        static_cast<void>(task.picture(failing->failing));
        }
    return 0;
}
