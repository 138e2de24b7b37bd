#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/clause_signs.hpp"

namespace clause_signs_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;
using Ranges = std::vector<StyledRange>;

class ClauseSignsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void aSignForEachLine() {
        const auto reading = testing::readingOf("p cnf 4 5\n1 0 -2 0\nc x\n-1 0\n2 3 0\n3 4\n0\n");
        const auto report = sat::report_clauses(reading->file->clauses, {0, 1, -1, 0, 0});
        const auto signs = clauseSigns(report, *reading);
        QCOMPARE(signs.size(), std::size_t{4});
        const QStringList expected{q("\u2713"), q("\u2717"), q("1"), q("\u00B7")};
        const std::vector<int> lines{2, 4, 5, 6};
        for (std::size_t i = 0; i < signs.size(); ++i) {
            QCOMPARE(signs[i].sign, expected[static_cast<qsizetype>(i)]);
            QCOMPARE(signs[i].line, lines[i]);
        }
        QCOMPARE(signs[1].message, q("Clause 3 is falsified."));
        // Of two clauses on a line the falsified one counts.
        const auto other = sat::report_clauses(reading->file->clauses, {0, 1, 1, 0, 0});
        QCOMPARE(clauseSigns(other, *reading)[0].message, q("Clause 2 is falsified."));
    }

    /// The clauses of an xor come behind those of later lines.
    void xorLines() {
        const auto reading = testing::readingOf("p cnf 3 3\nx1 2 0\n-1 3 0\nx1 3 0\n");
        QCOMPARE(reading->file->clauses.size(), std::size_t{5});
        const auto signs =
            clauseSigns(sat::report_clauses(reading->file->clauses, {0, 1, 1, -1}), *reading);
        QCOMPARE(signs.size(), std::size_t{3});
        const QStringList expected{q("\u2717"), q("\u2717"), q("\u2713")};
        for (std::size_t i = 0; i < signs.size(); ++i) {
            QCOMPARE(signs[i].line, static_cast<int>(i) + 2);
            QCOMPARE(signs[i].sign, expected[static_cast<qsizetype>(i)]);
        }
    }

    void literalsByNumberAndByName() {
        const auto reading = testing::readingOf("1 2\n-P Q\n0\n1 P\n2 Q\n");
        const auto values = literalValues({0, 1, -1}, reading->words);
        const auto of = [&](const char* line) { return highlightValues(q(line), *values); };
        QCOMPARE(of("1 -2 3"), (Ranges{{0, 1, TextStyle::holds},
                                       {2, 2, TextStyle::holds},
                                       {5, 1, TextStyle::number}}));
        QCOMPARE(of("\u00ACP Q"), (Ranges{{0, 2, TextStyle::fails}, {3, 1, TextStyle::fails}}));
        QCOMPARE(of("x-1 2 0"), (Ranges{{1, 2, TextStyle::fails},
                                        {4, 1, TextStyle::fails},
                                        {0, 1, TextStyle::keyword},
                                        {6, 1, TextStyle::keyword}}));
        // What only names an atom, and what is no clause, is as before.
        QCOMPARE(of("1 P"), Ranges());
        QCOMPARE(of("c 1 2"), (Ranges{{0, 5, TextStyle::comment}}));
        QCOMPARE(of("p cnf 1 2"), (Ranges{{0, 9, TextStyle::keyword}}));
    }
};

LOGGIA_WINDOW_TEST(ClauseSignsTest)

} // namespace clause_signs_test

#include "clause_signs_test.moc"
