#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "ui/puzzles/puzzle_examples.hpp"
#include "ui/puzzles/sheet_syntax.hpp"
#include "ui/puzzles/verdict_words.hpp"

#include <QFile>
#include <QSet>

namespace puzzle_examples_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzleExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Each can be read and solved.
    void allAreThere() {
        const auto examples = puzzleExamples();
        QCOMPARE(examples.size(), std::size_t{12});
        QSet<QString> titles;
        for (const PuzzleExample& example : examples) {
            titles.insert(example.title);
            const PuzzleText text = textOf(example);
            QVERIFY2(!text.text.isEmpty(), qPrintable(example.title));
            const SheetStudy study = studyOf(text.form, text.text.toStdString());
            QVERIFY2(study.verdict, study.error ? study.error->message.c_str() : "");
            // Of the eighth trial it stays open which sign hangs where.
            const bool open = example.file.endsWith(QLatin1String("08"));
            QVERIFY2(study.verdict->models == 1 || open, qPrintable(example.title));
            QVERIFY2(study.derivation && study.slips.empty(), qPrintable(example.title));
        }
        QCOMPARE(titles.size(), qsizetype{12});
    }

    /// In words a puzzle says the same as in propositions.
    void wordsAndPropositionsAgree() {
        int in_words = 0;
        for (const PuzzleExample& example : puzzleExamples()) {
            const PuzzleText words = textOf(example);
            QFile file(QStringLiteral(":/examples/puzzles/%1.in").arg(example.file));
            if (words.form != SheetForm::words || !file.open(QIODevice::ReadOnly))
                continue;
            ++in_words;
            const SheetStudy one = studyOf(SheetForm::words, words.text.toStdString());
            const SheetStudy other = studyOf(SheetForm::propositions, file.readAll().toStdString());
            QVERIFY2(one.verdict && other.verdict, qPrintable(example.title));
            QVERIFY2(commentsOf(*one.sheet).isEmpty(), qPrintable(example.title));
            QVERIFY(!rolesOf(*one.sheet, *one.verdict).isEmpty());
            QCOMPARE(rolesOf(*one.sheet, *one.verdict), rolesOf(*other.sheet, *other.verdict));
        }
        QCOMPARE(in_words, 11);
    }
};

LOGGIA_TEST(PuzzleExamplesTest)

} // namespace puzzle_examples_test

#include "puzzle_examples_test.moc"
