#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/views/map_scene.hpp"

#include <bit>

namespace map_scene_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class MapSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Every row lies in one cell with its value, neighbours differ in one input, and the
    /// rectangles of a group hold just the rows of its term.
    void isTheFunction() {
        Random random(0x3au);
        for (int round = 0; round < 200; ++round) {
            const int inputs = 2 + round % 5;
            std::vector<RowValue> values(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : values)
                value = static_cast<RowValue>(random.below(3));
            const FormStudy study =
                studyOf(listOf(inputs, values), round % 2 == 0 ? FormSettings{} : asCnf());
            const MapScene map = mapScene(study);
            QVERIFY(map.isThere());
            QCOMPARE(map.cells.size(), values.size());
            std::uint64_t seen = 0;
            for (int row = 0; row < map.rows; ++row)
                for (int column = 0; column < map.columns; ++column) {
                    const MapCell& cell = map.at(row, column);
                    QVERIFY(cell.value == values[cell.row]);
                    seen += cell.row;
                    const auto apart = [&](const MapCell& other) {
                        return std::popcount(cell.row ^ other.row);
                    };
                    QCOMPARE(apart(map.at((row + 1) % map.rows, column)), 1);
                    QCOMPARE(apart(map.at(row, (column + 1) % map.columns)), 1);
                    const QString code = map.row_codes[row] + map.column_codes[column];
                    QCOMPARE(code.toULongLong(nullptr, 2), qulonglong{cell.row});
                }
            QCOMPARE(seen, values.size() * (values.size() - 1) / 2);
            QCOMPARE(map.groups.size(), study.terms());
            for (const MapGroup& group : map.groups) {
                const auto& cube = study.minimum->cover.cubes[static_cast<std::size_t>(group.term)];
                int held = 0;
                for (int row = 0; row < map.rows; ++row)
                    for (int column = 0; column < map.columns; ++column) {
                        int times = 0;
                        for (const auto& part : group.parts)
                            times += row >= part.first.row && row < part.first.row + part.height &&
                                     column >= part.first.column &&
                                     column < part.first.column + part.width;
                        QCOMPARE(times, cube.holds(map.at(row, column).row) ? 1 : 0);
                        held += times;
                        if (times == 1)
                            QVERIFY(map.at(row, column).name.contains(letterOf(group.term)));
                    }
                QCOMPARE(group.cells, held);
            }
        }
    }

    void theSmallestGroupIsPointedAt() {
        const FormStudy study = studyOf("a | b & c");
        const MapScene map = mapScene(study);
        for (int row = 0; row < map.rows; ++row)
            for (int column = 0; column < map.columns; ++column) {
                const int group = map.groupAt(row, column);
                const auto at = map.at(row, column).row;
                QCOMPARE(group >= 0, map.at(row, column).value == RowValue::one);
                if (at == 7)
                    QCOMPARE(study.minimum->cover.cubes[static_cast<std::size_t>(group)].literals(),
                             2);
            }
    }

    void saysWhyThereIsNone() {
        QVERIFY(mapScene(studyOf("")).why.startsWith(q("The map appears here.\nType a formula")));
        QCOMPARE(mapScene(studyOf("a &")).why,
                 q("The map appears here once the function is understood."));
        QVERIFY(mapScene(studyOf("a")).why.contains(q("two inputs")));
        QVERIFY(mapScene(studyOf("a & b & c & d & e & g & h")).why.contains(q("has 7")));
        FormSettings all;
        all.output = all_outputs;
        QVERIFY(mapScene(studyOf(two_outputs, all)).why.contains(q("Choose one")));
        QVERIFY(!mapScene(studyOf(two_outputs)).why.contains(q("Choose one")));
    }

    void theBoardIsUpright() {
        const MapScene map = mapScene(studyOf("a & b & c & !d"));
        const BoardScene board = boardOf(map);
        QCOMPARE(board.rows, map.rows);
        for (int row = 0; row < map.rows; ++row)
            for (int column = 0; column < map.columns; ++column)
                QCOMPARE(board.at(column, map.rows - 1 - row).name, map.at(row, column).name);
        QVERIFY(board.name.contains(q("Karnaugh map")));
    }
};

LOGGIA_WINDOW_TEST(MapSceneTest)

} // namespace map_scene_test

#include "map_scene_test.moc"
