#include "ui/sat/model/grid_view.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/theme/tip.hpp"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

using Kind = GridInstance::Kind;

namespace {

constexpr double largest_grid_cell = 64;

/// The digit that stands in a cell, from 1, as chosen or given; 0: none, or several.
int digitAt(const GridInstance& grid, const Assignment& assignment, int row, int column) {
    int found = 0;
    for (int digit = 0; digit < grid.digits; ++digit)
        if (assignment.value(grid.atom(row, column, digit)) > 0) {
            if (found != 0)
                return 0;
            found = digit + 1;
        }
    const int given = grid.givenAt(row, column);
    const bool is_open = given > 0 && assignment.value(grid.atom(row, column, given - 1)) == 0;
    return found == 0 && is_open ? given : found;
}

/// Whether a cell with a given digit has another digit, or cannot have the given one.
bool contradictsGiven(const GridInstance& grid, const Assignment& assignment, int row, int column) {
    const int given = grid.givenAt(row, column);
    return given > 0 && assignment.value(grid.atom(row, column, given - 1)) <= 0 &&
           digitAt(grid, assignment, row, column) != given;
}

/// Another cell of the same row, column or box with the same digit, as column and row.
std::optional<QPoint> sameDigit(const GridInstance& grid, const Assignment& assignment, int row,
                                int column) {
    const int digit = digitAt(grid, assignment, row, column);
    if (digit == 0)
        return std::nullopt;
    const auto has = [&](int other_row, int other_column) {
        const bool may = assignment.value(grid.atom(other_row, other_column, digit - 1)) > 0 ||
                         grid.givenAt(other_row, other_column) == digit;
        return may && (other_row != row || other_column != column) &&
               digitAt(grid, assignment, other_row, other_column) == digit;
    };
    for (int other = 0; other < grid.columns; ++other)
        if (has(row, other))
            return QPoint(other, row);
    for (int other = 0; other < grid.rows; ++other)
        if (has(other, column))
            return QPoint(column, other);
    if (grid.box > 0)
        for (int i = 0; i < grid.box * grid.box; ++i) {
            const int other_row = row / grid.box * grid.box + i / grid.box;
            const int other_column = column / grid.box * grid.box + i % grid.box;
            if (other_row < grid.rows && other_column < grid.columns &&
                has(other_row, other_column))
                return QPoint(other_column, other_row);
        }
    return std::nullopt;
}

/// A given cell is seen before it has its value.
bool isTrueOrGiven(const GridInstance& grid, const Assignment& assignment, int row, int column) {
    const auto value = assignment.value(grid.atom(row, column));
    return value > 0 || (value == 0 && grid.givenAt(row, column) > 0);
}

/// The nearest other queen in the same row, column or diagonal with nothing in between, as column
/// and row.
std::optional<QPoint> attacker(const GridInstance& grid, const Assignment& assignment, int row,
                               int column) {
    const auto has_queen = [&](int r, int c) { return isTrueOrGiven(grid, assignment, r, c); };
    if (!has_queen(row, column))
        return std::nullopt;
    std::optional<QPoint> nearest;
    int least = std::max(grid.rows, grid.columns);
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right) {
            if (down == 0 && right == 0)
                continue;
            for (int steps = 1; steps < least; ++steps) {
                const int r = row + steps * down;
                const int c = column + steps * right;
                if (r < 0 || r >= grid.rows || c < 0 || c >= grid.columns)
                    break;
                if (has_queen(r, c)) {
                    nearest = QPoint(c, r);
                    least = steps;
                }
            }
        }
    return nearest;
}

