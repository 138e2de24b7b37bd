#include "tests/ui/support/command_checks.hpp"

#include "tests/ui/support/bench.hpp"
#include "ui/commands/commands.hpp"
#include "ui/shell/session.hpp"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QKeySequence>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace loggia::ui::testing {

namespace {

/// Each key of a table with the commands that have it.
void collectKeys(QMap<QString, QStringList>& owners, CommandTable table) {
    for (const CommandSpec& spec : table)
        for (const char* text : {spec.shortcut, spec.second_shortcut})
            if (*text != '\0')
                owners[QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText)
                           .toString(QKeySequence::PortableText)]
                    << QString::fromLatin1(spec.id);
}

QStringList sharedKeys(const QMap<QString, QStringList>& owners) {
    QStringList faults;
    for (auto key = owners.begin(); key != owners.end(); ++key)
        if (key->size() > 1)
            faults << QStringLiteral("%1 is the key of %2")
                          .arg(key.key(), key->join(QStringLiteral(" and ")));
    return faults;
}

void collectActions(QSet<const QAction*>& found, const QList<QAction*>& actions) {
    for (const QAction* action : actions) {
        if (!action->isVisible())
            continue;
        found << action;
        if (const QMenu* menu = action->menu())
            collectActions(found, menu->actions());
    }
}

/// All that a command may change.
struct Snapshot {
    QJsonObject session;
    int step = 0;
    QString clipboard;
    qsizetype dialogs = 0;
    QImage picture;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

Snapshot snapshotOf(const Bench& bench) {
    Page& page = *bench.window->currentPage();
    const ScriptedDialogs& asked = bench.dialogs;
    return {page.session()->state(), page.history()->index(), QGuiApplication::clipboard()->text(),
            asked.opened.size() + asked.saved.size() + asked.questions.size(),
            page.grab().toImage()};
}

/// Waits until nothing changes any more.
Snapshot settled(const Bench& bench) {
    Snapshot now = snapshotOf(bench);
    static_cast<void>(QTest::qWaitFor(
        [&] {
            QTest::qWait(15);
            Snapshot next = snapshotOf(bench);
            std::swap(now, next);
            return now == next;
        },
        patience));
    return now;
}

bool works(const Bench& bench, QAction& action, const PageState& state, int milliseconds) {
    state.put(*bench.window->currentPage());
    const Snapshot before = state.busy ? snapshotOf(bench) : settled(bench);
    if (!action.isEnabled())
        return false;
    action.trigger();
    return QTest::qWaitFor([&] { return !(snapshotOf(bench) == before); }, milliseconds);
}

} // namespace

QStringList tableFaults(CommandTable table) {
    QStringList faults;
    QSet<QString> ids;
    for (const CommandSpec& spec : table) {
        const QString id = QString::fromLatin1(spec.id);
        const auto require = [&](bool holds, const char* what) {
            if (!holds)
                faults << QStringLiteral("%1: %2").arg(id, QLatin1String(what));
        };
        require(!ids.contains(id), "its id is another's too");
        ids << id;
        require(id.section(QLatin1Char('.'), 1).size() > 1, "its id has no group and name");
        const QString text = QString::fromUtf8(spec.text);
        require(!plainText(text).trimmed().isEmpty(), "no text");
        const QString help = QString::fromUtf8(spec.help);
        require(help.endsWith(QLatin1Char('.')) && help.front().isUpper(),
                "its tip is no sentence");
        require(*spec.icon == '\0' ||
                    QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(spec.icon))),
                "its icon is missing");
        require(*spec.submenu == '\0' || spec.menu == Menu::page,
                "a submenu of another menu than the page's");
        require(!spec.in_tool_bar || *spec.icon != '\0', "in the tool bar without an icon");
        for (const char* keys : {spec.shortcut, spec.second_shortcut})
            require(*keys == '\0' ||
                        QKeySequence(QString::fromLatin1(keys), QKeySequence::PortableText)[0] !=
                            QKeyCombination(Qt::Key_unknown),
                    "its key is none");
    }
    QMap<QString, QStringList> owners;
    collectKeys(owners, table);
    return faults + sharedKeys(owners);
}

QStringList commandFaults(const PageInfo& info, const std::vector<PageState>& states) {
    QStringList faults = tableFaults(info.commands);
    QMap<QString, QStringList> owners;
    collectKeys(owners, info.commands);
    collectKeys(owners, MainWindow::commandTable());
    faults << sharedKeys(owners);

    QApplication::setCursorFlashTime(0); // a caret that blinks is no change
    const Bench bench([&info] { return std::vector<PageInfo>{info}; });
    bench.theme->setMotion(Motion::reduced);
    QSet<const QAction*> shown;
    collectActions(shown, bench.window->findChild<QMenuBar*>()->actions());
    for (const CommandSpec& spec : info.commands) {
        QAction* action = bench.window->commands().action(QString::fromLatin1(spec.id));
        if (!shown.contains(action))
            faults << action->objectName() + QStringLiteral(": in no menu");
        const bool ends_work = action->objectName().endsWith(QStringLiteral(".stop"));
        // Some are seen only in the last of the states, some after some thinking: on a slow machine
        // all states get a second chance.
        const auto works_within = [&](int milliseconds) {
            return std::any_of(states.begin(), states.end(), [&](const PageState& state) {
                return state.busy == ends_work && works(bench, *action, state, milliseconds);
            });
        };
        if (!works_within(200) && !works_within(10'000))
            faults << action->objectName() + QStringLiteral(": cannot be run or does nothing");
    }
    return faults;
}

} // namespace loggia::ui::testing
