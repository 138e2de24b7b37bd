#include "ui/sat/model/model_table.hpp"

#include <QFont>

#include <utility>

namespace loggia::ui {

void ModelTable::setModel(const sat::PartialAssignment& values, const AtomWords& words) {
    values_ = values;
    words_ = words;
    choose();
}

void ModelTable::setValues(const sat::PartialAssignment& values, const AtomWords& words) {
    if (values.size() != values_.size())
        return setModel(values, words);
    values_ = values;
    words_ = words;
    if (!rows_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void ModelTable::setOnlyTrue(bool only_true) {
    only_true_ = only_true;
    choose();
}

void ModelTable::setAtoms(std::optional<std::vector<int>> atoms) {
    atoms_ = std::move(atoms);
    choose();
}

void ModelTable::choose() {
    beginResetModel();
    rows_.clear();
    const auto wanted = [this](int atom) {
        const auto i = static_cast<std::size_t>(atom);
        return i < values_.size() && (!only_true_ || values_[i] > 0);
    };
    if (atoms_) {
        for (const int atom : *atoms_)
            if (wanted(atom))
                rows_.push_back(atom);
    } else {
        for (int atom = 1; static_cast<std::size_t>(atom) < values_.size(); ++atom)
            if (wanted(atom))
                rows_.push_back(atom);
    }
    endResetModel();
}

int ModelTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ModelTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ModelTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return index.column() == atom_column ? int(Qt::AlignRight | Qt::AlignVCenter)
                                             : int(Qt::AlignLeft | Qt::AlignVCenter);
    const int atom = atomAt(index.row());
    const auto value = values_[static_cast<std::size_t>(atom)];
    // The first cell of a row is read as the whole row, which arrows go through; others by
    // themselves.
    if (role == Qt::AccessibleTextRole && index.column() == atom_column)
        return (value > 0   ? tr("%1 is true")
                : value < 0 ? tr("%1 is false")
                            : tr("%1 is open"))
            .arg(words_.atom(atom));
    if (role == Qt::FontRole && value > 0) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case atom_column:
        return QString::number(atom);
    case name_column:
        return words_.name(atom);
    default:
        return value > 0 ? tr("true") : value < 0 ? tr("false") : QStringLiteral("\u2013");
    }
}

QVariant ModelTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == atom_column)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case atom_column:
        return tr("Atom");
    case name_column:
        return tr("Name");
    default:
        return tr("Value");
    }
}

} // namespace loggia::ui
