#include "core/pathfinding/grids/scenario.hpp"

#include "core/base/random.hpp"
#include "core/base/scanner.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/jump_point_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace loggia::pathfinding {

namespace {

/// The fields of a line, of which the second may hold blanks.
struct Fields {
    std::vector<Word> words;
    std::size_t numbers = 0; ///< where those behind the map begin
    std::string_view map;
};

Result<Fields> fields_of(const TextLine& line, bool sizes) {
    Fields fields{words_of(line.text), 0, {}};
    const std::vector<Word>& words = fields.words;
    const std::size_t count = sizes ? 9 : 7;
    if (words.size() < count)
        return failure(fmt::format("expected bucket, map,{} start, goal and length, {} fields; "
                                   "found {}",
                                   sizes ? " width, height," : "", count, words.size()),
                       line.span(0, line.text.size()));
    fields.numbers = words.size() - (count - 2);
    const Word& last = words[fields.numbers - 1];
    fields.map = line.text.substr(words[1].at, last.at + last.text.size() - words[1].at);
    return fields;
}

Result<void> check_size(const Scenario& scenario, SourceSpan span) {
    const auto side = [](int value) { return value >= 1 && value <= most_side; };
    if (side(scenario.width) && side(scenario.height) &&
        static_cast<std::size_t>(scenario.width) <=
            most_cells / static_cast<std::size_t>(scenario.height))
        return {};
    return failure(fmt::format("expected a map of 1 to {} columns and rows and at most {} cells",
                               most_side, most_cells),
                   span);
}

Result<Scenario> scenario_of(const TextLine& line, bool sizes) {
    const auto fields = fields_of(line, sizes);
    if (!fields)
        return tl::unexpected(fields.error());
    const auto span = [&](std::size_t field) {
        const Word& word = fields->words[field];
        return line.span(word.at, word.text.size());
    };
    Scenario scenario;
    const auto number = [&](std::size_t field, int& value) -> Result<void> {
        const auto read = fields->words[field].number<int>();
        if (!read || *read < 0)
            return failure("expected a number, 0 or more", span(field));
        value = *read;
        return {};
    };
    std::vector<std::pair<std::size_t, int*>> numbers{{0, &scenario.bucket}};
    std::size_t next = fields->numbers;
    if (sizes) {
        numbers.emplace_back(next++, &scenario.width);
        numbers.emplace_back(next++, &scenario.height);
    }
    for (int* const value :
         {&scenario.start.x, &scenario.start.y, &scenario.goal.x, &scenario.goal.y})
        numbers.emplace_back(next++, value);
    for (const auto& [field, value] : numbers)
        if (const auto good = number(field, *value); !good)
            return tl::unexpected(good.error());
    scenario.map = fields->map;
    if (sizes)
        if (const auto good = check_size(scenario, span(fields->numbers)); !good)
            return tl::unexpected(good.error());
    const auto length = fields->words[next].number<double>();
    if (!length || !std::isfinite(*length) || *length < 0)
        return failure("expected the length of the shortest path", span(next));
    scenario.length = *length;
    scenario.printed = fields->words[next].text;
    return scenario;
}

/// Significant digits and decimals of a number as it is printed; without its last zeros the
/// significant ones, for nothing says whether these were rounded.
std::pair<int, int> precision_of(std::string_view number) {
    const std::size_t exponent_at = std::min(number.find_first_of("eE"), number.size());
    int exponent = 0;
    if (exponent_at + 1 < number.size()) {
        std::string_view text = number.substr(exponent_at + 1);
        text.remove_prefix(text.starts_with('+') ? 1 : 0);
        std::from_chars(text.data(), text.data() + text.size(), exponent);
    }
    int digits = 0;
    int decimals = 0;
    int zeros = 0; // at the end, so far
    bool point = false;
    for (const char c : number.substr(0, exponent_at)) {
        point = point || c == '.';
        if (c < '0' || c > '9')
            continue;
        decimals += point ? 1 : 0;
        zeros = c == '0' ? zeros + 1 : 0;
        digits += digits > 0 || c != '0' ? 1 : 0;
    }
    constexpr int most = 400; // no double has more
    return {std::clamp(digits - zeros, 0, most),
            std::clamp(decimals - std::clamp(exponent, -most, most), 0, most)};
}

/// The version that a file's first line gives: 0 where it is a question without sizes.
Result<int> version_of(const std::vector<TextLine>& lines) {
    const auto head = lines.empty() ? std::vector<Word>() : words_of(lines.front().text);
    const auto wrong =
        failure("expected version 1", SourceSpan{lines.empty() ? 1 : lines.front().number});
    if (head.empty())
        return wrong;
    if (head.front().text != "version") {
        constexpr std::size_t fields = 7;
        if (head.size() < fields || !head.front().number<int>())
            return wrong;
        return 0;
    }
    if (head.size() != 2 || head[1].number<double>() != 1.0)
        return wrong;
    return 1;
}

} // namespace

Result<std::vector<Scenario>> scenarios_of(std::string_view text) {
    const std::vector<TextLine> lines = lines_of(text);
    const auto version = version_of(lines);
    if (!version)
        return tl::unexpected(version.error());
    std::vector<Scenario> scenarios;
    for (std::size_t i = *version == 0 ? 0 : 1; i < lines.size(); ++i) {
        if (words_of(lines[i].text).empty())
            continue;
        auto scenario = scenario_of(lines[i], *version != 0);
        if (!scenario)
            return tl::unexpected(scenario.error());
        scenarios.push_back(*std::move(scenario));
    }
    return scenarios;
}

