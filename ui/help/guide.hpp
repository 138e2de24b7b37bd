#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace loggia::ui {

/// One page of the documentation, in Markdown, and its headings.
struct GuideChapter {
    QString path;         ///< Below docs/, e.g. "guide/connect4.md": what links name it by.
    QString title;        ///< Its first heading, as plain text.
    QString text;         ///< Markdown as it stands in the file.
    QStringList sections; ///< The headings of the second level, as plain text, in order.
};

/// A place that holds all words of a search.
struct GuideHit {
    QString path;
    QString section; ///< The heading that it stands under; empty above the first one.
    QString line;    ///< The first line there with one of the words, as plain text.
};

/// The documentation that is compiled into the program: the chapters that guide/index.md links to,
/// itself first, in its order. Links to files that were not compiled in are left out.
class Guide {
public:
    /// The text of a file below docs/; none where there is no such file.
    using Reader = std::function<std::optional<QString>(const QString& path)>;

    explicit Guide(const Reader& read = readResource);

    [[nodiscard]] const QList<GuideChapter>& chapters() const { return chapters_; }
    /// Null where there is no such chapter.
    [[nodiscard]] const GuideChapter* find(const QString& path) const;

    /// The sections that contain every word of `words`, whatever the case: those whose heading does
    /// come first, then in the order of the chapters. Nothing for no words. O(length of all text).
    [[nodiscard]] QList<GuideHit> search(const QString& words) const;

private:
    [[nodiscard]] static std::optional<QString> readResource(const QString& path);

    QList<GuideChapter> chapters_;
};

/// Which lines of a Markdown text are code between fences, those included; asked from the first on.
class FencedCode {
public:
    [[nodiscard]] bool holds(const QString& line);

private:
    qsizetype fence_ = 0; ///< The length of the one that is open; 0 for none.
};

/// A line of Markdown without its marks: "**Analyse** (`F5`)" -> "Analyse (F5)". Empty for lines
/// that are only marks, comments or pictures.
[[nodiscard]] QString plainLine(const QString& markdown);

/// The first paragraph below a heading of the second level, as plain text, or of the chapter where
/// no heading is given; empty where there is none.
[[nodiscard]] QString firstParagraph(const GuideChapter& chapter, const QString& section = {});

/// The first two sentences of a chapter of the documentation, as plain text; empty where there is
/// no such chapter.
[[nodiscard]] QString guideIntroduction(const QString& path);

/// The name by which a link finds a heading: "What is drawn?" -> "what-is-drawn".
[[nodiscard]] QString anchorOf(const QString& heading);

} // namespace loggia::ui
