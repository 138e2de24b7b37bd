#include "core/sat/engines/lookahead_formula.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

namespace lookahead_formula_test {

using namespace loggia;
using namespace loggia::sat;

/// The literals that follow by unit propagation, by looking at all clauses until nothing changes;
/// nothing where a clause fails.
std::optional<std::set<int>> propagated(const logic::ClauseSet& clauses, std::set<int> values) {
    for (const int l : values)
        if (values.contains(-l))
            return std::nullopt;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            std::set<int> open;
            bool satisfied = false;
            for (const int l : clauses[i]) {
                satisfied = satisfied || values.contains(l);
                if (!values.contains(-l))
                    open.insert(l);
            }
            for (const int l : open)
                satisfied = satisfied || open.contains(-l);
            if (satisfied || open.size() > 1)
                continue;
            if (open.empty())
                return std::nullopt;
            changed = values.insert(*open.begin()).second;
            if (changed)
                break;
        }
    }
    return values;
}

std::set<int> true_in(const LookaheadFormula& formula) {
    std::set<int> result;
    for (const Lit l : formula.trail())
        result.insert(l.external());
    return result;
}

/// Everything that is seen of a formula.
using Sight = std::vector<std::vector<std::uint32_t>>;
Sight sight_of(const LookaheadFormula& formula) {
    Sight sight;
    for (std::uint32_t code = 0; code < 2 * formula.variables(); ++code) {
        const Lit l = Lit::from_code(code);
        std::vector<std::uint32_t> codes{formula.value(l.variable())};
        for (const Lit q : formula.implied(l))
            codes.push_back(q.code());
        std::vector<std::uint32_t> pairs;
        for (const auto& [a, b] : formula.choices(l))
            pairs.push_back(std::min(a.code(), b.code()) << 16U | std::max(a.code(), b.code()));
        std::sort(pairs.begin(), pairs.end());
        codes.insert(codes.end(), pairs.begin(), pairs.end());
        sight.push_back(std::move(codes));
    }
    return sight;
}

class LookaheadFormulaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Literals are fixed at random, and undone in the order of a stack.
    void agreesWithPlainPropagation() {
        constexpr int atoms = 10;
        Random random(test_suite::seed(91));
        int conflicts = 0;
        for (int round = 0; round < 1500; ++round) {
            auto clauses = random_clauses(random, atoms, 28, round % 4 == 0 ? 1 : 2, 5);
            clauses.ask_for_atoms(atoms);
            LookaheadFormula formula;
            const auto root = propagated(clauses, {});
            QCOMPARE(formula.load(clauses), root.has_value());
            if (!root)
                continue;
            QVERIFY(true_in(formula) == *root);
            std::vector<std::pair<LookaheadFormula::Mark, Sight>> stack;
            for (int step = 0; step < 12; ++step) {
                stack.emplace_back(formula.mark(), sight_of(formula));
                auto values = true_in(formula);
                const int l = random_literal(random, atoms);
                values.insert(l);
                const auto expected = propagated(clauses, std::move(values));
                QCOMPARE(formula.fix(Lit(l)), expected.has_value());
                if (expected)
                    QVERIFY(true_in(formula) == *expected);
                conflicts += expected ? 0 : 1;
                // A conflict has to be undone; otherwise as much as chance has it.
                for (auto back = random.below(4) == 0 ? random.below(stack.size()) + 1
                                                      : (expected ? 0U : 1U);
                     back > 0; --back) {
                    formula.undo(stack.back().first);
                    QVERIFY(sight_of(formula) == stack.back().second);
                    stack.pop_back();
                }
            }
        }
        QVERIFY(conflicts > 500);
    }

    /// A binary clause that is learned implies as those of the set do, until it is undone.
    void learnedClausesPropagate() {
        logic::ClauseSet clauses;
        clauses.ask_for_atoms(3);
        LookaheadFormula formula;
        QVERIFY(formula.load(clauses));
        const auto before = formula.mark();
        formula.add_binary(Lit(-1), Lit(2));
        formula.add_binary(Lit(-2), Lit(3));
        QVERIFY(formula.fix(Lit(1)));
        QVERIFY(true_in(formula) == (std::set<int>{1, 2, 3}));
        formula.undo(before);
        QVERIFY(formula.trail().empty());
        QVERIFY(formula.fix(Lit(1)));
        QVERIFY(true_in(formula) == std::set<int>{1});
    }

    /// Stamps hold for those who look with no larger one, and are forgotten; what is real stays.
    void stampsAreForgotten() {
        logic::ClauseSet clauses;
        clauses.add(std::vector{2});
        LookaheadFormula formula;
        QVERIFY(formula.load(clauses));
        formula.set(Lit(-1), 10);
        QVERIFY(formula.is_false(Lit(1), 10) && formula.is_true(Lit(-1), 8));
        QVERIFY(!formula.fixed(Lit(1), 12));
        formula.clear_stamps();
        QVERIFY(!formula.fixed(Lit(1), 2));
        QVERIFY(formula.is_true(Lit(2), LookaheadFormula::real));
    }
};

LOGGIA_TEST(LookaheadFormulaTest)

} // namespace lookahead_formula_test

#include "lookahead_formula_test.moc"
