#pragma once

#include "ui/normal_forms/form_study.hpp"
#include "ui/work/job.hpp"

#include <QObject>
#include <QTimer>

namespace loggia::ui {

/// Studies a source text off the window's thread whenever it or the settings change. What was known
/// of an older text stays until the first is known of the newer one.
class FormRun final : public QObject {
    Q_OBJECT

public:
    explicit FormRun(QObject* parent = nullptr);

    /// Begins anew.
    void follow(const QString& text, const FormSettings& settings);
    /// Ends what is running; the best so far becomes the result.
    void stop();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    /// While isRunning() it may still be about the text before.
    [[nodiscard]] const FormStudy& study() const { return study_; }
    /// The newest whose text could be read, so that a slip of the pen does not empty the page.
    [[nodiscard]] const FormStudy& lastRead() const { return last_read_; }

Q_SIGNALS:
    void changed();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    void take(const FormStudy& study);

    FormStudy study_;
    FormStudy last_read_;
    QTimer limit_;
    // Last, so that it ends before what it calls is gone.
    Job<FormStudy> job_;
};

} // namespace loggia::ui
