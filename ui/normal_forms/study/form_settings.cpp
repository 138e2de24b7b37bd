#include "ui/normal_forms/study/form_settings.hpp"

#include <algorithm>
#include <array>
#include <variant>

namespace loggia::ui {

using normal_forms::CoveringFormat;
using normal_forms::Form;
using normal_forms::Format;
using normal_forms::Method;
using normal_forms::ResultFormat;

namespace {

/// For the session, by Method; never shown, never translated.
constexpr std::array method_ids{"auto", "exact", "heuristic"};

QString nameOfForm(Format format) {
    switch (format) {
    case Format::unicode:
        return FormWords::tr("Formula (textbook signs)");
    case Format::ascii:
        return FormWords::tr("Formula (ASCII)");
    case Format::latex:
        return FormWords::tr("LaTeX");
    case Format::c:
        return FormWords::tr("C");
    case Format::python:
        return FormWords::tr("Python");
    case Format::eqntott:
        return FormWords::tr("Equations (eqntott)");
    case Format::pla:
        return FormWords::tr("PLA (espresso)");
    case Format::dimacs:
        return FormWords::tr("Clauses (DIMACS)");
    case Format::minterms:
        return FormWords::tr("Minterms");
    case Format::table:
        return FormWords::tr("Truth table");
    case Format::csv:
        return FormWords::tr("Truth table (CSV)");
    case Format::blif:
        return FormWords::tr("BLIF");
    case Format::nand:
        return FormWords::tr("NAND gates only");
    case Format::nor:
        return FormWords::tr("NOR gates only");
    case Format::verilog:
        return FormWords::tr("Verilog");
    case Format::vhdl:
        return FormWords::tr("VHDL");
    }
    return {};
}

QString patternOfForm(Format format) {
    switch (format) {
    case Format::latex:
        return QStringLiteral("*.tex");
    case Format::c:
        return QStringLiteral("*.c");
    case Format::python:
        return QStringLiteral("*.py");
    case Format::eqntott:
        return QStringLiteral("*.eqn");
    case Format::pla:
        return QStringLiteral("*.pla");
    case Format::blif:
        return QStringLiteral("*.blif");
    case Format::verilog:
        return QStringLiteral("*.v");
    case Format::vhdl:
        return QStringLiteral("*.vhd");
    case Format::csv:
        return QStringLiteral("*.csv");
    case Format::dimacs:
        return QStringLiteral("*.cnf");
    default:
        return QStringLiteral("*.txt");
    }
}

} // namespace

QJsonObject toJson(const FormSettings& settings) {
    return {{QStringLiteral("form"),
             settings.form == Form::cnf ? QStringLiteral("cnf") : QStringLiteral("dnf")},
            {QStringLiteral("method"),
             QLatin1String(method_ids.at(static_cast<std::size_t>(settings.method)))},
            {QStringLiteral("output"), settings.output},
            {QStringLiteral("seconds"), settings.seconds}};
}

FormSettings formSettingsFrom(const QJsonObject& json) {
    FormSettings settings;
    if (json.value(QLatin1String("form")).toString() == QLatin1String("cnf"))
        settings.form = Form::cnf;
    const QString method = json.value(QLatin1String("method")).toString();
    for (std::size_t i = 0; i < method_ids.size(); ++i)
        if (method == QLatin1String(method_ids.at(i)))
            settings.method = static_cast<Method>(i);
    settings.output = std::clamp(json.value(QLatin1String("output")).toInt(), all_outputs,
                                 normal_forms::most_wide_outputs - 1);
    settings.seconds =
        std::clamp(json.value(QLatin1String("seconds")).toInt(), 0, FormSettings::most_seconds);
    return settings;
}

QStringList methodNames() {
    return {FormWords::tr("Automatic"), FormWords::tr("Exact"), FormWords::tr("Heuristic")};
}

QString nameOf(const ResultFormat& format) {
    if (const auto* const form = std::get_if<Format>(&format))
        return nameOfForm(*form);
    return std::get<CoveringFormat>(format) == CoveringFormat::lp
               ? FormWords::tr("Covering problem (LP)")
               : FormWords::tr("Covering problem (OPB)");
}

QString patternOf(const ResultFormat& format) {
    if (const auto* const form = std::get_if<Format>(&format))
        return patternOfForm(*form);
    return std::get<CoveringFormat>(format) == CoveringFormat::lp ? QStringLiteral("*.lp")
                                                                  : QStringLiteral("*.opb");
}

} // namespace loggia::ui
