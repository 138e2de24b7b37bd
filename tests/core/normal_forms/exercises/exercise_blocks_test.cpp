#include "core/normal_forms/exercises/exercise_blocks.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace exercise_blocks_test {

using namespace loggia;
using namespace loggia::normal_forms;

std::string text_of(const std::vector<SheetBlock>& blocks) {
    std::string text;
    for (const SheetBlock& block : blocks)
        text += block.text + '\n';
    return text;
}

class ExerciseBlocksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStudentSeesNoAnswerAndNoSeed() {
        auto exercise = make_exercise({5, 6, 3, 123456789}).value();
        exercise.number = 2;
        exercise.of = 7;
        const auto blocks = sheet_blocks(exercise, Sheet::student);
        const std::string text = text_of(blocks);
        QCOMPARE(blocks.front().text.c_str(), "Conjunctive normal form 2 of 7");
        QVERIFY(text.find("123456789") == std::string::npos);
        QVERIFY(blocks.back().kind == SheetBlock::Kind::room);
        for (const SheetBlock& block : blocks)
            QVERIFY(block.kind != SheetBlock::Kind::formula ||
                    block.cover == &exercise.function.on);
    }

    void theKeyHasBothFormsAndTheSeed() {
        const auto exercise = make_exercise({5, 6, 3, 123456789}).value();
        const auto blocks = sheet_blocks(exercise, Sheet::key);
        const std::string text = text_of(blocks);
        QVERIFY(text.find("seed 123456789") != std::string::npos);
        QCOMPARE(blocks.front().text.c_str(), "Conjunctive normal form: key");
        const auto shows = [&](const Cover& cover, Form form) {
            return std::any_of(blocks.begin(), blocks.end(), [&](const SheetBlock& block) {
                return block.cover == &cover && block.form == form;
            });
        };
        QVERIFY(shows(exercise.cnf.cover, Form::cnf));
        QVERIFY(shows(exercise.dnf.cover, Form::dnf));
        QVERIFY(text.find("Proven: no other has fewer clauses") != std::string::npos);
    }

    void theKeyTellsAllThatWasOrdered() {
        const auto of = [](int least, int most) {
            return text_of(
                sheet_blocks(make_exercise({5, 6, 3, 1, least, most}).value(), Sheet::key));
        };
        QVERIFY(of(0, 0).find("about 3 literals per term, seed 1.") != std::string::npos);
        QVERIFY(of(8, 0).find("per term, 8 or more prime implicates, seed") != std::string::npos);
        QVERIFY(of(8, 12).find("per term, 8 to 12 prime implicates, seed") != std::string::npos);
    }

    void theKeyIsHonest() {
        auto exercise = make_exercise({5, 6, 3, 1}).value();
        exercise.cnf.literals.lower -= 1;
        QVERIFY(text_of(sheet_blocks(exercise, Sheet::key))
                    .find("The number of literals is not; the lower bound is") !=
                std::string::npos);
        exercise.cnf.terms.lower -= 1;
        QVERIFY(text_of(sheet_blocks(exercise, Sheet::key))
                    .find("Not proven minimum; the lower bound is") != std::string::npos);
    }

    /// Words that mean something in no format that they are set in.
    void wordsArePlain() {
        for (const Sheet sheet : {Sheet::student, Sheet::key}) {
            const auto exercise = make_exercise({5, 6, 3, 1}).value();
            const std::string text = text_of(sheet_blocks(exercise, sheet));
            QCOMPARE(text.find_first_of("\\{}$&#^_~%*`<>[]|"), std::string::npos);
            QVERIFY(std::all_of(text.begin(), text.end(),
                                [](char c) { return c == '\n' || (c >= ' ' && c < '\x7F'); }));
        }
    }
};

LOGGIA_TEST(ExerciseBlocksTest)

} // namespace exercise_blocks_test

#include "exercise_blocks_test.moc"
