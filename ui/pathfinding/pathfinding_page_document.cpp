// The part of PathfindingPage that the main window asks for: commands, files, the session.
#include "core/pathfinding/format.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/maze/distance_run.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"
#include "ui/pathfinding/maze/maze_json.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/maze_panel.hpp"
#include "ui/pathfinding/maze_tools.hpp"
#include "ui/pathfinding/path_bar.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/pathfinding/problem_bar.hpp"
#include "ui/pathfinding/puzzle_panel.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_view.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/pathfinding/race_bar.hpp"
#include "ui/pathfinding/race_panel.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QJsonArray>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>
#include <array>

namespace loggia::ui {

using pathfinding::MazeFormat;
using pathfinding::Neighbours;

namespace {

constexpr qsizetype tiles_format = 3;

/// The maze as a layout can hold it: the goal is its one piece of food.
pathfinding::Maze asLayout(pathfinding::Maze maze) {
    if (maze.food.empty() && maze.goal)
        maze.food = {*maze.goal};
    return maze;
}

} // namespace

PageInfo PathfindingPage::pageInfo() {
    PageInfo info{QStringLiteral("pathfinding"),
                  tr("Search Lab"),
                  QStringLiteral("pathfinding"),
                  commands(),
                  {{tr("Maze"), {QStringLiteral("*.maze"), QStringLiteral("*.txt")}},
                   {tr("Pacman layout"), {QStringLiteral("*.lay")}},
                   {tr("MovingAI map"), {QStringLiteral("*.map")}},
                   {tr("Sliding puzzle"), {QStringLiteral("*.tiles")}}},
                  [](const QByteArray& content) {
                      const std::string text = content.toStdString();
                      if (const auto tiles = pathfinding::tiles_of(text); tiles && tiles->side > 2)
                          return true;
                      const MazeFormat format = pathfinding::detect_format(text);
                      const auto maze = pathfinding::maze_of(text, format);
                      // A plain maze could be nearly any text of few letters.
                      return maze && (format != MazeFormat::plain ||
                                      (content.contains('#') && maze->start && maze->goal));
                  },
                  [] { return std::make_unique<PathfindingPage>(); }};
    info.largest_file = qsizetype{8} << 20;
    return info;
}

void PathfindingPage::newDocument() {
    document_->replace(emptyMaze(), tr("new maze"));
    editor_->setTool(MazeTool::walls);
    lanes_->lane(0)->maze()->setFocus();
}

Result<void> PathfindingPage::take(const std::string& text, const QString& step) {
    // No maze has a 0 in it, which every order of tiles has.
    if (const auto tiles = pathfinding::tiles_of(text); tiles && tiles->side >= 3) {
        document_->setSubject(*tiles, step);
        return {};
    }
    auto maze = pathfinding::maze_of(text);
    if (!maze)
        return tl::unexpected(std::move(maze.error()));
    if (maze->cells() > most_shown_cells)
        return failure("mazes of up to 1,048,576 cells are shown; loggia-cli searches larger ones");
    document_->replace(std::move(*maze), step);
    return {};
}

Result<void> PathfindingPage::open(const QByteArray& content) {
    return take(content.toStdString(), tr("open a maze"));
}

QByteArray PathfindingPage::save(const QString& file_name) const {
    const bool as_tiles = formatFor(file_name) == tiles_format ||
                          (file_name.isEmpty() && tilesOf(document_->subject()) != nullptr);
    if (as_tiles) {
        const pathfinding::Tiles* shown = tilesOf(document_->subject());
        return QByteArray::fromStdString(
            to_text(shown != nullptr ? *shown : document_->lastTiles(3)));
    }
    const pathfinding::Maze& maze = *document_->maze();
    constexpr std::array formats{MazeFormat::plain, MazeFormat::layout, MazeFormat::moving_ai};
    const MazeFormat format = formats.at(static_cast<std::size_t>(formatFor(file_name)));
    auto text = to_text(format == MazeFormat::layout ? asLayout(maze) : maze, format);
    // What a format has no words for is not lost for the name of a file.
    if (!text)
        text = to_text(maze, MazeFormat::plain);
    return text ? QByteArray::fromStdString(*text) : QByteArray();
}

QString PathfindingPage::copy() const {
    return QString::fromUtf8(save(QString()));
}

Result<void> PathfindingPage::paste(const QString& text) {
    return take(text.toStdString(), tr("paste a maze"));
}

QJsonObject PathfindingPage::session() const {
    if (written_maze_ != document_->maze()) {
        written_maze_ = document_->maze();
        written_ = jsonOf(*written_maze_);
    }
    const RaceSettings& settings = run_->settings();
    QJsonArray lanes;
    for (const pathfinding::Algorithm algorithm : settings.lanes)
        lanes << inWords(info_of(algorithm).id);
    QJsonObject json{{QStringLiteral("maze"), written_},
                     {QStringLiteral("lanes"), lanes},
                     {QStringLiteral("depth-limit"), settings.depth_limit},
                     {QStringLiteral("moment"), static_cast<qint64>(race_->moment())},
                     {QStringLiteral("at-end"), race_->isAtEnd()},
                     {QStringLiteral("speed"), race_bar_->speed()},
                     {QStringLiteral("tool"), static_cast<int>(editor_->tool())},
                     {QStringLiteral("cost"), editor_->cost()},
                     {QStringLiteral("distances"), distances_->isOn()},
                     {QStringLiteral("generator"), maze_panel_->session()},
                     {QStringLiteral("tab"), tabs_->currentIndex()}};
    if (settings.heuristic)
        json.insert(QStringLiteral("heuristic"), static_cast<int>(*settings.heuristic));
    const SearchSubject& subject = document_->subject();
    if (const RoadTrip* trip = tripOf(subject))
        json.insert(QStringLiteral("trip"),
                    QJsonArray{static_cast<int>(trip->start), static_cast<int>(trip->goal)});
    else if (const pathfinding::Tiles* tiles = tilesOf(subject))
        json.insert(QStringLiteral("tiles"), QString::fromStdString(to_text(*tiles)));
    json.insert(QStringLiteral("task"), static_cast<int>(document_->task()));
    json.insert(QStringLiteral("collect-heuristic"), static_cast<int>(settings.collect_heuristic));
    json.insert(QStringLiteral("sliding-heuristic"), static_cast<int>(settings.sliding_heuristic));
    json.insert(QStringLiteral("puzzle"), puzzle_panel_->session());
    if (divider_moved_)
        json.insert(QStringLiteral("divider"),
                    QString::fromLatin1(splitter_->saveState().toBase64()));
    return json;
}

namespace {

/// The trip or the puzzle of a session; nothing: the maze is searched.
std::optional<SearchSubject> otherSubject(const QJsonObject& session) {
    constexpr int last_town = 19;
    const auto get = [&](const char* key) { return session.value(QLatin1String(key)); };
    if (const QJsonArray towns = get("trip").toArray(); towns.size() == 2)
        return RoadTrip{static_cast<std::size_t>(std::clamp(towns[0].toInt(), 0, last_town)),
                        static_cast<std::size_t>(std::clamp(towns[1].toInt(), 0, last_town))};
    const auto tiles = pathfinding::tiles_of(get("tiles").toString().toStdString());
    if (tiles && tiles->side >= 3)
        return *tiles;
    return std::nullopt;
}

} // namespace

void PathfindingPage::restoreSession(const QJsonObject& session) {
    const auto get = [&](const char* key) { return session.value(QLatin1String(key)); };
    const auto number = [&](const char* key, int most, int otherwise) {
        return std::clamp(get(key).toInt(otherwise), 0, most);
    };
    undoStack()->clear();
    RaceSettings settings;
    std::vector<pathfinding::Algorithm> lanes;
    for (const auto& each : get("lanes").toArray())
        if (const auto algorithm = pathfinding::algorithm_of(each.toString().toStdString());
            algorithm && !is_fast(*algorithm))
            lanes.push_back(*algorithm);
    if (!lanes.empty())
        settings.lanes = lanes;
    settings.depth_limit = number("depth-limit", 1'000'000, settings.depth_limit);
    if (get("heuristic").isDouble())
        settings.heuristic = static_cast<pathfinding::Heuristic>(
            number("heuristic", static_cast<int>(pathfinding::Heuristic::chebyshev), 0));
    settings.collect_heuristic = static_cast<pathfinding::CollectHeuristic>(
        number("collect-heuristic", static_cast<int>(pathfinding::CollectHeuristic::spanning_tree),
               static_cast<int>(settings.collect_heuristic)));
    settings.sliding_heuristic = static_cast<pathfinding::SlidingHeuristic>(
        number("sliding-heuristic", static_cast<int>(pathfinding::SlidingHeuristic::manhattan),
               static_cast<int>(settings.sliding_heuristic)));
    run_->setSettings(settings);
    if (get("moment").isDouble())
        race_->setWanted(static_cast<std::size_t>(std::max<qint64>(0, get("moment").toInteger())),
                         get("at-end").toBool(true));
    const auto task = static_cast<MazeTask>(number("task", static_cast<int>(MazeTask::food), 0));
    const auto maze = mazeFrom(get("maze").toObject());
    // First what is asked of the maze, then what is searched while it waits.
    document_->restore(maze.value_or(*document_->maze()), task);
    if (const auto other = otherSubject(session))
        document_->restore(*document_->maze(), *other);
    race_bar_->setSpeed(number("speed", 99, race_bar_->speed()));
    editor_->setTool(static_cast<MazeTool>(number("tool", maze_tools - 1, 0)));
    editor_->setCost(get("cost").toInt(editor_->cost()));
    distances_->setOn(get("distances").toBool());
    if (const QJsonValue generator = get("generator"); generator.isObject())
        maze_panel_->restoreSession(generator.toObject());
    if (const QJsonValue puzzle = get("puzzle"); puzzle.isObject())
        puzzle_panel_->restoreSession(puzzle.toObject());
    if (splitter_->restoreState(QByteArray::fromBase64(get("divider").toString().toLatin1())))
        divider_moved_ = true;
    tabs_->setCurrentIndex(number("tab", tabs_->count() - 1, 0));
}

QList<QWidget*> PathfindingPage::areas() {
    return {lanes_->lane(0)->shown(), problem_bar_, tools_, race_bar_, run_bar_, tabs_};
}

} // namespace loggia::ui
