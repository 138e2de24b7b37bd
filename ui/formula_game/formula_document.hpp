#pragma once

#include "core/base/error.hpp"
#include "core/formula_game/game.hpp"
#include "ui/formula_game/game_draft.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>

class QUndoStack;

namespace loggia::ui {

/// All that the page of the formula game shows and undo brings back.
struct FormulaState {
    GameDraft draft;
    std::shared_ptr<const CheckedDraft> checked; ///< never null
    /// All values chosen in the last game that could be made of the draft; nothing before the
    /// first.
    std::optional<formula_game::Position> position;
    std::size_t shown = 0; ///< The moment looked at: after that many values.

    /// What the draft says is a game, and it is the one of `position`.
    [[nodiscard]] bool isGame() const { return checked->game != nullptr; }
};

/// A formula game as it is edited and played, without any widget. Every change of the state is a
/// step on the undo stack; a person's move, or a new game, and the computer's answers to it are one
/// step, and so is what is typed without a pause.
class FormulaDocument : public QObject {
    Q_OBJECT

public:
    using Player = formula_game::Player;
    using Position = formula_game::Position;

    /// The texts that are typed.
    enum class Field { formula, turns, variables };

    /// `undo_stack` has to outlive the document.
    explicit FormulaDocument(QUndoStack* undo_stack, QObject* parent = nullptr);

    [[nodiscard]] const FormulaState& state() const { return state_; }
    [[nodiscard]] QString text(Field field) const;
    [[nodiscard]] const std::vector<Error>& faults(Field field) const;
    /// There is a game, so that it can be played.
    [[nodiscard]] bool isGame() const { return state_.isGame(); }
    /// The position shown; nothing where no formula was right yet.
    [[nodiscard]] std::optional<Position> shownPosition() const;
    [[nodiscard]] std::size_t shown() const { return state_.shown; }
    [[nodiscard]] std::size_t played() const {
        return state_.position ? state_.position->played() : 0;
    }
    [[nodiscard]] bool isAtEnd() const { return state_.shown == played(); }

    /// What somebody typed. Another formula takes the values chosen away; another order or other
    /// turns keep those that were chosen before the first difference.
    void type(Field field, const QString& text);
    /// Another formula, as one step of that name.
    void setFormula(const QString& text, const QString& step);
    /// Another order and other turns, as one step.
    void setOrder(const std::string& variables, const std::string& turns, const QString& step);
    /// Gives a turn to the other player.
    void toggleTurn(std::size_t turn);
    /// Another game, as one step.
    void setPosition(const Position& position, const QString& step);
    /// Nothing at all: an empty formula.
    void clear();
    /// Takes all values back.
    void restart();

    [[nodiscard]] bool isComputer(Player player) const {
        return computer_.at(static_cast<std::size_t>(player));
    }
    void setComputer(Player player, bool computer);

    /// The computer is to choose at the end of the game, whether it is allowed to at once or not.
    [[nodiscard]] bool isComputersTurn() const;
    /// The computer waits until told: after undo, redo, stop, and at start-up.
    [[nodiscard]] bool isHeld() const { return held_; }
    void setHeld(bool held);

    /// A person's value in the position shown; later ones are dropped (one step brings them back).
    /// Fails when there is no game, it is over, or it is the computer's turn there.
    Result<void> play(bool value);
    /// The computer's value, found for `thought_about`; dropped, with false, if the game has
    /// changed since.
    bool playForComputer(bool value, const Position& thought_about);
    /// Goes on from the position shown: drops later values and lets the computer choose.
    void continueFromHere();
    /// Looks at the moment after that many values. Not a step.
    void show(std::size_t values);

    /// Puts a state back without a step: at start-up. `values` that do not fit are left out.
    void restore(const GameDraft& draft, std::string_view values, std::size_t shown,
                 std::array<bool, 2> computer);

Q_SIGNALS:
    void changed();
    void playersChanged();

private:
    friend class FormulaStep;
    /// `answered` steps take the computer's `answer`s to them into the same step.
    enum class Kind { other, typing, answered, answer };

    [[nodiscard]] FormulaState stateOf(const GameDraft& draft) const;
    void push(FormulaState next, const QString& step, Kind kind, int run = 0);
    void apply(const FormulaState& state, bool again);

    QUndoStack* undo_stack_;
    FormulaState state_;
    std::array<bool, 2> computer_{true, false}; ///< E, A
    bool held_ = false;
    QElapsedTimer since_typed_;
    Field typed_in_ = Field::formula;
    int run_ = 0; ///< What is typed in one go has one number.
};

} // namespace loggia::ui