GridCell sudokuCell(const GridInstance& grid, const Assignment& assignment, int row, int column) {
    GridCell cell;
    QStringList chosen;
    QStringList open;
    std::vector<int> candidates;
    for (int digit = 0; digit < grid.digits; ++digit) {
        const auto value = assignment.value(grid.atom(row, column, digit));
        if (value > 0)
            chosen << QString::number(digit + 1);
        else if (value == 0) {
            open << QString::number(digit + 1);
            candidates.push_back(digit + 1);
        }
    }
    const int given = grid.givenAt(row, column);
    const bool contradicts = contradictsGiven(grid, assignment, row, column);
    cell.given = given > 0 && !contradicts;
    cell.open = chosen.isEmpty() && !open.isEmpty();
    cell.conflict = chosen.size() > 1 || (chosen.isEmpty() && open.isEmpty());
    // A given digit is read before it has its value.
    if (const int digit = digitAt(grid, assignment, row, column); chosen.isEmpty() && digit > 0) {
        chosen = QStringList{QString::number(digit)};
        cell.open = false;
    }
    const auto same = sameDigit(grid, assignment, row, column);
    cell.conflict = cell.conflict || same || contradicts;
    cell.text = chosen.isEmpty() && cell.conflict ? QStringLiteral("\u00D7")
                                                  : chosen.join(QLatin1Char(' '));
    if (cell.open && open.size() < grid.digits)
        cell.candidates = std::move(candidates);
    cell.name =
        contradicts ? SatWords::tr("conflict: %1, but %2 is given").arg(cell.text).arg(given)
        : same      ? SatWords::tr("conflict: %1, as in row %2, column %3")
                     .arg(cell.text)
                     .arg(same->y() + 1)
                     .arg(same->x() + 1)
        : cell.conflict            ? SatWords::tr("conflict: %1").arg(cell.text)
        : !cell.text.isEmpty()     ? cell.text
        : !cell.candidates.empty() ? SatWords::tr("candidates %1").arg(open.join(QLatin1Char(' ')))
                                   : SatWords::tr("open");
    if (cell.given)
        cell.name = SatWords::tr("%1, given").arg(cell.name);
    return cell;
}

} // namespace

GridCell gridCell(const GridInstance& grid, const Assignment& assignment, int row, int column) {
    if (grid.kind == Kind::sudoku)
        return sudokuCell(grid, assignment, row, column);
    GridCell cell;
    const int atom = grid.atom(row, column);
    if (atom == 0) {
        cell.name = SatWords::tr("no atom");
        return cell;
    }
    const auto value = assignment.value(atom);
    const bool queens = grid.kind == Kind::queens;
    const bool given = grid.givenAt(row, column) > 0;
    const bool holds = isTrueOrGiven(grid, assignment, row, column);
    cell.given = given && value >= 0;
    cell.open = value == 0 && !given;
    if (holds)
        cell.text = queens ? QStringLiteral("\u265B") : QStringLiteral("\u25CF");
    cell.name = holds       ? queens ? SatWords::tr("queen") : SatWords::tr("true")
                      : value < 0 ? queens ? SatWords::tr("empty") : SatWords::tr("false")
                                  : SatWords::tr("open");
    if (const auto other =
            queens ? attacker(grid, assignment, row, column) : std::optional<QPoint>()) {
        cell.conflict = true;
        cell.name = SatWords::tr("conflict: queen, attacked from row %1, column %2")
                        .arg(other->y() + 1)
                        .arg(other->x() + 1);
    }
    if (given && value < 0) {
        cell.conflict = true;
        cell.text = QStringLiteral("\u00D7");
        cell.name = queens ? SatWords::tr("conflict: empty, but a queen is given")
                           : SatWords::tr("conflict: false, but true is given");
    }
    if (cell.given)
        cell.name = SatWords::tr("%1, given").arg(cell.name);
    return cell;
}

namespace {

/// The first cell that has to be true by a clause of one literal and is false.
std::optional<QPoint> lostGiven(const GridInstance& grid, const Assignment& assignment) {
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column)
            if (grid.givenAt(row, column) > 0 && assignment.value(grid.atom(row, column)) < 0)
                return QPoint(column, row);
    return std::nullopt;
}

QString queensClash(const GridInstance& grid, const Assignment& assignment) {
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column)
            if (const auto other = attacker(grid, assignment, row, column))
                return SatWords::tr("The queens in row %1, column %2 and in row %3, column %4 "
                                    "attack each other.")
                    .arg(row + 1)
                    .arg(column + 1)
                    .arg(other->y() + 1)
                    .arg(other->x() + 1);
    return {};
}

