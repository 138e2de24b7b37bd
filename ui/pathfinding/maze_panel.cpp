#include "ui/pathfinding/maze_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/language/core_words.hpp"
#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/decimal_box.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/heading.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

using pathfinding::GenerateOptions;
using pathfinding::MazeKind;

namespace {

constexpr int largest_side = 1024; ///< Of mazes that are drawn and watched.
constexpr int least_generated = 5;
constexpr int most_food = 100;

} // namespace

MazePanel::MazePanel(MazeDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), session_(new Session(this)), kind_(new QComboBox(this)),
      width_(new QSpinBox(this)), height_(new QSpinBox(this)), seed_(new QSpinBox(this)),
      density_(new DecimalBox(this)), food_(new QSpinBox(this)),
      terrain_(new QCheckBox(tr("Different c&osts"), this)),
      generate_(new QPushButton(tr("Make this maze"), this)),
      next_(new QPushButton(tr("New maze"), this)), resize_(new QPushButton(tr("Resi&ze"), this)) {
    build();
    connect(generate_, &QPushButton::clicked, this, &MazePanel::generate);
    connect(next_, &QPushButton::clicked, this, &MazePanel::generateNext);
    connect(resize_, &QPushButton::clicked, this, &MazePanel::resizeMaze);
    connect(kind_, &QComboBox::currentIndexChanged, this, &MazePanel::refresh);
    connect(document_, &MazeDocument::changed, this, &MazePanel::refresh);
    GenerateOptions options;
    options.kind = MazeKind::braided; // with one way only there is little to compare
    setOptions(options);
    refresh();
    keepSession();
}

void MazePanel::build() {
    kind_->setObjectName(QStringLiteral("kind"));
    kind_->addItems({tr("Perfect: one path between any two cells"), tr("Braided: several paths"),
                     tr("Rooms and corridors"), tr("Caves"), tr("Random obstacles"),
                     tr("Open floor"), tr("Adjacent halls with doors"),
                     tr("Avenues: a perfect maze with wide corridors"), tr("Lakes and rocks")});
    kind_->setMinimumContentsLength(14);
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    width_->setObjectName(QStringLiteral("width"));
    height_->setObjectName(QStringLiteral("height"));
    seed_->setObjectName(QStringLiteral("seed"));
    density_->setObjectName(QStringLiteral("density"));
    generate_->setObjectName(QStringLiteral("generate"));
    next_->setObjectName(QStringLiteral("next-seed"));
    resize_->setObjectName(QStringLiteral("resize"));
    food_->setObjectName(QStringLiteral("food"));
    food_->setRange(0, most_food);
    food_->setToolTip(tr("Pieces of food in the problem “All the food”"));
    for (QSpinBox* side : {width_, height_}) {
        side->setRange(1, largest_side);
        side->setGroupSeparatorShown(true);
        side->setKeyboardTracking(false);
    }
    seed_->setRange(0, 999'999'999);
    density_->setRange(0, 1);
    density_->setSingleStep(0.05);
    density_->setToolTip(tr("Fraction of cells that are walls"));
    terrain_->setObjectName(QStringLiteral("terrain"));
    generate_->setToolTip(tr("The same settings and seed always give the same maze"));
    setCommand(generate_, "pathfinding.generate");
    next_->setToolTip(tr("Make a maze with these settings and the next seed"));
    resize_->setToolTip(tr("Resize this maze: crop it, or add floor"));

    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Kind"), kind_);
    form->addRow(tr("Columns"), width_);
    form->addRow(tr("Rows"), height_);
    form->addRow(tr("Seed"), seed_);
    form->addRow(tr("Density"), density_);
    form->addRow(tr("Food"), food_);
    form->addRow(terrain_);
    levelLabels(*form);
    auto* buttons = new FlowLayout;
    buttons->addWidget(next_);
    buttons->addWidget(generate_);
    buttons->addWidget(resize_);

    auto* column = new QVBoxLayout(this);
    column->addWidget(heading(tr("Generate a maze"), this));
    column->addLayout(form);
    column->addLayout(buttons);
    column->addStretch();
}

GenerateOptions MazePanel::options() const {
    GenerateOptions options;
    options.kind = static_cast<MazeKind>(kind_->currentIndex());
    options.width = std::max(width_->value(), least_generated);
    options.height = std::max(height_->value(), least_generated);
    options.seed = static_cast<std::uint64_t>(seed_->value());
    options.neighbours = document_->maze()->neighbours;
    options.density = density_->value();
    options.terrain = terrain_->isChecked();
    options.food = food_->value();
    return options;
}

void MazePanel::setOptions(const GenerateOptions& options) {
    kind_->setCurrentIndex(static_cast<int>(options.kind));
    width_->setValue(options.width);
    height_->setValue(options.height);
    seed_->setValue(static_cast<int>(std::min<std::uint64_t>(options.seed, 999'999'999)));
    density_->setValue(options.density);
    terrain_->setChecked(options.terrain);
    food_->setValue(options.food);
}

void MazePanel::generate() {
    auto maze = pathfinding::generate(options());
    // Whoever looks for food gets some.
    if (maze && maze->food.empty() && document_->task() == MazeTask::food)
        maze = withSomeFood(std::move(*maze));
    if (maze)
        document_->replace(std::move(*maze), tr("generate a maze"));
    else
        Q_EMIT message(coreWords(maze.error().message));
}

void MazePanel::generateNext() {
    seed_->setValue(seed_->value() < seed_->maximum() ? seed_->value() + 1 : 0);
    generate();
}

void MazePanel::resizeMaze() {
    document_->edit(resized(*document_->maze(), width_->value(), height_->value()),
                    tr("resize the maze"));
}

void MazePanel::refresh() {
    density_->setEnabled(kind_->currentIndex() == static_cast<int>(MazeKind::obstacles));
    resize_->setEnabled(isOfMaze(document_->subject()));
}

void MazePanel::keepSession() {
    session_->keep("kind", kind_);
    session_->keep("width", width_);
    session_->keep("height", height_);
    session_->keep("seed", seed_);
    session_->keep("density", density_);
    session_->keep("terrain", terrain_);
    session_->keep("food", food_);
}

} // namespace loggia::ui
