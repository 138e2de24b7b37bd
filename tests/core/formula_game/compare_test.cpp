#include "core/formula_game/compare.hpp"
#include "core/formula_game/formula.hpp"
#include "core/formula_game/game.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace compare_test {

using namespace loggia;
using namespace loggia::formula_game;

class CompareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answers();
    void agrees_with_all_rows();
    void stops();
};

void CompareTest::answers() {
    using Outcome = Comparison::Outcome;
    QCOMPARE(compare("-(x*y)", "-x or -y").value().outcome, Outcome::equivalent);
    const Comparison differ = compare("(x*y)", "x").value();
    QCOMPARE(differ.outcome, Outcome::different);
    QCOMPARE(differ.first, false);
    QCOMPARE(differ.row.size(), std::size_t{2});
    QCOMPARE(differ.row[0], std::pair(std::string("x"), true));
    QCOMPARE(differ.row[1], std::pair(std::string("y"), false));
    QCOMPARE(compare("(x+-x)", "true").value().outcome, Outcome::equivalent);
    QCOMPARE(compare("x1 & -x2", "x₁ ∧ ¬x₂").value().outcome, Outcome::equivalent);
    QCOMPARE(compare("x1 & x2", "x_1 & x₁ & x2").value().outcome, Outcome::different);
    const auto wrong = compare("(x*y)", "x and");
    QVERIFY(!wrong && wrong.error().span);
}

void CompareTest::agrees_with_all_rows() {
    Random random(test_suite::seed(3));
    for (int round = 0; round < 1000; ++round) {
        logic::Store store;
        for (const char* name : {"a", "b", "c", "d"})
            store.variable(name);
        const logic::Expr one = oracle::random_binary(random, store, 1 + random.below(6));
        const logic::Expr other = oracle::random_binary(random, store, 1 + random.below(6));
        bool same = true;
        for (unsigned row = 0; row < 16; ++row) {
            const std::vector<bool> values{(row & 1U) != 0, (row & 2U) != 0, (row & 4U) != 0,
                                           (row & 8U) != 0};
            same = same &&
                   logic::evaluate(store, one, values) == logic::evaluate(store, other, values);
        }
        const auto text = [&](logic::Expr e) { return logic::write_strict(store, e).value(); };
        const Comparison found = compare(text(one), text(other)).value();
        QCOMPARE(found.outcome == Comparison::Outcome::equivalent, same);
        if (same)
            continue;
        std::string letters;
        std::string values;
        for (const auto& [letter, value] : found.row) {
            letters += letter;
            values += value ? '1' : '0';
        }
        const auto value = [&](logic::Expr e) {
            return evaluate(logic::read_strict(text(e)).value(), letters, values).value();
        };
        QCOMPARE(value(one), found.first);
        QCOMPARE(value(other), !found.first);
    }
}

void CompareTest::stops() {
    std::stop_source stop;
    stop.request_stop();
    const auto result = compare("((a*b)+(c*d))", "((a+c)*(b+d))", Control(stop.get_token()));
    QVERIFY(result && (result->outcome == Comparison::Outcome::stopped ||
                       result->outcome == Comparison::Outcome::different));
}

LOGGIA_LOOP_TEST(CompareTest)

} // namespace compare_test

#include "compare_test.moc"
