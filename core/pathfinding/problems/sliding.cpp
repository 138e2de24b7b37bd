#include "core/pathfinding/problems/sliding.hpp"

#include "core/base/random.hpp"
#include "core/pathfinding/problems/tile_heuristics.hpp"
#include "core/pathfinding/problems/tile_patterns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::pathfinding {

namespace {

/// The directions of the gap, each next to its opposite.
constexpr std::array<const char*, 4> ways{"Up", "Down", "Left", "Right"};

std::uint64_t placed(std::uint64_t places, int place, int tile) {
    return places | static_cast<std::uint64_t>(tile) << (4U * static_cast<unsigned>(place));
}

int gap_of(const Tiles& tiles) {
    int place = 0;
    while (tiles.at(place) != 0)
        ++place;
    return place;
}

} // namespace

Tiles ordered_tiles(int side) noexcept {
    Tiles tiles{side, 0};
    for (int place = 0; place < side * side; ++place)
        tiles.places = placed(tiles.places, place, place);
    return tiles;
}

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_between_tiles(char c) {
    return std::string_view(" ,;|/[](){}\t\r\n").find(c) != std::string_view::npos;
}

/// A text of as many bytes with blanks in the place of what stands behind a # in each line, and of
/// a byte order mark.
std::string without_comments(std::string_view text) {
    std::string plain(text);
    if (text.starts_with("\xEF\xBB\xBF"))
        std::fill_n(plain.begin(), 3, ' ');
    bool is_comment = false;
    for (char& c : plain) {
        is_comment = c != '\n' && (is_comment || c == '#');
        c = is_comment ? ' ' : c;
    }
    return plain;
}

/// What stands below a line with the number of rows alone; the text itself where there is none.
std::string_view below_size(std::string_view text) {
    const std::string_view front =
        text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const std::size_t end = front.find('\n');
    if (end == std::string_view::npos)
        return text;
    std::string_view line = front.substr(0, end);
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    if (line != "2" && line != "3" && line != "4")
        return text;
    // So many rows come, and no more: a 3 may be the first tile of a column, too.
    const auto side = static_cast<std::size_t>(line[0] - '0');
    std::size_t numbers = 0;
    for (std::size_t i = end; i < front.size(); ++i)
        if ((is_digit(front[i]) || front[i] == '_') && !is_digit(front[i - 1]))
            ++numbers;
    return numbers == side * side ? front.substr(end + 1) : text;
}

/// Where the gap is among eight tiles that stand one below the other, as in `4   5`: the place in
/// the order of all nine. Their offsets in the text are told.
std::optional<std::size_t> blank_gap(std::string_view text, const std::vector<std::size_t>& tiles) {
    constexpr std::size_t side = 3;
    std::vector<std::vector<std::size_t>> columns;
    std::size_t line = std::string_view::npos; // its beginning
    for (const std::size_t tile : tiles) {
        const std::size_t begin = text.substr(0, tile).find_last_of('\n') + 1; // npos + 1 is 0
        if (columns.empty() || begin != line)
            columns.emplace_back();
        line = begin;
        columns.back().push_back(tile - begin);
    }
    const auto is_full = [](const auto& row) { return row.size() == side; };
    const auto full = std::find_if(columns.begin(), columns.end(), is_full);
    if (columns.size() != side || full == columns.end())
        return std::nullopt;
    std::optional<std::size_t> gap;
    for (std::size_t row = 0; row < side; ++row)
        for (std::size_t i = 0; i < side; ++i) {
            const bool is_there =
                std::binary_search(columns[row].begin(), columns[row].end(), (*full)[i]);
            if (!is_there && gap)
                return std::nullopt;
            if (!is_there)
                gap = row * side + i;
        }
    return gap;
}

} // namespace

bool looks_like_tiles(std::string_view text) {
    const std::string front = without_comments(text);
    bool has_gap = false;
    bool has_tile = false; // of a grid of 0 and 1, which may be a maze, there is none
    for (std::size_t i = 0; i < front.size(); ++i) {
        if (!is_digit(front[i]) && front[i] != '_' && !is_between_tiles(front[i]))
            return false;
        has_gap =
            has_gap || front[i] == '_' || (front[i] == '0' && (i == 0 || !is_digit(front[i - 1])));
        has_tile = has_tile || (front[i] >= '2' && front[i] <= '9');
    }
    return (has_gap && has_tile) || tiles_of(text); // such as 724506831
}

