#pragma once

#include "core/base/control.hpp"

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace loggia::ui {

/// The part of Job that does not depend on the types: signals for the run bar.
class JobBase : public QObject {
    Q_OBJECT

public:
    explicit JobBase(QObject* parent = nullptr);

    [[nodiscard]] virtual bool isRunning() const = 0;
    /// Asks the work to end; its result, marked incomplete by the solver, still arrives.
    virtual void stop() = 0;
    /// Asks the work to end and drops its result: for a document that has moved on.
    virtual void abandon() = 0;

Q_SIGNALS:
    void runningChanged(bool running);
    /// At most every 100 ms. `fraction` is negative where nobody can tell.
    void progressed(double fraction, const QString& text);
};

/// The pool that solvers run on, apart from Qt's own, so that they never starve it. Its threads
/// have a stack of 64 MiB.
QThreadPool& solverPool();

/// Runs a core function off the window's thread; the one bridge from Control to QtConcurrent.
///
/// start() while running abandons the earlier work. `done` and `update` are called on the thread
/// that owns the Job, updates at most every 100 ms (the newest wins). Destroying a Job stops the
/// work and waits for it; nothing is called afterwards.
template <class T, class Update = T>
class Job final : public JobBase {
public:
    using Sink = std::function<void(const Update&)>;
    using Work = std::function<T(const Control&, const Sink&)>;

    using JobBase::JobBase;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() override;

    void start(Work work, std::function<void(const T&)> done,
               std::function<void(const Update&)> update = {});

    [[nodiscard]] bool isRunning() const override;
    void stop() override;
    void abandon() override;
};

} // namespace loggia::ui
