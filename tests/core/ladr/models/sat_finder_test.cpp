#include "core/ladr/models/sat_finder.hpp"
#include "tests/core/ladr/mace_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <stop_token>

namespace sat_finder_test {

using namespace loggia;
using namespace loggia::ladr;

class SatFinderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whether there is a model, over sizes one after the other; and what is found is one.
    void agreesWithBruteForce_data() {
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("rounds");
        QTest::newRow("shallow") << 1 << 2500;
        QTest::newRow("deep") << 3 << 800;
    }
    void agreesWithBruteForce() {
        QFETCH(int, depth);
        QFETCH(int, rounds);
        Random random(test_suite::seed(57));
        std::size_t with = 0;
        std::size_t without = 0;
        for (int round = 0; round < rounds && !QTest::currentTestFailed(); ++round) {
            const std::string text =
                oracle::random_file(random, true, false, depth + static_cast<int>(random.below(2)));
            const auto input = read_mace(text).value();
            const auto signature = signature_of(input).value();
            const auto theory = clausal_theory(input, signature);
            QVERIFY(theory.has_value());
            SatFinder finder(*theory, signature.greatest_element + 1);
            for (int size = std::max(1, signature.greatest_element + 1); size <= 2; ++size) {
                const auto models = oracle::all_models(input, signature, size);
                const auto answer = finder.solve(size, {});
                QVERIFY2((answer == SatFinder::Answer::model) == !models.empty() &&
                             (answer == SatFinder::Answer::none) == models.empty(),
                         text.c_str());
                ++(models.empty() ? without : with);
                if (models.empty())
                    continue;
                std::vector<std::vector<int>> tables;
                for (const Symbol& symbol : signature.symbols) {
                    std::size_t at = 0;
                    while (theory->operations[at].text != symbol.text)
                        ++at;
                    tables.push_back(finder.table(at));
                }
                const bool is_model =
                    std::any_of(models.begin(), models.end(), [&](const Interpretation& model) {
                        for (std::size_t i = 0; i < tables.size(); ++i)
                            if (model.operations[i].table != tables[i])
                                return false;
                        return true;
                    });
                QVERIFY2(is_model, text.c_str());
            }
        }
        QVERIFY(with > 100 && (depth > 1 || without > 200));
    }

    void findsThePublishedSizes_data() {
        QTest::addColumn<QByteArray>("axioms");
        QTest::addColumn<QList<int>>("sizes"); // with a model
        const auto row = [](const char* name, const QByteArray& axioms, const QList<int>& sizes) {
            QTest::newRow(name) << axioms << sizes;
        };
        const QByteArray latin = "x * y = x * z -> y = z. y * x = z * x -> y = z. ";
        row("QG5", latin + "x * x = x. ((y * x) * y) * y = x. ", {5, 7, 8});
        row("groups that do not commute",
            "(x * y) * z = x * (y * z). e * x = x. x' * x = e. a * b != b * a. ", {6, 8});
        row("fields",
            "x + y = y + x. (x + y) + z = x + (y + z). x + nil = x. x + -x = nil. "
            "x * y = y * x. (x * y) * z = x * (y * z). x * one = x. "
            "x * (y + z) = (x * y) + (x * z). nil != one. x = nil | x * i(x) = one. ",
            {2, 3, 4, 5, 7});
    }
    void findsThePublishedSizes() {
        QFETCH(QByteArray, axioms);
        QFETCH(QList<int>, sizes);
        const std::string text = "formulas(a). " + axioms.toStdString() + " end_of_list.";
        const auto input = read_mace(text).value();
        const auto theory = clausal_theory(input, signature_of(input).value());
        SatFinder finder(*theory, 0);
        QList<int> found;
        const int last = axioms.contains("nil") ? 5 : 7;
        for (int size = 2; size <= last; ++size)
            if (finder.solve(size, {}) == SatFinder::Answer::model)
                found.append(size);
        while (sizes.back() > last)
            sizes.removeLast();
        QCOMPARE(found, sizes);
    }

    void stopsAndGoesOn() {
        const auto input = read_mace("formulas(a). (x * y) * z = x * (y * z). a * b != b * a. "
                                     "x * x = x. end_of_list.")
                               .value();
        const auto theory = clausal_theory(input, signature_of(input).value());
        SatFinder finder(*theory, 0);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(finder.solve(9, Control(stop.get_token())) == SatFinder::Answer::stopped);
        QVERIFY(finder.solve(9, {}) == SatFinder::Answer::model);
        QVERIFY(finder.solve(60, {}) == SatFinder::Answer::too_large);
        QVERIFY(finder.solve(5, {}) == SatFinder::Answer::model);
    }
};

LOGGIA_TEST(SatFinderTest)

} // namespace sat_finder_test

#include "sat_finder_test.moc"
