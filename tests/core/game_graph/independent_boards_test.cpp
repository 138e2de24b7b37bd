// The games on boards, every position of them against rules that were written a second time.
#include "core/game_graph/analysis/solve.hpp"
#include "games.hpp"
#include "plain_rules.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>

namespace independent_boards_test {

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

char other_sign(char sign) {
    return sign == '1' ? '2' : '1';
}
int width_of(const Rows& rows) {
    return static_cast<int>(rows[0].size());
}
int height_of(const Rows& rows) {
    return static_cast<int>(rows.size());
}
/// The position of these rows with the other player to move.
std::string next_text(const Parts& parts, const Rows& rows) {
    return Parts{3 - parts.player, {joined(rows)}}.text();
}
Ending by_count(std::ptrdiff_t own, std::ptrdiff_t other) {
    return own == other ? Outcome::draw : own > other ? Outcome::win : Outcome::loss;
}
/// Each cell of a board with what stands there.
template <class Visit>
void each_cell(const Rows& rows, Visit visit) {
    for (int y = 0; y < height_of(rows); ++y)
        for (int x = 0; x < width_of(rows); ++x)
            visit(x, y, sign_at(rows, x, y));
}

Texts hexapawn_moves(const std::string& text) {
    Texts all;
    const Parts parts = parts_of(text);
    const Rows rows = rows_of(parts.fields[0]);
    const int ahead = parts.player == 1 ? -1 : 1;
    each_cell(rows, [&](int x, int y, char sign) {
        if (sign != text[1])
            return;
        for (int aside = -1; aside <= 1; ++aside)
            if (sign_at(rows, x + aside, y + ahead) == (aside == 0 ? '.' : other_sign(sign))) {
                Rows next = rows;
                put(next, x, y, '.');
                put(next, x + aside, y + ahead, sign);
                all.push_back(next_text(parts, next));
            }
    });
    return all;
}

Rules hexapawn(const std::string& start) {
    return {start,
            [](const std::string& text) {
                const Rows rows = rows_of(parts_of(text).fields[0]);
                // Only who has just moved can have arrived.
                const std::string& far = text[1] == '1' ? rows.back() : rows.front();
                if (far.find(other_sign(text[1])) != std::string::npos)
                    return Ending(Outcome::loss);
                return hexapawn_moves(text).empty() ? Ending(Outcome::loss) : Ending();
            },
            hexapawn_moves};
}

Rules domineering(const std::string& start) {
    return last_mover_wins(start, [](const std::string& text) {
        Texts all;
        const Parts parts = parts_of(text);
        const Rows rows = rows_of(parts.fields[0]);
        const int right = parts.player == 1 ? 0 : 1;
        each_cell(rows, [&](int x, int y, char sign) {
            if (sign != '.' || sign_at(rows, x + right, y + 1 - right) != '.')
                return;
            Rows next = rows;
            put(next, x, y, '#');
            put(next, x + right, y + 1 - right, '#');
            all.push_back(next_text(parts, next));
        });
        return all;
    });
}

Texts konane_moves(const std::string& text) {
    Texts all;
    const Parts parts = parts_of(text);
    const Rows rows = rows_of(parts.fields[0]);
    const int w = width_of(rows);
    const int h = height_of(rows);
    const auto gaps = std::count(parts.fields[0].begin(), parts.fields[0].end(), '.');
    const std::vector<std::pair<int, int>> ways{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    each_cell(rows, [&](int x, int y, char sign) {
        if (sign != text[1])
            return;
        if (gaps < 2) {
            const bool corner = (x == 0 || x == w - 1) && (y == 0 || y == h - 1);
            // Twice the distance from the middle is at most one there.
            const bool middle = std::abs(2 * x + 1 - w) <= 1 && std::abs(2 * y + 1 - h) <= 1;
            bool beside = false;
            for (const auto& [right, down] : ways)
                beside = beside || sign_at(rows, x + right, y + down) == '.';
            if (gaps == 0 ? corner || middle : beside) {
                Rows next = rows;
                put(next, x, y, '.');
                all.push_back(next_text(parts, next));
            }
            return;
        }
        for (const auto& [right, down] : ways) {
            Rows next = rows;
            int column = x;
            int row = y;
            while (sign_at(next, column + right, row + down) == other_sign(sign) &&
                   sign_at(next, column + 2 * right, row + 2 * down) == '.') {
                put(next, column, row, '.');
                put(next, column + right, row + down, '.');
                column += 2 * right;
                row += 2 * down;
                put(next, column, row, sign);
                all.push_back(next_text(parts, next));
            }
        }
    });
    return all;
}

/// Three men's morris and Achi.
struct PlainMorris {
    int stones;
    bool diagonals;
    bool flying;

    [[nodiscard]] bool has_line(const Rows& rows, char sign) const {
        const auto all = [&](int x, int y, int right, int down) {
            return sign_at(rows, x, y) == sign && sign_at(rows, x + right, y + down) == sign &&
                   sign_at(rows, x + 2 * right, y + 2 * down) == sign;
        };
        for (int i = 0; i < 3; ++i)
            if (all(0, i, 1, 0) || all(i, 0, 0, 1))
                return true;
        return diagonals && (all(0, 0, 1, 1) || all(2, 0, -1, 1));
    }
    [[nodiscard]] Texts moves(const std::string& text) const {
        Texts result;
        const Parts parts = parts_of(text);
        const Rows rows = rows_of(parts.fields[0]);
        const bool placing = std::count(text.begin() + 2, text.end(), text[1]) < stones;
        each_cell(rows, [&](int x, int y, char there) {
            if (there != '.')
                return;
            Rows placed = rows;
            put(placed, x, y, text[1]);
            if (placing)
                result.push_back(next_text(parts, placed));
            else
                each_cell(rows, [&](int from_x, int from_y, char sign) {
                    const int right = std::abs(from_x - x);
                    const int down = std::abs(from_y - y);
                    const bool centre = (x == 1 && y == 1) || (from_x == 1 && from_y == 1);
                    if (sign != text[1] || (!flying && right + down != 1 &&
                                            !(diagonals && right == 1 && down == 1 && centre)))
                        return;
                    Rows next = placed;
                    put(next, from_x, from_y, '.');
                    result.push_back(next_text(parts, next));
                });
        });
        return result;
    }
    [[nodiscard]] Rules rules() const {
        return {"(1, .../.../...)",
                [*this](const std::string& text) {
                    if (has_line(rows_of(parts_of(text).fields[0]), other_sign(text[1])))
                        return Ending(Outcome::loss);
                    return moves(text).empty() ? Ending(Outcome::loss) : Ending();
                },
                [*this](const std::string& text) { return moves(text); }};
    }
};

/// The lines of Sim as pairs of points, in the order of the text.
Rules sim(int points) {
    std::vector<std::pair<int, int>> lines;
    for (int a = 0; a < points; ++a)
        for (int b = a + 1; b < points; ++b)
            lines.emplace_back(a, b);
    const auto closes = [lines](const std::string& drawn, char sign) {
        const auto has = [&](std::pair<int, int> line) {
            const auto at = std::find(lines.begin(), lines.end(), line) - lines.begin();
            return drawn[static_cast<std::size_t>(at)] == sign;
        };
        for (const auto& [a, b] : lines)
            for (const auto& [c, d] : lines)
                if (b == c && has({a, b}) && has({c, d}) && has({a, d}))
                    return true;
        return false;
    };
    return {"(1, " + std::string(lines.size(), '.') + ")",
            [closes](const std::string& text) {
                const std::string drawn = parts_of(text).fields[0];
                if (closes(drawn, other_sign(text[1])))
                    return Ending(Outcome::win);
                return drawn.find('.') == std::string::npos ? Ending(Outcome::draw) : Ending();
            },
            [](const std::string& text) {
                Texts all;
                const Parts parts = parts_of(text);
                for (std::size_t i = 0; i < parts.fields[0].size(); ++i)
                    if (parts.fields[0][i] == '.') {
                        std::string next = parts.fields[0];
                        next[i] = text[1];
                        all.push_back(Parts{3 - parts.player, {next}}.text());
                    }
                return all;
            }};
}

/// Kalah with rows of numbers, the mover's own first.
struct PlainKalah {
    std::size_t pits;
    int seeds;

    using Side = std::vector<int>; ///< the pits and the store

    [[nodiscard]] std::pair<Side, Side> sides(const Parts& parts) const {
        Side one;
        Side two;
        for (std::size_t i = 0; i < parts.fields.size(); ++i)
            (i <= pits ? one : two).push_back(std::stoi(parts.fields[i]));
        return parts.player == 1 ? std::pair(one, two) : std::pair(two, one);
    }
    [[nodiscard]] static std::string text(int mover, Side own, Side other, int next) {
        if (mover == 2)
            std::swap(own, other);
        Parts parts{next, {}};
        for (const Side& side : {own, other})
            for (const int pit : side)
                parts.fields.push_back(std::to_string(pit));
        return parts.text();
    }
    [[nodiscard]] Rules rules() const {
        const std::size_t n = pits;
        Side side(n, seeds);
        side.push_back(0);
        return {text(1, side, side, 1),
                [*this, n](const std::string& from) {
                    const auto [own, other] = sides(parts_of(from));
                    for (std::size_t i = 0; i < n; ++i)
                        if (own[i] > 0)
                            return Ending();
                    return by_count(own[n], std::accumulate(other.begin(), other.end(), 0));
                },
                [*this, n](const std::string& from) {
                    Texts all;
                    const Parts parts = parts_of(from);
                    for (std::size_t i = 0; i < n; ++i) {
                        auto [own, other] = sides(parts);
                        int hand = own[i];
                        if (hand == 0)
                            continue;
                        own[i] = 0;
                        // Places 0 to n are one's own with the store, then come the other's pits.
                        std::size_t at = i;
                        while (hand > 0) {
                            at = at == 2 * n ? 0 : at + 1;
                            ++(at <= n ? own[at] : other[at - n - 1]);
                            --hand;
                        }
                        if (at < n && own[at] == 1 && other[n - 1 - at] > 0) {
                            own[n] += 1 + other[n - 1 - at];
                            own[at] = other[n - 1 - at] = 0;
                        }
                        all.push_back(text(parts.player, own, other,
                                           at == n ? parts.player : 3 - parts.player));
                    }
                    return all;
                }};
    }
};

/// Checkers: one jump after the other, as a person makes them.
struct PlainCheckers {
    static bool own(char sign, int player) {
        return sign != ' ' && sign != '.' && (sign == 'x' || sign == 'X') == (player == 1);
    }
    static bool foreign(char sign, int player) {
        return sign != ' ' && sign != '.' && !own(sign, player);
    }
    static std::vector<std::pair<int, int>> ways(char sign) {
        if (sign == 'x')
            return {{-1, -1}, {1, -1}};
        if (sign == 'o')
            return {{-1, 1}, {1, 1}};
        return {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
    }
    static void land(Rows& rows, int x, int y, char sign) {
        const bool crowned = (sign == 'x' && y == 0) || (sign == 'o' && y == height_of(rows) - 1);
        put(rows, x, y, crowned ? static_cast<char>(sign - 'a' + 'A') : sign);
    }
    /// All boards at the end of the jumps of the piece on this square; false where it has none.
    static bool jumps(const Rows& rows, int x, int y, int player, std::vector<Rows>& ends) {
        const char sign = sign_at(rows, x, y);
        bool any = false;
        for (const auto& [right, down] : ways(sign)) {
            if (!foreign(sign_at(rows, x + right, y + down), player) ||
                sign_at(rows, x + 2 * right, y + 2 * down) != '.')
                continue;
            any = true;
            Rows next = rows;
            put(next, x, y, '.');
            put(next, x + right, y + down, '.');
            land(next, x + 2 * right, y + 2 * down, sign);
            const bool crowned = sign_at(next, x + 2 * right, y + 2 * down) != sign;
            if (crowned || !jumps(next, x + 2 * right, y + 2 * down, player, ends))
                ends.push_back(next);
        }
        return any;
    }
    static Texts moves(const std::string& text) {
        const Parts parts = parts_of(text);
        const Rows rows = rows_of(parts.fields[0]);
        std::vector<Rows> ends;
        each_cell(rows, [&](int x, int y, char sign) {
            if (own(sign, parts.player))
                jumps(rows, x, y, parts.player, ends);
        });
        if (ends.empty())
            each_cell(rows, [&](int x, int y, char sign) {
                if (!own(sign, parts.player))
                    return;
                for (const auto& [right, down] : ways(sign))
                    if (sign_at(rows, x + right, y + down) == '.') {
                        Rows next = rows;
                        put(next, x, y, '.');
                        land(next, x + right, y + down, sign);
                        ends.push_back(next);
                    }
            });
        Texts all;
        for (const Rows& end : ends)
            all.push_back(next_text(parts, end));
        return all;
    }
};

/// Othello, where a pass is a move.
struct PlainOthello {
    /// The board after a disc on this cell; none where it turns nothing.
    static std::optional<Rows> placed(const Rows& rows, int x, int y, char sign) {
        if (sign_at(rows, x, y) != '.')
            return std::nullopt;
        Rows next = rows;
        for (int right = -1; right <= 1; ++right)
            for (int down = -1; down <= 1; ++down) {
                int far = 1;
                while (sign_at(rows, x + far * right, y + far * down) == other_sign(sign))
                    ++far;
                if (sign_at(rows, x + far * right, y + far * down) == sign)
                    for (int i = 1; i < far; ++i)
                        put(next, x + i * right, y + i * down, sign);
            }
        if (next == rows)
            return std::nullopt;
        put(next, x, y, sign);
        return next;
    }
    static std::vector<Rows> boards(const Rows& rows, char sign) {
        std::vector<Rows> all;
        each_cell(rows, [&](int x, int y, char) {
            if (const auto next = placed(rows, x, y, sign))
                all.push_back(*next);
        });
        return all;
    }
    static Rules rules(const std::string& start) {
        return {start,
                [](const std::string& text) {
                    const std::string board = parts_of(text).fields[0];
                    for (const char sign : {'1', '2'})
                        if (!boards(rows_of(board), sign).empty())
                            return Ending();
                    return by_count(std::count(board.begin(), board.end(), text[1]),
                                    std::count(board.begin(), board.end(), other_sign(text[1])));
                },
                [](const std::string& text) {
                    Texts all;
                    const Parts parts = parts_of(text);
                    for (const Rows& next : boards(rows_of(parts.fields[0]), text[1]))
                        all.push_back(next_text(parts, next));
                    if (all.empty())
                        all.push_back(Parts{3 - parts.player, parts.fields}.text());
                    return all;
                }};
    }
};

Rules dots_and_boxes(const std::string& start) {
    return {
        start,
        [](const std::string& text) {
            const Parts parts = parts_of(text);
            const Rows rows = rows_of(parts.fields[0]);
            bool open = false;
            each_cell(rows, [&](int x, int y, char sign) {
                open = open || ((x + y) % 2 == 1 && sign == '.');
            });
            const int one = std::stoi(parts.fields[1]);
            const int two = std::stoi(parts.fields[2]);
            return open ? Ending() : parts.player == 1 ? by_count(one, two) : by_count(two, one);
        },
        [](const std::string& text) {
            Texts all;
            const Parts parts = parts_of(text);
            const Rows rows = rows_of(parts.fields[0]);
            each_cell(rows, [&](int x, int y, char sign) {
                if ((x + y) % 2 == 0 || sign != '.')
                    return;
                Parts next = parts;
                Rows drawn = rows;
                put(drawn, x, y, y % 2 == 1 ? '|' : '-');
                int boxes = 0;
                each_cell(rows, [&](int column, int row, char box) {
                    if (column % 2 == 0 || row % 2 == 0 || box == '#')
                        return;
                    if (sign_at(drawn, column - 1, row) == '|' &&
                        sign_at(drawn, column + 1, row) == '|' &&
                        sign_at(drawn, column, row - 1) == '-' &&
                        sign_at(drawn, column, row + 1) == '-') {
                        ++boxes;
                        put(drawn, column, row, '#');
                    }
                });
                std::string& score = next.fields[static_cast<std::size_t>(parts.player)];
                score = std::to_string(std::stoi(score) + boxes);
                next.fields[0] = joined(drawn);
                next.player = boxes > 0 ? parts.player : 3 - parts.player;
                all.push_back(next.text());
            });
            return all;
        }};
}

struct Case {
    std::string name;
    Rules rules;
};
std::string start_of(const std::string& game) {
    const Game made = loggia::game_graph::made(game);
    return made.state_text(made.start());
}
std::vector<Case> cases() {
    std::vector<Case> all{
        {"hexapawn", hexapawn("(1, 222/.../111)")},
        {"hexapawn 4x3", hexapawn("(1, 2222/..../1111)")},
        {"hexapawn 3x5", hexapawn("(1, 222/.../.../.../111)")},
        {"domineering 3x3", domineering("(1, .../.../...)")},
        {"domineering", domineering("(1, ..../..../..../....)")},
        {"domineering 5x3", domineering("(1, ...../...../.....)")},
        {"konane", last_mover_wins("(1, 1212/2121/1212/2121)", konane_moves)},
        {"konane 5x3", last_mover_wins("(1, 12121/21212/12121)", konane_moves)},
        {"konane 4x5", last_mover_wins("(1, 1212/2121/1212/2121/1212)", konane_moves)},
        {"achi", PlainMorris{4, true, false}.rules()},
        {"achi orthogonal", PlainMorris{4, false, false}.rules()},
        {"three-mens-morris", PlainMorris{3, true, false}.rules()},
        {"three-mens-morris flying", PlainMorris{3, true, true}.rules()},
        {"three-mens-morris orthogonal", PlainMorris{3, false, false}.rules()},
        {"sim 3", sim(3)},
        {"sim 4", sim(4)},
        {"sim 5", sim(5)},
        {"kalah 1 5", PlainKalah{1, 5}.rules()},
        {"kalah", PlainKalah{2, 3}.rules()},
        {"kalah 3 2", PlainKalah{3, 2}.rules()},
        {"checkers", last_mover_wins("(1, .o.o/..../..../x.x.)", &PlainCheckers::moves)},
        {"othello 4x4 8", PlainOthello::rules(start_of("othello 4x4 8"))},
        {"othello 6x6 6", PlainOthello::rules(start_of("othello 6x6 6"))},
        {"othello 4x6 5 9", PlainOthello::rules(start_of("othello 4x6 5 9"))},
        {"dots-and-boxes 1x1", dots_and_boxes("(1, +.+/.../+.+, 0, 0)")},
        {"dots-and-boxes 2x1", dots_and_boxes("(1, +.+.+/...../+.+.+, 0, 0)")},
        {"dots-and-boxes 3x1", dots_and_boxes("(1, +.+.+.+/......./+.+.+.+, 0, 0)")},
        {"dots-and-boxes 4x1", dots_and_boxes("(1, +.+.+.+.+/........./+.+.+.+.+, 0, 0)")},
        {"dots-and-boxes", dots_and_boxes("(1, +.+.+/...../+.+.+/...../+.+.+, 0, 0)")},
    };
    return all;
}

class IndependentBoardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionHasItsValue_data() {
        QTest::addColumn<int>("index");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name.c_str()) << static_cast<int>(i);
    }
    void everyPositionHasItsValue() {
        QFETCH(int, index);
        const auto all = cases();
        const Case& one = all[static_cast<std::size_t>(index)];
        const auto expected = plain::values_of(one.rules);
        SolveOptions options;
        options.method = Method::graph;
        const auto solution = solve(made(one.name), options).value();
        QCOMPARE(solution.counts().positions, static_cast<std::uint64_t>(expected.size()));
        for (const auto& [text, value] : expected) {
            const auto state = solution.game().state_of(text);
            QVERIFY2(state.has_value(), text.c_str());
            QCOMPARE(solution.value(*state), std::optional(value));
        }
    }

    /// Outcomes for whoever begins: of Kalah by Irving, Donkers and Uiterwijk (2000), of
    /// domineering by Breuker, Uiterwijk and van den Herik (2000), of hexapawn on 3x3 by Gardner
    /// (1962), of Sim by Mead, Rosa and Huang (1974); Othello on 4x4 is won by the second player.
    void publishedOutcomes_data() {
        QTest::addColumn<QString>("outcome");
        const auto row = [](const std::string& game, const char* outcome) {
            QTest::newRow(game.c_str()) << QString::fromUtf8(outcome);
        };
        const std::array<std::string, 5> kalah{"WLLLWW", "DWWWWL", "WW", "D", "W"};
        for (std::size_t pits = 2; pits < kalah.size() + 2; ++pits)
            for (std::size_t seeds = 1; seeds <= kalah.at(pits - 2).size(); ++seeds) {
                const char outcome = kalah.at(pits - 2).at(seeds - 1);
                if (pits == 3 && seeds > 4) // a million positions
                    continue;
                row("kalah " + std::to_string(pits) + " " + std::to_string(seeds),
                    outcome == 'W'   ? "win"
                    : outcome == 'L' ? "loss"
                                     : "draw");
            }
        for (const char* first : {"2x2", "3x3", "4x4", "2x3", "3x2"})
            row(std::string("domineering ") + first, "win");
        row("domineering 5x5", "loss");
        row("hexapawn 3x3", "loss");
        row("sim 6", "loss");
        row("othello 4x4", "loss");
    }
    void publishedOutcomes() {
        QFETCH(QString, outcome);
        const auto solution = solve(made(QTest::currentDataTag())).value();
        QCOMPARE(QString::fromUtf8(word_of(solution.value(solution.from())->outcome)), outcome);
    }

    /// Merging changes no value.
    void mergedPositionsHaveTheSameValues_data() { everyPositionHasItsValue_data(); }
    void mergedPositionsHaveTheSameValues() {
        QFETCH(int, index);
        const Game game = made(cases()[static_cast<std::size_t>(index)].name);
        SolveOptions options;
        options.method = Method::graph;
        const auto fine = solve(game, options).value();
        for (int level = 1; level < static_cast<int>(game.levels().size()); ++level) {
            options.level = level;
            const auto coarse = solve(game, options).value();
            QVERIFY(coarse.counts().positions <= fine.counts().positions);
            for (const State state : fine.graph()->index.states())
                QCOMPARE(coarse.value(state), fine.value(state));
        }
    }
};

LOGGIA_TEST(IndependentBoardsTest)

} // namespace independent_boards_test

#include "independent_boards_test.moc"
