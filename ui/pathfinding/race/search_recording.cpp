#include "ui/pathfinding/race/search_recording.hpp"

#include "core/pathfinding/grids/grid.hpp"
#include "ui/language/core_words.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/race/comparison.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace loggia::ui {

using pathfinding::Cost;
using pathfinding::EventKind;
using pathfinding::State;
using pathfinding::Step;

namespace {

bool isEffect(EventKind kind) {
    return kind == EventKind::generate || kind == EventKind::cut || kind == EventKind::meet ||
           kind == EventKind::goal || kind == EventKind::look;
}

} // namespace

std::shared_ptr<SearchRecording> SearchRecording::make(const SearchQuestion& question,
                                                       const Control& control) {
    std::shared_ptr<SearchRecording> made(new SearchRecording);
    made->question_ = question;
    auto problem = problemOf(question, control);
    if (!problem) {
        made->fault_ = sentence(problem.error().message);
    } else if (*problem == nullptr) {
        made->fault_ = missingIn(question);
    } else {
        made->problem_ = std::move(*problem);
        pathfinding::SearchOptions options = optionsFor(question);
        options.most_events = most_events;
        if (follows_paths(question.algorithm))
            options.most_expanded = most_expanded;
        if (question.algorithm != pathfinding::Algorithm::depth_limited)
            options.depth_limit = pathfinding::no_depth_limit;
        auto result = search(*made->problem_, question.algorithm, options, control);
        if (result)
            made->result_ = std::move(*result);
        else
            made->fault_ = sentence(result.error().message);
        made->readProblem();
    }
    made->findStops();
    made->replay_ = std::make_unique<pathfinding::Replay>(made->result_.trace, made->states_);
    // Where it is looked at first; what that takes is not the window's time.
    made->goTo(made->size());
    return made;
}

void SearchRecording::readProblem() {
    states_ = problem_->states();
    collect_ = dynamic_cast<const pathfinding::CollectProblem*>(problem_.get());
    sliding_ = dynamic_cast<const pathfinding::SlidingProblem*>(problem_.get());
    if (collect_ != nullptr) {
        cells_.resize(states_);
        for (std::size_t i = 0; i < states_; ++i)
            cells_[i] = static_cast<std::uint32_t>(
                question_.maze->index(collect_->place(static_cast<State>(i))));
    }
    if (sliding_ != nullptr) {
        distances_.resize(states_);
        for (std::size_t i = 0; i < states_; ++i) {
            const pathfinding::Tiles tiles = sliding_->tiles(static_cast<State>(i));
            int sum = 0;
            for (int place = 0; place < tiles.side * tiles.side; ++place)
                if (const int tile = tiles.at(place); tile != 0)
                    sum += std::abs(place / tiles.side - tile / tiles.side) +
                           std::abs(place % tiles.side - tile % tiles.side);
            distances_[i] = static_cast<std::uint8_t>(sum);
        }
    }
}

void SearchRecording::findStops() {
    const auto& events = result_.trace.events;
    stops_.clear();
    std::size_t i = 0;
    while (i < events.size() && events[i].kind() != EventKind::expand)
        ++i;
    stops_.push_back(i);
    while (i < events.size()) {
        // What an expansion brings about belongs to it; going back belongs to what comes next.
        do
            ++i;
        while (i < events.size() && isEffect(events[i].kind()));
        stops_.push_back(i);
        while (i < events.size() && events[i].kind() != EventKind::expand)
            ++i;
    }
    stops_.back() = events.size();
}

/// Behind so many parts of the moment's last expansion.
std::size_t SearchRecording::endOfPart(std::size_t part) const {
    const auto& events = result_.trace.events;
    std::size_t at = moment_ == 0 ? 0 : stops_[moment_ - 1];
    for (std::size_t i = 0; i < part && at < stops_[moment_]; ++i) {
        const bool looks = events[at].kind() == EventKind::look;
        ++at;
        while (looks && at < stops_[moment_] && events[at].kind() == EventKind::look)
            ++at;
    }
    return at;
}

std::size_t SearchRecording::parts() const {
    std::size_t parts = 0;
    const auto& events = result_.trace.events;
    for (std::size_t at = moment_ == 0 ? 0 : stops_[moment_ - 1]; at < stops_[moment_]; ++at) {
        const bool goes_on = at > 0 && events[at].kind() == EventKind::look &&
                             events[at - 1].kind() == EventKind::look;
        parts += goes_on ? 0 : 1;
    }
    return parts;
}

