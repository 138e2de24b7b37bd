#include "ui/pathfinding/race/lane_scene.hpp"

#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/frontier_list.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::Cost;
using pathfinding::Ending;
using pathfinding::Event;
using pathfinding::EventKind;
using pathfinding::Mark;
using pathfinding::State;

namespace {

QPoint cellOf(const SearchRecording& recording, State state) {
    const pathfinding::Point at = recording.placeOf(state).value_or(pathfinding::Point{});
    return {at.x, at.y};
}

bool isWall(const SearchRecording& recording, State state) {
    const auto at = recording.placeOf(state);
    return at && !recording.question().maze->passable(*at);
}

/// The cells to visit, and which of them the walked part of the path contains.
void showTargets(MazeScene& scene, MazeTask task) {
    if (task == MazeTask::reach)
        return;
    scene.collects = true;
    scene.of_food = task == MazeTask::food;
    for (const pathfinding::Point& at :
         scene.of_food ? scene.maze->food : pathfinding::corners_of(*scene.maze))
        if (scene.maze->inside(at))
            scene.targets.emplace_back(at.x, at.y);
    scene.visited.assign(scene.targets.size(), false);
    const auto before = [](const QPoint& a, const QPoint& b) {
        return a.y() != b.y() ? a.y() < b.y() : a.x() < b.x();
    };
    // If the path found is shown as a whole, all of it remains to be walked.
    const bool whole = scene.solved && !scene.agent;
    const std::size_t last = scene.path.empty() || whole ? 0 : scene.path.size();
    const std::size_t gone = std::min(last, scene.agent.value_or(last) + 1);
    for (std::size_t i = 0; i < gone; ++i) {
        const auto found =
            std::lower_bound(scene.targets.begin(), scene.targets.end(), scene.path[i], before);
        if (found != scene.targets.end() && *found == scene.path[i])
            scene.visited[static_cast<std::size_t>(found - scene.targets.begin())] = true;
    }
}

/// What happened between the moment before and this one.
struct LastStep {
    State expanded = pathfinding::no_state;
    bool backward = false;
    int entered = 0;
    int cut = 0;
    int left = 0;
    State last_left = pathfinding::no_state;
    int looked_over = 0;
    int iteration = -1; ///< That began, by its number.
    State meeting = pathfinding::no_state;
    State goal = pathfinding::no_state;
};

LastStep lastStepOf(const SearchRecording& recording) {
    LastStep step;
    const auto [begin, end] = recording.eventsNow();
    for (std::size_t i = begin; i < end; ++i) {
        const Event& event = recording.result().trace.events[i];
        switch (event.kind()) {
        case EventKind::expand:
            step.expanded = event.state();
            step.backward = event.backward();
            break;
        case EventKind::generate:
            ++step.entered;
            break;
        case EventKind::cut:
            ++step.cut;
            break;
        case EventKind::leave:
            ++step.left;
            step.last_left = event.state();
            break;
        case EventKind::iteration:
            step.iteration = static_cast<int>(event.state());
            break;
        case EventKind::meet:
            step.meeting = event.state();
            break;
        case EventKind::goal:
            step.goal = event.state();
            break;
        case EventKind::look:
            ++step.looked_over;
            break;
        }
    }
    return step;
}

QString expansionInWords(const SearchRecording& recording, const LastStep& step) {
    const StateValues values = valuesAt(recording, step.expanded);
    QString text =
        step.backward ? PathWords::tr("Expands %1 (from the goal)") : PathWords::tr("Expands %1");
    text = text.arg(recording.nameOf(step.expanded));
    if (values.g && values.h && recording.question().algorithm == Algorithm::greedy)
        text += PathWords::tr(" (g %1, h %2)")
                    .arg(costText(*values.g, values.unit), costText(*values.h, values.unit));
    else if (values.g && values.h && usesF(recording.question().algorithm))
        text += PathWords::tr(" (g %1 + h %2 = f %3)")
                    .arg(costText(*values.g, values.unit), costText(*values.h, values.unit),
                         costText(*values.f, values.unit));
    else if (values.g)
        text += PathWords::tr(" (g %1)").arg(costText(*values.g, values.unit));
    text += step.entered > 0
                ? PathWords::tr("; adds %1 to the frontier")
                      .arg(counted(static_cast<std::uint64_t>(step.entered),
                                   PathWords::tr("%1 node"), PathWords::tr("%1 nodes")))
                : PathWords::tr("; adds nothing to the frontier");
    if (step.cut > 0)
        text += PathWords::tr(", cuts off %1 beyond the limit")
                    .arg(numberText(static_cast<std::uint64_t>(step.cut)));
    if (recording.question().algorithm == Algorithm::jump_point)
        text +=
            counted(static_cast<std::uint64_t>(step.looked_over),
                    PathWords::tr(", scans %1 new cell"), PathWords::tr(", scans %1 new cells"));
    return text + QLatin1Char('.');
}

QString boundInWords(const SearchRecording& recording, int iteration) {
    const auto& bounds = recording.result().trace.bounds;
    if (iteration < 0 || static_cast<std::size_t>(iteration) >= bounds.size())
        return {};
    const Cost bound = bounds[static_cast<std::size_t>(iteration)];
    const bool by_steps = !isIdaStar(recording.question().algorithm);
    if (by_steps)
        return PathWords::tr("Iteration %1 starts with depth limit %2.")
            .arg(iteration + 1)
            .arg(bound);
    return PathWords::tr("Iteration %1 starts with f-limit %2.")
        .arg(iteration + 1)
        .arg(costText(bound, recording.unit()));
}

QString stepsInWords(std::size_t steps) {
    return counted(steps, PathWords::tr("%1 step"), PathWords::tr("%1 steps"));
}

QString startInWords(const SearchRecording& recording) {
    const RoadTrip* trip = tripOf(recording.question().subject);
    return trip != nullptr ? recording.nameOf(static_cast<State>(trip->start))
                           : PathWords::tr("the start");
}

} // namespace

