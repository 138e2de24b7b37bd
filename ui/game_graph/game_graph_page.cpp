#include "ui/game_graph/game_graph_page.hpp"

#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/game_bar.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/game_play_panel.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using game_graph::State;
using ViewKind = GameViewChoice::Kind;

namespace {

/// A person has so long to see each move of the computer.
constexpr int opponent_pace_ms = 400;

} // namespace

GameGraphPage::GameGraphPage(QWidget* parent)
    : Page(pageInfo(), parent), document_(new GameGraphDocument(undoStack(), this)),
      studies_(new StudyRunner(document_, this)),
      opponent_(new GameOpponent(document_, studies_, this)) {
    opponent_->setPace(opponent_pace_ms);
    document_->setPlayer(2, {game_graph::Opponent{}, 1});
    build();
    connectAll();
    keepSession();
    game_before_ = document_->state().game;
    refreshDocument();
}

void GameGraphPage::build() {
    graph_ = new StateGraphView(this); // First, so that the keyboard is here.
    graph_->setObjectName(QStringLiteral("graph"));
    tree_ = new TreeView(this);
    tree_->setObjectName(QStringLiteral("tree"));
    drawn_ = new DrawnGameView(this);
    drawn_->setObjectName(QStringLiteral("drawing"));
    notice_ = new QLabel(this);
    notice_->setObjectName(QStringLiteral("notice"));
    notice_->setWordWrap(true);
    notice_->setAlignment(Qt::AlignCenter);
    notice_->setTextFormat(Qt::PlainText);
    notice_->setMargin(24);
    stack_ = new QStackedWidget(this);
    for (QWidget* widget : {static_cast<QWidget*>(graph_), static_cast<QWidget*>(tree_),
                            static_cast<QWidget*>(drawn_), static_cast<QWidget*>(notice_)})
        stack_->addWidget(widget);
    drawing_bar_ = new DrawingBar(this);
    drawing_ = new DrawingEditor(document_, drawn_, drawing_bar_, this);
    run_bar_ = new RunBar(tr("Val&ues"), {}, this);
    run_bar_->setStartHelp(
        tr("Tell who wins where, and what each move is worth; it spoils the game"));
    run_bar_->setCommands("game-graph.values", "game-graph.stop");
    run_bar_->limit()->hide();
    run_bar_->setStartChecked(true);
    position_ = new PositionPanel(this);
    play_ = new GamePlayPanel(document_, this);
    labelling_ = new LabellingPanel(this);
    bar_ = new GameBar(document_, this); // Last: Tab leads from here to the picture.

    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(bar_);
    column->addWidget(stack_, 1);
    column->addWidget(drawing_bar_);
    column->addWidget(run_bar_);

    tabs_ = new SideTabs(this);
    tabs_->addTab(new PanelArea(position_), tr("Position"));
    tabs_->addTab(new PanelArea(play_), tr("Game"));
    tabs_->addTab(new PanelArea(labelling_), tr("Labelling"));
    tabs_->tabBar()->setAccessibleName(tr("What is known"));

    auto* divider = new QSplitter(Qt::Horizontal, this);
    divider->addWidget(left);
    divider->addWidget(tabs_);
    divider->setStretchFactor(0, 3);
    divider->setStretchFactor(1, 1);
    divider->setChildrenCollapsible(false);
    addDivider("divider", divider, [](const QSize& size) {
        return QList<int>{size.width() * 2 / 3, size.width() / 3};
    });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(divider);
}

void GameGraphPage::connectAll() {
    connect(document_, &GameGraphDocument::changed, this, &GameGraphPage::refreshDocument);
    connect(document_, &GameGraphDocument::playersChanged, this, &GameGraphPage::refresh);
    connect(studies_, &StudyRunner::changed, this, &GameGraphPage::takeStudy);
    connect(studies_, &StudyRunner::runningChanged, this, &GameGraphPage::refreshRun);
    connect(studies_, &StudyRunner::progressed, run_bar_, &RunBar::setProgress);
    connect(opponent_, &GameOpponent::thinkingChanged, this, &GameGraphPage::refreshRun);
    connect(opponent_, &GameOpponent::failed, this, &Page::message);
    connect(bar_, &GameBar::viewPicked, this, &GameGraphPage::setView);
    connect(run_bar_, &RunBar::startToggled, this, &GameGraphPage::setValuesShown);
    connect(run_bar_, &RunBar::stopRequested, this, &GameGraphPage::stopAll);
    connect(labelling_, &LabellingPanel::moved, this, [this] {
        refreshPicture();
        Q_EMIT commandsChanged();
    });
    connect(labelling_, &LabellingPanel::playingChanged, this, &GameGraphPage::refreshRun);
    connect(play_, &GamePlayPanel::restartWanted, document_, &GameGraphDocument::restart);
    connect(position_, &PositionPanel::playWanted, this, &GameGraphPage::playStep);
    connect(position_, &PositionPanel::lookWanted, this, &GameGraphPage::lookAlong);
    connect(position_, &PositionPanel::backWanted, this, &GameGraphPage::backToGame);
    connect(position_, &PositionPanel::hintWanted, this, &GameGraphPage::showHint);
    connect(position_, &PositionPanel::computerWanted, document_,
            &GameGraphDocument::continueFromHere);
    connect(position_, &PositionPanel::boardRefused, this, &GameGraphPage::say);
    connect(tabs_, &QTabWidget::currentChanged, this, &GameGraphPage::refreshPicture);

    connect(drawing_, &DrawingEditor::said, this, &GameGraphPage::say);
    connect(drawing_, &DrawingEditor::selectionChanged, this, [this] {
        refreshDrawing();
        if (view().kind == ViewKind::drawing)
            lookAt(std::nullopt);
    });

    const auto stateOf = [this](int node) { return shown_->shown->at(node).state; };
    const auto isThere = [this] { return study() && study()->shown; };
    connect(graph_, &GraphView::nodeClicked, this, [this, stateOf, isThere](int node) {
        if (isThere())
            lookAt(stateOf(node));
    });
    connect(graph_, &GraphView::selectionChanged, this, [this, stateOf, isThere](int node) {
        if (isThere() && node >= 0 && view().kind == ViewKind::graph)
            lookAt(stateOf(node));
    });
    const auto stateInTree = [this, stateOf](int node) {
        return stateOf(game_tree_.states[static_cast<std::size_t>(node)]);
    };
    connect(tree_, &GraphView::nodeClicked, this, [this, stateInTree, isThere](int node) {
        if (isThere() && tree_is_there_)
            lookAt(stateInTree(node));
    });
    connect(tree_, &GraphView::selectionChanged, this, [this, stateInTree, isThere](int node) {
        if (isThere() && tree_is_there_ && node >= 0 && view().kind == ViewKind::tree)
            lookAt(stateInTree(node));
    });
}

