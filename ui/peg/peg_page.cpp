#include "ui/peg/peg_page.hpp"

#include "core/peg/encoding/encoding.hpp"
#include "core/peg/format.hpp"
#include "core/peg/picture.hpp"
#include "ui/peg/peg_board_editor.hpp"
#include "ui/peg/peg_example.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/peg/peg_legend.hpp"
#include "ui/peg/peg_random_bar.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_sat_panel.hpp"
#include "ui/peg/peg_session.hpp"
#include "ui/peg/peg_text_panel.hpp"
#include "ui/peg/peg_tools.hpp"
#include "ui/peg/peg_view.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QJsonObject>
#include <QPainter>
#include <QSplitter>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

constexpr int sat_tab = 1;
/// Of a file with the jumps of a solution and no board, whatever its name.
constexpr QLatin1String form_of_jumps{"jumps"};
/// Of a board that came as a picture, which is not written.
constexpr QLatin1String form_of_picture{"picture"};

/// A list of jumps or moves without its board.
bool isJumps(const std::string& text) {
    return peg::looks_like_jumps(text) || peg::looks_like_moves(text);
}

} // namespace

PegPage::PegPage(QWidget* parent)
    : Page(pageInfo(), parent), document_(new PegDocument(history(), this)),
      run_(new PegRun(document_, this)) {
    build();
    connectAll();
    keepSession();
    showExample(workedPegExample(), false);
}

void PegPage::build() {
    board_ = new PegView(this);
    board_->setWhatsThis(
        tr("The board. Click a peg and then the hole that it jumps to, or drag the peg."));
    addLegend(board_);
    board_->setObjectName(QStringLiteral("board"));
    tools_ = new PegTools(document_, this);
    new PegBoardEditor(document_, board_, tools_, this);
    game_over_ = new GameOverBar("peg.restart", "peg.mistake", *history(), this);
    addRunBar({.start = tr("So&lve"),
               .start_help = solveHelp(),
               .start_command = "peg.solve",
               .stop_command = "peg.stop",
               .engines = {tr("Direct search"), tr("SAT encoding"), tr("Fewest moves")},
               .engines_help = tr("Direct search: any solution, at once. SAT encoding: by clauses, "
                                  "as in the assignment. Fewest moves: a shortest solution.")},
              this);
    game_panel_ = new PegGamePanel(document_, run_, this);
    sat_panel_ = new PegSatPanel(this);
    text_panel_ = new PegTextPanel(document_, this);

    tabs_ = new SideTabs(this);
    tabs_->addPanel(game_panel_, tr("Game"), tr("Boards, hints and the list of jumps"));
    tabs_->addPanel(sat_panel_, tr("Clauses"),
                    tr("The puzzle as a SAT problem: axioms, solver, decoded jumps"));
    tabs_->addPanel(text_panel_, tr("Text"), tr("Board and jumps in the assignment's formats"));

    addColumns(stacked({board_, game_over_, tools_, runBar()}, board_), tabs_, 40);
    setAreas({board_, tools_, runBar(), tabs_});
}

