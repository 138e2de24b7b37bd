#pragma once

#include "core/grading/report.hpp"
#include "core/grading/task.hpp"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace loggia::ui {

/// The context of the texts that functions of this folder say.
class GradingWords {
    Q_DECLARE_TR_FUNCTIONS(GradingWords)
};

/// Points with at most two decimals, as the language of the window writes them: "12.5".
[[nodiscard]] QString pointsText(double points);
/// Whatever a hand-in printed or is called, for widgets: control characters by their numbers.
[[nodiscard]] QString shownText(std::string_view text);
/// The same on one line.
[[nodiscard]] QString shownLine(std::string_view text, std::size_t most);

/// What core says of a hand-in (coreWords), which may quote what it printed; on one line of at most
/// `most` characters.
[[nodiscard]] QString judgedText(std::string_view text);
[[nodiscard]] QString judgedLine(std::string_view text, qsizetype most);

/// "graded", "could not be run", ... in the language of the window.
[[nodiscard]] QString stateText(grading::State state);
/// "3 of 10 cases are right: 4.5 of 15 points. ..."
[[nodiscard]] QString checkText(const grading::Check& check, const grading::CheckReport& result);
/// The first thing that is wrong with a hand-in, on one line.
[[nodiscard]] QString firstFault(const grading::Task& task, const grading::HandinReport& report);
/// Whether a check has been judged, or is still to come.
[[nodiscard]] inline bool isJudged(const grading::CheckReport& result) {
    return result.cases > 0;
}

} // namespace loggia::ui
