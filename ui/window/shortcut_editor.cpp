#include "ui/window/shortcut_editor.hpp"

#include "ui/commands/commands.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/close_button.hpp"
#include "ui/window/chord_edit.hpp"
#include "ui/window/screen_room.hpp"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace loggia::ui {

namespace {

enum Column { name_column, place_column, key_column };

QString place(const Commands::Entry& entry, const QHash<QString, QString>& titles) {
    switch (entry.spec.menu) {
    case Menu::file:
        return QObject::tr("File");
    case Menu::edit:
        return QObject::tr("Edit");
    case Menu::view:
        return QObject::tr("View");
    case Menu::help:
        return QObject::tr("Help");
    case Menu::page:
        break;
    }
    return titles.value(entry.group);
}

QString native(const QKeySequence& keys) {
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

ShortcutEditor::ShortcutEditor(Commands& commands, const QHash<QString, QString>& titles,
                               QWidget* parent)
    : QDialog(parent), commands_(commands) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(QSize(640, 560).boundedTo(roomOn(*screen()).size()));

    search_ = new QLineEdit(this);
    search_->setPlaceholderText(tr("Find a command or a key"));
    search_->setAccessibleName(tr("Find a command or a key"));
    search_->setClearButtonEnabled(true);
    list_ = new QTreeWidget(this);
    list_->setAccessibleName(tr("Commands"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAlternatingRowColors(true);
    list_->setAllColumnsShowFocus(true);
    list_->setHeaderLabels({tr("Command"), tr("Where"), tr("Key")});
    list_->header()->setSectionResizeMode(name_column, QHeaderView::Stretch);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(place_column, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(key_column, QHeaderView::ResizeToContents);
    keys_ = new ChordEdit(this);
    auto* label = new QLabel(tr("&Key:"), this);
    label->setBuddy(keys_);
    keys_->setAccessibleName(tr("Key of the command"));
    clear_ = new QPushButton(tr("&No Key"), this);
    reset_ = new QPushButton(tr("&Reset"), this);
    reset_all_ = new QPushButton(tr("Rese&t All"), this);
    warning_ = new QLabel(this);
    warning_->setObjectName(QStringLiteral("warning"));
    warning_->setWordWrap(true);
    take_over_ = new QPushButton(tr("Re&assign Key"), this);

    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(keys_, 1);
    row->addWidget(clear_);
    row->addWidget(reset_);
    auto* warning_row = new QHBoxLayout;
    warning_row->addWidget(warning_, 1);
    warning_row->addWidget(take_over_);
    QDialogButtonBox* buttons = makeCloseButton(this);
    buttons->addButton(reset_all_, QDialogButtonBox::ResetRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    column->addLayout(row);
    column->addLayout(warning_row);
    column->addWidget(buttons);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false);

    connect(search_, &QLineEdit::textChanged, this, &ShortcutEditor::filter);
    connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::selected);
    connect(keys_, &ChordEdit::entered, this, &ShortcutEditor::keyEntered);
    connect(take_over_, &QPushButton::clicked, this, &ShortcutEditor::takeOver);
    connect(clear_, &QPushButton::clicked, this,
            [this] { commands_.setShortcut(currentId(), QKeySequence()); });
    connect(reset_, &QPushButton::clicked, this, &ShortcutEditor::resetOne);
    connect(reset_all_, &QPushButton::clicked, this, &ShortcutEditor::resetAll);
    connect(&commands_, &Commands::shortcutsChanged, this, &ShortcutEditor::refresh);
    fill(titles);
    refresh();
    search_->setFocus();
}

void ShortcutEditor::fill(const QHash<QString, QString>& titles) {
    const int icon_size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, list_);
    for (const auto& entry : commands_.entries()) {
        if (!entry.action->isVisible())
            continue;
        auto* item = new QTreeWidgetItem(list_);
        item->setText(name_column, plainText(entry.spec.textShown()));
        item->setText(place_column, place(entry, titles));
        item->setToolTip(name_column, entry.spec.helpShown());
        item->setIcon(name_column, iconInList(entry.action->icon(), icon_size));
        item->setData(name_column, Qt::UserRole, QString::fromLatin1(entry.spec.id));
    }
    list_->setCurrentItem(list_->topLevelItem(0));
}

QString ShortcutEditor::currentId() const {
    const QTreeWidgetItem* item = list_->currentItem();
    return item ? item->data(name_column, Qt::UserRole).toString() : QString();
}

void ShortcutEditor::refresh() {
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = list_->topLevelItem(i);
        const QString id = item->data(name_column, Qt::UserRole).toString();
        const QKeySequence keys = commands_.shortcut(id);
        item->setText(key_column, native(keys));
        // What a person changed stands out.
        QFont font = list_->font();
        font.setBold(keys != Commands::defaultShortcut(commands_.find(id)->spec));
        item->setFont(key_column, font);
    }
    selected();
}

void ShortcutEditor::filter(const QString& text) {
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = list_->topLevelItem(i);
        bool matches = false;
        for (const int column : {name_column, place_column, key_column})
            matches = matches || item->text(column).contains(text, Qt::CaseInsensitive);
        item->setHidden(!matches);
        if (matches && !first)
            first = item;
    }
    if (!list_->currentItem() || list_->currentItem()->isHidden())
        list_->setCurrentItem(first);
}

void ShortcutEditor::selected() {
    const QString id = currentId();
    const bool any = !id.isEmpty();
    const QKeySequence keys = any ? commands_.shortcut(id) : QKeySequence();
    const bool changed = any && keys != Commands::defaultShortcut(commands_.find(id)->spec);
    keys_->setChord(keys);
    keys_->setEnabled(any);
    clear_->setEnabled(!keys.isEmpty());
    reset_->setEnabled(changed);
    warning_->clear();
    take_over_->hide();
}

void ShortcutEditor::keyEntered(const QKeySequence& keys) {
    const QString id = currentId();
    const QString other = commands_.conflict(id, keys);
    if (other.isEmpty()) {
        commands_.setShortcut(id, keys);
        refresh();
        return;
    }
    keys_->setChord(keys);
    setTextColour(*warning_, &Colours::warning);
    warning_->setText(tr("%1 is the key of “%2”.")
                          .arg(native(keys), plainText(commands_.find(other)->spec.textShown())));
    take_over_->show();
}

void ShortcutEditor::takeOver() {
    const QString id = currentId();
    const QKeySequence keys = keys_->chord();
    for (QString other = commands_.conflict(id, keys); !other.isEmpty();
         other = commands_.conflict(id, keys))
        commands_.setShortcut(other, QKeySequence());
    commands_.setShortcut(id, keys);
}

void ShortcutEditor::resetOne() {
    const QString id = currentId();
    if (const Commands::Entry* entry = commands_.find(id))
        keyEntered(Commands::defaultShortcut(entry->spec));
}

void ShortcutEditor::resetAll() {
    for (const auto& entry : commands_.entries())
        commands_.setShortcut(QString::fromLatin1(entry.spec.id),
                              Commands::defaultShortcut(entry.spec));
}

} // namespace loggia::ui
