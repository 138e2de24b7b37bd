#include "ui/normal_forms/study/row_edit.hpp"

#include "core/base/text_start.hpp"
#include "core/normal_forms/formats/write.hpp"
#include "ui/normal_forms/study/form_words.hpp"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::ui {

using normal_forms::Cover;
using normal_forms::Cube;
using normal_forms::Form;
using normal_forms::Format;
using normal_forms::Function;
using normal_forms::Syntax;

namespace {

/// Takes a row of an output out of a cover: each cube that has it becomes the cubes of its other
/// rows, one for each input that is free in it.
void takeOut(Cover& cover, int output, std::uint64_t row) {
    const std::uint64_t bit_of_output = std::uint64_t{1} << static_cast<unsigned>(output);
    std::vector<Cube> kept;
    for (Cube cube : cover.cubes) {
        if ((cube.outputs & bit_of_output) == 0 || !cube.holds(row)) {
            kept.push_back(cube);
            continue;
        }
        Cube part{cube.care, cube.value, bit_of_output};
        for (std::uint64_t left = normal_forms::low_bits(cover.inputs) & ~cube.care; left != 0;
             left &= left - 1) {
            const std::uint64_t bit = left & (~left + 1);
            part.care |= bit;
            part.value |= ~row & bit;
            kept.push_back(part);
            part.value ^= bit;
        }
        cube.outputs &= ~bit_of_output;
        if (cube.outputs != 0)
            kept.push_back(cube);
    }
    cover.cubes = std::move(kept);
}

/// Rows times outputs.
constexpr std::uint64_t most_edited_cells = std::uint64_t{1} << 20U;
/// Of the terms, before a line of them is broken.
constexpr qsizetype longest_source_line = 72;

} // namespace

std::optional<char> csvSeparator(std::string_view text) {
    std::string_view row;
    for (int lines = 0; lines < 2; ++lines) {
        const std::string_view line = first_said(text, "#");
        if (line.empty())
            break;
        row = line;
        text.remove_prefix(static_cast<std::size_t>(line.data() - text.data()) + line.size());
    }
    if (row.find_first_of("|={(&\\") != std::string_view::npos)
        return std::nullopt;
    const std::size_t at = row.find_first_of(",;");
    return at == std::string_view::npos ? std::nullopt : std::optional(row[at]);
}

Result<Function> withValue(const Function& function, int output, std::uint64_t row,
                           RowValue value) {
    const int inputs = function.on.inputs;
    if (inputs > most_edited_inputs)
        return failure("rows can be edited with at most " + std::to_string(most_edited_inputs) +
                       " inputs; edit the text instead");
    const auto cells = static_cast<std::uint64_t>(function.on.outputs)
                       << static_cast<unsigned>(inputs);
    if (cells > most_edited_cells)
        return failure("the table is too large to edit row by row; edit the text instead");
    Function next = function;
    for (Cover* const cover : {&next.on, &next.dont_care})
        takeOut(*cover, output, row);
    const Cube cube{normal_forms::low_bits(inputs), row,
                    std::uint64_t{1} << static_cast<unsigned>(output)};
    if (value == RowValue::one)
        next.on.cubes.push_back(cube);
    if (value == RowValue::open)
        next.dont_care.cubes.push_back(cube);
    return next;
}

Result<QString> rowsText(const Function& function, Syntax before, const std::string& text_before) {
    if (before == Syntax::pla)
        return plaText(function);
    if (before == Syntax::blif) {
        const auto whole = widened(function);
        const auto text = write_blif(whole, Form::dnf, whole.on, whole.dont_care);
        if (!text)
            return tl::unexpected(text.error());
        return QString::fromStdString(*text);
    }
    const bool as_table = before == Syntax::table || function.on.outputs > 1;
    const auto separator = before == Syntax::table ? csvSeparator(text_before) : std::nullopt;
    auto text = write_form(function, Form::dnf, function.on,
                           separator  ? Format::csv
                           : as_table ? Format::table
                                      : Format::minterms);
    if (!text)
        return tl::unexpected(text.error());
    // A name in quotation marks may have a comma of its own.
    if (separator && text->find('"') == std::string::npos)
        std::replace(text->begin(), text->end(), ',', *separator);
    return QString::fromStdString(*text);
}

Result<QString> plaText(const Function& function) {
    // The header and the rows that are true are written as those of any cover.
    const auto written = write_form(function, Form::dnf, function.on, Format::pla);
    if (!written || function.dont_care.cubes.empty())
        return written.map([](const std::string& text) { return QString::fromStdString(text); });
    QStringList lines = QString::fromStdString(*written).split(QLatin1Char('\n'));
    const qsizetype count = lines.indexOf(QStringLiteral(".p %1").arg(function.on.terms()));
    const qsizetype end = lines.lastIndexOf(QStringLiteral(".e"));
    if (count < 0 || end < 0)
        return failure("the function cannot be written as a PLA");
    QStringList open;
    for (const Cube& cube : function.dont_care.cubes) {
        QString outputs;
        for (unsigned j = 0; j < static_cast<unsigned>(function.on.outputs); ++j)
            outputs += QLatin1Char((cube.outputs >> j & 1U) != 0 ? '-' : '0');
        open << bitsOf(cube, function.on.inputs) + QLatin1Char(' ') + outputs;
    }
    lines.insert(end, open.join(QLatin1Char('\n')));
    lines[count] =
        QStringLiteral(".type fd\n.p %1").arg(function.on.terms() + function.dont_care.terms());
    return lines.join(QLatin1Char('\n'));
}

Result<QString> sourceOf(const Function& function, Form form, const Cover& cover) {
    if (cover.outputs > 1 || cover.cubes.empty()) {
        const auto text = write_form(function, form, cover, Format::eqntott);
        if (!text)
            return tl::unexpected(text.error());
        return QString::fromStdString(*text);
    }
    // Lines of several terms, so that a long form can be read in the editor.
    const QString joint = form == Form::cnf ? QStringLiteral(" & ") : QStringLiteral(" | ");
    QString text;
    QString line;
    for (std::size_t i = 0; i < cover.cubes.size(); ++i) {
        const Cube& cube = cover.cubes[i];
        if (cube.care == 0)
            return form == Form::cnf ? QStringLiteral("false\n") : QStringLiteral("true\n");
        const auto written = write_cube(function, form, cube, Format::ascii);
        if (!written)
            return tl::unexpected(written.error());
        QString term = QString::fromStdString(*written).trimmed();
        if (cube.literals() > 1 && cover.cubes.size() > 1)
            term = QLatin1Char('(') + term + QLatin1Char(')');
        if (i + 1 < cover.cubes.size())
            term += joint;
        if (!line.isEmpty() && line.size() + term.size() > longest_source_line) {
            text += line.trimmed() + QLatin1Char('\n');
            line.clear();
        }
        line += term;
    }
    return text + line + QLatin1Char('\n');
}

} // namespace loggia::ui
