#include "core/ladr/models/models.hpp"
#include "core/sat/queries/count.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>
#include <stop_token>

namespace models_test {

using namespace loggia;
using namespace loggia::ladr;

class PuzzleModelsTest : public QObject {
    Q_OBJECT

private:
    static void compare(const std::string& text, int size, std::size_t& total) {
        const auto input = read_mace(text);
        QVERIFY2(input.has_value(), (input ? "" : input.error().message + text).c_str());
        const auto signature = signature_of(*input);
        QVERIFY2(signature.has_value(), signature ? "" : signature.error().message.c_str());
        const auto problem = ground(*input, *signature, size);
        QVERIFY2(problem.has_value(), (problem ? "" : problem.error().message + text).c_str());
        const auto expected = oracle::all_models(*input, *signature, size);
        std::vector<Interpretation> found;
        const auto result =
            for_each_interpretation(*problem, std::nullopt, [&](const Interpretation& model) {
                found.push_back(model);
                return true;
            });
        QVERIFY(result.complete);
        QCOMPARE(result.count, found.size());
        QVERIFY2(found == expected, text.c_str()); // also in their order
        QCOMPARE(*sat::count_models(clauses_of(*problem)), std::to_string(expected.size()));
        total += found.size();
    }

private Q_SLOTS:
    /// Also while the clauses are made, of which there may be millions.
    void stopsBeforeTheSearch() {
        const auto input = read_mace("set(arithmetic). formulas(a). a * b + c * d = e * e. "
                                     "end_of_list.")
                               .value();
        const auto problem = ground(input, signature_of(input).value(), 8).value();
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        QVERIFY(clauses_of(problem).size() > 100);
        QVERIFY(clauses_of(problem, control).size() < 10);
        const auto found = for_each_interpretation(
            problem, std::nullopt, [](const Interpretation&) { return true; }, control);
        QVERIFY(!found.complete && found.count == 0);
    }

    /// By a clause of two literals, so that no search meets the same value of two of them.
    void valuesOfDistinctTermsExcludeEachOther() {
        const auto input = read_mace("list(distinct). [a,b]. end_of_list. "
                                     "formulas(a). p(x). end_of_list.")
                               .value();
        const auto clauses = clauses_of(ground(input, signature_of(input).value(), 5).value());
        for (int value = 1; value <= 5; ++value) {
            const std::vector<int> excludes{-value, -(value + 5)};
            bool found = false;
            for (std::size_t i = 0; i < clauses.size() && !found; ++i)
                found = std::is_permutation(clauses[i].begin(), clauses[i].end(), excludes.begin(),
                                            excludes.end());
            QVERIFY2(found, std::to_string(value).c_str());
        }
    }

    void findsThoseOfRandomFormulas_data() {
        QTest::addColumn<bool>("first_order");
        QTest::addColumn<bool>("arithmetic");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("rounds");
        QTest::newRow("propositions") << false << false << 2 << 1500;
        QTest::newRow("arithmetic") << false << true << 2 << 500;
        QTest::newRow("arithmetic over three") << false << true << 3 << 150;
        QTest::newRow("first order over two") << true << false << 2 << 400;
        QTest::newRow("first order over three") << true << false << 3 << 25;
    }
    void findsThoseOfRandomFormulas() {
        QFETCH(bool, first_order);
        QFETCH(bool, arithmetic);
        QFETCH(int, size);
        QFETCH(int, rounds);
        Random random(test_suite::seed(41));
        std::size_t total = 0;
        for (int round = 0; round < rounds && !QTest::currentTestFailed(); ++round)
            compare(oracle::random_file(random, first_order, arithmetic,
                                        1 + static_cast<int>(random.below(4))),
                    size, total);
        QVERIFY(total > 100);
    }

    void projects() {
        Random random(test_suite::seed(43));
        for (int round = 0; round < 500; ++round) {
            const auto input = read_mace(oracle::random_file(random, false, false, 3));
            const auto signature = signature_of(*input);
            const auto problem = ground(*input, *signature, 2);
            QVERIFY(problem.has_value());
            std::vector<std::size_t> tables;
            for (std::size_t i = 0; i < problem->tables.size(); ++i)
                if (random.below(2) == 0)
                    tables.push_back(i);
            std::set<std::vector<int>> expected;
            for (const auto& model : oracle::all_models(*input, *signature, 2)) {
                std::vector<int> values;
                for (const std::size_t i : tables)
                    values.push_back(model.operations[i].table[0]);
                expected.insert(values);
            }
            std::vector<std::vector<int>> found;
            const auto result =
                for_each_interpretation(*problem, tables, [&](const Interpretation& model) {
                    std::vector<int> values;
                    for (const auto& operation : model.operations)
                        values.push_back(operation.table[0]);
                    found.push_back(values);
                    return true;
                });
            QVERIFY(result.complete);
            QVERIFY(found == std::vector<std::vector<int>>(expected.begin(), expected.end()));
        }
    }

    /// Eight pigeons do not fit seven holes, which plain backtracking takes long to see.
    void asksASolverWhereItLosesItsWay() {
        std::string text = "formulas(a). ";
        for (int pigeon = 0; pigeon < 8; ++pigeon) {
            for (int hole = 0; hole < 7; ++hole)
                text +=
                    (hole > 0 ? " | p" : "p") + std::to_string(pigeon) + "_" + std::to_string(hole);
            text += ". ";
            for (int other = 0; other < pigeon; ++other)
                for (int hole = 0; hole < 7; ++hole)
                    text += "-p" + std::to_string(pigeon) + "_" + std::to_string(hole) + " | -p" +
                            std::to_string(other) + "_" + std::to_string(hole) + ". ";
        }
        text += "end_of_list.";
        const auto input = read_mace(text);
        const auto problem = ground(*input, *signature_of(*input), 2);
        const auto result = for_each_interpretation(*problem, std::nullopt,
                                                    [](const Interpretation&) { return true; });
        QVERIFY(result.complete);
        QCOMPARE(result.count, std::uint64_t{0});
    }

    void stopsWhenTold() {
        std::string text = "formulas(a). a0";
        for (int i = 1; i < 60; ++i)
            text += " | a" + std::to_string(i);
        const auto input = read_mace(text + ". end_of_list.");
        const auto problem = ground(*input, *signature_of(*input), 2);
        const auto some = for_each_interpretation(
            *problem, std::nullopt, [n = 0](const Interpretation&) mutable { return ++n < 1000; });
        QVERIFY(!some.complete);
        QCOMPARE(some.count, std::uint64_t{1000});
        std::stop_source stop;
        const auto stopped = for_each_interpretation(
            *problem, std::nullopt,
            [&](const Interpretation&) {
                stop.request_stop();
                return true;
            },
            Control(stop.get_token()));
        QVERIFY(!stopped.complete);
        QVERIFY(stopped.count < 1000);
    }
};

LOGGIA_LOOP_TEST(PuzzleModelsTest)

} // namespace models_test

#include "models_test.moc"
