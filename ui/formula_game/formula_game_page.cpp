#include "ui/formula_game/formula_game_page.hpp"

#include "core/formula_game/format.hpp"
#include "core/formula_game/game.hpp"
#include "core/logic/notation.hpp"
#include "ui/formula_game/choice_line.hpp"
#include "ui/formula_game/choice_tree_panel.hpp"
#include "ui/formula_game/compare_panel.hpp"
#include "ui/formula_game/formula_bar.hpp"
#include "ui/formula_game/formula_card.hpp"
#include "ui/formula_game/formula_computer.hpp"
#include "ui/formula_game/formula_example.hpp"
#include "ui/formula_game/formula_legend.hpp"
#include "ui/formula_game/formula_session.hpp"
#include "ui/formula_game/perfect_play.hpp"
#include "ui/formula_game/play_panel.hpp"
#include "ui/formula_game/random_panel.hpp"
#include "ui/formula_game/table_panel.hpp"
#include "ui/formula_game/tree_pane.hpp"
#include "ui/formula_game/turn_strip.hpp"
#include "ui/language/core_words.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/shell/session.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/play/digit_keys.hpp"
#include "ui/widgets/play/game_over_bar.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QKeyEvent>
#include <QLayout>
#include <QMenu>
#include <QPainter>
#include <QSplitter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

using formula_game::Known;
using formula_game::Player;
using formula_game::Position;

namespace {

/// A person has so long to see each move of the computer.
constexpr int pace_ms = 400;
/// Trees with more nodes open folded.
constexpr int most_unfolded = 500;
/// Of a file that holds a formula with quantifiers, which is not written.
constexpr QLatin1String form_with_quantifiers("quantifiers");

/// A Result<FormulaState> of a file's content, made on any thread.
PreparedFile prepared_formula(const QByteArray& content) {
    return std::make_shared<const Result<FormulaState>>(
        FormulaDocument::opened(content.toStdString()));
}

} // namespace

FormulaGamePage::FormulaGamePage(QWidget* parent)
    : Page(pageInfo(), parent), document_(new FormulaDocument(history(), this)),
      computer_(new FormulaComputer(document_, this)), perfect_(new PerfectPlay(document_, this)) {
    computer_->setPace(pace_ms);
    build();
    connectAll();
    keepSession();
    showExample();
}

void FormulaGamePage::build() {
    pane_ = new TreePane(this); // First, so that the keyboard is in the tree: 0 and 1 choose.
    tree_ = pane_->tree();
    // In a low window it scrolls, so that the rows below it stay in sight.
    tree_->setMinimumHeight(96);
    addLegendAtFoot(tree_);
    tree_->installEventFilter(this);
    choice_ = new ChoiceLine(document_, computer_, this);
    game_over_ =
        new GameOverBar("formula-game.restart", "formula-game.next-mistake", *history(), this);
    addRunBar({.start = tr("&Who wins?"),
               .start_help = tr("Show who wins with perfect play, and why (spoiler)"),
               .start_command = "formula-game.analyse",
               .stop_command = "formula-game.stop"},
              this);
    play_ = new PlayPanel(document_, this);
    table_ = new TablePanel(document_, this);
    compare_ = new ComparePanel(document_, history(), this);
    random_ = new RandomPanel(this);
    choices_ = new ChoiceTreePanel(document_, perfect_, this);
    bar_ = new FormulaBar(document_, this); // Last: Tab leads from here to the tree.
    setGuideSection(bar_, QStringLiteral("Turns and variables"));
    bar_->strip()->installEventFilter(this);

    addDivider("tree-divider", pane_,
               [this](const QSize& /*size*/) { return pane_->usualSizes(); });
    connect(pane_, &TreePane::arrangeWanted, this, &FormulaGamePage::arrangeDividers);

    tabs_ = new SideTabs(this);
    tabs_->addPanel(play_, tr("Game"));
    tabs_->addTab(table_, tr("Truth table"));
    tabs_->addPanel(compare_, tr("Compare"));
    tabs_->addPanel(random_, tr("Random"));
    tabs_->addTab(choices_, tr("Choices"));

    splitter_ = addColumns(stacked({bar_, pane_, choice_, game_over_, runBar()}, pane_), tabs_, 33,
                           QWIDGETSIZE_MAX);
    setAreas({tree_, bar_->formula(), bar_->strip(), runBar(), tabs_});
    new DigitKeys(this);
}

