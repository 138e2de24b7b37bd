#include "core/game_graph/analysis/solve.hpp"

#include "core/base/poll.hpp"
#include "core/game_graph/analysis/size_check.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace loggia::game_graph {

namespace {

template <class Rules>
constexpr bool has_layers = std::is_same_v<Rules, TicTacToe> ||
                            std::is_same_v<Rules, ConnectFour> || std::is_same_v<Rules, Sim>;

/// The bits of a position from which on a game is large.
constexpr unsigned large = 20;

bool goes_by_layers(const Game& game, const SolveOptions& options) {
    return std::visit(
        [&]<class Rules>(const Rules& rules) {
            if constexpr (has_layers<Rules>)
                return options.method == Method::layers ||
                       (options.method == Method::automatic && options.level == 0 &&
                        rules.bits() >= large);
            else
                return false;
        },
        game.rules());
}

using AnyLayers = std::variant<Layers<std::uint32_t>, Layers<std::uint64_t>>;

template <class Key, class Rules>
Result<AnyLayers> solved_layers(const Rules& rules, State from, const SolveOptions& options,
                                const Control& control) {
    auto layers =
        LayerSolver<Rules, Key>(rules, options.layer_limits, control, options.threads).solve(from);
    if (!layers)
        return tl::unexpected(std::move(layers.error()));
    return AnyLayers(std::move(*layers));
}

Result<AnyLayers> solved_by_layers(const Game& game, State from, const SolveOptions& options,
                                   const Control& control) {
    return std::visit(
        [&]<class Rules>(const Rules& rules) -> Result<AnyLayers> {
            if constexpr (has_layers<Rules>) {
                const bool narrow = rules.bits() <= 32;
                const std::size_t bytes = narrow ? Layers<std::uint32_t>::bytes_of_position
                                                 : Layers<std::uint64_t>::bytes_of_position;
                Limits limits;
                limits.states =
                    std::min(options.layer_limits.positions, options.layer_limits.bytes / bytes);
                if (auto fits = check_size(game, from, 0, limits); !fits)
                    return tl::unexpected(std::move(fits.error()));
                return narrow ? solved_layers<std::uint32_t>(rules, from, options, control)
                              : solved_layers<std::uint64_t>(rules, from, options, control);
            } else {
                return failure("this game has no layers");
            }
        },
        game.rules());
}

void count(Counts& counts, Value value, bool ended, std::uint64_t times = 1) {
    counts.positions += times;
    (value.outcome == Outcome::win    ? counts.wins
     : value.outcome == Outcome::loss ? counts.losses
                                      : counts.draws) += times;
    counts.ended += ended ? times : 0;
    if (value.remoteness == Value::endless)
        counts.endless = true;
    else
        counts.longest = std::max(counts.longest, value.remoteness);
}

} // namespace

std::optional<Value> Solution::value(State state) const {
    if (!complete_)
        return std::nullopt;
    if (graph_) {
        const auto found = graph_->index.find(game_.merged(state, level_));
        return found ? std::optional(labels_->values[*found]) : std::nullopt;
    }
    const int layer = std::visit(
        [&]<class Rules>(const Rules& rules) {
            if constexpr (has_layers<Rules>)
                return rules.layer(state);
            else
                return 0;
        },
        game_.rules());
    return std::visit([&](const auto& layers) { return layers.find(state, layer); }, *layers_);
}

void Solution::count_all(const Control& control) {
    complete_ = count_positions(control);
    if (!complete_)
        counts_ = {};
}

bool Solution::count_positions(const Control& control) {
    Poll poll(control);
    if (graph_) {
        for (std::size_t i = 0; i < graph_->size(); ++i) {
            if (poll.stop())
                return false;
            count(counts_, labels_->values[i], graph_->endings[i].has_value());
        }
        return true;
    }
    std::array<std::uint64_t, 256> times{};
    const bool whole = std::visit(
        [&](const auto& all) {
            for (const auto& layer : all.layers)
                for (const auto label : layer.labels) {
                    if (poll.stop())
                        return false;
                    ++times.at(label);
                }
            return true;
        },
        *layers_);
    for (std::size_t label = 0; whole && label < times.size(); ++label) {
        const Value value = layer_label::value_of(static_cast<layer_label::Label>(label));
        if (times.at(label) > 0)
            count(counts_, value, value.remoteness == 0, times.at(label));
    }
    return whole;
}

std::optional<Counts> Solution::counts(int level, const Control& control) const {
    if (level == level_)
        return counts_;
    if (!complete_ || !graph_ || level < level_)
        return std::nullopt;
    constexpr std::size_t one_position = 100; // nanoseconds
    Poll poll(control, one_position);
    Counts counts;
    StateIndex seen;
    for (std::size_t i = 0; i < graph_->size(); ++i) {
        if (poll.stop())
            return std::nullopt;
        const std::size_t before = seen.size();
        seen.add(game_.merged(graph_->state(i), level));
        if (seen.size() > before)
            count(counts, labels_->values[i], graph_->endings[i].has_value());
    }
    return counts;
}

Result<Solution> solve(const Game& game, State from, const SolveOptions& options,
                       const Control& control) {
    Solution solution(game, from, options.level);
    if (options.level < 0 || options.level >= static_cast<int>(game.levels().size()))
        return failure("the game has no such level");
    if (goes_by_layers(game, options)) {
        if (options.level != 0)
            return failure("layers are not merged");
        auto layers = solved_by_layers(game, from, options, control);
        if (!layers)
            return tl::unexpected(std::move(layers.error()));
        solution.complete_ = std::visit([](const auto& all) { return all.complete; }, *layers);
        solution.layers_ = std::make_shared<const AnyLayers>(std::move(*layers));
        if (solution.complete_)
            solution.count_all(control);
        return solution;
    }
    if (options.method == Method::layers)
        return failure("this game has no layers");
    if (auto fits = check_size(game, from, options.level, options.limits); !fits)
        return tl::unexpected(std::move(fits.error()));
    auto graph = build_graph(game, from, options.level, options.limits, control, options.threads);
    if (!graph)
        return tl::unexpected(std::move(graph.error()));
    auto labels = label(*graph, control);
    solution.complete_ = labels.complete;
    solution.graph_ = std::make_shared<const Graph>(std::move(*graph));
    solution.labels_ = std::make_shared<const Labels>(std::move(labels));
    if (solution.complete_)
        solution.count_all(control);
    return solution;
}

Result<Solution> solve(const Game& game, const SolveOptions& options, const Control& control) {
    return solve(game, game.start(), options, control);
}

Result<Solution> solve_merged(const Game& game, State from, const SolveOptions& options,
                              const Control& control) {
    const int levels = static_cast<int>(game.levels().size());
    auto first = solve(game, from, options, control);
    SolveOptions further = options;
    while (!first && ++further.level < levels && !control.stop_requested())
        if (auto solution = solve(game, from, further, control))
            return solution;
    return first;
}

} // namespace loggia::game_graph
