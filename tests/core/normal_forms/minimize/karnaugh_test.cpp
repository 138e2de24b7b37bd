#include "core/normal_forms/minimize/karnaugh.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>
#include <set>

namespace karnaugh_test {

using namespace loggia;
using namespace loggia::normal_forms;

using Cells = std::multiset<std::pair<int, int>>;

/// The cells of a cube, found by asking each of the map.
Cells cells_of(const KarnaughMap& map, const Cube& cube) {
    Cells cells;
    for (int row = 0; row < map.rows(); ++row)
        for (int column = 0; column < map.columns(); ++column)
            if (cube.holds(map.truth_row(row, column)))
                cells.emplace(row, column);
    return cells;
}

Cells cells_of(const std::vector<KarnaughMap::Rectangle>& rectangles) {
    Cells cells;
    for (const auto& rectangle : rectangles)
        for (int row = 0; row < rectangle.height; ++row)
            for (int column = 0; column < rectangle.width; ++column)
                cells.emplace(rectangle.first.row + row, rectangle.first.column + column);
    return cells;
}

class KarnaughTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighboursDifferInOneInput() {
        for (int inputs = KarnaughMap::least_inputs; inputs <= KarnaughMap::most_inputs; ++inputs) {
            const KarnaughMap map(inputs);
            QCOMPARE(map.rows() * map.columns(), 1 << inputs);
            std::set<std::uint64_t> seen;
            for (int row = 0; row < map.rows(); ++row)
                for (int column = 0; column < map.columns(); ++column) {
                    const std::uint64_t cell = map.truth_row(row, column);
                    seen.insert(cell);
                    QVERIFY(map.place(cell) == (KarnaughMap::Place{row, column}));
                    const auto right = map.truth_row(row, (column + 1) % map.columns());
                    const auto below = map.truth_row((row + 1) % map.rows(), column);
                    QCOMPARE(std::popcount(cell ^ right), 1);
                    QCOMPARE(std::popcount(cell ^ below), 1);
                }
            QCOMPARE(seen.size(), std::size_t{1} << inputs);
            QCOMPARE(*seen.rbegin(), low_bits(inputs));
        }
        QCOMPARE(KarnaughMap(5).rows(), 4);
        QCOMPARE(KarnaughMap(5).columns(), 8);
    }

    void rectanglesAreTheCells() {
        for (int inputs = KarnaughMap::least_inputs; inputs <= KarnaughMap::most_inputs; ++inputs) {
            const KarnaughMap map(inputs);
            for (std::uint64_t care = 0; care <= low_bits(inputs); ++care)
                for (std::uint64_t value = 0; value <= low_bits(inputs); ++value) {
                    if ((value & ~care) != 0)
                        continue;
                    const Cube cube{care, value, 1};
                    QVERIFY(cells_of(map.rectangles(cube)) == cells_of(map, cube));
                }
        }
    }

    /// Each is as large as it can be: the line beside it is not wholly the cube's, unless it is
    /// said to be open there, and then it is and lies over the edge.
    void rectanglesAreLargeAndOpenAtEdges() {
        for (int inputs = KarnaughMap::least_inputs; inputs <= KarnaughMap::most_inputs; ++inputs) {
            const KarnaughMap map(inputs);
            for (std::uint64_t care = 0; care <= low_bits(inputs); ++care)
                for (std::uint64_t value = care;; value = (value - 1) & care) {
                    const Cube cube{care, value, 1};
                    const auto is_of_cube = [&](int row, int column) {
                        return cube.holds(map.truth_row((row + map.rows()) % map.rows(),
                                                        (column + map.columns()) % map.columns()));
                    };
                    for (const auto& r : map.rectangles(cube)) {
                        const int bottom = r.first.row + r.height;
                        const int right = r.first.column + r.width;
                        const bool all_down = r.height == map.rows();
                        const bool all_across = r.width == map.columns();
                        QCOMPARE(r.open_top,
                                 !all_down && is_of_cube(r.first.row - 1, r.first.column));
                        QCOMPARE(r.open_bottom, !all_down && is_of_cube(bottom, r.first.column));
                        QCOMPARE(r.open_left,
                                 !all_across && is_of_cube(r.first.row, r.first.column - 1));
                        QCOMPARE(r.open_right, !all_across && is_of_cube(r.first.row, right));
                        QVERIFY(!r.open_top || r.first.row == 0);
                        QVERIFY(!r.open_left || r.first.column == 0);
                        QVERIFY(!r.open_bottom || bottom == map.rows());
                        QVERIFY(!r.open_right || right == map.columns());
                    }
                    if (value == 0)
                        break;
                }
        }
    }

    void theCornersAreOneCube() {
        const KarnaughMap map(4);
        const auto corners = map.rectangles({0b0101, 0, 1}); // b and d are false
        QCOMPARE(corners.size(), std::size_t{4});
        for (const auto& corner : corners) {
            QCOMPARE(corner.width * corner.height, 1);
            QVERIFY(corner.open_left != corner.open_right && corner.open_top != corner.open_bottom);
        }
    }
};

LOGGIA_TEST(KarnaughTest)

} // namespace karnaugh_test

#include "karnaugh_test.moc"
