#include "ui/connect4/connect4_page.hpp"

#include "core/connect4/engine/explain.hpp"
#include "core/connect4/format.hpp"
#include "ui/connect4/analysis_panel.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/better_move.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/commentary.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_example.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/game_panel.hpp"
#include "ui/connect4/match/match_panel.hpp"
#include "ui/connect4/review_panel.hpp"
#include "ui/connect4/score_button.hpp"
#include "ui/connect4/scored_board.hpp"
#include "ui/connect4/setup_panel.hpp"
#include "ui/connect4/turn_line.hpp"
#include "ui/language/core_words.hpp"
#include "ui/settings/settings.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/play/digit_keys.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using connect4::Player;
using connect4::Position;

namespace {

/// The computer's stone does not fall before a person has seen the last one fall and lie: three
/// times as long as the longest fall.
constexpr int pace_ms = 3 * BoardView::longest_fall_ms;
/// New points are drawn this long.
constexpr int flash_ms = 1500;
/// Of the panels, in pixels, where nobody has moved the divider.
constexpr int widest_side = 540;
/// The tabs, in their order.
enum Tab { game_tab, analysis_tab, review_tab, depth_tab, match_tab, setup_tab };

} // namespace

Connect4Page::Connect4Page(QWidget* parent)
    : Page(pageInfo(), parent), document_(new Connect4Document(history(), this)),
      computer_(new Connect4Computer(document_, this)), analysis_(new AnalysisRun(document_, this)),
      better_(new BetterMove(document_, analysis_, this)) {
    computer_->setPace(pace_ms);
    build();
    connectAll();
    keepSession();
    showExample();
}

void Connect4Page::build() {
    board_ = new BoardView(this);
    board_->setWhatsThis(
        tr("The board. Click a column, or press 1 to 7, to drop a stone. While the "
           "analysis is on, the value of each column is shown below it."));
    board_->setObjectName(QStringLiteral("board"));
    addLegend(board_);
    scores_ = {new ScoreButton(1, this), new ScoreButton(2, this)};
    turn_line_ = new TurnLine(document_, computer_, better_, this);
    game_over_ = new GameOverBar("file.new", "connect4.next-mistake", *history(), this);
    setup_ = new SetupPanel(document_, this);
    addRunBar({.start = tr("&Analyse"),
               .start_help = tr("Evaluate every column, now and after each move"),
               .start_command = "connect4.analyse",
               .stop_command = "connect4.stop",
               .engines = {tr("Engine"), tr("Alpha-beta"), tr("Minimax")},
               .engines_help = tr("Engine: Loggia's own, by far the strongest. Alpha-beta and "
                                  "Minimax: the textbook algorithms, for comparison."),
               .has_limit = true},
              this);
    game_panel_ = new GamePanel(document_, this);
    analysis_panel_ = new AnalysisPanel(document_, analysis_, this);

    review_panel_ = new ReviewPanel(document_, analysis_, better_, this);
    depth_panel_ = new DepthPanel(this);
    match_panel_ = new MatchPanel(this);

    tabs_ = new SideTabs(this);
    tabs_->addPanel(game_panel_, tr("Game"));
    tabs_->addPanel(analysis_panel_, tr("Analysis"));
    tabs_->addPanel(review_panel_, tr("Review"));
    tabs_->addPanel(depth_panel_, tr("Depth table"));
    tabs_->addPanel(match_panel_, tr("Match"));
    tabs_->addPanel(setup_, tr("Set up"));
    showTab(*tabs_, setup_tab, false);

    auto* board = new ScoredBoard(scores_, board_, this);
    addColumns(stacked({board, turn_line_, game_over_, runBar()}, board), tabs_, 40, widest_side);
    setAreas({board_, runBar(), tabs_});
    new DigitKeys(this);
}

/// A digit is a column wherever the keyboard is, but for fields that take digits themselves.
void Connect4Page::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    // Some keyboards have digits only with Shift.
    const bool typed =
        (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (plain && event->key() == Qt::Key_Escape && better_->isOn())
        better_->finish();
    else if (typed && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_7)
        QCoreApplication::sendEvent(board_, event);
    else
        Page::keyPressEvent(event);
}

