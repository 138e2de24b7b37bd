#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <set>

namespace form_words_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::Minimum;

class FormWordsTest : public QObject {
    Q_OBJECT

    static FormStudy found(normal_forms::Bounds terms, normal_forms::Bounds literals, bool complete,
                           bool stopped = false) {
        FormStudy study = studyOf("a & b | c & d", asCnf());
        Minimum minimum = *study.minimum;
        minimum.terms = terms;
        minimum.literals = literals;
        minimum.stopped = stopped;
        minimum.witnesses.clear();
        study.minimum = std::make_shared<const Minimum>(minimum);
        study.complete = complete;
        return study;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void verdicts() {
        QCOMPARE(verdictOf(found({33, 33}, {111, 111}, true)).words,
                 q("Proven minimum: 33 clauses, 111 literals"));
        QCOMPARE(verdictOf(found({33, 33}, {111, 111}, true)).tone, VerdictTone::good);
        QCOMPARE(verdictOf(found({31, 34}, {90, 120}, false)).words,
                 q("So far 34 clauses, 120 literals (lower bound 31)"));
        QCOMPARE(verdictOf(found({31, 34}, {90, 120}, true, true)).words,
                 q("34 clauses, 120 literals (not proven minimum)"));
        QCOMPARE(verdictOf(found({33, 33}, {100, 111}, true, true)).words,
                 q("33 clauses (proven minimum), 100 to 111 literals"));
        QCOMPARE(verdictOf(studyOf("a & b")).words, q("Proven minimum: 1 term, 2 literals"));
        QCOMPARE(verdictOf(studyOf("")).words, q("No function yet"));
        QCOMPARE(verdictOf(studyOf("a &")).words, q("Function not understood"));
        QCOMPARE(verdictOf(studyOf("a &")).tone, VerdictTone::bad);
        for (const FormSettings& settings : {FormSettings{}, asCnf()}) {
            QCOMPARE(verdictOf(studyOf("a & !a", settings)).words, q("Always false"));
            QCOMPARE(verdictOf(studyOf("a | !a", settings)).words, q("Always true"));
            // With don't-cares the form is a constant, the function is not.
            QCOMPARE(verdictOf(studyOf("f(a, b) = m(1) + d(0, 2, 3)", settings)).words,
                     q("Proven minimum: the constant 1"));
            QCOMPARE(verdictOf(studyOf("f(a, b) = m() + d(0, 3)", settings)).words,
                     q("Proven minimum: the constant 0"));
        }
    }

    void notes() {
        QVERIFY(notesOf(found({31, 34}, {90, 120}, true, true))
                    .join(QLatin1Char(' '))
                    .contains(q("Lower bound when stopped: 31 clauses")));
        const QStringList notes = notesOf(studyOf(small_text));
        QVERIFY2(notes.filter(q("Prime implicants: 4 (2 essential).")).size() == 1,
                 qPrintable(notes.join(QLatin1Char('|'))));
        QVERIFY(notes.filter(q("every DNF needs at least 3 terms")).size() == 1);
        const auto notesOnTwo = [](const char* text, const FormSettings& settings) {
            return notesOf(studyOf(text, settings)).join(QLatin1Char('|'));
        };
        QVERIFY(notesOnTwo("f(a, b, c) = m(2, 3, 4, 6, 7)", {})
                    .contains(q("No term is true in both row 2 and row 4, so every DNF needs at "
                                "least 2 terms.")));
        QVERIFY(notesOnTwo("(a | b) & (c | d)", asCnf())
                    .contains(q("No clause is false in both row ")));
        QVERIFY(notes.filter(q("raised")).isEmpty());
        FormStudy searched = studyOf(small_text);
        Minimum more = *searched.minimum;
        more.terms.lower = more.witnesses.size() + 1;
        searched.minimum = std::make_shared<const Minimum>(more);
        QCOMPARE(notesOf(searched).filter(q("A search raised this bound to 4.")).size(), 1);
        QVERIFY(notesOf(studyOf("a &")).first().endsWith(QLatin1Char('.')));
        QVERIFY(!notesOf(studyOf("")).isEmpty());
    }

    void summaries() {
        QCOMPARE(summaryOf(studyOf(small_text)), q("4 inputs, 9 of 16 rows true"));
        QCOMPARE(summaryOf(studyOf("f(a, b) = m(1) + d(2)")),
                 q("2 inputs, 1 of 4 rows true, 1 don't-care"));
        FormSettings all;
        all.output = all_outputs;
        QCOMPARE(summaryOf(studyOf(two_outputs, all)), q("3 inputs, 2 outputs"));
        QVERIFY(summaryOf(studyOf("a &")).isEmpty());
    }

    void lettersAreAllDifferent() {
        std::set<QString> letters;
        for (int i = 0; i < 1000; ++i)
            letters.insert(letterOf(i));
        QCOMPARE(letters.size(), std::size_t{1000});
        QCOMPARE(letterOf(0), q("A"));
        QCOMPARE(letterOf(27), q("B1"));
    }

    /// A cube's rows are those that it holds, in their order.
    void rowsOfCubes() {
        Random random(0x5eedu);
        for (int round = 0; round < 500; ++round) {
            const int inputs = 1 + static_cast<int>(random.below(6));
            const std::uint64_t rows = std::uint64_t{1} << static_cast<unsigned>(inputs);
            normal_forms::Cube cube;
            cube.care = random.below(rows);
            cube.value = random.below(rows) & cube.care;
            QStringList held;
            for (std::uint64_t row = 0; row < rows; ++row)
                if (cube.holds(row))
                    held << QString::number(row);
            const QString expected =
                held.size() > 8 ? q("%1 rows").arg(held.size())
                                : (held.size() == 1 ? q("row ") : q("rows ")) + held.join(q(", "));
            QCOMPARE(rowsInWords(cube, inputs), expected);
        }
        QCOMPARE(rowsInWords({}, 20), q("1,048,576 rows"));
        QCOMPARE(rowsInWords({}, 64), q("too many rows to count"));
    }

    void termsAndRows() {
        const FormStudy study = studyOf("a & !b | c");
        const auto& function = *study.chosen;
        QCOMPARE(termText(function, normal_forms::Form::dnf, {6, 4, 1}), q("a ∧ ¬b"));
        QCOMPARE(termText(function, normal_forms::Form::cnf, {6, 4, 1}), q("¬a ∨ b"));
        QCOMPARE(termText(function, normal_forms::Form::dnf, {0, 0, 1}), q("⊤"));
        QCOMPARE(termText(function, normal_forms::Form::cnf, {0, 0, 1}), q("⊥"));
        QCOMPARE(rowText(function, 5), q("a = 1, b = 0, c = 1"));
        auto strange = function;
        strange.inputs = {"%2", "%1", "c"};
        QCOMPARE(rowText(strange, 5), q("%2 = 1, %1 = 0, c = 1"));
        QCOMPARE(bitsOf({6, 4, 1}, 3), q("10-"));
        QCOMPARE(numberText(1234567), q("1,234,567"));
        QCOMPARE(errorInWords({"no such thing", {}}), q("No such thing."));
        QCOMPARE(errorInWords({"no such thing", SourceSpan{2, 7, 1}}),
                 q("Line 2, column 7: no such thing."));
        QCOMPARE(countedLiterals(1), q("1 literal"));
    }
};

LOGGIA_WINDOW_TEST(FormWordsTest)

} // namespace form_words_test

#include "form_words_test.moc"
