#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/guards/wheel_guard.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>
#include <QtTest/qtestspontaneevent.h>

namespace wheel_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// As the mouse would: through the window to what lies under the pointer.
void turn_wheel(QWidget* widget) {
    QWidget* window = widget->window();
    const QPoint place = widget->mapTo(window, widget->rect().center());
    QWheelEvent event(place, window->mapToGlobal(place), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(window->windowHandle(), &event);
}

class WheelGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void onlyTheFocusedWidgetChanges() {
        WheelGuard guard;
        qApp->installEventFilter(&guard);
        QScrollArea area;
        auto* inside = new QWidget;
        auto* column = new QVBoxLayout(inside);
        auto* spin = new QSpinBox;
        auto* combo = new QComboBox;
        auto* slider = new QSlider(Qt::Horizontal);
        auto* line = new QLineEdit;
        spin->setValue(5);
        slider->setValue(50);
        combo->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        for (QWidget* widget : std::initializer_list<QWidget*>{spin, combo, slider, line})
            column->addWidget(widget);
        column->addStretch();
        inside->setMinimumHeight(2000);
        area.setWidgetResizable(true);
        area.setWidget(inside);
        area.resize(300, 300);
        area.show();
        area.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        line->setFocus();

        for (QWidget* widget : std::initializer_list<QWidget*>{spin, combo, slider}) {
            area.verticalScrollBar()->setValue(0);
            turn_wheel(widget);
            QVERIFY2(area.verticalScrollBar()->value() > 0, widget->metaObject()->className());
        }
        area.verticalScrollBar()->setValue(0);
        turn_wheel(spin);
        QCOMPARE(spin->value(), 5);
        QCOMPARE(combo->currentIndex(), 0);
        QCOMPARE(slider->value(), 50);

        area.verticalScrollBar()->setValue(0);
        spin->setFocus();
        turn_wheel(spin);
        QCOMPARE(spin->value(), 4);
        combo->setFocus();
        turn_wheel(combo);
        QCOMPARE(combo->currentIndex(), 1);
    }
};

LOGGIA_WINDOW_TEST(WheelGuardTest)

} // namespace wheel_guard_test

#include "wheel_guard_test.moc"
