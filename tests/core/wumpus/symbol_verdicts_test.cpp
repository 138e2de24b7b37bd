#include "core/base/random.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "core/wumpus/symbol_verdicts.hpp"
#include "core/wumpus/walk.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace symbol_verdicts_test {

using namespace loggia;
using namespace loggia::wumpus;

class MarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Ten symbols are decided by the assignment alone, all of them false.
    void handoutDecidesTen() {
        logic::Store store = symbol_store();
        const auto lines = statements_of(store, rules_file(), Source::rules).value();
        Reasoner reasoner(store, lines);
        const auto found = marks(store, reasoner).value();
        int decided = 0;
        for (std::size_t n = 0; n < found.size(); ++n) {
            QVERIFY(found.at(n) != Verdict::definitely_true && found.at(n) != Verdict::both);
            decided += found.at(n) == Verdict::definitely_false ? 1 : 0;
        }
        QCOMPARE(decided, 10);
    }

    /// The same lines by rows and, given as knowledge so that the rules say nothing, by the solver;
    /// and each mark by a list of all worlds of the reference rules.
    void bothWaysAgreeWithAListOfWorlds() {
        Random random(test_suite::seed(7));
        for (int round = 0; round < 60; ++round) {
            const World hidden = cave_by_seed(random.below(1000)).world();
            std::string knowledge;
            std::vector<std::pair<int, bool>> given;
            for (int n = 0; n < symbol_count; ++n) {
                if (random.below(3) != 0)
                    continue;
                // Now and then a line that is wrong, so that nothing may be left.
                const bool value = hidden.holds(Symbol::of(n)) != (random.below(60) == 0);
                const std::string name = to_text(Symbol::of(n));
                knowledge += value ? name + "\n" : "(not " + name + ")\n";
                given.emplace_back(n, value);
            }
            std::uint64_t can_hold = 0;
            std::uint64_t can_fail = 0;
            for (auto row = first_row(Columns::get().caves()); row;
                 row = first_row(Columns::get().caves(), *row + 1)) {
                const World world = cave_of(*row).world();
                if (std::all_of(given.begin(), given.end(), [&](const auto& line) {
                        return world.holds(Symbol::of(line.first)) == line.second;
                    })) {
                    can_hold |= world.bits;
                    can_fail |= ~world.bits;
                }
            }
            for (const Source source : {Source::rules, Source::knowledge}) {
                logic::Store store = symbol_store();
                auto lines = statements_of(store, rules_file(), source).value();
                const auto more = statements_of(store, knowledge, Source::knowledge).value();
                lines.insert(lines.end(), more.begin(), more.end());
                Reasoner reasoner(store, lines);
                QCOMPARE(reasoner.rows().has_value(), source == Source::rules);
                const auto found = marks(store, reasoner).value();
                for (std::size_t n = 0; n < found.size(); ++n)
                    QCOMPARE(found.at(n),
                             verdict_of((can_hold >> n & 1U) != 0, (can_fail >> n & 1U) != 0));
            }
        }
    }

    void stops() {
        logic::Store store = symbol_store();
        const auto lines = statements_of(store, "P_1_1\n", Source::rules).value();
        Reasoner reasoner(store, lines);
        std::stop_source source;
        source.request_stop();
        QVERIFY(!marks(store, reasoner, Control(source.get_token())));
    }
};

LOGGIA_TEST(MarksTest)

} // namespace symbol_verdicts_test

#include "symbol_verdicts_test.moc"
