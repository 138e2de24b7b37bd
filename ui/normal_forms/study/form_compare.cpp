#include "ui/normal_forms/study/form_compare.hpp"

#include "core/logic/syntax.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/minimize/compare_circuits.hpp"
#include "core/normal_forms/minimize/form_review.hpp"
#include "core/normal_forms/minimize/same_names.hpp"
#include "core/normal_forms/minimize/verify.hpp"
#include "ui/normal_forms/study/form_study.hpp"
#include "ui/normal_forms/study/form_words.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using normal_forms::Cover;
using normal_forms::Cube;
using normal_forms::Function;

namespace {

/// Which bits of a cube go where.
std::uint64_t moved(std::uint64_t bits, const std::vector<unsigned>& to) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < to.size(); ++i)
        if ((bits >> i & 1U) != 0)
            result |= std::uint64_t{1} << to[i];
    return result;
}

Cover movedCover(const Cover& cover, int inputs, const std::vector<unsigned>& to) {
    Cover result{inputs, cover.outputs, {}};
    for (const Cube& cube : cover.cubes)
        result.cubes.push_back({moved(cube.care, to), moved(cube.value, to), cube.outputs});
    return result;
}

FormComparison unknown(Error error) {
    FormComparison result;
    result.error = std::move(error);
    return result;
}

/// The formula of a text with one, without the name of its output; empty for other texts.
std::string formulaIn(const std::string& text) {
    const normal_forms::Syntax syntax = normal_forms::syntax_of(text);
    if (syntax == normal_forms::Syntax::formula)
        return text;
    if (syntax != normal_forms::Syntax::equations)
        return {};
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos || text.find('=', sign + 1) != std::string::npos)
        return {};
    std::string formula = text.substr(sign + 1);
    if (const std::size_t end = formula.find(';'); end != std::string::npos)
        formula.resize(end);
    return formula;
}

