#include "core/base/random.hpp"
#include "core/normal_forms/read_pla_sets.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>

namespace read_pla_sets_test {

using namespace loggia;
using namespace loggia::normal_forms;

constexpr std::array types{PlaType{"f", true, false, false}, PlaType{"r", false, false, true},
                           PlaType{"fd", true, true, false}, PlaType{"fr", true, false, true},
                           PlaType{"dr", false, true, true}, PlaType{"fdr", true, true, true}};

bool holds(const Cover& cover, std::uint64_t row, int output) {
    return std::any_of(cover.cubes.begin(), cover.cubes.end(), [&](const Cube& cube) {
        return cube.holds(row) && (cube.outputs >> output & 1U) != 0;
    });
}

class ReadPlaSetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Row by row: what a file of each type says of rows that it gives, and of all others.
    void eachRowIsAsItsTypeSays() {
        Random random(1);
        for (int round = 0; round < test_suite::rounds(4000); ++round) {
            PlaSets sets;
            sets.type = types.at(random.below(types.size()));
            sets.input_count = 1 + static_cast<int>(random.below(4));
            sets.output_count = 1 + static_cast<int>(random.below(3));
            const std::uint64_t rows = std::uint64_t{1} << static_cast<unsigned>(sets.input_count);
            if (random.below(2) == 0)
                for (int output = 0; output < sets.output_count; ++output)
                    sets.phase += random.below(2) == 0 ? '0' : '1';
            std::string expected; // of each output and row: 0, 1 or -
            for (int output = 0; output < sets.output_count; ++output)
                for (std::uint64_t row = 0; row < rows; ++row) {
                    const Cube cube{rows - 1, row, std::uint64_t{1} << output};
                    const auto given = random.below(4);
                    // Rows that are not given belong to the first set that the file leaves out.
                    char value = !sets.type.off ? '0' : !sets.type.on ? '1' : '-';
                    if (given == 0 && sets.type.on) {
                        sets.on.cubes.push_back(cube);
                        sets.on_places.push_back(0);
                        value = '1';
                    } else if (given == 1 && sets.type.off) {
                        sets.off.cubes.push_back(cube);
                        sets.off_places.push_back(0);
                        value = '0';
                    } else if (given == 2 && sets.type.open) {
                        sets.open.cubes.push_back(cube);
                        value = '-';
                    }
                    if (value != '-' && !sets.phase.empty() &&
                        sets.phase[static_cast<std::size_t>(output)] == '0')
                        value = value == '0' ? '1' : '0';
                    expected += value;
                }
            const auto function = function_of_sets(sets, {});
            QVERIFY(function);
            std::string found;
            for (int output = 0; output < sets.output_count; ++output)
                for (std::uint64_t row = 0; row < rows; ++row) {
                    const bool open = holds(function->dont_care, row, output);
                    found += open ? '-' : holds(function->on, row, output) ? '1' : '0';
                }
            QCOMPARE(found, expected);
            QCOMPARE(function->inputs.back(), "v" + std::to_string(sets.input_count - 1));
            QCOMPARE(function->outputs.front(), "v" + std::to_string(sets.input_count) + ".0");
        }
    }

    /// A row that is both true and false, with the places where it is said.
    void contradictionsAreToldWithTheirPlaces() {
        PlaSets sets;
        sets.text = "10 1\n1- 0\n";
        sets.type = types.at(3);
        sets.input_count = 2;
        sets.output_count = 1;
        sets.on.cubes = {{3, 1, 1}};
        sets.on_places = {0};
        sets.off.cubes = {{1, 1, 1}};
        sets.off_places = {5};
        const auto function = function_of_sets(sets, {});
        QVERIFY(!function);
        QCOMPARE(function.error().message,
                 std::string("output 'v2.0' is 0 here and 1 by line 1 in row 01"));
        QVERIFY(function.error().span.has_value());
        QCOMPARE(function.error().span->line, 2);
    }
};

LOGGIA_TEST(ReadPlaSetsTest)

} // namespace read_pla_sets_test

#include "read_pla_sets_test.moc"
