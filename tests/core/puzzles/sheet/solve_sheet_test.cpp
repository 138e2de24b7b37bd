#include "core/base/random.hpp"
#include "core/ladr/proposition.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <chrono>
#include <stop_token>
#include <thread>

namespace solve_sheet_test {

using namespace loggia;
using namespace loggia::ladr;
using namespace loggia::puzzles;
using namespace sheet_oracle;

class VerdictTest : public QObject {
    Q_OBJECT

private:
    static PuzzleSheet sheet(const std::string& words) {
        auto read = read_sheet(SheetForm::words, words);
        if (!read)
            qFatal("%s", describe(read.error(), "text", words).c_str());
        return std::move(*read);
    }
    static std::string words(const std::string& text) {
        const auto puzzle = sheet(text);
        return to_words(verdict_of(puzzle), puzzle);
    }

    /// The models of some statements, by trying all.
    static std::size_t models(const PuzzleSheet& sheet,
                              const std::vector<std::size_t>& statements) {
        std::vector<std::string> columns;
        for (const std::size_t statement : statements)
            columns.push_back(
                values(sheet.store, sheet.statements[statement].formula, sheet.atoms));
        std::size_t count = 0;
        for (std::size_t row = 0; row < std::size_t{1} << sheet.atoms.size(); ++row)
            count += std::all_of(columns.begin(), columns.end(),
                                 [&](const std::string& column) { return column[row] == '1'; })
                         ? 1U
                         : 0U;
        return count;
    }

private Q_SLOTS:
    void agreesWithTryingAll() {
        Random random(test_suite::seed(5));
        const std::vector<std::string> names{"a", "b", "c", "d", "e", "f"};
        for (int i = 0; i < 500; ++i) {
            std::string text = "formulas(a).\n";
            logic::Store store;
            for (std::size_t n = 1 + random.below(7); n > 0; --n)
                text += *to_ladr(store, expression(random, store, names, 2)) + ".\n";
            const auto puzzle = read_sheet(SheetForm::propositions, text + "end_of_list.\n");
            QVERIFY(puzzle.has_value());
            const SheetVerdict verdict = verdict_of(*puzzle);
            std::vector<std::size_t> all;
            for (std::size_t statement = 0; statement < puzzle->statements.size(); ++statement)
                all.push_back(statement);
            QVERIFY(verdict.complete);
            QCOMPARE(verdict.models, models(*puzzle, all));
            QCOMPARE(verdict.listed.size(), verdict.models);
            QVERIFY(std::is_sorted(verdict.listed.begin(), verdict.listed.end()));
            for (std::size_t atom = 0; atom < puzzle->atoms.size(); ++atom) {
                const auto has = [&](bool value) {
                    return std::any_of(verdict.listed.begin(), verdict.listed.end(),
                                       [&](const auto& model) { return model[atom] == value; });
                };
                QCOMPARE(verdict.same[atom].has_value(), has(true) != has(false));
            }
            if (verdict.models > 0)
                continue;
            QCOMPARE(models(*puzzle, verdict.clash), std::size_t{0});
            for (std::size_t out = 0; out < verdict.clash.size(); ++out) {
                auto rest = verdict.clash;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(out));
                QVERIFY(models(*puzzle, rest) > 0);
            }
        }
    }

    /// A symbol that may have either value doubles the solutions, also where it cancels out.
    void countsSymbolsThatCancelOut() {
        for (const char* const equation :
             {"p = p", "p*0 = 0", "(2*p) mod 2 = 0", "p + 1 != p", "(p + p) mod 2 = 0"}) {
            const auto puzzle =
                read_sheet(SheetForm::ring,
                           std::string("set(arithmetic).\nformulas(assumptions).\n  q = 1.\n  ") +
                               equation + ".\nend_of_list.\n");
            QVERIFY2(puzzle.has_value(), equation);
            QCOMPARE(puzzle->atoms, (std::vector<std::string>{"p", "q"}));
            QCOMPARE(verdict_of(*puzzle).models, 2U);
        }
    }

    void countsWhatItDoesNotList() {
        std::string text = "fact: q is true.\nfact: not r is true.\n";
        for (int i = 0; i < 60; ++i)
            text += "fact: a" + std::to_string(i) + " is true or b" + std::to_string(i % 3) +
                    " is true.\n";
        const auto puzzle = sheet(text);
        const auto verdict = verdict_of(puzzle);
        QVERIFY(verdict.complete);
        QCOMPARE(verdict.listed.size(), most_listed);
        QVERIFY(std::is_sorted(verdict.listed.begin(), verdict.listed.end()));
        // By how many of b0, b1, b2 are true, each of which leaves 20 atoms free.
        const std::uint64_t free = std::uint64_t{1} << 20U;
        QCOMPARE(verdict.models, (free + 1) * (free + 1) * (free + 1));
        for (std::size_t atom = 0; atom < puzzle.atoms.size(); ++atom)
            QCOMPARE(verdict.same[atom].has_value(),
                     puzzle.atoms[atom] == "q" || puzzle.atoms[atom] == "r");
        QCOMPARE(to_words(verdict, puzzle),
                 std::string("1,152,924,803,144,876,033 solutions; q and not r hold in all of "
                             "them."));
    }

