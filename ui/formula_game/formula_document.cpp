#include "ui/formula_game/formula_document.hpp"

#include "core/formula_game/format.hpp"
#include "core/logic/syntax.hpp"
#include "ui/undo/history.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using formula_game::Position;

namespace {

constexpr int longest_pause_ms = 2000;

std::string& textIn(GameDraft& draft, FormulaDocument::Field field) {
    switch (field) {
    case FormulaDocument::Field::turns:
        return draft.turns;
    case FormulaDocument::Field::variables:
        return draft.variables;
    default:
        return draft.formula;
    }
}

GameDraft draftOf(const formula_game::Game& game) {
    return {logic::write_strict(game.formula()).value(), // Game::make saw to it
            game.turns(), game.variables()};
}

std::size_t textBytes(const FormulaState& state) {
    return state.draft.formula.size() + state.draft.turns.size() + state.draft.variables.size();
}

/// Of the tree and what was understood, which the states of one draft share.
std::size_t treeBytes(const FormulaState& state) {
    constexpr std::size_t node = 16;
    // An operand takes four bytes in its node, and two characters in the text.
    constexpr std::size_t character = 2;
    const logic::Formula* const formula = state.checked->read();
    return state.checked->understood.size() +
           (formula != nullptr
                ? formula->store.size() * node + state.draft.formula.size() * character
                : 0);
}

using Played = decltype(FormulaState::played);

/// A game with all values of a position.
Played playedOf(const Position& position) {
    Played played(position.at(0));
    for (std::size_t turn = 0; turn < position.played(); ++turn)
        played.append(position.value(turn), position.at(turn + 1));
    return played;
}

FormulaState blankState() {
    return {{}, std::make_shared<const CheckedDraft>(checked({})), {}};
}

FormulaState stateOfPosition(const Position& position) {
    auto looked_at = std::make_shared<CheckedDraft>();
    looked_at->game = position.shared_game();
    return {draftOf(position.game()), std::move(looked_at), playedOf(position)};
}

QString moveText(const Position& before, bool value) {
    return QStringLiteral("%1 = %2").arg(QLatin1Char(before.next_letter())).arg(value ? 1 : 0);
}

} // namespace

std::size_t bytesHeld(const FormulaState& before, const FormulaState& after) {
    return textBytes(before) + textBytes(after) + before.played.bytes() + after.played.bytes() +
           (before.checked != after.checked ? treeBytes(before) : 0);
}

FormulaDocument::FormulaDocument(History* history, QObject* parent)
    : PlayedDocument(history, parent, blankState(), {FormulaPlayer{true}, FormulaPlayer{}}) {}

std::optional<std::size_t> FormulaDocument::toMove(std::size_t moves) const {
    const auto& position = state().played.states()[moves];
    if (!isGame() || position->is_over())
        return std::nullopt;
    return static_cast<std::size_t>(position->to_move());
}

QString FormulaDocument::text(Field field) const {
    GameDraft draft = state().draft;
    return QString::fromStdString(textIn(draft, field));
}

const std::vector<Error>& FormulaDocument::faults(Field field) const {
    switch (field) {
    case Field::turns:
        return state().checked->turns;
    case Field::variables:
        return state().checked->variables;
    default:
        return state().checked->formula;
    }
}

FormulaState FormulaDocument::stateOf(const GameDraft& draft) const {
    const CheckedDraft* before =
        draft.formula == state().draft.formula ? state().checked.get() : nullptr;
    FormulaState next{draft, std::make_shared<const CheckedDraft>(checked(draft, before)),
                      state().played};
    if (!next.isGame())
        return next;
    next.played = Played(Position(next.checked->game));
    if (const auto& old = lastPosition()) {
        const formula_game::Game& game = *next.checked->game;
        const bool same = game.variables().size() == old->game().variables().size() &&
                          ((before != nullptr && state().isGame()) ||
                           logic::same_tree(game.formula(), old->game().formula()));
        for (std::size_t turn = 0;
             same && turn < played() && game.letter(turn) == old->game().letter(turn) &&
             game.player(turn) == old->game().player(turn);
             ++turn)
            next.played.append(old->value(turn), next.played.last()->after(old->value(turn)));
    }
    if (!isAtEnd())
        next.played.show(shown());
    return next;
}

