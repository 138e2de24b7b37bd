#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/views/gate_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QPainter>

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
        paintGates(painter, scene, term, colours, {});
        return image;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void showsWhatIsTalkedAbout() {
        const GateScene scene = gateScene(studyOf(small_text));
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            const QImage plain = painted(scene, -1, *colours);
            QImage empty = plain;
            empty.fill(colours->base);
            QVERIFY(plain != empty);
            for (int term = 0; term < 3; ++term)
                QVERIFY(painted(scene, term, *colours) != plain);
            // A term that is not there is none.
            QCOMPARE(painted(scene, 99, *colours).size(), plain.size());
        }
    }

    void saysWhyThereIsNone() {
        const GateScene none = gateScene(studyOf(""));
        QImage empty(none.bounds.size().toSize(), QImage::Format_RGB32);
        empty.fill(lightColours().base);
        QVERIFY(painted(none, -1, lightColours()) != empty);
    }
};

LOGGIA_WINDOW_TEST(GatePainterTest)

} // namespace gate_painter_test

#include "gate_painter_test.moc"
