#include "core/normal_forms/exercises/exercise.hpp"
#include "tests/suite.hpp"

#include <QTest>

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
