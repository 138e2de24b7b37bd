#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::normal_forms {

/// A formula that is a DNF or a CNF as it stands: its terms or clauses, as cubes over `inputs`.
struct WrittenForm {
    Form form = Form::dnf;
    Cover cover;
    std::uint64_t repeated = 0; ///< literals that stand in their term already
};

/// What a formula is as a form over these inputs. A single term, or a disjunction of literals, is
/// both: it is what is preferred. Nothing where the formula is neither, where it has a constant,
/// another variable, or a term with a literal and its negation.
[[nodiscard]] std::optional<WrittenForm> written_form(const logic::Store& store, logic::Expr root,
                                                      const std::vector<std::string>& inputs,
                                                      Form preferred);

/// A formula that would be a form over these inputs but for terms with a literal and its negation,
/// which are false everywhere (clauses: true). Nothing where it is a form, and where it is none for
/// another reason.
struct ClashingForm {
    Form form = Form::dnf;
    std::string input; ///< of the first such term
};
[[nodiscard]] std::optional<ClashingForm> clashing_form(const logic::Store& store, logic::Expr root,
                                                        const std::vector<std::string>& inputs,
                                                        Form preferred);

/// A form that is right, beside the minimum: what can be left out of it.
struct FormReview {
    Form form = Form::dnf;
    Cover cover;                        ///< as it was written
    std::uint64_t repeated = 0;         ///< as in WrittenForm
    std::uint64_t least_terms = 0;      ///< of the minimum of the same form
    std::uint64_t least_literals = 0;   ///< of that minimum
    bool proven = false;                ///< that it is one
    std::vector<std::size_t> redundant; ///< terms each of which can be left out, if no other is
    /// Terms that are no prime implicants, with a literal (a bit of `care`) that can be left out.
    std::vector<std::pair<std::size_t, std::uint64_t>> shortened;

    /// As they were written: one that is there twice counts twice.
    [[nodiscard]] std::uint64_t literals() const noexcept { return cover.literals() + repeated; }
    [[nodiscard]] bool is_minimum() const noexcept {
        return proven && cover.terms() == least_terms && literals() == least_literals;
    }
};

/// At most so many terms and inputs are reviewed.
inline constexpr std::size_t most_reviewed_terms = 60;
inline constexpr int most_reviewed_inputs = 16;

/// Precondition: the form is one of the function, which has one output. The search for the minimum
/// takes some seconds at most. Nothing where there is too much to review; an error when stopped.
[[nodiscard]] Result<std::optional<FormReview>>
review_form(const Function& function, const WrittenForm& written, const Control& control = {});

} // namespace loggia::normal_forms
