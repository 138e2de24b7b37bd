#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/normal_forms/views/gate_view.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>

namespace gate_view_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class GateViewTest : public QObject {
    Q_OBJECT

    struct Fixture {
        GateView view;
        QSignalSpy pointed{&view, &GateView::termPointed};
        QSignalSpy selected{&view, &GateView::termSelected};

        explicit Fixture(const char* text, const QSize& size = {600, 400}) {
            view.setGates(gateScene(studyOf(text)));
            view.resize(size);
            view.show();
            view.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&view));
            QObject::connect(&view, &GateView::termSelected, &view, &GateView::setTerm);
            view.setFocus();
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void fitsOrScrolls() {
        Fixture f(small_text);
        QVERIFY(f.view.widget()->width() <= f.view.viewport()->width());
        QVERIFY(f.view.widget()->height() <= f.view.viewport()->height());
        f.view.resize(200, 120);
        QCOMPARE(f.view.scale(), GateView::smallest_scale);
        QVERIFY(f.view.verticalScrollBar()->maximum() > 0);
        f.view.setGates(gateScene(studyOf("")));
        QCOMPARE(f.view.verticalScrollBar()->maximum(), 0);
    }

    void pointsAndPicks() {
        Fixture f(small_text);
        const QPoint at = f.view.termRect(1).center().toPoint() - f.view.widget()->pos();
        QTest::mouseMove(f.view.widget(), at);
        QTRY_VERIFY_WITH_TIMEOUT(!f.pointed.isEmpty(), patience);
        QCOMPARE(f.pointed.last().first().toInt(), 1);
        QTest::mouseClick(f.view.widget(), Qt::LeftButton, {}, at);
        QCOMPARE(f.selected.last().first().toInt(), 1);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(f.view.widget(), &leave);
        QCOMPARE(f.pointed.last().first().toInt(), -1);
    }

    void keysGoFromTermToTerm() {
        Fixture f(small_text);
        QTest::keyClick(&f.view, Qt::Key_Down);
        QCOMPARE(f.view.term(), 0);
        QTest::keyClick(&f.view, Qt::Key_End);
        QCOMPARE(f.view.term(), 2);
        QTest::keyClick(&f.view, Qt::Key_Down);
        QCOMPARE(f.view.term(), 2);
        QTest::keyClick(&f.view, Qt::Key_Up);
        QCOMPARE(f.view.term(), 1);
        QTest::keyClick(&f.view, Qt::Key_Home);
        QCOMPARE(f.view.term(), 0);
        f.view.setGates(gateScene(studyOf("")));
        QTest::keyClick(&f.view, Qt::Key_Down);
        QVERIFY(namelessWidgets(f.view).isEmpty());
    }

    void picturesAreDrawn() {
        Fixture f(small_text);
        QImage image(f.view.pictureSize(), QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter painter(&image);
        f.view.paintPicture(painter);
        painter.end();
        const Colours& colours = coloursFor(f.view.palette());
        QCOMPARE(image.pixelColor(1, 1), colours.base);
        QCOMPARE(pixelsOf(image, Qt::red), 0);
        for (int term = 0; term < 3; ++term) // the outline of its gate
            QVERIFY(pixelsOf(image, termColour(term, colours), image.rect(), 60) > 40);
    }
};

LOGGIA_WINDOW_TEST(GateViewTest)

} // namespace gate_view_test

#include "gate_view_test.moc"
