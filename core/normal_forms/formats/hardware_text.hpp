#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/formats/equation_text.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::normal_forms {

/// A combinational module of Verilog, or entity of VHDL with its architecture, as equations: all
/// else is blank, gates are definitions, and names that only these languages allow stand in
/// quotation marks. Every byte that is left is in its place, but for the outputs of gates.
struct HardwareText {
    struct Name {
        std::string text;
        std::size_t offset;
    };
    std::string equations;
    std::vector<Name> inputs;
    std::vector<Name> outputs;
};

/// Whether a text begins, behind its comments, with a module, its ports (`input a, b;`), a library,
/// an entity or an architecture.
[[nodiscard]] bool begins_hardware(std::string_view text);

/// Reads such a text. Ports of several bits are read bit by bit in Verilog, `a[1]`. An error where
/// there is something else than ports, signals, assignments and gates. Linear.
[[nodiscard]] Result<HardwareText> read_hardware(std::string_view text);

/// The equations below lines such as `Inputs: a, b, c` and `Outputs = f, g`, which are blank;
/// nothing where a text does not begin with such lines.
[[nodiscard]] std::optional<HardwareText> read_lists_of_names(std::string_view text);

/// Whether a name is a connective of these languages where it stands in no quotation marks.
[[nodiscard]] bool is_word_of_hardware(std::string_view name);

/// The statements in an order in which what a definition depends on comes before it, as in these
/// languages any order will do; otherwise they stay as they are, as those do that depend on
/// themselves.
[[nodiscard]] std::vector<EquationStatement>
in_order_of_definition(std::string_view text, std::vector<EquationStatement> statements);

} // namespace loggia::normal_forms
