#include "ui/grading/handin_table.hpp"

#include "ui/theme/colours.hpp"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QStyledItemDelegate>

#include <algorithm>
#include <set>

namespace loggia::ui {

namespace {

/// Colours by what a cell says; the text says it too.
class ToneDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const Colours& colours = coloursFor(option->palette);
        const auto tone = static_cast<ClassModel::Tone>(index.data(ClassModel::tone_role).toInt());
        option->palette.setColor(QPalette::Text, colourOf(tone, colours));
    }
};

} // namespace

QColor colourOf(ClassModel::Tone tone, const Colours& colours) {
    switch (tone) {
    case ClassModel::Tone::right:
        return colours.win;
    case ClassModel::Tone::wrong:
        return colours.lose;
    case ClassModel::Tone::quiet:
        return colours.muted_text;
    case ClassModel::Tone::none:
        break;
    }
    return colours.text;
}

HandinOrder::HandinOrder(ClassModel& model, QObject* parent)
    : QSortFilterProxyModel(parent),
      // The C locale knows no numbers in texts.
      collator_(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale()) {
    collator_.setNumericMode(true);
    collator_.setCaseSensitivity(Qt::CaseInsensitive);
    setSortRole(ClassModel::sort_role);
    setSourceModel(&model);
}

QVariant HandinOrder::headerData(int section, Qt::Orientation orientation, int role) const {
    QVariant data = QSortFilterProxyModel::headerData(section, orientation, role);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal || section != sortColumn())
        return data;
    constexpr QChar rising(0x25b4);
    constexpr QChar falling(0x25be);
    return data.toString() + QLatin1Char(' ') +
           (sortOrder() == Qt::AscendingOrder ? rising : falling);
}

bool HandinOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const QVariant one = left.data(ClassModel::sort_role);
    const QVariant other = right.data(ClassModel::sort_role);
    if (one.typeId() == QMetaType::QString)
        return collator_.compare(one.toString(), other.toString()) < 0;
    return one.toDouble() < other.toDouble();
}

HandinTable::HandinTable(ClassModel& model, QWidget* parent)
    : BatchTable("handins", tr("Hand-ins"),
                 tr("Drop a folder with the hand-ins here: one file or one folder for each "
                    "student."),
                 parent),
      model_(model), order_(new HandinOrder(model, this)) {
    setWhatsThis(tr("One row per hand-in: its points for each check, their sum, and its first "
                    "fault. Choose a cell to see its cases; click a heading to sort."));
    setModel(order_);
    setItemDelegate(new ToneDelegate(this));
    setSelectionMode(ExtendedSelection);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setStretchLastSection(true);
    setSortingEnabled(true);
    horizontalHeader()->setSortIndicatorShown(false); // see HandinOrder::headerData()
    connect(&model, &QAbstractItemModel::modelReset, this, &HandinTable::fitColumns);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &HandinTable::fitColumns);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &HandinTable::showBars);
    fitColumns();
}

/// Without hand-ins there is nothing to scroll to but the titles of columns.
void HandinTable::showBars() {
    setHorizontalScrollBarPolicy(model_.rowCount() > 0 ? Qt::ScrollBarAsNeeded
                                                       : Qt::ScrollBarAlwaysOff);
}

void HandinTable::fitColumns() {
    showBars();
    constexpr int narrowest_name = 110;
    constexpr int widest_name = 220;
    constexpr int narrowest_fault = 120;
    constexpr int padding = 22;
    resizeColumnsToContents();
    for (int column = ClassModel::points_column; column < model_.faultColumn(); ++column) {
        const QString title = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        setColumnWidth(column, fontMetrics().size(0, title).width() + padding);
    }
    setColumnWidth(ClassModel::name_column,
                   std::clamp(columnWidth(ClassModel::name_column), narrowest_name, widest_name));
    setColumnWidth(model_.faultColumn(), narrowest_fault);
}

QModelIndex HandinTable::currentCell() const {
    return order_->mapToSource(currentIndex());
}

std::vector<int> HandinTable::selectedRows() const {
    std::set<int> rows;
    for (const QModelIndex& each : selectionModel()->selectedIndexes())
        rows.insert(order_->mapToSource(each).row());
    return {rows.begin(), rows.end()};
}

void HandinTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    BatchTable::currentChanged(current, previous);
    Q_EMIT currentCellChanged();
}

void HandinTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Delete)) {
        Q_EMIT removeWanted();
        event->accept();
        return;
    }
    BatchTable::keyPressEvent(event);
}

} // namespace loggia::ui
