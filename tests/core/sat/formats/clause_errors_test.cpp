#include "core/base/random.hpp"
#include "core/sat/formats/clause_errors.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace clause_errors_test {

using namespace loggia;
using namespace loggia::sat;

std::vector<int> lines_of(const std::vector<Error>& errors) {
    std::vector<int> lines;
    for (const Error& error : errors)
        lines.push_back(error.span ? error.span->line : 0);
    return lines;
}

class ClauseErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneForEachLine() {
        QCOMPARE(lines_of(clause_errors("1 2\n3 x\n-1 y z\n2\n?\n0\n")),
                 (std::vector<int>{2, 3, 5}));
        QCOMPARE(lines_of(clause_errors("p cnf 2 2\n1 b 0\n2 0\nc 0 0\n1 2 !! 0\n")),
                 (std::vector<int>{2, 5}));
    }

    void noneWhereItCanBeRead() {
        QVERIFY(clause_errors("1 2\n0\n").empty());
        QVERIFY(clause_errors("").empty());
    }

    /// What has no place is told once, and nothing is made of the rest.
    void cutOff() {
        const char* const text = "p cnf 2 3\n1 0\n";
        const auto errors = clause_errors(text);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors.front(), parse_clauses(text).error());
        QVERIFY(clause_errors(text, {}, CutOff::warn).empty());
    }

    void notMoreThanALimit() {
        std::string text;
        for (int i = 0; i < 300; ++i)
            text += "1 oops\n";
        QCOMPARE(clause_errors(text + "0\n").size(), most_clause_errors);
    }

    /// Lines that are broken on purpose are found, those and no others.
    void brokenLines() {
        Random random(test_suite::seed(5));
        for (int round = 0; round < 500; ++round) {
            std::string text = "1 2\n"; // so that it is no DIMACS
            std::vector<int> broken;
            const int lines = 2 + static_cast<int>(random.below(20));
            for (int line = 2; line <= lines; ++line) {
                text += std::to_string(1 + random.below(9)) + ' ';
                if (random.below(4) == 0 && broken.size() < most_clause_errors) {
                    text += random.below(2) == 0 ? "x" : "2147483648";
                    broken.push_back(line);
                }
                text += random.below(2) == 0 ? "\n" : " \r\n";
            }
            QCOMPARE(lines_of(clause_errors(text + "0\n")), broken);
        }
    }
};

LOGGIA_TEST(ClauseErrorsTest)

} // namespace clause_errors_test

#include "clause_errors_test.moc"
