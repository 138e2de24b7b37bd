#include "ui/pathfinding/race/comparison.hpp"

#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "core/pathfinding/problems/road_map.hpp"
#include "core/pathfinding/problems/sliding.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/widgets/sentence.hpp"

#include <QStringList>

#include <array>
#include <string>
#include <string_view>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::Comparison;

namespace {

constexpr std::array comparison_order{Algorithm::breadth_first,   Algorithm::depth_first,
                                      Algorithm::uniform_cost,    Algorithm::greedy,
                                      Algorithm::a_star,          Algorithm::jump_point,
                                      Algorithm::bidirectional,   Algorithm::bidirectional_cost,
                                      Algorithm::depth_limited,   Algorithm::iterative_deepening,
                                      Algorithm::ida_star,        Algorithm::recursive_best_first,
                                      Algorithm::ida_star_memory, Algorithm::rbfs_memory};

constexpr std::string_view no_food = "there is no food; add some with the Food tool";

} // namespace

Result<std::unique_ptr<pathfinding::Problem>> problemOf(const SearchQuestion& question,
                                                        const Control& control) {
    using Made = std::unique_ptr<pathfinding::Problem>;
    if (const RoadTrip* trip = tripOf(question.subject)) {
        const pathfinding::RoadMap& map = mapOf(*trip);
        if (trip->start >= map.towns.size() || trip->goal >= map.towns.size())
            return Made();
        return std::make_unique<pathfinding::RoadProblem>(map, trip->start, trip->goal);
    }
    if (const pathfinding::Tiles* tiles = tilesOf(question.subject)) {
        auto made = pathfinding::SlidingProblem::make(*tiles, question.sliding_heuristic, control);
        if (!made)
            return tl::unexpected(std::move(made.error()));
        return Made(std::move(*made));
    }
    if (!question.maze || !question.maze->start)
        return Made();
    const MazeTask task = std::get<MazeTask>(question.subject);
    if (task == MazeTask::reach) {
        if (!question.maze->goal)
            return Made();
        return std::make_unique<pathfinding::GridProblem>(*question.maze, question.heuristic);
    }
    if (task == MazeTask::food && question.maze->food.empty())
        return failure(std::string(no_food));
    auto targets =
        task == MazeTask::food ? question.maze->food : pathfinding::corners_of(*question.maze);
    auto made = pathfinding::CollectProblem::make(*question.maze, std::move(targets),
                                                  question.collect_heuristic, control);
    if (!made)
        return tl::unexpected(std::move(made.error()));
    return Made(std::move(*made));
}

QString missingIn(const SearchQuestion& question) {
    if (const RoadTrip* trip = tripOf(question.subject)) {
        const std::size_t towns = mapOf(*trip).towns.size();
        if (trip->start >= towns)
            return PathWords::tr("The graph has no start. Select a node and press S.");
        return trip->goal >= towns
                   ? PathWords::tr("The graph has no goal. Select a node and press G.")
                   : QString();
    }
    if (tilesOf(question.subject) != nullptr)
        return {};
    const MazeTask task = std::get<MazeTask>(question.subject);
    if (task == MazeTask::reach && !(question.maze && question.maze->goal))
        return PathWords::tr("The maze has no goal. Place one with the Goal tool.");
    if (!question.maze || !question.maze->start)
        return PathWords::tr("The maze has no start. Place one with the Start tool.");
    return task == MazeTask::food && question.maze->food.empty() ? sentence(std::string(no_food))
                                                                 : QString();
}

pathfinding::SearchOptions optionsFor(const SearchQuestion& question) {
    pathfinding::SearchOptions options;
    options.depth_limit = question.depth_limit;
    options.ask_first = true;
    if (collects(question.subject) || tilesOf(question.subject) != nullptr)
        options.most_states = SearchRecording::most_states;
    return options;
}

Comparison compareAll(const SearchQuestion& question, const Control& control,
                      const std::function<void(const Comparison&)>& sink) {
    Comparison all;
    if (const auto problem = problemOf(question, control); !problem || *problem == nullptr)
        return all;
    const pathfinding::SearchOptions options = optionsFor(question);
    for (const Algorithm algorithm : comparison_order) {
        control.report({static_cast<double>(all.rows.size()) / comparison_order.size(),
                        std::string(info_of(algorithm).title)});
        const std::array one{algorithm};
        Comparison next =
            compare([&] { return problemOf(question, control); }, one, options, control);
        all.unit = next.unit;
        all.stopped = next.stopped || control.stop_requested();
        if (all.stopped)
            break; // its figures would say nothing
        all.rows.push_back(std::move(next.rows.front()));
        if (sink)
            sink(all);
    }
    return all;
}

const std::vector<Algorithm>& growthAlgorithms() {
    static const std::vector<Algorithm> algorithms{
        Algorithm::breadth_first,   Algorithm::bidirectional, Algorithm::a_star,
        Algorithm::ida_star_memory, Algorithm::rbfs_memory,   Algorithm::jump_point};
    return algorithms;
}

std::vector<GrowthRow> growth(std::uint64_t seed, const Control& control,
                              const std::function<void(const std::vector<GrowthRow>&)>& sink) {
    constexpr int first = 11;
    constexpr int last = 71;
    constexpr int step = 10;
    constexpr std::uint64_t mazes = 3;
    std::vector<GrowthRow> rows;
    for (int side = first; side <= last; side += step) {
        GrowthRow row{side, std::vector<std::uint64_t>(growthAlgorithms().size(), 0)};
        for (std::uint64_t i = 0; i < mazes; ++i) {
            pathfinding::GenerateOptions options;
            options.kind = pathfinding::MazeKind::braided;
            options.width = side;
            options.height = side;
            options.seed = seed + i;
            const auto maze = generate(options);
            if (!maze)
                return rows;
            for (std::size_t j = 0; j < growthAlgorithms().size(); ++j) {
                pathfinding::GridProblem problem(*maze);
                const auto result = search(problem, growthAlgorithms()[j], {}, control);
                if (control.stop_requested())
                    return rows;
                row.expanded[j] += result ? result->expanded : 0;
            }
        }
        for (std::uint64_t& sum : row.expanded)
            sum /= mazes;
        rows.push_back(std::move(row));
        control.report({static_cast<double>(side - first) / (last - first), "growing mazes"});
        if (sink)
            sink(rows);
    }
    return rows;
}

QString growthCsv(const std::vector<GrowthRow>& rows) {
    QStringList head{QStringLiteral("side")};
    for (const Algorithm algorithm : growthAlgorithms())
        head << idText(info_of(algorithm).id);
    QString text = head.join(QLatin1Char(',')) + QLatin1Char('\n');
    for (const GrowthRow& row : rows) {
        QStringList line{QString::number(row.side)};
        for (const std::uint64_t expanded : row.expanded)
            line << QString::number(expanded);
        text += line.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace loggia::ui
