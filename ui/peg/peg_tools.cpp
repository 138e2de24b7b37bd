#include "ui/peg/peg_tools.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

constexpr std::array offered_grids{peg::Grid::square, peg::Grid::diagonal, peg::Grid::triangular,
                                   peg::Grid::free};

int rowOfGrid(peg::Grid grid) {
    for (std::size_t i = 0; i < offered_grids.size(); ++i)
        if (offered_grids.at(i) == grid)
            return static_cast<int>(i);
    return 0;
}

} // namespace

PegTools::PegTools(PegDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), tools_(new QButtonGroup(this)),
      grid_(new QComboBox(this)), rows_(new QPushButton(tr("Rows by the grid"), this)),
      left_label_(new QLabel(tr("Pegs left:"), this)), left_(new QSpinBox(this)),
      text_(new QLabel(this)) {
    auto* bar = new FlowLayout;
    const std::array names{tr("Pla&y"), tr("Pe&gs"), tr("Goal"), tr("H&oles"), tr("Ro&ws")};
    const std::array helps{tr("Drag a peg over its neighbour, or click it and then where it goes"),
                           tr("Click a hole to put a peg into it or to take it out"),
                           tr("Click the holes that have a peg at the end, and say how many pegs "
                              "are left"),
                           tr("Click to put a hole or to take it away, drag to move it"),
                           tr("Click three holes to add a row, or a row to take it away")};
    constexpr std::array commands{"peg.tool-play", "peg.tool-pegs", "peg.tool-goal",
                                  "peg.tool-holes", "peg.tool-rows"};
    for (int i = 0; i < static_cast<int>(names.size()); ++i) {
        auto* button = new QToolButton(this);
        button->setText(names.at(static_cast<std::size_t>(i)));
        button->setToolTip(helps.at(static_cast<std::size_t>(i)));
        setCommand(button, commands.at(static_cast<std::size_t>(i)));
        button->setCheckable(true);
        button->setChecked(i == 0);
        button->setFocusPolicy(Qt::StrongFocus);
        tools_->addButton(button, i);
        bar->addWidget(button);
    }
    grid_->setObjectName(QStringLiteral("grid"));
    grid_->addItems({tr("Square grid"), tr("Square, with diagonals"), tr("Triangular grid"),
                     tr("Free places")});
    grid_->setAccessibleName(tr("Grid"));
    grid_->setToolTip(tr("How holes lie; rows of three are found by it"));
    rows_->setObjectName(QStringLiteral("rows-by-grid"));
    rows_->setToolTip(tr("Take the rows that the grid shows, and no others"));
    left_label_->setBuddy(left_);
    left_->setObjectName(QStringLiteral("pegs-left"));
    left_->setRange(1, peg::most_holes);
    left_->setToolTip(tr("How many pegs are left at the end"));
    for (QWidget* part : {static_cast<QWidget*>(grid_), static_cast<QWidget*>(rows_),
                          static_cast<QWidget*>(left_label_), static_cast<QWidget*>(left_)})
        bar->addWidget(part);
    text_->setObjectName(QStringLiteral("say"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    // Two lines, which every text fits into: the board must not change its size with the text.
    text_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    text_->setMinimumWidth(60);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(text_);
    layout->addLayout(bar);

    connect(tools_, &QButtonGroup::idClicked, this, [this] {
        refresh();
        Q_EMIT toolChanged();
    });
    connect(grid_, &QComboBox::activated, document_, [this](int row) {
        document_->setGrid(offered_grids.at(static_cast<std::size_t>(row)));
    });
    connect(rows_, &QPushButton::clicked, document_, [this] {
        document_->edit(peg::with_rows_of(document_->puzzleShown(), document_->state().grid),
                        tr("rows by the grid"));
    });
    connect(left_, &QSpinBox::valueChanged, document_, &PegDocument::setPegsLeft);
    connect(document_, &PegDocument::changed, this, &PegTools::refresh);
    refresh();
}

PegTool PegTools::tool() const {
    return static_cast<PegTool>(tools_->checkedId());
}

void PegTools::setTool(PegTool tool) {
    if (tool == this->tool())
        return;
    tools_->button(static_cast<int>(tool))->setChecked(true);
    refresh();
    Q_EMIT toolChanged();
}

void PegTools::say(const QString& text) {
    text_->setText(text);
}

QString PegTools::text() const {
    return text_->text();
}

void PegTools::refresh() {
    const QSignalBlocker grid_blocker(grid_);
    const QSignalBlocker left_blocker(left_);
    grid_->setCurrentIndex(rowOfGrid(document_->state().grid));
    left_->setMinimum(std::max(1, countOf(document_->puzzle().goal.in)));
    left_->setValue(document_->puzzle().goal.pegs);
    const bool draws = tool() == PegTool::holes || tool() == PegTool::rows;
    grid_->setVisible(draws);
    rows_->setVisible(tool() == PegTool::rows);
    left_label_->setVisible(tool() == PegTool::goal);
    left_->setVisible(tool() == PegTool::goal);
    text_->setText(helpNow());
}

QString PegTools::helpNow() const {
    const int pegs = countOf(document_->position());
    switch (tool()) {
    case PegTool::play: {
        if (document_->isBlank())
            return tr("There is no hole to play in yet: choose a board, or draw one.");
        const QString goal = inWords(document_->puzzle().goal);
        switch (document_->status()) {
        case peg::Status::solved:
            return tr("Solved: %1 left, in %2.")
                .arg(goal, jumpsInWords(static_cast<int>(document_->shown())));
        case peg::Status::stuck:
            return tr("Stuck: no jump is possible, %1 left. To be left: %2. Undo goes back.")
                .arg(pegsInWords(pegs), goal);
        case peg::Status::open:
            break;
        }
        const auto jumps = peg::moves(document_->board(), document_->position()).size();
        return tr("%1, %2 possible. To be left: %3.")
            .arg(pegsInWords(pegs), jumpsInWords(static_cast<int>(jumps)), goal);
    }
    case PegTool::pegs:
        if (document_->position() == document_->board().all() && !document_->isBlank())
            return tr("No hole is empty: nothing can jump, and a file needs an empty hole. Click a "
                      "hole to take its peg out.");
        if (pegs < document_->puzzle().goal.pegs)
            return tr("%1: fewer than are to be left. Click a hole to put a peg into it.")
                .arg(pegsInWords(pegs));
        return tr("%1. Click a hole to put a peg into it or to take it out.")
            .arg(pegsInWords(pegs));
    case PegTool::goal:
        return tr("To be left: %1. Click the holes that have a peg at the end.")
            .arg(inWords(document_->puzzle().goal));
    case PegTool::holes:
        return tr("%1 of at most %2 holes. Click a place to put a hole, a hole to take it away; "
                  "drag a hole to move it.")
            .arg(document_->board().holes())
            .arg(peg::most_holes);
    case PegTool::rows:
        break;
    }
    return tr("%1 rows of three. Click three holes, the middle one second, to add a row; click a "
              "row to take it away.")
        .arg(document_->board().triples().size());
}

} // namespace loggia::ui
