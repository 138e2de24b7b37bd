#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <string>
#include <string_view>

namespace loggia::ui {

/// A table as the spreadsheet of this computer opens it: with semicolons between the cells and
/// commas in the numbers where the system's locale has a decimal comma.
class SpreadsheetTable {
    Q_DECLARE_TR_FUNCTIONS(SpreadsheetTable)

public:
    explicit SpreadsheetTable(const QLocale& locale = QLocale::system())
        : has_decimal_comma_(locale.decimalPoint() == QLatin1String(",")) {}

    /// What the dialog for the file calls it.
    [[nodiscard]] QString name() const;
    /// From CSV whose texts are in quotation marks.
    [[nodiscard]] std::string from(std::string_view csv) const;

private:
    bool has_decimal_comma_;
};

} // namespace loggia::ui
