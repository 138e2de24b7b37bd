#include "core/base/file.hpp"
#include "core/puzzles/claims.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/islanders.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/core/refusals.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace claims_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

class ClaimsTest : public QObject {
    Q_OBJECT

private:
    static PuzzleSheet read(const std::string& file) {
        const auto text = read_file(places::example_path("puzzles") + "/" + file);
        auto sheet = read_sheet(form_of(*text), *text);
        if (!sheet)
            qFatal("%s", describe(sheet.error(), file, *text).c_str());
        return std::move(*sheet);
    }

    /// What the rooms hold in the models, as `12`: ladies in rooms 1 and 2.
    static std::vector<std::string> ladies(const PuzzleSheet& sheet) {
        std::vector<std::string> all;
        for (const auto& model : verdict_of(sheet).listed) {
            std::string rooms;
            for (std::size_t i = 0; i < sheet.atoms.size(); ++i)
                if (model[i] && (sheet.atoms[i][0] == 'l' || sheet.atoms[i][0] == 'e'))
                    rooms += sheet.atoms[i] + ' ';
            all.push_back(rooms);
        }
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

private Q_SLOTS:
    void libraryIsSaidInWords_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {"trial_01", "trial_02", "trial_03", "trial_04", "trial_05", "trial_06", "trial_07",
              "trial_08", "trial_09", "trial_10", "choice"})
            QTest::newRow(name) << QByteArray(name);
    }
    void libraryIsSaidInWords() {
        QFETCH(QByteArray, name);
        const auto words = read(name.toStdString() + ".txt");
        const auto formulas = read(name.toStdString() + ".in");
        QVERIFY(words.setting == PuzzleSetting::doors);
        QCOMPARE(ladies(words).size(), std::size_t{1});
        QCOMPARE(ladies(words), ladies(formulas));
        QCOMPARE(to_words(verdict_of(words), words), std::string("Exactly one solution."));
        QCOMPARE(words.figures.size(), formulas.figures.size());
        for (std::size_t i = 0; i < words.figures.size(); ++i)
            QCOMPARE(words.figures[i].good, formulas.figures[i].good);
    }

    void joinsClaims_data() {
        QTest::addColumn<QByteArray>("claim");
        QTest::addColumn<QByteArray>("same");
        const auto row = [](const char* claim, const char* same) {
            QTest::newRow(claim) << QByteArray(claim) << QByteArray(same);
        };
        row("p is true or q is true and r is true", "p is true or (q is true and r is true)");
        row("not p is true and q is true", "p is false and q is true");
        row("either p is true or q is true and r is true",
            "either p is true or (q is true and r is true)");
        row("if p is true then q is true iff r is true",
            "p is false or (q is true if and only if r is true)");
        row("if p is true, then if q is true, then r is true",
            "not (p is true and q is true) or r is true");
        row("p is true; q is false", "p is true and q is false");
        row("if p is true then q is true; if p is false then r is true",
            "(if p is true then q is true) and (if p is false then r is true)");
        row("true", "p is true or not p is true");
        row("p is true or else q is false", "p is true or q is false");
        row("either p is true or else q is false", "p is true or q is false");
        row("p is true only when q is true", "if p is true then q is true");
        row("p is true implies that q is true or r is true",
            "if p is true then q is true or r is true");
        row("p is true, while q is false", "p is true and q is false");
        row("p is true whereas q and r are false", "p is true and q is false and r is false");
        row("p is true iff false", "p is false");
        row("p is true, q is false, and r is true", "p is true and q is false and r is true");
        row("p is true, q is false and r is true", "p is true and q is false and r is true");
        row("if p is true then q is true, r is false, and p is true",
            "if p is true then q is true and r is false");
        row("if p is true then q is true; otherwise r is true",
            "(if p is true then q is true) and (if p is false then r is true)");
        row("if (p is true, q is true, and true) then r is true",
            "if p is true and q is true then r is true");
        row("p, q, and r are false", "p is false and q is false and r is false");
        row("p and q are different", "p is true iff q is false");
        row("p and 'q' are the same.", "p is true iff q is true");
        row("exactly two of p, q and r are true",
            "(p and q are true and r is false) or (p and r are true and q is false) or (q and r "
            "are true and p is false)");
    }
    void joinsClaims() {
        QFETCH(QByteArray, claim);
        QFETCH(QByteArray, same);
        const std::string text = "fact: (" + claim.toStdString();
        const bool stop = text.ends_with('.');
        const auto sheet = read_sheet(
            SheetForm::words, (stop ? text.substr(0, text.size() - 1) : text) + ") iff (" +
                                  same.toStdString() + ")\nfact: p, q and r are true or true");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        QCOMPARE(values(sheet->store, sheet->statements[0].formula, {"p", "q", "r"}),
                 std::string("11111111"));
    }

    void explainsWords() {
        const auto sheet =
            read_sheet(SheetForm::words, "fact: if It rains hard then it rains.\n"
                                         "p means: it rains.\n'is' means: it rains hard.\n");
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->atoms, (std::vector<std::string>{"is", "p"}));
        QCOMPARE(values(sheet->store, sheet->statements[0].formula, {"is", "p"}),
                 std::string("1101"));
        QVERIFY(sheet->texts[1].find("% p: it rains\n") != std::string::npos);
    }

    void refuses_data() {
        const test_suite::Refusals row(2);
        row("Sign 1 says", 12, "expected a room, a sign or a name, found the end of the line");
        row("Sign 1 shouts: x", 8, "expected 'says:', found 'shouts'");
        row("Abe and room 1: x", 1, "expected 'Sign', with its number, or 'fact:', found 'Abe'");
        row("Hint: room 1 has a lady", 1,
            "expected 'Sign', with its number, or 'fact:', found 'Hint'");
        row("Sign 0 says: room 1 has a lady", 6, "expected a number from 1 to 9, found '0'");
        row("fact: room 10 has a lady or room 1 is empty", 12,
            "expected a number from 1 to 9, found '10'");
        row("fact: room 1 has a dog", 20, "expected 'lady' or 'tiger', found 'dog'");
        row("fact: room 1 likes ladies", 14, "expected 'has' or 'is', found 'likes'");
        row("fact: room 1 is a lady", 14, "expected 'has', found 'is'");
        row("fact: rooms 1 and 2 are not true", 21, "expected 'have', found 'are'");
        row("fact: room 1 is empty", 17, "rooms are never empty here; add the line");
        row("fact: p is true or q is true; r is true", 29,
            "this can be read in two ways; add brackets, as in (p or q) and r");
        row("fact: this room has a lady or sign 1 is true", 12,
            "this is not on a sign; use the number of the room");
        row("Sign 3 says: the other room has a lady", 24,
            "there are 3 rooms, not two; use their numbers");
        row("Sign 3 says: both rooms have ladies", 14,
            "there are 3 rooms, not two; use their numbers");
        row("Sign 3 says: exactly one of the two rooms has a lady", 33,
            "there are 3 of them, not 2");
        row("Sign 3 says: at least one of the other three signs is true", 40,
            "there are 2 of them, not 3");
        row("Sign 3 says: all two rooms have ladies", 14, "there are 3 of them, not 2");
        row("Sign 3 says: all two of the rooms have ladies", 14, "there are 3 of them, not 2");
        row("Sign 3 says: the two rooms have ladies", 18, "there are 3 of them, not 2");
        row("fact: sign 1 is a knave", 17, "expected 'true' or 'false', found 'a'");
        row("fact: exactly one of sign 1 and room 1 is true", 40,
            "rooms, signs and names cannot be listed together");
        row("fact: a lady is at room 1", 17, "expected 'in', found 'at'");
        row("Abe says: sign 1 is true", 16, "expected 'is', found '1'");
        row("p means: not q", 10, "the words for an atom cannot start with 'not'");
        row("p means:", 9, "expected the words for it");
        row("fact: Bob is a knave or bob is a knight", 25, "expected 'Bob', found 'bob'");
        row("fact: p is true or q is true while r is true", 30,
            "this can be read in two ways; add brackets, as in (p or q) and r");
        row("fact: 7 is true", 7, "'7' cannot be the name of an atom");
        row("fact: p is true, q is true if r is true", 16,
            "expected 'and', 'or' or the end of the line, found ','");
        row("fact: p is true, q is true, and r is true, or s is true", 16,
            "this can be read in two ways; add brackets, as in (p or q) and r");
        row("fact: p is true, q is true, and r is true if s is true", 16,
            "this can be read in two ways; add brackets, as in (p or q) and r");
        row("fact: it is false that p is true, q is true, and r is true", 33,
            "expected 'and', 'or' or the end of the line, found ','");
        row("fact: p is true ' or", 17, "unexpected `'` here");
    }
    void refuses() {
        test_suite::check_refusal(
            [](const std::string& text) { return read_sheet(SheetForm::words, "\n" + text); });
    }

    void meansAmongIslanders_data() {
        const islanders::Meanings row;
        row("A says: if B lies, if C lies, then I lie.", "-k_B -> (-k_C -> -k_A)");
        row("A says: B lies, either C lies or I do.", "-k_B & (-k_C | -k_A)");
        row("A says: B is a knave although C is not.", "-k_B & k_C");
        row("A says: B lies even though C doesn't.", "-k_B & k_C");
        row("A says: B is a knave or both C lies and I am a knight.", "-k_B | -k_C & k_A");
        row("A says: If I am a knight, then B is.", "k_A -> k_B");
        row("A says: B or C never lies.", "k_B | k_C");
        row("A says: B is a knave or C is a knave, but not both are.", "-(k_B <-> k_C)");
        row("A says: B or C is a knight, but not both of them.", "-(k_B <-> k_C)");
        row("A says: C is a knight provided that B is a knave.", "-k_B -> k_C");
        row("A says: B lies whenever C does.", "-k_C -> -k_B");
        row("A says: B lies, and C does not.", "-k_B & k_C");
        row("A says: B lies, C tells the truth.", "-k_B & k_C");
        row("A says: B lies, C is a knave, or I am a knave.", "-k_B | -k_C | -k_A");
        row("A says: B is a knave; or C is a knight.", "-k_B | k_C");
        row("A says: If B is a knight then C is a knave, otherwise I am a knave.",
            "(k_B -> -k_C) & (-k_B -> -k_A)");
        row("A says: I am a knight, but B isn't.", "k_A & -k_B");
        row("A says: B is a knight and C a knave.", "k_B & -k_C");
        row("A says: B is a truth-teller, C a liar, and I a knave.", "k_B & -k_C & -k_A");
        row("A says: I am a knight and B is not.", "k_A & -k_B");
        row("A says: B is a knight and a knave, or I lie.", "-k_A");
        row("A says: B is a knight, if C is a knave.", "-k_C -> k_B");
        row("A says: B is a knight, whenever C is a knave or I lie.", "-k_C | -k_A -> k_B");
        row("A says: (B is a knight, if C is a knave) and I lie.", "(-k_C -> k_B) & -k_A");
        row("A says: if B is a knave\u2014or C is\u2014then I lie.", "-k_B | -k_C -> -k_A");
        row("A says: (If B is a knave then C is a knight), and I lie.", "(-k_B -> k_C) & -k_A");
        row("A says: I lie if B is a knight, and C lies if B is a knave.",
            "(k_B -> -k_A) & (-k_B -> -k_C)");
        row("A says: I lie if B is a knight but C lies unless B is a knight.",
            "(k_B -> -k_A) & (k_B | -k_C)");
        row("A says: B lies if and only if C lies, and I lie only if B lies, and C lies if I do.",
            "(k_B <-> k_C) & (-k_A -> -k_B) & (-k_A -> -k_C)");
        row("A says: I lie if (B is a knight and C lies if B is a knave).",
            "(k_B & (-k_B -> -k_C)) -> -k_A");
        row("A says: B is a liar or C is a truth-teller.", "-k_B | k_C");
        row("A says: \u200bB is a liar\u200b or C\u2060 is a truth-teller.\u200b", "-k_B | k_C");
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
        row("A says: Either B or I am a knight.", "k_A | k_B");
        row("A says: Either B or I am a knight, but not both.", "-(k_A <-> k_B)");
        row("A says: Either B, C or I am a knave.", "-k_A | -k_B | -k_C");
        row("A says: Either B or C is lying, or both.", "-(k_B & k_C)");
        row("A says: B lies if and only if either I lie, or C lies.", "-k_B <-> -k_A | -k_C");
        row("A says: either I lie, or C lies, only if B lies.", "-k_A | -k_C -> -k_B");
        row("A says: B or C or both are knights.", "k_B | k_C");
        row("A says: B or C, or both, lie.", "-(k_B & k_C)");
        row("A says: Either B, C or both are knights.", "k_B | k_C");
        row("A says: I, B or C is a knave.", "-(k_A & k_B & k_C)");
        row("A says: B, C are knights.", "k_B & k_C");
        row("A says: B is a truth teller exactly when C is a liar.", "-(k_B <-> k_C)");
        row("A says: B is a knave whenever C is.", "-k_C -> -k_B");
    }
    void meansAmongIslanders() { islanders::check_meaning(); }

    void refusesAmongIslanders_data() {
        const test_suite::Refusals row;
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
              {"A says: B is a knight, or I am a knave if and only if C is a knight", 24},
              {"A says: either I lie, or C is a knave only if B is a knight", 23},
              {"A says: either I lie, or C is a knave if and only if B is a knight", 23}})
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
        const char* const ends = "expected 'and', 'or' or the end of the line, found ','";
        row("A says: if B lies, C lies, I lie", 26, ends);
        row("A says: B lies, C says that A lies", 15, ends);
        row("A says: if B lies then C lies, so do I", 32,
            "this can be read in two ways; write if p then (q and r), or (if p then q) and r");
    }
    void refusesAmongIslanders() { islanders::check_refusal(); }
};

LOGGIA_LOOP_TEST(ClaimsTest)

} // namespace claims_test

#include "claims_test.moc"
