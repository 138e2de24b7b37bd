// Finds the weights of Evaluation::pattern and tries them out. docs/method/eval_explanation.md
// tells how.
//
//   tune_pattern fit GAMES [SEED]           models by regression on exact values
//   tune_pattern match GAMES DEPTH [SEED]   the models in use against simpler evaluations
//
// Both are deterministic: the same arguments print the same.

#include "core/base/random.hpp"
#include "core/connect4/engine/search.hpp"
#include "core/connect4/solver/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

using namespace loggia;
using namespace loggia::connect4;

namespace {

constexpr int infinity = 1 << 20;
constexpr std::size_t kinds = rows + 3 + 4 + 3; // the numbers in PatternWeights
constexpr std::size_t initiative = 2 * kinds;   // the last number of a model, after both weights
constexpr std::size_t features = initiative + 1;

using Model = std::array<double, features>;

/// The weights of one player as a list, and back.
std::array<int, kinds> listed(const PatternWeights& weights) {
    std::array<int, kinds> list{};
    auto at = std::copy(weights.three.begin(), weights.three.end(), list.begin());
    at = std::copy(weights.two.begin(), weights.two.end(), at);
    at = std::copy(weights.one.begin(), weights.one.end(), at);
    std::copy(weights.vertical.begin(), weights.vertical.end(), at);
    return list;
}

PatternWeights weights_of(const std::array<int, kinds>& list) {
    PatternWeights weights;
    auto at = list.begin();
    const auto take = [&at](auto& part) {
        std::copy_n(at, part.size(), part.begin());
        at += static_cast<std::ptrdiff_t>(part.size());
    };
    take(weights.three);
    take(weights.two);
    take(weights.one);
    take(weights.vertical);
    return weights;
}

/// The weights that are 1 for one kind of quadruple and 0 for the others.
PatternWeights single(std::size_t kind) {
    std::array<int, kinds> list{};
    list.at(kind) = 1;
    return weights_of(list);
}

/// How many quadruples of each kind there are: player one's, then player two's, negative; then the
/// 1 that the initiative is multiplied by.
Model features_of(const Position& position) {
    Model counts{};
    counts[initiative] = 1;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const PatternWeights one_kind = single(kind);
        for (const Bits quadruple : quadruples) {
            const Bits one = position.stones(Player::one) & quadruple;
            const Bits two = position.stones(Player::two) & quadruple;
            if (two == 0)
                counts.at(kind) += quadruple_value(one_kind, quadruple, one);
            else if (one == 0)
                counts.at(kinds + kind) -= quadruple_value(one_kind, quadruple, two);
        }
    }
    return counts;
}

/// Plays by looking ahead with weights of its own.
class Contender {
public:
    Contender(const std::array<PatternModel, 2>& models, Evaluation evaluation)
        : tables_(models), search_(tables_, &table_, evaluation) {}
    explicit Contender(const std::array<PatternWeights, 2>& weights)
        : Contender({PatternModel{weights}, PatternModel{weights}}, Evaluation::pattern) {}

    int choose(const Position& position, int depth) {
        table_.new_search();
        PlayedLine line;
        for (int d = std::min(2, depth); d <= depth; ++d)
            (void)search_.value(
                position, d, -infinity, infinity, [] { return false; }, line);
        return line.columns[0];
    }

private:
    TranspositionTable table_{std::size_t{1} << 24U};
    PatternTables tables_;
    Search search_;
};

int random_column(const Position& position, Random& random) {
    for (;;) {
        const auto column = static_cast<int>(random.below(columns));
        if (position.can_play(column))
            return column;
    }
}

/// Weights with rows as a player would guess them, the same whoever is to move.
constexpr std::array<PatternWeights, 2> guessed_weights{
    PatternWeights{{30, 20, 45, 20, 40, 10}, {15, 10, 5}, {5, 5, 5, 5}, {0, 5, 15}},
    PatternWeights{{20, 45, 20, 45, 20, 40}, {5, 10, 15}, {5, 5, 5, 5}, {0, 5, 15}}};

struct Sample {
    Model counts;
    Player mover;
    double future; ///< Player one's points to come less player two's, exact, in hundredths.
};

/// Positions with 16 to 24 empty cells from games in which every fifth move is a random one. They
/// are played with guessed weights, so that what is fitted does not depend on what was fitted.
std::vector<Sample> samples(int games, std::uint64_t seed) {
    Random random(seed);
    Contender player(guessed_weights);
    SolverOptions options;
    options.table_megabytes = 64;
    Solver solver(options);
    std::vector<Sample> result;
    for (int game = 0; game < games; ++game) {
        Position position;
        const int first = 24 - static_cast<int>(random.below(5));
        while (position.empty_count() > 16) {
            const bool by_chance = position.stone_count() < 4 || random.below(5) == 0;
            position = position.after(by_chance ? random_column(position, random)
                                                : player.choose(position, 6));
            if (position.empty_count() > first)
                continue;
            const Solution solution = solver.solve(position);
            const int value =
                position.to_move() == Player::one ? solution.value.lower : -solution.value.lower;
            result.push_back({features_of(position), position.to_move(),
                              100.0 * (value - position.score().lead(Player::one))});
        }
        if (game % 50 == 49)
            fmt::print(stderr, "{} games, {} positions\n", game + 1, result.size());
    }
    return result;
}

