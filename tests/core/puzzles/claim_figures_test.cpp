#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/islanders.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_figures_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

/// Who and what claims are about, against formulas; what is said of rooms is tested here, too.
class ClaimFiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meansInRooms_data() {
        QTest::addColumn<int>("rooms");
        QTest::addColumn<QByteArray>("claim");
        QTest::addColumn<QByteArray>("formula");
        const auto row = [](int rooms, const char* claim, const char* formula) {
            QTest::addRow("%d: %s", rooms, claim)
                << rooms << QByteArray(claim) << QByteArray(formula);
        };
        row(2, "a lady is in room 2", "l2");
        row(2, "The tiger is in room 2", "-l2");
        row(2, "a lady is not in this room", "-l1");
        row(2, "there is a tiger in the other room", "-l2");
        row(2, "there is no lady in room 2", "-l2");
        row(2, "this room contains a lady", "l1");
        row(5, "the lady is in an odd-numbered room", "l1 | l3 | l5");
        row(5, "a lady is not in an even-numbered room", "-(l2 | l4)");
        row(5, "behind an even-numbered door there is a tiger", "-l2 | -l4");
        row(2, "the other room holds no tiger", "l2");
        row(2, "this sign is false", "-m1");
        row(2, "the other sign is not false", "m2");
        row(2, "sign 2 is true", "m2");
        row(2, "sign 2 tells the truth", "m2");
        row(2, "sign 2 lies", "-m2");
        row(2, "the sign on door 2 does not lie", "m2");
        row(2, "the other sign is lying", "-m2");
        row(2, "exactly one of the signs tells the truth", "-(m1 <-> m2)");
        row(2, "the sign on door 2 is true", "m2");
        row(2, "the sign on this door is true", "m1");
        row(2, "the sign of the other room is true", "m2");
        row(2, "the sign on the other door is true", "m2");
        row(2, "the sign on this room is true", "m1");
        row(2, "both rooms have ladies", "l1 & l2");
        row(2, "both rooms have ladies or both have tigers", "l1 & l2 | -l1 & -l2");
        row(2, "either both contain ladies or both signs are false", "l1 & l2 | -m1 & -m2");
        row(2, "not both have ladies", "-(l1 & l2)");
        row(2, "both signs are true", "m1 & m2");
        row(2, "both the signs are false", "-m1 & -m2");
        row(2, "both rooms are different", "-(l1 <-> l2)");
        row(2, "the signs are the same", "m1 <-> m2");
        row(2, "both rooms contain the same", "l1 <-> l2");
        row(2, "the rooms contain different things", "l1 <-> -l2");
        row(2, "the rooms do not have the same contents", "l1 <-> -l2");
        row(2, "this room has the same thing as the other room", "l1 <-> l2");
        row(3, "room 1 does not contain the same as room 3", "l1 <-> -l3");
        row(3, "all rooms have tigers", "-l1 & -l2 & -l3");
        row(3, "every room has a lady", "l1 & l2 & l3");
        row(3, "each sign is true", "m1 & m2 & m3");
        row(3, "this sign is the only true one", "m1 & -m2 & -m3");
        row(3, "sign 2 is the only false sign", "m1 & -m2 & m3");
        row(3, "signs 1 and 3 are the only true signs", "m1 & -m2 & m3");
        row(3, "no room has a lady", "-l1 & -l2 & -l3");
        row(3, "no sign is true", "-(m1 | m2 | m3)");
        row(3, "rooms 1 and 3 have ladies", "l1 & l3");
        row(3, "signs 1, 2 and 3 are the same", "m1 & m2 & m3 | -m1 & -m2 & -m3");
        row(3, "the rooms are different", "-(l1 & l2 & l3 | -l1 & -l2 & -l3)");
        row(3, "exactly one of the rooms has a lady",
            "l1 & -l2 & -l3 | -l1 & l2 & -l3 | -l1 & -l2 & l3");
        row(3, "at least one room has a tiger", "-l1 | -l2 | -l3");
        row(3, "at most two signs are true", "-(m1 & m2 & m3)");
        row(3, "none of these signs is true", "-(m1 | m2 | m3)");
        row(3, "all of the other rooms have ladies", "l2 & l3");
        row(3, "at least one of the other signs is true", "m2 | m3");
        row(3, "the other two signs are false", "-m2 & -m3");
        row(3, "all three rooms have ladies", "l1 & l2 & l3");
        row(3, "the three signs are all true", "m1 & m2 & m3");
        row(3, "exactly two of the 3 signs are true",
            "m1 & m2 & -m3 | m1 & -m2 & m3 | -m1 & m2 & m3");
        row(3, "exactly one of room 2 and room 3 has a tiger", "-(l2 <-> l3)");
        row(3, "at least one of signs 2 and 3 is false", "-m2 | -m3");
        row(3, "p is true and rooms 1 and 2 have ladies", "p & l1 & l2");
        row(3, "room 1 and room 2 contain ladies", "l1 & l2");
        row(3, "this room, room 2, and room 3 have tigers", "-l1 & -l2 & -l3");
        row(3, "sign 2 and sign 3 are false", "-m2 & -m3");
        row(3, "rooms 2 and 3 both contain ladies", "l2 & l3");
        row(3, "rooms 2 and 3 do not both contain ladies", "-(l2 & l3)");
        row(3, "the rooms all have ladies", "l1 & l2 & l3");
        row(3, "a lady is in room 2 or room 3", "l2 | l3");
        row(3, "a lady is in room 2 or in this room and p is true", "(l2 | l1) & p");
        row(3, "a lady is not in room 2 or 3", "-l2 & -l3");
        row(3, "a lady is in room 2 or room 3 has a tiger", "l2 | -l3");
        row(3, "tigers are in rooms 2 and 3", "-l2 & -l3");
        row(3, "there are no tigers in rooms 2 and 3", "l2 & l3");
        row(3, "no tiger is in room 2", "l2");
        row(3, "no ladies are in rooms 2 and 3", "-l2 & -l3");
        row(3, "no lady is in room 2 or in this room", "-l1 & -l2");
        row(3, "room 2 has a lady or a tiger is in room 3", "l2 | -l3");
        row(3, "room 2 has a lady or a tiger and room 3 has a lady", "l3");
    }
    void meansInRooms() {
        QFETCH(int, rooms);
        QFETCH(QByteArray, claim);
        QFETCH(QByteArray, formula);
        const std::vector<std::string> names{"l1", "l2", "l3", "m1", "m2", "m3", "p"};
        const auto sheet =
            read_sheet(SheetForm::words, "Sign 1 says: " + claim.toStdString() + ".\nfact: room " +
                                             std::to_string(rooms) + " has a lady or true");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const auto wanted =
            read_sheet(SheetForm::propositions,
                       "formulas(a). m1 <-> (" + formula.toStdString() + "). end_of_list.");
        QCOMPARE(values(sheet->store, sheet->statements[0].formula, names),
                 values(wanted->store, wanted->statements[0].formula, names));
        QCOMPARE(sheet->figures.size(), static_cast<std::size_t>(rooms));
        QCOMPARE(sheet->statements[0].figure, std::optional<std::size_t>(0));
    }

    void countsRoomsBehindOr() {
        const auto sheet = read_sheet(SheetForm::words, "Sign 1 says: a lady is in room 2 or 3.\n"
                                                        "fact: exactly one room has a lady.");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        QCOMPARE(sheet->figures.size(), std::size_t{3});
    }

    void knowsEmptyRooms() {
        const std::vector<std::string> names{"e1", "e2", "l1", "l2", "t1", "t2"};
        const auto sheet = read_sheet(SheetForm::words,
                                      "A room may be empty.\nfact: room 1 is empty\n"
                                      "fact: room 2 has no tiger\nfact: both rooms are the same");
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->atoms, names);
        const auto wanted = read_sheet(
            SheetForm::propositions,
            "formulas(a). (e1 & -l1 & -t1 | -e1 & l1 & -t1 | -e1 & -l1 & t1) & (e2 & -l2 & -t2 | "
            "-e2 & l2 & -t2 | -e2 & -l2 & t2). e1. -t2. l1 & l2 | t1 & t2 | e1 & e2. end_of_list.");
        QCOMPARE(values(*sheet, names), values(*wanted, names));
        QCOMPARE(sheet->figures[0].bad, std::string("t1"));
    }

    void findsWhatAtomsMean() {
        const auto sheet = read_sheet(SheetForm::propositions,
                                      "% a: a lady is in room 1\n% b: the sign on door 2 is true\n"
                                      "% c: room 3 is empty\nformulas(a). b <-> a. c. l2. t2. "
                                      "end_of_list.");
        QVERIFY(sheet.has_value());
        QVERIFY(sheet->texts[0].ends_with("Sign 2 says: room 1 has a lady.\n"
                                          "fact: room 3 is empty.\n"
                                          "fact: this room has a lady.\n") ||
                sheet->texts[0].find("Sign 2 says: room 1 has a lady.\n"
                                     "fact: room 3 is empty.\nfact: room 2 has a lady.\n"
                                     "fact: room 2 has a tiger.") != std::string::npos);
        QCOMPARE(sheet->figures.size(), std::size_t{3});
        QCOMPARE(sheet->figures[1].truth, std::string("b"));
        QCOMPARE(sheet->figures[1].saying, std::string("room 1 has a lady."));
    }

    void readsDoors_data() {
        const islanders::Meanings row;
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
        QFETCH(QByteArray, claim);
        islanders::compare(line.toStdString() + "\nfact: room 2 has a lady or true.",
                           claim.toStdString(), {"l1", "l2", "m1", "m2"});
    }

    void refusesWhatIsNoName_data() {
        const test_suite::Refusals row;
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
    }
    void refusesWhatIsNoName() { islanders::check_refusal(); }
};

LOGGIA_LOOP_TEST(ClaimFiguresTest)

} // namespace claim_figures_test

#include "claim_figures_test.moc"
