#include "core/ladr/mace_input.hpp"
#include "tests/suite.hpp"

#include <QTest>

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

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* text, const char* message) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(message);
        };
        row("set(arithmetics).", "Mace4 has no flag 'arithmetics'");
        row("set(integer_ring).", "the flag 'integer_ring' is not supported");
        row("set(iterate_primes).", "the flag 'iterate_primes' is not supported");
        row("assign(domain_sise, 2).", "Mace4 has no parameter 'domain_sise'");
        row("assign(domain_size, two).", "expected a whole number, found 'two'");
        row("assign(domain_size, 0).", "expected a number from 1 to 200");
        row("assign(max_models, 0).", "expected a number above 0, or -1 for all");
        row("assign(iterate, primes).", "Mace4 has no parameter 'iterate'");
        row("redeclare(negation, n).", "'redeclare' is no command of Mace4");
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
