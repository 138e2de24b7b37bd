#include "core/normal_forms/exercises/exercise.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/minimize/verify.hpp"
#include "core/normal_forms/reorder.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace exercise_sheets_test {

using namespace loggia;
using namespace loggia::normal_forms;

std::vector<Exercise> some_exercises() {
    std::vector<Exercise> exercises;
    for (int number = 1; number <= 5; ++number) {
        exercises.push_back(make_exercise(variant({7, 7, 3, 5}, number)).value());
        exercises.back().number = number;
        exercises.back().of = 5;
    }
    return exercises;
}

/// What stands between two words, piece by piece.
std::vector<std::string> between(const std::string& text, const std::string& open,
                                 const std::string& close) {
    std::vector<std::string> pieces;
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        at += open.size();
        const std::size_t end = text.find(close, at);
        pieces.push_back(text.substr(at, end - at));
        at = end + close.size();
    }
    return pieces;
}

/// Whether the formulas of a key are the functions of the exercises, three for each.
bool are_the_functions(const std::vector<std::string>& formulas,
                       const std::vector<Exercise>& exercises) {
    if (formulas.size() != 3 * exercises.size())
        return false;
    for (std::size_t i = 0; i < formulas.size(); ++i) {
        const auto read = read_function(formulas[i]);
        if (!read)
            return false;
        const Function& function = exercises[i / 3].function;
        const auto ordered = with_inputs(*read, function.inputs);
        if (!ordered || difference(*ordered, function).value())
            return false;
    }
    return true;
}

class ExerciseSheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void largeNumbersAreSeparated() {
        const std::vector<Exercise> exercises{make_exercise({12, 14, 3, 7}).value()};
        QVERIFY(
            exercise_markdown(exercises, Sheet::student).find("The truth table has 4,096 rows.") !=
            std::string::npos);
        QVERIFY(exercise_markdown(exercises, Sheet::key).find(" of 4,096 rows.") !=
                std::string::npos);
    }

    /// The map of a sheet is the function, in all formats.
    void mapsAreSet() {
        ExerciseOrder order{4, 4, 3, 9};
        order.kind = ExerciseKind::map;
        const std::vector<Exercise> exercises{make_exercise(order).value()};
        const std::string markdown = exercise_markdown(exercises, Sheet::student);
        QVERIFY(markdown.find("| ab / cd | 00 | 01 | 11 | 10 |\n|---|---|---|---|---|\n| 00 | ") !=
                std::string::npos);
        const auto lines = between(markdown, "\n| ", " |");
        QCOMPARE(lines.size(), std::size_t{5});
        const std::string latex = exercise_latex(exercises, Sheet::student);
        QVERIFY(
            latex.find("\\begin{tabular}{c|cccc}\nab / cd & 00 & 01 & 11 & 10 \\\\ \\hline\n") !=
            std::string::npos);
        QVERIFY(exercise_pdf(exercises, Sheet::student).value().starts_with("%PDF-"));
    }

    void markdownHoldsTheFunctions() {
        const auto exercises = some_exercises();
        const std::string text = exercise_markdown(exercises, Sheet::key);
        QVERIFY(are_the_functions(between(text, "```\n", "\n```"), exercises));
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            const QString line = QString::fromStdString(text.substr(at, end - at));
            QVERIFY(!line.startsWith(QLatin1String("    (")) || line.size() <= 76);
            QVERIFY(!line.endsWith(QLatin1Char(' ')));
            at = end + 1;
        }
        const std::string sheet = exercise_markdown(exercises, Sheet::student);
        QCOMPARE(between(sheet, "# ", "\n").size(), std::size_t{5});
        QVERIFY(sheet.find("# Conjunctive normal form 3 of 5\n") != std::string::npos);
    }

    void latexHoldsTheFunctions() {
        const auto exercises = some_exercises();
        const std::string text = exercise_latex(exercises, Sheet::key);
        QVERIFY(text.find("\\sloppy\n\\begin{document}") != std::string::npos);
        auto formulas = between(text, "\\raggedright\n", "\\end{quote}");
        for (std::string& formula : formulas)
            std::erase(formula, '$');
        QVERIFY(are_the_functions(formulas, exercises));
        // Only students write their names.
        QVERIFY(text.find("Name:") == std::string::npos);
        const std::string sheet = exercise_latex(exercises, Sheet::student);
        QCOMPARE(between(sheet, "Name:", "\n").size(), exercises.size());
    }

    void latexIsBalanced() {
        for (const Sheet sheet : {Sheet::student, Sheet::key}) {
            const std::string text = exercise_latex(some_exercises(), sheet);
            int braces = 0;
            int dollars = 0;
            for (const char c : text) {
                braces += c == '{' ? 1 : c == '}' ? -1 : 0;
                dollars += c == '$' ? 1 : 0;
                QVERIFY(braces >= 0);
                QVERIFY(static_cast<unsigned char>(c) < 0x80);
            }
            QCOMPARE(braces, 0);
            QCOMPARE(dollars % 2, 0);
            QCOMPARE(between(text, "\\begin{", "}").size(), between(text, "\\end{", "}").size());
            QVERIFY(text.starts_with("\\documentclass"));
            QVERIFY(text.ends_with("\\end{document}\n"));
            QCOMPARE(between(text, "\\newpag", "e").size(), std::size_t{4});
        }
    }
};

LOGGIA_TEST(ExerciseSheetsTest)

} // namespace exercise_sheets_test

#include "exercise_sheets_test.moc"