QString sudokuClash(const GridInstance& grid, const Assignment& assignment) {
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column) {
            if (contradictsGiven(grid, assignment, row, column))
                return SatWords::tr("%1 is given in row %2, column %3.")
                    .arg(grid.givenAt(row, column))
                    .arg(row + 1)
                    .arg(column + 1);
            const auto same = sameDigit(grid, assignment, row, column);
            if (!same)
                continue;
            const int digit = digitAt(grid, assignment, row, column);
            if (same->y() == row)
                return SatWords::tr("Row %1 has %2 twice.").arg(row + 1).arg(digit);
            if (same->x() == column)
                return SatWords::tr("Column %1 has %2 twice.").arg(column + 1).arg(digit);
            return SatWords::tr(
                       "A box has %1 twice: in row %2, column %3 and in row %4, column %5.")
                .arg(digit)
                .arg(row + 1)
                .arg(column + 1)
                .arg(same->y() + 1)
                .arg(same->x() + 1);
        }
    return {};
}

} // namespace

QString gridClash(const GridInstance& grid, const Assignment& assignment) {
    if (grid.kind == Kind::sudoku)
        return sudokuClash(grid, assignment);
    const bool queens = grid.kind == Kind::queens;
    if (const auto lost = lostGiven(grid, assignment))
        return (queens ? SatWords::tr("A queen is given in row %1, column %2.")
                       : SatWords::tr("Row %1, column %2 is given as true."))
            .arg(lost->y() + 1)
            .arg(lost->x() + 1);
    return queens ? queensClash(grid, assignment) : QString();
}

GridGeometry::GridGeometry(const QSizeF& area, const GridInstance& grid)
    : rows_(std::max(1, grid.rows)), columns_(std::max(1, grid.columns)) {
    // Half a cell each for the numbers above and on the left, a little air on the other sides.
    constexpr double numbers = 0.6;
    constexpr double air = 0.15;
    cell_ = std::floor(std::min({area.width() / (columns_ + numbers + air),
                                 area.height() / (rows_ + numbers + air), largest_grid_cell}));
    cell_ = std::max(cell_, 2.0);
    const QSizeF size(cell_ * columns_, cell_ * rows_);
    const double left = (area.width() - size.width() - cell_ * (numbers + air)) / 2;
    const double top = (area.height() - size.height() - cell_ * (numbers + air)) / 2;
    frame_ = QRectF(QPointF(std::floor(std::max(0.0, left) + cell_ * numbers),
                            std::floor(std::max(0.0, top) + cell_ * numbers)),
                    size);
}

QRectF GridGeometry::cellRect(int row, int column) const {
    return {frame_.left() + cell_ * column, frame_.top() + cell_ * row, cell_, cell_};
}

std::optional<QPoint> GridGeometry::cellAt(const QPointF& point) const {
    const int column = static_cast<int>(std::floor((point.x() - frame_.left()) / cell_));
    const int row = static_cast<int>(std::floor((point.y() - frame_.top()) / cell_));
    if (column < 0 || column >= columns_ || row < 0 || row >= rows_)
        return std::nullopt;
    return QPoint(column, row);
}

namespace {

class GridPainting {
public:
    GridPainting(QPainter& painter, const GridGeometry& geometry, const GridInstance& grid,
                 const Assignment& assignment, const Colours& colours, const QFont& font)
        : painter_(painter), geometry_(geometry), grid_(grid), assignment_(assignment),
          colours_(colours), font_(font) {}

    void paint(const std::optional<QPoint>& cursor) {
        painter_.save();
        for (int row = 0; row < grid_.rows; ++row)
            for (int column = 0; column < grid_.columns; ++column)
                paintCell(row, column);
        paintLines();
        paintNumbers();
        if (cursor) {
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(colours_.accent, 2.5));
            painter_.drawRect(
                geometry_.cellRect(cursor->y(), cursor->x()).adjusted(1.5, 1.5, -1.5, -1.5));
        }
        painter_.restore();
    }

private:
    void paintCell(int row, int column) {
        const QRectF place = geometry_.cellRect(row, column);
        const GridCell cell = gridCell(grid_, assignment_, row, column);
        const bool dark_square = grid_.kind == Kind::queens && (row + column) % 2 == 1;
        QColor ground = dark_square ? mix(colours_.base, colours_.text, 0.14) : colours_.base;
        if (cell.conflict)
            ground = mix(colours_.base, colours_.lose, 0.2);
        else if (cell.given)
            ground = mix(colours_.base, colours_.text, 0.07);
        painter_.fillRect(place, ground);
        const double side = geometry_.cellSize();
        if (!cell.text.isEmpty()) {
            QFont font = boardFont(font_, side * (cell.text.size() > 2 ? 0.34 : 0.56));
            font.setBold(cell.given || grid_.kind != Kind::sudoku);
            painter_.setFont(font);
            painter_.setPen(cell.conflict                               ? colours_.lose
                            : grid_.kind == Kind::sudoku && !cell.given ? colours_.accent
                                                                        : colours_.text);
            painter_.drawText(place, Qt::AlignCenter, cell.text);
        } else if (!cell.candidates.empty()) {
            paintCandidates(place.adjusted(1, 1, -1, -1), cell.candidates);
        } else if (cell.open && grid_.kind != Kind::sudoku && assignment_.hasValues()) {
            painter_.setFont(boardFont(font_, side * 0.4));
            painter_.setPen(colours_.muted_text);
            painter_.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
        }
    }

