#pragma once

#include <QSize>

class QAbstractItemModel;
class QFont;
class QPainter;
class QTableView;

namespace loggia::ui {

struct Colours;

/// The rows and columns of a table that a picture has.
struct TablePart {
    int first_row = 0;
    int rows = 0;
    int first_column = 0;
    int columns = 0;

    friend bool operator==(const TablePart&, const TablePart&) = default;
};

/// All of a table, or of a large one at most `most_pictured` each from the first in view on.
[[nodiscard]] TablePart partInView(const QTableView& view);
constexpr int most_pictured = 128;

/// A table as a picture: with its headings, and as large as its texts need.
[[nodiscard]] QSize tablePictureSize(const QAbstractItemModel& model, const TablePart& part,
                                     const QFont& font);
/// From the painter's origin on. Fonts, alignments and grounds are those of the model, whose
/// colours are those of the window and are put on paper here.
void paintTable(QPainter& painter, const QAbstractItemModel& model, const TablePart& part,
                const Colours& colours, const QFont& font);

} // namespace loggia::ui
