#include "ui/formula_game/formula_document.hpp"

#include "core/formula_game/format.hpp"
#include "core/logic/strict_syntax.hpp"
#include "ui/shell/state_step.hpp"

#include <QUndoStack>

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

QString moveText(const Position& before, bool value) {
    return QStringLiteral("%1 = %2").arg(QLatin1Char(before.next_letter())).arg(value ? 1 : 0);
}

} // namespace

class FormulaStep final : public StateStep<FormulaState> {
public:
    using Kind = FormulaDocument::Kind;

    FormulaStep(FormulaDocument* document, FormulaState after, const QString& text, Kind kind,
                int run)
        : StateStep(
              [document](const FormulaState& state, bool again) { document->apply(state, again); },
              document->state(), std::move(after), text),
          kind_(kind), run_(run) {}

    [[nodiscard]] int id() const override { return kind_ == Kind::other ? -1 : 1; }

    /// Typing goes on; a person's move, or a new game, takes the computer's answers to it into the
    /// same step.
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const FormulaStep*>(other);
        const bool typing =
            kind_ == Kind::typing && next->kind_ == Kind::typing && next->run_ == run_;
        const bool answer = kind_ == Kind::answered && next->kind_ == Kind::answer;
        if (typing || answer)
            takeIn(*next);
        return typing || answer;
    }

private:
    Kind kind_;
    int run_;
};

FormulaDocument::FormulaDocument(QUndoStack* undo_stack, QObject* parent)
    : QObject(parent), undo_stack_(undo_stack) {
    state_.checked = std::make_shared<const CheckedDraft>(checked({}));
}

QString FormulaDocument::text(Field field) const {
    GameDraft draft = state_.draft;
    return QString::fromStdString(textIn(draft, field));
}

const std::vector<Error>& FormulaDocument::faults(Field field) const {
    switch (field) {
    case Field::turns:
        return state_.checked->turns;
    case Field::variables:
        return state_.checked->variables;
    default:
        return state_.checked->formula;
    }
}

std::optional<Position> FormulaDocument::shownPosition() const {
    if (!state_.position)
        return std::nullopt;
    return state_.position->at(state_.shown);
}

FormulaState FormulaDocument::stateOf(const GameDraft& draft) const {
    FormulaState next{draft, std::make_shared<const CheckedDraft>(checked(draft)), state_.position,
                      state_.shown};
    if (!next.isGame())
        return next;
    Position position(next.checked->game);
    if (state_.position) {
        const formula_game::Game& game = position.game();
        const Position& old = *state_.position;
        const bool same = game.variables().size() == old.game().variables().size() &&
                          draft.formula == logic::write_strict(old.game().formula()).value();
        for (std::size_t turn = 0;
             same && turn < old.played() && game.letter(turn) == old.game().letter(turn) &&
             game.player(turn) == old.game().player(turn);
             ++turn)
            position = position.after(old.value(turn));
    }
    next.shown = std::min(state_.shown, position.played());
    if (isAtEnd())
        next.shown = position.played();
    next.position = std::move(position);
    return next;
}

void FormulaDocument::type(Field field, const QString& text) {
    if (text == this->text(field))
        return;
    GameDraft draft = state_.draft;
    if (field == Field::formula)
        draft = withFormula(draft, text.toStdString());
    else
        textIn(draft, field) = text.toStdString();
    if (!since_typed_.isValid() || since_typed_.elapsed() > longest_pause_ms ||
        std::exchange(typed_in_, field) != field)
        ++run_;
    since_typed_.start();
    held_ = true; // The computer does not move into a game that is being typed.
    push(stateOf(draft), tr("typing"), Kind::typing, run_);
}

void FormulaDocument::setFormula(const QString& text, const QString& step) {
    const GameDraft draft = withFormula(state_.draft, text.toStdString());
    if (draft == state_.draft)
        return;
    held_ = true;
    push(stateOf(draft), step, Kind::other);
}

void FormulaDocument::setOrder(const std::string& variables, const std::string& turns,
                               const QString& step) {
    GameDraft draft = state_.draft;
    draft.variables = variables;
    draft.turns = turns;
    if (draft == state_.draft)
        return;
    held_ = true;
    push(stateOf(draft), step, Kind::other);
}

