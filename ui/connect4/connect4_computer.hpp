#pragma once

#include "core/connect4/engine/engine.hpp"
#include "ui/connect4/players/engine_slot.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/widgets/play/computer_turn.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace loggia::ui {

class Connect4Document;

/// What an engine is asked for: the move in a position, within what the player is set to.
struct Connect4Question {
    connect4::Position position;
    PlayerSettings player;
    std::uint64_t seed = 0; ///< Of a level that errs.
    std::shared_ptr<EngineSlot> engine;

    [[nodiscard]] connect4::Analysis
    answer(const Control& control,
           const std::function<void(const connect4::Analysis&)>& update) const;
    friend bool operator==(const Connect4Question&, const Connect4Question&) = default;
};

/// Plays the computer's moves of a game of Max-Connect4, each colour with an engine of its own.
class Connect4Computer final : public ComputerTurn<Connect4Question, connect4::Analysis> {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit Connect4Computer(Connect4Document* document, QObject* parent = nullptr);

Q_SIGNALS:
    /// What the engine knows so far; at most every 100 ms.
    void updated(const connect4::Analysis& analysis);
    /// A perfect player had too little time to prove its move the best one, after it was made.
    void unproven(const connect4::Analysis& analysis);

protected:
    [[nodiscard]] std::optional<Connect4Question> question() const override;
    void play(const connect4::Analysis& analysis) override;
    void update(const connect4::Analysis& analysis) override { Q_EMIT updated(analysis); }

private:
    Connect4Document* document_;
    std::array<std::shared_ptr<EngineSlot>, 2> engines_;
    std::uint64_t seed_; ///< So that levels do not err alike at each start.
};

} // namespace loggia::ui
