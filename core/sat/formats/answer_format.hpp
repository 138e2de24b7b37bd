#pragma once

#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/solver.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// The largest atom up to which a model can be written or read: what is written says every atom.
constexpr int most_atoms_to_list = 100'000'000;

/// An answer as the assignment defines it: `1 T`, `2 F` ... for each atom (`values[a]`, from 1 on),
/// `0` and the back matter.
[[nodiscard]] std::string model_in_assignment_format(const std::vector<bool>& values,
                                                     std::string_view back_matter);
/// And where there is no model: `0` and the back matter.
[[nodiscard]] std::string refusal_in_assignment_format(std::string_view back_matter);

/// As at the SAT competition: `s SATISFIABLE` and the literals of the model in `v` lines of at most
/// 78 characters, the last of which is 0; `s UNSATISFIABLE`; `s UNKNOWN`.
[[nodiscard]] std::string to_competition(Status status, const std::vector<bool>& values = {});

/// What a file with an answer says.
struct AnswerFile {
    Status status = Status::unknown;
    std::vector<int> literals; ///< where satisfiable: those that are true, as far as it says so
    std::string back_matter;   ///< of the assignment format
};

/// Reads an answer in either form, or as minisat writes it into a file (`SAT`, and the literals and
/// 0 in the next line; `UNSAT`; `INDET`); a text with a line that begins with `s` or `v` before any
/// other (but for `c` comments) is one of the competition's. In the assignment format nothing
/// before the `0` means that there is no model, so the answer "no atoms" cannot be told from it.
/// Errors: an atom with two values, what is not of the form.
[[nodiscard]] Result<AnswerFile> parse_answer(std::string_view text);

/// A value for each atom up to `atoms`, false where the literals do not say.
[[nodiscard]] std::vector<bool> values_of(const std::vector<int>& literals, int atoms);

} // namespace loggia::sat
