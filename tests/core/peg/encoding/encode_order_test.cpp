#include "core/peg/encoding/encode_order.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

namespace encode_order_test {

using namespace loggia;
using namespace loggia::peg;

/// A solution: the numbers of its jumps, in order.
using Solution = std::vector<std::size_t>;

/// All solutions, by playing all.
void collect(const Puzzle& puzzle, Holes position, Solution& line, std::vector<Solution>& all) {
    if (static_cast<int>(line.size()) == puzzle.jumps()) {
        if (puzzle.goal.met_by(position))
            all.push_back(line);
        return;
    }
    for (const Jump& jump : moves(puzzle.board, position)) {
        line.push_back(*puzzle.board.index_of(jump));
        collect(puzzle, apply(position, jump), line, all);
        line.pop_back();
    }
}

bool apart(const Jump& a, const Jump& b) {
    std::set<int> holes;
    for (const Jump& jump : {a, b})
        holes.insert({jump.from, jump.over, jump.to});
    return holes.size() == 6;
}

/// Permutations of the holes that keep rows, start and goal: all of them are tried.
std::vector<std::vector<int>> all_symmetries(const Puzzle& puzzle) {
    std::set<std::vector<int>> rows;
    const auto row = [](int a, int b, int c) {
        return std::vector<int>{std::min(a, c), b, std::max(a, c)};
    };
    for (const Triple& t : puzzle.board.triples())
        rows.insert(row(t.a, t.b, t.c));
    std::vector<int> to(static_cast<std::size_t>(puzzle.board.holes()));
    std::iota(to.begin(), to.end(), 1);
    std::vector<std::vector<int>> found;
    do {
        const auto at = [&to](int hole) { return to[static_cast<std::size_t>(hole - 1)]; };
        bool keeps = true;
        for (int hole = 1; keeps && hole <= puzzle.board.holes(); ++hole)
            keeps = has(puzzle.start, hole) == has(puzzle.start, at(hole)) &&
                    has(puzzle.goal.in, hole) == has(puzzle.goal.in, at(hole));
        for (const Triple& t : puzzle.board.triples())
            keeps = keeps && rows.contains(row(at(t.a), at(t.b), at(t.c)));
        if (keeps)
            found.push_back(to);
    } while (std::next_permutation(to.begin(), to.end()));
    return found;
}

/// The clauses, and which solutions they allow.
struct Axioms {
    const Puzzle& puzzle;
    Atoms atoms{puzzle.board, puzzle.jumps()};
    std::vector<std::vector<int>> clauses;

