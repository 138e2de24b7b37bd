#pragma once

#include "core/normal_forms/minimize.hpp"
#include "core/normal_forms/write.hpp"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <array>

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

    static constexpr int most_seconds = 3600;

    friend bool operator==(const FormSettings&, const FormSettings&) noexcept = default;
};

[[nodiscard]] QJsonObject toJson(const FormSettings& settings);
/// Anything that is not understood is left at its default.
[[nodiscard]] FormSettings formSettingsFrom(const QJsonObject& json);

/// By Method.
[[nodiscard]] QStringList methodNames();

inline constexpr std::array form_formats{
    normal_forms::Format::unicode, normal_forms::Format::ascii,  normal_forms::Format::latex,
    normal_forms::Format::c,       normal_forms::Format::python, normal_forms::Format::eqntott,
    normal_forms::Format::pla,     normal_forms::Format::dimacs, normal_forms::Format::minterms,
    normal_forms::Format::table,
};
/// "LaTeX"
[[nodiscard]] QString nameOf(normal_forms::Format format);
/// "*.tex"
[[nodiscard]] QString patternOf(normal_forms::Format format);

} // namespace loggia::ui
