#include "ui/pathfinding/pathfinding_page.hpp"

#include "core/pathfinding/format.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/pathfinding/code_panel.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/graph/graph_panel.hpp"
#include "ui/pathfinding/graph/road_edit.hpp"
#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/maze/distance_run.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"
#include "ui/pathfinding/maze/maze_json.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/maze_panel.hpp"
#include "ui/pathfinding/maze_tools.hpp"
#include "ui/pathfinding/notes_panel.hpp"
#include "ui/pathfinding/path_bar.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/pathfinding_legend.hpp"
#include "ui/pathfinding/problem_bar.hpp"
#include "ui/pathfinding/puzzle_panel.hpp"
#include "ui/pathfinding/race/cell_values.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_picture.hpp"
#include "ui/pathfinding/race/lane_view.hpp"
#include "ui/pathfinding/race/limit_tree.hpp"
#include "ui/pathfinding/race/road_scene.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/pathfinding/race_bar.hpp"
#include "ui/pathfinding/race_panel.hpp"
#include "ui/pathfinding/search_session.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QComboBox>
#include <QJsonArray>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::MazeFormat;

namespace {

/// What is searched, and for what: a number for each task in mazes, for Romania, for graphs that
/// are drawn, and for puzzles.
std::size_t kindOf(const SearchSubject& subject) {
    const auto* task = std::get_if<MazeTask>(&subject);
    return task != nullptr               ? static_cast<std::size_t>(*task)
           : tilesOf(subject) != nullptr ? 3
           : graphOf(subject) != nullptr ? 4
                                         : 5;
}

constexpr int shown_work_ms = 200;
/// Of a graph that came as a list of edges, which is not written.
constexpr QLatin1String form_of_list{"edges"};

} // namespace

PathfindingPage::PathfindingPage(QWidget* parent)
    : Page(pageInfo(), parent), document_(new MazeDocument(history(), this)), race_(new Race(this)),
      run_(new RaceRun(race_, this)), editor_(new MazeEditor(document_, this)),
      distances_(new DistanceRun(this)) {
    build();
    connectAll();
    for (int lane = 0; lane < Race::most_lanes; ++lane)
        connectLane(lane);
    connectPanels();
    keepSession();
    document_->setLastGraph(exampleGraph());
    document_->restore(workedMaze());
    const pathfinding::Point start = document_->maze()->start.value_or(pathfinding::Point{});
    for (int lane = 0; lane < Race::most_lanes; ++lane)
        lanes_->lane(lane)->maze()->setCursorAt({start.x, start.y});
    refreshSettings();
}

PathfindingPage::~PathfindingPage() {
    // The history that its edits go to ends before the tables do.
    graph_panel_->dropTyping();
}

