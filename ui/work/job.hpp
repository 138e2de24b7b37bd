#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "ui/work/revision.hpp"
#include "ui/work/solver_pool.hpp"

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace loggia::ui {

/// The form in which work that computes a T is delivered: the T, or the reason why there is none.
/// Work that may fail by itself computes a Result already.
template <class T>
struct Delivered {
    using type = Result<T>;
};
template <class T>
struct Delivered<Result<T>> {
    using type = Result<T>;
};

/// For tests: while one of these exists, all work fails as if out of memory.
class MemoryShortage {
public:
    MemoryShortage();
    ~MemoryShortage();
    MemoryShortage(const MemoryShortage&) = delete;
    MemoryShortage& operator=(const MemoryShortage&) = delete;
};

/// The part of Job that does not depend on the types: signals for the run bar, and the timing.
class JobBase : public QObject {
    Q_OBJECT

public:
    /// Progress and updates reach the window this often at most, in milliseconds.
    static constexpr int delivery_interval = 100;

    explicit JobBase(QObject* parent = nullptr);

    [[nodiscard]] virtual bool isRunning() const = 0;
    /// From runningChanged(false) of work that has ended by itself until `done` has returned, which
    /// may have started what follows.
    [[nodiscard]] bool isHandingOver() const { return handing_over_; }
    /// Asks the work to end; its result, marked incomplete by the solver, still arrives.
    virtual void stop() = 0;
    /// Asks the work to end and drops its result: for a document that has moved on.
    virtual void abandon() = 0;

Q_SIGNALS:
    void runningChanged(bool running);
    void handedOver(); ///< isHandingOver() has ended.
    /// At most every 100 ms. `fraction` is negative where nobody can tell.
    void progressed(double fraction, const QString& text);

protected:
    /// Runs `body` on the solver pool and watches it; earlier runs go on, no longer watched.
    void launch(std::function<void()> body);
    /// Drops the result of the last launch.
    void forget();
    void waitForAll();
    void emitProgress(const Progress& progress);

    /// Throws what tests ask for.
    static void meetShortage();
    /// Why work that threw has no result: to be called where the exception is caught.
    [[nodiscard]] static Error reasonOfFailure();

    virtual void deliver() = 0; ///< Hands on what is new; called every delivery_interval.
    virtual void finish() = 0;  ///< The body launched last has returned.

    bool handing_over_ = false;

private:
    QTimer timer_;
    QFutureWatcher<void> watcher_;
    std::vector<QFuture<void>> futures_;
};

/// Runs a core function off the window's thread; the one bridge from Control to QtConcurrent.
///
/// start() while running abandons the earlier work. `done` and `update` are called on the thread
/// that owns the Job: updates at most every 100 ms (the newest wins), the last one always, then
/// runningChanged(false), then `done` with the result, or with the reason why there is none: work
/// that throws, which core's functions never do but for want of memory, has failed. Each of them
/// may start, stop, abandon or destroy the Job. Destroying a Job stops the work and waits for it;
/// nothing is called afterwards. The work itself runs on another thread, so it may hold only values
/// of its own.
template <class T, class Update = T>
class Job final : public JobBase {
public:
    using Sink = std::function<void(const Update&)>;
    using Work = std::function<T(const Control&, const Sink&)>;
    using Outcome = typename Delivered<T>::type;
    using Done = std::function<void(const Outcome&)>;

    using JobBase::JobBase;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() override;

    void start(Work work, Done done, std::function<void(const Update&)> update = {});
    /// The same for work about a document: as soon as the revision is not current any more the work
    /// is abandoned, and neither `done` nor `update` is called.
    void start(Revision about, Work work, Done done,
               std::function<void(const Update&)> update = {});

    [[nodiscard]] bool isRunning() const override { return current_ != nullptr; }
    void stop() override;
    void abandon() override;
    /// Abandons the work and waits for it, and for what was abandoned before: nothing runs when
    /// what it looks at goes.
    void end();

protected:
    void deliver() override;
    void finish() override;

private:
    /// One start(): what the worker and the owner share, behind the mutex. What the owner gave to
    /// be called stays with the owner, so that it dies on its thread too.
    struct Run {
        std::stop_source stop;

        std::mutex mutex;
        Work work;                        // guarded by mutex, taken by the worker
        bool abandoned = false;           // guarded by mutex
        std::optional<Progress> progress; // guarded by mutex, not yet delivered
        std::optional<Update> newest;     // guarded by mutex, not yet delivered
        std::optional<Outcome> result;    // guarded by mutex
    };

    void begin(std::optional<Revision> about, Work work, Done done,
               std::function<void(const Update&)> update);
    static void perform(Run& run);
    [[nodiscard]] bool isStale() const { return about_ && !about_->isCurrent(); }
    bool drop(); ///< abandon() without the signal; whether anything was running.

    std::shared_ptr<Run> current_;
    std::optional<Revision> about_; ///< What current_ is about, where it is about a document.
    Done done_;
    std::function<void(const Update&)> update_;
};

template <class T, class Update>
Job<T, Update>::~Job() {
    end();
}

template <class T, class Update>
void Job<T, Update>::end() {
    drop();
    waitForAll();
}

template <class T, class Update>
void Job<T, Update>::begin(std::optional<Revision> about, Work work, Done done,
                           std::function<void(const Update&)> update) {
    const bool was_running = drop();
    auto run = std::make_shared<Run>();
    about_ = std::move(about);
    done_ = std::move(done);
    update_ = std::move(update);
    {
        const std::scoped_lock lock(run->mutex);
        run->work = std::move(work);
    }
    current_ = run;
    launch([run] { perform(*run); });
    if (!was_running)
        Q_EMIT runningChanged(true);
}

template <class T, class Update>
void Job<T, Update>::start(Work work, Done done, std::function<void(const Update&)> update) {
    begin(std::nullopt, std::move(work), std::move(done), std::move(update));
}

template <class T, class Update>
void Job<T, Update>::start(Revision about, Work work, Done done,
                           std::function<void(const Update&)> update) {
    begin(std::move(about), std::move(work), std::move(done), std::move(update));
}

template <class T, class Update>
void Job<T, Update>::perform(Run& run) {
    Work work;
    {
        const std::scoped_lock lock(run.mutex);
        work = std::exchange(run.work, {});
        if (run.abandoned)
            return;
    }
    const Control control(run.stop.get_token(), [&run](const Progress& progress) {
        const std::scoped_lock lock(run.mutex);
        run.progress = progress;
    });
    const Sink sink = [&run](const Update& update) {
        const std::scoped_lock lock(run.mutex);
        run.newest = update;
    };
    const auto keep = [&run](Outcome outcome) {
        const std::scoped_lock lock(run.mutex);
        run.result = std::move(outcome);
    };
    try {
        meetShortage();
        keep(work(control, sink));
    } catch (...) {
        keep(tl::unexpected(reasonOfFailure()));
    }
}

template <class T, class Update>
void Job<T, Update>::stop() {
    if (current_)
        current_->stop.request_stop();
}

template <class T, class Update>
void Job<T, Update>::abandon() {
    if (drop())
        Q_EMIT runningChanged(false);
}

template <class T, class Update>
bool Job<T, Update>::drop() {
    const auto run = std::exchange(current_, nullptr);
    if (!run)
        return false;
    {
        const std::scoped_lock lock(run->mutex);
        run->abandoned = true;
    }
    run->stop.request_stop();
    about_.reset();
    done_ = {};
    update_ = {};
    forget();
    return true;
}

template <class T, class Update>
void Job<T, Update>::deliver() {
    const auto run = current_;
    if (!run)
        return;
    if (isStale()) {
        abandon();
        return;
    }
    std::optional<Progress> progress;
    std::optional<Update> newest;
    {
        const std::scoped_lock lock(run->mutex);
        progress = std::exchange(run->progress, std::nullopt);
        newest = std::exchange(run->newest, std::nullopt);
    }
    const QPointer<JobBase> alive(this);
    if (progress)
        emitProgress(*progress);
    // Whoever heard of the progress may have ended or replaced this run, or the Job itself.
    if (newest && alive && current_ == run && update_ && !isStale()) {
        const auto update = update_;
        update(*newest);
    }
}

template <class T, class Update>
void Job<T, Update>::finish() {
    const auto run = current_;
    const QPointer<JobBase> alive(this);
    deliver();
    if (!alive || !run || current_ != run)
        return;
    current_ = nullptr;
    forget();
    const auto done = std::exchange(done_, {});
    update_ = {};
    std::optional<Outcome> result;
    {
        const std::scoped_lock lock(run->mutex);
        result = std::exchange(run->result, std::nullopt);
    }
    const auto about = std::exchange(about_, std::nullopt);
    handing_over_ = true;
    Q_EMIT runningChanged(false);
    // A start() from there makes this result one for a document that has moved on.
    if (alive && !current_ && (!about || about->isCurrent()) && result && done)
        done(*result);
    if (!alive)
        return;
    handing_over_ = false;
    Q_EMIT handedOver();
}

} // namespace loggia::ui
