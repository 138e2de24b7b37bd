#include "ui/widgets/expander.hpp"

#include <QAccessibleWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace loggia::ui {

namespace {

/// Told by its type from other tool buttons, for which Qt has an interface.
class ExpanderButton final : public QToolButton {
public:
    using QToolButton::QToolButton;
};

/// A button that is expanded or collapsed; Qt takes it for a check box.
class ButtonAccessible final : public QAccessibleWidget {
public:
    explicit ButtonAccessible(ExpanderButton* button)
        : QAccessibleWidget(button, QAccessible::Button), button_(button) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? button_->text() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = button_->isChecked();
        state.collapsed = !button_->isChecked();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (button_->isEnabled())
            names.prepend(pressAction());
        return names;
    }
    void doAction(const QString& name) override {
        if (name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (button_->isEnabled())
            button_->click();
    }

private:
    ExpanderButton* button_;
};

QAccessibleInterface* button_interface(const QString& /*name*/, QObject* object) {
    auto* button = dynamic_cast<ExpanderButton*>(object);
    return button != nullptr ? new ButtonAccessible(button) : nullptr;
}

} // namespace

Expander::Expander(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), button_(new ExpanderButton(this)), content_(content) {
    QAccessible::installFactory(&button_interface);
    button_->setText(title);
    button_->setCheckable(true);
    button_->setAutoRaise(true);
    button_->setArrowType(Qt::RightArrow);
    button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button_->setFocusPolicy(Qt::StrongFocus); // the next Tab goes into what was opened
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(button_, 0, Qt::AlignLeft);
    layout->addWidget(content_);
    content_->setVisible(false);
    connect(button_, &QToolButton::toggled, this, [this](bool expanded) {
        button_->setArrowType(expanded ? Qt::DownArrow : Qt::RightArrow);
        content_->setVisible(expanded);
        QAccessible::State changed;
        changed.expanded = true;
        QAccessibleStateChangeEvent event(button_, changed);
        QAccessible::updateAccessibility(&event);
        Q_EMIT expandedChanged(expanded);
    });
}

void Expander::setExpanded(bool expanded) {
    button_->setChecked(expanded);
}
bool Expander::isExpanded() const {
    return button_->isChecked();
}

} // namespace loggia::ui
