// Finds the weights of Evaluation::pattern and tries them out. docs/method/eval_explanation.md
// tells how.
//
//   tune_pattern fit GAMES [SEED]           weights by regression on exact values
//   tune_pattern match GAMES DEPTH [SEED]   the weights in use against simpler evaluations
//
// Both are deterministic: the same arguments print the same.

#include "core/base/random.hpp"
#include "core/connect4/engine/search.hpp"
#include "core/connect4/solver/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

using namespace loggia;
using namespace loggia::connect4;

namespace {

constexpr int infinity = 1 << 20;
constexpr std::size_t kinds = rows + 3 + 4 + 3; // the numbers in PatternWeights
constexpr std::size_t features = 2 * kinds;

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

/// How many quadruples of each kind there are: player one's, then player two's, negative.
std::array<double, features> features_of(const Position& position) {
    std::array<double, features> counts{};
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
    Contender(const std::array<PatternWeights, 2>& weights, Evaluation evaluation)
        : lines_(weights), search_(lines_, &table_, evaluation) {}

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
    LineTable lines_;
    Search search_;
};

int random_column(const Position& position, Random& random) {
    for (;;) {
        const auto column = static_cast<int>(random.below(columns));
        if (position.can_play(column))
            return column;
    }
}

struct Sample {
    std::array<double, features> counts;
    double future; ///< Player one's points to come less player two's, exact, in hundredths.
};

/// Positions with 16 to 24 empty cells from games in which every fifth move is a random one.
std::vector<Sample> samples(int games, std::uint64_t seed) {
    Random random(seed);
    Contender player(pattern_weights, Evaluation::pattern);
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
            if (position.empty_count() > first || position.empty_count() % 2 != first % 2)
                continue;
            const Solution solution = solver.solve(position);
            const int value =
                position.to_move() == Player::one ? solution.value.lower : -solution.value.lower;
            result.push_back(
                {features_of(position), 100.0 * (value - position.score().lead(Player::one))});
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
/// stones are added; `ridge` keeps kinds that hardly occur near zero.
std::array<double, features> fit(const std::vector<Sample>& all, double ridge) {
    std::array<double, features> weights{};
    std::array<double, features> squares{};
    std::vector<double> rest;
    for (const Sample& sample : all) {
        rest.push_back(sample.future);
        for (std::size_t i = 0; i < features; ++i)
            squares[i] += sample.counts[i] * sample.counts[i];
    }
    std::array<std::vector<std::size_t>, features> above;
    std::array<std::vector<std::size_t>, features> below;
    const auto next = next_kinds();
    for (std::size_t kind = 0; kind < features; ++kind)
        for (const std::size_t other : next.at(kind % kinds)) {
            const std::size_t player = kind / kinds * kinds;
            above[kind].push_back(player + other);
            below[player + other].push_back(kind);
        }
    for (int round = 0; round < 400; ++round)
        for (std::size_t i = 0; i < features; ++i) {
            double slope = 0;
            for (std::size_t k = 0; k < all.size(); ++k)
                slope += all[k].counts[i] * rest[k];
            const double before = weights[i];
            double least = 0;
            double most = 100;
            for (const std::size_t other : below[i])
                least = std::max(least, weights[other]);
            for (const std::size_t other : above[i])
                most = std::min(most, weights[other]);
            // At the start all are zero, and nothing could rise: let the first rounds be free.
            if (round < 20)
                most = 100;
            weights[i] = std::clamp((slope + squares[i] * before) / (squares[i] + ridge), least,
                                    std::max(least, most));
            for (std::size_t k = 0; k < all.size(); ++k)
                rest[k] -= all[k].counts[i] * (weights[i] - before);
        }
    return weights;
}

double mean_error(const std::vector<Sample>& all, const std::array<double, features>& weights) {
    double sum = 0;
    for (const Sample& sample : all) {
        double rest = sample.future;
        for (std::size_t i = 0; i < features; ++i)
            rest -= sample.counts[i] * weights[i];
        sum += rest * rest;
    }
    return std::sqrt(sum / static_cast<double>(all.size()));
}

std::array<double, features> in_use() {
    std::array<double, features> weights{};
    for (std::size_t player = 0; player < 2; ++player) {
        const auto list = listed(pattern_weights.at(player));
        std::copy(list.begin(), list.end(),
                  weights.begin() + static_cast<std::ptrdiff_t>(player * kinds));
    }
    return weights;
}

int run_fit(int games, std::uint64_t seed) {
    const std::vector<Sample> all = samples(games, seed);
    // Every fifth position is kept back: the error on those is the honest one.
    std::vector<Sample> known;
    std::vector<Sample> kept_back;
    for (std::size_t i = 0; i < all.size(); ++i)
        (i % 5 == 0 ? kept_back : known).push_back(all[i]);
    const auto weights = fit(known, 20.0);
    fmt::print("{} positions, {} kept back; root mean square error there, in hundredths:\n",
               all.size(), kept_back.size());
    fmt::print("  no pattern {:.1f}, weights in use {:.1f}, fitted {:.1f}\n",
               mean_error(kept_back, {}), mean_error(kept_back, in_use()),
               mean_error(kept_back, weights));
    const std::array<std::size_t, 4> parts{rows, 3, 4, 3};
    for (std::size_t player = 0, at = 0; player < 2; ++player) {
        fmt::print("  player {}:", player + 1);
        for (const std::size_t part : parts) {
            fmt::print(" {{");
            for (std::size_t i = 0; i < part; ++i)
                fmt::print("{}{:.1f}", i == 0 ? "" : ", ", weights[at++]);
            fmt::print("}}");
        }
        fmt::print("\n");
    }
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
    Contender ours(pattern_weights, Evaluation::pattern);
    print("random moves", play(
                              ours,
                              [](const Position& position, Random& random) {
                                  return random_column(position, random);
                              },
                              games, depth, seed));
    Contender score(pattern_weights, Evaluation::score);
    const auto by = [depth](Contender& contender) {
        return [&contender, depth](const Position& position, Random&) {
            return contender.choose(position, depth);
        };
    };
    print("the score alone", play(ours, by(score), games, depth, seed));
    // What most players of this game count: stones in open quadruples, whoever and wherever.
    const PatternWeights by_count{
        {30, 30, 30, 30, 30, 30}, {10, 10, 10}, {5, 5, 5, 5}, {5, 10, 30}};
    Contender counting({by_count, by_count}, Evaluation::pattern);
    print("open quadruples by count", play(ours, by(counting), games, depth, seed));
    const std::array<PatternWeights, 2> guess{
        PatternWeights{{30, 20, 45, 20, 40, 10}, {15, 10, 5}, {5, 5, 5, 5}, {0, 5, 15}},
        PatternWeights{{20, 45, 20, 45, 20, 40}, {5, 10, 15}, {5, 5, 5, 5}, {0, 5, 15}}};
    Contender guessing(guess, Evaluation::pattern);
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
