#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/normal_forms/views/gate_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <cstdint>

namespace gate_painter_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class GatePainterTest : public QObject {
    Q_OBJECT

    static QImage painted(const GateScene& scene, int term, const Colours& colours) {
        QImage image(scene.bounds.size().toSize(), QImage::Format_RGB32);
        image.fill(colours.base);
        QPainter painter(&image);
        paintGates(painter, scene, {term, {}, -1}, colours, {});
        return image;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void showsWhatIsTalkedAbout() {
        const GateScene scene = gateScene(studyOf(small_text));
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            // The band of the term and no other has its ground, and its wires are in its colour.
            for (const int term : {-1, 0, 1, 2, 99}) {
                const QImage image = painted(scene, term, *colours);
                for (int other = 0; other < 3; ++other) {
                    const QRect band = scene.bands[static_cast<std::size_t>(other)].toAlignedRect();
                    const int ground = pixelsOf(image, termGround(other, *colours), band);
                    if (other == term)
                        QVERIFY(ground > band.width() * band.height() / 2);
                    else
                        QCOMPARE(ground, 0);
                }
                for (const GateScene::Wire& wire : scene.wires) {
                    const QPoint middle = ((wire.points[0] + wire.points[1]) / 2).toPoint();
                    const QRect here(middle - QPoint(1, 1), QSize(3, 3));
                    const int own =
                        wire.term < 0 ? 0
                                      : pixelsOf(image, termColour(wire.term, *colours), here, 60);
                    QVERIFY(wire.term >= 0 && wire.term == term ? own > 0 : own == 0);
                }
                for (const GateScene::Gate& gate : scene.gates) {
                    const QColor line =
                        gate.term < 0 ? colours->text : termColour(gate.term, *colours);
                    const QRect place = gate.place.toAlignedRect().adjusted(-2, -2, 2, 2);
                    QVERIFY(pixelsOf(image, line, place, 60) > place.width());
                }
                for (const GateScene::Label& label : scene.labels)
                    QVERIFY(pixelsOf(image, colours->text, label.place.toAlignedRect(), 120) > 0);
            }
        }
    }

    /// However large a person wants text on boards, names stay in their room and apart.
    void largeTextStaysInItsRoom() {
        const GateScene scene = gateScene(studyOf("d8 & d4 & d2 & d1 | !d8 & !d2"));
        QFont twice = QApplication::font();
        twice.setPointSizeF(twice.pointSizeF() * 2);
        GateScene nameless = scene;
        nameless.labels.clear();
        const auto look = [](const GateScene& each, const QFont& font) {
            QImage image(each.bounds.size().toSize(), QImage::Format_RGB32);
            image.fill(lightColours().base);
            QPainter painter(&image);
            paintGates(painter, each, {-1, std::uint64_t{5}, -1}, lightColours(), font);
            return image;
        };
        const QImage without = look(nameless, twice);
        for (const GateScene::Label& label : scene.labels) {
            GateScene one = nameless;
            one.labels = {label};
            one.labels.front().signal = {}; // no value beside it
            const QRect inked = differenceOf(look(one, twice), without);
            QVERIFY2(label.place.toAlignedRect().adjusted(-1, -1, 1, 1).contains(inked),
                     qPrintable(label.text));
            QVERIFY(inked.height() > 8);
            for (const GateScene::Label& other : scene.labels)
                QVERIFY(other.text == label.text || !other.place.intersects(label.place));
        }
    }

    /// Beside its wire, and above the branch to the inverter.
    void noWireRunsThroughTheValueOfAnInput() {
        const GateScene scene = gateScene(studyOf(small_text));
        const auto look = [](const GateScene& each) {
            QImage image(each.bounds.size().toSize(), QImage::Format_RGB32);
            image.fill(lightColours().base);
            QPainter painter(&image);
            paintGates(painter, each, {-1, std::uint64_t{15}, -1}, lightColours(), {});
            return image;
        };
        GateScene nameless = scene;
        nameless.labels.clear();
        const QImage without = look(nameless);
        int inputs = 0;
        for (const GateScene::Label& label : scene.labels) {
            if (label.signal.kind != GateScene::Signal::Kind::input)
                continue;
            ++inputs;
            GateScene one = nameless;
            one.labels = {label};
            one.labels.front().text.clear();
            const QRect value = differenceOf(look(one), without);
            QVERIFY(value.height() > 4);
            QCOMPARE(pixelsOf(without, lightColours().base, value), value.width() * value.height());
        }
        QCOMPARE(inputs, 4);
    }

    void saysWhyThereIsNone() {
        const GateScene none = gateScene(studyOf(""));
        QImage empty(none.bounds.size().toSize(), QImage::Format_RGB32);
        empty.fill(lightColours().base);
        const QImage image = painted(none, -1, lightColours());
        const QRect text = differenceOf(image, empty);
        QVERIFY((text.center() - image.rect().center()).manhattanLength() < 20);
        QVERIFY(text.width() > image.width() / 4);
        QVERIFY(pixelsOf(image, lightColours().muted_text, text, 60) > 30);
    }
};

LOGGIA_WINDOW_TEST(GatePainterTest)

} // namespace gate_painter_test

#include "gate_painter_test.moc"
