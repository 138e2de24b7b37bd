#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <array>

/// The rules once more, from the assignment alone and in the plainest way, to judge the programs
/// by.
namespace referee {

using Board = std::array<QByteArray, 6>; ///< Top row first.

struct State {
    Board rows;
    char next = '0';
};

inline State state_of(const QByteArray& file) {
    State state;
    const QByteArrayList lines = file.split('\n');
    for (int row = 0; row < 6; ++row)
        state.rows.at(static_cast<std::size_t>(row)) = lines.value(row);
    state.next = lines.value(6).isEmpty() ? '0' : lines.value(6).at(0);
    return state;
}

inline QByteArray file_of(const State& state) {
    QByteArray text;
    for (const QByteArray& row : state.rows)
        text += row + '\n';
    return text + state.next + '\n';
}

/// Drops a piece; false where the column is full.
inline bool drop(State& state, int column) {
    for (std::size_t row = 6; row-- > 0;) {
        if (state.rows.at(row).at(column) == '0') {
            state.rows.at(row)[column] = state.next;
            state.next = state.next == '1' ? '2' : '1';
            return true;
        }
    }
    return false;
}

/// The column of the move that leads from one file to the other, 1 to 7; 0 where none does.
inline int move(const QByteArray& before, const QByteArray& after) {
    for (int column = 0; column < 7; ++column) {
        State state = state_of(before);
        if (drop(state, column) && file_of(state) == after)
            return column + 1;
    }
    return 0;
}

inline int score(const State& state, char player) {
    constexpr std::array<std::array<int, 2>, 4> directions{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
    int points = 0;
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 7; ++column)
            for (const auto& [down, right] : directions) {
                int length = 0;
                for (int i = 0; i < 4; ++i) {
                    const int r = row + i * down;
                    const int c = column + i * right;
                    if (r < 0 || r > 5 || c < 0 || c > 6)
                        break;
                    length += state.rows.at(static_cast<std::size_t>(r)).at(c) == player ? 1 : 0;
                }
                points += length == 4 ? 1 : 0;
            }
    return points;
}

/// Board and score as the sample program prints them.
inline QByteArray display(const State& state) {
    QByteArray text = " -----------------\n";
    for (const QByteArray& row : state.rows) {
        text += " |";
        for (const char piece : row)
            text += QByteArray(" ") + piece;
        text += " | \n";
    }
    return text + " -----------------\nScore: Player 1 = " + QByteArray::number(score(state, '1')) +
           ", Player 2 = " + QByteArray::number(score(state, '2')) + "\n";
}

} // namespace referee
