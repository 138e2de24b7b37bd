// Every position of the games against rules and a solver that were written a second time.
#include "core/game_graph/analysis/solve.hpp"
#include "games.hpp"
#include "plain_rules.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace independent_test {

using namespace loggia;
using namespace loggia::game_graph;
using plain::joined;
using plain::Parts;
using plain::parts_of;
using plain::put;
using plain::Rows;
using plain::rows_of;
using plain::Rules;
using plain::sign_at;

using plain::Ending;
using plain::last_mover_wins;
using plain::Texts;

Rules counting(const std::vector<int>& additions, int target) {
    return last_mover_wins("(1, 0)", [=](const std::string& text) {
        Texts all;
        const Parts parts = parts_of(text);
        for (const int more : additions)
            if (const int pile = std::stoi(parts.fields[0]) + more; pile <= target)
                all.push_back(Parts{3 - parts.player, {std::to_string(pile)}}.text());
        return all;
    });
}

Rules even_or_odd(int pile, int most) {
    return {"(1, " + std::to_string(pile) + ", 0, 0)",
            [](const std::string& text) {
                const Parts parts = parts_of(text);
                const int own = std::stoi(parts.fields[static_cast<std::size_t>(parts.player)]);
                return parts.fields[0] != "0" ? Ending()
                       : own % 2 == 0         ? Ending(Outcome::win)
                                              : Ending(Outcome::loss);
            },
            [most](const std::string& text) {
                Texts all;
                const Parts parts = parts_of(text);
                for (int taken = 1; taken <= std::min(most, std::stoi(parts.fields[0])); ++taken) {
                    Parts next = parts;
                    next.player = 3 - parts.player;
                    next.fields[0] = std::to_string(std::stoi(parts.fields[0]) - taken);
                    std::string& own = next.fields[static_cast<std::size_t>(parts.player)];
                    own = std::to_string(std::stoi(own) + taken);
                    all.push_back(next.text());
                }
                return all;
            }};
}

/// Nim, and with `takes` a subtraction game.
Rules heaps(const std::string& start, const std::vector<int>& takes) {
    return last_mover_wins(start, [takes](const std::string& text) {
        Texts all;
        const Parts parts = parts_of(text);
        for (std::size_t i = 0; i < parts.fields.size(); ++i)
            for (int left = std::stoi(parts.fields[i]) - 1; left >= 0; --left) {
                const int taken = std::stoi(parts.fields[i]) - left;
                if (!takes.empty() && std::count(takes.begin(), takes.end(), taken) == 0)
                    continue;
                Parts next = parts;
                next.player = 3 - parts.player;
                next.fields[i] = std::to_string(left);
                all.push_back(next.text());
            }
        return all;
    });
}

Rules kayles(const std::string& start, bool single) {
    return last_mover_wins(start, [single](const std::string& text) {
        Texts all;
        for (std::size_t i = 4; i < text.size(); ++i)
            for (std::size_t many = single ? 1 : 2; many <= 2; ++many)
                if (text.substr(i, many) == std::string(many, 'I')) {
                    std::string next = text;
                    next.replace(i, many, many, '.');
                    next[1] = text[1] == '1' ? '2' : '1';
                    all.push_back(next);
                }
        return all;
    });
}

Rules chomp(const std::string& start) {
    return last_mover_wins(start, [](const std::string& text) {
        Texts all;
        const Parts parts = parts_of(text);
        for (std::size_t row = 0; row < parts.fields.size(); ++row)
            for (int left = row == 0 ? 1 : 0; left < std::stoi(parts.fields[row]); ++left) {
                Parts next = parts;
                next.player = 3 - parts.player;
                for (std::size_t below = row; below < parts.fields.size(); ++below)
                    next.fields[below] =
                        std::to_string(std::min(left, std::stoi(parts.fields[below])));
                all.push_back(next.text());
            }
        return all;
    });
}

bool has_line(const Rows& rows, char sign, int length) {
    for (int row = 0; row < static_cast<int>(rows.size()); ++row)
        for (int column = 0; column < static_cast<int>(rows[0].size()); ++column)
            for (const auto& [right, down] : {std::pair(1, 0), {0, 1}, {1, 1}, {1, -1}}) {
                int count = 0;
                while (count < length &&
                       sign_at(rows, column + count * right, row + count * down) == sign)
                    ++count;
                if (count == length)
                    return true;
            }
    return false;
}

/// Tic-tac-toe, and Connect 4 where signs fall.
Rules lines(const std::string& start, int length, bool fall) {
    return {start,
            [length](const std::string& text) {
                const Parts parts = parts_of(text);
                if (has_line(rows_of(parts.fields[0]), parts.player == 1 ? 'O' : 'X', length))
                    return Ending(Outcome::loss);
                return parts.fields[0].find('.') == std::string::npos ? Ending(Outcome::draw)
                                                                      : Ending();
            },
            [fall](const std::string& text) {
                Texts all;
                const Parts parts = parts_of(text);
                const Rows rows = rows_of(parts.fields[0]);
                for (int row = 0; row < static_cast<int>(rows.size()); ++row)
                    for (int column = 0; column < static_cast<int>(rows[0].size()); ++column) {
                        if (sign_at(rows, column, row) != '.' ||
                            (fall && sign_at(rows, column, row + 1) == '.'))
                            continue;
                        Rows next = rows;
                        put(next, column, row, parts.player == 1 ? 'X' : 'O');
                        all.push_back(Parts{3 - parts.player, {joined(next)}}.text());
                    }
                return all;
            }};
}

