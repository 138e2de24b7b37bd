#include "core/normal_forms/exercises/exercise.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>
#include <set>

namespace exercise_pdf_test {

using namespace loggia;
using namespace loggia::normal_forms;

std::size_t count_of(const std::string& text, const std::string& word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++count;
    return count;
}

std::vector<Exercise> class_of(int students, ExerciseOrder order) {
    std::vector<Exercise> exercises;
    for (int number = 1; number <= students; ++number) {
        exercises.push_back(make_exercise(variant(order, number)).value());
        exercises.back().number = number;
        exercises.back().of = students;
    }
    return exercises;
}

/// All that is written on the pages, without blanks and with signs of logic for those of the font
/// Symbol.
std::string words_of_pdf(const std::string& pdf) {
    const std::map<int, std::string> signs{
        {0331, "\u2227"}, {0332, "\u2228"}, {0330, "\u00AC"}, {'^', "\u22A5"}};
    std::string words;
    for (std::size_t end = pdf.find(") Tj"); end != std::string::npos;
         end = pdf.find(") Tj", end + 1))
        for (std::size_t at = pdf.rfind("\n(", end) + 2; at < end; ++at) {
            int sign = static_cast<unsigned char>(pdf[at]);
            if (pdf[at] == '\\') {
                sign = std::stoi(pdf.substr(at + 1, 3), nullptr, 8);
                at += 3;
            }
            const auto known = signs.find(sign);
            if (known != signs.end())
                words += known->second;
            else if (sign != ' ')
                words += static_cast<char>(sign);
        }
    return words;
}

class ExercisePdfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameOrderIsTheSameBytes() {
        const auto make = [] {
            return exercise_pdf(class_of(3, {8, 8, 3, 9}), Sheet::key).value();
        };
        const std::string first = make();
        QVERIFY(first.starts_with("%PDF-1."));
        QVERIFY(first.find("%%EOF") != std::string::npos);
        QTest::qSleep(1100); // so that a clock that is looked at shows another second
        QVERIFY(first == make());
    }

    void aPageForEachStudent() {
        for (const int students : {1, 4}) {
            const auto exercises = class_of(students, {6, 6, 3, 2});
            const std::string text = exercise_pdf(exercises, Sheet::student).value();
            QCOMPARE(count_of(text, "/Type /Page\n"), static_cast<std::size_t>(students));
        }
    }

    void longFormulasGoOnOnTheNextPage() {
        const auto exercises = class_of(1, {10, 26, 5, 3});
        const std::string text = exercise_pdf(exercises, Sheet::key).value();
        QVERIFY(count_of(text, "/Type /Page\n") >= 2);
    }

    /// The formulas are those of the sheet in Markdown, sign by sign; so are those without a term.
    void holdsWhatTheMarkdownHolds() {
        auto exercises = class_of(3, {5, 7, 3, 2});
        // Always false, always true, and one literal: as a disjunction and as a conjunction.
        const std::vector<Cube> none;
        const std::vector<Cube> all{{0, 0, 1}};
        const std::vector<Cube> a{{2, 2, 1}};
        const std::vector<Cube> not_a{{2, 0, 1}};
        for (const auto& [dnf, cnf] : {std::pair(none, all), {all, none}, {a, not_a}}) {
            Exercise plain;
            plain.function = {{"a", "b"}, {"z"}, {2, 1, dnf}, {2, 1, {}}};
            plain.dnf.cover = {2, 1, dnf};
            plain.cnf.form = Form::cnf;
            plain.cnf.cover = {2, 1, cnf};
            exercises.push_back(plain);
        }
        for (const Sheet sheet : {Sheet::key, Sheet::student}) {
            const std::string written = words_of_pdf(exercise_pdf(exercises, sheet).value());
            const std::string markdown = exercise_markdown(exercises, sheet);
            std::size_t formulas = 0;
            for (std::size_t at = markdown.find("```\n"); at != std::string::npos;
                 at = markdown.find("```\n", at)) {
                const std::size_t end = markdown.find("```", at + 4);
                std::string formula = markdown.substr(at + 4, end - at - 4);
                std::erase_if(formula, [](char c) { return c == ' ' || c == '\n'; });
                // In the font Symbol as in others a T.
                if (const auto top = formula.find("\u22A4"); top != std::string::npos)
                    formula.replace(top, std::string("\u22A4").size(), "T");
                QVERIFY2(written.find(formula) != std::string::npos, formula.c_str());
                ++formulas;
                at = end + 3;
            }
            // On a student's sheet what is given, and room for the answer.
            QCOMPARE(formulas, exercises.size() * (sheet == Sheet::key ? 3 : 2));
        }
    }

    /// Only fonts that every reader of PDF has, and nothing beyond the page.
    void fontsAreStandard() {
        const std::string text = exercise_pdf(class_of(2, {12, 14, 3, 4}), Sheet::key).value();
        std::set<std::string> fonts;
        for (std::size_t at = text.find("/BaseFont /"); at != std::string::npos;
             at = text.find("/BaseFont /", at + 1))
            fonts.insert(text.substr(at + 11, text.find('\n', at) - at - 11));
        QVERIFY(fonts ==
                (std::set<std::string>{"Helvetica", "Helvetica-Bold", "Symbol", "Times-Italic"}));
        QCOMPARE(count_of(text, "/FontFile"), std::size_t{0});
    }

    void noExercises() { QVERIFY(exercise_pdf({}, Sheet::key).has_value()); }
};

LOGGIA_TEST(ExercisePdfTest)

} // namespace exercise_pdf_test

#include "exercise_pdf_test.moc"
