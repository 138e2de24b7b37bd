#include "core/game_graph/games/dots_and_boxes.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace loggia::game_graph {

namespace {

constexpr unsigned at_once = 4;
constexpr std::size_t values_at_once = 16;

bool is_line(const Grid& picture, int cell) {
    return (picture.column(cell) + picture.row(cell)) % 2 != 0;
}
bool is_box(const Grid& picture, int cell) {
    return picture.column(cell) % 2 == 1 && picture.row(cell) % 2 == 1;
}

} // namespace

DotsAndBoxes::DotsAndBoxes(Grid boxes, bool misere)
    : boxes_(boxes), misere_(misere), picture_{2 * boxes.columns + 1, 2 * boxes.rows + 1} {
    std::vector<int> line_at(static_cast<std::size_t>(picture_.cells()), 0);
    for (int cell = 0; cell < picture_.cells(); ++cell)
        if (is_line(picture_, cell)) {
            line_at[static_cast<std::size_t>(cell)] = static_cast<int>(line_cells_.size());
            line_cells_.push_back(cell);
        }
    const auto bit = [&](int cell) {
        return Lines{1} << static_cast<unsigned>(line_at[static_cast<std::size_t>(cell)]);
    };
    for (int cell = 0; cell < picture_.cells(); ++cell)
        if (is_box(picture_, cell))
            sides_.push_back(bit(cell - 1) | bit(cell + 1) | bit(cell - picture_.columns) |
                             bit(cell + picture_.columns));
    for (const Permutation& to : picture_.symmetries()) {
        Image image;
        for (std::size_t first = 0; first < line_cells_.size(); first += at_once) {
            std::vector<Lines> of_value(values_at_once);
            for (std::size_t value = 0; value < values_at_once; ++value)
                for (std::size_t i = 0; i < at_once && first + i < line_cells_.size(); ++i)
                    if ((value >> i & 1U) != 0)
                        of_value[value] |=
                            bit(to[static_cast<std::size_t>(line_cells_[first + i])]);
            image.of_lines.push_back(std::move(of_value));
        }
        images_.push_back(std::move(image));
    }
}

std::string DotsAndBoxes::text() const {
    return fmt::format("dots-and-boxes {}{}", boxes_.size_text(), misere_ ? " misere" : "");
}

int DotsAndBoxes::closed(Lines drawn) const {
    return static_cast<int>(std::count_if(
        sides_.begin(), sides_.end(), [drawn](Lines sides) { return (drawn & sides) == sides; }));
}

std::array<int, 2> DotsAndBoxes::counts(State state) const {
    return {score(state), closed(drawn(state)) - score(state)};
}

std::optional<Outcome> DotsAndBoxes::ending(State state) const {
    if (drawn(state) + 1 != Lines{1} << line_cells_.size())
        return std::nullopt;
    const auto [one, two] = counts(state);
    const int own = low_player(state) == 1 ? one : two;
    if (2 * own == boxes_.cells())
        return Outcome::draw;
    return (2 * own > boxes_.cells()) != misere_ ? Outcome::win : Outcome::loss;
}

void DotsAndBoxes::append_moves(State state, std::vector<Step>& moves) const {
    const Lines before = drawn(state);
    const int player = low_player(state);
    for (std::size_t line = 0; line < line_cells_.size(); ++line) {
        const Lines bit = Lines{1} << line;
        if ((before & bit) != 0)
            continue;
        int boxes = 0;
        for (const Lines sides : sides_)
            boxes += (sides & bit) != 0 && ((before | bit) & sides) == sides ? 1 : 0;
        moves.push_back(
            {static_cast<Move>(line), packed(before | bit, score(state) + (player == 1 ? boxes : 0),
                                             boxes > 0 ? player : 3 - player)});
    }
}

State DotsAndBoxes::merged(State state, int level) const {
    if (level == 0)
        return state;
    const Lines lines = drawn(state);
    const int one = score(state);
    const int own = low_player(state) == 1 ? one : closed(lines) - one;
    Lines least = lines;
    if (level > 1)
        for (const Image& image : images_) {
            Lines other = 0;
            Lines rest = lines;
            for (const auto& of_value : image.of_lines) {
                other |= of_value[rest % values_at_once];
                rest /= values_at_once;
            }
            least = std::min(least, other);
        }
    return packed(least, own, 1);
}

GraphSize DotsAndBoxes::least_size(State from, int level) const {
    // The game ends with the last line, and lines may be drawn in any order: whichever are added
    // make a position, and each that is left is a move.
    const auto left = static_cast<int>(line_cells_.size()) - std::popcount(drawn(from));
    const double positions = std::ldexp(1.0, left);
    if (level > 1) // some moves become one, too
        return {std::max(positions / static_cast<double>(images_.size() + 1), 1.0), 0};
    return {positions, positions * left / 2};
}

std::string DotsAndBoxes::move_text(State, Move move) const {
    return picture_.name(line_cells_[move]);
}

std::vector<int> DotsAndBoxes::path(State, Move move) const {
    return {line_cells_[move]};
}

std::vector<std::string> DotsAndBoxes::fields(State state) const {
    const Lines lines = drawn(state);
    std::vector<int> contents;
    std::size_t line = 0;
    std::size_t box = 0;
    for (int cell = 0; cell < picture_.cells(); ++cell) {
        if (is_line(picture_, cell)) {
            const bool vertical = picture_.row(cell) % 2 == 1;
            contents.push_back((lines >> line & 1U) == 0 ? 0 : vertical ? 3 : 2);
            ++line;
        } else if (is_box(picture_, cell)) {
            contents.push_back((lines & sides_[box]) == sides_[box] ? 4 : 0);
            ++box;
        } else {
            contents.push_back(1);
        }
    }
    return {picture_.text(contents, ".+-|#"), std::to_string(score(state)),
            std::to_string(closed(lines) - score(state))};
}

Result<State> DotsAndBoxes::state_of(int player, std::span<const std::string> fields) const {
    const auto contents = picture_.read(fields[0], ".+-|#");
    if (!contents)
        return tl::unexpected(contents.error());
    Lines lines = 0;
    for (std::size_t line = 0; line < line_cells_.size(); ++line)
        if ((*contents)[static_cast<std::size_t>(line_cells_[line])] != 0)
            lines |= Lines{1} << line;
    const int boxes = closed(lines);
    const auto one = number_of(fields[1], 0, boxes, "the boxes of player 1");
    if (!one)
        return tl::unexpected(one.error());
    const State state = packed(lines, *one, player);
    if (this->fields(state)[0] != fields[0])
        return failure("the board must have + for dots, - and | for lines, # for closed boxes and "
                       ". elsewhere");
    const auto two = number_of(fields[2], boxes - *one, boxes - *one, "the boxes of player 2");
    if (!two)
        return failure(fmt::format(
            "of {} player 2 has {}",
            counted(static_cast<unsigned>(boxes), "closed box", "closed boxes"), boxes - *one));
    return state;
}

} // namespace loggia::game_graph
