#include "ui/grading/disk_notice.hpp"

#include "ui/widgets/announce.hpp"
#include "ui/widgets/number_text.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>

#include <cstdint>

namespace loggia::ui {

namespace {

QPushButton* make_push_button(const QString& text, const char* name, const QString& tip,
                              DiskNotice* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

} // namespace

DiskNotice::DiskNotice(QWidget* parent)
    : QFrame(parent), text_(new QLabel(this)),
      grade_(make_push_button(tr("Grade Agai&n"), "grade-again",
                              tr("Grade only what has changed (F5)"), this)),
      add_(make_push_button(tr("&Add to the Table"), "add-arrivals",
                            tr("The new hand-ins wait in the table until they are graded"), this)),
      ignore_(make_push_button(tr("Ignor&e"), "ignore-arrivals",
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
        sentences << counted(number(news.arrivals),
                             tr("%1 new hand-in is in the folder of the class: %2."),
                             tr("%1 new hand-ins are in the folder of the class: %2."))
                         .arg(news.names);
    return sentences.join(QLatin1Char(' '));
}

void DiskNotice::setNews(const News& news) {
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