void PathfindingPage::build() {
    QStringList algorithms;
    for (const pathfinding::Algorithm algorithm : pathfinding::stepwise_algorithms)
        algorithms << titleOf(algorithm);
    lanes_ = new LaneGrid(this); // the first one that Tab comes to
    problem_bar_ = new ProblemBar(document_, this);
    setGuideSection(problem_bar_, QStringLiteral("Problem"));
    tools_ = new MazeTools(document_, editor_, distances_, this);
    race_bar_ = new RaceBar(race_, this);
    addRunBar({.start = tr("&Play"),
               .start_help = tr("Play or pause the search"),
               .start_command = "pathfinding.play",
               .stop_command = "pathfinding.stop",
               .engines = algorithms,
               .engines_help =
                   tr("Decides which node is expanded next. The About tab explains the algorithm "
                      "that is chosen.")},
              this);
    runBar()->setPatience(shown_work_ms);
    runBar()->setEngine(static_cast<int>(run_->settings().lanes.front()));
    auto* engine = runBar()->findChild<QComboBox*>(QStringLiteral("engine"));
    engine->setAccessibleName(tr("Algorithm"));
    engine->setMinimumContentsLength(11);
    engine->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    engine->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

    race_panel_ = new RacePanel(race_, run_, this);
    code_ = new CodePanel(race_, this);
    comparison_ = new ComparisonPanel(this);
    notes_ = new NotesPanel(this);
    maze_panel_ = new MazePanel(document_, this);
    graph_panel_ = new GraphPanel(document_, this);
    puzzle_panel_ = new PuzzlePanel(document_, this);
    tree_ = new TreeView(this);
    tree_->setObjectName(QStringLiteral("limits"));
    tree_->setAccessibleName(tr("Values and limits"));
    tabs_ = new SideTabs(this);
    tabs_->addPanel(race_panel_, tr("Search"), tr("Statistics, the last step, and the race"));
    code_tab_ = tabs_->addPanel(code_, tr("Code"),
                                tr("The search line by line, and its frontier in order"));
    tabs_->addPanel(comparison_, tr("Compare"),
                    tr("All algorithms on this problem and on growing mazes"));
    tabs_->addPanel(notes_, tr("About"), tr("How the algorithms work, and common mistakes"));
    maze_tab_ = tabs_->addPanel(maze_panel_, tr("Maze"), tr("Generate or resize a maze"));
    graph_tab_ = tabs_->addPanel(graph_panel_, tr("Graph"),
                                 tr("The nodes, edges, costs and heuristics of your graph"));
    tabs_->setTabToolTip(tabs_->addTab(tree_, tr("f-limits")),
                         tr("The tree of recursive best-first search with its f-limits"));
    puzzle_tab_ =
        tabs_->addPanel(puzzle_panel_, tr("Puzzle"), tr("Type or shuffle the order of the tiles"));

    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->addWidget(stacked({besideLegend(problem_bar_, info().legend, info().title), lanes_,
                                tools_, race_bar_, runBar()},
                               lanes_));
    columns->addWidget(tabs_);
    columns->setChildrenCollapsible(false);
    columns->setStretchFactor(0, 1);
    addDivider("columns", columns, [this](const QSize& size) { return columnsFor(size); });
    connect(lanes_, &LaneGrid::shapeChanged, this, &PathfindingPage::arrangeDividers);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(columns);
}

/// As on other pages; but lanes side by side get as much of the width as they can use, as long as
/// the panels beside them are whole.
QList<int> PathfindingPage::columnsFor(const QSize& size) const {
    constexpr int percent = 40;
    constexpr int narrowest = 340;
    const int width = size.width();
    int side = std::min(width * percent / 100, std::max(usual_width, width / 3));
    if (lanes_->count() > 1) {
        // Of the height, what bars and headlines leave.
        const QSize room(width, size.height() * 2 / 3);
        const int least = std::min(side, std::max(narrowest, tabs_->tabBar()->sizeHint().width()));
        side = std::clamp(width - lanes_->widthFor(room), least, side);
    }
    return {width - side, side};
}

void PathfindingPage::connectAll() {
    forgetOnChange(document_);
    addWork(run_);
    addWork(distances_);
    addWork(comparison_);
    connect(run_, &RaceRun::settingsChanged, runBar(), &RunBar::clearTime);
    connect(document_, &MazeDocument::changed, this, &PathfindingPage::refreshProblem);
    connect(document_, &MazeDocument::replacing, this, &PathfindingPage::beginAnew);
    connect(race_, &Race::moved, this, &PathfindingPage::refreshMoment);
    connect(run_, &RaceRun::failed, this, &Page::message);
    connect(distances_, &DistanceRun::failed, this, &Page::message);
    connect(run_, &RaceRun::settingsChanged, this, &PathfindingPage::refreshSettings);
    connect(distances_, &DistanceRun::changed, this, &PathfindingPage::refreshDistances);
    connect(runBar(), &RunBar::startToggled, this, &PathfindingPage::setPlaying);
    connect(runBar(), &RunBar::settingsChanged, this, [this] {
        RaceSettings settings = run_->settings();
        settings.lanes.front() = static_cast<pathfinding::Algorithm>(runBar()->engine());
        run_->setSettings(settings);
    });
    connect(race_bar_, &RaceBar::playingChanged, this, [this](bool playing) {
        runBar()->setStartChecked(playing);
        runBar()->setStartText(playing ? tr("&Pause") : tr("&Play"));
        rest();
    });
    connect(editor_, &MazeEditor::toolChanged, this, &Page::commandsChanged);
    connect(tabs_, &QTabWidget::currentChanged, this, &PathfindingPage::refreshTree);
    connect(tabs_, &QTabWidget::currentChanged, this, &PathfindingPage::refreshCode);
}

