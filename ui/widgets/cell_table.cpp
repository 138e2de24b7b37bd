#include "ui/widgets/cell_table.hpp"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>

#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

class TableAccessible;

/// What was asked for, in the one thread of all widgets.
struct Asked {
    const QAccessibleInterface* cell = nullptr; ///< By a screen reader, last.
    QString name;
    int own_questions = 0; ///< Such as are being asked now, by nobody else.
};

Asked& asked() {
    static Asked all;
    return all;
}

/// One cell. Lives as long as its table and answers for a board that may have changed since.
class CellAccessible final : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
public:
    CellAccessible(QWidget* widget, CellTable* cells, TableAccessible* table, const QPoint& place)
        : widget_(widget), cells_(cells), table_(table), place_(place) {}

    [[nodiscard]] bool isValid() const override {
        const QSize size = cells_->tableSize();
        return place_.x() < size.width() && place_.y() < size.height();
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
        if (kind == QAccessible::Name) {
            QString name = cell().name;
            if (asked().own_questions == 0) {
                asked().cell = this;
                asked().name = name;
            }
            return name;
        }
        return kind == QAccessible::Description ? cell().description : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QRect rect() const override {
        if (!isValid())
            return {};
        const QRect local = cells_->tableCellRect(place_).toAlignedRect();
        return {widget_->mapToGlobal(local.topLeft()), local.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override {
        return cell().heads_row ? QAccessible::RowHeader : QAccessible::Cell;
    }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool heads_row = cell().heads_row;
        const bool here = cells_->currentTableCell() == place_;
        state.focusable = !heads_row;
        state.selectable = !heads_row;
        state.readOnly = true;
        state.focused = here && widget_->hasFocus();
        state.selected = here;
        state.invisible = !widget_->isVisible();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    [[nodiscard]] bool isSelected() const override { return state().selected != 0; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override;
    [[nodiscard]] int columnIndex() const override { return place_.x(); }
    [[nodiscard]] int rowIndex() const override { return place_.y(); }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override;

    [[nodiscard]] QStringList actionNames() const override {
        const CellTable::Cell cell = this->cell();
        QStringList names;
        if (cell.can_press)
            names << pressAction();
        if (isValid() && !cell.heads_row)
            names << setFocusAction();
        return names;
    }
    void doAction(const QString& name) override {
        // A reader may still know an action that is gone.
        if (!actionNames().contains(name))
            return;
        widget_->setFocus();
        if (name == pressAction())
            cells_->pressTableCell(place_);
        else
            cells_->goToTableCell(place_);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override {
        return {};
    }

private:
    [[nodiscard]] CellTable::Cell cell() const {
        return isValid() ? cells_->tableCell(place_) : CellTable::Cell();
    }

    QWidget* widget_;
    CellTable* cells_;
    TableAccessible* table_;
    QPoint place_;
};

class TableAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    TableAccessible(QWidget* widget, CellTable* cells)
        : QAccessibleWidget(widget, QAccessible::Table), cells_(cells) {}
    TableAccessible(const TableAccessible&) = delete;
    TableAccessible& operator=(const TableAccessible&) = delete;
    ~TableAccessible() override { forgetCells(); }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        const QString name = kind == QAccessible::Name ? cells_->tableName() : QString();
        return name.isEmpty() ? QAccessibleWidget::text(kind) : name;
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
            auto* cell = new CellAccessible(widget(), cells_, const_cast<TableAccessible*>(this),
                                            QPoint(index % columnCount(), index / columnCount()));
            ids_[at] = QAccessible::registerAccessibleInterface(cell);
        }
        return QAccessible::accessibleInterface(ids_[at]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        if (child == nullptr || child->parent() != this)
            return -1;
        const auto* cell = static_cast<const CellAccessible*>(child);
        return cell->rowIndex() * columnCount() + cell->columnIndex();
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const auto cell = cells_->tableCellUnder(widget()->mapFromGlobal(QPoint(x, y)));
        return cell ? cellAt(cell->y(), cell->x()) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return widget()->hasFocus() ? currentCell() : nullptr;
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        return child(row * columnCount() + column);
    }
    [[nodiscard]] int selectedCellCount() const override { return 1; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
        return {currentCell()};
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        return cells_->tableColumnName(column);
    }
    [[nodiscard]] QString rowDescription(int row) const override {
        return cells_->tableRowName(row);
    }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int columnCount() const override { return cells_->tableSize().width(); }
    [[nodiscard]] int rowCount() const override { return cells_->tableSize().height(); }
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
    [[nodiscard]] QAccessibleInterface* currentCell() const {
        const QPoint cell = cells_->currentTableCell();
        return cellAt(cell.y(), cell.x());
    }
    void forgetCells() const {
        for (const QAccessible::Id id : std::exchange(ids_, {}))
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
    }

    CellTable* cells_;
    mutable std::vector<QAccessible::Id> ids_;
    mutable int known_columns_ = 0;
};

QAccessibleInterface* CellAccessible::parent() const {
    return table_;
}
QAccessibleInterface* CellAccessible::table() const {
    return table_;
}
QList<QAccessibleInterface*> CellAccessible::rowHeaderCells() const {
    if (!isValid() || !cells_->tableCell({0, place_.y()}).heads_row)
        return {};
    return {table_->cellAt(place_.y(), 0)};
}

QAccessibleInterface* table_interface(const QString& /*name*/, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    auto* cells = dynamic_cast<CellTable*>(object);
    return widget != nullptr && cells != nullptr ? new TableAccessible(widget, cells) : nullptr;
}

void tell(QWidget* widget, const CellTable& table, QAccessible::Event what) {
    const QPoint cell = table.currentTableCell();
    QAccessibleEvent event(widget, what);
    event.setChild(cell.y() * table.tableSize().width() + cell.x());
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installCellTables() {
    QAccessible::installFactory(&table_interface);
}

void tellCellReached(QWidget* widget, const CellTable& table) {
    if (!QAccessible::isActive())
        return;
    // Readers keep the names that they have once read, and what lies on it may be something else
    // since.
    tellCellChanged(widget, table);
    tell(widget, table, QAccessible::Focus);
}

OwnQuestions::OwnQuestions() {
    ++asked().own_questions;
}
OwnQuestions::~OwnQuestions() {
    --asked().own_questions;
}

bool isNameKnown(const QAccessibleInterface& cell, const QString& name) {
    return asked().cell == &cell && asked().name == name;
}

void tellCellChanged(QWidget* widget, const CellTable& table) {
    if (!QAccessible::isActive())
        return;
    tell(widget, table, QAccessible::NameChanged);
    tell(widget, table, QAccessible::DescriptionChanged);
}

} // namespace loggia::ui
