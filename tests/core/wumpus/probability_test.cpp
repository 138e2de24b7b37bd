#include "core/wumpus/format.hpp"
#include "core/wumpus/probability.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <set>

namespace probability_test {

using namespace loggia;
using namespace loggia::wumpus;

struct Base {
    logic::Store store = symbol_store();
    std::vector<Statement> lines;
    std::unique_ptr<Reasoner> reasoner;

    Base(const std::string& rules, const std::string& knowledge, ReadOptions options = {}) {
        lines = statements_of(store, rules, Source::rules, options).value();
        const auto more = statements_of(store, knowledge, Source::knowledge, options).value();
        lines.insert(lines.end(), more.begin(), more.end());
        reasoner = std::make_unique<Reasoner>(store, lines);
    }

    [[nodiscard]] Probabilities count(std::uint64_t limit = 10'000) const {
        return probabilities(store, lines, *reasoner, limit);
    }
};

class ProbabilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAsEnumerationDoes() {
        Random random(test_suite::seed(1));
        std::uint64_t most = 0;
        for (int i = 0; i < 200; ++i) {
            auto rules = oracle::parse_file(rules_file());
            for (std::uint64_t n = i % 2 == 0 ? 0 : 1 + random.below(12); n > 0; --n)
                rules.erase(rules.begin() +
                            static_cast<std::ptrdiff_t>(random.below(rules.size())));
            const auto knowledge = oracle::random_knowledge(random, 2 + i % 10, 0);
            auto all = rules;
            all.insert(all.end(), knowledge.begin(), knowledge.end());
            const oracle::Worlds worlds(all);
            const Base base(oracle::print_file(rules), oracle::print_file(knowledge));
            const Probabilities found = base.count();
            QVERIFY(found.complete);
            QCOMPARE(found.worlds << found.unmentioned, worlds.possible.size());
            most = std::max(most, found.worlds);
            for (int n = 0; n < symbol_count; ++n) {
                double holds = 0;
                for (const auto& values : worlds.possible)
                    holds += values.at(n) ? 1 : 0;
                const auto p = found.of(Symbol::of(n));
                QCOMPARE(p.has_value(), !worlds.possible.empty());
                if (p)
                    QVERIFY(std::abs(*p - holds / double(worlds.possible.size())) < 1e-12);
            }
            std::set<std::uint64_t> listed;
            for (const World world : some_worlds(base.store, base.lines, *base.reasoner, 100'000))
                listed.insert(world.bits);
            QCOMPARE(listed.size(), worlds.possible.size());
            for (const auto& values : worlds.possible)
                QVERIFY(listed.count(values.low) == 1);
        }
        QVERIFY(most >= 8);
    }

    void countsAllCaves() {
        const Base base(rules_file(), "");
        const Probabilities found = base.count();
        QCOMPARE(to_text_of_count(found), std::string("49128"));
        QCOMPARE(found.of({Sign::monster, {4, 4}}).value(), 1.0 / 12);
        QCOMPARE(found.of({Sign::pit, {4, 4}}).value(), 0.5);
        QCOMPARE(found.of({Sign::pit, {1, 2}}).value(), 0.0);
    }

    void countsWorldsBesideTheCavesToo() {
        // Twelve pits allowed: the mistake of many rules files.
        std::string rules = rules_file();
        rules.erase(rules.find("(not (and P_1_3"),
                    std::string("(not (and P_1_3 P_1_4 P_2_3 P_2_4 "
                                "P_3_1 P_3_2 P_3_3 P_3_4 P_4_1 P_4_2 P_4_3 P_4_4))")
                        .size());
        const Base base(rules, "");
        QVERIFY(!base.reasoner->rows().has_value());
        QCOMPARE(to_text_of_count(base.count()), std::string("49140"));
        const auto worlds = some_worlds(base.store, base.lines, *base.reasoner, 100'000);
        QCOMPARE(worlds.size(), std::size_t{49140});
        QCOMPARE(broken_rules(worlds.back()), 1U << 7U);
    }

    void saysAtLeastWhereThereAreTooMany() {
        const Base some("", "(or P_1_1 P_1_2 M_1_1 M_1_2 S_1_1 S_1_2 B_1_1 B_1_2)");
        const Probabilities all = some.count();
        QCOMPARE(to_text_of_count(all), std::string("255 x 2^56"));
        QCOMPARE(all.of({Sign::breeze, {4, 4}}).value(), 0.5);
        QCOMPARE(all.of({Sign::breeze, {1, 1}}).value(), 128.0 / 255);
        const Probabilities few = some.count(100);
        QCOMPARE(to_text_of_count(few), std::string("at least 100 x 2^56"));
        QVERIFY(!few.of({Sign::breeze, {1, 1}}).has_value());
        QCOMPARE(to_text_of_count(some.count(255)), std::string("255 x 2^56"));
        QCOMPARE(to_text_of_count(Base("", "").count()), std::string("1 x 2^64"));
        QCOMPARE(to_text_of_count(Base("", "(or)").count()), std::string("0"));
        QCOMPARE(some_worlds(some.store, some.lines, *some.reasoner, 7).size(), std::size_t{7});
    }

    void otherSymbolsDoNotMultiplyWorlds() {
        // A monster at (4,4) and pits in four squares at most: fifteen worlds.
        std::string knowledge = "M_4_4\n(or gold (not gold) silver)\n(iff gold P_1_3)\n";
        for (const char* square : {"1_4", "2_4", "3_4", "4_1", "4_2", "4_3", "4_4", "3_3"})
            knowledge += std::string("(not P_") + square + ")\n";
        const Base base(rules_file(), knowledge, {true});
        const Probabilities found = base.count();
        QCOMPARE(to_text_of_count(found), std::string("15"));
        QCOMPARE(found.of({Sign::pit, {1, 3}}).value(), 8.0 / 15);
        // Without rules only the pit is mentioned: it may be there, and for gold's sake need not.
        QCOMPARE(to_text_of_count(Base("", "(or gold P_1_3)", {true}).count()),
                 std::string("2 x 2^63"));
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const Base base("", "(or P_1_1 P_1_2)");
        const auto found =
            probabilities(base.store, base.lines, *base.reasoner, 100, Control(stop.get_token()));
        QVERIFY(!found.complete);
        QVERIFY(!found.of({Sign::pit, {1, 1}}).has_value());
    }
};

LOGGIA_TEST(ProbabilityTest)

} // namespace probability_test

#include "probability_test.moc"
