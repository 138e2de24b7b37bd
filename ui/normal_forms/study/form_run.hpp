#pragma once

#include "ui/normal_forms/study/form_study.hpp"
#include "ui/work/job.hpp"

#include <QObject>
#include <QTimer>

#include <optional>

namespace loggia::ui {

/// Studies a source text off the window's thread whenever it or the settings change.
class FormRun final : public QObject {
    Q_OBJECT

public:
    /// What a run of `long_run` milliseconds or more found is kept.
    explicit FormRun(QObject* parent = nullptr, qint64 long_run = 1000);

    /// Begins anew; what is known is from now on about something else.
    /// Without a minimum where that is not asked for.
    void follow(const QString& text, const FormSettings& settings, bool is_asked = true);
    /// The text or the settings have changed, and nobody wants to know of them yet.
    void forget();
    /// What was found of a text.
    struct Finding {
        QString text;
        FormSettings settings; ///< As they were asked for.
        FormStudy study;
    };
    /// Of the last run that took long; nothing where there was none.
    [[nodiscard]] const std::optional<Finding>& longRun() const { return long_; }
    /// In place of that: of another run.
    void setLongRun(const Finding& finding) { long_ = finding; }
    /// Takes it instead of beginning anew, where it is of this text and these settings, whichever
    /// of its forms they choose; else does nothing, and returns false.
    bool recall(const QString& text, const FormSettings& settings);
    /// Shows another of the minimum forms that are known; false while they are not.
    bool choose(int form);
    /// Ends what is running; the best so far becomes the result.
    void stop();
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    /// Of the text and the settings of now: an empty one, complete where none is on the way, until
    /// something is known of them.
    [[nodiscard]] const FormStudy& study() const;
    /// Something is known of the text and the settings of now.
    [[nodiscard]] bool isCurrent() const { return about_.isCurrent(); }
    /// Nothing is known of them, nor on the way: forget() was called last.
    [[nodiscard]] bool isPutOff() const { return is_put_off_; }
    /// The newest whose text could be read, so that a slip of the pen does not empty the page.
    [[nodiscard]] const FormStudy& lastRead() const { return last_read_; }
    /// lastRead() is of another text, or was found with other settings: whoever shows it shows it
    /// faintly.
    [[nodiscard]] bool isOld() const;

Q_SIGNALS:
    void changed();
    void runningChanged(bool running);
    void progressed(double fraction, const QString& text);

private:
    void drop();
    void take(const Revision& about, const FormStudy& study);

    Revisions question_; ///< Text and settings.
    FormStudy study_;
    Revision about_;    ///< What study_ is about.
    FormStudy pending_; ///< Where nothing is known.
    bool is_put_off_ = false;
    FormStudy last_read_;
    std::optional<Finding> long_;
    qint64 long_run_; ///< In milliseconds.
    QTimer limit_;
    // Last, so that it ends before what it calls is gone.
    Job<FormStudy> job_;
};

} // namespace loggia::ui
