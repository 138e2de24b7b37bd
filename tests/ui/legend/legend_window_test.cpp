#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/legend/legend_window.hpp"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

namespace legend_window_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

Legend two() {
    const auto entry = [](const char* text) {
        return LegendEntry{
            QString::fromUtf8(text), {20, 10}, [](auto&, const auto&, const auto&) {}};
    };
    return {entry("first"), entry("second")};
}

class LegendWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void opensAndClosesByTheButton() {
        QWidget window;
        QWidget view(&window);
        view.resize(300, 200);
        LegendButton button(two, QStringLiteral("Sample"), &view);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(QRect(0, 0, 60, 60).contains(button.geometry()));
        QTest::mouseClick(&button, Qt::LeftButton);
        auto* legend = window.findChild<LegendWindow*>();
        QVERIFY(legend != nullptr && legend->isVisible());
        QStringList texts;
        for (const QLabel* label : legend->findChildren<QLabel*>())
            texts << label->text();
        QCOMPARE(texts, QStringList({QStringLiteral("first"), QStringLiteral("second")}));
        QCOMPARE(namelessWidgets(*legend), QStringList());
        // Once more closes it, and so does Escape.
        QTest::keyClick(&button, Qt::Key_Space);
        QTRY_VERIFY(window.findChild<LegendWindow*>() == nullptr);
        QTest::keyClick(&button, Qt::Key_Space);
        legend = window.findChild<LegendWindow*>();
        QVERIFY(legend != nullptr);
        QTest::keyClick(legend, Qt::Key_Escape);
        QTRY_VERIFY(window.findChild<LegendWindow*>() == nullptr);
    }

    /// A long one is read by the keys that scroll.
    void scrollsByKeys() {
        QWidget window;
        Legend many;
        for (int i = 0; i < 60; ++i)
            many += two();
        LegendWindow legend(many, QStringLiteral("Sample"), &window);
        legend.setAttribute(Qt::WA_DeleteOnClose, false);
        legend.resize(300, 200);
        legend.show();
        QVERIFY(QTest::qWaitForWindowExposed(&legend));
        auto* area = legend.findChild<QScrollArea*>();
        const QScrollBar* bar = area->verticalScrollBar();
        QVERIFY(bar->maximum() > 2 * bar->pageStep());
        QWidget* const places[]{area, &legend};
        for (QWidget* place : places) {
            QTest::keyClick(place, Qt::Key_End);
            QCOMPARE(bar->value(), bar->maximum());
            QTest::keyClick(place, Qt::Key_PageUp);
            QCOMPARE(bar->value(), bar->maximum() - bar->pageStep());
            QTest::keyClick(place, Qt::Key_Home);
            QCOMPARE(bar->value(), 0);
            QTest::keyClick(place, Qt::Key_PageDown);
            QCOMPARE(bar->value(), bar->pageStep());
            QTest::keyClick(place, Qt::Key_Down);
            QCOMPARE(bar->value(), bar->pageStep() + bar->singleStep());
            QTest::keyClick(place, Qt::Key_Up);
            QTest::keyClick(place, Qt::Key_Space);
            QCOMPARE(bar->value(), 2 * bar->pageStep());
        }
    }

    /// The legend of a page goes with it, and stays while another picture of the page is shown.
    void goesWithItsPage() {
        QWidget window;
        QWidget first(&window);
        QWidget second(&window);
        for (QWidget* each : {&first, &second})
            each->resize(300, 200);
        second.hide();
        LegendButton button(two, QStringLiteral("Sample"), &first);
        const LegendButton other(two, QStringLiteral("Sample"), &second);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(window.findChild<LegendWindow*>() != nullptr);
        first.hide();
        second.show();
        QTest::qWait(20);
        QVERIFY(window.findChild<LegendWindow*>() != nullptr);
        second.hide();
        QTRY_VERIFY(window.findChild<LegendWindow*>() == nullptr);
    }

    /// Beside the view where the screen has room, and never off it; all entries are seen.
    void opensOnTheScreen() {
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        QWidget view;
        LegendButton button(two, QStringLiteral("Sample"), &view);
        view.resize(100, 100);
        view.show();
        for (const QPoint corner : {screen.topLeft(), screen.center(), screen.topRight(),
                                    screen.bottomLeft(), screen.bottomRight()}) {
            view.move(corner);
            button.click();
            auto* legend = view.findChild<LegendWindow*>();
            QVERIFY(screen.contains(legend->geometry()));
            if (corner == screen.topLeft())
                QVERIFY(!legend->geometry().intersects(view.geometry()));
            QCOMPARE(unplacedWidgets(*legend), QStringList());
            // The window may be made larger or smaller, and the texts with it.
            const QWidget* content = legend->findChild<QScrollArea*>()->widget();
            legend->resize(700, 500);
            QVERIFY(content->width() > 650);
            // In a tall window the entries stay together.
            legend->resize(300, 900);
            const auto labels = legend->findChildren<QLabel*>();
            QVERIFY(labels[1]->y() - labels[0]->y() < 60);
            legend->close();
            QTRY_VERIFY(view.findChild<LegendWindow*>() == nullptr);
        }
    }

    /// However the view changes: made larger, shown again, laid out anew.
    void staysInTheCornerWhateverComes() {
        QWidget view;
        LegendButton button(two, QStringLiteral("Sample"), &view);
        view.show();
        const QRect place = button.geometry();
        QCOMPARE(place.size(), button.sizeHint());
        for (const auto type : {QEvent::Resize, QEvent::Show, QEvent::LayoutRequest}) {
            button.setGeometry(50, 50, 1, 1);
            switch (type) {
            case QEvent::Resize:
                view.resize(view.width() + 10, view.height());
                break;
            case QEvent::Show:
                view.hide();
                view.show();
                break;
            default:
                QEvent event(type);
                QApplication::sendEvent(&view, &event);
            }
            QCOMPARE(button.geometry(), place);
        }
    }

    void staysInTheCorner() {
        QWidget view;
        LegendButton button(two, QStringLiteral("Sample"), &view);
        view.show();
        const QPoint before = button.pos();
        view.resize(500, 400);
        QCOMPARE(button.pos(), before);
        QVERIFY(button.isVisible());
    }
};

LOGGIA_WINDOW_TEST(LegendWindowTest)

} // namespace legend_window_test

#include "legend_window_test.moc"
