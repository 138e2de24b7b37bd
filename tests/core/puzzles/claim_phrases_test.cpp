#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/core/refusals.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_phrases_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

/// Sentences as textbooks have them, against formulas.
class ClaimPhrasesTest : public QObject {
    Q_OBJECT

private:
    /// Compares what a text's first statement means with a formula.
    static void compare(const std::string& text, const std::string& formula,
                        const std::vector<std::string>& names) {
        const auto sheet = read_sheet(SheetForm::words, text);
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const auto wanted =
            read_sheet(SheetForm::propositions, "formulas(a). " + formula + ". end_of_list.");
        QVERIFY(wanted.has_value());
        QCOMPARE(values(sheet->store, sheet->statements[0].formula, names),
                 values(wanted->store, wanted->statements[0].formula, names));
    }

private Q_SLOTS:
    void readsIslanders_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("claim");
        const auto row = [](const char* line, const char* claim) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(claim);
        };
        // Of three people A, B and C unless it says `two`.
        row("A says: We are all knights.", "k_A & k_B & k_C");
        row("\"We are all knights,\" says A.", "k_A & k_B & k_C");
        row("\u201CB is a knave\u201D, said A.", "-k_B");
        row("A says: \u201CB is a knave!\u201D", "-k_B");
        row("A says: if C is a knight then B says C lies.", "k_C -> (k_B <-> -k_C)");
        row("A says: if B lies, if C lies, then I lie.", "-k_B -> (-k_C -> -k_A)");
        row("A says: if B is a knave then C is not a knave, and neither am I.",
            "-k_B -> k_C & k_A");
        row("A says: We are all of the same type.", "k_A & k_B & k_C | -k_A & -k_B & -k_C");
        row("A says: B isn't a knight and C isn't either.", "-k_B & -k_C");
        row("A says: B is not a knave, and C is not a knave either.", "k_B & k_C");
        row("A says: B is no knight, and I am not either, or C lies.", "-k_B & -k_A | -k_C");
        row("A says: B lies, either C lies or I do.", "-k_B & (-k_C | -k_A)");
        row("A says that we are not all knaves.", "-(-k_A & -k_B & -k_C)");
        row("A says that he and B are both knaves.", "-k_A & -k_B");
        row("A says that B and she are of opposite types.", "-(k_A <-> k_B)");
        row("A says that neither B nor he is a knave.", "k_A & k_B");
        row("A claims that B and herself are both knaves.", "-k_A & -k_B");
        row("A says she's a knave or B is.", "-k_A | -k_B");
        row("A says: B and myself are knaves.", "-k_A & -k_B");
        row("A says: None of us is a knight.", "-k_A & -k_B & -k_C");
        row("A says: All three of us are knaves.", "-k_A & -k_B & -k_C");
        row("A says: Neither B nor C is a knave.", "k_B & k_C");
        row("A says to B: Neither of us is a knave.", "k_A & k_B");
        row("A says to C: Both of us are knaves.", "-k_A & -k_C");
        row("A says to C that we are both knaves.", "-k_A & -k_C");
        row("A says to B: you are a knave.", "-k_B");
        row("A tells B: exactly one of you and C lies.", "-(k_B <-> k_C)");
        row("A tells C that B is a knave.", "-k_B");
        row("A told C, 'If you lie, so do I.'", "-k_C -> -k_A");
        row("A claims to B, we are not both knights.", "-(k_A & k_B)");
        row("A says to B: exactly one of us is a knight.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says to B: C is a knave, and the two of us are different.", "-k_C & -(k_A <-> k_B)");
        row("A says: B is a knave, and neither of us is a knight.", "-k_B & -k_A");
        row("A says: B and I are different, but neither of us is a knave.",
            "-(k_A <-> k_B) & k_A & k_B");
        row("A says: if C is a knight then we both lie.", "k_C -> -k_A & -k_C");
        row("A says: if C is a knight then the two of us are different.", "k_C -> -k_A");
        row("A says: Neither of B and C is lying.", "k_B & k_C");
        row("A says: Neither A, B nor C is lying, and I am a knight.", "k_A & k_B & k_C");
        row("A says: neither I, B, nor C lies.", "k_A & k_B & k_C");
        row("A says: B is a knave although C is not.", "-k_B & k_C");
        row("A says: B lies even though C doesn't.", "-k_B & k_C");
        row("A says: One and only one of B and C is a knave.", "-(k_B <-> k_C)");
        row("A says: precisely one of B and C is a knave.", "-(k_B <-> k_C)");
        row("A says: There is precisely one knave among B and C.", "-(k_B <-> k_C)");
        row("A says: Both B and C are knights.", "k_B & k_C");
        row("A says that both B is a knight and C is a knave.", "k_B & -k_C");
        row("A says: B is a knave or both C lies and I am a knight.", "-k_B | -k_C & k_A");
        row("A says: If I am a knight, then so is B.", "k_A -> k_B");
        row("A says: If I am a knight, then B is.", "k_A -> k_B");
        row("A says: B or C says only false things.", "-k_B | -k_C");
        row("A says: Either B or C says only false things.", "-k_B | -k_C");
        row("A says: B or C never lies.", "k_B | k_C");
        row("A says: B is a knave or C is a knave, but not both are.", "-(k_B <-> k_C)");
        row("A says: B or C is a knight, but not both of them.", "-(k_B <-> k_C)");
        row("A says: One of B and C is a knight, but not both.", "-(k_B <-> k_C)");
        row("A says: At least one of B and C lies, but not both of them.", "-(k_B <-> k_C)");
        row("A says: B is a knight or at least one of A and C is, but not both.",
            "-(k_B <-> (k_A | k_C))");
        row("A says: C is a knight provided that B is a knave.", "-k_B -> k_C");
        row("A says: B lies whenever C does.", "-k_C -> -k_B");
        row("A says: B lies, and C does not.", "-k_B & k_C");
        row("A says: B lies, C tells the truth.", "-k_B & k_C");
        row("A says: B lies, C is a knave, or I am a knave.", "-k_B | -k_C | -k_A");
        row("A says: B is a knight and C is, too.", "k_B & k_C");
        row("A says: B lies, and C lies, too.", "-k_B & -k_C");
        row("A says: If B is a knave, too, then C is also a knave.", "-k_B -> -k_C");
        row("A says: B and C also lie.", "-k_B & -k_C");
        row("A says: B is a knave; so is C; and I am a knight.", "-k_B & -k_C & k_A");
        row("A says: B is a knave; or C is a knight.", "-k_B | k_C");
        row("A says: B tells the truth as well, or I am a knave.", "k_B | -k_A");
        row("A says: B and C are the same as well.", "k_B <-> k_C");
        row("A says: I lie, and B and C are different as well.", "-k_A & -(k_B <-> k_C)");
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
        row("A says: If one of B and C is a knave, the other is, too.", "k_B <-> k_C");
        row("A says: One of us is a knight and the others are not.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: If exactly two of us are knaves, the others are knaves.",
            "k_A & k_B | k_A & k_C | k_B & k_C | -k_A & -k_B & -k_C");
        row("A says: There is one knave among us, and the others are knights.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: I am a knight and the others are knaves.", "k_A & -k_B & -k_C");
        row("A says: If I am a knight, everyone else is a knave.", "k_A -> -k_B & -k_C");
        row("A says: Everyone except B is a knight.", "k_A & -k_B & k_C");
        row("A says: Everyone apart from B is a knight.", "k_A & -k_B & k_C");
        row("A says: Everyone is a knight except me.", "-k_A & k_B & k_C");
        row("A says: Nobody lies except B and C.", "k_A & -k_B & -k_C");
        row("A says: All but B are knights.", "k_A & -k_B & k_C");
        row("A says: Nobody but me and C is a knave.", "-k_A & k_B & -k_C");
        row("A says: All of us except for C are knights.", "k_A & k_B & -k_C");
        row("A says: Of B and C, there is exactly one knave.", "-(k_B <-> k_C)");
        row("A says: Among B and C there is a knave.", "-(k_B & k_C)");
        row("A says: If you asked B, he would say that C is a knave.", "k_B <-> -k_C");
        row("A says: If asked, B would say that C is a knave.", "k_B <-> -k_C");
        row("A says: If asked, B would not say that C is a knave.", "-(k_B <-> -k_C)");
        row("A says: Everything B says is true.", "k_B");
        row("A says: Everything B and C say is false.", "-k_B & -k_C");
        row("A says: The statement of B is false.", "-k_B");
        row("A says: A knave would say that B is a knave.", "k_B");
        row("A says: No knave would say that B is a knight.", "k_B");
        row("A says: A knight would never say that B is a knave.", "k_B");
        row("A says: B could claim to be a knave.", "k_B <-> -k_B");
        row("A says: B claims to be a knight.", "$T");
        row("A claims to be a knave.", "-k_A");
        row("A says: B and C both say that I am a knave.", "(k_B <-> -k_A) & (k_C <-> -k_A)");
        row("A declares that B is a knave.", "-k_B");
        row("A exclaimed: B is a knave!", "-k_B");
        row("A remarks, 'B is a knave.'", "-k_B");
        row("A insists that B would swear that C is a knave.", "k_B <-> -k_C");
        row("A says: B denies that he is a knave.", "$T");
        row("A says that B says that C is a knave.", "k_B <-> -k_C");
        row("A says: B and C would both say that I am a knave.", "(k_B <-> -k_A) & (k_C <-> -k_A)");
        row("A says: It is false that if B is a knight then C is a knave.", "k_B & k_C");
        row("A says: It is false that B is a knight if and only if C is.", "-(k_B <-> k_C)");
        row("A says: It is true that B lies if C lies.", "-k_C -> -k_B");
        row("A says: It is false that B lies, if C lies.", "-k_C -> k_B");
        row("A says: It is false that (B lies if C lies).", "k_B & -k_C");
        row("A says: B would say that C lies if and only if I lie.", "k_B <-> (k_C <-> k_A)");
        row("A says: B would say that if C is a knight then I am a knave.",
            "k_B <-> (k_C -> -k_A)");
        row("A says: If B is a knight then C is a knave, otherwise I am a knave.",
            "(k_B -> -k_C) & (-k_B -> -k_A)");
        row("A says: If I'm a knight, B is one too.", "k_A -> k_B");
        row("A says: I am a knight, but B isn't.", "k_A & -k_B");
        row("A says: B is a knight and C a knave.", "k_B & -k_C");
        row("A says: B is a truth-teller, C a liar, and I a knave.", "k_B & -k_C & -k_A");
        row("A says: Two of us are knights and one a knave.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: I am not a knave, and neither is B.", "k_A & k_B");
        row("A says: B is not a knight, nor is C.", "-k_B & -k_C");
        row("A says: B does not lie nor does C, and I am a knight.", "k_B & k_C & k_A");
        row("A says: I am not a knave, and neither are B and C.", "k_A & k_B & k_C");
        row("A says: B is a knave, as is C.", "-k_B & -k_C");
        row("A says: B is a knave, so are C and I.", "-k_B & -k_C & -k_A");
        row("A says: If B is a knave, so is C.", "-k_B -> -k_C");
        row("A says: I am a knight and B is not.", "k_A & -k_B");
        row("A says: B would say that I am a knave.", "k_B <-> -k_A");
        row("A claims that B would deny that C is a knave.", "-(k_B <-> -k_C)");
        row("A says that B says that C is a knight.", "k_B <-> k_C");
        row("A says: B would say C is a knave.", "k_B <-> -k_C");
        row("A says B said I am a knave.", "k_B <-> -k_A");
        row("A says \"B said 'I am a knave'.\"", "k_B <-> -k_B");
        row("A says: B said, 'I am a knave.'", "k_B <-> -k_B");
        row("A says: B said \"I am a knave\".", "k_B <-> -k_B");
        row("A says, \u201cB said, \u2018C and I are the same.\u2019\u201d",
            "k_B <-> (k_C <-> k_B)");
        row("A says: B would say 'C is a knave or I am'.", "k_B <-> -k_C | -k_B");
        row("A says: B and C both say 'I am a knave'.", "(k_B <-> -k_B) & (k_C <-> -k_C)");
        row("A says that B says 'C is a knave', and I am a knight.", "(k_B <-> -k_C) & k_A");
        row("A says: if B said 'I lie, and C lies' then C lies.", "(k_B <-> -k_B & -k_C) -> -k_C");
        row("A says: I know B is a knave, and C claims that B lies.", "-k_B & (k_C <-> -k_B)");
        row("A tells you that B could claim that C is a knave.", "k_B <-> -k_C");
        row("A says: B and I are of the same kind.", "k_A <-> k_B");
        row("A says: B and I are different types.", "-(k_A <-> k_B)");
        row("A says: I am the same type as C.", "k_A <-> k_C");
        row("A says: B is like me, and neither of us is a knave.", "k_A & k_B");
        row("A says: B and C are not like me.", "-(k_A <-> k_B) & -(k_A <-> k_C)");
        row("A says: I am unlike B.", "-(k_A <-> k_B)");
        row("A says: B and C are not both of my type.", "-((k_A <-> k_B) & (k_A <-> k_C))");
        row("A says: B and C are not both the same as me.", "-((k_A <-> k_B) & (k_A <-> k_C))");
        row("A says: B and C are not both different from me.", "(k_A <-> k_B) | (k_A <-> k_C)");
        row("A says: B and C are not both like me.", "-((k_A <-> k_B) & (k_A <-> k_C))");
        row("A says: B is a knave like me.", "-k_A & -k_B");
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
        row("A says: B is a knight and a knave, or I lie.", "-k_A");
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
        row("A says: At least one of us must be a knave.", "-(k_A & k_B & k_C)");
        row("A says: There aren't any knaves among us.", "k_A & k_B & k_C");
        row("A says: There isn't a knight here.", "-k_A & -k_B & -k_C");
        row("A says: B always tells the truth.", "k_B");
        row("A says: B and C both lie.", "-k_B & -k_C");
        row("A says: B and C do not both lie.", "k_B | k_C");
        row("A says: We do not all tell the truth.", "-(k_A & k_B & k_C)");
        row("A says to B: we do not both lie.", "k_A | k_B");
        row("A says: B and C would not both say that I am a knave.",
            "-((k_B <-> -k_A) & (k_C <-> -k_A))");
        row("A says: B and C would not say that I am a knave.",
            "-(k_B <-> -k_A) & -(k_C <-> -k_A)");
        row("A says: B was lying, and C wasn't.", "-k_B & k_C");
        row("A says: B did not lie, nor did C.", "k_B & k_C");
        row("A says: B lied if C did.", "-k_C -> -k_B");
        row("A says: B or C didn't lie.", "k_B | k_C");
        row("A says: B and C told the truth.", "k_B & k_C");
        row("A says: Neither B nor C was a knight.", "-k_B & -k_C");
        row("A says: Two of us told the truth, and one lied.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: What B said was false.", "-k_B");
        row("A says: B's statement was true.", "k_B");
        row("A says: There was a knave among us.", "-(k_A & k_B & k_C)");
        row("A says: C told me that B was a knave.", "k_C <-> -k_B");
        row("A says: B never lies.", "k_B");
        row("A says: B is a knight, if C is a knave.", "-k_C -> k_B");
        row("A says: B is a knight, whenever C is a knave or I lie.", "-k_C | -k_A -> k_B");
        row("A says: (B is a knight, if C is a knave) and I lie.", "(-k_C -> k_B) & -k_A");
        row("A says: B only says true things.", "k_B");
        row("A says: Don't believe B; he is lying!", "-k_B");
        row("A says: Do not believe B, she lies.", "-k_B");
        row("A says, \u201cDon\u2019t believe B \u2014 he is lying.\u201d", "-k_B");
        row("A says: B is a knave \u2013 and so am I.", "-k_B & -k_A");
        row("A says: if B is a knave\u2014or C is\u2014then I lie.", "-k_B | -k_C -> -k_A");
        row("A says: Do not trust B, and C is a knight.", "-k_B & k_C");
        row("A says: B says only false things.", "-k_B");
        row("A says: B never says false things.", "k_B");
        row("A says: B does not only tell lies.", "k_B");
        row("A says that B tells lies, and so does C.", "-k_B & -k_C");
        row("A says: B and C only make true statements.", "k_B & k_C");
        row("A says: If I only say true things, then so does B.", "k_A -> k_B");
        row("A says: If B is a knave, C is a knight, and so am I.", "-k_B -> k_C & k_A");
        row("A says: If B is a knave, then C isn't a knight, nor am I.", "-k_B -> -k_C & -k_A");
        row("A says: (If B is a knave then C is a knight), and I lie.", "(-k_B -> k_C) & -k_A");
        row("A says: I lie if B is a knight, and C lies if B is a knave.",
            "(k_B -> -k_A) & (-k_B -> -k_C)");
        row("A says: I lie if B is a knight but C lies unless B is a knight.",
            "(k_B -> -k_A) & (k_B | -k_C)");
        row("A says: B lies if and only if C lies, and I lie only if B lies, and C lies if I do.",
            "(k_B <-> k_C) & (-k_A -> -k_B) & (-k_A -> -k_C)");
        row("A says: I lie if (B is a knight and C lies if B is a knave).",
            "(k_B & (-k_B -> -k_C)) -> -k_A");
        row("A says: B says that C says only true things.", "k_B <-> k_C");
        row("A says: Exactly one of us only tells the truth.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: C does not tell the truth.", "-k_C");
        row("A says: B is a liar or C is a truth-teller.", "-k_B | k_C");
        row("A says: \u200bB is a liar\u200b or C\u2060 is a truth-teller.\u200b", "-k_B | k_C");
        row("A says: It's not the case that B is a knave.", "k_B");
        row("A says: It is false that (B is a knave and C is a knave).", "k_B | k_C");
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
        row("A says that both of them lie.", "-k_B & -k_C");
        row("A says: B and C are the same, and neither of them lies.", "k_B & k_C");
        row("A says: At least one of them lies, and at least one of them does not.",
            "-(k_B <-> k_C)");
        row("A says: Fewer than two of us are knights.", "-(k_A & k_B | k_A & k_C | k_B & k_C)");
        row("A says: An even number of us are knights.", "-(k_A <-> -(k_B <-> -k_C))");
        row("A says: At least one of B and me is a knave.", "-(k_A & k_B)");
        row("A says: Exactly one of B or C is a knight.", "-(k_B <-> k_C)");
        row("A says: I am a knave or B is a knight, but not both.", "-(-k_A <-> k_B)");
        row("A says: Either I am a knave or B is a knight.", "-k_A | k_B");
        row("A says: Either I am a knave or B is a knight, or both.", "-k_A | k_B");
        row("A says: Either I am a knave or B is a knight, but not both.", "-(-k_A <-> k_B)");
        row("A says: Either B is a knight, or C is a knight, or I am a knave.", "k_B | k_C | -k_A");
        row("A says: B is a knave if C is a knight.", "k_C -> -k_B");
        row("A says: B is a knight only if C is.", "k_B -> k_C");
        row("A says: B is a knave unless C is a knight.", "-k_B | k_C");
        row("A says: unless C is a knight, B is a knave.", "k_C | -k_B");
        row("A says: whenever C is a knight, B is a knave.", "k_C -> -k_B");
        row("A says: when C is a knight, then so is B.", "k_C -> k_B");
        row("A says: Some of us are knaves.", "-(k_A & k_B & k_C)");
        row("A says: Only B is a knight.", "-k_A & k_B & -k_C");
        row("A says: Only B and I are knaves.", "-k_A & -k_B & k_C");
        row("A says: Only B lies.", "k_A & -k_B & k_C");
        row("A says: I am the only knight.", "k_A & -k_B & -k_C");
        row("A says: B is the only knave among us.", "k_A & -k_B & k_C");
        row("A says: B and C are the only knights.", "-k_A & k_B & k_C");
        row("A says: The only knave is B.", "k_A & -k_B & k_C");
        row("A says: I am the only one of us who tells the truth.", "k_A & -k_B & -k_C");
        row("A says: Only a knave would say that B is a knave.", "k_B");
        row("A says: exactly one knave among us.",
            "-k_A & k_B & k_C | k_A & -k_B & k_C | k_A & k_B & -k_C");
        row("A says: There is exactly one knave among us.",
            "-k_A & k_B & k_C | k_A & -k_B & k_C | k_A & k_B & -k_C");
        row("A says: There is at least one knight among B and C.", "k_B | k_C");
        row("A says: There is a knave here.", "-(k_A & k_B & k_C)");
        row("A says: There are no knights among us.", "-k_A & -k_B & -k_C");
        row("A says: There are at least two knights among us.",
            "k_A & k_B | k_A & k_C | k_B & k_C");
        row("A says: There are more knights than knaves among us.",
            "k_A & k_B | k_A & k_C | k_B & k_C");
        row("A says: More of us are knights than knaves.", "k_A & k_B | k_A & k_C | k_B & k_C");
        row("A says: More of us are knaves than knights.", "-(k_A & k_B | k_A & k_C | k_B & k_C)");
        row("A says: Fewer of the others are knights than knaves.", "-k_B & -k_C");
        row("A says: My friend B is a knave.", "-k_B");
        row("A says: my friend B and I are both knights.", "k_A & k_B");
        row("A says: I and my brother B are different, or my friend C lies.",
            "-(k_A <-> k_B) | -k_C");
        row("A says: Like me, B is a knave.", "-k_A & -k_B");
        row("A says: Like C, I am not a knave.", "k_A & k_C");
        row("A says: Unlike my friend C, I am a knight.", "k_A & -k_C");
        row("A says: B, like me, is a knave.", "-k_A & -k_B");
        row("A says: B, unlike C, lies, and I am a knight.", "-k_B & k_C & k_A");
        row("A says: B is a knave, like me.", "-k_A & -k_B");
        row("A says: I always tell the truth, unlike C.", "k_A & -k_C");
        row("A says: There are fewer knights than knaves.", "-(k_A & k_B | k_A & k_C | k_B & k_C)");
        row("A says: Most of us are knights.", "k_A & k_B | k_A & k_C | k_B & k_C");
        row("A says: There are as many knights as knaves among B and C.", "-(k_B <-> k_C)");
        row("A says: The number of knights among us is odd.", "k_A <-> (k_B <-> k_C)");
        row("A says: The number of knaves is at most two.", "k_A | k_B | k_C");
        row("A says: Everyone is a knave.", "-k_A & -k_B & -k_C");
        row("A says: Nobody here is a knight.", "-k_A & -k_B & -k_C");
        row("A says: Not everybody is a knave.", "k_A | k_B | k_C");
        row("A says: Someone here is lying.", "-(k_A & k_B & k_C)");
        row("A says: Each of us is a knight.", "k_A & k_B & k_C");
        row("A says: Every one of us is a knight.", "k_A & k_B & k_C");
        row("A says: Not one of us is a knight.", "-k_A & -k_B & -k_C");
        row("A says: Every islander lies.", "-k_A & -k_B & -k_C");
        row("A says: An odd number of islanders are knights.", "k_A <-> (k_B <-> k_C)");
        row("A says: Most of islanders are knaves.", "-k_A & -k_B | -k_A & -k_C | -k_B & -k_C");
        row("A says: Most people are knaves.", "-k_A & -k_B | -k_A & -k_C | -k_B & -k_C");
        row("A says: Half of people are knights.", "$F");
        row("A says: Half the inhabitants are knights.", "$F");
        row("A says: All the islanders lie.", "-k_A & -k_B & -k_C");
        row("A says: Not all islanders are knaves.", "-(-k_A & -k_B & -k_C)");
        row("A says: Some villagers lie.", "-(k_A & k_B & k_C)");
        row("A says: None of islanders is a knight.", "-k_A & -k_B & -k_C");
        row("A says: Islanders are knaves.", "-k_A & -k_B & -k_C");
        row("A says: Exactly one of islanders is a knight.",
            "k_A & -k_B & -k_C | -k_A & k_B & -k_C | -k_A & -k_B & k_C");
        row("A says: Exactly two people are knaves.",
            "-k_A & -k_B & k_C | -k_A & k_B & -k_C | k_A & -k_B & -k_C");
        row("A says: There are no knights among persons.", "-k_A & -k_B & -k_C");
        row("A says: There isn't exactly one knave among B and C.", "k_B <-> k_C");
        row("A says: There are not more than two knights.", "-(k_A & k_B & k_C)");
        row("A says: There are not more knights than knaves, and I lie.", "-k_A & -(k_B & k_C)");
        row("A says: Exactly half of B and C are knaves.", "-(k_B <-> k_C)");
        row("A says: Of inhabitants, none is a knight.", "-k_A & -k_B & -k_C");
        row("A says: Except for B, everyone is a knave.", "-k_A & k_B & -k_C");
        row("A says: Apart from B and me, all of us are knights.", "-k_A & -k_B & k_C");
        row("A says: Except for C, nobody lies, and B lies.", "$F");
        row("A says: If B lies, then apart from B, every islander is a knight.",
            "-k_B -> k_A & k_C");
        row("A says: Somebody is a knave.", "-(k_A & k_B & k_C)");
        row("A says: No one is a knave.", "k_A & k_B & k_C");
        row("A says: Everyone else is a knave.", "-k_B & -k_C");
        row("A says: The others are both knaves.", "-k_B & -k_C");
        row("A says: The other two are different.", "-(k_B <-> k_C)");
        row("A says: Exactly one of the others is a knight.", "-(k_B <-> k_C)");
        row("A says: The three of us are knaves.", "-k_A & -k_B & -k_C");
        row("A says: Exactly two of the three of us are knaves.",
            "-k_A & -k_B & k_C | -k_A & k_B & -k_C | k_A & -k_B & -k_C");
        row("A says: Of B and me, exactly one is a knight.", "-(k_A <-> k_B)");
        row("A says: B or C is a knave.", "-(k_B & k_C)");
        row("A says: B is a knave, or C is a knave and I am a knight.", "-k_B | -k_C & k_A");
        row("A says: B is a knave, or C is a knave, only if I am a knight.", "-k_B | -k_C -> k_A");
        row("A says: B is a knave, or C is a knave if I am a knight.", "k_A -> -k_B | -k_C");
        row("A says: B is a knave unless C is a knave, or I am a knight.", "-k_B | -k_C | k_A");
        row("A says: B is a knave if C lies, B lies, or I lie.", "-k_C | -k_B | -k_A -> -k_B");
        row("A says: I am a knight, and either B is a knave or C is a knave.",
            "k_A & (-k_B | -k_C)");
        row("A says: B or C is a knave, and I am a knight.", "(-k_B | -k_C) & k_A");
        row("A says: (B is a knave or C is a knave), and I am a knight.", "(-k_B | -k_C) & k_A");
        row("A says: Not all of us are knights.", "-(k_A & k_B & k_C)");
        row("A says: B and C are not knights.", "-k_B & -k_C");
        row("A says: Each of us is not a knight.", "-k_A & -k_B & -k_C");
        row("A says: Both B and C are not of the same type.", "-(k_B <-> k_C)");
        row("A says: Either B or I am a knight.", "k_A | k_B");
        row("A says: Either B or I am a knight, but not both.", "-(k_A <-> k_B)");
        row("A says: Either B, C or I am a knave.", "-k_A | -k_B | -k_C");
        row("A says: B and C both lie or both tell the truth.", "k_B <-> k_C");
        row("A says: B and C both tell the truth, or both always lie, and I lie.",
            "(k_B <-> k_C) & -k_A");
        row("A says: both B and C are knights or both are knaves.", "k_B <-> k_C");
        row("A says: either both B and C lie or neither does.", "k_B <-> k_C");
        row("A says: both B and C are knights, or neither is.", "k_B <-> k_C");
        row("A says: Either B or C is lying, or both.", "-(k_B & k_C)");
        row("A says: B or C or both are knights.", "k_B | k_C");
        row("A says: B or C, or both, lie.", "-(k_B & k_C)");
        row("A says: Either B, C or both are knights.", "k_B | k_C");
        row("A says: I, B or C is a knave.", "-(k_A & k_B & k_C)");
        row("A says: B, C are knights.", "k_B & k_C");
        row("A says: B and C are both knights or both knaves.", "k_B <-> k_C");
        row("A says: B and I are either both knights or both knaves.", "k_A <-> k_B");
        row("A says: At least one of the following is true: that I am a knight or that B is a "
            "knave.",
            "k_A | -k_B");
        row("A says: Exactly one of the following is true: B is a knight, C is a knight.",
            "-(k_B <-> k_C)");
        row("A says: I know that B is a knave and that C is a knight.", "-k_B & k_C");
        row("A says that he is a knave or B is a knight.", "-k_A | k_B");
        row("A says that she is the same kind as B.", "k_A <-> k_B");
        row("A says: B's statement is false.", "-k_B");
        row("A says: What B says is true.", "k_B");
        row("A says: B tells the truth.", "k_B");
        row("A says: B told the truth, and C lied.", "k_B & -k_C");
        row("A says: B is of my type.", "k_A <-> k_B");
        row("A says: C is not my kind.", "-(k_A <-> k_C)");
        row("A says: B is of the same type as I am.", "k_A <-> k_B");
        row("A says: B is a truth teller exactly when C is a liar.", "-(k_B <-> k_C)");
        row("A says: B is a knave whenever C is.", "-k_C -> -k_B");
        row("A: B is a knave.", "-k_B");
        row("A says, \"B is a knave.\"", "-k_B");
        row("A says: “B is a knave.”", "-k_B");
        row("A says: “I’m a knave, or B is a knight.”", "-k_A | k_B");
    }
    void readsIslanders() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, claim);
        compare(line.toStdString() + "\nfact: A, B and C are knights or true.",
                "k_A <-> (" + claim.toStdString() + ")", {"k_A", "k_B", "k_C"});
    }

    void readsTwoIslanders_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("claim");
        const auto row = [](const char* line, const char* claim) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(claim);
        };
        row("A says: We are both knights.", "k_A & k_B");
        row("A says: We are both knaves.", "-k_A & -k_B");
        row("A says: We are not both knights.", "-(k_A & k_B)");
        row("A says: Neither of us is a knave.", "k_A & k_B");
        row("A says: Both of us are knaves.", "-k_A & -k_B");
        row("A says that both of them are knaves.", "-k_A & -k_B");
        row("A claims exactly one of them lies.", "k_A <-> -k_B");
        row("A says: Both islanders are knights.", "k_A & k_B");
        row("A says: Both of the people are knights.", "k_A & k_B");
        row("A says: Both are knaves.", "-k_A & -k_B");
        row("A says: Both always tell the truth.", "k_A & k_B");
        row("A says: The other one is a knave.", "-k_B");
        row("A says: We are different.", "-(k_A <-> k_B)");
        row("A says: The two of us are both knights.", "k_A & k_B");
        row("A says: We are either both knights or both knaves.", "k_A <-> k_B");
        row("A says: There is one knight and one knave among us.", "-(k_A <-> k_B)");
        // Exactly and at least come to the same here.
        row("A says: One of us is a knight and one of us is a knave.", "-(k_A <-> k_B)");
    }
    void readsTwoIslanders() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, claim);
        compare(line.toStdString() + "\nA and B are knights or true.",
                "k_A <-> (" + claim.toStdString() + ")", {"k_A", "k_B"});
    }

    void leavesOutWhoIsSpokenTo() {
        compare("A says to B: exactly one of them lies.\nA, B, C and D are knights or true.",
                "k_A <-> -(k_C <-> k_D)", {"k_A", "k_B", "k_C", "k_D"});
    }

    /// Words with a meaning may be one that could be a name, and a pronoun may begin a claim.
    /// The caskets and the inspectors of textbooks: no line needs `fact:`, and phrases are denied.
    void readsFactsAboutPhrases() {
        const std::string guilty = "\na means: A is guilty.\nb means: B is guilty.";
        compare("If A is guilty then B is not guilty." + guilty, "a -> -b", {"a", "b"});
        compare("A isn't guilty, or B is guilty." + guilty, "-a | b", {"a", "b"});
        compare("Exactly one of a and b is true." + guilty, "-(a <-> b)", {"a", "b"});
        compare("At most one of the following is true: A is guilty, B is not guilty." + guilty,
                "-(a & -b)", {"a", "b"});
        const std::string likewise = "A says: B is a knave and A is guilty and so is C.";
        QVERIFY(!read_sheet(SheetForm::words, likewise + guilty).has_value());
        compare("Exactly one of A and B is guilty." + guilty, "-(a <-> b)", {"a", "b"});
        compare("C says: neither A nor B is guilty." + guilty, "k_C <-> -a & -b",
                {"k_C", "a", "b"});
        compare("B says: A and I are guilty, or one or more of A and B aren't guilty." + guilty,
                "k_B <-> a & b | -(a & b)", {"k_B", "a", "b"});
        compare("C says: if A or B is guilty then exactly one of A and B lies." + guilty,
                "k_C <-> (a | b -> -(k_A <-> k_B))", {"k_C", "k_A", "k_B", "a", "b"});
        // `I` is whoever says it.
        compare("A says: I am guilty." + guilty, "k_A <-> a", {"k_A", "a"});
        compare("B says: A is guilty or I'm not guilty." + guilty, "k_B <-> a | -b",
                {"k_B", "a", "b"});
        compare("A says: B says 'I am guilty' and I am a knave." + guilty,
                "k_A <-> (k_B <-> b) & -k_A", {"k_A", "k_B", "a", "b"});
    }
    void readsPhrasesBeforePronouns() {
        compare("fact: rain or both are knights\np means: rain.\n"
                "fact: A and B are knights or true.",
                "p | k_A & k_B", {"p", "k_A", "k_B"});
        compare("fact: false or it is false that A is a knight\n"
                "fact: A and B are knights or true.",
                "-k_A", {"k_A"});
        compare("fact: either rain or it is true that A is a knight\np means: rain.", "p | k_A",
                {"p", "k_A"});
    }

    void readsDoors_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("formula");
        const auto row = [](const char* line, const char* formula) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(formula);
        };
        row("Sign 1 says: In this room there is a lady, and in the other room there is a tiger.",
            "m1 <-> l1 & -l2");
        row("Sign 1 says: In one of these rooms there is a lady, and in one of these rooms there "
            "is a tiger.",
            "m1 <-> -(l1 <-> l2)");
        row("Sign 1 says: At least one of these rooms contains a lady.", "m1 <-> l1 | l2");
        row("Sign 1 says: Both rooms contain ladies.", "m1 <-> l1 & l2");
        row("Sign 1 says: Neither room contains a tiger.", "m1 <-> l1 & l2");
        row("Sign 1 says: It makes no difference which room you pick.", "m1 <-> (l1 <-> l2)");
        row("Sign 1 reads: It does make a difference which room you pick.", "m1 <-> -(l1 <-> l2)");
        row("Door 1 says: there is a tiger behind this door.", "m1 <-> -l1");
        row("Sign 1 says: behind the other door is a lady.", "m1 <-> l2");
        row("Sign 1 says: a lady is in one of the rooms and a tiger is in one of the rooms.",
            "m1 <-> -(l1 <-> l2)");
        row("Sign 1 says: door 2 hides a tiger.", "m1 <-> -l2");
        row("Sign 1 says: this room does not contain a lady.", "m1 <-> -l1");
        row("Sign 1 says: You will find a lady in this room.", "m1 <-> l1");
        row("Sign 1 says: You won't find a lady behind the other door.", "m1 <-> -l2");
        row("Sign 1 says: In this room you'll find a tiger.", "m1 <-> -l1");
        row("Sign 1 says: a lady is behind every door.", "m1 <-> l1 & l2");
        row("Some signs are true.", "m1 | m2");
        row("Sign 1 says: there are ladies in both rooms.", "m1 <-> l1 & l2");
        row("Sign 1 says: there is no tiger in any room.", "m1 <-> l1 & l2");
        row("Sign 1 says: there is a tiger in here.", "m1 <-> -l1");
        row("Sign 1 says: if this room has a lady, so does the other room.", "m1 <-> (l1 -> l2)");
        row("Sign 1 says: this room has a lady and the other room does not.", "m1 <-> l1 & -l2");
        row("Sign 1 says: this sign is true and so is the other sign.", "m1 <-> m1 & m2");
        row("Sign 1 says: this sign is true and the other one is false.", "m1 <-> m1 & -m2");
        row("Sign 1 says: this room has a lady and the other contains a tiger.", "m1 <-> l1 & -l2");
        row("Sign 1 says: If this room has a lady, the other does not contain a lady.",
            "m1 <-> (l1 -> -l2)");
        row("Sign 1 says: This sign is false or the other is not true.", "m1 <-> -m1 | -m2");
        row("Sign 1 says: In both rooms there are ladies.", "m1 <-> l1 & l2");
        row("Sign 1 says: Only room 1 has a lady.", "m1 <-> l1 & -l2");
        row("Sign 1 says: Room 1 or room 2 has a tiger.", "m1 <-> -(l1 & l2)");
        row("Sign 1 says: Either this room or the other room has a lady.", "m1 <-> l1 | l2");
        row("Sign 1 says: There is exactly one lady.", "m1 <-> -(l1 <-> l2)");
        row("Sign 1 says: There are no tigers in these rooms.", "m1 <-> l1 & l2");
        row("Sign 1 says: What the sign on door 2 says is false.", "m1 <-> -m2");
        row("Sign 1 says: what the other sign says is true.", "m1 <-> m2");
        row("Sign 1 says: If what sign 2 says is not true, then this room has a lady.",
            "m1 <-> (-m2 -> l1)");
        row("What the sign on door 2 says is false.", "-m2");
        row("fact: What sign 1 says is false or what sign 2 says is false.", "-m1 | -m2");
        row("Only sign 1 is true.", "m1 & -m2");
        row("The first room has a lady, and the second has a tiger.", "l1 & -l2");
        row("The first sign is true, but the second is false.", "m1 & -m2");
        row("Exactly one of the signs is true.", "-(m1 <-> m2)");
        row("One room has a lady, and the other room has a tiger.", "-(l1 <-> l2)");
        row("One of the signs is true, but the other sign is false.", "-(m1 <-> m2)");
        row("If a lady is in room 1, then the sign on it is true.", "l1 -> m1");
        row("Both of the signs are false.", "-m1 & -m2");
        row("An even number of signs are true.", "m1 <-> m2");
        row("Half of rooms have ladies.", "-(l1 <-> l2)");
        row("The signs are either both true or both false.", "m1 <-> m2");
        row("If room 1 has a lady then sign 1 is true, otherwise sign 1 is false.",
            "(l1 -> m1) & (-l1 -> -m1)");
        row("All of the rooms except room 2 have ladies.", "l1 & -l2");
    }
    void readsDoors() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, formula);
        compare(line.toStdString() + "\nfact: room 2 has a lady or true.", formula.toStdString(),
                {"l1", "l2", "m1", "m2"});
    }

    void refuses_data() {
        const test_suite::Refusals row;
        row("A says: one of us is a knave", 9,
            "this can mean 'exactly one' or 'at least one', which differ here; write the one you "
            "mean");
        row("A says: it is false that B is a knave and C is a knave", 39,
            "this can be read in two ways; put what follows 'that' in brackets");
        row("A says: B would say that C is a knave, or C is a knave", 40,
            "this can be read in two ways; put what follows 'that' in brackets");
        for (const auto& [text, column] :
             {std::pair("A says: B would say that C lies, unless A lies, and C lies if B lies", 49),
              {"A says: B would say that C lies if A lies, and C lies if B lies", 33},
              {"A says: it is not true that B lies whenever C does", 36},
              {"A says: it is false that B lies while C tells the truth", 33},
              {"A says: B would say that C is a knave, even though I lie", 40},
              {"A says: it is false that B is a knight only if C is", 40},
              {"A says: B would deny that C lies unless I lie", 34},
              {"A says: B and C would both say that C lies if and only if I lie", 44},
              {"A says: a knave would say that B lies provided C lies", 39}})
            row(text, column, "this can be read in two ways; put what follows 'that' in brackets");
        for (const auto& [text, column] : {std::pair("A says: all of us are not knights", 19),
                                           {"A says: everyone is not a knave", 18},
                                           {"A says: everyone really is not a knave", 25},
                                           {"A says: all of us cannot be knights", 19},
                                           {"A says: all of us were not knights", 19},
                                           {"A says: everyone did not lie", 18},
                                           {"A says: both B and C are not knights", 22}})
            row(text, column, "this can mean 'not all' or 'none'; write the one you mean");
        // Commas group otherwise than `and` before `or` does.
        for (const auto& [text, column] :
             {std::pair("A says: B is a knave or C is a knave, and I am a knight", 39),
              {"A says: I am a knight, and B is a knave or C is a knave", 24},
              {"A says: I am a knight or B or C is a knave, but not both", 23},
              {"A says: either I lie or B or C lies, but not both", 22},
              {"A says: B is a knight or a knave or C is a knave, but not both", 23},
              {"A says: either B is a knight or a knave or C is a knave, but not both", 30},
              {"A says: at least one of the following is true: that B lies and C lies, or that I "
               "lie",
               60},
              {"A says: at least one of the following is true: B lies and C lies, or I lie", 67},
              {"A says: either B is a knave or C is a knave, but I am a knight", 46},
              {"A says: B is a knight if C is, and I am a knave", 32},
              {"A says: B is a knave, and C is a knave if I am a knight", 23},
              {"A says: B is a knave, but C is a knave unless I am a knight", 23},
              {"A says: B is a knave unless C is a knave, and I am a knight", 43},
              {"A says: B is a knight, C is not a knave, nor am I, or B is a knave", 42},
              {"A says: B is a knight if C is a knight, or I am a knave", 41},
              {"A says: B is a knight if and only if C is, or I am a knave", 44},
              {"A says: B is a knight provided that C is, or I am a knave", 43},
              {"A says: B is a knight, or I am a knave only if C is a knight", 24},
              {"A says: B is a knight, or I am a knave if and only if C is a knight", 24}})
            row(text, column, "this can be read in two ways; add brackets, as in (p or q) and r");
        for (const auto& [text, column] :
             {std::pair("A says: if B is a knave then C is a knight, and I am a knave", 45),
              {"A says: if B is a knave, C is a knight, but I am a knave", 41},
              {"A says: if B is a knave then C is a knight while I am a knave", 44},
              {"A says: if B is a knave then C is a knight although I am a knave", 44},
              {"A says: if B is a knave then C is a knight; I am a knave", 43},
              {"A says: if B is a knave, C is a knight, otherwise C is a knave, and I lie", 65},
              {"A says: unless B is a knave, C is a knight, and I am a knave", 45},
              {"A says: if B is a knave, then if C is a knave, I lie, and B lies", 55}})
            row(text, column,
                "this can be read in two ways; write if p then (q and r), or (if p then q) and r");
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
              {"A says: B and C are not both knights, and so am I", 43}})
            row(text, column, "it is unclear what is said here; write it out");
        row("A says: neither of us is a knave", 9,
            "'neither' means two, but there are 3 of them; write 'none', or name the two");
        row("A says: B or C is a knight, and neither of us is a knave", 33,
            "'neither' means two, but there are 3 of them; write 'none', or name the two");
        for (const char* joint : {" and", ", and", ", but"}) {
            const QByteArray first = QByteArray("A says that B is a knave") + joint;
            row(first + " B says that C is a knave", static_cast<int>(first.size()) + 2,
                "it is unclear who says this; put each person's statement on its own line");
        }
        row("A says to B: C would say that you are a knave", 31,
            "it is unclear who 'you' is; write the name");
        row("A says to: we are both knights", 10, "expected a name, found ':'");
        // Not what was said before what somebody could mean by it.
        row("A says: B is a knave and what C says is true and so am I", 50,
            "expected a name, found 'so'");
        row("A says: B is a knave and B and C are the same and so am I", 51,
            "expected a name, found 'so'");
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
        row("A says: B lies, and exactly one of them is a knight", 36,
            "it is unclear who 'them' is; write the name");
        row("A says to B: exactly one of them lies", 29,
            "it is unclear who 'them' is; write the name");
        row("A says that exactly one of them is a knight", 28,
            "it is unclear who 'them' is; write the name");
        row("A says that B is a knave and he is a knight", 30,
            "it is unclear who 'he' is; write the name");
        row("A says: he is a knight", 9, "it is unclear who 'he' is; write the name");
        row("A says, 'he is a knight'", 10, "it is unclear who 'he' is; write the name");
        row("A says: B and she are knaves", 15, "it is unclear who 'she' is; write the name");
        row("A says that B would say that he is a knave", 30,
            "it is unclear who 'he' is; write the name");
        row("everyone else is a knight", 10,
            "nobody says this, so it is unclear who the others are; name them");
        const char* const behind = "this comes after the quotation mark; put it on a separate line";
        row("A says 'B is a knave' and C is a knight", 23, behind);
        row("A says: `B is a knave', and C is a knight", 25, behind);
        row("A says \u201cB is a knave\u201d if C is a knight", 27, behind);
        const char* const ends = "expected 'and', 'or' or the end of the line, found ','";
        row("A says: if B lies, C lies, I lie", 26, ends);
        row("A says: B lies, C says that A lies", 15, ends);
        row("A says: if B lies then C lies, so do I", 32,
            "this can be read in two ways; write if p then (q and r), or (if p then q) and r");
        const char* const unclear = "it is unclear who the others are; name them";
        row("A says: B is a knight and the others are knaves", 31, unclear);
        row("A says: B is a knave, but everyone else is a knight", 36, unclear);
        row("A says: at least one of us is a knave and the others are knights", 47, unclear);
        row("A says: B would say that the others are knaves", 30, unclear);
        row("A says: one knave among us", 9,
            "this can mean 'exactly one' or 'at least one', which differ here; write the one you "
            "mean");
        row("A says: if one of us is a knave, the others are knaves", 12,
            "this can mean 'exactly one' or 'at least one', which differ here; write the one you "
            "mean");
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
        // Words for somebody or something are no new people.
        for (const QByteArray word : {"they", "each", "anyone", "anybody", "one", "it", "this",
                                      "that", "who", "you", "another", "these"})
            for (const char* verb : {" is a knave", " are knaves", " is true", " lies"})
                row(word + verb, 1, "it is unclear who '" + word + "' is; write the name");
        for (const QByteArray word : {"some", "most", "all", "none", "half", "any", "two", "many",
                                      "signs", "rooms", "liars", "knights", "person"})
            row("B is a knave or " + word + " are knaves", 17,
                "expected a name, found '" + word + "'");
        // Nor are those for somebody's place in a line.
        for (const QByteArray word : {"first", "second", "third", "last", "next", "latter"}) {
            row(word + " is a knight", 1, "it is unclear who '" + word + "' is; write the name");
            row(word + " says: B is a knave", 1, "expected a name, found '" + word + "'");
            row("A says: B is a knave or " + word + " is", 25,
                "it is unclear who '" + word + "' is; write the name");
            row("A says: the " + word + " islander is a knave", 13,
                "it is unclear who 'the " + word + "' is; write the name");
        }
        row("A says: an even number of signs are true", 27, "expected a name, found 'signs'");
        row("They say: A is a knave", 1, "it is unclear who 'they' is; write the name");
        row("Each says: I am a knave", 1, "expected a name, found 'Each'");
        row("A says: B or they are knaves", 14, "it is unclear who 'they' is; write the name");
        row("A says: B or both are knaves", 14, "it is unclear who 'both' is; write the name");
        row("A says to them: B is a knave", 11, "expected a name, found 'them'");
        row("A says: the islander is a knave", 9, "expected a name, found 'the'");
        row("A says: the other one is a knave", 9, "there are 2 of them, not 1");
        // Neither are nouns that are not known.
        row("A says: strangers are knaves", 19, "expected 'is', found 'are'");
        row("A says: strangers lie", 19, "expected 'is', found 'lie'");
        row("A says: half of strangers are knaves", 27, "expected 'and', found 'are'");
        row("A says: one knave among strangers", 34, "expected 'and', found the end of the line");
        row("A says: B is too", 14, "expected 'knight' or 'knave', found 'too'");
        row("A says: B is not certainly a knave", 18,
            "expected 'knight' or 'knave', found 'certainly'");
        row("A says: B is not a knave, and C is a knave either", 44,
            "expected 'and', 'or' or the end of the line, found 'either'");
        row("A says: B is not a knave like me", 26,
            "it is unclear what is said here; write it out");
        row("A says: B is a knave and C says A is a knave", 26,
            "it is unclear who says this; put each person's statement on its own line");
    }
    void refuses() {
        test_suite::check_refusal(
            [](const std::string& text) {
                return read_sheet(SheetForm::words, text + "\nA, B and C are knights or true.");
            },
            test_suite::Told::whole);
    }

    void leavesOutWhatIsNotUnderstood() {
        const std::string text = "Abe says: Bea is a baker.\nBea says: Abe is a knave;\n"
                                 "Cid says: We are not all knaves.\nAbe says: Cid is a knave.\n";
        QVERIFY(!read_sheet(SheetForm::words, text).has_value());
        auto sheet = read_sheet_leniently(SheetForm::words, text);
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->statements.size(), std::size_t{2});
        QCOMPARE(sheet->skipped.size(), std::size_t{2});
        QCOMPARE(sheet->skipped[0].span->line, 1);
        QCOMPARE(sheet->skipped[1].span->line, 2);
        QCOMPARE(verdict_of(*sheet).models, std::uint64_t{2}); // Nothing is said of Bea.
        // They stay where another form is edited.
        std::string formulas = sheet->texts[1];
        const auto place = formulas.find("end_of_list");
        formulas.insert(place, "  k_Bea.\n");
        const auto edited = read_sheet_leniently(SheetForm::propositions, formulas, &*sheet);
        QVERIFY(edited.has_value());
        QVERIFY(
            edited->texts[0].starts_with("Abe says: Bea is a baker.\nBea says: Abe is a knave;"));
        QCOMPARE(edited->skipped.size(), std::size_t{2});
        QCOMPARE(edited->statements.size(), std::size_t{3});
        // Where nothing is understood it is an error.
        QCOMPARE(
            read_sheet_leniently(SheetForm::words, "Abe says: Bea is a baker.").error().message,
            std::string("expected 'knight' or 'knave', found 'baker'"));
        std::string many;
        for (int i = 0; i < 300; ++i)
            many += "Abe says: Bea is a baker.\n";
        QVERIFY(!read_sheet_leniently(SheetForm::words, many + text).has_value());
    }

    /// Somebody who says nothing is there, and facts can say who tells the truth.
    void readsFactsAndSilence() {
        const auto sheet = read_sheet(SheetForm::words, "Abe says: we are both knaves.\n"
                                                        "Bea says nothing.\n");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        QCOMPARE(sheet->figures.size(), std::size_t{2});
        const auto verdict = verdict_of(*sheet);
        QCOMPARE(verdict.models, std::uint64_t{1});
        // They are in the formulas, too.
        for (const char* const there : {"Abe and Bea say nothing.", "Abe and Bea both say nothing.",
                                        "You meet two inhabitants: Abe and Bea.",
                                        "On the island of knights and knaves, you are approached "
                                        "by two people, Abe and Bea.",
                                        "You encounter two islanders, Abe and Bea."}) {
            const auto words =
                read_sheet(SheetForm::words, std::string(there) + "\nCid says: Cid is a knight.\n");
            QVERIFY2(words.has_value(), words ? "" : words.error().message.c_str());
            QCOMPARE(words->figures.size(), std::size_t{3});
            QCOMPARE(verdict_of(*words).models, std::uint64_t{8});
            const auto formulas = read_sheet(SheetForm::propositions, words->texts[1]);
            QVERIFY2(formulas.has_value(), formulas ? "" : formulas.error().message.c_str());
            QCOMPARE(verdict_of(*formulas).models, std::uint64_t{8});
        }
        // Nobody knows what Cid is.
        const auto silent = read_sheet(SheetForm::words, "Abe says: Bea and I are both knaves.\n"
                                                         "Cid says nothing.\n");
        QVERIFY(silent.has_value());
        QCOMPARE(verdict_of(*silent).models, std::uint64_t{2});
        QCOMPARE(silent->atoms, (std::vector<std::string>{"k_Abe", "k_Bea", "k_Cid"}));
        QVERIFY(!silent->statements[1].figure);
        compare("Abe, Bea and Cid each say: exactly one of us is a knave.",
                "-k_Abe & -k_Bea & -k_Cid", {"k_Abe", "k_Bea", "k_Cid"});
        compare("Abe tells the truth.\nAbe and Bea are knights or true.", "k_Abe",
                {"k_Abe", "k_Bea"});
    }

    void showsWhatIsSaidWithoutAColon() {
        const auto sheet = read_sheet(SheetForm::words, "Abe claims that Bea is a knave.\n"
                                                        "Abe and Bea are different.");
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->figures[0].saying, std::string("Bea is a knave."));
        QVERIFY(!sheet->statements[1].figure);
    }
};

LOGGIA_LOOP_TEST(ClaimPhrasesTest)

} // namespace claim_phrases_test

#include "claim_phrases_test.moc"
