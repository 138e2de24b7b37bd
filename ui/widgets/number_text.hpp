#pragma once

#include "ui/language/number_words.hpp"

#include <QString>

#include <cstdint>

namespace loggia::ui {

/// A number with what it counts, `one` for 1 and `many` for all others, where "%1" is the number:
/// "1 move", "12,345 moves". Every number in a sentence goes through here.
[[nodiscard]] inline QString counted(std::uint64_t number, const QString& one,
                                     const QString& many) {
    QString text = number == 1 ? one : many;
    return text.replace(QLatin1String("%1"), numberText(number));
}

} // namespace loggia::ui
