#include "core/base/error.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/play.hpp"
#include "core/formula_game/solve.hpp"
#include "tests/core/formula_game/random_formula.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <deque>

namespace play_test {

using namespace loggia;
using namespace loggia::formula_game;

/// Answers from a list, and all that was printed; with what was answered after each prompt, as a
/// terminal shows it.
struct Script {
    std::deque<std::string> answers;
    std::string text;
    bool echo = false;

    Terminal terminal() {
        return {[this]() -> std::optional<std::string> {
                    if (answers.empty())
                        return std::nullopt;
                    std::string line = std::move(answers.front());
                    answers.pop_front();
                    if (echo)
                        text += line + '\n';
                    return line;
                },
                [this](std::string_view written) { text += written; }};
    }
};

const std::string formula = "((x+y)*((y+z)*(-y+-z)))";

std::string report(const std::string& values) {
    return "Formula: " + formula +
           "\nTurns:         EEA\nVariables:     xyz\nValues played: " + values + "\n";
}

class PlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameToTheLetter() {
        Script script{{formula, "xyz", "EEA", "0", "1", "1"}, {}, true};
        const Played played = play(script.terminal());
        QCOMPARE(script.text, "Please enter formula: " + formula +
                                  "\nPlease enter order of variables to assign: xyz\n"
                                  "Please enter turns of players E and A: EEA\n"
                                  "Turn 0\n" +
                                  report("") +
                                  "Player E please enter value for variable x[0/1/C(omputer)]: 0\n"
                                  "Turn 1\n" +
                                  report("0") +
                                  "Player E please enter value for variable y[0/1/C(omputer)]: 1\n"
                                  "Turn 2\n" +
                                  report("01") +
                                  "Player A please enter value for variable z[0/1/C(omputer)]: 1\n"
                                  "Game over\n" +
                                  report("011") + "Player A wins!\n");
        QCOMPARE(played.end, Played::End::game_over);
        QCOMPARE(values_text(*played.position), std::string("011"));
    }

    void everyMessage() {
        Script script{{"", "x*y", "\xC3\xA9", "((x+z)*-z)", "q", "xz(", "zz", "xz", "X", "EAE", "E",
                       "eA", "EA\r", "", "2", "01", "c", "1", "0"},
                      {},
                      false};
        const Played played = play(script.terminal());
        const std::string order = "Please enter order of variables to assign: ";
        const std::string turns = "Please enter turns of players E and A: ";
        const std::string value = "Player E please enter value for variable x[0/1/C(omputer)]: ";
        const std::string once = "enter just one symbol (0 or 1 or C)\n";
        const std::string state =
            "Formula: ((x+z)*-z)\nTurns:         EA\nVariables:     xz\nValues played: ";
        QCOMPARE(
            script.text,
            "Please enter formula: invalid formula\nPlease enter formula: invalid formula\n"
            "Please enter formula: invalid formula\nPlease enter formula: " +
                order +
                "variable q not in formula\nvariable x not entered\n"
                "variable z not entered\nvariable z not entered\n" +
                order + "variable ( not in formula\n" + order +
                "variable z appears more than once\nvariable z appears more than once\n"
                "variable x not entered\n" +
                order + turns + "X is not a valid player\ntoo few turns for number of variables\n" +
                turns + "too many turns for number of variables\n" + turns +
                "too few turns for number of variables\n" + turns + "e is not a valid player\n" +
                turns + "Turn 0\n" + state + "\n" + value + once + value + once + value + once +
                value + once + value + "Turn 1\n" + state +
                "1\nPlayer A please enter value for variable z[0/1/C(omputer)]: Game over\n" +
                state + "10\nPlayer E wins!\n");
        QCOMPARE(played.end, Played::End::game_over);
    }

    /// At each prompt, and only there, the input may end.
    void theInputEndsAtEveryPrompt() {
        const std::vector<std::string> all{"bad", formula, "x",  "xyz", "E",
                                           "EEA", "0",     "no", "1",   "1"};
        for (std::size_t count = 0; count < all.size(); ++count) {
            Script script{{all.begin(), all.begin() + static_cast<long>(count)}, {}, false};
            const Played played = play(script.terminal());
            QCOMPARE(played.end, Played::End::input_ended);
            QVERIFY2(script.text.ends_with(": \n"), script.text.c_str());
            QCOMPARE(played.position.has_value(), count >= 6);
            if (played.position)
                QCOMPARE(played.position->played(), std::size_t{count < 7   ? 0U
                                                                : count < 9 ? 1U
                                                                            : 2U});
        }
    }

    /// Whoever lets the computer choose all values wins what can be won.
    void theComputerPlaysToWin() {
        Random random(test_suite::seed(9));
        for (int i = 0; i < 300; ++i) {
            const auto tree = oracle::random_tree(random, 4, 7);
            const std::string letters = oracle::letters_of(tree);
            std::string turns;
            for (std::size_t k = 0; k < letters.size(); ++k)
                turns += random.below(2) == 0 ? 'E' : 'A';
            const Position start(Game::make(oracle::formula_of(tree), turns, letters).value());
            const Player winner = solve(start).winner.value();
            Script script;
            for (const char turn : turns)
                script.answers.emplace_back(turn == letter_of(winner) ? "C"
                                            : random.below(2) == 0    ? "0"
                                                                      : "1");
            const Played played = play(start, script.terminal());
            QCOMPARE(played.end, Played::End::game_over);
            QVERIFY(script.text.ends_with(std::string("Player ") + letter_of(winner) + " wins!\n"));
        }
    }

    void goesOnFromAPosition() {
        const Position position =
            configuration_of("formula: " + formula + "\nturns: EEA\nvariables: xyz\nvalues: 10\n")
                .value();
        Script script{{"C"}, {}, false};
        const Played played = play(position, script.terminal());
        QCOMPARE(script.text, "Turn 2\n" + report("10") +
                                  "Player A please enter value for variable z[0/1/C(omputer)]: "
                                  "Game over\n" +
                                  report("100") + "Player A wins!\n");
        Script none;
        QCOMPARE(play(*played.position, none.terminal()).end, Played::End::game_over);
        QCOMPARE(none.text, "Game over\n" + report("100") + "Player A wins!\n");
    }
};

LOGGIA_TEST(PlayTest)

} // namespace play_test

#include "play_test.moc"
