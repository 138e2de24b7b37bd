#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/minimize/quine_mccluskey.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>
#include <set>

namespace quine_mccluskey_test {

using namespace loggia;
using namespace loggia::normal_forms;

Tables random_tables(Random& random, int inputs, double on, double open) {
    Tables tables{logic::TruthTable(inputs), logic::TruthTable(inputs)};
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row) {
        const double value = random.real();
        tables.on.set(row, value < on);
        tables.dont_care.set(row, value >= on && value < on + open);
    }
    return tables;
}

/// Whether no row of the cube is false.
bool is_implicant(const Tables& tables, const Cube& cube) {
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
        if (cube.holds(row) && !tables.on[row] && !tables.dont_care[row])
            return false;
    return true;
}

bool has_true_row(const Tables& tables, const Cube& cube) {
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
        if (cube.holds(row) && tables.on[row])
            return true;
    return false;
}

/// All primes by their definition, as a set.
std::set<Cube> plain_primes(const Tables& tables) {
    const int inputs = tables.on.variables();
    std::set<Cube> result;
    for (std::uint64_t care = 0; care <= low_bits(inputs); ++care)
        for (std::uint64_t value = care;; value = (value - 1) & care) {
            const Cube cube{care, value, 1};
            bool prime = is_implicant(tables, cube) && has_true_row(tables, cube);
            for (int bit = 0; prime && bit < inputs; ++bit) {
                const std::uint64_t mask = std::uint64_t{1} << bit;
                if ((care & mask) != 0 && is_implicant(tables, {care & ~mask, value & ~mask, 1}))
                    prime = false;
            }
            if (prime)
                result.insert(cube);
            if (value == 0)
                break;
        }
    return result;
}

/// The least number of terms, and of literals among these, by trying all sets of primes.
std::pair<std::size_t, int> plain_minimum(const Tables& tables, const std::vector<Cube>& primes) {
    std::pair<std::size_t, int> best{~std::size_t{0}, 0};
    std::vector<std::size_t> chosen;
    const auto search = [&](auto&& self, std::size_t terms, int literals) -> void {
        if (std::pair(terms, literals) >= best)
            return;
        for (std::uint64_t row = 0; row < tables.on.rows(); ++row) {
            const auto covers = [&](std::size_t p) { return primes[p].holds(row); };
            if (!tables.on[row] || std::any_of(chosen.begin(), chosen.end(), covers))
                continue;
            for (std::size_t p = 0; p < primes.size(); ++p)
                if (covers(p)) {
                    chosen.push_back(p);
                    self(self, terms + 1, literals + primes[p].literals());
                    chosen.pop_back();
                }
            return;
        }
        best = {terms, literals};
    };
    search(search, 0, 0);
    return best;
}

/// Goes through the steps on a chart of its own and checks that each is allowed. The text of what
/// is wrong, or nothing.
std::string replay(const QuineMcCluskey& trace) {
    std::set<std::size_t> rows;
    std::set<std::size_t> primes;
    for (std::size_t i = 0; i < trace.rows.size(); ++i)
        rows.insert(i);
    for (std::size_t i = 0; i < trace.primes.size(); ++i)
        primes.insert(i);
    const auto has = [&](std::size_t prime, std::size_t row) {
        return trace.primes[prime].holds(trace.rows[row]);
    };
    std::set<std::size_t> chosen;
    const auto take = [&](std::size_t prime) {
        chosen.insert(prime);
        primes.erase(prime);
        std::erase_if(rows, [&](std::size_t row) { return has(prime, row); });
    };
    for (const ChartStep& step : trace.steps) {
        switch (step.kind) {
        case ChartStep::Kind::essential:
            if (!rows.contains(step.row) || !primes.contains(step.prime) ||
                !has(step.prime, step.row))
                return "essential for a row that is not there";
            for (const std::size_t prime : primes)
                if (prime != step.prime && has(prime, step.row))
                    return "something else covers the row";
            take(step.prime);
            break;
        case ChartStep::Kind::row_dominance:
            if (step.row == step.other || !rows.contains(step.row) || !rows.contains(step.other))
                return "rows that are not there";
            for (const std::size_t prime : primes)
                if (has(prime, step.other) && !has(prime, step.row))
                    return "covers the other and not the row";
            rows.erase(step.row);
            break;
        case ChartStep::Kind::prime_dominance:
            if (step.prime == step.other || !primes.contains(step.prime) ||
                !primes.contains(step.other))
                return "primes that are not there";
            for (const std::size_t row : rows)
                if (has(step.prime, row) && !has(step.other, row))
                    return "the other covers less";
            if (trace.primes[step.other].literals() > trace.primes[step.prime].literals())
                return "the other costs more";
            primes.erase(step.prime);
            break;
        case ChartStep::Kind::branch:
            if (!primes.contains(step.prime))
                return "branches on what is not there";
            take(step.prime);
            break;
        }
    }
    if (!rows.empty())
        return "rows are left";
    if (!std::equal(chosen.begin(), chosen.end(), trace.chosen.begin(), trace.chosen.end()))
        return "another result than the steps have";
    return {};
}

