#include "core/base/random.hpp"
#include "core/sat/engines/literal_counts.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace literal_counts_test {

using namespace loggia;
using namespace loggia::sat;

class LiteralCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Along trails that grow and shrink at random, against counting all over again.
    void agreeWithCountingAnew() {
        constexpr std::uint32_t variables = 8;
        Random random(test_suite::seed(81));
        int pures = 0;
        for (int round = 0; round < 400; ++round) {
            std::vector<std::vector<Lit>> clauses(random.below(20));
            LiteralCounts counts;
            counts.reset(variables);
            for (auto& clause : clauses) {
                for (std::uint32_t v = 0; v < variables; ++v)
                    if (random.below(3) == 0)
                        clause.push_back(Lit::of(v, random.below(2) != 0));
                counts.add(clause);
            }
            counts.finish();
            std::vector<Lit> trail;
            for (int step = 0; step < 30; ++step) {
                if (random.below(3) == 0) {
                    const auto size = static_cast<std::size_t>(random.below(trail.size() + 1));
                    counts.retreat(trail, size);
                    trail.resize(size);
                } else {
                    const auto v = static_cast<std::uint32_t>(random.below(variables));
                    if (std::none_of(trail.begin(), trail.end(),
                                     [v](Lit l) { return l.variable() == v; }))
                        trail.push_back(Lit::of(v, random.below(2) != 0));
                    counts.advance(trail);
                }
                std::vector<std::uint32_t> expected(std::size_t{2} * variables, 0);
                bool all_satisfied = true;
                for (const auto& clause : clauses) {
                    const bool satisfied = std::any_of(clause.begin(), clause.end(), [&](Lit l) {
                        return std::find(trail.begin(), trail.end(), l) != trail.end();
                    });
                    all_satisfied = all_satisfied && satisfied;
                    if (!satisfied)
                        for (const Lit l : clause)
                            ++expected[l.code()];
                }
                QCOMPARE(counts.all_satisfied(), all_satisfied);
                std::set<std::uint32_t> pure;
                for (std::uint32_t code = 0; code < expected.size(); ++code) {
                    QCOMPARE(counts.count(Lit::from_code(code)), expected[code]);
                    if (expected[code] > 0 && expected[code ^ 1U] == 0)
                        pure.insert(code);
                }
                // What was told before is not told again, until literals are taken back.
                if (step % 5 != 4)
                    continue;
                counts.retreat(trail, trail.size());
                std::set<std::uint32_t> told;
                while (const auto l = counts.pure())
                    told.insert(l->code());
                QVERIFY(told == pure);
                pures += static_cast<int>(told.size());
            }
        }
        QVERIFY(pures > 1000);
    }
};

LOGGIA_TEST(LiteralCountsTest)

} // namespace literal_counts_test

#include "literal_counts_test.moc"
