#include "core/base/file.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace sheet_figures_test {

using namespace loggia;
using namespace loggia::puzzles;

class SheetFiguresTest : public QObject {
    Q_OBJECT

private:
    static std::string shown(const PuzzleSheet& sheet) {
        std::string text;
        for (const Figure& f : sheet.figures)
            text += f.name + " [" + f.good + " " + f.bad + " " + f.truth + "] " + f.saying +
                    (f.statement ? " #" + std::to_string(*f.statement) : "") + "\n";
        return text;
    }

private Q_SLOTS:
    void knowsWhoSpeaks() {
        const auto sheet = read_sheet(SheetForm::words,
                                      "fact: Bea is a knave\nAbe says: Bea is a knave.\nAbe says: "
                                      "I am a knight\nCid says: we");
        QVERIFY(!sheet.has_value());
        const auto people =
            read_sheet(SheetForm::words,
                       "fact: Bea is a knave\nAbe says: Bea is a knave\nAbe says: I am a knight\n");
        QCOMPARE(shown(*people), std::string("Bea [k_Bea  k_Bea] \n"
                                             "Abe [k_Abe  k_Abe] Bea is a knave. I am a knight "
                                             "#1\n"));
        QVERIFY(!people->statements[0].figure && people->statements[2].figure);
        QVERIFY(read_sheet(SheetForm::words, "fact: p is true")->figures.empty());
    }

    /// In a paragraph, everybody says a part of it.
    void knowsWhoSaysWhatInAParagraph() {
        for (const char* text :
             {"Abe says: Bea is a knave. Bea says: Abe and I are the same. Cid says: I lie.\n",
              "Abe says Bea is a knave. Bea says, 'Abe and I are the same.' Cid says I lie.\n"}) {
            const auto sheet = read_sheet(SheetForm::words, text);
            QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
            QCOMPARE(shown(*sheet), std::string("Abe [k_Abe  k_Abe] Bea is a knave. #0\n"
                                                "Bea [k_Bea  k_Bea] Abe and I are the same. #1\n"
                                                "Cid [k_Cid  k_Cid] I lie. #2\n"));
        }
        // Where the parts cannot be told apart, nobody says the whole of it.
        const auto wrong = read_sheet_leniently(
            SheetForm::words, "They met: Abe, Bea. Abe says Bea lies. Bea says Abe lies.\n");
        QVERIFY(wrong.has_value());
        for (const Figure& figure : wrong->figures)
            QCOMPARE(figure.saying, std::string());
    }

    /// As textbooks number their statements.
    void knowsWhoSpeaksInAList() {
        const auto doors =
            read_sheet(SheetForm::words, "1. Each of the two rooms has a lady or a tiger.\n"
                                         "2. **Message on door 1:** In this room there is a lady.\n"
                                         "3. Message on door 2: a tiger is in room 1.\n"
                                         "4. fact: exactly one of the signs is true.\n");
        QVERIFY(doors.has_value());
        QCOMPARE(shown(*doors), std::string("Room 1 [l1  m1] In this room there is a lady. #1\n"
                                            "Room 2 [l2  m2] a tiger is in room 1. #2\n"));
        QCOMPARE(doors->statements[0].sentence,
                 std::string("Each of the two rooms has a lady or a tiger."));
        const auto people = read_sheet(
            SheetForm::words, "(a) Abe says: Bea is a knave.\n- Bea says: Abe is a knight.\n"
                              "fact: Abe and Bea are different.\n");
        QVERIFY(people.has_value());
        QCOMPARE(shown(*people), std::string("Abe [k_Abe  k_Abe] Bea is a knave. #0\n"
                                             "Bea [k_Bea  k_Bea] Abe is a knight. #1\n"));
        QCOMPARE(people->statements[2].sentence, std::string());
    }

    void knowsThereIsALadyInARoom() {
        const std::string text = "set(arithmetic).\nassign(domain_size, 2).\n\n"
                                 "% l1: There is a lady in room 1\n"
                                 "% t2: There is a tiger in room 2\n"
                                 "% m1: Message on the door of room 1\n\n"
                                 "formulas(assumptions).\n    m1 <-> l1 & t2.\nend_of_list.\n";
        QVERIFY(form_of(text) == SheetForm::propositions);
        const auto sheet = read_sheet(form_of(text), text);
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const std::string figures = shown(*sheet);
        QVERIFY2(figures.starts_with("Room 1 [l1"), figures.c_str());
        QVERIFY2(figures.find("m1]") != std::string::npos, figures.c_str());
        QVERIFY2(figures.find("\nRoom 2 [") != std::string::npos, figures.c_str());
    }

    void knowsRoomsAndSigns() {
        const auto read = [](const char* file) {
            const auto text = read_file(places::example_path("puzzles") + "/" + file);
            return *read_sheet(form_of(*text), *text);
        };
        QCOMPARE(shown(read("trial_02.txt")),
                 std::string("Room 1 [l1  m1] at least one of these rooms has a lady. #0\n"
                             "Room 2 [l2  m2] a tiger is in the other room. #1\n"));
        QCOMPARE(shown(read("trial_04.in")),
                 std::string("Room 1 [l1 t1 m1] both rooms contain ladies. #3\n"
                             "Room 2 [l2 t2 m2] both rooms contain ladies. #4\n"));
        QCOMPARE(shown(read("trial_09_ring.in")),
                 std::string("Room 1 [r1  m1] a tiger is in this room. #2\n"
                             "Room 2 [r2  m2] a lady is in this room. #3\n"
                             "Room 3 [r3  m3] a tiger is in room 2. #4\n"));
    }
};

LOGGIA_LOOP_TEST(SheetFiguresTest)

} // namespace sheet_figures_test

#include "sheet_figures_test.moc"