bool may_have_gap_last(std::string_view text) {
    const std::string plain = without_comments(text);
    if (below_size(plain).size() != plain.size())
        return true;
    const auto tiles = tiles_of(text);
    if (!tiles)
        return false;
    const int side = tiles->side;
    // The Manhattan distances to the order in which tile 1 is at home at a place.
    const auto distance_to = [&](int first) {
        int distance = 0;
        for (int place = 0; place < side * side; ++place) {
            if (tiles->at(place) == 0)
                continue;
            const int home = tiles->at(place) - 1 + first;
            distance += std::abs(place / side - home / side) + std::abs(place % side - home % side);
        }
        return distance;
    };
    return 2 * distance_to(0) <= distance_to(1);
}

Result<Tiles> tiles_of(std::string_view whole) {
    const std::string plain = without_comments(whole);
    const std::string_view text = below_size(plain);
    const std::size_t skipped = plain.size() - text.size(); // for places
    std::vector<int> numbers;
    std::vector<std::size_t> offsets;
    std::string_view told = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    told.remove_prefix(std::min(told.find_first_not_of(" \t\r\n"), told.size()));
    const bool packed =
        std::all_of(told.begin(), told.end(), [](char c) { return is_digit(c) || c == '_'; });
    for (std::size_t i = 0; i < text.size() && numbers.size() < 17;) {
        if (text[i] == '_') {
            offsets.push_back(i++);
            numbers.push_back(0);
            continue;
        }
        if (!is_digit(text[i])) {
            if (!is_between_tiles(text[i]))
                return failure("expected the number of a tile", span_at(whole, skipped + i));
            ++i;
            continue;
        }
        offsets.push_back(i);
        int number = 0;
        const std::size_t first = i;
        while (i < text.size() && is_digit(text[i]) && (!packed || i == first)) {
            number = std::min(number * 10 + (text[i] - '0'), 1000);
            ++i;
        }
        numbers.push_back(number);
    }
    if (numbers.size() == 8 && std::all_of(numbers.begin(), numbers.end(),
                                           [](int number) { return number > 0 && number < 9; }))
        if (const auto gap = blank_gap(text, offsets)) {
            const auto place = static_cast<std::ptrdiff_t>(*gap);
            numbers.insert(numbers.begin() + place, 0);
            offsets.insert(offsets.begin() + place, offsets[std::min<std::size_t>(*gap, 7)]);
        }
    const std::size_t count = numbers.size();
    if (count != 4 && count != 9 && count != 16)
        return failure(fmt::format("expected 4, 9 or 16 tiles, found {}{}",
                                   count > 16 ? "more than " : "",
                                   std::min<std::size_t>(count, 16)));
    Tiles tiles{count == 4 ? 2 : count == 9 ? 3 : 4, 0};
    std::array<bool, 16> seen{};
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = static_cast<std::size_t>(numbers[i]);
        if (number >= count || seen[number])
            return failure(fmt::format("expected each tile from 0 to {} once, found {}{}",
                                       count - 1, number, number < count ? " again" : ""),
                           span_at(whole, skipped + offsets[i]));
        seen[number] = true;
        tiles.places = placed(tiles.places, static_cast<int>(i), numbers[i]);
    }
    return tiles;
}

std::string to_text(const Tiles& tiles) {
    std::string text;
    for (int place = 0; place < tiles.side * tiles.side; ++place)
        text += fmt::format("{}{}", tiles.at(place), (place + 1) % tiles.side == 0 ? '\n' : ' ');
    return text;
}

bool reachable(const Tiles& from, const Tiles& to) noexcept {
    if (from.side != to.side)
        return false;
    // A move is a transposition and takes the gap one step: both parities change together.
    const int count = from.side * from.side;
    std::array<int, 16> wanted{};
    for (int place = 0; place < count; ++place)
        wanted[static_cast<std::size_t>(to.at(place))] = place;
    std::array<int, 16> order{};
    for (int place = 0; place < count; ++place)
        order[static_cast<std::size_t>(place)] = wanted[static_cast<std::size_t>(from.at(place))];
    int inversions = 0;
    for (int i = 0; i < count; ++i)
        for (int j = i + 1; j < count; ++j)
            inversions += order[static_cast<std::size_t>(i)] > order[static_cast<std::size_t>(j)];
    const int a = gap_of(from);
    const int b = gap_of(to);
    const int way =
        std::abs(a / from.side - b / from.side) + std::abs(a % from.side - b % from.side);
    return (inversions + way) % 2 == 0;
}