void PegPage::connectAll() {
    connect(document_, &PegDocument::changed, this, &PegPage::refresh);
    connect(board_, &PegView::areaChanged, this, [this] { refreshScene(false); });
    connect(tools_, &PegTools::toolChanged, this, [this] {
        refreshScene(false);
        showGameOver();
        Q_EMIT commandsChanged();
    });
    connect(run_, &PegRun::runningChanged, this, &PegPage::noteTimed);
    addWork(run_);
    connect(run_, &PegRun::solvingChanged, this, [this](bool solving) {
        runBar()->setStartChecked(solving);
        if (!solving)
            sat_panel_->end();
    });
    connect(run_, &PegRun::progressed, this, [this](double /*fraction*/, const QString& text) {
        if (!text.isEmpty() && hint_said_.get() == nullptr)
            game_panel_->setCard(tr("Searching\u2026"), sentence(text));
    });
    connect(run_, &PegRun::tried, sat_panel_, &PegSatPanel::setTry);
    connect(run_, &PegRun::solved, this, &PegPage::showAnswer);
    connect(run_, &PegRun::hinted, this, &PegPage::showHint);
    connect(run_, &PegRun::failed, this, &PegPage::showMessage);
    connect(run_, &PegRun::indicatorChanged, this, [this] {
        followIndicator();
        refreshScene(false);
        game_over_->follow(document_->played(), run_->isIndicatorOn());
        Q_EMIT commandsChanged();
    });
    connect(run_, &PegRun::lostAt, this, [this](std::size_t jumps) {
        loss_ = Loss{document_->game(), jumps};
        game_panel_->setBlunder(jumps);
        game_over_->setOutcome(gameOver());
        Q_EMIT commandsChanged();
    });
    connect(game_over_, &GameOverBar::againWanted, document_, &PegDocument::restart);
    connect(game_over_, &GameOverBar::reviewWanted, this, &PegPage::review);
    connect(game_over_, &GameOverBar::mistakeWanted, document_, &PegDocument::show);
    connect(game_over_, &GameOverBar::acted, board_, [this] { board_->setFocus(); });
    connect(run_->tables(), &PegTableRun::changed, this, &Page::commandsChanged);
    connect(run_->tables(), &PegTableRun::progressed, this, &PegPage::showProgress);
    connect(run_->tables(), &PegTableRun::said, this, &Page::message);
    connect(runBar(), &RunBar::startToggled, this,
            [this](bool on) { on ? solve() : run_->stop(); });
    connect(text_panel_, &PegTextPanel::copyWanted, this, &Page::copyWanted);
    connect(game_panel_, &PegGamePanel::chosen, this,
            [this](const PegExample& example) { showExample(example, true); });
    connect(game_panel_->randomBar(), &PegRandomBar::boardMade, this, &PegPage::takeRandomBoard);
    connect(game_panel_->randomBar(), &PegRandomBar::failed, this, &PegPage::showMessage);
    addWork(game_panel_->randomBar());
    connect(game_panel_, &PegGamePanel::playingChanged, this, &Page::commandsChanged);
    connect(game_panel_, &PegGamePanel::playingChanged, this, &PegPage::refreshClauses);
    connect(game_panel_, &PegGamePanel::nextReasonWanted, this, &PegPage::drawNextReason);
    connect(sat_panel_, &PegSatPanel::encodingChanged, this, [this] { decoded_.reset(); });
    connect(sat_panel_, &PegSatPanel::stepWanted, this, [this](std::size_t jumps) {
        game_panel_->setPlaying(false);
        document_->show(jumps);
    });
    connect(sat_panel_, &PegSatPanel::playWanted, this,
            [this] { game_panel_->setPlaying(!game_panel_->isPlaying()); });
}

void PegPage::showExample(const PegExample& example, bool as_step) {
    if (as_step)
        document_->setGame(example.game, example.shown, tr("open another board"));
    else
        document_->restore(PegDocument::stateOf(example.game, example.shown));
    setTool(PegTool::play);
    sayUnlessShown(game_panel_, example.title + QLatin1Char('.'));
}

void PegPage::takeRandomBoard(const peg::Puzzle& puzzle, const QString& name) {
    document_->setGame({puzzle, {}}, 0, tr("random board"));
    setTool(PegTool::play);
    Q_EMIT message(name + QLatin1Char('.'));
}

void PegPage::setTool(PegTool tool) {
    tools_->setTool(tool);
}

void PegPage::showMessage(const QString& text) {
    tools_->showMessage(text);
}

void PegPage::solve() {
    if (document_->isBlank()) {
        runBar()->setStartChecked(false);
        return;
    }
    hint_said_.reset();
    const auto method = static_cast<PegMethod>(runBar()->engine());
    if (method == PegMethod::sat) {
        decoded_.reset();
        sat_panel_->begin(run_->revision());
        tabs_->setCurrentIndex(sat_tab);
    }
    run_->solve(method, sat_panel_->encoding());
}

void PegPage::showAnswer(const PegAnswer& answer) {
    hint_said_.reset();
    proof_.reset();
    solved_.reset();
    if (answer.verdict == peg::Verdict::solved && !answer.jumps.empty()) {
        solved_ = {answer.question.game, answer};
        solved_->game.jumps.insert(solved_->game.jumps.end(), answer.jumps.begin(),
                                   answer.jumps.end());
    } else {
        unsolved_ = {run_->revision(), answer};
        constexpr double long_seconds = 1;
        if (answer.verdict == peg::Verdict::none && answer.seconds >= long_seconds)
            long_unsolved_ = answer;
    }
    if (answer.question.method == PegMethod::sat) {
        sat_panel_->setAnswer(answer);
        decoded_.reset();
        if (solved_) {
            decoded_ = solved_->game;
            decoded_after_ = answer.question.game.jumps.size();
        }
        refreshClauses();
    }
    game_panel_->setCard(titleOf(answer), textOf(answer));
    if (answer.error.isEmpty())
        runBar()->setTime(answer.seconds);
    if (answer.verdict == peg::Verdict::none && answer.proof && !answer.proof->parts.empty())
        showProof({answer.question.puzzle(), peg::exclusions_of(*answer.proof), 0, titleOf(answer),
                   answer.sat ? tr("The clauses are unsatisfiable. An invariant shows why:")
                              : tr("Proven by an invariant:"),
                   effortOf(answer)});
    sayUnlessShown(game_panel_, titleOf(answer) + QLatin1Char('.'));
}

