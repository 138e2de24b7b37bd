#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/theme/tip.hpp"
#include "ui/window/guards/tip_guard.hpp"

#include <QHelpEvent>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>
#include <QVBoxLayout>

namespace tip_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

const QString long_text =
    QStringLiteral("Choose the engine that searches this position. Lookahead suits small random "
                   "sets, and clause learning suits everything else.");

QString tipShownAt(QWidget* widget, QPoint place) {
    QHelpEvent event(QEvent::ToolTip, place, widget->mapToGlobal(place));
    QCoreApplication::sendEvent(widget, &event);
    return QToolTip::text();
}

class TipGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void cleanup() { QToolTip::hideText(); }

    void wrapsTipsOfWidgetsTabsAndItems() {
        TipGuard guard;
        qApp->installEventFilter(&guard);
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* button = new QPushButton(QStringLiteral("Solve"));
        button->setToolTip(long_text);
        auto* tabs = new QTabBar;
        tabs->addTab(QStringLiteral("Analysis"));
        tabs->setTabToolTip(0, long_text);
        auto* list = new QListWidget;
        list->addItem(QStringLiteral("row"));
        list->item(0)->setToolTip(long_text);
        column->addWidget(button);
        column->addWidget(tabs);
        column->addWidget(list);
        window.resize(900, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QString wrapped = wrappedTip(long_text, &window);
        QVERIFY(wrapped.contains(QLatin1Char('\n')));
        QCOMPARE(tipShownAt(button, button->rect().center()), wrapped);
        QCOMPARE(tipShownAt(tabs, tabs->tabRect(0).center()), wrapped);
        QCOMPARE(tipShownAt(list->viewport(), list->visualItemRect(list->item(0)).center()),
                 wrapped);
        qApp->removeEventFilter(&guard);
    }

    /// Folders may be called so.
    void markupInTheTipOfAnEntryIsShownAsItIs() {
        TipGuard guard;
        qApp->installEventFilter(&guard);
        QMenu menu;
        menu.setToolTipsVisible(true);
        QAction* entry = menu.addAction(QStringLiteral("a.cnf"));
        entry->setToolTip(QStringLiteral("/home/<b>x</b>/a.cnf"));
        menu.adjustSize();
        QTextDocument shown;
        shown.setHtml(tipShownAt(&menu, menu.actionGeometry(entry).center()));
        QCOMPARE(shown.toPlainText(), entry->toolTip());
        qApp->removeEventFilter(&guard);
    }
};

LOGGIA_WINDOW_TEST(TipGuardTest)

} // namespace tip_guard_test

#include "tip_guard_test.moc"
