#include "core/peg/invariants/impossible.hpp"
#include "core/peg/invariants/position_classes.hpp"
#include "core/peg/layouts.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <bit>
#include <set>

namespace impossible_test {

using namespace loggia;
using namespace loggia::peg;

class ImpossibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proofsHoldAndNothingSolvableHasOne() {
        Random random(test_suite::seed(15));
        int parity = 0;
        int pagoda = 0;
        for (int i = 0; i < 1500; ++i) {
            const Puzzle puzzle =
                i % 3 == 0 ? oracle::solvable_puzzle(random) : oracle::random_puzzle(random);
            const auto proof = prove_impossible(puzzle);
            if (!proof)
                continue;
            QVERIFY(!oracle::solvable(puzzle));
            QVERIFY(proves(puzzle, *proof));
            for (const auto& part : proof->parts)
                ++(std::holds_alternative<ParityReason>(part.reason) ? parity : pagoda);
            // A proof with a part left out, or of another puzzle, is none.
            if (!proof->parts.empty()) {
                Impossibility less = *proof;
                less.parts.pop_back();
                QVERIFY(!proves(puzzle, less));
                QVERIFY(to_text(puzzle, *proof).starts_with("not reachable: "));
            }
        }
        QVERIFY(parity > 100);
        QVERIFY(pagoda > 50);
    }

    /// What it says of holes may be about a single one.
    void theTextNamesAHoleThatNoJumpUses() {
        Puzzle puzzle;
        puzzle.board = Board::make(4, {{1, 2, 3}}).value();
        puzzle.start = only(2) | only(3) | only(4);
        puzzle.goal = {1, 0};
        const std::string text = to_text(puzzle, prove_impossible(puzzle).value());
        QVERIFY(text.find("not reachable: 1, 2, 3, because no jump uses hole 4, which has a peg at "
                          "the start\n") != std::string::npos);
        puzzle.board = Board::make(4, {}).value();
        puzzle.start = only(1);
        puzzle.goal = {1, only(2)};
        const std::string other = to_text(puzzle, prove_impossible(puzzle).value());
        QVERIFY(other.find(" because no jump uses hole ") != std::string::npos);
        QVERIFY(other.find("holes") == std::string::npos);
    }

