#include "core/ladr/mace_input.hpp"
#include "tests/suite.hpp"

#include <QList>
#include <QTest>

#include <string>
#include <vector>

namespace mace_options_test {

using namespace loggia;
using namespace loggia::ladr;

class MaceOptionsTest : public QObject {
    Q_OBJECT

private:
    static Result<MaceOptions> options(const std::string& text) {
        const auto input = read_mace(text);
        if (!input)
            return tl::unexpected(input.error());
        return mace_options(*input);
    }

private Q_SLOTS:
    void readsWhatIsAssigned() {
        const auto some = options("assign(domain_size, 5). assign(max_models, -1). set(lnh). "
                                  "assign(max_seconds, 2). clear(print_models).");
        QVERIFY(some.has_value());
        QCOMPARE(some->first_size, 5);
        QCOMPARE(some->last_size, 5);
        QVERIFY(some->size_is_given && !some->max_models);
        QCOMPARE(some->max_seconds.value_or(0), 2.0);
        const auto range = options("assign(start_size, 3). assign(end_size, 9). "
                                   "assign(increment, 2). assign(max_models, 7).");
        QVERIFY(range.has_value());
        QCOMPARE(range->first_size, 3);
        QCOMPARE(range->last_size, 9);
        QCOMPARE(range->increment, 2);
        QCOMPARE(range->max_models.value_or(0), std::uint64_t{7});
        QCOMPARE(options("set(arithmetic).")->max_models.value_or(0), std::uint64_t{1});
    }

    void warnsOfWhatIsNotDone() {
        const auto some = options("set(neg_elim). assign(max_megs, 1). set(auto).\n"
                                  "assign(order, kbo). lex([a,b]). clear(lnh). set(verbose).");
        QVERIFY2(some.has_value(), some ? "" : some.error().message.c_str());
        std::vector<std::string> found;
        for (const Error& warning : some->warnings)
            found.push_back(warning.message);
        const std::string directs = "only controls Mace4's search; it has no effect here";
        QCOMPARE(found, (std::vector<std::string>{
                            "the flag 'neg_elim' " + directs, "the parameter 'max_megs' " + directs,
                            "Mace4 has no flag 'auto'; it was ignored",
                            "Mace4 has no parameter 'order'; it was ignored", "'lex' " + directs,
                            "the flag 'verbose' " + directs}));
        QCOMPARE(some->warnings[3].span->line, 2);
    }

    /// And what Mace4 changes along with some of them, in the order of the file.
    void directsTheSearch() {
        const auto plain = options("p.");
        const auto other = options("clear(lnh). clear(negprop). set(skolems_last). "
                                   "assign(selection_order, 1). assign(selection_measure, 0).");
        QVERIFY(other.has_value() && other->warnings.empty());
        QVERIFY(!other->lnh && !other->negprop && other->skolems_last);
        QCOMPARE(other->selection_order, 1);
        QCOMPARE(other->selection_measure, 0);
        const auto ring = options("set(lnh). set(integer_ring).");
        QVERIFY(!ring->lnh && ring->selection_order == 2);
        QVERIFY(options("set(order_domain). set(lnh). clear(integer_ring).")->lnh);
        const auto arithmetic = options("assign(selection_order, 1). set(arithmetic).");
        QVERIFY(!arithmetic->lnh && arithmetic->selection_order == 0);
        QVERIFY(!options("assign(selection_order, 3).").has_value());
        QVERIFY(!options("assign(selection_measure, -1).").has_value());
        auto input = read_mace("set(lnh).");
        auto some = mace_options(*input);
        QVERIFY(set_mace_flag(*input, *some, "negprop", false));
        QVERIFY(set_mace_flag(*input, *some, "skolems_last", true));
        QVERIFY(set_mace_flag(*input, *some, "order_domain", true));
        QVERIFY(assign_mace_parameter(*some, "selection_order", "1"));
        QVERIFY(!some->lnh && !some->negprop && some->skolems_last && some->selection_order == 1);
    }

