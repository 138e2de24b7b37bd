#include "core/sat/engines/pigeonhole.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

namespace pigeonhole_check_test {

using namespace loggia;
using namespace loggia::sat;

class PigeonholeCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A claim that is put up by hand, without the search.
    void acceptsWhatHoldsByItsDefinition() {
        Random random(test_suite::seed(71));
        for (int holes = 1; holes <= 8; ++holes) {
            const auto clauses = pigeonhole_clauses(holes);
            Overcrowding claim;
            for (int hole = 0; hole < holes; ++hole)
                claim.holes.emplace_back();
            for (int pigeon = 0; pigeon <= holes; ++pigeon) {
                claim.pigeons.push_back(static_cast<std::size_t>(pigeon));
                for (int hole = 0; hole < holes; ++hole)
                    claim.holes[static_cast<std::size_t>(hole)].push_back(pigeon * holes + hole +
                                                                          1);
            }
            QVERIFY(is_overcrowded(clauses, claim));
            // Neither the order of the holes nor that of their literals matters.
            for (auto& hole : claim.holes)
                for (std::size_t i = hole.size(); i > 1; --i)
                    std::swap(hole[i - 1], hole[random.below(i)]);
            std::reverse(claim.holes.begin(), claim.holes.end());
            QVERIFY(is_overcrowded(clauses, claim));
        }
    }

    /// Each thing that the definition asks for, left out alone.
    void refusesWhatBreaksAnyPartOfIt() {
        const auto clauses = pigeonhole_clauses(2); // 1 2 | 3 4 | 5 6, and who excludes whom
        const Overcrowding good{{0, 1, 2}, {{1, 3, 5}, {2, 4, 6}}};
        QVERIFY(is_overcrowded(clauses, good));
        const auto refused = [&clauses](const Overcrowding& claim) {
            return !is_overcrowded(clauses, claim);
        };
        QVERIFY(refused({{0, 1}, {{1, 3}, {2, 4}}}));                   // as many as holes
        QVERIFY(refused({{1, 0, 2}, {{1, 3, 5}, {2, 4, 6}}}));          // not rising
        QVERIFY(refused({{0, 0, 1}, {{1, 3}, {2, 4}}}));                // the same twice
        QVERIFY(refused({{0, 1, clauses.size()}, good.holes}));         // no such clause
        QVERIFY(refused({{0, 1, 2}, {{1, 3, 5}, {2, 4}}}));             // 6 in no hole
        QVERIFY(refused({{0, 1, 2}, {{1, 3, 5}, {2, 4, 6, 1}}}));       // 1 in two holes
        QVERIFY(refused({{0, 1, 2}, {{1, 3, 5}, {2, 4, 6, 7}}}));       // 7 in no pigeon
        QVERIFY(refused({{0, 1, 2, 3}, {{1, 3, 5}, {2, 4, 6}, {-1}}})); // -1 in a pigeon is too few
        const auto larger = pigeonhole_clauses(3);                      // 11 may be with 1
        QVERIFY(
            !is_overcrowded(larger, {{0, 1, 2, 3}, {{1, 4, 7, 10, 11}, {2, 5, 8}, {3, 6, 9, 12}}}));
        // By way of others 6 may not be with 1: not 1 and 3, so 4, so not 6.
        QVERIFY(is_overcrowded(clauses, {{0, 1, 2}, {{1, 3, 5, 6}, {2, 4}}}));
        logic::ClauseSet shared; // two pigeons with a literal of both
        shared.add(std::array{1});
        shared.add(std::array{1, 2});
        shared.add(std::array{-1, -2});
        QVERIFY(!is_overcrowded(shared, {{0, 1}, {{1, 2}}}));
    }

    /// Whatever is claimed, the check accepts it of no set that has a model.
    void theCheckRefusesWhatDoesNotHold() {
        Random random(test_suite::seed(46));
        int accepted = 0;
        for (int round = 0; round < 20'000; ++round) {
            const int holes = 1 + static_cast<int>(random.below(3));
            const auto whole = pigeonhole_clauses(holes);
            logic::ClauseSet clauses;
            const std::uint64_t without = random.below(2 * whole.size());
            for (std::size_t i = 0; i < whole.size(); ++i)
                if (i != without)
                    clauses.add(whole[i]);
            Overcrowding claim = find_overcrowding(whole).value();
            const std::uint64_t damage = random.below(6);
            if (damage == 0)
                claim.pigeons.erase(
                    claim.pigeons.begin() +
                    static_cast<std::ptrdiff_t>(random.below(claim.pigeons.size())));
            else if (damage == 1)
                claim.pigeons[random.below(claim.pigeons.size())] = random.below(whole.size() + 2);
            else if (damage == 2)
                claim.holes.push_back({});
            else if (damage == 3)
                claim.holes[random.below(claim.holes.size())].pop_back();
            else if (damage == 4)
                claim.holes.front().push_back(random_literal(random, whole.atoms()));
            if (!is_overcrowded(clauses, claim))
                continue;
            ++accepted;
            QVERIFY(!oracle::brute_force(clauses));
        }
        QVERIFY(accepted > 1000);
    }
};

LOGGIA_TEST(PigeonholeCheckTest)

} // namespace pigeonhole_check_test

#include "pigeonhole_check_test.moc"