MazeScene laneScene(const std::shared_ptr<const pathfinding::Maze>& maze, MazeTask task,
                    const SearchRecording* recording, const std::vector<std::uint8_t>& marks,
                    std::optional<std::size_t> step) {
    MazeScene scene;
    scene.maze = maze;
    scene.name = PathWords::tr("Maze of %1 columns and %2 rows").arg(maze->width).arg(maze->height);
    if (recording != nullptr &&
        (recording->question().subject != SearchSubject(task) || !recording->fault().isEmpty() ||
         recording->question().maze->width != maze->width ||
         recording->question().maze->height != maze->height))
        recording = nullptr;
    if (recording != nullptr) {
        scene.name =
            PathWords::tr("%1, %2").arg(scene.name, titleOf(recording->question().algorithm));
        scene.marks = recording->cellMarks(marks);
        for (const State state : recording->path())
            scene.path.push_back(cellOf(*recording, state));
        scene.solved = recording->showsSolution();
        if (scene.solved && step)
            scene.agent = std::min(*step, scene.path.size() - 1);
        const State current = recording->replay().current();
        if (current != pathfinding::no_state && !recording->isOver())
            scene.current = cellOf(*recording, current);
    }
    showTargets(scene, task);
    return scene;
}

LaneFigures figuresOf(const SearchRecording& recording, const std::vector<std::uint8_t>& marks) {
    LaneFigures figures;
    figures.unit = recording.unit();
    // At the end also of what was not kept.
    figures.expanded =
        recording.isOver() ? recording.result().expanded : recording.replay().expanded();
    figures.entered = recording.replay().generated();
    figures.frontier = recording.waiting(marks).size();
    if (recording.showsSolution())
        figures.cost = recording.result().cost;
    else if (const State current = recording.replay().current(); current != pathfinding::no_state)
        figures.cost = recording.costTo(current);
    return figures;
}

StateValues valuesAt(const SearchRecording& recording, State state) {
    StateValues values;
    values.unit = recording.unit();
    if (!recording.fault().isEmpty() || state >= recording.states() || isWall(recording, state))
        return values;
    values.g = recording.costTo(state);
    values.h = recording.heuristicValue(state);
    if (values.g)
        values.f = *values.g + *values.h;
    return values;
}

QString headlineOf(const SearchRecording& recording, const LaneFigures& figures,
                   const QString& title) {
    if (!recording.fault().isEmpty())
        return recording.isRefused() ? PathWords::tr("%1: does not apply").arg(title) : title;
    QString text = PathWords::tr("%1: expanded %2, frontier %3")
                       .arg(title, numberText(figures.expanded), numberText(figures.frontier));
    if (recording.showsSolution() && figures.cost)
        text += PathWords::tr(", cost %1").arg(costText(*figures.cost, figures.unit));
    else if (recording.isOver() && recording.isUndecided())
        text += PathWords::tr(", undecided");
    else if (recording.isOver())
        text += PathWords::tr(", no path");
    return text;
}

