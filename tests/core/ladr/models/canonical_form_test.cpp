#include "core/base/random.hpp"
#include "core/ladr/models/canonical_form.hpp"
#include "tests/core/ladr/models/canonical_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <map>

namespace canonical_form_test {

using namespace loggia;
using namespace loggia::ladr;

Interpretation made(int size, int arity, bool is_relation, const std::function<int(int)>& entry) {
    int entries = 1;
    for (int i = 0; i < arity; ++i)
        entries *= size;
    Interpretation::Operation operation{"f", arity, is_relation, {}};
    for (int i = 0; i < entries; ++i)
        operation.table.push_back(entry(i));
    Interpretation model;
    model.size = size;
    model.operations.push_back(std::move(operation));
    return model;
}

double group_order(const CanonicalForm& form) {
    double order = 1;
    for (const int orbit : form.orbits)
        order *= orbit;
    return order;
}

class CanonicalFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Equal forms and brute force's least tables go together; groups are as large.
    void agreesWithAllPermutations() {
        Random random(test_suite::seed(7));
        std::map<std::pair<std::vector<std::vector<int>>, int>, std::string> forms;
        std::map<std::pair<std::string, int>, std::vector<std::vector<int>>> least;
        std::size_t symmetric = 0;
        for (int round = 0; round < 3000; ++round) {
            const int size = 1 + static_cast<int>(random.below(5));
            const int fixed = static_cast<int>(
                random.below(2) == 0 ? 0 : random.below(static_cast<std::uint64_t>(size) + 1));
            const auto values = 1 + random.below(static_cast<std::uint64_t>(size));
            const auto value = [&](int) { return static_cast<int>(random.below(values)); };
            const auto bit = [&](int) { return random.below(5) == 0 ? 1 : 0; };
            Interpretation model = made(size, 1 + static_cast<int>(random.below(2)), false, value);
            for (const int arity : {0, 1, 2})
                if (random.below(3) == 0) {
                    const bool relation = random.below(2) == 0;
                    const Interpretation more =
                        relation ? made(size, arity, true, bit) : made(size, arity, false, value);
                    model.operations.push_back(more.operations[0]);
                }
            const auto expected = oracle::by_permutations(model, fixed);
            const CanonicalForm form = canonical_form(model, fixed);
            QVERIFY(form.complete);
            QCOMPARE(group_order(form), static_cast<double>(expected.automorphisms));
            symmetric += expected.automorphisms > 1 ? 1 : 0;
            // The shape of the tables tells how many operations of which kind there are.
            auto shape = expected.least;
            for (const auto& operation : model.operations)
                shape.push_back({operation.arity, operation.is_relation ? 1 : 0, size});
            const auto known = forms.try_emplace({shape, fixed}, form.tables);
            QCOMPARE(form.tables, known.first->second);
            if (model.operations.size() == 1) {
                const auto key = std::pair(
                    form.tables + static_cast<char>('0' + model.operations[0].arity), fixed);
                const auto back = least.try_emplace(key, expected.least);
                QVERIFY(back.first->second == expected.least);
            }
        }
        QVERIFY(symmetric > 100);
    }

    void isTheSameForAllNames() {
        Random random(test_suite::seed(8));
        for (int round = 0; round < 300; ++round) {
            const int size = 6 + static_cast<int>(random.below(6));
            const Interpretation model = made(size, 2, false, [&](int) {
                return static_cast<int>(random.below(static_cast<std::uint64_t>(size)));
            });
            std::vector<int> names(static_cast<std::size_t>(size));
            std::iota(names.begin(), names.end(), 0);
            for (std::size_t i = names.size(); i > 1; --i)
                std::swap(names[i - 1], names[static_cast<std::size_t>(random.below(i))]);
            QCOMPARE(canonical_form(oracle::renamed(model, names), 0).tables,
                     canonical_form(model, 0).tables);
        }
    }

    /// Groups that are far too large to be listed.
    void findsLargeGroups() {
        const auto left = canonical_form(made(12, 2, false, [](int i) { return i / 12; }), 0);
        QCOMPARE(group_order(left), 479001600.0); // 12!
        const auto cyclic =
            canonical_form(made(30, 2, false, [](int i) { return (i / 30 + i % 30) % 30; }), 0);
        QCOMPARE(group_order(cyclic), 8.0); // the units modulo 30
        const auto xor4 =
            canonical_form(made(16, 2, false, [](int i) { return (i / 16) ^ (i % 16); }), 0);
        QCOMPARE(group_order(xor4), 20160.0); // GL(4, 2)
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const auto form = canonical_form(made(12, 2, false, [](int i) { return i / 12; }), 0,
                                         Control(stop.get_token()));
        QVERIFY(!form.complete);
    }
};

LOGGIA_TEST(CanonicalFormTest)

} // namespace canonical_form_test

#include "canonical_form_test.moc"
