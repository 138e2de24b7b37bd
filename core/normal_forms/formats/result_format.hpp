#pragma once

#include "core/normal_forms/formats/write.hpp"
#include "core/normal_forms/formats/write_covering.hpp"

#include <array>
#include <string_view>
#include <variant>

namespace loggia::normal_forms {

/// The output of a minimisation: the form found, or the covering problem.
using ResultFormat = std::variant<Format, CoveringFormat>;

/// A format and its name on the command line.
struct NamedResultFormat {
    std::string_view name;
    ResultFormat value;
};

/// All of them, in the order in which they are offered.
inline constexpr std::array result_formats{
    NamedResultFormat{"unicode", Format::unicode}, NamedResultFormat{"ascii", Format::ascii},
    NamedResultFormat{"latex", Format::latex},     NamedResultFormat{"c", Format::c},
    NamedResultFormat{"python", Format::python},   NamedResultFormat{"eqntott", Format::eqntott},
    NamedResultFormat{"pla", Format::pla},         NamedResultFormat{"dimacs", Format::dimacs},
    NamedResultFormat{"blif", Format::blif},       NamedResultFormat{"minterms", Format::minterms},
    NamedResultFormat{"table", Format::table},     NamedResultFormat{"csv", Format::csv},
    NamedResultFormat{"nand", Format::nand},       NamedResultFormat{"nor", Format::nor},
    NamedResultFormat{"verilog", Format::verilog}, NamedResultFormat{"vhdl", Format::vhdl},
    NamedResultFormat{"lp", CoveringFormat::lp},   NamedResultFormat{"opb", CoveringFormat::opb},
};

} // namespace loggia::normal_forms
