#include "core/wumpus/cave.hpp"
#include "core/wumpus/encoding.hpp"
#include "core/wumpus/entail.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QFile>
#include <QTest>

#include <array>

namespace reference_rules_test {

using namespace loggia;
using namespace loggia::wumpus;

class ReferenceRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachRuleSaysWhatItSays() {
        // Each expression against the plain reading of its rule, in worlds that break a few.
        Random random(test_suite::seed(1));
        for (int i = 0; i < 20000; ++i) {
            oracle::Values values = oracle::random_cave(random);
            for (std::uint64_t n = random.below(3); n > 0; --n)
                values.low ^= std::uint64_t{1} << random.below(64);
            if (random.below(50) == 0) // all twelve pits, or none
                values.low = (values.low & 0xFFFFFFFFU) |
                             (random.below(2) == 0 ? 0xFFCCULL << 32U | 0xFFFFULL << 48U : 0);
            std::vector<bool> assignment(symbol_count);
            for (int n = 0; n < symbol_count; ++n)
                assignment[static_cast<std::size_t>(n)] = values.at(n);
            const unsigned broken = broken_rules({values.low});
            for (int rule = 1; rule <= rule_count; ++rule) {
                const bool holds = logic::evaluate(
                    reference_rules().store,
                    reference_rules().rules.at(static_cast<std::size_t>(rule - 1)), assignment);
                // At most 11 pits is said for worlds in which pits are only where they can be.
                if (rule == 7 && (broken & 1U << 6U) != 0)
                    continue;
                QCOMPARE(holds, (broken & 1U << static_cast<unsigned>(rule)) == 0);
            }
            QCOMPARE(logic::evaluate(reference_rules().store, reference_rules().all, assignment),
                     broken == 0);
        }
    }

    void theExampleIsTheRules() {
        QFile file(places::example("wumpus/wumpus_rules.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), rules_file());
    }

    void theRulesHaveTheHandoutsModels() {
        logic::Store store = symbol_store();
        const auto lines = statements_of(store, rules_file(), Source::rules);
        QVERIFY(lines.has_value());
        QCOMPARE(lines->size(), std::size_t{75});
        // No world but those of the reference rules ...
        QVERIFY(imply_reference_rules(store, *lines).value());
        // ... and all of these, by two evaluators.
        std::vector<logic::Expr> statements;
        for (const Statement& line : *lines)
            statements.push_back(line.expr);
        const auto rows = rows_of(store, statements, Columns::get().caves());
        QCOMPARE(count(rows.value()), 49128);
        const auto trees = oracle::parse_file(rules_file());
        QCOMPARE(trees.size(), std::size_t{75});
        int models = 0;
        for (int monster = 0; monster < square_count; ++monster)
            for (unsigned pits = 0; pits < 1U << 16U; ++pits) {
                if ((pits & safe_squares) != 0 && pits % 97 != 0)
                    continue; // most of the pits on safe squares: too many to try
                const World world = Cave{Square::of(monster), static_cast<Squares>(pits)}.world();
                bool all = true;
                for (std::size_t i = trees.size(); i > 0 && all; --i)
                    all = oracle::evaluate(trees[i - 1], {world.bits, 0});
                models += all ? 1 : 0;
            }
        QCOMPARE(models, 49128);
    }

    void noGroupOfLinesCanBeLeftOut() {
        for (int left_out = 1; left_out <= 7; ++left_out) {
            const auto solver = sat::make_cadical();
            Encoding encoding(*solver, reference_rules().store);
            for (int rule = 1; rule <= 7; ++rule)
                if (rule != left_out)
                    encoding.require(
                        reference_rules().rules.at(static_cast<std::size_t>(rule - 1)));
            solver->assume(-encoding.literal(
                reference_rules().rules.at(static_cast<std::size_t>(left_out - 1))));
            QVERIFY(solver->solve() == sat::Status::satisfiable);
            // The world that comes in breaks this rule and no other.
            QCOMPARE(broken_rules(model_of(*solver)), 1U << static_cast<unsigned>(left_out));
        }
        QVERIFY(rule_lines(8).empty());
    }

    void noLineOfTheRulesIsTooMuch() {
        logic::Store store = symbol_store();
        const auto lines = statements_of(store, rules_file(), Source::rules).value();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            auto rest = lines;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            // Dropping one admits a world, unless the other lines make up for it.
            const bool still = imply_reference_rules(store, rest).value();
            const auto verdict = Reasoner(store, rest).verdict(lines[i].expr);
            QCOMPARE(still, verdict == Verdict::definitely_true);
        }
    }
};

LOGGIA_TEST(ReferenceRulesTest)

} // namespace reference_rules_test

#include "reference_rules_test.moc"