void Connect4Page::connectAll() {
    forgetOnChange(document_);
    addWork(computer_);
    addWork(analysis_);
    addWork(depth_panel_);
    addWork(match_panel_);
    connect(analysis_, &AnalysisRun::onChanged, runBar(), &RunBar::clearTime);
    connect(analysis_, &AnalysisRun::settingsChanged, runBar(), &RunBar::clearTime);
    flash_.setSingleShot(true);
    flash_.setInterval(flash_ms);
    connect(&flash_, &QTimer::timeout, this, [this] {
        last_points_ = false;
        refreshScene();
    });
    connect(document_, &Connect4Document::changed, this, &Connect4Page::refresh);
    connect(document_, &Connect4Document::playersChanged, this, &Connect4Page::refresh);
    connect(
        computer_, &Connect4Computer::updated, this,
        [this](const connect4::Analysis& analysis) { showProgress(-1, figuresText(analysis)); });
    connect(computer_, &Connect4Computer::failed, this, &Page::message);
    connect(analysis_, &AnalysisRun::failed, this, &Page::message);
    connect(analysis_, &AnalysisRun::onChanged, this, [this](bool on) {
        runBar()->setStartChecked(on);
        if (on)
            tabs_->setCurrentIndex(analysis_tab);
        refresh();
    });
    connect(analysis_, &AnalysisRun::analysisChanged, this, &Connect4Page::refreshScene);
    connect(analysis_, &AnalysisRun::hinted, this, &Connect4Page::showHint);
    connect(analysis_panel_, &AnalysisPanel::pointedLineChanged, this, &Connect4Page::refreshScene);
    connect(game_panel_, &GamePanel::pointedChanged, this, &Connect4Page::refreshScene);
    connect(game_panel_, &GamePanel::hintWanted, analysis_, &AnalysisRun::askForHint);
    connect(game_panel_, &GamePanel::newGameWanted, this, &Connect4Page::newDocument);
    connect(game_panel_, &GamePanel::copyWanted, this, &Page::copyWanted);
    connect(game_panel_, &GamePanel::acted, board_, [this] { board_->setFocus(); });
    connect(setup_, &SetupPanel::copyWanted, this, &Page::copyWanted);
    connect(review_panel_, &ReviewPanel::reviewWanted, analysis_, &AnalysisRun::reviewGame);
    connect(review_panel_, &ReviewPanel::acted, board_, [this] { board_->setFocus(); });
    connect(better_, &BetterMove::changed, this, [this] {
        if (better_->isOn())
            tabs_->setCurrentIndex(review_tab);
        refresh();
        Q_EMIT commandsChanged();
    });
    connect(setup_, &SetupPanel::brushChanged, this, &Connect4Page::refreshScene);
    connect(setup_, &SetupPanel::said, this, &Page::message);
    connect(setup_, &SetupPanel::brushChanged, board_, [this] { board_->setFocus(); });
    connect(board_, &BoardView::refused, this,
            [this](int column) { showMessage(turn_line_->refusalOf(column)); });
    connect(board_, &BoardView::picked, this, [this](int column, int row, Qt::MouseButton button) {
        if (document_->isEditing())
            setup_->pick(column, row, button);
        else if (better_->isOn())
            better_->tryColumn(column);
        else
            play(column);
    });
    connect(depth_panel_, &DepthPanel::copyWanted, this, &Page::copyWanted);
    connect(match_panel_, &MatchPanel::gameWanted, this,
            [this](const connect4::Game& game, int number) {
                document_->showGame(game, tr("game %1 of the match").arg(number));
            });
    for (ScoreButton* score : scores_)
        connect(score, &ScoreButton::wantsShownChanged, this, &Connect4Page::refreshScene);
    connect(analysis_, &AnalysisRun::courseChanged, this, [this] {
        game_panel_->setReview(analysis_->review());
        showGameOver();
        Q_EMIT commandsChanged();
    });
    connect(game_over_, &GameOverBar::againWanted, this, &Connect4Page::newDocument);
    connect(game_over_, &GameOverBar::reviewWanted, this, &Connect4Page::review);
    connect(game_over_, &GameOverBar::mistakeWanted, this, [this](std::size_t moves) {
        document_->show(moves);
        tabs_->setCurrentIndex(review_tab); // says what is here, and lets look for a better move
    });
    connect(game_over_, &GameOverBar::acted, board_, [this] { board_->setFocus(); });
    connect(turn_line_, &TurnLine::newGameWanted, this, &Connect4Page::newDocument);
    connect(turn_line_, &TurnLine::acted, board_, [this] { board_->setFocus(); });
    connect(runBar(), &RunBar::startToggled, analysis_, &AnalysisRun::setOn);
    connect(runBar(), &RunBar::settingsChanged, this, [this] {
        ThinkSettings settings = analysis_->settings();
        settings.method = offered_methods.at(static_cast<std::size_t>(runBar()->engine()));
        settings.by_depth = runBar()->limit()->isByDepth();
        settings.depth = runBar()->limit()->depth();
        settings.seconds = runBar()->limit()->seconds();
        analysis_->setSettings(settings);
    });
    connect(analysis_, &AnalysisRun::settingsChanged, this, &Connect4Page::showAnalysisSettings);
    showAnalysisSettings();
}

