#include "ui/pathfinding/search_session.hpp"

#include "core/pathfinding/problems/road_format.hpp"
#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/maze/maze_json.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/maze/search_subject.hpp"

#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::CollectHeuristic;
using pathfinding::Heuristic;
using pathfinding::SlidingHeuristic;

namespace {

/// One of the choices up to `last`, which is stored by its number.
template <class Choice>
std::optional<Choice> choiceIn(const QJsonObject& json, const char* key, Choice last) {
    const int stored = json.value(QLatin1String(key)).toInt(-1);
    if (stored < 0 || stored > static_cast<int>(last))
        return std::nullopt;
    return static_cast<Choice>(stored);
}

/// The trip or the puzzle of a document; nothing: the maze is searched.
std::optional<SearchSubject> otherSubject(const QJsonObject& json) {
    constexpr int last_town = 19;
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    if (const QJsonArray towns = get("trip").toArray(); towns.size() == 2)
        return RoadTrip{static_cast<std::size_t>(std::clamp(towns[0].toInt(), 0, last_town)),
                        static_cast<std::size_t>(std::clamp(towns[1].toInt(), 0, last_town))};
    if (const auto graph = pathfinding::road_question_of(get("graph").toString().toStdString()))
        return tripFrom(*graph);
    const auto tiles = pathfinding::tiles_of(get("tiles").toString().toStdString());
    if (tiles && tiles->side >= 3)
        return *tiles;
    return std::nullopt;
}

/// Questions as textOf() writes them, those that lie inside the maze.
MazeQuestions questionsFrom(const QString& text, const pathfinding::Maze& maze) {
    std::vector<pathfinding::MapQuestion> questions;
    for (const QStringView line : QStringView(text).split(u'\n', Qt::SkipEmptyParts)) {
        const QList<QStringView> words = line.split(u' ');
        constexpr qsizetype numbers = 5;
        if (words.size() != numbers)
            continue;
        const pathfinding::MapQuestion question{{words[0].toInt(), words[1].toInt()},
                                                {words[2].toInt(), words[3].toInt()},
                                                words[4].toDouble()};
        if (maze.inside(question.start) && maze.inside(question.goal) && question.length >= 0)
            questions.push_back(question);
    }
    return questionsOf(std::move(questions));
}

} // namespace

QJsonObject jsonOf(const RaceSettings& settings) {
    QJsonArray lanes;
    for (const Algorithm algorithm : settings.lanes)
        lanes << idText(info_of(algorithm).id);
    QJsonObject json{
        {QStringLiteral("lanes"), lanes},
        {QStringLiteral("depth-limit"), settings.depth_limit},
        {QStringLiteral("collect-heuristic"), static_cast<int>(settings.collect_heuristic)},
        {QStringLiteral("sliding-heuristic"), static_cast<int>(settings.sliding_heuristic)}};
    if (settings.heuristic)
        json.insert(QStringLiteral("heuristic"), static_cast<int>(*settings.heuristic));
    return json;
}

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
    settings.sliding_heuristic = choiceIn(json, "sliding-heuristic", SlidingHeuristic::patterns)
                                     .value_or(settings.sliding_heuristic);
    return settings;
}

QString textOf(const MazeQuestions& questions) {
    constexpr int digits = 12;
    QString text;
    if (questions)
        for (const pathfinding::MapQuestion& each : *questions) {
            for (const int number : {each.start.x, each.start.y, each.goal.x, each.goal.y})
                text += QString::number(number) + u' ';
            text += QString::number(each.length, 'g', digits) + u'\n';
        }
    return text;
}

QJsonObject jsonOf(const MazeDocument& document, const QJsonObject& maze,
                   const QString& questions) {
    QJsonObject json{{QStringLiteral("maze"), maze},
                     {QStringLiteral("task"), static_cast<int>(document.task())},
                     {QStringLiteral("questions"), questions},
                     {QStringLiteral("drawn"),
                      QString::fromStdString(to_text(questionOf(document.lastGraph())))}};
    const SearchSubject& subject = document.subject();
    if (const RoadTrip* graph = graphOf(subject))
        json.insert(QStringLiteral("graph"), QString::fromStdString(to_text(questionOf(*graph))));
    else if (const RoadTrip* trip = tripOf(subject))
        json.insert(QStringLiteral("trip"),
                    QJsonArray{static_cast<int>(trip->start), static_cast<int>(trip->goal)});
    else if (const pathfinding::Tiles* tiles = tilesOf(subject))
        json.insert(QStringLiteral("tiles"), QString::fromStdString(to_text(*tiles)));
    return json;
}

void restoreFrom(const QJsonObject& json, MazeDocument& document) {
    const auto get = [&](const char* key) { return json.value(QLatin1String(key)); };
    if (const auto drawn = pathfinding::road_question_of(get("drawn").toString().toStdString()))
        document.setLastGraph(tripFrom(*drawn));
    const auto task = choiceIn(json, "task", MazeTask::food).value_or(document.task());
    const auto maze = mazeFrom(get("maze").toObject());
    const MazeQuestions questions =
        maze ? questionsFrom(get("questions").toString(), *maze) : document.questions();
    // What is asked of the maze, then what is searched while it waits.
    document.restore(maze.value_or(*document.maze()), task, questions);
    if (const auto other = otherSubject(json))
        document.restore(*document.maze(), *other, questions);
}

} // namespace loggia::ui
