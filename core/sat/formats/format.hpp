#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/formats/xor_line.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// The two forms in which files give clauses.
enum class ClauseForm : std::uint8_t {
    assignment, ///< a clause a line, a line `0`, then back matter that is carried to the output
    dimacs,     ///< `c` comments, `p cnf ATOMS CLAUSES`, clauses that end in 0
};

/// What a file of clauses says.
struct ClauseFile {
    ClauseForm form = ClauseForm::assignment;
    /// In the order of the text, and then those of its xor lines.
    logic::ClauseSet clauses;
    std::vector<XorLine> xors;            ///< Those lines.
    std::vector<AuxiliaryAtom> auxiliary; ///< rising; of long xor lines, behind all other atoms
    std::string back_matter; ///< byte for byte what follows the line `0`; of a file in the
                             ///< assignment format only
    std::vector<Error>
        warnings; ///< what is odd and was survived: each kind once, where it is first
    bool has_named_literals = false; ///< Of which a warning tells.

    /// The largest atom of the file itself.
    [[nodiscard]] int atoms() const {
        return auxiliary.empty() ? clauses.atoms() : auxiliary.front().atom - 1;
    }
    /// Where the clauses of each constraint end: of a clause of the text, or of an xor line.
    [[nodiscard]] std::vector<std::size_t> constraint_ends() const;
    /// Those constraints that have these clauses, whose numbers rise.
    [[nodiscard]] ClauseFile part(std::span<const std::size_t> numbers) const;
};

/// What becomes of a DIMACS file that ends before it should: its header announces more clauses than
/// there are, or it is all comments.
enum class CutOff : std::uint8_t {
    refuse, ///< an error, as the clauses that are missing may decide the answer
    warn,   ///< read as far as it goes
};

/// Reads clauses in either form. A text is taken for DIMACS when its first line that is not blank
/// is a comment or a header, or holds literals and then 0; any other is read in the assignment
/// format. So is one without comments and header whose lines are each a clause and its 0, where a
/// line `0` follows them and no more such clauses.
///
/// In both, blanks, tabs and `\r` separate, blank lines say nothing, a byte order mark at the start
/// is skipped. DIMACS: comments stand on lines of their own anywhere, clauses may go over several
/// lines, a line that begins with `%` ends the file (SATLIB). Where there are several headers, as
/// in files that were put one behind the other, each announces the clauses after it, and of headers
/// without clauses in between the last one counts. A line `x1 -2 3 0` (CryptoMiniSat) is an xor:
/// an odd number of its literals is true. It counts as one clause of the header, and is written out
/// as clauses behind all others (xor_line.hpp).
///
/// In the assignment format a literal may also be the name that a line `1 P` of the back matter
/// gives to an atom, with -, ~, ! or ¬ before it where it is negated; that is warned of once, with
/// what the first name stands for.
///
/// Warned of: a file in the assignment format whose clauses end in 0; an empty clause where there
/// is no header; several headers; one that is missing, or announces fewer atoms or clauses than
/// there are; a last clause without its 0 and a file in the assignment format without its line `0`;
/// auxiliary atoms. Errors, with their place: what is no literal, a literal beyond +-2147483647, a
/// file that is cut off (CutOff), a 0 that shares its line in a file in the assignment format.
/// Linear, some hundred MB/s; fails when stopped.
[[nodiscard]] Result<ClauseFile> parse_clauses(std::string_view text, const Control& control = {},
                                               CutOff cut_off = CutOff::refuse);

/// A model of the clauses as one of the file.
[[nodiscard]] std::vector<bool> without_auxiliary_atoms(const ClauseFile& file,
                                                        std::vector<bool> values);
/// Gives the auxiliary atoms the values that those of the file imply: `values[a]` for each atom
/// from 1 to the largest of the clauses.
void set_auxiliary_atoms(const ClauseFile& file, std::vector<bool>& values);

/// The clauses in the assignment format, `0` and back matter included. It has no empty clause: one
/// is written as the two clauses `1` and `-1`.
[[nodiscard]] std::string to_assignment_format(const logic::ClauseSet& clauses,
                                               std::string_view back_matter);
/// The clauses in DIMACS form; each line of the comment becomes a `c` line.
[[nodiscard]] std::string to_dimacs(const logic::ClauseSet& clauses, std::string_view comment = {});
/// The same with the xor lines as such, behind the other clauses.
[[nodiscard]] std::string to_dimacs(const ClauseFile& file, std::string_view comment = {});

} // namespace loggia::sat
