#include "core/formula_game/generate.hpp"

#include "core/base/random.hpp"
#include "core/formula_game/difficulty.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace loggia::formula_game {

namespace {

constexpr int climbs = 24;          ///< from a new random formula
constexpr int trials_of_climb = 48; ///< changes that are tried

/// A draft of a game: a binary tree as a list, operands before what they are operands of, over
/// numbers of turns instead of letters.
struct Draft {
    struct Node {
        bool leaf = false;
        bool negated = false;
        bool conjunction = false; ///< else a disjunction; not of a leaf
        int turn = 0;             ///< of a leaf
        std::size_t left = 0;
        std::size_t right = 0;
    };
    std::vector<Node> nodes;
    std::string turns;
    std::string letters; ///< by turn

    /// The game that the other player wins in the same way: the complement with all turns passed
    /// to the other side.
    void exchange_players() {
        for (Node& node : nodes) {
            if (node.leaf)
                node.negated = !node.negated;
            else
                node.conjunction = !node.conjunction;
        }
        for (char& turn : turns)
            turn = turn == 'E' ? 'A' : 'E';
    }

    [[nodiscard]] Game game() const {
        logic::Formula formula{{}, logic::Expr(0)};
        logic::Store& store = formula.store;
        std::vector<logic::Expr> made;
        made.reserve(nodes.size());
        for (const Node& node : nodes) {
            logic::Expr e(0);
            if (node.leaf) {
                e = store.variable({&letters.at(static_cast<std::size_t>(node.turn)), 1});
            } else {
                const auto kind =
                    node.conjunction ? logic::Kind::conjunction : logic::Kind::disjunction;
                e = store.node(kind, std::array{made[node.left], made[node.right]});
            }
            made.push_back(node.negated ? store.negation(e) : e);
        }
        formula.root = made.back();
        return Game::make(std::move(formula), turns, letters).value();
    }
};

template <class T>
void shuffle(T& list, Random& random) {
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[random.below(i)]);
}

bool chance(Random& random, std::uint64_t percent) {
    return random.below(100) < percent;
}

/// The nodes of a random tree with the given leaves, none of whose parts is much larger than its
/// neighbour. The connective mostly changes from level to level.
class TreeBuilder {
public:
    TreeBuilder(std::vector<Draft::Node>& nodes, std::vector<int> leaves, Random& random)
        : nodes_(nodes), leaves_(std::move(leaves)), random_(random) {}

    void build() { build(0, leaves_.size(), random_.below(2) == 1); }

private:
    /// Recurses as deep as the tree is: at most log(leaves) / log(4/3), that is 27.
    std::size_t build(std::size_t first, std::size_t count, bool conjunction) { // NOLINT
        Draft::Node node;
        if (count == 1) {
            node.leaf = true;
            node.negated = chance(random_, 45);
            node.turn = leaves_[first];
        } else {
            const std::size_t least = std::max<std::size_t>(count / 4, 1);
            const std::size_t left = least + random_.below(count - 2 * least + 1);
            node.conjunction = conjunction;
            node.negated = chance(random_, 8);
            // A negation turns the connective below it around.
            const bool below = (!conjunction != node.negated) == chance(random_, 80);
            node.left = build(first, left, below);
            node.right = build(first + left, count - left, below);
        }
        nodes_.push_back(node);
        return nodes_.size() - 1;
    }

    std::vector<Draft::Node>& nodes_;
    std::vector<int> leaves_;
    Random& random_;
};

/// Sees to it that no connective joins two leaves of the same variable, which looks silly, as far
/// as a few exchanges of leaves can do that.
void part_twins(Draft& draft, Random& random) {
    for (std::size_t i = 0; i < draft.nodes.size(); ++i) {
        if (draft.nodes[i].leaf)
            continue;
        Draft::Node& left = draft.nodes[draft.nodes[i].left];
        const Draft::Node& right = draft.nodes[draft.nodes[i].right];
        for (int trial = 0; trial < 8 && left.leaf && right.leaf && left.turn == right.turn;
             ++trial) {
            Draft::Node& other = draft.nodes[random.below(draft.nodes.size())];
            if (other.leaf)
                std::swap(left.turn, other.turn);
        }
    }
}

