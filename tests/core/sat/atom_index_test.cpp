#include "core/base/random.hpp"
#include "core/sat/atom_index.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <climits>
#include <cstdlib>
#include <set>

namespace atom_index_test {

using namespace loggia;
using namespace loggia::sat;

class AtomIndexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersTheAtomsThatOccur() {
        Random random(test_suite::seed(22));
        for (int round = 0; round < 2000; ++round) {
            const int largest = random.below(2) == 0 ? 20 : INT_MAX;
            const auto clauses = random_clauses(random, largest, 5);
            const auto steps = random_clauses(random, largest, 3);
            Proof proof;
            for (std::size_t i = 0; i < steps.size(); ++i)
                i == 0 ? proof.remove(steps[i]) : proof.add(steps[i]);
            std::set<int> atoms;
            for (const auto* set : {&clauses, &steps})
                for (std::size_t i = 0; i < set->size(); ++i)
                    for (const int literal : (*set)[i])
                        atoms.insert(std::abs(literal));
            const AtomIndex index(clauses, proof);
            QCOMPARE(index.size(), atoms.size());
            std::size_t number = 0;
            for (const int atom : atoms) {
                QCOMPARE(index.atom(number), atom);
                QCOMPARE(index(atom), number);
                QCOMPARE(index(-atom), number);
                ++number;
            }
        }
        QCOMPARE(AtomIndex(logic::ClauseSet()).size(), std::size_t{0});
    }
};

LOGGIA_TEST(AtomIndexTest)

} // namespace atom_index_test

#include "atom_index_test.moc"