std::string to_text(const std::vector<Scenario>& scenarios) {
    const bool sizes = scenarios.empty() || scenarios.front().width > 0;
    std::string text = sizes ? "version 1\n" : "";
    for (const Scenario& s : scenarios) {
        text += fmt::format("{}\t{}\t", s.bucket, s.map);
        if (sizes)
            text += fmt::format("{}\t{}\t", s.width, s.height);
        text += fmt::format("{}\t{}\t{}\t{}\t{}\n", s.start.x, s.start.y, s.goal.x, s.goal.y,
                            s.printed);
    }
    return text;
}

LengthPrecision::LengthPrecision(std::span<const Scenario> scenarios) {
    for (const Scenario& scenario : scenarios) {
        const auto [digits, decimals] = precision_of(scenario.printed);
        digits_ = std::max(digits_, digits);
        decimals_ = std::max(decimals_, decimals);
    }
}

bool LengthPrecision::agrees(double length, const Scenario& scenario) const noexcept {
    // Half of the last digit's unit, and what other programs' sums were off by before they were
    // rounded: those of files with few digits were made in single precision.
    constexpr int single_digits = 8;
    const double off = digits_ < single_digits ? 0x1p-24 : 1e-9;
    const double known = scenario.length;
    const double magnitude = known > 0 ? std::floor(std::log10(known)) + 1 : 0;
    const double by_digits = 0.5 * std::pow(10.0, magnitude - digits_);
    // Whole numbers alone, say 1 and 12, are lengths of straight paths and not rounded.
    const double by_decimals = decimals_ > 0 ? 0.5 * std::pow(10.0, -decimals_) : 0;
    const double tolerance = decimals_ > 0 ? std::max(by_digits, by_decimals) : 0;
    return std::abs(length - known) <= tolerance + off * std::max(1.0, known);
}

Maze scaled(const Maze& map, int width, int height) {
    Maze made = Maze::floor(width, height);
    made.neighbours = map.neighbours;
    for (std::size_t cell = 0; cell < made.cells(); ++cell) {
        const Point at = made.point(cell);
        const auto shrink = [](int value, int from, int to) {
            return static_cast<int>(std::int64_t{value} * to / from);
        };
        made.terrain[cell] = map.terrain[map.index(
            {shrink(at.x, width, map.width), shrink(at.y, height, map.height)})];
    }
    return made;
}

std::vector<std::filesystem::path> map_places(const std::filesystem::path& scenarios,
                                              std::string_view map) {
    using std::filesystem::path;
    std::string name(map);
    std::replace(name.begin(), name.end(), '\\', '/');
    const path told(name);
    const path bare = told.filename();
    const path folder = scenarios.parent_path();
    std::vector<path> places;
    const auto add = [&](const path& place) {
        if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(place);
    };
    add(folder / told);
    if (told.is_absolute())
        add(told);
    add(folder / bare);
    constexpr int above = 4;
    path from = folder;
    for (int i = 0; i < above; ++i) {
        std::string last = from.filename().string();
        if (const std::size_t at = last.rfind("scen"); at != std::string::npos) {
            const std::size_t end = last.starts_with("scenario") ? 8 : 4;
            add(from.parent_path() / (last.substr(0, at) + "map" + last.substr(at + end)) / bare);
            add(from.parent_path() / (last.substr(0, at) + "maps") / bare);
        }
        from = from.empty() ? path("..") : from / "..";
        add(from / told);
        add(from / "maps" / bare);
    }
    // In HOG2, scenarios/mapf/scen-even has the questions about maps/mapf.
    path below;
    for (path at = folder; at.has_filename(); at = at.parent_path()) {
        for (path part = below; at.filename() == "scenarios"; part = part.parent_path()) {
            add(at.parent_path() / "maps" / part / bare);
            if (part.empty())
                break;
        }
        below = at.filename() / below;
    }
    if (scenarios.extension() == ".scen")
        add(path(scenarios).replace_extension());
    return places;
}

namespace {

/// A search on one surface of a maze.
struct SurfaceSearch {
    SurfaceSearch(const Maze& maze, Surface surface) : grid(maze, surface), search(grid) {}

    Grid grid;
    JumpPointSearch search;
};

} // namespace

Result<std::vector<Scenario>> random_scenarios(const Maze& maze, const std::string& map, int count,
                                               std::uint64_t seed, const Control& control) {
    SurfaceSearch on_land(maze, Surface::land);
    const auto in_water =
        maze.has_water() ? std::make_unique<SurfaceSearch>(maze, Surface::water) : nullptr;
    std::vector<std::size_t> floor;
    for (std::size_t cell = 0; cell < maze.cells(); ++cell)
        if (maze.passable(maze.point(cell)))
            floor.push_back(cell);
    std::vector<Scenario> scenarios;
    Random random(seed);
    constexpr int tries_each = 20;
    for (int tries = 0; !floor.empty() && tries < count * tries_each; ++tries) {
        const Point start = maze.point(floor[random.below(floor.size())]);
        const Point goal = maze.point(floor[random.below(floor.size())]);
        JumpPointSearch& search =
            maze.surface(start) == Surface::water ? in_water->search : on_land.search;
        const GridPath path = search.find(start, goal, control);
        if (!path.complete || control.stop_requested())
            return failure("stopped");
        if (!path.found)
            continue;
        constexpr double bucket_width = 4; // as the benchmark's own files have it
        const double length = path.length.length();
        scenarios.push_back({static_cast<int>(length / bucket_width), map, maze.width, maze.height,
                             start, goal, length, fmt::format("{}", length)});
        if (scenarios.size() == static_cast<std::size_t>(count))
            break;
    }
    return scenarios;
}

} // namespace loggia::pathfinding
