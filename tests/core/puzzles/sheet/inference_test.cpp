#include "core/base/file.hpp"
#include "core/base/random.hpp"
#include "core/puzzles/generate.hpp"
#include "core/puzzles/sheet/inference.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

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

    static PuzzleSheet example(const std::string& name) {
        const auto text = read_file(places::example_path("puzzles") + "/" + name + ".txt");
        if (!text)
            qFatal("%s", text.error().message.c_str());
        return read(*text);
    }
    static std::vector<std::string> doors() {
        std::vector<std::string> names{"choice"};
        for (int i = 1; i <= 10; ++i)
            names.push_back(std::string("trial_") + (i < 10 ? "0" : "") + std::to_string(i));
        return names;
    }

    /// Whether statements can hold with values of some atoms, by trying all.
    static bool allows(const PuzzleSheet& sheet, const std::vector<std::size_t>& statements,
                       const std::vector<AtomValue>& facts) {
        for (std::size_t row = 0; row < std::size_t{1} << sheet.atoms.size(); ++row) {
            std::vector<bool> assignment(sheet.store.variables());
            bool fits = true;
            for (std::size_t i = 0; i < sheet.atoms.size(); ++i)
                assignment[*sheet.store.find(sheet.atoms[i])] = (row >> i & 1U) != 0;
            for (const AtomValue& fact : facts)
                fits = fits && ((row >> fact.atom & 1U) != 0) == fact.value;
            for (const std::size_t statement : statements)
                fits = fits && logic::evaluate(sheet.store, sheet.statements[statement].formula,
                                               assignment);
            if (fits)
                return true;
        }
        return false;
    }

    struct Told {
        int hints = 0;
        int direct = 0;
        int of_two = 0; ///< statements, of `direct`
        int assumed = 0;
        int all_ways = 0;
    };

    /// Each step is right by itself and uses only what is known by then.
    static void check_steps(const PuzzleSheet& sheet, const Hint& hint,
                            std::vector<AtomValue> known, Told& told) {
        ++told.hints;
        std::vector<std::vector<AtomValue>> before; // of assumptions within assumptions
        bool of_answers = false;
        const auto is_known = [&](const AtomValue& fact) {
            return std::find(known.begin(), known.end(), fact) != known.end();
        };
        QVERIFY(!hint.steps.empty());
        for (const Inference& step : hint.steps) {
            for (const AtomValue& premise : step.premises)
                QVERIFY(step.kind == Kind::refute || is_known(premise));
            auto facts = step.premises;
            facts.push_back({step.conclusion.atom, !step.conclusion.value});
            switch (step.kind) {
            case Kind::answer:
                of_answers = true;
                known.push_back(step.conclusion);
                break;
            case Kind::assume:
                ++told.assumed;
                before.push_back(known);
                known.push_back(step.conclusion);
                break;
            case Kind::follow:
                ++told.direct;
                told.of_two += step.statements.size() == 2 ? 1 : 0;
                QVERIFY(step.statements.size() == 1 || step.statements.size() == 2);
                QVERIFY(!allows(sheet, step.statements, facts));
                known.push_back(step.conclusion);
                break;
            case Kind::enumerate:
                ++told.all_ways;
                QVERIFY(!allows(sheet, step.statements, facts));
                break;
            case Kind::contradiction:
                told.all_ways += step.statements.size() > 2 ? 1 : 0;
                QVERIFY(!allows(sheet, step.statements, step.premises));
                break;
            case Kind::conclude:
                if (!before.empty()) {
                    known = before.back();
                    before.pop_back();
                    known.push_back(step.conclusion);
                }
                break;
            case Kind::refute:
                QVERIFY(of_answers);
                break;
            case Kind::recall:
                QVERIFY(is_known(step.conclusion));
                break;
            }
        }
        QVERIFY(before.empty());
    }

    static std::vector<AtomValue> facts_of(const PuzzleSheet& sheet,
                                           const std::vector<FigureAnswer>& answers,
                                           const std::vector<KnownFact>& known) {
        std::vector<AtomValue> facts;
        const auto add = [&](const std::string& name, bool value) {
            const auto found = std::lower_bound(sheet.atoms.begin(), sheet.atoms.end(), name);
            if (found != sheet.atoms.end() && *found == name)
                facts.push_back({static_cast<std::size_t>(found - sheet.atoms.begin()), value});
        };
        for (std::size_t i = 0; i < answers.size(); ++i)
            if (answers[i] != FigureAnswer::open) {
                add(sheet.figures[i].good, answers[i] == FigureAnswer::good);
                add(sheet.figures[i].bad, answers[i] == FigureAnswer::bad);
            }
        for (const KnownFact& each : known)
            facts.push_back(each.fact);
        return facts;
    }

    static std::vector<std::size_t> all_statements(const PuzzleSheet& sheet) {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < sheet.statements.size(); ++i)
            all.push_back(i);
        return all;
    }

    /// What hints lead to; each fact that they bring is one that the statements settle.
    static std::vector<FigureAnswer> follow_hints(const PuzzleSheet& sheet,
                                                  std::vector<FigureAnswer> answers, Told& told,
                                                  std::vector<KnownFact> known = {}) {
        const auto given = facts_of(sheet, answers, {});
        for (int hints = 0; hints < 60; ++hints) {
            const auto hint = hint_for(sheet, answers, known);
            if (!hint)
                return answers;
            check_steps(sheet, *hint, facts_of(sheet, answers, known), told);
            for (const KnownFact& each : hint->facts) {
                auto facts = given;
                facts.push_back({each.fact.atom, !each.fact.value});
                if (allows(sheet, all_statements(sheet), facts))
                    qFatal("A hint that is wrong");
                known.push_back(each);
            }
            const auto settled = known_answers(sheet, known);
            for (std::size_t i = 0; i < answers.size(); ++i)
                if (answers[i] == FigureAnswer::open)
                    answers[i] = settled[i];
        }
        qFatal("Hints that do not end");
    }

    static std::size_t atom(const PuzzleSheet& sheet, const std::string& name) {
        return static_cast<std::size_t>(std::find(sheet.atoms.begin(), sheet.atoms.end(), name) -
                                        sheet.atoms.begin());
    }

