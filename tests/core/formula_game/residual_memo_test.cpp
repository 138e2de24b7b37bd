#include "core/formula_game/residual_memo.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <utility>
#include <vector>

namespace residual_memo_test {

using namespace loggia;
using namespace loggia::formula_game;

class ResidualMemoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatWasPutInAndNothingElse() {
        Random random(test_suite::seed(1));
        ResidualMemo memo(1U << 20U);
        std::vector<Residual> kept;
        for (int i = 0; i < 2000; ++i) {
            const auto game = oracle::random_game(random, 6, 5);
            Residual residual = game.residual();
            if (residual.nodes.empty())
                continue;
            std::optional<std::uint32_t> expected;
            for (std::size_t k = 0; k < kept.size(); ++k)
                if (kept[k] == residual)
                    expected = static_cast<std::uint32_t>(k);
            QCOMPARE(memo.find(residual, ResidualMemo::hash_of(residual)), expected);
            if (!expected) {
                memo.insert(residual, ResidualMemo::hash_of(residual),
                            static_cast<std::uint32_t>(kept.size()));
                kept.push_back(std::move(residual));
            }
        }
        QVERIFY(kept.size() > 500);
    }
    void forgetsRatherThanGrow() {
        Random random(test_suite::seed(2));
        ResidualMemo memo(4096);
        std::size_t lost = 0;
        std::vector<Residual> kept;
        for (int i = 0; i < 3000; ++i) {
            const auto game = oracle::random_game(random, 8, 6);
            kept.push_back(game.residual());
            memo.insert(kept.back(), ResidualMemo::hash_of(kept.back()),
                        static_cast<std::uint32_t>(i));
            const auto& old = kept[random.below(kept.size())];
            const auto known = memo.find(old, ResidualMemo::hash_of(old));
            if (known)
                QVERIFY(kept[*known] == old);
            else
                ++lost;
        }
        QVERIFY(lost > 0);
    }
};

LOGGIA_TEST(ResidualMemoTest)

} // namespace residual_memo_test

#include "residual_memo_test.moc"
