#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/theme/tip.hpp"

#include <QFontMetrics>
#include <QMenu>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

namespace tip_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

const QString long_text =
    QStringLiteral("Choose the engine that searches this position. Lookahead suits small random "
                   "sets, and clause learning suits everything else.");

class TipTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void shortTipsStay() {
        QWidget window;
        window.resize(1100, 750);
        QCOMPARE(wrappedTip(QStringLiteral("Stop"), &window), QStringLiteral("Stop"));
        QCOMPARE(wrappedTip({}, &window), QString());
    }

    void markupIsShownAsItIs() {
        QWidget window;
        window.resize(1100, 750);
        window.show();
        const QString name = QStringLiteral("<b>C</b> &amp; <img src=x>");
        showTip(window.mapToGlobal(QPoint(5, 5)), name, &window);
        QTextDocument shown;
        shown.setHtml(QToolTip::text());
        QCOMPARE(shown.toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')), name);
        QVERIFY(shown.firstBlock().blockFormat().nonBreakableLines()); // as wrappedTip() has them
        QToolTip::hideText();
    }

    void longTipsWrapBetweenWords_data() {
        QTest::addColumn<int>("width");
        for (const int width : {600, 1100, 1366, 1920, 3840})
            QTest::addRow("%d", width) << width;
    }
    void longTipsWrapBetweenWords() {
        QFETCH(int, width);
        QWidget window;
        window.resize(width, 750);
        const QString tip = wrappedTip(long_text, &window);
        const QFontMetrics metrics(QToolTip::font());
        const QStringList lines = tip.split(QLatin1Char('\n'));
        QVERIFY(lines.size() > 1);
        for (const QString& line : lines) {
            QVERIFY2(line.size() <= 60, qPrintable(line));
            QVERIFY2(metrics.horizontalAdvance(line) <= width / 3, qPrintable(line));
        }
        QCOMPARE(QString(tip).replace(QLatin1Char('\n'), QLatin1Char(' ')), long_text);
        QCOMPARE(wrappedTip(tip, &window), tip);
        QMenu menu(&window);
        const QMenu submenu(&menu);
        QCOMPARE(wrappedTip(long_text, &submenu), tip);
    }

    void breaksOfTheTextStay() {
        QWidget window;
        window.resize(1920, 750);
        const QString text = QStringLiteral("First line\nsecond line");
        QCOMPARE(wrappedTip(text, &window), text);
    }
};

LOGGIA_WINDOW_TEST(TipTest)

} // namespace tip_test

#include "tip_test.moc"
