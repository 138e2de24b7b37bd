#pragma once

#include "core/puzzles/sheet/check_answer.hpp"
#include "core/puzzles/sheet/inference.hpp"

#include <QString>

#include <cstddef>
#include <vector>

namespace loggia::ui {

/// `Abe is a knight`, `room 1 has a tiger`.
[[nodiscard]] QString answerWords(const puzzles::PuzzleSheet& sheet, std::size_t figure,
                                  puzzles::FigureAnswer answer);
/// What is said of an answer, with no more of the solution in it than the answer has.
[[nodiscard]] QString checkWords(const puzzles::PuzzleSheet& sheet,
                                 const std::vector<puzzles::FigureAnswer>& answers,
                                 const puzzles::AnswerCheck& check);
/// Where to look, without what is to be seen there.
[[nodiscard]] QString hintWords(const puzzles::PuzzleSheet& sheet, const puzzles::Hint& hint);
/// A step of the reasoning behind a hint: `Suppose Abe is a knave.` Of facts that were `shown`
/// before it says so.
[[nodiscard]] QString inferenceWords(const puzzles::PuzzleSheet& sheet,
                                     const puzzles::Inference& inference,
                                     const std::vector<puzzles::KnownFact>& shown = {});

} // namespace loggia::ui
