#include "core/normal_forms/formats/write_rows.hpp"

#include "core/base/csv.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/normal_forms/names.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::normal_forms {

namespace {

/// An error where the format cannot hold a name.
template <class AnyWidth>
Result<void> require_names(const AnyWidth& function, bool (*can_hold)(std::string_view) noexcept,
                           std::string_view format) {
    for (const auto* const names : {&function.inputs, &function.outputs})
        for (const std::string& name : *names)
            if (!can_hold(name))
                return failure(fmt::format("{} do not allow the name '{}'", format, name));
    return {};
}

Result<void> require_few_inputs(const Function& function) {
    if (function.on.inputs > most_written_rows)
        return failure(fmt::format("too many inputs to write every row: {} (the limit is {})",
                                   function.on.inputs, most_written_rows));
    return {};
}

std::vector<Tables> all_tables(const Function& function) {
    std::vector<Tables> tables;
    tables.reserve(static_cast<std::size_t>(function.on.outputs));
    for (int output = 0; output < function.on.outputs; ++output)
        tables.push_back(tabulate(function, output).value());
    return tables;
}

void append_row(std::uint64_t row, int inputs, std::string& text) {
    for (int i = inputs; i-- > 0;)
        text += (row >> i & 1U) != 0 ? '1' : '0';
}

/// `alone` is for an input without others beside it: f("ab") is no function of a and b.
std::string name_of_minterms(const std::string& name, bool alone = false) {
    if (is_equation_name(name) && !(alone && is_run_of_letters(name)))
        return name;
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

/// A name as a cell of a CSV file: in quotation marks where it would not be read as one otherwise,
/// and behind a blank, which readers skip, where a spreadsheet would compute it.
std::string cell_of_csv(const std::string& name) {
    const bool is_value = name == "x" || name == "X" || logic::lenient::is_truth_letter(name) ||
                          logic::lenient::keyword(name).end != 0;
    if (is_equation_name(name) && !is_value)
        return name;
    std::string text = is_spreadsheet_formula(name) ? " \"" : "\"";
    for (const char c : name)
        text.append(c == '"' ? 2 : 1, c);
    return text + '"';
}

/// Goes on in a new line where one gets so long that editors are slow with it.
void append_list(const logic::TruthTable& table, const logic::TruthTable* open,
                 std::string_view letter, std::string& text) {
    constexpr std::size_t longest_line = 10'000;
    text.append(letter) += '(';
    std::size_t line = text.rfind('\n') + 1; // 0 where there is none
    const char* before = "";
    for (std::uint64_t row = 0; row < table.rows(); ++row)
        if (open == nullptr ? table[row] : !table[row] && !(*open)[row]) {
            const bool is_full = text.size() - line >= longest_line;
            text += fmt::format("{}{}", is_full ? ",\n  " : before, row);
            line = is_full ? text.size() : line;
            before = ", ";
        }
    text += ')';
}

} // namespace

void append_cube(const Cube& cube, int inputs, int outputs, std::string& text) {
    for (int i = inputs; i-- > 0;)
        text += (cube.care >> i & 1U) == 0 ? '-' : (cube.value >> i & 1U) != 0 ? '1' : '0';
    text += ' ';
    for (int i = 0; i < outputs; ++i)
        text += (cube.outputs >> i & 1U) != 0 ? '1' : '0';
}

Result<std::string> write_pla(const WideFunction& function, Form form,
                              const PositionalCover& cover) {
    if (auto words = require_names(function, is_word, "PLA files"); !words)
        return tl::unexpected(std::move(words.error()));
    std::string text = fmt::format(".i {}\n.o {}\n", cover.inputs(), cover.outputs());
    if (!function.inputs.empty())
        text += fmt::format(".ilb {}\n", fmt::join(function.inputs, " "));
    text += fmt::format(".ob {}\n", fmt::join(function.outputs, " "));
    if (form == Form::cnf)
        text += fmt::format(".phase {}\n", std::string(function.outputs.size(), '0'));
    text += fmt::format(".p {}\n", cover.terms());
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        for (int input = 0; input < cover.inputs(); ++input)
            text += !cover.has_literal(i, input) ? '-' : cover.may_be(i, input, true) ? '1' : '0';
        text += ' ';
        for (int output = 0; output < cover.outputs(); ++output)
            text += cover.has_output(i, output) ? '1' : '0';
        text += '\n';
    }
    return text + ".e\n";
}

