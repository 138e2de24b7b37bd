#include "ui/puzzles/sheet_syntax.hpp"

#include <QStringList>

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

/// Of who says something and what somebody can be.
constexpr std::array sentence_roles{"knight", "knights", "knave",  "knaves", "lady",
                                    "ladies", "tiger",   "tigers", "true",   "false"};
/// What sentences are joined and counted by.
constexpr std::array sentence_joints{"and",     "or",    "not",     "if",   "then", "either",
                                     "exactly", "least", "most",    "at",   "none", "all",
                                     "both",    "same",  "neither", "only", "nor",  "different"};
constexpr std::array mace_words{"set",         "clear",  "assign", "formulas",   "clauses",
                                "end_of_list", "list",   "mod",    "all",        "exists",
                                "if",          "end_if", "goals",  "assumptions"};

template <class Words>
bool isAmong(const Words& words, QStringView word) {
    return std::any_of(words.begin(), words.end(), [word](const char* each) {
        return word.compare(QLatin1String(each), Qt::CaseInsensitive) == 0;
    });
}

bool isSheetWordPart(QChar c) {
    return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('$');
}

/// Calls `use(start, end)` for each word and each other character but blanks.
template <class Use>
void for_each_part(QStringView line, Use use) {
    for (qsizetype at = 0; at < line.size();) {
        const qsizetype start = at;
        if (isSheetWordPart(line[at]))
            while (at < line.size() && isSheetWordPart(line[at]))
                ++at;
        else if (++at; line[start].isSpace())
            continue;
        use(start, at);
    }
}

StyledRange styled(qsizetype start, qsizetype end, TextStyle style) {
    return {static_cast<int>(start), static_cast<int>(end - start), style};
}

std::vector<StyledRange> styledSentence(QStringView line) {
    std::vector<StyledRange> ranges;
    const qsizetype colon = line.indexOf(QLatin1Char(':'));
    if (colon >= 0)
        ranges.push_back(styled(0, colon + 1, TextStyle::operation));
    for_each_part(line, [&](qsizetype start, qsizetype end) {
        if (start <= colon)
            return;
        const QStringView word = line.mid(start, end - start);
        if (isAmong(sentence_roles, word))
            ranges.push_back(styled(start, end, TextStyle::number));
        else if (isAmong(sentence_joints, word))
            ranges.push_back(styled(start, end, TextStyle::keyword));
    });
    return ranges;
}

} // namespace

Highlighter highlightSentences(const QSet<QString>& comments) {
    return [comments](QStringView line) {
        const QStringView trimmed = line.trimmed();
        const bool comment = trimmed.startsWith(QLatin1Char('%')) ||
                             trimmed.startsWith(QLatin1Char('#')) ||
                             comments.contains(line.toString());
        if (comment)
            return std::vector{styled(0, line.size(), TextStyle::comment)};
        return styledSentence(line);
    };
}

std::vector<StyledRange> highlightMace(QStringView line) {
    const qsizetype percent = line.indexOf(QLatin1Char('%'));
    const QStringView code = percent < 0 ? line : line.left(percent);
    std::vector<StyledRange> ranges;
    for_each_part(code, [&](qsizetype start, qsizetype end) {
        const QStringView word = code.mid(start, end - start);
        const QChar first = word.front();
        if (first.isDigit())
            ranges.push_back(styled(start, end, TextStyle::number));
        else if (isAmong(mace_words, word))
            ranges.push_back(styled(start, end, TextStyle::keyword));
        else if (!isSheetWordPart(first) && !QStringLiteral("(),.").contains(first))
            ranges.push_back(styled(start, end, TextStyle::operation));
    });
    if (percent >= 0)
        ranges.push_back(styled(percent, line.size(), TextStyle::comment));
    return ranges;
}

QSet<QString> commentsOf(const puzzles::PuzzleSheet& sheet) {
    using puzzles::SheetForm;
    const auto words = static_cast<std::size_t>(SheetForm::words);
    const QStringList lines = QString::fromStdString(sheet.texts[words]).split(QLatin1Char('\n'));
    QSet<QString> comments;
    for (const puzzles::Statement& statement : sheet.statements) {
        const puzzles::SheetLines& place = statement.lines[words];
        for (std::size_t i = 0; i < place.count && !statement.words_are_read; ++i)
            comments.insert(
                lines.value(static_cast<qsizetype>(place.first) + static_cast<qsizetype>(i)));
    }
    return comments;
}

} // namespace loggia::ui