void Connect4Page::showAnalysisSettings() {
    const ThinkSettings& settings = analysis_->settings();
    runBar()->setEngine(rowOf(offered_methods, settings.method));
    runBar()->limit()->setLimit(settings.by_depth, settings.depth, settings.seconds);
}

void Connect4Page::showExample() {
    document_->restore(stateOf(workedExample().game), document_->players());
    showCard(); // also where nothing else is there to begin with
}

void Connect4Page::play(int column) {
    if (const auto played = document_->play(column); !played)
        showMessage(coreWords(played.error().message));
}

void Connect4Page::showMessage(const QString& text) {
    turn_line_->showMessage(text);
}

void Connect4Page::showHint(int column, const QStringList& reasons) {
    hint_column_ = column;
    tabs_->setCurrentIndex(game_tab);
    game_panel_->setCard(tr("Hint: column %1").arg(column + 1), reasons.join(QLatin1Char('\n')));
    refreshScene();
}

void Connect4Page::refresh() {
    hint_column_.reset();
    last_points_ = false;
    noteMove();
    const Position position = document_->shownPosition();
    const connect4::Score score = document_->boardShown().score();
    for (const Player player : {Player::one, Player::two}) {
        ScoreButton* button = scores_.at(static_cast<std::size_t>(player));
        const PlayerSettings& settings = document_->player(player);
        button->setPlayer(playerName(player), describe(settings));
        const bool moved = document_->shown() > 0 && position.to_move() != player;
        button->setPoints(score.of(player),
                          moved && isPlaying() ? static_cast<int>(lastPoints().size()) : 0);
        button->setTurn(!document_->isEditing() && !position.is_full() &&
                        position.to_move() == player);
    }
    game_over_->follow(document_->played(), document_->hasPerson() && analysis_->isOn());
    showGameOver();
    showSetup();
    BoardView::Pick pick = BoardView::Pick::columns;
    if (document_->isEditing())
        pick = BoardView::Pick::cells;
    else if (better_->isOn() && !better_->isSolved())
        pick = BoardView::Pick::columns;
    else if (position.is_full() || better_->isOn() ||
             document_->player(position.to_move()).computer)
        pick = BoardView::Pick::nothing;
    board_->setPick(pick);
    refreshScene();
    showRunning();
}

BoardScene Connect4Page::plainScene() const {
    if (document_->isEditing())
        return sceneOf(*document_->state().setup, setup_->brush());
    return sceneOf(document_->game(), document_->shown());
}

/// Comments on what has changed; a move that makes points has them drawn for a while.
void Connect4Page::noteMove() {
    const Connect4State before = std::exchange(last_state_, document_->state());
    if (before == last_state_)
        return;
    showCard();
    flash_.stop();
    // Where a game has just been played to its end, what decided it is looked for.
    if (last_state_.played.length() == before.played.length() + 1 && gameOver())
        analysis_->reviewGame();
    if (last_state_.played.length() == before.played.length() + 1 && document_->isAtEnd() &&
        hasLastPoints())
        QTimer::singleShot(BoardView::longest_fall_ms, this, [this, state = last_state_] {
            if (state != document_->state())
                return;
            last_points_ = true;
            refreshScene();
            flash_.start();
        });
}

