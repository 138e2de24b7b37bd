#pragma once

#include <QTableView>

namespace loggia::ui {

class Assignment;
class ModelTable;

/// The values of an assignment as a table to be edited: a click on a value, or Space, goes from
/// true to false to open; 1 or T, 0 or F, and - set the one of the current row.
class ValuesView final : public QTableView {
    Q_OBJECT

public:
    /// Both have to outlive this.
    ValuesView(Assignment* assignment, ModelTable* table, QWidget* parent = nullptr);

    /// No higher than its least: a tab widget asks for what its pages would like to have, whatever
    /// their size policy.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Assignment* assignment_;
    ModelTable* table_;
};

} // namespace loggia::ui
