#include "ui/sat/clauses/clause_signs.hpp"

#include "ui/sat/clauses/clause_syntax.hpp"
#include "ui/sat/clauses/sat_words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

namespace loggia::ui {

using sat::ClauseStatus;

namespace {

int urgency(ClauseStatus status) {
    constexpr std::array order{ClauseStatus::satisfied, ClauseStatus::open, ClauseStatus::unit,
                               ClauseStatus::falsified};
    return static_cast<int>(std::find(order.begin(), order.end(), status) - order.begin());
}

/// The literal that a word of a clause stands for; 0: none.
int literalOf(QStringView word, const LiteralValues& values) {
    bool is_number = false;
    if (const int literal = word.toInt(&is_number); is_number)
        return literal;
    bool negated = false;
    if (const QChar first = word.front(); first == QLatin1Char('-') || first == QLatin1Char('~') ||
                                          first == QLatin1Char('!') || first == QChar(0x00AC)) {
        negated = true;
        word = word.mid(1);
    }
    const auto found = values.atoms.find(word.toUtf8().toStdString());
    return found == values.atoms.end() ? 0 : negated ? -found->second : found->second;
}

/// A line `1 P` of the back matter.
bool namesAnAtom(const std::vector<QStringView>& words, const LiteralValues& values) {
    if (words.size() != 2)
        return false;
    const auto named = values.atoms.find(words[1].toUtf8().toStdString());
    return named != values.atoms.end() && words[0].toInt() == named->second;
}

} // namespace

QString wordOf(ClauseStatus status) {
    switch (status) {
    case ClauseStatus::satisfied:
        return SatWords::tr("satisfied");
    case ClauseStatus::unit:
        return SatWords::tr("unit");
    case ClauseStatus::falsified:
        return SatWords::tr("falsified");
    case ClauseStatus::open:
        break;
    }
    return SatWords::tr("open");
}

QString signOf(ClauseStatus status) {
    switch (status) {
    case ClauseStatus::satisfied:
        return QStringLiteral("\u2713");
    case ClauseStatus::unit:
        return QStringLiteral("1");
    case ClauseStatus::falsified:
        return QStringLiteral("\u2717");
    case ClauseStatus::open:
        break;
    }
    return QStringLiteral("\u00B7");
}

SignTone toneOf(ClauseStatus status) {
    switch (status) {
    case ClauseStatus::satisfied:
        return SignTone::good;
    case ClauseStatus::unit:
        return SignTone::notice;
    case ClauseStatus::falsified:
        return SignTone::bad;
    case ClauseStatus::open:
        break;
    }
    return SignTone::quiet;
}

std::vector<LineSign> clauseSigns(const sat::ClauseReport& report, const ClauseReading& reading) {
    // The clauses of xor lines come behind the others.
    std::vector<std::size_t> in_text(std::min(report.of.size(), reading.lines.size()));
    std::iota(in_text.begin(), in_text.end(), std::size_t{0});
    std::stable_sort(in_text.begin(), in_text.end(), [&](std::size_t a, std::size_t b) {
        return reading.lines[a].first < reading.lines[b].first;
    });
    std::vector<LineSign> signs;
    int most = -1;
    for (const std::size_t i : in_text) {
        const ClauseStatus status = report.of[i];
        const int line = reading.lines[i].first;
        if (signs.empty() || signs.back().line != line) {
            signs.push_back({line, {}, {}, {}});
            most = -1;
        }
        if (urgency(status) <= most)
            continue;
        most = urgency(status);
        signs.back() = {line, signOf(status), toneOf(status),
                        SatWords::tr("Clause %1 is %2.").arg(i + 1).arg(wordOf(status))};
    }
    return signs;
}

std::shared_ptr<const LiteralValues> literalValues(const sat::PartialAssignment& values,
                                                   const AtomWords& words) {
    auto made = std::make_shared<LiteralValues>();
    made->values = values;
    for (const auto& [atom, name] : words.names())
        made->atoms.emplace(name, atom);
    return made;
}

std::vector<StyledRange> highlightValues(QStringView line, const LiteralValues& values) {
    const QStringView trimmed = line.trimmed();
    if (trimmed == QLatin1String("c") || trimmed.startsWith(QLatin1String("c ")) ||
        trimmed.startsWith(QLatin1String("p ")))
        return highlightClauses(line);
    std::vector<QStringView> words;
    std::vector<StyledRange> ranges;
    for (qsizetype at = 0; at < line.size();) {
        if (line[at].isSpace()) {
            ++at;
            continue;
        }
        qsizetype start = at;
        while (at < line.size() && !line[at].isSpace())
            ++at;
        words.push_back(line.mid(start, at - start));
        int literal = literalOf(words.back(), values);
        if (literal == 0 && words.size() == 1 && beginsXor(words.back())) {
            ++start;
            literal = words.back().mid(1).toInt();
        }
        const auto atom = static_cast<std::size_t>(std::abs(static_cast<long>(literal)));
        const int value = atom == 0 || atom >= values.values.size()
                              ? 0
                              : values.values[atom] * (literal < 0 ? -1 : 1);
        if (value != 0)
            ranges.push_back({static_cast<int>(start), static_cast<int>(at - start),
                              value > 0 ? TextStyle::holds : TextStyle::fails});
    }
    if (ranges.empty() || namesAnAtom(words, values))
        return highlightClauses(line);
    for (const StyledRange& plain : highlightClauses(line))
        if (std::none_of(ranges.begin(), ranges.end(),
                         [&](const StyledRange& range) { return range.start == plain.start; }))
            ranges.push_back(plain);
    return ranges;
}

} // namespace loggia::ui
