#include "core/base/random.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>
#include <vector>

namespace solve_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

class SolveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// "3 clauses, 2 groups" explains no chain of units.
    void unitsAreNotCounted() {
        ClauseSet chain;
        for (const std::vector<int>& clause :
             std::vector<std::vector<int>>{{-1, 2}, {-4, 5}, {-2, -3, 4}, {1}, {-1, 3}, {-5}})
            chain.add(clause);
        const auto answer = solve(chain);
        QVERIFY(answer.has_value());
        QVERIFY(answer->status == Status::unsatisfiable);
        QVERIFY(answer->answered_by != AnsweredBy::counting);
        // A pigeon that sits already is one that counting helps with.
        ClauseSet placed = pigeonhole_clauses(8);
        placed.add(std::array{1});
        const auto counted = solve(placed);
        QVERIFY(counted.has_value() && counted->answered_by == AnsweredBy::counting);
    }

    /// The same clauses with small and with scattered large atoms.
    void agreesWithTheTruthTable() {
        Random random(test_suite::seed(121));
        int refuted = 0;
        for (int round = 0; round < 1200; ++round) {
            constexpr int atoms = 8;
            const ClauseSet clauses =
                random_clauses(random, atoms, 10 + static_cast<int>(random.below(40)), 1, 4);
            const bool expected = !satisfying_rows(clauses, atoms).empty();
            ClauseSet scattered;
            for (std::size_t i = 0; i < clauses.size(); ++i) {
                for (const int literal : clauses[i])
                    scattered.push(literal * 20'000);
                scattered.end_clause();
            }
            for (const auto& set : {clauses, scattered}) {
                const auto& named = named_engines()[static_cast<std::size_t>(round) % 6];
                SolveOptions options{named.engine, named.features, round};
                Proof proof;
                Sinks sinks;
                sinks.proof = &proof;
                const auto answer = solve(set, options, {}, sinks);
                QVERIFY(answer.has_value());
                QCOMPARE(answer->status == Status::satisfiable, expected);
                if (expected) {
                    QCOMPARE(answer->model.size(), static_cast<std::size_t>(set.atoms()) + 1);
                    QVERIFY(set.satisfied_by(answer->model));
                } else {
                    ++refuted;
                    QVERIFY(check_proof(set, proof).verdict == ProofCheck::Verdict::verified);
                }
                if (round % 50 == 0) {
                    options.engine = Engine::portfolio;
                    QVERIFY(solve(set, options)->status == answer->status);
                }
            }
        }
        QVERIFY(refuted > 300);
    }

    void atomsThatDoNotOccurCostNothing() {
        ClauseSet clauses;
        clauses.add(std::array{INT_MAX, -5});
        ClauseSet none = clauses;
        none.add(std::array{-INT_MAX});
        none.add(std::array{5});
        ClauseSet announced;
        announced.ask_for_atoms(INT_MAX);
        for (const NamedEngine& named : named_engines()) {
            const SolveOptions options{named.engine, named.features, 0};
            QVERIFY(!solve(clauses, options).has_value()); // there is a model, too large to list
            QVERIFY(solve(none, options)->status == Status::unsatisfiable);
            QVERIFY(!solve(announced, options).has_value());
            QVERIFY(solve({}, options)->status == Status::satisfiable);
        }
        Trace trace;
        Sinks sinks;
        sinks.trace = &trace;
        QVERIFY(!solve(clauses, {}, {}, sinks).has_value());
    }

    void saysWhenThereIsNoRoom() {
        SolveOptions options{Engine::davis_putnam, cdcl(), 0};
        const ClauseSet clauses = pigeonhole_clauses(8);
        options.features.word_limit = clauses.literals() + 2 * clauses.size() - 1;
        const auto refused = solve(clauses, options);
        QVERIFY(!refused.has_value());
        QVERIFY(refused.error().message.find("limit") != std::string::npos);
        options.features.word_limit += 100;
        const auto unknown = solve(clauses, options);
        QVERIFY(unknown->status == Status::unknown);
        QVERIFY(unknown->shortfall == Shortfall::no_room);
        QVERIFY(unknown->statistics.learned > 0);
    }

    /// Also where what it has of the clauses by then would have a model.
    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        ClauseSet easy;
        easy.add(std::array{1, 2});
        easy.add(std::array{3});
        for (const auto& clauses : {pigeonhole_clauses(9), easy})
            for (const NamedEngine& named : named_engines()) {
                const auto answer =
                    solve(clauses, {named.engine, named.features, 0}, Control(source.get_token()));
                QVERIFY(answer->status == Status::unknown);
                QVERIFY(answer->shortfall == Shortfall::stopped);
                QVERIFY(answer->answered_by == AnsweredBy::nobody);
            }
    }

    /// Against brute force; those that failed have no model together either.
    void assumptions() {
        Random random(test_suite::seed(17));
        int cores = 0;
        for (int round = 0; round < test_suite::rounds(600); ++round) {
            const auto clauses = oracle::odd_set(random, 7);
            SolveOptions options;
            for (std::uint64_t i = 1 + random.below(4); i > 0; --i)
                options.assumptions.push_back(random_literal(random, 8));
            const bool expected =
                oracle::brute_force(with_assumptions(clauses, options.assumptions));
            for (const NamedEngine& named : named_engines()) {
                if (named.engine == Engine::portfolio && round % 10 != 0)
                    continue;
                options.engine = named.engine;
                options.features = named.features;
                const Answer answer = solve(clauses, options).value();
                QCOMPARE(answer.status == Status::satisfiable, expected);
                if (expected) {
                    QVERIFY(
                        with_assumptions(clauses, options.assumptions).satisfied_by(answer.model));
                    continue;
                }
                QVERIFY(answer.status == Status::unsatisfiable);
                QVERIFY(!oracle::brute_force(with_assumptions(clauses, answer.failed)));
                for (const int literal : answer.failed)
                    QVERIFY(std::find(options.assumptions.begin(), options.assumptions.end(),
                                      literal) != options.assumptions.end());
                cores += answer.failed.size() < options.assumptions.size() ? 1 : 0;
            }
        }
        QVERIFY(cores > 0);
    }
};

LOGGIA_TEST(SolveTest)

} // namespace solve_test

#include "solve_test.moc"
