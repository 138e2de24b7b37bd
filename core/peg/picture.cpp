#include "core/peg/picture.hpp"

#include "core/base/symbol.hpp"
#include "core/peg/geometry.hpp"
#include "core/peg/layouts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::peg {

namespace {

/// A sign, and where it stands: blanks stand nowhere.
struct Sign {
    std::string_view text;
    std::size_t row;
    std::size_t column; ///< in characters
    std::size_t offset;
};

/// The signs of a text, row by row, up to the first empty line behind a row.
struct Signs {
    std::vector<Sign> all;
    std::size_t rows = 0;
    std::size_t end = 0; ///< the offset of the first sign behind them; 0 where there is none
};

constexpr std::string_view between_numbers = " \t\r\n,[]";

/// The numbers of a line and where they stand in it.
std::vector<std::size_t> numbers_of(std::string_view line) {
    std::vector<std::size_t> all;
    for (std::size_t at = line.find_first_not_of(between_numbers); at < line.size();) {
        all.push_back(at);
        const std::size_t end = line.find_first_of(between_numbers, at);
        at = line.find_first_not_of(between_numbers, std::min(end, line.size()));
    }
    return all;
}

/// The number that begins there.
std::string_view number_at(std::string_view line, std::size_t at) {
    const std::string_view rest = line.substr(at);
    return rest.substr(0, rest.find_first_of(between_numbers));
}

/// Whether it is a matrix as programs print it: `-1 -1 1 1`, `[2, 2, 1, 1]`.
bool is_matrix(std::string_view text) {
    constexpr std::array<std::string_view, 4> values{"0", "1", "2", "-1"};
    bool has_mark = text.find_first_of("[,") != std::string_view::npos;
    for (std::size_t at = text.find_first_not_of(between_numbers); at < text.size();) {
        const std::string_view number = number_at(text, at);
        if (std::find(values.begin(), values.end(), number) == values.end())
            return false;
        has_mark = has_mark || number.size() > 1;
        at = text.find_first_not_of(between_numbers, at + number.size());
    }
    return has_mark;
}

Signs signs_of(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const std::size_t start = text.starts_with(mark) ? mark.size() : 0;
    const bool has_numbers = is_matrix(text.substr(start));
    Signs signs;
    bool has_ended = false;
    for (std::size_t begin = start; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::size_t first =
            text.find_first_not_of(has_numbers ? between_numbers : " \t\r", begin);
        const bool is_empty = first >= end;
        has_ended = has_ended || (is_empty && signs.rows > 0);
        if (!is_empty && has_ended) {
            signs.end = first;
            return signs;
        }
        std::size_t column = 0;
        const std::string_view line = text.substr(begin, end - begin);
        for (const std::size_t at : has_numbers ? numbers_of(line) : std::vector<std::size_t>{}) {
            signs.all.push_back({number_at(line, at), signs.rows, column, begin + at});
            column += 2; // as with a blank between them
        }
        for (std::size_t at = begin; at < end && !is_empty && !has_numbers; ++column) {
            const std::size_t length = std::min(symbol_length(text, at), end - at);
            if (text[at] != ' ' && text[at] != '\t' && text[at] != '\r')
                signs.all.push_back({text.substr(at, length), signs.rows, column, at});
            at += length;
        }
        signs.rows += is_empty ? 0 : 1;
        begin = end + 1;
    }
    return signs;
}

template <std::size_t n>
bool is_one_of(const std::array<std::string_view, n>& signs, std::string_view sign) {
    return std::find(signs.begin(), signs.end(), sign) != signs.end();
}

constexpr std::array<std::string_view, 6> empty_signs{"0", "o", "O", "○", "◦", "◯"};
/// Empty holes where none of the others is there; the first of them that is.
constexpr std::array<std::string_view, 3> weak_signs{".", "_", "-"};
constexpr std::array<std::string_view, 3> no_holes{"#", "2", "-1"};

/// What the signs of a picture mean.
class Meaning {
public:
    explicit Meaning(const std::vector<Sign>& all) {
        constexpr std::array<std::array<std::string_view, 3>, 5> pegs{
            {{"●", "•", "◉"}, {"X", "x", "X"}, {"*", "@", "*"}, {"1", "1", "1"}, {"o", "O", "o"}}};
        const auto has = [&all](const auto& signs) {
            return std::any_of(all.begin(), all.end(),
                               [&](const Sign& sign) { return is_one_of(signs, sign.text); });
        };
        for (const auto& kind : pegs)
            if (has(kind)) {
                pegs_ = kind;
                has_pegs_ = true;
                break;
            }
        has_empty_ = std::any_of(all.begin(), all.end(), [this](const Sign& sign) {
            return !is_peg(sign.text) && is_one_of(empty_signs, sign.text);
        });
        for (const std::string_view weak : weak_signs)
            if (!has_empty_ && weak_.empty() && has(std::array{weak}))
                weak_ = weak;
    }