void PathfindingPage::connectLane(int lane) {
    MazeView* view = lanes_->lane(lane)->maze();
    connect(view, &MazeView::strokeBegun, editor_, &MazeEditor::begin);
    connect(view, &MazeView::strokeMoved, editor_, &MazeEditor::move);
    connect(view, &MazeView::strokeEnded, this, [this] {
        editor_->end();
        refreshProblem(); // From now on only results of the maze as it is are shown.
    });
    connect(view, &MazeView::terrainWanted, editor_, &MazeEditor::setTerrain);
    connect(view, &MazeView::startWanted, editor_, &MazeEditor::setStart);
    connect(view, &MazeView::goalWanted, editor_, &MazeEditor::setGoal);
    connect(view, &MazeView::foodWanted, editor_, &MazeEditor::toggleFood);
    connect(view, &MazeView::pointedChanged, this, [this, view] { pointAt(view); });
    // All lanes show the same part of the maze.
    connect(view, &MazeView::zoomChanged, this, [this](const MazeZoom& zoom) {
        for (int other = 0; other < Race::most_lanes; ++other)
            lanes_->lane(other)->maze()->setZoom(zoom);
        Q_EMIT commandsChanged();
    });
    RoadMapView* map = lanes_->lane(lane)->map();
    graph_panel_->addView(map);
    connect(map, &GraphView::nodeHovered, this, &PathfindingPage::pointAtTown);
    connect(map, &GraphView::selectionChanged, this, &PathfindingPage::pointAtTown);
    connect(map, &DrawingView::otherFont, this, &PathfindingPage::refreshMoment);
    connect(lanes_->lane(lane)->tiles(), &TilesView::pushWanted, this,
            [this, lane](int place) { pushTile(lane, place); });
}

/// Whatever order is shown, the search begins with what is made of it.
void PathfindingPage::pushTile(int lane, int place) {
    const auto tiles = pushed(lanes_->lane(lane)->tiles()->tiles().tiles, place);
    if (!tiles)
        return;
    race_->goTo(race_->size());
    document_->setSubject(*tiles, tr("slide a tile"));
}

void PathfindingPage::another(bool next) {
    if (tilesOf(document_->subject()) != nullptr)
        return next ? puzzle_panel_->shuffleNext() : puzzle_panel_->shuffle();
    return next ? maze_panel_->generateNext() : maze_panel_->generate();
}

void PathfindingPage::connectPanels() {
    connect(race_panel_, &RacePanel::settingsWanted, run_, &RaceRun::setSettings);
    connect(comparison_, &ComparisonPanel::copyWanted, this, &Page::copyWanted);
    connect(comparison_, &ComparisonPanel::changed, this, &Page::commandsChanged);
    connect(comparison_, &ComparisonPanel::picked, this, [this](pathfinding::Algorithm algorithm) {
        RaceSettings settings = run_->settings();
        settings.lanes = {algorithm};
        run_->setSettings(settings);
        Q_EMIT message(tr("%1 opened.").arg(titleOf(algorithm)));
    });
    connect(code_, &CodePanel::statePicked, this, &PathfindingPage::showState);
    connect(code_, &CodePanel::laneWanted, this, &PathfindingPage::refreshCode);
    connect(graph_panel_, &GraphPanel::shownWanted, this,
            [this] { tabs_->setCurrentWidget(graph_tab_); });
    connect(graph_panel_, &GraphPanel::said, this, &Page::message);
    connect(problem_bar_, &ProblemBar::anotherWanted, this, [this] { another(true); });
    connect(maze_panel_, &MazePanel::message, this, &Page::message);
    connect(tools_, &MazeTools::said, this, &Page::message);
}