std::any PegPage::results() const {
    if (solved_)
        return solved_->answer;
    if (const PegAnswer* const answer = unsolved_.get())
        return *answer;
    return long_unsolved_ ? std::any(*long_unsolved_) : std::any();
}

/// Those of the game that has come back. How clauses were solved is told by their own tab, which
/// begins anew.
void PegPage::takeOver(const std::any& results) {
    const auto* answer = std::any_cast<PegAnswer>(&results);
    if (answer == nullptr)
        return;
    if (answer->verdict == peg::Verdict::solved) {
        Solved solved{answer->question.game, *answer};
        solved.game.jumps.insert(solved.game.jumps.end(), answer->jumps.begin(),
                                 answer->jumps.end());
        if (solved.game != document_->game())
            return;
        solved_ = std::move(solved);
        describeGame();
    } else if (answer->error.isEmpty() && answer->question.method != PegMethod::sat &&
               answer->question.game == document_->gameShown()) {
        showAnswer(*answer);
    }
}

void PegPage::showProof(Proof proof) {
    proof_ = {run_->revision(), std::move(proof)};
    describeProof(*proof_.get());
    refreshScene(false);
}

void PegPage::followIndicator() {
    const Proof* drawn = proof_.get();
    const peg::Impossibility* known = run_->indicatorProof();
    if (drawn == nullptr && known != nullptr && !known->parts.empty()) {
        const peg::Puzzle puzzle = document_->puzzleShown();
        showProof(
            {puzzle, peg::exclusions_of(*known), 0, tr("Not solvable from here"),
             tr("Proven by an invariant:"),
             document_->shown() > 0 ? tr("Hint finds the last solvable position.") : QString(),
             true});
    } else if (drawn != nullptr && drawn->of_indicator && known == nullptr) {
        proof_.reset();
        game_panel_->setReasons(0);
        describeGame();
    }
}

/// The reason that is drawn, whole: others are a click away.
void PegPage::describeProof(const Proof& proof) {
    const std::size_t count = proof.exclusions.size();
    const QString text = textOf(proof.puzzle, proof.exclusions[proof.drawn], proof.drawn > 0);
    QStringList lines{
        proof.begin,
        count == 1 ? text : tr("Reason %1 of %2: %3").arg(proof.drawn + 1).arg(count).arg(text),
        proof.end};
    lines.removeAll(QString());
    game_panel_->setCard(proof.title, lines.join(QLatin1Char('\n')));
    game_panel_->setReasons(count);
    Q_EMIT commandsChanged();
}

void PegPage::drawNextReason() {
    const Proof* known = proof_.get();
    if (known == nullptr)
        return;
    Proof next = *known;
    next.drawn = (next.drawn + 1) % next.exclusions.size();
    proof_ = {run_->revision(), std::move(next)};
    describeProof(*proof_.get());
    refreshScene(false);
}

/// The clauses stay while one steps through the jumps that they gave, from their position on.
void PegPage::refreshClauses() {
    if (decoded_ && document_->shown() >= decoded_after_ && *decoded_ == document_->game()) {
        sat_panel_->setPosition(decoded_after_, document_->shown(), document_->played(),
                                game_panel_->isPlaying());
        return;
    }
    decoded_.reset();
    sat_panel_->setNoPosition();
    sat_panel_->refresh();
}

