#include "core/wumpus/cave.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace cave_test {

using namespace loggia;
using namespace loggia::wumpus;

class CaveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void symbolsHaveNumbersAndNames() {
        std::set<std::string> names;
        for (int n = 0; n < symbol_count; ++n) {
            const Symbol symbol = Symbol::of(n);
            QCOMPARE(symbol.index(), n);
            QCOMPARE(to_text(symbol), oracle::name(n));
            QVERIFY(symbol_of(to_text(symbol)) == symbol);
            names.insert(to_text(symbol));
        }
        QCOMPARE(names.size(), std::size_t{64});
        for (const char* text : {"", "M", "M_1_", "M_1_5", "M_0_1", "m_1_1", "A_1_1", "M-1_1",
                                 "M_1-1", "M_1_11", " M_1_1", "M_a_1"})
            QVERIFY2(!symbol_of(text).has_value(), text);
    }

    void besideIsOneStepAway() {
        for (int a = 0; a < square_count; ++a)
            for (int b = 0; b < square_count; ++b) {
                const Square s = Square::of(a);
                const Square t = Square::of(b);
                QCOMPARE(has(beside(only(s)), t), std::abs(s.i - t.i) + std::abs(s.j - t.j) == 1);
            }
    }

    void cavesObeyTheRules() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 5000; ++i) {
            const World world{oracle::random_cave(random).low};
            QCOMPARE(broken_rules(world), 0U);
            const Squares monsters = world.where(Sign::monster);
            const Cave cave{Square::of(std::countr_zero(monsters)), world.where(Sign::pit)};
            QVERIFY(cave.world() == world);
        }
    }

    void brokenRulesAreTold() {
        Random random(test_suite::seed(2));
        const auto shown = [](Squares s) { return s; };
        for (int i = 0; i < 20000; ++i) {
            World world{oracle::random_cave(random).low};
            for (std::uint64_t n = random.below(3); n > 0; --n)
                world.bits ^= std::uint64_t{1} << random.below(64);
            // The rules word for word, square by square.
            unsigned broken = 0;
            int monsters = 0;
            int pits = 0;
            for (int n = 0; n < square_count; ++n) {
                const Square square = Square::of(n);
                monsters += world.holds({Sign::monster, square}) ? 1 : 0;
                pits += world.holds({Sign::pit, square}) ? 1 : 0;
                bool monster_beside = false;
                bool pit_beside = false;
                for (int o = 0; o < square_count; ++o) {
                    const Square other = Square::of(o);
                    if (std::abs(square.i - other.i) + std::abs(square.j - other.j) != 1)
                        continue;
                    monster_beside |= world.holds({Sign::monster, other});
                    pit_beside |= world.holds({Sign::pit, other});
                }
                const bool stench = world.holds({Sign::stench, square});
                const bool breeze = world.holds({Sign::breeze, square});
                broken |= monster_beside && !stench ? 1U << 1U : 0U;
                broken |= stench && !monster_beside ? 1U << 2U : 0U;
                broken |= pit_beside && !breeze ? 1U << 3U : 0U;
                broken |= breeze && !pit_beside ? 1U << 4U : 0U;
                if (square.i <= 2 && square.j <= 2 &&
                    (world.holds({Sign::monster, square}) || world.holds({Sign::pit, square})))
                    broken |= 1U << 6U;
            }
            broken |= monsters != 1 ? 1U << 5U : 0U;
            broken |= pits < 1 || pits > 11 ? 1U << 7U : 0U;
            QCOMPARE(broken_rules(world), broken);
            QVERIFY(shown(world.where(Sign::pit)) == (world.bits >> 32U & 0xFFFFU));
        }
    }

    void drawsTheFirstSquareBelowOnTheLeft() {
        const World world = Cave{{3, 1}, only({1, 3})}.world();
        QCOMPARE(to_picture(world), std::string("  +------+------+------+------+\n"
                                                "4 | B    |      |      |      |\n"
                                                "  +------+------+------+------+\n"
                                                "3 | P    | B    |      |      |\n"
                                                "  +------+------+------+------+\n"
                                                "2 | B    |      | S    |      |\n"
                                                "  +------+------+------+------+\n"
                                                "1 |      | S    | M    | S    |\n"
                                                "  +------+------+------+------+\n"
                                                "    1      2      3      4\n"));
    }
};

LOGGIA_TEST(CaveTest)

} // namespace cave_test

#include "cave_test.moc"
