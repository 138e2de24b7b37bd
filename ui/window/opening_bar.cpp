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

OpeningBar::OpeningBar(Documents* documents, Way way, QWidget* parent)
    : QWidget(parent), name_(new QLabel(this)), progress_(new QProgressBar(this)) {
    const bool opens = way == Way::opening;
    setObjectName(opens ? QStringLiteral("opening") : QStringLiteral("saving"));
    name_->setTextFormat(Qt::PlainText);
    progress_->setRange(0, hundred);
    progress_->setFixedWidth(fontMetrics().averageCharWidth() * 20);
    progress_->setAccessibleName(opens ? tr("Progress of reading the file")
                                       : tr("Progress of writing the file"));
    auto* stop = new QPushButton(opens ? tr("Stop opening") : tr("Stop saving"), this);
    stop->setObjectName(opens ? QStringLiteral("stop-opening") : QStringLiteral("stop-saving"));
    stop->setToolTip(opens ? tr("Cancel opening this file")
                           : tr("Cancel saving; the file stays as it was"));
    // The status bar is as high as its highest part at all times, also while that is hidden.
    stop->setFixedHeight(fontMetrics().height() + 6);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 8, 0);
    row->addWidget(name_);
    row->addWidget(progress_);
    row->addWidget(stop);
    connect(stop, &QPushButton::clicked, documents,
            opens ? &Documents::stopOpening : &Documents::stopSaving);
    connect(documents, opens ? &Documents::openingChanged : &Documents::savingChanged, this,
            &OpeningBar::show);
    connect(documents, opens ? &Documents::openingProgressed : &Documents::savingProgressed, this,
            &OpeningBar::setProgress);
}

void OpeningBar::show(const QString& name) {
    name_->setText(name);
    progress_->setValue(0);
    setVisible(!name.isEmpty());
}

void OpeningBar::setProgress(double fraction) {
    progress_->setValue(static_cast<int>(fraction * hundred));
}

} // namespace loggia::ui
