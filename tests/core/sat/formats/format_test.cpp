#include "core/base/random.hpp"
#include "core/sat/formats/clause_lines.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <climits>
#include <sstream>

namespace format_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

ClauseSet set_of(std::initializer_list<std::vector<int>> clauses) {
    ClauseSet result;
    for (const auto& clause : clauses)
        result.add(clause);
    return result;
}

const char* const handout_example = "1 2 3\n-2 3\n-3\n0\nThis is a simple example with 3 clauses "
                                    "and 3 atoms.\n";

/// The clauses with blanks, line ends and comments strewn in wherever DIMACS has them.
std::string untidy_dimacs(Random& random, const ClauseSet& clauses) {
    std::ostringstream out;
    out << (random.below(2) == 0 ? "" : "\xEF\xBB\xBF") << "c first\r\n\np  cnf\t"
        << clauses.atoms() << ' ' << clauses.size() << " \r\n";
    const auto space = [&] {
        switch (random.below(6)) {
        case 0:
            return " \t";
        case 1:
            return "\r\n";
        case 2:
            return "\nc 1 2 0 in a comment\n";
        case 3:
            return "\n\n  ";
        default:
            return " ";
        }
    };
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        for (const int literal : clauses[i])
            out << literal << space();
        out << 0 << space();
    }
    if (random.below(2) == 0)
        out << "\n%\n0\n";
    return out.str();
}

