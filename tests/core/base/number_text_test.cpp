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

    void countsInTheSingularAndThePlural() {
        using loggia::counted;
        QCOMPARE(loggia::plural(1, "node"), std::string("node"));
        QCOMPARE(loggia::plural(0, "node"), std::string("nodes"));
        QCOMPARE(counted(0, "move"), std::string("0 moves"));
        QCOMPARE(counted(1, "move"), std::string("1 move"));
        QCOMPARE(counted(12'345, "move"), std::string("12,345 moves"));
        QCOMPARE(counted(1, "leaf", "leaves"), std::string("1 leaf"));
        QCOMPARE(counted(2, "leaf", "leaves"), std::string("2 leaves"));
    }
};

LOGGIA_TEST(NumberTextTest)

} // namespace number_text_test

#include "number_text_test.moc"
