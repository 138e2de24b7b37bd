#pragma once

#include "ui/sat/watch/replay.hpp"

#include <QAbstractTableModel>

namespace loggia::ui {

/// The literals in force in the order they came, a row each: level, literal, and why.
class TrailModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { level_column, literal_column, reason_column, columns };

    explicit TrailModel(const Replay* replay, QObject* parent = nullptr);

    /// Looks at the replay again.
    void refresh();
    [[nodiscard]] std::uint32_t eventAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    const Replay* replay_;
    int rows_ = 0;
};

} // namespace loggia::ui
