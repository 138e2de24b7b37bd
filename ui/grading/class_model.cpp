#include "ui/grading/class_model.hpp"

#include "core/grading/submissions.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "ui/grading/class_words.hpp"
#include "ui/language/core_words.hpp"

#include <QStringList>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <utility>

namespace loggia::ui {

namespace {

constexpr std::size_t most_name = 80;
constexpr qsizetype title_width = 13;

} // namespace

QString wrappedTitle(const QString& title, qsizetype most) {
    QStringList lines;
    for (const QString& word : title.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!lines.isEmpty() && lines.back().size() + 1 + word.size() <= most)
            lines.back() += QLatin1Char(' ') + word;
        else
            lines << word;
    return lines.join(QLatin1Char('\n'));
}

ClassModel::ClassModel(QObject* parent)
    : QAbstractTableModel(parent),
      task_(std::make_shared<const grading::Task>(grading::tasks().front())) {}

void ClassModel::setTask(std::shared_ptr<const grading::Task> task) {
    beginResetModel();
    task_ = std::move(task);
    news_.assign(handins_.size(), {});
    disk_.assign(handins_.size(), {});
    endResetModel();
}

void ClassModel::setPoints(std::shared_ptr<const grading::Task> task) {
    task_ = std::move(task);
    for (HandinNews& each : news_)
        if (each.report) {
            auto report = std::make_shared<grading::HandinReport>(*each.report);
            report->score(*task_);
            each.report = std::move(report);
        }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    rowsChanged();
}

void ClassModel::add(const std::vector<std::filesystem::path>& paths) {
    std::vector<std::filesystem::path> all;
    for (const grading::Submission& each : handins_)
        all.push_back(each.path);
    all.insert(all.end(), paths.begin(), paths.end());
    std::vector<grading::Submission> now = grading::submissions_of(all);
    if (now.size() == handins_.size())
        return;
    const auto first = static_cast<int>(handins_.size());
    beginInsertRows({}, first, static_cast<int>(now.size()) - 1);
    handins_ = std::move(now);
    news_.resize(handins_.size());
    disk_.resize(handins_.size());
    endInsertRows();
    rowsChanged(); // two that share a name are called otherwise now
}

void ClassModel::remove(const std::vector<int>& rows) {
    std::vector<int> falling = rows;
    std::erase_if(falling, [this](int row) { return row < 0 || row >= rowCount(); });
    std::sort(falling.begin(), falling.end(), std::greater<>());
    falling.erase(std::unique(falling.begin(), falling.end()), falling.end());
    // Neighbours at once: whoever watches does something about each removal.
    for (std::size_t i = 0; i < falling.size();) {
        const int last = falling[i];
        int first = last;
        while (++i < falling.size() && falling[i] == first - 1)
            --first;
        beginRemoveRows({}, first, last);
        handins_.erase(handins_.begin() + first, handins_.begin() + last + 1);
        news_.erase(news_.begin() + first, news_.begin() + last + 1);
        disk_.erase(disk_.begin() + first, disk_.begin() + last + 1);
        endRemoveRows();
    }
}

void ClassModel::setNews(const ClassNews& news) {
    for (std::size_t i = 0; i < std::min(news.size(), news_.size()); ++i) {
        if (news[i].report != news_[i].report)
            disk_[i] = {}; // it was looked at before
        news_[i] = news[i];
    }
    rowsChanged();
}

void ClassModel::setOnDisk(const ClassOnDisk& found) {
    std::map<std::filesystem::path, const ClassOnDisk::Handin*> by_path;
    for (const ClassOnDisk::Handin& each : found.handins)
        by_path[each.path] = &each;
    for (std::size_t i = 0; i < handins_.size(); ++i) {
        const auto place = by_path.find(handins_[i].path);
        if (place == by_path.end() || place->second->report != news_[i].report)
            continue;
        const std::string& stamp = place->second->stamp;
        disk_[i] = {!stamp.empty(), stamp, found.problem};
    }
    rowsChanged();
}

Freshness ClassModel::freshness(int row) const {
    const Disk& disk = disk_.at(static_cast<std::size_t>(row));
    const HandinNews& news = news_.at(static_cast<std::size_t>(row));
    if (!disk.is_there)
        return Freshness::missing;
    if (news.stage != HandinStage::graded || disk.stamp.empty())
        return Freshness::current;
    if (disk.stamp != news.report->stamp)
        return Freshness::handin_changed;
    return disk.problem == news.problem ? Freshness::current : Freshness::problem_changed;
}

bool ClassModel::isOutOfDate(int row) const {
    return stage(row) == HandinStage::graded && freshness(row) != Freshness::current;
}

int ClassModel::outOfDateCount() const {
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += isOutOfDate(row) ? 1 : 0;
    return count;
}

void ClassModel::forget() {
    news_.assign(handins_.size(), {});
    rowsChanged();
}

void ClassModel::endRunning() {
    for (HandinNews& each : news_)
        if (each.stage == HandinStage::running)
            each = {};
    rowsChanged();
}

void ClassModel::rowsChanged() {
    if (!handins_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::shared_ptr<const grading::HandinReport> ClassModel::report(int row) const {
    return row >= 0 && row < rowCount() ? news_[static_cast<std::size_t>(row)].report : nullptr;
}

HandinStage ClassModel::stage(int row) const {
    return news_.at(static_cast<std::size_t>(row)).stage;
}

std::vector<grading::HandinReport> ClassModel::reports(Which which) const {
    std::vector<grading::HandinReport> graded;
    for (std::size_t i = 0; i < news_.size(); ++i)
        if (news_[i].stage == HandinStage::graded &&
            (which == Which::all || !isOutOfDate(static_cast<int>(i)))) {
            graded.push_back(*news_[i].report);
            graded.back().name = handins_[i].name;
        }
    return graded;
}

int ClassModel::gradedCount() const {
    return static_cast<int>(std::count_if(news_.begin(), news_.end(), [](const HandinNews& each) {
        return each.stage == HandinStage::graded;
    }));
}

double ClassModel::points() const {
    double sum = 0;
    for (int row = 0; row < rowCount(); ++row)
        if (stage(row) == HandinStage::graded && !isOutOfDate(row))
            sum += report(row)->points();
    return sum;
}

std::optional<std::size_t> ClassModel::checkOf(int column) const {
    if (column < first_check_column || column >= faultColumn())
        return std::nullopt;
    return static_cast<std::size_t>(column - first_check_column);
}

int ClassModel::faultColumn() const {
    return first_check_column + static_cast<int>(task_->checks.size());
}

int ClassModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(handins_.size());
}

int ClassModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : faultColumn() + 1;
}

ClassModel::Cell ClassModel::pointsCell(const HandinNews& news) const {
    if (news.stage == HandinStage::waiting)
        return {QStringLiteral("\u2013"), tr("not graded yet"), Tone::quiet};
    if (news.stage == HandinStage::running)
        return {QStringLiteral("\u2026"), tr("being graded"), Tone::quiet};
    const grading::HandinReport& report = *news.report;
    const bool is_right = report.is_right(*task_);
    const double points = report.points();
    QString spoken = tr("%1 of %2 points").arg(pointsText(points), pointsText(task_->points()));
    if (report.state != grading::State::graded)
        spoken = tr("%1, %2").arg(stateText(report.state), spoken);
    return {(is_right ? rightMark() : wrongMark()) + pointsText(points), spoken,
            is_right ? Tone::right : Tone::wrong, points};
}

ClassModel::Cell ClassModel::checkCell(const HandinNews& news, std::size_t check) const {
    if (news.report == nullptr || check >= news.report->checks.size())
        return {};
    const grading::CheckReport& result = news.report->checks[check];
    if (!isJudged(result))
        return {};
    const bool is_right = result.passed == result.cases;
    return {(is_right ? rightMark() : wrongMark()) + pointsText(result.points),
            checkText(task_->checks[check], result), is_right ? Tone::right : Tone::wrong,
            result.points};
}

ClassModel::Cell ClassModel::faultCell(const HandinNews& news) const {
    if (news.stage == HandinStage::running)
        return {tr("Being graded\u2026"), {}, Tone::quiet};
    if (news.report == nullptr)
        return {};
    const QString fault = firstFault(*task_, *news.report);
    return {fault, {}, Tone::none};
}

QString ClassModel::faultOfDisk(int row) const {
    switch (freshness(row)) {
    case Freshness::current:
        return {};
    case Freshness::handin_changed:
        return tr("Changed since it was graded");
    case Freshness::problem_changed:
        return tr("The problem has changed since it was graded");
    case Freshness::missing:
        break;
    }
    return stage(row) == HandinStage::graded ? tr("Graded, but no longer on the disk")
                                             : tr("No longer on the disk");
}

ClassModel::Cell ClassModel::cell(int row, int column) const {
    Cell shown = judgedCell(row, column);
    const QString fault = faultOfDisk(row);
    if (fault.isEmpty() || stage(row) == HandinStage::running)
        return shown;
    shown.tone = Tone::quiet;
    if (column == faultColumn())
        shown.text = fault;
    else if (column != name_column && !shown.spoken.isEmpty() && isOutOfDate(row))
        shown.spoken = tr("%1, out of date").arg(shown.spoken);
    if (column == points_column && isOutOfDate(row))
        shown.text = QStringLiteral("(%1)").arg(shown.text);
    return shown;
}

ClassModel::Cell ClassModel::judgedCell(int row, int column) const {
    const auto place = static_cast<std::size_t>(row);
    if (column == name_column) {
        const QString name = shownLine(handins_[place].name, most_name);
        return {name, name};
    }
    if (column == points_column)
        return pointsCell(news_[place]);
    if (column == faultColumn())
        return faultCell(news_[place]);
    return checkCell(news_[place], static_cast<std::size_t>(column - first_check_column));
}

QVariant ClassModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int column = index.column();
    const bool is_text = column == name_column || column == faultColumn();
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((is_text ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
    const Cell shown = cell(index.row(), column);
    switch (role) {
    case Qt::DisplayRole:
        return shown.text;
    case sort_role:
        return is_text ? QVariant(shown.text) : QVariant(shown.number);
    case tone_role:
        return static_cast<int>(shown.tone);
    case Qt::ToolTipRole:
        if (column == name_column)
            return shownText(handins_[static_cast<std::size_t>(index.row())].path.string());
        return column == faultColumn() && !shown.text.isEmpty() ? shown.text : shown.spoken;
    case Qt::AccessibleTextRole:
        return column == name_column || shown.spoken.isEmpty()
                   ? shown.text
                   : QStringLiteral("%1: %2").arg(
                         headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString(),
                         shown.spoken);
    default:
        return {};
    }
}

QVariant ClassModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return int((section == name_column || section == faultColumn() ? Qt::AlignLeft
                                                                       : Qt::AlignHCenter) |
                   Qt::AlignBottom);
    const bool is_short = role == Qt::DisplayRole;
    if (!is_short && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    if (section == name_column)
        return tr("Hand-in");
    if (section == faultColumn())
        return tr("First fault");
    const double most =
        section == points_column
            ? task_->points()
            : task_->checks[static_cast<std::size_t>(section - first_check_column)].points;
    const QString title =
        section == points_column
            ? tr("Points")
            : coreWords(
                  task_->checks[static_cast<std::size_t>(section - first_check_column)].title);
    if (is_short)
        return tr("%1\nof %2").arg(wrappedTitle(title, title_width), pointsText(most));
    return role == Qt::AccessibleTextRole ? title
                                          : tr("%1: %2 points").arg(title, pointsText(most));
}

} // namespace loggia::ui
