#include "core/base/random.hpp"
#include "core/sat/counting/tree_decomposition.hpp"
#include "tests/core/sat/counting/counting_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace tree_decomposition_test {

using namespace loggia;
using namespace loggia::sat;

constexpr std::size_t far = 1000;

/// The decomposition by its definition: bags of an elimination by least degree, lowest atom first,
/// and how many steps apart they are in their tree.
struct PlainDecomposition {
    explicit PlainDecomposition(const CountingProblem& problem) {
        const std::size_t n = problem.atoms;
        std::vector<std::set<std::size_t>> neighbours(n);
        for (const auto& clause : problem.clauses)
            for (const auto one : clause)
                for (const auto other : clause)
                    if (one / 2 != other / 2)
                        neighbours[one / 2].insert(other / 2);
        bags.resize(n);
        steps.assign(n, std::vector<std::size_t>(n, far));
        std::vector<std::size_t> order;
        for (std::set<std::size_t> left = all(n); !left.empty();) {
            const std::size_t atom =
                *std::min_element(left.begin(), left.end(), [&](std::size_t a, std::size_t b) {
                    return std::pair(neighbours[a].size(), a) < std::pair(neighbours[b].size(), b);
                });
            left.erase(atom);
            order.push_back(atom);
            bags[atom] = neighbours[atom];
            width = std::max(width, bags[atom].size());
            for (const std::size_t other : bags[atom]) {
                neighbours[other].insert(bags[atom].begin(), bags[atom].end());
                neighbours[other].erase(other);
                neighbours[other].erase(atom);
            }
        }
        for (std::size_t i = 0; i < n; ++i) {
            steps[i][i] = 0;
            for (std::size_t k = i + 1; k < n; ++k)
                if (bags[order[i]].contains(order[k])) {
                    steps[order[i]][order[k]] = steps[order[k]][order[i]] = 1;
                    break;
                }
        }
        for (std::size_t m = 0; m < n; ++m)
            for (std::size_t a = 0; a < n; ++a)
                for (std::size_t b = 0; b < n; ++b)
                    steps[a][b] = std::min(steps[a][b], steps[a][m] + steps[m][b]);
        last = order;
    }

    static std::set<std::size_t> all(std::size_t n) {
        std::set<std::size_t> result;
        for (std::size_t i = 0; i < n; ++i)
            result.insert(i);
        return result;
    }

    /// The atoms whose bags are in the tree of this one.
    [[nodiscard]] std::vector<std::size_t> tree_of(std::size_t atom) const {
        std::vector<std::size_t> result;
        for (std::size_t other = 0; other < bags.size(); ++other)
            if (steps[atom][other] < far)
                result.push_back(other);
        return result;
    }

    /// Whether the tree of that bag is a largest one and falls into parts of at most half of it
    /// without the bag.
    [[nodiscard]] bool is_centroid(std::size_t root) const {
        const std::vector<std::size_t> tree = tree_of(root);
        for (std::size_t atom = 0; atom < bags.size(); ++atom)
            if (tree_of(atom).size() > tree.size())
                return false;
        return std::all_of(tree.begin(), tree.end(), [&](std::size_t next) {
            if (steps[root][next] != 1)
                return true;
            const auto behind = std::count_if(tree.begin(), tree.end(), [&](std::size_t other) {
                return steps[root][other] == steps[next][other] + 1;
            });
            return 2 * static_cast<std::size_t>(behind) <= tree.size();
        });
    }

    /// The depths where that bag is the root of its tree, and the last one eliminated of the
    /// others.
    [[nodiscard]] std::vector<double> depths(std::size_t root) const {
        std::vector<double> result;
        for (std::size_t atom = 0; atom < bags.size(); ++atom) {
            std::size_t top = root;
            if (steps[root][atom] >= far)
                for (const std::size_t other : last)
                    if (steps[other][atom] < far)
                        top = other;
            std::size_t depth = steps[top][atom];
            for (std::size_t other = 0; other < bags.size(); ++other)
                if (bags[other].contains(atom))
                    depth = std::min(depth, steps[top][other]);
            result.push_back(static_cast<double>(depth));
        }
        const double deepest = std::max(1.0, *std::max_element(result.begin(), result.end()));
        for (double& depth : result)
            depth /= deepest;
        return result;
    }

    std::vector<std::set<std::size_t>> bags;
    std::vector<std::vector<std::size_t>> steps;
    std::vector<std::size_t> last; ///< The atoms in the order of elimination.
    std::size_t width = 0;
};

class TreeDecompositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithItsDefinition() {
        Random random(test_suite::seed(61));
        for (int round = 0; round < test_suite::rounds(800); ++round) {
            CountingProblem problem = counting_oracle::random_problem(random, 24);
            problem.clauses.resize(std::min<std::size_t>(problem.clauses.size(), problem.atoms));
            const DecompositionDepths found = decomposition_depths(problem, {});
            const PlainDecomposition plain(problem);
            QCOMPARE(found.width, plain.width);
            QCOMPARE(found.depths.size(), std::size_t{problem.atoms});
            bool is_right = false;
            for (std::size_t root = 0; root < problem.atoms && !is_right; ++root)
                is_right = plain.is_centroid(root) && plain.depths(root) == found.depths;
            QVERIFY(is_right);
        }
    }

    /// A path: its middle is the root, its ends are the deepest.
    void decomposesAPath() {
        CountingProblem problem;
        problem.atoms = 101;
        problem.shown.assign(problem.atoms, 1);
        for (std::uint32_t atom = 0; atom + 1 < problem.atoms; ++atom)
            problem.clauses.push_back({2 * atom, 2 * atom + 2});
        const DecompositionDepths found = decomposition_depths(problem, {});
        QCOMPARE(found.width, std::size_t{1});
        QCOMPARE(found.depths.size(), std::size_t{101});
        QVERIFY(found.depths[50] < 0.1);
        QVERIFY(found.depths[0] > 0.9 && found.depths[100] > 0.9);
        QVERIFY(std::is_sorted(found.depths.begin() + 51, found.depths.end()));
    }

    /// A clique of n atoms has the width n - 1, a grid at least its side.
    void findsWidths() {
        CountingProblem problem;
        problem.atoms = 9;
        problem.shown.assign(problem.atoms, 1);
        problem.clauses.emplace_back();
        for (std::uint32_t atom = 0; atom < problem.atoms; ++atom)
            problem.clauses[0].push_back(2 * atom);
        QCOMPARE(decomposition_depths(problem, {}).width, std::size_t{8});
        problem.clauses.clear();
        for (std::uint32_t atom = 0; atom < 9; ++atom) {
            if (atom % 3 < 2)
                problem.clauses.push_back({2 * atom, 2 * atom + 2});
            if (atom < 6)
                problem.clauses.push_back({2 * atom, 2 * atom + 6});
        }
        QCOMPARE(decomposition_depths(problem, {}).width, std::size_t{3});
        problem.atoms = 0;
        problem.shown.clear();
        problem.clauses.clear();
        QVERIFY(decomposition_depths(problem, {}).depths.empty());
    }

    /// Chains are halved again and again: whatever has no smaller depth between atoms falls apart
    /// by some atoms of its own least depth into parts of about half its length.
    void halvesLongChains() {
        for (const std::uint32_t width : {1U, 2U, 3U}) {
            CountingProblem problem;
            problem.atoms = 8000;
            problem.shown.assign(problem.atoms, 1);
            for (std::uint32_t atom = 0; atom + width < problem.atoms; ++atom) {
                auto& clause = problem.clauses.emplace_back();
                for (std::uint32_t i = 0; i <= width; ++i)
                    clause.push_back(2 * (atom + i));
            }
            const DecompositionDepths found = decomposition_depths(problem, {});
            QCOMPARE(found.width, std::size_t{width});
            const std::set<double> levels(found.depths.begin(), found.depths.end());
            QCOMPARE(*levels.begin(), 0.0);
            QCOMPARE(*levels.rbegin(), 1.0);
            QVERIFY2(levels.size() <= 14, std::to_string(levels.size()).c_str());
            for (const double least : levels) {
                // How long the parts are whose atoms have a larger depth.
                std::size_t longest = 0;
                std::size_t length = 0;
                for (const double depth : found.depths) {
                    length = depth > least ? length + 1 : 0;
                    longest = std::max(longest, length);
                }
                const auto halved = std::distance(levels.begin(), levels.find(least)) + 1;
                QVERIFY(longest <= (std::size_t{problem.atoms} >> static_cast<unsigned>(halved)));
            }
        }
    }

    /// A clique of 301 atoms has bags that are just small enough, one of 302 has not; it
    /// gives up when stopped, too.
    void givesUp() {
        CountingProblem problem;
        problem.clauses.emplace_back();
        for (std::uint32_t atom = 0; atom < 301; ++atom)
            problem.clauses[0].push_back(2 * atom);
        problem.atoms = 301;
        QCOMPARE(decomposition_depths(problem, {}).width, std::size_t{300});
        std::stop_source source;
        source.request_stop();
        QVERIFY(decomposition_depths(problem, Control(source.get_token())).depths.empty());
        problem.clauses[0].push_back(2 * problem.atoms++);
        QVERIFY(decomposition_depths(problem, {}).depths.empty());
    }
};

LOGGIA_TEST(TreeDecompositionTest)

} // namespace tree_decomposition_test

#include "tree_decomposition_test.moc"
