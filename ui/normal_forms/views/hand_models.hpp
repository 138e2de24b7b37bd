#pragma once

#include "ui/normal_forms/views/hand_steps.hpp"

#include <QAbstractTableModel>
#include <QSize>

#include <vector>

namespace loggia::ui {

/// The columns of the Quine-McCluskey procedure side by side, at one step: for each the groups, the
/// rows and the patterns of its entries, with a tick for what was combined and a star for what is
/// prime. An entry keeps its place once it appears.
class HandColumnsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Parts of a column.
    enum Part { group, rows, pattern, parts };

    void show(const FormStudy& study, const HandStep& step);
    [[nodiscard]] const ColumnsState& state() const { return state_; }
    /// The place of the entries that were just compared; invalid where there are none.
    [[nodiscard]] QModelIndex comparedIndex() const;
    /// Of the rows, those down to the last that has an entry: below them is room for later ones.
    [[nodiscard]] int listedRows() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// The state of an entry in words: "combined", "prime"; empty while it is not known.
    [[nodiscard]] QString fateOf(std::size_t list, std::size_t entry) const;
    [[nodiscard]] QVariant groundOf(std::size_t list, std::size_t entry) const;

    FormStudy study_;
    std::vector<std::vector<HandComparison>> comparisons_;
    ColumnsState state_;
};

/// The chart of primes against rows, at a moment of the covering.
class HandChartModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const FormStudy& study, std::size_t done);
    /// The term of the minimum form that is highlighted; -1: none.
    void setTerm(int term);
    /// The term that a line of the chart is in the minimum form; -1: none.
    [[nodiscard]] int termOf(int row) const;
    [[nodiscard]] int rowOf(int term) const;
    [[nodiscard]] const ChartState& state() const { return state_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] bool hasCross(std::size_t prime, std::size_t row) const;
    [[nodiscard]] QString stateOf(std::size_t prime) const;
    [[nodiscard]] QString nameOf(std::size_t prime) const;
    /// Room for whatever becomes of the prime, so that no step moves the columns.
    [[nodiscard]] QSize roomFor(std::size_t prime) const;

    FormStudy study_;
    ChartState state_;
    std::vector<int> terms_;   ///< of each prime
    std::vector<int> crosses_; ///< in each column
    int term_ = -1;
};

} // namespace loggia::ui
