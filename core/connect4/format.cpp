#include "core/connect4/format.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace loggia::connect4 {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

struct BoardLine {
    std::string_view text; ///< Without line end and trailing blanks.
    int number = 1;
    int first_column = 1; ///< The source column of text's first byte.

    [[nodiscard]] SourceSpan at(std::size_t index, std::size_t length = 1) const {
        return {number, first_column + static_cast<int>(index),
                static_cast<int>(std::max<std::size_t>(length, 1))};
    }
};

/// Where the first line of the text ends: some programs write "\r" between the rows.
std::size_t end_of_line(std::string_view text) {
    for (std::size_t i = text.find_first_of("\r\n"); i != std::string_view::npos;
         i = text.find_first_of("\r\n", i + 1))
        if (text[i] == '\n' || (i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '2'))
            return i;
    return text.size();
}

/// The lines up to the last one that holds something, as far as one that is too many.
std::vector<BoardLine> lines_of(std::string_view text, std::size_t most = rows + 2) {
    std::vector<BoardLine> lines;
    int first_column = 1;
    if (text.starts_with(byte_order_mark)) {
        text.remove_prefix(byte_order_mark.size());
        first_column += static_cast<int>(byte_order_mark.size());
    }
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1); // npos + 1 is 0
    for (int number = 1; !text.empty() && lines.size() < most; ++number) {
        const std::size_t end = end_of_line(text);
        std::string_view line = text.substr(0, end);
        const auto last = line.find_last_not_of(" \t\r");
        line = line.substr(0, last == std::string_view::npos ? 0 : last + 1);
        lines.push_back({line, number, first_column});
        first_column = 1;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string quoted(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte < 0x7F ? fmt::format("'{}'", c)
                                       : fmt::format("byte 0x{:02X}", byte);
}

struct Stones {
    std::array<Bits, 2> of{};

    [[nodiscard]] Bits all() const { return of[0] | of[1]; }
};

Result<void> read_row(const BoardLine& line, int row, Stones& stones) {
    for (std::size_t i = 0; i < line.text.size() && i < columns; ++i) {
        const char c = line.text[i];
        if (c == '1' || c == '2')
            stones.of.at(static_cast<std::size_t>(c - '1')) |= cell(static_cast<int>(i), row);
        else if (c != '0')
            return failure(fmt::format("expected 0, 1 or 2, found {}", quoted(c)), line.at(i));
    }
    if (line.text.size() < columns)
        return failure(
            fmt::format("expected 7 digits in this row, found {}", number_text(line.text.size())),
            line.at(line.text.size()));
    if (line.text.size() > columns)
        return failure(
            fmt::format("expected 7 digits in this row, found {}", number_text(line.text.size())),
            line.at(columns, line.text.size() - columns));
    return {};
}

/// Whether a text begins with a list of columns, as games are often written: with digits that are
/// no cells, and not in the place of a row.
bool begins_with_moves(const std::vector<BoardLine>& lines) {
    const std::string_view line = lines[0].text;
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    return word.find_first_not_of("1234567") == std::string_view::npos &&
           word.find_first_of("34567") != std::string_view::npos &&
           (line.size() != columns || lines.size() < rows);
}

Result<void> check_gravity(const std::vector<BoardLine>& lines, const Stones& stones) {
    const Bits floating = stones.all() & ~((stones.all() << 1U) | bottom_row);
    for (int row = 0; row < rows && floating != 0; ++row)
        for (int column = 0; column < columns; ++column)
            if ((floating & cell(column, row)) != 0)
                return failure(
                    fmt::format("the stone in column {}, row {} floats: the cell below it is empty",
                                column + 1, row + 1),
                    lines.at(static_cast<std::size_t>(rows - 1 - row))
                        .at(static_cast<std::size_t>(column)));
    return {};
}

std::string counts(int one, int two) {
    return fmt::format("player 1 has {} stone{} and player 2 has {}", one, one == 1 ? "" : "s",
                       two);
}

} // namespace

