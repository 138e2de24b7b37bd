#include "core/formula_game/formula.hpp"
#include "core/formula_game/game.hpp"
#include "core/logic/syntax.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>

namespace formula_game_test {

using namespace loggia;
using namespace loggia::grading;

const Task& task() {
    return *find_task("formula-game");
}

std::vector<std::string> lines_in(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

/// Tries all values: who wins is what the assignment defines.
bool e_wins(const logic::Formula& formula, const std::vector<std::string>& lines,
            const std::string& values) {
    const std::string& turns = lines.at(2);
    if (values.size() == turns.size())
        return formula_game::evaluate(formula, lines.at(3), values).value();
    const bool zero = e_wins(formula, lines, values + '0');
    const bool one = e_wins(formula, lines, values + '1');
    return turns[values.size()] == 'E' ? zero || one : zero && one;
}

/// Whether some values of the turns to come make the formula `wanted`.
bool can_become(const logic::Formula& formula, const std::vector<std::string>& lines,
                const std::string& values, bool wanted) {
    if (values.size() == lines.at(2).size())
        return formula_game::evaluate(formula, lines.at(3), values).value() == wanted;
    return can_become(formula, lines, values + '0', wanted) ||
           can_become(formula, lines, values + '1', wanted);
}

/// The move of a player who chooses 1 where both or none of the `good` ones are there, for E.
std::string move_by(bool is_e, std::array<bool, 2> good) {
    if (good[0] == good[1])
        return is_e ? "1" : "0";
    return good[1] ? "1" : "0";
}

/// The assignment's functions, straight from its text.
std::string answer_of(const std::vector<std::string>& lines, bool breaks_ties) {
    const auto formula = logic::read_strict(lines.at(1));
    if (lines.at(0) == "build_tree")
        return formula ? formula_game::to_repr(*formula).value() : std::string("None");
    if (lines.at(0) == "draw_formula_tree")
        return formula_game::draw_formula_tree(*formula).value();
    if (lines.at(0) == "evaluate")
        return formula_game::evaluate(*formula, lines.at(2), lines.at(3)).value() ? "1" : "0";
    const std::string& values = lines.at(4);
    const bool is_e = lines.at(2)[values.size()] == 'E';
    const bool zero = e_wins(*formula, lines, values + '0') == is_e;
    const bool one = e_wins(*formula, lines, values + '1') == is_e;
    if (zero == one)
        return is_e == breaks_ties ? "1" : "0";
    return one ? "1" : "0";
}

Trial trial_with(const std::function<std::string(const std::vector<std::string>&)>& answer) {
    return judged::trial_of(
        [answer](const auto& files, const auto&) { return answer(lines_in(files.front().text)); });
}

class FormulaGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightModuleHasAllPoints() {
        const auto result = judged::tally(
            task(), trial_with([](const auto& lines) { return answer_of(lines, true); }),
            {.cases = 20, .seed = 4});
        QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
    }

    /// Who does not search is right in half the cases at most, and the rule for ties alone costs no
    /// more than their share.
    void play2winNeedsASearch_data() {
        QTest::addColumn<int>("player");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::newRow("the value for a tie, always") << 0 << 0.5 << 0.5;
        QTest::newRow("always 1") << 1 << 0.3 << 0.7;
        QTest::newRow("always 0") << 2 << 0.3 << 0.7;
        QTest::newRow("the other value for a tie") << 3 << 0.6 << 0.75;
        QTest::newRow("always 1 in a tie") << 4 << 0.8 << 0.95;
        QTest::newRow("hopes that the other one helps") << 5 << 0.4 << 0.8;
    }
    void play2winNeedsASearch() {
        QFETCH(int, player);
        QFETCH(double, least);
        QFETCH(double, most);
        const auto move = [player](const std::vector<std::string>& lines) -> std::string {
            const bool is_e = lines.at(2)[lines.at(4).size()] == 'E';
            if (player < 3)
                return move_by(is_e || player == 1, {player == 2, player == 1});
            const auto formula = logic::read_strict(lines.at(1));
            const auto good = [&](char value) {
                return player == 5 ? can_become(*formula, lines, lines.at(4) + value, is_e)
                                   : e_wins(*formula, lines, lines.at(4) + value) == is_e;
            };
            const std::array<bool, 2> both{good('0'), good('1')};
            return both[0] == both[1] && player != 5 ? move_by(player == 4 || !is_e, both)
                                                     : move_by(is_e, both);
        };
        constexpr int seeds = 20;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto cases = task().cases({.cases = 10, .seed = seed}, {}).value();
            double all = 0;
            double right = 0;
            for (const Case& each : cases) {
                const auto lines = lines_in(each.files.front().text);
                if (lines.at(0) != "play2win")
                    continue;
                ++all;
                right += move(lines) == answer_of(lines, true) ? 1 : 0;
            }
            QCOMPARE(all, 10.0);
            const double share = right / all;
            QVERIFY2(share >= least && share <= most,
                     qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(share)));
        }
    }

    void anExceptionIsReportedWhereThereIsOne() {
        const Case first = task().cases({.cases = 1}, {}).value().front();
        const auto why = [&](const char* errors, int code, const char* output = "") {
            Trial trial = judged::trial_of({});
            trial.run = [&](const auto&, const auto&, const auto&) -> Result<SandboxEnd> {
                SandboxEnd end;
                end.errors = errors;
                end.output = output;
                end.code = code;
                return end;
            };
            return task().judge(first, trial, {}).value().why;
        };
        QCOMPARE(why("Traceback (most recent call last):\n"
                     "  File \"driver.py\", line 60, in <module>\nValueError: x\n",
                     1),
                 std::string("build_tree did not return: it raised ValueError: x."));
        // What a module prints before is no answer.
        QCOMPARE(why("Traceback (most recent call last):\n"
                     "  File \"driver.py\", line 60, in <module>\nValueError: x\n",
                     1, "formula: "),
                 std::string("build_tree did not return: it raised ValueError: x."));
        QCOMPARE(
            why("Traceback (most recent call last):\n"
                "  File \"driver.py\", line 62, in <module>\n"
                "  File \"/handin/mine.py\", line 3, in build_tree\n    return f(s)\n"
                "  File \"/handin/mine.py\", line 8, in f\n    return s[5]\n"
                "IndexError: string index out of range\n",
                1),
            std::string("build_tree did not return: line 8 raised IndexError: string index out "
                        "of range."));
        QCOMPARE(why("Traceback (most recent call last):\n"
                     "  File \"driver.py\", line 34, in <module>\n"
                     "    spec.loader.exec_module(functions)\n"
                     "  File \"<frozen importlib._bootstrap>\", line 241, in _call\n"
                     "  File \"/handin/mine.py\", line 1\n    print 'hello'\n"
                     "SyntaxError: Missing parentheses in call to 'print'. Did you mean "
                     "print(...)?\n",
                     1),
                 std::string("Your module cannot be loaded (line 1): SyntaxError: Missing "
                             "parentheses in call to 'print'. Did you mean print(...)."));
        QCOMPARE(
            why("Traceback (most recent call last):\n"
                "  File \"driver.py\", line 29, in <module>\n"
                "    spec.loader.exec_module(functions)\n"
                "  File \"/handin/formula_game_functions.py\", line 1, in <module>\n"
                "    import my_tree\nModuleNotFoundError: No module named 'my_tree'\n",
                1),
            std::string("Your module cannot be loaded (line 1): ModuleNotFoundError: No module "
                        "named 'my_tree'."));
        QCOMPARE(why("Traceback (most recent call last):\n"
                     "  File \"driver.py\", line 59, in <module>\n"
                     "    answer = text_of(functions.build_tree(formula))\n"
                     "AttributeError: module 'formula_game_functions' has no attribute "
                     "'build_tree'\n",
                     1),
                 std::string("Your module has no function build_tree."));
        QCOMPARE(why("", 0), std::string("Your program wrote no output."));
        QCOMPARE(why("", 3),
                 std::string("Your program wrote no output and ended with exit status 3."));
        QCOMPARE(why("Traceback (most recent call last):\n  File \"run.py\", line 3\n", 1),
                 std::string("Your program wrote no output and ended with exit status 1."));
    }

    void whatPrintsInsteadOfReturning() {
        const auto why = [](std::size_t check) {
            const auto cases = task().cases({.cases = 1}, {}).value();
            const auto found = std::find_if(cases.begin(), cases.end(), [check](const Case& each) {
                return each.check == check;
            });
            const auto none = trial_with([](const auto&) { return std::string("None"); });
            return task().judge(*found, none, {}).value().why;
        };
        QCOMPARE(why(0), std::string("build_tree returned None, but this is a formula."));
        QCOMPARE(why(2), std::string("draw_formula_tree returned None. It has to return its "
                                     "result, not print it."));
    }

    /// Who never builds a tree does not earn the points for texts that are none.
    void noneForEverythingEarnsNothing() {
        const auto result =
            judged::tally(task(), trial_with([](const auto& lines) -> std::string {
                              return lines.at(0) == "build_tree" ? "None" : answer_of(lines, true);
                          }),
                          {.cases = 1});
        QCOMPARE(result.passed.at(0), std::size_t{0});
        QCOMPARE(result.passed.at(1), std::size_t{0});
    }

    void wrongModulesFailWhereTheyAreWrong_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QString>("checks"); // + passed all, - not
        QTest::newRow("accepts capital letters") << 0 << "+-+++";
        QTest::newRow("never None") << 1 << "+-+++";
        QTest::newRow("a blank at the end of a line") << 2 << "++-++";
        QTest::newRow("a line break at the end") << 3 << "++-++";
        QTest::newRow("true for all") << 4 << "+++-+";
        QTest::newRow("ties the wrong way round") << 5 << "++++-";
        QTest::newRow("always 1") << 6 << "++++-";
        QTest::newRow("raises for the empty string") << 7 << "+-+++";
        QTest::newRow("always None") << 8 << "--+++";
        QTest::newRow("None for all with parentheses") << 9 << "--+++";
    }
    void wrongModulesFailWhereTheyAreWrong() {
        QFETCH(int, fault);
        QFETCH(QString, checks);
        const auto module =
            trial_with([fault](const std::vector<std::string>& lines) -> std::string {
                const std::string& function = lines.at(0);
                const std::string right = answer_of(lines, fault != 5);
                if (fault == 0 && lines.at(1) == "X")
                    return "Leaf('X')";
                if (fault == 1 && right == "None")
                    return "Leaf('x')";
                if (fault == 2 && function == "draw_formula_tree")
                    return right + " ";
                if (fault == 3 && function == "draw_formula_tree")
                    return right + "\n";
                if (fault == 4 && function == "evaluate")
                    return "1";
                if (fault == 6 && function == "play2win")
                    return "1";
                if (fault == 7 && lines.at(1).empty())
                    return "";
                if (function == "build_tree" &&
                    (fault == 8 || (fault == 9 && lines.at(1).find('(') != std::string::npos)))
                    return "None";
                return right;
            });
        const auto result = judged::tally(task(), module, {.cases = 15, .seed = 4});
        QString found;
        for (std::size_t check = 0; check < result.cases.size(); ++check)
            found += QLatin1Char(result.all(check) ? '+' : '-');
        QCOMPARE(found, checks);
    }
};

LOGGIA_TEST(FormulaGameTest)

} // namespace formula_game_test

#include "formula_game_test.moc"
