#pragma once

#include <QByteArray>

#include <algorithm>

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

} // namespace loggia::ui::testing
