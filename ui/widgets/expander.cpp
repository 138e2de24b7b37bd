#include "ui/widgets/expander.hpp"

#include <QToolButton>
#include <QVBoxLayout>

namespace loggia::ui {

Expander::Expander(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), button_(new QToolButton(this)), content_(content) {
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
