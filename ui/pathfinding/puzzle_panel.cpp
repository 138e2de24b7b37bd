#include "ui/pathfinding/puzzle_panel.hpp"

#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/sentence.hpp"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace loggia::ui {

PuzzlePanel::PuzzlePanel(MazeDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), session_(new Session(this)),
      order_(new QLineEdit(this)), fault_(new QLabel(this)), moves_(new QSpinBox(this)),
      seed_(new QSpinBox(this)), shuffle_(new QPushButton(tr("Shuffle"), this)),
      next_(new QPushButton(tr("Ne&xt seed"), this)) {
    build();
    connect(order_, &QLineEdit::editingFinished, this, &PuzzlePanel::takeOrder);
    connect(order_, &QLineEdit::textEdited, this, [this] { fault_->clear(); });
    connect(shuffle_, &QPushButton::clicked, this, &PuzzlePanel::shuffle);
    connect(next_, &QPushButton::clicked, this, &PuzzlePanel::shuffleNext);
    connect(document_, &MazeDocument::changed, this, &PuzzlePanel::refresh);
    refresh();
    session_->keep("moves", moves_);
    session_->keep("seed", seed_);
}

void PuzzlePanel::build() {
    constexpr int most_moves = 1000;
    constexpr int usual_moves = 40;
    order_->setObjectName(QStringLiteral("order"));
    order_->setToolTip(tr("Type the tiles row by row, with 0 for the gap, then press Enter"));
    fault_->setObjectName(QStringLiteral("order-fault"));
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    moves_->setObjectName(QStringLiteral("moves"));
    moves_->setRange(1, most_moves);
    moves_->setGroupSeparatorShown(true);
    moves_->setValue(usual_moves);
    moves_->setToolTip(tr("Number of random moves from the goal. With many moves the search of a "
                          "15-puzzle may take too long."));
    seed_->setObjectName(QStringLiteral("puzzle-seed"));
    seed_->setRange(0, 999'999'999);
    seed_->setValue(1);
    shuffle_->setObjectName(QStringLiteral("shuffle"));
    shuffle_->setToolTip(tr("The same settings and seed always give the same order"));
    next_->setObjectName(QStringLiteral("next-shuffle"));

    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Order"), order_);
    form->addRow(fault_);
    form->addRow(tr("Moves"), moves_);
    form->addRow(tr("Seed"), seed_);
    levelLabels(*form);
    auto* buttons = new FlowLayout;
    buttons->addWidget(shuffle_);
    buttons->addWidget(next_);
    auto* goal = new QLabel(
        tr("Goal: the gap in the upper left corner, then the tiles in order. Click a tile next to "
           "the gap to slide it, or use the arrow keys. The search starts from this order."),
        this);
    goal->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(heading(tr("The puzzle"), this));
    column->addWidget(goal);
    column->addLayout(form);
    column->addLayout(buttons);
    column->addStretch();
}

void PuzzlePanel::takeOrder() {
    const auto tiles = pathfinding::tiles_of(order_->text().toStdString());
    if (!tiles || tiles->side < 3) {
        fault_->setText(tiles ? tr("Expected 9 or 16 tiles.") : sentence(tiles.error().message));
        return;
    }
    fault_->clear();
    document_->setSubject(*tiles, tr("type an order"));
}

void PuzzlePanel::shuffle() {
    const pathfinding::Tiles* shown = tilesOf(document_->subject());
    document_->replaceTiles(pathfinding::shuffled_tiles(shown != nullptr ? shown->side : 3,
                                                        moves_->value(),
                                                        static_cast<std::uint64_t>(seed_->value())),
                            tr("shuffle the tiles"));
}

void PuzzlePanel::shuffleNext() {
    seed_->setValue(seed_->value() < seed_->maximum() ? seed_->value() + 1 : 0);
    shuffle();
}

void PuzzlePanel::refresh() {
    const pathfinding::Tiles* shown = tilesOf(document_->subject());
    if (shown == nullptr)
        return;
    fault_->clear();
    order_->setText(QString::fromStdString(to_text(*shown)).simplified());
}

} // namespace loggia::ui
