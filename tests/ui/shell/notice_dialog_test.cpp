#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/notice_dialog.hpp"

#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

namespace notice_dialog_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    QWidget window;
    QPointer<NoticeDialog> dialog;

    explicit Fixture(const QString& text, const QString& excerpt = {}) {
        window.show();
        dialog = new NoticeDialog({QStringLiteral("Cannot open"), text, excerpt},
                                  QStringLiteral("error"), &window);
        dialog->open();
        static_cast<void>(QTest::qWaitForWindowActive(dialog));
    }
    [[nodiscard]] QLabel* text() const {
        return dialog->findChild<QLabel*>(QStringLiteral("text"));
    }
    [[nodiscard]] QPlainTextEdit* excerpt() const { return dialog->findChild<QPlainTextEdit*>(); }
};

class NoticeDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Text from a file is shown as it is: it may look like markup, and is not.
    void showsTheTextAsItIs() {
        const QString text = QStringLiteral("Expected <b>1</b> & \"2\".");
        const Fixture f(text);
        QCOMPARE(f.text()->text(), text);
        QCOMPARE(f.text()->textFormat(), Qt::PlainText);
        QCOMPARE(f.dialog->accessibleDescription(), text);
        QCOMPARE(f.dialog->windowTitle(), QStringLiteral("Cannot open"));
        QVERIFY(f.excerpt() == nullptr);
        QCOMPARE(namelessWidgets(*f.dialog).join(QLatin1Char(10)), QString());
    }

    void theExcerptCanBeReadAndCopiedAndNotChanged() {
        const QString excerpt = QStringLiteral("a.txt:1:3: bad\n    0x0\n     ^\n");
        const Fixture f(QStringLiteral("Bad."), excerpt);
        QCOMPARE(f.excerpt()->toPlainText(), excerpt);
        // A line of a file with the caret under it, whole.
        QCOMPARE(f.excerpt()->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(f.excerpt()->verticalScrollBar()->maximum(), 0);
        f.excerpt()->setFocus();
        QTest::keyClicks(f.excerpt(), QStringLiteral("xyz"));
        QCOMPARE(f.excerpt()->toPlainText(), excerpt);
        QTest::keyClick(f.excerpt(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(f.excerpt(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), excerpt);
        QTest::keyClick(f.excerpt(), Qt::Key_Tab); // leads on, writes nothing
        QVERIFY(!f.excerpt()->hasFocus());
        QCOMPARE(namelessWidgets(*f.dialog).join(QLatin1Char(10)), QString());
    }

    /// Also a message as long as a file stays on the screen.
    void staysOnTheScreenHoweverLongItIs() {
        const Fixture f(QString(600, QLatin1Char('w')) + QString(600, QLatin1Char(' ')),
                        (QString(5000, QLatin1Char('x')) + QLatin1Char('\n')).repeated(200));
        QVERIFY(f.excerpt()->width() <= 800 && f.excerpt()->height() <= 400);
        QVERIFY(f.excerpt()->horizontalScrollBar()->maximum() > 0);
    }

    /// Return answers with the first, but not where every answer loses something.
    void returnLosesNothing() {
        for (const bool can_lose : {false, true}) {
            auto* dialog = new NoticeDialog(Dialogs::Question{QStringLiteral("Replace"),
                                                              QStringLiteral("It exists."),
                                                              {},
                                                              {QStringLiteral("Replace")},
                                                              {},
                                                              true,
                                                              can_lose},
                                            nullptr);
            const QSignalSpy answered(dialog, &NoticeDialog::answered);
            const QPointer<NoticeDialog> alive(dialog);
            QCOMPARE(dialog->windowTitle(), QStringLiteral("Replace"));
            dialog->open();
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
            QCOMPARE(answered.size(), can_lose ? 0 : 1);
            QTRY_VERIFY(alive.isNull());
        }
    }

    void closesByReturnEscapeAndMouse() {
        for (const int way : {0, 1, 2}) {
            const Fixture f(QStringLiteral("Bad."));
            auto* button = f.dialog->findChild<QPushButton*>();
            QCOMPARE(f.dialog->focusWidget(), button); // Return is enough
            if (way == 0)
                QTest::keyClick(button, Qt::Key_Return);
            else if (way == 1)
                QTest::keyClick(f.dialog, Qt::Key_Escape);
            else
                QTest::mouseClick(button, Qt::LeftButton);
            QTRY_VERIFY(f.dialog == nullptr);
        }
    }
};

LOGGIA_WINDOW_TEST(NoticeDialogTest)

} // namespace notice_dialog_test

#include "notice_dialog_test.moc"
