#include "ui/sat/clauses/clause_syntax.hpp"

#include <algorithm>

namespace loggia::ui {

namespace {

bool isLiteral(QStringView word) {
    const QStringView digits = word.startsWith(QLatin1Char('-')) ? word.mid(1) : word;
    return !digits.isEmpty() && std::all_of(digits.begin(), digits.end(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
}

} // namespace

bool beginsXor(QStringView word) {
    return word.startsWith(QLatin1Char('x')) && (word.size() == 1 || isLiteral(word.mid(1)));
}

std::vector<StyledRange> highlightClauses(QStringView line) {
    const QStringView trimmed = line.trimmed();
    const auto whole = [&line](TextStyle style) {
        return std::vector<StyledRange>{{0, static_cast<int>(line.size()), style}};
    };
    if (trimmed == QLatin1String("c") || trimmed.startsWith(QLatin1String("c ")))
        return whole(TextStyle::comment);
    if (trimmed.startsWith(QLatin1String("p ")))
        return whole(TextStyle::keyword);
    std::vector<StyledRange> ranges;
    for (qsizetype at = 0; at < line.size();) {
        if (line[at].isSpace()) {
            ++at;
            continue;
        }
        const qsizetype start = at;
        while (at < line.size() && !line[at].isSpace())
            ++at;
        QStringView word = line.mid(start, at - start);
        if (ranges.empty() && beginsXor(word)) {
            ranges.push_back({static_cast<int>(start), 1, TextStyle::keyword});
            at = start + 1;
            continue;
        }
        if (!isLiteral(word))
            return {};
        const TextStyle style = word == QLatin1String("0")          ? TextStyle::keyword
                                : word.startsWith(QLatin1Char('-')) ? TextStyle::operation
                                                                    : TextStyle::number;
        ranges.push_back({static_cast<int>(start), static_cast<int>(at - start), style});
    }
    return ranges;
}

} // namespace loggia::ui
