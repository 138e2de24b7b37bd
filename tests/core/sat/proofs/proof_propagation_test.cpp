#include "core/base/random.hpp"
#include "core/sat/proofs/proof_propagation.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <optional>
#include <set>
#include <vector>

namespace proof_propagation_test {

using namespace loggia;
using namespace loggia::sat;

using Literals = std::vector<ProofPropagation::Literal>;

/// What follows from the clauses and the assumption, by looking at all of them until nothing
/// changes; nothing where a clause fails.
std::optional<std::set<std::uint32_t>> closure(const std::vector<Literals>& clauses,
                                               std::set<std::uint32_t> values) {
    for (bool changed = true; changed;) {
        changed = false;
        for (const Literals& clause : clauses) {
            Literals open;
            bool satisfied = false;
            for (const auto l : clause) {
                satisfied = satisfied || values.count(l) != 0;
                if (values.count(l ^ 1U) == 0)
                    open.push_back(l);
            }
            if (satisfied)
                continue;
            if (open.empty())
                return std::nullopt;
            if (open.size() == 1)
                changed = values.insert(open.front()).second || changed;
        }
    }
    return values;
}

class ProofPropagationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatFollows() {
        constexpr std::uint32_t atoms = 9;
        Random random(test_suite::seed(83));
        int conflicts = 0;
        int assumed = 0;
        for (int round = 0; round < 3000; ++round) {
            std::vector<Literals> clauses;
            ProofPropagation state(atoms);
            bool consistent = true;
            for (std::uint64_t n = 4 + random.below(18); n > 0; --n) {
                std::set<std::uint32_t> chosen;
                for (std::uint64_t size = 1 + random.below(3); chosen.size() < size;)
                    chosen.insert(static_cast<std::uint32_t>(random.below(atoms)));
                Literals clause;
                for (const std::uint32_t atom : chosen)
                    clause.push_back(2 * atom + static_cast<std::uint32_t>(random.below(2)));
                clauses.push_back(clause);
                const auto made = state.make(clause);
                consistent = consistent && state.attach(made) &&
                             state.propagate({}) == ProofPropagation::none;
                if (!consistent)
                    break;
            }
            const auto fixed = closure(clauses, {});
            QCOMPARE(fixed.has_value(), consistent);
            conflicts += consistent ? 0 : 1;
            if (!fixed)
                continue;
            const std::size_t base = state.assigned();
            QCOMPARE(base, fixed->size());
            for (std::uint32_t l = 0; l < 2 * atoms; ++l) {
                QCOMPARE(state.holds(l), fixed->count(l) != 0);
                QCOMPARE(state.fails(l), fixed->count(l ^ 1U) != 0);
                if (state.holds(l) || state.fails(l))
                    continue;
                auto with = *fixed;
                with.insert(l);
                const auto expected = closure(clauses, with);
                state.assume(l);
                const auto conflict = state.propagate({});
                QCOMPARE(conflict == ProofPropagation::none, expected.has_value());
                if (expected)
                    QCOMPARE(state.assigned(), expected->size());
                state.undo(base);
                ++assumed;
            }
        }
        QVERIFY(conflicts > 100 && assumed > 1000);
    }
};

LOGGIA_TEST(ProofPropagationTest)

} // namespace proof_propagation_test

#include "proof_propagation_test.moc"
