#include "ui/normal_forms/study/form_words.hpp"

#include "core/normal_forms/formats/write.hpp"
#include "ui/language/core_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>

namespace loggia::ui {

using normal_forms::Bounds;
using normal_forms::Cube;
using normal_forms::Form;
using normal_forms::Function;
using normal_forms::Minimum;

namespace {

constexpr std::size_t most_witnesses_named = 8;

FormVerdict verdictOfConstant(const FormStudy& study) {
    // No term is never true, no clause always; one without literals is the other way around.
    const bool is_true = study.isCnf() == (study.terms() == 0);
    if (!study.chosen->dont_care.cubes.empty())
        return {is_true ? FormWords::tr("Proven minimum: the constant 1")
                        : FormWords::tr("Proven minimum: the constant 0"),
                VerdictTone::good};
    return {is_true ? FormWords::tr("Always true") : FormWords::tr("Always false"),
            VerdictTone::good};
}

bool isConstant(const FormStudy& study) {
    if (!study.minimum)
        return false;
    const Minimum& minimum = *study.minimum;
    return minimum.cover.outputs == 1 &&
           (minimum.cover.terms() == 0 ||
            (minimum.cover.terms() == 1 && minimum.cover.literals() == 0));
}

/// "7 prime implicants, 2 of them in every minimum form"
QString primesNote(const FormCosts& found, bool cnf) {
    if (found.primes == 0)
        return {};
    const QString number = numberText(found.primes);
    const QString essential = numberText(found.essential);
    if (cnf)
        return FormWords::tr("Prime implicates: %1 (%2 essential).").arg(number, essential);
    return FormWords::tr("Prime implicants: %1 (%2 essential).").arg(number, essential);
}

/// Why there is none smaller, as far as rows say it.
QString witnessNote(const FormStudy& study) {
    if (!study.minimum)
        return {};
    const Minimum& minimum = *study.minimum;
    const auto& rows = minimum.witnesses;
    if (rows.size() < 2 || !study.isSingle())
        return {};
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.size(), most_witnesses_named); ++i)
        names << QString::number(rows[i].row);
    QString list = names.join(QStringLiteral(", "));
    if (rows.size() > most_witnesses_named)
        list += QStringLiteral(" \u2026");
    const QString count = numberText(rows.size());
    QString text;
    if (rows.size() == 2)
        text = (study.isCnf() ? FormWords::tr("No clause is false in both row %1 and row %2, so "
                                              "every CNF needs at least 2 clauses.")
                              : FormWords::tr("No term is true in both row %1 and row %2, so every "
                                              "DNF needs at least 2 terms."))
                   .arg(names[0], names[1]);
    else
        text = (study.isCnf() ? FormWords::tr("No clause is false in two of these %1 rows (%2), "
                                              "so every CNF needs at least %1 clauses.")
                              : FormWords::tr("No term is true in two of these %1 rows (%2), so "
                                              "every DNF needs at least %1 terms."))
                   .arg(count, list);
    if (rows.size() < minimum.terms.lower)
        text +=
            QLatin1Char(' ') +
            FormWords::tr("A search raised this bound to %1.").arg(numberText(minimum.terms.lower));
    return text;
}

} // namespace

QString appearsHere(const FormStudy& study, const QString& what) {
    if (study.error)
        return FormWords::tr("%1 appears here once the function is understood.").arg(what);
    return FormWords::tr("%1 appears here.\n"
                         "Type a formula, minterms or a table above, or open an example from the "
                         "Normal Forms menu.")
        .arg(what);
}

QString tooWideToDraw(const WideStudy& wide) {
    return FormWords::tr("Not drawn: with %1 inputs and %2 outputs the function is too wide (the "
                         "limit is %3 of each). Its minimum form is on the right.")
        .arg(wide.whole->on.inputs())
        .arg(wide.whole->on.outputs())
        .arg(normal_forms::most_inputs);
}

