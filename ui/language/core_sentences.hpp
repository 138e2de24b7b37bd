#pragma once

#include <span>

namespace loggia::ui {

/// The shapes of what core says, in English, each marked by QT_TRANSLATE_NOOP("Core", ...). %1 to
/// %9 stand for whatever is put in.
[[nodiscard]] std::span<const char* const> coreSentences();

/// The shapes of lines that only an answer has (coreAnswer): "for %1" would be too much of a
/// sentence.
[[nodiscard]] std::span<const char* const> coreAnswers();

/// Parts of them.
[[nodiscard]] std::span<const char* const> sentencesOfBoards();
[[nodiscard]] std::span<const char* const> sentencesOfGames();
[[nodiscard]] std::span<const char* const> sentencesOfGrading();
[[nodiscard]] std::span<const char* const> sentencesOfJudging();
[[nodiscard]] std::span<const char* const> sentencesOfLogic();
[[nodiscard]] std::span<const char* const> sentencesOfFunctions();
[[nodiscard]] std::span<const char* const> sentencesOfSearch();
[[nodiscard]] std::span<const char* const> sentencesOfWindow();

} // namespace loggia::ui
