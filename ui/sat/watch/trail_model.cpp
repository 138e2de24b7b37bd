#include "ui/sat/watch/trail_model.hpp"

#include "ui/sat/watch/watch_words.hpp"

#include <QFont>

namespace loggia::ui {

TrailModel::TrailModel(const Replay* replay, QObject* parent)
    : QAbstractTableModel(parent), replay_(replay) {}

void TrailModel::refresh() {
    const int now = replay_->isThere() ? static_cast<int>(replay_->view().trail().size()) : 0;
    const int kept = std::min(now, rows_);
    if (now > rows_) {
        beginInsertRows({}, rows_, now - 1);
        rows_ = now;
        endInsertRows();
    } else if (now < rows_) {
        beginRemoveRows({}, now, rows_ - 1);
        rows_ = now;
        endRemoveRows();
    }
    // Another moment may have another trail of the same length.
    if (kept > 0)
        Q_EMIT dataChanged(index(0, 0), index(kept - 1, columns - 1));
}

std::uint32_t TrailModel::eventAt(int row) const {
    return replay_->view().trail()[static_cast<std::size_t>(row)];
}

int TrailModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int TrailModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant TrailModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !replay_->isThere() ||
        index.row() >= static_cast<int>(replay_->view().trail().size()))
        return {};
    const sat::Event& event = replay_->view().trace()[eventAt(index.row())];
    if (role == Qt::TextAlignmentRole)
        return index.column() == level_column ? int(Qt::AlignRight | Qt::AlignVCenter)
                                              : int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::FontRole && event.kind == sat::EventKind::decide) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::AccessibleTextRole &&
        index.column() == 0) // the whole row, which arrows go through
        return tr("%1 at level %2, %3")
            .arg(replay_->words().literal(event.literal), QString::number(event.level),
                 reasonWords(event));
    if (role == Qt::ToolTipRole && event.clause != sat::Event::none)
        return clauseWords(*replay_, event.clause);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case level_column:
        return QString::number(event.level);
    case literal_column:
        return replay_->words().literal(event.literal);
    default:
        return reasonWords(event);
    }
}

QVariant TrailModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == level_column)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case level_column:
        return tr("Level");
    case literal_column:
        return tr("True");
    default:
        return tr("Why");
    }
}

} // namespace loggia::ui
