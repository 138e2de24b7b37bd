#include "core/connect4/engine/engine.hpp"
#include "core/connect4/engine/evaluate.hpp"
#include "core/connect4/engine/textbook_search.hpp"
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

std::size_t check_of(std::string_view id) {
    const auto found = std::find_if(task().checks.begin(), task().checks.end(),
                                    [&](const Check& each) { return each.id == id; });
    return static_cast<std::size_t>(found - task().checks.begin());
}

/// No deeper than the game is long, and no deeper on an open board than a test has time for.
int depth_for(const Position& position, int depth) {
    constexpr int most_empty = 9;
    constexpr int most = 5;
    return std::min(depth, position.empty_count() <= most_empty ? position.empty_count() : most);
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
    /// What the judge keeps for itself is in no file.
    void filesAreThoseThatTheProgramGets() {
        const auto cases = task().cases({.cases = 4, .seed = 2}, {}).value();
        std::size_t games = 0;
        for (const Case& each : cases) {
            games += each.of_judge.empty() ? 0 : 1;
            for (const WorkFile& file : each.files)
                QVERIFY2(connect4::position_of(file.text).has_value(), file.name.c_str());
        }
        QCOMPARE(games, std::size_t{4 + 3});
    }

    /// Games against a better evaluation are another matter.
    void plainMinimaxHasAllPoints() {
        const auto result = judged::tally(task(), player([](const Position& position, int depth) {
                                              return to_text(position.after(minimax_column(
                                                  position, depth_for(position, depth))));
                                          }),
                                          {.cases = 7, .seed = 2});
        for (std::size_t check = 0; check < result.cases.size(); ++check)
            QVERIFY2(result.all(check) || check == check_of("strength"),
                     result.reasons.empty() ? "" : result.reasons.front().c_str());
        QCOMPARE(result.cases[check_of("strength")], std::size_t{3});
    }

    /// What plays as the reference does makes as many points in two games.
    void theReferenceIsAsStrongAsItself() {
        const auto result = judged::tally(
            task(), player([](const Position& position, int depth) {
                connect4::Engine engine(
                    {.method = connect4::Method::alpha_beta, .use_table = false});
                const int column =
                    engine.choose(position, {.depth = depth_for(position, depth), .seconds = {}})
                        .column;
                return to_text(position.after(column));
            }),
            {.cases = 20, .seed = 4});
        QVERIFY2(result.all(), result.reasons.empty() ? "" : result.reasons.front().c_str());
    }

    /// A program that searches to the same depth whatever it is told.
    void theDepthHasToBeKept_data() {
        QTest::addColumn<int>("depth");
        QTest::addColumn<bool>("within");
        QTest::addColumn<bool>("limit");
        QTest::newRow("always 1") << 1 << false << true;
        QTest::newRow("always 3") << 3 << false << true;
        QTest::newRow("always to the end") << 9 << true << false;
    }
    void theDepthHasToBeKept() {
        QFETCH(int, depth);
        QFETCH(bool, within);
        QFETCH(bool, limit);
        const auto program = player([depth](const Position& position, int) {
            return to_text(position.after(minimax_column(
                position, position.empty_count() <= 9 ? depth : std::min(depth, 2))));
        });
        for (const std::uint64_t seed : {2U, 3U, 4U}) {
            const auto all_cases = task().cases({.cases = 14, .seed = seed}, {}).value();
            bool all_within = true;
            bool keeps = true;
            for (const Case& each : all_cases) {
                if (each.check == check_of("depth"))
                    all_within &= task().judge(each, program, {}).value().passed;
                if (each.check == check_of("depth-limit"))
                    keeps &= task().judge(each, program, {}).value().passed;
            }
            QCOMPARE(all_within, within);
            QCOMPARE(keeps, limit);
        }
    }

    /// Whatever the evaluation: nobody who looks one move ahead is taken for one who looks further.
    void otherEvaluationsKeepToTheDepth() {
        const std::vector<std::function<int(const Position&)>> evaluations{
            connect4::score_so_far, connect4::pattern_value,
            [](const Position& position) { return -connect4::score_so_far(position); },
            [](const Position&) { return 0; },
            [](const Position& position) {
                return static_cast<int>(position.stones(position.to_move()) % 101);
            }};
        for (const auto& evaluate : evaluations)
            for (const std::uint64_t seed : {1U, 2U, 3U}) {
                const auto program = player([&](const Position& position, int depth) {
                    return to_text(
                        position.after(connect4::minimax(position, depth, evaluate).column));
                });
                const auto all_cases = task().cases({.cases = 1, .seed = seed}, {}).value();
                for (const Case& each : all_cases)
                    if (each.check == check_of("depth-limit"))
                        QVERIFY(task().judge(each, program, {}).value().passed);
            }
    }

    void timesAndGamesAreTold() {
        const auto program = player([](const Position& position, int) {
            return to_text(position.after(first_column(position)));
        });
        const auto all_cases = task().cases({.cases = 1, .seed = 1}, {}).value();
        for (const Case& each : all_cases) {
            const bool tells =
                each.check == check_of("times") || each.check == check_of("strength");
            const Judgement judgement = task().judge(each, program, {}).value();
            QCOMPARE(judgement.information.empty(), !tells);
            if (each.check == check_of("times")) {
                QVERIFY(judgement.passed);
                QVERIFY(judgement.information.find("depth  1: ") != std::string::npos);
            }
        }
    }

    void wrongPlayersFailWhereTheyAreWrong() {
        // Plays legally, and badly.
        const auto lazy = judged::tally(task(), player([](const Position& position, int) {
                                            return to_text(position.after(first_column(position)));
                                        }),
                                        {.cases = 8, .seed = 2});
        QVERIFY(lazy.all(check_of("legal")));
        QVERIFY(lazy.all(check_of("full-board")));
        QVERIFY(lazy.all(check_of("depth-limit")));
        for (const char* const check : {"endgame", "depth", "strength"})
            QVERIFY(!lazy.all(check_of(check)));

        // Does not change the player to move.
        const auto turn = judged::tally(task(), player([](const Position& position, int) {
                                            std::string text =
                                                to_text(position.after(first_column(position)));
                                            text[48] = text[48] == '1' ? '2' : '1';
                                            return text;
                                        }),
                                        {.cases = 3, .seed = 2});
        QCOMPARE(turn.passed[0], std::size_t{0});
        for (const char* const check : {"random-player", "strength", "times"})
            QCOMPARE(turn.passed[check_of(check)], std::size_t{0});

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
            QCOMPARE(task().picture(each).empty(), each.check == check_of("random-player"));
    }
};

LOGGIA_TEST(MaxConnect4Test)

} // namespace maxconnect4_test

#include "maxconnect4_test.moc"
