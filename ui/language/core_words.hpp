#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace loggia::ui {

/// What core says, in the language of the window. Core speaks English, for loggia-cli too; its
/// sentences are recognised by their shape ("player %1 wins in %2 moves"), and what stands in them
/// likewise. A text of several lines is taken line by line, a line sentence by sentence, and what
/// no shape fits part by part ("a; b"). What is in quotation marks and what is not recognised stays
/// as it is; in English everything does. The marks themselves become those of the language
/// (withQuotationMarks).
///
/// Only for what core says, never for a document, notation or a name that a person gave.
///
/// The shapes are in core_sentences*.cpp. A sentence costs a pass over them (some 10 microseconds),
/// the same one again a look-up.
[[nodiscard]] QString coreWords(const QString& english);
[[nodiscard]] QString coreWords(std::string_view english);
[[nodiscard]] inline QString coreWords(const char* english) {
    return coreWords(std::string_view(english));
}

/// What a judge expected of a hand-in or found in it. It may be a document, an output or the
/// judge's own words ("column 3"), also one below the other: lines that have the shape of such
/// words are translated, all others stay as they are.
[[nodiscard]] QString coreAnswer(const QString& english);
/// Whether the first line has the shape of a judge's own words.
[[nodiscard]] bool beginsWithCoreAnswer(const QString& english);

/// All shapes, also those of answers, for tests; the sentence "a" has the shape "a".
[[nodiscard]] QStringList coreShapes();

} // namespace loggia::ui
