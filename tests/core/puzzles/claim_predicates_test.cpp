#include "core/puzzles/sentences.hpp"
#include "tests/core/puzzles/islanders.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_predicates_test {

using namespace loggia;
using namespace loggia::puzzles;

/// What is said of whom, in the settings other than that of rooms.
class ClaimPredicatesTest : public QObject {
    Q_OBJECT

private:
    /// The atoms that a text speaks of.
    static std::string atoms(const std::string& text) {
        const auto puzzle = read_puzzle(text);
        if (!puzzle)
            return puzzle.error().message;
        std::string all;
        for (logic::Variable v = 0; v < puzzle->store.variables(); ++v)
            all += puzzle->store.name(v) + ' ';
        return all;
    }

private Q_SLOTS:
    void tellsPeopleFromAtoms() {
        QCOMPARE(atoms("fact: Abe is a knight or Abe is true"), std::string("k_Abe Abe "));
        QCOMPARE(atoms("fact: Abe and Bea are the same"), std::string("Abe Bea "));
        QCOMPARE(atoms("Cid says: Abe and Bea are the same"), std::string("k_Cid k_Abe k_Bea "));
        QCOMPARE(atoms("fact: 'a' is true or \"a knight\" is false"),
                 std::string("a \"a knight\" "));
        QCOMPARE(atoms("fact: 'Abe' is a knight"),
                 std::string("'Abe' cannot be the name of a person"));
        QCOMPARE(atoms("fact: all of us are knights"), std::string());
        QCOMPARE(atoms("fact: 'both' is true"), std::string("both "));
        QCOMPARE(atoms("fact: both is true"),
                 std::string("it is unclear what is said here; write it out"));
    }

    void roomsCanBePeople() {
        QCOMPARE(atoms("Room says: sign is a knave"), std::string("k_Room k_sign "));
        QCOMPARE(atoms("fact: lady is true"), std::string("lady "));
    }

    void meansAmongIslanders_data() {
        const islanders::Meanings row;
        row("A says: B is no knight, and I am not either, or C lies.", "-k_B & -k_A | -k_C");
        row("A says: Both B and C are knights.", "k_B & k_C");
        row("A says that both B is a knight and C is a knave.", "k_B & -k_C");
        row("A says: B or C says only false things.", "-k_B | -k_C");
        row("A says: Either B or C says only false things.", "-k_B | -k_C");
        row("A says: B and I are of the same kind.", "k_A <-> k_B");
        row("A says: B and I are different types.", "-(k_A <-> k_B)");
        row("A says: I am the same type as C.", "k_A <-> k_C");
        row("A says: B and C are not both of my type.", "-((k_A <-> k_B) & (k_A <-> k_C))");
        row("A says: B and C are not both the same as me.", "-((k_A <-> k_B) & (k_A <-> k_C))");
        row("A says: B and C are not both different from me.", "(k_A <-> k_B) | (k_A <-> k_C)");
        row("A says: B and I are opposites.", "-(k_A <-> k_B)");
        row("A says: B is the opposite of C.", "-(k_B <-> k_C)");
        row("A says: B and C have the same type.", "k_B <-> k_C");
        row("A says: B and C have different types.", "-(k_B <-> k_C)");
        row("A says: B and C share the same type.", "k_B <-> k_C");
        row("A says: I do not share the same type with B.", "-(k_A <-> k_B)");
        row("A says: B differs from C, and I do not differ from B.",
            "-(k_B <-> k_C) & (k_A <-> k_B)");
        row("A says: B and C differ or I lie.", "-(k_B <-> k_C) | -k_A");
        row("A says: B's type is the same as C's.", "k_B <-> k_C");
        row("A says: B's kind isn't the same as C's, and I lie.", "-(k_B <-> k_C) & -k_A");
        row("A says: B\u2019s type is different from C\u2019s or I lie.", "-(k_B <-> k_C) | -k_A");
        row("A says: I do not have the same type as B.", "-(k_A <-> k_B)");
        row("A says: we all have the same type.", "k_A & k_B & k_C | -k_A & -k_B & -k_C");
        row("A says: B is not the same kind as C.", "-(k_B <-> k_C)");
        row("A says: C is different from B.", "-(k_B <-> k_C)");
        row("A says: I am both a knight and a knave.", "$F");
        row("A says: B is not both a knight and a knave.", "$T");
        row("A says: B is either a knight or a liar.", "$T");
        row("A says: B is a knight or a knave, and C lies.", "-k_C");
        row("A says: B is either a knight or a knave, but not both.", "$T");
        row("A says: B is a knight or a knave, but not both, and C lies.", "-k_C");
        row("A says: B is either a knight or a knave, or C lies, but not both.", "k_C");
        row("A says: B is a knave or a liar.", "-k_B");
        row("A says: B is neither a knight nor a knave.", "$F");
        row("A says: B is not a knave nor a liar.", "k_B");
        row("A says: B is telling the truth or lying.", "$T");
        row("A says: B or C is both honest and a knight.", "k_B | k_C");
        row("A says: B is lying.", "-k_B");
        row("A says: B is telling a lie.", "-k_B");
        row("A says: B is certainly a knave.", "-k_B");
        row("A says: B and C are definitely not both knaves.", "k_B | k_C");
        row("A says: I am not really a knight, and B was actually lying.", "-k_A & -k_B");
        row("A says: B really lies, if C surely does not.", "k_C -> -k_B");
        row("A says: I am no knave, but B and C are no knights.", "k_A & -k_B & -k_C");
        row("A says: B and C can't both be knights.", "-(k_B & k_C)");
        row("A says: B and C cannot be knaves.", "k_B & k_C");
        row("A says: B always tells the truth.", "k_B");
        row("A says: B and C both lie.", "-k_B & -k_C");
        row("A says: B and C do not both lie.", "k_B | k_C");
        row("A says: B was lying, and C wasn't.", "-k_B & k_C");
        row("A says: B lied if C did.", "-k_C -> -k_B");
        row("A says: B or C didn't lie.", "k_B | k_C");
        row("A says: B and C told the truth.", "k_B & k_C");
        row("A says: B never lies.", "k_B");
        row("A says: B only says true things.", "k_B");
        row("A says: B says only false things.", "-k_B");
        row("A says: B never says false things.", "k_B");
        row("A says: B does not only tell lies.", "k_B");
        row("A says that B tells lies, and so does C.", "-k_B & -k_C");
        row("A says: B and C only make true statements.", "k_B & k_C");
        row("A says: If I only say true things, then so does B.", "k_A -> k_B");
        row("A says: Exactly one of us only tells the truth.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: C does not tell the truth.", "-k_C");
        row("A says: B and C are not knights.", "-k_B & -k_C");
        row("A says: Both B and C are not of the same type.", "-(k_B <-> k_C)");
        row("A says: B and C both lie or both tell the truth.", "k_B <-> k_C");
        row("A says: B and C both tell the truth, or both always lie, and I lie.",
            "(k_B <-> k_C) & -k_A");
        row("A says: both B and C are knights or both are knaves.", "k_B <-> k_C");
        row("A says: B and C are both knights or both knaves.", "k_B <-> k_C");
        row("A says: B and I are either both knights or both knaves.", "k_A <-> k_B");
        row("A says: B tells the truth.", "k_B");
        row("A says: B told the truth, and C lied.", "k_B & -k_C");
        row("A says: B is of my type.", "k_A <-> k_B");
        row("A says: C is not my kind.", "-(k_A <-> k_C)");
        row("A says: B is of the same type as I am.", "k_A <-> k_B");
    }
    void meansAmongIslanders() { islanders::check_meaning(); }

