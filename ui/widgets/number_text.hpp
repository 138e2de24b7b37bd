#pragma once

#include "core/base/number_text.hpp"

#include <QString>

#include <cstdint>

namespace loggia::ui {

/// A number with its thousands separated: "12,345".
[[nodiscard]] inline QString numberText(std::uint64_t number) {
    return QString::fromStdString(number_text(number));
}

} // namespace loggia::ui
