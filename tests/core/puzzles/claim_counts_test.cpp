#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/islanders.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>

namespace claim_counts_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

/// Every number of every quantity, against counting, and numbers in sentences.
class ClaimCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts_data() {
        QTest::addColumn<QByteArray>("quantity");
        QTest::addColumn<QByteArray>("counts"); // of 0 to 4 knights
        const auto row = [](const char* quantity, const char* counts) {
            QTest::newRow(quantity) << QByteArray(quantity) << QByteArray(counts);
        };
        row("exactly 0", "10000");
        row("exactly two", "00100");
        row("only 3", "00010");
        row("exactly 9", "00000");
        row("at least 1", "01111");
        row("at least 0", "11111");
        row("no fewer than four", "00001");
        row("at most 2", "11100");
        row("no more than 4", "11111");
        row("more than 1", "00111");
        row("more than 4", "00000");
        row("fewer than 3", "11100");
        row("less than 0", "00000");
        row("an odd number", "01010");
        row("an even number", "10101");
        row("all", "00001");
        row("all four", "00001");
        row("none", "10000");
        row("some", "01111");
        row("zero", "10000");
        row("one or more", "01111");
        row("2 or fewer", "11100");
        row("all but one", "00010");
        row("the majority", "00011");
        row("more than half", "00011");
        row("at least half", "00111");
        row("at most half", "11100");
        row("fewer than half", "11000");
    }
    void counts() {
        QFETCH(QByteArray, quantity);
        QFETCH(QByteArray, counts);
        const std::vector<std::string> names{"k_A", "k_B", "k_C", "k_D"};
        const auto sheet = read_sheet(SheetForm::words, "fact: " + quantity.toStdString() +
                                                            " of us are knights\nfact: A, B, C and "
                                                            "D are knights or true");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const std::string now = values(sheet->store, sheet->statements[0].formula, names);
        for (unsigned row = 0; row < now.size(); ++row)
            QCOMPARE(now[row], counts[std::popcount(row)]);
    }

    /// Where the number says nothing, those of whom it is said can be knights or knaves.
    void countsThoseOfWhomNothingIsSaid_data() {
        QTest::addColumn<QByteArray>("claim");
        for (const char* const claim :
             {"at most two of Bea and Cid are knights",
              "fewer than three of Bea and Cid are knaves", "at least 0 of Bea and Cid are knights",
              "it is false that exactly three of Bea and Cid lie"})
            QTest::newRow(claim) << QByteArray(claim);
    }
    void countsThoseOfWhomNothingIsSaid() {
        QFETCH(QByteArray, claim);
        const auto sheet = read_sheet(SheetForm::words, "Abe says: " + claim.toStdString());
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        QCOMPARE(sheet->atoms, (std::vector<std::string>{"k_Abe", "k_Bea", "k_Cid"}));
        QCOMPARE(verdict_of(*sheet).models, std::uint64_t{4});
    }

    void readsOneOrBoth() {
        const auto formula = [](const std::string& text) {
            const auto sheet = read_sheet(SheetForm::words, text);
            return sheet ? sheet->texts.at(static_cast<std::size_t>(SheetForm::propositions))
                         : sheet.error().message;
        };
        QVERIFY(formula("A says: one or both of B and C are knights.").find("k_A <-> k_B | k_C.") !=
                std::string::npos);
        QVERIFY(formula("A says: one or both of us are knaves.\nB says: A lies.")
                    .find("k_A <-> -k_A | -k_B.") != std::string::npos);
        QVERIFY(formula("A says: one or both of A, B and C lie.").starts_with("'both' means two"));
    }

    /// Who is spoken to, or knows something, is there.
    void countsWhoSaysNothing() {
        for (const char* const text :
             {"Abe says to Bea: Cid is a knave.", "Abe tells Bea that Cid lies.",
              "Abe says: Bea knows that Cid is a knave.",
              "Abe says: I know that Bea or Cid lies."}) {
            const auto sheet = read_sheet(SheetForm::words, text);
            QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
            QCOMPARE(sheet->atoms.size(), std::size_t{3});
            QCOMPARE(verdict_of(*sheet).models, std::uint64_t{4});
        }
    }

    /// One of them `is` there.
    void saysHowManyThereAre() {
        for (const auto& [text, message] :
             {std::pair("A says: exactly two of the three statements are true.\nB says nothing.",
                        "there is only one of them, not 3"),
              {"A says: the other two are knights.\nB says nothing.",
               "there is only one of them, not 2"},
              {"A says: B lies.\nB says: all three statements are true.",
               "there are 2 of them, not 3"}})
            QCOMPARE(read_sheet(SheetForm::words, text).error().message, std::string(message));
    }

    /// `The statements` are those of everybody, each as true as whoever makes it is truthful.
    void countsStatements_data() {
        QTest::addColumn<QByteArray>("claim");
        QTest::addColumn<QByteArray>("meant");
        const auto row = [](const char* claim, const char* meant) {
            QTest::newRow(claim) << QByteArray(claim) << QByteArray(meant);
        };
        row("exactly two of the three statements are true",
            "exactly two of A, B and C are knights");
        row("exactly one of these statements is false", "exactly one of A, B and C is a knave");
        row("only one statement is true", "exactly one of A, B and C is a knight");
        row("all the statements are false", "A, B and C are knaves");
        row("no statement is true", "A, B and C are knaves");
        row("none of our statements is not true", "A, B and C are knights");
        row("not all of the statements are true", "at least one of A, B and C is a knave");
        row("the statements are not all false", "at least one of A, B and C is a knight");
        row("the statements are either all true or all false", "A, B and C are the same");
        row("at least two statements are true and D lies",
            "at least two of A, B and C are knights and D lies");
    }
    void countsStatements() {
        QFETCH(QByteArray, claim);
        QFETCH(QByteArray, meant);
        const std::vector<std::string> names{"k_A", "k_B", "k_C", "k_D"};
        const auto read = [](const QByteArray& fact) {
            return read_sheet(SheetForm::words,
                              "A says: B lies.\nB and C say: D lies.\nD says nothing.\nfact: " +
                                  fact.toStdString());
        };
        const auto sheet = read(claim);
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const auto other = read(meant);
        QVERIFY2(other.has_value(), other ? "" : other.error().message.c_str());
        QCOMPARE(values(sheet->store, sheet->statements.back().formula, names),
                 values(other->store, other->statements.back().formula, names));
    }

    /// Who makes two statements is counted twice, and whoever says how many is counted, too.
    void countsAllStatements() {
        const auto models = [](const std::string& text) {
            const auto sheet = read_sheet(SheetForm::words, text);
            return sheet ? verdict_of(*sheet).models : std::uint64_t{99};
        };
        const std::string said = "A says: B lies.\nA says: C lies.\nB says: C lies.\n";
        QCOMPARE(models(said + "fact: exactly two of the three statements are true"),
                 models(said + "fact: A is a knight and B lies"));
        QCOMPARE(models("A says: exactly one of the statements is true.\nB says: A lies."),
                 models("A says: A and B are different.\nB says: A lies."));
        QCOMPARE(models("Sign 1: room 1 has a lady.\nSign 2: room 2 has a lady.\nfact: exactly one "
                        "of the two statements is true"),
                 models("Sign 1: room 1 has a lady.\nSign 2: room 2 has a lady.\nfact: exactly one "
                        "sign is true"));
        QCOMPARE(models("A says: B lies.\nB says: neither statement is false."),
                 models("A says: B lies.\nB says: A and B are knights."));
        for (const char* const wrong :
             {"exactly one of the two statements is true", "both statements are true",
              "all statements are not true", "the statements are true or false"})
            QCOMPARE(models(said + "fact: " + wrong), std::uint64_t{99});
    }

    void meansAmongIslanders_data() {
        const islanders::Meanings row;
        row("A says: if C is a knight then the two of us are different.", "k_C -> -k_A");
        row("A says: One and only one of B and C is a knave.", "-(k_B <-> k_C)");
        row("A says: precisely one of B and C is a knave.", "-(k_B <-> k_C)");
        row("A says: One of B and C is a knight, but not both.", "-(k_B <-> k_C)");
        row("A says: At least one of B and C lies, but not both of them.", "-(k_B <-> k_C)");
        row("A says: B is a knight or at least one of A and C is, but not both.",
            "-(k_B <-> (k_A | k_C))");
        row("A says: Two of us are knights and one is a knave.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: One of the others is a knave and the other is a knight.", "-(k_B <-> k_C)");
        row("A says: Two of us tell the truth and one always lies.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: One of B and C lies and the other always tells the truth.", "-(k_B <-> k_C)");
        row("A says: One of B and C tells the truth, but the other does not.", "-(k_B <-> k_C)");
        row("A says: One of us is a knight and the others are knaves.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: Exactly two of us are knights, and the others lie.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: If one of the others is a knave, the other is a knave.", "k_B <-> k_C");
        row("A says: One of us is a knight and the others are not.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: If exactly two of us are knaves, the others are knaves.",
            "k_A & k_B | k_A & k_C | k_B & k_C | -k_A & -k_B & -k_C");
        row("A says: I am a knight and the others are knaves.", "k_A & -k_B & -k_C");
        row("A says: Everyone except B is a knight.", "k_A & -k_B & k_C");
        row("A says: Everyone apart from B is a knight.", "k_A & -k_B & k_C");
        row("A says: Everyone is a knight except me.", "-k_A & k_B & k_C");
        row("A says: Nobody lies except B and C.", "k_A & -k_B & -k_C");
        row("A says: All but B are knights.", "k_A & -k_B & k_C");
        row("A says: Nobody but me and C is a knave.", "-k_A & k_B & -k_C");
        row("A says: All of us except for C are knights.", "k_A & k_B & -k_C");
        row("A says: Two of us are knights and one a knave.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: At least one of us must be a knave.", "-(k_A & k_B & k_C)");
        row("A says: Two of us told the truth, and one lied.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: Only one of us is a knave.",
            "-k_A & k_B & k_C | k_A & -k_B & k_C | k_A & k_B & -k_C");
        row("A says: Exactly one is a knight.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: Only one tells the truth.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: At most two are lying, and at least one is.",
            "(k_A | k_B | k_C) & -(k_A & k_B & k_C)");
        row("A says: At least two of the three lie.", "-(k_A & k_B | k_A & k_C | k_B & k_C)");
        row("A says: More than one of us is a knight.", "k_A & k_B | k_A & k_C | k_B & k_C");
        row("A says: Exactly one of them is a knave.", "-(k_B <-> k_C)");
        row("A says: At least one of them lies, and at least one of them does not.",
            "-(k_B <-> k_C)");
        row("A says: Fewer than two of us are knights.", "-(k_A & k_B | k_A & k_C | k_B & k_C)");
        row("A says: An even number of us are knights.", "-(k_A <-> -(k_B <-> -k_C))");
        row("A says: At least one of B and me is a knave.", "-(k_A & k_B)");
        row("A says: Exactly one of B or C is a knight.", "-(k_B <-> k_C)");
        row("A says: The number of knights among us is odd.", "k_A <-> (k_B <-> k_C)");
        row("A says: The number of knaves is at most two.", "k_A | k_B | k_C");
        row("A says: Except for B, everyone is a knave.", "-k_A & k_B & -k_C");
        row("A says: Apart from B and me, all of us are knights.", "-k_A & -k_B & k_C");
        row("A says: Except for C, nobody lies, and B lies.", "$F");
        row("A says: If B lies, then apart from B, every islander is a knight.",
            "-k_B -> k_A & k_C");
        row("A says: The others are both knaves.", "-k_B & -k_C");
        row("A says: The other two are different.", "-(k_B <-> k_C)");
        row("A says: Exactly one of the others is a knight.", "-(k_B <-> k_C)");
        row("A says: Exactly two of the three of us are knaves.",
            "-k_A & -k_B & k_C | -k_A & k_B & -k_C | k_A & -k_B & -k_C");
        row("A says: At least one of the following is true: that I am a knight or that B is a "
            "knave.",
            "k_A | -k_B");
        row("A says: Exactly one of the following is true: B is a knight, C is a knight.",
            "-(k_B <-> k_C)");
    }
    void meansAmongIslanders() { islanders::check_meaning(); }

    void refusesAmongIslanders_data() {
        const test_suite::Refusals row;
        row("A says: one of us is a knave", 9,
            "this can mean 'exactly one' or 'at least one', which differ here; write the one you "
            "mean");
        row("A says: except for B, we are knights", 9,
            "it is unclear what is said here; write it out");
        row("A says: the two of us are knights", 9, "there are 3 of them, not 2");
        row("A says: exactly one of us lies, and the other three are knights", 47,
            "there are 2 of them, not 3");
        row("A says: exactly one of B and C lies, and the other two are knights", 52,
            "it is unclear what is said here; write it out");
        row("A says: at least one of the four lies", 25, "there are 3 of them, not 4");
        row("A says: B lies, and exactly one is a knight", 33, "expected 'of', found 'is'");
        row("A says: one of B and C lies, and exactly one is a knight", 46,
            "expected 'of', found 'is'");
        row("A says: one knave among us", 9,
            "this can mean 'exactly one' or 'at least one', which differ here; write the one you "
            "mean");
        row("A says: if one of us is a knave, the others are knaves", 12,
            "this can mean 'exactly one' or 'at least one', which differ here; write the one you "
            "mean");
    }
    void refusesAmongIslanders() { islanders::check_refusal(); }
};

LOGGIA_LOOP_TEST(ClaimCountsTest)

} // namespace claim_counts_test

#include "claim_counts_test.moc"
