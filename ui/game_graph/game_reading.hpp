#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/shell/page_info.hpp"

class QByteArray;

namespace loggia::ui {

// How a game is read: what is pasted, and the content of a file. On any thread.

/// What a text holds: a record, a game's parameters, or the lines of a drawn graph. Fails with what
/// is wrong with the record.
[[nodiscard]] Result<game_graph::Record> recordIn(const QByteArray& text);

/// The game in a file, or why there is none; gameOf() takes it out. Fails beyond 64 MB.
[[nodiscard]] PreparedFile preparedGame(const QByteArray& content);
/// Precondition: `prepared` is from preparedGame().
[[nodiscard]] const Result<GameGraphState>& gameOf(const PreparedFile& prepared);

/// Whether a file has a comment, which is a line of its own and is not written again.
[[nodiscard]] bool hasGameComments(const QByteArray& content);

} // namespace loggia::ui
