#include "core/base/random.hpp"
#include "core/logic/cnf.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace tseitin_test {

using namespace loggia;
using namespace loggia::logic;

std::vector<bool> random_assignment(Random& random, std::size_t variables) {
    std::vector<bool> values(variables);
    for (std::size_t v = 0; v < variables; ++v)
        values[v] = random.below(2) != 0;
    return values;
}

/// What follows by unit propagation from the values of the first atoms; nothing on a conflict.
/// 1 true, -1 false, 0 open.
std::optional<std::vector<int>> propagate(const ClauseSet& clauses,
                                          const std::vector<bool>& given) {
    std::vector<int> values(static_cast<std::size_t>(clauses.atoms()) + 1 + given.size());
    for (std::size_t v = 0; v < given.size(); ++v)
        values[v + 1] = given[v] ? 1 : -1;
    const auto value = [&](int literal) {
        return values[static_cast<std::size_t>(std::abs(literal))] * (literal > 0 ? 1 : -1);
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            const auto clause = clauses[i];
            if (std::any_of(clause.begin(), clause.end(), [&](int l) { return value(l) > 0; }))
                continue;
            const auto open = [&](int l) { return value(l) == 0; };
            const auto first = std::find_if(clause.begin(), clause.end(), open);
            if (first == clause.end())
                return std::nullopt;
            if (std::all_of(first, clause.end(), [&](int l) { return !open(l) || l == *first; })) {
                values[static_cast<std::size_t>(std::abs(*first))] = *first > 0 ? 1 : -1;
                changed = true;
            }
        }
    }
    return values;
}

class TseitinTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// It asks for each part of one large formula, and sends nothing once it is stopped.
    void stops() {
        Store store;
        std::vector<Expr> pairs;
        for (int i = 0; i < 500; ++i) {
            const Expr a = store.variable("a" + std::to_string(i));
            const Expr b = store.variable("b" + std::to_string(i));
            pairs.push_back(store.node(Kind::conjunction, std::array{a, b}));
        }
        const Expr all = store.node(Kind::disjunction, pairs);
        std::size_t sent = 0;
        int asked = 0;
        bool stopped = false;
        Tseitin tseitin(store, [&](std::span<const int>) {
            QVERIFY(!stopped);
            ++sent;
        });
        tseitin.stop_when([&] { return stopped = stopped || ++asked > 100; });
        tseitin.require(all);
        QVERIFY(sent > 0 && sent < 500);
        tseitin.require(pairs.back());
        QVERIFY(asked == 101);
    }

    /// Definitions are functions of the variables, so propagation alone has to find the one model
    /// that extends each assignment, and no extension where the expression is false.
    void modelsAreThoseOfTheExpression() {
        Random random(test_suite::seed(21));
        for (int round = 0; round < 1500; ++round) {
            Store store;
            oracle::name_variables(store, 1 + random.below(6));
            const Expr root =
                oracle::random_expr(random, store, 1 + static_cast<int>(random.below(6)));
            const ClauseSet clauses = tseitin(store, root);
            for (int probe = 0; probe < 12; ++probe) {
                const auto assignment = random_assignment(random, store.variables());
                const auto values = propagate(clauses, assignment);
                const bool expected = evaluate(store, root, assignment);
                QCOMPARE(values.has_value(), expected);
                if (!values)
                    continue;
                for (int atom = 1; atom <= clauses.atoms(); ++atom)
                    QVERIFY((*values)[static_cast<std::size_t>(atom)] != 0);
            }
        }
    }

    /// One encoder, many expressions, some made and variables named while it is in use.
    void literalsEqualTheirExpressions() {
        Random random(test_suite::seed(22));
        for (int round = 0; round < 300; ++round) {
            Store store;
            oracle::name_variables(store, 3);
            ClauseSet clauses;
            Tseitin encoder(store, [&](std::span<const int> clause) { clauses.add(clause); });
            std::vector<Expr> expressions;
            std::vector<int> literals;
            for (int i = 0; i < 6; ++i) {
                expressions.push_back(oracle::random_expr(random, store, 4));
                literals.push_back(encoder.literal(expressions.back()));
                if (i == 2) {
                    store.variable("late");
                    const int atom = encoder.atom(3);
                    QCOMPARE(atom, encoder.atoms());
                }
            }
            const auto assignment = random_assignment(random, 3);
            for (const bool late : {false, true}) {
                auto all = assignment;
                all.push_back(late);
                ClauseSet fixed = clauses;
                fixed.add(std::array{late ? encoder.atom(3) : -encoder.atom(3)});
                const auto values = propagate(fixed, assignment);
                QVERIFY(values);
                for (std::size_t i = 0; i < expressions.size(); ++i) {
                    const int value = (*values)[static_cast<std::size_t>(std::abs(literals[i]))];
                    QVERIFY(value != 0);
                    QCOMPARE((value > 0) == (literals[i] > 0),
                             evaluate(store, expressions[i], all));
                }
            }
        }
    }

    void takesTheTopApartWithoutNewAtoms() {
        Store store;
        const auto abc = oracle::name_variables(store, 3);
        const Expr a = store.variable(abc[0]);
        const Expr b = store.variable(abc[1]);
        const Expr c = store.variable(abc[2]);
        const Expr clause = store.node(Kind::disjunction, std::array{a, store.negation(b)});
        const Expr root =
            store.node(Kind::conjunction, std::array{clause, c, store.implication(a, c)});
        const ClauseSet clauses = tseitin(store, root);
        QCOMPARE(clauses.size(), std::size_t{3});
        QCOMPARE(clauses.atoms(), 3);
    }

    void isLinearInDepth() {
        Store store;
        const auto ab = oracle::name_variables(store, 2);
        Expr e = store.variable(ab[0]);
        for (int i = 0; i < 300'000; ++i)
            e = i % 2 == 0 ? store.negation(e)
                           : store.node(Kind::disjunction, std::array{e, store.variable(ab[1])});
        const ClauseSet clauses = tseitin(store, e);
        QVERIFY(clauses.size() < 600'000);
    }
};

LOGGIA_TEST(TseitinTest)

} // namespace tseitin_test

#include "tseitin_test.moc"
