#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/widgets/divider_keys.hpp"

#include <QLineEdit>
#include <QSignalSpy>
#include <QSplitter>
#include <QVBoxLayout>

namespace divider_keys_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A field on the left; on the right, two fields one above the other and a third one that is hidden
/// between them.
struct Fixture {
    QWidget window;
    QSplitter columns{Qt::Horizontal};
    QLineEdit left;
    QSplitter rows{Qt::Vertical};
    QLineEdit top;
    QLineEdit hidden;
    QLineEdit bottom;

    Fixture() {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&columns);
        columns.addWidget(&left);
        columns.addWidget(&rows);
        for (QLineEdit* field : {&top, &hidden, &bottom})
            rows.addWidget(field);
        hidden.hide();
        for (QLineEdit* field : {&left, &top, &bottom})
            field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        window.resize(800, 600);
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }

    [[nodiscard]] static QWidget* focus() { return QApplication::focusWidget(); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(focus(), key, modifiers);
    }
};

class DividerKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void arrowKeysMoveTheNearestDivider() {
        Fixture f;
        f.top.setFocus();
        QVERIFY(focusDivider(f.window));
        const QSplitterHandle* const between = f.rows.handle(2);
        QCOMPARE(Fixture::focus(), between);
        QVERIFY(!between->accessibleName().isEmpty());
        const QSignalSpy moved(&f.rows, &QSplitter::splitterMoved);
        const int before = f.top.height();
        Fixture::press(Qt::Key_Down);
        QVERIFY(f.top.height() > before);
        QCOMPARE(moved.size(), 1); // which is stored in the session
        Fixture::press(Qt::Key_Up);
        QCOMPARE(f.top.height(), before);
        Fixture::press(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(f.top.height() < before - 20);
        Fixture::press(Qt::Key_Right); // is not for this one
        QCOMPARE(moved.size(), 3);
        Fixture::press(Qt::Key_Return);
        QCOMPARE(Fixture::focus(), &f.top);
    }

    /// Of three parts, those beside the divider.
    void onlyWhatIsBesideItChanges() {
        Fixture f;
        f.hidden.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        f.hidden.show();
        QTRY_VERIFY(f.hidden.height() > 100);
        f.bottom.setFocus();
        for (int i = 0; i < 3 && Fixture::focus() != f.rows.handle(2); ++i)
            QVERIFY(focusDivider(f.window));
        QCOMPARE(Fixture::focus(), f.rows.handle(2));
        const int top = f.top.height();
        const int middle = f.hidden.height();
        Fixture::press(Qt::Key_Up);
        QVERIFY(f.hidden.height() < middle);
        QCOMPARE(f.top.height(), top);
    }

    void nothingIsFoldedUp() {
        Fixture f;
        f.left.setFocus();
        QVERIFY(focusDivider(f.window));
        QCOMPARE(Fixture::focus(), f.columns.handle(1));
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Left, Qt::Key_End, Qt::Key_Right}) {
            Fixture::press(key);
            QVERIFY(f.left.width() >= f.left.minimumSizeHint().width());
            QVERIFY(f.top.width() >= f.top.minimumSizeHint().width());
        }
        QVERIFY(f.left.width() > f.top.width());
    }

    void goesRoundAndBackToWhereItCameFrom() {
        Fixture f;
        f.bottom.setFocus();
        QVERIFY(focusDivider(f.window));
        QCOMPARE(Fixture::focus(), f.rows.handle(2));
        QVERIFY(focusDivider(f.window));
        QCOMPARE(Fixture::focus(), f.columns.handle(1));
        QVERIFY(focusDivider(f.window));
        QCOMPARE(Fixture::focus(), f.rows.handle(2));
        Fixture::press(Qt::Key_Escape);
        QCOMPARE(Fixture::focus(), &f.bottom);
        // Tab goes on from a divider, and does not stop at one otherwise.
        QVERIFY(focusDivider(f.window));
        Fixture::press(Qt::Key_Tab);
        QVERIFY(qobject_cast<QLineEdit*>(Fixture::focus()) != nullptr);
        for (int i = 0; i < 6; ++i) {
            Fixture::press(Qt::Key_Tab);
            QVERIFY(qobject_cast<QLineEdit*>(Fixture::focus()) != nullptr);
        }
    }

    /// What it came from may be gone or hidden by then.
    void goesBackToSomethingThatIsThere() {
        Fixture f;
        f.top.setFocus();
        QVERIFY(focusDivider(f.window));
        f.hidden.show();
        f.top.hide();
        Fixture::press(Qt::Key_Return);
        QVERIFY(qobject_cast<QLineEdit*>(Fixture::focus()) != nullptr);
        QVERIFY(Fixture::focus()->isVisible());
    }

    void withoutADividerNothingHappens() {
        QWidget window;
        QLineEdit field(&window);
        window.show();
        field.setFocus();
        QVERIFY(!focusDivider(window));
    }
};

LOGGIA_WINDOW_TEST(DividerKeysTest)

} // namespace divider_keys_test

#include "divider_keys_test.moc"
