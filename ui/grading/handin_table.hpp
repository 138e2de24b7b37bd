#pragma once

#include "ui/batch/batch_table.hpp"
#include "ui/grading/class_model.hpp"

#include <QCollator>
#include <QColor>
#include <QSortFilterProxyModel>

#include <vector>

namespace loggia::ui {

struct Colours;

/// Of what a cell says; the text says it too.
[[nodiscard]] QColor colourOf(ClassModel::Tone tone, const Colours& colours);

/// Sorts a ClassModel by numbers, and texts as people do: "ben2" before "ben10".
class HandinOrder final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit HandinOrder(ClassModel& model, QObject* parent = nullptr);

    /// Behind the last line of a heading, which is short, a mark where its column sorts: Qt's own
    /// would cover a heading of several lines.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QCollator collator_;
};

/// The table of a class: sorted by a click on a heading, with what to do written across it while it
/// is empty.
class HandinTable final : public BatchTable {
    Q_OBJECT

public:
    explicit HandinTable(ClassModel& model, QWidget* parent = nullptr);

    /// The row and column of the model at the cursor; an invalid index where there is none.
    [[nodiscard]] QModelIndex currentCell() const;
    /// Rows of the model with a selected cell, rising.
    [[nodiscard]] std::vector<int> selectedRows() const;
    /// Widths and heights for the columns that the model has now.
    void fitColumns();

Q_SIGNALS:
    void currentCellChanged();
    /// Delete was pressed.
    void removeWanted();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showBars();

    ClassModel& model_;
    HandinOrder* order_;
};

} // namespace loggia::ui
