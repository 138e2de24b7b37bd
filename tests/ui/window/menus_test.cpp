#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/window/menus.hpp"

#include <QActionGroup>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <array>

namespace menus_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A page with an entry in every menu.
constexpr auto everywhere = std::to_array<CommandSpec>({
    {.id = "wide.file", .text = "Fi&x", .help = "In the file menu.", .menu = Menu::file},
    {.id = "wide.edit", .text = "E&at", .help = "In the edit menu.", .menu = Menu::edit},
    {.id = "wide.view", .text = "Vie&wer", .help = "In the view menu.", .menu = Menu::view},
    {.id = "wide.help", .text = "Hel&per", .help = "In the help menu.", .menu = Menu::help},
    {.id = "wide.first", .text = "&First", .help = "Its own.", .icon = "hint", .in_tool_bar = true},
    {.id = "wide.second",
     .text = "&Second",
     .help = "Its own.",
     .icon = "stop",
     .run = [](SamplePage& page) { page.change(QStringLiteral("second"), {}); },
     .in_tool_bar = true,
     .starts_group = true},
    {.id = "wide.third", .text = "&Third", .help = "In a submenu.", .submenu = "More"},
    {.id = "wide.fourth", .text = "&Fourth", .help = "There, too.", .submenu = "More"},
    {.id = "wide.fifth", .text = "&Fifth...", .help = "With a letter taken.", .submenu = "More"},
});

struct Fixture {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    Commands commands{settings};
    QMenuBar bar;
    QToolBar tool_bar;
    SamplePage wide{SamplePage::pageInfo(QStringLiteral("wide"), QStringLiteral("Wide"))};
    SamplePage sample;
    Menus menus;

    Fixture() {
        // The window's commands, but without a window that they could run in.
        std::vector<CommandSpec> table(MainWindow::commandTable().begin(),
                                       MainWindow::commandTable().end());
        for (CommandSpec& spec : table) {
            spec.run = {};
            spec.enabled = {};
            if (spec.checked)
                spec.checked = [](const QObject&) { return false; };
        }
        commands.add({}, table, [this]() -> QObject& { return bar; });
        commands.add(QStringLiteral("wide"), everywhere, [this]() -> QObject& { return wide; });
        commands.add(QStringLiteral("sample"), sample.info().commands,
                     [this]() -> QObject& { return sample; });
        menus = makeMenus(bar, commands);
    }
    void show(const Page* page) {
        commands.activate(page ? page->info().id : QString());
        showPageCommands(menus, tool_bar, commands, page);
    }
};

QStringList textsOf(const QList<QAction*>& actions) {
    QStringList texts;
    for (const QAction* action : actions)
        texts << (action->isSeparator() ? QStringLiteral("-") : plainText(action->text()));
    return texts;
}

/// Every action of a menu and of its submenus.
QList<QAction*> allActions(const QMenu& menu) {
    QList<QAction*> result;
    for (QAction* action : menu.actions())
        if (action->menu())
            result << allActions(*action->menu());
        else if (!action->isSeparator())
            result << action;
    return result;
}

class MenusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void everyCommandOfTheShellStandsInItsMenuOnce() {
        Fixture f;
        for (const CommandSpec& spec : MainWindow::commandTable()) {
            const QMenu* menu = spec.menu == Menu::file   ? f.menus.file
                                : spec.menu == Menu::edit ? f.menus.edit
                                : spec.menu == Menu::view ? f.menus.view
                                                          : f.menus.help;
            QAction* action = f.commands.action(QString::fromLatin1(spec.id));
            QCOMPARE(allActions(*menu).count(action), 1);
        }
    }

    void noSeparatorIsFirstLastOrDouble() {
        Fixture f;
        for (const Page* page :
             {static_cast<const Page*>(&f.wide), static_cast<const Page*>(&f.sample),
              static_cast<const Page*>(nullptr)}) {
            f.show(page);
            for (const QMenu* menu :
                 {f.menus.file, f.menus.edit, f.menus.view, f.menus.page, f.menus.help}) {
                const QString texts = QLatin1Char('|') +
                                      textsOf(menu->actions()).join(QLatin1Char('|')) +
                                      QLatin1Char('|');
                QVERIFY2(!texts.startsWith(QStringLiteral("|-")) &&
                             !texts.endsWith(QStringLiteral("|-|")) &&
                             !texts.contains(QStringLiteral("|-|-|")),
                         qPrintable(texts));
            }
        }
    }

    /// What starts a group stands behind a separator, in its menu and in the tool bar.
    void groupsAreSeparated() {
        Fixture f;
        f.show(&f.wide);
        int separated = 0;
        const auto check = [&](const QList<QAction*>& actions) {
            for (const auto& entry : f.commands.entries()) {
                const qsizetype place = actions.indexOf(entry.action);
                if (place <= 0 || !entry.spec.starts_group)
                    continue;
                QVERIFY2(actions[place - 1]->isSeparator(), entry.spec.id);
                ++separated;
            }
        };
        for (const QMenu* menu :
             {f.menus.file, f.menus.edit, f.menus.view, f.menus.page, f.menus.help})
            check(menu->actions());
        QVERIFY(separated > 5);
        const int in_menus = separated;
        check(f.tool_bar.actions());
        QVERIFY(separated > in_menus);
    }

    void oneThemeAndOneMotionAreChosen() {
        const Bench bench;
        for (const char* prefix : {"view.theme", "view.motion"}) {
            QActionGroup* group = nullptr;
            int count = 0;
            for (const auto& entry : bench.window->commands().entries())
                if (entry.action->objectName().startsWith(QLatin1String(prefix))) {
                    QVERIFY(entry.action->isCheckable() && entry.action->actionGroup());
                    QVERIFY(!group || entry.action->actionGroup() == group);
                    group = entry.action->actionGroup();
                    entry.action->trigger();
                    QCOMPARE(group->checkedAction(), entry.action);
                    entry.action->trigger(); // once more changes nothing
                    QCOMPARE(group->checkedAction(), entry.action);
                    ++count;
                }
            QCOMPARE(count, 3);
        }
    }

    void thePagesEntriesComeAndGo() {
        Fixture f;
        f.show(nullptr);
        QVERIFY(!f.menus.page->menuAction()->isVisible());
        const std::array menus{f.menus.file, f.menus.edit, f.menus.view, f.menus.help};
        std::array<QStringList, 4> bare;
        for (std::size_t i = 0; i < menus.size(); ++i)
            bare.at(i) = textsOf(menus.at(i)->actions());
        f.show(&f.wide);
        const std::array added{"Fix", "Eat", "Viewer", "Helper"};
        for (std::size_t i = 0; i < menus.size(); ++i)
            QCOMPARE(textsOf(menus.at(i)->actions()),
                     bare.at(i) +
                         QStringList({QStringLiteral("-"), QString::fromLatin1(added.at(i))}));
        QVERIFY(f.menus.page->menuAction()->isVisible());
        QCOMPARE(textsOf(f.menus.page->actions()),
                 QStringList({QStringLiteral("First"), QStringLiteral("-"),
                              QStringLiteral("Second"), QStringLiteral("More")}));
        const QAction* more = f.menus.page->actions().last();
        QCOMPARE(more->text(), QStringLiteral("&More"));
        QCOMPARE(textsOf(more->menu()->actions()),
                 QStringList(
                     {QStringLiteral("Third"), QStringLiteral("Fourth"), QStringLiteral("Fifth")}));
        QCOMPARE(more->menu()->actions().last()->text(), QStringLiteral("F&ifth..."));
        const QStringList tools = textsOf(f.tool_bar.actions());
        QCOMPARE(tools.mid(tools.size() - 4),
                 QStringList({QStringLiteral("-"), QStringLiteral("First"), QStringLiteral("-"),
                              QStringLiteral("Second")}));
        f.show(&f.sample);
        for (std::size_t i = 0; i < menus.size(); ++i)
            QCOMPARE(textsOf(menus.at(i)->actions()), bare.at(i));
        QCOMPARE(textsOf(f.menus.page->actions()),
                 QStringList({QStringLiteral("Hint"), QStringLiteral("Stop")}));
        f.show(nullptr);
        QVERIFY(!f.menus.page->menuAction()->isVisible());
        QVERIFY(!textsOf(f.tool_bar.actions()).contains(QStringLiteral("Hint")));
    }

    /// A person who changes pages all day long does not fill the memory with separators.
    void changingPagesLeavesNothingBehind() {
        Fixture f;
        const auto objects = [&f] {
            qsizetype count = f.bar.findChildren<QObject*>().size();
            count += f.tool_bar.findChildren<QAction*>().size();
            return count;
        };
        f.show(&f.wide);
        const auto before = objects();
        for (int i = 0; i < 200; ++i) {
            f.show(&f.sample);
            f.show(&f.wide);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QCOMPARE(objects(), before);
    }

    void anEntryRunsItsCommand() {
        Fixture f;
        f.show(&f.wide);
        f.bar.resize(600, f.bar.sizeHint().height());
        f.bar.show();
        f.menus.page->popup(QPoint(0, 0));
        QTest::keyClick(f.menus.page, Qt::Key_S); // its mnemonic
        QCOMPARE(f.wide.text(), QStringLiteral("second"));
    }

    void noTwoEntriesShareALetter() {
        Fixture f;
        QWidget window;
        f.bar.setParent(&window);
        window.show();
        f.show(&f.sample);
        QCOMPARE(sharedMnemonics(window).join(QLatin1Char(10)), QString());
        f.bar.setParent(nullptr);
    }

    void aMnemonicIsTheFirstLetterThatIsFree() {
        const auto with = [](const char* text, const QStringList& others) {
            return withMnemonic(QString::fromLatin1(text), others);
        };
        QCOMPARE(with("Peg", {}), QStringLiteral("&Peg"));
        QCOMPARE(with("Peg", {QStringLiteral("&Page")}), QStringLiteral("P&eg"));
        QCOMPARE(with("Peg", {QStringLiteral("&page"), QStringLiteral("&Edit")}),
                 QStringLiteral("Pe&g"));
        QCOMPARE(with("Pp", {QStringLiteral("&Page")}), QStringLiteral("Pp"));
        QCOMPARE(with("Cut & Run", {QStringLiteral("&C"), QStringLiteral("&U")}),
                 QStringLiteral("Cu&t && Run"));
        QCOMPARE(with("", {}), QString());
    }

    /// What Qt makes of the result is the oracle.
    void aMnemonicIsNeverTakenAndTheTextStays() {
        loggia::Random random(31);
        const QString letters = QStringLiteral("aAbBcC &-1");
        const auto word = [&] {
            QString text;
            for (auto n = random.below(7); n > 0; --n)
                text += letters[static_cast<qsizetype>(
                    random.below(static_cast<std::uint64_t>(letters.size())))];
            return text;
        };
        for (int i = 0; i < 5000; ++i) {
            const QString text = word();
            QStringList others;
            for (auto n = random.below(3); n > 0; --n)
                others << withMnemonic(word(), others);
            const QString result = withMnemonic(text, others);
            const QKeySequence key = QKeySequence::mnemonic(result);
            for (const QString& other : others)
                QVERIFY(key.isEmpty() || key != QKeySequence::mnemonic(other));
            QAction action(result);
            QString shown = result;
            shown.replace(QLatin1String("&&"), QString(QChar(1)));
            shown.remove(QLatin1Char('&'));
            shown.replace(QChar(1), QLatin1Char('&'));
            QCOMPARE(shown, text);
        }
    }
};

LOGGIA_WINDOW_TEST(MenusTest)

} // namespace menus_test

#include "menus_test.moc"
