#include "core/base/number_text.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdint>
#include <string>
#include <utility>

namespace number_text_test {

using loggia::number_text;

class NumberTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void separatesThousands() {
        for (const auto& [number, text] : {std::pair(std::uint64_t{0}, "0"),
                                           {7, "7"},
                                           {999, "999"},
                                           {1'000, "1,000"},
                                           {12'345, "12,345"},
                                           {100'000, "100,000"},
                                           {1'234'567, "1,234,567"},
                                           {UINT64_MAX, "18,446,744,073,709,551,615"}})
            QCOMPARE(number_text(number), std::string(text));
    }
};

LOGGIA_TEST(NumberTextTest)

} // namespace number_text_test

#include "number_text_test.moc"
