#include "ui/game_graph/graph/drawn_game.hpp"

#include "ui/widgets/graph/free_point.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using game_graph::Drawn;
using game_graph::Game;
using game_graph::Outcome;
using game_graph::Token;

namespace {

constexpr double drawing_row = 90;
constexpr double drawing_column = 110;

bool hasPlace(const DrawnGame& drawing, std::string_view name) {
    const auto& names = drawing.drawn.places;
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// a, b, ... z, a2, b2, ...
std::string freeName(const DrawnGame& drawing) {
    for (std::size_t i = 0;; ++i) {
        std::string name(1, static_cast<char>('a' + i % 26));
        if (i >= 26)
            name += std::to_string(i / 26 + 1);
        if (!hasPlace(drawing, name))
            return name;
    }
}

std::vector<QPointF> pointsOf(const Drawn& drawn) {
    std::vector<int> row(drawn.places.size(), -1);
    std::vector<std::size_t> order{drawn.start};
    row[drawn.start] = 0;
    std::vector<std::vector<std::size_t>> next(drawn.places.size());
    for (const Drawn::Arrow& arrow : drawn.arrows)
        next[arrow.from].push_back(arrow.to);
    for (std::size_t i = 0; i < order.size(); ++i)
        for (const std::size_t to : next[order[i]])
            if (row[to] < 0) {
                row[to] = row[order[i]] + 1;
                order.push_back(to);
            }
    int last = row[order.back()];
    // What cannot be reached stands below.
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i] < 0) {
            row[i] = last + 1;
            order.push_back(i);
        }
    std::vector<QPointF> points(drawn.places.size());
    constexpr std::size_t widest = 12;
    double top = 0;
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first;
        while (end < order.size() && row[order[end]] == row[order[first]] && end - first < widest)
            ++end;
        const double left = -static_cast<double>(end - first - 1) * drawing_column / 2;
        for (std::size_t i = first; i < end; ++i)
            points[order[i]] = {left + static_cast<double>(i - first) * drawing_column, top};
        top += drawing_row;
        first = end;
    }
    return points;
}

/// Those that the graph has, and the others beside them.
void takePoints(const Drawn& drawn, std::vector<QPointF>& points) {
    constexpr double rounded = 2; // that file and picture may differ by
    std::vector<QPointF> taken;
    std::vector<std::size_t> free;
    for (std::size_t i = 0; i < drawn.points.size(); ++i)
        if (const auto& point = drawn.points[i])
            taken.push_back(points[i] = freePoint(taken, QPointF(point->x, point->y),
                                                  place_distance - rounded, taken.size()));
        else
            free.push_back(i);
    for (const std::size_t i : free)
        taken.push_back(points[i] = freePoint(taken, points[i], place_distance, taken.size()));
}

void sortArrows(Drawn& drawn) {
    std::stable_sort(drawn.arrows.begin(), drawn.arrows.end(),
                     [](const auto& a, const auto& b) { return a.from < b.from; });
}

} // namespace

std::uint8_t DrawnGame::playersOf(std::size_t from, std::size_t to) const {
    std::uint8_t players = 0;
    for (const Drawn::Arrow& arrow : drawn.arrows)
        if (arrow.from == from && arrow.to == to)
            players |= arrow.players;
    return players;
}

DrawnGame newDrawnGame() {
    DrawnGame drawing;
    drawing.drawn.places = {"a"};
    drawing.drawn.ends = {std::nullopt};
    drawing.points = {{0, 0}};
    return drawing;
}

DrawnGame loopyExample() {
    DrawnGame drawing;
    drawing.drawn.places = {"a", "b", "c", "d", "e", "f", "g"};
    drawing.drawn.ends.assign(drawing.size(), std::nullopt);
    drawing.drawn.ends[6] = Outcome::loss;
    drawing.drawn.arrows = {{0, 1, 3}, {0, 2, 3}, {1, 3, 3}, {2, 0, 3}, {2, 4, 3},
                            {3, 1, 3}, {3, 5, 3}, {4, 5, 3}, {5, 6, 3}};
    drawing.points = {{0, 0}, {-120, 60}, {120, 60}, {-120, 180}, {120, 180}, {0, 240}, {0, 340}};
    return drawing;
}

Game gameOf(const DrawnGame& drawing) {
    return Game(Token(drawing.drawn, drawing.misere));
}

