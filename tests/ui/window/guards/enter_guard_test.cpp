#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/window/guards/enter_guard.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace enter_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class EnterGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void pressesTheButtonThatHasTheKeyboard() {
        EnterGuard guard;
        qApp->installEventFilter(&guard);
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* push = new QPushButton(QStringLiteral("New game"));
        auto* tool = new QToolButton;
        auto* check = new QCheckBox(QStringLiteral("Values"));
        for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{push, tool, check})
            column->addWidget(button);
        window.show();
        for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{push, tool}) {
            const QSignalSpy clicked(button, &QAbstractButton::clicked);
            QTest::keyClick(button, Qt::Key_Return);
            QTest::keyClick(button, Qt::Key_Enter, Qt::KeypadModifier);
            QCOMPARE(clicked.size(), 2);
            // A key of a command.
            QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier);
            QCOMPARE(clicked.size(), 2);
        }
        QTest::keyClick(check, Qt::Key_Return);
        QVERIFY(!check->isChecked());
        // The last thing that a button does may be to go.
        auto* last = new QPushButton(&window);
        last->show();
        connect(last, &QPushButton::clicked, &window, [last] { delete last; });
        QTest::keyPress(last, Qt::Key_Return);
        QCOMPARE(window.findChildren<QPushButton*>().size(), 1);
    }

    void leavesDialogsAlone() {
        EnterGuard guard;
        qApp->installEventFilter(&guard);
        QDialog dialog;
        auto* column = new QVBoxLayout(&dialog);
        auto* ok = new QPushButton(QStringLiteral("OK"));
        auto* help = new QPushButton(QStringLiteral("Help"));
        column->addWidget(ok);
        column->addWidget(help);
        help->setAutoDefault(false);
        ok->setDefault(true);
        const QSignalSpy helped(help, &QAbstractButton::clicked);
        const QSignalSpy taken(ok, &QAbstractButton::clicked);
        dialog.show();
        help->setFocus();
        QTest::keyClick(help, Qt::Key_Return);
        QCOMPARE(helped.size(), 0);
        QCOMPARE(taken.size(), 1);
    }
};

LOGGIA_WINDOW_TEST(EnterGuardTest)

} // namespace enter_guard_test

#include "enter_guard_test.moc"