    [[nodiscard]] bool has_pegs() const { return has_pegs_; }
    [[nodiscard]] bool is_peg(std::string_view sign) const {
        return has_pegs_ && is_one_of(pegs_, sign);
    }
    [[nodiscard]] bool is_empty(std::string_view sign) const {
        return !is_peg(sign) && (is_one_of(empty_signs, sign) || sign == weak_);
    }
    [[nodiscard]] bool is_hole(std::string_view sign) const {
        return is_peg(sign) || is_empty(sign);
    }
    [[nodiscard]] bool is_known(std::string_view sign) const {
        return is_hole(sign) || is_one_of(weak_signs, sign) || is_one_of(no_holes, sign);
    }
    /// A second sign of pegs, which could be that of the empty holes where there is none for them.
    [[nodiscard]] const Sign* second_peg(const std::vector<Sign>& all) const {
        const auto of_pegs = [this](const Sign& sign) { return is_peg(sign.text); };
        const auto first = std::find_if(all.begin(), all.end(), of_pegs);
        const auto second = std::find_if(first, all.end(), [&](const Sign& sign) {
            return of_pegs(sign) && sign.text != first->text;
        });
        return has_empty_ || second == all.end() ? nullptr : &*second;
    }
    /// The sign of the empty holes that stands for no hole elsewhere.
    [[nodiscard]] std::string_view weak() const { return weak_; }

private:
    std::array<std::string_view, 3> pegs_;
    bool has_pegs_ = false;
    bool has_empty_ = false; ///< with a sign that stands for nothing else
    std::string_view weak_;
};

std::vector<Sign> holes_of(const Signs& signs, const Meaning& meaning) {
    std::vector<Sign> holes;
    std::copy_if(signs.all.begin(), signs.all.end(), std::back_inserter(holes),
                 [&](const Sign& sign) { return meaning.is_hole(sign.text); });
    return holes;
}

/// Whether the first row begins and ends with the sign of empty holes, as corners without holes do.
const Sign* ambiguous_corner(const Signs& signs, std::string_view weak) {
    const auto behind = std::find_if(signs.all.begin(), signs.all.end(),
                                     [](const Sign& sign) { return sign.row > 0; });
    if (behind == signs.all.begin() || signs.all.front().text != weak ||
        (behind - 1)->text != weak || behind - signs.all.begin() < 3)
        return nullptr;
    return &signs.all.front();
}

/// Whether each row has a hole more than the one above, and all begin at the same column.
bool is_triangle_at_left(const std::vector<Sign>& holes, std::size_t rows) {
    std::vector<std::size_t> counts(rows, 0);
    std::vector<std::size_t> first(rows, SIZE_MAX);
    for (const Sign& hole : holes) {
        ++counts[hole.row];
        first[hole.row] = std::min(first[hole.row], hole.column);
    }
    for (std::size_t row = 0; row < rows; ++row)
        if (counts[row] != row + 1 || first[row] != first[0])
            return false;
    return true;
}

/// Whether a column stands between any two holes of a row.
bool is_spaced(const std::vector<Sign>& holes) {
    bool has_neighbours = false;
    for (std::size_t i = 1; i < holes.size(); ++i)
        if (holes[i].row == holes[i - 1].row) {
            has_neighbours = true;
            if ((holes[i].column - holes[i - 1].column) % 2 != 0)
                return false;
        }
    return has_neighbours;
}

/// Whether the rows are shifted against those above them by half the distance of holes.
bool is_shifted(const std::vector<Sign>& holes) {
    for (std::size_t i = 1; i < holes.size(); ++i)
        if ((holes[i].column + holes[i].row + holes[0].column + holes[0].row) % 2 != 0)
            return false;
    return true;
}

/// The hole before a place without one that has holes on all four sides.
const Sign* hole_before_gap(const std::vector<Sign>& holes) {
    const std::size_t step = is_spaced(holes) ? 2 : 1;
    std::set<std::pair<std::size_t, std::size_t>> places;
    for (const Sign& hole : holes)
        places.emplace(hole.row, hole.column);
    const auto found = std::find_if(holes.begin(), holes.end(), [&](const Sign& hole) {
        const std::size_t column = hole.column + step;
        return hole.row > 0 && !places.contains({hole.row, column}) &&
               places.contains({hole.row, column + step}) &&
               places.contains({hole.row - 1, column}) && places.contains({hole.row + 1, column});
    });
    return found == holes.end() ? nullptr : &*found;
}

Board board_of(const std::vector<Sign>& holes, std::size_t rows) {
    std::vector<Point> points;
    Grid grid = Grid::square;
    const bool spaced = is_spaced(holes);
    if (is_triangle_at_left(holes, rows) || (spaced && is_shifted(holes)))
        grid = Grid::triangular;
    const bool at_left = grid == Grid::triangular && is_triangle_at_left(holes, rows);
    std::size_t number = 0; // in its row
    for (std::size_t i = 0; i < holes.size(); ++i) {
        const Sign& hole = holes[i];
        number = i > 0 && holes[i - 1].row == hole.row ? number + 1 : 0;
        const auto column = static_cast<double>(hole.column);
        const auto row = static_cast<double>(hole.row);
        const double x =
            at_left  ? static_cast<double>(number) + (static_cast<double>(rows) - 1 - row) / 2
            : spaced ? column / 2
                     : column;
        points.push_back({x, grid == Grid::triangular ? row * triangular_row_height : row});
    }
    const auto left = std::min_element(points.begin(), points.end(), [](Point p, Point q) {
                          return p.x < q.x;
                      })->x;
    for (Point& point : points)
        point.x -= left;
    const auto triples = rows_of_three(points, grid);
    const auto count = static_cast<int>(points.size());
    return Board::make(count, triples, std::move(points)).value();
}

/// Whether six rows of seven digits are those of a position of Max-Connect4.
bool is_connect4_position(const Signs& signs) {
    constexpr std::size_t height = 6;
    constexpr std::size_t width = 7;
    const auto in_board = std::count_if(signs.all.begin(), signs.all.end(),
                                        [](const Sign& sign) { return sign.row < height; });
    return signs.rows >= height && in_board == height * width &&
           signs.all.size() <= height * width + 1 &&
           std::all_of(signs.all.begin(), signs.all.end(), [](const Sign& sign) {
               return sign.text == "0" || sign.text == "1" || sign.text == "2";
           });
}

} // namespace