DrawnGame drawnGameOf(const Token& token) {
    DrawnGame drawing;
    drawing.drawn = token.drawn();
    drawing.misere = token.misere();
    drawing.points = pointsOf(drawing.drawn);
    takePoints(drawing.drawn, drawing.points);
    drawing.drawn.points.clear();
    return drawing;
}

Game gameWithPoints(const DrawnGame& drawing) {
    Drawn drawn = drawing.drawn;
    if (drawing.points != pointsOf(drawn))
        for (const QPointF& point : drawing.points)
            drawn.points.emplace_back(Drawn::Point{qRound(point.x()), qRound(point.y())});
    return Game(Token(std::move(drawn), drawing.misere));
}

DrawnGame withPlace(DrawnGame drawing, const QPointF& point) {
    if (drawing.size() >= most_drawn_places)
        return drawing;
    const QPointF at = freePoint(drawing.points, point, place_distance, drawing.size());
    drawing.drawn.places.push_back(freeName(drawing));
    drawing.drawn.ends.emplace_back();
    drawing.points.push_back(at);
    return drawing;
}

DrawnGame withoutPlace(DrawnGame drawing, std::size_t place) {
    if (place >= drawing.size() || drawing.size() == 1)
        return drawing;
    const auto offset = static_cast<std::ptrdiff_t>(place);
    Drawn& drawn = drawing.drawn;
    drawn.places.erase(drawn.places.begin() + offset);
    drawn.ends.erase(drawn.ends.begin() + offset);
    drawing.points.erase(drawing.points.begin() + offset);
    const auto gone = [place](const Drawn::Arrow& arrow) {
        return arrow.from == place || arrow.to == place;
    };
    drawn.arrows.erase(std::remove_if(drawn.arrows.begin(), drawn.arrows.end(), gone),
                       drawn.arrows.end());
    for (Drawn::Arrow& arrow : drawn.arrows) {
        arrow.from -= arrow.from > place ? 1 : 0;
        arrow.to -= arrow.to > place ? 1 : 0;
    }
    if (drawn.start == place)
        drawn.start = 0;
    else if (drawn.start > place)
        --drawn.start;
    return drawing;
}

DrawnGame withPlaceAt(DrawnGame drawing, std::size_t place, const QPointF& point) {
    if (place < drawing.size())
        drawing.points[place] = freePoint(drawing.points, point, place_distance, place);
    return drawing;
}

DrawnGame withArrowToggled(DrawnGame drawing, std::size_t from, std::size_t to,
                           std::uint8_t players) {
    players &= both_players;
    if (from >= drawing.size() || to >= drawing.size() || players == 0)
        return drawing;
    auto& arrows = drawing.drawn.arrows;
    const std::uint8_t before = drawing.playersOf(from, to);
    std::erase_if(arrows,
                  [&](const Drawn::Arrow& arrow) { return arrow.from == from && arrow.to == to; });
    if (before != players) {
        // A place has arrows or an end.
        drawing.drawn.ends[from].reset();
        arrows.push_back(
            {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to), players});
        sortArrows(drawing.drawn);
    }
    return drawing;
}

DrawnGame withEnd(DrawnGame drawing, std::size_t place, std::optional<Outcome> end) {
    if (place >= drawing.size())
        return drawing;
    drawing.drawn.ends[place] = end;
    if (end)
        std::erase_if(drawing.drawn.arrows,
                      [place](const Drawn::Arrow& arrow) { return arrow.from == place; });
    return drawing;
}

DrawnGame withStart(DrawnGame drawing, std::size_t place) {
    if (place < drawing.size())
        drawing.drawn.start = static_cast<std::uint32_t>(place);
    return drawing;
}

Result<DrawnGame> withName(DrawnGame drawing, std::size_t place, std::string_view name) {
    if (place >= drawing.size() || drawing.drawn.places[place] == name)
        return drawing;
    if (hasPlace(drawing, name))
        return failure("another state already has this name");
    // What can be a name is what the reader takes for one.
    auto alone = game_graph::drawn_of("start " + std::string(name));
    if (!alone || alone->places.size() != 1 || alone->places[0] != name)
        return failure("a name must be one word other than start, without ->, →, <- or any of "
                       "# = : , ; ( ) \" \\");
    drawing.drawn.places[place] = name;
    return drawing;
}

} // namespace loggia::ui
