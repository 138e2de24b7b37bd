#include "core/ladr/models/size_search.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <stop_token>

namespace size_search_test {

using namespace loggia;
using namespace loggia::ladr;

class SizeSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With the solver from the first decision on, whoever is first says the same.
    void agreesWithBruteForce() {
        Random random(test_suite::seed(91));
        std::size_t with = 0;
        std::size_t without = 0;
        for (int round = 0; round < test_suite::rounds(800); ++round) {
            const std::string text = oracle::random_file(random, true, false, 2);
            const auto input = read_mace(text).value();
            const auto signature = signature_of(input).value();
            const auto finder = CellFinder::make(input, signature, {}, Isomorphic::all);
            if (!finder)
                continue;
            SizeSearch one(*finder, true, 1);
            SizeSearch all(*finder, false, 1);
            for (int size = std::max(1, signature.greatest_element + 1); size <= 2; ++size) {
                const auto models = oracle::all_models(input, signature, size);
                std::size_t found = 0;
                const auto end =
                    one.find(size,
                             [&](const Interpretation& model) {
                                 ++found;
                                 Interpretation named = model;
                                 std::erase_if(named.operations, [&](const auto& operation) {
                                     return std::none_of(
                                         signature.symbols.begin(), signature.symbols.end(),
                                         [&](const Symbol& s) { return s.text == operation.name; });
                                 });
                                 const bool is_model = std::any_of(
                                     models.begin(), models.end(), [&](const auto& other) {
                                         return other.operations == named.operations;
                                     });
                                 found += is_model ? 0 : 1000;
                                 return false;
                             },
                             {});
                QVERIFY2(end.has_value() && found == (models.empty() ? 0 : 1), text.c_str());
                const auto number = all.count(size, {});
                QVERIFY2(number.has_value() && number->has_value() && **number == models.size(),
                         text.c_str());
                ++(models.empty() ? without : with);
            }
        }
        QVERIFY(with > 100 && without > 20);
    }

    /// With more decisions than one needs, so the solver is there.
    void theSolverEndsALongSearch() {
        const auto input = read_mace("set(order_domain). formulas(a). "
                                     "f(x) = f(y) -> x = y. f(x) != x. f(f(x)) = x. end_of_list.")
                               .value();
        const auto signature = signature_of(input).value();
        const auto finder = CellFinder::make(input, signature, {}, std::nullopt);
        SizeSearch search(*finder, true, 100);
        // Pairs of different elements: not of an odd number.
        for (int size = 7; size <= 10; ++size) {
            std::size_t found = 0;
            const auto end =
                search.find(size,
                            [&](const Interpretation& model) {
                                const auto& table = model.operations[0].table;
                                for (std::size_t i = 0; i < table.size(); ++i) {
                                    const auto other = static_cast<std::size_t>(table[i]);
                                    found +=
                                        other != i && table[other] == static_cast<int>(i) ? 1 : 100;
                                }
                                return false;
                            },
                            {});
            QVERIFY(end.has_value());
            QCOMPARE(found, static_cast<std::size_t>(size % 2 == 0 ? size : 0));
        }
    }

    void stopsAtOnce() {
        const auto input = read_mace("formulas(a). (x * y) * z = x * (y * z). a * b != b * a. "
                                     "x * x = x -> x = a. end_of_list.")
                               .value();
        const auto signature = signature_of(input).value();
        const auto finder = CellFinder::make(input, signature, {}, std::nullopt);
        SizeSearch search(*finder, true, 1);
        std::stop_source stop;
        stop.request_stop();
        const auto end = search.find(
            12, [](const Interpretation&) { return true; }, Control(stop.get_token()));
        QVERIFY(end.has_value() && *end == CellSearchEnd::stopped);
    }
};

LOGGIA_TEST(SizeSearchTest)

} // namespace size_search_test

#include "size_search_test.moc"
