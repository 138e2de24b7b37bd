#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/formats/result_format.hpp"
#include "ui/normal_forms/study/form_study.hpp"
#include "ui/work/job.hpp"

#include <QObject>
#include <QString>

#include <functional>

namespace loggia::ui {

/// Whether a study has what a format writes: a form, or a function whose problem it is.
[[nodiscard]] bool hasResult(const FormStudy& study, const normal_forms::ResultFormat& format);

/// What a study found as a form, or why there is no such text.
[[nodiscard]] Result<QString> formText(const FormStudy& study, normal_forms::Format format);

/// Writes what a study found in any format. A form is written at once; a problem for other solvers,
/// for which all primes have to be found, off the window's thread.
class ResultWriter final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Result<QString>& text)>;

    explicit ResultWriter(QObject* parent = nullptr);

    /// What is still being written is dropped.
    void write(const FormStudy& study, const normal_forms::ResultFormat& format, Done done);
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    /// Ends it; what comes is an error.
    void stop() { job_.stop(); }
    void abandon() { job_.abandon(); }

Q_SIGNALS:
    void runningChanged(bool running);

private:
    Job<Result<std::string>> job_;
};

} // namespace loggia::ui
