#pragma once

#include "core/game_graph/play/record.hpp"
#include "ui/game_graph/game_player.hpp"
#include "ui/game_graph/graph/game_study.hpp"
#include "ui/widgets/play/computer_turn.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace loggia::ui {

class GameGraphDocument;
class StudyRunner;

/// What the computer is asked for: a move of a solved game, as the player plays; nothing where the
/// solution does not know the position.
struct GameQuestion {
    using Answer = std::optional<game_graph::Step>;
    std::shared_ptr<const GameStudy> study; ///< with a solution
    game_graph::Record record;
    GamePlayer player; ///< a computer

    [[nodiscard]] Answer answer(const Control& control,
                                const std::function<void(const Answer&)>& update) const;
    friend bool operator==(const GameQuestion&, const GameQuestion&) = default;
};

/// Plays the computer's moves of a document, as soon as the game is solved. Moves are looked up, so
/// that it is only waited so that a person can follow.
class GameOpponent final : public ComputerTurn<GameQuestion, GameQuestion::Answer> {
public:
    /// Both have to outlive this.
    GameOpponent(GameGraphDocument* document, StudyRunner* studies, QObject* parent = nullptr);

    /// A game between two computers stops after so many moves, for it may have no end.
    static constexpr std::size_t most_moves = 500;
    /// Whether so many are played, and both are computers.
    [[nodiscard]] bool isTooLong() const;

protected:
    [[nodiscard]] std::optional<GameQuestion> question() const override;
    void play(const std::optional<game_graph::Step>& step) override;

private:
    GameGraphDocument* document_;
    StudyRunner* studies_;
};

} // namespace loggia::ui