    Axioms(const Puzzle& of, Timing timing) : puzzle(of) {
        add_order_axioms(
            of, timing, atoms,
            [this](std::span<const int> clause) {
                clauses.emplace_back(clause.begin(), clause.end());
            },
            [] { return true; });
    }
    /// Where each jump is made at such a time.
    [[nodiscard]] bool allow(const Solution& jumps, const std::vector<int>& times) const {
        std::set<int> made;
        for (std::size_t i = 0; i < jumps.size(); ++i)
            made.insert(atoms.jump(jumps[i], times[i]));
        return std::all_of(clauses.begin(), clauses.end(), [&made](const auto& clause) {
            return std::any_of(clause.begin(), clause.end(), [&made](int literal) {
                return made.contains(std::abs(literal)) == (literal > 0);
            });
        });
    }
    [[nodiscard]] bool allow(const Solution& jumps) const {
        std::vector<int> times(jumps.size());
        std::iota(times.begin(), times.end(), 1);
        return allow(jumps, times);
    }
    /// Where each jump is made right after the last one that shares a hole with it.
    [[nodiscard]] bool allow_early(const Solution& jumps) const {
        const auto& list = puzzle.board.jumps();
        std::vector<int> times;
        for (std::size_t i = 0; i < jumps.size(); ++i) {
            int time = 1;
            for (std::size_t k = 0; k < i; ++k)
                if (!apart(list[jumps[i]], list[jumps[k]]))
                    time = std::max(time, times[k] + 1);
            times.push_back(time);
        }
        return allow(jumps, times);
    }
};

/// The solutions in classes of those that swaps and symmetries make of each other.
std::vector<std::vector<Solution>> classes_of(const Puzzle& puzzle,
                                              const std::vector<Solution>& solutions) {
    const auto symmetries = all_symmetries(puzzle);
    const auto& list = puzzle.board.jumps();
    std::set<Solution> left(solutions.begin(), solutions.end());
    std::vector<std::vector<Solution>> classes;
    while (!left.empty()) {
        auto& one = classes.emplace_back(1, *left.begin());
        left.erase(left.begin());
        for (std::size_t at = 0; at < one.size(); ++at) {
            const auto reach = [&](const Solution& other) {
                if (left.erase(other) > 0)
                    one.push_back(other);
            };
            const Solution here = one[at];
            for (std::size_t i = 1; i < here.size(); ++i)
                if (apart(list[here[i - 1]], list[here[i]])) {
                    Solution other = here;
                    std::swap(other[i - 1], other[i]);
                    reach(other);
                }
            for (const auto& to : symmetries) {
                const auto hole = [&to](int h) { return to[static_cast<std::size_t>(h - 1)]; };
                Solution other;
                for (const std::size_t i : here)
                    other.push_back(*puzzle.board.index_of(
                        {hole(list[i].from), hole(list[i].over), hole(list[i].to)}));
                reach(other);
            }
        }
    }
    return classes;
}

class EncodeOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneOfEachClassStays() {
        Random random(test_suite::seed(81));
        std::size_t all = 0;
        std::size_t kept = 0;
        for (int round = 0; round < test_suite::rounds(600); ++round) {
            Puzzle puzzle = oracle::solvable_puzzle(random);
            if (puzzle.board.holes() > 8)
                continue;
            std::vector<Solution> solutions;
            Solution line;
            collect(puzzle, puzzle.start, line, solutions);
            if (solutions.size() > 2000)
                continue;
            const Axioms sorted(puzzle, Timing::assignment);
            const Axioms early(puzzle, Timing::rounds);
            for (const auto& one : classes_of(puzzle, solutions)) {
                QVERIFY(sorted.allow(*std::min_element(one.begin(), one.end())));
                QVERIFY(std::any_of(one.begin(), one.end(), [&early](const Solution& solution) {
                    return early.allow_early(solution);
                }));
                all += one.size();
                kept += static_cast<std::size_t>(
                    std::count_if(one.begin(), one.end(), [&sorted](const Solution& solution) {
                        return sorted.allow(solution);
                    }));
            }
        }
        QVERIFY2(kept > 0 && kept < all * 19 / 20,
                 qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(all)));
    }

    /// Of first jumps that are images of each other only the first one stays, if what keeps the
    /// board keeps the start and the goal too.
    void onlyOneOfTheFirstJumpsStays() {
        // Two arms that end in hole 1, each crossed by another row.
        const Board board = Board::make(9, {{1, 2, 3}, {1, 4, 5}, {6, 2, 8}, {7, 4, 9}}).value();
        const auto excluded = [&board](Holes start, Holes goal, Timing timing) {
            const Puzzle puzzle{board, start, {2, goal}};
            const Axioms axioms(puzzle, timing);
            std::set<std::size_t> jumps;
            for (std::size_t i = 0; i < board.jumps().size(); ++i)
                if (std::find(axioms.clauses.begin(), axioms.clauses.end(),
                              std::vector{-axioms.atoms.jump(i, 1)}) != axioms.clauses.end())
                    jumps.insert(i);
            return jumps;
        };
        const Holes arms = only(2) | only(3) | only(4) | only(5);
        const std::size_t second = *board.index_of({5, 4, 1});
        QVERIFY(*board.index_of({3, 2, 1}) < second);
        for (const Timing timing : {Timing::assignment, Timing::rounds}) {
            QCOMPARE(excluded(arms, 0, timing), std::set<std::size_t>{second});
            QVERIFY(excluded(arms | only(6), 0, timing).empty());
            QVERIFY(excluded(arms, only(4), timing).empty());
        }
    }

    /// Images of each other that are made at once: both stay.
    void firstJumpsInOneRoundStay() {
        const Board board = Board::make(6, {{1, 2, 3}, {4, 5, 6}}).value();
        const Puzzle puzzle{board, only(1) | only(2) | only(4) | only(5), {2, 0}};
        std::vector<Solution> solutions;
        Solution line;
        collect(puzzle, puzzle.start, line, solutions);
        QCOMPARE(solutions.size(), std::size_t{2});
        const Axioms early(puzzle, Timing::rounds);
        QVERIFY(early.allow_early(solutions[0]) && early.allow_early(solutions[1]));
        const Axioms sorted(puzzle, Timing::assignment);
        QVERIFY(sorted.allow(solutions[0]) != sorted.allow(solutions[1]));
    }

    void jumpsThatShareAHole() {
        Random random(test_suite::seed(82));
        for (int round = 0; round < 200; ++round) {
            const Puzzle puzzle = oracle::random_puzzle(random);
            for (const Jump& a : puzzle.board.jumps())
                for (const Jump& b : puzzle.board.jumps())
                    QCOMPARE(share_a_hole(a, b), !apart(a, b));
        }
    }

    void stopsWhereItMayNotGoOn() {
        Random random(test_suite::seed(83));
        const Puzzle puzzle = oracle::solvable_puzzle(random);
        for (const Timing timing : {Timing::assignment, Timing::rounds, Timing::sweeps}) {
            int asked = 0;
            std::size_t clauses = 0;
            add_order_axioms(
                puzzle, timing, Atoms(puzzle.board, puzzle.jumps()),
                [&clauses](std::span<const int>) { ++clauses; }, [&asked] { return ++asked < 3; });
            // What is said of the first jump alone is not worth a question.
            QVERIFY(clauses <= 2 + puzzle.board.jumps().size());
        }
    }
};

LOGGIA_TEST(EncodeOrderTest)

} // namespace encode_order_test

#include "encode_order_test.moc"
