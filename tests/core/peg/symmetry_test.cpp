#include "core/peg/layouts.hpp"
#include "core/peg/search/expand.hpp"
#include "core/peg/symmetry.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

namespace symmetry_test {

using namespace loggia;
using namespace loggia::peg;

bool keeps_rows(const Board& board, const Permutation& to) {
    const auto at = [&](int hole) { return to[static_cast<std::size_t>(hole - 1)]; };
    const auto& rows = board.triples();
    return std::all_of(rows.begin(), rows.end(), [&](const Triple& row) {
        return std::any_of(rows.begin(), rows.end(), [&](const Triple& other) {
            return other.b == at(row.b) && ((other.a == at(row.a) && other.c == at(row.c)) ||
                                            (other.c == at(row.a) && other.a == at(row.c)));
        });
    });
}

/// All permutations that keep rows and leave holes in no row where they are.
std::set<Permutation> by_trying(const Board& board) {
    Holes used = 0;
    for (const Triple& row : board.triples())
        used |= only(row.a) | only(row.b) | only(row.c);
    std::set<Permutation> found;
    Permutation to(static_cast<std::size_t>(board.holes()));
    std::iota(to.begin(), to.end(), 1);
    do {
        bool fixed = true;
        for (int hole = 1; hole <= board.holes(); ++hole)
            fixed = fixed && (has(used, hole) || to[static_cast<std::size_t>(hole - 1)] == hole);
        if (fixed && keeps_rows(board, to))
            found.insert(to);
    } while (std::next_permutation(to.begin(), to.end()));
    return found;
}

class SymmetryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allOfThemByTrying() {
        Random random(test_suite::seed(3));
        int interesting = 0;
        for (int i = 0; i < 300; ++i) {
            const Board board = oracle::random_puzzle(random, 7).board;
            const auto expected = by_trying(board);
            const auto found = symmetries(board);
            if (expected.size() > most_symmetries) {
                QCOMPARE(found.size(), std::size_t{1});
                continue;
            }
            QVERIFY((std::set<Permutation>(found.begin(), found.end()) == expected));
            QCOMPARE(found.size(), expected.size());
            QVERIFY(std::is_sorted(found[0].begin(), found[0].end()));
            interesting += expected.size() > 1 ? 1 : 0;
        }
        QVERIFY(interesting > 20);
    }

    void ofTheLayouts() {
        for (const auto& [id, count] :
             {std::pair("triangle15", 6), std::pair("english33", 8), std::pair("hexagon19", 12),
              std::pair("diamond41", 8), std::pair("german45", 8)})
            QCOMPARE(symmetries(find_layout(id)->puzzle.board).size(),
                     static_cast<std::size_t>(count));
    }

    void boardsThatHaveTooManyHaveNone() {
        // 64 holes without a row; 20 rows apart from each other, with 20! 2^20 symmetries.
        QCOMPARE(symmetries(Board::make(64, {}).value()).size(), std::size_t{1});
        std::vector<Triple> rows;
        for (int i = 0; i < 20; ++i)
            rows.push_back({3 * i + 1, 3 * i + 2, 3 * i + 3});
        QCOMPARE(symmetries(Board::make(60, rows).value()).size(), std::size_t{1});
    }

    void imagesHaveOneRepresentative() {
        Random random(test_suite::seed(4));
        for (const Layout& layout : layouts()) {
            const Board& board = layout.puzzle.board;
            const Holes fixed = layout.puzzle.goal.in;
            const Canonical canonical(board, fixed);
            for (int i = 0; i < 300; ++i) {
                const Holes position = random.next() & board.all();
                Holes least = position;
                for (const Permutation& to : symmetries(board))
                    if (image(to, fixed) == fixed)
                        least = std::min(least, image(to, position));
                QCOMPARE(canonical(position), least);
            }
        }
    }

    void neighboursAreTheJumps() {
        Random random(test_suite::seed(5));
        for (const Layout& layout : layouts()) {
            const Board& board = layout.puzzle.board;
            const Canonical canonical(board);
            for (const bool backward : {false, true}) {
                Expander expander(board, canonical, backward);
                for (int i = 0; i < 200; ++i) {
                    const Holes position = random.next() & board.all();
                    std::multiset<Holes> found;
                    expander.each(position, [&](Holes next) { found.insert(next); });
                    std::multiset<Holes> expected;
                    for (const Jump& jump : board.jumps()) {
                        const bool peg = !backward;
                        if (has(position, jump.from) == peg && has(position, jump.over) == peg &&
                            has(position, jump.to) != peg)
                            expected.insert(canonical(apply(position, jump)));
                    }
                    QVERIFY(found == expected);
                }
            }
        }
    }
};

LOGGIA_TEST(SymmetryTest)

} // namespace symmetry_test

#include "symmetry_test.moc"
