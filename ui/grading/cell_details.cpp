#include "ui/grading/cell_details.hpp"

#include "ui/grading/class_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr std::size_t most_title = 80;

QString caseTitle(const grading::Failure& failure) {
    const QString title = firstUpper(judgedLine(failure.failing.title, most_title));
    return failure.smaller == 0
               ? title
               : GradingWords::tr("%1, reduced to a smaller case that fails").arg(title);
}

/// What was found: what a program printed stays as it is, but for the line that counts what is left
/// out of it.
QString foundText(const grading::Judgement& judgement) {
    const QString found = shownText(judgement.got);
    if (beginsWithCoreAnswer(shownText(judgement.expected)) && beginsWithCoreAnswer(found))
        return coreAnswer(found);
    const qsizetype rest = found.lastIndexOf(QLatin1String("\n... ("));
    return rest < 0 ? found : found.left(rest) + coreAnswer(found.mid(rest));
}

/// Whether no long line is one of a document, a picture or an output, which would be misread where
/// it is broken.
bool wraps(const std::string& answer) {
    constexpr qsizetype most = 20;
    const QStringList lines = shownText(answer).split(QLatin1Char('\n'));
    return std::all_of(lines.begin(), lines.end(), [](const QString& line) {
        return line.size() <= most || beginsWithCoreAnswer(line);
    });
}

void add_case(CellDetails& details, const grading::Task& task, const grading::Failure& failure) {
    details.why = judgedText(failure.judgement.why);
    for (const grading::WorkFile& file : failure.failing.files)
        details.inputs.push_back({shownText(file.name), shownText(file.text)});
    // Those of a file that is not run are what its judge has computed.
    if (task.takes_program() && !failure.failing.arguments.empty()) {
        QStringList words;
        for (const std::string& argument : failure.failing.arguments)
            words << shownText(argument);
        details.inputs.push_back({GradingWords::tr("Arguments"), words.join(QLatin1Char('\n'))});
    }
    details.expected = coreAnswer(shownText(failure.judgement.expected));
    details.got = foundText(failure.judgement);
    details.wraps_expected = wraps(failure.judgement.expected);
    details.wraps_got = wraps(failure.judgement.got);
    if (task.picture != nullptr)
        details.picture = QByteArray::fromStdString(task.picture(failure.failing));
}

void add_cases(CellDetails& details, const grading::Task& task, const grading::CheckReport& result,
               std::size_t chosen) {
    if (!result.failure)
        return;
    details.has_choice = result.cases > 1;
    details.cases << caseTitle(*result.failure);
    for (const grading::Failure& each : result.further)
        details.cases << caseTitle(each);
    details.chosen = std::min(chosen, result.further.size());
    add_case(details, task,
             details.chosen == 0 ? *result.failure : result.further[details.chosen - 1]);
    const auto kept = static_cast<std::size_t>(details.cases.size());
    if (result.failed() > kept)
        details.summary +=
            QLatin1Char(' ') +
            counted(kept, GradingWords::tr("%1 of %2 failing cases is kept: the smallest."),
                    GradingWords::tr("%1 of %2 failing cases are kept: the smallest."))
                .arg(numberText(result.failed()));
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
    for (const grading::CheckReport& check : report.checks)
        details.information += judgedText(check.information);
    if (!report.note.empty())
        lines << judgedText(report.note);
    details.summary = lines.join(QLatin1Char('\n'));
    return details;
}

QString warning_of(HandinStage stage, Freshness freshness) {
    switch (freshness) {
    case Freshness::current:
        return {};
    case Freshness::handin_changed:
        return GradingWords::tr("Out of date: the hand-in has changed since it was graded.");
    case Freshness::problem_changed:
        return GradingWords::tr("Out of date: the problem has changed since the hand-in was "
                                "graded.");
    case Freshness::missing:
        break;
    }
    return stage == HandinStage::graded
               ? GradingWords::tr("The hand-in is no longer on the disk. It cannot be graded "
                                  "again.")
               : GradingWords::tr("The hand-in is no longer on the disk.");
}

} // namespace

CellDetails detailsOf(const grading::Task& task, const std::string& name, const HandinNews& news,
                      std::optional<std::size_t> check, std::size_t chosen, Freshness freshness) {
    CellDetails details;
    if (news.stage != HandinStage::running)
        details.warning = warning_of(news.stage, freshness);
    details.title = shownLine(name, most_title);
    if (check && *check < task.checks.size())
        details.title =
            QStringLiteral("%1: %2").arg(details.title, coreWords(task.checks[*check].title));
    const bool has_points =
        news.stage != HandinStage::running || check ||
        (news.report != nullptr &&
         std::any_of(news.report->checks.begin(), news.report->checks.end(), isJudged));
    if (news.report == nullptr || !has_points) {
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
        details.summary = GradingWords::tr("This check has not been run yet.");
        return details;
    }
    const grading::CheckReport& result = report.checks[*check];
    details.is_right = result.passed == result.cases;
    details.summary = checkText(task.checks[*check], result);
    details.information = judgedText(result.information);
    add_cases(details, task, result, chosen);
    return details;
}

} // namespace loggia::ui
