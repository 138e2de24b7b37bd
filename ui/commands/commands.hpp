#pragma once

#include "ui/commands/command.hpp"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAction;
class QSettings;
class QWidget;

namespace loggia::ui {

/// The property of an action that is the title of its submenu; empty for none.
inline constexpr auto submenu_property = "loggia.submenu";

/// Makes actions from command tables: one for each entry, with its text, icon, shortcut, tooltip
/// and status tip. Commands come in groups: the shell's and one for each page. Only the shell's
/// group and the active one answer, so two pages may use the same key.
///
/// Shortcuts that a person changed are kept in `settings` under the command's id.
class Commands : public QObject {
    Q_OBJECT

public:
    /// The object whose commands a table holds: what their functions are called with.
    using Owner = std::function<QObject&()>;
    struct Entry {
        QString group; ///< Empty for the shell's.
        CommandSpec spec;
        QAction* action = nullptr;
    };

    explicit Commands(QSettings& settings, QObject* parent = nullptr);

    /// Adds a table as group `group`, "" for the shell's. `owner` is asked only while the group
    /// answers. A command whose id is another's is refused with a warning. O(commands).
    void add(const QString& group, CommandTable table, const Owner& owner);
    /// Makes `group` the one that answers beside the shell's.
    void activate(const QString& group);
    /// Asks every command that answers whether it is enabled and whether it is checked.
    void refresh();

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    /// Null, with a warning, for an unknown id.
    [[nodiscard]] const Entry* find(const QString& id) const;
    [[nodiscard]] QAction* action(const QString& id) const;
    /// The actions of one menu in the order of the table, a null before each group's start.
    [[nodiscard]] QList<QAction*> menuActions(const QString& group, Menu menu) const;
    [[nodiscard]] QList<QAction*> toolBarActions(const QString& group) const;

    [[nodiscard]] QKeySequence shortcut(const QString& id) const;
    [[nodiscard]] static QKeySequence defaultShortcut(const CommandSpec& spec);
    /// Sets and stores a shortcut; the empty one takes it away.
    void setShortcut(const QString& id, const QKeySequence& shortcut);
    /// What else would answer to `shortcut` where `id` does: empty, or the id of a command of the
    /// same group or of the shell's.
    [[nodiscard]] QString conflict(const QString& id, const QKeySequence& shortcut) const;

Q_SIGNALS:
    void shortcutsChanged();
    /// A command of a page that has a mark was run, and it has changed.
    void switched(const QString& name, bool on);

private:
    void bindKeys(const Entry& entry, const QKeySequence& shortcut) const;
    void yieldSecondKeys() const;
    void describe(const Entry& entry) const;

    QSettings& settings_;
    std::vector<Entry> entries_;
    QHash<QString, std::size_t> by_id_;
    QHash<QString, Owner> owners_; ///< by group
    QString active_;
};

/// Those of the window that `widget` is in; null where it has none.
[[nodiscard]] const Commands* commandsAround(const QWidget& widget);

/// A menu text without its mnemonic and dots: "&Open..." -> "Open".
[[nodiscard]] QString plainText(const QString& menu_text);

} // namespace loggia::ui
