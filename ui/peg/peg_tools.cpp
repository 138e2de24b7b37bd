#include "ui/peg/peg_tools.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/number_text.hpp"

#include <QAbstractButton>
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
      grid_(new QComboBox(this)), rows_(new QPushButton(tr("Reset lines to the grid"), this)),
      left_label_(new QLabel(tr("Pegs left:"), this)), left_(new QSpinBox(this)),
      text_(new QLabel(this)) {
    setGuideSection(this, QStringLiteral("Draw a board"));
    auto* bar = new FlowLayout;
    const std::array names{tr("Pla&y"), tr("Pe&gs"), tr("Goal"), tr("H&oles"), tr("Lines")};
    const std::array helps{
        tr("Drag a peg over its neighbour, or click the peg and then its target"),
        tr("Click a hole to add or remove its peg"),
        tr("Click the holes that must have a peg at the end, and set the number of pegs left"),
        tr("Click to add or remove a hole; drag to move one"),
        tr("Click three holes to add a line; click a line to remove it")};
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
    grid_->setToolTip(tr("The grid determines which three holes form a line"));
    rows_->setObjectName(QStringLiteral("rows-by-grid"));
    rows_->setToolTip(tr("Replace all lines with those of the grid"));
    left_label_->setBuddy(left_);
    left_->setObjectName(QStringLiteral("pegs-left"));
    left_->setRange(1, peg::most_holes);
    left_->setKeyboardTracking(false);
    left_->setToolTip(tr("Number of pegs left at the end"));
    for (QWidget* part : {static_cast<QWidget*>(grid_), static_cast<QWidget*>(rows_),
                          static_cast<QWidget*>(left_label_), static_cast<QWidget*>(left_)})
        bar->addWidget(part);
    // The size of the board must not depend on the tool.
    for (QAbstractButton* button : tools_->buttons())
        button->setMinimumHeight(std::max(grid_->sizeHint().height(), left_->sizeHint().height()));
    text_->setObjectName(QStringLiteral("say"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    // Two lines, enough for every text: the size of the board must not depend on the text.
    text_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    text_->setMinimumWidth(60);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(text_);
    layout->addLayout(bar);

    connect(tools_, &QButtonGroup::idClicked, this, &PegTools::takeTool);
    connect(grid_, &QComboBox::activated, document_, [this](int row) {
        document_->setGrid(offered_grids.at(static_cast<std::size_t>(row)));
    });
    connect(rows_, &QPushButton::clicked, document_, [this] {
        document_->edit(peg::with_rows_of(document_->puzzleShown(), document_->state().grid),
                        tr("reset lines to the grid"));
    });
    connect(left_, &QSpinBox::valueChanged, document_, &PegDocument::setPegsLeft);
    connect(document_, &PegDocument::changed, this, [this] {
        const QString before = text_->text();
        refresh();
        // Where no peg moves, the cell that one is at does not tell what has changed.
        if ((tool() == PegTool::holes || tool() == PegTool::rows) && text_->text() != before)
            announce(text_, text_->text());
    });
    refresh();
}

PegTool PegTools::tool() const {
    return static_cast<PegTool>(tools_->checkedId());
}

void PegTools::setTool(PegTool tool) {
    if (tool == this->tool())
        return announce(text_, text_->text()); // its key was pressed to hear what it does
    tools_->button(static_cast<int>(tool))->setChecked(true);
    takeTool();
}

void PegTools::takeTool() {
    refresh();
    announce(text_, text_->text());
    Q_EMIT toolChanged();
}

void PegTools::showMessage(const QString& text) {
    announce(text_, text);
}

void PegTools::setTextShown(bool shown) {
    text_->setVisible(shown);
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
            return tr("There are no holes yet. Choose a board, or draw one.");
        const QString goal = inWords(document_->puzzle().goal);
        switch (document_->status()) {
        case peg::Status::solved:
            return tr("Solved: %1, in %2.")
                .arg(goal, jumpsInWords(static_cast<int>(document_->shown())));
        case peg::Status::stuck:
            return tr("Stuck: %1 left, and no jump is possible. Goal: %2. Undo goes back.")
                .arg(pegsInWords(pegs), goal);
        case peg::Status::open:
            break;
        }
        const auto jumps = peg::moves(document_->board(), document_->position()).size();
        return tr("%1, %2. Goal: %3.")
            .arg(pegsInWords(pegs), counted(jumps, tr("%1 possible jump"), tr("%1 possible jumps")),
                 goal);
    }
    case PegTool::pegs:
        if (document_->position() == document_->board().all() && !document_->isBlank())
            return tr("No hole is empty, so no peg can jump. Click a hole to remove its peg.");
        if (pegs < document_->puzzle().goal.pegs)
            return tr("%1, fewer than the goal requires. Click a hole to add a peg.")
                .arg(pegsInWords(pegs));
        return tr("%1. Click a hole to add or remove its peg.").arg(pegsInWords(pegs));
    case PegTool::goal:
        return tr("Goal: %1. Click the holes that must have a peg at the end.")
            .arg(inWords(document_->puzzle().goal));
    case PegTool::holes:
        return tr("%1 (at most %2). Click a free place to add a hole, or a hole to remove it. Drag "
                  "a hole to move it.")
            .arg(counted(static_cast<std::uint64_t>(document_->board().holes()), tr("%1 hole"),
                         tr("%1 holes")))
            .arg(peg::most_holes);
    case PegTool::rows:
        break;
    }
    return tr("%1. To add a line, click its three holes, the middle one second. Click a line to "
              "remove it.")
        .arg(counted(document_->board().triples().size(), tr("%1 line of three holes"),
                     tr("%1 lines of three holes")));
}

} // namespace loggia::ui