    /// Each where it always stands, as by pencil; none where they could not be read.
    void paintCandidates(const QRectF& place, const std::vector<int>& candidates) {
        const int columns =
            grid_.box > 0
                ? grid_.box
                : static_cast<int>(std::ceil(std::sqrt(static_cast<double>(grid_.digits))));
        const int rows = (grid_.digits + columns - 1) / columns;
        const QSizeF slot(place.width() / columns, place.height() / rows);
        const QFont font =
            boardFont(font_, slot.height() * 0.9, static_cast<int>(GridView::smallest_text));
        const QFontMetricsF metrics(font);
        if (slot.height() < GridView::smallest_text ||
            slot.width() < metrics.horizontalAdvance(QString::number(grid_.digits)) + 1)
            return;
        painter_.setFont(font);
        painter_.setPen(colours_.muted_text);
        for (const int digit : candidates) {
            const int column = (digit - 1) % columns;
            const int row = (digit - 1) / columns;
            painter_.drawText(QRectF(place.left() + column * slot.width(),
                                     place.top() + row * slot.height(), slot.width(),
                                     slot.height()),
                              Qt::AlignCenter | Qt::TextDontClip, QString::number(digit));
        }
    }

    void paintLines() {
        const QRectF frame = geometry_.frame();
        const auto pen = [&](int at) {
            const bool strong = grid_.box > 0 && at % grid_.box == 0;
            return strong ? QPen(colours_.board_outline, 2) : QPen(colours_.line, 1);
        };
        for (int column = 1; column < grid_.columns; ++column) {
            const double x = geometry_.cellRect(0, column).left();
            painter_.setPen(pen(column));
            painter_.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
        }
        for (int row = 1; row < grid_.rows; ++row) {
            const double y = geometry_.cellRect(row, 0).top();
            painter_.setPen(pen(row));
            painter_.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
        }
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.board_outline, 2));
        painter_.drawRect(frame);
    }

    void paintNumbers() {
        const double side = geometry_.cellSize();
        if (side < 14)
            return;
        painter_.setFont(boardFont(font_, std::min(side * 0.34, 14.0),
                                   static_cast<int>(GridView::smallest_text)));
        painter_.setPen(colours_.muted_text);
        for (int column = 0; column < grid_.columns; ++column)
            painter_.drawText(geometry_.cellRect(0, column).translated(0, -side * 0.78),
                              Qt::AlignCenter, QString::number(column + 1));
        for (int row = 0; row < grid_.rows; ++row)
            painter_.drawText(geometry_.cellRect(row, 0).translated(-side * 0.8, 0),
                              Qt::AlignCenter, QString::number(row + 1));
    }

    QPainter& painter_;
    const GridGeometry& geometry_;
    const GridInstance& grid_;
    const Assignment& assignment_;
    const Colours& colours_;
    const QFont& font_;
};

} // namespace

void paintGrid(QPainter& painter, const GridGeometry& geometry, const GridInstance& grid,
               const Assignment& assignment, const std::optional<QPoint>& cursor,
               const Colours& colours, const QFont& font) {
    GridPainting(painter, geometry, grid, assignment, colours, font).paint(cursor);
}

GridView::GridView(Assignment* assignment, QWidget* parent)
    : BoardView(parent), assignment_(assignment) {
    setPick(Pick::cells);
    connect(this, &BoardView::picked, this,
            [this](int /*column*/, int /*row*/, Qt::MouseButton button) {
                if (button == Qt::LeftButton)
                    press(cursorCell());
            });
}