void FormulaDocument::change(const GameDraft& draft, const QString& step, int series) {
    if (draft != state().draft)
        push(stateOf(draft), step, StepKind::edit, series);
}

void FormulaDocument::type(Field field, const QString& text) {
    if (text == this->text(field))
        return;
    const bool elsewhere = !since_typed_.isValid() || std::exchange(typed_in_, field) != field ||
                           typed_ != state().draft;
    // What was chosen for the turns before the formula was begun holds for all of it, however
    // slowly it is typed.
    if (elsewhere)
        before_typing_ = state().draft;
    if (elsewhere || since_typed_.elapsed() > longest_pause_ms)
        ++typing_;
    GameDraft draft = state().draft;
    if (field == Field::formula)
        draft = withFormula(before_typing_, text.toStdString());
    else
        textIn(draft, field) = text.toStdString();
    typed_ = draft;
    since_typed_.start();
    change(draft, tr("type text"), typing_);
}

void FormulaDocument::setFormula(const QString& text, const QString& step) {
    change(withFormula(state().draft, text.toStdString()), step);
}

void FormulaDocument::replaceFormula(const QString& text, const QString& step) {
    replace(stateOf(withFormula(state().draft, text.toStdString())), step, StepKind::edit);
}

void FormulaDocument::setDraft(const GameDraft& draft, const QString& step) {
    change(draft, step);
}

void FormulaDocument::replaceDraft(const GameDraft& draft, const QString& step) {
    replace(stateOf(draft), step, StepKind::edit);
}

void FormulaDocument::setOrder(const std::string& variables, const std::string& turns,
                               const QString& step) {
    change({state().draft.formula, turns, variables}, step);
}

void FormulaDocument::toggleTurn(std::size_t turn) {
    std::string turns = state().draft.turns;
    if (!isGame() || turn >= turns.size())
        return;
    turns[turn] = turns[turn] == 'E' ? 'A' : 'E';
    setOrder(state().draft.variables, turns,
             tr("turn %1 for %2").arg(turn + 1).arg(QLatin1Char(turns[turn])));
}

void FormulaDocument::setPosition(const Position& position, const Players& players,
                                  const QString& step) {
    replace(stateOfPosition(position), players, step, StepKind::act);
}

std::optional<GameDraft> FormulaDocument::quantifiedIn(const std::string& text) {
    constexpr std::size_t longest = 20'000;
    if (text.size() > longest)
        return std::nullopt;
    auto draft = quantifiedDraft(text);
    return draft && *draft ? std::optional(**std::move(draft)) : std::nullopt;
}

Result<FormulaState> FormulaDocument::opened(const std::string& configuration) {
    auto position = formula_game::configuration_of(configuration);
    if (position)
        return stateOfPosition(*position);
    // What was half typed when it was saved comes back as it was.
    const auto text = formula_game::configuration_text_of(configuration);
    FormulaState state = blankState();
    if (text && text->values.empty())
        state.draft = {text->formula, text->turns, text->variables};
    else if (auto quantified = quantifiedIn(configuration))
        state.draft = *std::move(quantified);
    else
        return tl::unexpected(std::move(position.error()));
    state.checked = std::make_shared<const CheckedDraft>(checked(state.draft));
    if (state.isGame())
        state.played = Played(Position(state.checked->game));
    return state;
}

void FormulaDocument::open(const FormulaState& opened, const QString& step) {
    replace(opened, step, StepKind::edit);
}

void FormulaDocument::openPosition(const Position& position, const QString& step) {
    open(stateOfPosition(position), step);
}

void FormulaDocument::clear() {
    replace(blankState(), tr("new formula"), StepKind::edit);
}

