#include "ui/puzzles/solution_model.hpp"

#include "ui/theme/colours.hpp"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <utility>

namespace loggia::ui {

void SolutionModel::setSolutions(std::shared_ptr<const puzzles::PuzzleSheet> sheet,
                                 std::shared_ptr<const puzzles::SheetVerdict> verdict) {
    if (sheet == sheet_ && verdict == verdict_)
        return;
    beginResetModel();
    sheet_ = std::move(sheet);
    verdict_ = std::move(verdict);
    endResetModel();
}

int SolutionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !sheet_ || !verdict_ ? 0 : static_cast<int>(verdict_->listed.size());
}

int SolutionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !sheet_ || !verdict_ ? 0 : static_cast<int>(sheet_->atoms.size());
}

bool SolutionModel::isSame(int column) const {
    const auto at = static_cast<std::size_t>(column);
    return verdict_ && verdict_->models > 1 && at < verdict_->same.size() &&
           verdict_->same[at].has_value();
}

QVariant SolutionModel::data(const QModelIndex& index, int role) const {
    const bool value = verdict_->listed[static_cast<std::size_t>(index.row())]
                                       [static_cast<std::size_t>(index.column())];
    const QPalette palette = QGuiApplication::palette();
    const Colours& colours = coloursFor(palette);
    switch (role) {
    case Qt::DisplayRole:
        return value ? QStringLiteral("1") : QStringLiteral("0");
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignCenter);
    case Qt::ForegroundRole:
        return value ? colours.text : colours.muted_text;
    case Qt::BackgroundRole:
        return isSame(index.column()) ? QVariant(mix(colours.base, colours.accent, 0.12))
                                      : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(value);
        return font;
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1 = %2").arg(
            QString::fromStdString(sheet_->atoms[static_cast<std::size_t>(index.column())]),
            value ? QStringLiteral("1") : QStringLiteral("0"));
    default:
        return {};
    }
}

QVariant SolutionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (!sheet_ || section >= columnCount())
        return {};
    const auto at = static_cast<std::size_t>(section);
    const QString name = QString::fromStdString(sheet_->atoms[at]);
    const bool same = isSame(section);
    if (role == Qt::DisplayRole)
        return same ? QStringLiteral("%1 = %2").arg(name,
                                                    QString::number(*verdict_->same[at] ? 1 : 0))
                    : name;
    if (role == Qt::ToolTipRole && same)
        return tr("The same in all solutions");
    if (role == Qt::FontRole && same) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

QString SolutionModel::asText() const {
    QString text;
    for (int column = 0; column < columnCount(); ++column)
        text += (column > 0 ? QStringLiteral("\t") : QString()) +
                QString::fromStdString(sheet_->atoms[static_cast<std::size_t>(column)]);
    text += QLatin1Char('\n');
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column)
            text += (column > 0 ? QStringLiteral("\t") : QString()) +
                    data(index(row, column), Qt::DisplayRole).toString();
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace loggia::ui
