#include "core/ladr/models/constant_search.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace constant_search_test {

using namespace loggia;
using namespace loggia::ladr;

/// A search with what it needs to live.
struct File {
    explicit File(const std::string& text, int size = 5)
        : input(read_mace(text).value()), signature(signature_of(input).value()),
          search(ConstantSearch::make(input, signature, size)) {}

    MaceInput input;
    Signature signature;
    std::unique_ptr<ConstantSearch> search;
};

std::string file_of(const std::string& formulas) {
    return "set(arithmetic). formulas(a). " + formulas + " end_of_list.";
}

bool accept(const Interpretation&) {
    return true;
}

class ConstantSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsThoseOfRandomFormulas() {
        Random random(test_suite::seed(59));
        std::size_t total = 0;
        for (int round = 0; round < 1000; ++round) {
            const int size = 1 + static_cast<int>(random.below(4));
            const std::string text =
                oracle::random_file(random, false, true, 1 + static_cast<int>(random.below(4)));
            const File file(text, size);
            QVERIFY2(file.search, text.c_str());
            std::vector<Interpretation> found;
            const auto result = file.search->run([&](const Interpretation& model) {
                found.push_back(model);
                return true;
            });
            QVERIFY(result.complete);
            QCOMPARE(result.count, found.size());
            QVERIFY2(found == oracle::all_models(file.input, file.signature, size), text.c_str());
            total += found.size();
        }
        QVERIFY(total > 1000);
    }

    void computes_data() {
        QTest::addColumn<QByteArray>("formulas");
        QTest::addColumn<int>("models");
        const auto row = [](const char* formulas, int models) {
            QTest::newRow(formulas) << QByteArray(formulas) << models;
        };
        row("min(a, b) = 2.", 5);
        row("max(a, b) = 2.", 5);
        row("abs(a + -b) = 2.", 6);
        row("(a + -4) / 3 = -1.", 2);
        row("(a + -4) mod 3 = 2.", 2);
        row("a * b * c = 12 * a.", 33);
        row("a * domain_size = b + 15.", 1);
        row("a > b & b >= c. a <= c + 1.", 4);
        row("p <- a = 3. -p <-> q.", 9);
        row("a * a * a * a = 16.", 1);
        row("a * (b + -3) = -6.", 2);
        row("a + b = 3. end_of_list. list(distinct). [a, b, 1].", 2);
        row("a + b = 3. end_of_list. formulas(goals). a = 0. b = 0.", 2);
        row("a + b = 3. end_of_list. formulas(hints). a = 0.", 4);
    }
    void computes() {
        QFETCH(QByteArray, formulas);
        QFETCH(int, models);
        const File file(file_of(formulas.toStdString()));
        QVERIFY(file.search);
        QCOMPARE(file.search->run(accept).count, static_cast<std::uint64_t>(models));
        QCOMPARE(file.search->run(accept).count, static_cast<std::uint64_t>(models)); // again
    }

    void isForConstants_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("function", file_of("f(a) = 1."));
        row("relation", file_of("p(1)."));
        row("free variable", file_of("x = a."));
        row("quantifier", file_of("exists x (x = a)."));
        row("divisor that can be 0", file_of("4 / a = 2."));
        row("divisor 0", file_of("a / 0 = 2."));
        row("large numbers", file_of("a * 999999 * 999999 * 999999 = 0."));
        row("no arithmetic", "formulas(a). a = b. end_of_list.");
        row("ring", "set(arithmetic). set(integer_ring). formulas(a). a = b. end_of_list.");
    }
    void isForConstants() {
        QFETCH(QByteArray, text);
        QVERIFY(!File(text.toStdString()).search);
    }

    void ends() {
        const File file(file_of("a + b + c + d + e = 10."), 9);
        const std::uint64_t all = file.search->run(accept).count;
        QVERIFY(all > 100);
        std::uint64_t left = 3;
        const auto refused = file.search->run([&](const Interpretation&) { return --left > 0; });
        QVERIFY(!refused.complete && refused.count == 3);
        const auto short_of_steps = file.search->run(accept, {}, 2000);
        QVERIFY(!short_of_steps.complete && short_of_steps.count < all);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!file.search->run(accept, Control(stop.get_token())).complete);
        QCOMPARE(file.search->run(accept).count, all);
    }

    /// A flat sum of so many parts that it must not be a chain of calls.
    void takesLongSums() {
        std::string sum = "a";
        for (int i = 0; i < 20'000; ++i)
            sum += " + a";
        const File file(file_of(sum + " = 40002."));
        QVERIFY(file.search);
        QCOMPARE(file.search->run(accept).count, std::uint64_t{1});
    }
};

LOGGIA_TEST(ConstantSearchTest)

} // namespace constant_search_test

#include "constant_search_test.moc"
