#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/widgets/expander.hpp"

#include <QAccessible>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

namespace expander_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    QWidget window;
    QLineEdit* field = new QLineEdit;
    Expander* expander = new Expander(QStringLiteral("Advanced"), field, &window);
    QToolButton* button = expander->findChild<QToolButton*>();

    Fixture() {
        field->setAccessibleName(QStringLiteral("Field"));
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(expander);
        layout->addStretch();
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }
};

class ExpanderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void aClickOpensAndCloses() {
        Fixture f;
        const QSignalSpy changes(f.expander, &Expander::expandedChanged);
        QVERIFY(!f.expander->isExpanded());
        QVERIFY(!f.field->isVisible());
        const int closed = f.expander->sizeHint().height();
        QTest::mouseClick(f.button, Qt::LeftButton);
        QVERIFY(f.expander->isExpanded());
        QVERIFY(f.field->isVisible());
        QVERIFY(f.expander->sizeHint().height() > closed);
        QTest::mouseClick(f.button, Qt::LeftButton);
        QVERIFY(!f.field->isVisible());
        QCOMPARE(f.expander->sizeHint().height(), closed);
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0][0].toBool(), true);
        QCOMPARE(changes[1][0].toBool(), false);
    }

    /// The next Tab goes into what a click has opened.
    void aClickTakesTheKeyboard() {
        Fixture f;
        QTest::mouseClick(f.button, Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), f.button);
        QTest::keyClick(f.button, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), f.field);
    }

    void worksByKeysAlone() {
        Fixture f;
        QTest::keyClick(&f.window, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), f.button);
        QTest::keyClick(&f.window, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), f.button); // what is hidden cannot be reached
        QTest::keyClick(f.button, Qt::Key_Space);
        QVERIFY(f.expander->isExpanded());
        QTest::keyClick(f.button, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), f.field);
    }

    void theArrowTellsTheState() {
        Fixture f;
        const Qt::ArrowType closed = f.button->arrowType();
        f.expander->setExpanded(true);
        QVERIFY(f.button->arrowType() != closed);
        QVERIFY(f.button->isChecked());
        f.expander->setExpanded(false);
        QCOMPARE(f.button->arrowType(), closed);
    }

    void saysNothingWhereNothingChanges() {
        Fixture f;
        const QSignalSpy changes(f.expander, &Expander::expandedChanged);
        f.expander->setExpanded(false);
        f.expander->setExpanded(true);
        f.expander->setExpanded(true);
        QCOMPARE(changes.size(), 1);
    }

    void aScreenReaderFindsAButtonThatExpands() {
        Fixture f;
        QAccessibleInterface* button = QAccessible::queryAccessibleInterface(f.button);
        QCOMPARE(button->text(QAccessible::Name), QStringLiteral("Advanced"));
        QCOMPARE(button->role(), QAccessible::Button);
        QVERIFY(button->state().expandable && button->state().collapsed);
        button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(f.expander->isExpanded());
        QVERIFY(button->state().expanded && !button->state().collapsed);
    }

    void hasAName() {
        Fixture f;
        f.expander->setExpanded(true);
        QCOMPARE(namelessWidgets(f.window).join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(ExpanderTest)

} // namespace expander_test

#include "expander_test.moc"
