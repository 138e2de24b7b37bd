#include "ui/sat/model/values_view.hpp"

#include "ui/sat/model/assignment.hpp"
#include "ui/sat/model/model_table.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"

#include <QHeaderView>
#include <QKeyEvent>

#include <optional>

namespace loggia::ui {

ValuesView::ValuesView(Assignment* assignment, ModelTable* table, QWidget* parent)
    : QTableView(parent), assignment_(assignment), table_(table) {
    setModel(table);
    setAccessibleName(tr("Values of the atoms"));
    verticalHeader()->hide();
    fitRowsToText(*this);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setShowGrid(false);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == ModelTable::value_column)
            assignment_->cycle(table_->atomAt(index.row()));
    });
}

QSize ValuesView::sizeHint() const {
    return {QTableView::sizeHint().width(), minimumHeight()};
}

void ValuesView::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    std::optional<signed char> value;
    switch (event->key()) {
    case Qt::Key_1:
    case Qt::Key_T:
        value = 1;
        break;
    case Qt::Key_0:
    case Qt::Key_F:
        value = -1;
        break;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        value = 0;
        break;
    default:
        break;
    }
    // Never a search for rows that begin with the letter, which is what it means to Qt's tables.
    if (modifiers != Qt::NoModifier || (!value && event->key() != Qt::Key_Space))
        return QTableView::keyPressEvent(event);
    if (!currentIndex().isValid())
        return;
    const int atom = table_->atomAt(currentIndex().row());
    if (value)
        assignment_->change({{atom, *value}});
    else
        assignment_->cycle(atom);
    announceCurrentCell(*this);
}

} // namespace loggia::ui
