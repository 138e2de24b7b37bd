#include "core/normal_forms/cover_cuts.hpp"
#include "tests/core/normal_forms/program_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cover_cuts_test {

using namespace loggia;
using namespace loggia::normal_forms;

class CoverCutsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutNoWholeSolutionOff() {
        Random random(1);
        int found = 0;
        for (int i = 0; i < test_suite::rounds(6000); ++i) {
            const oracle::SmallProgram small = oracle::small_program(random);
            DualSimplex program = small.make();
            for (int round = 0; round < 5; ++round) {
                if (program.solve(1000, 10'000, {}) != DualSimplex::Outcome::optimal)
                    break;
                const std::vector<ProgramRow> cuts = rounding_cuts(program, 5);
                QVERIFY(cuts.size() <= 5);
                for (const ProgramRow& cut : cuts) {
                    ++found;
                    double sum = 0;
                    for (const ProgramRow::Term& term : cut.terms)
                        sum += term.factor * program.value(term.column);
                    QVERIFY(sum < static_cast<double>(cut.least) - 1e-3);
                    for (std::uint32_t set = 0; set < 1U << small.costs.size(); ++set)
                        QVERIFY(!small.keeps(set) || small.keeps(set, cut));
                }
                for (const ProgramRow& cut : cuts)
                    program.add_row(cut);
            }
        }
        QVERIFY(found > 50);
    }

    /// Three rows of two columns each: two of the three columns are needed, where the program
    /// takes half of each.
    void roundsAnOddCircle() {
        DualSimplex program({1, 1, 1});
        for (std::uint32_t c = 0; c < 3; ++c) {
            const std::uint32_t other = (c + 1) % 3;
            program.add_row({{{std::min(c, other), 1}, {std::max(c, other), 1}}, 1, false});
        }
        QCOMPARE(program.solve(100, 100, {}), DualSimplex::Outcome::optimal);
        const std::vector<ProgramRow> cuts = rounding_cuts(program, 10);
        QVERIFY(!cuts.empty());
        program.add_row(cuts[0]);
        QCOMPARE(program.solve(100, 100, {}), DualSimplex::Outcome::optimal);
        QVERIFY(program.bound() > DualSimplex::unit * 199 / 100);
    }
};

LOGGIA_TEST(CoverCutsTest)

} // namespace cover_cuts_test

#include "cover_cuts_test.moc"
