#include "ui/sat/watch/watch_side.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/sat/watch/replay.hpp"
#include "ui/sat/watch/trail_model.hpp"
#include "ui/sat/watch/watch_clauses.hpp"
#include "ui/sat/watch/watch_words.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

namespace {

QTableView* makeTable(QAbstractItemModel* model, const QString& name, QWidget* parent) {
    auto* view = new QTableView(parent);
    view->setModel(model);
    model->setParent(view); // and so outlives what the view does at its end
    view->setAccessibleName(name);
    view->verticalHeader()->hide();
    fitRowsToText(*view, 5);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setStretchLastSection(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    view->setShowGrid(false);
    view->setWordWrap(false);
    view->setMinimumHeight(4 * (view->fontMetrics().height() + 5));
    return view;
}

} // namespace

WatchSide::WatchSide(Replay* replay, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), replay_(replay), trail_(new TrailModel(replay)),
      clauses_(new WatchClauses(replay)) {
    addWidget(buildTrail());
    addWidget(buildClauses());
    setChildrenCollapsible(false);
    setStretchFactor(0, 2);
    setStretchFactor(1, 3);
    connect(trail_view_, &QTableView::activated, this,
            [this](const QModelIndex& index) { replay_->goTo(trail_->eventAt(index.row()) + 1U); });
    connect(which_, &QComboBox::currentIndexChanged, this, [this](int index) {
        clauses_->setWhich(static_cast<WatchClauses::Which>(index));
        Q_EMIT whichChanged();
    });
    connect(clause_view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &WatchSide::showSelectedClause);
}

QWidget* WatchSide::buildTrail() {
    auto* upper = new QWidget(this);
    trail_view_ = makeTable(trail_, tr("Trail"), upper);
    trail_title_ = heading(tr("Trail"), upper, trail_view_);
    auto* trail_layout = new QVBoxLayout(upper);
    trail_layout->setContentsMargins(0, 0, 0, 4);
    trail_layout->addWidget(trail_title_);
    trail_layout->addWidget(trail_view_, 1);
    return upper;
}

QWidget* WatchSide::buildClauses() {
    auto* lower = new QWidget(this);
    clause_view_ = makeTable(clauses_, tr("Clauses and their state"), lower);
    clause_view_->setItemDelegate(new ClauseDelegate(clause_view_));
    clause_view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    which_ = new QComboBox(lower);
    which_->addItems({tr("All"), tr("Not satisfied"), tr("Learned")});
    which_->setAccessibleName(tr("Clauses to show"));
    which_->setToolTip(tr("Show all clauses, or only some. Learned clauses come from conflicts."));
    auto* legend = new QLabel(
        tr("\u2713 satisfied   1 unit   \u2717 falsified   \u00B7 open   \u2013 deleted"), lower);
    legend->setForegroundRole(QPalette::PlaceholderText);
    legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    derivation_ = new QLabel(lower);
    derivation_->setObjectName(QStringLiteral("derivation"));
    derivation_->setWordWrap(true);
    derivation_->setTextFormat(Qt::PlainText);
    derivation_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    derivation_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* derivation = new QScrollArea(lower);
    derivation->setWidget(derivation_);
    derivation->setWidgetResizable(true);
    derivation->setFrameShape(QFrame::NoFrame);
    derivation->setFocusPolicy(Qt::NoFocus);
    fitToText(*derivation, [derivation] {
        derivation->setFixedHeight(5 * derivation->fontMetrics().lineSpacing());
    });
    auto* head = new QHBoxLayout;
    head->addWidget(heading(tr("Clauses"), lower, clause_view_));
    head->addStretch();
    head->addWidget(which_);
    auto* clause_layout = new QVBoxLayout(lower);
    clause_layout->setContentsMargins(0, 4, 0, 0);
    clause_layout->addLayout(head);
    clause_layout->addWidget(clause_view_, 1);
    clause_layout->addWidget(legend);
    clause_layout->addWidget(derivation);
    return lower;
}

void WatchSide::showMoment() {
    trail_->refresh();
    clauses_->refresh();
    if (!replay_->isThere()) {
        trail_title_->setText(tr("Trail"));
        derivation_->clear();
        return;
    }
    trail_title_->setText(
        counted(replay_->view().level(), tr("Trail, level %1"), tr("Trail, level %1")));
    trail_view_->scrollToBottom();
    trail_view_->resizeColumnToContents(TrailModel::level_column);
    clause_view_->setColumnWidth(
        WatchClauses::number_column,
        fontMetrics().horizontalAdvance(QString::number(replay_->view().trace().clauses().size())) +
            fontMetrics().height());
    clause_view_->setColumnWidth(WatchClauses::sign_column, 2 * fontMetrics().height());
    const sat::Event* last = replay_->view().last();
    if (last != nullptr && last->clause != sat::Event::none)
        chooseClause(last->clause);
    else
        clause_view_->clearSelection();
    showSelectedClause();
}

void WatchSide::chooseClause(std::uint32_t clause) {
    if (clause == sat::Event::none)
        return;
    const int row = clauses_->rowOf(clause);
    if (row < 0) {
        clause_view_->clearSelection();
        return;
    }
    clause_view_->selectRow(row);
    clause_view_->doItemsLayout(); // so that it knows of rows that have just come
    clause_view_->scrollTo(clauses_->index(row, 0));
}

void WatchSide::showSelectedClause() {
    const QModelIndexList rows = clause_view_->selectionModel()->selectedRows();
    if (rows.isEmpty() || !replay_->isThere()) {
        derivation_->clear();
        return;
    }
    derivation_->setText(derivationWords(*replay_, clauses_->clauseAt(rows.front().row())));
}

int WatchSide::which() const {
    return which_->currentIndex();
}

void WatchSide::setWhich(int index) {
    which_->setCurrentIndex(std::clamp(index, 0, which_->count() - 1));
}

QList<QWidget*> WatchSide::areas() const {
    return {trail_view_, clause_view_};
}

} // namespace loggia::ui
