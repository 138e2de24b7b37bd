#pragma once

#include "ui/work/job.hpp"
#include "ui/wumpus/study.hpp"

#include <QObject>

#include <optional>

namespace loggia::ui {

/// Studies the texts whenever they change, off the window's thread. What was known of an older text
/// is dropped when the first is known of the newer one.
class StudyRun final : public QObject {
    Q_OBJECT

public:
    explicit StudyRun(QObject* parent = nullptr);

    /// Begins anew with these texts.
    void follow(const WumpusTexts& texts);
    /// Ends what is running and keeps what has been found.
    void stop();
    [[nodiscard]] bool isRunning() const {
        return study_job_.isRunning() || check_job_.isRunning();
    }

    [[nodiscard]] const Study& study() const { return study_; }
    /// None as long as they are not known for the texts of study(), which may be older ones while
    /// isRunning().
    [[nodiscard]] const std::optional<Checks>& checks() const { return checks_; }

Q_SIGNALS:
    void studyChanged();
    void checksChanged();
    void runningChanged(bool running);
    /// There are no checks; why, as a sentence.
    void failed(const QString& sentence);

private:
    void take(const Study& study);
    void beginChecks();
    void tellRunning();

    WumpusTexts texts_;
    Study study_;
    std::optional<Checks> checks_;
    bool first_ = true; ///< Nothing is known of texts_ yet: study_ is about older ones.
    bool stopped_ = false;
    bool was_running_ = false;
    // Last, so that they end before what they call is gone.
    Job<Study> study_job_;
    Job<Checks> check_job_;
};

} // namespace loggia::ui
