#include "core/peg/encoding/encoding.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace encoding_test {

using namespace loggia;
using namespace loggia::peg;

class EncodingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOneComesBackFromItsName() {
        for (const Timing timing :
             {Timing::assignment, Timing::counter, Timing::product, Timing::rounds})
            for (unsigned bits = 0; bits < 32; ++bits)
                for (const int rounds : {0, 13, 64}) {
                    Encoding encoding;
                    encoding.timing = timing;
                    encoding.rounds = timing == Timing::rounds ? rounds : 0;
                    encoding.some_jump = (bits & 1U) != 0;
                    encoding.some_peg = (bits & 2U) != 0;
                    encoding.parity = (bits & 4U) != 0;
                    encoding.pagoda = (bits & 8U) != 0;
                    encoding.order = (bits & 16U) != 0;
                    QVERIFY(encoding_of(to_text(encoding)).value() == encoding);
                }
        QCOMPARE(to_text(Encoding{}), std::string("assignment"));
    }

    void everyAxiomHasATitleAndAMeaning() {
        for (std::size_t i = 0; i < axiom_count; ++i) {
            const auto meaning = meaning_of(static_cast<Axiom>(i));
            QVERIFY(!title_of(static_cast<Axiom>(i)).empty());
            QVERIFY(meaning.find('.') != std::string_view::npos);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(meaning != meaning_of(static_cast<Axiom>(j)));
        }
    }

    void refuses() {
        for (const char* text :
             {"", "assign", "handout", "assignment+", "rounds:", "rounds:0", "rounds:65",
              "counter:13", "assignment +x", "assignment\nrounds", "+order"})
            QVERIFY2(!encoding_of(text).has_value(), text);
    }
};

LOGGIA_TEST(EncodingTest)

} // namespace encoding_test

#include "encoding_test.moc"
