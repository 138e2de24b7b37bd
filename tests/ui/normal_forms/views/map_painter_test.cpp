#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/normal_forms/views/map_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace map_painter_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class MapPainterTest : public QObject {
    Q_OBJECT

    static QImage painted(const MapScene& map, const MapState& state, const Colours& colours) {
        QImage image(400, 400, QImage::Format_RGB32);
        image.fill(colours.window);
        QPainter painter(&image);
        paintMap(painter, MapGeometry(image.size(), map, {}, 1), map, state, colours, {});
        return image;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void cellsFillTheFrameOnPixels() {
        for (const char* text :
             {"a & b", "a & b & c", small_text, "a & b & c & d & e", "a & b & c & d & e & g"})
            for (const double ratio : {1.0, 1.5, 2.0})
                for (const QSizeF& size : {QSizeF(150, 120), QSizeF(517, 391), QSizeF(900, 900)}) {
                    const MapScene map = mapScene(studyOf(text));
                    const MapGeometry geometry(size, map, {}, ratio);
                    for (int row = 0; row < map.rows; ++row)
                        for (int column = 0; column < map.columns; ++column) {
                            const QRectF cell = geometry.cellRect(row, column);
                            QVERIFY(
                                geometry.frame().adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell));
                            QVERIFY(std::abs(std::round(cell.left() * ratio) -
                                             cell.left() * ratio) < 1e-6);
                            const auto found = geometry.cellAt(cell.center());
                            QVERIFY(found && *found == QPoint(column, row));
                        }
                    QVERIFY(!geometry.cellAt(geometry.frame().topLeft() - QPointF(3, 3)));
                    QVERIFY(geometry.frame().left() >= 0 && geometry.frame().top() >= 0);
                }
    }

    void showsWhatIsTalkedAbout() {
        const MapScene map = mapScene(studyOf(small_text));
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const QImage plain = painted(map, {}, *colours);
            MapState state;
            state.term = 0;
            QVERIFY(painted(map, state, *colours) != plain);
            state = {};
            state.cursor = QPoint(1, 1);
            QVERIFY(painted(map, state, *colours) != plain);
            state = {};
            state.pointed = QPoint(2, 0);
            QVERIFY(painted(map, state, *colours) != plain);
        }
    }

    /// Groups that go around the edges are open there: nothing of them is drawn along the edge.
    void groupsGoOnBeyondTheEdges() {
        const MapScene map = mapScene(studyOf("!b & !d & (a | !a) & (c | !c)"));
        const MapGeometry geometry(QSizeF(400, 400), map, {}, 1);
        QCOMPARE(map.groups.size(), std::size_t{1});
        QCOMPARE(map.groups.front().parts.size(), std::size_t{4});
        for (const auto& part : map.groups.front().parts) {
            const QRectF rect = geometry.groupRect(part, 0);
            QVERIFY(part.open_left != part.open_right && part.open_top != part.open_bottom);
            if (part.open_left)
                QVERIFY(rect.left() < geometry.frame().left());
            else
                QVERIFY(rect.right() > geometry.frame().right());
        }
    }

    /// Where several groups begin in one cell, no letter covers another one, and no edge a letter.
    void everyLetterIsSeen() {
        using Part = normal_forms::KarnaughMap::Rectangle;
        const auto part = [](int row, int column, int height, int width) {
            Part made;
            made.first = {row, column};
            made.height = height;
            made.width = width;
            return made;
        };
        Part top = part(0, 1, 1, 1);
        top.open_top = true;
        Part bottom = part(7, 1, 1, 1);
        bottom.open_bottom = true;
        MapScene map = mapScene(studyOf("a & b & c & d & e & g"));
        map.groups = {{0, {part(0, 1, 1, 1), part(0, 6, 1, 1)}, 2},
                      {1, {part(5, 5, 2, 2)}, 4},
                      {2, {part(0, 1, 2, 1), part(0, 6, 2, 1)}, 4},
                      {3, {part(0, 0, 1, 4)}, 4},
                      {5, {top, bottom}, 2}};
        const QImage image = painted(map, {}, lightColours());
        for (const MapGroup& group : map.groups) {
            const QColor colour = termColour(group.term, lightColours());
            int most = 0; // of its colour in a square with room for a letter: more than an edge has
            constexpr int side = 15;
            for (int y = 0; y + side < image.height(); y += 3)
                for (int x = 0; x + side < image.width(); x += 3)
                    most = std::max(most, pixelsOf(image, colour, QRect(x, y, side, side), 60));
            QVERIFY2(most > 60, qPrintable(QStringLiteral("%1: %2").arg(group.term).arg(most)));
        }
    }

    void saysWhyThereIsNone() {
        const MapScene none = mapScene(studyOf("a"));
        QImage empty(400, 400, QImage::Format_RGB32);
        empty.fill(lightColours().window);
        QVERIFY(painted(none, {}, lightColours()) != empty);
    }
};

LOGGIA_WINDOW_TEST(MapPainterTest)

} // namespace map_painter_test

#include "map_painter_test.moc"
