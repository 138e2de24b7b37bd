#pragma once

#include "ui/sat/watch/replay.hpp"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

#include <vector>

namespace loggia::ui {

/// The clauses of a replay at its moment, a row each: what state they are in, by a sign too.
class WatchClauses final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { sign_column, number_column, clause_column, columns };
    enum class Which { all, unmet, learned };
    using State = sat::TraceView::ClauseState;

    explicit WatchClauses(const Replay* replay, QObject* parent = nullptr);

    void setWhich(Which which);
    /// Looks at the replay again.
    void refresh();
    [[nodiscard]] std::uint32_t clauseAt(int row) const {
        return rows_[static_cast<std::size_t>(row)];
    }
    /// -1 where the clause has no row.
    [[nodiscard]] int rowOf(std::uint32_t clause) const;
    [[nodiscard]] State stateAt(int row) const;
    [[nodiscard]] const Replay& replay() const { return *replay_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] std::vector<std::uint32_t> wantedRows() const;

    const Replay* replay_;
    Which which_ = Which::all;
    std::vector<std::uint32_t> rows_;
};

/// The sign of a state, and the word for it.
[[nodiscard]] QString signOf(sat::TraceView::ClauseState state);
[[nodiscard]] QString wordOf(sat::TraceView::ClauseState state);

/// Paints the rows of WatchClauses: signs in the colour of their state, true literals strong, false
/// ones struck through.
class ClauseDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace loggia::ui
