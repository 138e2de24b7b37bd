#include "ui/commands/commands.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/theme/icons.hpp"

#include <QAction>
#include <QSettings>
#include <QWidget>

namespace loggia::ui {

namespace {

QString settings_key(const QString& id) {
    return QStringLiteral("shortcuts/") + id;
}

} // namespace

const Commands* commandsAround(const QWidget& widget) {
    return widget.window()->findChild<Commands*>(QString(), Qt::FindDirectChildrenOnly);
}

QString plainText(const QString& menu_text) {
    QString text;
    for (qsizetype i = 0; i < menu_text.size(); ++i) {
        if (menu_text[i] == QLatin1Char('&') && ++i == menu_text.size())
            break;
        text += menu_text[i];
    }
    if (text.endsWith(QStringLiteral("..."))) {
        text.chop(3);
        if (text.endsWith(QLatin1Char(' '))) // as German has it
            text.chop(1);
    }
    return text;
}

Commands::Commands(QSettings& settings, QObject* parent) : QObject(parent), settings_(settings) {}

void Commands::add(const QString& group, CommandTable table, const Owner& owner) {
    owners_.insert(group, owner);
    for (const CommandSpec& spec : table) {
        const QString id = QString::fromLatin1(spec.id);
        if (by_id_.contains(id)) {
            qWarning("There are two commands %s", spec.id);
            continue;
        }
        auto* action = new QAction(icon(QString::fromLatin1(spec.icon)), spec.textShown(), this);
        action->setObjectName(id);
        action->setMenuRole(QAction::NoRole);
        action->setAutoRepeat(!spec.runs_once);
        action->setProperty(submenu_property, spec.submenuShown());
        const QString key = settings_key(id);
        const QKeySequence shortcut =
            settings_.contains(key)
                ? QKeySequence(settings_.value(key).toString(), QKeySequence::PortableText)
                : defaultShortcut(spec);
        action->setCheckable(static_cast<bool>(spec.checked));
        connect(action, &QAction::triggered, this, [this, action, group, spec] {
            const bool was_on = spec.checked && spec.checked(owners_[group]());
            spec.trigger(owners_[group]());
            if (!spec.checked)
                return;
            refresh(); // Qt has changed the mark on its own.
            // Which page is in front is heard of the page itself.
            if (!group.isEmpty() && action->isChecked() != was_on)
                Q_EMIT switched(plainText(action->text()).remove(QLatin1Char('?')), !was_on);
        });
        by_id_.insert(id, entries_.size());
        entries_.push_back({group, spec, action});
        bindKeys(entries_.back(), shortcut);
        describe(entries_.back());
    }
    yieldSecondKeys();
    refresh();
}

void Commands::activate(const QString& group) {
    active_ = group;
    refresh();
}

void Commands::refresh() {
    for (const Entry& entry : entries_) {
        const bool answers = entry.group.isEmpty() || entry.group == active_;
        entry.action->setEnabled(answers && entry.spec.isEnabled(owners_[entry.group]()));
        if (answers && entry.spec.checked)
            entry.action->setChecked(entry.spec.checked(owners_[entry.group]()));
    }
}

const Commands::Entry* Commands::find(const QString& id) const {
    if (const auto found = by_id_.find(id); found != by_id_.end())
        return &entries_[*found];
    qWarning("There is no command %s", qPrintable(id));
    return nullptr;
}

QAction* Commands::action(const QString& id) const {
    const Entry* entry = find(id);
    return entry ? entry->action : nullptr;
}

QList<QAction*> Commands::menuActions(const QString& group, Menu menu) const {
    QList<QAction*> actions;
    for (const Entry& entry : entries_) {
        if (entry.group != group || entry.spec.menu != menu)
            continue;
        if (entry.spec.starts_group && !actions.isEmpty())
            actions << nullptr;
        actions << entry.action;
    }
    return actions;
}

QList<QAction*> Commands::toolBarActions(const QString& group) const {
    QList<QAction*> actions;
    bool group_starts = false;
    for (const Entry& entry : entries_) {
        if (entry.group != group)
            continue;
        group_starts = group_starts || entry.spec.starts_group;
        if (!entry.spec.in_tool_bar)
            continue;
        if (group_starts && !actions.isEmpty())
            actions << nullptr;
        group_starts = false;
        actions << entry.action;
    }
    return actions;
}

QKeySequence Commands::shortcut(const QString& id) const {
    const QAction* found = action(id);
    return found ? found->shortcut() : QKeySequence();
}

QKeySequence Commands::defaultShortcut(const CommandSpec& spec) {
    return QKeySequence(QString::fromLatin1(spec.shortcut), QKeySequence::PortableText);
}

void Commands::setShortcut(const QString& id, const QKeySequence& shortcut) {
    const Entry* entry = find(id);
    if (!entry || entry->action->shortcut() == shortcut)
        return;
    bindKeys(*entry, shortcut);
    yieldSecondKeys();
    describe(*entry);
    // Only what differs from the default is stored, so that later defaults reach everybody else.
    if (shortcut == defaultShortcut(entry->spec))
        settings_.remove(settings_key(id));
    else
        settings_.setValue(settings_key(id), shortcut.toString(QKeySequence::PortableText));
    Q_EMIT shortcutsChanged();
}

QString Commands::conflict(const QString& id, const QKeySequence& shortcut) const {
    const Entry* entry = find(id);
    if (!entry || shortcut.isEmpty())
        return {};
    for (const Entry& other : entries_) {
        const bool together =
            entry->group.isEmpty() || other.group.isEmpty() || entry->group == other.group;
        const QKeySequence theirs = other.action->shortcut();
        const bool clash =
            !theirs.isEmpty() && (theirs.matches(shortcut) != QKeySequence::NoMatch ||
                                  shortcut.matches(theirs) != QKeySequence::NoMatch);
        if (&other != entry && together && clash)
            return QString::fromLatin1(other.spec.id);
    }
    return {};
}

void Commands::bindKeys(const Entry& entry, const QKeySequence& shortcut) const {
    QList<QKeySequence> keys{shortcut};
    // Who takes the key of a command away wants it to have none.
    if (const QString second = QString::fromLatin1(entry.spec.second_shortcut);
        !shortcut.isEmpty() && !second.isEmpty())
        keys << QKeySequence(second, QKeySequence::PortableText);
    entry.action->setShortcuts(keys);
}

/// A second key that has become the first one of another command is that command's alone.
void Commands::yieldSecondKeys() const {
    for (const Entry& entry : entries_) {
        if (*entry.spec.second_shortcut == '\0')
            continue;
        const QKeySequence first = entry.action->shortcut();
        bindKeys(entry, first);
        const auto keys = entry.action->shortcuts();
        if (keys.size() > 1 && !conflict(QString::fromLatin1(entry.spec.id), keys[1]).isEmpty())
            entry.action->setShortcuts({first});
    }
}

void Commands::describe(const Entry& entry) const {
    const QString help = entry.spec.helpShown();
    const QString tip = withKeys(plainText(entry.action->text()), entry.action->shortcut());
    entry.action->setToolTip(help.isEmpty() ? tip : tip + QLatin1Char('\n') + help);
    entry.action->setStatusTip(help);
    entry.action->setWhatsThis(help);
}

} // namespace loggia::ui
