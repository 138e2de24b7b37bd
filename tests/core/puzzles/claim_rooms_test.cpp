#include "core/puzzles/sentences.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <optional>

namespace claim_rooms_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

const std::vector<std::string> names{"l1", "l2", "l3", "m1", "m2", "m3"};

/// What has to hold of all lines together.
QByteArray meaning(const PuzzleSheet& sheet) {
    QByteArray all(64, '1');
    for (const Statement& statement : sheet.statements) {
        const std::string each = values(sheet.store, statement.formula, names);
        for (qsizetype i = 0; i < all.size(); ++i)
            if (each[static_cast<std::size_t>(i)] == '0')
                all[i] = '0';
    }
    return all;
}

/// What people write about rooms, against formulas: rooms and signs in other words and without
/// their numbers.
class ClaimRoomsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void means_data() {
        QTest::addColumn<int>("rooms");
        QTest::addColumn<QByteArray>("fact");
        QTest::addColumn<QByteArray>("formula");
        const auto row = [](int rooms, const char* fact, const char* formula) {
            QTest::addRow("%d: %s", rooms, fact)
                << rooms << QByteArray(fact) << QByteArray(formula);
        };
        row(2, "The first room contains a lady.", "l1");
        row(2, "A tiger is in the second room.", "-l2");
        row(2, "Behind the second door there is a lady.", "l2");
        row(2, "Room two had a lady.", "l2");
        row(3, "There is a lady in every room.", "l1 & l2 & l3");
        row(2, "The first message is true.", "m1");
        row(2, "Room 1 has a lady, and room 2 has a lady, too.", "l1 & l2");
        row(2, "The message on the first door is false.", "-m1");
        row(2, "The sign on the door of room 2 is true.", "m2");
        row(2, "The inscription on the door 2 is true.", "m2");
        row(2, "The messages are either both true or both false.", "m1 <-> m2");
        row(2, "One of the messages is true, but the other one is false.", "-(m1 <-> m2)");
        row(2, "One room contains a lady and the other a tiger.", "-(l1 <-> l2)");
        row(2, "Room 1 has a lady and room 2 a tiger.", "l1 & -l2");
        row(2, "The first room has a lady, and the second a tiger.", "l1 & -l2");
        row(2, "One of the signs is true, and the other is false.", "-(m1 <-> m2)");
        row(2, "Sign 2 is true, and the other is false.", "m2 & -m1");
        row(2, "Room 1 has a lady, and the other room has a tiger.", "l1 & -l2");
        row(3, "At most one message is true.", "-(m1 & m2) & -(m1 & m3) & -(m2 & m3)");
        row(3, "More signs are true than false.", "m1 & m2 | m1 & m3 | m2 & m3");
        row(3, "Fewer of the signs are true than false.", "-(m1 & m2) & -(m1 & m3) & -(m2 & m3)");
        row(3, "There are more ladies than tigers.", "l1 & l2 | l1 & l3 | l2 & l3");
        row(3, "There are fewer ladies than tigers.", "-(l1 & l2) & -(l1 & l3) & -(l2 & l3)");
        row(2, "There are as many ladies as tigers.", "-(l1 <-> l2)");
        row(3, "At most one of the three messages is true.",
            "-(m1 & m2) & -(m1 & m3) & -(m2 & m3)");
        row(2,
            "Each of the two rooms contained either a lady or a tiger, but it could be that "
            "there were tigers in both rooms, or ladies in both rooms.",
            "T");
        row(2, "Both rooms have a lady, but there may be two tigers.", "l1 & l2");
        row(2, "It is possible that both rooms contain ladies or both rooms contain tigers.", "T");
        row(2, "A lady is in Room I, and a tiger is in room II.", "l1 & -l2");
        row(2, "Room 1 has a lady, sign 2 is false.", "l1 & -m2");
        row(3, "Rooms I and III have ladies.", "l1 & l3");
        row(2, "There isn't a lady in room 2.", "-l2");
        row(3, "Neither room 2 nor room 3 has a lady.", "-l2 & -l3");
        row(3, "Some room contains a lady.", "l1 | l2 | l3");
        row(2, "A room contains a lady, and some sign is true.", "(l1 | l2) & (m1 | m2)");
        row(3, "Every room except room 1 has a lady.", "-l1 & l2 & l3");
        row(3, "All signs but signs 2 and 3 are true.", "m1 & -m2 & -m3");
        row(2, "Neither sign 1 nor sign 2 is true.", "-m1 & -m2");
        row(2, "If one of the rooms has a tiger, the other room has a tiger.", "l1 <-> l2");
        row(2, "Either both signs are true, or both are false.", "m1 <-> m2");
        row(2,
            "If a lady is in Room I, then the sign on the door is true, but if a tiger is in it, "
            "the sign is false.",
            "l1 <-> m1");
        row(3, "There are three rooms.", "T");
        row(3, "One room contains a lady, and the other two contain tigers.",
            "l1 & -l2 & -l3 | -l1 & l2 & -l3 | -l1 & -l2 & l3");
        row(3, "Now we have three rooms: one contains a lady, and the other two contain a tiger",
            "l1 & -l2 & -l3 | -l1 & l2 & -l3 | -l1 & -l2 & l3");
        row(2,
            "If a lady is in the first room, then the message is true, but if a tiger is in it, "
            "then the message is false.",
            "l1 <-> m1");
        row(2,
            "If a lady is in the first, then the message is true, but if a tiger is in it, then "
            "the message is false. For the second room, the rules are reversed, i.e. if a lady "
            "is in the room, then the message is false otherwise the message is true.",
            "(l1 <-> m1) & (l2 <-> -m2)");
        row(2,
            "If room 1 has a lady, then sign 1 is true, and if room 2 has a lady, then sign 2 is "
            "true.",
            "(l1 -> m1) & (l2 -> m2)");
        row(2,
            "Sign 1 is true, and if room 2 has a lady, then sign 2 is true and room 1 has a "
            "tiger.",
            "m1 & (l2 -> m2 & -l1)");
        row(2,
            "If room 1 has a lady, then if sign 1 is true, then sign 2 is false, but if room 1 "
            "has a tiger, then sign 2 is true.",
            "(l1 -> (m1 -> -m2)) & (-l1 -> m2)");
        row(3, "One of the rooms has a lady, and the others have tigers.",
            "l1 & -l2 & -l3 | -l1 & l2 & -l3 | -l1 & -l2 & l3");
        row(3, "One of the rooms has a lady, and the other two rooms have tigers.",
            "l1 & -l2 & -l3 | -l1 & l2 & -l3 | -l1 & -l2 & l3");
        row(3, "The sign on the room with the lady is true.",
            "(l1 -> m1) & (l2 -> m2) & (l3 -> m3)");
        row(3, "The sign on the door of the room where a tiger is is false.",
            "(l1 | -m1) & (l2 | -m2) & (l3 | -m3)");
        row(2,
            "The message on the room that contains the lady is true, and the message on the room "
            "with the tiger is false.",
            "(l1 <-> m1) & (l2 <-> m2)");
        row(2, "The message where the lady is is true, the message where the tiger is is false.",
            "(l1 <-> m1) & (l2 <-> m2)");
        // of each pair, where one claim is about both
        row(2,
            "If the sign on the room with the lady is true and the sign on the room with the tiger "
            "is false, then sign 1 is true.",
            "(l1 & -l2 -> (m1 & -m2 -> m1)) & (l2 & -l1 -> (m2 & -m1 -> m1))");
        row(2, "Room 1 has a lady. The sign on the room with the lady is true.",
            "l1 & m1 & (l2 -> m2)");
        row(3,
            "The message on the room containing the lady is true, and from the other two, at "
            "least one is false.",
            "(l1 -> m1 & -(m2 & m3)) & (l2 -> m2 & -(m1 & m3)) & (l3 -> m3 & -(m1 & m2))");
        row(3,
            "The sign on the room with the lady is true, and at least one of the other two signs "
            "is false.",
            "(l1 -> m1 & -(m2 & m3)) & (l2 -> m2 & -(m1 & m3)) & (l3 -> m3 & -(m1 & m2))");
    }
    void means() {
        QFETCH(int, rooms);
        QFETCH(QByteArray, fact);
        QFETCH(QByteArray, formula);
        const auto sheet =
            read_sheet(SheetForm::words, fact.toStdString() + "\nfact: room " +
                                             std::to_string(rooms) + " has a lady or true");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const auto wanted =
            read_sheet(SheetForm::propositions,
                       "formulas(a). " + (formula == "T" ? "l1 | -l1" : formula.toStdString()) +
                           ". end_of_list.");
        QVERIFY2(wanted.has_value(), wanted ? "" : wanted.error().message.c_str());
        QCOMPARE(meaning(*sheet), meaning(*wanted));
    }

    /// The trials as people tell them, against their formulas.
    void trials_data() {
        QTest::addColumn<QByteArray>("told");
        QTest::addColumn<QByteArray>("formulas");
        const QByteArray each = "Each of the two rooms contained either a lady or a tiger, but it "
                                "could be that there were tigers in both rooms, or ladies in both "
                                "rooms.\n";
        const QByteArray by_room =
            "If a lady is in the first, then the message is true, but if a "
            "tiger is in it, then the message is false. For the second room, "
            "the rules are reversed, i.e. if a lady is in the room, then the "
            "message is false otherwise the message is true.\n";
        const QByteArray room_law = "m1 <-> l1. m2 <-> -l2. ";
        QTest::newRow("first")
            << each +
                   "Message on door 1: In this room there is a lady, and in the other room there "
                   "is a tiger\nMessage on door 2: In one of these rooms there is a lady, and in "
                   "one of these rooms there is a tiger\nOne of the messages is true, but the "
                   "other one is false\n"
            << QByteArray("m1 <-> l1 & -l2. m2 <-> -(l1 <-> l2). -(m1 <-> m2). ");
        QTest::newRow("second")
            << each + "Message on door 1: At least one of these rooms contains a lady.\nMessage on "
                      "door 2: A tiger is in the other room.\nThe messages are either both true or "
                      "both false.\n"
            << QByteArray("m1 <-> l1 | l2. m2 <-> -l1. m1 <-> m2. ");
        QTest::newRow("third")
            << each + "Message on door 1: Either a tiger is in this room or a lady is in the other "
                      "room.\nMessage on door 2: A lady is in the other room.\nThe messages are "
                      "either both true or both false.\n"
            << QByteArray("m1 <-> -l1 | l2. m2 <-> l1. m1 <-> m2. ");
        QTest::newRow("fourth") << each +
                                       "Message on door 1: Both rooms contain ladies.\nMessage "
                                       "on door 2: Both rooms contain ladies.\n" +
                                       by_room
                                << "m1 <-> l1 & l2. m2 <-> l1 & l2. " + room_law;
        QTest::newRow("fifth") << each +
                                      "Message on door 1: At least one of the rooms contains a "
                                      "lady.\nMessage on door 2: The other room contains a "
                                      "lady.\n" +
                                      by_room
                               << "m1 <-> l1 | l2. m2 <-> l1. " + room_law;
        QTest::newRow("sixth") << each +
                                      "Message on door 1: It makes no difference which room you "
                                      "pick.\nMessage on door 2: There is a lady in the other "
                                      "room.\n" +
                                      by_room
                               << "m1 <-> (l1 <-> l2). m2 <-> l1. " + room_law;
        QTest::newRow("seventh") << each +
                                        "Message on door 1: It makes a difference which room you "
                                        "pick.\nMessage on door 2: There is a lady in the other "
                                        "room.\n" +
                                        by_room
                                 << "m1 <-> -(l1 <-> l2). m2 <-> l1. " + room_law;
        const QByteArray three = "Now we have three rooms: one contains a lady, and the other two "
                                 "contain a tiger\n";
        const QByteArray one_lady = "l1 & -l2 & -l3 | -l1 & l2 & -l3 | -l1 & -l2 & l3. ";
        QTest::newRow("ninth") << three + "Message on door 1: A tiger is in this room.\nMessage on "
                                          "door 2: A lady is in this room.\nMessage on door 3: A "
                                          "tiger is in room 2.\nAt most one message is true.\n"
                               << one_lady + "m1 <-> -l1. m2 <-> l2. m3 <-> -l2. -(m1 & m2). "
                                             "-(m1 & m3). -(m2 & m3). ";
        QTest::newRow("tenth") << three +
                                      "Message on door 1: A tiger is in room 2.\nMessage on door "
                                      "2: A tiger is in this room.\nMessage on door 3: A tiger "
                                      "is in the first room.\nThe message on the room "
                                      "containing the lady is true, and from the other two, at "
                                      "least one is false.\n"
                               << one_lady +
                                      "m1 <-> -l2. m2 <-> -l2. m3 <-> -l1. l1 -> m1 & -(m2 & "
                                      "m3). l2 -> m2 & -(m1 & m3). l3 -> m3 & -(m1 & m2). ";
    }
    /// "one" and "the third" are exact where there are as many rooms as things to find in them.
    void saysThatTheThirdRoomIsEmpty() {
        const auto sheet = read_sheet(
            SheetForm::words, "A room may be empty.\nNow we have three rooms: one contains a lady, "
                              "another one contains a tiger, and the third is empty.\n");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        QCOMPARE(verdict_of(*sheet).models, 6U);
        const auto open =
            read_sheet(SheetForm::words, "A room may be empty.\nWe have four rooms: "
                                         "one contains a lady, and another is empty.\n");
        QVERIFY(!open.has_value());
        QVERIFY(open.error().message.starts_with("this can mean 'exactly one' or 'at least one'"));
    }

    void leavesOutWhereItIsSaid() {
        const std::string sign = "\nSign 1: room 2 has a lady.\nSign 2: room 1 has a lady.\n";
        const auto plain = read_sheet(SheetForm::words, "Exactly one of the signs is true." + sign);
        QVERIFY(plain.has_value());
        for (const char* lead : {"In this puzzle, exactly", "In this trial exactly"}) {
            const auto led = read_sheet(SheetForm::words,
                                        lead + std::string(" one of the signs is true.") + sign);
            QVERIFY2(led.has_value(), led ? "" : led.error().message.c_str());
            QCOMPARE(meaning(*led), meaning(*plain));
        }
    }

    /// Nine rooms, of which each may be empty: Smullyan's logical labyrinth.
    void readsTheLabyrinth() {
        const std::string signs =
            "A room may be empty.\nExactly one room contains a lady.\nSign 1: the lady is in an "
            "odd-numbered room.\nSign 2: this room is empty.\nSign 3: either sign 5 is right or "
            "sign 7 is wrong.\nSign 4: sign 1 is wrong.\nSign 5: either sign 2 or sign 4 is "
            "right.\nSign 6: sign 3 is wrong.\nSign 7: the lady is not in room 1.\nSign 8: this "
            "room contains a tiger and room 9 is empty.\nSign 9: this room contains a tiger and "
            "sign 6 is wrong.\nThe sign on the room with the lady is true, and the sign on the "
            "room with a tiger is false.\n";
        const auto sheet = read_sheet(SheetForm::words, signs + "Room 8 is not empty.\n");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        // what is so of each room is nine statements: 9 + 1 + 9 + 18 + 1
        QCOMPARE(sheet->statements.size(), std::size_t{38});
        const auto verdict = verdict_of(*sheet);
        const auto at = [&](const char* atom) {
            const auto found = std::find(sheet->atoms.begin(), sheet->atoms.end(), atom);
            return verdict.same.at(static_cast<std::size_t>(found - sheet->atoms.begin()));
        };
        QVERIFY(verdict.models > 0);
        QCOMPARE(at("l7"), std::optional(true)); // the lady is in room 7
        // The formulas give the words back.
        const auto back = read_sheet(SheetForm::propositions, sheet->texts[1], &*sheet);
        QVERIFY2(back.has_value(), back ? "" : back.error().message.c_str());
        QCOMPARE(back->texts[0], sheet->texts[0]);
    }

    /// First, second and third choice, as it is told.
    void readsTheThirdChoice() {
        const auto sheet = read_sheet(
            SheetForm::words,
            "A room may be empty.\nNow we have three rooms: one contains a lady, another one "
            "contains a tiger, and the third is empty\nMessage on door 1: Room three is empty.\n"
            "Message on door 2: The tiger is in room one.\nMessage on door 3: This room is empty.\n"
            "The message on door of the room where the lady is is true, the message where the "
            "tiger "
            "is is false, and the message on the room that is empty can be either true or "
            "false.\n");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        QCOMPARE(verdict_of(*sheet).models, 1U);
        const auto told = read_sheet(
            SheetForm::words, "A room may be empty.\nThe sign on the empty room is false.\nThe "
                              "sign on the door of the room that is empty may be true or false.\n"
                              "Room 1 is empty.\nRoom 2 has a lady.\n");
        QVERIFY2(told.has_value(), told ? "" : told.error().message.c_str());
        QCOMPARE(verdict_of(*told).models, 2U); // m2 is free
    }

    void trials() {
        QFETCH(QByteArray, told);
        QFETCH(QByteArray, formulas);
        const auto sheet = read_sheet(SheetForm::words, told.toStdString());
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const auto wanted = read_sheet(SheetForm::propositions,
                                       "formulas(a). " + formulas.toStdString() + "end_of_list.");
        QVERIFY2(wanted.has_value(), wanted ? "" : wanted.error().message.c_str());
        QCOMPARE(meaning(*sheet), meaning(*wanted));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, const char* message) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(message);
        };
        const char* const unclear = "it is unclear which room is meant; write its number";
        row("If room 1 has a lady and room 2 has a tiger, then the sign is true.", unclear);
        row("The sign is true and room 2 has a lady.", unclear);
        row("Sign 1 says: room 2 has a lady and the sign is false.", unclear);
        row("Sign 1 says: a lady is in it or room 2 has a lady.", unclear);
        // where there is no lady, what is said besides would be lost
        const char* const apart = "this is not about the same room; put it in a separate sentence";
        row("Room 1 has a lady, and the sign on the room with the lady is true.", apart);
        row("The sign on the room where the lady is is true, but room 1 has a tiger.", apart);
        row("If room 1 has a lady, then the sign on the room with the lady is true, and if room 2 "
            "has a tiger, the sign on the room with the tiger is false.",
            apart);
        row("Sign 1: the sign on the empty room is true.",
            "rooms are never empty here; add the line 'a room may be empty.'");
        const char* const own = "each sign hangs on its own door here; the eighth trial among the "
                                "examples shows how to write this";
        row("In this puzzle we do not know which message corresponds to which door.\n"
            "Message 1: This room contains a tiger.",
            own);
        row("The signs have fallen off the doors.\nSign 1: this room contains a tiger.", own);
        row("Sign 1: sign 2 can be either true or false.",
            "it is unclear what is said here; write it out");
        // which rules they are then is not said
        row("Sign 1 is true. The rules are reversed.", "expected 'room' or 'sign', found 'rules'");
        // others than which?
        const char* const others = "it is unclear which the others are; write their numbers";
        row("Sign 1: room 2 has a lady and the other room has a tiger.", others);
        row("Sign 1: sign 2 is false and the other sign is true.", others);
        row("Sign 1: room 3 has a lady, and one of the other rooms has a tiger.", others);
        row("Sign 1: at least one of the rooms has a lady, and the other rooms have tigers.\n"
            "Sign 3: room 3 has a lady",
            others);
        // no mere possibilities
        const char* const untold = "it is unclear what is said here; write it out";
        row("Sign 1: there can be no lady in room 2.", untold);
        row("Sign 1: there may be a lady in room 2.", untold);
        row("Room 1 has a lady or room 2 has a lady, but there can be at most one lady.", untold);
        row("Room 1 has a lady, but there could be only one lady in the two rooms.", untold);
        row("There may be a lady in room 1, and room 2 has a tiger.", untold);
        row("It could be that room 1 has a lady, but sign 2 is false.", untold);
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        const auto puzzle = read_puzzle(text.toStdString());
        QVERIFY(!puzzle);
        QCOMPARE(QByteArray::fromStdString(puzzle.error().message), message);
    }
};

LOGGIA_LOOP_TEST(ClaimRoomsTest)

} // namespace claim_rooms_test

#include "claim_rooms_test.moc"
