#include "ui/connect4/analysis_run.hpp"

#include "core/connect4/engine/explain.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using connect4::Analysis;
using connect4::CoursePoint;
using connect4::Engine;

namespace {

constexpr double hint_seconds = 1.0;
constexpr double course_seconds = 0.4;
/// Games of which values are remembered.
constexpr std::size_t most_remembered = 16;

} // namespace

AnalysisRun::AnalysisRun(Connect4Document* document, QObject* parent)
    : QObject(parent), document_(document) {
    settings_.seconds = 10;
    connect(document, &Connect4Document::changed, this, &AnalysisRun::follow);
    connect(&jobs_, &JobGroup::runningChanged, this, &AnalysisRun::runningChanged);
    connect(&jobs_, &JobGroup::progressed, this, &AnalysisRun::progressed);
    hint_due_.setSingleShot(true);
    connect(&hint_due_, &QTimer::timeout, this, &AnalysisRun::tellHint);
}

void AnalysisRun::setOn(bool on) {
    if (std::exchange(on_, on) == on)
        return;
    Q_EMIT onChanged(on);
    if (!on)
        course_job_.abandon();
    forget();
    follow();
}

void AnalysisRun::setSettings(const ThinkSettings& settings) {
    if (std::exchange(settings_, settings) == settings)
        return;
    Q_EMIT settingsChanged();
    course_job_.abandon();
    if (on_) // a review that is finished stays until it is asked for again
        forgetEstimates();
    forget();
    follow();
}

void AnalysisRun::stop() {
    hint_wanted_ = false;
    stopped_ = true;
    jobs_.stop();
}

/// Another position or other settings: whatever is known or being found is about something else.
void AnalysisRun::forget() {
    question_.advance();
    position_.reset();
    hint_wanted_ = false;
    job_.abandon();
    analysis_.reset();
    Q_EMIT analysisChanged();
}

/// Values of positions that the old and the new game have in common stay known.
void AnalysisRun::followGame() {
    const connect4::Game game = document_->game();
    if (game == course_game_)
        return;
    course_job_.abandon();
    Course known = course();
    games_.advance();
    rememberCourse(std::move(known));
    course_game_ = game;
    known.clear();
    for (const auto& [earlier, points] : earlier_)
        if (earlier.start == game.start) {
            const auto common =
                static_cast<std::size_t>(std::mismatch(game.moves.begin(), game.moves.end(),
                                                       earlier.moves.begin(), earlier.moves.end())
                                             .first -
                                         game.moves.begin());
            known.insert(points.begin(), points.upper_bound(common));
        }
    if (!known.empty())
        course_ = {games_.now(), std::move(known)};
    tellCourse();
}

/// For when the game comes back, after *New game* is undone or another variation was looked at.
void AnalysisRun::rememberCourse(Course known) {
    if (known.empty())
        return;
    std::erase_if(earlier_, [this](const auto& each) { return each.first == course_game_; });
    earlier_.emplace_front(course_game_, std::move(known));
    if (earlier_.size() > most_remembered)
        earlier_.pop_back();
}

AnalysisRun::KnownGames AnalysisRun::knownGames() const {
    KnownGames known{earlier_, review_settings_};
    if (!course().empty())
        known.games.emplace_front(course_game_, course());
    return known;
}

void AnalysisRun::takeOver(const KnownGames& known) {
    earlier_ = known.games;
    review_settings_ = known.review_settings;
    course_.reset();
    course_game_ = {};
    followGame(); // as if the game had just come
}

void AnalysisRun::tellCourse() {
    std::vector<CoursePoint> points;
    for (const auto& [moves, point] : course())
        points.push_back(point);
    review_ = connect4::review_of(course_game_, points);
    Q_EMIT courseChanged();
}

void AnalysisRun::reviewGame() {
    followGame();
    if (course_job_.isRunning())
        return;
    if (std::exchange(review_settings_, settings_) != settings_)
        forgetEstimates();
    judgeCourse();
}

/// What is proven does not depend on the settings.
void AnalysisRun::forgetEstimates() {
    Course known = course();
    std::erase_if(known, [](const auto& entry) {
        return entry.second.value.certainty == connect4::Certainty::heuristic;
    });
    course_ = {games_.now(), std::move(known)};
    earlier_.clear();
    tellCourse();
}

const AnalysisRun::Course& AnalysisRun::course() const {
    static const Course none;
    const Course* known = course_.get();
    return known ? *known : none;
}

