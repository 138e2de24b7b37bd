#include "ui/widgets/limit_box.hpp"

#include "ui/widgets/decimal_box.hpp"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace loggia::ui {

LimitBox::LimitBox(const QString& subject, QWidget* parent)
    : QWidget(parent), kind_(new QComboBox(this)), seconds_(new DecimalBox(this)),
      depth_(new QSpinBox(this)) {
    kind_->addItems({tr("Time"), tr("Depth")});
    kind_->setAccessibleName(tr("%1: kind of limit").arg(subject));
    kind_->setToolTip(tr("Limit each move by time or by search depth"));
    seconds_->setRange(0.1, 3600);
    seconds_->setDecimals(1);
    seconds_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    seconds_->setSuffix(tr(" s"));
    seconds_->setAccessibleName(tr("%1: seconds").arg(subject));
    seconds_->setToolTip(tr("Longest time for one move"));
    depth_->setToolTip(tr("Moves that the search looks ahead"));
    depth_->setRange(1, 42);
    nameDepth();
    depth_->setAccessibleName(tr("%1: search depth in moves").arg(subject));
    for (QAbstractSpinBox* box :
         {static_cast<QAbstractSpinBox*>(seconds_), static_cast<QAbstractSpinBox*>(depth_)}) {
        box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("3600.0 s")) + 34);
        box->setKeyboardTracking(false);
        box->setFocusPolicy(Qt::StrongFocus);
    }
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(kind_);
    layout->addWidget(seconds_, 1);
    layout->addWidget(depth_, 1);
    showKind();
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT changed();
    });
    connect(seconds_, &QDoubleSpinBox::valueChanged, this, &LimitBox::changed);
    connect(depth_, &QSpinBox::valueChanged, this, &LimitBox::nameDepth);
    connect(depth_, &QSpinBox::valueChanged, this, &LimitBox::changed);
}

bool LimitBox::isByDepth() const {
    return kind_->currentIndex() == 1;
}
int LimitBox::depth() const {
    return depth_->value();
}
double LimitBox::seconds() const {
    return seconds_->value();
}

void LimitBox::setLimit(bool by_depth, int depth, double seconds) {
    const QSignalBlocker kind(kind_);
    const QSignalBlocker first(seconds_);
    const QSignalBlocker second(depth_);
    kind_->setCurrentIndex(by_depth ? 1 : 0);
    depth_->setValue(depth);
    seconds_->setValue(seconds);
    nameDepth();
    showKind();
}

void LimitBox::nameDepth() {
    depth_->setSuffix(depth_->value() == 1 ? tr(" move") : tr(" moves"));
}

void LimitBox::showKind() {
    seconds_->setVisible(!isByDepth());
    depth_->setVisible(isByDepth());
}

} // namespace loggia::ui
