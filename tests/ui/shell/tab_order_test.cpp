#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/tab_order.hpp"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace tab_order_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class TabOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Everything is made in the wrong order: spin boxes, grids, splitters, tabs and scroll areas.
    void followsWhatIsRead() {
        QWidget root;
        const auto named = [](QWidget* widget, const char* name) {
            widget->setObjectName(QLatin1String(name));
            return widget;
        };
        auto* splitter = new QSplitter(&root);
        auto* right = new QTabWidget(&root);
        auto* on_tab = new QWidget(&root);
        auto* in_scroll = named(new QLineEdit(on_tab), "4 in the scroll area");
        auto* scroll = new QScrollArea(on_tab);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setWidget(in_scroll);
        (new QVBoxLayout(on_tab))->addWidget(scroll);
        right->addTab(on_tab, QStringLiteral("Tab"));
        named(right->tabBar(), "3 tabs");
        auto* left = new QWidget(&root);
        auto* grid = new QGridLayout(left);
        grid->addWidget(named(new QSpinBox(left), "2 below"), 1, 0);
        grid->addWidget(named(new QLineEdit(left), "1 right"), 0, 1);
        grid->addWidget(named(new QLineEdit(left), "0 left"), 0, 0);
        splitter->addWidget(left);
        splitter->addWidget(right);
        auto* last = named(new QPushButton(&root), "5 button");
        auto* layout = new QVBoxLayout(&root);
        layout->addWidget(splitter);
        layout->addWidget(last);
        root.resize(400, 300);
        root.show();
        QVERIFY(!leapsBack(root).isEmpty());

        orderAsRead(root);
        QCOMPARE(leapsBack(root), QStringList());
        root.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&root));
        left->findChild<QLineEdit*>(QStringLiteral("0 left"))->setFocus();
        QStringList names;
        for (int i = 0; i < 6; ++i) {
            names << QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QStringList sorted = names;
        sorted.sort();
        sorted.removeDuplicates();
        QCOMPARE(names, sorted);
    }

    void isContentWithNothing() {
        QWidget root;
        orderAsRead(root);
        QVERIFY(leapsBack(root).isEmpty());
    }
};

LOGGIA_WINDOW_TEST(TabOrderTest)

} // namespace tab_order_test

#include "tab_order_test.moc"
