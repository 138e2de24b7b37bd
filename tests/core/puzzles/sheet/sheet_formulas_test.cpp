#include "core/ladr/mace_input.hpp"
#include "core/ladr/models/models.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace sheet_formulas_test {

using namespace loggia;
using namespace loggia::ladr;
using namespace loggia::puzzles;
using namespace sheet_oracle;

class SheetFormulasTest : public QObject {
    Q_OBJECT

private:
    static std::string equation(const char* formula) {
        const auto sheet = read_sheet(SheetForm::propositions,
                                      std::string("formulas(a). ") + formula + ". end_of_list.");
        auto store = sheet->store;
        return *formula_text(SheetForm::ring, store, sheet->statements[0].formula, {});
    }

private Q_SLOTS:
    void writesEquations() {
        QCOMPARE(equation("p"), std::string("p = 1"));
        QCOMPARE(equation("-p"), std::string("p = 0"));
        QCOMPARE(equation("m <-> p & q"), std::string("m = p*q"));
        QCOMPARE(equation("m <-> p | q"), std::string("m = (p*q + p + q) mod 2"));
        QCOMPARE(equation("-(p & q)"), std::string("p*q = 0"));
        QCOMPARE(equation("-(p & q <-> r)"), std::string("p*q + r = 1"));
        QCOMPARE(equation("p -> q"), std::string("(p*q + p) mod 2 = 0"));
        QCOMPARE(equation("p | -p"), std::string("(p + p) mod 2 = 0"));
        QCOMPARE(equation("p & -p"), std::string("(p + p) mod 2 = 1"));
        QCOMPARE(equation("m <-> p | -p"), std::string("m = (1 + p + p) mod 2"));
        QCOMPARE(equation("m <-> (m <-> p)"), std::string("m = (m + p + 1) mod 2"));
        QCOMPARE(equation("m <-> p & (m | -m)"), std::string("m = p"));
        QCOMPARE(equation("(p <-> -q) & (r | -r)"), std::string("(p + q + r + r) mod 2 = 1"));
    }

    /// Mace4 computes with integers: the equations have the models of the formulas there, too.
    void equationsHoldOverTheIntegers() {
        Random random(test_suite::seed(8));
        const std::vector<std::string> names{"a", "b", "c", "d"};
        for (int i = 0; i < 300; ++i) {
            logic::Store store;
            const auto e = expression(random, store, names, 3);
            const auto line = formula_text(SheetForm::ring, store, e, {});
            // Each name occurs, so that the models can be counted.
            const std::string text = "set(arithmetic). formulas(x). " + *line +
                                     ". a = a. b = b. c = c. d = d. end_of_list.";
            const auto input = read_mace(text);
            const auto problem = ground(*input, *signature_of(*input), 2);
            std::string models(16, '0');
            (void)for_each_interpretation(*problem, std::nullopt, [&](const Interpretation& model) {
                std::size_t row = 0;
                for (const auto& operation : model.operations)
                    row = 2 * row + static_cast<std::size_t>(operation.table[0]);
                models[row] = '1';
                return true;
            });
            QCOMPARE(models, values(store, e, names));
        }
    }

    /// Whoever is in the words is in the formulas, where they are counted, too.
    void keepsAtomsThatChangeNothing() {
        for (const char* words :
             {"Abe says: Bea would say that I am a knight.", "Abe says: Bea lies or Bea does not.",
              "Abe says: Bea would say that Bea is a knight.",
              "gold means: there is gold here.\nAbe says: There is gold here if and only if I am a "
              "knight.",
              "fact: either either p and q are true or p and q are true, but not both, or q is "
              "true, "
              "but not both."}) {
            const auto sheet = read_sheet(SheetForm::words, words);
            QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
            const auto again = read_sheet(SheetForm::propositions, sheet->texts[1]);
            QVERIFY2(again.has_value(), again ? "" : again.error().message.c_str());
            QVERIFY2(again->atoms.size() == sheet->atoms.size(), sheet->texts[1].c_str());
            QVERIFY2(verdict_of(*again).models == verdict_of(*sheet).models, words);
        }
    }

    void writesTheHead() {
        const auto sheet =
            read_sheet(SheetForm::words, "% A story\n%\n% of two.\n\nx1 means: it rains.\n"
                                         "fact: if it rains then r2 is true.\n");
        QCOMPARE(sheet->texts[2],
                 std::string("% A story\n%\n% of two.\n\n% x1: it rains\n\nset(arithmetic).\n"
                             "set(prolog_style_variables).\nassign(domain_size, 2).\n"
                             "assign(max_models, -1).\n\nformulas(assumptions).\n"
                             "    % fact: if it rains then r2 is true.\n"
                             "    (r2*x1 + x1) mod 2 = 0.\nend_of_list.\n"));
        const auto again = read_sheet(SheetForm::propositions, sheet->texts[1]);
        QCOMPARE(again->texts[0], std::string("% A story\n%\n% of two.\n\nx1 means: it rains.\n\n"
                                              "fact: if it rains then r2 is true.\n"));
    }

