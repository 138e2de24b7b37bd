#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claim_figures_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

/// Who and what claims are about, against formulas; claim_predicates.cpp is tested here, too.
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
};

LOGGIA_LOOP_TEST(ClaimFiguresTest)

} // namespace claim_figures_test

#include "claim_figures_test.moc"
