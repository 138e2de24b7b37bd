#include "ui/pathfinding/maze/maze_json.hpp"

#include "ui/undo/packed.hpp"

#include <QByteArray>
#include <QJsonArray>

#include <algorithm>
#include <vector>

namespace loggia::ui {

using pathfinding::Maze;
using pathfinding::Point;

namespace {

QJsonArray pointsJson(const std::vector<Point>& points) {
    QJsonArray json;
    for (const Point& point : points)
        json << point.x << point.y;
    return json;
}

/// Those that lie on passable cells, in order and once.
std::vector<Point> pointsFrom(const QJsonValue& value, const Maze& maze) {
    const QJsonArray json = value.toArray();
    std::vector<Point> points;
    for (qsizetype i = 0; i + 1 < json.size(); i += 2) {
        const Point point{json[i].toInt(-1), json[i + 1].toInt(-1)};
        if (maze.passable(point))
            points.push_back(point);
    }
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

std::optional<Point> pointFrom(const QJsonValue& value, const Maze& maze) {
    const std::vector<Point> points = pointsFrom(value, maze);
    return points.empty() ? std::nullopt : std::optional(points.front());
}

} // namespace

QJsonObject jsonOf(const Maze& maze) {
    const QByteArray terrain(reinterpret_cast<const char*>(maze.terrain.data()),
                             static_cast<qsizetype>(maze.terrain.size()));
    QJsonObject json{
        {QStringLiteral("width"), maze.width},
        {QStringLiteral("height"), maze.height},
        {QStringLiteral("eight"), maze.neighbours == pathfinding::Neighbours::eight},
        {QStringLiteral("terrain"), QString::fromLatin1(qCompress(terrain).toBase64())},
        {QStringLiteral("food"), pointsJson(maze.food)},
        {QStringLiteral("ghosts"), pointsJson(maze.ghosts)},
        {QStringLiteral("capsules"), pointsJson(maze.capsules)}};
    if (maze.start)
        json.insert(QStringLiteral("start"), pointsJson({*maze.start}));
    if (maze.goal)
        json.insert(QStringLiteral("goal"), pointsJson({*maze.goal}));
    return json;
}

std::optional<Maze> mazeFrom(const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    const int width = get("width").toInt();
    const int height = get("height").toInt();
    if (width < 1 || height < 1 ||
        static_cast<std::size_t>(width) * static_cast<std::size_t>(height) > most_shown_cells)
        return std::nullopt;
    Maze maze = Maze::floor(width, height);
    const auto terrain = unpacked(QByteArray::fromBase64(get("terrain").toString().toLatin1()),
                                  static_cast<qsizetype>(maze.cells()));
    if (!terrain || static_cast<std::size_t>(terrain->size()) != maze.cells())
        return std::nullopt;
    for (std::size_t i = 0; i < maze.cells(); ++i)
        maze.terrain[i] = std::min(static_cast<std::uint8_t>((*terrain)[static_cast<qsizetype>(i)]),
                                   pathfinding::water_terrain);
    maze.neighbours =
        get("eight").toBool() ? pathfinding::Neighbours::eight : pathfinding::Neighbours::four;
    maze.start = pointFrom(get("start"), maze);
    maze.goal = pointFrom(get("goal"), maze);
    maze.food = pointsFrom(get("food"), maze);
    maze.ghosts = pointsFrom(get("ghosts"), maze);
    maze.capsules = pointsFrom(get("capsules"), maze);
    return maze;
}

} // namespace loggia::ui
