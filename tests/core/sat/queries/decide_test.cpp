#include "core/base/random.hpp"
#include "core/logic/truth_table.hpp"
#include "core/sat/queries/decide.hpp"
#include "tests/core/logic/random_tree.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace decide_test {

using namespace loggia;
using namespace loggia::logic;
using namespace loggia::sat;

/// Some rows of a function, and in cubes that do not meet all others: one formula that is true in
/// the first, one that is true in the second.
class RowsAndTheRest {
public:
    RowsAndTheRest(Store& store, unsigned variables, std::vector<std::uint64_t> rows)
        : store_(store), rows_(std::move(rows)) {
        for (unsigned v = 0; v < variables; ++v)
            variables_.push_back(store.variable("x" + std::to_string(v)));
        std::sort(rows_.begin(), rows_.end());
        divide(rows_, variables);
    }
    [[nodiscard]] Expr rows() const { return store_.node(Kind::disjunction, inside_); }
    [[nodiscard]] Expr rest() const { return store_.node(Kind::disjunction, outside_); }

private:
    void divide(std::span<const std::uint64_t> rows, unsigned bit) {
        if (rows.empty() || bit == 0) {
            (rows.empty() ? outside_ : inside_).push_back(store_.node(Kind::conjunction, path_));
            return;
        }
        --bit;
        const auto middle = std::partition_point(
            rows.begin(), rows.end(), [bit](std::uint64_t row) { return (row >> bit & 1U) == 0; });
        const auto zeros = static_cast<std::size_t>(middle - rows.begin());
        path_.push_back(store_.negation(variables_[bit]));
        divide(rows.first(zeros), bit);
        path_.back() = variables_[bit];
        divide(rows.subspan(zeros), bit);
        path_.pop_back();
    }

    Store& store_;
    std::vector<std::uint64_t> rows_;
    std::vector<Expr> variables_;
    std::vector<Expr> path_;
    std::vector<Expr> inside_;
    std::vector<Expr> outside_;
};

class DecideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTruthTables() {
        Random random(test_suite::seed(51));
        for (int round = 0; round < 600; ++round) {
            Store store;
            const auto variables = logic::oracle::name_variables(store, 1 + random.below(5));
            const auto depth = [&] { return 1 + static_cast<int>(random.below(6)); };
            const Expr a = logic::oracle::random_expr(random, store, depth());
            const Expr b = random.below(4) == 0
                               ? store.negation(store.negation(a))
                               : logic::oracle::random_expr(random, store, depth());
            const auto table = truth_table(store, a, variables);
            const auto other = truth_table(store, b, variables);

            const Decision yes = satisfy(store, a);
            QCOMPARE(yes.status == Status::satisfiable, table->count() > 0);
            if (yes.status == Status::satisfiable)
                QVERIFY(evaluate(store, a, yes.assignment));
            const Decision no = refute(store, a);
            QCOMPARE(no.status == Status::satisfiable, table->count() < table->rows());
            if (no.status == Status::satisfiable)
                QVERIFY(!evaluate(store, a, no.assignment));
            const Decision differ = distinguish(store, a, b);
            QCOMPARE(differ.status == Status::unsatisfiable, *table == *other);
            if (differ.status == Status::satisfiable)
                QVERIFY(evaluate(store, a, differ.assignment) !=
                        evaluate(store, b, differ.assignment));
        }
    }

    void stopsWhenTold() {
        Store store;
        const Expr a = store.variable("a");
        std::stop_source source;
        source.request_stop();
        QVERIFY(satisfy(store, a, Control(source.get_token())).status == Status::unknown);
    }

    /// One clause here has 1,000 literals, another one 50,000: the search goes from conflict to
    /// conflict, and has to ask on its way.
    void stopsAmongConflicts() {
        constexpr unsigned variables = 60;
        Random random(60);
        std::vector<std::uint64_t> rows(1000);
        for (std::uint64_t& row : rows)
            row = random.below(std::uint64_t{1} << variables);
        Store store;
        const RowsAndTheRest both(store, variables, std::move(rows));
        const std::array parts{both.rows(), both.rest()};
        const Expr e = store.node(Kind::conjunction, parts);
        std::stop_source source;
        const std::jthread stop([&source] {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            source.request_stop();
        });
        QVERIFY(satisfy(store, e, Control(source.get_token())).status == Status::unknown);
    }
};

LOGGIA_TEST(DecideTest)

} // namespace decide_test

#include "decide_test.moc"
