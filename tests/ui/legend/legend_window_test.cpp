#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/legend/legend_window.hpp"

#include <QLabel>
#include <QPainter>
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
