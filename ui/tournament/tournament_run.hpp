#pragma once

#include "core/grading/players/tournament_journal.hpp"
#include "core/grading/players/tournament_report.hpp"
#include "core/tournament/standings.hpp"
#include "ui/work/job.hpp"

#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::ui {

/// Plays a tournament on other threads, and stores the results: the games in the order in which
/// they ended, and the standings.
///
/// Games are kept in the journal as they end, so that a tournament that was stopped goes on with
/// the next start().
class TournamentRun final : public QObject {
    Q_OBJECT

public:
    /// The reason why a run failed.
    enum class Obstacle {
        sandbox,
        contestant, ///< One that cannot play: a program that is not there.
        journal,    ///< It cannot be opened or written.
        earlier,    ///< The journal has other games than those of this tournament.
        other,
    };
    Q_ENUM(Obstacle)

    struct Order {
        grading::TournamentPlan plan;
        std::string journal; ///< Empty for none.
        grading::TournamentJournal::Begin begin = grading::TournamentJournal::Begin::where_it_ended;
        int threads = 1;
        bool plays = true; ///< Otherwise only what the journal has is shown.
        std::optional<tournament::SprtSettings> test{}; ///< Of two: ends once it is decided.
    };

    explicit TournamentRun(QObject* parent = nullptr);

    /// What was known of another tournament is there until this one has begun, and stays where it
    /// cannot begin. Without a journal the same tournament goes on with the games that are known.
    ///
    /// Precondition: it is not running.
    void start(const Order& order);
    /// Ends within about 50 ms; unfinished games are played again.
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    /// The standings are those of all games.
    [[nodiscard]] bool isSettled() const { return !isRunning() && !standings_job_.isRunning(); }

    /// It was started last to show what the journal has, and not to play.
    [[nodiscard]] bool isReview() const { return is_review_; }
    /// Null where nothing was played yet.
    [[nodiscard]] const grading::TournamentPlan* plan() const { return plan_.get(); }
    [[nodiscard]] const std::vector<tournament::GameResult>& games() const { return games_; }
    [[nodiscard]] const tournament::Standings& standings() const { return standings_; }
    /// All games were played, or the test was decided.
    [[nodiscard]] bool isComplete() const { return end_ && end_->complete; }
    /// Of the games that are known; nothing where they are those of no test.
    [[nodiscard]] const std::optional<tournament::SprtSettings>& test() const { return test_; }
    /// The result of the test, once it has ended.
    [[nodiscard]] tournament::SprtVerdict verdict() const {
        return end_ ? end_->verdict : tournament::SprtVerdict::open;
    }
    /// In the form of a file or to be copied; safe on any thread. Precondition: plan().
    using MakeReport = std::function<std::string(grading::TournamentFormat format)>;
    [[nodiscard]] MakeReport reporter() const;

    /// Makes a file of a game; gameWritten() or writingFailed() follows.
    void write(std::size_t game);

Q_SIGNALS:
    void runningChanged(bool running);
    /// Another tournament has begun: earlier results were dropped.
    void begun();
    /// More games have ended. At most every 100 ms.
    void gamesAdded();
    void standingsChanged();
    /// It failed, other than by being stopped.
    void failed(loggia::ui::TournamentRun::Obstacle obstacle, const QString& reason);
    void gameWritten(std::size_t game, const loggia::grading::GameFile& file);
    void writingFailed(const QString& reason);

private:
    struct Live;
    struct End {
        std::optional<tournament::Tournament> tournament;
        std::optional<Obstacle> obstacle;
        Error error;
    };
    /// How many games there are.
    using Sink = Job<End, std::size_t>::Sink;

    static End play(const Order& order, Live& live, const Control& control, const Sink& update);
    void take();
    void rank();

    std::shared_ptr<Live> live_; ///< Of what was started last.
    bool has_begun_ = false;     ///< What is known is of live_.
    bool is_review_ = false;
    std::shared_ptr<const grading::TournamentPlan> plan_;
    std::optional<tournament::SprtSettings> test_;
    std::vector<std::string> players_; ///< As of grading::ReadyTournament.
    grading::WriteGame write_;
    std::vector<tournament::GameResult> games_;
    std::vector<std::size_t> byes_;
    std::optional<tournament::Tournament> end_; ///< Of a run that has ended.
    tournament::Standings standings_;
    bool is_stale_ = false; ///< The standings, as soon as those that are computed are there.
    Job<End, std::size_t> job_;
    Job<tournament::Standings> standings_job_;
    Job<Result<grading::GameFile>> write_job_;
};

} // namespace loggia::ui