void SearchRecording::goTo(std::size_t moment, std::optional<std::size_t> part) {
    moment_ = std::min(moment, size());
    part_end_.reset();
    if (part)
        if (const std::size_t end = endOfPart(*part); end < stops_[moment_])
            part_end_ = end;
    replay_->seek(part_end_.value_or(stops_[moment_]));
}

std::pair<std::size_t, std::size_t> SearchRecording::eventsNow() const {
    return {moment_ == 0 ? 0 : stops_[moment_ - 1], part_end_.value_or(stops_[moment_])};
}

std::optional<pathfinding::Event> SearchRecording::lastEvent() const {
    const std::size_t end = eventsNow().second;
    return end == 0 ? std::nullopt : std::optional(result_.trace.events[end - 1]);
}

State SearchRecording::reachedGoal() const {
    const auto last = lastEvent();
    return last && last->kind() == pathfinding::EventKind::goal && !hasTwoSides(question_.algorithm)
               ? last->state()
               : pathfinding::no_state;
}

std::vector<std::size_t> SearchRecording::waiting(const std::vector<std::uint8_t>& marks) const {
    const State reached = reachedGoal();
    std::vector<std::size_t> states;
    for (std::size_t i = 0; i < marks.size(); ++i)
        if ((marks[i] & (backward_mark - 1U)) ==
                static_cast<std::uint8_t>(pathfinding::Mark::frontier) &&
            i != reached)
            states.push_back(i);
    return states;
}

/// Recursive best-first search holds the path and the children of the states on it, nothing else;
/// a state on the path is one that was expanded and not left since.
bool SearchRecording::isForgotten(State state) const {
    if (!isRbfs(question_.algorithm))
        return false;
    const State parent = replay_->parent(state);
    return parent != pathfinding::no_state && replay_->mark(parent) != pathfinding::Mark::expanded;
}

pathfinding::Mark SearchRecording::markOf(State state) const {
    return isForgotten(state) ? pathfinding::Mark::unseen : replay_->mark(state);
}

std::vector<std::uint8_t> SearchRecording::marks() const {
    std::vector<std::uint8_t> marks = replay_->marks();
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (isForgotten(static_cast<State>(i)))
            marks[i] = static_cast<std::uint8_t>(pathfinding::Mark::unseen);
    return marks;
}

std::vector<std::uint8_t> SearchRecording::cellMarks(const std::vector<std::uint8_t>& marks) const {
    if (collect_ == nullptr)
        return marks;
    // By how much a mark says of a cell on which there are several: Mark's values in this order.
    constexpr std::array<std::uint8_t, 6> weights{0, 5, 4, 2, 3, 1};
    constexpr std::array<std::uint8_t, 6> by_weight{0, 5, 3, 4, 2, 1};
    std::vector<std::uint8_t> cells(question_.maze->cells(), 0);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        std::uint8_t& cell = cells[cells_[i]];
        cell = std::max(cell, weights[marks[i] & (backward_mark - 1U)]);
    }
    for (std::uint8_t& cell : cells)
        cell = by_weight[cell];
    return cells;
}

const std::vector<pathfinding::Point>& SearchRecording::targets() const {
    static const std::vector<pathfinding::Point> none;
    return collect_ != nullptr ? collect_->targets() : none;
}

std::optional<pathfinding::Point> SearchRecording::placeOf(State state) const {
    if (!isOfMaze(question_.subject) || state >= states_)
        return std::nullopt;
    return question_.maze->point(collect_ != nullptr ? cells_[state] : state);
}

std::optional<pathfinding::Tiles> SearchRecording::tilesIn(State state) const {
    return sliding_ != nullptr && state < states_ ? std::optional(sliding_->tiles(state))
                                                  : std::nullopt;
}

std::optional<State> SearchRecording::stateAt(std::size_t place) const {
    if (sliding_ != nullptr)
        return std::nullopt;
    if (collect_ == nullptr)
        return place < states_ ? std::optional(static_cast<State>(place)) : std::nullopt;
    if (showsSolution()) {
        const auto on_path = std::find_if(result_.path.rbegin(), result_.path.rend(),
                                          [&](State state) { return cells_[state] == place; });
        if (on_path != result_.path.rend())
            return *on_path;
    }
    std::optional<State> best;
    int least = 0;
    for (std::size_t i = states_; i-- > 0;) {
        const auto state = static_cast<State>(i);
        if (cells_[i] != place || markOf(state) == pathfinding::Mark::unseen)
            continue;
        const int left = collect_->left(state);
        if (!best || left < least) {
            best = state;
            least = left;
        }
    }
    return best;
}

