#include "core/base/random.hpp"
#include "core/normal_forms/formats/read_pla_sets.hpp"
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
        Random random(test_suite::seed(1));
        for (int round = 0; round < test_suite::rounds(4000); ++round) {
            PlaSets sets;
            sets.type = types.at(random.below(types.size()));
            sets.input_count = 1 + static_cast<int>(random.below(4));
            sets.output_count = 1 + static_cast<int>(random.below(3));
            const std::uint64_t rows = std::uint64_t{1} << static_cast<unsigned>(sets.input_count);
            if (random.below(2) == 0)
                for (int output = 0; output < sets.output_count; ++output)
                    sets.phase += random.below(2) == 0 ? '0' : '1';
            Cover on{sets.input_count, sets.output_count, {}};
            Cover off = on;
            Cover open = on;
            std::string expected; // of each output and row: 0, 1 or -
            for (int output = 0; output < sets.output_count; ++output)
                for (std::uint64_t row = 0; row < rows; ++row) {
                    const Cube cube{rows - 1, row, std::uint64_t{1} << output};
                    const auto given = random.below(4);
                    // Rows that are not given belong to the first set that the file leaves out.
                    char value = !sets.type.off ? '0' : !sets.type.on ? '1' : '-';
                    if (given == 0 && sets.type.on) {
                        on.cubes.push_back(cube);
                        sets.on_places.push_back(0);
                        value = '1';
                    } else if (given == 1 && sets.type.off) {
                        off.cubes.push_back(cube);
                        sets.off_places.push_back(0);
                        value = '0';
                    } else if (given == 2 && sets.type.open) {
                        open.cubes.push_back(cube);
                        value = '-';
                    }
                    if (value != '-' && !sets.phase.empty() &&
                        sets.phase[static_cast<std::size_t>(output)] == '0')
                        value = value == '0' ? '1' : '0';
                    expected += value;
                }
            sets.on = positional(on);
            sets.off = positional(off);
            sets.open = positional(open);
            const auto any = function_of_sets(sets, {});
            QVERIFY(any);
            const auto* const function = std::get_if<Function>(&*any);
            QVERIFY(function != nullptr);
            std::string found;
            for (int output = 0; output < sets.output_count; ++output)
                for (std::uint64_t row = 0; row < rows; ++row) {
                    const bool either = holds(function->dont_care, row, output);
                    found += either ? '-' : holds(function->on, row, output) ? '1' : '0';
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
        sets.on = positional({2, 1, {{3, 1, 1}}});
        sets.on_places = {0};
        sets.off = positional({2, 1, {{1, 1, 1}}});
        sets.open = PositionalCover(2, 1);
        sets.off_places = {5};
        const auto function = function_of_sets(sets, {});
        QVERIFY(!function);
        QCOMPARE(function.error().message,
                 std::string("output 'v2.0' is 0 here but 1 in line 1 for row 01"));
        QVERIFY(function.error().span.has_value());
        QCOMPARE(function.error().span->line, 2);
    }

    /// Cubes that overlap contradict each other, those that do not meet do not, and the row named
    /// is in both.
    void contradictionsOfCubesAreFoundInARowOfBoth() {
        Random random(test_suite::seed(2));
        int contradictions = 0;
        for (int round = 0; round < test_suite::rounds(4000); ++round) {
            PlaSets sets;
            std::string text; // a line a cube
            sets.type = types.at(random.below(2) == 0 ? 3 : 5);
            sets.input_count = 1 + static_cast<int>(random.below(6));
            sets.output_count = 1 + static_cast<int>(random.below(2));
            const std::uint64_t rows = std::uint64_t{1} << static_cast<unsigned>(sets.input_count);
            const auto add = [&](Cover& cover, std::vector<std::size_t>& places) {
                for (std::uint64_t i = random.below(4); i > 0; --i) {
                    const std::uint64_t care = random.below(rows);
                    const std::uint64_t outputs =
                        1 + random.below((std::uint64_t{1} << sets.output_count) - 1);
                    cover.cubes.push_back({care, random.below(rows) & care, outputs});
                    places.push_back(text.size());
                    text += std::string(static_cast<std::size_t>(sets.input_count), '-') + "\n";
                }
            };
            Cover on{sets.input_count, sets.output_count, {}};
            Cover off = on;
            sets.open = positional(on);
            add(on, sets.on_places);
            add(off, sets.off_places);
            sets.on = positional(on);
            sets.off = positional(off);
            sets.text = text;
            bool contradicted = false;
            for (int output = 0; output < sets.output_count; ++output)
                for (std::uint64_t row = 0; row < rows; ++row)
                    contradicted =
                        contradicted || (holds(on, row, output) && holds(off, row, output));
            const auto function = function_of_sets(sets, {});
            QCOMPARE(!function, contradicted);
            if (!contradicted)
                continue;
            ++contradictions;
            const std::string& message = function.error().message;
            const int output = message.find(".1'") == std::string::npos ? 0 : 1;
            const std::uint64_t row =
                std::stoull(message.substr(message.rfind(' ') + 1), nullptr, 2);
            QVERIFY2(holds(on, row, output) && holds(off, row, output), message.c_str());
            // The places are those of cubes that hold the row.
            const auto cube_at = [&](const Cover& cover, const std::vector<std::size_t>& places,
                                     std::size_t line) {
                const auto is_there = [&](std::size_t place) {
                    return static_cast<std::size_t>(std::count(
                               text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place),
                               '\n')) +
                               1 ==
                           line;
                };
                const auto found = std::find_if(places.begin(), places.end(), is_there);
                return cover.cubes[static_cast<std::size_t>(found - places.begin())];
            };
            const auto off_line = static_cast<std::size_t>(function.error().span->line);
            const std::size_t on_line = std::stoul(message.substr(message.find("line ") + 5));
            QVERIFY(cube_at(off, sets.off_places, off_line).holds(row));
            QVERIFY(cube_at(on, sets.on_places, on_line).holds(row));
        }
        QVERIFY(contradictions > test_suite::rounds(4000) / 8);
    }
};

LOGGIA_TEST(ReadPlaSetsTest)

} // namespace read_pla_sets_test

#include "read_pla_sets_test.moc"
