#include "tests/suite.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_style.hpp"

#include <QTest>

namespace source_style_test {

using namespace loggia::ui;

class SourceStyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingCanBeRead_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everythingCanBeRead() {
        QFETCH(bool, dark);
        const Colours& colours = dark ? darkColours() : lightColours();
        for (const QColor& ground : {colours.base, markedLineColour(colours)}) {
            for (const TextStyle style :
                 {TextStyle::keyword, TextStyle::symbol, TextStyle::number, TextStyle::operation,
                  TextStyle::comment, TextStyle::error, TextStyle::holds, TextStyle::fails}) {
                const double found = contrast(textColour(style, colours), ground);
                QVERIFY2(found >= 4.5, qPrintable(QStringLiteral("style %1 on %2: %3")
                                                      .arg(static_cast<int>(style))
                                                      .arg(ground.name())
                                                      .arg(found)));
            }
            for (const Severity severity : {Severity::error, Severity::warning, Severity::note})
                QVERIFY(contrast(severityColour(severity, colours), ground) >= 3);
        }
        QVERIFY(contrast(markedLineColour(colours), colours.base) >= 1.1);
        // The gutter lies on the window's colour.
        for (const Severity severity : {Severity::error, Severity::warning, Severity::note})
            QVERIFY(contrast(severityColour(severity, colours), colours.window) >= 3);
        for (const SignTone tone :
             {SignTone::quiet, SignTone::good, SignTone::notice, SignTone::bad})
            QVERIFY(contrast(signColour(tone, colours), colours.window) >= 4.5);
    }
};

LOGGIA_TEST(SourceStyleTest)

} // namespace source_style_test

#include "source_style_test.moc"
