#include "ui/normal_forms/study/result_writer.hpp"

#include "core/normal_forms/minimize/covering_problem.hpp"

#include <string>
#include <utility>
#include <variant>

namespace loggia::ui {

using normal_forms::CoveringFormat;
using normal_forms::Format;
using normal_forms::ResultFormat;

namespace {

Result<QString> asString(const Result<std::string>& text) {
    if (!text)
        return tl::unexpected(text.error());
    return QString::fromStdString(*text);
}

Result<std::string> problemOf(const normal_forms::Function& function, normal_forms::Form form,
                              CoveringFormat format, const Control& control) {
    const auto problem = covering_problem(function, form, control);
    if (!problem)
        return tl::unexpected(problem.error());
    auto text = write_covering(*problem, function, form, format, true, control);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    return std::move(text->text);
}

} // namespace

bool hasResult(const FormStudy& study, const ResultFormat& format) {
    return std::holds_alternative<CoveringFormat>(format) ? study.isRead() : study.hasForm();
}

Result<QString> formText(const FormStudy& study, Format format) {
    if (!hasResult(study, format))
        return failure("there is no result yet");
    if (study.wide)
        return asString(write_form(*study.wide->chosen, study.settings.form,
                                   study.wide->minimum->cover, format));
    return asString(write_form(*study.chosen, study.settings.form, study.minimum->cover, format));
}

ResultWriter::ResultWriter(QObject* parent) : QObject(parent) {
    connect(&job_, &JobBase::runningChanged, this, &ResultWriter::runningChanged);
}

void ResultWriter::write(const FormStudy& study, const ResultFormat& format, Done done) {
    job_.abandon();
    if (const auto* const form = std::get_if<Format>(&format))
        return done(formText(study, *form));
    if (!hasResult(study, format))
        return done(failure("there is no function yet"));
    if (study.wide)
        return done(failure("charts of prime implicants are written for at most " +
                            std::to_string(normal_forms::most_inputs) + " inputs and " +
                            std::to_string(normal_forms::most_outputs) + " outputs"));
    job_.start(
        [function = study.chosen, form = study.settings.form,
         covering = std::get<CoveringFormat>(format)](
            const Control& control, const Job<Result<std::string>>::Sink& /*update*/) {
            return problemOf(*function, form, covering, control);
        },
        [done = std::move(done)](const Result<std::string>& text) { done(asString(text)); });
}

} // namespace loggia::ui
