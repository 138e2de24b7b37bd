#include "core/base/random.hpp"
#include "core/logic/folding_builder.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace folding_builder_test {

using namespace loggia;
using namespace loggia::logic;
using logic::Expr;

class FoldingBuilderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against the same made without folding.
    void meansWhatItSays() {
        Random random(test_suite::seed(5));
        for (int round = 0; round < 3000; ++round) {
            logic::Store store;
            const FoldingBuilder builder(store);
            std::vector<Expr> folded{builder.constant(false), builder.constant(true),
                                     store.variable("a"), store.variable("b"), store.variable("c")};
            std::vector<Expr> plain = folded;
            for (int step = 0; step < 10; ++step) {
                std::vector<std::size_t> at;
                for (std::uint64_t n = random.below(4); n > 0; --n)
                    at.push_back(static_cast<std::size_t>(random.below(folded.size())));
                at.resize(std::max<std::size_t>(at.size(), 2));
                std::vector<Expr> f;
                std::vector<Expr> p;
                for (const std::size_t i : at) {
                    f.push_back(folded[i]);
                    p.push_back(plain[i]);
                }
                switch (random.below(6)) {
                case 0:
                    folded.push_back(builder.negation(f[0]));
                    plain.push_back(store.negation(p[0]));
                    break;
                case 1:
                    folded.push_back(builder.conjunction(f));
                    plain.push_back(store.node(logic::Kind::conjunction, p));
                    break;
                case 2:
                    folded.push_back(builder.disjunction(f));
                    plain.push_back(store.node(logic::Kind::disjunction, p));
                    break;
                case 3:
                    folded.push_back(builder.parity(f));
                    plain.push_back(store.node(logic::Kind::parity, p));
                    break;
                case 4:
                    folded.push_back(builder.implication(f[0], f[1]));
                    plain.push_back(store.implication(p[0], p[1]));
                    break;
                default:
                    folded.push_back(builder.equivalence(f[0], f[1]));
                    plain.push_back(store.equivalence(p[0], p[1]));
                    break;
                }
            }
            for (unsigned row = 0; row < 8; ++row) {
                const std::vector<bool> values{(row & 1U) != 0, (row & 2U) != 0, (row & 4U) != 0};
                for (std::size_t i = 0; i < folded.size(); ++i)
                    QCOMPARE(logic::evaluate(store, folded[i], values),
                             logic::evaluate(store, plain[i], values));
            }
        }
    }
};

LOGGIA_LOOP_TEST(FoldingBuilderTest)

} // namespace folding_builder_test

#include "folding_builder_test.moc"
