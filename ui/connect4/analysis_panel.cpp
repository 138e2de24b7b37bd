#include "ui/connect4/analysis_panel.hpp"

#include "core/connect4/engine/explain.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/plot.hpp"
#include "ui/widgets/step_buttons.hpp"
#include "ui/widgets/value_bar.hpp"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace loggia::ui {

using connect4::Certainty;
using connect4::Player;

namespace {

QTableWidgetItem* cellItem(const QString& text, bool bold) {
    auto* item = new QTableWidgetItem(text);
    item->setToolTip(text);
    if (bold) {
        QFont font = item->font();
        font.setBold(true);
        item->setFont(font);
    }
    return item;
}

PlotMark markOf(Certainty certainty) {
    switch (certainty) {
    case Certainty::exact:
        return PlotMark::dot;
    case Certainty::at_least:
        return PlotMark::at_least;
    case Certainty::at_most:
        return PlotMark::at_most;
    case Certainty::heuristic:
        break;
    }
    return PlotMark::ring;
}

} // namespace

AnalysisPanel::AnalysisPanel(Connect4Document* document, AnalysisRun* run, QWidget* parent)
    : QWidget(parent), document_(document), run_(run), lead_(new QLabel(this)),
      bar_(new ValueBar(this)), columns_(new QTableWidget(0, 3, this)), figures_(new QLabel(this)),
      steps_(new StepButtons({tr("The position before the line"), tr("One move back in the line"),
                              tr("One move forward in the line"), tr("End of the line")},
                             this)),
      course_(new Plot(this)) {
    lead_->setWordWrap(true);
    columns_->setAccessibleName(tr("Values of the columns"));
    columns_->setHorizontalHeaderLabels({tr("Column"), tr("Value"), tr("Best line")});
    columns_->verticalHeader()->hide();
    fitRowsToText(*columns_, 6, 8);
    columns_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    columns_->horizontalHeader()->setStretchLastSection(true);
    columns_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    columns_->horizontalHeader()->setHighlightSections(false);
    columns_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    columns_->setSelectionBehavior(QAbstractItemView::SelectRows);
    columns_->setSelectionMode(QAbstractItemView::SingleSelection);
    columns_->setTabKeyNavigation(false);
    columns_->setShowGrid(false);
    columns_->setMouseTracking(true);
    columns_->setWordWrap(false);
    columns_->viewport()->installEventFilter(this);
    columns_->installEventFilter(this);
    course_->setAccessibleName(tr("Evaluation graph"));
    figures_->setWordWrap(true);
    figures_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    // The table keeps the keyboard, or nothing would be pointed at.
    for (auto* button : steps_->findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::NoFocus);
    auto* below_table = new QHBoxLayout;
    below_table->addWidget(figures_, 1);
    below_table->addWidget(steps_, 0, Qt::AlignTop);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lead_);
    layout->addWidget(bar_);
    layout->addWidget(columns_);
    layout->addLayout(below_table);
    layout->addWidget(course_, 1);

    connect(columns_, &QTableWidget::cellEntered, this, [this](int row, int) { point(row); });
    connect(columns_, &QTableWidget::currentCellChanged, this,
            [this](int row, int, int, int) { point(columns_->hasFocus() ? row : -1); });
    connect(steps_, &StepButtons::picked, this, &AnalysisPanel::stepTo);
    connect(course_, &Plot::pointPicked, this, [this](int index) {
        const auto& points = course_->content().series.front().points;
        document_->show(static_cast<std::size_t>(points.at(static_cast<std::size_t>(index)).x()));
    });
    connect(run_, &AnalysisRun::analysisChanged, this, &AnalysisPanel::showAnalysis);
    connect(run_, &AnalysisRun::runningChanged, this, &AnalysisPanel::showAnalysis);
    connect(run_, &AnalysisRun::analysisChanged, this, &AnalysisPanel::tellValue);
    connect(run_, &AnalysisRun::runningChanged, this, &AnalysisPanel::tellValue);
    connect(run_, &AnalysisRun::onChanged, this, &AnalysisPanel::showAnalysis);
    connect(run_, &AnalysisRun::courseChanged, this, &AnalysisPanel::showCourse);
    connect(run_, &AnalysisRun::onChanged, this, &AnalysisPanel::showCourse);
    connect(document_, &Connect4Document::changed, this, &AnalysisPanel::showAnalysis);
    connect(document_, &Connect4Document::changed, this, &AnalysisPanel::showCourse);
    showAnalysis();
    showCourse();
}

