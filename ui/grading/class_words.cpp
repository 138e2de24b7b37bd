#include "ui/grading/class_words.hpp"

#include "core/grading/reports/escape.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <QLocale>

#include <cmath>

namespace loggia::ui {

QString pointsText(double points) {
    constexpr double hundredths = 100;
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(std::round(points * hundredths) / hundredths, 'f',
                          QLocale::FloatingPointShortest);
}

QString shownText(std::string_view text) {
    return QString::fromStdString(grading::printable(text));
}

QString shownLine(std::string_view text, std::size_t most) {
    return QString::fromStdString(grading::printable_line(text, most));
}

QString judgedText(std::string_view text) {
    return coreWords(shownText(text));
}

QString judgedLine(std::string_view text, qsizetype most) {
    return shortLine(judgedText(text), most);
}

QString stateText(grading::State state) {
    return coreWords(grading::to_text(state));
}

QString checkText(const grading::Check& check, const grading::CheckReport& result) {
    QString text =
        counted(result.cases, GradingWords::tr("%2 of %1 case right, %3 of %4 points."),
                GradingWords::tr("%2 of %1 cases right, %3 of %4 points."))
            .arg(numberText(result.passed), pointsText(result.points), pointsText(check.points));
    if (result.judged < result.cases)
        text +=
            QLatin1Char(' ') +
            counted(result.cases - result.judged,
                    GradingWords::tr(
                        "%1 case was not run, because too many earlier cases ran out of time."),
                    GradingWords::tr(
                        "%1 cases were not run, because too many earlier cases ran out of time."));
    return text;
}

QString firstFault(const grading::Task& task, const grading::HandinReport& report) {
    constexpr qsizetype most = 160;
    if (report.state != grading::State::graded)
        return judgedLine(report.note, most);
    for (std::size_t i = 0; i < report.checks.size() && i < task.checks.size(); ++i)
        if (const auto& failure = report.checks[i].failure)
            return judgedLine(failure->judgement.why, most);
    return {};
}

} // namespace loggia::ui
