#include "app/commands/minimize_input.hpp"

#include "app/commands/formula.hpp"
#include "app/commands/named.hpp"
#include "app/commands/sat_input.hpp"
#include "app/commands/support.hpp"
#include "core/normal_forms/order.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string_view>

namespace loggia::commands {

namespace {

using namespace normal_forms;

constexpr std::array syntaxes{
    Named<Syntax>{"automatic", Syntax::automatic}, Named<Syntax>{"formula", Syntax::formula},
    Named<Syntax>{"equations", Syntax::equations}, Named<Syntax>{"table", Syntax::table},
    Named<Syntax>{"minterms", Syntax::minterms},   Named<Syntax>{"pla", Syntax::pla},
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

std::optional<Function> function_in(const std::string& text, const std::string& name, Syntax syntax,
                                    const Control& control) {
    auto function = read_function(text, syntax, control);
    if (function)
        return std::move(*function);
    report(function.error(), name, text);
    return std::nullopt;
}

std::string name_of(const std::string& path) {
    return path == "-" ? "standard input" : path;
}

} // namespace

void FunctionInput::add_to(Command command) {
    command.add_option("IN", file, "A file, '-' is standard input").type_name("");
    command.add_option("--formula", formula, any_text, "The function itself, in place of a file")
        .type_name("TEXT");
    command
        .add_option("--syntax", syntax, NameReader(syntaxes),
                    "What IN is written in: automatic (which sees it by itself), formula, "
                    "equations, table, minterms or pla")
        .type_name("SYNTAX");
    command
        .add_option("--variables", order,
                    "The inputs in the order that is wanted, with commas between")
        .type_name("NAMES");
}

std::optional<Function> FunctionInput::read(const Control& control) const {
    if (formula && file != "-")
        throw UsageError("IN and --formula exclude each other");
    std::optional<Function> function;
    if (formula) {
        function = function_in(unshielded(*formula), "formula", syntax, control);
    } else if (const auto text = read_packed(file, control)) {
        function = function_in(*text, name_of(file), syntax, control);
    }
    if (!function || order.empty())
        return function;
    auto ordered = with_inputs(*function, names_in(order));
    if (ordered)
        return std::move(*ordered);
    report(ordered.error(), "--variables");
    return std::nullopt;
}

Result<std::string> any_text(std::string_view argument) {
    return std::string(argument);
}

std::optional<Function> read_function_of(const std::string& argument, const Control& control) {
    std::error_code none;
    if (argument != "-" && !std::filesystem::exists(argument, none)) {
        if (argument.size() > 1 &&
            argument.find_first_of(" \t\n&|+*^~!'\\(){}=<>-") == std::string::npos)
            fmt::print(stderr, "there is no file '{}', so this is taken for a formula\n", argument);
        return function_in(unshielded(argument), "the other function", Syntax::automatic, control);
    }
    const auto text = read_packed(argument, control);
    return text ? function_in(*text, name_of(argument), Syntax::automatic, control) : std::nullopt;
}

} // namespace loggia::commands