void PathfindingPage::refreshProblem() {
    const auto& maze = document_->maze();
    const SearchSubject& subject = document_->subject();
    lanes_->setShape(tripOf(subject) != nullptr    ? QSize(16, 9)
                     : tilesOf(subject) != nullptr ? QSize(4, 5)
                                                   : QSize(maze->width, maze->height));
    tools_->setVisible(isOfMaze(subject));
    if (editor_->tool() == MazeTool::food && subject != SearchSubject(MazeTask::food))
        editor_->setTool(MazeTool::walls);
    const bool puzzle = tilesOf(subject) != nullptr;
    const bool graph = graphOf(subject) != nullptr;
    for (int lane = 0; lane < Race::most_lanes; ++lane)
        lanes_->lane(lane)->map()->setEditable(graph);
    showTab(*tabs_, tabs_->indexOf(graph_tab_), graph);
    showTab(*tabs_, tabs_->indexOf(maze_tab_), isOfMaze(subject));
    showTab(*tabs_, tabs_->indexOf(puzzle_tab_), puzzle);
    race_panel_->setSubject(subject);
    if (std::exchange(shown_kind_, kindOf(subject)) != kindOf(subject))
        beginAnew();
    run_->setProblem(maze, subject, editor_->isDrawing());
    distances_->setProblem(maze, subject, editor_->isDrawing());
    race_panel_->showDistances(distances_->isOn() && isOfMaze(subject), distances_->map());
    comparison_->setQuestion(run_->questionOf(0));
    refreshMoment();
    Q_EMIT commandsChanged();
}

/// Another problem is looked at from its end or, where one plays, from its beginning; an edit
/// leaves whoever looks at a moment there.
void PathfindingPage::beginAnew() {
    race_->setWanted(race_bar_->isPlaying() ? std::optional<std::size_t>(0) : std::nullopt);
}

void PathfindingPage::refreshSettings() {
    const RaceSettings& settings = run_->settings();
    runBar()->setEngine(static_cast<int>(settings.lanes.front()));
    lanes_->setCount(static_cast<int>(settings.lanes.size()));
    notes_->setAlgorithms(settings.lanes);
    comparison_->setQuestion(run_->questionOf(0));
    refreshMoment();
    Q_EMIT commandsChanged();
}

QString PathfindingPage::headlineOfLane(int lane, const LaneFigures& figures) const {
    const auto at = static_cast<std::size_t>(lane);
    const Race::Recording& recording = race_->lanes()[at];
    const pathfinding::Algorithm algorithm = run_->settings().lanes[at];
    const QString title = lanes_->count() > 1 ? shortTitleOf(algorithm) : titleOf(algorithm);
    if (recording)
        return headlineOf(*recording, figures, title);
    return (run_->isSearching(lane) ? tr("%1: searching") : tr("%1: not searched")).arg(title);
}

void PathfindingPage::showLane(int lane, LaneFigures& figures) {
    const SearchRecording* recording = race_->lanes()[static_cast<std::size_t>(lane)].get();
    std::vector<std::uint8_t> marks;
    if (recording != nullptr) {
        marks = recording->marks();
        figures = figuresOf(*recording, marks);
    }
    LaneView* view = lanes_->lane(lane);
    const QString headline = headlineOfLane(lane, figures);
    const SearchSubject& subject = document_->subject();
    if (const RoadTrip* trip = tripOf(subject))
        view->showMap(headline, roadScene(*trip, recording, view->map()->font()));
    else if (const pathfinding::Tiles* tiles = tilesOf(subject))
        view->showTiles(headline, tilesScene(*tiles, recording, marks, race_->step()));
    else {
        MazeScene scene = laneScene(document_->maze(), std::get<MazeTask>(subject), recording,
                                    marks, race_->step());
        showDistances(scene, distances_->map());
        if (values_ && recording != nullptr && !scene.distances && !scene.marks.empty())
            showValues(scene, *recording, marks);
        view->showMaze(headline, std::move(scene));
    }
}

void PathfindingPage::refreshDistances() {
    race_panel_->showDistances(distances_->isOn() && isOfMaze(document_->subject()),
                               distances_->map());
    refreshMoment();
}

