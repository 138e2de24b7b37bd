#pragma once

#include "core/base/number_text.hpp"

#include <QLocale>
#include <QString>

#include <cstdint>

namespace loggia::ui {

/// A number with its thousands separated: "12,345". In other languages than English by a space, as
/// a comma is the decimal sign there.
[[nodiscard]] inline QString numberText(std::uint64_t number) {
    constexpr QChar narrow_space(0x202f);
    QString text = QString::fromStdString(number_text(number));
    const QLocale::Language language = QLocale().language();
    if (language != QLocale::English && language != QLocale::C)
        text.replace(QLatin1Char(','), narrow_space);
    return text;
}

/// A number with what it counts, `one` for 1 and `many` for all others, where "%1" is the number:
/// "1 move", "12,345 moves". Every number in a sentence goes through here.
[[nodiscard]] inline QString counted(std::uint64_t number, const QString& one,
                                     const QString& many) {
    QString text = number == 1 ? one : many;
    return text.replace(QLatin1String("%1"), numberText(number));
}

} // namespace loggia::ui