bool begins_with_rows(std::string_view text) {
    const std::vector<BoardLine> lines = lines_of(text, rows + 1);
    const auto other = std::find_if_not(lines.begin(), lines.end(), [](const BoardLine& line) {
        return line.text.size() == columns &&
               line.text.find_first_not_of("012") == std::string_view::npos;
    });
    return other - lines.begin() == rows;
}

Result<Position> position_of(std::string_view text, ReadOptions options) {
    const std::vector<BoardLine> lines = lines_of(text);
    if (lines.empty())
        return failure("the file is empty; expected six rows of seven digits", SourceSpan{});
    if (begins_with_moves(lines))
        return failure("expected a row of 0, 1 and 2; a list of columns needs `moves:` before it",
                       lines[0].at(0, lines[0].text.size()));

    Stones stones;
    for (int i = 0; i < rows; ++i) {
        if (static_cast<std::size_t>(i) >= lines.size())
            return failure(fmt::format("expected 6 rows, found {}", lines.size()),
                           lines.back().at(lines.back().text.size()));
        if (auto row = read_row(lines[static_cast<std::size_t>(i)], rows - 1 - i, stones); !row)
            return tl::unexpected(std::move(row.error()));
    }

    std::optional<Player> turn;
    if (lines.size() > rows) {
        const BoardLine& line = lines[rows];
        if (line.text != "1" && line.text != "2")
            return failure("expected the player to move, 1 or 2, alone on this line",
                           line.at(0, line.text.size()));
        turn = line.text == "1" ? Player::one : Player::two;
    } else if (!options.infer_turn) {
        return failure("expected a seventh line with the player to move, 1 or 2",
                       lines.back().at(lines.back().text.size()));
    }
    if (lines.size() > rows + 1)
        return failure("expected the end of the file after the player to move",
                       lines[rows + 1].at(0, lines[rows + 1].text.size()));

    if (auto gravity = check_gravity(lines, stones); !gravity)
        return tl::unexpected(std::move(gravity.error()));
    const int one = std::popcount(stones.of[0]);
    const int two = std::popcount(stones.of[1]);
    const SourceSpan last = lines.back().at(0, lines.back().text.size());
    if (one != two && one != two + 1)
        return failure(
            counts(one, two) +
                "; player 1 moves first, so it must have as many stones as player 2 or one more",
            last);
    const Position position = Position::of_stones(stones.of[0], stones.of[1]);
    if (turn && *turn != position.to_move())
        return failure(fmt::format("{}, so player {} is to move, not player {}", counts(one, two),
                                   position.to_move() == Player::one ? 1 : 2,
                                   *turn == Player::one ? 1 : 2),
                       last);
    return position;
}

namespace {

char digit(const Position& position, int column, int row) {
    const Bits bit = cell(column, row);
    if ((position.stones(Player::one) & bit) != 0)
        return '1';
    return (position.stones(Player::two) & bit) != 0 ? '2' : '0';
}

} // namespace

std::string to_text(const Position& position) {
    std::string text;
    for (int row = rows - 1; row >= 0; --row) {
        for (int column = 0; column < columns; ++column)
            text += digit(position, column, row);
        text += '\n';
    }
    text += position.to_move() == Player::one ? "1\n" : "2\n";
    return text;
}

std::string to_line(const Position& position) {
    std::string text = to_text(position);
    text.pop_back();
    std::replace(text.begin(), text.end(), '\n', '/');
    text[text.rfind('/')] = ' ';
    return text;
}

Result<Position> position_of_line(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return failure("expected six rows of seven digits, separated by /", SourceSpan{});
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1).substr(first);
    if (text.find('\n') != std::string_view::npos)
        return failure("expected a single line",
                       SourceSpan{1, static_cast<int>(first + text.find('\n')) + 1, 1});
    // The rows become lines, so that one reader judges both forms; then places go back.
    std::string rows_of_text(text);
    std::vector<std::size_t> starts{0};
    for (std::size_t i = 0; i < rows_of_text.size(); ++i)
        if (rows_of_text[i] == '/' || (rows_of_text[i] == ' ' && starts.size() == rows)) {
            rows_of_text[i] = '\n';
            starts.push_back(i + 1);
        }
    auto position = position_of(rows_of_text, {.infer_turn = true});
    if (!position && position.error().span) {
        SourceSpan& span = *position.error().span;
        const auto row =
            std::min(static_cast<std::size_t>(std::max(span.line - 1, 0)), starts.size() - 1);
        span.column += static_cast<int>(starts[row] + first);
        span.line = 1;
    }
    return position;
}

