#include "core/puzzles/sheet/sheet_parts.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace read_words_test {

using namespace loggia;
using namespace loggia::puzzles;

class SheetWordsTest : public QObject {
    Q_OBJECT

private:
    static PuzzleSheet sheet() {
        return *read_sheet(SheetForm::propositions,
                           "% Story.\n\nformulas(a).\n  % Remark one.\n  p -> q.\n  q -> p.\n\n"
                           "  % fact: p is true.\n  p.\n\n  % Remark two,\n  % on two lines.\n"
                           "  r.\nend_of_list.\n");
    }
    static std::string formulas(const PuzzleSheet& sheet) {
        std::string all;
        for (const Statement& statement : sheet.statements)
            all += *meaning_of(sheet.store, statement.formula, {}) + "; ";
        return all;
    }

private Q_SLOTS:
    void commentsStandForTheirStatements() {
        const PuzzleSheet before = sheet();
        QCOMPARE(before.texts[0], std::string("% Story.\n\n% Remark one.\nfact: p is true.\n"
                                              "% Remark two,\n% on two lines.\n"));
        const auto edit = [&](const char* text) {
            const auto now = read_sheet(SheetForm::words, text, &before);
            return now ? formulas(*now) : now.error().message;
        };
        const std::string one = "p*q + p + 1; p*q + q + 1; ";
        QCOMPARE(edit(before.texts[0].c_str()), one + "p; r; ");
        QCOMPARE(edit("% Remark one.\n% Remark two,\n% on two lines.\nfact: p is true.\n"),
                 one + "r; p; ");
        QCOMPARE(
            edit("% Remark one. \n\t% Remark two,\t\r\n% on two lines.   \nfact: p is true.\n"),
            one + "r; p; ");
        QCOMPARE(edit("fact: p is true.\n% Remark two,\n% on two lines.\n"), std::string("p; r; "));
        QCOMPARE(edit("% Story.\n\n% Remark one in other words.\nfact: p is true.\n"), one + "p; ");
        QCOMPARE(edit("% Remark one.\nfact: p is false.\n% Two.\n"), one + "p + 1; r; ");
        QCOMPARE(edit("% Story.\nfact: p is true.\n"), std::string("p; "));
    }

    void sharesComments() {
        const PuzzleSheet before = sheet();
        const auto now = read_sheet(SheetForm::words, before.texts[0], &before);
        QVERIFY(!now->statements[0].words_are_read && !now->statements[1].words_are_read);
        QCOMPARE(now->statements[0].lines[0], now->statements[1].lines[0]);
        QCOMPARE(now->statements[3].lines[0], (SheetLines{4, 2}));
        QCOMPARE(*now->statement_at(SheetForm::words, 2), std::size_t{0});
        QVERIFY(!now->statement_at(SheetForm::words, 0).has_value());
        QCOMPARE(now->texts[1], before.texts[1]);
    }

    void readsTheStory() {
        logic::Store store;
        const auto parts =
            word_parts("# One\n%\n%% Two\n\nfact: p is true\n% not this\n", store, nullptr);
        QCOMPARE(parts->story, (std::vector<std::string>{"One", "", "Two"}));
        QCOMPARE(parts->parts.size(), std::size_t{1});
        QCOMPARE(parts->parts[0].own, std::size_t{16});
    }
};

LOGGIA_LOOP_TEST(SheetWordsTest)

} // namespace read_words_test

#include "read_words_test.moc"
