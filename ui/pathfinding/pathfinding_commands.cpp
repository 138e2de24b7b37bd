#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/maze/distance_run.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
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
         .text = "&Play",
         .help = "Play or pause the search.",
         .icon = "start",
         .shortcut = "F5",
         .run = [](PathfindingPage& page) { page.setPlaying(!page.race_bar_->isPlaying()); },
         .enabled = [](const PathfindingPage& page) { return page.race_->isThere(); },
         .in_tool_bar = true},
        {.id = "pathfinding.stop",
         .text = "St&op",
         .help = "Stop the computation.",
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](PathfindingPage& page) { page.stop(); },
         .enabled = [](const PathfindingPage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "pathfinding.first",
         .text = "Start of the Search",
         .help = "Go to the start of the search.",
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](PathfindingPage& page) { page.race_->goTo(0); },
         .enabled = [](const PathfindingPage& page) { return page.race_->moment() > 0; },
         .starts_group = true},
        {.id = "pathfinding.back",
         .text = "One Step Bac&k",
         .help = "Go back by one expansion.",
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->moment() - 1); },
         .enabled = [](const PathfindingPage& page) { return page.race_->moment() > 0; },
         .in_tool_bar = true},
        {.id = "pathfinding.forward",
         .text = "One Step Fo&rward",
         .help = "Go forward by one expansion.",
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->moment() + 1); },
         .enabled =
             [](const PathfindingPage& page) { return page.race_->moment() < page.race_->size(); },
         .in_tool_bar = true},
        {.id = "pathfinding.last",
         .text = "End of &the Search",
         .help = "Go to the end of the search.",
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->size()); },
         .enabled =
             [](const PathfindingPage& page) { return page.race_->moment() < page.race_->size(); }},
        {.id = "pathfinding.next-line",
         .text = "Next Line of Code",
         .help = "Execute one line of the pseudo-code.",
         .shortcut = "F10",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(code_tab);
                 page.race_->nextPart();
             },
         .enabled = [](const PathfindingPage& page) { return page.race_->hasNextPart(); }},
        {.id = "pathfinding.previous-line",
         .text = "Previo&us Line of Code",
         .help = "Go back by one line of the pseudo-code.",
         .shortcut = "F9",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(code_tab);
                 page.race_->previousPart();
             },
         .enabled = [](const PathfindingPage& page) { return page.race_->hasPreviousPart(); }},
        {.id = "pathfinding.walk",
         .text = "Walk the Path",
         .help = "Animate the walk along the path, or pause it.",
         .shortcut = "Ctrl+Space",
         .run =
             [](PathfindingPage& page) {
                 PathBar* walk = page.race_panel_->wayBar();
                 walk->setWalking(!walk->isWalking());
             },
         .enabled = [](const PathfindingPage& page) { return page.race_->steps() > 0; },
         .starts_group = true},
        {.id = "pathfinding.walk-back",
         .text = "Step &Back on the Path",
         .help = "Go back by one step of the path.",
         .shortcut = "Alt+Shift+Left",
         .run = [](PathfindingPage& page) { page.walkTo(page.race_->step().value_or(0) - 1); },
         .enabled = [](const PathfindingPage& page) { return page.race_->step().value_or(0) > 0; }},
        {.id = "pathfinding.walk-forward",
         .text = "Step o&n along the Path",
         .help = "Go forward by one step of the path.",
         .shortcut = "Alt+Shift+Right",
         .run = [](PathfindingPage& page) { page.walkTo(page.race_->step().value_or(0) + 1); },
         .enabled =
             [](const PathfindingPage& page) {
                 return page.race_->step().value_or(0) < page.race_->steps();
             }},
        {.id = "pathfinding.compare",
         .text = "&Compare All",
         .help = "Run all algorithms on this problem and compare their results.",
         .icon = "table",
         .shortcut = "Ctrl+Return",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(compare_tab);
                 page.comparison_->compare();
             },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "pathfinding.grow",
         .text = "Compare on &Growing Mazes",
         .help = "Plot the nodes expanded on larger and larger mazes.",
         .icon = "plot",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(compare_tab);
                 page.comparison_->grow();
             }},
        {.id = "pathfinding.copy-comparison",
         .text = "Cop&y the Comparison",
         .help = "Copy the table of all algorithms as text.",
         .icon = "copy",
         .shortcut = "Ctrl+Shift+J",
         .run = [](PathfindingPage& page) { Q_EMIT page.copyWanted(page.comparison_->asText()); },
         .enabled =
             [](const PathfindingPage& page) {
                 return !page.comparison_->comparison().rows.empty();
             }},
        {.id = "pathfinding.copy-csv",
         .text = "Copy the Comparison as CS&V",
         .help = "Copy the table of all algorithms as comma-separated values.",
         .icon = "copy",
         .run = [](PathfindingPage& page) { Q_EMIT page.copyWanted(page.comparison_->asCsv()); },
         .enabled =
             [](const PathfindingPage& page) {
                 return !page.comparison_->comparison().rows.empty();
             }},
        {.id = "pathfinding.tool-walls",
         .text = "Draw &Walls",
         .help = "Drag to draw or erase walls.",
         .icon = "edit",
         .shortcut = "Ctrl+Alt+1",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::walls); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .starts_group = true},
        {.id = "pathfinding.tool-costs",
         .text = "&Draw Costs",
         .help = "Drag to set the cost of entering a cell.",
         .shortcut = "Ctrl+Alt+2",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::costs); },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.tool-start",
         .text = "Place the &Start",
         .help = "Click to place the start.",
         .shortcut = "Ctrl+Alt+3",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::start); },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.tool-goal",
         .text = "Place the Goa&l",
         .help = "Click to place the goal.",
         .shortcut = "Ctrl+Alt+4",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::goal); },
         .enabled =
             [](const PathfindingPage& page) {
                 return !collects(page.document_->subject()) && isOfMaze(page.document_->subject());
             }},
        {.id = "pathfinding.tool-food",
         .text = "Add &Food",
         .help = "Drag to add or remove food.",
         .shortcut = "Ctrl+Alt+5",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::food); },
         .enabled =
             [](const PathfindingPage& page) {
                 return page.document_->subject() == SearchSubject(MazeTask::food);
             }},
        {.id = "pathfinding.neighbours",
         .text = "&Eight Neighbours",
         .help = "Turn diagonal moves on or off.",
         .shortcut = "Ctrl+D",
         .run =
             [](PathfindingPage& page) {
                 page.editor_->setNeighbours(page.document_->maze()->neighbours == Neighbours::four
                                                 ? Neighbours::eight
                                                 : Neighbours::four);
             },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.distances",
         .text = "&Distances",
         .help = "Colour each cell by the cost of its shortest path to the goal, or by the search.",
         .shortcut = "Ctrl+Shift+D",
         .run = [](PathfindingPage& page) { page.distances_->setOn(!page.distances_->isOn()); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .menu = Menu::view,
         .starts_group = true},
        {.id = "pathfinding.values",
         .text = "&Values in the Cells",
         .help = "Show or hide g, h and f in cells that are large enough.",
         .shortcut = "F4",
         .run = [](PathfindingPage& page) { page.setValuesShown(!page.values_); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .menu = Menu::view},
        {.id = "pathfinding.clear",
         .text = "Cle&ar the Maze",
         .help = "Turn the whole maze into plain floor.",
         .icon = "clear",
         .run = [](PathfindingPage& page) { page.editor_->clear(); },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.generate",
         .text = "Generate a &Maze",
         .help = "Generate a maze or a tile order with the current settings.",
         .icon = "pathfinding",
         .shortcut = "Ctrl+G",
         .run = [](PathfindingPage& page) { page.another(false); },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "pathfinding.generate-next",
         .text = "Generate with Ne&xt Seed",
         .help = "Generate a maze or shuffle the tiles with the next seed.",
         .shortcut = "Ctrl+Shift+G",
         .run = [](PathfindingPage& page) { page.another(true); }},
        {.id = "pathfinding.romania",
         .text = "Map of Roman&ia",
         .help = "Search for routes on the textbook's map of Romania.",
         .shortcut = "Ctrl+R",
         .run =
             [](PathfindingPage& page) {
                 const SearchSubject& now = page.document_->subject();
                 page.document_->setSubject(tripOf(now) != nullptr && graphOf(now) == nullptr
                                                ? SearchSubject(page.document_->task())
                                                : SearchSubject(page.document_->lastTrip()));
             }},
        {.id = "pathfinding.graph",
         .text = "Draw a Graph",
         .help = "Search a graph that you draw, with your own costs and heuristics.",
         .shortcut = "Ctrl+Shift+R",
         .run =
             [](PathfindingPage& page) {
                 page.document_->setSubject(page.document_->lastGraph());
                 page.tabs_->setCurrentWidget(page.graph_tab_);
                 page.lanes_->lane(0)->map()->setFocus();
             }},
        {.id = "pathfinding.example",
         .text = "S&how the Example",
         .help = "Open the small example maze.",
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
