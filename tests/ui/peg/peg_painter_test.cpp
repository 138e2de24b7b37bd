#include "core/peg/layouts.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
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

    /// The frame of the keyboard is seen whole beside what is written on an empty board.
    void theInvitationCoversNoCursor() {
        PegScene scene = sceneOf({}, 0, peg::Grid::square, PegTool::holes);
        const PegGeometry geometry({0, 0, 600, 600}, scene.bounds, scene.step);
        PegMotion motion;
        for (const QPointF& centre : {QPointF(300, 300), QPointF(300, 320), QPointF(200, 560)}) {
            motion.place_cursor = geometry.toPlace(centre);
            scene.invitation.clear();
            const QImage alone = painted(scene, geometry, motion, lightColours());
            scene.invitation = QStringLiteral("Click anywhere to add the first hole,\n"
                                              "or choose a board.");
            const QImage image = painted(scene, geometry, motion, lightColours());
            QVERIFY(image != alone);
            const int half = static_cast<int>(geometry.step() / 2) - 1;
            const QRect frame(centre.toPoint() - QPoint(half, half), QSize(2 * half, 2 * half));
            QCOMPARE(image.copy(frame), alone.copy(frame));
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
        const auto at = [&](int hole) {
            return geometry.toPixels(scene.holes[static_cast<std::size_t>(hole - 1)].place);
        };
        // Some steps to each side of a point.
        const auto around = [&](const QPointF& centre, double steps) {
            const QPointF reach = QPointF(steps, steps) * geometry.step();
            return QRectF(centre - reach, centre + reach).toAlignedRect().adjusted(-2, -2, 2, 2);
        };
        struct Case {
            PegMotion motion;
            QRect place; // what it changes lies in here, and nearly fills it
            QColor colour;
        };
        const QPointF apart = geometry.toPixels(QPointF(4, 0));
        const Colours& colours = lightColours();
        std::vector<Case> cases(8);
        cases[0] = {{}, around(at(3), 0.5), colours.accent};
        cases[0].motion.cursor = 3;
        cases[1] = {{}, around(at(4), 0.43), colours.accent};
        cases[1].motion.pointed = 4;
        cases[2] = {{}, around(apart, 0.26), colours.accent};
        cases[2].motion.pointed_place = QPointF(4, 0);
        const peg::Triple& row = scene.rows[5].row;
        cases[3] = {{}, around(at(row.a), 0) | around(at(row.c), 0), colours.accent};
        cases[3].place |= around(geometry.pointOn(scene, 5), 0.1);
        cases[3].motion.pointed_row = 5;
        cases[4] = {{}, around(at(2), 0.45) | around(at(3), 0.45), colours.accent};
        cases[4].motion.picked = {2, 3};
        cases[5] = {{}, around({30, 30}, 0.26) | around(at(4), 0.35), colours.accent};
        cases[5].motion.selected = 4;
        cases[5].motion.dragged = QPointF(30, 30);
        cases[6] = {{}, around(at(2), 0.44) | around(at(1), 0.35), colours.player_one};
        cases[6].motion.moving = peg::Jump{4, 2, 1};
        cases[6].motion.moved = 0.5;
        cases[7] = {{}, around(apart, 0.5), colours.accent};
        cases[7].motion.place_cursor = QPointF(4, 0);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const QByteArray name = QByteArray::number(i);
            const auto& [motion, place, colour] = cases[i];
            const QImage image = painted(scene, geometry, motion, colours);
            const QRect changed = testing::differenceOf(image, plain);
            QVERIFY2(place.contains(changed), name.constData());
            QVERIFY2(changed.width() >= place.width() * 0.7, name.constData());
            QVERIFY2(changed.height() >= place.height() * 0.7, name.constData());
            QVERIFY2(testing::pixelsOf(image, colour, changed, 60) >
                         testing::pixelsOf(plain, colour, changed, 60) + 30,
                     name.constData());
        }
        // An arrow of a jump, from where the peg is to where it comes.
        scene.hint = peg::Jump{6, 3, 1};
        const QImage hinted = painted(scene, geometry, {}, colours);
        const QRect hint = testing::differenceOf(hinted, plain);
        const QRect hint_place = around(at(6), 0.4) | around(at(1), 0.4) | around(at(3), 0.5);
        QVERIFY(hint_place.contains(hint));
        QVERIFY(hint.height() > 1.2 * geometry.step());
        QVERIFY(testing::pixelsOf(hinted, colours.accent, hint, 60) > 100);
        scene.last = peg::Jump{4, 2, 1};
        const QImage both = painted(scene, geometry, {}, colours);
        const QRect last = testing::differenceOf(both, hinted);
        const QRect last_place = around(at(4), 0.4) | around(at(1), 0.4) | around(at(2), 0.5);
        QVERIFY(last_place.contains(last));
        QVERIFY(last.height() > 1.2 * geometry.step());
        QVERIFY(testing::pixelsOf(both, colours.muted_text, last, 60) >
                testing::pixelsOf(hinted, colours.muted_text, last, 60) + 50);
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
