#include "ui/pathfinding/comparison_panel.hpp"
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
         .help = "End at once whatever is being computed.",
         .icon = "stop",
         .shortcut = "Shift+F5",
         .run = [](PathfindingPage& page) { page.stop(); },
         .enabled = [](const PathfindingPage& page) { return page.isRunning(); },
         .in_tool_bar = true},
        {.id = "pathfinding.first",
         .text = "&First Moment",
         .help = "Look at the search before it begins.",
         .icon = "first",
         .shortcut = "Alt+Home",
         .run = [](PathfindingPage& page) { page.race_->goTo(0); },
         .enabled = [](const PathfindingPage& page) { return page.race_->moment() > 0; },
         .starts_group = true},
        {.id = "pathfinding.back",
         .text = "One Step Bac&k",
         .help = "Take the last expansion back.",
         .icon = "previous",
         .shortcut = "Alt+Left",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->moment() - 1); },
         .enabled = [](const PathfindingPage& page) { return page.race_->moment() > 0; },
         .in_tool_bar = true},
        {.id = "pathfinding.forward",
         .text = "One Step Fo&rward",
         .help = "Make the next expansion.",
         .icon = "next",
         .shortcut = "Alt+Right",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->moment() + 1); },
         .enabled =
             [](const PathfindingPage& page) { return page.race_->moment() < page.race_->size(); },
         .in_tool_bar = true},
        {.id = "pathfinding.last",
         .text = "Las&t Moment",
         .help = "Look at the search at its end.",
         .icon = "last",
         .shortcut = "Alt+End",
         .run = [](PathfindingPage& page) { page.race_->goTo(page.race_->size()); },
         .enabled =
             [](const PathfindingPage& page) { return page.race_->moment() < page.race_->size(); }},
        {.id = "pathfinding.walk",
         .text = "Go the Way",
         .help = "Watch how the way that was found is gone, or pause it.",
         .shortcut = "Ctrl+Space",
         .run =
             [](PathfindingPage& page) {
                 PathBar* walk = page.race_panel_->wayBar();
                 walk->setWalking(!walk->isWalking());
             },
         .enabled = [](const PathfindingPage& page) { return page.race_->steps() > 0; },
         .starts_group = true},
        {.id = "pathfinding.walk-back",
         .text = "Step &Back on the Way",
         .help = "Take the last step of the way back.",
         .shortcut = "Alt+Shift+Left",
         .run = [](PathfindingPage& page) { page.walkTo(page.race_->step().value_or(0) - 1); },
         .enabled = [](const PathfindingPage& page) { return page.race_->step().value_or(0) > 0; }},
        {.id = "pathfinding.walk-forward",
         .text = "Step o&n the Way",
         .help = "Make the next step of the way that was found.",
         .shortcut = "Alt+Shift+Right",
         .run = [](PathfindingPage& page) { page.walkTo(page.race_->step().value_or(0) + 1); },
         .enabled =
             [](const PathfindingPage& page) {
                 return page.race_->step().value_or(0) < page.race_->steps();
             }},
        {.id = "pathfinding.compare",
         .text = "&Compare All",
         .help = "Let all algorithms search what is shown, and list what they needed.",
         .icon = "table",
         .shortcut = "Ctrl+Return",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(1);
                 page.comparison_->compare();
             },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "pathfinding.grow",
         .text = "Compare on &Growing Mazes",
         .help = "Draw how many states the algorithms expand in ever larger mazes.",
         .icon = "plot",
         .run =
             [](PathfindingPage& page) {
                 page.tabs_->setCurrentIndex(1);
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
         .help = "A stroke draws walls, or takes them away.",
         .icon = "edit",
         .shortcut = "Ctrl+Alt+1",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::walls); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .starts_group = true},
        {.id = "pathfinding.tool-costs",
         .text = "&Draw Costs",
         .help = "A stroke draws floor that costs more to enter.",
         .shortcut = "Ctrl+Alt+2",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::costs); },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.tool-start",
         .text = "Put the &Start",
         .help = "A click puts the start.",
         .shortcut = "Ctrl+Alt+3",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::start); },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.tool-goal",
         .text = "Put the Goa&l",
         .help = "A click puts the goal.",
         .shortcut = "Ctrl+Alt+4",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::goal); },
         .enabled =
             [](const PathfindingPage& page) {
                 return !collects(page.document_->subject()) && isOfMaze(page.document_->subject());
             }},
        {.id = "pathfinding.tool-food",
         .text = "P&ut Food",
         .help = "A stroke puts food, or takes it away.",
         .shortcut = "Ctrl+Alt+5",
         .run = [](PathfindingPage& page) { page.editor_->setTool(MazeTool::food); },
         .enabled =
             [](const PathfindingPage& page) {
                 return page.document_->subject() == SearchSubject(MazeTask::food);
             }},
        {.id = "pathfinding.neighbours",
         .text = "&Eight Neighbours",
         .help = "Allow diagonal steps, or forbid them.",
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
         .help = "Colour each cell by what its way to the goal costs, or by the search again.",
         .shortcut = "Ctrl+Shift+D",
         .run = [](PathfindingPage& page) { page.distances_->setOn(!page.distances_->isOn()); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .menu = Menu::view,
         .starts_group = true},
        {.id = "pathfinding.clear",
         .text = "Cle&ar the Maze",
         .help = "Make all of the maze plain floor.",
         .icon = "clear",
         .run = [](PathfindingPage& page) { page.editor_->clear(); },
         .enabled =
             [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); }},
        {.id = "pathfinding.generate",
         .text = "Generate a &Maze",
         .help = "Make the maze, or the order of tiles, that the fields beside it describe.",
         .icon = "pathfinding",
         .shortcut = "Ctrl+G",
         .run = [](PathfindingPage& page) { page.another(false); },
         .in_tool_bar = true,
         .starts_group = true},
        {.id = "pathfinding.generate-next",
         .text = "Generate the Ne&xt",
         .help = "Make a maze of the same kind, or shuffle the tiles, with the next seed.",
         .shortcut = "Ctrl+Shift+G",
         .run = [](PathfindingPage& page) { page.another(true); }},
        {.id = "pathfinding.romania",
         .text = "Map of Roman&ia",
         .help = "Search from town to town on the textbook's map.",
         .shortcut = "Ctrl+R",
         .run =
             [](PathfindingPage& page) {
                 page.document_->setSubject(tripOf(page.document_->subject()) != nullptr
                                                ? SearchSubject(page.document_->task())
                                                : SearchSubject(page.document_->lastTrip()));
             }},
        {.id = "pathfinding.example",
         .text = "S&how the Example",
         .help = "The small maze that the page opens on first.",
         .run =
             [](PathfindingPage& page) {
                 page.document_->replace(workedMaze(), tr("show the example"));
             }},
        {.id = "pathfinding.zoom-in",
         .text = "Zoom &In",
         .help = "Show the maze larger.",
         .icon = "zoom-in",
         .shortcut = "Ctrl+=",
         .run = [](PathfindingPage& page) { page.lanes_->lane(0)->maze()->zoomBy(maze_zoom_step); },
         .enabled = [](const PathfindingPage& page) { return isOfMaze(page.document_->subject()); },
         .menu = Menu::view,
         .starts_group = true,
         .second_shortcut = "Ctrl++"},
        {.id = "pathfinding.zoom-out",
         .text = "Zoom &Out",
         .help = "Show more of the maze.",
         .icon = "zoom-out",
         .shortcut = "Ctrl+-",
         .run =
             [](PathfindingPage& page) {
                 page.lanes_->lane(0)->maze()->zoomBy(1 / maze_zoom_step);
             },
         .enabled =
             [](const PathfindingPage& page) {
                 return isOfMaze(page.document_->subject()) &&
                        page.lanes_->lane(0)->maze()->zoom().factor > 1;
             },
         .menu = Menu::view},
        {.id = "pathfinding.zoom-fit",
         .text = "&Whole Maze",
         .help = "Show all of the maze.",
         .icon = "zoom-fit",
         .shortcut = "Ctrl+0",
         .run = [](PathfindingPage& page) { page.lanes_->lane(0)->maze()->zoomBy(1e-6); },
         .enabled =
             [](const PathfindingPage& page) {
                 return isOfMaze(page.document_->subject()) &&
                        page.lanes_->lane(0)->maze()->zoom().factor > 1;
             },
         .menu = Menu::view},
    });
    return table;
}

void PathfindingPage::walkTo(std::size_t step) {
    race_panel_->wayBar()->setWalking(false);
    race_->goToStep(step);
}

} // namespace loggia::ui