void Connect4Page::showCard() {
    const Connect4Example example = workedExample();
    // It says whom you play.
    if (document_->state() == stateOf(example.game) && !document_->player(Player::one).computer)
        return game_panel_->setCard(example.title, example.text);
    const Card card = commentOn(document_->state());
    game_panel_->setCard(card.title, card.text);
}

std::optional<GameOver> Connect4Page::gameOver() const {
    const QString outcome = outcomeOf(document_->state());
    if (outcome.isEmpty())
        return std::nullopt;
    const int lead = document_->shownPosition().score().lead(Player::one);
    GameOver over{outcome, {}, lead == 0 ? 0 : lead > 0 ? 1 : 2, lead != 0, {}};
    const auto& played = document_->state().played;
    const auto mover = [&](const connect4::MoveLoss& loss) {
        return played.states()[loss.move].to_move();
    };
    // The last move that gave the result away is what decided it; where nobody's did, the one that
    // cost the loser most.
    const Player loser = lead > 0 ? Player::two : Player::one;
    const connect4::MoveLoss* named = nullptr;
    for (const connect4::MoveLoss& loss : analysis_->losses()) {
        const bool is_first = named == nullptr;
        const bool cost_more =
            lead != 0 && mover(loss) == loser &&
            (is_first || (!named->gives_away && loss.hundredths > named->hundredths));
        if (loss.move < document_->shown() && (loss.gives_away || cost_more))
            named = &loss;
    }
    // Where it is not sure what that one cost, another may have cost more.
    if (named == nullptr || (!named->gives_away && named->certainty != connect4::Certainty::exact))
        return over;
    const bool blue_began = played.states().front().to_move() == Player::two;
    const int points = named->hundredths / 100;
    over.mistake = named->move;
    over.blunder = named->gives_away;
    over.reason = (over.blunder ? tr("Blunder: %1's move %2, column %3, gave away %4.")
                                : tr("Costliest mistake: %1's move %2, column %3, gave away %4."))
                      .arg(playerName(mover(*named)))
                      .arg((named->move + (blue_began ? 1 : 0)) / 2 + 1) // its row in the list
                      .arg(played.moves()[named->move] + 1)
                      .arg(points == 1 ? tr("1 point") : tr("%1 points").arg(points));
    return over;
}

void Connect4Page::showGameOver() {
    const auto over = gameOver();
    turn_line_->setVisible(!document_->isEditing() && !over);
    game_over_->setOutcome(over);
}

void Connect4Page::review() {
    tabs_->setCurrentIndex(review_tab);
    analysis_->reviewGame();
}

void Connect4Page::showSetup() {
    const bool editing = document_->isEditing();
    if (tabs_->isTabVisible(setup_tab) == editing)
        return;
    if (editing)
        tab_before_setup_ = tabs_->currentIndex();
    showTab(*tabs_, setup_tab, editing);
    tabs_->setCurrentIndex(editing ? setup_tab : tab_before_setup_);
}

void Connect4Page::stepVariation(int step) {
    const auto paths = document_->siblings();
    const auto shown = std::find(paths.begin(), paths.end(),
                                 document_->state().played.path(std::max<std::size_t>(
                                     1, std::min(document_->shown(), document_->played()))));
    if (paths.size() < 2 || shown == paths.end())
        return;
    const auto count = static_cast<int>(paths.size());
    const int index = (static_cast<int>(shown - paths.begin()) + step + count) % count;
    document_->chooseVariation(paths[static_cast<std::size_t>(index)]);
}

std::vector<std::size_t> Connect4Page::mistakes() const {
    std::vector<std::size_t> moves;
    for (const connect4::MoveLoss& loss : analysis_->losses())
        moves.push_back(loss.move);
    return moves;
}

void Connect4Page::copyMoves() {
    QStringList columns;
    for (const int column : document_->game().moves)
        columns << QString::number(column + 1);
    Q_EMIT copyWanted(QStringLiteral("moves: ") + columns.join(QLatin1Char(' ')));
}

