#include "ui/puzzles/modulo_panel.hpp"

#include "ui/language/core_words.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace loggia::ui {

ModuloPanel::ModuloPanel(QWidget* parent)
    : QWidget(parent), card_(new ExplanationCard(this)), list_(new QListWidget(this)),
      wrap_(new QPushButton(tr("&Wrap in mod 2"), this)) {
    list_->setObjectName(QStringLiteral("slips"));
    list_->setWordWrap(true);
    heading_ = heading(tr("Equations that Mace4 reads differently"), this, list_);
    wrap_->setObjectName(QStringLiteral("wrap"));
    wrap_->setToolTip(tr("Add (...) mod 2 around both sides of these equations"));
    card_->addButton(wrap_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(card_);
    layout->addWidget(heading_);
    layout->addWidget(list_, 1);
    layout->addStretch();
    const auto pick = [this](QListWidgetItem* item) {
        Q_EMIT linePicked(item->data(Qt::UserRole).toInt());
    };
    connect(list_, &QListWidget::itemClicked, this, pick);
    connect(list_, &QListWidget::itemActivated, this, pick);
    connect(wrap_, &QPushButton::clicked, this, &ModuloPanel::wrapWanted);
    setSlips({});
}

void ModuloPanel::setSlips(const std::vector<gf2::IntegerSlip>& slips) {
    list_->clear();
    for (const gf2::IntegerSlip& slip : slips) {
        auto* item = new QListWidgetItem(
            tr("Line %1. %2").arg(slip.span.line).arg(coreWords(to_words(slip))), list_);
        item->setData(Qt::UserRole, slip.span.line);
    }
    const bool any = !slips.empty();
    const QString why =
        tr("In GF(2), 1 + 1 = 0. Mace4 computes with integers, where 1 + 1 = 2. A sum means the "
           "same in both only inside (...) mod 2, as in (a + b) mod 2.");
    card_->setExplanation(
        any ? tr("Mace4 would find different solutions") : tr("Mace4 finds the same solutions"),
        any ? why
            : why + QStringLiteral("\n\n") + tr("Every equation already means the same in both."));
    wrap_->setVisible(any);
    heading_->setVisible(any);
    list_->setVisible(any);
}

} // namespace loggia::ui
