#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_painter.hpp"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <optional>
#include <utility>

namespace board_painter_test {

using namespace loggia::ui;

class BoardPainterTest : public QObject {
    Q_OBJECT

    static constexpr int width = 560;
    static constexpr int height = 520;
    static BoardGeometry geometry() { return {QSizeF(width, height), 7, 6, 1}; }

    static QImage picture(const BoardScene& scene, const BoardState& state = {}) {
        QImage image(width, height, QImage::Format_RGB32);
        image.fill(lightColours().window);
        QPainter painter(&image);
        paintBoard(painter, geometry(), scene, state, lightColours(), QFont());
        return image;
    }
    /// A board with pieces and notes.
    static BoardScene board() {
        BoardScene scene = emptyBoard(7, 6);
        for (int column = 0; column < 7; ++column) {
            scene.at(column, 0).piece = 1 + column % 2;
            scene.landing[static_cast<std::size_t>(column)] = 1;
            scene.notes.push_back({QStringLiteral("+%1").arg(column)});
        }
        return scene;
    }

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// What is said of a cell or a column changes the picture there and nowhere else.
    void everythingShowsInItsPlace_data() {
        QTest::addColumn<BoardScene>("scene");
        QTest::addColumn<BoardState>("state");
        QTest::addColumn<QRect>("place");
        const auto row = [](const char* name, const QRectF& place, const auto& change) {
            BoardScene scene = board();
            BoardState state;
            change(scene, state);
            QTest::newRow(name) << scene << state << place.toAlignedRect();
        };
        const BoardGeometry at = geometry();
        row("piece", at.cellRect(2, 3), [](auto& scene, auto&) { scene.at(2, 3).piece = 1; });
        row("faint piece", at.cellRect(2, 0),
            [](auto& scene, auto&) { scene.at(2, 0).faint = true; });
        row("last move", at.cellRect(2, 0),
            [](auto& scene, auto&) { scene.at(2, 0).marked = true; });
        row("label", at.cellRect(2, 0),
            [](auto& scene, auto&) { scene.at(2, 0).label = QStringLiteral("8"); });
        row("full column", at.numberRect(2), [](auto& scene, auto&) { scene.landing[2] = -1; });
        row("note", at.noteRect(2),
            [](auto& scene, auto&) { scene.notes[2].text = QStringLiteral("-7"); });
        row("best note", at.noteRect(2), [](auto& scene, auto&) { scene.notes[2].best = true; });
        row("no note", at.noteRect(2), [](auto& scene, auto&) { scene.notes[2].text.clear(); });
        row("chosen column", at.numberRect(2), [](auto&, auto& state) { state.hover_column = 2; });
        row("next piece", at.cellRect(2, 1).united(at.numberRect(2)), [](auto& scene, auto& state) {
            state.hover_column = 2;
            scene.next_piece = 2;
        });
        row("cursor on a cell", at.cellRect(2, 3).adjusted(-1, -1, 1, 1),
            [](auto&, auto& state) { state.cursor = QPointF(2, 3); });
        row("cursor on a column",
            at.cellRect(2, 0).united(at.cellRect(2, 5)).adjusted(-1, -1, 1, 1),
            [](auto&, auto& state) { state.cursor = QPointF(2, -1); });
        row("falling piece", at.cellRect(2, 0).united(at.cellRect(2, 5)), [](auto&, auto& state) {
            state = {{}, {}, QPointF(2, 0), 0.5};
        });
        row("line", at.cellRect(1, 0).united(at.cellRect(4, 3)), [](auto& scene, auto&) {
            scene.lines.push_back({1, 0, 4, 3, 1});
        });
    }
    void everythingShowsInItsPlace() {
        QFETCH(const BoardScene, scene);
        QFETCH(const BoardState, state);
        QFETCH(const QRect, place);
        const QRect changed = testing::differenceOf(picture(board()), picture(scene, state));
        QVERIFY(!changed.isEmpty());
        QVERIFY(place.contains(changed));
    }

    /// The number of the chosen column is bold, and that of a full one pale.
    void numbersTellOfTheirColumns() {
        const auto ink = [](const QImage& image, int column) {
            return testing::pixelsOf(image, lightColours().text,
                                     geometry().numberRect(column).toAlignedRect(), 60);
        };
        BoardScene scene = board();
        scene.landing[5] = -1;
        const QImage plain = picture(scene);
        const QImage chosen = picture(scene, {2, {}, {}, 1});
        for (int column = 0; column < 7; ++column)
            QCOMPARE(ink(chosen, column) > ink(plain, column), column == 2);
        QCOMPARE(ink(plain, 5), 0);
        QVERIFY(ink(plain, 4) > 5);
    }

    /// A line of four goes through its four cells, however it lies.
    void linesGoThroughTheirCells() {
        const BoardScene before = board();
        for (const auto& [right, up] :
             {std::pair(1, 0), std::pair(0, 1), std::pair(1, 1), std::pair(1, -1)}) {
            BoardScene scene = board();
            const int row = up < 0 ? 4 : 1;
            scene.lines.push_back({1, row, 1 + 3 * right, row + 3 * up, 1});
            const QImage one = picture(before);
            const QImage other = picture(scene);
            for (int i = 0; i < 4; ++i) {
                const QRect cell = geometry().cellRect(1 + i * right, row + i * up).toAlignedRect();
                QVERIFY(!testing::differenceOf(one.copy(cell), other.copy(cell)).isEmpty());
            }
        }
    }

    /// Everything lies inside the area, cell beside cell, and is found again under its centre.
    void cellsAreWhereTheyAreFound() {
        for (const double ratio : {1.0, 1.5, 2.0}) {
            for (const QSizeF size : {QSizeF(300, 400), QSizeF(700, 250), QSizeF(91, 133)}) {
                const BoardGeometry geometry(size, 7, 6, ratio);
                const QRectF area(QPointF(0, 0), size);
                QVERIFY(area.contains(geometry.frame()));
                for (int column = 0; column < 7; ++column) {
                    QVERIFY(geometry.numberRect(column).bottom() <= geometry.frame().top() + 1e-6);
                    QVERIFY(geometry.noteRect(column).top() >= geometry.frame().bottom() - 1e-6);
                    for (int row = 0; row < 6; ++row) {
                        const QRectF cell = geometry.cellRect(column, row);
                        QVERIFY(geometry.frame().contains(cell.center()));
                        QCOMPARE(geometry.columnAt(cell.center()), std::optional<int>(column));
                        QCOMPARE(geometry.rowAt(cell.center()), row);
                        QVERIFY(cell.contains(geometry.centre(column, row)));
                    }
                }
                QVERIFY(!geometry.columnAt({-5, size.height() / 2}));
            }
        }
    }
};

LOGGIA_WINDOW_TEST(BoardPainterTest)

} // namespace board_painter_test

#include "board_painter_test.moc"