void GridView::setGrid(GridInstance grid) {
    if (grid == grid_)
        return refresh();
    grid_ = std::move(grid);
    BoardScene scene;
    scene.columns = grid_.columns;
    scene.rows = grid_.rows;
    scene.landing.assign(static_cast<std::size_t>(grid_.columns), 0);
    scene.name = grid_.kind == Kind::sudoku   ? tr("Sudoku")
                 : grid_.kind == Kind::queens ? tr("Board with queens")
                                              : tr("%1(row, column)").arg(grid_.family);
    setAccessibleName(scene.name);
    setScene(std::move(scene));
    setCursorCell(0, grid_.rows - 1);
}

void GridView::refresh() {
    update();
}

QPoint GridView::cursorCell() const {
    return {cursorColumn(), scene().rows - 1 - cursorRow()};
}

QRectF GridView::cellRect(int column, int row) const {
    return gridGeometry().cellRect(scene().rows - 1 - row, column);
}

std::optional<QPoint> GridView::cellAt(const QPointF& point) const {
    const auto cell = gridGeometry().cellAt(point);
    return cell ? std::optional(QPoint(cell->x(), scene().rows - 1 - cell->y())) : std::nullopt;
}

QString GridView::cellName(int column, int row) const {
    if (grid_.atoms.empty())
        return {};
    const int from_top = scene().rows - 1 - row;
    return tr("row %1, column %2: %3")
        .arg(from_top + 1)
        .arg(column + 1)
        .arg(gridCell(grid_, *assignment_, from_top, column).name);
}

bool GridView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return BoardView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    // Of candidates, which may be too small to be read, and of conflicts.
    QString text;
    if (const auto at = cellAt(help->pos()); at && !grid_.atoms.empty()) {
        const GridCell cell = gridCell(grid_, *assignment_, scene().rows - 1 - at->y(), at->x());
        if (cell.conflict || !cell.candidates.empty())
            text = cellName(at->x(), at->y());
    }
    showTip(help->globalPos(), text, this);
    return true;
}

void GridView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (grid_.atoms.empty())
        return;
    const auto cursor = showsCursor() ? std::optional(cursorCell()) : std::nullopt;
    paintGrid(painter, gridGeometry(), grid_, *assignment_, cursor, coloursFor(palette()), font());
}

void GridView::mouseMoveEvent(QMouseEvent* event) {
    const auto cell = gridGeometry().cellAt(event->position());
    if (cell && grid_.kind != Kind::sudoku)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void GridView::mousePressEvent(QMouseEvent* event) {
    const auto cell = gridGeometry().cellAt(event->position());
    if (!cell || event->button() != Qt::LeftButton)
        return;
    // A sudoku's cell waits for a digit, so it is seen which one it is.
    if (grid_.kind == Kind::sudoku)
        return goToTableCell(*cell);
    hideCursor();
    setCursorCell(cell->x(), scene().rows - 1 - cell->y());
    press(*cell);
}

void GridView::press(const QPoint& cell) {
    if (grid_.kind == Kind::sudoku || grid_.atoms.empty())
        return;
    if (const int atom = grid_.atom(cell.y(), cell.x()); atom > 0)
        assignment_->cycle(atom);
    tellCellChanged(this, *this);
}

void GridView::setDigit(const QPoint& cell, int digit) {
    Assignment::Changes changes;
    for (int each = 0; each < grid_.digits; ++each)
        changes.emplace_back(grid_.atom(cell.y(), cell.x(), each),
                             static_cast<signed char>(digit == 0          ? 0
                                                      : each == digit - 1 ? 1
                                                                          : -1));
    assignment_->change(changes);
    tellCellChanged(this, *this);
}

void GridView::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const int key = event->key();
    const bool is_digit = key >= Qt::Key_0 && key <= Qt::Key_9;
    const bool clears = key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_Minus;
    if (modifiers != Qt::NoModifier || !(is_digit || clears) || grid_.atoms.empty())
        return BoardView::keyPressEvent(event);
    const QPoint cell = cursorCell();
    const int digit = is_digit ? key - Qt::Key_0 : 0;
    if (grid_.kind == Kind::sudoku) {
        if (digit <= grid_.digits)
            setDigit(cell, digit);
        return;
    }
    const int atom = grid_.atom(cell.y(), cell.x());
    if (atom == 0 || digit > 1)
        return;
    assignment_->change({{atom, static_cast<signed char>(clears ? 0 : digit == 1 ? 1 : -1)}});
    tellCellChanged(this, *this);
}

} // namespace loggia::ui
