#include "core/base/random.hpp"
#include "core/sat/queries/residual.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <stop_token>

namespace residual_test {

using namespace loggia;
using namespace loggia::sat;

/// Unit propagation by looking at all clauses until nothing changes; nothing where one fails.
std::optional<std::map<int, bool>> plain_propagation(const logic::ClauseSet& clauses,
                                                     std::map<int, bool> values) {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            std::set<int> open;
            bool met = false;
            for (const int literal : clauses[i]) {
                const auto value = values.find(std::abs(literal));
                if (value == values.end())
                    open.insert(literal);
                else
                    met = met || value->second == (literal > 0);
            }
            met = met || std::any_of(open.begin(), open.end(),
                                     [&](int literal) { return open.contains(-literal); });
            if (met)
                continue;
            if (open.empty())
                return std::nullopt;
            if (open.size() == 1) {
                values[std::abs(*open.begin())] = *open.begin() > 0;
                changed = true;
            }
        }
    }
    return values;
}

class ResidualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stops() {
        logic::ClauseSet clauses;
        for (int atom = 1; atom <= 1000; ++atom)
            clauses.add(std::array{atom, -atom - 1});
        const AtomIndex index(clauses);
        std::stop_source stop;
        stop.request_stop();
        Residual residual(clauses, index, Control(stop.get_token()));
        QCOMPARE(residual.clauses(), std::size_t{0});
        QVERIFY(residual.propagate());
        QCOMPARE(Residual(clauses, index).clauses(), std::size_t{1000});
    }

    void agreesWithPlainPropagation() {
        Random random(test_suite::seed(61));
        int conflicts = 0;
        for (int round = 0; round < 1500; ++round) {
            const auto clauses = random_clauses(random, 12, 24, 2, 4);
            const AtomIndex index(clauses);
            Residual residual(clauses, index);
            const bool fine = residual.propagate();
            const auto start = plain_propagation(clauses, {});
            QCOMPARE(fine, start.has_value());
            if (!fine)
                continue;
            std::vector<std::pair<std::size_t, std::map<int, bool>>> path; // how it was before
            std::map<int, bool> values = *start;
            for (int step = 0; step < 20; ++step) {
                if (!path.empty() && random.below(4) == 0) {
                    residual.undo(path.back().first);
                    values = path.back().second;
                    path.pop_back();
                } else {
                    const std::size_t atom = random.below(residual.atoms());
                    if (!residual.is_open(atom))
                        continue;
                    const bool value = random.below(2) == 0;
                    path.emplace_back(residual.mark(), values);
                    auto expected = values;
                    expected[index.atom(atom)] = value;
                    const auto after = plain_propagation(clauses, expected);
                    const bool holds =
                        residual.assign(static_cast<Residual::Literal>(2 * atom + (value ? 0 : 1)));
                    QCOMPARE(holds, after.has_value());
                    conflicts += holds ? 0 : 1;
                    if (holds) {
                        values = *after;
                    } else {
                        residual.undo(path.back().first);
                        path.pop_back();
                    }
                }
                compare(clauses, index, residual, values);
            }
        }
        QVERIFY(conflicts > 500);
    }

private:
    static void compare(const logic::ClauseSet& clauses, const AtomIndex& index,
                        const Residual& residual, const std::map<int, bool>& values) {
        for (std::size_t atom = 0; atom < residual.atoms(); ++atom) {
            const auto value = values.find(index.atom(atom));
            QCOMPARE(residual.is_open(atom), value == values.end());
            if (value != values.end())
                QCOMPARE(residual.holds(static_cast<Residual::Literal>(2 * atom)), value->second);
        }
        QCOMPARE(residual.trail().size(), values.size());
        std::size_t open_clauses = 0;
        for (std::size_t i = 0; i < residual.clauses(); ++i) {
            const auto literals = residual.literals(i);
            const bool met = std::any_of(literals.begin(), literals.end(),
                                         [&](auto literal) { return residual.holds(literal); });
            QCOMPARE(residual.is_met(i), met);
            open_clauses += met ? 0 : 1;
        }
        QCOMPARE(residual.open_clauses(), open_clauses);
        QVERIFY(residual.clauses() <= clauses.size());
    }
};

LOGGIA_TEST(ResidualTest)

} // namespace residual_test

#include "residual_test.moc"
