#include "ui/grading/disk_notice.hpp"

#include "ui/batch/batch_button.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/number_text.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>

#include <algorithm>
#include <cstdint>

namespace loggia::ui {

DiskNotice::DiskNotice(QWidget* parent)
    : QFrame(parent), text_(new QLabel(this)),
      grade_(makeBatchButton(tr("Grade agai&n"), "grade-again", nullptr,
                             tr("Grade only the hand-ins that have changed (F5)"), this)),
      add_(makeBatchButton(tr("&Add to the table"), "add-arrivals", nullptr,
                           tr("The new hand-ins wait in the table until they are graded"), this)),
      ignore_(makeBatchButton(tr("Ignor&e"), "ignore-arrivals", nullptr,
                              tr("These files and folders are not offered again"), this)) {
    setObjectName(QStringLiteral("disk-notice"));
    setFrameShape(StyledPanel);
    text_->setObjectName(QStringLiteral("disk-text"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->addWidget(text_, 1);
    row->addWidget(grade_);
    row->addWidget(add_);
    row->addWidget(ignore_);
    connect(grade_, &QPushButton::clicked, this, &DiskNotice::gradeWanted);
    connect(add_, &QPushButton::clicked, this, &DiskNotice::addWanted);
    connect(ignore_, &QPushButton::clicked, this, &DiskNotice::ignoreWanted);
    hide();
}

DiskNotice::News DiskNotice::newsOf(const ClassModel& model,
                                    const std::vector<std::filesystem::path>& arrivals) {
    constexpr std::size_t most_names = 3;
    constexpr std::size_t longest_name = 40;
    News news;
    for (int row = 0; row < model.rowCount(); ++row) {
        const Freshness freshness = model.freshness(row);
        news.missing += freshness == Freshness::missing ? 1 : 0;
        news.changed += model.isOutOfDate(row) && freshness != Freshness::missing ? 1 : 0;
    }
    news.arrivals = static_cast<int>(arrivals.size());
    QStringList names;
    for (std::size_t i = 0; i < std::min(arrivals.size(), most_names); ++i)
        names << shownLine(arrivals[i].filename().string(), longest_name);
    if (arrivals.size() > most_names)
        names << QStringLiteral("\u2026");
    news.names = names.join(QStringLiteral(", "));
    return news;
}

QString DiskNotice::textOf(const News& news) {
    const auto number = [](int count) { return static_cast<std::uint64_t>(count); };
    QStringList sentences;
    if (news.changed > 0)
        sentences << counted(number(news.changed),
                             tr("%1 result is out of date: the hand-in or the problem has changed "
                                "since."),
                             tr("%1 results are out of date: the hand-ins or the problem have "
                                "changed since."));
    if (news.missing > 0)
        sentences << counted(number(news.missing), tr("%1 hand-in is no longer on the disk."),
                             tr("%1 hand-ins are no longer on the disk."));
    if (news.arrivals > 0)
        sentences << counted(number(news.arrivals), tr("%1 new hand-in in the class folder: %2."),
                             tr("%1 new hand-ins in the class folder: %2."))
                         .arg(news.names);
    return sentences.join(QLatin1Char(' '));
}

void DiskNotice::follow(const ClassModel& model,
                        const std::vector<std::filesystem::path>& arrivals) {
    const News news = newsOf(model, arrivals);
    if (news == news_)
        return;
    news_ = news;
    grade_->setVisible(news.changed > 0);
    add_->setVisible(news.arrivals > 0);
    ignore_->setVisible(news.arrivals > 0);
    const QString text = textOf(news);
    setVisible(!text.isEmpty());
    announce(text_, text);
}

void DiskNotice::setBusy(bool busy) {
    for (QPushButton* each : {grade_, add_, ignore_})
        each->setEnabled(!busy);
}

} // namespace loggia::ui
