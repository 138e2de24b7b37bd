#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/counting/counting_clauses.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/counting/counting_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace counting_clauses_test {

using namespace loggia;
using namespace loggia::sat;
using Literal = CountingProblem::Literal;

/// Whether no clause is false, and none has one open literal left and no true one.
bool is_settled(const CountingProblem& problem, std::span<const signed char> values) {
    return std::all_of(problem.clauses.begin(), problem.clauses.end(), [&](const auto& clause) {
        const auto open = std::count_if(clause.begin(), clause.end(),
                                        [&](Literal literal) { return values[literal] == 0; });
        return open > 1 || std::any_of(clause.begin(), clause.end(),
                                       [&](Literal literal) { return values[literal] > 0; });
    });
}

/// A search that turns back one level at a time, as the counter does, but looks for one model.
class PlainSearch {
public:
    PlainSearch(const CountingProblem& problem, Random& random)
        : problem_(problem), random_(random), clauses_(problem) {}

    /// A model, or nothing where there is none; `check` looks at the clauses after each step that
    /// led to no conflict, and gets the decisions that are in force.
    template <class Check>
    std::optional<std::vector<signed char>> run(const Check& check) {
        if (!clauses_.propagate())
            return std::nullopt;
        for (;;) {
            check(clauses_, decisions_);
            const std::optional<Literal> next = choose();
            if (!next)
                return std::vector(clauses_.values().begin(), clauses_.values().end());
            begins_.push_back(clauses_.trail().size());
            decisions_.push_back(*next);
            clauses_.set_level(static_cast<std::uint32_t>(decisions_.size()));
            clauses_.decide(*next);
            bool goes_on = clauses_.propagate_units() && clauses_.propagate();
            while (!goes_on) {
                const CountingClauses::Analysis analysis = clauses_.analyse();
                if (analysis.is_level_zero)
                    return std::nullopt;
                // Levels above have nothing to do with it.
                clauses_.undo(begins_[analysis.level - 1]);
                begins_.resize(analysis.level - 1);
                decisions_.resize(analysis.level - 1);
                clauses_.set_level(analysis.level - 1);
                clauses_.assign_learned();
                goes_on = clauses_.propagate_units() && clauses_.propagate();
            }
        }
    }

    [[nodiscard]] const CountingClauses& clauses() const { return clauses_; }

private:
    std::optional<Literal> choose() {
        std::optional<Literal> best;
        double most = 0;
        for (Literal literal = 0; literal < 2 * problem_.atoms; ++literal) {
            const double score = clauses_.activity(literal) + clauses_.activity(literal ^ 1U) +
                                 clauses_.increment() * static_cast<double>(random_.below(4));
            if (clauses_.is_open(literal / 2) && (!best || score > most)) {
                best = literal;
                most = score;
            }
        }
        return best;
    }

    const CountingProblem& problem_;
    Random& random_;
    CountingClauses clauses_;
    std::vector<std::size_t> begins_; ///< By level, from 1 on: where its literals begin.
    std::vector<Literal> decisions_;
};

class CountingClausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// After each step no clause asks for more, and what is true is so in each model of the clauses
    /// and the decisions; the verdict is that of all assignments.
    void drawsWhatFollowsAndNoMore() {
        Random random(test_suite::seed(51));
        int without = 0;
        for (int round = 0; round < test_suite::rounds(3000); ++round) {
            const CountingProblem problem = counting_oracle::random_problem(random, 10);
            const std::vector<std::uint64_t> models = counting_oracle::models_of(problem);
            PlainSearch search(problem, random);
            const auto model = search.run([&](const CountingClauses& clauses,
                                              const std::vector<Literal>& decisions) {
                QVERIFY(is_settled(problem, clauses.values()));
                for (const std::uint64_t row : models) {
                    const auto holds = [row](Literal literal) {
                        return counting_oracle::holds(row, literal);
                    };
                    if (std::all_of(decisions.begin(), decisions.end(), holds))
                        QVERIFY(std::all_of(clauses.trail().begin(), clauses.trail().end(), holds));
                }
            });
            QCOMPARE(model.has_value(), !models.empty());
            without += models.empty() ? 1 : 0;
        }
        QVERIFY(without > test_suite::rounds(100));
    }

    /// What an undone level leaves is what there was before.
    void undoes() {
        Random random(test_suite::seed(52));
        for (int round = 0; round < test_suite::rounds(1000); ++round) {
            const CountingProblem problem = counting_oracle::random_problem(random, 30);
            CountingClauses clauses(problem);
            std::vector<std::vector<signed char>> before;
            std::vector<std::size_t> begins;
            for (std::uint32_t level = 1; level < 8; ++level) {
                const auto literal = static_cast<Literal>(random.below(2 * problem.atoms));
                if (!clauses.is_open(literal / 2))
                    continue;
                before.emplace_back(clauses.values().begin(), clauses.values().end());
                begins.push_back(clauses.trail().size());
                clauses.set_level(level);
                QCOMPARE(clauses.level(), level);
                clauses.decide(literal);
                QCOMPARE(clauses.values()[literal], static_cast<signed char>(1));
                QCOMPARE(clauses.values()[literal ^ 1U], static_cast<signed char>(-1));
                if (!clauses.propagate())
                    break;
                QVERIFY(is_settled(problem, clauses.values()));
            }
            while (!begins.empty()) {
                clauses.undo(begins.back());
                QVERIFY(std::equal(before.back().begin(), before.back().end(),
                                   clauses.values().begin()));
                begins.pop_back();
                before.pop_back();
            }
        }
    }

    /// Visits each open literal that shares a clause with the given one which is not true yet.
    void visitsNeighbours() {
        Random random(test_suite::seed(53));
        for (int round = 0; round < test_suite::rounds(500); ++round) {
            const CountingProblem problem = counting_oracle::random_problem(random, 20);
            CountingClauses clauses(problem);
            clauses.set_level(1);
            clauses.decide(static_cast<Literal>(random.below(2 * problem.atoms)));
            if (!clauses.propagate())
                continue;
            const auto values = clauses.values();
            for (Literal literal = 0; literal < 2 * problem.atoms; ++literal) {
                std::vector<Literal> expected;
                for (const auto& clause : problem.clauses)
                    if (std::find(clause.begin(), clause.end(), literal) != clause.end() &&
                        std::none_of(clause.begin(), clause.end(),
                                     [&](Literal each) { return values[each] > 0; }))
                        std::copy_if(clause.begin(), clause.end(), std::back_inserter(expected),
                                     [&](Literal each) { return values[each] == 0; });
                std::vector<Literal> visited;
                clauses.for_each_neighbour(literal, [&](Literal each) { visited.push_back(each); });
                std::sort(expected.begin(), expected.end());
                std::sort(visited.begin(), visited.end());
                QVERIFY(visited == expected);
            }
        }
    }

    /// Long enough that learned clauses are forgotten, several times; another engine judges.
    void forgetsNothingThatCounts() {
        Random random(test_suite::seed(54));
        std::uint64_t conflicts = 0;
        std::array<int, 2> verdicts{};
        for (int round = 0; round < test_suite::rounds(8); ++round) {
            CountingProblem problem;
            problem.atoms = 150;
            problem.shown.assign(problem.atoms, 1);
            logic::ClauseSet given;
            while (problem.clauses.size() < 640) {
                std::array<Literal, 3> clause{};
                for (Literal& literal : clause)
                    literal = static_cast<Literal>(random.below(2 * problem.atoms));
                if (clause[0] / 2 == clause[1] / 2 || clause[0] / 2 == clause[2] / 2 ||
                    clause[1] / 2 == clause[2] / 2)
                    continue;
                problem.clauses.emplace_back(clause.begin(), clause.end());
                for (const Literal literal : clause)
                    given.push((literal % 2 == 0 ? 1 : -1) * static_cast<int>(literal / 2 + 1));
                given.end_clause();
            }
            PlainSearch search(problem, random);
            const auto model = search.run([](const auto&, const auto&) {});
            QCOMPARE(model.has_value(), solve(given)->status == Status::satisfiable);
            if (model)
                QVERIFY(is_settled(problem, *model));
            ++verdicts[model ? 1 : 0];
            conflicts = std::max(conflicts, search.clauses().conflicts());
        }
        QVERIFY(test_suite::is_sanitized || conflicts > 5000);
        QVERIFY(test_suite::is_sanitized || (verdicts[0] > 0 && verdicts[1] > 0));
    }
};

LOGGIA_TEST(CountingClausesTest)

} // namespace counting_clauses_test

#include "counting_clauses_test.moc"
