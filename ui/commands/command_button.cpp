#include "ui/commands/command_button.hpp"

#include "ui/commands/commands.hpp"
#include "ui/theme/tip.hpp"

#include <QAbstractButton>
#include <QHelpEvent>

namespace loggia::ui {

namespace {

/// Keys change while the program runs, and so do tips: both are asked for when a tip is shown.
class KeyTip final : public QObject {
public:
    explicit KeyTip(QAbstractButton* button) : QObject(button) { button->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ToolTip)
            return false;
        auto* button = qobject_cast<QAbstractButton*>(watched);
        const Commands* commands = commandsAround(*button);
        if (!commands || button->toolTip().isEmpty())
            return false;
        showTip(static_cast<QHelpEvent*>(event)->globalPos(),
                withKeys(button->toolTip(), commands->shortcut(commandOf(*button))), button);
        return true;
    }
};

constexpr auto id_property = "loggia.command";

} // namespace

void setCommand(QAbstractButton* button, const char* id) {
    if (*id == '\0')
        return;
    button->setProperty(id_property, QString::fromLatin1(id));
    new KeyTip(button); // the button's child
}

QString commandOf(const QAbstractButton& button) {
    return button.property(id_property).toString();
}

QString withKeys(const QString& text, const QKeySequence& keys) {
    return keys.isEmpty()
               ? text
               : QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText));
}

} // namespace loggia::ui
