#pragma once

#include "ui/sat/clauses/atom_words.hpp"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// Models side by side: a row for each, a column for each atom in which they are not all the same.
/// What differs from the current model is marked, and counted in the first column.
class ModelsTable final : public QAbstractTableModel {
    Q_OBJECT

public:
    using Models = std::vector<std::vector<bool>>; ///< By atom; [0] is unused.

    /// Maximum numbers of atoms examined and of columns shown.
    static constexpr std::size_t most_atoms = 20'000;
    static constexpr std::size_t most_columns = 300;

    using QAbstractTableModel::QAbstractTableModel;

    /// Of those atoms only, or of all. `owner` keeps the models alive. Not `complete`: there may be
    /// more models.
    void setModels(std::shared_ptr<const void> owner, const Models* models, bool complete,
                   const AtomWords& words, const std::optional<std::vector<int>>& atoms);
    /// The model that the others are compared with.
    void setCurrent(int row);
    [[nodiscard]] int current() const { return current_; }

    /// "The same in all 4 models: P and ¬Q.", or that the models have nothing in common.
    [[nodiscard]] QString common() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] bool value(int row, int atom) const;
    [[nodiscard]] int differences(int row) const;

    std::shared_ptr<const void> owner_;
    const Models* models_ = nullptr;
    AtomWords words_;
    std::vector<int> differing_; ///< Atoms, by column.
    std::vector<int> fixed_;     ///< Literals that all models have.
    bool complete_ = true;
    bool is_projected_ = false; ///< Onto some atoms; the others are not looked at.
    int rows_ = 0;
    int current_ = 0;
};

} // namespace loggia::ui
