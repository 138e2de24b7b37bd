#include "core/base/random.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/queries/count.hpp"
#include "core/sat/queries/count_parity.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace count_parity_test {

using namespace loggia;
using namespace loggia::sat;

/// An equation as a mask of atoms, bit 0 for atom 1, and whether an odd number of them is true.
struct Equation {
    std::uint64_t atoms;
    bool odd;
};

std::string text_of(const std::vector<Equation>& equations, int atoms) {
    std::string text =
        "p cnf " + std::to_string(atoms) + " " + std::to_string(equations.size()) + "\n";
    for (const Equation& equation : equations) {
        text += "x";
        bool flip = !equation.odd;
        for (int atom = 1; atom <= atoms; ++atom)
            if ((equation.atoms >> (atom - 1) & 1U) != 0) {
                text += (flip ? "-" : "") + std::to_string(atom) + " ";
                flip = false;
            }
        text += "0\n";
    }
    return text;
}

/// At least two atoms, so that there is a place for the sign.
std::uint64_t random_mask(Random& random, int atoms, std::size_t size) {
    std::uint64_t mask = 0;
    while (std::popcount(mask) < static_cast<int>(size))
        mask |= std::uint64_t{1} << random.below(static_cast<std::uint64_t>(atoms));
    return mask;
}

class CountParityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All assignments to 9 atoms, projected by hand.
    void randomSystems() {
        Random random(test_suite::seed(5));
        constexpr int atoms = 9;
        int decided = 0;
        for (int round = 0; round < 400; ++round) {
            std::vector<Equation> equations(1 + random.below(8));
            for (Equation& equation : equations)
                equation = {random_mask(random, atoms, 2 + random.below(7)), random.below(2) == 0};
            const auto file = parse_clauses(text_of(equations, atoms));
            QVERIFY(file);
            CountOptions options;
            const std::uint64_t seen =
                random.below(2) == 0 ? (1U << atoms) - 1 : random.below(1U << atoms);
            std::vector<bool> shown(static_cast<std::size_t>(file->clauses.atoms()) + 1);
            options.projection.emplace();
            for (int atom = 1; atom <= atoms; ++atom)
                if ((seen >> (atom - 1) & 1U) != 0) {
                    options.projection->push_back(atom);
                    shown[static_cast<std::size_t>(atom)] = true;
                }
            std::set<std::uint64_t> models;
            for (std::uint64_t values = 0; values < 1U << atoms; ++values) {
                bool holds = true;
                for (const Equation& equation : equations)
                    holds =
                        holds && (std::popcount(values & equation.atoms) % 2 == 1) == equation.odd;
                if (holds)
                    models.insert(values & seen);
            }
            const auto count = count_models(file->clauses, options, {});
            QVERIFY(count);
            QCOMPARE(*count, std::to_string(models.size()));
            if (const auto found = count_parity(file->clauses, shown)) {
                ++decided;
                QCOMPARE(found->any, !models.empty());
                if (found->any)
                    QCOMPARE(std::size_t{1} << found->dimension, models.size());
            }
        }
        QVERIFY(decided > 100);
    }

    /// What no search counts: 60 atoms, 40 equations of five.
    void largeSystems() {
        Random random(test_suite::seed(6));
        constexpr int atoms = 60;
        const std::uint64_t model = random.below(UINT64_MAX);
        std::vector<Equation> equations(40);
        for (Equation& equation : equations) {
            equation.atoms = random_mask(random, atoms, 5);
            equation.odd = std::popcount(model & equation.atoms) % 2 == 1;
        }
        std::vector<std::uint64_t> basis; // of different highest bits
        for (const Equation& equation : equations) {
            std::uint64_t rest = equation.atoms;
            for (const std::uint64_t vector : basis)
                if (std::bit_floor(vector) & rest)
                    rest ^= vector;
            if (rest == 0)
                continue;
            for (std::uint64_t& vector : basis)
                if (vector & std::bit_floor(rest))
                    vector ^= rest;
            basis.push_back(rest);
        }
        const auto file = parse_clauses(text_of(equations, atoms));
        QVERIFY(file);
        const auto count = count_models(file->clauses);
        QVERIFY(count);
        QCOMPARE(*count, std::to_string(std::uint64_t{1} << (atoms - basis.size())));
    }

    /// Nor does a solver find a model of them.
    void denseSystems() {
        Random random(test_suite::seed(7));
        std::string text = "p cnf 300 250\n";
        for (int i = 0; i < 250; ++i) {
            text += 'x';
            for (int j = 0; j < 15; ++j)
                text += std::to_string(1 + 20 * j + static_cast<int>(random.below(20))) + " ";
            text += "0\n";
        }
        const auto file = parse_clauses(text);
        QVERIFY(file);
        const auto count = count_models(file->clauses);
        QVERIFY(count);
        QVERIFY(*count == "0" || count->size() >= 16); // at least 2^50
    }

    void leavesOthersAlone() {
        const auto mixed = parse_clauses("p cnf 4 2\nx1 2 3 0\n1 2 4 0\n");
        QVERIFY(mixed);
        QVERIFY(!count_parity(mixed->clauses, std::vector<bool>(5, true)));
    }
};

LOGGIA_TEST(CountParityTest)

} // namespace count_parity_test

#include "count_parity_test.moc"
