#include "ui/window/command_palette.hpp"

#include "ui/commands/commands.hpp"
#include "ui/theme/icons.hpp"
#include "ui/window/screen_room.hpp"

#include <QAccessible>
#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace loggia::ui {

int matchQuality(const QString& typed, const QString& text) {
    int quality = 1;
    qsizetype next = 0;
    bool beside = false;
    for (qsizetype i = 0; i < text.size() && next < typed.size(); ++i) {
        if (text[i].toLower() != typed[next].toLower()) {
            beside = false;
            continue;
        }
        const bool starts_word = i == 0 || !text[i - 1].isLetterOrNumber();
        quality += 1 + (starts_word ? 4 : 0) + (beside ? 2 : 0);
        beside = true;
        ++next;
    }
    return next == typed.size() ? quality : 0;
}

CommandPalette::CommandPalette(const Commands& commands, QWidget* parent)
    : QDialog(parent), commands_(commands) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find command"));
    resize(QSize(520, 420).boundedTo(roomOn(*screen()).size()));
    field_ = new QLineEdit(this);
    field_->setPlaceholderText(tr("What do you want to do?"));
    field_->setAccessibleName(tr("What do you want to do?"));
    field_->installEventFilter(this);
    list_ = new QListWidget(this);
    list_->setAccessibleName(tr("Commands"));
    list_->setUniformItemSizes(true);
    list_->setIconSize(QSize(18, 18));
    auto* column = new QVBoxLayout(this);
    column->addWidget(field_);
    column->addWidget(list_);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(field_, &QLineEdit::returnPressed, this, &CommandPalette::accept);
    connect(list_, &QListWidget::itemActivated, this, &CommandPalette::accept);
    // The keyboard stays in the field, so that is what a screen reader reads.
    connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item == nullptr || item->text() == field_->accessibleDescription())
            return;
        field_->setAccessibleDescription(item->text());
        // Orca passes over another description of what it has read already.
        QAccessibleEvent alert(list_, QAccessible::Alert);
        alert.setChild(list_->row(item));
        QAccessible::updateAccessibility(&alert);
    });
    filter({});
    field_->setFocus();
}

void CommandPalette::filter(const QString& typed) {
    struct Hit {
        int quality;
        const Commands::Entry* entry;
    };
    std::vector<Hit> hits;
    for (const auto& entry : commands_.entries()) {
        const QString name = plainText(entry.action->text());
        const int quality = matchQuality(typed, name);
        if (entry.action->isEnabled() && quality > 0)
            hits.push_back({quality * 100 - static_cast<int>(name.size()), &entry});
    }
    if (!typed.isEmpty())
        std::stable_sort(hits.begin(), hits.end(), [](const Hit& one, const Hit& other) {
            return one.quality > other.quality;
        });
    list_->clear();
    for (const Hit& hit : hits) {
        const QAction& action = *hit.entry->action;
        const QString keys = action.shortcut().toString(QKeySequence::NativeText);
        QString text = plainText(action.text());
        if (!keys.isEmpty())
            text += QStringLiteral("   %1").arg(keys);
        auto* item =
            new QListWidgetItem(iconInList(action.icon(), list_->iconSize().width()), text, list_);
        item->setToolTip(action.statusTip());
        item->setData(Qt::UserRole, action.objectName());
    }
    if (hits.empty())
        (new QListWidgetItem(tr("No command matches."), list_))->setFlags(Qt::NoItemFlags);
    list_->setCurrentRow(0);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    // The arrows move in the list while the letters go on into the field.
    if (watched == field_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
            key == Qt::Key_PageDown)
            return QCoreApplication::sendEvent(list_, event);
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::accept() {
    const QListWidgetItem* item = list_->currentItem();
    const QString id = item ? item->data(Qt::UserRole).toString() : QString();
    const QPointer<QAction> action = id.isEmpty() ? nullptr : commands_.action(id);
    // First closed, then done: the command may open a dialog of its own.
    QDialog::accept();
    if (action)
        action->trigger();
}

} // namespace loggia::ui
