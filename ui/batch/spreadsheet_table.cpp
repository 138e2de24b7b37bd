#include "ui/batch/spreadsheet_table.hpp"

namespace loggia::ui {

QString SpreadsheetTable::name() const {
    return has_decimal_comma_ ? tr("Table for a spreadsheet, with semicolons and decimal commas")
                              : tr("Table for a spreadsheet");
}

std::string SpreadsheetTable::from(std::string_view csv) const {
    // Without the mark, Excel shows names with letters outside ASCII wrongly.
    std::string table = "\xEF\xBB\xBF";
    bool quoted = false;
    for (const char c : csv) {
        quoted = quoted != (c == '"');
        const bool replaces = has_decimal_comma_ && !quoted;
        table += replaces && c == ',' ? ';' : replaces && c == '.' ? ',' : c;
    }
    return table;
}

} // namespace loggia::ui
