#include "ui/pathfinding/code_panel.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/maze/distance_run.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/maze_tools.hpp"
#include "ui/pathfinding/path_bar.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_view.hpp"
#include "ui/pathfinding/race_bar.hpp"
#include "ui/pathfinding/race_panel.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <array>

namespace loggia::ui {

using pathfinding::Neighbours;

namespace {

constexpr double maze_zoom_step = 1.3;
constexpr int code_tab = 1;
constexpr int compare_tab = 2;

} // namespace

CommandTable PathfindingPage::commands() {
    static constexpr auto table = std::to_array<CommandSpec>({
        {.id = "pathfinding.play",
         .text = QT_TRANSLATE_NOOP("Commands", "&Play"),
         .help = QT_TRANSLATE_NOOP("Commands", "Play or pause the search."),
         .icon = "start",
         .shortcut = "F5",
         .run = [](PathfindingPage& page) { page.setPlaying(!page.race_bar_->isPlaying()); },
         .enabled = [](const PathfindingPage& page) { return page.race_->isThere(); },
         .in_tool_bar = true},
        {.id = "pathfinding.stop",
         .text = QT_TRANSLATE_NOOP("Commands", "St&op"),
         .help = QT_TRANSLATE_NOOP("Commands", "Stop the computation."),
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](PathfindingPage& page) { page.stop(); },
         .enabled = [](const PathfindingPage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "pathfinding.first",
         .text = QT_TRANSLATE_NOOP("Commands", "Start of the Search"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the start of the search."),
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](PathfindingPage& page) { page.race_->goTo(0); },
         .enabled = [](const PathfindingPage& page) { return page.race_->moment() > 0; },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps"),
         .starts_group = true},
        {.id = "pathfinding.back",
         .text = QT_TRANSLATE_NOOP("Commands", "One Step Bac&k"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back by one expansion."),
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->moment() - 1); },
         .enabled = [](const PathfindingPage& page) { return page.race_->moment() > 0; },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps"),
         .in_tool_bar = true},
        {.id = "pathfinding.forward",
         .text = QT_TRANSLATE_NOOP("Commands", "One Step Fo&rward"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go forward by one expansion."),
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->moment() + 1); },
         .enabled =
             [](const PathfindingPage& page) { return page.race_->moment() < page.race_->size(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps"),
         .in_tool_bar = true},
        {.id = "pathfinding.last",
         .text = QT_TRANSLATE_NOOP("Commands", "End of &the Search"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go to the end of the search."),
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->size()); },
         .enabled =
             [](const PathfindingPage& page) { return page.race_->moment() < page.race_->size(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "pathfinding.next-line",
         .text = QT_TRANSLATE_NOOP("Commands", "Next Line of Code"),
         .help = QT_TRANSLATE_NOOP("Commands", "Execute one line of the pseudo-code."),
         .shortcut = "F10",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(code_tab);
                 page.code_->nextLine();
             },
         .enabled = [](const PathfindingPage& page) { return page.race_->hasNextPart(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "pathfinding.previous-line",
         .text = QT_TRANSLATE_NOOP("Commands", "Previo&us Line of Code"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back by one line of the pseudo-code."),
         .shortcut = "F9",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(code_tab);
                 page.code_->previousLine();
             },
         .enabled = [](const PathfindingPage& page) { return page.race_->hasPreviousPart(); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Steps")},
        {.id = "pathfinding.walk",
         .text = QT_TRANSLATE_NOOP("Commands", "Walk the Path"),
         .help = QT_TRANSLATE_NOOP("Commands", "Animate the walk along the path, or pause it."),
         .shortcut = "Ctrl+Space",
         .run =
             [](PathfindingPage& page) {
                 PathBar* walk = page.race_panel_->wayBar();
                 walk->setWalking(!walk->isWalking());
             },
         .enabled = [](const PathfindingPage& page) { return page.race_->steps() > 0; },
         .starts_group = true},
        {.id = "pathfinding.walk-back",
         .text = QT_TRANSLATE_NOOP("Commands", "Step &Back on the Path"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go back by one step of the path."),
         .shortcut = "Alt+Shift+Left",
         .run = [](PathfindingPage& page) { page.walkTo(page.race_->step().value_or(0) - 1); },
         .enabled = [](const PathfindingPage& page) { return page.race_->step().value_or(0) > 0; }},
        {.id = "pathfinding.walk-forward",
         .text = QT_TRANSLATE_NOOP("Commands", "Step Forward o&n the Path"),
         .help = QT_TRANSLATE_NOOP("Commands", "Go forward by one step of the path."),
         .shortcut = "Alt+Shift+Right",
         .run = [](PathfindingPage& page) { page.walkTo(page.race_->step().value_or(0) + 1); },
         .enabled =
             [](const PathfindingPage& page) {
                 return page.race_->step().value_or(0) < page.race_->steps();
             }},
        {.id = "pathfinding.compare",
         .text = QT_TRANSLATE_NOOP("Commands", "&Compare All"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Run all algorithms on this problem and compare their results."),
         .icon = "table",
         .shortcut = "Ctrl+Return",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(compare_tab);
                 page.comparison_->compare();
             },
         .in_tool_bar = true,
         .starts_group = true,
         .second_shortcut = "Ctrl+Enter"},
        {.id = "pathfinding.grow",
         .text = QT_TRANSLATE_NOOP("Commands", "Compare on &Growing Mazes"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Plot the nodes expanded on larger and larger mazes."),
         .icon = "plot",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(compare_tab);
                 page.comparison_->grow();
             }},
        {.id = "pathfinding.copy-comparison",
         .text = QT_TRANSLATE_NOOP("Commands", "Cop&y the Comparison"),
         .help = QT_TRANSLATE_NOOP("Commands", "Copy the table of all algorithms as text."),
         .icon = "copy",
         .shortcut = "Ctrl+Shift+J",
         .run = [](PathfindingPage& page) { Q_EMIT page.copyWanted(page.comparison_->asText()); },
         .enabled =
             [](const PathfindingPage& page) {
                 return !page.comparison_->comparison().rows.empty();
             }},
        {.id = "pathfinding.copy-csv",
         .text = QT_TRANSLATE_NOOP("Commands", "Copy the Comparison as CS&V"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Copy the table of all algorithms as comma-separated values."),
         .icon = "copy",
         .run = [](PathfindingPage& page) { Q_EMIT page.copyWanted(page.comparison_->asCsv()); },
         .enabled =
             [](const PathfindingPage& page) {
                 return !page.comparison_->comparison().rows.empty();
             }},
        {.id = "pathfinding.tool-walls",
         .text = QT_TRANSLATE_NOOP("Commands", "Draw &Walls"),
         .help = QT_TRANSLATE_NOOP("Commands", "Drag to draw or erase walls."),
         .icon = "edit",
         .shortcut = "Ctrl+Alt+1",
         .run = [](PathfindingPage& page) { page.tools_->choose(MazeTool::walls); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing"),
         .starts_group = true},
        {.id = "pathfinding.tool-costs",
         .text = QT_TRANSLATE_NOOP("Commands", "&Draw Costs"),
         .help = QT_TRANSLATE_NOOP("Commands", "Drag to set the cost of entering a cell."),
         .shortcut = "Ctrl+Alt+2",
         .run = [](PathfindingPage& page) { page.tools_->choose(MazeTool::costs); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "pathfinding.tool-start",
         .text = QT_TRANSLATE_NOOP("Commands", "Place the &Start"),
         .help = QT_TRANSLATE_NOOP("Commands", "Click to place the start."),
         .shortcut = "Ctrl+Alt+3",
         .run = [](PathfindingPage& page) { page.tools_->choose(MazeTool::start); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "pathfinding.tool-goal",
         .text = QT_TRANSLATE_NOOP("Commands", "Place the Goa&l"),
         .help = QT_TRANSLATE_NOOP("Commands", "Click to place the goal."),
         .shortcut = "Ctrl+Alt+4",
         .run = [](PathfindingPage& page) { page.tools_->choose(MazeTool::goal); },
         .enabled =
             [](const PathfindingPage& page) {
                 return !collects(page.document_->subject()) && isOfMaze(page.document_->subject());
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "pathfinding.tool-food",
         .text = QT_TRANSLATE_NOOP("Commands", "Add &Food"),
         .help = QT_TRANSLATE_NOOP("Commands", "Drag to add or remove food."),
         .shortcut = "Ctrl+Alt+5",
         .run = [](PathfindingPage& page) { page.tools_->choose(MazeTool::food); },
         .enabled =
             [](const PathfindingPage& page) {
                 return page.document_->subject() == SearchSubject(MazeTask::food);
             },
         .submenu = QT_TRANSLATE_NOOP("Commands", "Drawing")},
        {.id = "pathfinding.neighbours",
         .text = QT_TRANSLATE_NOOP("Commands", "&Eight Neighbours"),
         .help = QT_TRANSLATE_NOOP("Commands", "Turn diagonal moves on or off."),
         .shortcut = "Ctrl+D",
         .run =
             [](PathfindingPage& page) {
                 page.editor_->setNeighbours(page.document_->maze()->neighbours == Neighbours::four
                                                 ? Neighbours::eight
                                                 : Neighbours::four);
             },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .checked =
             [](const PathfindingPage& page) {
                 const auto& maze = page.document_->maze();
                 return maze != nullptr && maze->neighbours == Neighbours::eight;
             }},
        {.id = "pathfinding.distances",
         .text = QT_TRANSLATE_NOOP("Commands", "&Distances"),
         .help = QT_TRANSLATE_NOOP(
             "Commands",
             "Colour each cell by the cost of its shortest path to the goal, or by the search."),
         .shortcut = "Ctrl+Shift+D",
         .run = [](PathfindingPage& page) { page.distances_->setOn(!page.distances_->isOn()); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .checked = [](const PathfindingPage& page) { return page.distances_->isOn(); },
         .menu = Menu::view,
         .starts_group = true},
        {.id = "pathfinding.values",
         .text = QT_TRANSLATE_NOOP("Commands", "&Values in the Cells"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Show or hide g, h and f in cells that are large enough."),
         .shortcut = "F4",
         .run = [](PathfindingPage& page) { page.setValuesShown(!page.values_); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .checked = [](const PathfindingPage& page) { return page.values_; },
         .menu = Menu::view},
        {.id = "pathfinding.clear",
         .text = QT_TRANSLATE_NOOP("Commands", "Cle&ar the Maze"),
         .help = QT_TRANSLATE_NOOP("Commands", "Turn the whole maze into plain floor."),
         .icon = "clear",
         .run = [](PathfindingPage& page) { page.editor_->clear(); },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.generate",
         .text = QT_TRANSLATE_NOOP("Commands", "Generate a &Maze"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Generate a maze or a tile order with the current settings."),
         .icon = "pathfinding",
         .shortcut = "Ctrl+G",
         .run = [](PathfindingPage& page) { page.another(false); },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "pathfinding.generate-next",
         .text = QT_TRANSLATE_NOOP("Commands", "Generate with Ne&xt Seed"),
         .help = QT_TRANSLATE_NOOP("Commands",
                                   "Generate a maze or shuffle the tiles with the next seed."),
         .shortcut = "Ctrl+Shift+G",
         .run = [](PathfindingPage& page) { page.another(true); }},
        {.id = "pathfinding.romania",
         .text = QT_TRANSLATE_NOOP("Commands", "Map of Roman&ia"),
         .help =
             QT_TRANSLATE_NOOP("Commands", "Search for routes on the textbook's map of Romania."),
         .shortcut = "Ctrl+R",
         .run =
             [](PathfindingPage& page) {
                 const SearchSubject& now = page.document_->subject();
                 page.document_->setSubject(tripOf(now) != nullptr && graphOf(now) == nullptr
                                                ? SearchSubject(page.document_->task())
                                                : SearchSubject(page.document_->lastTrip()));
             }},
        {.id = "pathfinding.graph",
         .text = QT_TRANSLATE_NOOP("Commands", "Draw a Graph"),
         .help = QT_TRANSLATE_NOOP(
             "Commands", "Search a graph that you draw, with your own costs and heuristics."),
         .shortcut = "Ctrl+Shift+R",
         .run =
             [](PathfindingPage& page) {
                 page.document_->setSubject(page.document_->lastGraph());
                 page.tabs_->setCurrentWidget(page.graph_tab_);
                 page.lanes_->lane(0)->map()->setFocus();
             }},
        {.id = "pathfinding.example",
         .text = QT_TRANSLATE_NOOP("Commands", "S&how the Example"),
         .help = QT_TRANSLATE_NOOP("Commands", "Open the small example maze."),
         .run =
             [](PathfindingPage& page) {
                 page.document_->replace(workedMaze(), tr("open the example"));
             }},
    });
    return table;
}

void PathfindingPage::walkTo(std::size_t step) {
    race_panel_->wayBar()->setWalking(false);
    race_->goToStep(step);
}

} // namespace loggia::ui
