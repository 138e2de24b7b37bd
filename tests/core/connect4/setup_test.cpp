#include "core/base/random.hpp"
#include "core/connect4/format.hpp"
#include "core/connect4/setup.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace setup_test {

using namespace loggia;
using namespace loggia::connect4;

class SetupTest : public QObject {
    Q_OBJECT

private:
    static bool rests(const Setup& setup) {
        const Bits all = setup.occupied();
        return (all & ~all_cells) == 0 && (setup.stones[0] & setup.stones[1]) == 0 &&
               (all & ~((all << 1U) | bottom_row)) == 0;
    }

private Q_SLOTS:
    /// Against a plain list of stones for each column.
    void editsAsAListOfStonesDoes() {
        Random random(test_suite::seed(3));
        for (int round = 0; round < 2000; ++round) {
            Setup setup;
            std::array<std::vector<Player>, columns> plain;
            for (int i = 0; i < 40; ++i) {
                const int column = static_cast<int>(random.below(columns));
                const int row = static_cast<int>(random.below(rows));
                auto& stack = plain.at(static_cast<std::size_t>(column));
                const auto player = static_cast<Player>(random.below(2));
                const bool there = row < static_cast<int>(stack.size());
                switch (random.below(4)) {
                case 0:
                    setup = without_stone(setup, column, row);
                    if (there)
                        stack.erase(stack.begin() + row);
                    break;
                case 1:
                    setup = recoloured(setup, column, row, player);
                    if (there)
                        stack[static_cast<std::size_t>(row)] = player;
                    break;
                default:
                    setup = with_stone(setup, column, player);
                    if (stack.size() < rows)
                        stack.push_back(player);
                }
                QVERIFY(rests(setup));
                for (int c = 0; c < columns; ++c)
                    for (int r = 0; r < rows; ++r) {
                        const auto& cells_of = plain.at(static_cast<std::size_t>(c));
                        const auto index = static_cast<std::size_t>(r);
                        const auto expected =
                            index < cells_of.size() ? std::optional(cells_of[index]) : std::nullopt;
                        QVERIFY(setup.at(c, r) == expected);
                    }
            }
            // What the editor lets pass, the reader of files accepts, and nothing else.
            if (const auto position = position_of(setup)) {
                QVERIFY(position_of(to_text(*position)) == *position);
                QVERIFY(Setup::of(*position) == setup);
            } else {
                const int lead = setup.count(Player::one) - setup.count(Player::two);
                QVERIFY(lead != 0 && lead != 1);
            }
        }
    }

    void takingTurnsNeverLeadsToAnImpossibleBoard() {
        Setup setup;
        for (int i = 0; i < cells; ++i) {
            setup = with_stone(setup, i % columns, next_in_turn(setup));
            QVERIFY(position_of(setup).has_value());
        }
        QVERIFY(with_stone(setup, 0, Player::one) == setup);
    }

    void saysWhoHasTooMany() {
        const auto reason = [](int one, int two) {
            Setup setup;
            for (int i = 0; i < one + two; ++i)
                setup = with_stone(setup, i % columns, i < one ? Player::one : Player::two);
            return position_of(setup).error().message;
        };
        QCOMPARE(
            reason(3, 1),
            std::string(
                "player 1 has 3 stones and player 2 only 1; player 1 may have at most one more"));
        QCOMPARE(reason(0, 1),
                 std::string("player 2 has 1 stone and player 1 only 0; player 1 moves "
                             "first, so player 2 cannot have more"));
    }

    void anyBitsBecomeASetup() {
        Random random(test_suite::seed(4));
        for (int i = 0; i < 5000; ++i)
            QVERIFY(rests(setup_of(random.next(), random.next())));
        const Setup setup = with_stone(with_stone({}, 2, Player::two), 2, Player::one);
        QVERIFY(setup_of(setup.stones[0], setup.stones[1]) == setup);
    }
};

LOGGIA_TEST(SetupTest)

} // namespace setup_test

#include "setup_test.moc"
