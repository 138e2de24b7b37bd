#include "ui/lessons/start_card.hpp"

#include "ui/theme/icons.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace loggia::ui {

StartCard::StartCard(const QString& text, const Offers& offers, QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("startCard"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Introduction"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->addWidget(label, 1);
    const auto add = [this, row](const QString& name, const QString& tip, auto signal) {
        auto* button = new QPushButton(name, this);
        button->setToolTip(tip);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, signal);
    };
    if (offers.lesson)
        add(tr("Start the lesson"), tr("A few steps on a page of its own, in Help > Learn too"),
            &StartCard::lessonWanted);
    if (offers.example)
        add(tr("Open an example"), tr("The first of those in File > Examples"),
            &StartCard::exampleWanted);
    add(tr("New"), tr("Begin with an empty document (Ctrl+N)"), &StartCard::newWanted);
    auto* close = new QToolButton(this);
    close->setIcon(icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Close the introduction"));
    close->setToolTip(tr("Help > Introduction brings it back"));
    row->addWidget(close);
    connect(close, &QToolButton::clicked, this, &StartCard::closeWanted);
}

} // namespace loggia::ui
