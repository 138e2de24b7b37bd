#include "tests/core/puzzles/islanders.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_speakers_test {

using namespace loggia;
using namespace loggia::puzzles;

/// Who says a claim, to whom, and whom `I`, `you`, `he` and `we` mean by that.
class ClaimSpeakersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meansAmongIslanders_data() {
        const islanders::Meanings row;
        row("\"We are all knights,\" says A.", "k_A & k_B & k_C");
        row("\u201CB is a knave\u201D, said A.", "-k_B");
        row("A says: \u201CB is a knave!\u201D", "-k_B");
        row("A says that we are not all knaves.", "-(-k_A & -k_B & -k_C)");
        row("A says that he and B are both knaves.", "-k_A & -k_B");
        row("A says that B and she are of opposite types.", "-(k_A <-> k_B)");
        row("A says that neither B nor he is a knave.", "k_A & k_B");
        row("A claims that B and herself are both knaves.", "-k_A & -k_B");
        row("A says she's a knave or B is.", "-k_A | -k_B");
        row("A says: B and myself are knaves.", "-k_A & -k_B");
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
        row("A declares that B is a knave.", "-k_B");
        row("A exclaimed: B is a knave!", "-k_B");
        row("A remarks, 'B is a knave.'", "-k_B");
        row("A says to B: we do not both lie.", "k_A | k_B");
        row("A says that both of them lie.", "-k_B & -k_C");
        row("A says that he is a knave or B is a knight.", "-k_A | k_B");
        row("A says that she is the same kind as B.", "k_A <-> k_B");
        row("A: B is a knave.", "-k_B");
        row("A says, \"B is a knave.\"", "-k_B");
        row("A says: “B is a knave.”", "-k_B");
        row("A says: “I’m a knave, or B is a knight.”", "-k_A | k_B");
    }
    void meansAmongIslanders() { islanders::check_meaning(); }

    void leavesOutWhoIsSpokenTo() {
        islanders::compare(
            "A says to B: exactly one of them lies.\nA, B, C and D are knights or true.",
            "k_A <-> -(k_C <-> k_D)", {"k_A", "k_B", "k_C", "k_D"});
    }

    void showsWhatIsSaidWithoutAColon() {
        const auto sheet = read_sheet(SheetForm::words, "Abe claims that Bea is a knave.\n"
                                                        "Abe and Bea are different.");
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->figures[0].saying, std::string("Bea is a knave."));
        QVERIFY(!sheet->statements[1].figure);
    }

    void refusesAmongIslanders_data() {
        const test_suite::Refusals row;
        for (const char* joint : {" and", ", and", ", but"}) {
            const QByteArray first = QByteArray("A says that B is a knave") + joint;
            row(first + " B says that C is a knave", static_cast<int>(first.size()) + 2,
                "it is unclear who says this; put each person's statement on its own line");
        }
        row("A says to B: C would say that you are a knave", 31,
            "it is unclear who 'you' is; write the name");
        row("A says to: we are both knights", 10, "expected a name, found ':'");
        row("A says that B is a knave and he is a knight", 30,
            "it is unclear who 'he' is; write the name");
        row("A says: he is a knight", 9, "it is unclear who 'he' is; write the name");
        row("A says, 'he is a knight'", 10, "it is unclear who 'he' is; write the name");
        row("A says: B and she are knaves", 15, "it is unclear who 'she' is; write the name");
        row("A says that B would say that he is a knave", 30,
            "it is unclear who 'he' is; write the name");
        const char* const behind = "this comes after the quotation mark; put it on a separate line";
        row("A says 'B is a knave' and C is a knight", 23, behind);
        row("A says: `B is a knave', and C is a knight", 25, behind);
        row("A says \u201cB is a knave\u201d if C is a knight", 27, behind);
        row("A says: B is a knave and C says A is a knave", 26,
            "it is unclear who says this; put each person's statement on its own line");
    }
    void refusesAmongIslanders() { islanders::check_refusal(); }
};

LOGGIA_LOOP_TEST(ClaimSpeakersTest)

} // namespace claim_speakers_test

#include "claim_speakers_test.moc"
