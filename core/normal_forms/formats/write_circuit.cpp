#include "core/normal_forms/formats/write_circuit.hpp"

#include "core/base/letters.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/logic/notation.hpp"
#include "core/normal_forms/formats/write_rows.hpp"
#include "core/normal_forms/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::normal_forms {

namespace {

struct GateNames {
    std::vector<std::string> inputs;
    std::vector<std::string> outputs;
};

/// Names in the notation that people type, with outputs that are called like an input renamed.
Result<GateNames> typed_names(const WideFunction& function) {
    GateNames names{{}, names_beside(function.inputs, function.outputs)};
    logic::Store store;
    for (const std::string& name : function.inputs)
        store.variable(name);
    for (const std::string& name : names.outputs)
        store.variable(name);
    std::vector<std::string> spelled;
    for (logic::Variable i = 0; i < function.inputs.size() + names.outputs.size(); ++i) {
        auto name = logic::spelled_name(store, i, logic::notations::ascii);
        if (!name)
            return tl::unexpected(std::move(name.error()));
        spelled.push_back(*std::move(name));
    }
    const auto middle = spelled.begin() + static_cast<std::ptrdiff_t>(function.inputs.size());
    names.inputs.assign(spelled.begin(), middle);
    // Before `=`, F and T are not constants.
    for (std::size_t i = 0; i < names.outputs.size(); ++i)
        if (is_statement_word(names.outputs[i]))
            names.outputs[i] = fmt::format("\"{}\"", names.outputs[i]);
        else if (!logic::lenient::is_truth_letter(names.outputs[i]))
            names.outputs[i] = spelled[function.inputs.size() + i];
    return names;
}

/// A form by gates of one kind. NAND of the opposites is an or, NOR of the opposites an and; so the
/// two kinds are each other's mirror image, and one of them does for both.
class OneKind {
public:
    OneKind(const std::vector<std::string>& inputs, Form form, GateKind kind)
        : inputs_(inputs), name_(kind == GateKind::nand ? "nand" : "nor"), form_(form),
          direct_((form == Form::dnf) == (kind == GateKind::nand)) {}

    [[nodiscard]] std::string output(const PositionalCover& cover, int output) const {
        std::vector<std::string> parts;
        for (std::size_t k = 0; k < cover.terms(); ++k) {
            if (!cover.has_output(k, output))
                continue;
            if (cover.literals(k) == 0)
                return constant(true);
            parts.push_back(part(cover, k));
        }
        if (parts.empty())
            return constant(false);
        if (direct_)
            return parts.size() == 1 ? inverted(parts.front()) : gate(parts);
        // The gate computes the negation of the wanted value.
        return parts.size() == 1 ? parts.front() : inverted(gate(parts));
    }

private:
    /// What a form is with a part that is without literals, or without any part.
    [[nodiscard]] std::string constant(bool has_part) const {
        return has_part == (form_ == Form::dnf) ? "1" : "0";
    }
    [[nodiscard]] std::string gate(const std::vector<std::string>& operands) const {
        return fmt::format("{}({})", name_, fmt::join(operands, ", "));
    }
    [[nodiscard]] std::string inverted(const std::string& operand) const {
        return gate({operand, operand});
    }
    [[nodiscard]] std::string literal(int input, bool negated) const {
        const std::string& name = inputs_[static_cast<std::size_t>(input)];
        return negated ? inverted(name) : name;
    }

    /// Where the gates fit the form, the opposite of a term or clause, which is what the gate of
    /// its literals gives; otherwise the term or clause itself, by the gate of the opposite
    /// literals.
    [[nodiscard]] std::string part(const PositionalCover& cover, std::size_t k) const {
        std::vector<std::string> literals;
        bool single_negated = false;
        int single = 0;
        for (int i = 0; i < cover.inputs(); ++i) {
            if (!cover.has_literal(k, i))
                continue;
            // A clause has the opposite of each literal of its cube.
            const bool negated = cover.may_be(k, i, true) == (form_ == Form::cnf);
            single = i;
            single_negated = negated;
            literals.push_back(literal(i, direct_ ? negated : !negated));
        }
        if (literals.size() == 1)
            return literal(single, direct_ ? !single_negated : single_negated);
        return gate(literals);
    }

