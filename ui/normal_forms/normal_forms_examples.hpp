#pragma once

#include <QString>

namespace loggia::ui {

/// What the page opens on: a formula of four inputs with more in it than is needed.
[[nodiscard]] QString formsExample();

/// The seven segments of a display by the four bits of a digit; rows 10 to 15 are don't-cares.
[[nodiscard]] QString segmentsExample();

} // namespace loggia::ui
