#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <cstdint>

namespace loggia::ui {

/// tr() for texts that belong to no class of this page.
struct SatWords {
    Q_DECLARE_TR_FUNCTIONS(Sat)
};

/// "12,345"
[[nodiscard]] inline QString grouped(std::uint64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

/// "1 clause", "2 clauses": `one` and `many` with "%1" for the number.
[[nodiscard]] inline QString numbered(std::uint64_t number, const QString& one,
                                      const QString& many) {
    return (number == 1 ? one : many).arg(grouped(number));
}

} // namespace loggia::ui