QSize FormulaGamePage::minimumSizeHint() const {
    QSize inner = splitter_->minimumSizeHint();
    // In the width that there is: in a wide window they take one row.
    const QWidget* column = splitter_->widget(0);
    const int left = std::max(column->minimumSizeHint().width(), column->width());
    for (const QWidget* rows : {static_cast<QWidget*>(choice_), static_cast<QWidget*>(runBar())})
        inner.rheight() +=
            rows->layout()->heightForWidth(left) - rows->layout()->minimumSize().height();
    return withMargins(inner);
}

void FormulaGamePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    updateGeometry(); // minimumSizeHint() is that of this width
}

void FormulaGamePage::connectAll() {
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { updateGeometry(); });
    forgetOnChange(document_);
    addWork(computer_);
    addWork(perfect_);
    addWork(random_);
    addWork(table_);
    addWork(compare_);
    followEditors();
    connect(perfect_, &PerfectPlay::onChanged, runBar(), &RunBar::clearTime);
    connect(tree_, &TreeView::nodeClicked, this, &FormulaGamePage::pickNode);
    connect(random_, &RandomPanel::runningChanged, this, [this](bool running) {
        if (running)
            replaced_ = document_->state().draft;
    });
    connect(document_, &FormulaDocument::changed, this, [this] {
        forgetNews();
        // It may come much later, and must not take the place of what has been begun meanwhile.
        if (random_->isRunning() && document_->state().draft != replaced_)
            random_->takeBack();
        if (const auto& position = document_->lastPosition();
            !document_->isGame() || position->shared_game() != noted_game_)
            random_->forget();
        refresh();
    });
    connect(document_, &FormulaDocument::playersChanged, this, &FormulaGamePage::refresh);
    connect(computer_, &FormulaComputer::failed, this, &Page::message);
    connect(perfect_, &PerfectPlay::failed, this, &Page::message);
    connect(perfect_, &PerfectPlay::changed, this, &FormulaGamePage::refreshPerfectPlay);
    connect(perfect_, &PerfectPlay::onChanged, this, [this](bool on) {
        runBar()->setStartChecked(on);
        if (on && tabs_->currentWidget() != choices_) // which shows who wins, too
            tabs_->setCurrentIndex(0);
        forgetNews();
        refreshPerfectPlay();
    });
    connect(perfect_, &PerfectPlay::hinted, this, &FormulaGamePage::showHint);
    connect(perfect_, &PerfectPlay::lineFound, this, &FormulaGamePage::showLine);
    connect(pane_, &TreePane::drawingShownChanged, this, &FormulaGamePage::commandsChanged);
    connect(choice_, &ChoiceLine::chosen, this, &FormulaGamePage::choose);
    connect(choice_, &ChoiceLine::restartWanted, document_, &FormulaDocument::restart);
    connect(game_over_, &GameOverBar::againWanted, document_, &FormulaDocument::restart);
    connect(game_over_, &GameOverBar::reviewWanted, this, &FormulaGamePage::review);
    connect(game_over_, &GameOverBar::mistakeWanted, document_, &FormulaDocument::show);
    connect(game_over_, &GameOverBar::acted, tree_, [this] { tree_->setFocus(); });
    connect(choice_, &ChoiceLine::acted, tree_, [this] { tree_->setFocus(); });
    connect(play_, &PlayPanel::hintWanted, perfect_, &PerfectPlay::askForHint);
    connect(play_, &PlayPanel::lineWanted, perfect_, &PerfectPlay::askForLine);
    connect(play_, &PlayPanel::restartWanted, document_, &FormulaDocument::restart);
    connect(runBar(), &RunBar::startToggled, perfect_, &PerfectPlay::setOn);
    connect(choices_, &ChoiceTreePanel::chosen, this, &FormulaGamePage::choose);
    connect(choices_, &ChoiceTreePanel::said, this, &FormulaGamePage::showMessage);
    connect(random_, &RandomPanel::gameMade, this, &FormulaGamePage::takeRandomGame);
    connect(random_, &RandomPanel::copyWanted, this, &Page::copyWanted);
    connect(table_, &TablePanel::copyWanted, this, &Page::copyWanted);
    connect(compare_, &ComparePanel::rowWanted, this, [this](const std::vector<bool>& row) {
        tabs_->setCurrentWidget(table_);
        table_->showRow(row);
    });
}

void FormulaGamePage::showExample() {
    const FormulaExample example = formulaExample();
    document_->restore(example.draft, example.values, example.values.size(), example.computer);
    card_is_news_ = false; // the example has a card of its own
    refreshCard();
}

