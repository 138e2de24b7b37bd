#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/about_dialog.hpp"

#include <QLabel>
#include <QPointer>
#include <QPushButton>

namespace about_dialog_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class AboutDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void saysWhatAndWhichVersion() {
        QWidget window;
        AboutDialog dialog(&window);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QString all;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            all += label->text() + QLatin1Char('\n');
            // Nothing is cut off.
            QVERIFY(label->width() >= label->sizeHint().width() || label->wordWrap());
            QVERIFY(!label->wordWrap() || label->height() >= label->heightForWidth(label->width()));
        }
        QVERIFY(all.contains(QStringLiteral("Loggia ")));
        QVERIFY(QRegularExpression(QStringLiteral(R"(Loggia \d+\.\d+)")).match(all).hasMatch());
        QVERIFY(all.contains(QStringLiteral("MIT")));
        QVERIFY(all.contains(QString::fromLatin1(qVersion())));
        QVERIFY(!dialog.findChildren<QLabel*>().first()->pixmap().isNull());
        QVERIFY(!dialog.accessibleDescription().isEmpty());
        QCOMPARE(namelessWidgets(dialog).join(QLatin1Char(10)), QString());
    }

    void closesByKeyAndByMouse() {
        QWidget window;
        window.show();
        for (const bool by_mouse : {false, true}) {
            QPointer<AboutDialog> dialog = new AboutDialog(&window);
            dialog->open();
            QVERIFY(QTest::qWaitForWindowExposed(dialog));
            if (by_mouse)
                QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
            else
                QTest::keyClick(dialog, Qt::Key_Escape);
            QTRY_VERIFY(dialog == nullptr);
        }
    }
};

LOGGIA_WINDOW_TEST(AboutDialogTest)

} // namespace about_dialog_test

#include "about_dialog_test.moc"