void FormulaDocument::toggleTurn(std::size_t turn) {
    std::string turns = state_.draft.turns;
    if (!isGame() || turn >= turns.size())
        return;
    turns[turn] = turns[turn] == 'E' ? 'A' : 'E';
    setOrder(state_.draft.variables, turns,
             tr("turn %1 for %2").arg(turn + 1).arg(QLatin1Char(turns[turn])));
}

void FormulaDocument::setPosition(const Position& position, const QString& step) {
    FormulaState next;
    next.draft = draftOf(position.game());
    auto looked_at = std::make_shared<CheckedDraft>();
    looked_at->game = position.shared_game();
    next.checked = std::move(looked_at);
    next.position = position;
    next.shown = position.played();
    held_ = false;
    push(std::move(next), step, Kind::answered);
}

void FormulaDocument::clear() {
    FormulaState next;
    next.checked = std::make_shared<const CheckedDraft>(checked({}));
    held_ = false;
    push(std::move(next), tr("new formula"), Kind::other);
}

void FormulaDocument::restart() {
    if (!isGame())
        return;
    FormulaState next = state_;
    next.position = next.position->at(0);
    next.shown = 0;
    held_ = false;
    push(std::move(next), tr("play again"), Kind::answered);
}

void FormulaDocument::setComputer(Player player, bool computer) {
    bool& known = computer_.at(static_cast<std::size_t>(player));
    if (std::exchange(known, computer) != computer)
        Q_EMIT playersChanged();
}

bool FormulaDocument::isComputersTurn() const {
    return isGame() && !state_.position->is_over() && isComputer(state_.position->to_move());
}

void FormulaDocument::setHeld(bool held) {
    if (std::exchange(held_, held) != held)
        Q_EMIT changed();
}

Result<void> FormulaDocument::play(bool value) {
    if (!isGame())
        return failure("the formula, the order or the turns are not right yet");
    const Position position = *shownPosition();
    if (position.is_over())
        return failure("the game is over: all values are chosen");
    if (isComputer(position.to_move()))
        return failure(fmt::format("it is the turn of {}, whom the computer plays",
                                   formula_game::letter_of(position.to_move())));
    FormulaState next = state_;
    next.position = position.after(value);
    next.shown = next.position->played();
    held_ = false;
    push(std::move(next), moveText(position, value), Kind::answered);
    return {};
}

bool FormulaDocument::playForComputer(bool value, const Position& thought_about) {
    if (!isComputersTurn() || *state_.position != thought_about)
        return false;
    FormulaState next = state_;
    next.position = state_.position->after(value);
    // Who looks at an earlier moment goes on doing so.
    if (isAtEnd())
        next.shown = next.position->played();
    push(std::move(next), moveText(*state_.position, value), Kind::answer);
    return true;
}

void FormulaDocument::continueFromHere() {
    if (!isGame())
        return;
    held_ = false;
    if (isAtEnd()) {
        Q_EMIT changed();
        return;
    }
    FormulaState next = state_;
    next.position = shownPosition();
    push(std::move(next), tr("go on from an earlier turn"), Kind::answered);
}

void FormulaDocument::show(std::size_t values) {
    values = std::min(values, played());
    if (std::exchange(state_.shown, values) != values)
        Q_EMIT changed();
}

void FormulaDocument::restore(const GameDraft& draft, std::string_view values, std::size_t shown,
                              std::array<bool, 2> computer) {
    computer_ = computer;
    held_ = true;
    state_ = {draft, std::make_shared<const CheckedDraft>(checked(draft)), std::nullopt, 0};
    if (isGame()) {
        auto position = formula_game::position_of(state_.checked->game, values);
        state_.position = position ? *position : Position(state_.checked->game);
        state_.shown = std::min(shown, state_.position->played());
    }
    Q_EMIT playersChanged();
    Q_EMIT changed();
}

void FormulaDocument::push(FormulaState next, const QString& step, Kind kind, int run) {
    undo_stack_->push(new FormulaStep(this, std::move(next), step, kind, run));
}

void FormulaDocument::apply(const FormulaState& state, bool again) {
    state_ = state;
    // After undo the computer would at once make the move again that was just taken back.
    if (again)
        held_ = true;
    Q_EMIT changed();
}

} // namespace loggia::ui
