#include "core/wumpus/entail.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>

namespace entail_test {

using namespace loggia;
using namespace loggia::wumpus;

/// A rules file, a knowledge file and some statements, by both ways.
class Case {
public:
    Case(const std::vector<oracle::Tree>& rules, const std::vector<oracle::Tree>& knowledge,
         int symbols = symbol_count)
        : lenient_{symbols > symbol_count} {
        auto all = rules;
        all.insert(all.end(), knowledge.begin(), knowledge.end());
        worlds_ = std::make_unique<oracle::Worlds>(all, symbols);
        open_ = oracle::open_symbols(all, symbols);
        lines_ = statements_of(store_, oracle::print_file(rules), Source::rules, lenient_).value();
        const auto more =
            statements_of(store_, oracle::print_file(knowledge), Source::knowledge, lenient_);
        lines_.insert(lines_.end(), more->begin(), more->end());
        reasoner_ = std::make_unique<Reasoner>(store_, lines_);
    }

    [[nodiscard]] Verdict ours(const oracle::Tree& statement) {
        const auto question = question_of(store_, oracle::print(statement), lenient_);
        return reasoner_->verdict(question.value().expr).value();
    }
    [[nodiscard]] Verdict theirs(const oracle::Tree& statement) const {
        return worlds_->verdict(statement);
    }
    [[nodiscard]] bool by_columns() const { return reasoner_->rows().has_value(); }
    [[nodiscard]] const std::vector<int>& open() const { return open_; }
    [[nodiscard]] std::size_t worlds() const { return worlds_->possible.size(); }
    [[nodiscard]] std::size_t rows() const {
        return static_cast<std::size_t>(count(*reasoner_->rows()));
    }

private:
    ReadOptions lenient_;
    logic::Store store_ = symbol_store();
    std::vector<Statement> lines_;
    std::unique_ptr<Reasoner> reasoner_;
    std::unique_ptr<oracle::Worlds> worlds_;
    std::vector<int> open_;
};

/// How often each verdict was the right one.
class Tally {
public:
    /// Asks a few statements of a case by both ways; where they differ the test has failed.
    void ask(Random& random, Case& about, int symbols = symbol_count) {
        for (int k = 0; k < 10; ++k) {
            const auto statement = oracle::steered(
                random, oracle::random_tree(random, 1 + static_cast<int>(random.below(8)), symbols),
                about.open());
            const Verdict wanted = about.theirs(statement);
            ++seen_[wanted];
            QCOMPARE(about.ours(statement), wanted);
        }
    }
    void expectMoreThan(int times) {
        for (const Verdict verdict : {Verdict::definitely_true, Verdict::definitely_false,
                                      Verdict::possibly, Verdict::both})
            QVERIFY2(seen_[verdict] > times, to_text(verdict));
    }

private:
    std::map<Verdict, int> seen_;
};

/// A rules file as people hand it in: some lines forgotten, some replaced.
std::vector<oracle::Tree> wrong_rules(Random& random) {
    auto rules = oracle::parse_file(rules_file());
    for (std::uint64_t n = 1 + random.below(6); n > 0; --n) {
        const std::size_t i = random.below(rules.size());
        if (random.below(3) == 0)
            rules[i] = oracle::random_tree(random, 4);
        else
            rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return rules;
}

class EntailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithEnumerationUnderTheHandoutsRules() {
        const auto rules = oracle::parse_file(rules_file());
        Random random(test_suite::seed(1));
        Tally tally;
        for (int i = 0; i < 400; ++i) {
            auto knowledge = oracle::random_knowledge(random, 2 + i % 9, i % 5 == 0 ? 1 : 0);
            for (std::uint64_t n = random.below(3); n > 0; --n)
                knowledge.push_back(oracle::random_tree(random, 3));
            Case triple(rules, knowledge);
            QVERIFY(triple.by_columns());
            QCOMPARE(triple.rows(), triple.worlds());
            tally.ask(random, triple);
        }
        tally.expectMoreThan(100);
    }

    void agreesWithEnumerationUnderOtherRules() {
        Random random(test_suite::seed(2));
        Tally tally;
        int by_solver = 0;
        for (int i = 0; i < 400; ++i) {
            Case triple(wrong_rules(random),
                        oracle::random_knowledge(random, 2 + i % 9, i % 3 == 0 ? 1 : 0));
            by_solver += triple.by_columns() ? 0 : 1;
            tally.ask(random, triple);
        }
        QVERIFY(by_solver > 300);
        tally.expectMoreThan(100);
    }

    void agreesWithEnumerationOverOtherSymbols() {
        Random random(test_suite::seed(3));
        Tally tally;
        constexpr int symbols = oracle::most_symbols;
        for (int i = 0; i < 300; ++i) {
            const auto rules = i % 2 == 0 ? oracle::parse_file(rules_file()) : wrong_rules(random);
            auto knowledge =
                oracle::random_knowledge(random, 3 + i % 7, i % 5 == 0 ? 1 : 0, symbols);
            for (std::uint64_t n = random.below(4); n > 0; --n)
                knowledge.push_back(oracle::random_tree(random, 4, symbols));
            Case triple(rules, knowledge, symbols);
            tally.ask(random, triple, symbols);
        }
        tally.expectMoreThan(50);
    }

    void columnsAndSolverAgreeOnAnyKnowledge() {
        // With little or nothing known no truth table ends, but the two ways can be compared: a
        // symbol that is tied to nothing sends a question to the solver.
        Random random(test_suite::seed(4));
        const auto rules = oracle::parse_file(rules_file());
        for (int i = 0; i < 60; ++i) {
            logic::Store store = symbol_store();
            auto lines = statements_of(store, rules_file(), Source::rules).value();
            auto knowledge =
                oracle::random_knowledge(random, static_cast<int>(random.below(65)), 0);
            knowledge.push_back(oracle::random_tree(random, 6));
            const auto more =
                statements_of(store, oracle::print_file(knowledge), Source::knowledge).value();
            lines.insert(lines.end(), more.begin(), more.end());
            Reasoner reasoner(store, lines);
            QVERIFY(reasoner.rows().has_value());
            const logic::Expr free = store.variable("free");
            for (int k = 0; k < 30; ++k) {
                const auto text = oracle::print(
                    oracle::random_tree(random, 1 + static_cast<int>(random.below(10))));
                const logic::Expr e = question_of(store, text).value().expr;
                const logic::Expr same =
                    store.node(logic::Kind::conjunction,
                               std::array{e, store.node(logic::Kind::disjunction,
                                                        std::array{free, store.negation(free)})});
                QCOMPARE(reasoner.verdict(same).value(), reasoner.verdict(e).value());
            }
        }
    }

    void decidesTenSymbolsOfTheHandout() {
        logic::Store store = symbol_store();
        const auto lines = statements_of(store, rules_file(), Source::rules).value();
        Reasoner reasoner(store, lines);
        std::string decided;
        for (int n = 0; n < symbol_count; ++n) {
            const auto verdict =
                reasoner.verdict(store.variable(static_cast<logic::Variable>(n))).value();
            QVERIFY(verdict == Verdict::possibly || verdict == Verdict::definitely_false);
            if (verdict == Verdict::definitely_false)
                decided += to_text(Symbol::of(n)) + ' ';
        }
        QCOMPARE(decided, std::string("M_1_1 M_1_2 M_2_1 M_2_2 S_1_1 "
                                      "P_1_1 P_1_2 P_2_1 P_2_2 B_1_1 "));
    }

    void nothingKnownEntailsTautologiesAlone() {
        logic::Store store = symbol_store();
        Reasoner reasoner(store, {});
        QVERIFY(!reasoner.rows().has_value());
        const auto ask = [&](const char* text) {
            return reasoner.verdict(question_of(store, text).value().expr).value();
        };
        QVERIFY(ask("P_1_1") == Verdict::possibly);
        QVERIFY(ask("(or P_1_1 (not P_1_1))") == Verdict::definitely_true);
        QVERIFY(ask("(and)") == Verdict::definitely_true);
        QVERIFY(ask("(xor)") == Verdict::definitely_false);
        QVERIFY(ask("(xor P_1_1 P_1_1)") == Verdict::definitely_false);
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        logic::Store store = symbol_store();
        const auto lines = statements_of(store, rules_file(), Source::rules).value();
        Reasoner reasoner(store, lines, Control(stop.get_token()));
        QVERIFY(!reasoner.rows().has_value());
        QVERIFY(!reasoner.verdict(store.variable("P_1_3"), Control(stop.get_token())).has_value());
        QVERIFY(reasoner.verdict(store.variable("P_1_3")) == Verdict::possibly);
    }
};

LOGGIA_TEST(EntailTest)

} // namespace entail_test

#include "entail_test.moc"
