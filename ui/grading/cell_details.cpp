#include "ui/grading/cell_details.hpp"

#include "core/grading/reports/report_writers.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <QStringList>

namespace loggia::ui {

namespace {

constexpr std::size_t most_title = 80;
/// Ours are a few kB; what else a journal holds is not drawn.
constexpr std::size_t most_picture = 200'000;

void add_case(CellDetails& details, const grading::Failure& failure) {
    details.has_case = true;
    const QString title = firstUpper(shownText(failure.failing.title));
    const QString made_smaller = GradingWords::tr("%1, made smaller");
    details.case_title = failure.smaller == 0 ? title : made_smaller.arg(title);
    details.why = shownText(failure.judgement.why);
    for (const grading::WorkFile& file : failure.failing.files)
        details.inputs.push_back({shownText(file.name), shownText(file.text)});
    if (!failure.failing.arguments.empty()) {
        QStringList words;
        for (const std::string& argument : failure.failing.arguments)
            words << shownText(argument);
        details.inputs.push_back({GradingWords::tr("Arguments"), words.join(QLatin1Char('\n'))});
    }
    details.expected = shownText(failure.judgement.expected);
    details.got = shownText(failure.judgement.got);
    if (failure.picture.size() <= most_picture)
        details.picture = QByteArray::fromStdString(failure.picture);
}

CellDetails details_of_all(const grading::Task& task, const grading::HandinReport& report,
                           CellDetails details) {
    QStringList lines;
    lines << GradingWords::tr("%1 of %2 points.")
                 .arg(pointsText(report.points()), pointsText(task.points()));
    if (report.state != grading::State::graded)
        lines << sentence(stateText(report.state));
    for (std::size_t i = 0; i < report.checks.size() && i < task.checks.size(); ++i)
        if (isJudged(report.checks[i]))
            lines << QStringLiteral("%1 %2: %3")
                         .arg(report.checks[i].passed == report.checks[i].cases
                                  ? QStringLiteral("\u2713")
                                  : QStringLiteral("\u2717"),
                              coreWords(task.checks[i].title),
                              checkText(task.checks[i], report.checks[i]));
    if (!report.note.empty())
        lines << coreWords(shownText(report.note));
    details.summary = lines.join(QLatin1Char('\n'));
    return details;
}

} // namespace

CellDetails detailsOf(const grading::Task& task, const std::string& name, const HandinNews& news,
                      std::optional<std::size_t> check) {
    CellDetails details;
    details.title = shownLine(name, most_title);
    if (check && *check < task.checks.size())
        details.title =
            QStringLiteral("%1: %2").arg(details.title, coreWords(task.checks[*check].title));
    if (news.report == nullptr) {
        details.summary = news.stage == HandinStage::running
                              ? GradingWords::tr("It is being graded.")
                              : GradingWords::tr("Not graded yet.");
        return details;
    }
    const grading::HandinReport& report = *news.report;
    if (!check || report.state != grading::State::graded) {
        if (news.stage == HandinStage::graded)
            details.is_right = report.is_right(task);
        return details_of_all(task, report, std::move(details));
    }
    if (*check >= report.checks.size() || !isJudged(report.checks[*check])) {
        details.summary = GradingWords::tr("This check is still to come.");
        return details;
    }
    const grading::CheckReport& result = report.checks[*check];
    details.is_right = result.passed == result.cases;
    details.summary = checkText(task.checks[*check], result);
    if (result.failure)
        add_case(details, *result.failure);
    return details;
}

} // namespace loggia::ui
