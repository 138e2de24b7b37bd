#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <string>

namespace loggia::ui {

/// The three texts of the page, each a file of its own.
enum class TextKind { rules, knowledge, statement };
constexpr std::array text_kinds{TextKind::rules, TextKind::knowledge, TextKind::statement};

[[nodiscard]] constexpr std::size_t indexOf(TextKind kind) {
    return static_cast<std::size_t>(kind);
}

/// By TextKind, in UTF-8 as core reads them.
using WumpusTexts = std::array<std::string, text_kinds.size()>;

/// "rules", "knowledge", "statement": for the session and object names, never translated.
[[nodiscard]] QString idOf(TextKind kind);
/// "Rules", "Knowledge", "Statement"
[[nodiscard]] QString titleOf(TextKind kind);

/// Whether a text is a case, or has statements of the wumpus world and hardly anything else as far
/// as its beginning tells, or comments alone that name the wumpus.
[[nodiscard]] bool isWumpusText(const QByteArray& content);

/// Where a file belongs. Its name decides where it tells (wumpus_rules.txt, kb1.txt,
/// statement1.txt, as the assignment calls them); otherwise what is in it: one statement is a
/// statement, lines that are mostly symbols or their negations are knowledge, all others rules.
[[nodiscard]] TextKind kindOfFile(const QString& file_name, const QByteArray& content);
/// What the name alone says.
[[nodiscard]] std::optional<TextKind> kindOfName(const QString& file_name);

/// How messages call a square: "(2,3)" is core's; a symbol in words: "a pit at (2,3)".
[[nodiscard]] QString inWords(int symbol);

} // namespace loggia::ui