QString countedTerms(std::uint64_t number, Form form) {
    if (form == Form::cnf)
        return counted(number, FormWords::tr("%1 clause"), FormWords::tr("%1 clauses"));
    return counted(number, FormWords::tr("%1 term"), FormWords::tr("%1 terms"));
}

QString countedLiterals(std::uint64_t number) {
    return counted(number, FormWords::tr("%1 literal"), FormWords::tr("%1 literals"));
}

QString signOf(RowValue value) {
    switch (value) {
    case RowValue::zero:
        return QStringLiteral("0");
    case RowValue::one:
        return QStringLiteral("1");
    case RowValue::open:
        break;
    }
    return QStringLiteral("-");
}

FormVerdict verdictOf(const FormStudy& study) {
    if (study.blank)
        return {FormWords::tr("No function yet"), VerdictTone::open};
    if (study.error)
        return study.isRead()
                   ? FormVerdict{FormWords::tr("Too large to minimise"), VerdictTone::open}
                   : FormVerdict{FormWords::tr("Function not understood"), VerdictTone::bad};
    const auto found = study.costs();
    if (!found && !study.is_asked && study.isRead())
        return {FormWords::tr("Your turn"), VerdictTone::open};
    if (!found)
        return {study.complete ? FormWords::tr("Not minimised") : FormWords::tr("Minimising\u2026"),
                VerdictTone::open};
    const Form form = study.settings.form;
    if (found->minimal() && isConstant(study))
        return verdictOfConstant(study);
    const Bounds& terms = found->terms;
    const Bounds& literals = found->literals;
    const QString size = countedTerms(terms.upper, form);
    if (found->minimal())
        return {FormWords::tr("Proven minimum: %1, %2").arg(size, countedLiterals(literals.upper)),
                VerdictTone::good};
    if (!study.complete && !terms.proven())
        return {FormWords::tr("So far %1, %2 (lower bound %3)")
                    .arg(size, countedLiterals(literals.upper), numberText(terms.lower)),
                VerdictTone::neutral};
    if (terms.proven())
        return {FormWords::tr("%1 (proven minimum), %2 to %3")
                    .arg(size, numberText(literals.lower), countedLiterals(literals.upper)),
                VerdictTone::neutral};
    return {FormWords::tr("%1, %2 (not proven minimum)").arg(size, countedLiterals(literals.upper)),
            VerdictTone::neutral};
}

QStringList notesOf(const FormStudy& study) {
    if (study.blank)
        return {FormWords::tr(
            "Type a formula, a truth table, minterms, equations or a PLA on the left.")};
    if (study.error)
        return {errorInWords(*study.error)};
    const auto found = study.costs();
    if (!found && !study.is_asked)
        return {
            FormWords::tr("Find the shortest form yourself: type it into the Compare tab, which "
                          "says whether it is right. Press Minimise to see the answer.")};
    if (!found)
        return {};
    QStringList notes;
    if (study.complete && !found->terms.proven())
        notes << (found->stopped ? FormWords::tr("Lower bound when stopped: %1.")
                                 : FormWords::tr("Lower bound: %1."))
                     .arg(countedTerms(found->terms.lower, study.settings.form));
    else if (study.complete && found->stopped)
        notes << FormWords::tr("Stopped before the number of literals was proven minimum.");
    notes << primesNote(*found, study.isCnf()) << witnessNote(study);
    if (!found->method.empty())
        notes << FormWords::tr("Method: %1.").arg(coreWords(found->method));
    notes.removeAll(QString());
    return notes;
}

