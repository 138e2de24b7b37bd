#pragma once

#include <QByteArray>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace loggia::ui::testing {

/// Clauses that are more than a session holds; others for each `first`.
inline QByteArray largeClauses(int first) {
    QByteArray text = "p cnf 999 150000\n";
    for (int i = 0; i < 150'000; ++i)
        text += QByteArray::number((i + first) % 999 + 1) + " -7 0\n";
    return text;
}

/// A game of so many places, each with arrows to eight later ones.
inline QByteArray largeGraph(int places) {
    QByteArray text = "game: graph\ngraph:\nstart p0\n";
    for (int i = 0; i + 1 < places; ++i) {
        text += 'p' + QByteArray::number(i) + " ->";
        for (int k = 0; k < 8; ++k)
            text += " p" + QByteArray::number(std::min(places - 1, i + 1 + k * 37 + i % 11));
        text += '\n';
    }
    return text;
}

/// A game of the formula game with so many leaves, in 26 variables.
inline QByteArray largeFormula(int leaves) {
    std::vector<QByteArray> parts;
    for (int i = 0; i < leaves; ++i)
        parts.push_back((i % 3 == 0 ? "-" : "") + QByteArray(1, static_cast<char>('a' + i % 26)));
    for (std::size_t round = 0; parts.size() > 1; ++round) {
        std::vector<QByteArray> joined;
        for (std::size_t i = 0; i + 1 < parts.size(); i += 2)
            joined.push_back('(' + parts[i] + ((round + i / 2) % 3 == 0 ? '*' : '+') +
                             parts[i + 1] + ')');
        if (parts.size() % 2 == 1)
            joined.push_back(parts.back());
        parts = std::move(joined);
    }
    return "formula: " + parts.front() + "\nturns: " + QByteArray("EA").repeated(13) +
           "\nvariables: abcdefghijklmnopqrstuvwxyz\nvalues: \n";
}

} // namespace loggia::ui::testing