std::string to_picture(const Position& position) {
    constexpr std::string_view ruler = " -----------------\n";
    std::string text(ruler);
    for (int row = rows - 1; row >= 0; --row) {
        text += " |";
        for (int column = 0; column < columns; ++column) {
            text += ' ';
            text += digit(position, column, row);
        }
        text += " | \n";
    }
    text += ruler;
    return text;
}

namespace {

/// As the digit of a row, from what stands for one cell.
std::optional<char> digit_of_cell(std::string_view word) {
    if (word.empty())
        return '0';
    if (word.size() > 1)
        return std::nullopt;
    switch (word[0]) {
    case '0':
    case '.':
    case '_':
        return '0';
    case '1':
    case 'x':
    case 'X':
        return '1';
    case '2':
    case 'o':
    case 'O':
        return '2';
    default:
        return std::nullopt;
    }
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// What is between the bars of a line, or between its blanks where it has two bars or none.
std::vector<std::string_view> cells_of(std::string_view line) {
    std::vector<std::string_view> found;
    const auto bars = std::count(line.begin(), line.end(), '|');
    if (bars > 0)
        line = line.substr(1, line.size() - 2);
    if (bars > 2) {
        for (std::size_t end = 0; end != std::string_view::npos;) {
            end = line.find('|');
            found.push_back(trimmed(line.substr(0, end)));
            line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
        }
        return found;
    }
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const auto end = std::min(line.find_first_of(" \t"), line.size());
        found.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
    return found;
}

} // namespace

std::optional<std::string> rows_of_picture(std::string_view text) {
    constexpr std::size_t most_lines = 1'000; // what a terminal shows
    const std::vector<BoardLine> lines = lines_of(text, most_lines);
    const auto is_barred = [](std::string_view line) {
        return line.size() > 1 && line.front() == '|' && line.back() == '|';
    };
    const bool barred = std::any_of(lines.begin(), lines.end(), [&](const BoardLine& line) {
        return is_barred(trimmed(line.text));
    });
    std::string digits;
    bool letters = false;
    int count = 0;
    for (const BoardLine& each : lines) {
        const std::string_view line = trimmed(each.text);
        if (barred ? !is_barred(line) : line.empty())
            continue;
        const std::vector<std::string_view> words = cells_of(line);
        if (fmt::format("{}", fmt::join(words, "")) == "1234567") // the columns' numbers
            continue;
        if (++count > rows || words.size() != columns)
            return std::nullopt;
        for (const std::string_view word : words) {
            const auto digit = digit_of_cell(word);
            if (!digit)
                return std::nullopt;
            letters |= !word.empty() && word.find_first_of("xXoO") != std::string_view::npos;
            digits += *digit;
        }
        digits += '\n';
    }
    if (count != rows)
        return std::nullopt;
    if (letters && std::count(digits.begin(), digits.end(), '2') >
                       std::count(digits.begin(), digits.end(), '1'))
        for (char& digit : digits)
            if (digit == '1' || digit == '2')
                digit = digit == '1' ? '2' : '1';
    return digits;
}

Result<int> column_of(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    const auto last = text.find_last_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return failure("expected a column from 1 to 7");
    text = text.substr(first, last - first + 1);
    if (text.size() != 1 || text[0] < '1' || text[0] > '7')
        return failure("expected a column from 1 to 7");
    return text[0] - '1';
}

std::string lead_text(int points) {
    return points == 0 ? "0" : fmt::format("{:+}", points);
}

} // namespace loggia::connect4
