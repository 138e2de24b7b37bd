#include "ui/normal_forms/study/row_edit.hpp"

#include "core/normal_forms/formats/write.hpp"
#include "ui/normal_forms/study/form_words.hpp"

#include <QStringList>

#include <utility>

namespace loggia::ui {

using normal_forms::Cover;
using normal_forms::Cube;
using normal_forms::Form;
using normal_forms::Format;
using normal_forms::Function;
using normal_forms::Syntax;
using normal_forms::Tables;

namespace {

void addRows(Cover& into, const Cover& rows, int output) {
    for (Cube cube : rows.cubes) {
        cube.outputs = std::uint64_t{1} << static_cast<unsigned>(output);
        into.cubes.push_back(cube);
    }
}

/// Rows times outputs.
constexpr std::uint64_t most_edited_cells = std::uint64_t{1} << 20U;
/// Of the terms, before a line of them is broken.
constexpr qsizetype longest_source_line = 72;

} // namespace

Result<Function> withValue(const Function& function, int output, std::uint64_t row,
                           RowValue value) {
    const int inputs = function.on.inputs;
    if (inputs > most_edited_inputs)
        return failure("rows can be edited up to " + std::to_string(most_edited_inputs) +
                       " inputs; edit the text instead");
    const auto cells = static_cast<std::uint64_t>(function.on.outputs)
                       << static_cast<unsigned>(inputs);
    if (cells > most_edited_cells)
        return failure("the table is too large to edit row by row; edit the text instead");
    Function next{function.inputs, function.outputs, {}, {}};
    next.on = {inputs, function.on.outputs, {}};
    next.dont_care = next.on;
    for (int j = 0; j < function.on.outputs; ++j) {
        auto tables = tabulate(function, j);
        if (!tables)
            return failure("stopped");
        if (j == output) {
            tables->on.set(row, value == RowValue::one);
            tables->dont_care.set(row, value == RowValue::open);
        }
        const Function one = function_of(*tables, function.inputs);
        addRows(next.on, one.on, j);
        addRows(next.dont_care, one.dont_care, j);
    }
    return next;
}

Result<QString> rowsText(const Function& function, Syntax before) {
    const bool as_table = before == Syntax::table || function.on.outputs > 1;
    const auto text =
        write_form(function, Form::dnf, function.on, as_table ? Format::table : Format::minterms);
    if (!text)
        return tl::unexpected(text.error());
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
