#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/islanders.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_phrases_test {

using namespace loggia;
using namespace loggia::puzzles;

/// Claims about what is said or true, and those that refer to what was said before, against
/// formulas.
class ClaimPhrasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meansAmongIslanders_data() {
        const islanders::Meanings row;
        row("A says: We are all knights.", "k_A & k_B & k_C");
        row("A says: if C is a knight then B says C lies.", "k_C -> (k_B <-> -k_C)");
        row("A says: if B is a knave then C is not a knave, and neither am I.",
            "-k_B -> k_C & k_A");
        row("A says: We are all of the same type.", "k_A & k_B & k_C | -k_A & -k_B & -k_C");
        row("A says: B isn't a knight and C isn't either.", "-k_B & -k_C");
        row("A says: B is not a knave, and C is not a knave either.", "k_B & k_C");
        row("A says: Neither B nor C is a knave.", "k_B & k_C");
        row("A says: B is a knave, and neither of us is a knight.", "-k_B & -k_A");
        row("A says: B and I are different, but neither of us is a knave.",
            "-(k_A <-> k_B) & k_A & k_B");
        row("A says: if C is a knight then we both lie.", "k_C -> -k_A & -k_C");
        row("A says: Neither of B and C is lying.", "k_B & k_C");
        row("A says: Neither A, B nor C is lying, and I am a knight.", "k_A & k_B & k_C");
        row("A says: neither I, B, nor C lies.", "k_A & k_B & k_C");
        row("A says: If I am a knight, then so is B.", "k_A -> k_B");
        row("A says: B is a knight and C is, too.", "k_B & k_C");
        row("A says: B lies, and C lies, too.", "-k_B & -k_C");
        row("A says: If B is a knave, too, then C is also a knave.", "-k_B -> -k_C");
        row("A says: B and C also lie.", "-k_B & -k_C");
        row("A says: B is a knave; so is C; and I am a knight.", "-k_B & -k_C & k_A");
        row("A says: B tells the truth as well, or I am a knave.", "k_B | -k_A");
        row("A says: B and C are the same as well.", "k_B <-> k_C");
        row("A says: I lie, and B and C are different as well.", "-k_A & -(k_B <-> k_C)");
        row("A says: If one of B and C is a knave, the other is, too.", "k_B <-> k_C");
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
        row("A says: If I'm a knight, B is one too.", "k_A -> k_B");
        row("A says: I am not a knave, and neither is B.", "k_A & k_B");
        row("A says: B is not a knight, nor is C.", "-k_B & -k_C");
        row("A says: B does not lie nor does C, and I am a knight.", "k_B & k_C & k_A");
        row("A says: I am not a knave, and neither are B and C.", "k_A & k_B & k_C");
        row("A says: B is a knave, as is C.", "-k_B & -k_C");
        row("A says: B is a knave, so are C and I.", "-k_B & -k_C & -k_A");
        row("A says: If B is a knave, so is C.", "-k_B -> -k_C");
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
        row("A says: B is like me, and neither of us is a knave.", "k_A & k_B");
        row("A says: B and C are not like me.", "-(k_A <-> k_B) & -(k_A <-> k_C)");
        row("A says: I am unlike B.", "-(k_A <-> k_B)");
        row("A says: B and C are not both like me.", "-((k_A <-> k_B) & (k_A <-> k_C))");
        row("A says: B is a knave like me.", "-k_A & -k_B");
        row("A says: We do not all tell the truth.", "-(k_A & k_B & k_C)");
        row("A says: B and C would not both say that I am a knave.",
            "-((k_B <-> -k_A) & (k_C <-> -k_A))");
        row("A says: B and C would not say that I am a knave.",
            "-(k_B <-> -k_A) & -(k_C <-> -k_A)");
        row("A says: B did not lie, nor did C.", "k_B & k_C");
        row("A says: Neither B nor C was a knight.", "-k_B & -k_C");
        row("A says: What B said was false.", "-k_B");
        row("A says: B's statement was true.", "k_B");
        row("A says: C told me that B was a knave.", "k_C <-> -k_B");
        row("A says: Don't believe B; he is lying!", "-k_B");
        row("A says: Do not believe B, she lies.", "-k_B");
        row("A says, \u201cDon\u2019t believe B \u2014 he is lying.\u201d", "-k_B");
        row("A says: B is a knave \u2013 and so am I.", "-k_B & -k_A");
        row("A says: Do not trust B, and C is a knight.", "-k_B & k_C");
        row("A says: If B is a knave, C is a knight, and so am I.", "-k_B -> k_C & k_A");
        row("A says: If B is a knave, then C isn't a knight, nor am I.", "-k_B -> -k_C & -k_A");
        row("A says: B says that C says only true things.", "k_B <-> k_C");
        row("A says: It's not the case that B is a knave.", "k_B");
        row("A says: It is false that (B is a knave and C is a knave).", "k_B | k_C");
        row("A says: B and C are the same, and neither of them lies.", "k_B & k_C");
        row("A says: when C is a knight, then so is B.", "k_C -> k_B");
        row("A says: Only a knave would say that B is a knave.", "k_B");
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
        row("A says: either both B and C lie or neither does.", "k_B <-> k_C");
        row("A says: both B and C are knights, or neither is.", "k_B <-> k_C");
        row("A says: B and C both lie or neither does.", "k_B <-> k_C");
        row("A says: either B and C are both knaves or neither is, and I lie.",
            "(k_B <-> k_C) & -k_A");
        row("A says: B and C are both knights or both are knaves.", "k_B <-> k_C");
        row("A says: either B and C both lie or both tell the truth.", "k_B <-> k_C");
        row("A says: either B and C are both knaves or both B and I are.",
            "-k_B & -k_C | -k_B & -k_A");
        row("A says: I know that B is a knave and that C is a knight.", "-k_B & k_C");
        row("A says: B's statement is false.", "-k_B");
        row("A says: What B says is true.", "k_B");
    }
    void meansAmongIslanders() { islanders::check_meaning(); }

    void readsTwoIslanders_data() {
        const islanders::Meanings row;
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
        islanders::compare(line.toStdString() + "\nA and B are knights or true.",
                           "k_A <-> (" + claim.toStdString() + ")", {"k_A", "k_B"});
    }

    /// The caskets and the inspectors of textbooks: no line needs `fact:`, and phrases are denied.
    void readsFactsAboutPhrases() {
        const std::string guilty = "\na means: A is guilty.\nb means: B is guilty.";
        islanders::compare("If A is guilty then B is not guilty." + guilty, "a -> -b", {"a", "b"});
        islanders::compare("A isn't guilty, or B is guilty." + guilty, "-a | b", {"a", "b"});
        islanders::compare("Exactly one of a and b is true." + guilty, "-(a <-> b)", {"a", "b"});
        islanders::compare("At most one of the following is true: A is guilty, B is not guilty." +
                               guilty,
                           "-(a & -b)", {"a", "b"});
        const std::string likewise = "A says: B is a knave and A is guilty and so is C.";
        QVERIFY(!read_sheet(SheetForm::words, likewise + guilty).has_value());
        islanders::compare("Exactly one of A and B is guilty." + guilty, "-(a <-> b)", {"a", "b"});
        islanders::compare("C says: neither A nor B is guilty." + guilty, "k_C <-> -a & -b",
                           {"k_C", "a", "b"});
        islanders::compare("B says: A and I are guilty, or one or more of A and B aren't guilty." +
                               guilty,
                           "k_B <-> a & b | -(a & b)", {"k_B", "a", "b"});
        islanders::compare("C says: if A or B is guilty then exactly one of A and B lies." + guilty,
                           "k_C <-> (a | b -> -(k_A <-> k_B))", {"k_C", "k_A", "k_B", "a", "b"});
        // `I` is whoever says it.
        islanders::compare("A says: I am guilty." + guilty, "k_A <-> a", {"k_A", "a"});
        islanders::compare("B says: A is guilty or I'm not guilty." + guilty, "k_B <-> a | -b",
                           {"k_B", "a", "b"});
        islanders::compare("A says: B says 'I am guilty' and I am a knave." + guilty,
                           "k_A <-> (k_B <-> b) & -k_A", {"k_A", "k_B", "a", "b"});
    }

    /// Words with a meaning may be one that could be a name, and a pronoun may begin a claim.
    void readsPhrasesBeforePronouns() {
        islanders::compare("fact: rain or both are knights\np means: rain.\n"
                           "fact: A and B are knights or true.",
                           "p | k_A & k_B", {"p", "k_A", "k_B"});
        islanders::compare("fact: false or it is false that A is a knight\n"
                           "fact: A and B are knights or true.",
                           "-k_A", {"k_A"});
        islanders::compare("fact: either rain or it is true that A is a knight\np means: rain.",
                           "p | k_A", {"p", "k_A"});
    }

    void refusesAmongIslanders_data() {
        const test_suite::Refusals row;
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
        row("A says: neither of us is a knave", 9,
            "'neither' means two, but there are 3 of them; write 'none', or name the two");
        row("A says: B or C is a knight, and neither of us is a knave", 33,
            "'neither' means two, but there are 3 of them; write 'none', or name the two");
        // Not what was said before what somebody could mean by it.
        row("A says: B is a knave and what C says is true and so am I", 50,
            "expected a name, found 'so'");
        row("A says: B is a knave and B and C are the same and so am I", 51,
            "expected a name, found 'so'");
        // Not an islander of that name.
        row("A says: p is false and q differs from true", 39, "expected a name, found 'true'");
        row("A says: q is different from false", 29, "expected a name, found 'false'");
        row("A says: B is too", 14, "expected 'knight' or 'knave', found 'too'");
        row("A says: B is not a knave, and C is a knave either", 44,
            "expected 'and', 'or' or the end of the line, found 'either'");
        row("A says: B is not a knave like me", 26,
            "it is unclear what is said here; write it out");
    }
    void refusesAmongIslanders() { islanders::check_refusal(); }

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
            QCOMPARE(words->statements.size(), std::size_t{2}); // a statement for each line
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
        islanders::compare("Abe, Bea and Cid each say: exactly one of us is a knave.",
                           "-k_Abe & -k_Bea & -k_Cid", {"k_Abe", "k_Bea", "k_Cid"});
        islanders::compare("Abe tells the truth.\nAbe and Bea are knights or true.", "k_Abe",
                           {"k_Abe", "k_Bea"});
    }
};

LOGGIA_LOOP_TEST(ClaimPhrasesTest)

} // namespace claim_phrases_test

#include "claim_phrases_test.moc"