/// For each kind those that it turns into by one more stone. No weight may exceed theirs.
std::array<std::vector<std::size_t>, kinds> next_kinds() {
    constexpr std::size_t two = rows;
    constexpr std::size_t one = two + 3;
    constexpr std::size_t vertical = one + 4;
    std::array<std::vector<std::size_t>, kinds> next;
    for (std::size_t row = 0; row < rows; ++row) {
        next[two + 1].push_back(row);
        next[two + (row % 2 == 0 ? 0 : 2)].push_back(row);
    }
    for (std::size_t even = 0; even < 4; ++even) {
        if (even < 3)
            next[one + even].push_back(two + even);
        if (even > 0)
            next[one + even].push_back(two + even - 1);
    }
    next[vertical].push_back(vertical + 1);
    next[vertical + 1].push_back(vertical + 2);
    return next;
}

/// Least squares by coordinate descent, with weights from zero to 100 (a point) that do not fall as
/// stones are added, and any initiative; `ridge` keeps kinds that hardly occur near zero.
///
/// A weight above that of a kind it turns into costs the square of the difference, times a factor
/// that grows from round to round: with hard limits the descent would stop wherever two weights
/// meet, for neither can go on alone. What is still above at the end is cut off.
Model fit(const std::vector<Sample>& all, double ridge) {
    Model weights{};
    Model squares{};
    std::vector<double> rest;
    for (const Sample& sample : all) {
        rest.push_back(sample.future);
        for (std::size_t i = 0; i < features; ++i)
            squares[i] += sample.counts[i] * sample.counts[i];
    }
    std::array<std::vector<std::size_t>, features> above;
    std::array<std::vector<std::size_t>, features> below;
    const auto next = next_kinds();
    for (std::size_t kind = 0; kind < initiative; ++kind)
        for (const std::size_t other : next.at(kind % kinds)) {
            const std::size_t player = kind / kinds * kinds;
            above[kind].push_back(player + other);
            below[player + other].push_back(kind);
        }
    constexpr int rounds = 2000;
    for (int round = 0; round < rounds; ++round) {
        const double penalty = static_cast<double>(all.size()) * round / rounds;
        for (std::size_t i = 0; i < features; ++i) {
            const double before = weights[i];
            double slope = squares[i] * before;
            for (std::size_t k = 0; k < all.size(); ++k)
                slope += all[k].counts[i] * rest[k];
            double curvature = squares[i] + ridge;
            const auto pull = [&](std::size_t other) {
                slope += penalty * weights[other];
                curvature += penalty;
            };
            for (const std::size_t other : below[i])
                if (weights[other] > before)
                    pull(other);
            for (const std::size_t other : above[i])
                if (weights[other] < before)
                    pull(other);
            weights[i] = slope / curvature;
            if (i != initiative)
                weights[i] = std::clamp(weights[i], 0.0, 100.0);
            for (std::size_t k = 0; k < all.size(); ++k)
                rest[k] -= all[k].counts[i] * (weights[i] - before);
        }
    }
    // Three times, as a quadruple turns into another kind at most that often.
    for (int stones = 1; stones <= 3; ++stones)
        for (std::size_t kind = 0; kind < initiative; ++kind)
            for (const std::size_t other : above[kind])
                weights[kind] = std::min(weights[kind], weights[other]);
    return weights;
}

/// By how much the truth exceeds the estimate.
double error_of(const Sample& sample, const Model& model) {
    return sample.future -
           std::inner_product(sample.counts.begin(), sample.counts.end(), model.begin(), 0.0);
}

double mean_error(const std::vector<Sample>& all, const Model& model) {
    double sum = 0;
    for (const Sample& sample : all)
        sum += error_of(sample, model) * error_of(sample, model);
    return std::sqrt(sum / static_cast<double>(all.size()));
}

Model in_use(Player mover) {
    const PatternModel& model = pattern_models.at(static_cast<std::size_t>(mover));
    Model numbers{};
    for (std::size_t player = 0; player < 2; ++player) {
        const auto list = listed(model.weights.at(player));
        std::copy(list.begin(), list.end(),
                  numbers.begin() + static_cast<std::ptrdiff_t>(player * kinds));
    }
    numbers[initiative] = model.initiative;
    return numbers;
}

/// On the grain of the search. Rounding keeps the order, so no weight falls as stones are added.
/// The initiative takes up what the rounded weights are wrong by in the mean.
Model rounded(Model model, const std::vector<Sample>& known) {
    const auto round = [](double number) {
        return weight_grain * std::round(number / weight_grain);
    };
    model[initiative] = 0;
    std::transform(model.begin(), model.end(), model.begin(), round);
    double sum = 0;
    for (const Sample& sample : known)
        sum += error_of(sample, model);
    model[initiative] = round(sum / static_cast<double>(known.size()));
    return model;
}