/// "(a \u2227 b), (c \u2227 d) and 2 more"
QString termList(const Function& function, const normal_forms::FormReview& review,
                 const std::vector<std::size_t>& terms) {
    constexpr std::size_t most_named = 6;
    QStringList names;
    for (std::size_t i = 0; i < std::min(terms.size(), most_named); ++i)
        names << QLatin1Char('(') + termText(function, review.form, review.cover.cubes[terms[i]]) +
                     QLatin1Char(')');
    if (terms.size() > most_named)
        names << FormWords::tr("%1 more").arg(terms.size() - most_named);
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return FormWords::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

/// How a form that is right compares with the minimum.
QStringList reviewWords(const Function& function, const normal_forms::FormReview& review) {
    const std::uint64_t terms = review.cover.terms();
    const std::uint64_t literals = review.literals();
    const QString size = FormWords::tr("%1 with %2")
                             .arg(countedTerms(terms, review.form), countedLiterals(literals));
    if (review.is_minimum())
        return {FormWords::tr("It is a minimum form: %1.").arg(size)};
    QStringList sentences;
    QStringList more;
    if (terms > review.least_terms)
        more << countedTerms(terms - review.least_terms, review.form);
    if (literals > review.least_literals)
        more << countedLiterals(literals - review.least_literals);
    if (!more.isEmpty())
        sentences << (review.proven ? FormWords::tr("It has %1: %2 more than the minimum.")
                                    : FormWords::tr("It has %1: %2 more than the best form found."))
                         .arg(size, more.join(FormWords::tr(" and ")));
    else
        sentences << FormWords::tr("It has %1, as many as the best form found.").arg(size);
    const bool cnf = review.form == normal_forms::Form::cnf;
    if (review.repeated > 0)
        sentences << (cnf ? FormWords::tr("A clause has the same literal more than once.")
                          : FormWords::tr("A term has the same literal more than once."));
    if (review.redundant.size() == 1)
        sentences << (cnf ? FormWords::tr("The clause %1 is redundant: the others imply it.")
                          : FormWords::tr("The term %1 is redundant: the others cover it."))
                         .arg(termList(function, review, review.redundant));
    else if (!review.redundant.empty())
        sentences << (cnf ? FormWords::tr("Any one of the clauses %1 is redundant.")
                          : FormWords::tr("Any one of the terms %1 is redundant."))
                         .arg(termList(function, review, review.redundant));
    for (const auto& [term, bit] : review.shortened) {
        normal_forms::Cube shorter = review.cover.cubes[term];
        shorter.care &= ~bit;
        shorter.value &= ~bit;
        sentences << FormWords::tr("%1 can be shortened to %2.")
                         .arg(termList(function, review, {term}),
                              QLatin1Char('(') + termText(function, review.form, shorter) +
                                  QLatin1Char(')'));
    }
    return sentences;
}

QStringList reviewOf(const Function& function, const std::string& text, bool has_letters,
                     normal_forms::Form preferred, const Control& control) {
    const std::string formula_text = formulaIn(text);
    if (formula_text.empty() || function.on.outputs != 1)
        return {};
    const auto formula = has_letters ? logic::read_lenient(formula_text, {.single_letters = true})
                                     : logic::read_typed(formula_text);
    if (!formula)
        return {};
    if (formula->store.kind(formula->root) == logic::Kind::constant)
        return {FormWords::tr("It is a minimum form: a constant.")};
    const auto written = written_form(formula->store, formula->root, function.inputs, preferred);
    if (!written) {
        const auto clashing =
            clashing_form(formula->store, formula->root, function.inputs, preferred);
        if (!clashing)
            return {FormWords::tr("It is neither a DNF nor a CNF, so its terms are not compared.")};
        const QString input = QString::fromStdString(clashing->input);
        return {clashing->form == normal_forms::Form::cnf
                    ? FormWords::tr("The clause with both %1 and \u00AC%1 is always true. Leave it "
                                    "out to compare the others with the minimum.")
                          .arg(input)
                    : FormWords::tr("The term with both %1 and \u00AC%1 is always false. Leave it "
                                    "out to compare the others with the minimum.")
                          .arg(input)};
    }
    QStringList sentences;
    // Where a text is both, it is taken for the preferred one.
    if (written->form != preferred)
        sentences << (written->form == normal_forms::Form::dnf
                          ? FormWords::tr("It is a DNF, not a CNF.")
                          : FormWords::tr("It is a CNF, not a DNF."));
    const auto review = review_form(function, *written, control);
    return review && *review ? sentences + reviewWords(function, **review) : sentences;
}

} // namespace

Function withInputs(const Function& function, const std::vector<std::string>& inputs) {
    const std::size_t before = function.inputs.size();
    std::vector<unsigned> to(before);
    for (std::size_t i = 0; i < before; ++i) {
        const auto at = std::find(inputs.begin(), inputs.end(), function.inputs[i]);
        to[before - 1 - i] = static_cast<unsigned>(inputs.end() - at - 1);
    }
    const auto count = static_cast<int>(inputs.size());
    return {inputs, function.outputs, movedCover(function.on, count, to),
            movedCover(function.dont_care, count, to)};
}

