#include "core/base/random.hpp"
#include "core/ladr/filters/isomorphism.hpp"
#include "core/ladr/models/models.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>
#include <stop_token>

namespace isomorphism_test {

using namespace loggia;
using namespace loggia::ladr;

/// The same with other names for the elements.
Interpretation permuted(const Interpretation& model, const std::vector<int>& image) {
    Interpretation result = model;
    const auto size = static_cast<std::size_t>(model.size);
    for (std::size_t n = 0; n < model.operations.size(); ++n) {
        const auto& from = model.operations[n];
        for (std::size_t entry = 0; entry < from.table.size(); ++entry) {
            std::size_t rest = entry;
            std::size_t to = 0;
            std::size_t weight = 1;
            for (int i = 0; i < from.arity; ++i) {
                to += weight * static_cast<std::size_t>(image[rest % size]);
                rest /= size;
                weight *= size;
            }
            const int value = from.table[entry];
            result.operations[n].table[to] =
                from.is_relation ? value : image[static_cast<std::size_t>(value)];
        }
    }
    return result;
}

bool are_isomorphic(const Interpretation& a, const Interpretation& b) {
    std::vector<int> image(static_cast<std::size_t>(a.size));
    std::iota(image.begin(), image.end(), 0);
    do {
        if (permuted(a, image).operations == b.operations)
            return true;
    } while (std::next_permutation(image.begin(), image.end()));
    return false;
}

Interpretation random_model(Random& random) {
    Interpretation model;
    model.size = 1 + static_cast<int>(random.below(4));
    for (int n = 0; n < 2; ++n) {
        Interpretation::Operation operation{
            n == 0 ? "f" : "g", static_cast<int>(random.below(3)), random.below(2) == 0, {}};
        std::size_t entries = 1;
        for (int i = 0; i < operation.arity; ++i)
            entries *= static_cast<std::size_t>(model.size);
        const int values = operation.is_relation ? 2 : model.size;
        for (std::size_t i = 0; i < entries; ++i)
            operation.table.push_back(
                static_cast<int>(random.below(static_cast<std::uint64_t>(values))));
        model.operations.push_back(operation);
    }
    return model;
}

class IsomorphismTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In a circulant graph nothing tells one vertex from another.
    void graphsOfVerticesThatLookAlike() {
        const auto circulant = [](int size, const std::vector<int>& steps) {
            Interpretation graph;
            graph.size = size;
            Interpretation::Operation edge{"edge", 2, true, {}};
            for (int i = 0; i < size; ++i)
                for (int j = 0; j < size; ++j)
                    edge.table.push_back(std::any_of(steps.begin(), steps.end(), [&](int step) {
                        return (i + step) % size == j || (j + step) % size == i;
                    }));
            graph.operations.push_back(std::move(edge));
            return graph;
        };
        Random random(test_suite::seed(6));
        IsomorphismClasses classes;
        int kept = 0;
        for (int round = 0; round < 12; ++round) {
            std::vector<int> image(40);
            std::iota(image.begin(), image.end(), 0);
            for (std::size_t i = image.size(); i > 1; --i)
                std::swap(image[i - 1], image[random.below(i)]);
            // 1, 3 becomes 3, 9 and 7, 19 by a factor; 1, 5 is another graph.
            const std::array<std::vector<int>, 4> steps{{{1, 3}, {3, 9}, {7, 19}, {1, 5}}};
            const auto is_new = classes.add(
                permuted(circulant(40, steps.at(static_cast<std::size_t>(round) % 4)), image), {});
            QVERIFY(is_new.has_value());
            kept += *is_new ? 1 : 0;
        }
        QCOMPARE(kept, 2);
    }

