#include "ui/connect4/connect4_page.hpp"

#include "core/connect4/engine/explain.hpp"
#include "core/connect4/format.hpp"
#include "ui/connect4/analysis_panel.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/commentary.hpp"
#include "ui/connect4/connect4_computer.hpp"
#include "ui/connect4/connect4_example.hpp"
#include "ui/connect4/connect4_legend.hpp"
#include "ui/connect4/connect4_scene.hpp"
#include "ui/connect4/depth_panel.hpp"
#include "ui/connect4/figures.hpp"
#include "ui/connect4/game_panel.hpp"
#include "ui/connect4/match_panel.hpp"
#include "ui/connect4/score_button.hpp"
#include "ui/connect4/setup_bar.hpp"
#include "ui/connect4/turn_line.hpp"
#include "ui/language/core_words.hpp"
#include "ui/settings/settings.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using connect4::Player;
using connect4::Position;

namespace {

/// Computers that play each other leave a person this long to see each move.
constexpr int pace_ms = 300;
/// New points are drawn this long.
constexpr int flash_ms = 1500;
/// Of the panels, in pixels, where nobody has moved the divider.
constexpr int widest_side = 540;
/// The own form of a file that came with moves.
constexpr QLatin1String form_with_moves("moves");

} // namespace

Connect4Page::Connect4Page(QWidget* parent)
    : Page(pageInfo(), parent), document_(new Connect4Document(history(), this)),
      computer_(new Connect4Computer(document_, this)),
      analysis_(new AnalysisRun(document_, this)) {
    computer_->setPace(pace_ms);
    build();
    connectAll();
    keepSession();
    showExample();
}

void Connect4Page::build() {
    board_ = new BoardView(this);
    board_->setObjectName(QStringLiteral("board"));
    addLegend(board_);
    scores_ = {new ScoreButton(1, this), new ScoreButton(2, this)};
    turn_line_ = new TurnLine(document_, computer_, this);
    game_over_ = new GameOverBar("file.new", "connect4.next-mistake", *history(), this);
    setup_ = new SetupBar(document_, this);
    addRunBar({.start = tr("&Analyse"),
               .start_help = tr("Evaluate every column, now and after each move"),
               .start_command = "connect4.analyse",
               .stop_command = "connect4.stop",
               .engines = {tr("Engine"), tr("Alpha-beta"), tr("Minimax")},
               .has_limit = true},
              this);
    game_panel_ = new GamePanel(document_, this);
    analysis_panel_ = new AnalysisPanel(document_, analysis_, this);

    depth_panel_ = new DepthPanel(this);
    match_panel_ = new MatchPanel(this);

    auto* scores = new QWidget(this);
    auto* score_row = new QHBoxLayout(scores);
    score_row->setContentsMargins(0, 0, 0, 0);
    score_row->addWidget(scores_[0]);
    score_row->addWidget(scores_[1]);

    // The board does not change its size for being edited, unless the tools take several rows.
    turn_line_->setMinimumHeight(setup_->sizeHint().height());

    tabs_ = new SideTabs(this);
    tabs_->addPanel(game_panel_, tr("Game"));
    tabs_->addPanel(analysis_panel_, tr("Analysis"));
    tabs_->addPanel(depth_panel_, tr("Depth table"));
    tabs_->addPanel(match_panel_, tr("Match"));

    addColumns(stacked({scores, board_, turn_line_, game_over_, setup_, runBar()}, board_), tabs_,
               40, widest_side);
    setAreas({board_, runBar(), tabs_});
}

