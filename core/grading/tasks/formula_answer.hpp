#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::grading {

/// A formula that was handed in, in a store whose first variables are the problem's.
struct AnsweredFormula {
    logic::Store store;
    logic::Expr root;
};

/// What a formula beside the answer may be.
struct ProblemTests {
    /// Whether it is the problem itself as it was given, copied above the answer, or another
    /// formula for it that is no CNF, such as the canonical disjunction of terms.
    std::function<bool(const AnsweredFormula&)> is_problem;
    std::function<bool(const AnsweredFormula&)> is_equivalent; ///< to the problem
    /// Whether it is one clause that the problem implies and that is less than the problem, as
    /// those of which a CNF is made.
    std::function<bool(const AnsweredFormula&)> is_clause;
};

/// The formula of a text as people hand it in, over variables with these names: behind a label, a
/// number or the name of the output, between quotation marks, with `v` for or (and then `^` for
/// and) unless a variable is called so, with capitals for small letters, with letters side by side
/// as a product, and among lines of words, such as names, dates and greetings. Of equations the
/// last side counts, of equivalences that begin with a formula for the problem, too.
///
/// An error is a text without a formula, with an unreadable line that looks like a part of one,
/// with other variables, or with several formulas of which no label tells the answer.
[[nodiscard]] Result<AnsweredFormula> formula_answer(std::string_view text,
                                                     const std::vector<std::string>& names,
                                                     const ProblemTests& problem);

} // namespace loggia::grading
