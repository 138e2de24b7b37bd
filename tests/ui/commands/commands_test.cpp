#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"

#include <QAction>

#include <array>

namespace commands_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What the commands of this test run in.
class Desk final : public QObject {
public:
    QStringList ran;
    bool possible = true;
    bool marked = false;
};

constexpr auto shell = std::to_array<CommandSpec>({
    {.id = "s.open",
     .text = "&Open...",
     .help = "Open a file.",
     .icon = "open",
     .shortcut = "Ctrl+O",
     .run = [](Desk& desk) { desk.ran << QStringLiteral("open"); },
     .enabled = [](const Desk& desk) { return desk.possible; },
     .menu = Menu::file,
     .in_tool_bar = true},
    {.id = "s.save",
     .text = "&Save && Keep",
     .help = "",
     .shortcut = "Ctrl+S",
     .run = [](Desk&) {},
     .menu = Menu::file,
     .starts_group = true},
});
constexpr auto page_a = std::to_array<CommandSpec>({
    {.id = "a.go",
     .text = "&Go",
     .help = "Go.",
     .shortcut = "G",
     .run = [](Desk& desk) { desk.ran << QStringLiteral("go"); },
     .in_tool_bar = true,
     .runs_once = true},
    {.id = "a.chord", .text = "&Chord", .help = "", .shortcut = "Ctrl+K, Ctrl+S"},
    {.id = "a.mark",
     .text = "&Mark",
     .help = "",
     .run = [](Desk& desk) { desk.ran << QStringLiteral("mark"); },
     .checked = [](const Desk& desk) { return desk.marked; }},
});
constexpr auto tabs = std::to_array<CommandSpec>({
    {.id = "t.next",
     .text = "&Next",
     .help = "",
     .shortcut = "Ctrl+PgDown",
     .second_shortcut = "Ctrl+Tab"},
});
constexpr auto page_b = std::to_array<CommandSpec>({
    {.id = "b.go", .text = "&Go", .help = "Go.", .shortcut = "G", .run = [](Desk&) {}},
});

QString id(const char* text) {
    return QString::fromLatin1(text);
}

class CommandsTest : public QObject {
    Q_OBJECT

private:
    struct Fixture {
        QTemporaryDir folder;
        QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
        Commands commands{settings};
        Desk desk;

