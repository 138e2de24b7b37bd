#pragma once

#include "core/logic/truth_table.hpp"
#include "ui/formula_game/table_rows.hpp"
#include "ui/work/job.hpp"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace loggia::ui {

class FormulaDocument;
class Session;
class TruthTableView;

/// The truth table of a document's formula, with a choice of rows, columns and sorting. It computes
/// only while it is visible.
class TablePanel : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit TablePanel(FormulaDocument* document, QWidget* parent = nullptr);

    [[nodiscard]] TruthTableView* view() { return view_; }
    /// Goes to the row in which the variables have these values, by their number in the game's
    /// store.
    void showRow(const std::vector<bool>& values);
    void stop();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);
    void copyWanted(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Index = std::shared_ptr<const logic::TruthIndex>;

    void follow();
    void sortBy(int column);
    void applyOrder();
    void take(int column, const Index& index);
    /// Of all rows by the values of that column; null if it is not known.
    [[nodiscard]] Index indexOf(int column) const;
    void showCount();
    void copyRows();
    [[nodiscard]] int resultColumn() const;
    [[nodiscard]] int keyColumn() const;
    [[nodiscard]] RowOrder wantedOrder() const;

    FormulaDocument* document_;
    Session* session_;
    QComboBox* which_;
    QCheckBox* parts_;
    QPushButton* copy_;
    QLabel* count_;
    TruthTableView* view_;
    std::shared_ptr<const formula_game::Game> game_;
    std::optional<int> sorted_by_; ///< A column, or none: by counting.
    bool true_first_ = true;
    Revisions tables_;    ///< game_ and its columns: what an index is about.
    About<Index> result_; ///< Of the formula.
    struct Sorted {
        int column;
        Index index;
    };
    About<Sorted> sorted_; ///< Of another column.
    std::optional<std::vector<bool>> row_wanted_;
    // Declared last, so that it is destroyed before the members that it uses.
    Job<Index> job_;
};

} // namespace loggia::ui
