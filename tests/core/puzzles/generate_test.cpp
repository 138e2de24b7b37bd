#include "core/ladr/models/models.hpp"
#include "core/puzzles/generate.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/puzzle_in_mace.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace generate_test {

using namespace loggia;
using namespace loggia::ladr;
using namespace loggia::puzzles;

class PuzzleGenerateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasOneSolutionAndTheDifficulty_data() {
        QTest::addColumn<int>("people");
        QTest::addColumn<int>("difficulty");
        QTest::newRow("two, easy") << 2 << 0;
        QTest::newRow("three, easy") << 3 << 0;
        QTest::newRow("three, medium") << 3 << 1;
        QTest::newRow("four, medium") << 4 << 1;
        QTest::newRow("five, hard") << 5 << 2;
        QTest::newRow("eight, hard") << 8 << 2;
    }
    void hasOneSolutionAndTheDifficulty() {
        QFETCH(int, people);
        QFETCH(int, difficulty);
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            const PuzzleRecipe recipe{seed, static_cast<std::size_t>(people),
                                      static_cast<PuzzleDifficulty>(difficulty)};
            const auto text = generate_puzzle(recipe);
            QVERIFY2(text.has_value(), text ? "" : text.error().message.c_str());
            for (const int threads : {1, 2, 3})
                QCOMPARE(generate_puzzle(recipe, {}, threads), text);
            const auto puzzle = read_puzzle(*text, PuzzleSetting::islanders);
            QCOMPARE(puzzle->vocabulary.people.size(), recipe.people);
            QCOMPARE(puzzle->lines.size(), recipe.people);
            QVERIFY(rate(*puzzle)->difficulty == recipe.difficulty);
            // Counted the other way, through a file for Mace4.
            const std::string mace = puzzle_in_mace(*puzzle);
            const auto input = read_mace(mace);
            QVERIFY2(input.has_value(), mace.c_str());
            const auto problem = ground(*input, *signature_of(*input), 2);
            const auto found = for_each_interpretation(*problem, std::nullopt,
                                                       [](const Interpretation&) { return true; });
            QCOMPARE(found.count, std::uint64_t{1});
        }
    }

    void makesDoors_data() {
        QTest::addColumn<int>("rooms");
        QTest::addColumn<int>("difficulty");
        for (const int rooms : {2, 3, 4, 6})
            for (const int difficulty : {0, 1, 2})
                if (rooms > 2 || difficulty < 2)
                    QTest::addRow("%d rooms, %d", rooms, difficulty) << rooms << difficulty;
    }
    void makesDoors() {
        QFETCH(int, rooms);
        QFETCH(int, difficulty);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const PuzzleRecipe recipe{seed, static_cast<std::size_t>(rooms),
                                      static_cast<PuzzleDifficulty>(difficulty),
                                      PuzzleSetting::doors};
            const auto text = generate_puzzle(recipe);
            QVERIFY2(text.has_value(), text ? "" : text.error().message.c_str());
            QCOMPARE(generate_puzzle(recipe), text);
            const auto rating = rate(*read_puzzle(*text));
            QVERIFY(rating->difficulty == recipe.difficulty);
            QCOMPARE(rating->solution.size(), recipe.people);
            const auto sheet = read_sheet(SheetForm::words, *text);
            QCOMPARE(sheet->figures.size(), recipe.people);
            const auto verdict = verdict_of(*sheet);
            QCOMPARE(verdict.models, std::uint64_t{1});
            for (std::size_t room = 0; room < recipe.people; ++room) {
                const auto& atoms = sheet->atoms;
                const auto lady = std::find(atoms.begin(), atoms.end(), sheet->figures[room].good);
                QVERIFY(lady != atoms.end());
                QCOMPARE(verdict.listed[0][static_cast<std::size_t>(lady - atoms.begin())],
                         rating->solution[room]);
            }
        }
    }

    void rates() {
        const auto rating = [](const char* text) {
            return *rate(*read_puzzle(text, PuzzleSetting::islanders));
        };
        QCOMPARE(rating("A says: B is a knight").solutions, std::size_t{2});
        QCOMPARE(rating("A says: I am a knave").solutions, std::size_t{0});
        const PuzzleRating easy = rating("A says: A and B are knaves");
        QVERIFY(easy.difficulty == PuzzleDifficulty::easy);
        QCOMPARE(easy.solution, (std::vector<bool>{false, true}));
    }

    void refuses() {
        QVERIFY(!generate_puzzle({1, 1, PuzzleDifficulty::easy}));
        QVERIFY(!generate_puzzle({1, 9, PuzzleDifficulty::easy}));
        QVERIFY(!generate_puzzle({1, 7, PuzzleDifficulty::easy, PuzzleSetting::doors}));
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(generate_puzzle({}, Control(stop.get_token())).error().message,
                 std::string("stopped"));
    }
};

LOGGIA_LOOP_TEST(PuzzleGenerateTest)

} // namespace generate_test

#include "generate_test.moc"