int literals_of(const QuineMcCluskey& trace) {
    int literals = 0;
    for (const std::size_t prime : trace.chosen)
        literals += trace.primes[prime].literals();
    return literals;
}

class QuineMcCluskeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAMinimumWithReasons() {
        Random random(test_suite::seed(1));
        int branches = 0;
        for (int i = 0; i < 1500; ++i) {
            const int inputs = static_cast<int>(random.below(5));
            const auto tables = random_tables(random, inputs, random.real(), random.real() * 0.5);
            const auto trace = quine_mccluskey(tables);
            QVERIFY(trace.has_value());
            QCOMPARE(replay(*trace).c_str(), "");
            const auto primes = plain_primes(tables);
            QVERIFY(std::set(trace->primes.begin(), trace->primes.end()) == primes);
            const auto best = plain_minimum(tables, trace->primes);
            QCOMPARE(trace->chosen.size(), best.first);
            QCOMPARE(literals_of(*trace), best.second);
            for (const ChartStep& step : trace->steps)
                branches += step.kind == ChartStep::Kind::branch ? 1 : 0;
        }
        QVERIFY(branches > 0);
    }

    void agreesWithMinimizeOnLargerOnes() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 60; ++i) {
            const int inputs = 5 + static_cast<int>(random.below(3));
            const auto tables = random_tables(random, inputs, 0.1 + random.real() * 0.4, 0.1);
            const auto trace = quine_mccluskey(tables);
            QVERIFY(trace.has_value());
            QCOMPARE(replay(*trace).c_str(), "");
            std::vector<std::string> names;
            for (int input = 0; input < inputs; ++input)
                names.push_back("x" + std::to_string(input));
            const auto minimum =
                minimize(function_of(tables, names), {Form::dnf, Method::exact}).value();
            QVERIFY(minimum.minimal());
            QCOMPARE(trace->chosen.size(), minimum.cover.terms());
            QCOMPARE(static_cast<std::uint64_t>(literals_of(*trace)), minimum.cover.literals());
        }
    }

    void listsAreJoinedAsByHand() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 100; ++i) {
            const int inputs = 1 + static_cast<int>(random.below(6));
            const auto tables = random_tables(random, inputs, 0.5, 0.2);
            const auto trace = quine_mccluskey(tables).value();
            for (std::size_t list = 0; list < trace.lists.size(); ++list) {
                std::set<Cube> seen;
                for (const ListedCube& listed : trace.lists[list]) {
                    QVERIFY(seen.insert(listed.cube).second);
                    QCOMPARE(listed.cube.literals(), inputs - static_cast<int>(list));
                    QCOMPARE(listed.ones, std::popcount(listed.cube.value));
                    QVERIFY(is_implicant(tables, listed.cube));
                    QCOMPARE(listed.only_open, !has_true_row(tables, listed.cube));
                    if (list == 0)
                        continue;
                    const Cube& left = trace.lists[list - 1][listed.left].cube;
                    const Cube& right = trace.lists[list - 1][listed.right].cube;
                    QCOMPARE(left.care, right.care);
                    QCOMPARE(std::popcount(left.value ^ right.value), 1);
                    QVERIFY(listed.cube.contains(left) && listed.cube.contains(right));
                    QVERIFY(!trace.lists[list - 1][listed.left].prime);
                    QVERIFY(!trace.lists[list - 1][listed.right].prime);
                }
                QVERIFY(std::is_sorted(
                    trace.lists[list].begin(), trace.lists[list].end(),
                    [](const ListedCube& a, const ListedCube& b) { return a.ones < b.ones; }));
            }
        }
    }

    void constantsHaveShortCharts() {
        const auto none = quine_mccluskey({logic::TruthTable(3), logic::TruthTable(3)}).value();
        QVERIFY(none.primes.empty() && none.chosen.empty() && none.steps.empty());
        logic::TruthTable all(3);
        all.negate();
        const auto one = quine_mccluskey({all, logic::TruthTable(3)}).value();
        QCOMPARE(one.chosen.size(), std::size_t{1});
        QCOMPARE(one.primes[0].literals(), 0);
        QCOMPARE(one.lists.size(), std::size_t{4});
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!quine_mccluskey({logic::TruthTable(3), logic::TruthTable(3)},
                                 Control(stop.get_token())));
    }
};

LOGGIA_TEST(QuineMcCluskeyTest)

} // namespace quine_mccluskey_test

#include "quine_mccluskey_test.moc"