std::string untidy_assignment_format(Random& random, const ClauseSet& clauses,
                                     const std::string& back) {
    std::ostringstream out;
    const auto blanks = [&] {
        const char* const choices[] = {"", " ", "\t", "  "};
        return choices[random.below(4)];
    };
    const auto newline = [&] {
        const char* const choices[] = {"\n", "\r\n", "\n\n", " \r\r\n"};
        return choices[random.below(4)];
    };
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        out << blanks();
        for (const int literal : clauses[i])
            out << literal << ' ' << blanks();
        out << newline();
    }
    out << blanks() << 0 << blanks() << "\r\n" << back;
    return out.str();
}

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheHandoutsExample() {
        const auto file = parse_clauses(handout_example);
        QVERIFY(file.has_value());
        QVERIFY(file->form == ClauseForm::assignment);
        QCOMPARE(file->clauses, set_of({{1, 2, 3}, {-2, 3}, {-3}}));
        QCOMPARE(file->back_matter, "This is a simple example with 3 clauses and 3 atoms.\n");
        QVERIFY(file->warnings.empty());
        QCOMPARE(to_assignment_format(file->clauses, file->back_matter), handout_example);
    }

    void readsTheNamesOfTheBackMatter() {
        const auto file =
            parse_clauses("P -Q\n~R 1\n!P \u00ACPeg(1,2)\n0\n1 P\n2 Q\n3 R\n4 Peg(1,2)\n");
        QVERIFY(file.has_value());
        QVERIFY(file->form == ClauseForm::assignment);
        QCOMPARE(file->clauses, set_of({{1, -2}, {-3, 1}, {-1, -4}}));
        QCOMPARE(file->back_matter, "1 P\n2 Q\n3 R\n4 Peg(1,2)\n");
        QCOMPARE(file->warnings.size(), std::size_t{1});
        QCOMPARE(file->warnings[0].message, std::string("names are read as atoms: P is 1"));
        // Letters that begin a header and a comment in DIMACS.
        for (const char* text :
             {"p q\n-p c\n0\n1 p\n2 q\n3 c\n", "c -p1 2\n\np1\n0\n3 p1\n1 c\n"}) {
            const auto letters = parse_clauses(text);
            QVERIFY2(letters.has_value(), text);
            QVERIFY(letters->form == ClauseForm::assignment);
            QCOMPARE(letters->clauses,
                     text[0] == 'p' ? set_of({{1, 2}, {-1, 3}}) : set_of({{1, -3, 2}, {3}}));
        }
        for (const char* text : {"c p q\np cnf 2 1\n1 2 0\n", "c p\np cnf 2 1\n1\n0\n1 p\n"}) {
            const auto dimacs = parse_clauses(text);
            QVERIFY(!dimacs || dimacs->form == ClauseForm::dimacs);
        }
        for (const char* text :
             {"P\n0\nQ 1\n", "P\n1 P\n", "P\n0\n1 P and more\n", "--P\n0\n1 P\n"})
            QVERIFY2(!parse_clauses(text), text);
    }

    void readsAHeaderInCapitals() {
        for (const char* text :
             {"P CNF 3 2\n1 2 0\n-1 3 0\n", "C of 1993\nP cnf 3 2\n1 2 0\nC c\n-1 3 0\n"}) {
            const auto file = parse_clauses(text);
            QVERIFY2(file.has_value(), text);
            QVERIFY(file->form == ClauseForm::dimacs);
            QCOMPARE(file->clauses, set_of({{1, 2}, {-1, 3}}));
            QVERIFY(file->warnings.empty());
        }
        const auto names = parse_clauses("P CNF\n0\n1 P\n2 CNF\n");
        QVERIFY(names.has_value());
        QVERIFY(names->form == ClauseForm::assignment);
        QCOMPARE(names->clauses, set_of({{1, 2}}));
    }

    void readsUntidyFilesAsTidyOnes() {
        Random random(test_suite::seed(11));
        for (int i = 0; i < 1500; ++i) {
            const ClauseSet clauses = random_clauses(
                random, 1 + static_cast<int>(random.below(300)),
                1 + static_cast<int>(random.below(12)), 1, 1 + static_cast<int>(random.below(6)));
            const std::string back(random.below(30), "\0\r\n 0x"[random.below(6)]);
            const auto dimacs = parse_clauses(untidy_dimacs(random, clauses));
            QVERIFY(dimacs.has_value());
            QVERIFY(dimacs->form == ClauseForm::dimacs);
            QCOMPARE(dimacs->clauses, clauses);
            QVERIFY(dimacs->warnings.empty());
            const auto handout = parse_clauses(untidy_assignment_format(random, clauses, back));
            QVERIFY(handout.has_value());
            QVERIFY(handout->form == ClauseForm::assignment);
            QCOMPARE(handout->clauses, clauses);
            QVERIFY(handout->back_matter == back);
            QVERIFY(handout->warnings.empty());

            QCOMPARE(parse_clauses(to_dimacs(clauses, "of\ntwo lines"))->clauses, clauses);
            QCOMPARE(parse_clauses(to_assignment_format(clauses, ""))->clauses, clauses);
        }
    }

    void tellsTheFormsApart_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("dimacs");
        QTest::addColumn<int>("clauses");
        QTest::newRow("nothing at all") << "" << false << 0;
        QTest::newRow("no clauses") << "0\n" << false << 0;
        QTest::newRow("no clauses, no line end") << "0" << false << 0;
        QTest::newRow("one clause") << "1 2\n0\n" << false << 1;
        QTest::newRow("a comment") << "c\n1 2 0\n" << true << 1;
        QTest::newRow("a header") << "\n  p cnf 2 1\n1 2 0" << true << 1;
        QTest::newRow("no header") << "1 -2 0\n2 0\n" << true << 2;
        QTest::newRow("no header, no line end") << "1 0" << true << 1;
        QTest::newRow("an empty clause") << "p cnf 0 1\n0\n" << true << 1;
    }
    void tellsTheFormsApart() {
        QFETCH(QString, text);
        QFETCH(bool, dimacs);
        QFETCH(int, clauses);
        const auto file = parse_clauses(text.toStdString());
        QVERIFY(file.has_value());
        QCOMPARE(file->form == ClauseForm::dimacs, dimacs);
        QCOMPARE(file->clauses.size(), static_cast<std::size_t>(clauses));
    }

    void warnsOfWhatItSurvives_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("warning");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("cut off")
            << "1 2\n3"
            << "the line 0 after the clauses is missing; is the file truncated?" << 2 << 2;
        QTest::newRow("no header") << "c x\n1 2 0\n3 0\n"
                                   << "missing header \"p cnf ATOMS CLAUSES\"" << 2 << 2;
        QTest::newRow("too many clauses")
            << "p cnf 2 1\n1 2 0\n-1 0\n"
            << "the header declares 1 clause, but there are 2" << 1 << 1;
        QTest::newRow("two headers")
            << "p cnf 2 1\n1 0\nc\np cnf 3 1\n2 0\n"
            << "the file has several headers; each applies to the clauses after it" << 4 << 1;
        QTest::newRow("a large atom")
            << "c\np cnf 2 1\n1 7 0\n"
            << "the header declares atoms up to 2, but atom 7 occurs" << 2 << 1;
        QTest::newRow("an empty header")
            << "p cnf\n1 0\n"
            << "the header lacks the numbers of atoms and clauses" << 1 << 6;
        QTest::newRow("a wrong header")
            << "p cnf x 1\n1 0\n"
            << "the header lacks the numbers of atoms and clauses" << 1 << 7;
        QTest::newRow("a negative number in the header")
            << "p cnf 2 -2\n1 2 0\n"
            << "a number in the header is out of range; expected 0 to 2147483647" << 1 << 9;
        QTest::newRow("a large number in the header")
            << "p cnf 99999999999 1\n1 2 0\n"
            << "a number in the header is out of range; expected 0 to 2147483647" << 1 << 7;
        QTest::newRow("clauses with 0 in the assignment format")
            << "1 2 0\n-1 0\n0\n1 P\n"
            << "read as the 0 after the clauses of the assignment format, not as an empty clause, "
               "though clauses end with 0 as in DIMACS"
            << 3 << 1;
        QTest::newRow("no last 0")
            << "p cnf 2 0\n1 2\n"
            << "the last clause does not end with 0; is the file truncated?" << 3 << 1;
    }
    void warnsOfWhatItSurvives() {
        QFETCH(QString, text);
        QFETCH(QString, warning);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto file = parse_clauses(text.toStdString());
        QVERIFY(file.has_value());
        QCOMPARE(file->warnings.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(file->warnings[0].message), warning);
        QCOMPARE(file->warnings[0].span->line, line);
        QCOMPARE(file->warnings[0].span->column, column);
    }

    /// Students end clauses with 0, as in DIMACS, and write the line 0 of the assignment as well.
    void tellsTheLastLine0FromAnEmptyClause_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("assignment");
        QTest::addColumn<int>("clauses");
        QTest::addColumn<QString>("back");
        QTest::newRow("end") << "1 2 3 0\n-1 -2 0\n0\n" << true << 2 << "";
        QTest::newRow("blanks") << "\n 1 2 3 0 \r\n\n-1 -2 0\r\n 0 \r\n" << true << 2 << "";
        QTest::newRow("names") << "1 2 0\n-1 0\n0\n1 P\n2 Q\n" << true << 2 << "1 P\n2 Q\n";
        QTest::newRow("words") << "1 2 0\n0\nThree 0\n" << true << 1 << "Three 0\n";
        QTest::newRow("numbers") << "1 2 0\n0\n1 2\n" << true << 1 << "1 2\n";
        QTest::newRow("a second 0") << "1 2 0\n0\n0\n" << true << 1 << "0\n";
        QTest::newRow("clauses follow") << "1 2 0\n0\n-2 0\n" << false << 3 << "";
        QTest::newRow("two on a line") << "2 0\n1 0 2 0\n0\n" << false << 4 << "";
        QTest::newRow("over two lines") << "1 2 0\n-1\n2 0\n0\n" << false << 3 << "";
        QTest::newRow("a comment") << "c x\n1 2 0\n0\n" << false << 2 << "";
        QTest::newRow("an xor") << "x1 2 0\n0\n" << false << 3 << "";
        QTest::newRow("SATLIB") << "1 2 0\n%\n0\n" << false << 1 << "";
        QTest::newRow("none") << "1 2 0\n-1 0\n" << false << 2 << "";
    }
    void tellsTheLastLine0FromAnEmptyClause() {
        QFETCH(QString, text);
        QFETCH(bool, assignment);
        QFETCH(int, clauses);
        QFETCH(QString, back);
        const auto file = parse_clauses(text.toStdString());
        QVERIFY(file.has_value());
        QCOMPARE(file->form == ClauseForm::assignment, assignment);
        QCOMPARE(file->clauses.size(), static_cast<std::size_t>(clauses));
        QCOMPARE(QString::fromStdString(file->back_matter), back);
        if (assignment)
            QCOMPARE(clause_lines(text.toStdString(), file->form).size(), file->clauses.size());
        const auto has_empty = [](const Error& warning) {
            return warning.message == "a 0 without literals is an empty clause, which is false";
        };
        const auto& warnings = file->warnings;
        QCOMPARE(std::any_of(warnings.begin(), warnings.end(), has_empty),
                 !assignment && text.contains(QLatin1String("\n0")) &&
                     !text.contains(QLatin1Char('%')));
    }

    void namesOtherProblemsInTheFirstLine_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const QString opb = "expected a clause; pseudo-Boolean constraints (OPB) are not read";
        const QString soft = "expected a clause; weighted clauses (MaxSAT) are not read";
        const QString quantified = "expected a clause; quantified variables (QDIMACS) are not read";
        QTest::newRow("h") << "h 1 2 0\n3 1 0\n" << soft;
        QTest::newRow("e") << "e 1 2 0\n1 0\n" << quantified;
        QTest::newRow("a") << "a 1 0\r\n1 0\r\n" << quantified;
        QTest::newRow("min") << "min: +1 x1 ;\n+1 x1 >= 1;\n" << opb;
        QTest::newRow("coefficients") << "+1 x1 +2 ~x2 >= 2 ;\n" << opb;
        QTest::newRow("a name") << "e f\n0\n"
                                << "expected a number (a name needs a line such as 1 P after "
                                   "the line 0), found \"e\"";
        QTest::newRow("vp") << "p cnf 2 1\nvp 1 2 0\n1 2 0\n"
                            << "expected a clause; a projection is read from comments such as "
                               "c p show 1 2 0";
        QTest::newRow("w") << "p cnf 2 1\n1 2 0\nw 1 0.4\n"
                           << "expected a clause; weights are read from comments such as "
                              "c p weight 1 0.4 0";
        QTest::newRow("p inccnf") << "p inccnf\n1 2 0\na 1 0\n"
                                  << "expected clauses; incremental problems (iCNF) are not read";
        QTest::newRow("p pcnf") << "p pcnf 2 1 1\nvp 1 0\n1 2 0\n"
                                << "expected \"p cnf\"; other headers of counters are not read";
        QTest::newRow("p wpcnf") << "p wpcnf 2 1 1\nvp 1 0\n1 2 0\n"
                                 << "expected \"p cnf\"; other headers of counters are not read";
        QTest::newRow("p xnf") << "p xnf 2 1\n1+2 0\n"
                               << "expected clauses; exclusive disjunctions (XNF) are not read";
        QTest::newRow("p dnf") << "p dnf 2 1\n1 2 0\n"
                               << "expected clauses; a disjunction of terms (DNF) is not read";
        QTest::newRow("aag") << "aag 3 2 0 1 1\n2\n4\n6\n6 2 4\n"
                             << "expected clauses; AIGER is not read";
        QTest::newRow("SMT-LIB") << "(set-logic QF_UF)\n(check-sat)\n"
                                 << "expected clauses; SMT-LIB is not read";
        QTest::newRow("TPTP") << "cnf(a,axiom,( p | ~ q )).\ncnf(b,axiom,( q )).\n"
                              << "expected clauses; TPTP is not read";
        QTest::newRow("BENCH") << "# c17\nINPUT(a)\nOUTPUT(b)\nb = NOT(a)\n"
                               << "expected clauses; BENCH is not read";
        QTest::newRow("nnf") << "nnf 3 2 2\nL 1\nL 2\nA 2 0 1\n"
                             << "expected clauses; a compiled formula (NNF) is not read";
        QTest::newRow("a plus sign") << "p cnf 2 1\n+1 2 0\n"
                                     << "expected a literal, found \"+1\"";
    }
    void namesOtherProblemsInTheFirstLine() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto file = parse_clauses(text.toStdString());
        QVERIFY(!file.has_value());
        QCOMPARE(QString::fromStdString(file.error().message), message);
    }

    void takesNoTptpForComments() {
        const auto file =
            parse_clauses("cnf(a,axiom,( p )).\ncnf(b,axiom,( q )).\n", {}, CutOff::warn);
        QCOMPARE(file.error().message, std::string("expected clauses; TPTP is not read"));
    }

    /// As SATLIB's uf20-91.tar.gz, which is unpacked before its clauses are read.
    void namesArchives() {
        std::string tar(512, '\0');
        tar.replace(0, 13, "uf20/uf01.cnf");
        tar.replace(257, 5, "ustar");
        tar += "p cnf 1 1\n1 0\n";
        for (const auto& [text, kind] : {std::pair<std::string, std::string>{tar, "tar"},
                                         {"PK\x03\x04uf01.cnf", "zip"},
                                         {"7z\xBC\xAF\x27\x1C", "7z"},
                                         {"\x28\xB5\x2F\xFDp cnf", "zstd"}}) {
            const auto file = parse_clauses(text);
            QVERIFY(!file.has_value());
            QCOMPARE(file.error().message, "found a " + kind +
                                               " archive instead of clauses; unpack it and open "
                                               "one of its files");
        }
    }

    void saysWhereAnErrorIs_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::newRow("a word") << "1 2\n3 cat 4\n0\n"
                                << "expected a number (a name needs a line such as 1 P after "
                                   "the line 0), found \"cat\""
                                << 2 << 3 << 3;
        QTest::newRow("a name, but not of the table")
            << "P -Q 0\n0\n1 P\n"
            << "expected a literal, found \"-Q\"" << 1 << 3 << 2;
        QTest::newRow("a name of two atoms")
            << "R P\n-P Q\n0\n1 P\n2 P\n3 Q\n4 R\n4 R\n"
            << "several atoms have this name after the line 0; write the number of one" << 1 << 3
            << 1;
        QTest::newRow("quantifiers")
            << "p cnf 2 1\na 1 0\ne 2 0\n1 2 0\n"
            << "expected a clause; quantified variables (QDIMACS) are not read" << 2 << 1 << 1;
        QTest::newRow("an xor within a clause")
            << "p cnf 3 1\n1 x-2 3 0\n"
            << "expected the 0 that ends the clause before the xor" << 2 << 3 << 3;
        QTest::newRow("an xor within an xor")
            << "x1 2 x3 0\n"
            << "expected a number (a name needs a line such as 1 P after the line 0), found \"x1\""
            << 1 << 1 << 2;
        QTest::newRow("no xor") << "p cnf 3 1\nxy 3 0\n"
                                << "expected a literal, found \"xy\"" << 2 << 1 << 2;
        QTest::newRow("atoms beyond the largest number")
            << "p cnf 2147483647 1\nx1 2 3 4 5 6 7 0\n"
            << "no numbers are left for the auxiliary atoms of the xor lines" << 2 << 1 << 2;
        QTest::newRow("a fraction") << "p cnf 1 1\n1.5 0"
                                    << "expected a literal, found \"1.5\"" << 2 << 1 << 3;
        QTest::newRow("minus nothing") << "- 1\n"
                                       << "expected a literal, found \"-\"" << 1 << 1 << 1;
        QTest::newRow("minus zero") << "1 -0\n"
                                    << "expected a literal, found \"-0\"" << 1 << 3 << 2;
        QTest::newRow("run together") << "1-2\n"
                                      << "expected a literal, found \"1-2\"" << 1 << 1 << 3;
        QTest::newRow("too large")
            << "c\n1 2147483648 0\n"
            << "2147483648 is too large (the limit is 2,147,483,647)" << 2 << 3 << 10;
        QTest::newRow("INT_MIN") << "-2147483648\n"
                                 << "-2147483648 is too large (the limit is 2,147,483,647)" << 1
                                 << 1 << 11;
        QTest::newRow("very long")
            << "9" + QString(100, '0') + "\n"
            << "9" + QString(29, '0') + "... is too large (the limit is 2,147,483,647)" << 1 << 1
            << 101;
        QTest::newRow("0 after literals") << "1 2\n3 0\n"
                                          << "expected 0 only on a separate line after the clauses "
                                             "(a DIMACS file starts with \"p cnf\")"
                                          << 2 << 3 << 1;
        QTest::newRow("literals after 0") << "1 2\n 0 3\n"
                                          << "expected 0 only on a separate line after the clauses "
                                             "(a DIMACS file starts with \"p cnf\")"
                                          << 2 << 2 << 1;
        QTest::newRow("another problem")
            << "p wcnf 3 4\n"
            << "expected a clause; weighted clauses (MaxSAT) are not read" << 1 << 3 << 4;
        QTest::newRow("an unknown problem") << "p cxf 3 4\n"
                                            << "expected \"cnf\", found \"cxf\"" << 1 << 3 << 3;
        QTest::newRow("a graph") << "c nodes, edges\np edge 3 2\ne 1 2\n"
                                 << "expected clauses; a graph is not read here" << 2 << 3 << 4;
        QTest::newRow("a formula")
            << "p sat 2\n*(1 -2)\n"
            << "expected clauses; a formula (DIMACS SAT) is not read" << 1 << 3 << 3;
        QTest::newRow("hard clauses")
            << "c weights\nh 1 2 0\n3 -1 0\n"
            << "expected a clause; weighted clauses (MaxSAT) are not read" << 2 << 1 << 1;
        QTest::newRow("a proof")
            << "p cnf 2 2\n1 2 0\nd 1 2 0\n"
            << "expected a clause; lines that delete clauses are read only in a proof" << 3 << 1
            << 1;
        QTest::newRow("constraints")
            << "* #variable= 2 #constraint= 1\n+1 x1 +1 x2 >= 1 ;\n"
            << "expected a clause; pseudo-Boolean constraints (OPB) are not read" << 1 << 1 << 1;
        QTest::newRow("another sign for comments")
            << "# cave\n1 2\n0\n"
            << "expected a clause; a comment starts with c" << 1 << 1 << 1;
        QTest::newRow("a comment within a clause")
            << "p cnf 3 2\n1 -2 c not 3 0\n3 0\n"
            << "expected the 0 that ends the clause before the comment" << 2 << 6 << 1;
        QTest::newRow("too few clauses")
            << "p cnf 2 3\n1 2 0\n"
            << "expected 3 clauses according to the header, found 1; the file seems to be truncated"
            << 3 << 1 << 1;
        QTest::newRow("cut off in a clause")
            << "p cnf 2 1\n1 2"
            << "expected 1 clause according to the header, found 0 and part of another; the file "
               "seems to be truncated"
            << 2 << 4 << 1;
        QTest::newRow("lines without a 0")
            << "c two\np cnf 2 3\n1 2\n-1\n-2\n"
            << "each clause must end with 0, but none of the 3 lines does" << 3 << 3 << 1;
        QTest::newRow("only the last line without a 0")
            << "p cnf 2 3\n1 0\n-1 0\n-2"
            << "expected 3 clauses according to the header, found 2 and part of another; the file "
               "seems to be truncated"
            << 4 << 3 << 1;
        QTest::newRow("lines of the largest digit without a 0")
            << "p cnf 9 2\n9 1\n-9\n"
            << "each clause must end with 0, but none of the 2 lines does" << 2 << 3 << 1;
        QTest::newRow("cut off before the second part")
            << "p cnf 1 1\n1 0\np cnf 1 1\n"
            << "expected 2 clauses according to the header, found 1; the file seems to be truncated"
            << 4 << 1 << 1;
        QTest::newRow("comments alone")
            << "c nothing\nc else\n"
            << "expected a header \"p cnf ATOMS CLAUSES\" or a clause, found the end of the file"
            << 3 << 1 << 1;
    }
    void saysWhereAnErrorIs() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, length);
        const auto file = parse_clauses(text.toStdString());
        QVERIFY(!file.has_value());
        QCOMPARE(QString::fromStdString(file.error().message), message);
        QVERIFY(file.error().span == (SourceSpan{line, column, length}));
    }

    /// A part of a file is a file of its kind.
    void partKeepsTheForm() {
        const auto dimacs = parse_clauses("p cnf 2 3\n1 0\n-1 0\n2 0\n");
        QVERIFY(dimacs.has_value());
        const std::vector<std::size_t> numbers{0, 1};
        QVERIFY(dimacs->part(numbers).form == ClauseForm::dimacs);
        const auto assignment = parse_clauses("1\n-1\n2\n0\n1 P\n2 Q\n");
        QVERIFY(assignment.has_value());
        QVERIFY(assignment->part(numbers).form == ClauseForm::assignment);
        QCOMPARE(assignment->part(numbers).back_matter, std::string("1 P\n2 Q\n"));
    }

    void takesTheWholeRangeOfAtoms() {
        const auto file = parse_clauses("2147483647 -2147483647\n0007\n0\n");
        QVERIFY(file.has_value());
        QCOMPARE(file->clauses, set_of({{INT_MAX, -INT_MAX}, {7}}));
    }

    void writesAnEmptyClauseAsAContradiction() {
        const auto file = parse_clauses(to_assignment_format(set_of({{2}, {}}), "x"));
        QCOMPARE(file->clauses, set_of({{2}, {1}, {-1}}));
        QCOMPARE(file->back_matter, "x");
    }

    void countsClausesOverSeveralHeaders_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("atoms");
        QTest::addColumn<int>("clauses");
        QTest::newRow("one after the other") << "p cnf 5 1\n1 0\np cnf 3 2\n2 0 3 0\n" << 5 << 3;
        QTest::newRow("said twice") << "p cnf 2 1\np cnf 2 1\n1 0\n" << 2 << 1;
        QTest::newRow("a place-holder") << "p cnf 9 9\np cnf 2 1\n1 0\n" << 9 << 1;
        QTest::newRow("at the end") << "p cnf 0 0\n1 0\n2 0\np cnf 2 2\n" << 2 << 2;
        QTest::newRow("SATLIB's end") << "p cnf 2 2\n1 0\n2 0\n%\n0\n\n" << 2 << 2;
    }
    void countsClausesOverSeveralHeaders() {
        QFETCH(QString, text);
        QFETCH(int, atoms);
        QFETCH(int, clauses);
        const auto file = parse_clauses(text.toStdString());
        QVERIFY(file.has_value());
        QCOMPARE(file->clauses.atoms(), atoms);
        QCOMPARE(file->clauses.size(), static_cast<std::size_t>(clauses));
    }

    void readsCutOffFilesWhereThatIsWanted() {
        const std::string text = "p cnf 3 3\n1 0\n2 -3";
        QVERIFY(!parse_clauses(text));
        const auto file = parse_clauses(text, {}, CutOff::warn);
        QVERIFY(file.has_value());
        QCOMPARE(file->clauses, set_of({{1}, {2, -3}}));
        QCOMPARE(file->warnings.size(), std::size_t{1});
        QVERIFY(parse_clauses("c only this\n", {}, CutOff::warn)->clauses.empty());
        QVERIFY(!parse_clauses("p cnf 2 3\n1 2\n-1\n-2\n", {}, CutOff::warn)); // no single clause
    }

    void readsLongClausesAndManyOfThem() {
        ClauseSet clauses;
        for (int a = 1; a <= 1'000'000; ++a)
            clauses.push(a % 3 == 0 ? -a : a);
        clauses.end_clause();
        for (int i = 0; i < 500'000; ++i) {
            clauses.push(i + 1);
            clauses.push(-(i + 2));
            clauses.end_clause();
        }
        for (const std::string& text : {to_dimacs(clauses), to_assignment_format(clauses, "")}) {
            const auto file = parse_clauses(text);
            QVERIFY(file.has_value());
            QVERIFY(file->clauses == clauses);
        }
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        QCOMPARE(parse_clauses("1 2\n0\n", Control(source.get_token())).error().message, "stopped");
        QCOMPARE(parse_clauses("c\n1 2 0\n", Control(source.get_token())).error().message,
                 "stopped");
    }
};

LOGGIA_TEST(FormatTest)

} // namespace format_test

#include "format_test.moc"
