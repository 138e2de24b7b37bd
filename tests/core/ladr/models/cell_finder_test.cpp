#include "core/ladr/models/cell_finder.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/core/ladr/models/canonical_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <stop_token>
#include <vector>

namespace cell_finder_test {

using namespace loggia;
using namespace loggia::ladr;

using Tables = std::vector<std::vector<int>>;

struct File {
    explicit File(const std::string& text)
        : input(read_mace(text).value()), signature(signature_of(input).value()) {}
    [[nodiscard]] std::optional<CellFinder> finder(std::optional<Isomorphic> isomorphic) const {
        return CellFinder::make(input, signature, mace_options(input).value(), isomorphic);
    }
    /// The tables of the file's own operations, in the order of its signature.
    [[nodiscard]] Tables named(const Interpretation& model) const {
        Tables tables;
        for (const Symbol& symbol : signature.symbols)
            for (const auto& operation : model.operations)
                if (operation.name == symbol.text)
                    tables.push_back(operation.table);
        return tables;
    }

    MaceInput input;
    Signature signature;
};

/// The models that a finder sends, by their own operations; `all` counts those with others too.
std::set<Tables> found_by(const File& file, std::optional<Isomorphic> isomorphic, int size,
                          std::size_t& all) {
    std::set<Tables> tables;
    const auto end = file.finder(isomorphic)
                         ->find(size,
                                [&](const Interpretation& model) {
                                    tables.insert(file.named(model));
                                    ++all;
                                    return true;
                                },
                                {}, {});
    all += end && *end == CellSearchEnd::complete ? 0 : 1'000'000;
    return tables;
}

const std::string semigroup = "assign(max_models, -1). formulas(a). (x * y) * z = x * (y * z). ";

class CellFinderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All models, one of each class, and what the least-number heuristic leaves, against the
    /// definition by all tables and all renamings; each model once.
    void agreesWithBruteForce() {
        Random random(test_suite::seed(71));
        std::size_t several = 0;
        for (int round = 0; round < test_suite::rounds(400); ++round) {
            const File file(oracle::random_file(random, true, false, 1 + round % 3));
            const auto finder = file.finder(Isomorphic::all);
            if (!finder)
                continue;
            const int size = round % 20 == 0 ? 3 : 2;
            std::size_t cells = 0;
            for (const Symbol& symbol : file.signature.symbols)
                cells += CellTable::cells_of(
                    std::array{CellTable::Shape{symbol.arity, symbol.is_relation}}, size);
            constexpr std::size_t few_cells = 7;
            if (file.signature.greatest_element >= size || cells > few_cells)
                continue;
            std::set<Tables> models;
            std::set<Tables> classes;
            std::map<Tables, Tables> class_of;
            const auto expected = oracle::all_models(file.input, file.signature, size);
            for (const Interpretation& model : expected) {
                const auto least =
                    oracle::by_permutations(model, file.signature.greatest_element + 1).least;
                models.insert(file.named(model));
                classes.insert(least);
                class_of.emplace(file.named(model), least);
            }
            std::size_t count = 0;
            QVERIFY(found_by(file, Isomorphic::all, size, count) == models);
            QCOMPARE(count, models.size());
            count = 0;
            // Which model stands for its class depends on the order in which cells are compared.
            std::set<Tables> found_classes;
            for (const Tables& model : found_by(file, Isomorphic::none, size, count)) {
                QVERIFY(models.contains(model));
                found_classes.insert(class_of[model]);
            }
            QVERIFY(found_classes == classes);
            QCOMPARE(count, classes.size());
            count = 0;
            const auto left = found_by(file, Isomorphic::lnh, size, count);
            QCOMPARE(count, left.size());
            QVERIFY(std::includes(models.begin(), models.end(), left.begin(), left.end()));
            QVERIFY(left.size() >= classes.size());
            count = 0;
            const auto mace4 = found_by(file, std::nullopt, size, count);
            QVERIFY(count >= mace4.size());
            QVERIFY(std::includes(models.begin(), models.end(), mace4.begin(), mace4.end()));
            QCOMPARE(mace4.empty(), models.empty());
            const auto number = finder->count_by_classes(size, {}, 0);
            QVERIFY(number.has_value() && number->has_value());
            QVERIFY2(**number == models.size(),
                     (file.input.text + (*number)->get_str() + " for " +
                      std::to_string(models.size()) + " over " + std::to_string(size))
                         .c_str());
            several += models.size() > classes.size() ? 1 : 0;
        }
        QVERIFY(several > static_cast<std::size_t>(test_suite::rounds(20)));
    }

    void takesWhatHasTermsAlone() {
        QVERIFY(!File("formulas(a). p | q. end_of_list.").finder({}));
        QVERIFY(!File("set(arithmetic). formulas(a). f(x) + 1 = 2. end_of_list.").finder({}));
        QVERIFY(File("formulas(a). p(x). end_of_list.").finder({}).has_value());
    }