bool SearchRecording::showsSolution() const {
    return isOver() && result_.ending == pathfinding::Ending::solved;
}

bool SearchRecording::isUndecided() const {
    using pathfinding::Ending;
    const Ending ending = result_.ending;
    return fault_.isEmpty() && ending != Ending::solved && ending != Ending::no_path;
}

std::vector<State> SearchRecording::path() const {
    if (showsSolution())
        return result_.path;
    const State current = replay_->current();
    return current == pathfinding::no_state ? std::vector<State>{} : wayTo(current);
}

/// With all cells between jump points, which lie in a straight or a diagonal line.
std::vector<State> SearchRecording::wayTo(State state) const {
    std::vector<State> way = replay_->way_to(state);
    if (question_.algorithm != pathfinding::Algorithm::jump_point)
        return way;
    std::vector<pathfinding::Point> corners;
    corners.reserve(way.size());
    for (const State each : way)
        corners.push_back(question_.maze->point(each));
    std::vector<State> cells;
    for (const pathfinding::Point& at : pathfinding::cells_of(corners))
        cells.push_back(static_cast<State>(question_.maze->index(at)));
    return cells;
}

bool SearchRecording::isReached(State state) const {
    return state < states() && markOf(state) != pathfinding::Mark::unseen &&
           markOf(state) != pathfinding::Mark::looked_over;
}

std::optional<Cost> SearchRecording::costTo(State state, Costs& known) const {
    // Between jump points the path has further cells.
    if (question_.algorithm == pathfinding::Algorithm::jump_point)
        return costTo(state);
    if (!isReached(state))
        return std::nullopt;
    const bool backward = replay_->backward(state);
    std::vector<State> way{state};
    while (known.find(way.back()) == known.end() &&
           replay_->parent(way.back()) != pathfinding::no_state) {
        way.push_back(replay_->parent(way.back()));
        // Of states that a search has left, each may have come from the other.
        if (way.size() > states_)
            return costTo(state);
    }
    const auto begun = known.find(way.back());
    Cost sum = begun == known.end() ? 0 : begun->second;
    known[way.back()] = sum;
    for (std::size_t i = way.size() - 1; i-- > 0;) {
        if (sum != pathfinding::infinite_cost) {
            const Cost cost =
                backward ? stepCost(way[i], way[i + 1]) : stepCost(way[i + 1], way[i]);
            sum = cost == pathfinding::infinite_cost ? cost : sum + cost;
        }
        known[way[i]] = sum;
    }
    return sum == pathfinding::infinite_cost ? std::nullopt : std::optional(sum);
}

std::optional<Cost> SearchRecording::costTo(State state) const {
    if (!isReached(state))
        return std::nullopt;
    const std::vector<State> way = wayTo(state);
    const bool backward = replay_->backward(state);
    Cost sum = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const Cost cost = backward ? stepCost(way[i], way[i - 1]) : stepCost(way[i - 1], way[i]);
        if (cost == pathfinding::infinite_cost)
            return std::nullopt;
        sum += cost;
    }
    return sum;
}

Cost SearchRecording::stepCost(State from, State to) const {
    // What the puzzle makes of a state that no search expanded would be new states; each move
    // costs 1.
    if (sliding_ != nullptr)
        return 1;
    std::vector<Step> steps;
    problem_->successors(from, steps);
    Cost cheapest = pathfinding::infinite_cost;
    for (const Step& step : steps)
        if (step.state == to)
            cheapest = std::min(cheapest, step.cost);
    return cheapest;
}

Cost SearchRecording::heuristicValue(State state) const {
    return problem_ ? problem_->heuristic_value(state) : 0;
}

QString SearchRecording::nameOf(State state) const {
    const std::string name = problem_ ? problem_->name(state) : std::string();
    const auto at = placeOf(state);
    // The nodes of a graph have names of their own.
    if (!at)
        return QString::fromStdString(name);
    // Core has "20,9", as one types it, which in German is twenty point nine.
    const QString cell = QStringLiteral("(%1, %2)").arg(at->x).arg(at->y);
    const std::size_t rest = name.find(' '); // " with 1 left"
    return rest == std::string::npos
               ? cell
               : coreWords("# " + name.substr(rest + 1)).replace(QLatin1Char('#'), cell);
}

QString SearchRecording::nameOfStep(std::size_t step) const {
    return step < result_.steps.size()
               ? coreWords(problem_->name(result_.path[step], result_.steps[step]))
               : QString();
}

} // namespace loggia::ui
