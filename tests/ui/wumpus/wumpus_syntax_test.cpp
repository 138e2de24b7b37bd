#include "core/base/random.hpp"
#include "core/wumpus/format.hpp"
#include "tests/suite.hpp"
#include "ui/wumpus/wumpus_syntax.hpp"

#include <QTest>

#include <algorithm>

namespace wumpus_syntax_test {

using namespace loggia;
using namespace loggia::ui;

class WumpusSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void colours() {
        using Ranges = std::vector<StyledRange>;
        QVERIFY(highlightWumpus(u"(AND M_1_2 P_9_9)") == (Ranges{{1, 3, TextStyle::keyword},
                                                                 {5, 5, TextStyle::number},
                                                                 {11, 5, TextStyle::error}}));
        QVERIFY(highlightWumpus(u"# and P_1_1") == (Ranges{{0, 11, TextStyle::comment}}));
        QVERIFY(highlightWumpus(u"or") == (Ranges{{0, 2, TextStyle::error}}));
        QVERIFY(highlightWumpus(u"").empty());
        // In infix notation, where it can be read and where it cannot.
        QVERIFY(highlightWumpus(u"P_1_1 or P_1_2") == (Ranges{{0, 5, TextStyle::number},
                                                              {6, 2, TextStyle::keyword},
                                                              {9, 5, TextStyle::number}}));
        QVERIFY(highlightWumpus(u"P_1_1 or") ==
                (Ranges{{0, 5, TextStyle::number}, {6, 2, TextStyle::error}}));
    }

    void ifAndThenAreWordsOfInfixNotation() {
        using Ranges = std::vector<StyledRange>;
        QVERIFY(highlightWumpus(u"if P_1_1 then P_1_2") == (Ranges{{0, 2, TextStyle::keyword},
                                                                   {3, 5, TextStyle::number},
                                                                   {9, 4, TextStyle::keyword},
                                                                   {14, 5, TextStyle::number}}));
        QVERIFY(highlightWumpus(u"(then P_1_1 P_1_2)")[0].style == TextStyle::error);
    }

    void everyWordIsOneOfTheNotation() {
        QCOMPARE(wumpusWords().size(), 9 + wumpus::symbol_count);
        for (const QString& word : wumpusWords()) {
            const auto connective = highlightWumpus(QStringLiteral("(%1").arg(word));
            const auto symbol = highlightWumpus(word);
            QVERIFY(connective.front().style == TextStyle::keyword ||
                    symbol.front().style == TextStyle::number);
        }
    }

    /// Where nothing looks wrong but the grammar of a line may be; where something does the line
    /// cannot be read.
    void wordsThatLookWrongAreWrong() {
        Random random(3);
        const QStringList parts{QStringLiteral("("),   QStringLiteral(")"),     QStringLiteral(" "),
                                QStringLiteral("and"), QStringLiteral("P_1_1"), QStringLiteral("x"),
                                QStringLiteral("not"), QStringLiteral("M_5_1")};
        for (int round = 0; round < 5000; ++round) {
            QString line = QStringLiteral("(");
            for (std::uint64_t n = random.below(9); n > 0; --n)
                line += parts[static_cast<int>(random.below(8))];
            const auto ranges = highlightWumpus(line);
            int end = 0;
            for (const StyledRange& range : ranges) {
                QVERIFY(range.start >= end && range.length > 0);
                end = range.start + range.length;
            }
            QVERIFY(end <= line.size());
            logic::Store store = wumpus::symbol_store();
            const bool readable =
                wumpus::read_lines(store, line.toStdString(), wumpus::Source::rules).errors.empty();
            if (std::any_of(ranges.begin(), ranges.end(), [](const StyledRange& range) {
                    return range.style == TextStyle::error;
                }))
                QVERIFY2(!readable, qPrintable(line));
        }
    }
};

LOGGIA_TEST(WumpusSyntaxTest)

} // namespace wumpus_syntax_test

#include "wumpus_syntax_test.moc"
