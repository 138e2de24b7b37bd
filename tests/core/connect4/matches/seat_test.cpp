#include "core/connect4/game.hpp"
#include "core/connect4/matches/seat.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <stop_token>

namespace seat_test {

using namespace loggia;
using namespace loggia::connect4;

AskMove leftmost() {
    return [](const Position& position, const Control&) -> Result<Answer> {
        for (int column = 0; column < columns; ++column)
            if (position.can_play(column))
                return Answer{column, {}};
        return Answer{};
    };
}

bool always(const Position&) {
    return true;
}

class SeatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsTheSameAfterEachBegin() {
        Seat seat(RandomPlayer{}, {});
        std::array<std::vector<int>, 2> games;
        for (auto& moves : games) {
            seat.begin(Random(7));
            Position position;
            while (!position.is_full()) {
                const auto answer = seat.ask(position, {});
                QVERIFY(answer.has_value() && answer->column.has_value());
                QVERIFY(position.can_play(*answer->column));
                moves.push_back(*answer->column);
                position = position.after(*answer->column);
            }
        }
        QVERIFY(games[0] == games[1]);
    }

    void playsToTheEnd() {
        GamePlay play{{3, 3}, {}, {}, {}};
        const auto ended = play_out(play, {leftmost(), leftmost()}, {}, always);
        QVERIFY(ended.has_value() && *ended);
        QCOMPARE(play.moves.size(), std::size_t{cells});
        QVERIFY(!play.forfeits);
        const Game game{Position(), play.moves};
        QVERIFY(game.position().is_full());
    }

    void endsWhereItIsTold() {
        GamePlay play;
        const auto ended = play_out(play, {leftmost(), leftmost()}, {},
                                    [](const Position& at) { return at.stone_count() < 5; });
        QVERIFY(ended.has_value() && *ended);
        QCOMPARE(play.moves.size(), std::size_t{5});
    }

    void whoHasNoMoveForfeits() {
        const AskMove none = [](const Position&, const Control&) -> Result<Answer> {
            return Answer{std::nullopt, "it sleeps"};
        };
        GamePlay play;
        QVERIFY(*play_out(play, {leftmost(), none}, {}, always));
        QVERIFY(play.forfeits == Player::two);
        QCOMPARE(play.reason, std::string("it sleeps"));
        QCOMPARE(play.moves.size(), std::size_t{1});
    }

    void aStoppedGameHasNoEnd() {
        std::stop_source stop;
        const AskMove stopping = [&](const Position& position,
                                     const Control& control) -> Result<Answer> {
            if (position.stone_count() == 4)
                stop.request_stop();
            return leftmost()(position, control);
        };
        GamePlay play;
        const auto ended = play_out(play, {stopping, stopping}, Control(stop.get_token()), always);
        QVERIFY(ended.has_value() && !*ended);
        QCOMPARE(play.moves.size(), std::size_t{4});
    }

    void programsHaveToBeThere() {
        QVERIFY(check_contestant(RandomPlayer{}).has_value());
        ExternalPlayer player;
        player.program = "./no-such-program";
        QVERIFY(!check_contestant(player).has_value());
        player.program = "sh";
        QVERIFY(check_contestant(player).has_value());
    }
};

LOGGIA_TEST(SeatTest)

} // namespace seat_test

#include "seat_test.moc"
