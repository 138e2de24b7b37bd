#include "core/peg/encoding/encode.hpp"
#include "core/peg/format.hpp"
#include "core/peg/invariants/position_classes.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/sat/solver.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdlib>
#include <map>
#include <numeric>

namespace encode_test {

using namespace loggia;
using namespace loggia::peg;

const std::string ring = "4 1\n1 2 3\n2 3 4\n3 4 1\n4 1 2\n";

Encoded encoded(const Puzzle& puzzle, const std::string& encoding = "assignment") {
    return encode(puzzle, encoding_of(encoding).value()).value();
}

/// Solves by clauses; the jumps of a model, or nothing.
std::optional<std::vector<Jump>> solve(const Puzzle& puzzle, const Encoded& encoding) {
    const auto solver = sat::make_cadical();
    for (std::size_t i = 0; i < encoding.clauses.size(); ++i)
        solver->add(encoding.clauses[i]);
    if (solver->solve() == sat::Status::unsatisfiable)
        return std::nullopt;
    return jumps_in(puzzle.board, encoding.atoms, [&](int atom) { return solver->value(atom); });
}

/// How many lists of jumps solve the puzzle, by playing all.
std::uint64_t count_solutions(const Puzzle& puzzle) {
    std::map<Holes, std::uint64_t> ways{{puzzle.start, 1}};
    for (int jump = 0; jump < puzzle.jumps(); ++jump) {
        std::map<Holes, std::uint64_t> next;
        for (const auto& [position, count] : ways)
            for (const Jump& move : moves(puzzle.board, position))
                next[apply(position, move)] += count;
        ways = std::move(next);
    }
    std::uint64_t total = 0;
    for (const auto& [position, count] : ways)
        total += puzzle.goal.met_by(position) ? count : 0;
    return total;
}

/// How many models the clauses have on the named atoms, up to a limit.
std::uint64_t count_models(const Encoded& encoding, std::uint64_t limit) {
    const auto solver = sat::make_cadical();
    for (std::size_t i = 0; i < encoding.clauses.size(); ++i)
        solver->add(encoding.clauses[i]);
    std::uint64_t count = 0;
    while (count < limit && solver->solve() == sat::Status::satisfiable) {
        ++count;
        std::vector<int> other;
        for (int atom = 1; atom <= encoding.atoms.named(); ++atom)
            other.push_back(solver->value(atom) ? -atom : atom);
        solver->add(other);
    }
    return count;
}

class EncodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheSizesOfTheHandout_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("empty");
        QTest::addColumn<int>("atoms");
        QTest::addColumn<int>("clauses");
        QTest::newRow("10") << "triangle10"
                            << "assignment" << 1 << 234 << 2312;
        QTest::newRow("15") << "triangle15"
                            << "assignment" << 1 << 678 << 11522;
        QTest::newRow("21") << "triangle21"
                            << "assignment" << 1 << 1560 << 41519;
        QTest::newRow("English") << "english33"
                                 << "assignment" << 17 << 3412 << 105125;
        QTest::newRow("European") << "european37"
                                  << "assignment" << 19 << 4552 << 169159;
    }
    void hasTheSizesOfTheHandout() {
        QFETCH(QString, layout);
        QFETCH(QString, encoding);
        QFETCH(int, empty);
        QFETCH(int, atoms);
        QFETCH(int, clauses);
        const Board& board = find_layout(layout.toStdString())->puzzle.board;
        const Encoded result = encoded(all_but_one(board, empty), encoding.toStdString());
        QCOMPARE(result.atoms.named(), atoms);
        QCOMPARE(result.clauses.atoms(), atoms);
        QCOMPARE(static_cast<int>(result.clauses.size()), clauses);
        QCOMPARE(std::accumulate(result.counts.begin(), result.counts.end(), std::size_t{0}),
                 result.clauses.size());
    }

    void theEnglishBoardInRounds() {
        const Encoded result = encoded(find_layout("english33")->puzzle, "rounds:13");
        QCOMPARE(result.clauses.atoms(), 1450);
        QCOMPARE(result.clauses.size(), std::size_t{15614});
    }

    void theEnglishBoardInSweeps() {
        const Encoded result = encoded(find_layout("english33")->puzzle, "sweeps:5");
        QCOMPARE(result.atoms.named(), 578);
        QCOMPARE(result.clauses.atoms(), 1553);
        QCOMPARE(result.clauses.size(), std::size_t{4626});
    }

    void theRingAsInTheSampleOutput() {
        const Puzzle puzzle = puzzle_of(ring).value();
        const Encoded result = encoded(puzzle, "assignment-4b");
        QCOMPARE(result.clauses.atoms(), 28);
        QCOMPARE(result.clauses.size(), std::size_t{179});
        QCOMPARE(result.count(Axiom::precondition), std::size_t{48});
        QCOMPARE(result.count(Axiom::causal), std::size_t{48});
        QCOMPARE(result.count(Axiom::frame_gone), std::size_t{8});
        QCOMPARE(result.count(Axiom::frame_come), std::size_t{8});
        QCOMPARE(result.count(Axiom::one_at_most), std::size_t{56});
        QCOMPARE(result.count(Axiom::one_at_least), std::size_t{0});
        QCOMPARE(result.count(Axiom::start), std::size_t{4});
        QCOMPARE(result.count(Axiom::end_at_most), std::size_t{6});
        QCOMPARE(result.count(Axiom::end_at_least), std::size_t{1});
        const std::string text = front_end_text(puzzle, result);
        QVERIFY(text.starts_with("-1 17\n-1 20\n-1 -23\n-1 -18\n-1 -21\n-1 24\n"));
        QVERIFY(text.find("\n0\n1 Jump(1,2,3,1)\n2 Jump(1,2,3,2)\n3 Jump(3,2,1,1)\n") !=
                std::string::npos);
        QVERIFY(text.find("\n16 Jump(2,1,4,2)\n17 Peg(1,1)\n18 Peg(1,2)\n") != std::string::npos);
        QVERIFY(text.ends_with("\n28 Peg(4,3)\n"));
    }

    /// The counts by kind make up the clauses, and two jumps at once are always forbidden.
    void countsEachClauseByItsKind() {
        Random random(test_suite::seed(8));
        for (int i = 0; i < 60; ++i) {
            const Puzzle puzzle = oracle::solvable_puzzle(random);
            if (puzzle.jumps() == 0)
                continue;
            for (const char* name : {"assignment", "counter", "product", "rounds", "sweeps",
                                     "assignment+parity", "counter+pagoda+order"}) {
                const Encoded made = encoded(puzzle, name);
                QCOMPARE(std::accumulate(made.counts.begin(), made.counts.end(), std::size_t{0}),
                         made.clauses.size());
                // Sweeps need no such clauses: their jumps have an order.
                if (puzzle.board.jumps().size() > 1 && encoding_of(name)->timing != Timing::sweeps)
                    QVERIFY2(made.count(Axiom::one_at_most) > 0, name);
                // Of one peg at the end: each hole that its class excludes.
                if (puzzle.goal.pegs != 1 || !QString::fromLatin1(name).contains("parity"))
                    continue;
                const Parity parity(puzzle.board);
                std::size_t excluded = 0;
                for (int hole = 1; hole <= puzzle.board.holes(); ++hole)
                    if (parity.class_of(only(hole)) != parity.class_of(puzzle.start))
                        ++excluded;
                QCOMPARE(made.count(Axiom::parity), excluded);
            }
        }
    }

    void theModelsAreTheSolutions() {
        constexpr std::uint64_t limit = 200;
        Random random(test_suite::seed(6));
        int some = 0;
        for (int i = 0; i < 250; ++i) {
            const Puzzle puzzle =
                i % 2 == 0 ? oracle::random_puzzle(random, 6) : oracle::solvable_puzzle(random);
            const std::uint64_t expected = count_solutions(puzzle);
            if (expected >= limit)
                continue;
            some += expected > 0 ? 1 : 0;
            for (const char* name :
                 {"assignment", "assignment-4b", "assignment-6b", "assignment-4b-6b", "counter",
                  "product", "assignment+parity", "counter+pagoda", "product-4b+parity+pagoda"})
                QCOMPARE(count_models(encoded(puzzle, name), limit), expected);
        }
        QVERIFY(some > 40);
    }

    void everyEncodingAgreesWithBruteForce() {
        Random random(test_suite::seed(7));
        for (int i = 0; i < 250; ++i) {
            const Puzzle puzzle =
                i % 2 == 0 ? oracle::random_puzzle(random) : oracle::solvable_puzzle(random);
            const bool expected = oracle::solvable(puzzle);
            for (const char* name :
                 {"assignment+order", "counter+order-4b", "product+order+parity+pagoda", "rounds",
                  "rounds+order", "rounds+parity", "rounds+pagoda+order+parity", "sweeps",
                  "sweeps+order", "sweeps+pagoda+order+parity"}) {
                const auto jumps = solve(puzzle, encoded(puzzle, name));
                QCOMPARE(jumps.has_value(), expected);
                QVERIFY(!jumps || replay(puzzle, *jumps).solved);
            }
        }
    }

    void fewRoundsMayNotDo() {
        const Puzzle puzzle = all_but_one(find_layout("triangle15")->puzzle.board, 1);
        int least = 0;
        for (int rounds = 1; rounds <= puzzle.jumps() && least == 0; ++rounds)
            for (const char* extra : {"", "+order"}) {
                const auto jumps =
                    solve(puzzle, encoded(puzzle, "rounds:" + std::to_string(rounds) + extra));
                QVERIFY(!jumps || replay(puzzle, *jumps).solved);
                if (extra[0] != 0)
                    QCOMPARE(jumps.has_value(), least != 0);
                else if (jumps)
                    least = rounds;
            }
        QVERIFY(least > 4 && least < 13);
    }

    void refusesWhatIsTooLarge() {
        std::vector<Triple> triples;
        for (int b = 1; b <= 64; ++b)
            for (int a = 1; a <= 64; ++a)
                for (int c = a + 1; c <= 64; ++c)
                    if (a != b && c != b)
                        triples.push_back({a, b, c});
        const Puzzle puzzle = all_but_one(Board::make(64, triples).value(), 1);
        QVERIFY(!encode(puzzle).has_value());
        QVERIFY(!encode({puzzle.board, only(1), {2, 0}}).has_value());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!encode(puzzle, {}, Control(stop.get_token())).has_value());
    }
};

LOGGIA_TEST(EncodeTest)

} // namespace encode_test

#include "encode_test.moc"
