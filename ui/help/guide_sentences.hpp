#pragma once

#include <QString>
#include <QStringList>

namespace loggia::ui {

struct GuideChapter;

/// The most letters of what guideSentences() and openingSentences() give.
inline constexpr qsizetype longest_help = 400;

/// The sentences of a paragraph of plain text. Each ends with . ! ? or :, except perhaps the last.
[[nodiscard]] QStringList sentencesOf(const QString& paragraph);

/// Whole sentences of a chapter that speak of a control, as plain text: the one with its name, and
/// the next one of the paragraph or list item where there is room. Names in bold or italics come
/// first, those in `section` before others; a name without marks counts in `section` only, if there
/// is one. `names` are what the guide may call it: its name in English and
/// in the language of the window. Empty where the chapter says nothing of it. O(length of chapter)
/// for each name.
[[nodiscard]] QString guideSentences(const GuideChapter& chapter, const QStringList& names,
                                     const QString& section = {});

/// The first whole sentences below a heading of the second level, or of the chapter where no
/// heading is given, as many as there is room for; empty where there are none.
[[nodiscard]] QString openingSentences(const GuideChapter& chapter, const QString& section = {});

/// The names in bold or italics that a chapter gives to what is on the screen, as plain text.
[[nodiscard]] QStringList namesIn(const GuideChapter& chapter);

} // namespace loggia::ui
