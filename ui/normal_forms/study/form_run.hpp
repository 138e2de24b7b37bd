#pragma once

#include "ui/normal_forms/study/form_study.hpp"
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

    /// Begins anew. `about` is the text's revision: what is found for a text that has changed since
    /// is dropped.
    void follow(const Revision& about, const QString& text, const FormSettings& settings);
    /// Ends what is running; the best so far becomes the result.
    void stop();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    /// It may still be about a text before.
    [[nodiscard]] const FormStudy& study() const { return study_; }
    /// The study is about the text as it is now.
    [[nodiscard]] bool isCurrent() const { return about_.isCurrent(); }
    /// The newest whose text could be read, so that a slip of the pen does not empty the page.
    [[nodiscard]] const FormStudy& lastRead() const { return last_read_; }

Q_SIGNALS:
    void changed();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    void take(const Revision& about, const FormStudy& study);

    FormStudy study_;
    Revision about_; ///< What study_ is about.
    FormStudy last_read_;
    QTimer limit_;
    // Last, so that it ends before what it calls is gone.
    Job<FormStudy> job_;
};

} // namespace loggia::ui
