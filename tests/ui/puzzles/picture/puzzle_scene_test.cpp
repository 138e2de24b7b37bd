#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "ui/puzzles/picture/puzzle_scene.hpp"

#include <QFont>
#include <QFontMetricsF>

namespace puzzle_scene_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Who = PuzzleItem::Who;

class PuzzleSceneTest : public QObject {
    Q_OBJECT

    static void checkPlaces(const PuzzleScene& scene) {
        const QFont font = puzzleFont(QFont(), puzzle_look::text_pixels);
        for (std::size_t i = 0; i < scene.items.size(); ++i) {
            const PuzzleItem& item = scene.items[i];
            QVERIFY(scene.bounds.contains(item.place));
            QVERIFY(item.sign.isEmpty() || item.place.adjusted(-1, -1, 1, 1).contains(item.sign));
            QVERIFY(item.text.isEmpty() || item.sign.contains(item.words));
            // The words fit, by another way to measure them.
            const QRectF needed = QFontMetricsF(font).boundingRect(
                item.words, Qt::AlignHCenter | Qt::TextWordWrap | Qt::TextWrapAnywhere, item.text);
            QVERIFY2(item.text.isEmpty() || needed.height() <= item.words.height() + 1,
                     qPrintable(u("%1 of %2 by %3: ")
                                    .arg(item.words.height())
                                    .arg(needed.height())
                                    .arg(item.words.width()) +
                                item.text));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!scene.items[j].place.intersects(item.place));
        }
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void hidesWithoutAVerdict() {
        for (const auto& sheet : {firstTrial(), threeIslanders()})
            for (const PuzzleItem& item : puzzleScene(*sheet, nullptr).items) {
                QCOMPARE(item.who, Who::hidden);
                QVERIFY(!item.truth && !item.clashes);
            }
    }

    void tellsTheSolution() {
        const PuzzleScene doors = puzzleScene(*firstTrial(), firstTrialVerdict().get());
        QCOMPARE(doors.items.size(), std::size_t{3});
        QCOMPARE(doors.items[0].kind, PuzzleItem::Kind::door);
        QCOMPARE(doors.items[0].who, Who::bad);
        QCOMPARE(doors.items[1].who, Who::good);
        QCOMPARE(doors.items[0].truth, std::optional(false));
        QCOMPARE(doors.items[1].truth, std::optional(true));
        QCOMPARE(doors.items[0].number, u("1"));
        QCOMPARE(doors.items[0].statement, std::optional<std::size_t>(0));
        QCOMPARE(doors.items[2].kind, PuzzleItem::Kind::card);
        QCOMPARE(doors.items[2].text, u("One of the signs is true, the other one is not."));
        QCOMPARE(doors.items[0].name,
                 u("Room 1. Its sign says: In this room there is a lady, and in the other one a "
                   "tiger. That is false. Behind it: tiger."));
        const PuzzleScene people = puzzleScene(*threeIslanders(), threeIslandersVerdict().get());
        QCOMPARE(people.items.size(), std::size_t{4});
        QCOMPARE(people.items[0].who, Who::good);
        QCOMPARE(people.items[2].who, Who::bad);
        QCOMPARE(people.items[1].name,
                 u("Bea says: Cid is a knight. That is false. It is a knave."));
    }

    /// A tiger's atom of its own, values that are not the same, and no solution.
    void tellsWhatIsOpen() {
        auto sheet = std::make_shared<puzzles::PuzzleSheet>(*firstTrial());
        sheet->figures[0].bad = "t1";
        sheet->atoms = {"l1", "l2", "m1", "m2", "t1"};
        auto verdict = std::make_shared<puzzles::SheetVerdict>(*firstTrialVerdict());
        const auto first = [&](std::optional<bool> lady, std::optional<bool> tiger) {
            verdict->same = {lady, true, false, std::nullopt, tiger};
            return puzzleScene(*sheet, verdict.get()).items[0].who;
        };
        QCOMPARE(first(false, true), Who::bad);
        QCOMPARE(first(true, false), Who::good);
        QCOMPARE(first(false, false), Who::empty);
        QCOMPARE(first(std::nullopt, std::nullopt), Who::either);
        QCOMPARE(first(false, std::nullopt), Who::either);
        QVERIFY(!puzzleScene(*sheet, verdict.get()).items[1].truth);
        verdict->models = 0;
        verdict->clash = {0, 2};
        const PuzzleScene none = puzzleScene(*sheet, verdict.get());
        QCOMPARE(none.items[0].who, Who::hidden);
        QVERIFY(none.items[0].clashes && !none.items[1].clashes && none.items[2].clashes);
    }

    /// All that somebody says is in one bubble, and nowhere else.
    void putsWhatSomebodySaysInOneBubble() {
        const auto sheet = puzzles::read_sheet(
            puzzles::SheetForm::words,
            "Abe says: Bea is a knave\nBea says: Abe is a knave.\nAbe says: we are both knaves.\n"
            "fact: Abe is a knave.\n");
        QVERIFY(sheet.has_value());
        puzzles::SheetVerdict verdict;
        verdict.clash = {2};
        const PuzzleScene scene = puzzleScene(*sheet, &verdict);
        QCOMPARE(scene.items.size(), std::size_t{3});
        const PuzzleItem& abe = scene.items[0];
        QCOMPARE(abe.text, u("Bea is a knave. We are both knaves."));
        QCOMPARE(abe.label, u("Statements 1 and 3"));
        QVERIFY(abe.tells(0) && !abe.tells(1) && abe.tells(2) && !abe.tells(3));
        QVERIFY(abe.clashes && !scene.items[1].clashes);
        QCOMPARE(scene.items[2].label, u("Statement 4"));
    }

