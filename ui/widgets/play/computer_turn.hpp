#pragma once

#include "core/base/error.hpp"
#include "ui/widgets/play/played_document.hpp"
#include "ui/work/job.hpp"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>
#include <utility>

namespace loggia::ui {

/// The part of ComputerTurn that does not depend on the types.
class ComputerTurnBase : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] virtual bool isRunning() const = 0;
    /// Ends the thinking and plays the best move found so far.
    void moveNow();
    /// Ends the thinking without a move; the document is held.
    void stop();
    /// Minimum time from the start of the computer's turn to its move, so that the user can follow.
    void setPace(int milliseconds) { pace_ms_ = milliseconds; }

Q_SIGNALS:
    void runningChanged(bool running);
    /// There is no move and the document is held; `reason` is a sentence.
    void failed(const QString& reason);

protected:
    ComputerTurnBase(PlayedDocumentBase* document, QObject* parent);

    /// Starts, continues or ends thinking as the document now requires.
    virtual void follow() = 0;
    virtual void play() = 0;
    [[nodiscard]] virtual JobBase& job() = 0;

    /// Whether the computer is to move and need not wait.
    [[nodiscard]] bool isWanted() const {
        return document_->isComputersTurn() && !document_->isHeld();
    }
    void startClock() { since_.start(); }
    /// To be called when the move is found; play() follows when the minimum time has passed.
    void decided();
    /// To be called when there is none.
    void fail(const Error& error);
    void end();

private:
    PlayedDocumentBase* document_;
    QElapsedTimer since_;
    int pace_ms_ = 0;
    QTimer wait_;
};

/// Plays the computer's moves of a document. Thinks off the window's thread whenever it is the
/// computer's turn and the document is not held, and stops as soon as the question changes.
/// Browsing earlier moments does not disturb it.
///
/// `Question` is a value that holds everything the move depends on. It has == and
///     Answer answer(const Control&, const std::function<void(const Answer&)>& update) const;
/// which runs on another thread.
template <class Question, class Answer>
class ComputerTurn : public ComputerTurnBase {
public:
    /// Also true while a move that was found waits for the minimum time.
    [[nodiscard]] bool isRunning() const final { return question_.has_value(); }

protected:
    /// `document` has to outlive this.
    ComputerTurn(PlayedDocumentBase* document, QObject* parent)
        : ComputerTurnBase(document, parent) {}

    /// The question on the computer's turn; nothing if it cannot be asked yet.
    [[nodiscard]] virtual std::optional<Question> question() const = 0;
    /// Makes the move in the document.
    virtual void play(const Answer& answer) = 0;
    /// Receives what the computer knows so far, at most every 100 ms.
    virtual void update(const Answer& /*answer*/) {}

    void follow() final {
        auto wanted = isWanted() ? question() : std::nullopt;
        if (question_ == wanted)
            return;
        if (isRunning()) {
            question_.reset();
            end();
        }
        if (!wanted)
            return;
        question_ = std::move(wanted);
        startClock();
        job_.start(
            [question = *question_](const Control& control, const auto& sink) {
                return question.answer(control, sink);
            },
            [this](const Result<Answer>& answer) {
                if (!answer)
                    return fail(answer.error());
                answer_ = *answer;
                decided();
            },
            [this](const Answer& answer) { update(answer); });
        Q_EMIT runningChanged(true);
    }

private:
    void play() final {
        // A receiver of the signal may change the game, which starts another search.
        const auto asked = std::exchange(question_, std::nullopt);
        const auto answer = std::exchange(answer_, std::nullopt);
        Q_EMIT runningChanged(false);
        if (answer && isWanted() && question() == asked)
            play(*answer);
    }
    [[nodiscard]] JobBase& job() final { return job_; }

    std::optional<Question> question_; ///< What is being thought about.
    std::optional<Answer> answer_;
    // Last, so that it ends before what it calls is gone.
    Job<Answer> job_;
};

} // namespace loggia::ui