bool FormulaGamePage::eventFilter(QObject* watched, QEvent* event) {
    return (event->type() == QEvent::KeyPress && chooseByKey(*static_cast<QKeyEvent*>(event))) ||
           Page::eventFilter(watched, event);
}

/// 0 and 1 are values wherever the keyboard is, but for fields that take digits themselves.
void FormulaGamePage::keyPressEvent(QKeyEvent* event) {
    if (!chooseByKey(*event))
        Page::keyPressEvent(event);
}

bool FormulaGamePage::chooseByKey(const QKeyEvent& key) {
    // Some keyboards have digits only with Shift.
    const bool plain =
        (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain || (key.key() != Qt::Key_0 && key.key() != Qt::Key_1))
        return false;
    if (!key.isAutoRepeat()) // a key that is held makes one choice, not those of both players
        choose(key.key() == Qt::Key_1);
    return true;
}

void FormulaGamePage::choose(bool value) {
    if (const auto played = document_->play(value); !played)
        showMessage(coreWords(played.error().message));
}

void FormulaGamePage::showMessage(const QString& text) {
    choice_->showMessage(text);
}

void FormulaGamePage::forgetNews() {
    card_is_news_ = false;
    hinted_part_.reset();
}

/// A leaf without a value is chosen where it lies, when its turn has come.
void FormulaGamePage::pickNode(int node) {
    const auto& position = document_->shownPosition();
    if (!document_->isGame() || !position)
        return;
    const formula_game::Game& game = position->game();
    const logic::Expr part = drawn_.parts[static_cast<std::size_t>(node)];
    if (game.store().kind(part) != logic::Kind::variable)
        return;
    std::size_t turn = 0;
    while (game.variable(turn) != game.store().variable_of(part))
        ++turn;
    const QLatin1Char variable(game.letter(turn));
    const QLatin1Char mover(letter_of(game.player(turn)));
    if (turn < position->played())
        showMessage(tr("%1 = %2, chosen by %3 in turn %4.")
                        .arg(variable)
                        .arg(position->value(turn) ? 1 : 0)
                        .arg(mover)
                        .arg(turn + 1));
    else if (turn > position->played())
        showMessage(tr("%1 chooses %2 in turn %3. %4 is chosen next.")
                        .arg(mover)
                        .arg(variable)
                        .arg(turn + 1)
                        .arg(QLatin1Char(position->next_letter())));
    else if (isComputersTurn())
        showMessage(tr("%1 (computer) chooses %2.").arg(mover).arg(variable));
    else
        askForValue(node);
}

