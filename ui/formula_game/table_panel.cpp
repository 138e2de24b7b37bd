#include "ui/formula_game/table_panel.hpp"

#include "core/formula_game/solve.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/formula_game/truth_table_view.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

using formula_game::Game;

namespace {

constexpr std::uint64_t most_copied = 4096;
/// Up to this cost, a second or so, the true rows are counted without being asked for.
constexpr double cheap = 2e9;

} // namespace

TablePanel::TablePanel(FormulaDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), session_(new Session(this)),
      which_(new QComboBox(this)), parts_(new QCheckBox(tr("Subf&ormulas"), this)),
      copy_(new QPushButton(tr("&Copy"), this)), count_(new QLabel(this)),
      view_(new TruthTableView(this)) {
    which_->addItems({tr("All rows"), tr("Only true"), tr("Only false")});
    which_->setAccessibleName(tr("Rows to show"));
    which_->setToolTip(tr("Show all rows, or only those where the formula is true or false"));
    parts_->setToolTip(tr("Add a column for each subformula"));
    parts_->setChecked(true);
    copy_->setToolTip(tr("Copy the rows as tab-separated text"));
    count_->setTextFormat(Qt::PlainText);
    count_->setWordWrap(true);
    auto* row = new FlowLayout;
    row->addWidget(which_);
    row->addWidget(parts_);
    row->addWidget(copy_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(view_, 1);
    layout->addWidget(count_);

    connect(which_, &QComboBox::currentIndexChanged, this, &TablePanel::applyOrder);
    connect(parts_, &QCheckBox::toggled, this, [this] {
        tables_.advance();
        game_.reset();
        follow();
    });
    connect(copy_, &QPushButton::clicked, this, &TablePanel::copyRows);
    connect(view_->horizontalHeader(), &QHeaderView::sectionClicked, this, &TablePanel::sortBy);
    connect(document, &FormulaDocument::changed, this, &TablePanel::follow);
    connect(&job_, &JobBase::runningChanged, this, &TablePanel::runningChanged);
    connect(&job_, &JobBase::progressed, this, &TablePanel::progressed);
    session_->keep("parts", parts_);
    session_->keep("rows", which_);
}

int TablePanel::resultColumn() const {
    return view_->rows()->columnCount() - 1;
}

/// The column whose values decide which rows are shown, and where.
int TablePanel::keyColumn() const {
    return which_->currentIndex() != 0 ? resultColumn() : sorted_by_.value_or(-1);
}

RowOrder TablePanel::wantedOrder() const {
    if (which_->currentIndex() != 0)
        return which_->currentIndex() == 1 ? RowOrder::only_true : RowOrder::only_false;
    if (!sorted_by_)
        return RowOrder::counting;
    return true_first_ ? RowOrder::true_first : RowOrder::false_first;
}

void TablePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

void TablePanel::follow() {
    const auto& position = document_->lastPosition();
    const auto game = position ? position->shared_game() : nullptr;
    if (game != game_)
        tables_.advance();
    if (game != game_ || !document_->isGame())
        job_.abandon(); // also where nobody sees the table
    for (QWidget* each : {static_cast<QWidget*>(view_), static_cast<QWidget*>(which_),
                          static_cast<QWidget*>(parts_), static_cast<QWidget*>(copy_)})
        each->setEnabled(document_->isGame());
    if (!isVisible())
        return;
    if (!document_->isGame()) {
        // The rows before stay in grey while somebody types; nothing is said of them.
        count_->clear();
        return;
    }
    if (game != game_) {
        sorted_by_.reset();
        game_ = game;
        view_->rows()->setTable(game ? std::make_shared<TableRows>(game, parts_->isChecked())
                                     : nullptr);
        view_->showSorting(std::nullopt, Qt::AscendingOrder);
        view_->refresh();
        if (game)
            view_->arrangeColumns(static_cast<int>(game->size()));
        applyOrder();
    } else if (game && !result_.get() && !job_.isRunning()) {
        applyOrder();
    } else {
        showCount();
    }
    if (row_wanted_ && game)
        showRow(*std::exchange(row_wanted_, std::nullopt));
}

void TablePanel::sortBy(int column) {
    // A click more turns the order round, the third one undoes it.
    if (sorted_by_ != column) {
        sorted_by_ = column;
        true_first_ = true;
    } else if (true_first_) {
        true_first_ = false;
    } else {
        sorted_by_.reset();
    }
    view_->showSorting(sorted_by_, true_first_ ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (which_->currentIndex() != 0)
        which_->setCurrentIndex(0); // which applies the order
    else
        applyOrder();
}

/// Shows the rows as is wanted, at once where the values of the column are known for all rows, or
/// else as soon as they are.
void TablePanel::applyOrder() {
    showCount();
    if (!game_)
        return;
    const int key = keyColumn();
    const RowOrder order = wantedOrder();
    const Index index = key < 0 ? nullptr : indexOf(key);
    const bool known = key < 0 || index;
    if (known) {
        view_->rows()->setOrder(key < 0 ? OrderedRows(view_->rows()->table()->rows())
                                        : OrderedRows(index, order));
        view_->refresh();
        if (result_.get() || view_->rows()->table()->costOfAll() > cheap)
            return;
    }
    const int column = known ? resultColumn() : key;
    job_.start(
        tables_.now(),
        [game = game_, part = view_->rows()->table()->column(static_cast<std::size_t>(column))](
            const Control& control, const auto& /*sink*/) -> Index {
            auto table =
                logic::truth_table(game->store(), part, formula_game::order_of(*game), control);
            return table ? std::make_shared<const logic::TruthIndex>(std::move(*table)) : nullptr;
        },
        [this, column](const Result<Index>& found) {
            if (found)
                take(column, *found);
            else
                count_->setText(sentence(found.error().message));
        });
}

TablePanel::Index TablePanel::indexOf(int column) const {
    if (column == resultColumn()) {
        const Index* result = result_.get();
        return result ? *result : nullptr;
    }
    const Sorted* sorted = sorted_.get();
    return sorted && sorted->column == column ? sorted->index : nullptr;
}

void TablePanel::take(int column, const Index& index) {
    if (!index) {
        count_->setText(tr("Sorting was stopped. The rows are in binary order."));
        return;
    }
    if (column == resultColumn()) {
        const bool wanted = keyColumn() == column;
        result_ = {tables_.now(), index};
        showCount();
        if (wanted)
            applyOrder();
        return;
    }
    sorted_ = {tables_.now(), {column, index}};
    applyOrder();
}

void TablePanel::showCount() {
    if (!game_) {
        count_->clear();
        return;
    }
    const std::uint64_t rows = view_->rows()->table()->rows();
    const Index* result = result_.get();
    QString text = result ? tr("%1 of %2 rows are true.")
                                .arg(numberText((*result)->count(true)), numberText(rows))
                          : tr("%1 rows.").arg(numberText(rows));
    if (view_->rows()->table()->isCut())
        text += QLatin1Char(' ') +
                tr("Only the %1 largest subformulas have a column.").arg(TableRows::most_parts);
    count_->setText(text);
}

void TablePanel::showRow(const std::vector<bool>& values) {
    if (!isVisible() || !game_ || values.size() < game_->store().variables()) {
        row_wanted_ = values;
        return;
    }
    // The first variable changes slowest.
    std::uint64_t row = 0;
    for (std::size_t turn = 0; turn < game_->size(); ++turn)
        row = row * 2 + (values[game_->variable(turn)] ? 1 : 0);
    which_->setCurrentIndex(0);
    if (const OrderedRows& order = view_->rows()->order(); order.size() > 0)
        view_->goTo(order.placeOf(row));
}

void TablePanel::stop() {
    job_.stop();
}

void TablePanel::copyRows() {
    if (!game_)
        return;
    TableRows table(game_, parts_->isChecked());
    const OrderedRows& order = view_->rows()->order();
    if (order.size() > most_copied) {
        count_->setText(tr("Too many rows to copy (the limit is %1).").arg(most_copied));
        return;
    }
    QString text;
    for (std::size_t column = 0; column < table.columns(); ++column)
        text += QString::fromStdString(table.heading(column, 100'000)) +
                (column + 1 == table.columns() ? QLatin1Char('\n') : QLatin1Char('\t'));
    for (std::uint64_t place = 0; place < order.size(); ++place)
        for (std::size_t column = 0; column < table.columns(); ++column) {
            text += table.value(order.row(place), column) ? QLatin1Char('1') : QLatin1Char('0');
            text += column + 1 == table.columns() ? QLatin1Char('\n') : QLatin1Char('\t');
        }
    Q_EMIT copyWanted(text);
}

} // namespace loggia::ui
