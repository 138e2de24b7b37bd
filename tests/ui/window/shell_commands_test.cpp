#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/command_checks.hpp"
#include "ui/commands/commands.hpp"

#include <QAction>
#include <QMenu>
#include <QTest>

#include <algorithm>

namespace shell_commands_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class ShellCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theTableIsWhole() {
        QCOMPARE(tableFaults(MainWindow::commandTable()).join(QLatin1Char(10)), QString());
    }

    /// The id's first word is the menu it stands in.
    void everyCommandStandsWhereItsIdSays() {
        for (const CommandSpec& spec : MainWindow::commandTable()) {
            const QString menu = QString::fromLatin1(spec.id).section(QLatin1Char('.'), 0, 0);
            const char* const expected = spec.menu == Menu::file   ? "file"
                                         : spec.menu == Menu::edit ? "edit"
                                         : spec.menu == Menu::view ? "view"
                                         : spec.menu == Menu::help ? "help"
                                                                   : "page";
            QCOMPARE(menu, QLatin1String(expected));
        }
    }

    /// The window has a handler for each: with several pages and a step behind and one ahead
    /// nothing is grey but the tabs that are not there.
    void everyCommandDoesSomethingInTheWindow() {
        const Bench bench;
        bench.page().change(QStringLiteral("one"), QStringLiteral("Type"));
        bench.page().change(QStringLiteral("two"), QStringLiteral("Type"));
        bench.page().history()->undo();
        QStringList grey;
        for (const CommandSpec& spec : MainWindow::commandTable())
            if (const QAction* action =
                    bench.window->commands().action(QString::fromLatin1(spec.id));
                action->isVisible() && !action->isEnabled())
                grey << action->objectName();
        QCOMPARE(grey, QStringList());
        for (int tab = 1; tab <= 9; ++tab)
            QCOMPARE(
                bench.window->commands().action(QStringLiteral("view.tab%1").arg(tab))->isVisible(),
                tab <= 3);
    }

    /// Whoever brought it about, as the desktop can, too.
    void fullScreenIsMarked() {
        const Bench bench;
        auto* action = bench.window->commands().action(QStringLiteral("view.fullScreen"));
        QVERIFY(action->isCheckable() && !action->isChecked());
        const auto places = action->associatedObjects();
        QVERIFY(std::any_of(places.begin(), places.end(), [](const QObject* place) {
            return qobject_cast<const QMenu*>(place) != nullptr;
        }));
        action->trigger();
        QTRY_VERIFY(bench.window->isFullScreen());
        QVERIFY(action->isChecked());
        bench.window->showNormal();
        QTRY_VERIFY(!action->isChecked());
    }
};

LOGGIA_WINDOW_TEST(ShellCommandsTest)

} // namespace shell_commands_test

#include "shell_commands_test.moc"
