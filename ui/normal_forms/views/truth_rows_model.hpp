#pragma once

#include "core/normal_forms/cube.hpp"
#include "ui/normal_forms/study/form_study.hpp"
#include "ui/widgets/table/row_window_model.hpp"

#include <memory>
#include <optional>

namespace loggia::ui {

/// The truth table of a function, a window of it at a time: a column for each input, then one for
/// each output. The rows of the term that is highlighted are marked.
class TruthRowsModel final : public RowWindowModel {
    Q_OBJECT

public:
    using RowWindowModel::RowWindowModel;

    /// Null for none. Returns whether the shape changed, so that a view must be refreshed.
    bool setRows(std::shared_ptr<const FormRows> rows);
    [[nodiscard]] const FormRows* table() const { return rows_.get(); }
    [[nodiscard]] const std::shared_ptr<const FormRows>& shared() const { return rows_; }
    [[nodiscard]] std::uint64_t places() const override { return rows_ ? rows_->rows() : 0; }
    /// The rows of which term, and its number for the colour; -1 for none.
    void setTerm(int term, const normal_forms::Cube& cube);

    /// The output that a column shows; -1: it is an input.
    [[nodiscard]] int outputOf(int column) const;
    [[nodiscard]] std::uint64_t rowAt(const QModelIndex& index) const {
        return placeOfRow(index.row());
    }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] bool isMarked(std::uint64_t row, int output) const;

    std::shared_ptr<const FormRows> rows_;
    int term_ = -1;
    normal_forms::Cube cube_;
};

} // namespace loggia::ui