void AnalysisRun::addToCourse(const std::vector<CoursePoint>& points) {
    Course known = course();
    for (const CoursePoint& point : points) {
        const auto before = known.find(point.moves);
        if (before == known.end() || before->second.value.certainty != connect4::Certainty::exact)
            known[point.moves] = point;
    }
    course_ = {games_.now(), std::move(known)};
    tellCourse();
}

void AnalysisRun::follow() {
    followGame();
    std::optional<connect4::Position> position;
    if (!document_->isEditing())
        position = document_->shownPosition();
    if (position_ == position)
        return;
    forget();
    position_ = position;
    if (!position_)
        return course_job_.abandon();
    if (!on_)
        return;
    if (position_->is_full())
        judgeCourse();
    else
        analyse(limitsOf(settings_));
}

void AnalysisRun::analyse(const connect4::Limits& limits) {
    course_job_.abandon();
    stopped_ = false;
    const Revision about = question_.now();
    job_.start(
        about,
        [engine = engine_, position = *position_, options = optionsOf(settings_),
         limits](const Control& control, const Job<Analysis>::Sink& sink) {
            return engine->with(
                options, [&](Engine& e) { return e.analyse(position, limits, control, sink); });
        },
        [this, about](const Result<Analysis>& analysis) {
            if (!analysis) {
                hint_wanted_ = false;
                Q_EMIT failed(sentence(analysis.error().message));
                return;
            }
            take(about, *analysis);
            if (on_ && analysis->value.certainty != connect4::Certainty::heuristic)
                addToCourse({connect4::course_point(*position_, document_->shown(), *analysis)});
            tellHint();
            if (on_ && !stopped_)
                judgeCourse();
        },
        [this, about](const Analysis& analysis) {
            take(about, analysis);
            Q_EMIT progressed(-1, figuresText(analysis) + QStringLiteral(", ") +
                                      valueText(analysis.value));
            if (!hint_due_.isActive())
                tellHint();
        });
}

void AnalysisRun::take(const Revision& about, const Analysis& analysis) {
    analysis_ = {about, analysis};
    Q_EMIT analysisChanged();
}

void AnalysisRun::askForHint() {
    if (document_->isEditing() || document_->shownPosition().is_full())
        return;
    hint_wanted_ = true;
    position_ = document_->shownPosition();
    if (!job_.isRunning() && !analysis())
        analyse({.depth = std::nullopt, .seconds = hint_seconds});
    const double left = hint_seconds - (analysis() ? analysis()->seconds : 0);
    if (job_.isRunning() && left > 0)
        hint_due_.start(static_cast<int>(1000 * left));
    else
        tellHint();
}

/// Where nothing is known yet the question stays, for what will be known first.
void AnalysisRun::tellHint() {
    const Analysis* analysis = this->analysis();
    if (!hint_wanted_ || !analysis || analysis->column < 0)
        return;
    hint_wanted_ = false;
    hint_due_.stop();
    QStringList reasons;
    for (const std::string& reason : connect4::reasons_for(*position_, analysis->column, *analysis))
        reasons << withPlayerNames(reason);
    Q_EMIT hinted(analysis->column, reasons);
}

void AnalysisRun::judgeCourse() {
    std::vector<std::size_t> missing;
    for (std::size_t moves = course_game_.moves.size() + 1; moves-- > 0;)
        if (!course().contains(moves))
            missing.push_back(moves);
    if (missing.empty())
        return;
    connect4::Limits each = limitsOf(settings_);
    if (each.seconds)
        each.seconds = std::min(*each.seconds, course_seconds);
    connect4::EngineOptions options = optionsOf(settings_);
    options.set_traps = false; // values are asked for, not moves
    course_job_.start(
        games_.now(),
        [engine = course_engine_, game = course_game_, missing, options,
         each](const Control& control, const Job<std::vector<CoursePoint>>::Sink& sink) {
            return engine->with(options, [&](Engine& e) {
                std::vector<CoursePoint> so_far;
                return connect4::course_of(game, missing, e, each, control,
                                           [&](const CoursePoint& point) {
                                               so_far.push_back(point);
                                               sink(so_far);
                                           });
            });
        },
        [this](const Result<std::vector<CoursePoint>>& points) {
            if (points)
                addToCourse(*points);
            else
                Q_EMIT failed(sentence(points.error().message));
        },
        [this](const std::vector<CoursePoint>& points) { addToCourse(points); });
}

} // namespace loggia::ui
