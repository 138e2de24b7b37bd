#include "core/gf2/derivation.hpp"
#include "tests/core/gf2/written_equations.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <utility>

namespace blackboard_test {

using namespace loggia;
using namespace loggia::gf2;

class BlackboardTest : public QObject {
    Q_OBJECT

    static oracle::Values solutions(const Blackboard& board, bool with_lines) {
        oracle::Values left = ~oracle::Values{0};
        const auto take = [&](const std::string& text) {
            const oracle::WrittenEquation equation(text);
            if (!equation.well())
                QTest::qFail(text.c_str(), __FILE__, __LINE__);
            left &= equation.holds();
        };
        for (const auto& line : board.lines)
            if (with_lines)
                take(line.text);
        for (const auto& value : board.values)
            take(value);
        return left;
    }

private Q_SLOTS:
    /// After each step what is written there has the solutions of the system, by its text alone.
    void keepsTheSolutions_data() {
        QTest::addColumn<int>("equations");
        QTest::addColumn<int>("terms");
        QTest::addColumn<int>("degree");
        QTest::newRow("linear") << 5 << 4 << 1;
        QTest::newRow("quadratic") << 5 << 4 << 2;
        QTest::newRow("few") << 2 << 6 << 3;
        QTest::newRow("many") << 8 << 3 << 3;
        QTest::newRow("dense") << 3 << 16 << 5;
    }
    void keepsTheSolutions() {
        QFETCH(int, equations);
        QFETCH(int, terms);
        QFETCH(int, degree);
        Random random(test_suite::seed(231));
        for (int round = 0; round < 500 && !QTest::currentTestFailed(); ++round) {
            const auto system =
                oracle::random_system(random, oracle::written_variables, equations, terms, degree);
            const Derivation derivation = derive(oracle::written_names, system);
            const oracle::Values expected = oracle::written_zeros(system);
            for (std::size_t step = 0; step <= derivation.solution.steps.size(); ++step) {
                const Blackboard board = blackboard(derivation, step);
                QCOMPARE(solutions(board, true), expected);
                QCOMPARE(board.reason.empty(), step == 0);
                if (step == 0)
                    continue;
                const AlgebraStep& taken = derivation.solution.steps[step - 1];
                if (board.reason.starts_with("Add ")) {
                    QVERIFY(board.reason.starts_with("Add (" + std::to_string(taken.by + 1) + ")"));
                    QVERIFY(board.reason.find(" to (" + std::to_string(taken.equation + 1) +
                                              ") to make it shorter.") != std::string::npos);
                }
                const auto is_told = [](const auto& line) { return line.changed || line.used; };
                QVERIFY(std::any_of(board.lines.begin(), board.lines.end(), is_told));
                const auto changed = [](const auto& line) { return line.changed; };
                QVERIFY(std::count_if(board.lines.begin(), board.lines.end(), changed) <= 1);
            }
        }
    }

    /// At the end the values are those of the solution; where nothing else is left they are all.
    void endsWithTheValues() {
        Random random(test_suite::seed(232));
        for (int round = 0; round < 1000 && !QTest::currentTestFailed(); ++round) {
            const auto system = oracle::random_system(random, oracle::written_variables, 6, 4, 2);
            const Derivation derivation = derive(oracle::written_names, system);
            const Blackboard board = blackboard(derivation, derivation.solution.steps.size());
            const oracle::Values expected = oracle::written_zeros(system);
            QCOMPARE(derivation.solution.consistent, expected != 0);
            if (expected == 0)
                continue;
            std::vector<std::string> known;
            for (const auto& [v, value] : derivation.solution.values)
                known.push_back(
                    equation_text(Polynomial::variable(v) + value, oracle::written_names));
            QCOMPARE(board.values.size(), known.size());
            if (derivation.solution.rest.empty())
                QCOMPARE(solutions(board, false), expected);
            // One solution is a 0 or 1 for each variable.
            if ((expected & (expected - 1)) == 0 &&
                known.size() == std::size_t{oracle::written_variables})
                for (const std::string& value : board.values)
                    QVERIFY2(value.size() == 5, value.c_str());
        }
    }

    /// A group of steps leads where its steps lead, one equation is changed in it, and the list of
    /// groups says what the blackboard shows.
    void groupsSteps() {
        Random random(test_suite::seed(233));
        std::size_t longest = 0;
        for (int round = 0; round < 300 && !QTest::currentTestFailed(); ++round) {
            const auto system = oracle::random_system(random, oracle::written_variables, 5, 4, 2);
            const Derivation derivation = derive(oracle::written_names, system);
            const auto groups = step_groups(derivation);
            const auto past = past_groups(derivation);
            QCOMPARE(past.size(), groups.size());
            QCOMPARE(groups.empty() ? std::size_t{0} : groups.back(),
                     derivation.solution.steps.size());
            std::size_t from = 0;
            for (std::size_t i = 0; i < groups.size(); ++i) {
                QVERIFY(groups[i] > from);
                longest = std::max(longest, groups[i] - from);
                const Blackboard whole = blackboard(derivation, groups[i], from);
                const Blackboard last = blackboard(derivation, groups[i]);
                const Blackboard first = blackboard(derivation, from + 1);
                const Blackboard before = blackboard(derivation, from);
                QCOMPARE(whole.values, last.values);
                QCOMPARE(whole.lines.size(), last.lines.size());
                int changed = 0;
                for (std::size_t k = 0; k < whole.lines.size(); ++k) {
                    const auto& line = whole.lines[k];
                    QCOMPARE(line.text, last.lines[k].text);
                    changed += line.changed ? 1 : 0;
                    if (!line.before.empty()) {
                        QCOMPARE(line.before, before.lines[k].text);
                        QVERIFY(line.changed && line.before != line.text);
                    }
                    if (line.changed)
                        QCOMPARE(past[i].result,
                                 "(" + std::to_string(line.equation + 1) + ") " + line.text);
                    else if (k < before.lines.size())
                        QCOMPARE(line.text, before.lines[k].text);
                }
                QVERIFY(changed <= 1);
                QCOMPARE(past[i].end, groups[i]);
                QCOMPARE(past[i].reason, first.reason);
                QVERIFY(whole.reason.starts_with(first.reason));
                if (changed == 0) // forced
                    QCOMPARE(past[i].result, whole.values.back());
                from = groups[i];
            }
        }
        QVERIFY(longest >= 3);
    }

