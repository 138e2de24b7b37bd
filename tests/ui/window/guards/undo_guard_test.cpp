#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/guards/undo_guard.hpp"

#include <QAction>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QSignalSpy>
#include <QSpinBox>
#include <QVBoxLayout>

namespace undo_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class UndoGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theWindowUndoesWhatTheArrowsDid() {
        UndoGuard guard;
        qApp->installEventFilter(&guard);
        QMainWindow window;
        auto* undo = new QAction(&window);
        undo->setShortcut(QKeySequence::Undo);
        window.addAction(undo);
        QSignalSpy undone(undo, &QAction::triggered);
        auto* inside = new QWidget;
        auto* column = new QVBoxLayout(inside);
        auto* whole = new QSpinBox;
        whole->setPrefix(QStringLiteral("cave "));
        whole->setKeyboardTracking(false);
        auto* decimal = new QDoubleSpinBox;
        decimal->setSuffix(QStringLiteral(" s"));
        decimal->setSpecialValueText(QStringLiteral("none"));
        column->addWidget(whole);
        column->addWidget(decimal);
        window.setCentralWidget(inside);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        int wanted = 0;
        for (QWidget* field : std::initializer_list<QWidget*>{whole, decimal}) {
            field->setFocus();
            QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(undone.size(), ++wanted);
            QTest::keyClick(field, Qt::Key_Up);
            QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(undone.size(), ++wanted);
        }
        // What is being typed belongs to the field.
        whole->setFocus();
        whole->selectAll();
        QTest::keyClick(whole, Qt::Key_7);
        QCOMPARE(whole->value(), 1);
        QTest::keyClick(whole, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone.size(), wanted);
        QCOMPARE(whole->cleanText(), QStringLiteral("1"));
        QTest::keyClick(whole, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone.size(), ++wanted);
    }

    void aLineOfTextHasTheSecondKeyOfRedo() {
        UndoGuard guard;
        qApp->installEventFilter(&guard);
        QMainWindow window;
        auto* redo = new QAction(&window);
        redo->setShortcuts(
            {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
        window.addAction(redo);
        const QSignalSpy redone(redo, &QAction::triggered);
        auto* line = new QLineEdit;
        window.setCentralWidget(line);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("ab"));
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(line->text(), QString());
        QTest::keyClick(line, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(line->text(), QStringLiteral("ab"));
        QCOMPARE(redone.size(), 0);
    }
};

LOGGIA_WINDOW_TEST(UndoGuardTest)

} // namespace undo_guard_test

#include "undo_guard_test.moc"
