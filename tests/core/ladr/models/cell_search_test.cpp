#include "core/ladr/models/cell_search.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/core/ladr/models/canonical_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace cell_search_test {

using namespace loggia;
using namespace loggia::ladr;

using Tables = std::vector<std::vector<int>>;
using Order = CellSearchOptions::Order;

/// A file with a problem that needs few cells, over operations that a round picks.
std::string random_theory(Random& random) {
    oracle::RandomText text{random, true};
    if (random.below(2) == 0)
        return oracle::random_file(random, true, false, 1 + static_cast<int>(random.below(4)));
    // Equations in a binary operation and a constant.
    const std::function<std::string(int)> term = [&](int depth) {
        if (depth > 0 && random.below(3) != 0)
            return "(" + term(depth - 1) + " * " + term(depth - 1) + ")";
        return text.pick({"x", "y", "z", "k", "x", "y", random.below(6) == 0 ? "0" : "x"});
    };
    std::string file = "formulas(a). ";
    for (std::uint64_t i = 1 + random.below(3); i > 0; --i) {
        const std::string first = term(2) + text.pick({" = ", " = ", " != "}) + term(1);
        file += random.below(3) != 0 ? first + ". "
                                     : "(" + first + ") | (" + term(1) +
                                           text.pick({" = ", " != "}) + term(2) + "). ";
    }
    if (random.below(4) == 0)
        file += "(exists y (all x ((x * y) = " + term(1) + "))). ";
    return file + "end_of_list.";
}

/// The tables of the file's own operations, in the order of the signature.
Tables tables_of(const Interpretation& model) {
    Tables tables;
    for (const auto& operation : model.operations)
        tables.push_back(operation.table);
    return tables;
}

Interpretation read_table(const CellTable& table, const ClausalTheory& theory,
                          const Signature& signature) {
    Interpretation model;
    model.size = table.size();
    for (const Symbol& symbol : signature.symbols) {
        std::size_t at = 0;
        while (theory.operations[at].text != symbol.text)
            ++at;
        const std::size_t end =
            at + 1 < theory.operations.size() ? table.base(at + 1) : table.cells();
        std::vector<int> entries;
        for (std::size_t cell = table.base(at); cell < end; ++cell)
            entries.push_back(table.value(cell));
        model.operations.push_back({symbol.text, symbol.arity, symbol.is_relation, entries});
    }
    return model;
}

class CellSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All models, and of each class at least one, whatever the order of the cells.
    void agreesWithBruteForce_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("rounds");
        QTest::newRow("one") << 1 << 200;
        QTest::newRow("two") << 2 << 2500;
        QTest::newRow("three") << 3 << 40;
    }
    void agreesWithBruteForce() {
        QFETCH(int, size);
        QFETCH(int, rounds);
        Random random(test_suite::seed(23));
        std::size_t models = 0;
        for (int round = 0; round < test_suite::rounds(rounds) && !QTest::currentTestFailed();
             ++round)
            compare(random_theory(random), size, random, models);
        QVERIFY(models > 20);
    }

    void endsEarly() {
        const auto input =
            read_mace("formulas(a). (x * y) * z = x * (y * z). end_of_list.").value();
        const auto theory = clausal_theory(input, signature_of(input).value());
        int left = 5;
        QVERIFY(search_cells(*theory, 5, -1, {}, [&](const CellTable&, bool) {
                    return --left > 0;
                }) == CellSearchEnd::refused);
        QCOMPARE(left, 0);
        CellSearchOptions limited;
        limited.most_decisions = 100;
        const auto every = [](const CellTable&, bool) { return true; };
        QVERIFY(search_cells(*theory, 7, -1, limited, every) == CellSearchEnd::limit);
        std::stop_source stop;
        std::uint64_t found = 0;
        QVERIFY(search_cells(
                    *theory, 7, -1, {},
                    [&](const CellTable&, bool) {
                        if (++found == 10)
                            stop.request_stop();
                        return true;
                    },
                    Control(stop.get_token())) == CellSearchEnd::stopped);
        QVERIFY(found < 1000);
        QVERIFY(search_cells(*theory, 300, -1, {}, every) == CellSearchEnd::too_many);
    }

private:
    static void compare(const std::string& text, int size, Random& random, std::size_t& models) {
        const auto input = read_mace(text);
        QVERIFY2(input.has_value(), text.c_str());
        const auto signature = signature_of(*input);
        QVERIFY2(signature.has_value(), text.c_str());
        const auto theory = clausal_theory(*input, *signature);
        QVERIFY(theory.has_value());
        if (signature->greatest_element >= size)
            return;
        const int fixed = signature->greatest_element + 1;
        std::set<Tables> expected;
        std::set<Tables> classes;
        for (const auto& model : oracle::all_models(*input, *signature, size)) {
            expected.insert(tables_of(model));
            classes.insert(oracle::by_permutations(model, fixed).least);
        }
        models += expected.size();

        CellSearchOptions options;
        options.order =
            std::array{Order::linear, Order::concentric,
                       Order::concentric_band}[static_cast<std::size_t>(random.below(3))];
        options.most_crossed = random.below(4) != 0;
        options.near_literals = random.below(4) != 0;
        options.skolems_last = true;
        options.one_of_skolems = true;
        for (const bool least_number : {true, false}) {
            options.least_number = least_number;
            std::set<Tables> found;
            std::set<Tables> found_classes;
            bool twice = false;
            const auto end =
                search_cells(*theory, size, signature->greatest_element, options,
                             [&](const CellTable& table, bool) {
                                 const Interpretation model =
                                     read_table(table, *theory, *signature);
                                 twice = twice || !found.insert(tables_of(model)).second;
                                 found_classes.insert(oracle::by_permutations(model, fixed).least);
                                 return true;
                             });
            QVERIFY(end == CellSearchEnd::complete);
            QVERIFY2(!twice, text.c_str());
            QVERIFY2(found_classes == classes, text.c_str());
            QVERIFY2(least_number ? std::includes(expected.begin(), expected.end(), found.begin(),
                                                  found.end())
                                  : found == expected,
                     text.c_str());
        }
        options.skolems_last = false; // as each model is found with one witness or more
        options.one_of_skolems = random.below(2) == 0;
        std::set<Tables> found;
        (void)search_cells(*theory, size, signature->greatest_element, options,
                           [&](const CellTable& table, bool) {
                               found.insert(tables_of(read_table(table, *theory, *signature)));
                               return true;
                           });
        QVERIFY2(found == expected, text.c_str());

        options.least_of_class = fixed;
        found.clear();
        bool all_least = true;
        (void)search_cells(*theory, size, signature->greatest_element, options,
                           [&](const CellTable& table, bool is_least) {
                               all_least = all_least && is_least;
                               found.insert(tables_of(read_table(table, *theory, *signature)));
                               return true;
                           });
        QVERIFY2(all_least && found.size() == classes.size(), text.c_str());
        for (const Tables& tables : found)
            QVERIFY2(expected.contains(tables), text.c_str());
    }
};

LOGGIA_TEST(CellSearchTest)

} // namespace cell_search_test

#include "cell_search_test.moc"