void PegPage::showHint(const PegHint& hint) {
    hint_.reset();
    if (hint.hint.verdict == peg::Verdict::solved && !hint.hint.solution.empty())
        hint_ = {run_->revision(), hint.hint.solution.front()};
    hint_said_ = {run_->revision(), true};
    game_panel_->setCard(titleOf(hint), textOf(hint));
    tabs_->setCurrentIndex(0);
    if (hint.proof && !hint.proof->parts.empty()) {
        peg::Puzzle puzzle = hint.game.puzzle;
        puzzle.start = hint.game.position();
        showProof(
            {puzzle, peg::exclusions_of(*hint.proof), 0, titleOf(hint), textOf(hint), QString()});
    }
    refreshScene(false);
}

/// Solve as the command of the same name; where there is nothing to solve, its tip says why.
void PegPage::refreshStart() {
    const bool is_blank = document_->isBlank();
    runBar()->setStartEnabled(!is_blank || run_->isSolving());
    runBar()->setStartHelp(is_blank ? tr("First add holes, or choose a board") : solveHelp());
}

QString PegPage::solveHelp() {
    return tr("Search for a solution from this position");
}

void PegPage::refresh() {
    followNew();
    refreshStart();
    if (const Proof* proof = proof_.get()) {
        describeProof(*proof); // it has come with the position
    } else {
        game_panel_->setReasons(0);
        if (!run_->isSolving()) // which the card tells of
            describeGame();
    }
    // What was said was about what is gone; who changed it says more.
    Q_EMIT message({});
    refreshClauses();
    if (!timed_.isCurrent())
        runBar()->clearTime();
    noteTimed();
    refreshScene(true);
    showGameOver();
    last_state_ = document_->state();
    showRunning();
}

/// Undo of "New" brings back the tool, too, and Redo that for holes. By drawing, a board gets or
/// loses a single hole.
void PegPage::followNew() {
    const int before = last_state_.puzzle.board.holes();
    const int holes = document_->board().holes();
    if (holes == 0 && before > 1) {
        tool_before_new_ = tools_->tool();
        setTool(PegTool::holes);
    } else if (holes > 1 && before == 0 && tool_before_new_) {
        setTool(*tool_before_new_);
    }
}

/// What runs now is about the position shown.
void PegPage::noteTimed() {
    if (run_->isRunning())
        timed_ = run_->revision();
}

void PegPage::describeGame() {
    if (document_->isBlank()) {
        game_panel_->setCard(
            tr("Draw a board"),
            tr("Click the empty field to add holes. Pegs jump along three neighbouring holes in a "
               "line. Or choose one of the boards above."));
        return;
    }
    if (solved_ && document_->shown() >= solved_->answer.question.game.jumps.size() &&
        document_->game() == solved_->game)
        return game_panel_->setCard(titleOf(solved_->answer), textOf(solved_->answer));
    if (long_unsolved_ && long_unsolved_->question.game == document_->gameShown())
        return game_panel_->setCard(titleOf(*long_unsolved_), textOf(*long_unsolved_));
    if (const auto example = exampleOf(document_->state()))
        return game_panel_->setCard(example->title, example->note);
    const QString goal = inWords(document_->puzzle().goal);
    switch (document_->status()) {
    case peg::Status::solved:
        // Where jumps led here, the bar under the board says so.
        game_panel_->setCard(tr("Solved"), gameOver()
                                               ? tr("Go through your jumps below. “Fewest moves” "
                                                    "finds a shortest solution.")
                                               : tr("The goal is reached: %1.").arg(goal));
        break;
    case peg::Status::stuck:
        if (gameOver()) {
            game_panel_->setCard(tr("No jump is possible"),
                                 tr("Goal: %1. Undo takes one jump back; Hint finds the last "
                                    "solvable position.")
                                     .arg(goal));
            break;
        }
        if (document_->shown() == 0) {
            // No jump led here, so there is none to go back.
            game_panel_->setCard(
                tr("No jump is possible"),
                tr("%1 left, and none can jump. Goal: %2. The tools below the board "
                   "change pegs, holes and lines.")
                    .arg(pegsInWords(countOf(document_->position())), goal));
            break;
        }
        game_panel_->setCard(tr("Stuck"),
                             tr("No jump is possible: %1 left. Goal: %2. Undo goes back one jump; "
                                "Hint finds the last solvable position.")
                                 .arg(pegsInWords(countOf(document_->position())), goal));
        break;
    case peg::Status::open:
        game_panel_->setCard(
            tr("Your jump"),
            tr("Goal: %1, in %2 from here. Drag a peg over its neighbour, or click the peg and "
               "then its target.\n"
               "Hint shows a jump that leads to the goal. Still solvable? checks every position.")
                .arg(goal, jumpsInWords(std::max(0, document_->puzzleShown().jumps()))));
        break;
    }
}

