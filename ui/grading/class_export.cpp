#include "ui/grading/class_export.hpp"

#include "core/grading/reports/report_writers.hpp"
#include "ui/grading/class_words.hpp"

#include <string>

namespace loggia::ui {

namespace {

grading::ClassReport report_of(const GradedClass& graded) {
    return {graded.task.get(), graded.order, graded.handins};
}

FileKind kind_of(ClassFormat format) {
    switch (format) {
    case ClassFormat::csv:
        return {GradingWords::tr("Table for a spreadsheet"), {QStringLiteral("*.csv")}};
    case ClassFormat::json:
        return {QStringLiteral("JSON"), {QStringLiteral("*.json")}};
    default:
        return {QStringLiteral("JUnit XML"), {QStringLiteral("*.xml")}};
    }
}

std::string text_of(const GradedClass& graded, ClassFormat format) {
    switch (format) {
    case ClassFormat::csv:
        return grading::csv_report(report_of(graded));
    case ClassFormat::json:
        return grading::json_report(report_of(graded));
    default:
        return grading::junit_report(report_of(graded));
    }
}

} // namespace

bool takesFolder(ClassFormat format) {
    return format == ClassFormat::gradescope || format == ClassFormat::html;
}

SaveRequest saveRequest(const GradedClass& graded, ClassFormat format) {
    return {
        GradingWords::tr("Export the results"),
        QString::fromUtf8(graded.task->id.data(), static_cast<qsizetype>(graded.task->id.size())),
        {formatAside(kind_of(format), [graded, format]() -> Result<std::string> {
            return text_of(graded, format);
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
    const auto shared = std::make_shared<const GradedClass>(graded);
    request.make = [shared, names, is_html](qsizetype index) -> Result<std::string> {
        const auto place = static_cast<std::size_t>(index);
        if (place >= shared->handins.size())
            return grading::class_html(report_of(*shared), *names);
        const grading::HandinReport& handin = shared->handins[place];
        return is_html ? grading::handin_html(report_of(*shared), handin)
                       : grading::gradescope_report(*shared->task, handin);
    };
    return request;
}

} // namespace loggia::ui
