#include "core/base/random.hpp"
#include "core/puzzles/generate.hpp"
#include "core/puzzles/sheet/inference.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace inference_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;
using Kind = Inference::Kind;

class InferenceTest : public QObject {
    Q_OBJECT

private:
    static PuzzleSheet read(const std::string& text) {
        auto sheet = read_sheet(SheetForm::words, text);
        if (!sheet)
            qFatal("%s", sheet.error().message.c_str());
        return std::move(*sheet);
    }

    /// Whether values of some atoms and one statement leave another value open, by trying all.
    static bool allows(const PuzzleSheet& sheet, std::size_t statement,
                       const std::vector<AtomValue>& facts) {
        for (std::size_t row = 0; row < std::size_t{1} << sheet.atoms.size(); ++row) {
            std::vector<bool> assignment(sheet.store.variables());
            bool fits = true;
            for (std::size_t i = 0; i < sheet.atoms.size(); ++i)
                assignment[*sheet.store.find(sheet.atoms[i])] = (row >> i & 1U) != 0;
            for (const AtomValue& fact : facts)
                fits = fits && ((row >> fact.atom & 1U) != 0) == fact.value;
            if (fits &&
                logic::evaluate(sheet.store, sheet.statements[statement].formula, assignment))
                return true;
        }
        return false;
    }

private Q_SLOTS:
    void goesStepByStep() {
        const PuzzleSheet sheet = read("Abe says: Bea is a knave.\nBea says: I am a knight and "
                                       "Abe is a knave.\nfact: Abe is a knight.");
        const std::vector<FigureAnswer> open(2, FigureAnswer::open);
        const auto hint = hint_for(sheet, open);
        QVERIFY(hint.has_value());
        const auto chain = inferences_for(sheet, open, *hint);
        QCOMPARE(chain.size(), std::size_t{1});
        QVERIFY(chain[0].kind == Kind::follow);
        QCOMPARE(*chain[0].statement, std::size_t{2});
        QCOMPARE(sheet.atoms[chain[0].conclusion.atom], std::string("k_Abe"));
        QVERIFY(chain[0].conclusion.value && chain[0].premises.empty());
    }

    void assumesTheOpposite() {
        // Nobody can say that he is a knave, so Bea is one for saying that Abe did.
        const PuzzleSheet sheet =
            read("Abe says: we are both knaves.\nfact: Bea is a knight or Bea "
                 "is a knave.");
        const std::vector<FigureAnswer> open(2, FigureAnswer::open);
        AnswerHint hint{0, FigureAnswer::bad, {0}, {}};
        const auto chain = inferences_for(sheet, open, hint);
        QCOMPARE(chain.size(), std::size_t{1});
        hint = {1, FigureAnswer::good, {0}, {}};
        QCOMPARE(inferences_for(sheet, open, hint).size(), std::size_t{1});
        // Two statements, of which none settles anything alone.
        const PuzzleSheet two = read("fact: if Abe is a knight then Bea is a knight.\n"
                                     "fact: if Abe is a knight then Bea is a knave.");
        const auto given = hint_for(two, open);
        QVERIFY(given.has_value());
        const auto steps = inferences_for(two, open, *given);
        QCOMPARE(steps.size(), std::size_t{4});
        QVERIFY(steps[0].kind == Kind::assume && steps[0].conclusion.value);
        QVERIFY(steps[1].kind == Kind::follow && steps[2].kind == Kind::contradiction);
        QVERIFY(steps[3].kind == Kind::conclude && !steps[3].conclusion.value);
    }

    /// Of random puzzles each step is right by itself, uses only what is known, and is needed; and
    /// hints lead to the solution.
    void isRight() {
        int assumed = 0;
        int followed = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            PuzzleRecipe recipe;
            recipe.seed = seed;
            recipe.people = 3 + seed % 3;
            recipe.difficulty = seed % 2 == 0 ? PuzzleDifficulty::easy : PuzzleDifficulty::medium;
            const auto made = generate_puzzle(recipe);
            QVERIFY(made.has_value());
            const PuzzleSheet sheet = read(*made);
            std::vector<FigureAnswer> answers(sheet.figures.size(), FigureAnswer::open);
            while (const auto hint = hint_for(sheet, answers)) {
                std::vector<AtomValue> known;
                for (const std::size_t figure : hint->figures)
                    known.push_back(
                        {static_cast<std::size_t>(std::find(sheet.atoms.begin(), sheet.atoms.end(),
                                                            sheet.figures[figure].good) -
                                                  sheet.atoms.begin()),
                         answers[figure] == FigureAnswer::good});
                const auto chain = inferences_for(sheet, answers, *hint);
                QVERIFY(!chain.empty());
                QCOMPARE(sheet.atoms[chain.back().conclusion.atom],
                         sheet.figures[hint->figure].good);
                QCOMPARE(chain.back().conclusion.value, hint->answer == FigureAnswer::good);
                for (const Inference& step : chain) {
                    for (const AtomValue& premise : step.premises)
                        QVERIFY(std::find(known.begin(), known.end(), premise) != known.end());
                    if (step.kind == Kind::follow || step.kind == Kind::contradiction) {
                        std::vector<AtomValue> facts = step.premises;
                        if (step.kind == Kind::follow)
                            facts.push_back({step.conclusion.atom, !step.conclusion.value});
                        QVERIFY(!allows(sheet, *step.statement, facts));
                        ++followed;
                    }
                    assumed += step.kind == Kind::assume ? 1 : 0;
                    if (step.kind == Kind::assume || step.kind == Kind::follow)
                        known.push_back(step.conclusion);
                }
                answers[hint->figure] = hint->answer;
            }
            QVERIFY(check_answer(sheet, answers).kind == AnswerCheck::Kind::right);
        }
        QVERIFY(assumed > 50 && followed > 300);
    }
};

LOGGIA_LOOP_TEST(InferenceTest)

} // namespace inference_test

#include "inference_test.moc"
