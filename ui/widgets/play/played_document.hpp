#pragma once

#include "ui/undo/history.hpp"

#include <QObject>
#include <QString>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

namespace loggia::ui {

/// Kind of a change of a played document. It decides which steps are undone together and whether
/// the computer may move afterwards.
enum class StepKind {
    edit,   ///< A change of what is played, or another game: the computer waits until told to move.
    act,    ///< A move of the user, a new game, going on from here: the computer may answer.
    answer, ///< A move of the computer.
};

/// Decides which consecutive steps are undone as one: edits of the same series (for example,
/// letters typed without a pause), and an act with the computer's answers up to the user's next
/// turn. If the computer plays both sides, each move is a step of its own.
struct StepBond {
    int series = 0;         ///< Number of the series of edits; 0: none.
    bool is_open = false;   ///< An act that still waits for an answer.
    bool is_answer = false; ///< Joins an open act.

    [[nodiscard]] bool joins(const StepBond& next) const {
        return (series != 0 && series == next.series) || (is_open && next.is_answer);
    }
};

/// The part of PlayedDocument that does not depend on the types.
class PlayedDocumentBase : public QObject {
    Q_OBJECT

public:
    /// Whether the computer is the next to move at the end of the game, held or not.
    [[nodiscard]] virtual bool isComputersTurn() const = 0;
    /// Whether the computer waits until it is told to move: after undo, redo, an edit, a stop, and
    /// at start-up.
    [[nodiscard]] bool isHeld() const { return held_; }
    void setHeld(bool held);

Q_SIGNALS:
    void changed();
    /// After changed() where both do: whoever hears this finds nothing that is about the game
    /// before.
    void playersChanged();

protected:
    /// `history` has to outlive the document.
    explicit PlayedDocumentBase(History* history, QObject* parent);

    History* history_;
    bool held_ = false;
};

/// The player of a game for one person.
struct NoComputer {
    static constexpr bool computer = false;

    friend bool operator==(const NoComputer&, const NoComputer&) = default;
};

/// A document in which a game is played, without any widget. It owns what undo restores, the moment
/// shown, the players, and whether the computer may move.
///
/// `Content` is what every undo restores; its member `played` is a PlayedGame. A function
/// `bytesHeld(before, after)` beside it tells about how much memory a step from one content to the
/// other holds; what both share is not counted. `Player` says who
/// plays a side; its member `computer` converts to bool. A change of the players alone is no step,
/// but a step that brings a game with players of its own restores both. Derived classes add the
/// rules: toMove() and the functions that make moves with push() and answer().
template <class Content, class Player = NoComputer>
class PlayedDocument : public PlayedDocumentBase {
public:
    using Players = std::array<Player, 2>;

    [[nodiscard]] const Content& state() const { return state_; }
    /// Number of all moves, and of those before the moment shown.
    [[nodiscard]] std::size_t played() const { return state_.played.length(); }
    [[nodiscard]] std::size_t shown() const { return state_.played.shown(); }
    [[nodiscard]] bool isAtEnd() const { return state_.played.isAtEnd(); }
    /// Shows the moment after this many moves, or the last one if there are fewer. Not a step.
    virtual void show(std::size_t moves) {
        if (state_.played.show(moves))
            Q_EMIT changed();
    }

    [[nodiscard]] const Players& players() const { return players_; }
    /// Somebody plays who is not the computer.
    [[nodiscard]] bool hasPerson() const { return !isComputer(0) || !isComputer(1); }
    [[nodiscard]] bool isComputersTurn() const override {
        const auto player = toMove(played());
        return player && isComputer(*player);
    }
    /// Drops the moves after the moment shown and lets the computer move.
    void continueFromHere() {
        if (!toMove(shown()))
            return;
        if (isAtEnd()) {
            held_ = false;
            Q_EMIT changed();
            return;
        }
        Content next = state_;
        next.played.cut();
        push(std::move(next), PlayedDocumentBase::tr("continue from an earlier move"),
             StepKind::act);
    }

    /// Replaces content and players without a step, at start-up. The computer waits.
    void restore(Content content, const Players& players) {
        held_ = true;
        state_ = std::move(content);
        players_ = players;
        Q_EMIT changed();
        Q_EMIT playersChanged();
    }

protected:
    PlayedDocument(History* history, QObject* parent, Content content = {}, Players players = {})
        : PlayedDocumentBase(history, parent), state_(std::move(content)),
          players_(std::move(players)) {}