void Connect4Page::copyPosition() {
    Q_EMIT copyWanted(QString::fromStdString(to_text(document_->boardToSave())));
}

void Connect4Page::refreshScene() {
    BoardScene scene = plainScene();
    const Position position = document_->shownPosition();
    if (!document_->isEditing()) {
        // Values would tell what a person is to find.
        if (better_->isOn())
            addExercise(scene);
        else if (analysis_->isOn() && analysis_->analysis())
            addNotes(scene, *analysis_->analysis());
        if (!analysis_panel_->pointedLine().empty())
            addLine(scene, position, analysis_panel_->pointedLine());
        else if (hint_column_ && position.can_play(*hint_column_)) {
            addLine(scene, position, {*hint_column_});
            scene.at(*hint_column_, position.height(*hint_column_)).label = QStringLiteral("!");
        }
        addCompletedFours(scene);
    }
    board_->setScene(std::move(scene));
}

std::vector<connect4::Bits> Connect4Page::lastPoints() const {
    const auto& played = document_->state().played;
    if (!isPlaying() || played.shown() == 0)
        return {};
    return connect4::effects_of(played.states()[played.shown() - 1],
                                played.moves()[played.shown() - 1])
        .completes;
}

/// What is pointed at alone; otherwise what the last move completed and, paler, what was there
/// before. A game that is over shows in full what it was won by.
void Connect4Page::addCompletedFours(BoardScene& scene) const {
    const Position position = document_->shownPosition();
    if (const auto pointed = game_panel_->pointed())
        return addQuadruples(scene, {pointed->quadruple}, pointed->player);
    const bool one_alone = scores_[0]->wantsShown() || scores_[1]->wantsShown();
    const std::vector<connect4::Bits> fresh = lastPoints();
    for (const Player player : {Player::one, Player::two}) {
        const auto completed = connect4::completed_quadruples(position, player);
        if (one_alone) {
            if (scores_.at(static_cast<std::size_t>(player))->wantsShown())
                addQuadruples(scene, completed, player);
            continue;
        }
        for (const connect4::Bits quadruple : completed) {
            const bool is_fresh = std::find(fresh.begin(), fresh.end(), quadruple) != fresh.end();
            if (fours_shown_ || position.is_full() || (is_fresh && last_points_))
                addQuadruples(scene, {quadruple}, player, !is_fresh && !position.is_full());
        }
    }
}

void Connect4Page::addExercise(BoardScene& scene) const {
    const Position position = document_->shownPosition();
    const auto drop = [&](int column, const QString& label) {
        if (!position.can_play(column))
            return;
        BoardCell& cell = scene.at(column, position.height(column));
        cell.piece = numberOf(position.to_move());
        cell.faint = true;
        cell.label = label;
    };
    if (const auto tried = better_->tried())
        drop(*tried, QStringLiteral("?"));
    for (const int column : better_->bestColumns())
        drop(column, QStringLiteral("!"));
}

QSize Connect4Page::pictureSize() const {
    return {728, 728};
}

void Connect4Page::drawPicture(QPainter& painter, const Colours& colours) const {
    const BoardScene& scene = board_->scene();
    paintBoard(painter,
               BoardGeometry(pictureSize(), scene.columns, scene.rows, 1,
                             BoardGeometry::usual_strip, BoardGeometry::row_numbers),
               scene, {}, colours, font());
}

QString Connect4Page::trial() const {
    return better_->trial();
}

void Connect4Page::takeBackTrial() {
    better_->takeBackTrial();
}

void Connect4Page::setAnswersShown(bool shown) {
    analysis_->setOn(shown);
}

void Connect4Page::setLimits(const WorkLimits& limits) {
    const auto limited = [&limits](ThinkSettings settings) {
        settings.seconds = limits.thinking_seconds;
        settings.threads = limits.threads;
        return settings;
    };
    for (const Player player : {Player::one, Player::two}) {
        PlayerSettings settings = document_->player(player);
        settings.think = limited(settings.think);
        document_->setPlayer(player, settings);
    }
    analysis_->setSettings(limited(analysis_->settings()));
}

} // namespace loggia::ui
