#include "core/normal_forms/formats/write.hpp"

#include "core/logic/lenient_spellings.hpp"
#include "core/logic/notation.hpp"
#include "core/normal_forms/formats/equation_text.hpp"
#include "core/normal_forms/formats/write_circuit.hpp"
#include "core/normal_forms/formats/write_rows.hpp"
#include "core/normal_forms/names.hpp"
#include "core/sat/formats/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace loggia::normal_forms {

namespace {

/// How a format writes conjunctions, disjunctions and what is around them.
struct Style {
    const logic::Notation* names; ///< nullptr where names stand as they are
    std::string_view both;
    std::string_view either;
    std::string_view inner_both;   ///< within a term
    std::string_view inner_either; ///< within a clause
    std::string_view negation;
    std::string_view truth;
    std::string_view falsehood;
    std::string_view before; ///< an output's name
    std::string_view end;    ///< of an output
    bool always_parentheses = false;
};

Style style_of(const logic::Notation& notation, std::string_view before, std::string_view end) {
    return {&notation,
            notation.conjunction.between,
            notation.disjunction.between,
            notation.conjunction.between,
            notation.disjunction.between,
            notation.negation,
            notation.truth,
            notation.falsehood,
            before,
            end};
}

std::optional<Style> style_of(Format format) {
    namespace notations = logic::notations;
    switch (format) {
    case Format::unicode:
        return style_of(notations::unicode, "", "\n");
    case Format::ascii:
        return style_of(notations::ascii, "", "\n");
    case Format::latex:
        return style_of(notations::latex, "", "\n");
    case Format::c:
        return style_of(notations::c, "bool ", ";\n");
    case Format::python:
        return style_of(notations::python, "", "\n");
    case Format::eqntott:
        return Style{nullptr, " & ", " | ", "&", "|", "!", "1", "0", "", ";\n", true};
    default:
        return std::nullopt;
    }
}

/// Whether a word is read as a name only where it was declared to be one.
bool has_meaning(std::string_view name) {
    return logic::lenient::is_truth_letter(name) || logic::lenient::keyword(name).end != 0 ||
           is_dotted_product(name);
}

/// Names as a style has them.
Result<std::vector<std::string>> spelled(const std::vector<std::string>& names,
                                         const Style& style) {
    if (style.names == nullptr) {
        for (const std::string& name : names)
            if (!is_equation_name(name) || is_statement_word(name))
                return failure(
                    fmt::format("the name '{}' is not allowed in espresso's equations", name));
        return names;
    }
    logic::Store store;
    for (const std::string& name : names)
        store.variable(name);
    std::vector<std::string> result;
    for (logic::Variable i = 0; i < names.size(); ++i) {
        auto name = logic::spelled_name(store, i, *style.names);
        if (!name)
            return tl::unexpected(std::move(name.error()));
        if (style.names->names == logic::Notation::Names::quoted && is_statement_word(*name))
            name = fmt::format("\"{}\"", *name);
        result.push_back(std::move(*name));
    }
    return result;
}

class FormulaWriter {
public:
    FormulaWriter(const Style& style, std::vector<std::string> inputs, Form form)
        : style_(style), inputs_(std::move(inputs)), conjunction_(form == Form::cnf) {}

    /// The term or clause without parentheses.
    void cube(const PositionalCover& cover, std::size_t number, std::string& text) const {
        const std::string_view between = conjunction_ ? style_.inner_either : style_.inner_both;
        bool first = true;
        for (std::size_t i = 0; i < inputs_.size(); ++i) {
            const auto input = static_cast<int>(i);
            if (!cover.has_literal(number, input))
                continue;
            if (!first)
                text += between;
            first = false;
            if (cover.may_be(number, input, true) == conjunction_)
                text += style_.negation;
            text += inputs_[i];
        }
        if (first)
            text += conjunction_ ? style_.falsehood : style_.truth;
    }

    void output(const PositionalCover& cover, int output, std::string& text) const {
        std::size_t count = 0;
        for (std::size_t i = 0; i < cover.terms(); ++i)
            count += cover.has_output(i, output) ? 1 : 0;
        if (count == 0)
            text += conjunction_ ? style_.truth : style_.falsehood;
        bool first = true;
        for (std::size_t i = 0; i < cover.terms(); ++i) {
            if (!cover.has_output(i, output))
                continue;
            if (!first)
                text += conjunction_ ? style_.both : style_.either;
            first = false;
            const std::uint64_t literals = cover.literals(i);
            const bool parentheses =
                literals != 0 && (style_.always_parentheses || (count > 1 && literals > 1));
            if (parentheses)
                text += '(';
            cube(cover, i, text);
            if (parentheses)
                text += ')';
        }
    }

private:
    const Style& style_;
    std::vector<std::string> inputs_;
    bool conjunction_;
};

/// The names of a function of either kind.
struct NameLists {
    const std::vector<std::string>& inputs;
    const std::vector<std::string>& outputs;
};

Result<std::string> write_formulas(const NameLists& function, Form form,
                                   const PositionalCover& cover, const Style& style) {
    // Together, for in LaTeX an input x_1 leaves no x_{1} for an output x1.
    std::vector<std::string> names = function.inputs;
    for (std::string& output : names_beside(function.inputs, function.outputs))
        names.push_back(std::move(output));
    auto all = spelled(names, style);
    if (!all)
        return tl::unexpected(std::move(all.error()));
    const auto first_output = all->begin() + static_cast<std::ptrdiff_t>(function.inputs.size());
    std::vector<std::string> outputs(first_output, all->end());
    // Before `=`, F and T are no constants: most functions in textbooks are called F.
    if (style.names != nullptr && style.names->names == logic::Notation::Names::quoted)
        for (std::size_t i = 0; i < outputs.size(); ++i)
            if (const std::string& name = names[function.inputs.size() + i];
                logic::lenient::is_truth_letter(name))
                outputs[i] = name;
    all->erase(first_output, all->end());
    const auto value_of = [&](std::size_t output) {
        std::string value;
        FormulaWriter(style, *all, form).output(cover, static_cast<int>(output), value);
        return value;
    };
    std::string text;
    if (style.names == nullptr &&
        std::any_of(function.inputs.begin(), function.inputs.end(), has_meaning))
        text = fmt::format("INORDER = {};\n", fmt::join(function.inputs, " "));
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        text.append(style.before).append(outputs[i]) += " = ";
        std::string value = value_of(i);
        // `m₁ ∨ m₂` is a list of rows unless the names stand in quotation marks.
        if (style.names == &logic::notations::unicode && row_terms(value, 0, value.size())) {
            for (std::string& name : *all)
                if (!name.starts_with('"'))
                    name = fmt::format("\"{}\"", name);
            value = value_of(i);
        }
        text.append(value) += style.end;
    }
    return text;
}

