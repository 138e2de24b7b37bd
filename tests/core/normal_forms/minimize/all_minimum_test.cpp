#include "core/base/random.hpp"
#include "core/normal_forms/minimize/all_minimum.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>
#include <set>

namespace all_minimum_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// Rows drawn at random.
Tables random_tables(Random& random, int inputs) {
    Tables tables{logic::TruthTable(inputs), logic::TruthTable(inputs)};
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row) {
        const auto value = random.below(5);
        tables.on.set(row, value < 3);
        tables.dont_care.set(row, value == 4);
    }
    return tables;
}

/// Every set of primes, by what the words mean.
std::set<std::vector<std::size_t>> all_by_trial(const QuineMcCluskey& chart) {
    std::set<std::vector<std::size_t>> best;
    std::pair<std::size_t, int> least{SIZE_MAX, 0};
    for (std::size_t set = 0; set < std::size_t{1} << chart.primes.size(); ++set) {
        std::vector<std::size_t> form;
        int literals = 0;
        for (std::size_t prime = 0; prime < chart.primes.size(); ++prime)
            if ((set >> prime & 1U) != 0) {
                form.push_back(prime);
                literals += chart.primes[prime].literals();
            }
        bool covers = true;
        for (const std::uint64_t row : chart.rows) {
            bool covered = false;
            for (const std::size_t prime : form)
                covered = covered || chart.primes[prime].holds(row);
            covers = covers && covered;
        }
        const std::pair cost{form.size(), literals};
        if (!covers || cost > least)
            continue;
        if (cost < least)
            best.clear();
        least = cost;
        best.insert(form);
    }
    return best;
}

class AllMinimumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormAndNoOther() {
        Random random(test_suite::seed(12));
        int several = 0;
        for (int round = 0; round < 600; ++round) {
            const auto chart = quine_mccluskey(random_tables(random, 2 + round % 3));
            QVERIFY(chart.has_value());
            if (chart->primes.size() > 14)
                continue;
            const MinimumForms found = all_minimum_forms(*chart);
            QVERIFY(found.complete);
            QCOMPARE(found.forms.front(), chart->chosen);
            const std::set<std::vector<std::size_t>> set(found.forms.begin(), found.forms.end());
            QCOMPARE(set.size(), found.forms.size());
            QVERIFY(set == all_by_trial(*chart));
            several += set.size() > 1 ? 1 : 0;
        }
        QVERIFY(several > 50);
    }

    /// The cyclic chart of the textbooks: m(0, 1, 2, 5, 6, 7) has two.
    void cyclic() {
        Tables tables{logic::TruthTable(3), logic::TruthTable(3)};
        for (const auto row : {0U, 1U, 2U, 5U, 6U, 7U})
            tables.on.set(row, true);
        const auto found = all_minimum_forms(*quine_mccluskey(tables));
        QCOMPARE(found.forms.size(), std::size_t{2});
        QCOMPARE(found.forms[0].size(), std::size_t{3});
    }

    /// Independent cycles multiply: sixteen of two forms each. The list ends at its limit, with the
    /// known one first.
    void manyAreCutOff() {
        Tables tables{logic::TruthTable(8), logic::TruthTable(8)};
        for (std::uint64_t block = 0; block < 32; ++block)
            if (std::popcount(block) % 2 == 0) // no two of them are neighbours
                for (const auto row : {0U, 1U, 2U, 5U, 6U, 7U})
                    tables.on.set(8 * block + row, true);
        const auto chart = quine_mccluskey(tables);
        QVERIFY(chart.has_value());
        const auto found = all_minimum_forms(*chart);
        QVERIFY(!found.complete);
        QVERIFY(found.forms.size() >= most_minimum_forms);
        QVERIFY(found.forms.size() <= most_minimum_forms + 1);
        QCOMPARE(found.forms.front(), chart->chosen);
    }

    void constants() {
        const Tables none{logic::TruthTable(2), logic::TruthTable(2)};
        const auto found = all_minimum_forms(*quine_mccluskey(none));
        QCOMPARE(found.forms, (std::vector<std::vector<std::size_t>>{{}}));
        QVERIFY(found.complete);
    }
};

LOGGIA_TEST(AllMinimumTest)

} // namespace all_minimum_test

#include "all_minimum_test.moc"
