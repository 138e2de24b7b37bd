#include "core/base/random.hpp"
#include "core/logic/cnf.hpp"
#include "core/sat/solver.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>
#include <cstdlib>
#include <numeric>

namespace cardinality_test {

using namespace loggia;
using namespace loggia::logic;

/// For each assignment to the first `atoms` atoms, whether it can be extended to a model; compared
/// with what `expected` says.
template <class Write, class Expected>
bool means(int atoms, Write write, Expected expected) {
    const auto solver = sat::make_cadical();
    int next = atoms;
    write(ClauseBuilder{[&](std::span<const int> clause) { solver->add(clause); },
                        [&] { return ++next; }});
    for (unsigned values = 0; values < 1U << static_cast<unsigned>(atoms); ++values) {
        for (int atom = 1; atom <= atoms; ++atom)
            solver->assume(((values >> static_cast<unsigned>(atom - 1)) & 1U) != 0 ? atom : -atom);
        if ((solver->solve() == sat::Status::satisfiable) != expected(values))
            return false;
    }
    return true;
}

std::vector<int> first(int atoms) {
    std::vector<int> result(static_cast<std::size_t>(atoms));
    std::iota(result.begin(), result.end(), 1);
    return result;
}

class CardinalityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void atMostOne() {
        for (int atoms = 0; atoms <= 10; ++atoms)
            for (const auto write :
                 {at_most_one_by_pairs, at_most_one_by_counter, at_most_one_by_product})
                QVERIFY(means(
                    atoms, [&](const ClauseBuilder& to) { write(to, first(atoms)); },
                    [](unsigned values) { return std::popcount(values) <= 1; }));
    }

    void weightedSums() {
        Random random(test_suite::seed(24));
        for (int i = 0; i < 150; ++i) {
            const int atoms = 1 + static_cast<int>(random.below(7));
            std::vector<Term> terms;
            for (const int atom : first(atoms))
                terms.push_back(
                    {random.below(2) == 0 ? atom : -atom, static_cast<int>(random.below(9)) - 4});
            const int least = static_cast<int>(random.below(15)) - 7;
            QVERIFY(means(
                atoms, [&](const ClauseBuilder& to) { at_least(to, terms, least); },
                [&](unsigned values) {
                    int sum = 0;
                    for (const Term& term : terms) {
                        const auto bit = static_cast<unsigned>(std::abs(term.literal) - 1);
                        if ((((values >> bit) & 1U) != 0) == (term.literal > 0))
                            sum += term.weight;
                    }
                    return sum >= least;
                }));
        }
    }

    void parities() {
        for (int atoms = 0; atoms <= 9; ++atoms)
            for (const bool odd : {false, true})
                QVERIFY(means(
                    atoms, [&](const ClauseBuilder& to) { parity_is(to, first(atoms), odd); },
                    [&](unsigned values) { return (std::popcount(values) % 2 == 1) == odd; }));
    }
};

LOGGIA_TEST(CardinalityTest)

} // namespace cardinality_test

#include "cardinality_test.moc"
