#include "core/connect4/format.hpp"
#include "tests/core/grading/tasks/judged.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <limits>

namespace maxconnect4_test {

using namespace loggia;
using namespace loggia::grading;
using connect4::Position;

const Task& task() {
    return *find_task("maxconnect4");
}

int value_of(const Position& position, int depth) {
    if (position.is_full() || depth == 0)
        return position.score().lead(position.to_move());
    int best = std::numeric_limits<int>::min();
    for (int column = 0; column < connect4::columns; ++column)
        if (position.can_play(column))
            best = std::max(best, -value_of(position.after(column), depth - 1));
    return best;
}

/// Plain minimax on the score.
int minimax_column(const Position& position, int depth) {
    int best = std::numeric_limits<int>::min();
    int chosen = -1;
    for (const int column : connect4::middle_out)
        if (position.can_play(column)) {
            const int value = -value_of(position.after(column), depth - 1);
            if (value > best) {
                best = value;
                chosen = column;
            }
        }
    return chosen;
}

int first_column(const Position& position) {
    int column = 0;
    while (!position.can_play(column))
        ++column;
    return column;
}

Trial player(const std::function<std::string(const Position&, int depth)>& play) {
    return judged::trial_of([play](const auto& files, const auto& arguments) -> std::string {
        const Position position = connect4::position_of(files.front().text).value();
        return position.is_full() ? std::string() : play(position, std::stoi(arguments.at(3)));
    });
}

class MaxConnect4Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plainMinimaxHasAllPoints() {
        const auto result = judged::tally(
            task(), player([](const Position& position, int depth) {
                return to_text(position.after(minimax_column(position, std::min(depth, 7))));
            }),
            {.cases = 6, .seed = 2});
        QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
    }

    void wrongPlayersFailWhereTheyAreWrong() {
        // Plays legally, and badly.
        const auto lazy = judged::tally(task(), player([](const Position& position, int) {
                                            return to_text(position.after(first_column(position)));
                                        }),
                                        {.cases = 8, .seed = 2});
        QVERIFY(lazy.all(0));
        QVERIFY(lazy.all(1));
        QVERIFY(!lazy.all(2));

        // Does not change the player to move.
        const auto turn = judged::tally(task(), player([](const Position& position, int) {
                                            std::string text =
                                                to_text(position.after(first_column(position)));
                                            text[48] = text[48] == '1' ? '2' : '1';
                                            return text;
                                        }),
                                        {.cases = 3, .seed = 2});
        QCOMPARE(turn.passed[0], std::size_t{0});
        QCOMPARE(turn.passed[3], std::size_t{0});

        // Makes no move, makes two.
        for (const int moves : {0, 2}) {
            const auto wrong =
                judged::tally(task(), player([moves](Position position, int) {
                                  for (int i = 0; i < moves && !position.is_full(); ++i)
                                      position = position.after(first_column(position));
                                  return to_text(position);
                              }),
                              {.cases = 3, .seed = 2});
            QVERIFY(!wrong.all(0));
        }
    }

    void aMoveOnAFullBoardIsWrong() {
        const auto program =
            judged::trial_of([](const auto&, const auto&) { return to_text(Position()); });
        QCOMPARE(judged::tally(task(), program, {.cases = 2, .seed = 2}).passed[1], std::size_t{0});
    }

    void positionsArePictured() {
        const auto all_cases = task().cases({.cases = 2, .seed = 1}, {}).value();
        for (const Case& each : all_cases)
            QCOMPARE(task().picture(each).empty(), each.check == 3);
    }
};

LOGGIA_TEST(MaxConnect4Test)

} // namespace maxconnect4_test

#include "maxconnect4_test.moc"
