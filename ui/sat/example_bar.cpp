#include "ui/sat/example_bar.hpp"

#include "ui/widgets/flow_layout.hpp"

#include <QLabel>
#include <QToolButton>

namespace loggia::ui {

ExampleBar::ExampleBar(QWidget* parent) : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* lead = new QLabel(tr("Examples:"), this);
    lead->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(lead);
    for (const SatExample example : sat_examples) {
        auto* button = new QToolButton(this);
        button->setText(titleOf(example));
        button->setToolTip(helpOf(example));
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, example] { Q_EMIT picked(example); });
    }
}

} // namespace loggia::ui
