#pragma once

#include "ui/normal_forms/study/form_study.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QString>
#include <QStringList>

namespace loggia::ui {

/// The answer in a line, and what kind of answer it is.
struct FormVerdict {
    QString words; ///< "33 clauses, 111 literals, proven smallest"
    VerdictTone tone = VerdictTone::open;

    friend bool operator==(const FormVerdict&, const FormVerdict&) = default;
};
[[nodiscard]] FormVerdict verdictOf(const FormStudy& study);

/// Further sentences about it: why no cover is smaller, how many primes there are, which method
/// found it.
[[nodiscard]] QStringList notesOf(const FormStudy& study);
/// Inputs, outputs, rows: what was read.
[[nodiscard]] QString summaryOf(const FormStudy& study);

/// "A" to "Z", then "A1" and so on: how terms are called everywhere on the page.
[[nodiscard]] QString letterOf(int term);
/// "a ∧ ¬b"; a term of no literals is ⊤, a clause of none ⊥.
[[nodiscard]] QString termText(const normal_forms::Function& function, normal_forms::Form form,
                               const normal_forms::Cube& cube);
/// A minimum form of the study in one line: "¬b ∧ ¬d ∨ b ∧ d".
[[nodiscard]] QString minimumText(const FormStudy& study, std::size_t form);
/// "a = 1, b = 0"
[[nodiscard]] QString rowText(const normal_forms::Function& function, std::uint64_t row);
/// "1-0": an input a character, "-" where it does not occur.
[[nodiscard]] QString bitsOf(const normal_forms::Cube& cube, int inputs);
/// "rows 0, 2, 8, 10": where a cube lies; where it has more than 8, how many: "32 rows".
[[nodiscard]] QString rowsInWords(const normal_forms::Cube& cube, int inputs);
/// "1 term", "2 clauses"
[[nodiscard]] QString countedTerms(std::uint64_t number, normal_forms::Form form);
[[nodiscard]] QString countedLiterals(std::uint64_t number);
/// "0", "1" or "-"
[[nodiscard]] QString signOf(RowValue value);

/// If there is no function yet: what will appear here, and how to enter one, or that what was
/// entered is not understood.
[[nodiscard]] QString appearsHere(const FormStudy& study, const QString& what);

/// What the views say in place of a function that is too wide for them.
[[nodiscard]] QString tooWideToDraw(const WideStudy& wide);

/// A sentence with its place: "Line 1, column 10: expected a variable."
[[nodiscard]] QString errorInWords(const Error& error);

} // namespace loggia::ui
