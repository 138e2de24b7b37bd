#include "ui/pathfinding/code_panel.hpp"

#include "core/pathfinding/searches/pseudo_code.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"
#include "ui/theme/icons.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/number_text.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace loggia::ui {

using pathfinding::Algorithm;

namespace {

constexpr std::size_t most_frontier_rows = 200;
enum FrontierColumn { column_node, column_g, column_h, column_f, frontier_columns };

} // namespace

CodePanel::CodePanel(Race* race, QWidget* parent)
    : QWidget(parent), race_(race), lanes_(new QComboBox(this)), code_(new QListWidget(this)),
      previous_(new QToolButton(this)), next_(new QToolButton(this)), event_(new QLabel(this)),
      count_(new QLabel(this)), table_(new QTableWidget(0, frontier_columns, this)) {
    build();
    connect(lanes_, &QComboBox::activated, this, &CodePanel::laneWanted);
    connect(previous_, &QToolButton::clicked, this, &CodePanel::previousLine);
    connect(next_, &QToolButton::clicked, this, &CodePanel::nextLine);
    connect(table_, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0 && row < static_cast<int>(frontier_.rows.size()))
            Q_EMIT statePicked(lane(), frontier_.rows[static_cast<std::size_t>(row)].state);
    });
}

void CodePanel::build() {
    lanes_->setObjectName(QStringLiteral("code-lane"));
    lanes_->setAccessibleName(tr("Algorithm whose code is shown"));
    lanes_->setToolTip(tr("Choose which runner's code and frontier are shown"));
    code_->setObjectName(QStringLiteral("code"));
    setFixedFont(*code_);
    code_->setAccessibleName(tr("Pseudo-code"));
    code_->setToolTip(tr("The line that was executed last is marked"));
    code_->setSelectionMode(QAbstractItemView::NoSelection);
    code_->setFocusPolicy(Qt::TabFocus);
    code_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitToText(*code_, [this] { fitCode(); });
    for (QToolButton* button : {previous_, next_})
        button->setFocusPolicy(Qt::StrongFocus);
    previous_->setObjectName(QStringLiteral("previous-line"));
    previous_->setText(tr("Back"));
    previous_->setToolTip(tr("Go back by one line of the code"));
    previous_->setIcon(icon(QStringLiteral("previous")));
    previous_->setAccessibleName(tr("Previous line"));
    setCommand(previous_, "pathfinding.previous-line");
    next_->setObjectName(QStringLiteral("next-line"));
    next_->setText(tr("Next line"));
    next_->setToolTip(tr("Execute one line of the code"));
    next_->setIcon(icon(QStringLiteral("next")));
    next_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setCommand(next_, "pathfinding.next-line");
    event_->setObjectName(QStringLiteral("event"));
    count_->setObjectName(QStringLiteral("frontier-count"));
    for (QLabel* label : {event_, count_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    event_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    event_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    table_->setObjectName(QStringLiteral("frontier"));
    table_->setAccessibleName(tr("Frontier"));
    table_->setHorizontalHeaderLabels({tr("node"), tr("g"), tr("h"), tr("f")});
    table_->setToolTip(tr("Choose a row to see where it is"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    // `(2, 7) with 5 left` is longer than any number.
    table_->horizontalHeader()->setSectionResizeMode(column_node, QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setMinimumSectionSize(24);
    fitRowsToText(*table_);
    table_->setMinimumHeight(4 * (fontMetrics().height() + 8));
    auto* row = new QHBoxLayout;
    row->addWidget(previous_);
    row->addWidget(next_);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(lanes_);
    column->addWidget(heading(tr("Pseudo-code"), this));
    column->addWidget(code_);
    column->addLayout(row);
    column->addWidget(event_);
    column->addWidget(count_);
    column->addWidget(table_, 1);
}

void CodePanel::nextLine() {
    race_->nextPart();
    readLine();
}

void CodePanel::previousLine() {
    race_->previousPart();
    readLine();
}

void CodePanel::readLine() {
    announce(event_, event_->text());
}

int CodePanel::lane() const {
    return std::max(0, lanes_->currentIndex());
}

std::optional<std::size_t> CodePanel::line() const {
    return code_->currentRow() < 0 ? std::nullopt
                                   : std::optional(static_cast<std::size_t>(code_->currentRow()));
}

void CodePanel::refresh(const std::vector<Algorithm>& algorithms) {
    if (static_cast<std::size_t>(lanes_->count()) != algorithms.size()) {
        const QSignalBlocker blocker(lanes_);
        lanes_->clear();
        for (const Algorithm algorithm : algorithms)
            lanes_->addItem(titleOf(algorithm));
    }
    for (std::size_t i = 0; i < algorithms.size(); ++i)
        lanes_->setItemText(static_cast<int>(i), titleOf(algorithms[i]));
    lanes_->setVisible(algorithms.size() > 1);
    const auto at = static_cast<std::size_t>(lane());
    if (at >= algorithms.size())
        return;
    const SearchRecording* const recording =
        at < race_->lanes().size() ? race_->lanes()[at].get() : nullptr;
    showCode(algorithms[at]);
    showLine(recording, algorithms[at]);
    showFrontier(recording);
    previous_->setEnabled(race_->hasPreviousPart());
    next_->setEnabled(race_->hasNextPart());
}

void CodePanel::showCode(Algorithm algorithm) {
    if (shown_ == algorithm)
        return;
    shown_ = algorithm;
    code_->clear();
    constexpr qsizetype spaces = 2;
    for (const pathfinding::CodeLine& line : pathfinding::pseudo_code_of(algorithm).lines)
        code_->addItem(QString(spaces * (line.indent + 1), QLatin1Char(' ')) + inWords(line.text));
    fitCode();
}

/// With room for a scroll bar, where the panel is narrow.
void CodePanel::fitCode() {
    code_->setFixedHeight(code_->count() * code_->sizeHintForRow(0) + 2 * code_->frameWidth() +
                          code_->horizontalScrollBar()->sizeHint().height());
}

void CodePanel::showLine(const SearchRecording* recording, Algorithm algorithm) {
    std::optional<std::size_t> line;
    QString words;
    if (recording != nullptr) {
        const pathfinding::PseudoCode& code = pathfinding::pseudo_code_of(algorithm);
        if (const auto event = recording->lastEvent())
            line = line_of(code, *event);
        words = eventInWords(*recording);
        if (recording->isOver() && recording->fault().isEmpty() && !recording->showsSolution()) {
            if (code.failure_line >= 0 &&
                recording->result().ending == pathfinding::Ending::no_path)
                line = static_cast<std::size_t>(code.failure_line);
            words = endInWords(*recording);
        }
    }
    for (int i = 0; i < code_->count(); ++i) {
        QListWidgetItem* item = code_->item(i);
        const bool is_current = line && i == static_cast<int>(*line);
        QFont font = code_->font();
        font.setBold(is_current);
        item->setFont(font);
        // A sign, and not the colour alone; every line begins with room for it.
        item->setText((is_current ? QStringLiteral("\u25b8 ") : QStringLiteral("  ")) +
                      item->text().mid(2));
        item->setBackground(is_current ? palette().highlight() : QBrush());
        item->setForeground(is_current ? palette().highlightedText() : QBrush());
    }
    const QSignalBlocker blocker(code_);
    code_->setCurrentRow(line ? static_cast<int>(*line) : -1);
    event_->setText(words);
    // What the line did is read with the line.
    QStringList read;
    if (line)
        read << code_->currentItem()->text().mid(2).trimmed();
    if (!words.isEmpty())
        read << words;
    event_->setAccessibleName(read.join(QStringLiteral(": ")));
}

void CodePanel::showFrontier(const SearchRecording* recording) {
    frontier_ = recording != nullptr
                    ? frontierOf(*recording, recording->marks(), most_frontier_rows)
                    : FrontierList{};
    const QString count = numberText(frontier_.size);
    QString words = frontier_.is_path     ? tr("Path in memory, last node first: %1").arg(count)
                    : frontier_.size == 0 ? tr("The frontier is empty.")
                                          : tr("Frontier, the next node first: %1").arg(count);
    if (frontier_.too_large)
        words += tr(". Too many to list.");
    else if (frontier_.rows.size() < frontier_.size)
        words += tr(". The first %1 are listed.").arg(numberText(frontier_.rows.size()));
    count_->setText(words);
    table_->setAccessibleName(frontier_.is_path ? tr("Path") : tr("Frontier"));
    const QSignalBlocker blocker(table_);
    table_->setCurrentCell(-1, -1);
    table_->setRowCount(static_cast<int>(frontier_.rows.size()));
    const bool informed = recording != nullptr && info_of(recording->question().algorithm).informed;
    table_->setColumnHidden(column_h, !informed);
    table_->setColumnHidden(column_f, !informed || !usesF(recording->question().algorithm));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const FrontierRow& each = frontier_.rows[static_cast<std::size_t>(row)];
        const auto text = [&](const std::optional<pathfinding::Cost>& cost) {
            return cost ? costText(*cost, frontier_.unit) : QStringLiteral("\u2013");
        };
        const std::array texts{each.backward ? tr("%1 (goal side)").arg(each.name) : each.name,
                               text(each.g), text(each.h), text(each.f)};
        for (int column = 0; column < frontier_columns; ++column) {
            QTableWidgetItem* item = table_->item(row, column);
            if (item == nullptr) {
                item = new QTableWidgetItem;
                table_->setItem(row, column, item);
                if (column > 0)
                    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            }
            item->setText(texts.at(static_cast<std::size_t>(column)));
        }
    }
}

} // namespace loggia::ui
