#pragma once

#include "core/connect4/engine/engine.hpp"
#include "core/connect4/engine/review.hpp"
#include "core/connect4/game.hpp"
#include "ui/connect4/players/engine_slot.hpp"
#include "ui/connect4/players/player_settings.hpp"
#include "ui/work/job.hpp"
#include "ui/work/job_group.hpp"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

class Connect4Document;

/// What is thought about the position shown, on demand: the value of every column, hints, and the
/// value of the game after each move. Off until switched on; follows the document.
class AnalysisRun : public QObject {
    Q_OBJECT

public:
    /// `document` has to outlive this.
    explicit AnalysisRun(Connect4Document* document, QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return on_; }
    /// Switched on, every position that is shown is analysed, then the course of the game.
    void setOn(bool on);
    [[nodiscard]] const ThinkSettings& settings() const { return settings_; }
    void setSettings(const ThinkSettings& settings);
    [[nodiscard]] bool isRunning() const { return jobs_.isRunning(); }
    /// Ends what is running and keeps what has been found. Stays on for the next position.
    void stop();

    /// Answered by hinted(), after a second at most, also where the analysis goes on for longer.
    void askForHint();

    /// What is known of the position shown, under the settings of now; null where nothing is.
    [[nodiscard]] const connect4::Analysis* analysis() const { return analysis_.get(); }
    /// What is known of the game shown, by number of moves. Other settings take estimates away
    /// while it is on; while it is off, a review stays until it is asked for again.
    using Course = std::map<std::size_t, connect4::CoursePoint>;
    [[nodiscard]] const Course& course() const;
    /// The moves of the game that are known to have given something away.
    [[nodiscard]] const std::vector<connect4::MoveLoss>& losses() const { return review_.losses; }
    /// What is known of all moves of the game shown.
    [[nodiscard]] const connect4::GameReview& review() const { return review_; }
    /// The game is being evaluated move by move.
    [[nodiscard]] bool isReviewing() const { return course_job_.isRunning(); }
    /// Values the game after each move, also while it is off: for a game that has just ended.
    void reviewGame();
    /// What is known of the games that were looked at last, the latest first.
    struct KnownGames {
        std::deque<std::pair<connect4::Game, Course>> games;
        ThinkSettings review_settings; ///< With which a review was last asked for.
    };
    [[nodiscard]] KnownGames knownGames() const;
    /// Of another run, in place of what this one knows.
    void takeOver(const KnownGames& known);

Q_SIGNALS:
    void onChanged(bool on);
    void settingsChanged();
    void runningChanged(bool running);
    void analysisChanged();
    void courseChanged();
    void progressed(double fraction, const QString& text);
    /// The move for the position shown and why, a sentence each.
    void hinted(int column, const QStringList& reasons);
    /// Something could not be computed; why, as a sentence.
    void failed(const QString& sentence);

private:
    void follow();
    void forget();
    void followGame();
    void rememberCourse(Course known);
    void analyse(const connect4::Limits& limits);
    void judgeCourse();
    void forgetEstimates();
    void tellCourse();
    void addToCourse(const std::vector<connect4::CoursePoint>& points);
    void take(const Revision& about, const connect4::Analysis& analysis);
    void tellHint();

    Connect4Document* document_;
    std::shared_ptr<EngineSlot> engine_ = std::make_shared<EngineSlot>();
    std::shared_ptr<EngineSlot> course_engine_ = std::make_shared<EngineSlot>();
    ThinkSettings settings_;
    bool on_ = false;
    bool hint_wanted_ = false;
    QTimer hint_due_;      ///< Runs while a hint may still wait for a better one.
    bool stopped_ = false; ///< By a person: nothing further is begun for this position.
    std::optional<connect4::Position> position_; ///< The position shown; nothing while editing.
    Revisions question_; ///< The position shown and the settings: what an analysis is about.
    About<connect4::Analysis> analysis_;
    connect4::Game course_game_;
    Revisions games_;               ///< course_game_: what a course is about.
    ThinkSettings review_settings_; ///< With which it was last asked for.
    About<Course> course_;
    std::deque<std::pair<connect4::Game, Course>> earlier_; ///< The latest first.
    connect4::GameReview review_;                           ///< By course().
    // Last, so that they end before what they call is gone.
    Job<connect4::Analysis> job_;
    Job<std::vector<connect4::CoursePoint>> course_job_;
    JobGroup jobs_{{&job_, &course_job_}};
};

} // namespace loggia::ui
