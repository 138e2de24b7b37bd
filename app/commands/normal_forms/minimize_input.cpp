#include "app/commands/normal_forms/minimize_input.hpp"

#include "app/commands/base/formula_arguments.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/named.hpp"
#include "core/base/plain_text.hpp"
#include "core/normal_forms/reorder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <variant>

namespace loggia::commands {

namespace {

using namespace normal_forms;

constexpr std::array syntaxes{
    Named<normal_forms::Syntax>{"automatic", normal_forms::Syntax::automatic},
    Named<normal_forms::Syntax>{"formula", normal_forms::Syntax::formula},
    Named<normal_forms::Syntax>{"words", normal_forms::Syntax::words},
    Named<normal_forms::Syntax>{"letters", normal_forms::Syntax::letters},
    Named<normal_forms::Syntax>{"equations", normal_forms::Syntax::equations},
    Named<normal_forms::Syntax>{"table", normal_forms::Syntax::table},
    Named<normal_forms::Syntax>{"csv", normal_forms::Syntax::table},
    Named<normal_forms::Syntax>{"minterms", normal_forms::Syntax::minterms},
    Named<normal_forms::Syntax>{"pla", normal_forms::Syntax::pla},
    Named<normal_forms::Syntax>{"blif", normal_forms::Syntax::blif},
    Named<normal_forms::Syntax>{"dimacs", normal_forms::Syntax::dimacs},
};

std::vector<std::string> names_in(const std::string& list) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t begin = std::min(list.find_first_not_of(" ,", at), list.size());
        at = std::min(list.find_first_of(" ,", begin), list.size());
        if (at > begin)
            names.push_back(list.substr(begin, at - begin));
    }
    return names;
}

std::optional<normal_forms::AnyFunction> read_named(const std::string& text,
                                                    const std::string& name, Syntax syntax,
                                                    const Control& control) {
    std::vector<Error> warnings;
    auto function = normal_forms::read_any_function(text, syntax, control, &warnings);
    for (const Error& warning : warnings)
        print_to_stderr("{}", describe({"warning: " + warning.message, warning.span}, name, text));
    if (function)
        return std::move(*function);
    if (control.stop_requested() && function.error().message == "stopped") // no fault of the text
        report({"stopped while reading"}, "error");
    else
        report(function.error(), name, text);
    return std::nullopt;
}

/// What a text says of a single output: its name, which may be missing, and its formula.
struct NamedFormula {
    std::string name;
    std::string formula;
};

NamedFormula formula_in(const std::string& text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos || text.find('=', sign + 1) != std::string::npos ||
        syntax_of(text) != Syntax::equations)
        return {{}, text};
    const std::string head = text.substr(0, std::min(text.find_first_of("(:<"), sign));
    const auto words = names_in(head.substr(head.rfind('\n') + 1));
    return {words.empty() ? std::string() : words.back(),
            text.substr(sign + 1, text.find(';', sign) - sign - 1)};
}

/// The function with `ab` as a product, where the text cannot be read otherwise or has other inputs
/// than these, which are letters.
std::optional<normal_forms::AnyFunction> product_in(const std::string& text,
                                                    const std::vector<std::string>& inputs,
                                                    const Control& control) {
    constexpr std::size_t longest = 100'000; // what people type
    if (text.size() > longest ||
        !std::all_of(inputs.begin(), inputs.end(),
                     [](const std::string& input) { return input.size() == 1; }))
        return std::nullopt;
    const auto has_inputs = [&](const std::string& formula,
                                Syntax syntax) -> std::optional<normal_forms::AnyFunction> {
        auto read = normal_forms::read_any_function(formula, syntax, control);
        const auto names = read ? inputs_of(*read) : std::vector<std::string>();
        if (!read || !std::all_of(names.begin(), names.end(), [&](const std::string& name) {
                return std::find(inputs.begin(), inputs.end(), name) != inputs.end();
            }))
            return std::nullopt;
        return std::move(*read);
    };
    if (has_inputs(text, Syntax::automatic))
        return std::nullopt;
    const NamedFormula named = formula_in(text);
    auto product = has_inputs(named.formula, Syntax::letters);
    if (product && !named.name.empty())
        std::visit([&](auto& function) { function.outputs.front() = named.name; }, *product);
    return product;
}

