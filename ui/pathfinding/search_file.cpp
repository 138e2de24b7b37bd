#include "ui/pathfinding/search_file.hpp"

#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grids/scenario_map.hpp"
#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/maze/maze_json.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace loggia::ui {

using pathfinding::MazeFormat;

namespace {

class SearchFileWords {
    Q_DECLARE_TR_FUNCTIONS(SearchFile)
};

constexpr QLatin1String tiles_id("tiles");
constexpr QLatin1String graph_id("graph");

Result<SearchFile> shownMap(Result<pathfinding::AskedMap> asked, std::optional<SavedForm> form) {
    if (!asked)
        return tl::unexpected(std::move(asked.error()));
    if (asked->maze.cells() > most_shown_cells)
        return failure("the maze is too large (the limit is 1,048,576 cells); loggia-cli searches "
                       "larger mazes");
    return SearchFile{std::move(asked->maze), form, questionsOf(std::move(asked->questions))};
}

/// What of a maze is not in its file.
QStringList lostParts(const pathfinding::Maze& maze, const pathfinding::Maze& file) {
    QStringList lost;
    if (maze.start && maze.start != file.start)
        lost << SearchFileWords::tr("the start");
    if (maze.goal && maze.goal != file.goal)
        lost << SearchFileWords::tr("the goal");
    if (!maze.food.empty() && maze.food != file.food)
        lost << SearchFileWords::tr("the food");
    if (maze.ghosts != file.ghosts)
        lost << SearchFileWords::tr("the ghosts");
    if (maze.capsules != file.capsules)
        lost << SearchFileWords::tr("the capsules");
    if (maze.terrain != file.terrain)
        lost << (maze.weighted() ? SearchFileWords::tr("the costs of cells")
                                 : SearchFileWords::tr("the floor in the bottom left corner"));
    if (maze.neighbours != file.neighbours)
        lost << SearchFileWords::tr("the number of neighbours");
    return lost;
}

} // namespace

QString idOf(SavedForm form) {
    switch (form) {
    case SavedForm::tiles:
        return tiles_id;
    case SavedForm::graph:
        return graph_id;
    default:
        return idText(id_of(static_cast<MazeFormat>(form)));
    }
}

std::optional<SavedForm> savedFormOf(const QString& id) {
    if (id == tiles_id)
        return SavedForm::tiles;
    if (id == graph_id)
        return SavedForm::graph;
    if (const auto format = pathfinding::maze_format_of(id.toStdString()))
        return static_cast<SavedForm>(*format);
    return {};
}

Result<SearchFile> readSearchFile(const std::string& text, const QString& path) {
    if (pathfinding::is_scenario(text) && !path.isEmpty())
        return shownMap(pathfinding::map_of_scenario(text, path.toStdString()), std::nullopt);
    // No maze has a 0 in it, which every order of tiles has.
    auto tiles = pathfinding::tiles_of(text);
    if (tiles && tiles->side >= 3)
        return SearchFile{*tiles, SavedForm::tiles};
    if (!tiles && pathfinding::looks_like_tiles(text))
        return tl::unexpected(std::move(tiles.error()));
    if (pathfinding::looks_like_roads(text)) {
        auto graph = pathfinding::road_question_of(text);
        if (!graph)
            return tl::unexpected(std::move(graph.error()));
        return SearchFile{tripFrom(*graph), SavedForm::graph};
    }
    if (pathfinding::is_scenario(text))
        return failure(
            "this is a MovingAI scenario: open it with its map, or run 'loggia-cli path scenario'");
    auto maze = pathfinding::maze_of(text);
    if (!maze)
        return tl::unexpected(std::move(maze.error()));
    const MazeFormat format = pathfinding::detect_format(text);
    pathfinding::AskedMap asked{std::move(*maze), {}};
    const auto is_open = [&] { return !asked.maze.start && !asked.maze.goal; };
    if (!path.isEmpty() && is_open())
        asked = with_questions_beside(std::move(asked.maze), path.toStdString());
    // A map tells of no question: two cells far apart are one.
    if (is_open() && format == MazeFormat::moving_ai)
        asked.maze = pathfinding::with_far_ends(std::move(asked.maze));
    return shownMap(std::move(asked), static_cast<SavedForm>(format));
}

QByteArray textOf(const MazeDocument& document, SavedForm form) {
    if (form == SavedForm::tiles) {
        const pathfinding::Tiles* tiles = tilesOf(document.subject());
        return QByteArray::fromStdString(
            to_text(tiles != nullptr ? *tiles : document.lastTiles(3)));
    }
    if (form == SavedForm::graph) {
        const RoadTrip* graph = graphOf(document.subject());
        return QByteArray::fromStdString(
            to_text(questionOf(graph != nullptr ? *graph : document.lastGraph())));
    }
    const pathfinding::Maze& maze = *document.maze();
    const auto format = static_cast<MazeFormat>(form);
    auto text = to_text(format == MazeFormat::layout ? with_layout_goal(maze) : maze, format);
    // What a format has no words for is not lost for the name of a file.
    if (!text)
        text = to_text(maze, MazeFormat::plain);
    return text ? QByteArray::fromStdString(*text) : QByteArray();
}

QString lossIn(const MazeDocument& document, SavedForm form) {
    const bool has_tiles = tilesOf(document.subject()) != nullptr;
    const bool has_graph = graphOf(document.subject()) != nullptr;
    if (form == SavedForm::tiles)
        return has_tiles
                   ? QString()
                   : SearchFileWords::tr(
                         "This format stores only a sliding puzzle. You would lose the maze.");
    if (form == SavedForm::graph)
        return has_graph ? QString()
                         : SearchFileWords::tr("This format stores only a graph. You would lose "
                                               "the problem that is searched now.");
    if (has_graph)
        return SearchFileWords::tr("This format stores only the maze. You would lose the graph.");
    if (has_tiles)
        return SearchFileWords::tr(
            "This format stores only the maze. You would lose the sliding puzzle.");
    if (!isOfMaze(document.subject()))
        return SearchFileWords::tr(
            "This format stores only the maze. You would lose the trip on the road map.");
    auto back = pathfinding::maze_of(textOf(document, form).toStdString());
    // What the file is opened with is not lost.
    if (back && form == SavedForm::moving_ai)
        back = pathfinding::with_far_ends(std::move(*back));
    const QStringList lost = back ? lostParts(*document.maze(), *back) : QStringList();
    return lost.isEmpty()
               ? QString()
               : SearchFileWords::tr("This format cannot store %1.").arg(listInWords(lost));
}

} // namespace loggia::ui