    void refusesAmongIslanders_data() {
        const test_suite::Refusals row;
        for (const auto& [text, column] : {std::pair("A says: all of us are not knights", 19),
                                           {"A says: everyone is not a knave", 18},
                                           {"A says: everyone really is not a knave", 25},
                                           {"A says: all of us cannot be knights", 19},
                                           {"A says: all of us were not knights", 19},
                                           {"A says: everyone did not lie", 18},
                                           {"A says: both B and C are not knights", 22}})
            row(text, column, "this can mean 'not all' or 'none'; write the one you mean");
        for (const auto& [text, column] :
             {std::pair("A says: p is true if q is true, and false if q is false", 37),
              {"A says: p is true or false", 22},
              {"A says: p and q are false and true", 31},
              {"A says: if C lies, then p is not true, or false", 43},
              {"A says: what B says is true or false", 32},
              {"A says: B's statement is false or true", 35},
              {"A says: p is false unless q is true but true when q is true", 41},
              {"A says: if q is true then p is true; otherwise, false", 49},
              {"A says: A, B and C are all different", 24},
              {"A says: B lies, or we are not all of different types", 27},
              {"A says: all of us are different", 23},
              {"A says: B and C are not both knights, and neither are C and I", 43},
              {"A says: neither B nor C is a knight, and so am I", 42},
              {"A says: nobody else lies, and so do I", 31},
              {"A says: not both B and C are knaves, and so am I", 42},
              {"A says: not all of us lie, and so does B", 32},
              {"A says: B and C are not both knights, and so am I", 43}})
            row(text, column, "it is unclear what is said here; write it out");
        row("A says: both of us are knaves", 9,
            "'both' means two, but there are 3 of them; write 'all', or name the two");
        for (const auto& [text, column] :
             {std::pair("A says: we are both knights", 16),
              {"A says: we both lie", 12},
              {"A says: A, B and C are both knaves", 24},
              {"A says: both islanders are knights", 9},
              {"A says: both of islanders are knights", 9},
              {"A says: both are knights", 9},
              {"A says: both lie", 9},
              {"A says: A or B or C or both are knights", 24},
              {"A says: we are both of the same kind", 16},
              {"A says to A: we are both knaves", 21},
              {"A says: I am a knave, and we are both knights", 34},
              {"A says: B and C are not both knights, and we are both knaves", 50}})
            row(text, column,
                "'both' means two, but there are 3 of them; write 'all', or name the two");
        row("A says: B is not certainly a knave", 18,
            "expected 'knight' or 'knave', found 'certainly'");
    }
    void refusesAmongIslanders() { islanders::check_refusal(); }
};

LOGGIA_LOOP_TEST(ClaimPredicatesTest)

} // namespace claim_predicates_test

#include "claim_predicates_test.moc"