QString stepInWords(const SearchRecording& recording) {
    if (!recording.fault().isEmpty())
        return recording.fault();
    const LastStep step = lastStepOf(recording);
    QStringList words;
    if (step.left > 0)
        words << (step.left == 1
                      ? PathWords::tr("Backs up from %1.").arg(recording.nameOf(step.last_left))
                      : PathWords::tr("Backs up from %1 states.")
                            .arg(numberText(static_cast<std::uint64_t>(step.left))));
    if (const QString bound = boundInWords(recording, step.iteration); !bound.isEmpty())
        words << bound;
    if (step.expanded != pathfinding::no_state)
        words << expansionInWords(recording, step);
    else if (recording.moment() == 0)
        words << PathWords::tr("Nothing is expanded yet. The frontier contains %1.")
                     .arg(startInWords(recording));
    if (step.meeting != pathfinding::no_state)
        words << PathWords::tr("The two searches meet at %1.").arg(recording.nameOf(step.meeting));
    if (step.goal != pathfinding::no_state)
        words << PathWords::tr("%1 is the goal.").arg(recording.nameOf(step.goal));
    return words.join(QLatin1Char(' '));
}

QString walkInWords(const SearchRecording& recording, std::size_t step) {
    const pathfinding::SearchResult& result = recording.result();
    const std::size_t last = result.steps.size();
    if (!recording.showsSolution())
        return {};
    if (step == 0)
        return PathWords::tr("At the start. %1 to go.").arg(stepsInWords(last));
    const std::size_t now = std::min(step, last) - 1;
    const State there = result.path[now + 1];
    const auto tiles = recording.tilesIn(result.path[now]);
    if (tiles) {
        const auto after = recording.tilesIn(there);
        int place = 0;
        while (after->at(place) != 0)
            ++place;
        return PathWords::tr("Step %1 of %2: tile %3 slides into the gap.")
            .arg(numberText(now + 1), numberText(last), QString::number(tiles->at(place)));
    }
    return PathWords::tr("Step %1 of %2: %3, to %4.")
        .arg(numberText(now + 1), numberText(last), recording.nameOfStep(now),
             recording.nameOf(there));
}

namespace {

/// What jump point search counts besides what it expands.
QString lookedOverInWords(const SearchRecording& recording) {
    if (recording.question().algorithm != Algorithm::jump_point)
        return {};
    return counted(recording.result().looked_over, PathWords::tr(" Its jumps scanned %1 cell."),
                   PathWords::tr(" Its jumps scanned %1 cells."));
}

} // namespace

QString endInWords(const SearchRecording& recording) {
    if (!recording.isOver() || !recording.fault().isEmpty())
        return {};
    const pathfinding::SearchResult& result = recording.result();
    switch (result.ending) {
    case Ending::solved:
        if (tilesOf(recording.question().subject) != nullptr)
            return PathWords::tr("Solved in %1.")
                .arg(counted(result.steps.size(), PathWords::tr("%1 move"),
                             PathWords::tr("%1 moves")));
        return PathWords::tr("The path has %1 and costs %2.")
                   .arg(stepsInWords(result.steps.size()),
                        costText(result.cost, recording.unit())) +
               lookedOverInWords(recording);
    case Ending::no_path:
        if (!result.reason.empty())
            return sentence(result.reason);
        return PathWords::tr("There is no path.") + lookedOverInWords(recording);
    case Ending::cut_off:
        return PathWords::tr(
                   "There is no path within the depth limit %1. There may be a longer one.")
            .arg(recording.question().depth_limit);
    case Ending::stopped:
        return PathWords::tr("Stopped before a path was found.");
    case Ending::full:
        return PathWords::tr("Stopped after %1 states.")
            .arg(numberText(SearchRecording::most_states));
    case Ending::limit:
        // Hardly any order of tiles is reached twice; there are just many of them.
        if (tilesOf(recording.question().subject) != nullptr)
            return PathWords::tr("Stopped after %1 expansions, before a solution was found. "
                                 "loggia-cli path solve has no such limit.")
                .arg(numberText(result.expanded));
        return PathWords::tr("Stopped after %1 expansions. Too many paths lead to the same states.")
            .arg(numberText(result.expanded));
    }
    return {};
}

} // namespace loggia::ui
