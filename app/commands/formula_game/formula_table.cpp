#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/formula_game/formula.hpp"
#include "app/commands/formula_game/formula_input.hpp"
#include "core/base/csv.hpp"
#include "core/formula_game/game.hpp"
#include "core/logic/compiled_expr.hpp"
#include "core/logic/syntax.hpp"
#include "core/logic/truth_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using logic::Expr;

constexpr std::size_t most_columns = 10000;
constexpr std::size_t widest_row = std::size_t{1} << 24U;
constexpr std::size_t chunk = std::size_t{1} << 16U; ///< bytes printed at once

struct Column {
    std::string title;
    std::size_t place = 0; ///< of its value in a row
};

struct Table {
    FormulaInput input;
    bool csv = false;
    bool result_only = false;

    int operator()() {
        const auto formula = input.only_formula();
        if (!formula)
            return failed;
        const logic::Store& store = formula->store;
        const std::string letters = formula_game::letters_of(*formula);
        std::vector<logic::Variable> order;
        std::vector<Column> columns;
        for (const char& letter : letters) {
            order.push_back(*store.find({&letter, 1}));
            columns.push_back({std::string(1, letter)});
        }
        std::vector<Expr> parts;
        for (const Expr e : logic::postorder(store, formula->root))
            if (e == formula->root || (!result_only && store.kind(e) != logic::Kind::variable))
                parts.push_back(e);
        std::size_t width = letters.size();
        for (const Expr part : parts) {
            auto title = logic::write_strict(store, part);
            width += title ? title->size() + 3 : widest_row;
            if (parts.size() > most_columns || width > widest_row)
                return report(
                    {"the table would be too wide; use --result-only to omit the subformulas"},
                    "error");
            columns.push_back({std::move(*title)});
        }
        const std::string row = print_head(columns, letters.size());
        return print_rows(logic::Program(store, parts, order), columns, row);
    }

private:
    /// Prints the titles and returns a row without values, after putting their places into
    /// `columns`.
    [[nodiscard]] std::string print_head(std::vector<Column>& columns,
                                         std::size_t variables) const {
        std::string head;
        std::string rule;
        std::string row;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            Column& column = columns[i];
            const bool bar = i >= variables;
            const std::string_view between = i == 0 ? "" : csv ? "," : bar ? " | " : " ";
            head += between;
            rule += i == 0 ? "" : bar ? "-+-" : "-";
            row += between;
            // Readers skip a blank, and a spreadsheet does not compute what stands behind it.
            if (csv && is_spreadsheet_formula(column.title))
                head += ' ';
            column.place = row.size() + (csv ? 0 : (column.title.size() - 1) / 2);
            head += column.title;
            rule.append(column.title.size(), '-');
            row.append(csv ? 1 : column.title.size(), ' ');
        }
        fmt::print("{}\n", head);
        if (!csv)
            fmt::print("{}\n", rule);
        row.resize(columns.back().place + 1); // no blanks at its end
        return row + '\n';
    }

    static int print_rows(const logic::Program& program, const std::vector<Column>& columns,
                          std::string row) {
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const std::size_t variables = program.inputs();
        const std::uint64_t rows = std::uint64_t{1} << variables;
        logic::RowBlock block(static_cast<int>(variables));
        std::vector<std::uint64_t> values(program.results() * logic::RowBlock::words);
        std::vector<std::uint64_t*> results;
        for (std::size_t i = 0; i < program.results(); ++i)
            results.push_back(values.data() + i * logic::RowBlock::words);
        std::string text;
        for (std::uint64_t first = 0; first < rows; first += logic::RowBlock::rows) {
            block.move_to(first / logic::RowBlock::rows);
            program.run(block.columns(), results, logic::RowBlock::words);
            const std::uint64_t end = std::min(logic::RowBlock::rows, rows - first);
            for (std::uint64_t r = 0; r < end; ++r) {
                const auto bit = [r](const std::uint64_t* column) {
                    return (column[r / 64] >> (r % 64) & 1U) != 0 ? '1' : '0';
                };
                for (std::size_t i = 0; i < columns.size(); ++i)
                    row[columns[i].place] =
                        i < variables ? bit(block.columns()[i]) : bit(results[i - variables]);
                text += row;
                if (text.size() >= chunk) {
                    fmt::print("{}", text);
                    text.clear();
                    if (control.stop_requested())
                        return interrupted;
                }
            }
        }
        fmt::print("{}", text);
        return success;
    }
};

} // namespace

void add_formula_table(Command group) {
    const Command command =
        group.add_command("table", "Print the truth table of a formula and its subformulas");
    command.footer(
        "The table has a column for each variable, in alphabetical order, and for each\n"
        "subformula, the whole formula last. The first variable changes slowest. 26 variables\n"
        "give 67,108,864 rows, which are printed as they are computed.");
    auto table = std::make_shared<Table>();
    table->input.add_words(command, "FORMULA", "The formula, or - for standard input");
    table->input.add_file(command);
    command.add_flag("--csv", table->csv, "Print comma-separated values");
    command.add_flag("--result-only", table->result_only, "Omit the columns of the subformulas");
    command.action([table] { return (*table)(); });
}

} // namespace loggia::commands