namespace {

/// The two on the same inputs: those of the first come last, so that a row of all has its row as
/// the low bits.
Result<std::optional<normal_forms::Difference>> differenceOf(const Function& first,
                                                             const Function& second, Function& left,
                                                             const Control& control) {
    std::vector<std::string> inputs = normal_forms::names_only_in(second.inputs, first.inputs);
    inputs.insert(inputs.end(), first.inputs.begin(), first.inputs.end());
    if (inputs.size() > static_cast<std::size_t>(normal_forms::most_inputs))
        return failure("together they have more than " + std::to_string(normal_forms::most_inputs) +
                       " inputs");
    left = withInputs(first, inputs);
    Function right = withInputs(second, inputs);
    if (left.outputs.size() == 1 && right.outputs.size() == 1)
        right.outputs = left.outputs;
    return difference(left, right, control);
}

/// The second function with the names of the first one's inputs for those that only it has; `words`
/// says which.
std::optional<Function> renamedAs(const Function& first, const Function& second, QString& words) {
    const std::vector<std::string> from = normal_forms::names_only_in(second.inputs, first.inputs);
    const std::vector<std::string> to = normal_forms::names_only_in(first.inputs, second.inputs);
    if (from.empty() || from.size() != to.size())
        return std::nullopt;
    Function renamed = second;
    QStringList pairs;
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::replace(renamed.inputs.begin(), renamed.inputs.end(), from[i], to[i]);
        pairs << QStringLiteral("%1 \u2192 %2")
                     .arg(QString::fromStdString(from[i]), QString::fromStdString(to[i]));
    }
    words = pairs.join(QStringLiteral(", "));
    return renamed;
}

} // namespace

namespace {

/// The answer with `ab` as a product, where it has no inputs but letters of the function's.
std::optional<Function> readAsLetters(const Function& first, const std::string& second,
                                      const Control& control) {
    if (!std::all_of(first.inputs.begin(), first.inputs.end(),
                     [](const std::string& input) { return input.size() == 1; }))
        return std::nullopt;
    const std::string formula = formulaIn(second);
    auto read = normal_forms::read_function(formula, normal_forms::Syntax::letters, control);
    if (!read || !normal_forms::names_only_in(read->inputs, first.inputs).empty())
        return std::nullopt;
    if (normal_forms::syntax_of(second) == normal_forms::Syntax::equations)
        read->outputs.front() = QString::fromStdString(second.substr(0, second.find('=')))
                                    .simplified()
                                    .section(QLatin1Char(' '), -1)
                                    .toStdString();
    return std::move(*read);
}

/// The output of the first that a second with a single output is meant to be; nothing where that
/// is not known. A formula has no name of its own.
std::optional<int> outputMeant(const Function& first, const Function& second, bool is_formula,
                               int shown) {
    const auto named =
        std::find(first.outputs.begin(), first.outputs.end(), second.outputs.front());
    if (!is_formula && named != first.outputs.end())
        return static_cast<int>(named - first.outputs.begin());
    return shown == all_outputs ? std::nullopt : std::optional(shown);
}

FormComparison compareRead(const Function& first, const Function& read, const std::string& second,
                           bool has_letters, const Control& control, normal_forms::Form preferred);

/// A comparison with a text that is too large to be multiplied out; nothing where it is not that.
std::optional<FormComparison> compareCircuit(const Function& whole, const std::string& second,
                                             const Control& control, int shown) {
    const auto read = normal_forms::read_circuit(second, normal_forms::Syntax::automatic, control);
    if (!read || !*read)
        return std::nullopt;
    const Function first =
        shown != all_outputs && whole.outputs.size() > 1 && (*read)->outputs.size() == 1
            ? onlyOutput(whole, shown)
            : whole;
    const std::vector<std::string> more =
        normal_forms::names_only_in((*read)->inputs, first.inputs);
    std::vector<std::string> inputs = more;
    inputs.insert(inputs.end(), first.inputs.begin(), first.inputs.end());
    if (inputs.size() > static_cast<std::size_t>(normal_forms::most_inputs))
        return std::nullopt;
    const Function left = withInputs(first, inputs);
    auto right = normal_forms::with_inputs(**read, inputs);
    if (!right)
        return std::nullopt;
    if (left.outputs.size() == 1 && right->outputs.size() == 1)
        right->outputs = left.outputs;
    const auto found = normal_forms::difference(
        normal_forms::circuit_of(normal_forms::widened(left)), *right, control);
    if (!found)
        return unknown({found.error().message, std::nullopt});
    FormComparison result;
    result.has_free_rows = !first.dont_care.cubes.empty();
    result.row_is_known = more.empty();
    if (whole.outputs.size() != first.outputs.size())
        result.output = QString::fromStdString(first.outputs.front());
    if (!*found) {
        result.outcome = FormComparison::Outcome::equivalent;
        return result;
    }
    std::uint64_t row = 0;
    for (const bool value : (*found)->point)
        row = row << 1U | (value ? 1U : 0U);
    result.outcome = FormComparison::Outcome::different;
    result.row = row & normal_forms::low_bits(static_cast<int>(first.inputs.size()));
    result.first = (*found)->expected;
    result.where = rowText(left, row);
    if (left.outputs.size() > 1)
        result.where += FormWords::tr(", of %1").arg(
            QString::fromStdString(left.outputs.at(static_cast<std::size_t>((*found)->output))));
    return result;
}

} // namespace

