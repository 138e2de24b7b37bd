#pragma once

#include "ui/normal_forms/views/truth_rows_model.hpp"
#include "ui/widgets/table/row_window_view.hpp"

namespace loggia::ui {

struct Colours;

/// What a picture of a part of a table says below it: "128 of 4,096 rows are shown." Empty where it
/// has all of them.
[[nodiscard]] QString partPictured(std::uint64_t rows, std::uint64_t all_rows,
                                   std::uint64_t columns, std::uint64_t all_columns);

/// Shows the truth table of a function, of any length, to be edited: a click on the value of an
/// output changes 0 to 1, 1 to open, open to 0; the keys 0, 1 and - set that of the chosen row,
/// Space changes it.
class TruthRowsView final : public RowWindowView {
    Q_OBJECT

public:
    explicit TruthRowsView(QWidget* parent = nullptr);

    [[nodiscard]] TruthRowsModel* rows() const;
    /// The chosen row and what is scrolled to stay where the shape is the same.
    void setRows(std::shared_ptr<const FormRows> table);

    /// The table as a picture: all of it, or of a long one as many rows as a picture has from the
    /// first in view on.
    [[nodiscard]] QSize pictureSize() const;
    void paintPicture(QPainter& painter, const Colours& colours) const;

Q_SIGNALS:
    void edited(int output, quint64 row, loggia::ui::RowValue value);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Its rows as they are on paper: without the mark of a term.
    void putPictured(TruthRowsModel& model) const;
    [[nodiscard]] static QString wordsBelow(const TruthRowsModel& pictured);
    void setValue(int output, std::uint64_t row, std::optional<RowValue> value);
    /// That of the column where the keyboard is, or else the first one.
    [[nodiscard]] int currentOutput() const;
};

} // namespace loggia::ui
