#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/large_text.hpp"

#include <QAbstractItemModelTester>

#include <stop_token>

namespace large_text_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class LargeTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Every line of random texts, against a plain split.
    void everyLine() {
        Random random(17);
        for (int round = 0; round < 60; ++round) {
            QByteArray text;
            const auto lines = random.below(300);
            for (std::uint64_t i = 0; i < lines; ++i) {
                text += QByteArray::number(static_cast<int>(random.below(1000)));
                text += QByteArray(static_cast<int>(random.below(4)), ' ');
                text += random.below(3) == 0 ? "\r\n" : "\n";
            }
            if (random.below(2) == 0)
                text += "last";
            QList<QByteArray> expected = text.split('\n');
            if (expected.last().isEmpty())
                expected.removeLast();
            const auto made = LargeText::of(text);
            QCOMPARE(made->lines(), static_cast<std::uint64_t>(expected.size()));
            for (qsizetype i = 0; i < expected.size(); ++i) {
                QByteArray line = expected[i];
                if (line.endsWith('\r'))
                    line.chop(1);
                QCOMPARE(made->line(static_cast<std::uint64_t>(i)), QString::fromUtf8(line));
            }
            QCOMPARE(made->line(made->lines()), QString());
        }
    }

    void longLinesAreCut() {
        const auto made = LargeText::of(QByteArray(5000, '1') + "\n2\n");
        QCOMPARE(made->line(0).size(), static_cast<qsizetype>(LargeText::longest) + 1);
        QVERIFY(made->line(0).endsWith(QChar(0x2026)));
        QCOMPARE(made->line(1), q("2"));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(LargeText::of("1\n", Control(stop.get_token())) == nullptr);
    }

    void aWindowOfLines() {
        LargeTextModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.columnCount(), 0);
        QByteArray text;
        for (int i = 1; i <= 100'000; ++i)
            text += QByteArray::number(i) + " 0\n";
        model.setText(LargeText::of(text));
        QCOMPARE(model.places(), std::uint64_t{100'000});
        model.setWindow(50'000, 10);
        QCOMPARE(model.rowCount(), 10);
        QCOMPARE(model.index(0, 0).data().toString(), q("50001 0"));
        QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), q("50,001"));
        model.setText(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
};

LOGGIA_WINDOW_TEST(LargeTextTest)

} // namespace large_text_test

#include "large_text_test.moc"