void PathfindingPage::refreshMoment() {
    const auto& recordings = race_->lanes();
    const int count = static_cast<int>(std::min(recordings.size(), run_->settings().lanes.size()));
    std::vector<LaneFigures> figures(recordings.size());
    for (int lane = 0; lane < count; ++lane)
        showLane(lane, figures[static_cast<std::size_t>(lane)]);
    race_panel_->setFigures(figures);
    refreshStart();
    if (pointed_view_ != nullptr && isOfMaze(document_->subject()))
        pointAt(pointed_view_); // what is there may be something else now
    refreshTree();
    refreshCode();
    rest();
    Q_EMIT commandsChanged();
}

/// Play as the command of the same name; where there is nothing to play, its tip says why.
void PathfindingPage::refreshStart() {
    const Race::Recording& first = race_->lanes().front();
    const QString fault = first ? first->fault() : QString();
    runBar()->setStartEnabled(race_->isThere() || run_->isRunning());
    runBar()->setStartHelp(fault.isEmpty() ? tr("Play or pause the search") : fault);
}

void PathfindingPage::rest() {
    if (race_bar_->isPlaying() || race_panel_->wayBar()->isWalking())
        return;
    rested_at_ = race_->wanted();
    Q_EMIT momentChanged();
}

void PathfindingPage::refreshTree() {
    int lane = -1;
    const auto& lanes = run_->settings().lanes;
    for (std::size_t i = 0; i < lanes.size(); ++i)
        if (isRbfs(lanes[i]) && lane < 0)
            lane = static_cast<int>(i);
    const int tab = tabs_->indexOf(tree_);
    showTab(*tabs_, tab, lane >= 0);
    if (lane < 0 || tabs_->currentIndex() != tab)
        return;
    const Race::Recording& recording = race_->lanes()[static_cast<std::size_t>(lane)];
    tree_->setTree(recording ? limitTreeData(*recording) : TreeModelData{});
}

/// Only in sight, for it takes a pass over the run.
void PathfindingPage::refreshCode() {
    if (tabs_->currentWidget() == code_tab_)
        code_->refresh(run_->settings().lanes);
}

/// A state that was chosen from the frontier.
void PathfindingPage::showState(int lane, pathfinding::State state) {
    const auto at = static_cast<std::size_t>(lane);
    if (at >= race_->lanes().size() || !race_->lanes()[at])
        return;
    if (const auto place = race_->lanes()[at]->placeOf(state))
        lanes_->lane(lane)->maze()->setCursorAt({place->x, place->y});
    else if (tripOf(document_->subject()) != nullptr)
        lanes_->lane(lane)->map()->select(static_cast<int>(state));
}

void PathfindingPage::setValuesShown(bool shown) {
    if (std::exchange(values_, shown) == shown)
        return;
    refreshMoment();
    Q_EMIT valuesShownChanged();
}

void PathfindingPage::pointAt(MazeView* view) {
    pointed_view_ = view;
    const auto cell = view->pointed();
    if (!cell || !isOfMaze(document_->subject()))
        return race_panel_->setPlace(std::nullopt, {});
    const auto index = document_->maze()->index({cell->x(), cell->y()});
    race_panel_->setPlace(index, nameOfCell(view->maze(), *cell));
}

void PathfindingPage::pointAtTown(int town) {
    if (town < 0 || tripOf(document_->subject()) == nullptr)
        return race_panel_->setPlace(std::nullopt, {});
    const GraphScene& scene = lanes_->lane(0)->map()->scene();
    race_panel_->setPlace(static_cast<std::size_t>(town),
                          scene.nodes[static_cast<std::size_t>(town)].label);
}

void PathfindingPage::setPlaying(bool playing) {
    race_bar_->setPlaying(playing);
    runBar()->setStartChecked(race_bar_->isPlaying());
}

