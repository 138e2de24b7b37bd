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
#include "ui/shell/session.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QJsonArray>
#include <QTabWidget>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::CollectHeuristic;
using pathfinding::Heuristic;
using pathfinding::MazeFormat;
using pathfinding::SlidingHeuristic;

namespace {

constexpr qsizetype tiles_format = 3;

/// One of the choices up to `last`, which is stored by its number.
template <class Choice>
std::optional<Choice> choiceIn(const QJsonObject& json, const char* key, Choice last) {
    const int stored = json.value(QLatin1String(key)).toInt(-1);
    if (stored < 0 || stored > static_cast<int>(last))
        return std::nullopt;
    return static_cast<Choice>(stored);
}

QJsonObject jsonOf(const RaceSettings& settings) {
    QJsonArray lanes;
    for (const Algorithm algorithm : settings.lanes)
        lanes << inWords(info_of(algorithm).id);
    QJsonObject json{
        {QStringLiteral("lanes"), lanes},
        {QStringLiteral("depth-limit"), settings.depth_limit},
        {QStringLiteral("collect-heuristic"), static_cast<int>(settings.collect_heuristic)},
        {QStringLiteral("sliding-heuristic"), static_cast<int>(settings.sliding_heuristic)}};
    if (settings.heuristic)
        json.insert(QStringLiteral("heuristic"), static_cast<int>(*settings.heuristic));
    return json;
}

/// What cannot be read is left as it is; without a heuristic the algorithms take their own.
RaceSettings settingsFrom(const QJsonObject& json, RaceSettings settings) {
    constexpr int deepest = 1'000'000;
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    std::vector<Algorithm> lanes;
    for (const auto& each : get("lanes").toArray())
        if (const auto algorithm = pathfinding::algorithm_of(each.toString().toStdString());
            algorithm && !is_fast(*algorithm))
            lanes.push_back(*algorithm);
    if (!lanes.empty())
        settings.lanes = std::move(lanes);
    settings.depth_limit = std::clamp(get("depth-limit").toInt(settings.depth_limit), 0, deepest);
    settings.heuristic = choiceIn(json, "heuristic", Heuristic::chebyshev);
    settings.collect_heuristic =
        choiceIn(json, "collect-heuristic", CollectHeuristic::spanning_tree)
            .value_or(settings.collect_heuristic);
    settings.sliding_heuristic = choiceIn(json, "sliding-heuristic", SlidingHeuristic::manhattan)
                                     .value_or(settings.sliding_heuristic);
    return settings;
}

/// The trip or the puzzle of a document; nothing: the maze is searched.
std::optional<SearchSubject> otherSubject(const QJsonObject& json) {
    constexpr int last_town = 19;
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    if (const QJsonArray towns = get("trip").toArray(); towns.size() == 2)
        return RoadTrip{static_cast<std::size_t>(std::clamp(towns[0].toInt(), 0, last_town)),
                        static_cast<std::size_t>(std::clamp(towns[1].toInt(), 0, last_town))};
    const auto tiles = pathfinding::tiles_of(get("tiles").toString().toStdString());
    if (tiles && tiles->side >= 3)
        return *tiles;
    return std::nullopt;
}

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

void PathfindingPage::keepSession() {
    session()->keep(
        "settings", [this] { return jsonOf(run_->settings()); },
        [this](const QJsonObject& json) { restoreSettings(json); }, run_,
        &RaceRun::settingsChanged);
    session()->keep(
        "document", [this] { return documentJson(); },
        [this](const QJsonObject& json) { restoreDocument(json); }, document_,
        &MazeDocument::changed, this, &PathfindingPage::momentChanged);
    session()->keep(
        "speed", [this] { return race_bar_->speed(); },
        [this](int speed) { race_bar_->setSpeed(speed); }, race_bar_, &RaceBar::speedChanged);
    // After the document: without food to be eaten none can be put.
    session()->keepChoice(
        "tool", maze_tools, [this] { return editor_->tool(); },
        [this](MazeTool tool) { editor_->setTool(tool); }, editor_, &MazeEditor::toolChanged);
    session()->keep(
        "cost", [this] { return editor_->cost(); }, [this](int cost) { editor_->setCost(cost); },
        editor_, &MazeEditor::toolChanged);
    session()->keep(
        "distances", [this] { return distances_->isOn(); },
        [this](bool on) { distances_->setOn(on); }, distances_, &DistanceRun::changed);
    session()->keep("generator", maze_panel_->session());
    session()->keep("puzzle", puzzle_panel_->session());
    session()->keep("tab", tabs_);
}

void PathfindingPage::restoreSettings(const QJsonObject& json) {
    run_->setSettings(settingsFrom(json, run_->settings()));
}

QJsonObject PathfindingPage::documentJson() const {
    if (written_maze_ != document_->maze()) {
        written_maze_ = document_->maze();
        written_ = jsonOf(*written_maze_);
    }
    QJsonObject json{{QStringLiteral("maze"), written_},
                     {QStringLiteral("task"), static_cast<int>(document_->task())}};
    if (rested_at_)
        json.insert(QStringLiteral("moment"), static_cast<qint64>(*rested_at_));
    const SearchSubject& subject = document_->subject();
    if (const RoadTrip* trip = tripOf(subject))
        json.insert(QStringLiteral("trip"),
                    QJsonArray{static_cast<int>(trip->start), static_cast<int>(trip->goal)});
    else if (const pathfinding::Tiles* tiles = tilesOf(subject))
        json.insert(QStringLiteral("tiles"), QString::fromStdString(to_text(*tiles)));
    return json;
}

void PathfindingPage::restoreDocument(const QJsonObject& json) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    // First the moment: the runs go there when they are made.
    std::optional<std::size_t> moment;
    if (get("moment").isDouble())
        moment = static_cast<std::size_t>(std::max<qint64>(0, get("moment").toInteger()));
    race_->setWanted(moment);
    const auto task = choiceIn(json, "task", MazeTask::food).value_or(document_->task());
    const auto maze = mazeFrom(get("maze").toObject());
    // What is asked of the maze, then what is searched while it waits.
    document_->restore(maze.value_or(*document_->maze()), task);
    if (const auto other = otherSubject(json))
        document_->restore(*document_->maze(), *other);
}

QList<QWidget*> PathfindingPage::areas() {
    return {lanes_->lane(0)->shown(), problem_bar_, tools_, race_bar_, run_bar_, tabs_};
}

} // namespace loggia::ui
