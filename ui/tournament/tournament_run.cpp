#include "ui/tournament/tournament_run.hpp"

#include "core/grading/sandbox/sandbox.hpp"

#include <mutex>
#include <stop_token>
#include <utility>

namespace loggia::ui {

/// What the threads that play share with the window.
struct TournamentRun::Live {
    std::shared_ptr<const grading::TournamentPlan> plan;
    std::optional<tournament::SprtSettings> test;
    /// Games that are known without a journal, and of whom.
    std::vector<tournament::GameResult> known;
    tournament::JournalHead known_head;

    std::mutex mutex;
    bool is_ready = false;                     // guarded by mutex, as all below
    std::vector<std::string> players;          //
    grading::WriteGame write;                  //
    std::vector<tournament::GameResult> games; ///< As they ended.
    std::vector<std::size_t> byes;
};

TournamentRun::TournamentRun(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &TournamentRun::runningChanged);
}

/// On another thread.
TournamentRun::End TournamentRun::play(const Order& order, Live& live, const Control& control,
                                       const Sink& update) {
    const grading::TournamentPlan& plan = order.plan;
    End end;
    const auto hindered = [&](Obstacle obstacle, Error error) {
        if (!control.stop_requested()) {
            end.obstacle = obstacle;
            end.error = std::move(error);
        }
        return end;
    };
    std::shared_ptr<const grading::Sandbox> sandbox;
    if (order.plays && has_handins(plan)) {
        auto made = grading::Sandbox::make(plan.handins.isolation, plan.handins.limits,
                                           plan.handins.readable);
        if (!made)
            return hindered(Obstacle::sandbox, std::move(made.error()));
        sandbox = std::make_shared<const grading::Sandbox>(*std::move(made));
    }
    const auto ready =
        order.plays ? make_ready(plan, sandbox, control) : make_reviewed(plan, control);
    if (!ready)
        return hindered(Obstacle::contestant, ready.error());
    grading::TournamentJournal journal;
    std::vector<tournament::GameResult> before;
    if (!order.journal.empty()) {
        auto found = journal.open(order.journal, plan, *ready, order.begin, control);
        if (!found)
            return hindered(journal.is_open() ? Obstacle::earlier : Obstacle::journal,
                            std::move(found.error()));
        before = *std::move(found);
    } else if (order.begin == grading::TournamentJournal::Begin::where_it_ended &&
               journal_head_of(plan, ready->players) == live.known_head) {
        before = live.known;
    }
    if (!order.plays && before.empty())
        return end;
    {
        const std::scoped_lock lock(live.mutex);
        live.is_ready = true;
        live.players = ready->players;
        live.write = ready->write;
        live.games = before;
    }
    update(before.size());
    bool is_kept = true;
    tournament::PlayOptions options;
    options.threads = order.threads;
    options.sprt = order.test;
    options.on_game = [&](const tournament::GameResult& game) {
        auto added = journal.add(game);
        is_kept = added.has_value();
        std::size_t games = 0;
        {
            const std::scoped_lock lock(live.mutex);
            live.games.push_back(game);
            games = live.games.size();
        }
        update(games);
        return added;
    };
    options.on_bye = [&](std::size_t contestant) {
        const std::scoped_lock lock(live.mutex);
        live.byes.push_back(contestant);
    };
    std::stop_source nothing_more;
    nothing_more.request_stop();
    auto played = tournament::play(plan.settings, before, ready->play, options,
                                   order.plays ? control : Control(nothing_more.get_token()));
    if (!played) {
        const bool is_of_before = is_kept && !before.empty() && live.games.size() == before.size();
        return hindered(!is_kept       ? Obstacle::journal
                        : is_of_before ? Obstacle::earlier
                                       : Obstacle::other,
                        std::move(played.error()));
    }
    end.tournament = *std::move(played);
    return end;
}

void TournamentRun::start(const Order& order) {
    const auto live = std::make_shared<Live>();
    live->plan = std::make_shared<const grading::TournamentPlan>(order.plan);
    live->test = order.test;
    if (plan_) {
        live->known = games_;
        live->known_head = journal_head_of(*plan_, players_);
    }
    live_ = live;
    has_begun_ = false;
    is_review_ = !order.plays;
    job_.start([order, live](const Control& control,
                             const Sink& update) { return play(order, *live, control, update); },
               [this](const Result<End>& end) {
                   take();
                   if (!end) {
                       Q_EMIT failed(Obstacle::other, QString::fromStdString(end.error().message));
                       return;
                   }
                   if (has_begun_ && end->tournament) {
                       end_ = end->tournament;
                       byes_ = end_->byes;
                       rank();
                   }
                   if (end->obstacle)
                       Q_EMIT failed(*end->obstacle, QString::fromStdString(end->error.message));
               },
               [this](std::size_t /*games*/) { take(); });
}

/// What has come since the last time.
void TournamentRun::take() {
    bool begins = false;
    {
        const std::scoped_lock lock(live_->mutex);
        if (!live_->is_ready)
            return;
        begins = !has_begun_;
        if (begins) {
            games_.clear();
            plan_ = live_->plan;
            test_ = live_->test;
            players_ = live_->players;
            write_ = live_->write;
        }
        games_.insert(games_.end(),
                      live_->games.begin() + static_cast<std::ptrdiff_t>(games_.size()),
                      live_->games.end());
        byes_ = live_->byes;
    }
    if (begins) {
        has_begun_ = true;
        end_.reset();
        standings_ = {};
        standings_job_.abandon();
        write_job_.abandon();
        Q_EMIT begun();
    }
    Q_EMIT gamesAdded();
    rank();
}

/// Ratings of many contestants take a while.
void TournamentRun::rank() {
    if (standings_job_.isRunning()) {
        is_stale_ = true;
        return;
    }
    is_stale_ = false;
    tournament::Tournament so_far;
    so_far.games = games_;
    so_far.byes = byes_;
    standings_job_.start([settings = plan_->settings, played = std::move(so_far)](
                             const Control& /*control*/,
                             const auto& /*update*/) { return standings_of(settings, played); },
                         [this](const Result<tournament::Standings>& standings) {
                             if (!standings)
                                 return; // the next ones may fit into the memory
                             standings_ = *standings;
                             if (is_stale_)
                                 rank();
                             Q_EMIT standingsChanged();
                         });
}

TournamentRun::MakeReport TournamentRun::reporter() const {
    tournament::Tournament played;
    if (end_)
        played = *end_;
    else {
        played.games = games_;
        played.byes = byes_;
        if (test_)
            played.pairs = tournament::pair_counts(games_);
    }
    return [plan = plan_, players = players_, test = test_,
            tournament = std::move(played)](grading::TournamentFormat format) {
        return report_text(grading::TournamentReport(*plan, players, test, tournament), format);
    };
}

void TournamentRun::write(std::size_t game) {
    if (game >= games_.size() || !write_)
        return;
    write_job_.start(
        [write = write_, result = games_[game]](const Control& control, const auto& /*update*/) {
            return write(result, control);
        },
        [this, game](const Result<grading::GameFile>& file) {
            if (file)
                Q_EMIT gameWritten(game, *file);
            else
                Q_EMIT writingFailed(QString::fromStdString(file.error().message));
        });
}

} // namespace loggia::ui