    /// Whoever is in the words is in the equations, where they are counted, too.
    void keepsAtomsThatCancelOut() {
        for (const char* words :
             {"Abe says: Bea lies or Bea does not.",
              "Abe says: Bea would say that Bea is a knight.",
              "Abe says: Bea or Cid is a knave, or at least one of Bea and Cid is a knight."}) {
            const auto sheet = read_sheet(SheetForm::words, words);
            QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
            const auto again = read_sheet(SheetForm::ring, sheet->texts[2]);
            QVERIFY2(again.has_value(), again ? "" : again.error().message.c_str());
            QVERIFY2(verdict_of(*again).models == verdict_of(*sheet).models,
                     sheet->texts[2].c_str());
        }
    }

    /// Letter by letter, as it is typed, in words and in formulas.
    void aStoryThatIsTypedLaterComesAlong() {
        std::optional<PuzzleSheet> sheet;
        const std::string words = "% The twins\n% of Dover\nAl says: Bo is a knave.\n";
        for (std::size_t size = 1; size <= words.size(); ++size)
            if (auto now =
                    read_sheet(SheetForm::words, words.substr(0, size), sheet ? &*sheet : nullptr))
                sheet = std::move(*now);
        for (const std::size_t form : {1U, 2U})
            QVERIFY2(sheet->texts[form].starts_with("% The twins\n% of Dover\n\n"),
                     sheet->texts[form].c_str());
        // Of what is there already only the story changes.
        const auto mine = read_sheet(SheetForm::words, "% A story.\nfact: p is true.\n");
        const auto titled =
            read_sheet(SheetForm::words, "% A title\n% A story.\nfact: p is true.\n", &*mine);
        QVERIFY2(titled->texts[1].starts_with("% A title\n% A story.\n\n"),
                 titled->texts[1].c_str());
        const std::string other = "% Another\n" + titled->texts[1].substr(10);
        const auto back = read_sheet(SheetForm::propositions, other, &*titled);
        QCOMPARE(back->texts[0], std::string("% Another\n% A story.\nfact: p is true.\n"));
        QVERIFY2(back->texts[2].starts_with("% Another\n% A story.\n\n"), back->texts[2].c_str());
    }

    /// Otherwise a file of formulas would say nothing of what they are about.
    void aMeaningThatIsTypedLaterComesAlong() {
        std::optional<PuzzleSheet> sheet;
        const std::string words = "% Weather\nr means: it rains.\ns means: the sun shines.\n"
                                  "fact: if it rains then not the sun shines.\n";
        for (std::size_t size = 1; size <= words.size(); ++size)
            if (auto now =
                    read_sheet(SheetForm::words, words.substr(0, size), sheet ? &*sheet : nullptr))
                sheet = std::move(*now);
        for (const std::size_t form : {1U, 2U}) {
            const std::string& text = sheet->texts[form];
            QVERIFY2(text.starts_with("% Weather\n\n% r: it rains\n"), text.c_str());
            QVERIFY2(text.find("% s: the sun shines\n") != std::string::npos, text.c_str());
        }
        const auto again = read_sheet(SheetForm::propositions, sheet->texts[1]);
        QVERIFY2(again->texts[0].find("r means: it rains.\n") != std::string::npos,
                 again->texts[0].c_str());
        QVERIFY2(again->texts[0].find("\nfact: if it rains then not the sun shines") !=
                     std::string::npos,
                 again->texts[0].c_str());
        const auto same = read_sheet(SheetForm::words, words + "\n", &*sheet);
        QCOMPARE(same->texts[1], sheet->texts[1]); // once is enough
    }

    /// What stands over the formulas tells of their puzzle: it goes with the last of them.
    void dropsTheStoryOfAnotherPuzzle() {
        const auto before = read_sheet(SheetForm::propositions,
                                       "% A story.\n\n% p: it rains\n\nformulas(assumptions).\n"
                                       "  p.\n  q | r.\nend_of_list.\n");
        const auto told = [&](const char* words) {
            const auto now = read_sheet(SheetForm::words, words, &*before);
            return now->texts[1].find("A story") != std::string::npos &&
                   now->texts[2].find("A story") != std::string::npos;
        };
        QVERIFY(told("fact: p is true.\nfact: r is false.\n")); // one is left
        QVERIFY(!told("fact: q is true.\nfact: r is false.\n"));
        // A single one may be changed, as long as it is about the same.
        const auto single = read_sheet(SheetForm::propositions,
                                       "% A story.\n\nformulas(a).\n  p | q.\nend_of_list.\n");
        const auto holds = [&](const char* words) {
            return read_sheet(SheetForm::words, words, &*single)->texts[1].find("A story") !=
                   std::string::npos;
        };
        QVERIFY(holds("fact: p is true.\n"));
        QVERIFY(!holds("fact: r is true.\n"));
    }

    void deniesGoals() {
        const auto before =
            read_sheet(SheetForm::propositions,
                       "formulas(a). p. end_of_list. formulas(goals). q. end_of_list.");
        QCOMPARE(before->texts[0], std::string("fact: p is true.\nfact: q is false.\n"));
        const auto now = read_sheet(
            SheetForm::words, "fact: p is true.\nfact: q is false.\nfact: r is true.\n", &*before);
        QCOMPARE(now->texts[1], std::string("formulas(a). p. end_of_list. formulas(goals). q.\n\n"
                                            "    % fact: r is true.\n    -r.\n end_of_list."));
    }
};

LOGGIA_LOOP_TEST(SheetFormulasTest)

} // namespace sheet_formulas_test

#include "sheet_formulas_test.moc"