bool AnalysisPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave && watched == columns_->viewport())
        point(columns_->hasFocus() ? columns_->currentRow() : -1);
    else if (event->type() == QEvent::FocusOut && watched == columns_)
        point(-1);
    else if (event->type() == QEvent::FocusIn && watched == columns_)
        point(columns_->currentRow());
    else if (event->type() == QEvent::KeyPress && watched == columns_ &&
             stepByKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void AnalysisPanel::point(int row) {
    // Whoever steps through a line stays there when the search finds more of it.
    const bool is_within = row == pointed_row_ && line_.size() < play_.size();
    pointed_row_ = row;
    std::vector<int> line;
    const connect4::Analysis* analysis = run_->analysis();
    if (analysis && row >= 0 && row < static_cast<int>(analysis->columns.size()))
        line = analysis->columns[static_cast<std::size_t>(row)].line;
    if (line == play_)
        return;
    play_ = std::move(line);
    stepTo(is_within ? std::min(line_.size(), play_.size()) : play_.size());
}

void AnalysisPanel::stepTo(std::size_t moves) {
    line_.assign(play_.begin(), play_.begin() + static_cast<std::ptrdiff_t>(moves));
    steps_->setPosition(line_.size(), play_.size());
    Q_EMIT pointedLineChanged();
}

/// Right shows one move more, Left one less.
bool AnalysisPanel::stepByKey(const QKeyEvent& key) {
    const bool is_left = key.key() == Qt::Key_Left;
    if ((!is_left && key.key() != Qt::Key_Right) ||
        (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (is_left ? !line_.empty() : line_.size() < play_.size())
        stepTo(is_left ? line_.size() - 1 : line_.size() + 1);
    return true;
}

QString AnalysisPanel::leadWithoutValues(bool over) const {
    if (!run_->isOn())
        return tr("Press Analyse to evaluate every column and draw the evaluation graph.");
    if (document_->isEditing())
        return tr("The analysis continues when you leave the editor.");
    if (over)
        return tr("The game is over: the score is the value.");
    return run_->isRunning()
               ? tr("Analysing this position…")
               : tr("Stopped before any value was found. The next position will be analysed.");
}

void AnalysisPanel::showAnalysis() {
    const connect4::Position position = document_->shownPosition();
    const connect4::Analysis* analysis = run_->analysis();
    if (!analysis || analysis->column < 0) {
        const bool over = position.is_full() && !document_->isEditing();
        const connect4::Value end{100 * position.score().lead(Player::one), Certainty::exact};
        bar_->setValue(over ? std::optional<double>(end.hundredths / 100.0) : std::nullopt, over,
                       over ? verdictText(end, Player::one) : tr("No value yet"));
        lead_->setText(leadWithoutValues(over));
        columns_->setRowCount(0);
        figures_->clear();
        point(-1);
        return;
    }
    const Player mover = position.to_move();
    const connect4::Value one =
        mover == Player::one ? analysis->value : connect4::seen_by_other(analysis->value);
    bar_->setValue(one.hundredths / 100.0, one.certainty == Certainty::exact,
                   verdictText(analysis->value, mover));
    lead_->setText(tr("%1 to move. Values are %1's final points minus %2's.")
                       .arg(playerName(mover), playerName(opponent(mover))));

    const int current = columns_->currentRow();
    columns_->setRowCount(static_cast<int>(analysis->columns.size()));
    for (int row = 0; row < columns_->rowCount(); ++row) {
        const auto& column = analysis->columns[static_cast<std::size_t>(row)];
        const bool is_best = isBest(*analysis, column);
        const QString name = QString::number(column.column + 1);
        columns_->setItem(row, 0, cellItem(is_best ? tr("%1 best").arg(name) : name, is_best));
        columns_->setItem(row, 1, cellItem(valueText(column.value), is_best));
        columns_->setItem(row, 2, cellItem(lineText(column.line), is_best));
    }
    if (current >= 0 && current < columns_->rowCount())
        columns_->setCurrentCell(current, 0);
    figures_->setText(figuresText(*analysis));
    point(pointed_row_); // whose play may be another by now
}

void AnalysisPanel::tellValue() {
    if (run_->isRunning() || !run_->isOn() || run_->analysis() == nullptr)
        return;
    QAccessibleEvent alert(bar_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void AnalysisPanel::showCourse() {
    PlotContent content;
    content.x_title = tr("moves played");
    content.y_title = tr("Orange's lead");
    content.zero_line = true;
    content.empty_text =
        run_->isOn() ? tr("The evaluation graph appears here once the analysis of this position is "
                          "finished.")
                     : tr("Evaluation graph");
    PlotSeries value{
        tr("value (dot: proven, triangle: bound, ring: estimate)"), {}, {}, false, false};
    PlotSeries score{tr("score"), {}, {}, true, true, &Colours::muted_text};
    // The board shows another position while one is being set up.
    const std::map<std::size_t, connect4::CoursePoint> none;
    for (const auto& [moves, point] : document_->isEditing() ? none : run_->course()) {
        const auto x = static_cast<double>(moves);
        value.points.emplace_back(x, point.value.hundredths / 100.0);
        value.marks.push_back(markOf(point.value.certainty));
        value.labels.push_back(
            tr("after move %1: %2").arg(moves).arg(verdictText(point.value, Player::one)));
    }
    if (!value.points.empty()) {
        for (const connect4::Position& position : document_->state().played.states())
            score.points.emplace_back(static_cast<double>(score.points.size()),
                                      position.score().lead(Player::one));
        content.marker = static_cast<double>(document_->shown());
    }
    content.series = {std::move(value), std::move(score)};
    course_->setContent(std::move(content));
}

} // namespace loggia::ui