void FormulaDocument::restart() {
    if (!isGame())
        return;
    FormulaState next = state();
    next.played = Played(next.played.start());
    if (played() == 0 || isLarge())
        return push(std::move(next), tr("play again"), StepKind::act);
    replaceByNext(std::move(next), tr("play again"));
}

Result<void> FormulaDocument::play(bool value) {
    if (!isGame())
        return failure("the formula, the variables or the turns are incomplete");
    const Position position = *shownPosition();
    if (position.is_over())
        return failure("the game is over: every variable has a value");
    if (isComputer(position.to_move()))
        return failure(fmt::format("it is the computer's turn ({})",
                                   formula_game::letter_of(position.to_move())));
    FormulaState next = state();
    next.played.play(value, position.after(value));
    push(std::move(next), moveText(position, value), StepKind::act);
    return {};
}

bool FormulaDocument::playForComputer(bool value) {
    if (!isComputersTurn())
        return false;
    const Position position = *lastPosition();
    answer(value, std::optional(position.after(value)), moveText(position, value));
    return true;
}

bool FormulaDocument::continueWith(const Position& position, const std::vector<bool>& values,
                                   const QString& step) {
    if (!isGame() || shownPosition() != position)
        return false;
    FormulaState next = state();
    next.played.cut();
    for (const bool value : values)
        next.played.append(value, next.played.last()->after(value));
    next.played.show(shown());
    push(std::move(next), step, StepKind::edit);
    return true;
}

void FormulaDocument::restore(const GameDraft& draft, std::string_view values, std::size_t shown,
                              std::array<bool, 2> computer, const std::string& before) {
    FormulaState next{draft, std::make_shared<const CheckedDraft>(checked(draft)), {}};
    if (next.isGame()) {
        const auto position = formula_game::position_of(next.checked->game, values);
        next.played = playedOf(position ? *position : Position(next.checked->game));
        next.played.show(shown);
    } else if (const auto position = formula_game::configuration_of(before)) {
        next.played = playedOf(*position);
        next.played.show(shown);
    }
    PlayedDocument::restore(std::move(next),
                            {FormulaPlayer{computer[0]}, FormulaPlayer{computer[1]}});
}

bool FormulaDocument::isLarge() const {
    return state().awaited || state().draft.formula.size() > longest_small;
}

AwaitedFormula FormulaDocument::withoutFormula() const {
    if (state().awaited)
        return *state().awaited;
    AwaitedFormula result{state().draft.turns, state().draft.variables, {}, {}, 0};
    if (!isGame())
        return result;
    result.letters = lastPosition()->game().variables();
    std::sort(result.letters.begin(), result.letters.end());
    result.values = values_text(*lastPosition());
    result.shown = shown();
    return result;
}

void FormulaDocument::restoreLater(AwaitedFormula awaited, std::array<bool, 2> computer) {
    FormulaState next = blankState();
    next.awaited = std::move(awaited);
    PlayedDocument::restore(std::move(next),
                            {FormulaPlayer{computer[0]}, FormulaPlayer{computer[1]}});
}

void FormulaDocument::restoreAwaited(const FormulaState* opened) {
    if (opened == nullptr)
        return PlayedDocument::restore(blankState(), players());
    const AwaitedFormula awaited = state().awaited.value_or(AwaitedFormula());
    const logic::Formula* read = opened->checked->read();
    const bool is_other = !awaited.letters.empty() &&
                          (read == nullptr || formula_game::letters_of(*read) != awaited.letters);
    if (is_other) // the file has changed
        return PlayedDocument::restore(*opened, players());
    FormulaState next{
        {opened->draft.formula, awaited.turns, awaited.variables}, opened->checked, {}};
    if (next.draft != opened->draft)
        next.checked =
            std::make_shared<const CheckedDraft>(checked(next.draft, opened->checked.get()));
    if (next.isGame()) {
        const auto position = formula_game::position_of(next.checked->game, awaited.values);
        next.played = playedOf(position ? *position : Position(next.checked->game));
        next.played.show(awaited.shown);
    }
    PlayedDocument::restore(std::move(next), players());
}

} // namespace loggia::ui
