#include "core/normal_forms/exercises/exercise_blocks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace exercise_blocks_test {

using namespace loggia;
using namespace loggia::normal_forms;

std::string text_of(const std::vector<SheetBlock>& blocks) {
    std::string text;
    for (const SheetBlock& block : blocks)
        text += block.text + '\n';
    return text;
}

/// Primes of the rows that may be true, and how many of them are the only ones for some row that
/// has to be; by trying every cube.
std::pair<std::size_t, std::size_t> primes_of(const std::vector<bool>& needed,
                                              const std::vector<bool>& allowed) {
    const auto rows = static_cast<unsigned>(needed.size());
    const auto covers = [](unsigned mask, unsigned value, unsigned row) {
        return (row & mask) == value;
    };
    const auto is_implicant = [&](unsigned mask, unsigned value) {
        for (unsigned row = 0; row < rows; ++row)
            if (covers(mask, value, row) && !allowed[row])
                return false;
        return true;
    };
    std::vector<std::pair<unsigned, unsigned>> primes;
    for (unsigned mask = 0; mask < rows; ++mask)
        for (unsigned value = 0; value < rows; ++value) {
            bool is_prime = (value & ~mask) == 0 && is_implicant(mask, value);
            for (unsigned bit = 1; is_prime && bit < rows; bit *= 2)
                is_prime = (mask & bit) == 0 || !is_implicant(mask & ~bit, value & ~bit);
            bool is_of_use = false;
            for (unsigned row = 0; row < rows; ++row)
                is_of_use = is_of_use || (covers(mask, value, row) && needed[row]);
            if (is_prime && is_of_use)
                primes.emplace_back(mask, value);
        }
    std::set<std::size_t> essential;
    for (unsigned row = 0; row < rows; ++row) {
        std::vector<std::size_t> over;
        for (std::size_t i = 0; i < primes.size(); ++i)
            if (needed[row] && covers(primes[i].first, primes[i].second, row))
                over.push_back(i);
        if (over.size() == 1)
            essential.insert(over[0]);
    }
    return {primes.size(), essential.size()};
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
        // One row is not several, and no row is none of them.
        bool one = false;
        for (order.seed = 1; order.seed <= 60; ++order.seed) {
            const auto made = make_exercise(order).value();
            const std::string text = text_of(sheet_blocks(made, Sheet::student));
            std::size_t open = 0;
            for (std::uint64_t row = 0; row < 8; ++row)
                open += made.function.dont_care.value(row, 0) ? 1 : 0;
            one = one || open == 1;
            QVERIFY2(text.find(open == 0 ? " digit. It has no don't-cares."
                               : open == 1
                                   ? " digit. Its don't-care is row "
                                   : " digit. Its don't-cares are rows ") != std::string::npos,
                     text.c_str());
            QVERIFY2(text.find("rows none") == std::string::npos, text.c_str());
        }
        QVERIFY(one);
    }

    /// Found once more, by another way.
    void theKeyCountsEssentialPrimes() {
        constexpr std::size_t rows = 16;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            ExerciseOrder order{4, 4, 3, seed};
            order.kind = seed % 2 == 0 ? ExerciseKind::dont_cares : ExerciseKind::cnf;
            const auto exercise = make_exercise(order).value();
            std::vector<bool> on(rows);
            std::vector<bool> off(rows);
            std::vector<bool> not_off(rows);
            std::vector<bool> not_on(rows);
            for (std::size_t row = 0; row < rows; ++row) {
                const bool open = exercise.function.dont_care.value(row, 0);
                on[row] = exercise.function.on.value(row, 0) && !open;
                off[row] = !on[row] && !open;
                not_off[row] = !off[row];
                not_on[row] = !on[row];
            }
            const auto implicants = primes_of(on, not_off);
            const auto implicates = primes_of(off, not_on);
            const std::string counts =
                "Prime implicants: " + std::to_string(implicants.first) + " (" +
                std::to_string(implicants.second) +
                " essential). Prime implicates: " + std::to_string(implicates.first) + " (" +
                std::to_string(implicates.second) + " essential).";
            const std::string key = text_of(sheet_blocks(exercise, Sheet::key));
            QVERIFY2(key.find(counts) != std::string::npos, (counts + '\n' + key).c_str());
        }
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
        ExerciseOrder map{5, 6, 3, 1, 6, 12};
        map.kind = ExerciseKind::map;
        QVERIFY(text_of(sheet_blocks(make_exercise(map).value(), Sheet::key))
                    .find("per term, 6 to 12 prime implicants, seed") != std::string::npos);
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
