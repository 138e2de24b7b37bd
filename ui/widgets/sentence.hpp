#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace loggia::ui {

[[nodiscard]] QString firstUpper(QString text);

/// What core says, and words in general, as a sentence: "no such thing" becomes "No such thing." An
/// empty text stays empty.
[[nodiscard]] QString sentence(const QString& words);
[[nodiscard]] QString sentence(const std::string& words);
/// What core says, behind "Line 3: ".
[[nodiscard]] QString restOfSentence(const std::string& words);

/// On one line, and with "..." after `most` characters if there are more. What core says is cut
/// after it is translated, because half a sentence is not recognised.
[[nodiscard]] QString shortLine(const QString& text, qsizetype most);

/// A title as a part of a sentence: "Random clauses" becomes "random clauses", but not in German,
/// whose nouns keep their capital letters.
[[nodiscard]] QString titleWithin(const QString& title);

/// "a", "a and b", "a, b and c"
[[nodiscard]] QString listInWords(QStringList parts);

} // namespace loggia::ui
