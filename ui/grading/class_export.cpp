#include "ui/grading/class_export.hpp"

#include "core/grading/reports/report_writers.hpp"
#include "core/grading/submissions.hpp"
#include "ui/batch/spreadsheet_table.hpp"
#include "ui/grading/class_words.hpp"

#include <string>

namespace loggia::ui {

namespace {

/// Points to the task, which has to live as long.
grading::ClassReport report_of(const GradedClass& graded) {
    grading::ClassReport report{graded.task.get(), graded.order, graded.handins};
    grading::add_notes_of_other_parts(report.handins);
    return report;
}

FileKind kind_of(ClassFormat format, const SpreadsheetTable& table) {
    switch (format) {
    case ClassFormat::csv:
        return {table.name(), {QStringLiteral("*.csv")}};
    case ClassFormat::json:
        return {QStringLiteral("JSON"), {QStringLiteral("*.json")}};
    default:
        return {QStringLiteral("JUnit XML"), {QStringLiteral("*.xml")}};
    }
}

std::string text_of(const grading::ClassReport& report, ClassFormat format,
                    const SpreadsheetTable& table) {
    switch (format) {
    case ClassFormat::csv:
        return table.from(grading::csv_report(report));
    case ClassFormat::json:
        return grading::json_report(report);
    default:
        return grading::junit_report(report);
    }
}

} // namespace

bool takesFolder(ClassFormat format) {
    return format == ClassFormat::gradescope || format == ClassFormat::html;
}

SaveRequest saveRequest(const GradedClass& graded, ClassFormat format) {
    const auto shared = std::make_shared<const grading::ClassReport>(report_of(graded));
    const SpreadsheetTable table;
    return {
        GradingWords::tr("Export the results"),
        QString::fromUtf8(graded.task->id.data(), static_cast<qsizetype>(graded.task->id.size())),
        {formatAside(kind_of(format, table),
                     [shared, task = graded.task, format, table]() -> Result<std::string> {
                         return text_of(*shared, format, table);
                     })}};
}

FolderRequest folderRequest(const GradedClass& graded, ClassFormat format) {
    const bool is_html = format == ClassFormat::html;
    const auto names =
        std::make_shared<const std::vector<std::string>>(grading::page_names(graded.handins));
    FolderRequest request{is_html ? GradingWords::tr("Folder for the pages")
                                  : GradingWords::tr("Folder for the results"),
                          {},
                          {}};
    for (const std::string& name : *names)
        request.names << QString::fromStdString(name) +
                             (is_html ? QStringLiteral(".html") : QStringLiteral(".json"));
    if (is_html)
        request.names << QStringLiteral("index.html");
    // Shared, for each page is made by itself.
    const auto shared = std::make_shared<const grading::ClassReport>(report_of(graded));
    request.make = [shared, task = graded.task, names,
                    is_html](qsizetype index) -> Result<std::string> {
        const auto place = static_cast<std::size_t>(index);
        if (place >= shared->handins.size())
            return grading::class_html(*shared, *names);
        const grading::HandinReport& handin = shared->handins[place];
        return is_html ? grading::handin_html(*shared, handin)
                       : grading::gradescope_report(*task, handin);
    };
    return request;
}

} // namespace loggia::ui