/// Whether a comment `c N NAME` can hold the name: blanks end it.
bool is_dimacs_name(std::string_view name) noexcept {
    return !name.empty() && name.find_first_of(" \t\r\n") == std::string_view::npos;
}

Result<std::string> write_dimacs(const NameLists& function, Form form,
                                 const PositionalCover& cover) {
    if (form != Form::cnf)
        return failure("a DIMACS file needs clauses; this is a disjunction of terms");
    if (function.outputs.size() != 1)
        return failure("a DIMACS file has one output; this function has several");
    for (const std::string& name : function.inputs)
        if (!is_dimacs_name(name))
            return failure(fmt::format("DIMACS files do not allow the name '{}'", name));
    logic::ClauseSet clauses;
    clauses.ask_for_atoms(cover.inputs());
    for (std::size_t k = 0; k < cover.terms(); ++k) {
        for (int i = 0; i < cover.inputs(); ++i)
            if (cover.has_literal(k, i))
                clauses.push(cover.may_be(k, i, true) ? -(i + 1) : i + 1);
        clauses.end_clause();
    }
    // Not at the beginning of the comment, where counters read t, p, ind and numbers.
    std::string names = "output " + function.outputs[0] + '\n';
    for (std::size_t i = 0; i < function.inputs.size(); ++i)
        names += fmt::format("{} {}\n", i + 1, function.inputs[i]);
    return sat::to_dimacs(clauses, names);
}

} // namespace

/// Outputs that are called like an input or another output get underscores until they are not:
/// otherwise `f = a & f` would say of f what is meant of another.
std::vector<std::string> names_beside(std::vector<std::string> taken,
                                      std::vector<std::string> outputs) {
    for (std::string& output : outputs) {
        while (std::find(taken.begin(), taken.end(), output) != taken.end())
            output += '_';
        taken.push_back(output);
    }
    return outputs;
}

Result<std::string> write_form(const Function& function, Form form, const Cover& cover,
                               Format format) {
    if (format == Format::minterms)
        return write_minterms(function, form);
    if (format == Format::table)
        return write_table(function);
    if (format == Format::csv)
        return write_csv(function);
    return write_form(WideFunction{function.inputs, function.outputs, {}, {}}, form,
                      positional(cover), format);
}

Result<std::string> write_form(const WideFunction& function, Form form,
                               const PositionalCover& cover, Format format) {
    const NameLists names{function.inputs, function.outputs};
    switch (format) {
    case Format::pla:
        return write_pla(function, form, cover);
    case Format::dimacs:
        return write_dimacs(names, form, cover);
    case Format::blif:
        return write_blif(function, form, cover, {});
    case Format::nand:
        return write_as_nand_or_nor(function, form, cover, GateKind::nand);
    case Format::nor:
        return write_as_nand_or_nor(function, form, cover, GateKind::nor);
    case Format::verilog:
        return write_verilog(function, form, cover);
    case Format::vhdl:
        return write_vhdl(function, form, cover);
    case Format::csv:
    case Format::minterms:
    case Format::table:
        return failure(fmt::format("too many inputs to write every row: {} (the limit is {})",
                                   function.inputs.size(), most_written_rows));
    default:
        return write_formulas(names, form, cover, *style_of(format));
    }
}

Result<std::string> write_cube(const Function& function, Form form, const Cube& cube,
                               Format format) {
    const Cover one{static_cast<int>(function.inputs.size()),
                    static_cast<int>(function.outputs.size()),
                    {cube}};
    return write_cube(WideFunction{function.inputs, function.outputs, {}, {}}, form,
                      positional(one), 0, format);
}

Result<std::string> write_cube(const WideFunction& function, Form form,
                               const PositionalCover& cover, std::size_t number, Format format) {
    const auto style = style_of(format);
    if (!style)
        return failure("this format has no separate terms");
    auto inputs = spelled(function.inputs, *style);
    if (!inputs)
        return tl::unexpected(std::move(inputs.error()));
    std::string text;
    FormulaWriter(*style, std::move(*inputs), form).cube(cover, number, text);
    return text;
}

} // namespace loggia::normal_forms
