#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"

#include <cstdint>
#include <string>

/// The formats of write_form for circuits: of one kind of gate, and in languages for hardware.
namespace loggia::normal_forms {

enum class GateKind : std::uint8_t { nand, nor };

/// `f = nand(nand(a, b), nand(c, nand(d, d)))`: a form with gates of one kind only, an output a
/// line. A DNF needs two levels of NANDs and a CNF two levels of NORs, inverters apart; the other
/// way round there is a third. An inverter is a gate whose two inputs are the same.
[[nodiscard]] Result<std::string> write_as_nand_or_nor(const WideFunction& function, Form form,
                                                       const PositionalCover& cover, GateKind kind);

/// A module in Verilog (IEEE 1364) with an `assign` for each output. Names that are no identifiers
/// are escaped, `\a+b `; an error where one has a blank.
[[nodiscard]] Result<std::string> write_verilog(const WideFunction& function, Form form,
                                                const PositionalCover& cover);

/// An entity and its architecture in VHDL (IEEE 1076). Names that are no identifiers, or differ in
/// the case of letters only, are extended, `\A\`; an error where one has a line break.
[[nodiscard]] Result<std::string> write_vhdl(const WideFunction& function, Form form,
                                             const PositionalCover& cover);

} // namespace loggia::normal_forms
