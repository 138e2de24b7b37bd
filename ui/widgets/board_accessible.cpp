#include "ui/widgets/board_accessible.hpp"

#include "ui/widgets/board_view.hpp"

#include <QAccessible>
#include <QAccessibleWidget>

#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

class BoardAccessible;

/// One cell. Lives as long as its table and answers for a board that may have changed since.
class CellAccessible final : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    CellAccessible(BoardView* view, BoardAccessible* table, int row, int column)
        : view_(view), table_(table), row_(row), column_(column) {}

    [[nodiscard]] bool isValid() const override {
        return view_ != nullptr && view_->scene().contains(column_, boardRow());
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? view_->cellName(column_, boardRow())
                                                      : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QRect rect() const override {
        const QRect local = view_->cellRect(column_, boardRow()).toAlignedRect();
        return {view_->mapToGlobal(local.topLeft()), local.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.readOnly = true;
        const bool here = view_->cursorColumn() == column_ && view_->cursorRow() == boardRow();
        state.focused = here && view_->hasFocus();
        state.selected = here;
        state.invisible = !view_->isVisible();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface
                   ? static_cast<QAccessibleTableCellInterface*>(this)
                   : nullptr;
    }

    [[nodiscard]] bool isSelected() const override { return state().selected != 0; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return column_; }
    [[nodiscard]] int rowIndex() const override { return row_; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override;

private:
    [[nodiscard]] int boardRow() const { return view_->scene().rows - 1 - row_; }

    BoardView* view_;
    BoardAccessible* table_;
    int row_; ///< From the top, as tables count.
    int column_;
};

class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardView* view)
        : QAccessibleWidget(view, QAccessible::Table), view_(view) {}
    BoardAccessible(const BoardAccessible&) = delete;
    BoardAccessible& operator=(const BoardAccessible&) = delete;
    ~BoardAccessible() override { forgetCells(); }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Name && !view_->scene().name.isEmpty())
            return view_->scene().name;
        return QAccessibleWidget::text(kind);
    }
    [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        // A cell knows its column and row, which its number means only on a board as wide.
        if (std::exchange(known_columns_, columnCount()) != columnCount())
            forgetCells();
        const auto at = static_cast<std::size_t>(index);
        if (ids_.size() <= at)
            ids_.resize(static_cast<std::size_t>(childCount()), 0);
        if (ids_[at] == 0) {
            auto* cell = new CellAccessible(view_, const_cast<BoardAccessible*>(this),
                                            index / columnCount(), index % columnCount());
            ids_[at] = QAccessible::registerAccessibleInterface(cell);
        }
        return QAccessible::accessibleInterface(ids_[at]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        if (child == nullptr || child->role() != QAccessible::Cell)
            return -1;
        const auto* cell = static_cast<const CellAccessible*>(child);
        return cell->rowIndex() * columnCount() + cell->columnIndex();
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const auto cell = view_->cellAt(view_->mapFromGlobal(QPoint(x, y)));
        return cell ? cellAt(rowCount() - 1 - cell->y(), cell->x()) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        if (!view_->hasFocus())
            return nullptr;
        return cellAt(rowCount() - 1 - view_->cursorRow(), view_->cursorColumn());
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        return child(row * columnCount() + column);
    }
    [[nodiscard]] int selectedCellCount() const override { return 1; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
        return {cellAt(rowCount() - 1 - view_->cursorRow(), view_->cursorColumn())};
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        return BoardView::tr("column %1").arg(column + 1);
    }
    [[nodiscard]] QString rowDescription(int row) const override {
        return BoardView::tr("row %1").arg(rowCount() - row);
    }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int columnCount() const override { return view_->scene().columns; }
    [[nodiscard]] int rowCount() const override { return view_->scene().rows; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
    [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

private:
    void forgetCells() const {
        for (const QAccessible::Id id : std::exchange(ids_, {}))
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
    }

    BoardView* view_;
    mutable std::vector<QAccessible::Id> ids_;
    mutable int known_columns_ = 0;
};

QAccessibleInterface* CellAccessible::parent() const {
    return table_;
}
QAccessibleInterface* CellAccessible::table() const {
    return table_;
}

QAccessibleInterface* board_interface(const QString& /*name*/, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view != nullptr ? new BoardAccessible(view) : nullptr;
}

} // namespace

void installBoardAccessibility() {
    QAccessible::installFactory(&board_interface);
}

} // namespace loggia::ui
