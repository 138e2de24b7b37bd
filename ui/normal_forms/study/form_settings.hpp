#pragma once

#include "core/normal_forms/formats/result_format.hpp"
#include "core/normal_forms/minimize/minimize.hpp"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace loggia::ui {

/// The context of the page's words for translators.
class FormWords {
    Q_DECLARE_TR_FUNCTIONS(FormWords)
};

/// All outputs minimised together, so that they share terms.
inline constexpr int all_outputs = -1;

/// What is wanted of a function.
struct FormSettings {
    normal_forms::Form form = normal_forms::Form::dnf;
    normal_forms::Method method = normal_forms::Method::automatic;
    int output = 0;  ///< which one, or all_outputs
    int seconds = 0; ///< at most so many, 1 to most_seconds; 0 for no limit
    /// Which of several minimum forms is shown, from 0. Of one text: not kept in the session.
    int choice = 0;

    static constexpr int most_seconds = 3600;

    friend bool operator==(const FormSettings&, const FormSettings&) noexcept = default;
};

[[nodiscard]] QJsonObject toJson(const FormSettings& settings);
/// Anything that is not understood is left at its default.
[[nodiscard]] FormSettings formSettingsFrom(const QJsonObject& json);

/// By Method.
[[nodiscard]] QStringList methodNames();

/// "LaTeX"
[[nodiscard]] QString nameOf(const normal_forms::ResultFormat& format);
/// "*.tex"
[[nodiscard]] QString patternOf(const normal_forms::ResultFormat& format);

} // namespace loggia::ui