PageInfo PathfindingPage::pageInfo() {
    PageInfo info{QStringLiteral("pathfinding"),
                  tr("Search Lab"),
                  QStringLiteral("pathfinding"),
                  commands(),
                  {{tr("Maze"), {QStringLiteral("*.maze"), QStringLiteral("*.txt")}},
                   {tr("Pacman layout"), {QStringLiteral("*.lay")}},
                   {tr("MovingAI map"), {QStringLiteral("*.map")}},
                   {tr("Sliding puzzle"), {QStringLiteral("*.tiles")}},
                   {tr("Graph"), {QStringLiteral("*.graph")}},
                   {tr("MovingAI scenario"), {QStringLiteral("*.scen")}, true, false}},
                  [](const QByteArray& content) {
                      const std::string text = content.toStdString();
                      const auto tiles = pathfinding::tiles_of(text);
                      return (tiles && tiles->side > 2) || pathfinding::looks_like_roads(text) ||
                             pathfinding::looks_like_maze(text);
                  },
                  [] { return std::make_unique<PathfindingPage>(); },
                  pathfindingLegend};
    info.resembles = [](const QByteArray& content) {
        return pathfinding::resembles_maze(content.toStdString());
    };
    info.largest_file = qsizetype{64} << 20; // a map that loggia-cli reads has up to 16 MB
    return info;
}

void PathfindingPage::newDocument() {
    if (graphOf(document_->subject()) != nullptr) {
        document_->replaceGraph(tripFrom({}), tr("new graph"));
        lanes_->lane(0)->map()->setFocus();
        return;
    }
    if (const auto* tiles = tilesOf(document_->subject())) {
        document_->replaceTiles(pathfinding::ordered_tiles(tiles->side), tr("new sliding puzzle"));
        lanes_->lane(0)->tiles()->setFocus();
        return;
    }
    document_->take(emptyMaze(), tr("new maze"), nullptr);
    editor_->setTool(MazeTool::walls);
    lanes_->lane(0)->maze()->setFocus();
}

/// `steps` are the names of the step for a maze, a puzzle and a graph.
void PathfindingPage::take(SearchFile file, const std::array<QString, 3>& steps) {
    const QString& step = steps.at(file.subject.index());
    if (auto* maze = std::get_if<pathfinding::Maze>(&file.subject))
        document_->take(std::move(*maze), step, std::move(file.questions));
    else if (const auto* tiles = std::get_if<pathfinding::Tiles>(&file.subject))
        document_->replaceTiles(*tiles, step);
    else
        document_->replaceGraph(std::get<RoadTrip>(file.subject), step);
}

Result<void> PathfindingPage::open(const QByteArray& content) {
    return openFile(content, {});
}

Result<void> PathfindingPage::openFile(const QByteArray& content, const QString& path) {
    auto file = readSearchFile(content.toStdString(), path);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    const auto form = file->form;
    take(std::move(*file), {tr("open a maze"), tr("open a sliding puzzle"), tr("open a graph")});
    if (form == SavedForm::graph && pathfinding::is_list_of_edges(content.toStdString()))
        setOwnForm(path, form_of_list);
    else if (form)
        setOwnForm(path, idOf(*form));
    const bool is_of_maze = form && form != SavedForm::graph && form != SavedForm::tiles;
    if (is_of_maze ? pathfinding::has_unkept_signs(content.toStdString())
                   : form == SavedForm::graph && content.contains('#'))
        setCommented(path);
    return {};
}

/// The one in which the file came, or else the one that its name is for.
SavedForm PathfindingPage::formSavedIn(const QString& file_name) const {
    if (file_name.isEmpty() && tilesOf(document_->subject()) != nullptr)
        return SavedForm::tiles;
    if ((file_name.isEmpty() || ownForm(file_name) == form_of_list) &&
        graphOf(document_->subject()) != nullptr)
        return SavedForm::graph;
    return savedFormOf(ownForm(file_name)).value_or(static_cast<SavedForm>(formatFor(file_name)));
}

QByteArray PathfindingPage::save(const QString& file_name) const {
    return textOf(*document_, formSavedIn(file_name));
}

QString PathfindingPage::lossOf(const QString& file_name) const {
    if (unpackedName(file_name).endsWith(QLatin1String(".scen"), Qt::CaseInsensitive))
        return tr("This file is a MovingAI scenario. Saving replaces it with the maze.");
    if (ownForm(file_name) == form_of_list)
        return tr("This file is a list of edges. Saving replaces it with the graph in Loggia's "
                  "format.");
    return lossIn(*document_, formSavedIn(file_name));
}

