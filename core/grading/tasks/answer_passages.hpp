#pragma once

#include "core/base/error.hpp"
#include "core/grading/answer_label.hpp"
#include "core/grading/tasks/formula_answer.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loggia::grading {

/// A formula in a text that is handed in, and what the words beside it say of it.
struct AnswerPassage {
    AnsweredFormula formula;
    std::string text;
    std::size_t line = 0;
    bool is_trivial = false;    ///< a constant or a name, which may be anything
    bool is_complement = false; ///< `f' = ...`
    bool continues = false;     ///< `= ...`, the next side of equations
    Label label = Label::none;
    bool is_equation = false;    ///< `f = ...` or `f' = ...`
    bool is_of_function = false; ///< `f = ...` or `f ≡ ...`
    std::size_t end = 0;         ///< The line behind it.
    bool is_denied = false;      ///< `Not the answer: ...`
    bool corrects = false;       ///< `Correction: ...`
};

/// Whether a formula is one for the problem in another form than the problem's.
[[nodiscard]] bool is_rewritten(const ProblemTests& problem, const AnsweredFormula& formula);

/// Chooses the answer among the formulas of a text: by their labels, and without drafts, copies of
/// the problem, formulas for the complement, clauses of the answer and steps of a derivation.
class AnswerPassages {
public:
    explicit AnswerPassages(const ProblemTests& problem) : problem_(problem) {}

    /// Adds the next one of the text.
    void add(AnswerPassage passage);

    /// Whether all are labelled as drafts; so are none.
    [[nodiscard]] bool are_drafts() const;

    /// Drops those that cannot be the answer beside the others.
    void choose();

    /// Those that are left, in the order of the text.
    [[nodiscard]] const std::vector<AnswerPassage>& left() const noexcept { return found_; }

    /// The one that is left; nothing where there is none. An error is that there are several, or
    /// one for the complement.
    [[nodiscard]] Result<std::optional<AnsweredFormula>> take() &&;

private:
    [[nodiscard]] bool has_values_of_complement(const AnsweredFormula& formula) const;
    template <class Test>
    void drop_where_others_are(Test test);
    void drop_by_label();
    void drop_equivalent_steps();

    const ProblemTests& problem_;
    std::vector<AnswerPassage> found_;
};

} // namespace loggia::grading
