#include "ui/wumpus/grade_panel.hpp"

#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/wumpus/cave_view.hpp"

#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

namespace {

QString verdictOf(const std::optional<Checks>& checks) {
    if (!checks)
        return GradePanel::tr("Comparing with the reference rules\u2026");
    if (checks->failure)
        return sentence(checks->failure->message);
    const QString unread =
        checks->rules_left_out == 0
            ? QString()
            : counted(checks->rules_left_out,
                      GradePanel::tr(" %1 line was skipped because it cannot be read."),
                      GradePanel::tr(" %1 lines were skipped because they cannot be read."));
    if (!checks->faults.empty())
        return counted(checks->faults.size(),
                       GradePanel::tr("%1 difference from the reference rules."),
                       GradePanel::tr("%1 differences from the reference rules.")) +
               unread;
    return (checks->graded
                ? GradePanel::tr("Equivalent to the reference rules: 49,128 caves satisfy them.")
                : GradePanel::tr("Stopped before a result was found.")) +
           unread;
}

} // namespace

GradePanel::GradePanel(QWidget* parent)
    : QWidget(parent), verdict_(new QLabel(this)), list_(new QListWidget(this)),
      caption_(new QLabel(this)), cave_(new CavePicture(this)) {
    verdict_->setObjectName(QStringLiteral("grade"));
    list_->setObjectName(QStringLiteral("faults"));
    for (QLabel* label : {verdict_, caption_}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    list_->setAccessibleName(tr("Differences from the reference rules"));
    list_->setWordWrap(true);
    list_->setSpacing(2);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    cave_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(verdict_);
    layout->addWidget(list_, 1);
    layout->addWidget(caption_);
    layout->addWidget(cave_, 2);
    connect(list_, &QListWidget::currentRowChanged, this, &GradePanel::showCave);
    const auto activated = [this](QListWidgetItem* item) { go(list_->row(item)); };
    connect(list_, &QListWidget::itemClicked, this, activated);
    connect(list_, &QListWidget::itemActivated, this, activated);
    setChecks({});
}

void GradePanel::setChecks(const std::optional<Checks>& checks) {
    verdict_->setText(verdictOf(checks));
    const int row = list_->currentRow();
    {
        const QSignalBlocker blocker(list_);
        list_->clear();
        faults_ = checks ? checks->faults : std::vector<Checks::Fault>();
        for (const Checks::Fault& fault : faults_)
            list_->addItem(fault.title);
        list_->setCurrentRow(
            std::clamp(row, faults_.empty() ? -1 : 0, static_cast<int>(faults_.size()) - 1));
    }
    list_->setVisible(!faults_.empty());
    showCave(list_->currentRow());
}

void GradePanel::showCave(int row) {
    const bool any = row >= 0 && row < static_cast<int>(faults_.size());
    caption_->setVisible(any);
    cave_->setVisible(any);
    if (!any)
        return;
    const Checks::Fault& fault = faults_[static_cast<std::size_t>(row)];
    caption_->setText(fault.accepted
                          ? tr("Your rules accept this cave; the reference rules forbid it:")
                          : tr("Your rules forbid this cave; the reference rules allow it:"));
    cave_->setWorld(fault.world);
}

void GradePanel::go(int row) {
    if (row >= 0 && row < static_cast<int>(faults_.size()))
        if (const auto& line = faults_[static_cast<std::size_t>(row)].line)
            Q_EMIT lineWanted(*line);
}

} // namespace loggia::ui
