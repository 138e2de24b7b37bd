#include "ui/widgets/step_buttons.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/theme/icons.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace loggia::ui {

StepButtons::StepButtons(const std::array<QString, 4>& names, QWidget* parent) : QWidget(parent) {
    const std::array icons{QStringLiteral("first"), QStringLiteral("previous"),
                           QStringLiteral("next"), QStringLiteral("last")};
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setIcon(icon(icons.at(i)));
        button->setAutoRaise(true);
        button->setToolTip(names.at(i));
        button->setAccessibleName(names.at(i));
        button->setAutoRepeat(i == 1 || i == 2);
        connect(button, &QToolButton::clicked, this, [this, i] {
            const std::array targets{std::size_t{0}, shown_ - 1, shown_ + 1, last_};
            if (leadsOn(i))
                Q_EMIT picked(targets.at(i));
        });
        button->installEventFilter(this);
        layout->addWidget(button);
        buttons_.at(i) = button;
    }
    setPosition(0, 0);
}

void StepButtons::setCommands(const std::array<const char*, 4>& ids) {
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        setCommand(buttons_.at(i), ids.at(i));
}

void StepButtons::setPosition(std::size_t shown, std::size_t last) {
    shown_ = shown;
    last_ = last;
    refresh();
}

bool StepButtons::leadsOn(std::size_t button) const {
    return button < 2 ? shown_ > 0 : shown_ < last_;
}

void StepButtons::refresh() {
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        buttons_.at(i)->setEnabled(leadsOn(i) || buttons_.at(i)->hasFocus());
}

bool StepButtons::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(this, &StepButtons::refresh, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

} // namespace loggia::ui