void print(const Model& model) {
    const std::array<std::size_t, 4> parts{rows, 3, 4, 3};
    std::size_t at = 0;
    for (int player = 1; player <= 2; ++player) {
        fmt::print("    player {}:", player);
        for (const std::size_t part : parts) {
            fmt::print(" {{");
            for (std::size_t i = 0; i < part; ++i)
                fmt::print("{}{:.0f}", i == 0 ? "" : ", ", model.at(at++));
            fmt::print("}}");
        }
        fmt::print("\n");
    }
    fmt::print("    initiative: {:.0f}\n", model[initiative]);
}

void fit_mover(const std::vector<Sample>& all, Player mover) {
    // Every fifth position is kept back: the error on those is the honest one.
    std::vector<Sample> known;
    std::vector<Sample> kept_back;
    std::size_t count = 0;
    for (const Sample& sample : all)
        if (sample.mover == mover)
            (count++ % 5 == 0 ? kept_back : known).push_back(sample);
    const Model fitted = fit(known, 20.0);
    const Model to_use = rounded(fitted, known);
    fmt::print("player {} to move: {} positions, {} of them kept back\n",
               static_cast<int>(mover) + 1, count, kept_back.size());
    print(to_use);
    fmt::print(
        "  root mean square error on those kept back, in hundredths: the score alone {:.1f}, "
        "fitted {:.1f}, rounded {:.1f}, in use {:.1f}\n",
        mean_error(kept_back, {}), mean_error(kept_back, fitted), mean_error(kept_back, to_use),
        mean_error(kept_back, in_use(mover)));
}

int run_fit(int games, std::uint64_t seed) {
    const std::vector<Sample> all = samples(games, seed);
    for (const Player mover : {Player::one, Player::two})
        fit_mover(all, mover);
    return 0;
}

struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    double points = 0;

    void add(int lead) {
        (lead > 0 ? wins : lead < 0 ? losses : draws) += 1;
        points += lead;
    }
};

/// Each opening of four random moves is played twice, each side once.
template <class Choose>
Tally play(Contender& ours, Choose choose_theirs, int games, int depth, std::uint64_t seed) {
    Random random(seed);
    Tally tally;
    for (int game = 0; game < games; game += 2) {
        Position opening;
        for (int i = 0; i < 4; ++i)
            opening = opening.after(random_column(opening, random));
        for (const Player side : {Player::one, Player::two}) {
            Position position = opening;
            while (!position.is_full())
                position =
                    position.after(position.to_move() == side ? ours.choose(position, depth)
                                                              : choose_theirs(position, random));
            tally.add(position.score().lead(side));
        }
    }
    return tally;
}

void print(const char* name, const Tally& tally) {
    const int games = tally.wins + tally.draws + tally.losses;
    const double share = (tally.wins + 0.5 * tally.draws) / games;
    const double variance =
        (tally.wins * (1 - share) * (1 - share) + tally.draws * (0.5 - share) * (0.5 - share) +
         tally.losses * share * share) /
        games;
    fmt::print("against {:<28} {:4} won {:4} drawn {:4} lost: {:5.1f}% +- {:.1f}, {:+.2f} points a "
               "game\n",
               name, tally.wins, tally.draws, tally.losses, 100 * share,
               196 * std::sqrt(variance / games), tally.points / games);
}

int run_match(int games, int depth, std::uint64_t seed) {
    Contender ours(pattern_models, Evaluation::pattern);
    print("random moves", play(
                              ours,
                              [](const Position& position, Random& random) {
                                  return random_column(position, random);
                              },
                              games, depth, seed));
    Contender score(pattern_models, Evaluation::score);
    const auto by = [depth](Contender& contender) {
        return [&contender, depth](const Position& position, Random&) {
            return contender.choose(position, depth);
        };
    };
    print("the score alone", play(ours, by(score), games, depth, seed));
    // What most players of this game count: stones in open quadruples, whoever and wherever.
    const PatternWeights by_count{
        {30, 30, 30, 30, 30, 30}, {10, 10, 10}, {5, 5, 5, 5}, {5, 10, 30}};
    Contender counting({by_count, by_count});
    print("open quadruples by count", play(ours, by(counting), games, depth, seed));
    Contender guessing(guessed_weights);
    print("weights by an expert's guess", play(ours, by(guessing), games, depth, seed));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto number = [&](std::size_t at, int otherwise) {
        return at < arguments.size() ? std::atoi(arguments[at].c_str()) : otherwise;
    };
    if (arguments.size() >= 2 && arguments[0] == "fit")
        return run_fit(number(1, 0), static_cast<std::uint64_t>(number(2, 1)));
    if (arguments.size() >= 3 && arguments[0] == "match")
        return run_match(number(1, 0), number(2, 0), static_cast<std::uint64_t>(number(3, 1)));
    fmt::print(stderr, "usage: tune_pattern fit GAMES [SEED]\n"
                       "       tune_pattern match GAMES DEPTH [SEED]\n");
    return 2;
}
