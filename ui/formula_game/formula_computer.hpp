#pragma once

#include "core/formula_game/game.hpp"
#include "ui/work/job.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace loggia::ui {

class FormulaDocument;

/// Plays the computer's moves of a document, always the best one: searches whenever it is the
/// computer's turn and not held, abandons the search as soon as the game is another one.
class FormulaComputer : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit FormulaComputer(FormulaDocument* document, QObject* parent = nullptr);

    [[nodiscard]] bool isThinking() const { return thinking_about_.has_value(); }
    /// Ends the search without a move; the document is held.
    void stop();
    /// A move comes at the earliest so long after it became the computer's turn, so that a person
    /// can follow.
    void setPace(int milliseconds) { pace_ms_ = milliseconds; }

Q_SIGNALS:
    void thinkingChanged(bool thinking);

private:
    void follow();
    void end();
    void play();

    FormulaDocument* document_;
    std::optional<formula_game::Position> thinking_about_;
    std::optional<bool> decided_;
    QElapsedTimer since_;
    int pace_ms_ = 0;
    QTimer wait_;
    // Last, so that it ends before what it calls is gone.
    Job<std::optional<bool>> job_;
};

} // namespace loggia::ui
