#pragma once

#include <QString>

#include <cstdint>

namespace loggia::ui {

/// The one place that knows how the language of the window writes numbers: 12,345 and 1.5 s in
/// English, 12.345 and 1,5 s in German.

/// A number with its thousands separated.
[[nodiscard]] QString numberText(std::uint64_t number);

/// With so many decimals, and its thousands separated.
[[nodiscard]] QString decimalText(double number, int decimals);

/// An English number, "1,234.5", with the signs of the language.
[[nodiscard]] QString inLanguage(const QString& english);

/// How long something took, as core's duration_text says it: "< 1 ms", "3 ms", "1.2 s".
[[nodiscard]] QString durationText(double seconds);

/// A number as core writes it, alone or with a unit ("12,345", "1.2 s"), in the language of the
/// window; any other text as it is.
[[nodiscard]] QString coreNumber(const QString& english);

} // namespace loggia::ui
