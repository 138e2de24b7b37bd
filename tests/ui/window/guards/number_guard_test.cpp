#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/guards/number_guard.hpp"

#include <QAction>
#include <QDoubleSpinBox>
#include <QMainWindow>
#include <QPushButton>
#include <QSpinBox>
#include <QToolBar>
#include <QVBoxLayout>

#include <vector>

namespace number_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class NumberGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void whatIsTypedCountsForKeysAndButtons() {
        NumberGuard guard;
        qApp->installEventFilter(&guard);
        QMainWindow window;
        auto* inside = new QWidget;
        auto* column = new QVBoxLayout(inside);
        auto* whole = new QSpinBox;
        auto* decimal = new QDoubleSpinBox;
        auto* button = new QPushButton(QStringLiteral("&Make"));
        column->addWidget(whole);
        column->addWidget(decimal);
        column->addWidget(button);
        window.setCentralWidget(inside);
        QToolBar* bar = window.addToolBar(QStringLiteral("Tools"));
        QAction* make = bar->addAction(QStringLiteral("Make"));
        make->setShortcut(QKeySequence(QStringLiteral("Ctrl+G")));
        std::vector<double> made;
        const auto note = [&] {
            made.push_back(window.focusWidget() == whole ? whole->value() : decimal->value());
        };
        connect(make, &QAction::triggered, &window, note);
        connect(button, &QPushButton::clicked, &window, note);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (QAbstractSpinBox* field : std::initializer_list<QAbstractSpinBox*>{whole, decimal}) {
            made.clear();
            field->setKeyboardTracking(false);
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QStringLiteral("15"));
            QTest::keyClick(field, Qt::Key_G, Qt::ControlModifier);
            field->selectAll();
            QTest::keyClicks(field, QStringLiteral("16"));
            QTest::mouseClick(bar->widgetForAction(make), Qt::LeftButton);
            field->selectAll();
            QTest::keyClicks(field, QStringLiteral("17"));
            QTest::keyClick(field, Qt::Key_M, Qt::AltModifier);
            QTRY_COMPARE(made, (std::vector<double>{15, 16, 17}));
            QVERIFY(field->hasFocus());
        }
    }
};

LOGGIA_WINDOW_TEST(NumberGuardTest)

} // namespace number_guard_test

#include "number_guard_test.moc"
