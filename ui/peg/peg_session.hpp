#pragma once

#include "ui/peg/peg_answer.hpp"

#include <optional>

class QJsonObject;

namespace loggia::ui {

class PegDocument;

// How the page Peg Board is written into a session and read back. What does not read leaves in
// place what was there.

/// The board, its start and goal, the grid, the jumps and the moment shown. Not as a file: while a
/// board is drawn or pegs are set it need not be one that a file can hold, such as one without an
/// empty hole.
[[nodiscard]] QJsonObject documentJson(const PegDocument& document);
void restoreDocument(PegDocument& document, const QJsonObject& json);

/// How few moves a solution has, which may have taken an hour to find out; without its jumps, which
/// are those of the game.
[[nodiscard]] QJsonObject fewestJson(const PegAnswer& solved);
/// The same of the solution of `game`; nothing where that has none.
[[nodiscard]] std::optional<PegAnswer> fewestOf(const QJsonObject& json, const peg::Game& game);

} // namespace loggia::ui
