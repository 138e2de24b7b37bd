#include "core/normal_forms/unate.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace unate_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// Whether some cube has the row.
bool any_holds(const std::vector<Cube>& cubes, std::uint64_t row) {
    return std::any_of(cubes.begin(), cubes.end(),
                       [&](const Cube& cube) { return cube.holds(row); });
}

class UnateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreThoseOfTheRows() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 4000; ++i) {
            const int inputs = static_cast<int>(random.below(8));
            const double density = 0.1 + 0.6 * random.real();
            const auto cubes =
                oracle::random_cover(random, inputs, 1, random.below(16), density).cubes;
            const auto other = complement_cubes(cubes, inputs, 10'000).value();
            const ComplementHull hull = complement_hull(cubes);
            Cube expected;
            bool any = false;
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row) {
                QVERIFY(any_holds(cubes, row) != any_holds(other, row));
                if (any_holds(cubes, row))
                    continue;
                const Cube here{low_bits(inputs), row, 1};
                expected = any ? Cube{expected.care & ~(expected.value ^ row),
                                      expected.value & ~(expected.value ^ row), 1}
                               : here;
                any = true;
            }
            QCOMPARE(hull.any, any);
            if (any)
                QVERIFY(hull.cube == expected);
        }
    }

    void findsARowThatIsMissing() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 4000; ++i) {
            const int inputs = static_cast<int>(random.below(8));
            const double density = 0.1 + 0.6 * random.real();
            const auto cubes =
                oracle::random_cover(random, inputs, 1, random.below(16), density).cubes;
            bool any = false;
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                any = any || !any_holds(cubes, row);
            const std::optional<std::uint64_t> row = missing_row(cubes);
            QCOMPARE(row.has_value(), any);
            if (row)
                QVERIFY(!any_holds(cubes, *row & low_bits(inputs)));
        }
    }

    void rowsDecideWhatCovers() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 1000; ++i) {
            const int inputs = static_cast<int>(random.below(6));
            const auto given = oracle::random_cover(random, inputs, 1, random.below(4), 0.6).cubes;
            const auto cubes = oracle::random_cover(random, inputs, 1, random.below(7), 0.5).cubes;
            const auto rows = covering_rows(given, cubes, 10'000).value();
            for (const CoveringRow& row : rows) {
                QVERIFY(!any_holds(given, row.row));
                for (std::uint32_t c = 0; c < cubes.size(); ++c)
                    QCOMPARE(cubes[c].holds(row.row),
                             std::find(row.cubes.begin(), row.cubes.end(), c) != row.cubes.end());
            }
            // A choice covers the listed rows exactly when it covers all.
            for (std::uint32_t set = 0; set < 1U << cubes.size(); ++set) {
                std::vector<Cube> chosen;
                for (std::uint32_t c = 0; c < cubes.size(); ++c)
                    if ((set >> c & 1U) != 0)
                        chosen.push_back(cubes[c]);
                bool all = true;
                for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                    all = all && (any_holds(given, row) || !any_holds(cubes, row) ||
                                  any_holds(chosen, row));
                bool listed = true;
                for (const CoveringRow& row : rows)
                    listed = listed && any_holds(chosen, row.row);
                QCOMPARE(listed, all);
            }
        }
    }

    /// The least limit is the number of rows that are found before they are told apart.
    void givesUpBeyondItsLimit() {
        Random random(test_suite::seed(4));
        int bounded = 0;
        for (int i = 0; i < 300; ++i) {
            const auto cubes = oracle::random_cover(random, 6, 1, 1 + random.below(9), 0.5).cubes;
            const std::size_t rows = covering_rows({}, cubes, 10'000).value().size();
            QVERIFY(!covering_rows({}, cubes, rows - 1));
            std::size_t least = rows;
            while (!covering_rows({}, cubes, least))
                ++least;
            QVERIFY(least <= 64);
            bounded += least == rows ? 1 : 0;
        }
        QVERIFY(bounded > 0);
    }

    /// What was stopped does not look like an answer.
    void stops() {
        Random random(test_suite::seed(5));
        const auto cubes = oracle::random_cover(random, 24, 1, 60, 0.2).cubes;
        std::stop_source source;
        source.request_stop();
        const Control control(source.get_token());
        QVERIFY(!complement_hull(cubes, {}).stopped);
        QVERIFY(complement_hull(cubes, control).stopped);
        QVERIFY(covering_rows({}, cubes, 10'000'000).has_value());
        QVERIFY(!covering_rows({}, cubes, 10'000'000, control));
        int found = 0;
        int given_up = 0;
        for (int i = 0; i < 200; ++i) {
            const auto many = oracle::random_cover(random, 12, 1, 60, 0.35).cubes;
            const auto row = missing_row(many);
            const auto before_stop = missing_row(many, control);
            QVERIFY(!before_stop || !any_holds(many, *before_stop));
            found += row ? 1 : 0;
            given_up += row && !before_stop ? 1 : 0;
        }
        QVERIFY(found > given_up && given_up > 0);
    }
};

LOGGIA_TEST(UnateTest)

} // namespace unate_test

#include "unate_test.moc"
