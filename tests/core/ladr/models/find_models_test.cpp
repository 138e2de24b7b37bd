#include "core/base/file.hpp"
#include "core/ladr/models/models.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <filesystem>
#include <set>

namespace find_models_test {

using namespace loggia;
using namespace loggia::ladr;

struct Outcome {
    MaceExit exit = MaceExit::stopped;
    std::vector<Interpretation> models;
    std::string error;
    std::vector<int> sizes;
};

Outcome solve(const std::string& text, std::optional<std::vector<std::string>> projection = {},
              std::optional<Isomorphic> isomorphic = {}) {
    Outcome outcome;
    const auto input = read_mace(text);
    const auto options = input ? mace_options(*input) : tl::unexpected(input.error());
    if (!options) {
        outcome.error = options.error().message;
        return outcome;
    }
    const MaceSearch search{
        std::move(projection), isomorphic, [&](int size) { outcome.sizes.push_back(size); }, {}};
    const auto found = find_models(*input, *options, search, [&](const Interpretation& model) {
        outcome.models.push_back(model);
        return true;
    });
    if (found)
        outcome.exit = found->exit;
    else
        outcome.error = found.error().message;
    return outcome;
}

/// The names that are true or 1.
std::string ones(const Interpretation& model) {
    std::string names;
    for (const auto& operation : model.operations)
        if (operation.table[0] == 1)
            names += (names.empty() ? "" : " ") + operation.name;
    return names;
}

const std::string all = "assign(max_models, -1). ";

class FindModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void solvesTheLibrary_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* file, const char* plain, const char* ring) {
            QTest::newRow(file) << QByteArray(file).append(".in") << QByteArray(plain);
            QTest::addRow("%s, ring", file)
                << QByteArray(file).append("_ring.in") << QByteArray(ring);
        };
        row("trial_01", "l2 m2 t1", "m2 r2");
        row("trial_02", "l2 m1 m2 t1", "m1 m2 r2");
        row("trial_03", "l1 l2 m1 m2", "m1 m2 r1 r2");
        row("trial_04", "l2 t1", "r2");
        row("trial_05", "l1 m1 m2 t2", "m1 m2 r1");
        row("trial_06", "l2 t1", "r2");
        row("trial_07", "l1 m1 m2 t2", "m1 m2 r1");
        row("trial_08", "l2 m11 t1", "m11 r2");
        row("trial_09", "l1 m3 t2 t3", "m3 r1");
        row("trial_10", "l1 m1 m2 t2 t3", "m1 m2 r1");
        row("choice", "e3 l1 m1 m3 t2", "e3 l1 m1 m3 t2");
    }
    void solvesTheLibrary() {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, expected);
        const auto text =
            read_file(std::filesystem::path(places::example_path("puzzles")) / file.toStdString());
        QVERIFY(text.has_value());
        const Outcome outcome = solve(*text);
        QVERIFY2(outcome.error.empty(), outcome.error.c_str());
        QVERIFY(outcome.exit == MaceExit::all);
        QCOMPARE(outcome.models.size(), std::size_t{1});
        QCOMPARE(ones(outcome.models[0]), expected.toStdString());
        QCOMPARE(outcome.sizes, std::vector<int>{2});
    }

    /// Over the integers, as Mace4 reckons: what the ring leaves odd need not be 1.
    void reckonsWithIntegers() {
        const std::string head = "set(arithmetic). assign(domain_size, 2). " + all;
        const Outcome two = solve(head + "formulas(a). m1 + m2 = 1. end_of_list.");
        QCOMPARE(two.models.size(), std::size_t{2});
        QCOMPARE(ones(two.models[0]), std::string("m2"));
        QCOMPARE(ones(two.models[1]), std::string("m1"));
        QCOMPARE(two.models[1].notes[0].second, std::string("2"));
        QVERIFY(solve(head + "formulas(a). m1 + m2 + 1 = 0. end_of_list.").exit ==
                MaceExit::exhausted);
        const Outcome mod = solve(head + "formulas(a). (m1 + m2 + 1) mod 2 = 0. end_of_list.");
        QVERIFY(mod.exit == MaceExit::all);
        QCOMPARE(mod.models.size(), std::size_t{2});
    }

    /// Heron's formula, whose product has too many values for propositional logic from size 21 on,
    /// and nine squares that add up to one.
    void searchesConstantsWithManyValues() {
        const std::string heron =
            "set(arithmetic). list(distinct). [0,a,b,c,h]. end_of_list. formulas(a). "
            "a + b > c & a + c > b & b + c > a. b = a + 1 & c = b + 1. a = h + 1 | h = c + 1. "
            "2 * S = a * h | 2 * S = b * h | 2 * S = c * h. 2 * p = a + b + c. "
            "S * S = p * (p + -a) * (p + -b) * (p + -c). end_of_list.";
        const Outcome area = solve(heron);
        QVERIFY2(area.error.empty(), area.error.c_str());
        QVERIFY(area.exit == MaceExit::enough && area.sizes.back() == 85);
        QCOMPARE(area.models[0].operations[0].table[0], 84);
        std::string family = "set(arithmetic). assign(start_size, 40). formulas(a). a0 > 0. ";
        std::string squares = "father * father = 0";
        for (int i = 0; i < 9; ++i) {
            family += i == 0 ? "" : fmt::format("a{} = a{} + step. ", i, i - 1);
            squares += fmt::format(" + a{} * a{}", i, i);
        }
        const Outcome nine = solve(family + squares + ". step > 0. end_of_list.");
        QVERIFY2(nine.error.empty(), nine.error.c_str());
        QVERIFY(nine.exit == MaceExit::enough);
        QCOMPARE(nine.sizes.back(), 49);
        QCOMPARE(nine.models[0].operations[0].table[0], 2);
        const auto input = read_mace("assign(domain_size, 85). " + heron).value();
        std::string number;
        const auto counted =
            count_interpretations(input, mace_options(input).value(), Isomorphic::all,
                                  [&](int, const std::string& digits) { number = digits; });
        QVERIFY2(counted.has_value(), counted ? "" : counted.error().message.c_str());
        QVERIFY(number != "0" && !number.empty());
    }

    /// Where propositional logic takes over, no model is missing and none comes twice.
    void listsManyModelsOnce() {
        std::string sum = "0";
        for (int i = 0; i < 18; ++i)
            sum += fmt::format(" + m{}", i);
        const Outcome outcome = solve("set(arithmetic). assign(domain_size, 2). " + all +
                                      "formulas(a). " + sum + " < 100. end_of_list.");
        QCOMPARE(outcome.models.size(), std::size_t{1} << 18U);
        for (std::size_t i = 1; i < outcome.models.size(); ++i) {
            const auto& before = outcome.models[i - 1].operations;
            const auto& here = outcome.models[i].operations;
            const auto [left, right] = std::mismatch(before.begin(), before.end(), here.begin());
            QVERIFY(left != before.end() && left->table < right->table);
        }
    }

    void exitsAsMace4() {
        QVERIFY(solve("formulas(a). p | q. end_of_list.").exit == MaceExit::enough);
        QVERIFY(solve(all + "formulas(a). p | q. end_of_list.").exit == MaceExit::all);
        QVERIFY(solve("formulas(a). p & -p. end_of_list.").exit == MaceExit::exhausted);
        QVERIFY(solve("assign(max_models, 3). formulas(a). p | q. end_of_list.").exit ==
                MaceExit::enough);
        QVERIFY(solve("assign(max_models, 4). formulas(a). p | q. end_of_list.").exit ==
                MaceExit::all);
    }

    void takesLargeDomainsThatAreGiven() {
        const std::string large = "assign(domain_size, 1000). ";
        const Outcome third =
            solve(large + "set(arithmetic). formulas(a). a * 3 = 999. end_of_list.");
        QVERIFY2(third.error.empty(), third.error.c_str());
        QCOMPARE(third.models.at(0).operations[0].table[0], 333);
        QCOMPARE(third.sizes, std::vector<int>{1000});
        QCOMPARE(solve(large + "formulas(a). f(a) = a. end_of_list.").error,
                 std::string("the problem is too large for a domain of 1,000 elements"));
    }

    void looksAtLargerDomains() {
        // Three different elements need a domain of three.
        const Outcome three = solve("formulas(a). a != b. a != c. b != c. end_of_list.");
        QVERIFY(three.exit == MaceExit::enough);
        QCOMPARE(three.sizes, (std::vector<int>{2, 3}));
        QCOMPARE(solve("formulas(a). p(4). end_of_list.").sizes, std::vector<int>{5});
        QCOMPARE(solve("assign(increment, 2). formulas(a). p(4). end_of_list.").sizes,
                 std::vector<int>{6});
        // Beyond the last size there is nothing to look at.
        const Outcome nothing =
            solve("assign(start_size, 5). assign(end_size, 4). formulas(a). p(a). end_of_list.");
        QVERIFY(nothing.exit == MaceExit::exhausted && nothing.sizes.empty());
        QVERIFY(
            solve("assign(end_size, 2). formulas(a). a != b. a != c. b != c. end_of_list.").exit ==
            MaceExit::exhausted);
        // The groups over four elements, by their tables with 0 as the neutral element.
        const Outcome groups =
            solve("assign(domain_size, 4). " + all +
                  "formulas(a). (x * y) * z = x * (y * z). 0 * x = x. x * 0 = x. x' * x = 0. "
                  "end_of_list.");
        QVERIFY2(groups.error.empty(), groups.error.c_str());
        // One of Klein's and two of the three cyclic ones, as Mace4.
        QCOMPARE(groups.models.size(), std::size_t{3});
        // Not commutative: the smallest has six elements.
        const Outcome smallest =
            solve("assign(start_size, 2). formulas(a). (x * y) * z = x * (y * z). 0 * x = x. "
                  "x' * x = 0. end_of_list. formulas(goals). x * y = y * x. end_of_list.");
        QCOMPARE(smallest.sizes.back(), 6);
        QVERIFY(smallest.exit == MaceExit::enough);
    }

    void projectsAndRefuses() {
        const std::string text = all + "formulas(a). p | q. r -> q. end_of_list.";
        QCOMPARE(solve(text, std::vector<std::string>{"q"}).models.size(), std::size_t{2});
        QCOMPARE(solve(text, std::vector<std::string>{"s"}).error,
                 std::string("there is no 's' in the formulas"));
    }

    /// As Mace4 skips them, with arithmetic too where a number has to be an element.
    void skipsDomainsThatLackAnElement() {
        const auto skipped = [](const std::string& text) {
            const auto input = read_mace(text).value();
            std::string said;
            MaceSearch search;
            search.on_size = [&](int size) { said += fmt::format("{} ", size); };
            search.on_skipped = [&](int size, const Error& reason) {
                said += fmt::format("-{} ({}) ", size, reason.message);
            };
            const auto result = find_models(input, mace_options(input).value(), search,
                                            [](const Interpretation&) { return true; });
            return said + (result ? std::string(to_text(result->exit)) : result.error().message);
        };
        QCOMPARE(skipped("assign(domain_size, 2). formulas(a). p(3). end_of_list."),
                 std::string("-2 (there is no element 3 in a domain of size 2) exhausted"));
        QCOMPARE(skipped("formulas(a). p(2). end_of_list."),
                 std::string("-2 (there is no element 2 in a domain of size 2) 3 max_models"));
        const std::string arithmetic = "set(arithmetic). assign(end_size, 4). formulas(a). ";
        QCOMPARE(skipped(arithmetic + "f(a) + 9 = b + 10. end_of_list."),
                 std::string("2 max_models"));
        QCOMPARE(skipped(arithmetic + "f(a) = 2. end_of_list."),
                 std::string("-2 (there is no element 2 in a domain of size 2) 3 max_models"));
        QCOMPARE(skipped(arithmetic + "a < 1 -> p(f(3)). end_of_list."),
                 std::string("-2 (there is no element 3 in a domain of size 2) -3 (there is no "
                             "element 3 in a domain of size 3) 4 max_models"));
    }

    /// Each choice of Skolem functions, unless models are asked for by isomorphism.
    void listsSkolemFunctionsAsMace4() {
        const std::string file = "assign(domain_size, 3). " + all +
                                 "formulas(a). exists x (p(x) & r(x,d)). end_of_list.";
        const auto mace4 = solve("clear(lnh). " + file);
        const auto once = solve(file, {}, Isomorphic::all);
        std::set<std::vector<std::vector<int>>> named;
        for (const Interpretation& model : mace4.models) {
            std::vector<std::vector<int>> tables;
            for (const auto& operation : model.operations)
                if (operation.name != "c1")
                    tables.push_back(operation.table);
            named.insert(tables);
        }
        QCOMPARE(once.models.size(), named.size());
        QVERIFY(mace4.models.size() > once.models.size());
        // For a witness: 3 elements, and half of the tables of p and r(x,d) allow it each.
        QCOMPARE(mace4.models.size(), std::size_t{3 * 3 * (8 / 2) * (512 / 2)});
    }

    /// The greater orders of sequences that are counted in the same way elsewhere.
    void countsClassesOfLargerOrders_data() {
        QTest::addColumn<QString>("axioms");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("classes");
        const QString semigroup = "(x * y) * z = x * (y * z). ";
        const QString cancels = "x * y = x * z -> y = z. y * x = z * x -> y = z. ";
        QTest::newRow("semigroups 5") << semigroup << 5 << 1915;                        // A027851
        QTest::newRow("groups 12") << semigroup + "e * x = x. x' * x = e. " << 12 << 5; // A000001
        QTest::newRow("quasigroups 5") << cancels << 5 << 1411;                         // A057991
        QTest::newRow("loops 6") << cancels + "e * x = x. x * e = x. " << 6 << 109;     // A057771
    }
    void countsClassesOfLargerOrders() {
        QFETCH(QString, axioms);
        QFETCH(int, size);
        QFETCH(int, classes);
        const auto input =
            read_mace("formulas(a). " + axioms.toStdString() + " end_of_list.").value();
        MaceOptions options;
        options.first_size = options.last_size = size;
        options.size_is_given = true;
        std::string counted;
        QVERIFY(
            count_interpretations(input, options, Isomorphic::none, [&](int, const std::string& n) {
                counted = n;
            }).has_value());
        QCOMPARE(counted, std::to_string(classes));
    }

    void goalsAreDeniedAndHintsIgnored() {
        const Outcome denied = solve(all + "formulas(a). p -> q. end_of_list. formulas(goals). q. "
                                           "r. end_of_list. formulas(hints). p. end_of_list.");
        QCOMPARE(denied.models.size(), std::size_t{1});
        QCOMPARE(ones(denied.models[0]), std::string());
        const Outcome houses = solve("assign(domain_size, 3). " + all +
                                     "list(distinct). [a,b,c]. end_of_list. formulas(f). a < b. "
                                     "end_of_list. set(arithmetic).");
        QCOMPARE(houses.models.size(), std::size_t{3});
    }

    void stopsInTime() {
        const Outcome none = solve("assign(max_seconds, 0). formulas(a). p | q. end_of_list.");
        QVERIFY(none.exit == MaceExit::seconds_none || none.exit == MaceExit::enough);
    }

    void tellsWhichSizesAreExhausted() {
        const auto exhausted = [](const std::string& text) {
            const auto input = read_mace(text).value();
            return find_models(input, mace_options(input).value(), {},
                               [](const Interpretation&) { return true; })
                ->exhausted;
        };
        const std::string sizes = "assign(start_size, 2). assign(end_size, 5). ";
        QCOMPARE(exhausted(sizes + "formulas(f). a != a. end_of_list."),
                 (std::vector<int>{2, 3, 4, 5}));
        QCOMPARE(exhausted(sizes + "set(iterate_primes). formulas(f). a != a. end_of_list."),
                 (std::vector<int>{2, 3, 5}));
        // Enough models are found over 3 elements, among others.
        QCOMPARE(exhausted(sizes + "formulas(f). a != b. a != c. b != c. end_of_list."),
                 std::vector<int>{2});
    }

    /// As many as are listed, size by size.
    void countsWhatIsListed() {
        for (const char* text : {"formulas(a). p | q. end_of_list.",
                                 "assign(domain_size, 2). assign(end_size, 3). formulas(a). "
                                 "f(f(x)) = x. end_of_list.",
                                 "assign(domain_size, 3). formulas(a). c != d. p(c). end_of_list.",
                                 "formulas(a). p & -p. end_of_list."}) {
            const auto input = read_mace(all + text).value();
            const auto options = mace_options(input).value();
            std::uint64_t counted = 0;
            std::vector<int> sizes;
            const auto end = count_interpretations(input, options, std::nullopt,
                                                   [&](int size, const std::string& number) {
                                                       sizes.push_back(size);
                                                       counted += std::stoull(number);
                                                   });
            const Outcome listed = solve(all + text);
            QCOMPARE(counted, listed.models.size());
            QCOMPARE(sizes, listed.sizes);
            QCOMPARE(end.value(), listed.exit);
        }
    }

    /// Classes, models with names that matter, and what Mace4's least-number heuristic leaves.
    void countsPublishedNumbers_data() {
        QTest::addColumn<QString>("axioms");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("classes");
        QTest::addColumn<int>("labelled");
        QTest::addColumn<int>("least_number");
        const QString semigroup = "(x * y) * z = x * (y * z). ";
        const QString group = semigroup + "e * x = x. x * e = x. i(x) * x = e. x * i(x) = e.";
        const QString quasigroup = "x * (x \\ y) = y. x \\ (x * y) = y. (x / y) * y = x. "
                                   "(x * y) / y = x. ";
        const QString loop = quasigroup + "e * x = x. x * e = x.";
        const auto row = [](const char* name, const QString& axioms, int size, int classes,
                            int labelled, int least_number) {
            QTest::addRow("%s %d", name, size)
                << axioms << size << classes << labelled << least_number;
        };
        row("groups", group, 4, 2, 16, 3); // A000001, A034383
        row("groups", group, 6, 2, 480, 9);
        row("groups", group, 8, 5, 22080, 27);
        row("semigroups", semigroup, 2, 5, 8, 8); // A027851, A023814
        row("semigroups", semigroup, 3, 24, 113, 96);
        row("semigroups", semigroup, 4, 188, 3492, 2331);
        row("quasigroups", quasigroup, 4, 35, 576, 152); // A057991, A002860
        row("quasigroups", quasigroup, 5, 1411, 161280, 10944);
        row("loops", loop, 5, 6, 280, 12); // A057771, A111337
        row("loops", loop, 6, 109, 56448, 624);
        row("QG5", quasigroup + "x * x = x. ((y * x) * y) * y = x.", 7, 1, 120, 1);
        row("QG5", quasigroup + "x * x = x. ((y * x) * y) * y = x.", 9, 0, 0, 0);
        row("QG5", quasigroup + "x * x = x. ((y * x) * y) * y = x.", 10, 0, 0, 0);
        row("lattices",
            "x ^ y = y ^ x. (x ^ y) ^ z = x ^ (y ^ z). x @ y = y @ x. "
            "(x @ y) @ z = x @ (y @ z). x @ (x ^ y) = x. x ^ (x @ y) = x.",
            6, 15, 6390, 3991); // A006966, A055512
    }
    void countsPublishedNumbers() {
        QFETCH(QString, axioms);
        QFETCH(int, size);
        QFETCH(int, classes);
        QFETCH(int, labelled);
        QFETCH(int, least_number);
        const auto input = read_mace("formulas(a). " + axioms.toStdString() + " end_of_list.");
        QVERIFY(input.has_value());
        MaceOptions options;
        options.first_size = options.last_size = size;
        options.size_is_given = true;
        for (const auto& [isomorphic, expected] :
             {std::pair(Isomorphic::none, classes), std::pair(Isomorphic::all, labelled),
              std::pair(Isomorphic::lnh, least_number)}) {
            int counted = -1;
            const auto end =
                count_interpretations(*input, options, isomorphic,
                                      [&](int, const std::string& n) { counted = std::stoi(n); });
            QVERIFY(end.has_value());
            QCOMPARE(counted, expected);
        }
    }

    /// Existential quantifiers with very many choices of witnesses for the same model.
    void manyWitnessesAreOneModel() {
        const std::string graph = "-R(x,x). R(x,y) -> R(y,x). all x exists y R(x,y). ";
        const std::string order = "x <= x. x <= y & y <= x -> x = y. x <= y & y <= z -> x <= z. "
                                  "all x all y exists z (z <= x & z <= y). ";
        const auto counted = [](const std::string& axioms, Isomorphic isomorphic) {
            const auto input = read_mace("formulas(a). " + axioms + "end_of_list.");
            MaceOptions options;
            options.first_size = options.last_size = 6;
            options.size_is_given = true;
            std::string number;
            const auto end = count_interpretations(*input, options, isomorphic,
                                                   [&](int, const std::string& n) { number = n; });
            return end ? number : end.error().message;
        };
        // Graphs without isolated vertices, and ordered sets with a least element.
        QCOMPARE(counted(graph, Isomorphic::none), std::string("122"));
        QCOMPARE(counted(graph, Isomorphic::all), std::string("27449"));
        QCOMPARE(counted(order, Isomorphic::none), std::string("63"));
        QCOMPARE(counted(order, Isomorphic::all), std::string("25386"));
        const auto listed =
            solve("assign(domain_size, 5). " + all + "formulas(a). " + graph + "end_of_list.", {},
                  Isomorphic::all);
        QCOMPARE(listed.models.size(), std::size_t{768});
    }

    void listsByIsomorphism() {
        const std::string text = "assign(domain_size, 3). " + all +
                                 "formulas(a). (x * y) * z = x * (y * z). end_of_list.";
        QCOMPARE(solve(text, {}, Isomorphic::none).models.size(), std::size_t{24});
        QCOMPARE(solve(text, {}, Isomorphic::lnh).models.size(), std::size_t{96});
        QCOMPARE(solve(text, {}, Isomorphic::all).models.size(), std::size_t{113});
        QCOMPARE(solve("clear(lnh). " + text).models.size(), std::size_t{113});
        // The elements that are named keep their names.
        const std::string named = "assign(domain_size, 3). " + all + "formulas(a). p(0). ";
        QCOMPARE(solve(named + "end_of_list.", {}, Isomorphic::none).models.size(), std::size_t{3});
    }

    /// A witness of each existential quantifier, but no model twice.
    /// In the ring of the integers and in an ordered domain each element has a meaning, so no two
    /// models differ in names alone, whatever is asked for.
    void elementsWithAMeaningKeepTheirNames() {
        for (const int size : {2, 5, 7}) {
            std::size_t unequal = 0;
            for (int h = 0; h < size; ++h)
                for (int k = 0; k < size; ++k)
                    unequal += (h + k) % size != h * k % size ? 1 : 0;
            const std::string domain = fmt::format("assign(domain_size, {}). ", size) + all;
            for (const Isomorphic isomorphic :
                 {Isomorphic::all, Isomorphic::lnh, Isomorphic::none}) {
                const auto ring = solve("set(integer_ring). " + domain +
                                            "formulas(a). H + K != H * K. end_of_list.",
                                        {}, isomorphic);
                QCOMPARE(ring.models.size(), unequal);
                const auto order =
                    solve("set(order_domain). " + domain + "formulas(a). H < K. end_of_list.", {},
                          isomorphic);
                QCOMPARE(order.models.size(), static_cast<std::size_t>(size * (size - 1) / 2));
            }
        }
    }

    void showsSkolemFunctions() {
        const std::string text = "assign(domain_size, 2). " + all +
                                 "formulas(a). (exists y (p(y))). (all x (exists y (r(x,y)))). "
                                 "end_of_list.";
        const Outcome outcome = solve(text, {}, Isomorphic::all);
        QCOMPARE(outcome.models.size(), std::size_t{3 * 9});
        std::string names;
        for (const auto& operation : outcome.models[0].operations)
            names += operation.name + " ";
        QCOMPARE(names, std::string("c1 f1 p r "));
        const Outcome denied = solve("assign(domain_size, 2). formulas(goals). "
                                     "x * y = y * x. end_of_list.");
        QCOMPARE(denied.models.size(), std::size_t{1});
        const auto& operations = denied.models[0].operations;
        QCOMPARE(operations[0].name, std::string("c1"));
        const int a = operations[0].table[0];
        const int b = operations[1].table[0];
        QVERIFY(operations[2].table[static_cast<std::size_t>(2 * a + b)] !=
                operations[2].table[static_cast<std::size_t>(2 * b + a)]);
    }

    void stopsAtOnce() {
        const auto input = read_mace("assign(domain_size, 12). " + all +
                                     "formulas(a). (x * y) * z = x * (y * z). end_of_list.")
                               .value();
        std::stop_source stop;
        const auto found = find_models(
            input, mace_options(input).value(), {},
            [&, left = 100](const Interpretation&) mutable {
                if (--left == 0)
                    stop.request_stop();
                return true;
            },
            Control(stop.get_token()));
        QVERIFY(found->exit == MaceExit::stopped);
        QVERIFY(found->models < 1000);
    }
};

LOGGIA_LOOP_TEST(FindModelsTest)

} // namespace find_models_test

#include "find_models_test.moc"
