#include "ui/widgets/table/table_picture.hpp"

#include "ui/theme/colours.hpp"

#include <QAbstractItemModel>
#include <QApplication>
#include <QBrush>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

constexpr double side = 8;  // beside a text
constexpr double above = 3; // and above and below it

/// What is drawn of a cell or a heading.
struct Entry {
    QString text;
    QFont font;
    Qt::Alignment alignment = Qt::AlignCenter;
};

/// The font where the model has one of its own: as bold and as struck out.
QFont fontLike(const QVariant& told, QFont font) {
    if (told.isValid()) {
        const auto own = told.value<QFont>();
        font.setBold(own.bold());
        font.setStrikeOut(own.strikeOut());
    }
    return font;
}

Entry cellAt(const QAbstractItemModel& model, int row, int column, const QFont& font) {
    const QModelIndex index = model.index(row, column);
    const QVariant alignment = index.data(Qt::TextAlignmentRole);
    return {index.data(Qt::DisplayRole).toString(), fontLike(index.data(Qt::FontRole), font),
            alignment.isValid() ? Qt::Alignment(alignment.toInt())
                                : Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)};
}

Entry headingAt(const QAbstractItemModel& model, int section, Qt::Orientation orientation,
                const QFont& font) {
    return {model.headerData(section, orientation, Qt::DisplayRole).toString(),
            fontLike(model.headerData(section, orientation, Qt::FontRole), font),
            orientation == Qt::Horizontal ? Qt::Alignment(Qt::AlignCenter)
                                          : Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)};
}

double widthOf(const Entry& entry) {
    return entry.text.isEmpty()
               ? 0
               : std::ceil(QFontMetricsF(entry.font).horizontalAdvance(entry.text)) + 2 * side;
}

/// Where columns and rows of a picture lie.
struct Layout {
    double heading = 0;          ///< the width of the rows' headings
    std::vector<double> columns; ///< their widths
    double height = 0;           ///< of a row
    [[nodiscard]] double width() const {
        double all = heading;
        for (const double column : columns)
            all += column;
        return all;
    }
};

Layout layoutOf(const QAbstractItemModel& model, const TablePart& part, const QFont& font) {
    Layout layout;
    QFont bold = font;
    bold.setBold(true);
    layout.height = std::ceil(QFontMetricsF(bold).height()) + 2 * above;
    for (int row = part.first_row; row < part.first_row + part.rows; ++row)
        layout.heading =
            std::max(layout.heading, widthOf(headingAt(model, row, Qt::Vertical, font)));
    for (int column = part.first_column; column < part.first_column + part.columns; ++column) {
        double width = widthOf(headingAt(model, column, Qt::Horizontal, font));
        for (int row = part.first_row; row < part.first_row + part.rows; ++row)
            width = std::max(width, widthOf(cellAt(model, row, column, font)));
        layout.columns.push_back(std::max(width, 2 * side));
    }
    return layout;
}

void paintEntry(QPainter& painter, const QRectF& place, const Entry& entry, const QColor& colour) {
    painter.setFont(entry.font);
    painter.setPen(colour);
    painter.drawText(place.adjusted(side, 0, -side, 0), static_cast<int>(entry.alignment),
                     entry.text);
}

/// A ground of the window's theme on paper: what is marked there is marked here.
QColor groundOnPaper(const QVariant& told, const Colours& shown, const Colours& paper) {
    const QColor ground = told.value<QBrush>().color();
    constexpr int bright = 150;
    return ground == shown.window        ? paper.window
           : ground.lightness() > bright ? ground
                                         : mix(paper.base, paper.accent, 0.2);
}

/// From the first one in view, where there are too many.
std::pair<int, int> pictured(int count, int first_in_view) {
    const int most = std::min(count, most_pictured);
    return {std::clamp(first_in_view, 0, count - most) * (count > most ? 1 : 0), most};
}

} // namespace

TablePart partInView(const QTableView& view) {
    if (view.model() == nullptr)
        return {};
    const auto [row, rows] = pictured(view.model()->rowCount(), view.rowAt(0));
    const auto [column, columns] = pictured(view.model()->columnCount(), view.columnAt(0));
    return {row, rows, column, columns};
}

QSize tablePictureSize(const QAbstractItemModel& model, const TablePart& part, const QFont& font) {
    const Layout layout = layoutOf(model, part, font);
    // The last line is drawn, too.
    return {static_cast<int>(layout.width()) + 1,
            static_cast<int>(layout.height * (part.rows + 1)) + 1};
}

void paintTable(QPainter& painter, const QAbstractItemModel& model, const TablePart& part,
                const Colours& colours, const QFont& font) {
    const Layout layout = layoutOf(model, part, font);
    const Colours& shown = coloursFor(QApplication::palette());
    const double width = layout.width();
    const double bottom = layout.height * (part.rows + 1);
    painter.save();
    painter.translate(0.5, 0.5);
    painter.fillRect(
        QRectF(layout.heading, layout.height, width - layout.heading, bottom - layout.height),
        colours.base);
    double left = layout.heading;
    for (int i = 0; i < part.columns; ++i) {
        const int column = part.first_column + i;
        const double wide = layout.columns[static_cast<std::size_t>(i)];
        paintEntry(painter, {left, 0, wide, layout.height},
                   headingAt(model, column, Qt::Horizontal, font), colours.text);
        for (int k = 0; k < part.rows; ++k) {
            const QModelIndex index = model.index(part.first_row + k, column);
            const QRectF place(left, layout.height * (k + 1), wide, layout.height);
            if (const QVariant ground = index.data(Qt::BackgroundRole); ground.isValid())
                painter.fillRect(place, groundOnPaper(ground, shown, colours));
            const QVariant told = index.data(Qt::ForegroundRole);
            const bool muted = told.isValid() && told.value<QBrush>().color() == shown.muted_text;
            paintEntry(painter, place, cellAt(model, index.row(), column, font),
                       muted ? colours.muted_text : colours.text);
        }
        left += wide;
    }
    for (int k = 0; k < part.rows; ++k)
        paintEntry(painter, {0, layout.height * (k + 1), layout.heading, layout.height},
                   headingAt(model, part.first_row + k, Qt::Vertical, font), colours.text);
    painter.setPen(QPen(colours.line, 1));
    for (int k = 0; k <= part.rows + 1; ++k)
        painter.drawLine(QPointF(0, layout.height * k), QPointF(width, layout.height * k));
    left = layout.heading;
    painter.drawLine(QPointF(0, 0), QPointF(0, bottom));
    for (const double wide : layout.columns) {
        painter.drawLine(QPointF(left, 0), QPointF(left, bottom));
        left += wide;
    }
    painter.drawLine(QPointF(left, 0), QPointF(left, bottom));
    painter.restore();
}

} // namespace loggia::ui
