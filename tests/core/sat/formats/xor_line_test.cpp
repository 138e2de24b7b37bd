#include "core/base/random.hpp"
#include "core/sat/formats/clause_lines.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/formats/xor_line.hpp"
#include "core/sat/queries/count.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace xor_line_test {

using namespace loggia;
using namespace loggia::sat;

/// Line by line, as the definition has it; not by atoms and parity.
bool is_true(const std::vector<int>& xor_literals, std::uint32_t values) {
    int count = 0;
    for (const int literal : xor_literals)
        count += ((values >> (std::abs(literal) - 1) & 1U) != 0) == (literal > 0) ? 1 : 0;
    return count % 2 == 1;
}

std::vector<bool> values_of(std::uint32_t bits, int atoms, int of_clauses) {
    std::vector<bool> values(static_cast<std::size_t>(of_clauses) + 1);
    for (int atom = 1; atom <= atoms; ++atom)
        values[static_cast<std::size_t>(atom)] = (bits >> (atom - 1) & 1U) != 0;
    return values;
}

std::vector<int> random_literals(Random& random, int atoms, std::uint64_t most) {
    std::vector<int> literals;
    for (std::uint64_t i = random.below(most + 1); i > 0; --i) {
        const int atom = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(atoms)));
        literals.push_back(random.below(2) == 0 ? atom : -atom);
    }
    return literals;
}

class XorLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signsFlipTheParity() {
        QCOMPARE(xor_line(std::vector{3, -1, 2}), (XorLine{{1, 2, 3}, false}));
        QCOMPARE(xor_line(std::vector{-1, -2}), (XorLine{{1, 2}, true}));
        QCOMPARE(xor_line(std::vector{5, 4, 5}), (XorLine{{4}, true}));
        QCOMPARE(xor_line(std::vector{5, -5}), (XorLine{{}, false}));
        QCOMPARE(xor_line(std::vector<int>{}), (XorLine{{}, true}));
    }

    /// All lengths up to 12: each assignment goes on to one model of the clauses or to none.
    void clausesSayTheSame() {
        for (int atoms = 0; atoms <= 12; ++atoms)
            for (const bool odd : {false, true}) {
                XorLine line{{}, odd};
                for (int atom = 1; atom <= atoms; ++atom)
                    line.atoms.push_back(atom);
                ClauseFile file;
                file.clauses.ask_for_atoms(atoms);
                add_xor(line, file.clauses, file.auxiliary);
                QCOMPARE(file.clauses.size(), clauses_of(line));
                QCOMPARE(file.auxiliary.size(), auxiliary_atoms_of(line));
                QCOMPARE(file.atoms(), atoms);
                for (std::size_t i = 0; i < file.clauses.size(); ++i)
                    QVERIFY(file.clauses[i].size() <= most_xor_atoms_at_once);
                const int all = file.clauses.atoms();
                for (std::uint32_t bits = 0; bits < std::uint32_t{1} << atoms; ++bits) {
                    int continued = 0;
                    for (std::uint32_t more = 0; more < std::uint32_t{1} << (all - atoms); ++more)
                        if (file.clauses.satisfied_by(values_of(bits | more << atoms, all, all)))
                            ++continued;
                    const bool holds = (std::popcount(bits) % 2 == 1) == odd;
                    QCOMPARE(continued, holds ? 1 : 0);
                    auto values = values_of(bits, atoms, all);
                    set_auxiliary_atoms(file, values);
                    QCOMPARE(file.clauses.satisfied_by(values), holds);
                }
            }
    }

    void longLinesGrowLinearly() {
        XorLine line;
        for (int atom = 1; atom <= 100'001; ++atom)
            line.atoms.push_back(atom);
        logic::ClauseSet clauses;
        std::vector<AuxiliaryAtom> auxiliary;
        clauses.ask_for_atoms(100'001);
        add_xor(line, clauses, auxiliary);
        QCOMPARE(clauses.size(), clauses_of(line));
        QVERIFY(clauses.size() < 8 * line.atoms.size() / 2 + 8);
        QCOMPARE(auxiliary.front().atom, 100'002);
    }

    /// Spellings, places and the header's numbers.
    void texts() {
        const char* const text = "c parity\np cnf 3 3\nx1 -2 3 0\n-1 2\n0\nx-3 2 0\n";
        const auto file = parse_clauses(text);
        QVERIFY(file);
        QVERIFY(file->warnings.empty());
        QCOMPARE(file->clauses.size(), std::size_t{1 + 4 + 2});
        QCOMPARE(file->atoms(), 3);
        const std::vector<ClauseLines> lines{{4, 5}, {3, 3}, {3, 3}, {3, 3},
                                             {3, 3}, {6, 6}, {6, 6}};
        QCOMPARE(clause_lines(text, file->form), lines);
        QCOMPARE(parse_clauses("p cnf 3 3\nx 1 -2\n3 0\n-1 2 0\nx 2 -3 0\n")->clauses.size(),
                 file->clauses.size());
        const auto headless = parse_clauses("x1 2 0\n");
        QVERIFY(headless);
        QCOMPARE(headless->form, ClauseForm::dimacs);
        QCOMPARE(headless->warnings.size(), std::size_t{1});
        QVERIFY(!parse_clauses("p cnf 3 2\nx1 2 3 0\n")); // cut off
        QVERIFY(!parse_clauses("p cnf 3 1\nx1 2 3\n"));
        QCOMPARE(parse_clauses("p cnf 3 1\nx1 2 3\n", {}, CutOff::warn)->clauses.size(),
                 std::size_t{4});
        const auto never = parse_clauses("p cnf 0 1\nx 0\n");
        QVERIFY(never);
        QCOMPARE(never->clauses.size(), std::size_t{1});
        QVERIFY(never->clauses[0].empty());
    }

    void auxiliaryAtomsAreWarnedOf() {
        const auto file = parse_clauses("p cnf 20 1\nx1 2 3 4 5 6 7 8 9 0\n");
        QVERIFY(file);
        QCOMPARE(file->atoms(), 20);
        QCOMPARE(file->clauses.atoms(), 23);
        QCOMPARE(file->warnings.size(), std::size_t{1});
        QCOMPARE(file->warnings[0].message,
                 std::string("long xor lines are split with 3 auxiliary atoms, numbered from 21"));
        QCOMPARE(file->warnings[0].span->line, 2);
    }

    /// A name of the back matter that looks like an xor stays a name.
    void namesStayNames() {
        const auto file = parse_clauses("x1 x2\n-x1\n0\n1 x1\n2 x2\n");
        QVERIFY(file);
        QCOMPARE(file->form, ClauseForm::assignment);
        QCOMPARE(file->clauses.size(), std::size_t{2});
    }

    /// Clauses and xors mixed: as many models as assignments that make every line true.
    void randomFiles() {
        Random random(test_suite::seed(24));
        constexpr int atoms = 11;
        for (int round = 0; round < 300; ++round) {
            std::vector<std::pair<bool, std::vector<int>>> lines;
            for (std::uint64_t i = 1 + random.below(7); i > 0; --i) {
                const bool is_xor = random.below(2) == 0;
                lines.emplace_back(is_xor, random_literals(random, atoms, is_xor ? 14 : 4));
            }
            std::string text = "p cnf 11 " + std::to_string(lines.size()) + "\n";
            for (const auto& [is_xor, literals] : lines) {
                text += is_xor ? random.below(2) == 0 ? "x " : "x" : "";
                for (const int literal : literals)
                    text += std::to_string(literal) + (random.below(9) == 0 ? "\n" : " ");
                text += "0\n";
            }
            const auto file = parse_clauses(text);
            QVERIFY2(file, text.c_str());
            QCOMPARE(clause_lines(text, file->form).size(), file->clauses.size());
            std::uint64_t expected = 0;
            for (std::uint32_t bits = 0; bits < std::uint32_t{1} << atoms; ++bits) {
                bool holds = true;
                for (const auto& [is_xor, literals] : lines) {
                    bool any = false;
                    for (const int literal : literals)
                        any = any || ((bits >> (std::abs(literal) - 1) & 1U) != 0) == (literal > 0);
                    holds = holds && (is_xor ? is_true(literals, bits) : any);
                }
                expected += holds ? 1 : 0;
                auto values = values_of(bits, atoms, file->clauses.atoms());
                set_auxiliary_atoms(*file, values);
                QCOMPARE(file->clauses.satisfied_by(values), holds);
            }
            const auto count = count_models(file->clauses, {});
            QVERIFY(count);
            QCOMPARE(*count, std::to_string(expected));
            const auto answer = solve(file->clauses);
            QVERIFY(answer);
            QCOMPARE(answer->status == Status::satisfiable, expected > 0);
        }
    }
};

LOGGIA_TEST(XorLineTest)

} // namespace xor_line_test

#include "xor_line_test.moc"
