#include "core/wumpus/explain.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/base.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace contrast_test {

using namespace loggia;
using namespace loggia::wumpus;

/// The least number of differences of two possible worlds, by comparing each with each.
int least_difference(const oracle::Worlds& worlds, const oracle::Tree& statement) {
    std::vector<oracle::Values> holds;
    std::vector<oracle::Values> fails;
    for (const auto& world : worlds.possible)
        (oracle::evaluate(statement, world) ? holds : fails).push_back(world);
    int best = 1000;
    for (const auto& a : holds)
        for (const auto& b : fails)
            best = std::min(best, std::popcount(a.low ^ b.low) + std::popcount(a.high ^ b.high));
    return best;
}

class ContrastTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastsAreAsCloseAsCanBe() {
        Random random(test_suite::seed(2));
        int contrasts = 0;
        for (int i = 0; i < test_suite::rounds(40); ++i) {
            // Every other time the rules are weaker, so that the solver has to count.
            auto rules = oracle::parse_file(rules_file());
            const bool columns = i % 2 == 0;
            if (!columns)
                rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(random.below(65)));
            const auto knowledge = oracle::random_knowledge(random, 3 + i % 8, 0);
            auto all = rules;
            all.insert(all.end(), knowledge.begin(), knowledge.end());
            const oracle::Worlds worlds(all);
            Base base(oracle::print_file(rules), oracle::print_file(knowledge));
            Reasoner reasoner(base.store, base.lines);
            for (int k = 0; k < 6; ++k) {
                const auto statement = oracle::steered(random, oracle::random_tree(random, 1 + k),
                                                       oracle::open_symbols(all));
                const int wanted = least_difference(worlds, statement);
                const auto contrast = closest_contrast(base.store, base.lines, reasoner,
                                                       base.statement(oracle::print(statement)));
                QCOMPARE(contrast.has_value(), wanted < 1000);
                if (!contrast)
                    continue;
                ++contrasts;
                const Contrast& found = *contrast;
                QVERIFY(found.closest);
                QCOMPARE(found.differences, wanted);
                QCOMPARE(distance(found.holds.world, found.fails.world), wanted);
                const oracle::Values holds{found.holds.world.bits, 0};
                const oracle::Values fails{found.fails.world.bits, 0};
                QVERIFY(oracle::evaluate(statement, holds) && !oracle::evaluate(statement, fails));
                for (const auto& line : all)
                    QVERIFY(oracle::evaluate(line, holds) && oracle::evaluate(line, fails));
            }
        }
        QVERIFY2(contrasts >= test_suite::rounds(16), qPrintable(QString::number(contrasts)));
    }

    void bothWaysFindTheSameDistanceWhenLittleIsKnown() {
        Random random(test_suite::seed(3));
        int far = 0;
        for (int i = 0; i < 25; ++i) {
            // Pits that are tied together have to change together.
            std::string knowledge;
            for (int n = i % 10; n > 0; --n)
                knowledge += "(iff " +
                             oracle::name(32 + oracle::free_squares.at(random.below(12))) + ' ' +
                             oracle::name(32 + oracle::free_squares.at(random.below(12))) + ")\n";
            Base base(rules_file(), knowledge);
            Reasoner reasoner(base.store, base.lines);
            const logic::Expr e = base.statement(
                oracle::print(oracle::random_tree(random, 1 + static_cast<int>(random.below(6)))));
            const auto columns = closest_contrast(base.store, base.lines, reasoner, e);
            const Reasoner no_rules(base.store, {}); // has no rows, so the solver is asked
            const auto solver = closest_contrast(base.store, base.lines, no_rules, e);
            QCOMPARE(columns.has_value(), solver.has_value());
            if (columns) {
                QCOMPARE(solver->differences, columns->differences);
                far += columns->differences > 2 ? 1 : 0;
            }
        }
        QVERIFY(far > 2);
    }

    void otherSymbolsCountToo() {
        Base base(rules_file(), "(iff gold P_1_3)\n(iff silver gold)\n", {true});
        Reasoner reasoner(base.store, base.lines);
        const auto found =
            closest_contrast(base.store, base.lines, reasoner, base.statement("gold", {true}));
        QVERIFY(found && found->closest);
        QCOMPARE(found->holds.others.size(), std::size_t{2});
        QVERIFY(found->fails.others.empty());
        QCOMPARE(found->differences, 2 + distance(found->holds.world, found->fails.world));
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const Base base(rules_file());
        const Reasoner reasoner(base.store, base.lines);
        const Reasoner no_rules(base.store, {});
        const logic::Expr e = Base(base).statement("P_1_3");
        for (const Reasoner* each : {&reasoner, &no_rules})
            QVERIFY(!closest_contrast(base.store, base.lines, *each, e, Control(stop.get_token())));
    }
};

LOGGIA_TEST(ContrastTest)

} // namespace contrast_test

#include "contrast_test.moc"
