#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/base/control.hpp"
#include "core/normal_forms/circuit.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/function.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::commands {

/// Where the command `minimize` has its function from.
struct FunctionInput {
    std::string file = "-";
    std::optional<std::string> formula; ///< in place of the file
    normal_forms::Syntax syntax = normal_forms::Syntax::automatic;
    std::string order; ///< of the inputs, as it was given

    void add_to(Command command);
    /// The text of the function; nothing, and the reason reported to standard error, where it
    /// cannot be had.
    [[nodiscard]] std::optional<std::string> text(const Control& control) const;
    /// The function in it, its inputs in the order asked for; or the same. Clauses and formulas are
    /// multiplied out, which may take very long.
    [[nodiscard]] std::optional<normal_forms::AnyFunction>
    function_in(const std::string& text, const Control& control) const;
    /// The same without multiplying out, for formulas, equations and BLIF; nothing for other texts,
    /// or where function_in() reports an error.
    [[nodiscard]] std::optional<normal_forms::Circuit> circuit_in(const std::string& text,
                                                                  const Control& control) const;
};

/// A function as a text, and what messages call that.
struct FunctionText {
    std::string text;
    std::string name;
};

/// The text of a file or, where there is no such file, the argument itself.
[[nodiscard]] std::optional<FunctionText> other_text(const std::string& argument,
                                                     const Control& waiting);
[[nodiscard]] std::vector<std::string> inputs_of(const normal_forms::AnyFunction& function);
/// The function in it; nothing, and the reason reported, where there is none. In a formula whose
/// `ab` may be a product, the inputs of the function that it is compared with tell that it is one.
[[nodiscard]] std::optional<normal_forms::AnyFunction>
function_in(const FunctionText& text, const std::vector<std::string>& inputs,
            const Control& control);

/// An argument as it is; for options whose empty value means something.
[[nodiscard]] Result<std::string> any_text(std::string_view argument);

/// Tells on standard output whether two functions are the same, and if not a row that shows it.
/// Inputs that only one of them has are inputs on which the other does not depend; outputs of other
/// names are compared in order, which is said where there are several; and x_1 may be called x1.
/// Returns the exit status: `failed` where they differ.
int compare_functions(const normal_forms::AnyFunction& first,
                      const normal_forms::AnyFunction& other, const Control& control);
int compare_functions(const normal_forms::Circuit& first, const normal_forms::Circuit& other,
                      const Control& control);

} // namespace loggia::commands
