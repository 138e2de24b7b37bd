#include "ui/sat/model/models_table.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/number_text.hpp"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <numeric>
#include <utility>

namespace loggia::ui {

void ModelsTable::setModels(std::shared_ptr<const void> owner, const Models* models, bool complete,
                            const AtomWords& words, const std::optional<std::vector<int>>& atoms) {
    beginResetModel();
    owner_ = std::move(owner);
    models_ = models;
    complete_ = complete;
    is_projected_ = atoms.has_value();
    words_ = words;
    rows_ = models == nullptr ? 0 : static_cast<int>(models->size());
    current_ = std::clamp(current_, 0, std::max(0, rows_ - 1));
    differing_.clear();
    fixed_.clear();
    if (rows_ > 0) {
        const std::vector<bool>& first = models->front();
        std::vector<int> wanted = atoms.value_or(std::vector<int>());
        if (!atoms) {
            wanted.resize(std::min(first.size() - 1, most_atoms));
            std::iota(wanted.begin(), wanted.end(), 1);
        }
        for (const int atom : wanted) {
            const auto at = static_cast<std::size_t>(atom);
            if (at >= first.size())
                continue;
            const bool same = std::all_of(models->begin(), models->end(), [&](const auto& model) {
                return model[at] == first[at];
            });
            if (same)
                fixed_.push_back(first[at] ? atom : -atom);
            else
                differing_.push_back(atom);
        }
    }
    endResetModel();
}

void ModelsTable::setCurrent(int row) {
    if (row < 0 || row >= rows_ || row == current_)
        return;
    current_ = row;
    Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
}

QString ModelsTable::common() const {
    if (rows_ == 0)
        return {};
    constexpr std::size_t most_common_named = 12;
    const auto models = static_cast<std::size_t>(rows_);
    const QString which = complete_ && models == 2 ? tr("both models")
                          : complete_
                              ? counted(models, tr("the only model"), tr("all %1 models"))
                              : counted(models, tr("the model listed (there may be others)"),
                                        tr("the %1 models listed (there may be others)"));
    QString text =
        fixed_.empty()
            ? is_projected_ ? tr("None of these atoms has the same value in all models.")
                            : tr("No atom has the same value in all models.")
            : tr("The same in %1: %2.").arg(which, words_.list(fixed_, most_common_named));
    if (differing_.size() > most_columns)
        text +=
            QLatin1Char(' ') + tr("The table shows the first %1 of %2 that differ.")
                                   .arg(numberText(most_columns),
                                        counted(differing_.size(), tr("%1 atom"), tr("%1 atoms")));
    return text;
}

bool ModelsTable::value(int row, int atom) const {
    return (*models_)[static_cast<std::size_t>(row)][static_cast<std::size_t>(atom)];
}

int ModelsTable::differences(int row) const {
    return static_cast<int>(std::count_if(differing_.begin(), differing_.end(), [&](int atom) {
        return value(row, atom) != value(current_, atom);
    }));
}

int ModelsTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int ModelsTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || rows_ == 0
               ? 0
               : 1 + static_cast<int>(std::min(differing_.size(), most_columns));
}

QVariant ModelsTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return Qt::AlignCenter;
    const int row = index.row();
    if (index.column() == 0) {
        if (role == Qt::DisplayRole)
            return row == current_ ? QStringLiteral("\u2013") : QString::number(differences(row));
        if (role == Qt::AccessibleTextRole)
            return row == current_ ? tr("the model shown")
                                   : tr("differs in %1")
                                         .arg(counted(static_cast<std::size_t>(differences(row)),
                                                      tr("%1 atom"), tr("%1 atoms")));
        return {};
    }
    const int atom = differing_[static_cast<std::size_t>(index.column()) - 1];
    const bool is_true = value(row, atom);
    const bool differs = is_true != value(current_, atom);
    switch (role) {
    case Qt::DisplayRole:
        return is_true ? tr("T") : tr("F");
    case Qt::AccessibleTextRole: {
        const QString text =
            (is_true ? tr("%1 is true") : tr("%1 is false")).arg(words_.atom(atom));
        return differs ? tr("%1, differs").arg(text) : text;
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(differs);
        return font;
    }
    case Qt::BackgroundRole: {
        const QPalette palette = QGuiApplication::palette();
        const Colours& colours = coloursFor(palette);
        return differs ? QVariant(QBrush(mix(colours.base, colours.warning, 0.22))) : QVariant();
    }
    default:
        return {};
    }
}

QVariant ModelsTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal && section == 0)
        return tr("In how many atoms the model differs from the one shown");
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return QString::number(section + 1);
    if (section == 0)
        return tr("Differs");
    return section <= static_cast<int>(differing_.size())
               ? words_.atom(differing_[static_cast<std::size_t>(section) - 1])
               : QString();
}

} // namespace loggia::ui
