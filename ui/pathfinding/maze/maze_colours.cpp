#include "ui/pathfinding/maze/maze_colours.hpp"

#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/theme/colours.hpp"

#include <array>

namespace loggia::ui {

using pathfinding::Mark;

namespace {

QColor floorColour(int terrain, const Colours& colours) {
    if (terrain == pathfinding::water_terrain)
        return mix(colours.hole, colours.player_two, 0.22);
    constexpr double darkest = 0.38;
    return mix(colours.hole, colours.muted_text,
               darkest * (terrain - 1) / (pathfinding::costliest_terrain - 1));
}

} // namespace

QColor cellColour(int terrain, Mark mark, bool backward, const Colours& colours) {
    if (terrain == pathfinding::wall)
        return mix(colours.hole, colours.text, 0.78);
    const QColor floor = floorColour(terrain, colours);
    const QColor explored = backward ? mix(colours.win, colours.hole, 0.15) : colours.player_two;
    const bool dark = contrast(colours.hole, Qt::white) > 3;
    switch (mark) {
    case Mark::unseen:
        return floor;
    case Mark::frontier:
        // On a light floor three steps of 1.5:1 lead to it: looked over, expanded, frontier.
        return dark ? mix(floor, colours.player_one, 0.95)
                    : mix(colours.player_one, colours.player_one_outline, 0.12);
    case Mark::expanded:
        return mix(floor, explored, dark ? (backward ? 0.6 : 0.7) : 0.44);
    case Mark::left:
        return mix(floor, colours.muted_text, 0.35);
    case Mark::cut:
        return mix(floor, colours.player_one, 0.35);
    case Mark::looked_over:
        return mix(floor, explored, dark ? 0.41 : 0.24);
    }
    return floor;
}

QColor digitColour(Mark mark, bool backward, const Colours& colours) {
    const QColor cell = cellColour(pathfinding::costliest_terrain / 2, mark, backward, colours);
    return contrast(colours.text, cell) >= contrast(colours.base, cell) ? colours.text
                                                                        : colours.base;
}

QColor frontierOutline(const Colours& colours) {
    return contrast(colours.player_one_outline, Qt::white) > contrast(colours.base, Qt::white)
               ? colours.player_one_outline
               : colours.base;
}

QColor lookedOverDot(const Colours& colours) {
    return contrast(colours.hole, Qt::white) > 3 ? colours.player_two_outline : colours.player_two;
}

QColor distanceColour(std::uint8_t shade, const Colours& colours) {
    const bool dark = contrast(colours.hole, Qt::white) > 3;
    if (shade == DistanceMap::no_way)
        return mix(colours.hole, colours.muted_text, dark ? 0.3 : 0.35);
    // Of one hue, so that the lightness alone tells how far it is, and so far from the walls' that
    // these are seen.
    const double nearest = dark ? 0.46 : 0.84;
    constexpr double farthest = 0.04;
    return mix(colours.hole, colours.player_one,
               nearest + (farthest - nearest) * shade / DistanceMap::farthest_shade);
}

QColor distanceInk(std::uint8_t shade, const Colours& colours) {
    const QColor cell = distanceColour(shade, colours);
    return contrast(colours.text, cell) >= contrast(colours.base, cell) ? colours.text
                                                                        : colours.base;
}

namespace {

QImage distanceImage(const MazeScene& scene, const Colours& colours) {
    const DistanceMap& map = *scene.distances;
    std::array<QRgb, 256> table{};
    for (std::size_t shade = 0; shade < table.size(); ++shade)
        table.at(shade) = distanceColour(static_cast<std::uint8_t>(shade), colours).rgb();
    const QRgb wall = cellColour(pathfinding::wall, Mark::unseen, false, colours).rgb();
    const pathfinding::Maze& maze = *scene.maze;
    QImage image(maze.width, maze.height, QImage::Format_RGB32);
    std::size_t cell = 0;
    for (int y = 0; y < maze.height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < maze.width; ++x, ++cell)
            line[x] = maze.terrain[cell] == pathfinding::wall ? wall : table[map.shades[cell]];
    }
    return image;
}

} // namespace

QImage mazeImage(const MazeScene& scene, const Colours& colours) {
    if (scene.distances)
        return distanceImage(scene, colours);
    const pathfinding::Maze& maze = *scene.maze;
    std::array<QRgb, std::size_t{mark_values} * pathfinding::terrain_kinds> table{};
    for (int terrain = 0; terrain <= pathfinding::water_terrain; ++terrain)
        for (int mark = 0; mark < mark_values; ++mark)
            table.at(static_cast<std::size_t>(terrain) * mark_values +
                     static_cast<std::size_t>(mark)) =
                cellColour(terrain, static_cast<Mark>(mark & (backward_mark - 1)),
                           (mark & backward_mark) != 0, colours)
                    .rgb();
    QImage image(maze.width, maze.height, QImage::Format_RGB32);
    std::size_t cell = 0;
    const bool marked = scene.marks.size() == maze.terrain.size();
    for (int y = 0; y < maze.height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < maze.width; ++x, ++cell)
            line[x] = table[maze.terrain[cell] * std::size_t{mark_values} +
                            (marked ? scene.marks[cell] % mark_values : 0U)];
    }
    return image;
}

} // namespace loggia::ui