std::string name_of(const std::string& path) {
    return path == "-" ? "standard input" : path;
}

} // namespace

void FunctionInput::add_to(commands::Command command) {
    command.add_option("IN", file, "Input file; '-' is standard input").type_name("");
    command.add_option("--formula", formula, any_text, "The function itself instead of a file")
        .type_name("TEXT");
    command
        .add_option(
            "--syntax", syntax, NameReader(syntaxes),
            "Notation of IN: automatic (detected), formula, words (a formula in which ab is "
            "a name), letters (a formula in which ab is a product), "
            "equations, table, csv, minterms, pla, blif or dimacs")
        .type_name("SYNTAX");
    command.add_option("--variables", order, "Order of the inputs, separated by commas")
        .type_name("NAMES");
}

std::optional<std::string> FunctionInput::text(const Control& control) const {
    if (formula && file != "-")
        throw commands::UsageError("IN and --formula cannot be combined");
    if (formula)
        return commands::unshielded(*formula);
    const auto read = commands::read_packed(file, control);
    return read ? std::optional(with_plain_blanks(*read)) : std::nullopt;
}

std::optional<normal_forms::AnyFunction> FunctionInput::function_in(const std::string& text,
                                                                    const Control& control) const {
    auto function =
        read_named(text, formula ? "formula" : commands::name_of(file), syntax, control);
    if (!function || order.empty())
        return function;
    auto ordered = std::visit(
        [this](const auto& any) -> Result<AnyFunction> {
            auto result = with_inputs(any, commands::names_in(order));
            if (!result)
                return tl::unexpected(std::move(result.error()));
            return AnyFunction(std::move(*result));
        },
        *function);
    if (ordered)
        return std::move(*ordered);
    commands::report(ordered.error(), "--variables");
    return std::nullopt;
}

std::optional<normal_forms::Circuit> FunctionInput::circuit_in(const std::string& text,
                                                               const Control& control) const {
    auto circuit = normal_forms::read_circuit(text, syntax, control);
    if (!circuit || !*circuit)
        return std::nullopt;
    if (order.empty())
        return std::move(*circuit);
    auto ordered = with_inputs(**circuit, commands::names_in(order));
    return ordered ? std::optional(std::move(*ordered)) : std::nullopt;
}

Result<std::string> any_text(std::string_view argument) {
    return std::string(argument);
}

std::vector<std::string> inputs_of(const normal_forms::AnyFunction& function) {
    return std::visit([](const auto& any) { return any.inputs; }, function);
}

std::optional<FunctionText> other_text(const std::string& argument, const Control& waiting) {
    std::error_code none;
    if (argument != "-" && !std::filesystem::exists(argument, none)) {
        if (argument.size() > 1 &&
            argument.find_first_of(" \t\n&|+*^~!'\\(){}=<>-") == std::string::npos)
            print_to_stderr("there is no file '{}', so it is read as a formula\n", argument);
        return FunctionText{commands::unshielded(argument), "the other function"};
    }
    const auto text = commands::read_packed(argument, waiting);
    if (!text)
        return std::nullopt;
    return FunctionText{with_plain_blanks(*text), commands::name_of(argument)};
}

std::optional<normal_forms::AnyFunction> function_in(const FunctionText& text,
                                                     const std::vector<std::string>& inputs,
                                                     const Control& control) {
    if (auto product = product_in(text.text, inputs, control))
        return product;
    return read_named(text.text, text.name, Syntax::automatic, control);
}

} // namespace loggia::commands
