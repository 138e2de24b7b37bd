#pragma once

#include "core/base/error.hpp"
#include "core/sat/formats/format.hpp"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace loggia::sat {

/// What a file calls its atoms.
using AtomNames = std::unordered_map<int, std::string>;

/// The names that stand in lines `N NAME`, the name one word: in the back matter of a file in the
/// assignment format, as its class notes and peg boards have them, and in comments `c N NAME` of a
/// DIMACS file. Only of atoms that the clauses may have; where there are several, the first. Linear
/// in the text, which is the one that the file was read from.
[[nodiscard]] AtomNames atom_names(const ClauseFile& file, std::string_view text);

/// Lines `N NAME`, by number: back matter, or a comment for to_dimacs().
[[nodiscard]] std::string name_lines(const AtomNames& names);

/// Reads a list of atoms as people write it, parted by blanks or commas: numbers, ranges `3-7`,
/// names. Rising, none twice. Errors, with their place: what is neither, an atom beyond `atoms`.
[[nodiscard]] Result<std::vector<int>> parse_atoms(std::string_view text, const AtomNames& names,
                                                   int atoms);

} // namespace loggia::sat
