#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "ui/puzzles/picture/puzzle_scene.hpp"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstddef>
#include <vector>

namespace loggia::ui {

/// What is translated of the parts that belong to no widget.
struct PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(PuzzleWords)
};

/// With a capital at the beginning and a full stop at the end.
[[nodiscard]] QString sentenceOf(const QString& text);
/// `Abe`; a room's in the language of the window.
[[nodiscard]] QString nameOf(const puzzles::PuzzleSheet& sheet, const puzzles::Figure& figure);
/// The statements of a sheet in words where there are some, or else as formulas or equations. It
/// finds the lines of the texts once, for who asks for many statements; the sheet has to stay.
class StatementWords {
public:
    explicit StatementWords(const puzzles::PuzzleSheet& sheet);
    [[nodiscard]] QString of(std::size_t statement) const;

private:
    [[nodiscard]] QString linesOf(std::size_t statement, puzzles::SheetForm form) const;
    [[nodiscard]] bool beginsWithAtom(const QString& words) const;

    const puzzles::PuzzleSheet& sheet_;
    std::array<std::vector<std::size_t>, puzzles::sheet_forms> begins_; ///< of the lines, by form
};
/// One of them.
[[nodiscard]] QString statementWords(const puzzles::PuzzleSheet& sheet, std::size_t statement);
/// `lady`, `lady or tiger`, `knave`; nothing where it is hidden.
[[nodiscard]] QString whoWords(PuzzleItem::Kind kind, PuzzleItem::Who who);

} // namespace loggia::ui
