#pragma once

#include <QString>

namespace loggia::ui {

/// With the quotation marks of the language in place of "a", 'a' and `a`, of which core and
/// loggia-cli have all three. Apostrophes, and the marks of a quotation in another one, stay, and
/// double ones around what single ones were around before: they are to be typed.
[[nodiscard]] QString withQuotationMarks(QString text);

} // namespace loggia::ui
