#include "ui/game_graph/game_graph_page.hpp"

#include "core/base/text_start.hpp"
#include "core/game_graph/play/record.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/drawing_bar.hpp"
#include "ui/game_graph/drawing_editor.hpp"
#include "ui/game_graph/game_bar.hpp"
#include "ui/game_graph/game_end.hpp"
#include "ui/game_graph/game_graph_legend.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/game_paste.hpp"
#include "ui/game_graph/game_pictures.hpp"
#include "ui/game_graph/game_play_panel.hpp"
#include "ui/game_graph/game_reading.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/drawn_scene.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/game_graph/graph/study_text.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>
#include <limits>
#include <utility>

namespace loggia::ui {

using game_graph::State;
using ViewKind = GameViewChoice::Kind;
using game_graph::Record;

namespace {

/// A person has so long to see each move of the computer.
constexpr int opponent_pace_ms = 400;

/// Of a file that holds a drawn graph and no game on it.
constexpr QLatin1String form_of_graph("graph");

/// A game that has not begun is that graph, where it came as one.
std::string fileText(const Record& record, bool as_graph) {
    const auto* const token = std::get_if<game_graph::Token>(&record.game().rules());
    const bool is_graph = token != nullptr && !token->misere() && record == Record(record.game());
    return as_graph && is_graph ? to_text(token->drawn()) : to_text(record);
}

} // namespace

GameGraphPage::GameGraphPage(QWidget* parent)
    : Page(pageInfo(), parent), document_(new GameGraphDocument(history(), this)),
      studies_(new StudyRunner(document_, this)),
      opponent_(new GameOpponent(document_, studies_, this)),
      paste_(new GamePaste(document_, this)) {
    opponent_->setPace(opponent_pace_ms);
    document_->setPlayer(2, {game_graph::Opponent{}, 1});
    build();
    connectAll();
    keepSession();
    game_before_ = document_->state().game;
    refreshDocument();
}

void GameGraphPage::build() {
    pictures_ = new GamePictures(info(), this); // First, so that the keyboard is here.
    graph_ = pictures_->graph();
    tree_ = pictures_->tree();
    drawn_ = pictures_->drawing();
    key_ = new QLabel(this);
    key_->setObjectName(QStringLiteral("key"));
    key_->setWordWrap(true);
    key_->setTextFormat(Qt::PlainText);
    key_->setForegroundRole(QPalette::PlaceholderText);
    key_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    key_->setMinimumWidth(16 * fontMetrics().averageCharWidth());
    board_values_box_ = new QCheckBox(tr("Values on the board"), this);
    board_values_box_->setObjectName(QStringLiteral("board-values"));
    board_values_box_->setToolTip(
        tr("Show in each cell what a move there leads to: a win, a loss or a draw"));
    setCommand(board_values_box_, "game-graph.board-values");
    close_up_box_ = new QCheckBox(tr("Close-up"), this);
    close_up_box_->setObjectName(QStringLiteral("close-up"));
    close_up_box_->setToolTip(
        tr("Show one position with the moves to it and from it. Click a position to go there."));
    key_row_ = new QWidget(this);
    auto* key_row = new QHBoxLayout(key_row_);
    key_row->setContentsMargins(0, 0, 0, 0);
    key_row->addWidget(board_values_box_);
    key_row->addWidget(close_up_box_);
    key_row->addWidget(key_, 1);
    drawing_bar_ = new DrawingBar(this);
    drawing_ = new DrawingEditor(document_, drawn_, drawing_bar_, this);
    addRunBar(
        {.start = tr("Val&ues"),
         .start_help = tr("Show who wins in each position, and the outcome of each move (spoiler)"),
         .start_command = "game-graph.values",
         .stop_command = "game-graph.stop"},
        this);
    runBar()->setStartChecked(true);
    game_over_ = new GameOverBar("game-graph.restart", "game-graph.next-mistake", *history(), this);
    position_ = new PositionPanel(this);
    play_ = new GamePlayPanel(document_, this);
    labelling_ = new LabellingPanel(history(), this);
    bar_ = new GameBar(document_, this); // Last: Tab leads from here to the picture.

    tabs_ = new SideTabs(this);
    tabs_->addPanel(position_, tr("Position"));
    tabs_->addPanel(play_, tr("Game"));
    tabs_->addPanel(labelling_, tr("Labelling"));

    // In one row where there is room: the board gets the other one.
    auto* below = new QWidget(this);
    auto* flow = new FlowLayout(below);
    key_row_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    runBar()->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    flow->addWidget(key_row_);
    flow->addWidget(runBar());
    addColumns(stacked({bar_, pictures_, game_over_, drawing_bar_, below}, pictures_), tabs_, 33,
               QWIDGETSIZE_MAX);
}

void GameGraphPage::connectAll() {
    withdrawOnChange(document_);
    addWork(studies_);
    addWork(opponent_);
    addWork(paste_);
    connect(paste_, &GamePaste::failed, this, &GameGraphPage::showMessage);
    connect(paste_, &GamePaste::pasted, this, [this] {
        history()->resetClean(); // It is in no file.
        showMessage(tr("Pasted"));
    });
    addWork([this] { return labelling_->isPlaying(); }, [this] { labelling_->setPlaying(false); });
    connect(document_, &GameGraphDocument::changed, this, &GameGraphPage::refreshDocument);
    connect(document_, &GameGraphDocument::playersChanged, this, &GameGraphPage::refresh);
    connect(studies_, &StudyRunner::changed, this, &GameGraphPage::takeStudy);
    connect(opponent_, &GameOpponent::failed, this, &Page::message);
    connect(bar_, &GameBar::viewPicked, this, &GameGraphPage::pickView);
    connect(runBar(), &RunBar::startToggled, this, &GameGraphPage::askForValues);
    connect(board_values_box_, &QCheckBox::toggled, this, &GameGraphPage::setBoardValuesShown);
    connect(close_up_box_, &QCheckBox::clicked, this, &GameGraphPage::setCloseUp);
    connect(labelling_, &LabellingPanel::moved, this, [this] {
        if (!labelling_->isOwn())
            close_to_.reset(); // the label given last comes into the middle
        refreshPicture();
        refreshNote();
        Q_EMIT commandsChanged();
    });
    connect(labelling_, &LabellingPanel::labelWanted, this, &GameGraphPage::giveLabel);
    connect(graph_, &StateGraphView::labelWanted, this, &GameGraphPage::giveLabel);
    tree_->installEventFilter(this);
    drawn_->installEventFilter(this);
    // What undo changes is seen.
    connect(labelling_, &LabellingPanel::ownStepped, this, [this](int level) {
        tabs_->setCurrentIndex(2);
        if (level != studyLevel())
            setView({ViewKind::graph, level});
    });
    connect(labelling_, &LabellingPanel::ownChanged, this, &GameGraphPage::refreshNote);
    connect(labelling_, &LabellingPanel::ownChanged, this, &Page::commandsChanged);
    connect(labelling_, &LabellingPanel::playingChanged, this, &GameGraphPage::showRunning);
    connect(game_over_, &GameOverBar::againWanted, document_, &GameGraphDocument::restart);
    connect(game_over_, &GameOverBar::reviewWanted, this, &GameGraphPage::review);
    connect(game_over_, &GameOverBar::mistakeWanted, document_, &GameGraphDocument::show);
    connect(game_over_, &GameOverBar::acted, pictures_, [this] {
        if (position_->board()->isVisible())
            position_->board()->setFocus();
        else
            picture()->setFocus();
    });
    connect(play_, &GamePlayPanel::restartWanted, document_, &GameGraphDocument::restart);
    connect(position_, &PositionPanel::playWanted, this, &GameGraphPage::playStep);
    connect(position_, &PositionPanel::lookWanted, this, &GameGraphPage::lookAlong);
    connect(position_, &PositionPanel::backWanted, this, &GameGraphPage::backToGame);
    connect(position_, &PositionPanel::hintWanted, this, &GameGraphPage::showHint);
    connect(position_, &PositionPanel::computerWanted, document_,
            &GameGraphDocument::continueFromHere);
    connect(position_, &PositionPanel::boardRefused, this, [this](const QString& why) {
        showMessage(why);
        refusal_ = why;
    });
    connect(this, &Page::message, this, [this] { refusal_.clear(); });
    connect(position_->board(), &PositionBoardView::refusalOver, this, [this] {
        if (!refusal_.isEmpty())
            Q_EMIT message({});
    });
    connect(tabs_, &QTabWidget::currentChanged, this, &GameGraphPage::refreshPicture);
    connect(tabs_, &QTabWidget::currentChanged, this, &GameGraphPage::refreshNote);

    connect(drawing_, &DrawingEditor::said, this, &GameGraphPage::showMessage);
    connect(drawn_, &DrawingView::otherFont, this, &GameGraphPage::refreshDrawing);
    connect(drawing_, &DrawingEditor::selectionChanged, this, [this] {
        refreshDrawing();
        if (view().kind == ViewKind::drawing)
            lookAt(std::nullopt);
    });

    const auto stateOf = [this](int node) { return shown_->shown->at(node).state; };
    const auto isThere = [this] { return study() && study()->shown; };
    connect(graph_, &GraphView::nodeClicked, this, [this, stateOf, isThere](int node) {
        if (!isThere())
            return;
        lookAt(stateOf(node));
        if (isCloseUp()) {
            close_to_ = stateOf(node);
            refreshPicture();
        }
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

/// In every picture the keys W, L and D label what is chosen.
bool GameGraphPage::eventFilter(QObject* watched, QEvent* event) {
    if ((watched == tree_ || watched == drawn_) && event->type() == QEvent::KeyPress &&
        isWatching() && labelling_->isOwn())
        if (const auto label = labelOf(*static_cast<QKeyEvent*>(event))) {
            giveLabel(*label);
            return true;
        }
    return Page::eventFilter(watched, event);
}

std::vector<int> GameGraphPage::chosenNodes() const {
    const auto known = study();
    if (!known || !known->shown || known != shown_)
        return {};
    const auto chosen = [](int node) { return node >= 0 ? std::vector{node} : std::vector<int>(); };
    switch (view().kind) {
    case ViewKind::drawing: {
        std::vector<int> nodes;
        const int place = drawing_->selectedPlace();
        for (int player = 1; place >= 0 && player <= 2; ++player) {
            const int node =
                known->nodeOf(positionAt(document_->game(), *document_->state().drawing,
                                         static_cast<std::size_t>(place), player));
            if (node >= 0 && (nodes.empty() || nodes.front() != node))
                nodes.push_back(node);
        }
        return nodes;
    }
    case ViewKind::tree:
        return tree_is_there_ && tree_->selected() >= 0
                   ? chosen(game_tree_.states[static_cast<std::size_t>(tree_->selected())])
                   : std::vector<int>();
    case ViewKind::graph:
    case ViewKind::board:
        break;
    }
    return chosen(graph_->selected() >= 0 ? graph_->selected() : graph_->closeUp());
}

void GameGraphPage::giveLabel(game_graph::Outcome outcome) {
    const std::vector<int> nodes = chosenNodes();
    if (nodes.size() > 1)
        labelling_->answer(
            tr("Either player may be to move in this state. Show the graph of positions "
               "and label both there."));
    else
        labelling_->give(nodes.empty() ? -1 : nodes.front(), outcome);
}

void GameGraphPage::showMessage(const QString& text) {
    Q_EMIT message(text);
}

GameViewChoice GameGraphPage::view() const {
    return fitting(view_, document_->game(), document_->isDrawn());
}

/// While positions are being labelled, the graph is shown in place of the board.
GameViewChoice GameGraphPage::shownView() const {
    const GameViewChoice choice = view();
    const auto known = study();
    const bool has_graph = !known || known->shown;
    return choice.kind == ViewKind::board && isWatching() && has_graph
               ? GameViewChoice{ViewKind::graph, 0}
               : choice;
}

void GameGraphPage::pickView(const GameViewChoice& choice) {
    if (choice.kind == ViewKind::board && isWatching())
        tabs_->setCurrentIndex(0);
    setView(choice);
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
    const auto known = study();
    const bool stopped = known && known->stopped;
    shown = shown || stopped; // Whoever asks for values that were stopped wants them.
    if (std::exchange(values_, shown) != shown) {
        refresh();
        Q_EMIT valuesShownChanged();
    }
    runBar()->setStartChecked(showsValues());
    if (stopped)
        studies_->retry();
}

bool GameGraphPage::isPlayedOnBoard() const {
    return pictures_->isBoardAlone() && document_->hasPerson() &&
           !document_->isOver(document_->lastPosition());
}

bool GameGraphPage::showsValues() const {
    return isPlayedOnBoard() ? board_values_ : values_;
}

void GameGraphPage::askForValues(bool shown) {
    if (!isPlayedOnBoard())
        return setValuesShown(shown);
    const auto known = study();
    const bool stopped = known && known->stopped;
    setBoardValuesShown(shown || stopped); // Who asks for values that were stopped wants them.
    runBar()->setStartChecked(board_values_);
    if (stopped)
        studies_->retry();
}

void GameGraphPage::setBoardValuesShown(bool shown) {
    if (std::exchange(board_values_, shown) == shown)
        return;
    board_values_box_->setChecked(shown);
    refresh(); // with the marks of the moves
    Q_EMIT valuesShownChanged();
    Q_EMIT commandsChanged();
}

bool GameGraphPage::isCloseUp() const {
    constexpr int most_at_a_glance = 100; // whose boards and labels can still be read
    const auto known = study();
    return known && known->shown && !shows_whole_ &&
           close_up_.value_or(known->shown->size() > most_at_a_glance);
}

void GameGraphPage::setCloseUp(std::optional<bool> close_up) {
    const bool showed_whole = std::exchange(shows_whole_, false);
    if (std::exchange(close_up_, close_up) == close_up && !showed_whole)
        return;
    close_to_.reset();
    refreshPicture();
    Q_EMIT closeUpChanged();
}

void GameGraphPage::showWhole(bool whole) {
    if (std::exchange(shows_whole_, whole) == whole)
        return;
    close_to_.reset();
    refreshPicture();
    Q_EMIT closeUpChanged();
}

std::shared_ptr<const GameStudy> GameGraphPage::study() const {
    return studies_->study();
}

bool GameGraphPage::isWatching() const {
    return tabs_->currentIndex() == 2;
}

StateLook GameGraphPage::look() const {
    const ShownGraph& graph = *shown_->shown;
    if (isWatching() && labelling_->isOwn())
        return labelling_->ownLook();
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
    return pictures_->pictureOf(view().kind);
}

void GameGraphPage::refreshDocument() {
    const auto game = document_->state().game;
    close_to_.reset();
    const bool another = game != game_before_ && *game != *game_before_;
    game_before_ = game;
    hint_.clear();
    looked_at_.reset();
    if (document_->isDrawn() && !was_drawn_)
        view_ = {ViewKind::drawing, 0};
    if (another) {
        awaited_.reset();
        shows_whole_ = false;
        // A game with a board is played there; its graph is a choice away.
        if (!document_->isDrawn() && hasBoard(*game)) {
            view_ = {ViewKind::board, 0};
            bar_->setView(view_);
        }
    }
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

/// What is known of the game, or that nothing is known of it any more.
void GameGraphPage::takeStudy() {
    const auto study = this->study();
    if (study == shown_)
        return;
    shown_ = study;
    // Without a study the game may be another one, which does not have these positions. What
    // follows asks for them: the labelling panel tells when it gives up a person's labels.
    if (!study) {
        looked_at_.reset();
        close_to_.reset();
        hint_.clear();
    }
    tree_is_there_ = false;
    labelling_->setStudy(study);
    if (!study) {
        graph_->setStudy(nullptr, {});
        tree_->setTree({});
        game_tree_ = {};
        return refresh();
    }
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

void GameGraphPage::refreshNote() {
    bar_->setNote(study() ? summary() : tr("Solving\u2026"));
    // The game before the error, which is not the one that is named above.
    const bool is_old = document_->state().fault.has_value();
    for (QWidget* part : {static_cast<QWidget*>(pictures_), static_cast<QWidget*>(tabs_)})
        setFaded(*part, is_old);
}

/// While positions are being labelled, who wins is what is to be found out.
bool GameGraphPage::tellsOutcomes() const {
    const bool labelling =
        isWatching() && (labelling_->isOwn() || labelling_->done() < labelling_->steps());
    return showsValues() && !labelling;
}

void GameGraphPage::refresh() {
    refreshPicture();
    refreshPosition();
    refreshNote();
    // What a game that is over was lost by is no spoiler any more.
    const bool over = document_->isOver(document_->lastPosition());
    runBar()->setStartChecked(showsValues());
    const bool are_told = showsValues() || over;
    play_->setHistory(are_told ? moments() : std::vector<game_graph::Moment>(), !are_told);
    game_over_->follow(document_->played(), document_->hasPerson() && showsValues());
    game_over_->setOutcome(gameOver());
    showRunning();
}

std::vector<game_graph::Moment> GameGraphPage::moments() const {
    const auto known = study();
    if (!known || !known->solution)
        return {};
    return game_graph::value_history(*known->solution, document_->record());
}

std::vector<std::size_t> GameGraphPage::mistakes() const {
    if (!showsValues() && !document_->isOver(document_->lastPosition()))
        return {};
    return mistakesIn(moments());
}

std::optional<GameOver> GameGraphPage::gameOver() const {
    const auto known = study();
    return known && known->solution ? endOf(*document_, *known->solution) : std::nullopt;
}

/// From the first mistake, with the values in sight.
void GameGraphPage::review() {
    setValuesShown(true);
    setBoardValuesShown(true);
    constexpr int game_tab = 1;
    tabs_->setCurrentIndex(game_tab);
    const auto all = mistakes();
    document_->show(all.empty() ? 0 : all.front());
}

PageInfo GameGraphPage::pageInfo() {
    return {QStringLiteral("game-graph"),
            tr("Games"),
            QStringLiteral("game-graph"),
            commands(),
            {{tr("Game (positions)"), {QStringLiteral("*.txt"), QStringLiteral("*.game")}}},
            [](const QByteArray& content) {
                return game_graph::looks_like_record(
                    {content.constData(), static_cast<std::size_t>(content.size())});
            },
            [] { return std::make_unique<GameGraphPage>(); },
            gameGraphLegend,
            std::numeric_limits<qsizetype>::max(),
            preparedGame};
}

void GameGraphPage::backToGame() {
    close_to_.reset();
    graph_->select(-1);
    tree_->select(-1);
    drawn_->select(-1);
    lookAt(std::nullopt);
    refreshPicture();
}

void GameGraphPage::fold(bool folded) {
    if (view().kind == GameViewChoice::Kind::tree) {
        folded ? tree_->foldBelow(1) : tree_->unfoldUnder(0);
        Q_EMIT treeFolded();
    } else {
        showWhole(true);
        folded ? graph_->foldBelowStart() : graph_->unfoldAll();
    }
}

void GameGraphPage::copyDot() {
    copyText(view().kind == ViewKind::tree ? dotOfTree(*study()) : dotOfGraph(*study()));
}

void GameGraphPage::copyTree() {
    copyText(textOfTree(*study()));
}

void GameGraphPage::copyText(const Result<std::string>& text) {
    if (text)
        Q_EMIT copyWanted(QString::fromStdString(*text));
    else
        showMessage(tr("Cannot copy: %1.").arg(coreWords(text.error().message)));
}

void GameGraphPage::newDocument() {
    document_->newGame();
}

Result<void> GameGraphPage::open(const QByteArray& content) {
    return openFile(content, {});
}

Result<void> GameGraphPage::openFile(const QByteArray& content, const QString& path) {
    return openPrepared(preparedGame(content), content, path);
}

Result<void> GameGraphPage::openPrepared(const PreparedFile& prepared, const QByteArray& content,
                                         const QString& path) {
    const auto& opened = gameOf(prepared);
    if (!opened)
        return tl::unexpected(opened.error());
    document_->setOpened(*opened, tr("open a game"));
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    if (!first_said(text, "#").starts_with("game:"))
        setOwnForm(path, form_of_graph);
    if (hasGameComments(content))
        setCommented(path);
    return {};
}

bool GameGraphPage::awaitsFile() const {
    return document_->state().awaited.has_value();
}

void GameGraphPage::restoreFile(const QByteArray& content) {
    if (content.isNull())
        document_->restoreAwaited(nullptr);
    else
        restorePrepared(preparedGame(content), content);
}

void GameGraphPage::restorePrepared(const PreparedFile& prepared, const QByteArray& /*content*/) {
    const auto& opened = gameOf(prepared);
    document_->restoreAwaited(opened ? &*opened : nullptr);
}

QByteArray GameGraphPage::save(const QString& file_name) const {
    return QByteArray::fromStdString(
        fileText(document_->recordToSave(), ownForm(file_name) == form_of_graph));
}

QString GameGraphPage::lossOf(const QString& /*file_name*/) const {
    return document_->state().fault ? tr("There is an error in the name of the game. The file "
                                         "would contain the game as it was before the error.")
                                    : QString();
}

FileBytes GameGraphPage::bytesFor(const QString& file_name) const {
    if (!isLargeGame(document_->game()))
        return save(file_name);
    return FileBytes([state = document_->state(),
                      as_graph = ownForm(file_name) == form_of_graph]() -> Result<std::string> {
        return fileText(GameGraphDocument::recordOf(state), as_graph);
    });
}

QString GameGraphPage::copy() const {
    return QString::fromUtf8(save({}));
}

Result<void> GameGraphPage::paste(const QString& text) {
    return paste_->paste(text);
}

} // namespace loggia::ui
