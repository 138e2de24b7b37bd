#include "core/connect4/solver/failure_memo.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <map>
#include <tuple>

namespace failure_memo_test {

using namespace loggia;
using namespace loggia::connect4;

StateKey key_of_stones(const Position& position) {
    return state_key(position.stones(Player::one), position.stones(Player::two),
                     position.occupied());
}

class FailureMemoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// It may forget, but never claims a failure that was not noted.
    void tellsNoMoreThanItWasTold() {
        Random random(test_suite::seed(1));
        FailureMemo memo(1);
        std::map<std::tuple<std::uint64_t, std::uint32_t, int, Bits, bool>, int> noted;
        int remembered = 0;
        int asked = 0;
        for (int i = 0; i < 20000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(6)));
            const StateKey key = key_of_stones(position);
            const int claim = static_cast<int>(random.below(5)) - 2;
            const Bits last = random.below(2) == 0 ? 0 : cell(static_cast<int>(random.below(7)), 0);
            const bool strategist_moves = random.below(2) == 0;
            const int deviations = static_cast<int>(random.below(10));
            const FailureMemo::Question question{key, claim, last, strategist_moves};
            auto& most = noted.try_emplace({key.left, key.right, claim, last, strategist_moves}, -1)
                             .first->second;
            if (memo.failed(question, deviations))
                QVERIFY(deviations <= most);
            if (most >= 0) {
                ++asked;
                remembered += memo.failed(question, 0) ? 1 : 0;
            }
            memo.note(question, deviations);
            QVERIFY(memo.failed(question, deviations));
            QVERIFY(memo.failed(question, 0));
            QVERIFY(!memo.failed(question, deviations + 1));
            most = std::max(most, deviations);
        }
        QVERIFY(asked > 5000);
        QVERIFY(remembered > asked * 9 / 10);
    }

    void forgetsWhenCleared() {
        FailureMemo memo(1);
        const StateKey key = key_of_stones(Position().after(3));
        const FailureMemo::Question question{key, 0, cell(3, 0), true};
        memo.note(question, 4);
        QVERIFY(memo.failed(question, 4));
        memo.clear();
        QVERIFY(!memo.failed(question, 0));
    }

    void withoutMemoryItRemembersNothing() {
        FailureMemo memo(0);
        const StateKey key = key_of_stones(Position());
        const FailureMemo::Question question{key, 0, 0, true};
        memo.note(question, 4);
        QVERIFY(!memo.failed(question, 0));
        memo.clear();
    }
};

LOGGIA_TEST(FailureMemoTest)

} // namespace failure_memo_test

#include "failure_memo_test.moc"