Draft random_draft(const Recipe& recipe, Random& random) {
    Draft draft;
    draft.letters = std::string("abcdefghijklmnopqrstuvwxyz")
                        .substr(0, static_cast<std::size_t>(recipe.variables));
    shuffle(draft.letters, random);
    const bool extra = random.below(2) == 1;
    for (int i = 0; i < recipe.variables; ++i)
        draft.turns += (i % 2 == 0) == extra ? 'E' : 'A';
    shuffle(draft.turns, random);
    std::vector<int> leaves;
    leaves.reserve(static_cast<std::size_t>(recipe.leaves));
    for (int i = 0; i < recipe.leaves; ++i)
        leaves.push_back(
            i < recipe.variables ? i : static_cast<int>(random.below(draft.letters.size())));
    shuffle(leaves, random);
    TreeBuilder(draft.nodes, std::move(leaves), random).build();
    part_twins(draft, random);
    return draft;
}

/// Another draft with the same variables and as many leaves.
Draft changed(Draft draft, Random& random) {
    auto& nodes = draft.nodes;
    for (std::uint64_t i = random.below(3) + 1; i > 0; --i) {
        Draft::Node& node = nodes[random.below(nodes.size())];
        if (!node.leaf) {
            node.conjunction = !node.conjunction;
        } else if (chance(random, 50)) {
            node.negated = !node.negated;
        } else {
            Draft::Node& other = nodes[random.below(nodes.size())];
            if (other.leaf)
                std::swap(node.turn, other.turn);
        }
    }
    part_twins(draft, random);
    return draft;
}

/// How far an assessment is from what is wanted; 0 where it is that.
double distance(const Assessment& assessment, Difficulty wanted) {
    if (assessment.difficulty() == wanted)
        return 0;
    const double share = assessment.critical_share();
    switch (wanted) {
    case Difficulty::easy:
        return share;
    case Difficulty::medium:
        return std::abs(share - 0.375);
    case Difficulty::hard:
        break;
    }
    // The chain counts for little: it comes by itself where there are many critical turns.
    return 1 - share + 0.01 * std::max(0, 4 - assessment.longest_chain);
}

} // namespace

Result<Game> generate(const Recipe& recipe, const Control& control) {
    assert(recipe.variables >= 1 && recipe.variables <= static_cast<int>(max_variables));
    assert(recipe.leaves >= recipe.variables && recipe.leaves <= Recipe::most_leaves);
    const Control quiet(control.stop_token());
    Random random(recipe.seed);
    for (int climb = 0; climb < climbs; ++climb) {
        Draft best = random_draft(recipe, random);
        double least = 1e9;
        for (int trial = 0; trial < trials_of_climb; ++trial) {
            Draft draft = trial == 0 ? best : changed(best, random);
            control.report(
                {static_cast<double>(climb * trials_of_climb + trial) / (climbs * trials_of_climb),
                 fmt::format("trial {}", climb * trials_of_climb + trial + 1)});
            const auto assessment = assess(draft.game(), quiet);
            if (!assessment)
                return tl::unexpected(assessment.error());
            const double now = distance(*assessment, recipe.difficulty);
            if (now <= least) {
                least = now;
                if (assessment->winner != recipe.winner)
                    draft.exchange_players();
                best = std::move(draft);
            }
            if (least == 0)
                return best.game();
        }
    }
    return failure(fmt::format("found no {} game that {} wins with {} variable{} and {} {} in {} "
                               "trials; try other sizes or another seed",
                               name_of(recipe.difficulty), letter_of(recipe.winner),
                               recipe.variables, recipe.variables == 1 ? "" : "s", recipe.leaves,
                               recipe.leaves == 1 ? "leaf" : "leaves", climbs * trials_of_climb));
}

} // namespace loggia::formula_game
