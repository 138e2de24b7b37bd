#include "core/wumpus/explain.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/handout.hpp"
#include "tests/core/wumpus/oracle.hpp"

#include <QTest>

using namespace loggia;
using namespace loggia::wumpus;

namespace {

struct Base {
    logic::Store store = symbol_store();
    std::vector<Statement> lines;

    Base(const std::string& rules, const std::string& knowledge, ReadOptions options = {}) {
        lines = statements_of(store, rules, Source::rules, options).value();
        const auto more = statements_of(store, knowledge, Source::knowledge, options).value();
        lines.insert(lines.end(), more.begin(), more.end());
    }

    logic::Expr statement(const std::string& text, ReadOptions options = {}) {
        return question_of(store, text, options).value().expr;
    }

    [[nodiscard]] std::vector<Statement> only(const std::vector<std::size_t>& chosen) const {
        std::vector<Statement> some;
        for (const std::size_t line : chosen)
            some.push_back(lines[line]);
        return some;
    }
};

Verdict verdict(const logic::Store& store, const std::vector<Statement>& lines, logic::Expr e) {
    return Reasoner(store, lines).verdict(e).value();
}

bool forces(Verdict found, Verdict wanted) {
    return found == wanted || found == Verdict::both;
}

/// The least number of differences of two possible worlds, by comparing each with each.
int least_difference(const oracle::Worlds& worlds, const oracle::Tree& statement) {
    int best = 1000;
    for (const auto& a : worlds.possible)
        for (const auto& b : worlds.possible)
            if (oracle::evaluate(statement, a) && !oracle::evaluate(statement, b))
                best =
                    std::min(best, std::popcount(a.low ^ b.low) + std::popcount(a.high ^ b.high));
    return best;
}

} // namespace

class ExplainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasonsForceTheVerdictAndNoLineCanGo() {
        Random random(1);
        int reasons = 0;
        for (int i = 0; i < 60; ++i) {
            Base base(rules_file(),
                      oracle::print_file(oracle::random_knowledge(
                          random, static_cast<int>(random.below(40)), i % 4 == 0 ? 2 : 0)));
            Reasoner reasoner(base.store, base.lines);
            for (int k = 0; k < 5; ++k) {
                const logic::Expr e =
                    base.statement(oracle::print(oracle::random_tree(random, 1 + k)));
                const auto why = explain(base.store, base.lines, reasoner, e);
                QVERIFY(why.has_value());
                QVERIFY(reasoner.verdict(e) == why->verdict);
                QCOMPARE(why->reason.has_value(), why->verdict != Verdict::possibly);
                QCOMPARE(why->contrast.has_value(), why->verdict == Verdict::possibly);
                if (!why->reason)
                    continue;
                ++reasons;
                QVERIFY(why->reason->minimal);
                const auto lines = base.only(why->reason->lines);
                QVERIFY(forces(verdict(base.store, lines, e), why->verdict));
                for (std::size_t n = 0; n < lines.size(); ++n) {
                    auto fewer = lines;
                    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(n));
                    QVERIFY(!forces(verdict(base.store, fewer, e), why->verdict));
                }
            }
        }
        QVERIFY(reasons > 100);
    }

    void theReasonIsTheOneThatAPersonWouldGive() {
        // No breeze at (2,2), so no pit at (2,3): one rule and one line.
        Base base(rules_file(), "(not M_3_3)\n(not B_2_2)\n(not M_3_4)\n");
        Reasoner reasoner(base.store, base.lines);
        const auto why = explain(base.store, base.lines, reasoner, base.statement("P_2_3"));
        QVERIFY(why->verdict == Verdict::definitely_false);
        QCOMPARE(why->reason->lines.size(), std::size_t{2});
        QVERIFY(base.lines[why->reason->lines[0]].source == Source::rules);
        QCOMPARE(why->reason->lines[1], base.lines.size() - 2);
    }

    void statementsThatNeedNoLineHaveNone() {
        Base base(rules_file(), "");
        Reasoner reasoner(base.store, base.lines);
        const auto why =
            explain(base.store, base.lines, reasoner, base.statement("(or P_3_3 (not P_3_3))"));
        QVERIFY(why->verdict == Verdict::definitely_true);
        QVERIFY(why->reason->lines.empty());
    }

    void duplicatesAreNotBothNeeded() {
        Base base("", "P_1_3\nP_1_3\n(not P_1_3)\n(not P_1_3)\n");
        Reasoner reasoner(base.store, base.lines);
        const auto why = explain(base.store, base.lines, reasoner, base.statement("B_1_1"));
        QVERIFY(why->verdict == Verdict::both);
        QCOMPARE(why->reason->lines.size(), std::size_t{2});
    }

    void contrastsAreAsCloseAsCanBe() {
        Random random(2);
        int contrasts = 0;
        for (int i = 0; i < 150; ++i) {
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
                const auto why = explain(base.store, base.lines, reasoner,
                                         base.statement(oracle::print(statement)));
                QCOMPARE(why->contrast.has_value(), wanted < 1000);
                if (!why->contrast)
                    continue;
                ++contrasts;
                const Contrast& found = *why->contrast;
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
        QVERIFY(contrasts > 50);
    }

    void bothWaysFindTheSameDistanceWhenLittleIsKnown() {
        Random random(3);
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
        const auto why = explain(base.store, base.lines, reasoner, base.statement("gold", {true}));
        QVERIFY(why->verdict == Verdict::possibly);
        QVERIFY(why->contrast->closest);
        QCOMPARE(why->contrast->holds.others.size(), std::size_t{2});
        QVERIFY(why->contrast->fails.others.empty());
        QCOMPARE(why->contrast->differences,
                 2 + distance(why->contrast->holds.world, why->contrast->fails.world));
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        Base base(rules_file(), "");
        Reasoner reasoner(base.store, base.lines);
        const logic::Expr e = base.statement("P_1_3");
        const auto why = explain(base.store, base.lines, reasoner, e, control);
        QVERIFY(why.has_value()); // columns know the verdict at once
        QVERIFY(!why->contrast.has_value());
        QVERIFY(!reason_for(base.store, base.lines, base.statement("P_1_1"), false, control));
    }
};

QTEST_APPLESS_MAIN(ExplainTest)
#include "explain_test.moc"
