#pragma once

#include <QObject>
#include <QTimer>

namespace loggia::ui {

class GameGraphDocument;
class StudyRunner;

/// Plays the computer's moves of a document, as soon as the game is solved: whenever it is the
/// computer's turn and not held. Moves are looked up, so that it is only waited so that a person
/// can follow.
class GameOpponent : public QObject {
    Q_OBJECT

public:
    /// Both have to outlive this.
    GameOpponent(GameGraphDocument* document, StudyRunner* studies, QObject* parent = nullptr);

    /// A move is on its way.
    [[nodiscard]] bool isWaiting() const { return wait_.isActive(); }
    /// Drops the move that is on its way; the document is held.
    void stop();
    void setPace(int milliseconds) { pace_ms_ = milliseconds; }

    /// A game between two computers stops after so many moves, for it may have no end.
    static constexpr std::size_t most_moves = 500;

Q_SIGNALS:
    void waitingChanged(bool waiting);

private:
    void follow();
    void play();

    GameGraphDocument* document_;
    StudyRunner* studies_;
    int pace_ms_ = 0;
    QTimer wait_;
};

} // namespace loggia::ui