/// While the solvability indicator is on.
void PegPage::markProspects(PegScene& scene) const {
    scene.prospects = run_->prospects();
    for (const peg::Prospect& prospect : scene.prospects) {
        if (prospect.verdict == peg::Verdict::unknown)
            continue;
        QString& name = scene.holes[static_cast<std::size_t>(prospect.jump.from - 1)].name;
        name += prospect.verdict == peg::Verdict::solved
                    ? tr(", the jump to %1 keeps the goal in reach").arg(prospect.jump.to)
                    : tr(", the jump to %1 loses it").arg(prospect.jump.to);
    }
}

/// `animated`: a step of one jump, forwards or back, is seen.
void PegPage::refreshScene(bool animated) {
    const PegState& state = document_->state();
    PegScene scene = sceneOf(document_->puzzle(), document_->position(), state.grid, tools_->tool(),
                             &board_->pegs(), board_->size());
    scene.numbers = numbers_;
    scene.invitation =
        tools_->tool() == PegTool::holes
            ? tr("Click anywhere to add the first hole,\n"
                 "or choose a board in the Game tab.")
            : tr("This board has no holes.\n"
                 "Choose \u201cHoles\u201d below to draw some, or choose a board in the Game tab.");
    const std::size_t shown = state.played.shown();
    if (shown > 0)
        scene.last = state.played.moves()[shown - 1];
    if (tools_->tool() == PegTool::play)
        markProspects(scene);
    else
        scene.last.reset();
    if (const peg::Jump* hint = hint_.get())
        scene.hint = *hint;
    if (const Proof* proof = proof_.get())
        addReason(scene, proof->exclusions[proof->drawn].reason);
    std::optional<peg::Jump> moving;
    bool backwards = false;
    const std::size_t before = last_state_.played.shown();
    const bool same = last_state_.puzzle == state.puzzle;
    if (animated && same && shown == before + 1) {
        moving = state.played.moves()[before];
    } else if (animated && same && before == shown + 1) {
        moving = last_state_.played.moves()[shown];
        backwards = true;
    }
    board_->setPegs(std::move(scene), moving, backwards);
}

PageInfo PegPage::pageInfo() {
    PageInfo info{QStringLiteral("peg"),
                  tr("Peg Board"),
                  QStringLiteral("peg"),
                  commands(),
                  {{tr("Peg Board"), {QStringLiteral("*.txt"), QStringLiteral("*.peg")}},
                   {tr("Jumps of a solution"), {QStringLiteral("*.jumps")}}},
                  [](const QByteArray& content) {
                      const std::string text = content.toStdString();
                      return peg::looks_like_board(text) || peg::looks_like_jumps(text);
                  },
                  [] { return std::make_unique<PegPage>(); },
                  pegLegend};
    info.resembles = [](const QByteArray& content) {
        return peg::resembles_board(content.toStdString());
    };
    return info;
}

void PegPage::newDocument() {
    document_->clear();
    setTool(PegTool::holes);
    board_->setFocus();
}

Result<void> PegPage::take(const QByteArray& text, const QString& step) {
    auto game = peg::shown_game_of(text.toStdString());
    if (!game)
        return tl::unexpected(std::move(game.error()));
    document_->setGame(game->game, game->shown, step);
    setTool(PegTool::play);
    return {};
}

Result<void> PegPage::takeJumps(const std::string& text, const QString& step, bool is_document) {
    if (document_->isBlank())
        return failure("these are jumps without a board; open their board first");
    const auto game = peg::game_of_jumps(document_->puzzle(), text);
    if (!game)
        return tl::unexpected(game.error());
    document_->setJumps(game->jumps, step, is_document);
    setTool(PegTool::play);
    return {};
}

Result<void> PegPage::open(const QByteArray& content) {
    if (const std::string text = content.toStdString(); isJumps(text))
        return takeJumps(text, tr("open jumps"), true);
    return take(content, tr("open a board"));
}

Result<void> PegPage::openFile(const QByteArray& content, const QString& path) {
    auto opened = open(content);
    if (opened && isJumps(content.toStdString()))
        setOwnForm(path, form_of_jumps);
    else if (opened && peg::is_board_picture(content.toStdString()))
        setOwnForm(path, form_of_picture);
    return opened;
}

