#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/widgets/decimal_box.hpp"

#include <QLocale>

namespace decimal_box_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What a field holds in which that was typed.
double typed(const QString& text, const char* language, double most = 3600) {
    DecimalBox box;
    box.setLocale(QLocale(QLatin1String(language)));
    box.setRange(0.1, most);
    box.setDecimals(1);
    box.setSuffix(QStringLiteral(" s"));
    box.setKeyboardTracking(false);
    box.show();
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, text);
    QTest::keyClick(&box, Qt::Key_Return);
    return box.value();
}

class DecimalBoxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void takesCommaAndPoint() {
        for (const char* language : {"en", "de", "es", "fr", "C"})
            for (const char* text : {"2.5", "2,5"})
                QVERIFY2(qFuzzyCompare(typed(QLatin1String(text), language), 2.5), language);
        QCOMPARE(typed(QStringLiteral(",5"), "en"), 0.5);
        QCOMPARE(typed(QStringLiteral("7,5"), "en", 30), 7.5); // 75 would be too much
        QCOMPARE(typed(QStringLiteral("12"), "de"), 12.0);
    }

    void takesThousands() {
        QCOMPARE(typed(QStringLiteral("1,200"), "en"), 1200.0);
        QCOMPARE(typed(QStringLiteral("1.200"), "de"), 1200.0);
        QCOMPARE(typed(QStringLiteral("1,200.5"), "en"), 1200.5);
    }
};

LOGGIA_WINDOW_TEST(DecimalBoxTest)

} // namespace decimal_box_test

#include "decimal_box_test.moc"
