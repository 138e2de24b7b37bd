#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "ui/puzzles/picture/puzzle_scene.hpp"

#include <QCoreApplication>
#include <QString>

#include <cstddef>

namespace loggia::ui {

/// What is translated of the parts that belong to no widget.
struct PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(PuzzleWords)
};

/// With a capital at the beginning and a full stop at the end.
[[nodiscard]] QString sentenceOf(const QString& text);
/// `Abe`; a room's in the language of the window.
[[nodiscard]] QString nameOf(const puzzles::PuzzleSheet& sheet, const puzzles::Figure& figure);
/// A statement in words where there are some, or else as a formula or an equation.
[[nodiscard]] QString statementWords(const puzzles::PuzzleSheet& sheet, std::size_t statement);
/// `lady`, `lady or tiger`, `knave`; nothing where it is hidden.
[[nodiscard]] QString whoWords(PuzzleItem::Kind kind, PuzzleItem::Who who);

} // namespace loggia::ui