void GameGraphPage::say(const QString& text) {
    Q_EMIT message(text);
}

void GameGraphPage::stopAll() {
    opponent_->stop();
    studies_->stop();
    labelling_->setPlaying(false);
}

GameViewChoice GameGraphPage::view() const {
    return fitting(view_, document_->game(), document_->isDrawn());
}

void GameGraphPage::setView(const GameViewChoice& choice) {
    if (choice == view_)
        return;
    view_ = choice;
    looked_at_.reset();
    hint_.clear();
    bar_->setView(view_);
    studies_->setLevel(studyLevel());
    refresh();
    Q_EMIT viewChanged();
}

void GameGraphPage::setValuesShown(bool shown) {
    run_bar_->setStartChecked(shown);
    if (std::exchange(values_, shown) != shown) {
        refresh();
        Q_EMIT valuesShownChanged();
    }
    if (shown && studies_->study() && studies_->study()->stopped)
        studies_->retry();
}

std::shared_ptr<const GameStudy> GameGraphPage::study() const {
    return studies_->isCurrent() ? studies_->study() : nullptr;
}

bool GameGraphPage::isWatching() const {
    return tabs_->currentIndex() == 2;
}

StateLook GameGraphPage::look() const {
    const ShownGraph& graph = *shown_->shown;
    const std::size_t labelled = isWatching() ? labelling_->done() : graph.steps.size();
    // Who watches the labelling looks at what was labelled last.
    const int here = isWatching() ? -1 : shown_->nodeOf(document_->position());
    return lookAfter(graph, labelled, values_ || isWatching(), here);
}

int GameGraphPage::studyLevel() const {
    const GameViewChoice shown = view();
    if (shown.kind == ViewKind::drawing)
        return document_->game().impartial_level().value_or(0);
    return shown.level;
}

GraphView* GameGraphPage::picture() const {
    switch (view().kind) {
    case ViewKind::drawing:
        return drawn_;
    case ViewKind::tree:
        return tree_;
    case ViewKind::graph:
        break;
    }
    return graph_;
}

void GameGraphPage::refreshDocument() {
    const auto game = document_->state().game;
    const bool another = game != game_before_ && *game != *game_before_;
    game_before_ = game;
    hint_.clear();
    looked_at_.reset();
    if (document_->isDrawn() && !was_drawn_)
        view_ = {ViewKind::drawing, 0};
    if (another)
        awaited_.reset();
    const bool drawn_afresh = document_->isDrawn() != was_drawn_;
    was_drawn_ = document_->isDrawn();
    drawn_->setEditable(was_drawn_);
    if (drawn_afresh) {
        drawn_->select(-1);
        bar_->setView(view_);
    }
    studies_->setLevel(studyLevel());
    refreshDrawing();
    if (drawn_afresh)
        drawn_->fit();
    if (view().kind == ViewKind::drawing && drawing_->selectedPlace() >= 0)
        lookAt(std::nullopt);
    refresh();
}

void GameGraphPage::takeStudy() {
    const auto study = this->study();
    if (!study)
        return;
    shown_ = study;
    tree_is_there_ = false;
    labelling_->setStudy(study);
    if (awaited_ && awaited_->labelled)
        labelling_->goTo(*awaited_->labelled);
    graph_->setStudy(study, study->shown ? look() : StateLook());
    if (awaited_ && view().kind == ViewKind::graph)
        graph_->setFoldedNodes(awaited_->folded);
    if (view().kind == ViewKind::drawing && drawing_->selectedPlace() >= 0)
        lookAt(std::nullopt); // which knows now whose turn it can be there
    refresh();
    if (awaited_ && view().kind == ViewKind::tree && tree_is_there_) {
        std::vector<int> folded = awaited_->folded;
        std::erase_if(folded,
                      [this](int node) { return node < 0 || node >= tree_->tree().size(); });
        tree_->setFoldedNodes(folded);
        tree_->fit();
    }
    awaited_.reset();
}

void GameGraphPage::refresh() {
    refreshPicture();
    refreshPosition();
    const auto known = study();
    bar_->setNote(known ? summary() : tr("Solving ..."));
    play_->setHistory(known && known->solution && values_
                          ? game_graph::value_history(*known->solution, document_->record())
                          : std::vector<game_graph::Moment>());
    refreshRun();
}

void GameGraphPage::refreshRun() {
    run_bar_->setRunning(studies_->isRunning() || opponent_->isThinking() ||
                         labelling_->isPlaying());
    Q_EMIT commandsChanged();
}

} // namespace loggia::ui
