#include "core/base/random.hpp"
#include "core/logic/compiled_expr.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace compiled_expr_test {

using namespace loggia;
using namespace loggia::logic;

class ProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Several roots at once over random columns of awkward lengths, against one row at a time.
    void agreesWithEvaluateInEveryRow() {
        Random random(test_suite::seed(11));
        for (int round = 0; round < 300; ++round) {
            Store store;
            auto inputs = oracle::name_variables(store, 1 + random.below(9));
            std::vector<Expr> roots;
            const std::uint64_t count = 1 + random.below(4);
            for (std::uint64_t i = 0; i < count; ++i)
                roots.push_back(
                    oracle::random_expr(random, store, 1 + static_cast<int>(random.below(7))));
            if (random.below(3) == 0)
                roots.push_back(roots.front());
            std::swap(inputs.front(), inputs.back());

            const std::size_t words = 1 + random.below(40);
            std::vector<std::vector<std::uint64_t>> columns(inputs.size());
            std::vector<const std::uint64_t*> reading;
            for (auto& column : columns) {
                column.resize(words);
                for (auto& word : column)
                    word = random.next();
                reading.push_back(column.data());
            }
            std::vector<std::vector<std::uint64_t>> results(roots.size());
            std::vector<std::uint64_t*> writing;
            for (auto& result : results) {
                result.resize(words + 1, 0x5A5A);
                writing.push_back(result.data());
            }
            const Program program(store, roots, inputs);
            QCOMPARE(program.inputs(), inputs.size());
            QCOMPARE(program.results(), roots.size());
            program.run(reading, writing, words);

            for (int probe = 0; probe < 40; ++probe) {
                const std::uint64_t row = random.below(words * 64);
                std::vector<bool> assignment(store.variables());
                for (std::size_t k = 0; k < inputs.size(); ++k)
                    assignment[inputs[k]] = (columns[k][row / 64] >> (row % 64) & 1U) != 0;
                for (std::size_t r = 0; r < roots.size(); ++r)
                    QCOMPARE((results[r][row / 64] >> (row % 64) & 1U) != 0,
                             evaluate(store, roots[r], assignment));
            }
            for (const auto& result : results)
                QCOMPARE(result.back(), std::uint64_t{0x5A5A}); // nothing beyond the end
        }
    }

    /// A chain a million deep takes no stack and as many registers as it is wide.
    void compilesDeepChains() {
        Store store;
        const auto inputs = oracle::name_variables(store, 2);
        const Expr a = store.variable(inputs[0]);
        Expr chain = store.variable(inputs[1]);
        constexpr int depth = 1'000'001;
        for (int i = 0; i < depth; ++i)
            chain = i % 2 == 0 ? store.negation(chain)
                               : store.node(Kind::disjunction, std::array{chain, a});
        const Program program(store, std::array{chain}, inputs);
        QCOMPARE(program.instructions(), std::size_t{depth});
        const std::uint64_t no = 0;
        const std::uint64_t bits = 0x0123456789ABCDEFU;
        std::uint64_t result = 0;
        program.run(std::array{&no, &bits}, std::array{&result}, 1);
        QCOMPARE(result, ~bits); // 500,001 negations
    }
};

LOGGIA_TEST(ProgramTest)

} // namespace compiled_expr_test

#include "compiled_expr_test.moc"
