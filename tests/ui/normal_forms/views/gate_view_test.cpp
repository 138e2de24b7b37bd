#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/normal_forms/views/gate_view.hpp"
#include "ui/theme/colours.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
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

    /// By clicks and keys; what is lit is what the function says.
    void inputsLightTheWires() {
        Fixture f("(a & !b) | (b & c)");
        QSignalSpy said(&f.view, &GateView::valuesChanged);
        QVERIFY(!f.view.row());
        const auto click = [&](int input) {
            QTest::mouseClick(f.view.widget(), Qt::LeftButton, {},
                              f.view.inputRect(input).center().toPoint() - f.view.widget()->pos());
        };
        click(0);
        QCOMPARE(f.view.row(), std::optional<std::uint64_t>(0b100));
        QCOMPARE(said.last().first().toString(), q("a = 1, b = 0, c = 0: f = 1"));
        QCOMPARE(f.view.accessibleDescription(), said.last().first().toString());
        const Colours& colours = coloursFor(f.view.palette());
        const int lit = pixelsOf(f.view.grab().toImage(), colours.win, f.view.rect(), 40);
        QVERIFY(lit > 200);
        click(1);
        QCOMPARE(said.last().first().toString(), q("a = 1, b = 1, c = 0: f = 0"));
        click(1);
        f.view.setFocus();
        QTest::keyClick(&f.view, Qt::Key_Right); // from the one that was clicked
        QTest::keyClick(&f.view, Qt::Key_1);
        QCOMPARE(f.view.row(), std::optional<std::uint64_t>(0b101));
        QTest::keyClick(&f.view, Qt::Key_Left);
        QTest::keyClick(&f.view, Qt::Key_Space);
        QCOMPARE(f.view.row(), std::optional<std::uint64_t>(0b111));
        QTest::keyClick(&f.view, Qt::Key_0);
        QCOMPARE(f.view.row(), std::optional<std::uint64_t>(0b101));
        // Of the same inputs they stay, of others they go.
        f.view.setGates(gateScene(studyOf("a & b | c")));
        QVERIFY(f.view.row());
        QTest::keyClick(&f.view, Qt::Key_Escape);
        QVERIFY(!f.view.row());
        QVERIFY(f.view.accessibleDescription().isEmpty());
        QTest::keyClick(&f.view, Qt::Key_Space);
        QVERIFY(f.view.row());
        f.view.setGates(gateScene(studyOf("x & y")));
        QVERIFY(!f.view.row());
    }

    /// Who comes by Tab sees which input the keys would set.
    void theKeyboardIsSeen() {
        Fixture f("a & b | c");
        f.view.clearFocus();
        const QImage without = f.view.grab().toImage();
        f.view.setFocus(Qt::TabFocusReason);
        QVERIFY(f.view.grab().toImage() != without);
        QTest::keyClick(&f.view, Qt::Key_1);
        QCOMPARE(f.view.row(), std::optional<std::uint64_t>(0b100));
    }

    /// Where the keyboard goes, and what the keys change there.
    void screenReadersAreToldWhereTheKeyboardIs() {
        Fixture f("(a & !b) | (b & c)");
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&f.view);
        const auto here = [spoken](QAccessible::Text text = QAccessible::Name) {
            const QAccessibleInterface* cell = spoken->focusChild();
            return cell != nullptr ? cell->text(text) : q("nothing");
        };
        f.view.clearFocus();
        QCOMPARE(here(), q("nothing"));
        f.view.setFocus(Qt::TabFocusReason);
        QCOMPARE(here(), q("a, no value"));
        QTest::keyClick(&f.view, Qt::Key_Right);
        QCOMPARE(here(), q("b, no value"));
        QTest::keyClick(&f.view, Qt::Key_1);
        QCOMPARE(here(), q("b = 1"));
        QCOMPARE(here(QAccessible::Description), q("a = 0, b = 1, c = 0: f = 0"));
        QTest::keyClick(&f.view, Qt::Key_Right);
        QCOMPARE(here(), q("c = 0"));
        QTest::keyClick(&f.view, Qt::Key_Space);
        QCOMPARE(here(), q("c = 1"));
        QTest::keyClick(&f.view, Qt::Key_Home);
        QCOMPARE(here(), q("A: b \u2227 c = 1"));
        QTest::keyClick(&f.view, Qt::Key_Down);
        QCOMPARE(here(), q("B: a \u2227 \u00ACb = 0"));
        QTest::keyClick(&f.view, Qt::Key_Left);
        QCOMPARE(here(), q("b = 1"));
        QTest::keyClick(&f.view, Qt::Key_Escape);
        QCOMPARE(here(), q("b, no value"));
        f.view.setGates(gateScene(studyOf("")));
        QTest::keyClick(&f.view, Qt::Key_Right);
        QCOMPARE(here(), f.view.scene().why);
    }

    /// A table of one column: inputs, then terms, each where it is drawn.
    void toAScreenReaderItIsATable() {
        Fixture f("(a & !b) | (b & c)");
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&f.view);
        QCOMPARE(spoken->role(), QAccessible::Table);
        QCOMPARE(spoken->text(QAccessible::Name), f.view.scene().name);
        QCOMPARE(spoken->childCount(), 3 + 2);
        for (int i = 0; i < spoken->childCount(); ++i) {
            QAccessibleInterface* cell = spoken->child(i);
            const QPoint middle = cell->rect().center();
            QCOMPARE(spoken->childAt(middle.x(), middle.y()), cell);
            cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
            QCOMPARE(spoken->focusChild(), cell);
            cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QCOMPARE(spoken->focusChild(), cell);
        }
        QCOMPARE(f.view.row(), std::optional<std::uint64_t>(0b111));
        QCOMPARE(f.view.term(), 1);
        // A constant has no parts, and what is not there says why.
        for (const char* text : {"0", "1", ""}) {
            f.view.setGates(gateScene(studyOf(text)));
            QVERIFY(spoken->childCount() >= 1);
            for (int i = 0; i < spoken->childCount(); ++i)
                QVERIFY(!spoken->child(i)->text(QAccessible::Name).isEmpty());
        }
    }

    /// The value can be read where the keyboard is.
    void theFrameOfTheKeyboardIsNotOnTheValue() {
        Fixture f("a & b | c", {900, 700});
        QTest::keyClick(&f.view, Qt::Key_Right);
        QTest::keyClick(&f.view, Qt::Key_1);
        const auto below_name = [&] {
            QRectF place = f.view.inputRect(0);
            place.setTop(place.top() + place.height() * 0.7);
            return f.view.grab(place.adjusted(-8, 0, 8, 0).toAlignedRect()).toImage();
        };
        const QImage with = below_name();
        QTest::keyClick(&f.view, Qt::Key_Right);
        QCOMPARE(below_name(), with);
    }

    void picturesAreDrawn() {
        Fixture f(small_text);
        QImage image(f.view.pictureSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const Colours& colours = paperColours();
        f.view.paintPicture(painter, colours);
        painter.end();
        for (int term = 0; term < 3; ++term) // the outline of its gate
            QVERIFY(pixelsOf(image, termColour(term, colours), image.rect(), 60) > 40);
    }
};

LOGGIA_WINDOW_TEST(GateViewTest)

} // namespace gate_view_test

#include "gate_view_test.moc"
