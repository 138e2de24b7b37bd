#include "ui/normal_forms/form_run.hpp"

namespace loggia::ui {

FormRun::FormRun(QObject* parent) : QObject(parent) {
    limit_.setSingleShot(true);
    connect(&limit_, &QTimer::timeout, this, &FormRun::stop);
    connect(&job_, &JobBase::runningChanged, this, [this](bool running) {
        if (!running)
            limit_.stop();
        Q_EMIT runningChanged(running);
    });
    connect(&job_, &JobBase::progressed, this, &FormRun::progressed);
    connect(&job_, &JobBase::failed, this, [this](const QString& reason) {
        study_.complete = true;
        study_.error = Error{reason.toStdString(), std::nullopt};
        Q_EMIT changed();
    });
}

void FormRun::follow(const QString& text, const FormSettings& settings) {
    if (settings.seconds > 0)
        limit_.start(1000 * settings.seconds);
    else
        limit_.stop();
    job_.start(
        [source = text.toUtf8().toStdString(), settings](const Control& control,
                                                         const Job<FormStudy>::Sink& update) {
            return studyForm(source, settings, control, update);
        },
        [this](const FormStudy& study) { take(study); },
        [this](const FormStudy& study) { take(study); });
}

void FormRun::stop() {
    job_.stop();
}

void FormRun::take(const FormStudy& study) {
    study_ = study;
    if (study.chosen || study.blank)
        last_read_ = study;
    Q_EMIT changed();
}

} // namespace loggia::ui