    /// Each final position once, by the numbers of its holes, up to forty for a reason.
    void theTextNamesTheFinals() {
        Random random(test_suite::seed(18));
        for (int i = 0; i < 400; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random);
            const auto proof = prove_impossible(puzzle);
            if (!proof)
                continue;
            std::multiset<Holes> told;
            const std::string text = to_text(puzzle, *proof);
            std::size_t more = 0;
            for (std::size_t at = 0; at < text.size();) {
                const std::size_t end = text.find('\n', at);
                const QString line = QString::fromStdString(text.substr(at, end - at));
                QString list = line.section(QStringLiteral("not reachable: "), 1);
                list = list.left(list.indexOf(QStringLiteral(", because ")));
                const QStringList and_more = list.split(QStringLiteral(" and "));
                if (and_more.size() == 2)
                    more += and_more[1].section(QLatin1Char(' '), 0, 0).toUInt();
                for (const QString& names : and_more[0].split(QStringLiteral(", "))) {
                    Holes position = 0;
                    for (const QString& name : names.split(QLatin1Char(' '), Qt::SkipEmptyParts))
                        position |= only(name.toInt());
                    told.insert(position);
                }
                at = end + 1;
            }
            std::multiset<Holes> expected;
            for (const auto& part : proof->parts)
                expected.insert(part.final);
            QCOMPARE(told.size() + more, expected.size());
            QVERIFY(std::ranges::includes(expected, told));
        }
        Impossibility many;
        for (int i = 1; i <= 42; ++i)
            many.parts.push_back({static_cast<Holes>(i), ParityReason{3}});
        const std::string text = to_text(find_layout("english33")->puzzle, many);
        QVERIFY2(text.find(" and 2 more, because ") != std::string::npos, text.c_str());
    }

    /// Each reason once, with all that it excludes, and that is all of the proof.
    void reasonsCarryWhatTheyExclude() {
        Random random(19);
        int several = 0;
        for (int i = 0; i < 400; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random);
            const auto proof = prove_impossible(puzzle);
            if (!proof)
                continue;
            const auto exclusions = exclusions_of(*proof);
            Impossibility again;
            for (const Exclusion& each : exclusions) {
                QVERIFY(!each.finals.empty());
                QCOMPARE(std::count_if(
                             exclusions.begin(), exclusions.end(),
                             [&](const Exclusion& other) { return other.reason == each.reason; }),
                         std::ptrdiff_t{1});
                for (const Holes final : each.finals)
                    again.parts.push_back({final, each.reason});
            }
            QCOMPARE(again.parts.size(), proof->parts.size());
            QVERIFY(proves(puzzle, again));
            several += exclusions.size() > 1 ? 1 : 0;
            // What a reason excludes is not left for a later one.
            for (std::size_t later = 1; later < exclusions.size(); ++later)
                for (std::size_t before = 0; before < later; ++before)
                    for (const Holes final : exclusions[later].finals) {
                        Puzzle alone = puzzle;
                        alone.goal = {std::popcount(final), final};
                        Impossibility proved;
                        proved.parts.push_back({final, exclusions[before].reason});
                        QVERIFY(!proves(alone, proved));
                    }
        }
        QVERIFY(several > 20);
    }

    void finalsAreThoseThatMeetTheGoal() {
        Random random(test_suite::seed(16));
        for (int i = 0; i < 500; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random);
            std::set<Holes> expected;
            for (Holes position = 0; position <= puzzle.board.all(); ++position)
                if (puzzle.goal.met_by(position))
                    expected.insert(position);
            const auto finals = finals_of(puzzle).value();
            QCOMPARE(finals.size(), expected.size());
            QVERIFY((std::set<Holes>(finals.begin(), finals.end()) == expected));
        }
        Puzzle large = find_layout("german45")->puzzle;
        large.goal = {10, 0};
        QVERIFY(!finals_of(large).has_value());
        QVERIFY(!prove_impossible(large).has_value());
    }

    void classesNeverChange() {
        Random random(test_suite::seed(17));
        for (const Layout& layout : layouts()) {
            const Board& board = layout.puzzle.board;
            const Parity parity(board);
            for (const Holes set : parity.basis())
                QVERIFY(keeps_parity(board, set));
            for (int i = 0; i < 200; ++i) {
                const Holes position = random.next() & board.all();
                for (const Jump& jump : moves(board, position))
                    QCOMPARE(parity.class_of(apply(position, jump)), parity.class_of(position));
            }
        }
        QCOMPARE(Parity(find_layout("english33")->puzzle.board).basis().size(), std::size_t{4});
    }

    void theBasisSpansAllSetsThatKeepParity() {
        Random random(test_suite::seed(18));
        for (int i = 0; i < 300; ++i) {
            const Board board = oracle::random_puzzle(random).board;
            std::size_t count = 0;
            for (Holes set = 0; set <= board.all(); ++set)
                count += keeps_parity(board, set) ? 1U : 0U;
            QCOMPARE(count, std::size_t{1} << Parity(board).basis().size());
        }
    }

    void noJumpRaisesAPagoda() {
        const Board& board = find_layout("english33")->puzzle.board;
        Random random(test_suite::seed(19));
        int found = 0;
        for (int hole = 1; hole <= board.holes(); ++hole) {
            const auto weights = separate(board, only(hole), only(17));
            if (!weights)
                continue;
            ++found;
            QVERIFY(is_pagoda(board, *weights));
            QVERIFY(weight(*weights, only(17)) > weight(*weights, only(hole)));
            for (int i = 0; i < 100; ++i) {
                const Holes position = random.next() & board.all();
                for (const Jump& jump : moves(board, position))
                    QVERIFY(weight(*weights, apply(position, jump)) <= weight(*weights, position));
            }
        }
        QVERIFY(found >= 28);
        QVERIFY(!is_pagoda(board, Pagoda(33, -1)));
        QVERIFY(!is_pagoda(board, Pagoda(32, 0)));
        QVERIFY(is_pagoda(board, Pagoda(33, 1)));
        // The English game can be won.
        QVERIFY(!separate(board, board.all() & ~only(17), only(17)).has_value());
    }
};

LOGGIA_TEST(ImpossibleTest)

} // namespace impossible_test

#include "impossible_test.moc"
