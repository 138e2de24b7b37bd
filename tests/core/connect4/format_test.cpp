#include "core/base/random.hpp"
#include "core/connect4/format.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>

namespace format_test {

using namespace loggia;
using namespace loggia::connect4;

const std::string input2 = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";

Position random_position(Random& random) {
    Position position;
    for (std::uint64_t plies = random.below(43); plies > 0; --plies) {
        int column = static_cast<int>(random.below(columns));
        while (!position.can_play(column))
            column = (column + 1) % columns;
        position = position.after(column);
    }
    return position;
}

std::string replaced(const std::string& text, const std::string& line_end) {
    std::string result;
    for (const char c : text)
        result += c == '\n' ? line_end : std::string(1, c);
    return result;
}

/// Whether six rows and a turn can come up in a game, by the rules alone.
bool is_possible(const std::array<std::string, 6>& board, char turn) {
    int one = 0;
    int two = 0;
    for (std::size_t row = 0; row < 6; ++row)
        for (std::size_t column = 0; column < 7; ++column) {
            const char c = board.at(row).at(column);
            one += c == '1' ? 1 : 0;
            two += c == '2' ? 1 : 0;
            if (c != '0' && row < 5 && board.at(row + 1).at(column) == '0')
                return false;
        }
    return (one == two && turn == '1') || (one == two + 1 && turn == '2');
}

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One line there and back, and its errors have places in that line.
    void aPositionInOneLine() {
        Random random(test_suite::seed(31));
        for (int round = 0; round < 2000; ++round) {
            Position position;
            for (std::uint64_t left = random.below(43); left > 0; --left) {
                int column = static_cast<int>(random.below(columns));
                while (!position.can_play(column))
                    column = (column + 1) % columns;
                position = position.after(column);
            }
            const std::string line = to_line(position);
            QCOMPARE(line.size(), std::size_t{49});
            QVERIFY(position_of_line(line).value() == position);
            QVERIFY(position_of_line("  " + line.substr(0, 47) + " \n").value() == position);
        }
        const auto refused = [](const char* text, int column, const std::string& message) {
            const auto read = position_of_line(text);
            return !read && read.error().message == message && read.error().span->line == 1 &&
                   read.error().span->column == column;
        };
        QVERIFY(refused("0000000/00x0000/0000000/0000000/0000000/0000000 1", 11,
                        "expected 0, 1 or 2, found 'x'"));
        QVERIFY(refused(" 0000000/0000000", 17, "expected 6 rows, found 2"));
        QVERIFY(refused("0000000/0000000/0000000/0000000/0000000/0000000 3", 49,
                        "expected the player to move, 1 or 2, alone on this line"));
        QVERIFY(refused("0000000/0000000\n/0000000", 16, "expected a single line"));
        QVERIFY(!position_of_line("   "));
    }

    void readsAndWritesTheHandoutsFile() {
        const auto position = position_of(input2);
        QVERIFY(position.has_value());
        QCOMPARE(position->stone_count(), 12);
        QVERIFY(position->to_move() == Player::one);
        QCOMPARE(to_text(*position), input2);
        QCOMPARE(to_text(*position).size(), std::size_t{50});
    }

