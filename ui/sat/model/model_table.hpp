#pragma once

#include "core/sat/queries/partial_assignment.hpp"
#include "ui/sat/clauses/atom_words.hpp"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace loggia::ui {

/// An assignment as a table: an atom a row, with its name and its value.
class ModelTable final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { atom_column, name_column, value_column, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Values by atom. Where there are as many as before, rows stay: also those that are not true
    /// any more, under the pointer that changed them.
    void setValues(const sat::PartialAssignment& values, const AtomWords& words);
    /// The same, and the rows are chosen anew.
    void setModel(const sat::PartialAssignment& values, const AtomWords& words);
    void setOnlyTrue(bool only_true);
    /// Only these atoms; all without it.
    void setAtoms(std::optional<std::vector<int>> atoms);

    /// The atom in a row.
    [[nodiscard]] int atomAt(int row) const { return rows_[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void choose();

    sat::PartialAssignment values_;
    AtomWords words_;
    bool only_true_ = false;
    std::optional<std::vector<int>> atoms_;
    std::vector<int> rows_;
};

} // namespace loggia::ui