Rules mu_torere() {
    return last_mover_wins("(1, 11112222.)", [](const std::string& text) {
        Texts all;
        const Parts parts = parts_of(text);
        const std::string star = parts.fields[0];
        const std::size_t free = star.find('.');
        for (std::size_t from = 0; from < 9; ++from) {
            if (star[from] != text[1])
                continue;
            const std::size_t gap = from > free ? from - free : free - from;
            const char other = text[1] == '1' ? '2' : '1';
            const bool allowed =
                from == 8   ? true
                : free == 8 ? star[(from + 1) % 8] == other || star[(from + 7) % 8] == other
                            : gap == 1 || gap == 7;
            if (!allowed)
                continue;
            std::string next = star;
            std::swap(next[from], next[free]);
            all.push_back(Parts{3 - parts.player, {next}}.text());
        }
        return all;
    });
}

Texts dodgem_moves(const std::string& text) {
    Texts all;
    const Parts parts = parts_of(text);
    const Rows rows = rows_of(parts.fields[0]);
    const int size = static_cast<int>(rows.size());
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            if (sign_at(rows, column, row) != text[1])
                continue;
            const bool first = parts.player == 1;
            for (const auto& [right, down] : first
                                                 ? std::vector{std::pair(1, 0), {0, 1}, {0, -1}}
                                                 : std::vector{std::pair(0, -1), {1, 0}, {-1, 0}}) {
                Rows next = rows;
                put(next, column, row, '.');
                const char there = sign_at(rows, column + right, row + down);
                const bool leaves = first ? column + right == size : row + down < 0;
                if (there == '.')
                    put(next, column + right, row + down, text[1]);
                else if (!leaves)
                    continue;
                all.push_back(Parts{3 - parts.player, {joined(next)}}.text());
            }
        }
    return all;
}

Rules dodgem(const std::string& start) {
    return {start,
            [](const std::string& text) {
                const char other = text[1] == '1' ? '2' : '1';
                if (text.find(other, 4) == std::string::npos)
                    return Ending(Outcome::loss);
                return dodgem_moves(text).empty() ? Ending(Outcome::win) : Ending();
            },
            dodgem_moves};
}

struct Case {
    const char* name;
    Rules rules;
};
std::vector<Case> cases() {
    return {{"1-2-10", counting({1, 2}, 10)},
            {"2-5-30", counting({2, 5}, 30)},
            {"even-or-odd 15 3", even_or_odd(15, 3)},
            {"even-or-odd 21 4", even_or_odd(21, 4)},
            {"nim 3 4 5", heaps("(1, 3, 4, 5)", {})},
            {"subtraction 5 6 take 1 3", heaps("(1, 5, 6)", {1, 3})},
            {"kayles 4 5", kayles("(1, IIII.IIIII)", true)},
            {"dawsons-kayles 11", kayles("(1, IIIIIIIIIII)", false)},
            {"chomp 3x4", chomp("(1, 4, 4, 4)")},
            {"tic-tac-toe", lines("(1, .../.../...)", 3, false)},
            {"tic-tac-toe 4x3 4", lines("(1, ..../..../....)", 4, false)},
            {"connect4 3x4 3", lines("(1, .../.../.../...)", 3, true)},
            {"mu-torere", mu_torere()},
            {"dodgem 2", dodgem("(1, 1./.2)")},
            {"dodgem 3", dodgem("(1, 1../1../.22)")}};
}

class IndependentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionHasItsValue_data() {
        QTest::addColumn<int>("index");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }
    void everyPositionHasItsValue() {
        QFETCH(int, index);
        const auto all = cases();
        const Case& one = all[static_cast<std::size_t>(index)];
        const auto expected = plain::values_of(one.rules);
        const auto solution = solve(made(one.name)).value();
        QCOMPARE(solution.counts().positions, static_cast<std::uint64_t>(expected.size()));
        for (const auto& [text, value] : expected)
            QCOMPARE(solution.value(solution.game().state_of(text).value()), std::optional(value));
    }

    /// What GamesmanClassic reports for these games.
    void publishedValues_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("positions");
        QTest::addColumn<QString>("value");
        QTest::newRow("1-2-10") << QStringLiteral("1-2-10") << 20 << QStringLiteral("win in 7");
        QTest::newRow("tic-tac-toe")
            << QStringLiteral("tic-tac-toe") << 5478 << QStringLiteral("draw in 9");
        QTest::newRow("dodgem") << QStringLiteral("dodgem 3") << 1963
                                << QStringLiteral("win in 19");
    }
    void publishedValues() {
        QFETCH(QString, game);
        const auto solution = solve(made(game.toStdString())).value();
        QTEST(static_cast<int>(solution.counts().positions), "positions");
        QTEST(QString::fromStdString(to_text(solution.value(solution.from()).value())), "value");
    }
};

LOGGIA_TEST(IndependentTest)

} // namespace independent_test

#include "independent_test.moc"
