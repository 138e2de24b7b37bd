// Round and round each page by Tab.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/shell/page.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QAction>
#include <QApplication>

#include <utility>

namespace tab_key_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

QString nameOf(const QWidget* widget) {
    return widget == nullptr
               ? QStringLiteral("nothing")
               : QStringLiteral("%1 %2").arg(QString::fromLatin1(widget->metaObject()->className()),
                                             widget->objectName().isEmpty()
                                                 ? widget->accessibleName()
                                                 : widget->objectName());
}

/// Where the keyboard goes from a widget on until it is there again; shorter where it never is.
QList<QWidget*> roundFrom(QWidget* first, Qt::Key key) {
    constexpr int most = 300;
    QList<QWidget*> way;
    first->setFocus();
    for (int i = 0; i < most; ++i) {
        QWidget* here = QApplication::focusWidget();
        if (here == nullptr || (i > 0 && here == first))
            break;
        way << here;
        QTest::keyClick(here, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    }
    return way;
}

/// All on the page that a person can reach by Tab in its present state. Of a field with a part for
/// typing, the part that has the keyboard.
QSet<QWidget*> reachable(const Page& page) {
    QSet<QWidget*> all;
    for (QWidget* each : page.findChildren<QWidget*>()) {
        if (!each->isVisible() || !each->isEnabled() ||
            (each->focusPolicy() & Qt::TabFocus) != Qt::TabFocus || each->focusProxy() != nullptr)
            continue;
        all << each;
    }
    return all;
}

class PagesTabKeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// On each page, whichever of its panels is in front: each control once a round, there and
    /// back, and the second round is as the first.
    void comesToEverythingOnce() {
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        QStringList faults;
        int rounds = 0;
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            Page& page = *window.currentPage();
            QVERIFY(QTest::qWaitFor([&] { return !page.isRunning(); }, patience));
            for (QTabWidget* panels : page.findChildren<QTabWidget*>())
                for (int panel = 0; panel < panels->count(); ++panel) {
                    panels->setCurrentIndex(panel);
                    if (!panels->isVisible() || !panels->isTabVisible(panel))
                        continue;
                    QCoreApplication::processEvents();
                    QVERIFY(QTest::qWaitFor([&] { return !page.isRunning(); }, patience));
                    ++rounds;
                    for (const QString& fault : faultsOf(page))
                        faults << QStringLiteral("%1, %2: %3")
                                      .arg(page.info().id, panels->tabText(panel), fault);
                }
        }
        QVERIFY(rounds > 30);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// A command that asks for more, as its dots say, gives the keyboard to where that is chosen.
    void commandsLeadToTheirFields() {
        const Bench bench(allPages);
        for (const auto& [id, command] :
             {std::pair("sat", "sat.generate"), std::pair("normal-forms", "normal-forms.problem"),
              std::pair("normal-forms", "normal-forms.compare"),
              std::pair("puzzles", "puzzles.problem")}) {
            Page* page = bench.window->page(QLatin1String(id));
            bench.window->showPage(page);
            page->areas().constFirst()->setFocus();
            bench.window->commands().action(QLatin1String(command))->trigger();
            const auto* side = page->findChild<SideTabs*>();
            QVERIFY2(side->currentWidget()->isAncestorOf(QApplication::focusWidget()), command);
        }
    }

private:
    static QStringList faultsOf(const Page& page) {
        QWidget* first = page.areas().constFirst();
        while (first->focusProxy() != nullptr)
            first = first->focusProxy();
        QStringList faults;
        const QList<QWidget*> way = roundFrom(first, Qt::Key_Tab);
        if (QApplication::focusWidget() != first)
            faults << QStringLiteral("never back at ") + nameOf(first);
        for (QWidget* each : reachable(page))
            if (const auto times = way.count(each); times != 1)
                faults << QStringLiteral("%1 is met %2 times").arg(nameOf(each)).arg(times);
        if (roundFrom(first, Qt::Key_Tab) != way)
            faults << QStringLiteral("the second round is another one");
        QList<QWidget*> back = roundFrom(first, Qt::Key_Backtab);
        if (!back.isEmpty())
            std::reverse(back.begin() + 1, back.end());
        if (back != way)
            faults << QStringLiteral("the way back is another one");
        return faults;
    }
};

LOGGIA_WINDOW_TEST(PagesTabKeyTest)

} // namespace tab_key_test

#include "tab_key_test.moc"