    void iteratesOverSizes_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<int>>("expected");
        const auto row = [](const char* text, const QList<int>& expected) {
            QTest::newRow(text) << QByteArray(text) << expected;
        };
        row("assign(iterate_up_to, 6).", {2, 3, 4, 5, 6});
        row("assign(domain_size, 7).", {7});
        row("assign(domain_size, 7). assign(end_size, 4).", {});
        row("assign(start_size, 5). assign(end_size, 4).", {});
        row("assign(domain_size, 7). assign(domain_size, 0). assign(end_size, 3).", {2, 3});
        row("set(iterate_primes). assign(end_size, 14).", {2, 3, 5, 7, 11, 13});
        row("assign(iterate, nonprimes). assign(end_size, 10).", {4, 6, 8, 9, 10});
        row("assign(iterate, evens). assign(start_size, 3). assign(end_size, 9).", {4, 6, 8});
        row("assign(iterate, odds). assign(increment, 2). assign(end_size, 9).", {});
        row("assign(start_size, 5). assign(end_size, 11). assign(increment, 2).", {5, 7, 9, 11});
        row("assign(start_size, 199). assign(end_size, -1).", {199, 200});
        row("assign(start_size, 199). assign(end_size, 100000).", {199, 200});
    }
    void iteratesOverSizes() {
        QFETCH(QByteArray, text);
        QFETCH(QList<int>, expected);
        const auto some = options(text.toStdString());
        QVERIFY2(some.has_value(), some ? "" : some.error().message.c_str());
        QList<int> sizes;
        for (auto size = some->size_from(some->first_size); size;
             size = some->size_from(*size + some->increment))
            sizes.append(*size);
        QCOMPARE(sizes, expected);
    }

    void theLastWordIsThatOfTheCommandLine() {
        auto input = read_mace("assign(domain_size, 5). clear(print_models).");
        QVERIFY(input.has_value());
        auto some = mace_options(*input);
        QVERIFY(some.has_value() && some->print == MaceOptions::Print::nothing);
        QVERIFY(assign_mace_parameter(*some, "domain_size", "3"));
        QVERIFY(assign_mace_parameter(*some, "end_size", "9"));
        QVERIFY(assign_mace_parameter(*some, "max_megs", "9"));
        QVERIFY(!assign_mace_parameter(*some, "max_megabytes", "9"));
        QVERIFY(set_mace_flag(*input, *some, "print_models_tabular", true));
        QVERIFY(set_mace_flag(*input, *some, "integer_ring", true));
        QVERIFY(!set_mace_flag(*input, *some, "integer_rings", true));
        for (const bool on : {true, false}) {
            QVERIFY(set_mace_flag(*input, *some, "prolog_style_variables", on));
            QCOMPARE(input->capital_variables, on);
            QVERIFY(set_mace_flag(*input, *some, "order_domain", on));
            QCOMPARE(input->order_domain, on);
        }
        QCOMPARE(some->first_size, 3);
        QCOMPARE(some->last_size, 9);
        QVERIFY(some->print == MaceOptions::Print::tabular && input->integer_ring);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, const char* message) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(message);
        };
        row("assign(domain_size, two).", "expected a whole number, found 'two'");
        row("assign(domain_size, 1001).", "expected a number from 1 to 1,000");
        row("assign(start_size, 201).", "expected a number from 1 to 200");
        row("assign(start_size, 0).", "expected a number from 1 to 200");
        row("assign(max_models, -2).", "expected a whole number of at least -1, found '-2'");
        row("assign(iterate, squares).", "expected all, evens, odds, primes or nonprimes");
        row("weights(a).", "unknown command 'weights'");
        row("set(a, b).", "unknown command 'set'");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        const auto read = options("set(lnh).\n" + text.toStdString());
        QVERIFY(!read.has_value());
        QVERIFY2(QByteArray::fromStdString(read.error().message).startsWith(message),
                 read.error().message.c_str());
        QCOMPARE(read.error().span->line, 2);
        QCOMPARE(read.error().span->column, 1);
    }
};

LOGGIA_LOOP_TEST(MaceOptionsTest)

} // namespace mace_options_test

#include "mace_options_test.moc"
