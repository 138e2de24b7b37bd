#include "ui/normal_forms/study/form_run.hpp"

#include "ui/normal_forms/study/form_words.hpp"

#include <QElapsedTimer>

namespace loggia::ui {

FormRun::FormRun(QObject* parent, qint64 long_run) : QObject(parent), long_run_(long_run) {
    limit_.setSingleShot(true);
    connect(&limit_, &QTimer::timeout, this, &FormRun::stop);
    pending_.complete = true;
    connect(&job_, &JobBase::runningChanged, this, [this](bool running) {
        pending_.complete = !running;
        if (!running)
            limit_.stop();
        Q_EMIT runningChanged(running);
    });
}

void FormRun::follow(const QString& text, const FormSettings& settings, bool is_asked) {
    drop();
    if (settings.seconds > 0)
        limit_.start(1000 * settings.seconds);
    const Revision about = question_.now();
    QElapsedTimer clock;
    clock.start();
    job_.start(
        about,
        [source = text.toUtf8().toStdString(), settings,
         is_asked](const Control& control, const Job<FormStudy>::Sink& update) {
            return studyForm(source, settings, control, update, is_asked);
        },
        [this, about, text, settings, clock](const Result<FormStudy>& found) {
            if (found) {
                if (found->hasForm() && clock.elapsed() >= long_run_)
                    long_ = Finding{text, settings, *found};
                return take(about, *found);
            }
            // Results found before the failure stay.
            FormStudy failed = isCurrent() ? study_ : FormStudy{};
            failed.complete = true;
            failed.error = found.error();
            take(about, failed);
        },
        [this, about](const FormStudy& study) {
            take(about, study);
            if (study.minimum)
                Q_EMIT progressed(-1, verdictOf(study).words);
        });
    Q_EMIT changed();
}

void FormRun::forget() {
    drop();
    is_put_off_ = true;
    Q_EMIT changed();
}

bool FormRun::recall(const QString& text, const FormSettings& settings) {
    if (!long_ || long_->text != text)
        return false;
    FormSettings found = long_->settings;
    found.choice = settings.choice;
    if (found != settings)
        return false;
    drop();
    take(question_.now(), withForm(long_->study, settings.choice));
    return true;
}

bool FormRun::choose(int form) {
    if (!isCurrent() || !study_.complete || form < 0 ||
        static_cast<std::size_t>(form) >= study_.minimumForms())
        return false;
    take(about_, withForm(study_, form));
    return true;
}

void FormRun::drop() {
    is_put_off_ = false;
    question_.advance();
    job_.abandon(); // The next run has its own time limit.
    limit_.stop();
}

const FormStudy& FormRun::study() const {
    return isCurrent() ? study_ : pending_;
}

bool FormRun::isOld() const {
    return !isCurrent() || !(study_.isRead() || study_.blank);
}

void FormRun::stop() {
    job_.stop();
}

void FormRun::take(const Revision& about, const FormStudy& study) {
    study_ = study;
    about_ = about;
    if (study.isRead() || study.blank)
        last_read_ = study;
    Q_EMIT changed();
}

} // namespace loggia::ui
