#include "core/base/random.hpp"
#include "core/sat/formats/clause_lines.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace clause_lines_test {

using namespace loggia;
using namespace loggia::sat;
using Lines = std::vector<ClauseLines>;

class ClauseLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handout() {
        QCOMPARE(clause_lines("1 2\n\n -3\r\n0\n4 5\n", ClauseForm::assignment),
                 (Lines{{1, 1}, {3, 3}}));
        QCOMPARE(clause_lines("", ClauseForm::assignment), Lines{});
    }

    void dimacs() {
        QCOMPARE(clause_lines("c x\np cnf 3 4\n1 2 0 -1\n\n3 0\n0\nc y\n-2\n", ClauseForm::dimacs),
                 (Lines{{3, 3}, {3, 5}, {6, 6}, {8, 8}}));
    }

    /// Texts that are written with the lines known.
    void randomTexts() {
        Random random(test_suite::seed(11));
        for (int round = 0; round < 2000; ++round) {
            std::string text;
            Lines expected;
            int line = 1;
            const auto feed = [&] {
                text += '\n';
                ++line;
            };
            const bool dimacs = random.below(2) == 0;
            if (dimacs) {
                text += "p cnf 9 9";
                feed();
            }
            for (std::uint64_t clauses = random.below(8); clauses > 0; --clauses) {
                while (random.below(4) == 0)
                    feed();
                int first = 0;
                for (std::uint64_t i = 1 + random.below(4); i > 0; --i) {
                    first = first == 0 ? line : first;
                    text += random.below(2) == 0 ? "-7 " : "3 ";
                    if (dimacs && random.below(3) == 0)
                        feed();
                }
                if (dimacs)
                    text += "0 ";
                expected.push_back({first, line});
                if (!dimacs || random.below(2) == 0)
                    feed();
            }
            if (!dimacs)
                text += "0\n1 P\n";
            const auto form = dimacs ? ClauseForm::dimacs : ClauseForm::assignment;
            const auto file = parse_clauses(text, {}, CutOff::warn);
            QVERIFY(file.has_value());
            QCOMPARE(clause_lines(text, form), expected);
            QCOMPARE(file->clauses.size(), expected.size());
        }
    }
};

LOGGIA_TEST(ClauseLinesTest)

} // namespace clause_lines_test

#include "clause_lines_test.moc"
