#pragma once

#include "core/base/error.hpp"
#include "core/grading/tasks/formula_answer.hpp"
#include "core/logic/expr.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// How people spell a formula that they hand in, and reading one text as one formula.
namespace loggia::grading {

/// Of variables.
using Names = std::vector<std::string>;

[[nodiscard]] Names names_in_small_letters(Names names);
[[nodiscard]] bool contains(const Names& names, std::string_view name);
/// How many bytes at a place are a word, 0 for none.
[[nodiscard]] std::size_t word_length(std::string_view text, std::size_t begin);

/// Whether a word stands for an operator as people type it: `v` or `avb`, or a German or Spanish
/// and, or or not, unless a variable is called so.
[[nodiscard]] bool is_operator_word(std::string_view word, const Names& lower_names);

/// A text that is longer is no work of a person and is read in the usual spellings only.
inline constexpr std::size_t most_spelled = 100'000;

/// Reads a text that is one formula, in the spellings of people.
class FormulaReader {
public:
    explicit FormulaReader(const Names& names);

    /// An error is that of the plainest reading.
    Result<AnsweredFormula> read(std::string_view text);

    /// How much has been read; reading a text line by line has an end by this.
    [[nodiscard]] std::size_t work() const noexcept { return work_; }

private:
    Result<AnsweredFormula> read(std::string_view text, bool in_any_case);
    template <class Read>
    Result<AnsweredFormula> read_as(std::string_view text, bool in_any_case, Read read);
    [[nodiscard]] logic::Expr with_small_names(AnsweredFormula& answer) const;

    const Names& names_;
    Names lower_names_;
    bool letters_;         ///< all names are single letters
    bool any_case_ = true; ///< no two names differ in case alone
    std::size_t work_ = 0;
};

} // namespace loggia::grading
