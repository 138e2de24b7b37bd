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
    /// No sheet of any kind shows a form of the key, or how large it is.
    void noSheetGivesItsAnswerAway() {
        for (int kind = 0; kind < exercise_kinds; ++kind)
            for (std::uint64_t seed = 1; seed < 8; ++seed) {
                ExerciseOrder order{4, 4, 3, seed};
                order.kind = static_cast<ExerciseKind>(kind);
                auto exercise = make_exercise(order).value();
                const auto blocks = sheet_blocks(exercise, Sheet::student);
                for (const SheetBlock& block : blocks)
                    QVERIFY(block.cover != &exercise.dnf.cover &&
                            block.cover != &exercise.cnf.cover);
                // The words are the same whatever the answer is.
                exercise.dnf = exercise.cnf;
                exercise.cnf.terms = {1, 1};
                exercise.primes = exercise.implicates + 5;
                QCOMPARE(text_of(sheet_blocks(exercise, Sheet::student)), text_of(blocks));
            }
    }

    void mapsAndCircuits() {
        ExerciseOrder order{3, 3, 2, 5};
        order.kind = ExerciseKind::map;
        const auto exercise = make_exercise(order).value();
        const auto table = map_table(exercise.function);
        QCOMPARE(table.size(), std::size_t{3});
        QCOMPARE(table[0], (std::vector<std::string>{"a / bc", "00", "01", "11", "10"}));
        QCOMPARE(table[2][0], std::string("1"));
        const std::vector<std::uint64_t> gray{0, 1, 3, 2};
        for (std::size_t row = 0; row < 2; ++row)
            for (std::size_t column = 0; column < 4; ++column)
                QCOMPARE(
                    table[row + 1][column + 1],
                    std::string(exercise.function.on.value(4 * row + gray[column], 0) ? "1" : "0"));
        order.kind = ExerciseKind::circuit;
        const auto circuit = make_exercise(order).value();
        QVERIFY(text_of(sheet_blocks(circuit, Sheet::key)).find("With NAND gates: z = ") !=
                std::string::npos);
        QVERIFY(text_of(sheet_blocks(circuit, Sheet::student)).find("nand(") == std::string::npos);
        order.kind = ExerciseKind::dont_cares;
        QVERIFY(text_of(sheet_blocks(make_exercise(order).value(), Sheet::student))
                    .find("Its don't-cares are the rows") != std::string::npos);
    }

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