FormComparison compareForms(const Function& first, const std::string& second,
                            const Control& control, normal_forms::Form preferred, int shown) {
    auto read = normal_forms::read_function(second, normal_forms::Syntax::automatic, control);
    // In `ab + ca'`, the inputs of the function tell what ab is.
    bool has_letters = false;
    if (!read || !normal_forms::names_only_in(read->inputs, first.inputs).empty())
        if (auto letters = readAsLetters(first, second, control)) {
            read = std::move(*letters);
            has_letters = true;
        }
    if (!read) {
        auto as_circuit = compareCircuit(first, second, control, shown);
        return as_circuit ? std::move(*as_circuit) : unknown(read.error());
    }
    if (first.outputs.size() > 1 && read->outputs.size() == 1) {
        const bool is_formula = normal_forms::syntax_of(second) == normal_forms::Syntax::formula;
        if (const auto output = outputMeant(first, *read, is_formula, shown)) {
            FormComparison result = compareRead(onlyOutput(first, *output), *read, second,
                                                has_letters, control, preferred);
            result.output =
                QString::fromStdString(first.outputs.at(static_cast<std::size_t>(*output)));
            return result;
        }
    }
    return compareRead(first, *read, second, has_letters, control, preferred);
}

namespace {

FormComparison compareRead(const Function& first, const Function& read, const std::string& second,
                           bool has_letters, const Control& control, normal_forms::Form preferred) {
    Function left;
    const auto found = differenceOf(first, read, left, control);
    if (!found)
        return unknown({found.error().message, std::nullopt});
    FormComparison result;
    result.has_free_rows = !first.dont_care.cubes.empty() || !read.dont_care.cubes.empty();
    result.row_is_known = normal_forms::names_only_in(read.inputs, first.inputs).empty();
    if (!*found) {
        result.outcome = FormComparison::Outcome::equivalent;
        if (result.row_is_known)
            result.review = reviewOf(first, second, has_letters, preferred, control);
        return result;
    }
    if (const auto renamed = renamedAs(first, read, result.renaming)) {
        Function same_names;
        const auto left_over = differenceOf(first, *renamed, same_names, control);
        if (left_over && !*left_over) {
            result.outcome = FormComparison::Outcome::renamed;
            // Its terms are told with the letters that it is written in.
            Function as_written = first;
            for (std::size_t i = 0; i < renamed->inputs.size(); ++i)
                std::replace(as_written.inputs.begin(), as_written.inputs.end(), renamed->inputs[i],
                             read.inputs[i]);
            result.review = reviewOf(as_written, second, has_letters, preferred, control);
            return result;
        }
        result.renaming.clear();
    }
    const normal_forms::Difference& at = **found;
    result.outcome = FormComparison::Outcome::different;
    result.row = at.row & normal_forms::low_bits(static_cast<int>(first.inputs.size()));
    result.first = at.expected;
    result.where = rowText(left, at.row);
    if (left.outputs.size() > 1)
        result.where += FormWords::tr(", of %1").arg(
            QString::fromStdString(left.outputs.at(static_cast<std::size_t>(at.output))));
    return result;
}

} // namespace

} // namespace loggia::ui