    void everyPositionComesBackHoweverItsLinesEnd() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 4000; ++i) {
            const Position position = random_position(random);
            const std::string text = to_text(position);
            QCOMPARE(text.size(), std::size_t{50});
            for (const char* end : {"\n", "\r\n", "\r\r\n", "\r", " \r", " \n", "\t \r\n"}) {
                const std::string variant = replaced(text, end);
                const std::size_t length = std::string(end).size();
                for (const std::string& file : {variant, variant.substr(0, variant.size() - length),
                                                variant + "\n", "\xEF\xBB\xBF" + variant}) {
                    const auto back = position_of(file);
                    QVERIFY2(back.has_value(), file.c_str());
                    QVERIFY(*back == position);
                }
                const std::string six = variant.substr(0, variant.size() - length - 1);
                QVERIFY(!position_of(six).has_value());
                QVERIFY(position_of(six, {true}).value() == position);
            }
        }
    }

    void seesTheRowsOfAPosition() {
        const std::string five = "0000000\r\n0000000 \n0000000\n0000000\n0000000\n";
        QVERIFY(begins_with_rows("\xEF\xBB\xBF" + five + "0012111\n1\n"));
        QVERIFY(begins_with_rows(five + "0002000")); // floating, and no player to move
        QVERIFY(!begins_with_rows(five) && !begins_with_rows(five + "001211\n1\n"));
        QVERIFY(!begins_with_rows(five + "0013111\n1\n") && !begins_with_rows(""));
        QVERIFY(!begins_with_rows(five + "0000001\n0000110\n")); // a truth table
    }

    void agreesWithTheRulesOnDamagedFiles() {
        Random random(test_suite::seed(2));
        int possible = 0;
        for (int i = 0; i < 20000; ++i) {
            std::string text = to_text(random_position(random));
            for (std::uint64_t n = random.below(3); n > 0; --n) {
                const std::size_t at = random.below(49);
                if (text[at] != '\n')
                    text[at] = static_cast<char>('0' + random.below(at == 48 ? 2 : 3) +
                                                 (at == 48 ? 1U : 0U));
            }
            std::array<std::string, 6> board;
            for (std::size_t row = 0; row < 6; ++row)
                board.at(row) = text.substr(8 * row, 7);
            const bool expected = is_possible(board, text[48]);
            possible += expected ? 1 : 0;
            QCOMPARE(position_of(text).has_value(), expected);
        }
        QVERIFY(possible > 5000 && possible < 18000);
    }

    void survivesAnyBytes() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 20000; ++i) {
            std::string text = input2;
            for (std::uint64_t n = random.below(4); n > 0; --n)
                text[random.below(text.size())] = static_cast<char>(random.next());
            text.resize(random.below(text.size() + 1));
            const auto position = position_of(text);
            if (position)
                continue;
            QVERIFY(position.error().span.has_value());
            QVERIFY(position.error().span->line >= 1 && position.error().span->column >= 1);
            QVERIFY(!describe(position.error(), "f", text).empty());
        }
    }

    /// Columns count bytes from 1, behind a byte order mark in the first line alone.
    void placesErrorsBehindAByteOrderMark() {
        const auto place = [](std::size_t at) {
            std::string text = "\xEF\xBB\xBF" + input2;
            text[at] = 'x';
            const auto span = position_of(text).error().span;
            return std::pair(span->line, span->column);
        };
        QCOMPARE(place(3), std::pair(1, 4));
        QCOMPARE(place(3 + 8), std::pair(2, 1));
        QCOMPARE(place(3 + 16 + 5), std::pair(3, 6));
    }

    /// Blank lines count where something follows them, however many there are.
    void placesErrorsBehindBlankLines() {
        const std::string blank(1'000'000, '\n');
        QVERIFY(position_of(input2 + blank) == position_of(input2));
        QCOMPARE(position_of(blank).error().message,
                 std::string("the file is empty; expected six rows of seven digits"));
        const auto error = position_of(input2 + blank + "x").error();
        QCOMPARE(error.message,
                 std::string("expected the end of the file after the player to move"));
        QCOMPARE(error.span->line, 8);
    }

    void drawsTheBoardAsTheSampleDoes() {
        QCOMPARE(to_picture(*position_of(input2)), std::string(" -----------------\n"
                                                               " | 0 0 0 0 0 0 0 | \n"
                                                               " | 0 0 0 0 0 0 0 | \n"
                                                               " | 0 2 0 0 0 0 0 | \n"
                                                               " | 0 1 0 0 0 0 2 | \n"
                                                               " | 0 2 0 0 1 1 1 | \n"
                                                               " | 1 1 0 0 2 2 2 | \n"
                                                               " -----------------\n"));
    }

    void readsColumns() {
        for (int column = 0; column < columns; ++column) {
            QCOMPARE(column_of(std::to_string(column + 1)).value(), column);
            QCOMPARE(column_of(" \t" + std::to_string(column + 1) + "\r\n").value(), column);
        }
        for (const char* text : {"", " ", "0", "8", "44", "4 4", "x", "-1", "+4", "4."})
            QVERIFY2(!column_of(text).has_value(), text);
    }

    void aLeadHasASignUnlessItIsNone() {
        QCOMPARE(lead_text(2), std::string("+2"));
        QCOMPARE(lead_text(0), std::string("0"));
        QCOMPARE(lead_text(-11), std::string("-11"));
    }
};

LOGGIA_TEST(FormatTest)

} // namespace format_test

#include "format_test.moc"