QString summaryOf(const FormStudy& study) {
    if (!study.isRead())
        return {};
    const int inputs = study.wide ? study.wide->whole->on.inputs() : study.whole->on.inputs;
    const int outputs = study.wide ? study.wide->whole->on.outputs() : study.whole->on.outputs;
    QString text = inputs == 1 ? FormWords::tr("1 input") : FormWords::tr("%1 inputs").arg(inputs);
    if (outputs > 1)
        text += FormWords::tr(", %1 outputs").arg(outputs);
    if (!study.rows || !study.isSingle() || study.rows->tables(0) == nullptr)
        return text;
    text +=
        FormWords::tr(", %1 of %2 rows true")
            .arg(numberText(study.rows->count(RowValue::one, 0)), numberText(study.rows->rows()));
    if (const auto open = study.rows->count(RowValue::open, 0))
        text += counted(open, FormWords::tr(", %1 don't-care"), FormWords::tr(", %1 don't-cares"));
    return text;
}

QString letterOf(int term) {
    const QString letter(QChar(static_cast<ushort>('A' + term % 26)));
    return term < 26 ? letter : letter + QString::number(term / 26);
}

QString termText(const Function& function, Form form, const Cube& cube) {
    if (cube.care == 0)
        return form == Form::cnf ? QStringLiteral("\u22A5") : QStringLiteral("\u22A4");
    const auto text = write_cube(function, form, cube, normal_forms::Format::unicode);
    return text ? QString::fromStdString(*text).trimmed() : bitsOf(cube, function.on.inputs);
}

QString minimumText(const FormStudy& study, std::size_t form) {
    const bool cnf = study.isCnf();
    QStringList terms;
    for (const std::size_t prime : study.forms->forms.at(form)) {
        const Cube& cube = study.by_hand->primes.at(prime);
        const QString text = termText(*study.chosen, study.settings.form, cube);
        terms << (cube.literals() > 1 ? QLatin1Char('(') + text + QLatin1Char(')') : text);
    }
    return terms.isEmpty()
               ? (cnf ? QStringLiteral("\u22A4") : QStringLiteral("\u22A5"))
               : terms.join(cnf ? QStringLiteral(" \u2227 ") : QStringLiteral(" \u2228 "));
}

QString rowText(const Function& function, std::uint64_t row) {
    QStringList values;
    const int inputs = function.on.inputs;
    for (int i = 0; i < inputs; ++i)
        values << QStringLiteral("%1 = %2").arg(
            QString::fromStdString(function.inputs[static_cast<std::size_t>(i)]),
            QString::number(row >> static_cast<unsigned>(inputs - 1 - i) & 1U));
    return values.join(QStringLiteral(", "));
}

QString errorInWords(const Error& error) {
    if (!error.span)
        return sentence(error.message);
    return FormWords::tr("Line %1, column %2: %3")
        .arg(error.span->line)
        .arg(error.span->column)
        .arg(restOfSentence(error.message));
}

QString rowsInWords(const Cube& cube, int inputs) {
    constexpr std::uint64_t most_named = 8;
    const int open = inputs - cube.literals();
    if (open > 60)
        return FormWords::tr("too many rows to count");
    const std::uint64_t count = std::uint64_t{1} << static_cast<unsigned>(open);
    if (count > most_named)
        return FormWords::tr("%1 rows").arg(numberText(count));
    const std::uint64_t every =
        inputs < 64 ? (std::uint64_t{1} << static_cast<unsigned>(inputs)) - 1 : ~std::uint64_t{0};
    const std::uint64_t free = every & ~cube.care;
    QStringList rows;
    std::uint64_t part = 0;
    do {
        rows << QString::number((cube.value & cube.care) | part);
        part = (part - free) & free;
    } while (part != 0);
    return (rows.size() == 1 ? FormWords::tr("row %1") : FormWords::tr("rows %1"))
        .arg(rows.join(QStringLiteral(", ")));
}

QString bitsOf(const Cube& cube, int inputs) {
    QString bits;
    for (int i = inputs; i-- > 0;) {
        const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(i);
        const char sign = (cube.value & bit) != 0 ? '1' : '0';
        bits += QLatin1Char((cube.care & bit) == 0 ? '-' : sign);
    }
    return bits;
}

} // namespace loggia::ui
