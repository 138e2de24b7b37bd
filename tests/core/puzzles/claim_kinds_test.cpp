#include "tests/core/puzzles/islanders.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_kinds_test {

using namespace loggia;
using namespace loggia::puzzles;

/// Claims about how many of all people are of a kind, and about whom `them` and `the others` are.
class ClaimKindsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meansAmongIslanders_data() {
        const islanders::Meanings row;
        row("A says: None of us is a knight.", "-k_A & -k_B & -k_C");
        row("A says: All three of us are knaves.", "-k_A & -k_B & -k_C");
        row("A says: There is precisely one knave among B and C.", "-(k_B <-> k_C)");
        row("A says: There is one knave among us, and the others are knights.",
            "k_A & k_B & -k_C | k_A & -k_B & k_C | -k_A & k_B & k_C");
        row("A says: If I am a knight, everyone else is a knave.", "k_A -> -k_B & -k_C");
        row("A says: Of B and C, there is exactly one knave.", "-(k_B <-> k_C)");
        row("A says: Among B and C there is a knave.", "-(k_B & k_C)");
        row("A says: There aren't any knaves among us.", "k_A & k_B & k_C");
        row("A says: There isn't a knight here.", "-k_A & -k_B & -k_C");
        row("A says: There was a knave among us.", "-(k_A & k_B & k_C)");
        row("A says: Some of us are knaves.", "-(k_A & k_B & k_C)");
        row("A says: Only B is a knight.", "-k_A & k_B & -k_C");
        row("A says: Only B and I are knaves.", "-k_A & -k_B & k_C");
        row("A says: Only B lies.", "k_A & -k_B & k_C");
        row("A says: I am the only knight.", "k_A & -k_B & -k_C");
        row("A says: B is the only knave among us.", "k_A & -k_B & k_C");
        row("A says: B and C are the only knights.", "-k_A & k_B & k_C");
        row("A says: The only knave is B.", "k_A & -k_B & k_C");
        row("A says: I am the only one of us who tells the truth.", "k_A & -k_B & -k_C");
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
        row("A says: There are fewer knights than knaves.", "-(k_A & k_B | k_A & k_C | k_B & k_C)");
        row("A says: Most of us are knights.", "k_A & k_B | k_A & k_C | k_B & k_C");
        row("A says: There are as many knights as knaves among B and C.", "-(k_B <-> k_C)");
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
        row("A says: Somebody is a knave.", "-(k_A & k_B & k_C)");
        row("A says: No one is a knave.", "k_A & k_B & k_C");
        row("A says: Everyone else is a knave.", "-k_B & -k_C");
        row("A says: The three of us are knaves.", "-k_A & -k_B & -k_C");
        row("A says: Of B and me, exactly one is a knight.", "-(k_A <-> k_B)");
        row("A says: Not all of us are knights.", "-(k_A & k_B & k_C)");
        row("A says: Each of us is not a knight.", "-k_A & -k_B & -k_C");
    }
    void meansAmongIslanders() { islanders::check_meaning(); }

    void refusesAmongIslanders_data() {
        const test_suite::Refusals row;
        row("A says: B lies, and exactly one of them is a knight", 36,
            "it is unclear who 'them' is; write the name");
        row("A says to B: exactly one of them lies", 29,
            "it is unclear who 'them' is; write the name");
        row("A says that exactly one of them is a knight", 28,
            "it is unclear who 'them' is; write the name");
        row("everyone else is a knight", 10,
            "nobody says this, so it is unclear who the others are; name them");
        const char* const unclear = "it is unclear who the others are; name them";
        row("A says: B is a knight and the others are knaves", 31, unclear);
        row("A says: B is a knave, but everyone else is a knight", 36, unclear);
        row("A says: at least one of us is a knave and the others are knights", 47, unclear);
        row("A says: B would say that the others are knaves", 30, unclear);
    }
    void refusesAmongIslanders() { islanders::check_refusal(); }
};

LOGGIA_LOOP_TEST(ClaimKindsTest)

} // namespace claim_kinds_test

#include "claim_kinds_test.moc"