Result<std::string> write_minterms(const Function& function, Form form) {
    if (auto few = require_few_inputs(function); !few)
        return tl::unexpected(std::move(few.error()));
    if (auto names = require_names(function, fits_a_line, "lists of minterms"); !names)
        return tl::unexpected(std::move(names.error()));
    std::string arguments;
    for (const std::string& input : function.inputs)
        arguments +=
            (arguments.empty() ? "" : ", ") + name_of_minterms(input, function.inputs.size() == 1);
    std::string text;
    const auto tables = all_tables(function);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        text += fmt::format("{}({}) = ", name_of_minterms(function.outputs[i]), arguments);
        if (form == Form::dnf)
            append_list(tables[i].on, nullptr, "m", text);
        else
            append_list(tables[i].on, &tables[i].dont_care, "M", text);
        if (tables[i].dont_care.count() != 0)
            append_list(tables[i].dont_care, nullptr, form == Form::dnf ? " + d" : " * D", text);
        text += '\n';
    }
    return text;
}

Result<std::string> write_table(const Function& function) {
    if (auto words = require_names(function, is_word, "truth tables"); !words)
        return tl::unexpected(std::move(words.error()));
    if (auto few = require_few_inputs(function); !few)
        return tl::unexpected(std::move(few.error()));
    const auto tables = all_tables(function);
    std::string text;
    const auto padded = [&](std::string_view value, std::string_view name) {
        std::size_t width = 0; // characters, not bytes
        for (const char c : name)
            width += (static_cast<unsigned char>(c) & 0xC0U) == 0x80 ? 0 : 1;
        text.append(std::max(width, value.size()) - value.size(), ' ').append(value) += ' ';
    };
    for (const std::string& name : function.inputs)
        text += name + ' ';
    text += '|';
    for (const std::string& name : function.outputs)
        text += ' ' + name;
    text += '\n';
    for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row) {
        std::string values;
        append_row(row, function.on.inputs, values);
        for (std::size_t i = 0; i < function.inputs.size(); ++i)
            padded(std::string_view(values).substr(i, 1), function.inputs[i]);
        text += "| ";
        for (std::size_t i = 0; i < tables.size(); ++i)
            padded(tables[i].on[row]          ? "1"
                   : tables[i].dont_care[row] ? "-"
                                              : "0",
                   function.outputs[i]);
        text.back() = '\n';
    }
    return text;
}

Result<std::string> write_csv(const Function& function) {
    if (auto few = require_few_inputs(function); !few)
        return tl::unexpected(std::move(few.error()));
    if (auto names = require_names(function, fits_a_line, "CSV files"); !names)
        return tl::unexpected(std::move(names.error()));
    const auto tables = all_tables(function);
    // A column that is open throughout could be an input; an empty one says where they end.
    const bool is_ambiguous = std::any_of(tables.begin(), tables.end(), [](const Tables& table) {
        return table.dont_care.count() == table.dont_care.rows();
    });
    const bool has_border = is_ambiguous || function.inputs.empty();
    std::string text;
    const auto append_cell = [&](std::string_view cell) { text.append(cell) += ','; };
    for (const std::string& name : function.inputs)
        append_cell(cell_of_csv(name));
    if (has_border)
        append_cell("");
    for (const std::string& name : names_beside(function.inputs, function.outputs))
        append_cell(cell_of_csv(name));
    text.back() = '\n';
    for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row) {
        std::string values;
        append_row(row, function.on.inputs, values);
        for (const char value : values)
            append_cell({&value, 1});
        if (has_border)
            append_cell("");
        for (const Tables& table : tables)
            append_cell(table.on[row] ? "1" : table.dont_care[row] ? "-" : "0");
        text.back() = '\n';
    }
    return text;
}

} // namespace loggia::normal_forms
