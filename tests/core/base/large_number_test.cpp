#include "core/base/large_number.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <utility>

namespace large_number_test {

using loggia::large_number_text;

class LargeNumberTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysAllDigitsOrHowManyThereAre() {
        for (const auto& [number, text] : {std::pair(0.0, "0"),
                                           {1.0, "1"},
                                           {155'117'519.0, "155,117,519"},
                                           {1e15 - 1, "999,999,999,999,999"},
                                           {1e15, "10^15"},
                                           {9.9e15, "10^15"},
                                           {1.1e23, "10^23"},
                                           {1e300, "10^300"}})
            QCOMPARE(large_number_text(number), std::string(text));
    }
};

LOGGIA_TEST(LargeNumberTest)

} // namespace large_number_test

#include "large_number_test.moc"
