#pragma once

#include "core/base/error.hpp"
#include "core/formula_game/game.hpp"
#include "ui/formula_game/game_draft.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/play/played_document.hpp"
#include "ui/widgets/play/played_game.hpp"

#include <QElapsedTimer>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::ui {

/// What the session holds of a game whose formula is too large for it.
struct AwaitedFormula {
    std::string turns;
    std::string variables;
    std::string letters; ///< Of the formula, in alphabetical order; empty where it has no game.
    std::string values;
    std::size_t shown = 0;
};

/// All that the page of the formula game shows and undo brings back.
struct FormulaState {
    GameDraft draft;
    std::shared_ptr<const CheckedDraft> checked; ///< never null
    /// The last game that could be made of the draft; no position before the first.
    PlayedGame<std::optional<formula_game::Position>, bool> played;
    /// The formula is still to come from its file, and the draft is empty until then.
    std::optional<AwaitedFormula> awaited{};

    /// What the draft says is a game, and it is the one that is played.
    [[nodiscard]] bool isGame() const { return checked->game != nullptr; }
};

[[nodiscard]] std::size_t bytesHeld(const FormulaState& before, const FormulaState& after);

/// Who plays E or A.
struct FormulaPlayer {
    bool computer = false;

    friend bool operator==(const FormulaPlayer&, const FormulaPlayer&) = default;
};

/// A formula game as it is edited and played, without any widget. What is typed without a pause is
/// one step.
class FormulaDocument final : public PlayedDocument<FormulaState, FormulaPlayer> {
    Q_OBJECT

public:
    using Player = formula_game::Player;
    using Position = formula_game::Position;

    /// In bytes. A longer formula is not edited, and takes too long to read for the window's
    /// thread.
    static constexpr std::size_t longest_small = 30'000;

    /// The texts that are typed.
    enum class Field { formula, turns, variables };

    /// `history` has to outlive the document.
    explicit FormulaDocument(History* history, QObject* parent = nullptr);

    [[nodiscard]] QString text(Field field) const;
    [[nodiscard]] const std::vector<Error>& faults(Field field) const;
    /// There is a game, so that it can be played.
    [[nodiscard]] bool isGame() const { return state().isGame(); }
    /// The position shown, and that after all values chosen; nothing where no formula was right
    /// yet.
    [[nodiscard]] const std::optional<Position>& shownPosition() const {
        return state().played.state();
    }
    [[nodiscard]] const std::optional<Position>& lastPosition() const {
        return state().played.last();
    }

    /// What somebody typed. Another formula takes the values chosen away; another order or other
    /// turns keep those that were chosen before the first difference. Order and turns of a formula
    /// that is typed in one go follow from those before its first letter: who retypes a formula
    /// does not lose those of variables that come back.
    void type(Field field, const QString& text);
    /// Changes the formula, as one step of that name.
    void setFormula(const QString& text, const QString& step);
    /// The same for a formula that comes from elsewhere.
    void replaceFormula(const QString& text, const QString& step);
    /// Another formula, order and turns, as one step; the same from elsewhere.
    void setDraft(const GameDraft& draft, const QString& step);
    void replaceDraft(const GameDraft& draft, const QString& step);
    /// Another order and other turns, as one step.
    void setOrder(const std::string& variables, const std::string& turns, const QString& step);
    /// Gives a turn to the other player.
    void toggleTurn(std::size_t turn);
    /// Another game, to be played by `players`; one step, which brings back game and players.
    void setPosition(const Position& position, const Players& players, const QString& step);
    /// The game that a formula with quantifiers alone is; nothing where the text is no such
    /// formula.
    [[nodiscard]] static std::optional<GameDraft> quantifiedIn(const std::string& text);
    /// What a configuration holds, or a formula with quantifiers, for open(): a game, or a draft
    /// that is none yet. On any thread.
    [[nodiscard]] static Result<FormulaState> opened(const std::string& configuration);
    /// Opens it: the computer does not move on in a game until it is told.
    void open(const FormulaState& opened, const QString& step);
    /// The same of a game.
    void openPosition(const Position& position, const QString& step);
    /// Nothing at all: an empty formula.
    void clear();
    /// The same game without values. It is another document where there were some, so that they
    /// stay in their file; a large formula, which comes back only from its file, keeps it.
    void restart();

    [[nodiscard]] bool isComputer(Player player) const {
        return players().at(static_cast<std::size_t>(player)).computer;
    }
    void setComputer(Player player, bool computer) {
        setPlayer(static_cast<std::size_t>(player), {computer});
    }

    /// A person's value in the position shown; later ones are dropped (one step brings them back).
    /// Fails when there is no game, it is over, or it is the computer's turn there.
    Result<void> play(bool value);
    /// The computer's value at the end of the game; dropped, with false, where it is not its turn.
    bool playForComputer(bool value);

    /// Goes on from `position` with these values, found for it, and shows it still; dropped, with
    /// false, if another position is shown by now. The computer does not move on in it.
    bool continueWith(const Position& position, const std::vector<bool>& values,
                      const QString& step);

    /// Puts a state back without a step: at start-up. `values` that do not fit are left out. Where
    /// the draft is no game, `before` is the configuration of the last one that was, if any.
    void restore(const GameDraft& draft, std::string_view values, std::size_t shown,
                 std::array<bool, 2> computer, const std::string& before = {});

    /// The formula is too large for the session, whether it is there or awaited.
    [[nodiscard]] bool isLarge() const;
    /// What the session holds of a large one; while it is awaited, what it held.
    [[nodiscard]] AwaitedFormula withoutFormula() const;
    /// Puts a game back whose formula comes later.
    void restoreLater(AwaitedFormula awaited, std::array<bool, 2> computer);
    /// The awaited formula, as opened() has it; null where there is none any more.
    void restoreAwaited(const FormulaState* opened);

protected:
    [[nodiscard]] std::optional<std::size_t> toMove(std::size_t moves) const override;

private:
    [[nodiscard]] FormulaState stateOf(const GameDraft& draft) const;
    /// The edit that `draft` is; nothing where it is none.
    void change(const GameDraft& draft, const QString& step, int series = 0);

    QElapsedTimer since_typed_;
    Field typed_in_ = Field::formula;
    int typing_ = 0;          ///< What is typed in one go has one number.
    GameDraft before_typing_; ///< The draft before what is typed in this go ...
    GameDraft typed_;         ///< ... and after it.
};

} // namespace loggia::ui