/// A digit is a column wherever the keyboard is, but for fields that take digits themselves.
void Connect4Page::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_7)
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
            tabs_->setCurrentIndex(1);
        refresh();
    });
    connect(analysis_, &AnalysisRun::analysisChanged, this, &Connect4Page::refreshScene);
    connect(analysis_, &AnalysisRun::hinted, this, &Connect4Page::showHint);
    connect(analysis_panel_, &AnalysisPanel::pointedLineChanged, this, &Connect4Page::refreshScene);
    connect(game_panel_, &GamePanel::pointedChanged, this, &Connect4Page::refreshScene);
    connect(game_panel_, &GamePanel::hintWanted, analysis_, &AnalysisRun::askForHint);
    connect(game_panel_, &GamePanel::newGameWanted, this, &Connect4Page::newDocument);
    connect(setup_, &SetupBar::brushChanged, this, &Connect4Page::refreshScene);
    connect(board_, &BoardView::refused, this,
            [this](int column) { showMessage(turn_line_->refusalOf(column)); });
    connect(board_, &BoardView::picked, this, [this](int column, int row, Qt::MouseButton button) {
        if (document_->isEditing())
            setup_->pick(column, row, button);
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
        game_panel_->setLosses(analysis_->losses());
        showGameOver();
        Q_EMIT commandsChanged();
    });
    connect(game_over_, &GameOverBar::againWanted, this, &Connect4Page::newDocument);
    connect(game_over_, &GameOverBar::reviewWanted, this, &Connect4Page::review);
    connect(game_over_, &GameOverBar::mistakeWanted, document_, &Connect4Document::show);
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
    tabs_->setCurrentIndex(0);
    game_panel_->setCard(tr("Hint: column %1").arg(column + 1), reasons.join(QLatin1Char('\n')));
    Q_EMIT message(tr("Hint: column %1. %2").arg(column + 1).arg(reasons.value(0)));
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
        button->setPlayer(playerName(player), settings.computer
                                                  ? tr("computer, %1").arg(describe(settings.think))
                                                  : tr("person"));
        button->setPoints(score.of(player));
        button->setTurn(!document_->isEditing() && !position.is_full() &&
                        position.to_move() == player);
    }
    game_over_->follow(document_->played(), document_->hasPerson() && analysis_->isOn());
    showGameOver();
    setup_->setVisible(document_->isEditing());
    BoardView::Pick pick = BoardView::Pick::columns;
    if (document_->isEditing())
        pick = BoardView::Pick::cells;
    else if (position.is_full() || document_->player(position.to_move()).computer)
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
    if (document_->state() == stateOf(example.game))
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
    // The last move that gave the result away is what decided it.
    const auto& losses = analysis_->losses();
    const auto decisive = std::find_if(losses.rbegin(), losses.rend(),
                                       [](const auto& loss) { return loss.gives_away; });
    if (decisive == losses.rend() || decisive->move >= document_->shown())
        return over;
    const auto& played = document_->state().played;
    const bool blue_began = played.states().front().to_move() == Player::two;
    over.mistake = decisive->move;
    over.reason =
        tr("Blunder: %1’s move %2, column %3, gave away %4.")
            .arg(playerName(played.states()[decisive->move].to_move()))
            .arg((decisive->move + (blue_began ? 1 : 0)) / 2 + 1) // its row in the list
            .arg(played.moves()[decisive->move] + 1)
            .arg(decisive->hundredths == 100 ? tr("1 point")
                                             : tr("%1 points").arg(decisive->hundredths / 100));
    return over;
}

void Connect4Page::showGameOver() {
    const auto over = gameOver();
    turn_line_->setVisible(!document_->isEditing() && !over);
    game_over_->setOutcome(over);
}

