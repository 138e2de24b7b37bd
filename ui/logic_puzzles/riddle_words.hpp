#pragma once

#include "core/logic_puzzles/answer.hpp"

#include <QString>

#include <cstddef>
#include <vector>

namespace loggia::ui {

/// `Abe is a knight`, `room 1 has a tiger`.
[[nodiscard]] QString answerWords(const logic_puzzles::PuzzleSheet& sheet, std::size_t figure,
                                  logic_puzzles::FigureAnswer answer);
/// What is said of an answer, with no more of the solution in it than the answer has.
[[nodiscard]] QString checkWords(const logic_puzzles::PuzzleSheet& sheet,
                                 const std::vector<logic_puzzles::FigureAnswer>& answers,
                                 const logic_puzzles::AnswerCheck& check);
/// Where to look, without what is to be seen there.
[[nodiscard]] QString hintWords(const logic_puzzles::PuzzleSheet& sheet,
                                const std::vector<logic_puzzles::FigureAnswer>& answers,
                                const logic_puzzles::AnswerHint& hint);

} // namespace loggia::ui
