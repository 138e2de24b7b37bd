#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>

namespace peg_painter_test {

using namespace loggia;
using namespace loggia::ui;

PegScene sceneOfLayout(const peg::Layout& layout, PegTool tool = PegTool::play) {
    const PegState state = PegDocument::stateOf({layout.puzzle, {}}, 0);
    return sceneOf(state.puzzle, state.puzzle.start, state.grid, tool);
}

QImage painted(const PegScene& scene, const PegGeometry& geometry, const PegMotion& motion,
               const Colours& colours) {
    QImage image(600, 600, QImage::Format_RGB32);
    image.fill(colours.window);
    QPainter painter(&image);
    paintPegs(painter, geometry, scene, motion, colours, {});
    return image;
}

class PegPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void holesAreWhereTheyAreDrawn() {
        for (const peg::Layout& layout : peg::layouts()) {
            const PegScene scene = sceneOfLayout(layout);
            const PegGeometry geometry({0, 0, 600, 600}, scene.bounds, scene.step);
            for (int hole = 1; hole <= layout.puzzle.board.holes(); ++hole) {
                const QPointF centre =
                    geometry.toPixels(scene.holes[static_cast<std::size_t>(hole - 1)].place);
                QVERIFY(QRectF(0, 0, 600, 600).contains(centre));
                for (const QPointF& off : {QPointF(0, 0), QPointF(0.3, 0), QPointF(-0.2, 0.25)})
                    QCOMPARE(geometry.holeAt(scene, centre + geometry.step() * off), hole);
                QVERIFY((geometry.toPlace(centre) -
                         scene.holes[static_cast<std::size_t>(hole - 1)].place)
                            .manhattanLength() < 1e-9);
            }
            QCOMPARE(geometry.holeAt(scene, {-50, -50}), 0);
        }
    }

    void pegsAndHolesLookDifferent() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const PegScene scene = sceneOfLayout(*peg::find_layout("english33"));
            const PegGeometry geometry({0, 0, 600, 600}, scene.bounds, scene.step);
            const QImage image = painted(scene, geometry, {}, *colours);
            const auto colourAt = [&](int hole) {
                // Off the middle, where a number could stand.
                return image.pixelColor(
                    (geometry.toPixels(scene.holes[static_cast<std::size_t>(hole - 1)].place) +
                     QPointF(0.15, 0.12) * geometry.step())
                        .toPoint());
            };
            QCOMPARE(colourAt(1), colours->player_one);
            QCOMPARE(colourAt(17), colours->hole);
            QVERIFY(contrast(colours->player_one, colours->hole) >= 1.5);
            QVERIFY(contrast(colours->win, colours->board) >= 3);
        }
    }

    void everyStateIsPainted() {
        PegScene scene = sceneOfLayout(*peg::find_layout("triangle15"), PegTool::rows);
        scene.rows[0].kind = PegRow::Kind::removed;
        scene.rows[1].kind = PegRow::Kind::added;
        scene.numbers = true;
        const PegGeometry geometry({0, 0, 600, 600}, scene.bounds, scene.step);
        const QImage plain = painted(scene, geometry, {}, lightColours());
        std::vector<PegMotion> motions(8);
        motions[0].cursor = 3;
        motions[1].pointed = 4;
        motions[2].pointed_place = QPointF(4, 0);
        motions[3].pointed_row = 5;
        motions[4].picked = {2, 3};
        motions[5].selected = 4;
        motions[5].dragged = QPointF(30, 30);
        motions[6].moving = peg::Jump{4, 2, 1};
        motions[6].moved = 0.5;
        motions[7].place_cursor = QPointF(4, 0);
        for (const PegMotion& motion : motions)
            QVERIFY(painted(scene, geometry, motion, lightColours()) != plain);
        scene.hint = peg::Jump{6, 3, 1};
        const QImage hinted = painted(scene, geometry, {}, lightColours());
        QVERIFY(hinted != plain);
        scene.last = peg::Jump{4, 2, 1};
        QVERIFY(painted(scene, geometry, {}, lightColours()) != hinted);
    }

    void thePlateHoldsEveryHoleAndNoMore() {
        for (const peg::Layout& layout : peg::layouts()) {
            const PegScene scene = sceneOfLayout(layout);
            const QPainterPath plate = plateOf(scene);
            for (const PegHole& hole : scene.holes)
                QVERIFY(plate.contains(hole.place));
            QVERIFY(!plate.contains(scene.bounds.topLeft() - QPointF(1, 1)));
            for (const peg::Triple& row : layout.puzzle.board.triples())
                QVERIFY(plate.contains((scene.holes[static_cast<std::size_t>(row.a - 1)].place +
                                        scene.holes[static_cast<std::size_t>(row.b - 1)].place) /
                                       2));
        }
    }
};

LOGGIA_WINDOW_TEST(PegPainterTest)

} // namespace peg_painter_test

#include "peg_painter_test.moc"