    /// The player to move after this many moves, 0 or 1; nothing if nobody can move there.
    [[nodiscard]] virtual std::optional<std::size_t> toMove(std::size_t /*moves*/) const {
        return std::nullopt;
    }

    /// Shows another line of the same game, which is no step: like show(), for a document whose
    /// game has several. The computer waits, as nobody has made a move.
    void look(Content content) {
        held_ = true;
        state_ = std::move(content);
        Q_EMIT changed();
    }

    void setPlayers(const Players& players) {
        if (std::exchange(players_, players) != players)
            Q_EMIT playersChanged();
    }
    void setPlayer(std::size_t index, const Player& player) {
        Players players = players_;
        players.at(index) = player;
        setPlayers(players);
    }

    /// Changes the content, as a step with this text. Consecutive edits with the same `series`,
    /// unless it is 0, become one step.
    void push(Content next, const QString& text, StepKind kind, int series = 0) {
        history_->edit(stepTo(std::move(next), std::nullopt, text, kind, series));
    }
    /// Puts another document in the place of this one: a game that is opened, an example. Edits of
    /// the same `series` that follow, unless it is 0, belong to the step.
    void replace(Content next, const QString& text, StepKind kind, int series = 0) {
        history_->replace(stepTo(std::move(next), std::nullopt, text, kind, series));
    }
    /// The same for a game that comes with its players: undo restores game and players together.
    void replace(Content next, const Players& players, const QString& text, StepKind kind) {
        history_->replace(stepTo(std::move(next), players, text, kind, 0));
    }
    /// Another game from the start of this one, in the place of this one. What was in no file
    /// before is in none afterwards.
    void replaceByNext(Content next, const QString& text) {
        const bool was_clean = history_->isClean();
        replace(std::move(next), text, StepKind::act);
        if (!was_clean)
            history_->resetClean();
    }
    /// The computer's move at the end of the game.
    template <class Move, class State>
    void answer(Move move, State to, const QString& text) {
        Content next = state_;
        next.played.append(std::move(move), std::move(to));
        push(std::move(next), text, StepKind::answer);
    }

private:
    class Change final : public UndoStep {
    public:
        /// `players` only where they change with the content.
        Change(PlayedDocument* document, Content after, const std::optional<Players>& players,
               const QString& text, StepBond bond)
            : UndoStep(text), document_(document), before_(document->state_),
              after_(std::move(after)), players_after_(players), bond_(bond) {
            if (players)
                players_before_ = document->players_;
        }

        void undo() override { put(before_, players_before_); }
        void redo() override { put(after_, players_after_); }
        [[nodiscard]] int id() const override { return 1; }
        bool mergeWith(const QUndoCommand* other) override {
            const auto* next = static_cast<const Change*>(other);
            if (!bond_.joins(next->bond_))
                return false;
            after_ = next->after_;
            // The answer is already made; the computer may have another turn after it.
            bond_.is_open = bond_.is_open && document_->isComputersTurn();
            return true;
        }

    protected:
        [[nodiscard]] std::size_t heldBytes() const override { return bytesHeld(before_, after_); }

    private:
        void put(const Content& content, const std::optional<Players>& players) {
            document_->state_ = content;
            // After undo the computer would immediately repeat the move just taken back.
            if (std::exchange(done_, true))
                document_->held_ = true;
            const bool others = players && std::exchange(document_->players_, *players) != *players;
            Q_EMIT document_->changed();
            if (others)
                Q_EMIT document_->playersChanged();
        }

        PlayedDocument* document_;
        Content before_;
        Content after_;
        std::optional<Players> players_before_;
        std::optional<Players> players_after_;
        StepBond bond_;
        bool done_ = false; ///< False until the step is first made; later calls are undo and redo.
    };

    [[nodiscard]] std::unique_ptr<Change> stepTo(Content next,
                                                 const std::optional<Players>& players,
                                                 const QString& text, StepKind kind, int series) {
        StepBond bond{series, kind == StepKind::act, false};
        if (kind == StepKind::answer)
            bond.is_answer = !(isComputer(0) && isComputer(1));
        else
            held_ = kind == StepKind::edit;
        return std::make_unique<Change>(this, std::move(next), players, text, bond);
    }
    [[nodiscard]] bool isComputer(std::size_t player) const {
        return static_cast<bool>(players_.at(player).computer);
    }

    Content state_;
    Players players_;
};

} // namespace loggia::ui
