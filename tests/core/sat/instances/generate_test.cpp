#include "core/sat/instances/generate.hpp"
#include "core/sat/queries/count.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

namespace generate_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

bool satisfiable(const ClauseSet& clauses) {
    return solve(clauses)->status == Status::satisfiable;
}

std::map<int, std::string> names(const Problem& problem) {
    std::map<int, std::string> result;
    std::istringstream lines(problem.key);
    int atom = 0;
    for (std::string name; lines >> atom >> name;)
        result[atom] = name;
    return result;
}

/// Of the literals in their order, a zero behind each clause (FNV-1a, literal by literal).
std::uint64_t hash_of(const Result<Problem>& problem) {
    constexpr std::uint64_t prime = 0x100000001B3U;
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (std::size_t i = 0; i < problem->clauses.size(); ++i) {
        for (const int literal : problem->clauses[i])
            hash = (hash ^ static_cast<std::uint64_t>(std::int64_t{literal})) * prime;
        hash *= prime;
    }
    return hash;
}

class GenerateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same everywhere and in every version, for seeds are passed on.
    void seedsMeanTheSameClauses() {
        QCOMPARE(hash_of(random_clauses_of(50, 200, 3, false, 7)), 0x8a32ff7303173f8aU);
        QCOMPARE(hash_of(random_clauses_of(50, 200, 3, true, 7)), 0xdab5fb8e5d55c34cU);
        QCOMPARE(hash_of(graph_colouring(20, 40, 3, 7)), 0xbcd7c5bf551ba5d6U);
        QCOMPARE(hash_of(parity(30, 25, true, 7)), 0x3bfea92e3a0045bdU);
        QCOMPARE(hash_of(parity(30, 25, false, 7)), 0xcbbdb65708e3b865U);
        QCOMPARE(hash_of(sudoku(7)), 0x8a0f5da6268ee794U);
    }

    void drawsRandomClauses() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const int atoms = 5 + static_cast<int>(seed % 20);
            const bool planted = seed % 2 == 0;
            const auto problem = random_clauses_of(atoms, 8 * atoms, 3, planted, seed);
            QVERIFY(problem.has_value());
            QCOMPARE(problem->clauses.size(), static_cast<std::size_t>(8 * atoms));
            QCOMPARE(problem->clauses.atoms(), atoms);
            for (std::size_t i = 0; i < problem->clauses.size(); ++i) {
                std::set<int> of_clause;
                for (const int literal : problem->clauses[i])
                    of_clause.insert(std::abs(literal));
                QCOMPARE(of_clause.size(), std::size_t{3});
            }
            if (planted)
                QVERIFY(satisfiable(problem->clauses));
            QVERIFY(problem->clauses ==
                    random_clauses_of(atoms, 8 * atoms, 3, planted, seed)->clauses);
            QVERIFY(problem->clauses !=
                    random_clauses_of(atoms, 8 * atoms, 3, planted, seed + 1)->clauses);
        }
    }

    void housesPigeons() {
        for (int pigeons = 1; pigeons <= 6; ++pigeons)
            for (int holes = 1; holes <= 6; ++holes) {
                const auto problem = pigeonhole(pigeons, holes);
                QCOMPARE(satisfiable(problem->clauses), pigeons <= holes);
                QCOMPARE(names(*problem).size(), static_cast<std::size_t>(pigeons * holes));
            }
        QCOMPARE(QString::fromStdString(names(*pigeonhole(2, 3))[5]), "Pigeon(2,2)");
    }

    /// How many ways there are, against trying all colourings of the edges in the clauses.
    void coloursGraphs() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const int vertices = 3 + static_cast<int>(seed % 5);
            const int edges = static_cast<int>(seed) % (vertices * (vertices - 1) / 2 + 1);
            const int colours = 2 + static_cast<int>(seed % 2);
            const auto problem = graph_colouring(vertices, edges, colours, seed);
            std::set<std::pair<int, int>> pairs;
            for (std::size_t i = 0; i < problem->clauses.size(); ++i) {
                const auto clause = problem->clauses[i];
                const auto vertex = [&](int literal) { return (std::abs(literal) - 1) / colours; };
                if (clause.size() == 2 && clause[0] < 0 && vertex(clause[0]) != vertex(clause[1]))
                    pairs.emplace(vertex(clause[0]), vertex(clause[1]));
            }
            QCOMPARE(pairs.size(), static_cast<std::size_t>(edges));
            int total = 1;
            for (int v = 0; v < vertices; ++v)
                total *= colours;
            int expected = 0;
            for (int code = 0; code < total; ++code) {
                std::vector<int> colour;
                for (int v = 0, rest = code; v < vertices; ++v, rest /= colours)
                    colour.push_back(rest % colours);
                expected += std::all_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
                    return colour[static_cast<std::size_t>(pair.first)] !=
                           colour[static_cast<std::size_t>(pair.second)];
                });
            }
            QCOMPARE(QString::fromStdString(*count_models(problem->clauses)),
                     QString::number(expected));
        }
        const auto complete = graph_colouring(5, 10, 4, 1);
        QVERIFY(!satisfiable(complete->clauses));
    }

    void placesQueens() {
        const std::vector<int> known{1, 0, 0, 2, 10, 4, 40, 92}; // OEIS A000170
        for (int n = 1; n <= 8; ++n)
            QCOMPARE(QString::fromStdString(*count_models(queens(n)->clauses)),
                     QString::number(known[static_cast<std::size_t>(n - 1)]));
    }

    void drawsParities() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const auto consistent = parity(12, 15, true, seed);
            QCOMPARE(consistent->clauses.size(), std::size_t{60});
            QVERIFY(satisfiable(consistent->clauses));
            // The number of solutions of linear equations is a power of two, or none.
            for (const auto& problem : {*consistent, *parity(12, 10, false, seed)}) {
                const long count = std::stol(*count_models(problem.clauses));
                QCOMPARE(count & (count - 1), 0L);
            }
        }
        QVERIFY(!satisfiable(parity(10, 60, false, 1)->clauses));
    }

    void refusesWhatIsOutOfRange() {
        QCOMPARE(QString::fromStdString(queens(0).error().message),
                 "queens: expected a number from 1 to 100, found 0");
        QCOMPARE(
            QString::fromStdString(random_clauses_of(20'000'000, 1, 3, false, 1).error().message),
            "atoms: expected a number from 1 to 10,000,000, found 20,000,000");
        QVERIFY(!pigeonhole(201, 3).has_value());
        QVERIFY(!graph_colouring(4, 7, 3, 1).has_value());
        QVERIFY(!parity(2, 3, false, 1).has_value());
        QVERIFY(!random_clauses_of(3, 5, 4, false, 1).has_value());
        QVERIFY(!random_clauses_of(100, 2'000'000'000, 3, false, 1).has_value());
        QVERIFY(random_clauses_of(1, 0, 1, false, 1)->clauses.empty());
    }
};

LOGGIA_TEST(GenerateTest)

} // namespace generate_test

#include "generate_test.moc"
