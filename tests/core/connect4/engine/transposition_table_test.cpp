#include "core/connect4/engine/transposition_table.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>
#include <thread>
#include <vector>

namespace transposition_table_test {

using namespace loggia;
using namespace loggia::connect4;

PositionKey key(const Position& position) {
    return key_of(position.stones(Player::one), position.stones(Player::two));
}

/// The stones of `player` in quadruples that it can still complete, one quadruple after the other.
Bits live_by_quadruples(const Position& position, Player player) {
    Bits live = 0;
    for (const Bits quadruple : quadruples) {
        const Bits own = position.stones(player) & quadruple;
        if ((position.stones(opponent(player)) & quadruple) == 0 && own != quadruple)
            live |= own;
    }
    return live;
}

class TranspositionTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysTellFuturesApart() {
        Random random(test_suite::seed(101));
        using Future = std::tuple<Bits, Bits, Bits>;
        std::map<std::pair<std::uint64_t, std::uint64_t>, Future> seen;
        for (int i = 0; i < 20000; ++i) {
            const Position position =
                random_position(random, static_cast<int>(random.below(cells + 1)));
            const auto future = [](const Position& seen_so) {
                return Future(seen_so.occupied(), live_by_quadruples(seen_so, Player::one),
                              live_by_quadruples(seen_so, Player::two));
            };
            const PositionKey found = key(position);
            const PositionKey image = key(position.mirrored());
            QVERIFY(found.one == image.one && found.two == image.two);
            const Future kept = future(found.mirrored ? position.mirrored() : position);
            const auto [entry, is_new] = seen.try_emplace({found.one, found.two}, kept);
            QVERIFY(entry->second == kept);
        }
    }

    void findsWhatWasStored() {
        TranspositionTable table(std::size_t{1} << 22U);
        Random random(test_suite::seed(103));
        std::vector<std::pair<PositionKey, Entry>> stored;
        for (int i = 0; i < 2000; ++i) {
            const PositionKey where = key(random_position(random, 20));
            const Entry entry{
                static_cast<int>(random.below(16000)) - 8000,
                static_cast<Bound>(1 + random.below(3)), static_cast<Bound>(random.below(4)),
                static_cast<int>(random.below(43)), static_cast<int>(random.below(8))};
            table.store(where, entry);
            stored.emplace_back(where, entry);
            if (i == 1000)
                table.grow_for(std::uint64_t{1} << 40U, [] { return false; });
            const auto found = table.find(where);
            QVERIFY(found && found->value == entry.value && found->bound == entry.bound &&
                    found->proven == entry.proven && found->depth == entry.depth &&
                    found->column == entry.column);
        }
        int kept = 0;
        for (const auto& [where, entry] : stored)
            kept += table.find(where) ? 1 : 0;
        QVERIFY(kept > 1950);
    }

    void threadsNeverSeeAMixture() {
        TranspositionTable table(1024);
        // Two keys that meet in the same bucket, each always stored with a value of its own.
        const PositionKey first{1, 2, false};
        const PositionKey second{3, 4, false};
        std::atomic<bool> wrong = false;
        const auto work = [&](const PositionKey& own, int value) {
            for (int i = 0; i < 200000; ++i) {
                table.store(own, {value, Bound::exact, Bound::none, i % 40, 3});
                for (const auto& [where, expected] :
                     {std::pair(first, 111), std::pair(second, 222)})
                    if (const auto found = table.find(where); found && found->value != expected)
                        wrong = true;
            }
        };
        {
            const std::jthread other([&] { work(second, 222); });
            work(first, 111);
        }
        QVERIFY(!wrong);
    }
};

LOGGIA_TEST(TranspositionTableTest)

} // namespace transposition_table_test

#include "transposition_table_test.moc"
