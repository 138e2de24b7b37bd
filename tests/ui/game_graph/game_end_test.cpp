#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/game_end.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/undo/history.hpp"

#include <QRegularExpression>
#include <QTest>

namespace game_end_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Outcome;

class GameEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    void namesTheMoveThatLost() {
        History undo;
        GameGraphDocument document(&undo);
        const auto solution = game_graph::solve(document.game());
        QVERIFY(solution && !endOf(document, *solution));
        // From 1 player 2 can only lose; from 2 it wins by saying 4, 7 and 10.
        for (const int said : {2, 4, 5, 7, 8, 10}) {
            QVERIFY(!endOf(document, *solution));
            for (const auto& step : document.game().moves(document.position()))
                if (document.game().state_text(step.to).find(", " + std::to_string(said) + ")") !=
                    std::string::npos) {
                    QVERIFY(document.play(step));
                    break;
                }
        }
        const auto over = endOf(document, *solution);
        QVERIFY(over && over->mistake == std::size_t{0} && over->won);
        QCOMPARE(over->title, QStringLiteral("Player 2 wins."));
        QCOMPARE(over->reason, QStringLiteral("Blunder: +2 by player 1 turned a win into a loss."));
    }

    /// In games that count, what each player has; of Kalah with the seeds that lie in the pits,
    /// which the board shows there.
    void saysWhatWasCounted() {
        const std::vector<std::pair<const char*, QString>> ends{
            {"kalah 2 1", QStringLiteral("seeds")},
            {"dots-and-boxes 2x1", QStringLiteral("boxes")},
            {"othello 4x4 3", QStringLiteral("discs")},
            {"even-or-odd 7", QStringLiteral("tokens")}};
        Random random(29);
        for (const auto& [text, counted] : ends)
            for (int round = 0; round < test_suite::rounds(12); ++round) {
                History undo;
                GameGraphDocument document(&undo);
                document.setGame(*game_graph::game_of(text), {});
                const auto solution = game_graph::solve(document.game());
                while (!document.isOver(document.position())) {
                    const auto moves = document.game().moves(document.position());
                    QVERIFY(document.play(moves[random.below(moves.size())]));
                }
                const auto over = endOf(document, *solution);
                QVERIFY(over);
                const QRegularExpression said(
                    QStringLiteral("^(Draw|Player ([12]) wins), (\\d+) to (\\d+)\\.$"));
                const auto match = said.match(over->title);
                QVERIFY2(match.hasMatch(), qPrintable(counted + over->title));
                const int more = match.captured(3).toInt();
                const int fewer = match.captured(4).toInt();
                const int all = counted == QStringLiteral("seeds")    ? 4
                                : counted == QStringLiteral("boxes")  ? 2
                                : counted == QStringLiteral("tokens") ? 7
                                                                      : more + fewer;
                QCOMPARE(more + fewer, all);
                if (counted == QStringLiteral("tokens"))
                    QVERIFY(more % 2 == 0); // an even number wins
                else
                    QVERIFY(over->won ? more > fewer : more == fewer);
            }
    }

    /// Against the values of the positions themselves.
    void agreesWithTheValues() {
        Random random(19);
        int draws = 0;
        for (int round = 0; round < test_suite::rounds(40); ++round) {
            History undo;
            GameGraphDocument document(&undo);
            document.setGame(*game_graph::game_of("tic-tac-toe"), {});
            const auto solution = game_graph::solve(document.game());
            std::vector<Outcome> outcomes;
            while (!document.isOver(document.position())) {
                outcomes.push_back(solution->value(document.position())->outcome);
                const auto moves = document.game().moves(document.position());
                QVERIFY(document.play(moves[random.below(moves.size())]));
            }
            const auto over = endOf(document, *solution);
            QVERIFY(over);
            draws += over->won ? 0 : 1;
            const int loser = over->won ? document.mover() : 0;
            outcomes.push_back(solution->value(document.position())->outcome);
            std::optional<std::size_t> last;
            for (std::size_t i = 0; i + 1 < outcomes.size(); ++i)
                if (outcomes[i] != opposite(outcomes[i + 1]) &&
                    (loser == 0 || document.moverAfter(i) == loser))
                    last = i;
            QCOMPARE(over->mistake, last);
        }
        QVERIFY(draws > 0);
    }
};

LOGGIA_TEST(GameEndTest)

} // namespace game_end_test

#include "game_end_test.moc"