void FormulaGamePage::askForValue(int node) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const bool value : {false, true})
        connect(menu->addAction(choice_->choiceText(value)), &QAction::triggered, this,
                [this, value] { choose(value); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(tree_->mapToGlobal(tree_->rectOf(node).bottomLeft().toPoint()));
}

void FormulaGamePage::showHint(bool value, const QString& why, logic::Expr part) {
    const QString move = QStringLiteral("%1 = %2")
                             .arg(QLatin1Char(document_->shownPosition()->next_letter()))
                             .arg(value ? 1 : 0);
    tabs_->setCurrentIndex(0);
    play_->setCard(tr("Hint: %1").arg(move), why);
    card_is_news_ = true;
    hinted_part_ = part;
    refreshTree();
}

/// The values stand in the list, to be stepped through; the position stays.
void FormulaGamePage::showLine(const Position& position, const std::vector<bool>& values) {
    if (!document_->continueWith(position, values, tr("line of best play")))
        return;
    QStringList choices;
    for (std::size_t i = 0; i < values.size(); ++i)
        choices << QStringLiteral("%1 = %2")
                       .arg(QLatin1Char(position.game().letter(position.played() + i)))
                       .arg(values[i] ? 1 : 0);
    tabs_->setCurrentIndex(0);
    play_->setCard(
        tr("A line of best play"),
        tr("%1\nStep through it with Alt+Right and Alt+Left, or choose another value. Undo "
           "takes it away.")
            .arg(choices.join(QStringLiteral(", "))));
    card_is_news_ = true;
}

void FormulaGamePage::takeRandomGame(const formula_game::Game& game,
                                     const formula_game::Recipe& recipe) {
    // Who plays against the computer plays the side that can win.
    auto players = document_->players();
    if (players[0] != players[1])
        for (const Player player : {Player::e, Player::a})
            players.at(static_cast<std::size_t>(player)).computer = player != recipe.winner;
    document_->setPosition(Position(game), players,
                           tr("random game %1").arg(QString::fromStdString(to_text(recipe))));
    noted_game_ = document_->lastPosition()->shared_game();
    note_ = tr("%1 can win this random game. Can you keep the win to the end?\n"
               "Seed: %2")
                .arg(QLatin1Char(letter_of(recipe.winner)))
                .arg(QString::fromStdString(to_text(recipe)));
    tabs_->setCurrentIndex(0);
    refreshCard();
}

void FormulaGamePage::refresh() {
    std::vector<TurnCard> cards;
    if (const auto& position = document_->lastPosition()) {
        const formula_game::Game& game = position->game();
        for (std::size_t turn = 0; turn < game.size(); ++turn) {
            TurnCard card{letter_of(game.player(turn)), game.letter(turn), std::nullopt, false};
            if (turn < document_->shown())
                card.value = position->value(turn);
            for (const formula_game::Blunder& blunder : perfect_->blunders())
                card.thrown_away = card.thrown_away || (card.value && blunder.turn == turn);
            cards.push_back(card);
        }
    }
    bar_->strip()->setTurns(cards, document_->shown());
    refreshPerfectPlay();
    showRunning();
}

void FormulaGamePage::foldAll(bool folded) {
    folded ? tree_->foldBelow(1) : tree_->unfoldUnder(0);
    Q_EMIT treeFolded();
}

std::vector<bool> FormulaGamePage::markedNodes(const std::vector<Known>& known) const {
    const Position& position = *document_->shownPosition();
    if (hinted_part_)
        return nodesOf(drawn_, *hinted_part_);
    if (known[position.game().root().index()] == Known::open && perfect_->isOn())
        if (const auto* explanation = perfect_->explanation())
            return nodesOf(drawn_, explanation->reason.goal.part);
    return decidingNodes(drawn_, position.game(), known);
}

void FormulaGamePage::refreshTree() {
    const auto position = document_->shownPosition();
    const bool old = position && !document_->isGame();
    pane_->setUsable(document_->isGame());
    setFaded(*tree_, old);
    if (!position) {
        drawn_ = {};
        drawn_game_.reset();
        const QString none = awaitsFile() ? tr("Reading the file\u2026")
                                          : tr("The tree of the formula appears here.");
        tree_->setTree({{}, none});
        tree_->setEmptyText(none);
        pane_->setDrawing({});
        return;
    }
    const std::vector<Known> known = formula_game::known_values(*position);
    const bool another = position->shared_game() != drawn_game_;
    if (another) {
        drawn_game_ = position->shared_game();
        drawn_ = treeOf(*drawn_game_);
    }
    const std::vector<bool> marks = markedNodes(known);
    NodeLooks looks(*position, known);
    const auto content = [&](std::size_t node) -> const GraphNode& {
        return looks.of(drawn_.parts[node], drawn_.cut[node], marks[node]);
    };
    if (!another) {
        for (std::size_t node = 0; node < drawn_.parts.size(); ++node)
            if (const GraphNode& next = content(node);
                next != static_cast<const GraphNode&>(tree_->tree().at(static_cast<int>(node))))
                tree_->updateNode(static_cast<int>(node), next);
        return;
    }
    TreeModelData model = drawn_.data;
    for (std::size_t node = 0; node < drawn_.parts.size(); ++node)
        static_cast<GraphNode&>(model.nodes[node]) = content(node);
    tree_->setTree(std::move(model), drawn_.data.size() > most_unfolded
                                         ? drawn_.levelFor(most_unfolded)
                                         : TreeView::unfolded);
    pane_->setDrawing(drawingOf(*drawn_game_));
}

std::vector<std::size_t> FormulaGamePage::mistakes() const {
    std::vector<std::size_t> turns;
    for (const formula_game::Blunder& blunder : perfect_->blunders())
        turns.push_back(blunder.turn);
    return turns;
}

/// From the first blunder, with the values in sight.
void FormulaGamePage::review() {
    perfect_->setOn(true);
    const auto all = mistakes();
    document_->show(all.empty() ? 0 : all.front());
}

void FormulaGamePage::refreshPerfectPlay() {
    const auto over = endOf(*document_, *perfect_);
    game_over_->follow(document_->played(), document_->hasPerson() && perfect_->isOn());
    game_over_->setOutcome(over);
    choice_->setVisible(!over);
    play_->setRestartShown(!over);
    Q_EMIT commandsChanged();
    choice_->setSolution(perfect_->solution());
    refreshTree();
    choices_->refresh();
    play_->setBlunders(perfect_->blunders());
    std::vector<TurnCard> cards = bar_->strip()->turns();
    for (std::size_t turn = 0; turn < cards.size(); ++turn)
        cards[turn].thrown_away =
            cards[turn].value &&
            std::any_of(perfect_->blunders().begin(), perfect_->blunders().end(),
                        [turn](const formula_game::Blunder& b) { return b.turn == turn; });
    bar_->strip()->setTurns(cards, document_->shown());
    refreshCard();
}

void FormulaGamePage::refreshCard() {
    if (card_is_news_)
        return;
    const auto& position = document_->shownPosition();
    const bool noted = position && position->shared_game() == noted_game_;
    const FormulaCard card = cardOf(*document_, *perfect_, noted ? note_ : QString());
    play_->setCard(card.title, card.text);
}

PageInfo FormulaGamePage::pageInfo() {
    PageInfo info{
        QStringLiteral("formula-game"),
        tr("Formula Game"),
        QStringLiteral("formula-game"),
        commands(),
        {{tr("Formula game configuration"), {QStringLiteral("*.txt"), QStringLiteral("*.fg")}}},
        [](const QByteArray& content) {
            const std::string text = content.toStdString();
            return formula_game::looks_like_configuration(text) ||
                   FormulaDocument::quantifiedIn(text).has_value();
        },
        [] { return std::make_unique<FormulaGamePage>(); },
        formulaGameLegend};
    info.prepare = prepared_formula;
    return info;
}

void FormulaGamePage::copyFormula(const logic::Notation& notation) {
    const formula_game::Game& game = document_->lastPosition()->game();
    const auto text = logic::print(game.store(), game.root(), notation);
    if (text)
        Q_EMIT copyWanted(QString::fromStdString(*text));
    else
        showMessage(coreWords(text.error().message));
}

void FormulaGamePage::newDocument() {
    document_->clear();
    bar_->formula()->setFocus();
}

Result<void> FormulaGamePage::open(const QByteArray& content) {
    return openFile(content, {});
}

Result<void> FormulaGamePage::openFile(const QByteArray& content, const QString& path) {
    return openPrepared(prepared_formula(content), content, path);
}

Result<void> FormulaGamePage::openPrepared(const PreparedFile& prepared, const QByteArray& content,
                                           const QString& path) {
    const auto& opened = *static_cast<const Result<FormulaState>*>(prepared.get());
    if (!opened)
        return tl::unexpected(opened.error());
    document_->open(*opened, tr("open a configuration"));
    if (FormulaDocument::quantifiedIn(content.toStdString()))
        setOwnForm(path, form_with_quantifiers);
    return {};
}

void FormulaGamePage::noteSaved(const QString& path) {
    if (ownForm(path) == form_with_quantifiers)
        setOwnForm(path, {});
}

QByteArray FormulaGamePage::save(const QString& /*file_name*/) const {
    if (document_->isGame())
        return QByteArray::fromStdString(to_text(*document_->lastPosition()));
    // What is half typed is kept as it is.
    const GameDraft& draft = document_->state().draft;
    return QByteArray::fromStdString(formula_game::to_text(
        formula_game::ConfigurationText{draft.formula, draft.turns, draft.variables, {}}));
}

QString FormulaGamePage::lossOf(const QString& file_name) const {
    if (ownForm(file_name) == form_with_quantifiers)
        return tr("This file is a formula with quantifiers. Saving replaces it with a "
                  "configuration of the game.");
    if (!document_->isGame())
        return document_->played() > 0 ? tr("There is an error in the formula, the variables or "
                                            "the turns. The file would "
                                            "not contain the chosen values.")
                                       : QString();
    const FormulaState& state = document_->state();
    if (state.checked->understood.empty())
        return {};
    const auto tidy = tidied(state.draft.formula);
    if (!tidy)
        return {};
    const auto is_name = [](const formula_game::StrictForm::Renamed& each) {
        return each.from.size() > 1 || each.from[0] - 'A' != each.to - 'a';
    };
    const auto found = std::find_if(tidy->renamed.begin(), tidy->renamed.end(), is_name);
    return found == tidy->renamed.end() ? QString()
                                        : tr("The game's syntax has only letters. The file would "
                                             "contain a letter in place of "
                                             "each name, for example %1 for %2.")
                                              .arg(QLatin1Char(found->to))
                                              .arg(QString::fromStdString(found->from));
}

FileBytes FormulaGamePage::bytesFor(const QString& file_name) const {
    if (!document_->isLarge() || !document_->isGame())
        return save(file_name);
    return FileBytes([position = *document_->lastPosition()]() -> Result<std::string> {
        return to_text(position);
    });
}

bool FormulaGamePage::needsFile() const {
    return document_->isLarge();
}

bool FormulaGamePage::awaitsFile() const {
    return document_->state().awaited.has_value();
}

void FormulaGamePage::restoreFile(const QByteArray& content) {
    if (content.isNull())
        document_->restoreAwaited(nullptr);
    else
        restorePrepared(prepared_formula(content), content);
}

void FormulaGamePage::restorePrepared(const PreparedFile& prepared, const QByteArray& /*content*/) {
    const auto& opened = *static_cast<const Result<FormulaState>*>(prepared.get());
    document_->restoreAwaited(opened ? &*opened : nullptr);
    if (const QJsonObject folded = std::exchange(folded_later_, {}); !folded.isEmpty())
        restoreFolded(folded);
}

QString FormulaGamePage::copy() const {
    return QString::fromUtf8(save({}));
}

Result<void> FormulaGamePage::paste(const QString& text) {
    // A formula with quantifiers, a configuration, or else a formula however it is spelled.
    if (auto quantified = quantifiedDraft(text.toStdString())) {
        if (!*quantified)
            return tl::unexpected(std::move(quantified->error()));
        document_->replaceDraft(**quantified, tr("paste a formula"));
        return {};
    }
    if (text.contains(QLatin1Char(':'))) {
        auto position = formula_game::configuration_of(text.toStdString());
        if (!position)
            return tl::unexpected(std::move(position.error()));
        document_->openPosition(*position, tr("paste a configuration"));
        return {};
    }
    auto formula = tidied(text.trimmed().toStdString());
    if (!formula)
        return tl::unexpected(std::move(formula.error()));
    document_->replaceFormula(QString::fromStdString(formula->text), tr("paste a formula"));
    return {};
}

bool FormulaGamePage::hasPicture() const {
    return !tree_->scene().bounds.isEmpty();
}

QSize FormulaGamePage::pictureSize() const {
    return tree_->pictureSize();
}

void FormulaGamePage::drawPicture(QPainter& painter, const Colours& colours) const {
    tree_->paintPicture(painter, colours);
}

void FormulaGamePage::keepSession() {
    session()->keep(
        Session::document_key, [this] { return documentJson(*document_); },
        [this](const QJsonObject& json) { restoreDocument(*document_, json); }, document_,
        &FormulaDocument::changed, document_, &FormulaDocument::playersChanged);
    session()->keep(
        "folded", [this] { return foldedJson(); },
        [this](const QJsonObject& json) { restoreFolded(json); }, tree_, &TreeView::foldChanged,
        this, &FormulaGamePage::treeFolded, document_, &FormulaDocument::changed);
    session()->keep(
        "drawing", [this] { return pane_->drawingWish(); },
        [this](bool shown) { pane_->setDrawingShown(shown); }, pane_,
        &TreePane::drawingShownChanged, pane_, &QSplitter::splitterMoved);
    session()->keep("table", table_->session());
    session()->keep("compare", compare_->session());
    session()->keep("random", random_->session());
    session()->keep(
        "perfect-play", [this] { return perfect_->isOn(); },
        [this](bool on) { perfect_->setOn(on); }, perfect_, &PerfectPlay::onChanged);
    session()->keep(
        "assisted", [this] { return game_over_->isAssisted(); },
        [this](bool assisted) { game_over_->setAssisted(assisted); }, game_over_,
        &GameOverBar::assistedChanged);
    // After perfect play, which shows its tab.
    session()->keep("tab", tabs_);
}

QJsonObject FormulaGamePage::foldedJson() const {
    return awaitsFile() ? folded_later_ : document_->isGame() ? pane_->folded() : QJsonObject{};
}

void FormulaGamePage::restoreFolded(const QJsonObject& json) {
    if (awaitsFile())
        folded_later_ = json;
    else
        pane_->setFolded(json);
}

void FormulaGamePage::setAnswersShown(bool shown) {
    perfect_->setOn(shown);
}

} // namespace loggia::ui
