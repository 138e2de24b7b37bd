#include "ui/pathfinding/maze_tools.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QButtonGroup>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <array>

namespace loggia::ui {

using pathfinding::Neighbours;

namespace {

/// What drawing with it does, by mouse and by keyboard.
QString useOf(MazeTool tool, int cost) {
    switch (tool) {
    case MazeTool::walls:
        return MazeTools::tr("Walls: drag, or press Enter, to draw or erase them.");
    case MazeTool::costs:
        return MazeTools::tr("Costs: drag, or press Enter, to set cost %1.").arg(cost);
    case MazeTool::start:
        return MazeTools::tr("Start: click, or press Enter, to place it.");
    case MazeTool::goal:
        return MazeTools::tr("Goal: click, or press Enter, to place it.");
    case MazeTool::food:
        return MazeTools::tr("Food: drag, or press Enter, to add or remove it.");
    }
    return {};
}

} // namespace

MazeTools::MazeTools(MazeDocument* document, MazeEditor* editor, DistanceRun* distances,
                     QWidget* parent)
    : QWidget(parent), document_(document), editor_(editor), distances_(distances),
      tools_(new QButtonGroup(this)), cost_(new QSpinBox(this)), diagonal_(new QToolButton(this)),
      show_distances_(new QToolButton(this)) {
    auto* bar = new FlowLayout(this);
    bar->setContentsMargins(0, 0, 0, 0);
    const std::array names{tr("&Walls"), tr("&Costs"), tr("Start"), tr("Goal"), tr("Food")};
    const std::array helps{
        tr("Drag to draw walls, or start on a wall to erase. Right-drag always erases."),
        tr("Drag to set the cost of entering a cell"),
        tr("Click to place the start (you can always drag it)"),
        tr("Click to place the goal (you can always drag it)"),
        tr("Drag to add food, or start on food to erase")};
    constexpr std::array commands{"pathfinding.tool-walls", "pathfinding.tool-costs",
                                  "pathfinding.tool-start", "pathfinding.tool-goal",
                                  "pathfinding.tool-food"};
    for (int i = 0; i < maze_tools; ++i) {
        auto* button = new QToolButton(this);
        button->setText(names.at(static_cast<std::size_t>(i)));
        button->setToolTip(helps.at(static_cast<std::size_t>(i)));
        setCommand(button, commands.at(static_cast<std::size_t>(i)));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        tools_->addButton(button, i);
        bar->addWidget(button);
        if (i == static_cast<int>(MazeTool::costs))
            bar->addWidget(cost_);
    }
    cost_->setObjectName(QStringLiteral("cost"));
    cost_->setRange(1, pathfinding::costliest_terrain);
    // The arrow keys and the wheel are enough for one digit.
    cost_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    cost_->setFixedWidth(34);
    cost_->setAccessibleName(tr("Cost to draw"));
    cost_->setToolTip(tr("Cost of entering the cells you draw"));
    diagonal_->setObjectName(QStringLiteral("diagonal"));
    diagonal_->setText(tr("8 neighbours"));
    diagonal_->setCheckable(true);
    diagonal_->setFocusPolicy(Qt::StrongFocus);
    diagonal_->setAccessibleName(tr("Eight neighbours"));
    diagonal_->setToolTip(
        tr("Allow diagonal moves. They cost 1.41 times as much and cannot cut corners."));
    setCommand(diagonal_, "pathfinding.neighbours");
    bar->addWidget(diagonal_);
    show_distances_->setObjectName(QStringLiteral("distances"));
    show_distances_->setText(tr("Distances"));
    show_distances_->setCheckable(true);
    show_distances_->setFocusPolicy(Qt::StrongFocus);
    show_distances_->setToolTip(
        tr("Colour each cell by the cost of its shortest path to the goal"));
    setCommand(show_distances_, "pathfinding.distances");
    bar->addWidget(show_distances_);

    connect(tools_, &QButtonGroup::idClicked, this,
            [this](int id) { choose(static_cast<MazeTool>(id)); });
    connect(cost_, &QSpinBox::valueChanged, editor_, [this](int cost) {
        editor_->setCost(cost);
        editor_->setTool(MazeTool::costs);
    });
    connect(diagonal_, &QToolButton::clicked, editor_,
            [this](bool on) { editor_->setNeighbours(on ? Neighbours::eight : Neighbours::four); });
    connect(show_distances_, &QToolButton::clicked, distances_, &DistanceRun::setOn);
    connect(distances_, &DistanceRun::changed, this, &MazeTools::refresh);
    connect(editor_, &MazeEditor::toolChanged, this, &MazeTools::refresh);
    connect(document_, &MazeDocument::changed, this, &MazeTools::refresh);
    refresh();
}

void MazeTools::choose(MazeTool tool) {
    editor_->setTool(tool);
    Q_EMIT said(useOf(tool, editor_->cost()));
}

void MazeTools::refresh() {
    tools_->button(static_cast<int>(editor_->tool()))->setChecked(true);
    const QSignalBlocker cost_blocker(cost_);
    cost_->setValue(editor_->cost());
    show_distances_->setChecked(distances_->isOn());
    diagonal_->setChecked(document_->maze()->neighbours == Neighbours::eight);
    // What the question does not ask for is not to be drawn.
    const SearchSubject& subject = document_->subject();
    tools_->button(static_cast<int>(MazeTool::goal))->setVisible(!collects(subject));
    tools_->button(static_cast<int>(MazeTool::food))
        ->setVisible(subject == SearchSubject(MazeTask::food));
}

} // namespace loggia::ui