void PathfindingPage::noteSaved(const QString& path) {
    if (ownForm(path) == form_of_list)
        setOwnForm(path, idOf(SavedForm::graph));
}

QString PathfindingPage::copy() const {
    return QString::fromUtf8(save(QString()));
}

Result<void> PathfindingPage::paste(const QString& text) {
    auto file = readSearchFile(text.toStdString());
    if (!file)
        return tl::unexpected(std::move(file.error()));
    take(std::move(*file), {tr("paste a maze"), tr("paste a sliding puzzle"), tr("paste a graph")});
    return {};
}

void PathfindingPage::keepSession() {
    session()->keep(
        "settings", [this] { return jsonOf(run_->settings()); },
        [this](const QJsonObject& json) {
            run_->setSettings(settingsFrom(json, run_->settings()));
        },
        run_, &RaceRun::settingsChanged);
    session()->keep(
        Session::document_key, [this] { return documentJson(); },
        [this](const QJsonObject& json) { restoreDocument(json); }, document_,
        &MazeDocument::changed, this, &PathfindingPage::momentChanged);
    session()->keep(
        "speed", [this] { return race_bar_->speed(); },
        [this](int speed) { race_bar_->setSpeed(speed); }, race_bar_, &RaceBar::speedChanged);
    // After the document: without food to be eaten none can be put.
    session()->keepChoice(
        "tool", maze_tools, [this] { return editor_->tool(); },
        [this](MazeTool tool) { editor_->setTool(tool); }, editor_, &MazeEditor::toolChanged);
    session()->keep(
        "cost", [this] { return editor_->cost(); }, [this](int cost) { editor_->setCost(cost); },
        editor_, &MazeEditor::toolChanged);
    session()->keep(
        "distances", [this] { return distances_->isOn(); },
        [this](bool on) { distances_->setOn(on); }, distances_, &DistanceRun::changed);
    session()->keep(
        "values", [this] { return values_; }, [this](bool shown) { setValuesShown(shown); }, this,
        &PathfindingPage::valuesShownChanged);
    session()->keep("generator", maze_panel_->session());
    session()->keep("puzzle", puzzle_panel_->session());
    session()->keep("tab", tabs_);
}

std::any PathfindingPage::results() const {
    const ComparisonPanel::Results results = comparison_->results();
    return results.comparison.rows.empty() && results.growth.empty() ? std::any() : results;
}

void PathfindingPage::takeOver(const std::any& results) {
    if (const auto* found = std::any_cast<ComparisonPanel::Results>(&results))
        comparison_->takeOver(*found);
}

QJsonObject PathfindingPage::documentJson() const {
    if (written_maze_ != document_->maze()) {
        written_maze_ = document_->maze();
        written_ = jsonOf(*written_maze_);
    }
    if (written_questions_ != document_->questions()) {
        written_questions_ = document_->questions();
        questions_text_ = textOf(written_questions_);
    }
    QJsonObject json = jsonOf(*document_, written_, questions_text_);
    if (rested_at_)
        json.insert(QStringLiteral("moment"), static_cast<qint64>(*rested_at_));
    return json;
}

void PathfindingPage::restoreDocument(const QJsonObject& json) {
    // First the moment: the runs go there when they are made.
    std::optional<std::size_t> moment;
    if (const QJsonValue kept = json.value(QLatin1String("moment")); kept.isDouble())
        moment = static_cast<std::size_t>(std::max<qint64>(0, kept.toInteger()));
    race_->setWanted(moment);
    restoreFrom(json, *document_);
    race_->setWanted(moment);
}

QList<QWidget*> PathfindingPage::areas() const {
    return {lanes_->lane(0)->shown(), problem_bar_, tools_, race_bar_, runBar(), tabs_};
}

QSize PathfindingPage::pictureSize() const {
    return sizeOfLanes(*lanes_, document_->subject());
}

void PathfindingPage::drawPicture(QPainter& painter, const Colours& colours) const {
    paintLanes(painter, *lanes_, document_->subject(), colours, font());
}

} // namespace loggia::ui