    /// Clauses with so many models that they can be listed but not counted in a second.
    void stopsWhileItCounts() {
        Random random(test_suite::seed(8));
        constexpr std::uint64_t atoms = 128; // as many as there may be
        std::string text = "formulas(a).\n";
        for (std::size_t i = 0; i < 2 * atoms; ++i) {
            std::string clause;
            for (int literal = 0; literal < 3; ++literal)
                clause += std::string(literal == 0 ? "" : " | ") +
                          (random.below(2) == 0 ? "-" : "") + "a" +
                          std::to_string(random.below(atoms));
            text += clause + ".\n";
        }
        const auto puzzle = read_sheet(SheetForm::propositions, text + "end_of_list.\n");
        QVERIFY(puzzle.has_value());
        std::stop_source stop;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(700));
            stop.request_stop();
        });
        const SheetVerdict verdict = verdict_of(*puzzle, Control(stop.get_token()));
        QVERIFY(!verdict.complete);
        QCOMPARE(verdict.models, std::uint64_t{verdict.listed.size()});
        if (verdict.listed.size() == most_listed) // but on a very slow machine
            QVERIFY(to_words(verdict, *puzzle).starts_with("At least 1,000 solutions"));
    }

    void speaks() {
        QCOMPARE(words("A says: I am a knave or B is a knight."),
                 std::string("Exactly one solution."));
        QCOMPARE(words("fact: p is true\nfact: q is true\nfact: p is false"),
                 std::string("No solution: statements 1 and 3 contradict each other."));
        QCOMPARE(words("A says: I am a knave."),
                 std::string("No solution: statement 1 contradicts itself."));
        QCOMPARE(words("fact: p is true or q is true."), std::string("3 solutions."));
        QCOMPARE(words("fact: p is true or q is true. \nfact: r is true\n"),
                 std::string("3 solutions; r holds in all of them."));
        QCOMPARE(words("% nothing"), std::string("There are no statements yet."));
    }

    /// Each goal for itself, and from which statements.
    void answersGoals() {
        const auto said = [](const std::string& text) {
            const auto read = read_sheet(SheetForm::propositions, text);
            return read ? to_words(verdict_of(*read), *read) : read.error().message;
        };
        const std::string assumptions = "formulas(assumptions). p -> q. r. q -> s. end_of_list.\n";
        QCOMPARE(said(assumptions + "formulas(goals). p -> s. end_of_list."),
                 std::string("The goal follows from statements 1 and 3."));
        QCOMPARE(said(assumptions + "formulas(goals). p | -p. end_of_list."),
                 std::string("The goal holds in any case."));
        QCOMPARE(said(assumptions + "formulas(goals). -p. r. end_of_list."),
                 std::string("The goal in statement 4 does not follow: a counter-model is p = 1, q "
                             "= 1, r = 1, s = "
                             "1.\nThe goal in statement 5 follows from statement 2."));
        QCOMPARE(said("formulas(goals). p. end_of_list."),
                 std::string("The goal does not follow: a counter-model is p = 0."));
    }

    /// Against trying all assignments.
    void goalsAreRight() {
        Random random(7);
        int follow = 0;
        for (int i = 0; i < 300; ++i) {
            logic::Store store;
            const std::vector<std::string> names{"a", "b", "c", "d"};
            std::string text = "formulas(assumptions).\n";
            for (int k = 0; k < 5; ++k) {
                if (k == 3)
                    text += "end_of_list.\nformulas(goals).\n";
                const auto formula = to_ladr(store, expression(random, store, names, 3));
                QVERIFY(formula.has_value());
                text += *formula + ".\n";
            }
            const auto read = read_sheet(SheetForm::propositions, text + "end_of_list.\n");
            if (!read)
                continue;
            for (const GoalVerdict& goal : verdict_of(*read).goals) {
                std::vector<std::size_t> all{0, 1, 2, goal.statement};
                QCOMPARE(goal.kind == GoalVerdict::Kind::follows, models(*read, all) == 0);
                if (goal.kind != GoalVerdict::Kind::follows) {
                    for (const std::size_t statement : all) {
                        std::vector<bool> assignment(read->store.variables());
                        for (std::size_t atom = 0; atom < read->atoms.size(); ++atom)
                            assignment[*read->store.find(read->atoms[atom])] =
                                goal.counter_model[atom];
                        QVERIFY(logic::evaluate(read->store, read->statements[statement].formula,
                                                assignment));
                    }
                    continue;
                }
                ++follow;
                std::vector<std::size_t> needed = goal.needed;
                needed.push_back(goal.statement);
                QCOMPARE(models(*read, needed), std::size_t{0});
                for (const std::size_t one : goal.needed) {
                    std::vector<std::size_t> fewer = needed;
                    std::erase(fewer, one);
                    QVERIFY(models(*read, fewer) > 0);
                }
            }
        }
        QVERIFY(follow > 50);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += "fact: a" + std::to_string(i) + " is true or b" + std::to_string(i % 9) +
                    " is true.\n";
        const auto puzzle = sheet(text);
        const auto verdict = verdict_of(puzzle, Control(stop.get_token()));
        QVERIFY(!verdict.complete);
        QVERIFY(
            to_words(verdict, puzzle).starts_with(verdict.models == 0 ? "Stopped" : "At least"));
    }
};

LOGGIA_LOOP_TEST(VerdictTest)

} // namespace solve_sheet_test

#include "solve_sheet_test.moc"