        Fixture() {
            commands.add({}, shell, owner());
            commands.add(id("a"), page_a, owner());
            commands.add(id("b"), page_b, owner());
            commands.activate(id("a"));
        }
        Commands::Owner owner() {
            return [this]() -> QObject& { return desk; };
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void plainTextHasNoMarks() {
        QCOMPARE(plainText(id("&Open...")), id("Open"));
        QCOMPARE(plainText(id("&Laden ...")), id("Laden"));
        QCOMPARE(plainText(id("Save && &Keep")), id("Save & Keep"));
        QCOMPARE(plainText(id("odd &")), id("odd "));
    }

    void makesActions() {
        Fixture f;
        const QAction* open = f.commands.action(id("s.open"));
        QCOMPARE(open->toolTip(), id("Open (Ctrl+O)\nOpen a file."));
        QCOMPARE(open->statusTip(), id("Open a file."));
        QVERIFY(!open->icon().isNull());
        QCOMPARE(f.commands.action(id("s.save"))->toolTip(), id("Save & Keep (Ctrl+S)"));
        QCOMPARE(f.commands.menuActions({}, Menu::file).size(), 3); // with a separator
        QCOMPARE(f.commands.toolBarActions({}).size(), 1);
        f.commands.action(id("a.go"))->trigger();
        QCOMPARE(f.desk.ran, QStringList{id("go")});
    }

    /// A key that is held steps through a game, but does not play it.
    void someRunOnce() {
        Fixture f;
        QVERIFY(!f.commands.action(id("a.go"))->autoRepeat());
        QVERIFY(f.commands.action(id("a.mark"))->autoRepeat());
    }

    /// Also where an action has not yet been told that it is disabled.
    void whatIsDisabledDoesNotRun() {
        Fixture f;
        f.desk.possible = false;
        QAction* open = f.commands.action(id("s.open"));
        QVERIFY(open->isEnabled());
        open->trigger();
        QCOMPARE(f.desk.ran, QStringList());
        f.commands.refresh();
        QVERIFY(!open->isEnabled());
        QVERIFY(!f.commands.action(id("a.chord"))->isEnabled()); // there is nothing to run
    }

    /// The mark is what the object says, however often the entry is chosen.
    void marksSayHowItIs() {
        Fixture f;
        QAction* mark = f.commands.action(id("a.mark"));
        QVERIFY(mark->isCheckable() && !mark->isChecked());
        mark->trigger();
        QCOMPARE(f.desk.ran, QStringList{id("mark")});
        QVERIFY(!mark->isChecked());
        f.desk.marked = true;
        f.commands.refresh();
        QVERIFY(mark->isChecked());
        QVERIFY(!f.commands.action(id("a.go"))->isCheckable());
    }

    void refusesUnknownAndTakenIds() {
        Fixture f;
        const auto warned = [](const char* words) { QTest::ignoreMessage(QtWarningMsg, words); };
        warned("There is no command no.such");
        QVERIFY(f.commands.action(id("no.such")) == nullptr);
        const auto before = f.commands.entries().size();
        warned("There are two commands b.go");
        f.commands.add(id("c"), page_b, f.owner());
        QCOMPARE(f.commands.entries().size(), before);
        QCOMPARE(f.commands.find(id("b.go"))->group, id("b"));
    }

    void onlyTheActivePageAnswers() {
        Fixture f;
        QVERIFY(f.commands.action(id("a.go"))->isEnabled());
        QVERIFY(!f.commands.action(id("b.go"))->isEnabled());
        f.commands.activate(id("b"));
        QVERIFY(!f.commands.action(id("a.go"))->isEnabled());
        QVERIFY(f.commands.action(id("b.go"))->isEnabled());
        f.desk.possible = false;
        f.commands.refresh();
        QVERIFY(!f.commands.action(id("s.open"))->isEnabled());
        QVERIFY(f.commands.action(id("b.go"))->isEnabled());
    }

    void keepsShortcuts() {
        Fixture f;
        f.commands.setShortcut(id("a.go"), QKeySequence(id("Ctrl+G")));
        QCOMPARE(f.commands.action(id("a.go"))->toolTip(), id("Go (Ctrl+G)\nGo."));
        f.commands.setShortcut(id("s.save"), QKeySequence());
        Commands again(f.settings);
        again.add({}, shell, f.owner());
        again.add(id("a"), page_a, f.owner());
        QCOMPARE(again.shortcut(id("a.go")), QKeySequence(id("Ctrl+G")));
        QVERIFY(again.shortcut(id("s.save")).isEmpty());
        QCOMPARE(again.shortcut(id("s.open")), QKeySequence(id("Ctrl+O")));
        // Back at the default nothing is stored.
        f.commands.setShortcut(id("a.go"), QKeySequence(id("G")));
        QVERIFY(!f.settings.contains(id("shortcuts/a.go")));
    }

    void knowsConflicts() {
        Fixture f;
        const auto conflict = [&f](const char* which, const char* keys) {
            return f.commands.conflict(id(which), QKeySequence(id(keys)));
        };
        QCOMPARE(conflict("a.go", "Ctrl+O"), id("s.open"));
        QCOMPARE(conflict("s.open", "G"), id("a.go"));
        QCOMPARE(conflict("a.go", "G"), QString());              // itself
        QCOMPARE(conflict("b.go", "Ctrl+K, Ctrl+S"), QString()); // another page's
        QCOMPARE(conflict("s.open", "Ctrl+K"), id("a.chord"));   // would swallow the chord
        QCOMPARE(conflict("s.open", ""), QString());
    }

    void aSecondKeyYields() {
        Fixture f;
        f.commands.add(id("t"), tabs, f.owner());
        const QAction* next = f.commands.action(id("t.next"));
        const QKeySequence first(id("Ctrl+PgDown"));
        const QKeySequence second(id("Ctrl+Tab"));
        QCOMPARE(next->shortcuts(), (QList<QKeySequence>{first, second}));
        QCOMPARE(f.commands.shortcut(id("t.next")), first);
        // Another command of the window's takes it, and gives it back.
        f.commands.setShortcut(id("s.open"), second);
        QCOMPARE(next->shortcuts(), QList<QKeySequence>{first});
        f.commands.setShortcut(id("s.open"), QKeySequence(id("Ctrl+O")));
        QCOMPARE(next->shortcuts(), (QList<QKeySequence>{first, second}));
        // It goes with another first key, but not with none.
        f.commands.setShortcut(id("t.next"), QKeySequence(id("N")));
        QCOMPARE(next->shortcuts(), (QList<QKeySequence>{QKeySequence(id("N")), second}));
        f.commands.setShortcut(id("t.next"), QKeySequence());
        QVERIFY(next->shortcut().isEmpty());
        QCOMPARE(f.commands.conflict(id("s.open"), first), QString());
    }
};

LOGGIA_WINDOW_TEST(CommandsTest)

} // namespace commands_test

#include "commands_test.moc"
