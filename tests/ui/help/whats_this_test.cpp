#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/help/whats_this.hpp"

#include <QHelpEvent>
#include <QListWidget>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>
#include <QWhatsThis>

namespace whats_this_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class WhatsThisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The mouse asks about the point that it is at, the keyboard about the control.
    void saysWhereItIsPointedAt() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        layout->setContentsMargins(20, 30, 20, 20);
        auto* tabs = new QTabBar(&window);
        tabs->addTab(QStringLiteral("first"));
        tabs->addTab(QStringLiteral("second"));
        layout->addWidget(tabs);
        auto* list = new QListWidget(&window);
        layout->addWidget(list);
        const QWidget* asked = nullptr;
        std::optional<QPoint> asked_at;
        auto* whats_this = new WhatsThis(
            [&](const QWidget& control, const std::optional<QPoint>& at) {
                asked = &control;
                asked_at = at;
                return QStringLiteral("text");
            },
            &window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        whats_this->startPointing();
        const QPoint second = tabs->tabRect(1).center();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, second);
        QCOMPARE(asked, tabs);
        QCOMPARE(asked_at, std::optional(second));
        QWhatsThis::hideText();
        tabs->setFocus();
        whats_this->explainFocus();
        QCOMPARE(asked, tabs);
        QVERIFY(!asked_at.has_value());
        QWhatsThis::hideText();
        // A list is asked about, not its viewport.
        whats_this->startPointing();
        QTest::mouseClick(list->viewport(), Qt::LeftButton);
        QCOMPARE(asked, list);
        QWhatsThis::hideText();
    }
};

LOGGIA_WINDOW_TEST(WhatsThisTest)

} // namespace whats_this_test

#include "whats_this_test.moc"