    const std::vector<std::string>& inputs_;
    std::string_view name_;
    Form form_;
    bool direct_;
};

/// How a hardware description language writes a form.
struct HardwareStyle {
    std::string_view both;
    std::string_view either;
    std::string_view negation;
    std::string_view truth;
    std::string_view falsehood;
};

std::string hardware_form(const std::vector<std::string>& inputs, Form form,
                          const PositionalCover& cover, int output, const HardwareStyle& style) {
    const bool cnf = form == Form::cnf;
    std::vector<std::string> parts;
    for (std::size_t k = 0; k < cover.terms(); ++k) {
        if (!cover.has_output(k, output))
            continue;
        std::vector<std::string> literals;
        for (int i = 0; i < cover.inputs(); ++i)
            if (cover.has_literal(k, i))
                literals.push_back(
                    fmt::format("{}{}", cover.may_be(k, i, true) == cnf ? style.negation : "",
                                inputs[static_cast<std::size_t>(i)]));
        if (literals.empty())
            return std::string(cnf ? style.falsehood : style.truth);
        std::string part = fmt::format("{}", fmt::join(literals, cnf ? style.either : style.both));
        parts.push_back(literals.size() > 1 ? '(' + part + ')' : std::move(part));
    }
    if (parts.empty())
        return std::string(cnf ? style.truth : style.falsehood);
    return fmt::format("{}", fmt::join(parts, cnf ? style.both : style.either));
}

bool is_letter_of_hdl(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
bool is_digit_of_hdl(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

bool has_word(std::string_view words, std::string_view word) {
    for (std::size_t at = words.find(word); at != std::string_view::npos;
         at = words.find(word, at + 1)) {
        const bool starts = at == 0 || words[at - 1] == ' ';
        const std::size_t end = at + word.size();
        if (starts && (end == words.size() || words[end] == ' '))
            return true;
    }
    return false;
}

constexpr std::string_view verilog_words =
    "always and assign begin buf bufif0 bufif1 case casex casez cmos deassign default defparam "
    "disable edge else end endcase endfunction endmodule endprimitive endspecify endtable endtask "
    "event for force forever fork function highz0 highz1 if ifnone initial inout input integer "
    "join "
    "large macromodule medium module nand negedge nmos nor not notif0 notif1 or output parameter "
    "pmos posedge primitive pull0 pull1 pulldown pullup rcmos real realtime reg release repeat "
    "rnmos "
    "rpmos rtran rtranif0 rtranif1 scalared small specify specparam strong0 strong1 supply0 "
    "supply1 "
    "table task time tran tranif0 tranif1 tri tri0 tri1 triand trior trireg vectored wait wand "
    "weak0 "
    "weak1 while wire wor xnor xor form";
constexpr std::string_view vhdl_words =
    "abs access after alias all and architecture array assert attribute begin block body buffer "
    "bus "
    "case component configuration constant disconnect downto else elsif end entity exit file for "
    "function generate generic group guarded if impure in inertial inout is label library linkage "
    "literal loop map mod nand new next nor not null of on open or others out package port "
    "postponed "
    "procedure process pure range record register reject rem report return rol ror select severity "
    "shared signal sla sll sra srl subtype then to transport type unaffected units until use "
    "variable wait when while with xnor xor form two_level ieee std_logic std std_logic_1164 work";

bool is_verilog_name(std::string_view name) {
    return !name.empty() && (is_letter_of_hdl(name[0]) || name[0] == '_') &&
           std::all_of(name.begin(), name.end(),
                       [](char c) {
                           return is_letter_of_hdl(c) || is_digit_of_hdl(c) || c == '_' || c == '$';
                       }) &&
           !has_word(verilog_words, name);
}

bool is_vhdl_name(std::string_view name) {
    return !name.empty() && is_letter_of_hdl(name[0]) && name.back() != '_' &&
           name.find("__") == std::string_view::npos &&
           std::all_of(
               name.begin(), name.end(),
               [](char c) { return is_letter_of_hdl(c) || is_digit_of_hdl(c) || c == '_'; }) &&
           !has_word(vhdl_words, in_small_letters(name));
}

Result<std::vector<std::string>> verilog_names(const std::vector<std::string>& names) {
    std::vector<std::string> result;
    for (const std::string& name : names) {
        const bool prints =
            std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c <= '~'; });
        if (!prints)
            return failure(fmt::format("the name '{}' cannot be written in Verilog", name));
        result.push_back(is_verilog_name(name) ? name : '\\' + name + ' ');
    }
    return result;
}

Result<std::vector<std::string>> vhdl_names(const std::vector<std::string>& names) {
    std::vector<std::string> result;
    std::set<std::string> taken;
    for (const std::string& name : names) {
        const bool prints = std::all_of(name.begin(), name.end(),
                                        [](char c) { return c >= ' ' && c <= '~' && c != '\\'; });
        if (!prints)
            return failure(fmt::format("the name '{}' cannot be written in VHDL", name));
        const bool plain = is_vhdl_name(name) && taken.insert(in_small_letters(name)).second;
        result.push_back(plain ? name : '\\' + name + '\\');
    }
    return result;
}

/// Inputs and outputs, spelled by a language, which may need all of them together.
template <class Spell>
Result<GateNames> hardware_names(const WideFunction& function, const Spell& spell) {
    std::vector<std::string> all = function.inputs;
    for (std::string& output : names_beside(function.inputs, function.outputs))
        all.push_back(std::move(output));
    auto spelled = spell(all);
    if (!spelled)
        return tl::unexpected(std::move(spelled.error()));
    const auto middle = spelled->begin() + static_cast<std::ptrdiff_t>(function.inputs.size());
    return GateNames{{spelled->begin(), middle}, {middle, spelled->end()}};
}

} // namespace

