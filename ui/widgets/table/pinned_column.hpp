#pragma once

#include <QTableView>

namespace loggia::ui {

/// Keeps one column of a table in sight: while that column is scrolled out at the left, it stands
/// at the table's left edge, above what is there. It has the table's rows, selection and sort
/// indicator; a click on its heading is one on the table's. The keyboard never goes to it.
class PinnedColumn : public QTableView {
    Q_OBJECT

public:
    /// A part of `table`, which has its model and fits its rows into its height. Shows no column
    /// before pin().
    explicit PinnedColumn(QTableView* table);

    /// By its number in the model; below 0 for none. Ends when the model is reset. Linear in the
    /// columns.
    void pin(int column);
    /// How much of the table's left edge is covered, in pixels.
    [[nodiscard]] int covered() const { return isVisibleTo(parentWidget()) ? width() : 0; }
    /// Stands where it has to; to be called when the table's sort indicator is shown or hidden, and
    /// otherwise done by itself.
    void place();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableView* table_;
    const QObject* below_; ///< The table's viewport, which is heard of after the table is gone.
    int column_ = -1;
};

} // namespace loggia::ui
