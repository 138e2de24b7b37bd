#include "core/puzzles/sheet/sheet.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace write_words_test {

using namespace loggia;
using namespace loggia::puzzles;

class SheetSayTest : public QObject {
    Q_OBJECT

private:
    static PuzzleSheet read(const std::string& text, const PuzzleSheet* before = nullptr) {
        auto sheet = read_sheet(SheetForm::propositions, text, before);
        if (!sheet)
            qFatal("%s", describe(sheet.error(), "text", text).c_str());
        return std::move(*sheet);
    }
    static std::string file(const std::string& formulas) {
        return "% k_Abe: Abe is a knight\n% k_Bea: Bea is a knight\n\nformulas(a).\n" + formulas +
               "end_of_list.\n";
    }

private Q_SLOTS:
    void takesCommentsForWords() {
        const auto words = [](const std::string& formulas) {
            return read(file(formulas)).texts[0];
        };
        QCOMPARE(words("% Abe says: Bea is a knave\nk_Abe <-> -k_Bea.\n"),
                 std::string("Abe says: Bea is a knave\n"));
        QCOMPARE(words("% Abe and Bea are different.\nk_Abe <-> -k_Bea.\n"),
                 std::string("% Abe and Bea are different.\n"));
        QCOMPARE(words("% They are not of a kind.\nk_Abe <-> -k_Bea.\n"),
                 std::string("% They are not of a kind.\n"));
        // What does not say the same is a comment, and so is what is said of two.
        QCOMPARE(words("% Abe says: Bea is a knight\nk_Abe <-> -k_Bea.\n"),
                 std::string("% Abe says: Bea is a knight\n"));
        QCOMPARE(words("% Abe says: Bea is a knave\nk_Abe <-> -k_Bea.\nk_Bea.\n"),
                 std::string("% Abe says: Bea is a knave\n"));
        QCOMPARE(words("k_Abe <-> -k_Bea.\n\nk_Bea | p.\n"),
                 std::string("Abe says: Bea is a knave.\nfact: Bea is a knight or p is true.\n"));
    }

    void writesAnewWhatHasChanged() {
        const auto before = read(file("% Prose.\nk_Abe <-> -k_Bea.\n\n% More prose.\nk_Bea.\n"));
        const auto now =
            read(file("% Prose.\nk_Abe <-> k_Bea.\n\n% More prose.\nk_Bea.\n"), &before);
        QCOMPARE(now.texts[0], std::string("Abe says: Bea is a knight.\n% More prose.\n"));
        const auto later = read(
            file("% Prose.\nk_Abe <-> k_Bea.\n\n% New prose.\nk_Abe.\n\n% More prose.\nk_Bea.\n"),
            &now);
        QCOMPARE(later.texts[0],
                 std::string("Abe says: Bea is a knight.\n% New prose.\n% More prose.\n"));
        const auto moved =
            read(file("% More prose.\nk_Bea.\n\n% Prose.\nk_Abe <-> k_Bea.\n"), &now);
        QCOMPARE(moved.texts[0], std::string("% More prose.\nAbe says: Bea is a knight.\n"));
    }

    void saysPlainly() {
        const auto sheet = read(file("% Prose.\nk_Abe <-> -k_Bea.\nk_Bea.\n"));
        const auto plain = said_plainly(sheet);
        QCOMPARE(plain->texts[0],
                 std::string("Abe says: Bea is a knave.\nfact: Bea is a knight.\n"));
        QCOMPARE(plain->statements.size(), sheet.statements.size());
    }

    void givesUpOnWhatIsTooDeep() {
        std::string deep = "p";
        for (int i = 0; i < 200; ++i)
            deep = "(" + deep + " <-> q" + std::to_string(i % 20) + ")";
        const auto sheet = read(file(deep + ".\n"));
        QVERIFY(sheet.texts[0].ends_with("\n\n% A formula that is too long for words.\n"));
        QVERIFY(!sheet.statements[0].words_are_read);
    }
};

LOGGIA_LOOP_TEST(SheetSayTest)

} // namespace write_words_test

#include "write_words_test.moc"
