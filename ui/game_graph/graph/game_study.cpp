#include "ui/game_graph/graph/game_study.hpp"

#include "ui/game_graph/graph/state_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/work/spare_cores.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace loggia::ui {

using game_graph::Game;
using game_graph::Graph;
using game_graph::Heaps;
using game_graph::Solution;
using game_graph::State;

namespace {

/// Grundy values of larger piles are not worked out where they are more than the sizes.
constexpr int largest_valued_pile = 100'000;

/// The Grundy value of each size of a single pile.
std::vector<std::uint32_t> pileValues(const Game& game, const Control& control) {
    const auto* heaps = std::get_if<Heaps>(&game.rules());
    if (heaps == nullptr || heaps->misere || heaps->takes.empty() || heaps->piles.empty())
        return {};
    const int largest = *std::max_element(heaps->piles.begin(), heaps->piles.end());
    if (largest > largest_valued_pile)
        return {};
    const Game single(Heaps{{largest}, heaps->takes, false});
    const int level = single.impartial_level().value_or(0);
    std::vector<std::uint32_t> values(static_cast<std::size_t>(largest) + 1, 0);
    // Not every size can be reached from the largest.
    for (int size = largest; size > largest - heaps->takes.front() && size > 0; --size) {
        const Game pile(Heaps{{size}, heaps->takes, false});
        const auto graph =
            game_graph::build_graph(pile, pile.merged(pile.start(), level), level, {}, control);
        if (!graph || !graph->complete)
            return {};
        const auto order = game_graph::bottom_up(*graph, control);
        if (!order)
            return {};
        const auto found = game_graph::grundy_values(*graph, *order);
        for (std::size_t i = 0; i < graph->size(); ++i) {
            const auto& rules = std::get<Heaps>(pile.rules());
            const std::string field = rules.fields(graph->state(i)).front();
            std::size_t left = 0;
            std::from_chars(field.data(), field.data() + field.size(), left);
            if (left < values.size())
                values[left] = found[i];
        }
    }
    return values;
}

/// The solution at `level`, or at the first coarser one that is not too large.
Result<Solution> solutionOf(const Game& game, State from, int level,
                            const game_graph::Limits& limits, const Control& control) {
    game_graph::SolveOptions options;
    options.limits = limits;
    options.level = level;
    options.threads = spareCores();
    return game_graph::solve_merged(game, from, options, control);
}

} // namespace

GameStudy studyOf(const Game& game, State from, int level, const Control& control,
                  const game_graph::Limits& limits) {
    GameStudy study{game, level, {}, {}, {}, false, {}, {}, {}, {}};
    const auto stopped = [&study] {
        study.solution.reset();
        study.stopped = true;
        study.trouble =
            GameWords::tr("Stopped before the game was solved. Press Values to try again.");
        return study;
    };
    auto solution = solutionOf(game, from, level, limits, control);
    if (!solution) {
        study.trouble = GameWords::tr("This game cannot be solved here: %1.")
                            .arg(coreWords(solution.error().message));
        return study;
    }
    if (!solution->complete())
        return stopped();
    study.solution = std::move(*solution);
    study.counts = study.solution->counts();
    study.grundy = pileValues(game, control);
    const Graph* graph = study.solution->graph();
    if (graph == nullptr) {
        study.trouble =
            GameWords::tr(
                "Too large to draw (%1 positions). It is solved layer by layer and can be played.")
                .arg(stateCountText(study.counts.positions));
        return study;
    }
    if (const auto order = game_graph::bottom_up(*graph, control))
        study.tree = game_graph::tree_size(*graph, *order, control);
    if (const auto comment = game_graph::comment(game, *graph, control))
        study.comment = *comment;
    if (control.stop_requested())
        return stopped();
    if (study.solution->level() != level)
        study.trouble =
            GameWords::tr("Too large to draw. It is solved with positions merged as "
                          "“%1” and can be played.")
                .arg(coreWords(game.levels()[static_cast<std::size_t>(study.solution->level())]));
    else if (!canBeDrawn(*graph))
        study.trouble = GameWords::tr("Too large to draw (%1 positions and %2 moves; the limit is "
                                      "%3 positions). It is solved and can be played.")
                            .arg(stateCountText(graph->size()), stateCountText(graph->edges.size()),
                                 stateCountText(ShownGraph::most_nodes));
    else
        study.shown = shownGraph(game, *graph, *study.solution->labels());
    return study;
}

std::optional<game_graph::Explanation> GameStudy::explain(State state) const {
    if (!solution)
        return std::nullopt;
    return game_graph::explain(*solution, state);
}

int GameStudy::nodeOf(State state) const {
    if (!shown)
        return -1;
    const auto found = solution->graph()->index.find(game.merged(state, level));
    return found ? static_cast<int>(*found) : -1;
}

std::optional<NimSum> GameStudy::nimSum(State state) const {
    const auto* heaps = std::get_if<Heaps>(&game.rules());
    if (heaps == nullptr || heaps->misere || (!heaps->takes.empty() && grundy.empty()))
        return std::nullopt;
    NimSum sum;
    for (const std::string& field : heaps->fields(state)) {
        NimSum::Pile pile;
        pile.name = std::string(1, static_cast<char>('A' + sum.piles.size()));
        std::from_chars(field.data(), field.data() + field.size(), pile.size);
        pile.value = static_cast<std::uint32_t>(pile.size);
        if (!heaps->takes.empty())
            pile.value = grundy[std::min(grundy.size() - 1, static_cast<std::size_t>(pile.size))];
        sum.sum ^= pile.value;
        sum.piles.push_back(std::move(pile));
    }
    return sum;
}

} // namespace loggia::ui
