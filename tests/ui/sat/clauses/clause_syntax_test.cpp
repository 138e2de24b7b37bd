#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/clause_syntax.hpp"

namespace clause_syntax_test {

using namespace loggia::ui;
using testing::q;
using Ranges = std::vector<StyledRange>;

class ClauseSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsLiteralsApart() {
        QCOMPARE(highlightClauses(q(" 12 -3 0")), (Ranges{{1, 2, TextStyle::number},
                                                          {4, 2, TextStyle::operation},
                                                          {7, 1, TextStyle::keyword}}));
        QCOMPARE(highlightClauses(q("x1 -3 0")), (Ranges{{0, 1, TextStyle::keyword},
                                                         {1, 1, TextStyle::number},
                                                         {3, 2, TextStyle::operation},
                                                         {6, 1, TextStyle::keyword}}));
        QCOMPARE(highlightClauses(q("x -3 0")), (Ranges{{0, 1, TextStyle::keyword},
                                                        {2, 2, TextStyle::operation},
                                                        {5, 1, TextStyle::keyword}}));
        QCOMPARE(highlightClauses(q("c 1 P")), (Ranges{{0, 5, TextStyle::comment}}));
        QCOMPARE(highlightClauses(q("p cnf 1 2")), (Ranges{{0, 9, TextStyle::keyword}}));
    }
    void leavesBackMatterPlain() {
        for (const char* line :
             {"1 P", "This is prose", "-", "1 2x", "1 x2", "xy", "x1 x2", "", "clauses"})
            QCOMPARE(highlightClauses(q(line)), Ranges{});
    }
};

LOGGIA_TEST(ClauseSyntaxTest)

} // namespace clause_syntax_test

#include "clause_syntax_test.moc"
