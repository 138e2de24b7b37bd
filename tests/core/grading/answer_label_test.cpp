#include "core/grading/answer_label.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace answer_label_test {

using namespace loggia;
using namespace loggia::grading;

class AnswerLabelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labels_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<int>("label");
        const auto row = [](const char* words, Label label) {
            QTest::newRow(words) << QByteArray(words) << static_cast<int>(label);
        };
        row("", Label::none);
        row("Anna", Label::none);
        row("Answer 1:", Label::answer);
        row("Minimum CNF:", Label::answer);
        row("# Canonical CNF", Label::earlier);
        row("Canonical and minimal", Label::earlier);
        row("Draft:", Label::earlier);
        row("My old answer:", Label::earlier);
        row("Intermediate result:", Label::earlier);
        row("Schritt 2:", Label::step);
        row("Step 3, the answer", Label::answer);
        row("## Solution", Label::solution);
        row("Final answer:", Label::final_answer);
        row("**Final:**", Label::final_answer);
        row("Endergebnis:", Label::final_answer);
        row("Final remarks:", Label::answer);
        row("Not the answer:", Label::none);
        row("Incorrect answer:", Label::none);
        row("Check:", Label::none);
        row("Oops, I forgot a clause. Corrected:", Label::correction);
        row("Korrektur:", Label::correction);
        row("Not corrected:", Label::none);
        row("The minimum that I have found for f is", Label::none); // a sentence
    }
    void labels() {
        QFETCH(QByteArray, words);
        QFETCH(int, label);
        QCOMPARE(static_cast<int>(label_of(words.toStdString())), label);
    }

    /// In labels of the answer, and in labels of any kind.
    void denials() {
        for (const char* const word : {"not", "never", "cannot", "no", "nicht", "keine", "nunca",
                                       "incorrecta", "falsche", "wrong"}) {
            QVERIFY2(is_denial(word), word);
            const std::string label = std::string(word) + " answer:";
            QVERIFY2(label_of(label) == Label::none, word);
            QVERIFY2(!names_answer(label), word);
        }
        for (const char* const word : {"note", "answer", "Not", ""})
            QVERIFY2(!is_denial(word), word);
        for (const char* const words : {"Not the answer:", "Check:", "Das ist falsch:"})
            QVERIFY2(denies_answer(words), words);
        for (const char* const words : {"", "Answer:", "Distributive law"})
            QVERIFY2(!denies_answer(words), words);
    }

    void answersOfAnyKind() {
        for (const char* const label : {"**Final answer:**", "## Ergebnis", "1. Soluci\u00F3n"})
            QVERIFY2(names_answer(label), label);
        for (const char* const label : {"", "Minimum CNF", "Not the answer", "Incorrect answer",
                                        "Old solution", "The final answer to the second exercise"})
            QVERIFY2(!names_answer(label), label);
    }
};

LOGGIA_TEST(AnswerLabelTest)

} // namespace answer_label_test

#include "answer_label_test.moc"