Result<std::string> write_as_nand_or_nor(const WideFunction& function, Form form,
                                         const PositionalCover& cover, GateKind kind) {
    const auto names = typed_names(function);
    if (!names)
        return tl::unexpected(names.error());
    const OneKind writer(names->inputs, form, kind);
    std::string text;
    for (std::size_t j = 0; j < names->outputs.size(); ++j)
        text +=
            fmt::format("{} = {}\n", names->outputs[j], writer.output(cover, static_cast<int>(j)));
    return text;
}

Result<std::string> write_verilog(const WideFunction& function, Form form,
                                  const PositionalCover& cover) {
    constexpr HardwareStyle style{" & ", " | ", "~", "1'b1", "1'b0"};
    const auto names = hardware_names(function, verilog_names);
    if (!names)
        return tl::unexpected(names.error());
    std::vector<std::string> ports;
    for (const std::string& name : names->inputs)
        ports.push_back("input " + name);
    for (const std::string& name : names->outputs)
        ports.push_back("output " + name);
    std::string text = fmt::format("module form({});\n", fmt::join(ports, ", "));
    for (std::size_t j = 0; j < names->outputs.size(); ++j)
        text += fmt::format("  assign {} = {};\n", names->outputs[j],
                            hardware_form(names->inputs, form, cover, static_cast<int>(j), style));
    return text + "endmodule\n";
}

Result<std::string> write_vhdl(const WideFunction& function, Form form,
                               const PositionalCover& cover) {
    constexpr HardwareStyle style{" and ", " or ", "not ", "'1'", "'0'"};
    const auto names = hardware_names(function, vhdl_names);
    if (!names)
        return tl::unexpected(names.error());
    std::string text = "library ieee;\nuse ieee.std_logic_1164.all;\n\nentity form is\n  port (";
    if (!names->inputs.empty())
        text += fmt::format("{} : in std_logic; ", fmt::join(names->inputs, ", "));
    text += fmt::format("{} : out std_logic);\nend entity;\n\narchitecture two_level of form is\n"
                        "begin\n",
                        fmt::join(names->outputs, ", "));
    for (std::size_t j = 0; j < names->outputs.size(); ++j)
        text += fmt::format("  {} <= {};\n", names->outputs[j],
                            hardware_form(names->inputs, form, cover, static_cast<int>(j), style));
    return text + "end architecture;\n";
}

} // namespace loggia::normal_forms
