#include "core/base/file.hpp"
#include "core/base/random.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace whole_words_test {

using namespace loggia;
using namespace loggia::puzzles;

constexpr std::array all_forms{SheetForm::words, SheetForm::propositions, SheetForm::ring};

/// The text of a form, as a file would have it.
Result<std::string> saved(const PuzzleSheet& sheet, SheetForm form) {
    return form == SheetForm::words
               ? whole_words(sheet)
               : Result<std::string>(sheet.texts.at(static_cast<std::size_t>(form)));
}

/// Atoms with the models over them.
struct Models {
    std::vector<std::string> atoms;
    std::vector<std::vector<bool>> rows;
    bool operator==(const Models&) const = default;
};

Models models_of(const PuzzleSheet& sheet) {
    const SheetVerdict verdict = verdict_of(sheet);
    return {sheet.atoms, verdict.listed};
}

class WholeWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each shipped puzzle goes through every chain of three forms and keeps its models.
    void chainsKeepTheModels_data() {
        QTest::addColumn<QString>("file");
        int files = 0;
        for (const auto& entry :
             std::filesystem::directory_iterator(places::example_path("puzzles"))) {
            if (entry.path().filename() == "README.txt")
                continue;
            const QString name = QString::fromStdString(entry.path().filename().string());
            QTest::newRow(qPrintable(name)) << QString::fromStdString(entry.path().string());
            ++files;
        }
        QVERIFY(files >= 30);
    }
    void chainsKeepTheModels() {
        QFETCH(QString, file);
        const auto text = read_file(file.toStdString());
        QVERIFY(text.has_value());
        const auto first = read_sheet(form_of(*text), *text);
        QVERIFY(first.has_value());
        QVERIFY(!first->statements.empty());
        const Models expected = models_of(*first);
        QVERIFY(!expected.rows.empty());
        for (const SheetForm one : all_forms)
            for (const SheetForm two : all_forms)
                for (const SheetForm three : all_forms) {
                    std::string here = saved(*first, one).value();
                    for (const SheetForm next : {two, three}) {
                        const auto sheet = read_sheet(form_of(here), here);
                        QVERIFY2(sheet.has_value(), here.c_str());
                        const auto there = saved(*sheet, next);
                        QVERIFY2(there.has_value(), here.c_str());
                        here = *there;
                    }
                    const auto last = read_sheet(form_of(here), here);
                    QVERIFY2(last.has_value(), here.c_str());
                    QVERIFY2(models_of(*last) == expected, here.c_str());
                }
    }

    void commentsStayAboveTheirSentences() {
        const std::string text = "% l1: a lady is in room 1\n% l2: a lady is in room 2\n\n"
                                 "formulas(assumptions).\n  % What the butler told us.\n"
                                 "  l1 | l2.\n  l1 -> -l2.\nend_of_list.\n";
        const auto sheet = read_sheet(SheetForm::propositions, text);
        QVERIFY(sheet.has_value());
        const auto words = whole_words(*sheet);
        QVERIFY(words.has_value());
        const std::size_t comment = words->find("% What the butler told us.\n");
        QVERIFY(comment != std::string::npos);
        const auto back = read_sheet(SheetForm::words, *words);
        QVERIFY(back.has_value());
        QCOMPARE(back->statements.size(), std::size_t{2});
        QVERIFY(models_of(*back) == models_of(*sheet));
    }

    /// Random formulas under comments that say nothing, or something else: words that mean the
    /// puzzle, or an error, and never fewer statements.
    void randomPuzzlesAreWholeOrRefused() {
        Random random(test_suite::seed(4));
        const std::array<std::string, 4> atoms{"l1", "l2", "m1", "t2"};
        const std::array<std::string, 5> comments{"", "% A remark.\n", "% Never both.\n",
                                                  "% fact: room 1 has a lady.\n", "% x\n% y\n"};
        int whole = 0;
        for (int i = 0; i < test_suite::rounds(400); ++i) {
            const auto literal = [&] {
                return (random.below(2) == 0 ? "-" : "") + atoms.at(random.below(atoms.size()));
            };
            std::string text = "formulas(assumptions).\n";
            for (std::uint64_t n = 1 + random.below(4); n > 0; --n) {
                const std::array<std::string, 4> joints{" & ", " | ", " -> ", " <-> "};
                text += comments.at(random.below(comments.size()));
                text += "(" + literal() + joints.at(random.below(4)) + literal() + ")" +
                        joints.at(random.below(4)) + literal() + ".\n";
            }
            text += "end_of_list.\n";
            const auto sheet = read_sheet(SheetForm::propositions, text);
            QVERIFY2(sheet.has_value(), text.c_str());
            const auto words = whole_words(*sheet);
            if (!words)
                continue;
            ++whole;
            const auto back = read_sheet(SheetForm::words, *words);
            QVERIFY2(back.has_value(), words->c_str());
            QCOMPARE(back->statements.size(), sheet->statements.size());
            QVERIFY2(models_of(*back) == models_of(*sheet), words->c_str());
        }
        QVERIFY(whole > test_suite::rounds(400) / 4);
    }

    void anAtomWithoutADifferenceIsNotLost() {
        const auto words_for = [](const std::string& formula) {
            const std::string text =
                "formulas(assumptions).\n% A remark.\n" + formula + ".\nend_of_list.\n";
            return whole_words(read_sheet(SheetForm::propositions, text).value());
        };
        for (const char* formula : {"l1 & (l2 | -l2)", "k_Vic <-> (-k_Una | k_Una)",
                                    "k_Una <-> k_Una", "l1 | (l2 & -l2)"})
            QVERIFY2(words_for(formula).has_value(), formula);
        QCOMPARE(words_for("l1 & (l2 | -l2)").value(),
                 std::string("% A remark.\nfact: l1 is true and (l2 is true or l2 is false).\n"));
        // Without the atom there is still a sentence, but not this puzzle.
        std::string nested = "l1";
        for (int i = 0; i < 60; ++i)
            nested = "(" + nested + " & (l2 | -l2))";
        const auto words = words_for(nested);
        QVERIFY(!words.has_value());
        QVERIFY(words.error().message.starts_with("the words would omit 'l2'"));
    }
};

LOGGIA_TEST(WholeWordsTest)

} // namespace whole_words_test

#include "whole_words_test.moc"