/// From the first move that gave something away, with the values in sight.
void Connect4Page::review() {
    analysis_->setOn(true);
    const auto all = mistakes();
    document_->show(all.empty() ? 0 : all.front());
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

void Connect4Page::refreshScene() {
    BoardScene scene = plainScene();
    const Position position = document_->shownPosition();
    if (!document_->isEditing()) {
        if (analysis_->isOn() && analysis_->analysis())
            addNotes(scene, *analysis_->analysis());
        if (!analysis_panel_->pointedLine().empty())
            addLine(scene, position, analysis_panel_->pointedLine());
        else if (hint_column_ && position.can_play(*hint_column_)) {
            addLine(scene, position, {*hint_column_});
            scene.at(*hint_column_, position.height(*hint_column_)).label = QStringLiteral("!");
        }
        for (const Player player : {Player::one, Player::two})
            if (scores_.at(static_cast<std::size_t>(player))->wantsShown())
                addQuadruples(scene, connect4::completed_quadruples(position, player), player);
        // A game that is over shows what it was won by.
        if (position.is_full() && !scores_[0]->wantsShown() && !scores_[1]->wantsShown() &&
            !game_panel_->pointed())
            for (const Player player : {Player::one, Player::two})
                addQuadruples(scene, connect4::completed_quadruples(position, player), player);
        if (const auto pointed = game_panel_->pointed())
            addQuadruples(scene, {pointed->quadruple}, pointed->player);
        if (last_points_ && document_->shown() > 0) {
            const auto& played = document_->state().played;
            const Position& before = played.states()[played.shown() - 1];
            const int column = played.moves()[played.shown() - 1];
            addQuadruples(scene, connect4::effects_of(before, column).completes, before.to_move());
        }
    }
    board_->setScene(std::move(scene));
}

namespace {

/// The numbers of stones tell the player to move where the file does not.
Result<connect4::Game> gameIn(const QByteArray& content) {
    return connect4::game_of(content.toStdString(), {.infer_turn = true});
}

} // namespace

PageInfo Connect4Page::pageInfo() {
    return {QStringLiteral("connect4"),
            tr("Max-Connect4"),
            QStringLiteral("connect4"),
            commands(),
            {{tr("Max-Connect4 game with its moves"), {QStringLiteral("*.c4")}},
             {tr("Max-Connect4 position"), {QStringLiteral("*.txt")}}},
            [](const QByteArray& content) { return gameIn(content).has_value(); },
            [] { return std::make_unique<Connect4Page>(); },
            connect4Legend};
}

void Connect4Page::newDocument() {
    document_->newGame();
    board_->setFocus();
}

Result<void> Connect4Page::open(const QByteArray& content) {
    return openFile(content, {});
}

Result<void> Connect4Page::openFile(const QByteArray& content, const QString& path) {
    auto game = gameIn(content);
    if (!game)
        return tl::unexpected(std::move(game.error()));
    document_->setGame(*game, tr("open a game"));
    if (!game->moves.empty())
        setOwnForm(path, form_with_moves);
    return {};
}

bool Connect4Page::keepsMoves(const QString& file_name) const {
    return formatFor(file_name) == 0 || ownForm(file_name) == form_with_moves;
}

QByteArray Connect4Page::save(const QString& file_name) const {
    const connect4::Position board = document_->boardToSave();
    const connect4::Game game =
        document_->isEditing() ? connect4::Game{board, {}} : document_->game();
    return QByteArray::fromStdString(keepsMoves(file_name) ? to_text(game) : to_text(board));
}

QString Connect4Page::lossOf(const QString& file_name) const {
    if (document_->isEditing())
        return document_->canFinishEditing()
                   ? QString()
                   : tr("The position that you are setting up is not possible, so the file would "
                        "hold the board as it was before.");
    const std::size_t moves = document_->game().moves.size();
    if (moves == 0 || keepsMoves(file_name))
        return {};
    return moves == 1
               ? tr("This format stores only the board. The move would be lost.")
               : tr("This format stores only the board. The %1 moves would be lost.").arg(moves);
}

QString Connect4Page::copy() const {
    return QString::fromStdString(to_text(document_->boardToSave()));
}

Result<void> Connect4Page::paste(const QString& text) {
    // Columns alone, "4443" or "4 4 4 3", are the moves of a game.
    static const QRegularExpression columns(QStringLiteral("^[1-7](?:[\\s,;]*[1-7]){1,41}$"));
    QString moves = text.trimmed();
    if (columns.match(moves).hasMatch()) {
        moves.remove(QRegularExpression(QStringLiteral("[^1-7]")));
        moves = QStringLiteral("moves: ") +
                moves.split(QString(), Qt::SkipEmptyParts).join(QLatin1Char(' '));
    }
    auto game = gameIn(moves.startsWith(QLatin1String("moves:")) ? moves.toUtf8() : text.toUtf8());
    if (!game)
        return tl::unexpected(std::move(game.error()));
    document_->setGame(*game, tr("paste a position"));
    return {};
}

QSize Connect4Page::pictureSize() const {
    return {728, 728};
}

void Connect4Page::drawPicture(QPainter& painter) const {
    const BoardScene& scene = board_->scene();
    paintBoard(painter, BoardGeometry(pictureSize(), scene.columns, scene.rows, 1), scene, {},
               coloursFor(palette()), font());
}

void Connect4Page::keepSession() {
    session()->keep(
        Session::document_key, [this] { return storedDocument(); },
        [this](const QJsonObject& stored) { restoreDocument(stored); }, document_,
        &Connect4Document::changed, document_, &Connect4Document::playersChanged);
    session()->keep(
        "analysis", [this] { return toJson(analysis_->settings()); },
        [this](const QJsonObject& stored) { analysis_->setSettings(thinkSettingsFrom(stored)); },
        analysis_, &AnalysisRun::settingsChanged);
    session()->keep("depth-table", depth_panel_->session());
    session()->keep("match", match_panel_->session());
    session()->keep(
        "analysing", [this] { return analysis_->isOn(); },
        [this](bool on) { analysis_->setOn(on); }, analysis_, &AnalysisRun::onChanged);
    session()->keep("tab", tabs_); // Analysing brings its own tab to the front.
}

QJsonObject Connect4Page::storedDocument() const {
    QJsonObject stored{{QStringLiteral("game"), QString::fromStdString(to_text(document_->game()))},
                       {QStringLiteral("shown"), static_cast<int>(document_->shown())},
                       {QStringLiteral("players"), QJsonArray{toJson(document_->players()[0]),
                                                              toJson(document_->players()[1])}}};
    if (const auto& setup = document_->state().setup)
        stored.insert(QStringLiteral("setup"), QJsonArray{QString::number(setup->stones[0], 16),
                                                          QString::number(setup->stones[1], 16)});
    return stored;
}

void Connect4Page::restoreDocument(const QJsonObject& stored) {
    const auto get = [&](const char* key) { return stored.value(QLatin1String(key)); };
    Connect4State state = document_->state();
    if (const auto game = connect4::game_of(get("game").toString().toStdString()))
        state = stateOf(*game, static_cast<std::size_t>(std::max(
                                   0, get("shown").toInt(static_cast<int>(game->moves.size())))));
    if (const QJsonArray stones = get("setup").toArray(); stones.size() == 2)
        state.setup = connect4::setup_of(stones[0].toString().toULongLong(nullptr, 16),
                                         stones[1].toString().toULongLong(nullptr, 16));
    Players players = document_->players();
    const QJsonArray saved = get("players").toArray();
    for (std::size_t i = 0; i < players.size() && static_cast<int>(i) < saved.size(); ++i)
        players.at(i) = playerSettingsFrom(saved[static_cast<int>(i)].toObject());
    document_->restore(state, players);
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
