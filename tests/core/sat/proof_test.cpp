#include "core/base/random.hpp"
#include "core/sat/proof.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <utility>
#include <vector>

namespace proof_test {

using namespace loggia;
using sat::Proof;

class ProofTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsStepsInOrder() {
        Random random(test_suite::seed(1));
        Proof proof;
        std::vector<std::pair<bool, std::vector<int>>> expected;
        for (int i = 0; i < 5000; ++i) {
            std::vector<int> clause(random.below(6));
            for (int& literal : clause) {
                literal = static_cast<int>(random.below(100)) + 1;
                literal = random.below(2) == 0 ? literal : -literal;
            }
            const bool deletion = random.below(3) == 0;
            if (deletion)
                proof.remove(clause);
            else
                proof.add(clause);
            expected.emplace_back(deletion, clause);
        }
        QCOMPARE(proof.size(), expected.size());
        std::size_t literals = 0;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const auto clause = proof.clause(i);
            QCOMPARE(proof.is_deletion(i), expected[i].first);
            QCOMPARE(std::vector<int>(clause.begin(), clause.end()), expected[i].second);
            literals += clause.size();
        }
        QCOMPARE(proof.literals(), literals);
    }

    void clearingLeavesAnEmptyProof() {
        Proof proof;
        proof.add(std::vector{1, 2});
        proof.remove(std::vector{-1});
        QVERIFY(!proof.empty());
        proof.clear();
        QVERIFY(proof.empty());
        QCOMPARE(proof, Proof());
        proof.add({});
        QCOMPARE(proof.size(), std::size_t{1});
        QVERIFY(proof.clause(0).empty());
    }
};

LOGGIA_TEST(ProofTest)

} // namespace proof_test

#include "proof_test.moc"
