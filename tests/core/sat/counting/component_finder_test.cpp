#include "core/base/random.hpp"
#include "core/sat/counting/component_finder.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace component_finder_test {

using namespace loggia;
using namespace loggia::sat;

CountingProblem random_problem(Random& random) {
    CountingProblem problem;
    problem.atoms = 3 + static_cast<std::uint32_t>(random.below(30));
    for (std::uint64_t left = random.below(40); left > 0; --left) {
        std::set<std::uint32_t> atoms;
        for (std::uint64_t literals = 2 + random.below(4); literals > 0; --literals)
            atoms.insert(static_cast<std::uint32_t>(random.below(problem.atoms)));
        if (atoms.size() < 2)
            continue;
        auto& clause = problem.clauses.emplace_back();
        for (const std::uint32_t atom : atoms)
            clause.push_back(2 * atom + static_cast<std::uint32_t>(random.below(2)));
        clause[0] &= ~1U; // a positive literal
    }
    for (std::uint32_t atom = 0; atom < problem.atoms; ++atom)
        problem.shown.push_back(random.below(3) > 0 ? 1 : 0);
    return problem;
}

/// Values under which no open clause has fewer than two open literals, as propagation leaves them.
/// Each clause has a positive literal, so atoms that are true satisfy what they leave of it.
std::vector<signed char> random_values(Random& random, const CountingProblem& problem) {
    std::vector<signed char> values(2 * std::size_t{problem.atoms});
    const auto make_true = [&](std::uint32_t atom) {
        values[2 * std::size_t{atom}] = 1;
        values[2 * std::size_t{atom} + 1] = -1;
    };
    for (std::uint32_t atom = 0; atom < problem.atoms; ++atom)
        if (random.below(3) == 0)
            make_true(atom);
    for (bool again = true; std::exchange(again, false);)
        for (const auto& clause : problem.clauses) {
            const auto met = std::any_of(clause.begin(), clause.end(),
                                         [&](auto literal) { return values[literal] > 0; });
            const auto open = std::count_if(clause.begin(), clause.end(),
                                            [&](auto literal) { return values[literal] == 0; });
            if (met || open > 1)
                continue;
            for (const std::uint32_t literal : clause)
                make_true(literal / 2);
            again = true;
        }
    return values;
}

/// The sets of open atoms that hang together, by merging.
std::set<std::set<std::uint32_t>> parts_of(const CountingProblem& problem,
                                           const std::vector<signed char>& values) {
    std::vector<std::uint32_t> leaders(problem.atoms);
    std::iota(leaders.begin(), leaders.end(), 0U);
    std::vector<char> in_clause(problem.atoms);
    for (const auto& clause : problem.clauses) {
        std::vector<std::uint32_t> open;
        bool met = false;
        for (const std::uint32_t literal : clause) {
            met = met || values[literal] > 0;
            if (values[literal] == 0)
                open.push_back(literal / 2);
        }
        if (met)
            continue;
        for (const std::uint32_t atom : open) {
            in_clause[atom] = 1;
            const std::uint32_t from = leaders[atom];
            const std::uint32_t to = leaders[open[0]];
            std::replace(leaders.begin(), leaders.end(), from, to);
        }
    }
    std::map<std::uint32_t, std::set<std::uint32_t>> parts;
    for (std::uint32_t atom = 0; atom < problem.atoms; ++atom)
        if (in_clause[atom] != 0)
            parts[leaders[atom]].insert(atom);
    std::set<std::set<std::uint32_t>> sets;
    for (const auto& [leader, part] : parts)
        sets.insert(part);
    return sets;
}

/// The clauses of an atom that are not true yet; those of two with the same other atom are one.
std::uint32_t open_clauses_of(const CountingProblem& problem,
                              const std::vector<signed char>& values, std::uint32_t atom) {
    std::set<std::uint32_t> others;
    std::uint32_t longer = 0;
    for (const auto& clause : problem.clauses) {
        const bool is_open = std::any_of(clause.begin(), clause.end(),
                                         [&](auto literal) { return literal / 2 == atom; }) &&
                             std::none_of(clause.begin(), clause.end(),
                                          [&](auto literal) { return values[literal] > 0; });
        if (!is_open)
            continue;
        if (clause.size() > 2)
            ++longer;
        else
            others.insert(clause[0] / 2 + clause[1] / 2 - atom);
    }
    return longer + static_cast<std::uint32_t>(others.size());
}

class ComponentFinderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatHangsTogether() {
        Random random(test_suite::seed(21));
        for (int round = 0; round < test_suite::rounds(3000); ++round) {
            const CountingProblem problem = random_problem(random);
            ComponentFinder finder(problem);
            finder.push_all();
            const std::vector<signed char> values = random_values(random, problem);
            std::vector<std::uint32_t> free;
            const std::size_t count = finder.split(0, values, &free);
            QCOMPARE(count, free.size());
            const auto expected = parts_of(problem, values);
            std::set<std::set<std::uint32_t>> found;
            std::set<std::vector<unsigned char>> keys;
            std::size_t open = 0;
            for (std::size_t i = 1; i < finder.size(); ++i) {
                const auto atoms = finder.atoms(finder[i]);
                QVERIFY(std::is_sorted(atoms.begin(), atoms.end()));
                const auto clauses = finder.clauses(finder[i]);
                QVERIFY(std::is_sorted(clauses.begin(), clauses.end()));
                found.insert(std::set(atoms.begin(), atoms.end()));
                open += atoms.size();
                for (const std::uint32_t atom : atoms)
                    QCOMPARE(finder.frequency(atom), open_clauses_of(problem, values, atom));
                QCOMPARE(finder[i].has_shown,
                         std::any_of(atoms.begin(), atoms.end(),
                                     [&](auto atom) { return problem.shown[atom] != 0; }));
                std::vector<unsigned char> key;
                finder.write_key(finder[i], key);
                QVERIFY(keys.insert(key).second);
            }
            QVERIFY(found == expected);
            for (std::uint32_t atom = 0; atom < problem.atoms; ++atom)
                open += values[2 * std::size_t{atom}] == 0 && problem.shown[atom] != 0 &&
                                std::none_of(expected.begin(), expected.end(),
                                             [&](const auto& part) { return part.contains(atom); })
                            ? 1
                            : 0;
            QCOMPARE(open - free.size(),
                     std::accumulate(
                         expected.begin(), expected.end(), std::size_t{0},
                         [](std::size_t sum, const auto& part) { return sum + part.size(); }));
            finder.sort(1);
            for (std::size_t i = 2; i < finder.size(); ++i)
                QVERIFY(finder[i - 1].atoms >= finder[i].atoms);
        }
    }
};

LOGGIA_TEST(ComponentFinderTest)

} // namespace component_finder_test

#include "component_finder_test.moc"