    /// What is refuted is not stated, and a name is written as it is.
    void aGoalIsNamed() {
        const auto sheet = puzzles::read_sheet(
            puzzles::SheetForm::propositions,
            "formulas(assumptions).\n  p.\nend_of_list.\nformulas(goals).\n  q.\nend_of_list.\n");
        QVERIFY(sheet.has_value());
        const PuzzleScene scene = puzzleScene(*sheet, nullptr);
        QCOMPARE(scene.items.size(), std::size_t{2});
        QCOMPARE(scene.items[0].text, u("p is true."));
        QCOMPARE(scene.items[0].label, u("Statement 1"));
        QCOMPARE(scene.items[1].text, u("q is false."));
        QCOMPARE(scene.items[1].label, u("Statement 2: the goal, negated"));
    }

    /// Where a goal is refuted by its negation, the statements that it takes are a proof.
    void tellsAProofFromAContradiction() {
        const auto sheet = puzzles::read_sheet(
            puzzles::SheetForm::propositions,
            "formulas(assumptions).\n  p.\nend_of_list.\nformulas(goals).\n  p.\nend_of_list.\n");
        QVERIFY(sheet.has_value());
        puzzles::SheetVerdict verdict;
        verdict.clash = {0, 1};
        const PuzzleScene proof = puzzleScene(*sheet, &verdict);
        QVERIFY(proof.items[0].clashes && proof.items[0].proves);
        QVERIFY(proof.items[0].name.contains(u("used in the proof")));
        verdict.clash = {0};
        const PuzzleScene contradiction = puzzleScene(*sheet, &verdict);
        QVERIFY(contradiction.items[0].clashes && !contradiction.items[0].proves);
    }

    /// Formulas one after the other that share their words.
    void putsTheSameWordsOnOneCard() {
        auto sheet = std::make_shared<puzzles::PuzzleSheet>(*plainStatements(2));
        for (const char* words : {"Same.", "% same", "Same.", "Other.", "Same."})
            addStatement(*sheet, words, sheet->store.constant(true));
        puzzles::SheetVerdict verdict;
        verdict.clash = {4};
        const PuzzleScene scene = puzzleScene(*sheet, &verdict);
        QCOMPARE(scene.items.size(), std::size_t{5});
        const PuzzleItem& same = scene.items[2];
        QCOMPARE(same.label, u("Statements 3 to 5"));
        QVERIFY(same.clashes && !scene.items[4].clashes);
        QVERIFY(!same.tells(1) && same.tells(2) && same.tells(4) && !same.tells(5));
        QVERIFY(!same.tells(std::nullopt));
        QCOMPARE(scene.items[4].statement, std::optional<std::size_t>(6));
    }

    void arranges_data() {
        QTest::addColumn<double>("width");
        for (const double width : {150.0, 300.0, 520.0, 900.0, 2000.0})
            QTest::addRow("%g wide", width) << width;
    }
    void arranges() {
        QFETCH(double, width);
        const std::string long_text(1200, 'x');
        auto crowd = std::make_shared<puzzles::PuzzleSheet>(*threeIslanders());
        for (int i = 0; i < 9; ++i) {
            crowd->figures.push_back(crowd->figures[static_cast<std::size_t>(i % 3)]);
            crowd->figures.back().saying = std::string(static_cast<std::size_t>(i * 40), 'w');
        }
        for (const SheetPointer& sheet :
             {firstTrial(), threeIslanders(), plainStatements(17), plainStatements(1),
              plainStatements(0), plainStatements(2, long_text), SheetPointer(crowd)}) {
            PuzzleScene scene = puzzleScene(*sheet, threeIslandersVerdict().get());
            arrangePuzzle(scene, width, QFont());
            QCOMPARE(scene.bounds.width(), width);
            checkPlaces(scene);
        }
    }

    /// What hangs over the lower edge of a card touches no other, and lies in the picture.
    void badgesHaveRoom() {
        const SheetPointer sheet = plainStatements(9);
        puzzles::SheetVerdict verdict;
        for (std::size_t i = 0; i < sheet->statements.size(); ++i)
            verdict.clash.push_back(i);
        PuzzleScene scene = puzzleScene(*sheet, &verdict);
        for (const double width : {300.0, 520.0, 900.0}) {
            arrangePuzzle(scene, width, QFont());
            for (const PuzzleItem& item : scene.items) {
                QVERIFY(item.clashes);
                const double below = item.sign.bottom() + puzzle_look::badge_height / 2 + 1;
                QVERIFY(below <= scene.bounds.bottom());
                for (const PuzzleItem& other : scene.items)
                    QVERIFY(!other.place.intersects(QRectF(item.place.left(), item.sign.bottom(),
                                                           item.place.width(),
                                                           below - item.sign.bottom())) ||
                            &other == &item);
            }
        }
    }

    void leadsFromItemToItem() {
        PuzzleScene scene = puzzleScene(*threeIslanders(), nullptr);
        arrangePuzzle(scene, 700, QFont());
        QCOMPARE(scene.neighbour(0, {1, 0}), 1);
        QCOMPARE(scene.neighbour(1, {-1, 0}), 0);
        QCOMPARE(scene.neighbour(1, {0, 1}), 3);
        QCOMPARE(scene.neighbour(3, {0, -1}), 1);
        QCOMPARE(scene.neighbour(3, {0, 1}), 3);
        QCOMPARE(scene.itemAt(scene.items[2].place.center()), 2);
        QCOMPARE(scene.itemAt({-5, -5}), -1);
    }
};

LOGGIA_WINDOW_TEST(PuzzleSceneTest)

} // namespace puzzle_scene_test

#include "puzzle_scene_test.moc"