bool is_board_picture(std::string_view text) {
    constexpr std::size_t fewest_rows = 3;
    constexpr std::size_t fewest_holes = 7;
    const Signs signs = signs_of(text);
    const Meaning meaning(signs.all);
    return signs.rows >= fewest_rows && meaning.has_pegs() && !is_connect4_position(signs) &&
           std::all_of(signs.all.begin(), signs.all.end(),
                       [&](const Sign& sign) { return meaning.is_known(sign.text); }) &&
           holes_of(signs, meaning).size() >= fewest_holes;
}

Result<Puzzle> puzzle_of_picture(std::string_view text) {
    const Signs signs = signs_of(text);
    const Meaning meaning(signs.all);
    if (signs.end > 0)
        return failure("expected one board, but a second one begins here",
                       span_at(text, signs.end, 1));
    if (const Sign* const second = meaning.second_peg(signs.all); second != nullptr) {
        const auto first = std::find_if(signs.all.begin(), signs.all.end(), [&](const Sign& sign) {
            return meaning.is_peg(sign.text);
        });
        return failure(
            fmt::format("ambiguous: '{}' and '{}' are both signs of a peg; write 0 for an "
                        "empty hole",
                        first->text, second->text),
            span_at(text, second->offset, second->text.size()));
    }
    if (const Sign* const corner = ambiguous_corner(signs, meaning.weak()); corner != nullptr)
        return failure(fmt::format("ambiguous: '{}' can be an empty hole or none; write 0 for an "
                                   "empty hole",
                                   corner->text),
                       span_at(text, corner->offset, corner->text.size()));
    const std::vector<Sign> holes = holes_of(signs, meaning);
    if (holes.empty() || holes.size() > static_cast<std::size_t>(most_holes))
        return failure(fmt::format("expected 1 to {} holes, found {}", most_holes, holes.size()),
                       SourceSpan{});
    Puzzle puzzle{board_of(holes, signs.rows), 0, {}};
    for (std::size_t i = 0; i < holes.size(); ++i)
        if (meaning.is_peg(holes[i].text))
            puzzle.start |= only(static_cast<int>(i) + 1);
    if (puzzle.start == puzzle.board.all())
        if (const Sign* const before = hole_before_gap(holes); before != nullptr)
            return failure(
                "ambiguous: the gap behind this can be an empty hole or none; write 0 for an "
                "empty hole",
                span_at(text, before->offset, before->text.size()));
    return puzzle;
}

bool looks_like_picture(std::string_view text) {
    constexpr std::array<std::string_view, 7> clear{"X", "x", "o", "O", "●", "•", "◉"};
    if (!is_board_picture(text))
        return false;
    const Signs signs = signs_of(text);
    const Meaning meaning(signs.all);
    bool has_cross = false;
    bool has_ring = false;
    bool has_dot = false;
    for (const Sign& sign : signs.all) {
        if (sign.text == "#" || sign.text == "1" ||
            (meaning.is_peg(sign.text) && !is_one_of(clear, sign.text)))
            return false;
        has_cross = has_cross || sign.text == "X" || sign.text == "x";
        has_ring = has_ring || sign.text == "O" || sign.text == "o";
        has_dot = has_dot || sign.text == ".";
    }
    if (has_cross && has_ring && has_dot)
        return false; // as in games of two players
    const auto puzzle = puzzle_of_picture(text);
    return puzzle && !puzzle->board.triples().empty() && puzzle->start != puzzle->board.all();
}

} // namespace loggia::peg
