#include "ui/wumpus/wumpus_syntax.hpp"

#include "core/wumpus/cave.hpp"
#include "core/wumpus/format.hpp"

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

constexpr std::array connectives{"and", "or", "xor", "not", "if", "iff", "nand", "nor", "xnor"};

bool isConnective(QStringView word) {
    return std::any_of(connectives.begin(), connectives.end(), [word](const char* connective) {
        return word.compare(QLatin1String(connective), Qt::CaseInsensitive) == 0;
    });
}

bool partsWords(QChar c) {
    return c.isSpace() || c == QLatin1Char('(') || c == QLatin1Char(')');
}

bool isReadable(QStringView line) {
    logic::Store store = wumpus::symbol_store();
    return wumpus::read_lines(store, line.toUtf8().toStdString(), wumpus::Source::knowledge)
        .errors.empty();
}

TextStyle styleOf(QStringView word, bool after_parenthesis) {
    if (isConnective(word))
        return after_parenthesis ? TextStyle::keyword : TextStyle::error;
    return wumpus::symbol_of(word.toUtf8().toStdString()) ? TextStyle::number : TextStyle::error;
}

} // namespace

std::vector<StyledRange> highlightWumpus(QStringView line) {
    if (line.startsWith(QLatin1Char('#')))
        return {{0, static_cast<int>(line.size()), TextStyle::comment}};
    std::vector<StyledRange> ranges;
    for (qsizetype at = 0; at < line.size();) {
        if (partsWords(line[at])) {
            ++at;
            continue;
        }
        const qsizetype start = at;
        while (at < line.size() && !partsWords(line[at]))
            ++at;
        const bool after_parenthesis = start > 0 && line[start - 1] == QLatin1Char('(');
        ranges.push_back({static_cast<int>(start), static_cast<int>(at - start),
                          styleOf(line.mid(start, at - start), after_parenthesis)});
    }
    const auto is_wrong = [](const StyledRange& range) { return range.style == TextStyle::error; };
    if (std::any_of(ranges.begin(), ranges.end(), is_wrong) && isReadable(line)) {
        // It is in infix notation, where a connective needs no parenthesis before it.
        for (StyledRange& range : ranges)
            if (const QStringView word = line.mid(range.start, range.length);
                is_wrong(range) &&
                (isConnective(word) || word.compare(u"then", Qt::CaseInsensitive) == 0))
                range.style = TextStyle::keyword;
        ranges.erase(std::remove_if(ranges.begin(), ranges.end(), is_wrong), ranges.end());
    }
    return ranges;
}

const QStringList& wumpusWords() {
    static const QStringList words = [] {
        QStringList all;
        for (const char* connective : connectives)
            all << QString::fromLatin1(connective);
        for (int n = 0; n < wumpus::symbol_count; ++n)
            all << QString::fromStdString(to_text(wumpus::Symbol::of(n)));
        return all;
    }();
    return words;
}

} // namespace loggia::ui
