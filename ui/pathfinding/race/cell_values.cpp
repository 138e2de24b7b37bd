#include "ui/pathfinding/race/cell_values.hpp"

#include "ui/language/number_words.hpp"

#include <cmath>
#include <optional>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::Cost;
using pathfinding::State;

namespace {

/// By cell the state that stands for it.
std::vector<std::optional<State>> statesByCell(const SearchRecording& recording,
                                               const std::vector<std::uint8_t>& marks,
                                               std::size_t cells) {
    std::vector<std::optional<State>> states(cells);
    if (!recording.targets().empty()) {
        for (std::size_t cell = 0; cell < cells; ++cell)
            states[cell] = recording.stateAt(cell);
        return states;
    }
    for (std::size_t i = 0; i < std::min(cells, marks.size()); ++i)
        if ((marks[i] & (backward_mark - 1U)) != 0)
            states[i] = static_cast<State>(i);
    return states;
}

} // namespace

QString shortCost(Cost cost, Cost unit) {
    if (cost == pathfinding::infinite_cost)
        return QStringLiteral("\u221e");
    const double value = pathfinding::real_cost(cost, unit);
    const double whole = std::round(value);
    return std::abs(value - whole) < 1e-9 ? QString::number(static_cast<qint64>(whole))
                                          : decimalText(value, 1);
}

void showValues(MazeScene& scene, const SearchRecording& recording,
                const std::vector<std::uint8_t>& marks) {
    constexpr std::size_t most_states_to_look_through = 20'000;
    scene.values.clear();
    const std::size_t cells = scene.maze ? scene.maze->cells() : 0;
    const pathfinding::Maze* const searched = recording.question().maze.get();
    if (cells > most_cells_with_values || !recording.fault().isEmpty() || searched == nullptr ||
        searched->width != scene.columns() || searched->height != scene.rows() ||
        (!recording.targets().empty() && recording.states() > most_states_to_look_through))
        return;
    const Algorithm algorithm = recording.question().algorithm;
    const bool by_h = algorithm == Algorithm::greedy;
    const bool by_f = info_of(algorithm).informed && !by_h;
    const Cost unit = recording.unit();
    SearchRecording::Costs known;
    scene.values.resize(cells);
    const auto states = statesByCell(recording, marks, cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (!states[cell])
            continue;
        const auto g = recording.costTo(*states[cell], known);
        if (!g)
            continue;
        CellValues& values = scene.values[cell];
        if (!by_f && !by_h) {
            values.large = shortCost(*g, unit);
            continue;
        }
        const Cost h = recording.heuristicValue(*states[cell]);
        values.large = shortCost(by_f ? *g + h : h, unit);
        values.left = shortCost(*g, unit);
        if (by_f)
            values.right = shortCost(h, unit);
    }
}

} // namespace loggia::ui