    /// Elements that the file names keep theirs, and all of them where they have a meaning.
    void knowsWhichElementsAreFixed() {
        QCOMPARE(File("formulas(a). p(x). end_of_list.").finder({})->fixed(5), 0);
        QCOMPARE(File("formulas(a). p(2). end_of_list.").finder({})->fixed(5), 3);
        QCOMPARE(File("set(integer_ring). formulas(a). x + y = y + x. end_of_list.")
                     .finder({})
                     ->fixed(5),
                 5);
        QCOMPARE(File("set(order_domain). formulas(a). p(x). end_of_list.").finder({})->fixed(5),
                 5);
    }

    /// The tables of the ring and of the order are what they are.
    void hasTheTablesOfTheRingAndTheOrder() {
        const File ring("set(integer_ring). formulas(a). x + (-y) = (-y) + x. x * y = y * x. "
                        "end_of_list.");
        std::size_t count = 0;
        for (const Tables& tables : found_by(ring, Isomorphic::all, 5, count))
            for (std::size_t i = 0; i < tables.size(); ++i) {
                const std::string& name = ring.signature.symbols[i].text;
                for (int a = 0; a < 5; ++a)
                    for (int b = 0; b < 5; ++b)
                        QCOMPARE(tables[i][static_cast<std::size_t>(
                                     ring.signature.symbols[i].arity == 1 ? a : 5 * a + b)],
                                 name == "+"   ? (a + b) % 5
                                 : name == "*" ? a * b % 5
                                               : (5 - a) % 5);
            }
        QCOMPARE(count, std::size_t{1});
        const File order("set(order_domain). formulas(a). x < y -> x <= y. end_of_list.");
        count = 0;
        for (const Tables& tables : found_by(order, Isomorphic::all, 4, count))
            for (std::size_t i = 0; i < tables.size(); ++i)
                for (int a = 0; a < 4; ++a)
                    for (int b = 0; b < 4; ++b)
                        QCOMPARE(tables[i][static_cast<std::size_t>(4 * a + b)],
                                 order.signature.symbols[i].text == "<" ? (a < b ? 1 : 0)
                                                                        : (a <= b ? 1 : 0));
        QCOMPARE(count, std::size_t{1});
    }

    /// Told not to go on, out of decisions, stopped, too large, and after long.
    void endsEarly() {
        const File file(semigroup + "end_of_list.");
        const auto none = file.finder(Isomorphic::none);
        const auto all = file.finder(Isomorphic::all);
        for (const auto* finder : {&*none, &*all}) {
            int models = 0;
            const auto refused =
                finder->find(4, [&](const Interpretation&) { return ++models < 5; }, {}, {});
            QVERIFY(refused.has_value() && *refused == CellSearchEnd::refused);
            QCOMPARE(models, 5);
            std::stop_source stop;
            const auto stopped = finder->find(4,
                                              [&](const Interpretation&) {
                                                  stop.request_stop();
                                                  return false;
                                              },
                                              Control(stop.get_token()), {});
            QVERIFY(stopped.has_value() && *stopped == CellSearchEnd::stopped);
            const auto large =
                finder->find(250, [](const Interpretation&) { return true; }, {}, {});
            QCOMPARE(large.error().message,
                     std::string("the problem is too large for a domain of 250 elements"));
        }
        QCOMPARE(none->count_by_classes(4, {}, 0).value().value().get_str(), std::string("3492"));
        QVERIFY(!none->count_by_classes(4, {}, 10).value().has_value());
        QVERIFY(!none->count_by_classes(250, {}, 0).has_value());
        // Once, and only where there has been no model.
        const File hard("assign(max_models, -1). formulas(a). f(x) = f(y) -> x = y. f(x) != x. "
                        "f(f(x)) = x. end_of_list.");
        for (const auto isomorphic : {Isomorphic::all, Isomorphic::none}) {
            int calls = 0;
            const CellFinder::OnLong on_long{[&] { ++calls; }, 20};
            const auto sink = [](const Interpretation&) { return true; };
            QVERIFY(hard.finder(isomorphic)->find(7, sink, {}, on_long).has_value());
            QCOMPARE(calls, 1);
            QVERIFY(file.finder(isomorphic)->find(3, sink, {}, on_long).has_value());
            QCOMPARE(calls, 1);
        }
    }

    /// No operation, or none but Skolem functions, has one model whatever the size.
    void countsTheModelOfNothing() {
        for (const char* text : {"formulas(a). -(all x (exists y (x != x))). end_of_list.",
                                 "formulas(a). exists x exists y (x = y). end_of_list."})
            for (const int size : {1, 2, 5})
                QCOMPARE(File(text).finder({})->count_by_classes(size, {}, 0)->value().get_str(),
                         std::string("1"));
    }

    void emptyModels() {
        const File file("formulas(a). exists y (all x (r(x,y))). f(0) = c. end_of_list.");
        const auto finder = file.finder(Isomorphic::all);
        const auto names = [&](bool with_skolems) {
            std::string all;
            const Interpretation model = finder->empty_model(3, with_skolems);
            for (const auto& operation : model.operations)
                all += operation.name + (operation.is_relation ? "? " : " ");
            return all + std::to_string(model.size);
        };
        QCOMPARE(names(false), std::string("c f r? 3"));
        QCOMPARE(names(true), std::string("c c1 f r? 3"));
    }
};

LOGGIA_TEST(CellFinderTest)

} // namespace cell_finder_test

#include "cell_finder_test.moc"
