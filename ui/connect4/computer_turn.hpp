#pragma once

#include "core/connect4/engine.hpp"
#include "core/connect4/game.hpp"
#include "ui/connect4/engine_slot.hpp"
#include "ui/connect4/player_settings.hpp"
#include "ui/work/job.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <array>
#include <memory>

namespace loggia::ui {

class Connect4Document;

/// Plays the computer's moves of a document: thinks whenever it is the computer's turn and not
/// held, abandons the search as soon as the game is another one.
class ComputerTurn : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit ComputerTurn(Connect4Document* document, QObject* parent = nullptr);

    [[nodiscard]] bool isThinking() const { return thinking_; }
    /// Ends the thinking and plays the best move found so far.
    void moveNow();
    /// Ends the thinking without a move; the document is held.
    void stop();
    /// Between two moves of computers at least this long passes, so that a person can follow.
    void setPace(int milliseconds) { pace_ms_ = milliseconds; }

Q_SIGNALS:
    void thinkingChanged(bool thinking);
    /// What the engine knows so far; at most every 100 ms.
    void updated(const connect4::Analysis& analysis);
    void moved(const connect4::Analysis& analysis);

private:
    void follow();
    void begin();
    void end();
    void decide(const connect4::Analysis& analysis);
    void play();

    Connect4Document* document_;
    std::array<std::shared_ptr<EngineSlot>, 2> engines_;
    connect4::Game game_; ///< What is being thought about.
    ThinkSettings settings_;
    QElapsedTimer since_;
    bool thinking_ = false; ///< Also while a move that is found waits for its pace.
    int pace_ms_ = 0;
    connect4::Analysis decided_;
    QTimer wait_;
    // Last, so that it ends before what it calls is gone.
    Job<connect4::Analysis> job_;
};

} // namespace loggia::ui
