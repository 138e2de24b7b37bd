#include "core/base/random.hpp"
#include "core/wumpus/entail.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/knowledge.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "core/wumpus/walk.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace walk_test {

using namespace loggia;
using namespace loggia::wumpus;

class WalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cavesComeBySeed() {
        std::set<std::uint64_t> worlds;
        std::set<int> pits;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const Cave cave = cave_by_seed(seed);
            QVERIFY(cave.world() == cave_by_seed(seed).world());
            QCOMPARE(broken_rules(cave.world()), 0U);
            worlds.insert(cave.world().bits);
            pits.insert(std::popcount(unsigned{cave.pits}));
            const int wanted = 1 + static_cast<int>(seed % 11);
            QCOMPARE(std::popcount(unsigned{cave_by_seed(seed, wanted).pits}), wanted);
            QCOMPARE(broken_rules(cave_by_seed(seed, wanted).world()), 0U);
        }
        QVERIFY(worlds.size() > 1900);
        QVERIFY(pits.size() >= 9);
    }

    void learnsWhatTheHandoutSaysAndProvesItSafe() {
        // What is left after some visits, against the reasoner told the same by lines of text.
        Random random(test_suite::seed(1));
        int checked = 0;
        for (int i = 0; i < 150; ++i) {
            Walk walk(cave_by_seed(random.next(), 1 + i % 6).world());
            logic::Store store = symbol_store();
            auto lines = statements_of(store, rules_file(), Source::rules).value();
            const auto learn = [&](Square square) {
                const auto more = lessons(store, walk.hidden(), square);
                QCOMPARE(more.size(), std::size_t{4});
                lines.insert(lines.end(), more.begin(), more.end());
            };
            learn({1, 1});
            for (int steps = 0; steps < 6 && !walk.died(); ++steps) {
                if (steps % 3 == 0) {
                    Reasoner reasoner(store, lines);
                    QVERIFY(*reasoner.rows() == walk.left());
                    for (int n = 0; n < square_count; ++n) {
                        const Square square = Square::of(n);
                        if (has(walk.visited(), square))
                            continue;
                        const logic::Expr deadly = store.node(
                            logic::Kind::disjunction,
                            std::array{store.variable(to_text(Symbol{Sign::monster, square})),
                                       store.variable(to_text(Symbol{Sign::pit, square}))});
                        QCOMPARE(reasoner.verdict(deadly) == Verdict::definitely_false,
                                 has(walk.proven_safe(), square));
                        QCOMPARE(reasoner.verdict(deadly) == Verdict::definitely_true,
                                 walk.risk(square) == 1.0);
                        ++checked;
                    }
                }
                const auto next = walk.next(true);
                if (!next)
                    break;
                walk.visit(*next);
                learn(*next);
            }
        }
        QVERIFY(checked > 1000);
    }

    void carefulWalkersLive() {
        Random random(test_suite::seed(2));
        int squares = 0;
        for (int i = 0; i < 1000; ++i) {
            Walk walk(cave_by_seed(random.next()).world());
            while (const auto next = walk.next(false)) {
                QVERIFY(has(walk.within_reach(), *next));
                walk.visit(*next);
            }
            QVERIFY(!walk.died());
            QVERIFY((walk.proven_safe() & walk.within_reach()) == 0);
            squares += std::popcount(unsigned{walk.visited()});
        }
        QVERIFY(squares > 4000); // the four safe squares at least
    }

    void daringOnesTakeTheLeastRiskAndSometimesDie() {
        Random random(test_suite::seed(3));
        int died = 0;
        double expected = 0;
        for (int i = 0; i < 1000; ++i) {
            Walk walk(cave_by_seed(random.next()).world());
            while (const auto next = walk.next(true)) {
                for (int n = 0; n < square_count; ++n)
                    if (has(walk.within_reach(), Square::of(n)))
                        QVERIFY(walk.risk(Square::of(n)) >= walk.risk(*next));
                expected += walk.risk(*next);
                walk.visit(*next);
            }
            died += walk.died() ? 1 : 0;
            if (walk.died()) {
                QVERIFY(walk.within_reach() == 0);
            } else { // nothing is left but certain death
                for (int n = 0; n < square_count; ++n)
                    QVERIFY(!has(walk.within_reach(), Square::of(n)) ||
                            walk.risk(Square::of(n)) == 1.0);
            }
        }
        // The risks are probabilities: as many die as they say, within four standard deviations.
        QVERIFY(died > 100);
        QVERIFY2(std::abs(died - expected) < 4 * std::sqrt(expected),
                 qPrintable(QStringLiteral("%1 died, %2 expected").arg(died).arg(expected)));
    }
};

LOGGIA_TEST(WalkTest)

} // namespace walk_test

#include "walk_test.moc"
