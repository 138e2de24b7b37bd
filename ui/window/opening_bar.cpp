#include "ui/window/opening_bar.hpp"

#include "ui/shell/documents.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace loggia::ui {

namespace {

constexpr int hundred = 100; // per cent

} // namespace

OpeningBar::OpeningBar(Documents* documents, QWidget* parent)
    : QWidget(parent), name_(new QLabel(this)), progress_(new QProgressBar(this)) {
    progress_->setRange(0, hundred);
    progress_->setFixedWidth(fontMetrics().averageCharWidth() * 20);
    progress_->setAccessibleName(tr("Progress of reading the file"));
    auto* stop = new QPushButton(tr("Stop opening"), this);
    stop->setObjectName(QStringLiteral("stop-opening"));
    stop->setToolTip(tr("Cancel opening this file"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 8, 0);
    row->addWidget(name_);
    row->addWidget(progress_);
    row->addWidget(stop);
    connect(stop, &QPushButton::clicked, documents, &Documents::stopOpening);
    connect(documents, &Documents::openingChanged, this, [this](const QString& name) {
        name_->setText(name);
        progress_->setValue(0);
        setVisible(!name.isEmpty());
    });
    connect(documents, &Documents::openingProgressed, this,
            [this](double fraction) { progress_->setValue(static_cast<int>(fraction * hundred)); });
}

} // namespace loggia::ui
