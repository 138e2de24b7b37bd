#include "ui/normal_forms/study/function_file.hpp"

#include "core/base/packing.hpp"
#include "core/base/text_start.hpp"
#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "ui/normal_forms/study/form_study.hpp"
#include "ui/normal_forms/study/row_edit.hpp"

#include <QRegularExpression>

#include <string_view>
#include <utility>

namespace loggia::ui {

using normal_forms::Form;
using normal_forms::Format;
using normal_forms::Syntax;

bool isFormText(const QByteArray& content) {
    static const QRegularExpression about_squares(
        QStringLiteral(R"(^\(\w+ (.*[ (])?[MSPB]_[1-4]_[1-4][ )])"));
    static const QRegularExpression of_squares(QStringLiteral(
        R"(^(\W|(?i:and|or|not|xor|if|iff|nand|nor|xnor|implies)\b|[MSPB]_[1-4]_[1-4]\b)+$)"));
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    const std::string_view first = first_said(text, "#").substr(0, 1 << 12);
    const QString line = QString::fromUtf8(first.data(), static_cast<qsizetype>(first.size()));
    const bool is_statement =
        about_squares.match(line).hasMatch() ||
        (line.contains(QLatin1Char('_')) && of_squares.match(line.trimmed()).hasMatch());
    return !is_statement && normal_forms::looks_like_function(text);
}

std::optional<Format> fileFormatOf(const QString& name) {
    const std::string whole = name.toStdString();
    const std::string_view bytes = unpacked_name(whole);
    const QString inside = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    for (const auto& [ending, format] :
         {std::pair(".pla", Format::pla), std::pair(".blif", Format::blif),
          std::pair(".csv", Format::csv), std::pair(".eqn", Format::eqntott),
          std::pair(".eqntott", Format::eqntott)})
        if (inside.endsWith(QLatin1String(ending), Qt::CaseInsensitive))
            return format;
    return std::nullopt;
}

Result<std::string> writtenAs(const normal_forms::Function& function, Format format) {
    switch (format) {
    case Format::pla:
        return plaText(function).map([](const QString& text) { return text.toStdString(); });
    case Format::blif: {
        const normal_forms::WideFunction whole = widened(function);
        return write_blif(whole, Form::dnf, whole.on, whole.dont_care);
    }
    case Format::eqntott:
        if (!function.dont_care.cubes.empty())
            return failure("equations cannot have don't-cares; save the function as a PLA");
        break;
    default:
        break;
    }
    return write_form(function, Form::dnf, function.on, format);
}

bool isWrittenFor(const QString& name, Syntax syntax, const std::string& text) {
    const auto format = fileFormatOf(name);
    if (!format)
        return true;
    switch (*format) {
    case Format::pla:
        return syntax == Syntax::pla;
    case Format::blif:
        return syntax == Syntax::blif;
    case Format::csv:
        return syntax == Syntax::table && csvSeparator(text).has_value();
    default:
        return syntax == Syntax::equations;
    }
}

} // namespace loggia::ui
