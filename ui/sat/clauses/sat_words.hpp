#pragma once

#include "ui/widgets/number_text.hpp"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace loggia::ui {

/// tr() for texts that belong to no class of this page.
struct SatWords {
    Q_DECLARE_TR_FUNCTIONS(Sat)
};

/// "1 clause", "2 clauses": `one` and `many` with "%1" for the number.
[[nodiscard]] inline QString numbered(std::uint64_t number, const QString& one,
                                      const QString& many) {
    return (number == 1 ? one : many).arg(numberText(number));
}

} // namespace loggia::ui
