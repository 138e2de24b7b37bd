#include "core/grading/tasks/answer_passages.hpp"

#include "core/logic/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace loggia::grading {

bool is_rewritten(const ProblemTests& problem, const AnsweredFormula& formula) {
    return problem.is_equivalent(formula) && !problem.is_problem(formula);
}

template <class Test>
void AnswerPassages::drop_where_others_are(Test test) {
    // What is said to be wrong is not among the others.
    if (!std::all_of(found_.begin(), found_.end(), [&](const AnswerPassage& passage) {
            return passage.is_denied || test(passage);
        }))
        std::erase_if(found_, test);
}

void AnswerPassages::add(AnswerPassage passage) {
    std::erase_if(passage.text, [](unsigned char c) { return std::isspace(c) != 0; });
    // In another notation it is the same formula.
    constexpr std::size_t longest = std::size_t{1} << 20U;
    if (auto written = logic::print(passage.formula.store, passage.formula.root,
                                    logic::notations::ascii, longest))
        passage.text = *std::move(written);
    if (passage.continues && !found_.empty()) {
        if (problem_.is_problem(passage.formula) && is_rewritten(problem_, found_.back().formula))
            return; // back at the problem
        passage.is_complement = passage.is_complement || found_.back().is_complement;
        passage.label = found_.back().label;
        found_.pop_back();
    }
    if (passage.label == Label::correction) {
        for (AnswerPassage& above : found_)
            above.label = Label::earlier;
        passage.label = Label::answer;
        passage.corrects = true;
    }
    found_.push_back(std::move(passage));
}

/// Whether a formula is one for the complement of the problem, whatever words call it.
bool AnswerPassages::has_values_of_complement(const AnsweredFormula& formula) const {
    AnsweredFormula negated = formula;
    negated.root = negated.store.negation(negated.root);
    return problem_.is_equivalent(negated);
}

/// Where labels tell which of several formulas is the answer, the others go.
void AnswerPassages::drop_by_label() {
    // An answer below a correction takes its place.
    if (!found_.empty() && found_.back().label == Label::answer && !found_.back().corrects)
        for (AnswerPassage& above : found_)
            above.label = above.corrects ? Label::none : above.label;
    drop_where_others_are(
        [](const AnswerPassage& passage) { return passage.label == Label::earlier; });
    // The first step may be another formula for the problem, without a label.
    if (!found_.empty() && found_.back().label == Label::step &&
        found_.front().label == Label::none && problem_.is_equivalent(found_.front().formula))
        found_.front().label = Label::step;
    drop_where_others_are(
        [](const AnswerPassage& passage) { return passage.label == Label::step; });
    if (found_.empty())
        return;
    const Label last = found_.back().label;
    const bool is_surest = is_answer(last) && std::all_of(found_.begin(), std::prev(found_.end()),
                                                          [last](const AnswerPassage& passage) {
                                                              return passage.label < last;
                                                          });
    const bool are_steps =
        std::all_of(found_.begin(), found_.end(),
                    [](const AnswerPassage& passage) { return passage.label == Label::step; });
    if (is_surest || are_steps)
        found_.erase(found_.begin(), std::prev(found_.end()));
}

/// Of formulas for the problem that have no labels, as a derivation has them, the last one
/// stays where none is shorter.
void AnswerPassages::drop_equivalent_steps() {
    const auto length = [](const AnswerPassage& passage) {
        return logic::tree_size(passage.formula.store, passage.formula.root).leaves;
    };
    const bool are_steps =
        std::all_of(found_.begin(), found_.end(), [&](const AnswerPassage& each) {
            return each.label == Label::none && !each.is_denied &&
                   length(each) >= length(found_.back()) && problem_.is_equivalent(each.formula);
        });
    if (are_steps && !found_.empty())
        found_.erase(found_.begin(), std::prev(found_.end()));
}

bool AnswerPassages::are_drafts() const {
    return std::all_of(found_.begin(), found_.end(), [](const AnswerPassage& passage) {
        return passage.label == Label::earlier;
    });
}

void AnswerPassages::choose() {
    drop_where_others_are([this](const AnswerPassage& passage) {
        // A constant may be a value, "Result: 1".
        const AnsweredFormula& formula = passage.formula;
        const bool is_labelled = is_answer(passage.label) && &passage == &found_.back() &&
                                 formula.store.kind(formula.root) == logic::Kind::variable;
        return passage.is_trivial && !is_labelled;
    });
    const bool has_drafts_above =
        found_.size() > 1 &&
        std::all_of(found_.begin(), std::prev(found_.end()),
                    [](const AnswerPassage& each) { return each.label == Label::earlier; });
    drop_where_others_are([&](const AnswerPassage& passage) {
        const bool is_said = is_answer(passage.label) || passage.label == Label::step ||
                             (has_drafts_above && passage.is_of_function);
        return !(is_said && &passage == &found_.back()) && problem_.is_problem(passage.formula);
    });
    drop_where_others_are([](const AnswerPassage& passage) { return passage.is_complement; });
    const auto is_inverse = [this](const AnswerPassage& passage) {
        return !passage.is_of_function && !is_answer(passage.label) &&
               has_values_of_complement(passage.formula);
    };
    // A draft beside it, or what is said to be wrong, would be no answer.
    if (std::any_of(found_.begin(), found_.end(), [&](const AnswerPassage& passage) {
            return passage.label != Label::earlier && !passage.is_denied && !is_inverse(passage);
        }))
        std::erase_if(found_, is_inverse);
    // Of the clauses above a formula it is made.
    if (!found_.empty() && found_.back().label != Label::earlier &&
        !problem_.is_clause(found_.back().formula))
        std::erase_if(found_, [this](const AnswerPassage& passage) {
            return passage.label == Label::none && problem_.is_clause(passage.formula);
        });
    drop_by_label();
    drop_equivalent_steps();
}

Result<std::optional<AnsweredFormula>> AnswerPassages::take() && {
    if (found_.empty())
        return std::nullopt;
    if (found_.front().is_complement)
        return failure(fmt::format("line {} is a formula for the complement of the function, "
                                   "not for the function itself",
                                   found_.front().line));
    const std::size_t line = found_.front().line;
    for (const AnswerPassage& passage : found_)
        if (passage.text != found_.front().text)
            return failure(
                passage.line == line // the cells of a table
                    ? fmt::format("it has several formulas, in line {}; hand in one", line)
                    : fmt::format("it has several formulas, in lines {} and {}; hand in one", line,
                                  passage.line));
    return std::move(found_.front().formula);
}

} // namespace loggia::grading