void PegPage::noteSaved(const QString& path) {
    if (ownForm(path) == form_of_picture)
        setOwnForm(path, {});
}

bool PegPage::savesJumpsOnly(const QString& file_name) const {
    return formatFor(file_name) == 1 || ownForm(file_name) == form_of_jumps;
}

QByteArray PegPage::save(const QString& file_name) const {
    if (document_->isBlank())
        return {};
    return QByteArray::fromStdString(
        savesJumpsOnly(file_name)
            ? to_text(document_->game().jumps)
            : to_text(peg::ShownGame{document_->game(), document_->state().played.shown()}));
}

QString PegPage::lossOf(const QString& file_name) const {
    if (ownForm(file_name) == form_of_picture)
        return tr("This file is a picture of a board. Saving replaces it with the board in "
                  "Loggia's format.");
    return savesJumpsOnly(file_name) && !document_->isBlank()
               ? tr("This format stores only the jumps, not the board. To see them again, open the "
                    "board first.")
               : QString();
}

QString PegPage::copy() const {
    return QString::fromUtf8(save(QString()));
}

Result<void> PegPage::paste(const QString& text) {
    if (const std::string jumps = text.toStdString(); isJumps(jumps))
        return takeJumps(jumps, tr("paste jumps"), false);
    return take(text.toUtf8(), tr("paste a board"));
}

bool PegPage::hasPicture() const {
    return !document_->isBlank();
}

QSize PegPage::pictureSize() const {
    return {720, 720};
}

void PegPage::drawPicture(QPainter& painter, const Colours& colours) const {
    PegScene scene = board_->pegs();
    scene.places.clear(); // They are for the mouse.
    scene.bounds = boundsOf(scene);
    paintPegs(painter, PegGeometry(QRectF({}, pictureSize()), scene.bounds, scene.step), scene, {},
              colours, font());
}

void PegPage::keepSession() {
    session()->keep(
        Session::document_key, [this] { return documentJson(*document_); },
        [this](const QJsonObject& json) { restoreDocument(*document_, json); }, document_,
        &PegDocument::changed);
    // After the game whose jumps these are.
    session()->keep(
        "fewest",
        [this]() -> std::optional<QJsonObject> {
            if (!solved_ || !solved_->answer.fewest || solved_->game != document_->game())
                return std::nullopt;
            return fewestJson(solved_->answer);
        },
        [this](const QJsonObject& json) {
            if (auto answer = fewestOf(json, document_->game())) {
                solved_ = {document_->game(), *std::move(answer)};
                describeGame();
            }
        },
        document_, &PegDocument::changed, run_, &PegRun::solved);
    session()->keep(
        "numbers", [this] { return numbers_; }, [this](bool shown) { setNumbersShown(shown); },
        this, &PegPage::numbersChanged);
    session()->keepChoice(
        "tool", static_cast<int>(PegTool::rows) + 1, [this] { return tools_->tool(); },
        [this](PegTool tool) { setTool(tool); }, tools_, &PegTools::toolChanged);
    session()->keepChoice(
        "method", 3, [this] { return runBar()->engine(); },
        [this](int engine) { runBar()->setEngine(engine); }, runBar(), &RunBar::settingsChanged);
    session()->keep(
        "encoding", [this] { return to_text(sat_panel_->encoding()); },
        [this](const std::string& text) {
            if (const auto encoding = peg::encoding_of(text))
                sat_panel_->setEncoding(*encoding);
        },
        sat_panel_, &PegSatPanel::encodingChanged);
    session()->keep(
        "lamp", [this] { return run_->isIndicatorOn(); },
        [this](bool on) { run_->setIndicatorOn(on); }, run_, &PegRun::indicatorChanged);
    session()->keep(
        "assisted", [this] { return game_over_->isAssisted(); },
        [this](bool assisted) { game_over_->setAssisted(assisted); }, game_over_,
        &GameOverBar::assistedChanged);
    session()->keep("random", game_panel_->randomBar()->session());
    session()->keep("tab", tabs_);
    // What was restored is simply there: nothing moves.
    connect(session(), &Session::restored, this, [this] { refreshScene(false); });
}

void PegPage::setNumbersShown(bool shown) {
    numbers_ = shown;
    refreshScene(false);
    Q_EMIT numbersChanged();
    Q_EMIT commandsChanged();
}

void PegPage::setAnswersShown(bool shown) {
    run_->setIndicatorOn(shown);
}

} // namespace loggia::ui