    void agreesWithAllBijections() {
        Random random(test_suite::seed(5));
        int isomorphic = 0;
        for (int round = 0; round < 20000; ++round) {
            const Interpretation a = random_model(random);
            Interpretation b = random_model(random);
            if (round % 2 == 0) { // isomorphic, but for an entry now and then
                std::vector<int> image(static_cast<std::size_t>(a.size));
                std::iota(image.begin(), image.end(), 0);
                for (std::size_t i = image.size(); i > 1; --i)
                    std::swap(image[i - 1], image[random.below(i)]);
                b = permuted(a, image);
                auto& table = b.operations[random.below(2)].table;
                int& entry = table[random.below(table.size())];
                entry = random.below(2) == 0 || entry != 0 ? entry : std::min(1, a.size - 1);
            }
            bool same = a.size == b.size;
            for (std::size_t n = 0; n < 2 && same; ++n)
                same = a.operations[n].arity == b.operations[n].arity &&
                       a.operations[n].is_relation == b.operations[n].is_relation;
            const bool expected = same && are_isomorphic(a, b);
            IsomorphismClasses classes;
            QVERIFY(*classes.add(a, {}));
            std::swap(b.operations[0], b.operations[1]);
            QCOMPARE(!*classes.add(b, {}), expected);
            isomorphic += expected ? 1 : 0;
        }
        QVERIFY(isomorphic > 5000 && isomorphic < 15000);
    }

    /// Published numbers: groups (OEIS A000001), quasigroups (A057991), partial orders (A000112),
    /// directed graphs with loops (A000595).
    void countsKnownClasses_data() {
        QTest::addColumn<QByteArray>("formulas");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("expected");
        const auto row = [](const char* name, const char* formulas, int size, int expected) {
            QTest::addRow("%s %d", name, size) << QByteArray(formulas) << size << expected;
        };
        const char* group = "(x * y) * z = x * (y * z). 0 * x = x. exists y y * x = 0.";
        row("groups", group, 4, 2);
        row("groups", group, 6, 2);
        const char* quasigroup = "exists z x * z = y. exists z z * x = y.";
        row("quasigroups", quasigroup, 3, 5);
        row("quasigroups", quasigroup, 4, 35);
        const char* order = "p(x,x). p(x,y) & p(y,x) -> x = y. p(x,y) & p(y,z) -> p(x,z).";
        row("orders", order, 4, 16);
        row("graphs", "p(x,y) | -p(x,y).", 3, 104);
    }
    void countsKnownClasses() {
        QFETCH(QByteArray, formulas);
        QFETCH(int, size);
        QFETCH(int, expected);
        const auto input =
            read_mace(QStringLiteral("assign(domain_size, %1). assign(max_models, -1).\n"
                                     "formulas(a). %2 end_of_list.")
                          .arg(size)
                          .arg(QString::fromUtf8(formulas))
                          .toStdString());
        QVERIFY(input.has_value());
        IsomorphismClasses classes;
        int kept = 0;
        const auto found =
            find_models(*input, *mace_options(*input), {}, [&](const Interpretation& model) {
                kept += *classes.add(model, {}) ? 1 : 0;
                return true;
            });
        QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
        QCOMPARE(kept, expected);
    }

    void tellsOperationsApart() {
        IsomorphismClasses classes;
        QVERIFY(*classes.add({2, {}, {{"a", 0, false, {0}}}}, {}));
        QVERIFY(!*classes.add({2, {{"number", "2"}}, {{"a", 0, false, {1}}}}, {}));
        QVERIFY(*classes.add({3, {}, {{"a", 0, false, {0}}}}, {}));
        QVERIFY(*classes.add({2, {}, {{"b", 0, false, {0}}}}, {}));
        QVERIFY(*classes.add({2, {}, {{"a", 0, true, {0}}}}, {}));
        QVERIFY(*classes.add({2, {}, {{"a", 0, true, {1}}}}, {}));
        QVERIFY(*classes.add({2, {}, {}}, {}));
        QVERIFY(!*classes.add({2, {}, {}}, {}));
        QVERIFY(!classes.add({2, {}, {{"a", 0, true, {-1}}}}, {}).has_value());
    }

    void canBeStopped() {
        std::stop_source stop;
        stop.request_stop();
        IsomorphismClasses classes;
        const auto added = classes.add({2, {}, {{"a", 0, false, {0}}}}, Control(stop.get_token()));
        QVERIFY(!added.has_value());
        QCOMPARE(added.error().message, std::string("stopped"));
    }
};

LOGGIA_LOOP_TEST(IsomorphismTest)

} // namespace isomorphism_test

#include "isomorphism_test.moc"
