#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/commands.hpp"

#include <QAction>

#include <array>

namespace commands_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr std::array shell{
    CommandSpec{"s.open", "&Open...", "Open a file.", "open", "Ctrl+O", Menu::file, true},
    CommandSpec{"s.save", "&Save && Keep", "", "", "Ctrl+S", Menu::file, false, true},
};
constexpr std::array page_a{
    CommandSpec{"a.go", "&Go", "Go.", "", "G", Menu::page, true},
    CommandSpec{"a.chord", "&Chord", "", "", "Ctrl+K, Ctrl+S"},
};
constexpr std::array tabs{
    CommandSpec{"t.next", "&Next", "", "", "Ctrl+PgDown", Menu::view, false, false, "Ctrl+Tab"},
};
constexpr std::array page_b{CommandSpec{"b.go", "&Go", "Go.", "", "G"}};

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
        QStringList ran;
        bool possible = true;

        Fixture() {
            const auto run = [this](const QString& which) { ran << which; };
            commands.add({}, shell, {run, [this](const QString&) { return possible; }});
            commands.add(id("a"), page_a, {run, {}});
            commands.add(id("b"), page_b, {run, {}});
            commands.activate(id("a"));
        }
    };

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void plainTextHasNoMarks() {
        QCOMPARE(plainText(id("&Open...")), id("Open"));
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
        QVERIFY(f.commands.action(id("no.such")) == nullptr);
        QCOMPARE(f.commands.menuActions({}, Menu::file).size(), 3); // with a separator
        QCOMPARE(f.commands.toolBarActions({}).size(), 1);
        f.commands.action(id("a.go"))->trigger();
        QCOMPARE(f.ran, QStringList{id("a.go")});
    }

    void onlyTheActivePageAnswers() {
        Fixture f;
        QVERIFY(f.commands.action(id("a.go"))->isEnabled());
        QVERIFY(!f.commands.action(id("b.go"))->isEnabled());
        f.commands.activate(id("b"));
        QVERIFY(!f.commands.action(id("a.go"))->isEnabled());
        QVERIFY(f.commands.action(id("b.go"))->isEnabled());
        f.possible = false;
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
        again.add({}, shell, {});
        again.add(id("a"), page_a, {});
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
        f.commands.add(id("t"), tabs, {{}, {}});
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