private Q_SLOTS:
    void goesStepByStep() {
        const PuzzleSheet sheet = read("Abe says: Bea is a knave.\nBea says: I am a knight and "
                                       "Abe is a knave.\nfact: Abe is a knight.");
        const std::vector<FigureAnswer> open(2, FigureAnswer::open);
        const auto hint = hint_for(sheet, open, {});
        QVERIFY(hint.has_value());
        QCOMPARE(hint->steps.size(), std::size_t{1});
        QVERIFY(hint->steps[0].kind == Kind::follow);
        QCOMPARE(hint->steps[0].statements, std::vector<std::size_t>{2});
        QCOMPARE(sheet.atoms[hint->steps[0].conclusion.atom], std::string("k_Abe"));
        QVERIFY(hint->steps[0].conclusion.value && hint->steps[0].premises.empty());
        // What rests on an answer says so.
        const PuzzleSheet two = read("Abe says: Bea is a knave.\nfact: there is a knight.");
        const auto given = hint_for(two, {FigureAnswer::good, FigureAnswer::open}, {});
        QVERIFY(given.has_value());
        QCOMPARE(given->facts.front().figures, std::vector<std::size_t>{0});
        QCOMPARE(given->premises.size(), std::size_t{1});
    }

    void assumesTheOpposite() {
        const std::vector<FigureAnswer> open(3, FigureAnswer::open);
        // No two statements settle anything.
        const PuzzleSheet three = read("fact: if Abe is a knight then Bea is a knight.\n"
                                       "fact: if Bea is a knight then Cid is a knight.\n"
                                       "fact: if Cid is a knight then Abe is a knave.");
        const auto hint = hint_for(three, open, {});
        QVERIFY(hint.has_value());
        const auto& steps = hint->steps;
        QCOMPARE(steps.size(), std::size_t{5});
        QVERIFY(steps[0].kind == Kind::assume && steps[0].conclusion.value);
        QVERIFY(steps[1].kind == Kind::follow && steps[2].kind == Kind::follow);
        QVERIFY(steps[3].kind == Kind::contradiction);
        QVERIFY(steps[4].kind == Kind::conclude && !steps[4].conclusion.value);
        // Two statements that settle somebody need no assumption.
        const PuzzleSheet two = read("fact: if Abe is a knight then Bea is a knight.\n"
                                     "fact: if Abe is a knight then Bea is a knave.");
        const auto given = hint_for(two, {FigureAnswer::open, FigureAnswer::open}, {});
        QVERIFY(given.has_value());
        QCOMPARE(given->steps.size(), std::size_t{1});
        QCOMPARE(given->steps[0].statements, (std::vector<std::size_t>{0, 1}));
    }

    /// The signs come before the rooms.
    void settlesASignFirst() {
        const PuzzleSheet sheet = example("trial_01");
        std::vector<KnownFact> known;
        std::vector<std::string> atoms;
        const std::vector<FigureAnswer> open(2, FigureAnswer::open);
        for (int i = 0; i < 4; ++i) {
            auto answers = known_answers(sheet, known);
            const auto hint = hint_for(sheet, answers, known);
            QVERIFY(hint.has_value());
            QCOMPARE(hint->facts.size(), std::size_t{1});
            known.push_back(hint->facts.front());
            atoms.push_back(sheet.atoms[known.back().fact.atom]);
        }
        QCOMPARE(atoms[0], std::string("m1"));
        QCOMPARE(atoms[1], std::string("m2"));
        QCOMPARE(known_answers(sheet, known),
                 (std::vector<FigureAnswer>{FigureAnswer::bad, FigureAnswer::good}));
        // What was deduced is remembered where somebody takes an answer back.
        const auto again = hint_for(sheet, open, known);
        QVERIFY(again.has_value());
        QVERIFY(again->steps.front().kind == Kind::recall);
        QVERIFY(again->facts.empty());
    }

    /// From nothing to the solution, and nowhere by trying all ways.
    void leadsToTheSolution() {
        Told told;
        auto names = doors();
        names.emplace_back("islanders");
        for (const std::string& name : names) {
            const PuzzleSheet sheet = example(name);
            const auto answers = follow_hints(
                sheet, std::vector<FigureAnswer>(sheet.figures.size(), FigureAnswer::open), told);
            QVERIFY2(check_answer(sheet, answers).kind == AnswerCheck::Kind::right, name.c_str());
        }
        QCOMPARE(told.all_ways, 0);
        QVERIFY(told.hints > 40);
    }

    /// Every wrong answer is refuted, and hints go on from there.
    void refutesWrongAnswers() {
        Told told;
        auto names = doors();
        names.emplace_back("islanders");
        for (const std::string& name : names) {
            const PuzzleSheet sheet = example(name);
            const std::vector<FigureAnswer> open(sheet.figures.size(), FigureAnswer::open);
            for (std::size_t i = 0; i < open.size(); ++i)
                for (const FigureAnswer guess : {FigureAnswer::good, FigureAnswer::bad}) {
                    auto answers = open;
                    answers[i] = guess;
                    const auto check = check_answer(sheet, answers);
                    const auto hint = refutation_of(sheet, answers, check, {});
                    QCOMPARE(hint.has_value(), check.kind == AnswerCheck::Kind::wrong);
                    if (!hint)
                        continue;
                    QCOMPARE(hint->refuted, std::vector<std::size_t>{i});
                    check_steps(sheet, *hint, {}, told);
                    answers[i] = FigureAnswer::open;
                    QVERIFY(
                        check_answer(sheet, follow_hints(sheet, answers, told, hint->facts)).kind ==
                        AnswerCheck::Kind::right);
                    // Where all has been deduced that is against it, that is said.
                    auto known = hint->facts;
                    while (const auto next = hint_for(sheet, known_answers(sheet, known), known))
                        known.insert(known.end(), next->facts.begin(), next->facts.end());
                    answers[i] = guess;
                    const auto short_one = refutation_of(sheet, answers, check, known);
                    QVERIFY(short_one.has_value());
                    QCOMPARE(short_one->steps.size(), std::size_t{1});
                    QVERIFY(short_one->steps.front().kind == Kind::recall);
                }
        }
        QCOMPARE(told.all_ways, 0);
        // Several at once: nobody is wrong alone.
        const PuzzleSheet two = read("fact: exactly one of Abe and Bea is a knight.");
        const std::vector<FigureAnswer> both(2, FigureAnswer::good);
        const auto hint = refutation_of(two, both, check_answer(two, both), {});
        QVERIFY(hint.has_value());
        QCOMPARE(hint->refuted.size(), std::size_t{2});
        QVERIFY(hint->steps.back().kind == Kind::refute && hint->facts.empty());
        QCOMPARE(hint->steps.back().premises.size(), std::size_t{2});
    }

    /// Of random puzzles, too, with answers that are right and without.
    void isRight() {
        Told told;
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            PuzzleRecipe recipe;
            recipe.seed = seed;
            recipe.people = 3 + seed % 3;
            recipe.difficulty = seed % 3 == 0   ? PuzzleDifficulty::easy
                                : seed % 3 == 1 ? PuzzleDifficulty::medium
                                                : PuzzleDifficulty::hard;
            if (seed % 4 == 0)
                recipe.setting = PuzzleSetting::doors;
            const auto made = generate_puzzle(recipe);
            if (!made)
                continue;
            const PuzzleSheet sheet = read(*made);
            const std::vector<FigureAnswer> open(sheet.figures.size(), FigureAnswer::open);
            const auto answers = follow_hints(sheet, open, told);
            QVERIFY(check_answer(sheet, answers).kind == AnswerCheck::Kind::right);
            auto one = open;
            one[seed % one.size()] = answers[seed % one.size()];
            QCOMPARE(follow_hints(sheet, one, told), answers);
        }
        QVERIFY(told.hints > 300 && told.assumed > 50);
        QVERIFY(told.all_ways * 50 < told.hints);
    }

    /// With many clauses, none of which says much: whatever is settled is found, at last by all
    /// ways.
    void missesNothing() {
        Random random(test_suite::seed(344));
        Told told;
        int settled = 0;
        for (int round = 0; round < 60; ++round) {
            PuzzleSheet sheet;
            sheet.setting = PuzzleSetting::islanders;
            constexpr std::size_t people = 6;
            for (std::size_t i = 0; i < people; ++i) {
                const std::string name = "k_" + std::to_string(i);
                sheet.atoms.push_back(name);
                (void)sheet.store.variable(name);
                sheet.figures.push_back({name, "", {}, name, "", name});
            }
            for (int i = 0; i < 70; ++i) {
                std::vector<logic::Expr> parts;
                for (int j = 0; j < 4; ++j) {
                    const auto atom =
                        sheet.store.variable(static_cast<logic::Variable>(random.below(people)));
                    parts.push_back(random.below(2) == 0 ? atom : sheet.store.negation(atom));
                }
                Statement statement;
                statement.formula = sheet.store.node(logic::Kind::disjunction, parts);
                sheet.statements.push_back(statement);
            }
            const std::vector<FigureAnswer> open(people, FigureAnswer::open);
            if (!allows(sheet, all_statements(sheet), {}))
                continue;
            const auto answers = follow_hints(sheet, open, told);
            QVERIFY(!settled_figure(sheet, answers));
            settled += answers == open ? 0 : 1;
            // What is refuted by no chain is refuted within one, or by all ways.
            for (std::size_t i = 0; i < people; ++i)
                if (answers[i] != FigureAnswer::open) {
                    auto wrong = open;
                    wrong[i] =
                        answers[i] == FigureAnswer::good ? FigureAnswer::bad : FigureAnswer::good;
                    const auto hint = refutation_of(sheet, wrong, check_answer(sheet, wrong), {});
                    QVERIFY(hint.has_value());
                    check_steps(sheet, *hint, {}, told);
                }
        }
        QVERIFY(settled > 8);
        QVERIFY(told.all_ways > 0);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        const PuzzleSheet sheet = example("trial_01");
        QVERIFY(!hint_for(sheet, {}, {}, control));
    }
};

LOGGIA_LOOP_TEST(InferenceTest)

} // namespace inference_test

#include "inference_test.moc"
