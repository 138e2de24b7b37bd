#include "core/puzzles/sheet/sheet.hpp"
#include "tests/core/puzzles/sheet_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <bit>

namespace claim_counts_test {

using namespace loggia;
using namespace loggia::puzzles;
using namespace sheet_oracle;

/// Every number of every quantity, against counting.
class ClaimCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts_data() {
        QTest::addColumn<QByteArray>("quantity");
        QTest::addColumn<QByteArray>("counts"); // of 0 to 4 knights
        const auto row = [](const char* quantity, const char* counts) {
            QTest::newRow(quantity) << QByteArray(quantity) << QByteArray(counts);
        };
        row("exactly 0", "10000");
        row("exactly two", "00100");
        row("only 3", "00010");
        row("exactly 9", "00000");
        row("at least 1", "01111");
        row("at least 0", "11111");
        row("no fewer than four", "00001");
        row("at most 2", "11100");
        row("no more than 4", "11111");
        row("more than 1", "00111");
        row("more than 4", "00000");
        row("fewer than 3", "11100");
        row("less than 0", "00000");
        row("an odd number", "01010");
        row("an even number", "10101");
        row("all", "00001");
        row("all four", "00001");
        row("none", "10000");
        row("some", "01111");
        row("zero", "10000");
        row("one or more", "01111");
        row("2 or fewer", "11100");
        row("all but one", "00010");
        row("the majority", "00011");
        row("more than half", "00011");
        row("at least half", "00111");
        row("at most half", "11100");
        row("fewer than half", "11000");
    }
    void counts() {
        QFETCH(QByteArray, quantity);
        QFETCH(QByteArray, counts);
        const std::vector<std::string> names{"k_A", "k_B", "k_C", "k_D"};
        const auto sheet = read_sheet(SheetForm::words, "fact: " + quantity.toStdString() +
                                                            " of us are knights\nfact: A, B, C and "
                                                            "D are knights or true");
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        const std::string now = values(sheet->store, sheet->statements[0].formula, names);
        for (unsigned row = 0; row < now.size(); ++row)
            QCOMPARE(now[row], counts[std::popcount(row)]);
    }

    /// Where the number says nothing, those of whom it is said can be knights or knaves.
    void countsThoseOfWhomNothingIsSaid_data() {
        QTest::addColumn<QByteArray>("claim");
        for (const char* const claim :
             {"at most two of Bea and Cid are knights",
              "fewer than three of Bea and Cid are knaves", "at least 0 of Bea and Cid are knights",
              "it is false that exactly three of Bea and Cid lie"})
            QTest::newRow(claim) << QByteArray(claim);
    }
    void countsThoseOfWhomNothingIsSaid() {
        QFETCH(QByteArray, claim);
        const auto sheet = read_sheet(SheetForm::words, "Abe says: " + claim.toStdString());
        QVERIFY2(sheet.has_value(), sheet ? "" : sheet.error().message.c_str());
        QCOMPARE(sheet->atoms, (std::vector<std::string>{"k_Abe", "k_Bea", "k_Cid"}));
        QCOMPARE(verdict_of(*sheet).models, std::uint64_t{4});
    }
};

LOGGIA_LOOP_TEST(ClaimCountsTest)

} // namespace claim_counts_test

#include "claim_counts_test.moc"
