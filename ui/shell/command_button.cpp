#include "ui/shell/command_button.hpp"

#include "ui/shell/commands.hpp"
#include "ui/shell/main_window.hpp"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QToolTip>

namespace loggia::ui {

namespace {

/// Keys change while the program runs, and so do tips: both are asked for when a tip is shown.
class KeyTip final : public QObject {
public:
    KeyTip(QAbstractButton* button, const char* id)
        : QObject(button), id_(QString::fromLatin1(id)) {
        button->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ToolTip)
            return false;
        auto* button = qobject_cast<QAbstractButton*>(watched);
        auto* window = qobject_cast<MainWindow*>(button->window());
        if (!window || button->toolTip().isEmpty())
            return false;
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                           withKeys(button->toolTip(), window->commands().shortcut(id_)), button);
        return true;
    }

private:
    QString id_;
};

} // namespace

void setCommand(QAbstractButton* button, const char* id) {
    if (*id == '\0')
        return;
    new KeyTip(button, id); // the button's child
}

QString withKeys(const QString& text, const QKeySequence& keys) {
    return keys.isEmpty()
               ? text
               : QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText));
}

} // namespace loggia::ui
