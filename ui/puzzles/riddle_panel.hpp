#pragma once

#include "core/puzzles/sheet/check_answer.hpp"
#include "core/puzzles/sheet/inference.hpp"
#include "ui/work/job.hpp"

#include <QJsonObject>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace loggia::ui {

class AnswerRows;
class ExplanationCard;
class History;
class PuzzleMaker;
class Session;

/// Makes puzzles, and lets a person try one: an answer for each figure, a check that says only
/// which statements a wrong answer violates, hints, and the solution. Later hints build on what
/// earlier ones have shown.
class RiddlePanel final : public QWidget {
    Q_OBJECT

public:
    /// Guesses are steps of the history, which a file does not hold.
    explicit RiddlePanel(History* history, QWidget* parent = nullptr);

    /// Answers stay where figures have the same names.
    void setSheet(std::shared_ptr<const puzzles::PuzzleSheet> sheet);
    void setVerdict(std::shared_ptr<const puzzles::SheetVerdict> verdict);
    /// The sheet is of what the texts were before an edit: nothing can be asked about it.
    void setOld(bool old);

    /// While a puzzle is tried its solution is to be hidden everywhere. Begins by "Try it" and with
    /// a puzzle that was made or opened, ends where the answer is right and by "Show the solution".
    /// False forgets the answers too.
    void setTrying(bool trying);
    /// The user's progress with a puzzle.
    struct Attempt {
        bool trying = false;
        int hints = 0;
        QJsonObject answers = {}; ///< By name of a figure.
    };
    [[nodiscard]] static QJsonObject toJson(const Attempt& attempt);
    [[nodiscard]] static Attempt attemptFrom(const QJsonObject& json);
    [[nodiscard]] Attempt attempt() const;
    /// Where another puzzle is opened, or one comes back.
    void setAttempt(const Attempt& attempt);
    [[nodiscard]] bool isTrying() const { return trying_; }
    /// If there is no figure to determine, or no solution, nothing is hidden.
    [[nodiscard]] bool isSolutionVisible() const { return !trying_ || !canTry(); }
    [[nodiscard]] int hints() const { return hints_; }
    /// The user's guesses for the figures; empty outside an attempt.
    [[nodiscard]] std::vector<puzzles::FigureAnswer> guesses() const;
    /// By a click on the figure itself: the next of the answers that are possible.
    void changeGuess(std::size_t figure);
    /// Where to look next, or the next step of the reasoning.
    void hint();
    /// What was said last of the answer.
    [[nodiscard]] QString said() const;
    [[nodiscard]] PuzzleMaker& maker() const { return *maker_; }

    [[nodiscard]] bool isRunning() const;
    void stop();

    /// The attempt and what is made next.
    [[nodiscard]] Session* session() const { return session_; }

Q_SIGNALS:
    /// A puzzle was made, and is to be the document: its words. Then an attempt at it begins.
    void textWanted(const QString& words);
    void solutionVisibleChanged(bool visible);
    /// A statement that the answer breaks, or that a hint is about.
    void statementPicked(std::size_t statement);
    /// attempt() is another.
    void attemptChanged();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    /// A hint, the reasoning behind it, and how much of that was told.
    struct Given {
        puzzles::Hint hint;
        QString begin; ///< What was said first.
        std::size_t told = 0;
    };
    struct Outcome {
        std::optional<puzzles::AnswerCheck> check;
        std::optional<puzzles::Hint> hint; ///< or why the answer is wrong
        bool is_stopped = false;           ///< before all was tried
    };
    using Question = std::function<Outcome(
        const puzzles::PuzzleSheet&, const std::vector<puzzles::FigureAnswer>&, const Control&)>;

    class GuessStep;

    void build();
    void keepSession();
    void putAnswers(const QJsonObject& answers);
    void ask(Question question, std::function<void(const Outcome&)> done);
    void check();
    void takeCheck(const puzzles::AnswerCheck& check);
    void takeHint(const Outcome& outcome);
    void takeRefutation(const Outcome& outcome);
    void tellNextStep(Given given);
    void learn(const puzzles::Hint& hint);
    void showMessage(const QString& title, const QString& text);
    void become(bool trying);
    void forget();
    void answersChanged();
    void keepOnlyWhatHolds();
    void showState();
    [[nodiscard]] bool canTry() const;

    History* history_;
    Session* session_;
    std::shared_ptr<const puzzles::PuzzleSheet> sheet_;
    std::shared_ptr<const puzzles::SheetVerdict> verdict_;
    bool trying_ = false;
    int hints_ = 0;
    struct Said {
        QString title;
        QString text;
    };
    Revisions answers_; ///< The sheet and the answers: what is said, and a hint, are about.
    About<Given> given_;
    std::vector<puzzles::KnownFact> known_;         ///< What hints have shown.
    std::vector<puzzles::FigureAnswer> when_known_; ///< The answers that this may rest on.
    About<Said> said_;
    QJsonObject shown_answers_; ///< By name of a figure.
    QWidget* riddle_;           ///< All but the maker.
    QLabel* about_;
    AnswerRows* rows_;
    QPushButton* check_;
    QPushButton* hint_;
    QPushButton* reveal_;
    QLabel* count_;
    ExplanationCard* card_;
    PuzzleMaker* maker_;
    // Declared last, so that it is destroyed before the members that it uses.
    Job<Outcome> job_;
};

} // namespace loggia::ui
