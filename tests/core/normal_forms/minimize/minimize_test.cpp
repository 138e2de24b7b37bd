#include "core/normal_forms/minimize/minimize.hpp"
#include "tests/core/normal_forms/course_cnf.hpp"
#include "tests/core/normal_forms/minimum_oracle.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace minimize_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// The least terms of one output of up to 4 inputs, and the least literals with so many, by
/// breadth-first search over sets of covered rows.
std::pair<std::uint64_t, std::uint64_t> least(std::uint32_t on, std::uint32_t open, int inputs) {
    std::vector<std::pair<std::uint32_t, std::uint64_t>> implicants;
    for (std::uint64_t care = 0; care < std::uint64_t{1} << inputs; ++care)
        for (std::uint64_t value = care;; value = (value - 1) & care) {
            const Cube cube{care, value, 1};
            std::uint32_t rows = 0;
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                rows |= cube.holds(row) ? 1U << row : 0U;
            if ((rows & ~(on | open)) == 0 && (rows & on) != 0)
                implicants.push_back({rows & on, static_cast<std::uint64_t>(cube.literals())});
            if (value == 0)
                break;
        }
    std::vector<std::pair<std::uint64_t, std::uint64_t>> cost(std::size_t{on} + 1,
                                                              {UINT64_MAX, UINT64_MAX});
    cost[0] = {0, 0};
    // Rows are covered in ascending order: a covered set is a subset of `on`.
    for (std::uint32_t covered = 0; covered < on; ++covered) {
        if ((covered & ~on) != 0 || cost[covered].first == UINT64_MAX)
            continue;
        const std::uint32_t missing = on & ~covered;
        const std::uint32_t first = missing & -missing;
        for (const auto& [rows, literals] : implicants)
            if ((rows & first) != 0)
                cost[covered | rows] =
                    std::min(cost[covered | rows],
                             {cost[covered].first + 1, cost[covered].second + literals});
    }
    return cost[on];
}

Function function_of_bits(std::uint64_t on, std::uint64_t open, int inputs) {
    Tables tables{logic::TruthTable(inputs), logic::TruthTable(inputs)};
    tables.on.words()[0] = on & ~open;
    tables.dont_care.words()[0] = open;
    std::vector<std::string> names;
    for (int i = 0; i < inputs; ++i)
        names.push_back("x" + std::to_string(i));
    return function_of(tables, names);
}

class NormalFormsMinimizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fourInputsAreLeast() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(2000); ++i) {
            const auto on = static_cast<std::uint32_t>(random.next() & 0xFFFFU);
            const auto open = static_cast<std::uint32_t>(random.next() & random.next() & 0xFFFFU);
            const Function function = function_of_bits(on, i % 2 == 0 ? 0 : open, 4);
            const std::uint32_t care = ~(i % 2 == 0 ? 0 : open) & 0xFFFFU;
            for (const Form form : {Form::dnf, Form::cnf}) {
                const auto [terms, literals] =
                    least((form == Form::dnf ? on : ~on) & care, ~care & 0xFFFFU, 4);
                const Minimum minimum = minimize(function, {form, Method::exact}).value();
                QVERIFY(minimum.minimal());
                QVERIFY(terms == 0 ||
                        minimum.method == (form == Form::dnf
                                               ? "all prime implicants, exact covering"
                                               : "all prime implicates, exact covering"));
                QCOMPARE(minimum.terms.lower, terms);
                QCOMPARE(minimum.literals.lower, literals);
                QVERIFY(oracle::covers(function, minimum.cover, form == Form::cnf));
            }
        }
    }

    void fiveAndSixInputsAreLeast() {
        // Many densities, half of them with rows left open; the least is found by another way.
        Random random(test_suite::seed(5));
        for (int i = 0; i < 3000; ++i) {
            const int inputs = i % 4 == 0 ? 6 : 5;
            const std::uint64_t all = low_bits(1 << inputs);
            const double density = 0.1 + (inputs == 6 ? 0.3 : 0.7) * random.real();
            const double left_open = i % 2 == 0 ? 0 : 0.5 * random.real();
            std::uint64_t on = 0;
            std::uint64_t open = 0;
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row) {
                on |= std::uint64_t{random.real() < density} << row;
                open |= std::uint64_t{random.real() < left_open} << row;
            }
            const Form form = i % 3 == 0 && inputs == 5 ? Form::cnf : Form::dnf;
            const oracle::LeastCover least((form == Form::dnf ? on : ~on) & all, open, inputs);
            const Minimum minimum =
                minimize(function_of_bits(on, open, inputs), {form, Method::exact}).value();
            QVERIFY(minimum.minimal());
            QCOMPARE(minimum.terms.upper, least.terms());
            QCOMPARE(minimum.literals.upper, least.literals());
            QVERIFY(oracle::covers(function_of_bits(on, open, inputs), minimum.cover,
                                   form == Form::cnf));
        }
    }

    void severalOutputsAreCovered() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < test_suite::rounds(1000); ++i) {
            const int inputs = static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(4));
            const Function function = oracle::random_function(
                random, inputs, outputs, random.below(14), random.below(4), 0.7);
            const Form form = i % 2 == 0 ? Form::dnf : Form::cnf;
            const Minimum heuristic = minimize(function, {form, Method::heuristic}).value();
            const Minimum exact = minimize(function, {form, Method::exact}).value();
            QVERIFY(exact.minimal());
            QVERIFY(oracle::covers(function, exact.cover, form == Form::cnf));
            QVERIFY(oracle::covers(function, heuristic.cover, form == Form::cnf));
            QVERIFY(heuristic.terms.lower <= exact.terms.upper);
            QVERIFY(heuristic.terms.upper >= exact.terms.upper);
        }
    }

    /// Also where each phase may do little.
    void noModeHasMoreTermsThanTheHeuristic() {
        Random random(test_suite::seed(6));
        for (int i = 0; i < test_suite::rounds(200); ++i) {
            const int inputs = 3 + static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Function function =
                oracle::random_function(random, inputs, outputs, 5 + random.below(40),
                                        random.below(6), 0.5 + 0.4 * random.real());
            const Form form = i % 2 == 0 ? Form::cnf : Form::dnf;
            for (const std::uint64_t work : {0U, 20'000U}) {
                const auto terms = [&](Method method) {
                    return minimize(function, {form, method, work}).value().cover.terms();
                };
                const std::size_t heuristic = terms(Method::heuristic);
                QVERIFY(terms(Method::automatic) <= heuristic);
                if (inputs < 8)
                    QVERIFY(terms(Method::exact) <= heuristic);
            }
        }
    }

    void essentialPrimesAloneAreLeast() {
        // Cubes that share no row with another's neighbours: each is essential.
        Function function{{}, {"f"}, {15, 1, {}}, {15, 1, {}}};
        for (int i = 0; i < 15; ++i)
            function.inputs.push_back("x" + std::to_string(i));
        for (std::uint64_t i = 0; i < 5; ++i)
            function.on.cubes.push_back({std::uint64_t{7} << 3 * i, std::uint64_t{7} << 3 * i, 1});
        const Minimum found = minimize(function, {Form::dnf, Method::heuristic}).value();
        QVERIFY(found.minimal());
        QCOMPARE(found.essential, std::uint64_t{5});
        const Minimum exact = minimize(function, {Form::dnf, Method::exact}).value();
        QVERIFY(exact.minimal() && exact.cover == found.cover);
    }

    void classesOfFourInputsAreLeast() {
        // The least number of each class under permutation and negation of inputs and of the
        // output: every function of four inputs is one of 222.
        std::vector<bool> seen(1U << 16U);
        int classes = 0;
        for (std::uint32_t f = 0; f < 1U << 16U; ++f) {
            if (seen[f])
                continue;
            ++classes;
            std::array<int, 4> order{0, 1, 2, 3};
            do {
                for (std::uint32_t flip = 0; flip < 16; ++flip) {
                    std::uint32_t g = 0;
                    for (std::uint32_t row = 0; row < 16; ++row) {
                        std::uint32_t from = 0;
                        for (std::uint32_t k = 0; k < 4; ++k)
                            from |= ((row ^ flip) >> k & 1U) << order[k];
                        g |= (f >> from & 1U) << row;
                    }
                    seen[g] = true;
                    seen[~g & 0xFFFFU] = true;
                }
            } while (std::next_permutation(order.begin(), order.end()));
            const auto [terms, literals] = least(f, 0, 4);
            const Minimum minimum =
                minimize(function_of_bits(f, 0, 4), {Form::dnf, Method::exact}).value();
            QVERIFY(minimum.minimal());
            QCOMPARE(minimum.terms.lower, terms);
            QCOMPARE(minimum.literals.lower, literals);
        }
        QCOMPARE(classes, 222);
    }

    void theCourseDnfIsLeastAtOnce() {
        const Minimum minimum = minimize(course_function()).value();
        QVERIFY(minimum.minimal());
        QCOMPARE(minimum.terms.upper, 18U);
        QCOMPARE(minimum.literals.upper, 232U);
        QCOMPARE(minimum.witnesses.size(), 18U);
    }

    void theCourseCnfHas33Clauses() {
        // That there are no fewer takes seconds to prove, that 29 are needed a tenth of one.
        const Function function = course_function();
        std::stop_source stop;
        const Minimum minimum =
            minimize(function, {Form::cnf, Method::automatic}, Control(stop.get_token()),
                     [&](const Minimum& better) {
                         if (better.terms.lower >= 29 && better.terms.upper <= 33)
                             stop.request_stop();
                     })
                .value();
        QVERIFY(minimum.terms.lower >= 29U && minimum.terms.lower <= 33U);
        QCOMPARE(minimum.terms.upper, 33U);
        QVERIFY(minimum.literals.upper <= 115U);
        QVERIFY(minimum.literals.lower <= 111U);
        const Tables tables = tabulate(function).value();
        for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
            QCOMPARE(minimum.cover.value(row), !tables.on[row]);
    }

    void boundsHoldTheMinimum() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < test_suite::rounds(200); ++i) {
            const Function function = oracle::random_function(
                random, 5 + static_cast<int>(random.below(3)), 1, 20, random.below(6), 0.7);
            const Minimum exact = minimize(function, {Form::dnf, Method::exact}).value();
            QVERIFY(exact.minimal() && exact.witnesses.size() <= exact.terms.lower);
            std::stop_source stop;
            Bounds last{0, UINT64_MAX};
            const auto watch = [&](const Minimum& now) {
                QVERIFY(now.terms.lower <= exact.terms.lower);
                QVERIFY(now.terms.upper >= exact.terms.upper);
                QVERIFY(now.terms.upper <= last.upper && now.terms.lower >= last.lower);
                last = now.terms;
                QVERIFY(oracle::covers(function, now.cover));
                if (i % 2 == 0)
                    stop.request_stop();
            };
            const Minimum stopped =
                minimize(function, {Form::dnf, Method::automatic}, Control(stop.get_token()), watch)
                    .value();
            QVERIFY(stopped.terms.lower <= exact.terms.lower);
            QVERIFY(stopped.terms.upper >= exact.terms.upper);
            QVERIFY(oracle::covers(function, stopped.cover));
        }
    }

    void manyInputsAreCovered() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 20; ++i) {
            const Function function = oracle::random_function(random, 20, 3, 20, 4, 0.6);
            const Minimum minimum = minimize(function).value();
            for (int k = 0; k < 1000; ++k) {
                const std::uint64_t row = random.below(std::uint64_t{1} << 20U);
                for (int output = 0; output < 3; ++output)
                    if (!function.dont_care.value(row, output))
                        QCOMPARE(minimum.cover.value(row, output), function.on.value(row, output));
            }
        }
    }
};

LOGGIA_TEST(NormalFormsMinimizeTest)

} // namespace minimize_test

#include "minimize_test.moc"
