#pragma once

#include "ui/work/job.hpp"

#include <QObject>
#include <QString>

#include <vector>

namespace loggia::ui {

/// Several jobs as one: it runs as long as any of them does. To be declared after its jobs, which
/// have to outlive it.
class JobGroup final : public QObject {
    Q_OBJECT

public:
    explicit JobGroup(std::vector<JobBase*> jobs, QObject* parent = nullptr);

    [[nodiscard]] bool isRunning() const;
    /// As JobBase has them, of each job.
    void stop();
    void abandon();

Q_SIGNALS:
    /// Only for the first job that starts and the last one that ends. A job that another one's
    /// `done` starts goes on with the same run: so the last one is known when its `done` returns.
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    void tellRunning();

    std::vector<JobBase*> jobs_;
    bool was_running_ = false;
};

} // namespace loggia::ui