std::optional<Tiles> pushed(const Tiles& tiles, int place) noexcept {
    if (place < 0 || place >= tiles.side * tiles.side)
        return std::nullopt;
    const int gap = gap_of(tiles);
    const int rows = std::abs(gap / tiles.side - place / tiles.side);
    const int columns = std::abs(gap % tiles.side - place % tiles.side);
    if (rows + columns != 1)
        return std::nullopt;
    return Tiles{tiles.side, placed(tiles.places & ~placed(0, place, 15), gap, tiles.at(place))};
}

Tiles shuffled_tiles(int side, int moves, std::uint64_t seed) noexcept {
    Random random(seed);
    Tiles tiles = ordered_tiles(side);
    int before = -1; // where the gap was: to go there would take the last move back
    for (int move = 0; move < moves; ++move) {
        const int gap = gap_of(tiles);
        std::array<Tiles, 4> next;
        std::size_t count = 0;
        for (const int place : {gap - side, gap + side, gap - 1, gap + 1})
            if (place != before)
                if (const auto made = pushed(tiles, place))
                    next.at(count++) = *made;
        if (count == 0)
            break; // with a side of 1 nothing moves
        tiles = next.at(static_cast<std::size_t>(random.below(count)));
        before = gap;
    }
    return tiles;
}

SlidingProblem::SlidingProblem(const Tiles& start, SlidingHeuristic heuristic,
                               std::shared_ptr<const TilePatterns> patterns)
    : side_(start.side), goal_(ordered_tiles(start.side).places), heuristic_(heuristic),
      patterns_(std::move(patterns)) {
    table_.number(std::array{start.places});
}

Result<std::unique_ptr<SlidingProblem>>
SlidingProblem::make(const Tiles& start, SlidingHeuristic heuristic, const Control& control) {
    std::shared_ptr<const TilePatterns> patterns;
    if (heuristic == SlidingHeuristic::patterns) {
        patterns = TilePatterns::of(start.side, control);
        if (!patterns)
            return failure("stopped");
    }
    return std::make_unique<SlidingProblem>(start, heuristic, std::move(patterns));
}

std::size_t SlidingProblem::bytes() const noexcept {
    return table_.bytes() + (patterns_ ? patterns_->bytes() : 0);
}

bool SlidingProblem::is_goal(State state) const {
    return table_.row(state)[0] == goal_;
}

std::optional<State> SlidingProblem::goal() {
    return table_.number(std::array{goal_});
}

void SlidingProblem::make_steps(State state, bool backward, std::vector<Step>& steps) {
    steps.clear();
    const Tiles tiles = this->tiles(state);
    const int gap = gap_of(tiles);
    const int row = gap / side_;
    const int column = gap % side_;
    const std::array<std::pair<bool, int>, 4> moves{std::pair{row > 0, gap - side_},
                                                    {row + 1 < side_, gap + side_},
                                                    {column > 0, gap - 1},
                                                    {column + 1 < side_, gap + 1}};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto [possible, to] = moves[i];
        if (!possible)
            continue;
        const int tile = tiles.at(to);
        const std::uint64_t next = placed(tiles.places & ~placed(0, to, 15), gap, tile);
        const auto action = static_cast<Action>(backward ? i ^ 1U : i);
        steps.push_back({table_.number(std::array{next}), action, 1});
    }
}

void SlidingProblem::successors(State state, std::vector<Step>& steps) {
    make_steps(state, false, steps);
}

void SlidingProblem::predecessors(State state, std::vector<Step>& steps) {
    make_steps(state, true, steps);
}

std::optional<std::string> SlidingProblem::why_no_path() const {
    if (reachable(tiles(0), {side_, goal_}))
        return std::nullopt;
    return "not solvable (parity): half of all orders cannot reach the goal, which has the gap "
           "first. Swap any two tiles to get a solvable order";
}

Cost SlidingProblem::heuristic_value(State state) {
    return detail::with_tile_heuristic(heuristic_, patterns_.get(), side_, [&](const auto& by) {
        return Cost{by.heuristic_value(by.start(tiles(state)))};
    });
}

std::string SlidingProblem::name(State state) const {
    std::string text = to_text(tiles(state));
    text.pop_back();
    std::replace(text.begin(), text.end(), '\n', '/');
    return text;
}

std::string SlidingProblem::name(State /*from*/, const Step& step) const {
    return ways[step.action];
}

} // namespace loggia::pathfinding
