#include "ui/sat/model_table.hpp"

#include <utility>

namespace loggia::ui {

void ModelTable::setModel(std::vector<bool> values, const AtomWords& words) {
    values_ = std::move(values);
    words_ = words;
    choose();
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
        return i < values_.size() && (!only_true_ || values_[i]);
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
    const bool value = values_[static_cast<std::size_t>(atom)];
    if (role == Qt::AccessibleTextRole)
        return value ? tr("%1 is true").arg(words_.atom(atom))
                     : tr("%1 is false").arg(words_.atom(atom));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case atom_column:
        return QString::number(atom);
    case name_column:
        return words_.name(atom);
    default:
        return value ? tr("true") : tr("false");
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