    void showsTheFirstTrial() {
        Derivation derivation = oracle::first_trial();
        derivation.defined = {0, 1, -1};
        const Blackboard given = blackboard(derivation, 0);
        QCOMPARE(given.lines.size(), std::size_t{3});
        QCOMPARE(given.lines[0].text, std::string("m1 = r1*r2 + r1"));
        QCOMPARE(given.lines[1].text, std::string("m2 = r1 + r2"));
        QCOMPARE(given.lines[2].text, std::string("m1 + m2 = 1"));
        QVERIFY(given.values.empty() && given.rule.empty());
        const Blackboard solved = blackboard(derivation, 1);
        QVERIFY(solved.lines[1].changed && solved.lines[1].done);
        QCOMPARE(solved.values, std::vector<std::string>{"m2 = r1 + r2"});
        const Blackboard put_in = blackboard(derivation, 2);
        QCOMPARE(put_in.lines[2].text, std::string("m1 + (r1 + r2) = 1"));
        QCOMPARE(put_in.lines[2].before, std::string("m1 + m2 = 1"));
        QVERIFY(put_in.lines[2].changed && put_in.lines[1].used && !put_in.lines[0].changed);
        QCOMPARE(put_in.reason, std::string("Substitute m2 = r1 + r2 from (2) into (3)."));
        std::vector<std::string> rules;
        std::string reasons;
        for (std::size_t step = 0; step <= derivation.solution.steps.size(); ++step) {
            const Blackboard board = blackboard(derivation, step);
            rules.push_back(board.rule);
            reasons += board.reason + '\n';
        }
        QVERIFY(std::find(rules.begin(), rules.end(), "x + x = 0") != rules.end());
        QVERIFY(reasons.find("Factor (1): (r1 + 1)*r2 = 1. A product is 1 only if each factor is "
                             "1, so r1 = 0.\n") != std::string::npos);
        QVERIFY(reasons.find("Substitute r1 = 0 into (1).\n") != std::string::npos);
        const Blackboard end = blackboard(derivation, 1'000'000);
        QCOMPARE(end.values, (std::vector<std::string>{"m2 = 1", "m1 = 0", "r1 = 0", "r2 = 1"}));
        QVERIFY(std::all_of(end.lines.begin(), end.lines.end(),
                            [](const auto& line) { return line.done; }));
    }

    /// Why a variable is known: it is a 0 or 1, it is defined, or it stands alone in a sum.
    void tellsWhereAValueComesFrom() {
        const Polynomial a = Polynomial::variable(0);
        const Polynomial b = Polynomial::variable(1);
        const Polynomial one = Polynomial::constant(true);
        const auto reason = [](const std::vector<Polynomial>& system, std::vector<int> defined) {
            Derivation derivation = derive({"a", "b"}, system);
            derivation.defined = std::move(defined);
            return blackboard(derivation, 1).reason;
        };
        QCOMPARE(reason({a}, {-1}), std::string("(1) gives the value of a."));
        QCOMPARE(reason({a + one}, {-1}), std::string("(1) gives the value of a."));
        QCOMPARE(reason({a + b}, {-1}),
                 std::string("Solve (1) for a: it equals the sum of the other terms."));
        QCOMPARE(reason({a + b}, {0}),
                 std::string("(1) expresses a: substitute it for a everywhere."));
        QCOMPARE(reason({a + b}, {1}),
                 std::string("Solve (1) for a: it equals the sum of the other terms."));
    }

    void tellsAContradiction() {
        const Polynomial a = Polynomial::variable(0);
        const Derivation derivation = derive({"a"}, {a, a + Polynomial::constant(true)});
        const Blackboard end = blackboard(derivation, derivation.solution.steps.size());
        QVERIFY(end.reason.find("there is no solution") != std::string::npos);
        QVERIFY(std::any_of(end.lines.begin(), end.lines.end(),
                            [](const auto& line) { return line.text == "0 = 1"; }));
    }

    void cutsWhatNobodyReads() {
        std::vector<std::string> names;
        Polynomial sum;
        for (int v = 0; v < 100; ++v) {
            names.push_back("a_name_that_is_rather_long_" + std::to_string(v));
            sum += Polynomial::variable(v);
        }
        const Blackboard board = blackboard(derive(names, {sum}), 0);
        QVERIFY(board.lines[0].text.size() <= 2010);
        QVERIFY(board.lines[0].text.ends_with(" + ..."));
    }
};

LOGGIA_LOOP_TEST(BlackboardTest)

} // namespace blackboard_test

#include "blackboard_test.moc"
