#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/language/core_words.hpp"
#include "ui/language/language.hpp"
#include "ui/language/number_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <QLocale>
#include <QTest>

namespace number_words_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class NumberWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void cleanup() { QLocale::setDefault(QLocale::system()); }

    void inEnglish() {
        for (const QLocale& locale : {QLocale::c(), QLocale(QStringLiteral("en_GB"))}) {
            QLocale::setDefault(locale);
            QCOMPARE(numberText(999), QStringLiteral("999"));
            QCOMPARE(numberText(1'234'567), QStringLiteral("1,234,567"));
            QCOMPARE(decimalText(12'345.678, 2), QStringLiteral("12,345.68"));
            QCOMPARE(decimalText(-0.5, 1), QStringLiteral("-0.5"));
            QCOMPARE(durationText(1.24), QStringLiteral("1.2 s"));
            for (const char* same : {"12,345", "1.2 s", "", "1.5", "12,34", "s"})
                QCOMPARE(coreNumber(QString::fromLatin1(same)), QString::fromLatin1(same));
        }
    }

    /// The comma is the decimal sign there, and the point separates thousands.
    void inGermanAndSpanish() {
        Translations translations;
        for (const Language language : {Language::german, Language::spanish}) {
            translations.speak(language);
            QCOMPARE(numberText(999), QStringLiteral("999"));
            QCOMPARE(numberText(1'234'567), QStringLiteral("1.234.567"));
            QCOMPARE(decimalText(12'345.678, 2), QStringLiteral("12.345,68"));
            QCOMPARE(durationText(0.003), QStringLiteral("3 ms"));
            QCOMPARE(durationText(1.24), QStringLiteral("1,2 s"));
            QCOMPARE(durationText(0), QStringLiteral("< 1 ms"));
            QCOMPARE(coreNumber(QStringLiteral("10,000,000")), QStringLiteral("10.000.000"));
            QCOMPARE(coreNumber(QStringLiteral("123,456,789,123,456,789,123,456")),
                     QStringLiteral("123.456.789.123.456.789.123.456"));
            QCOMPARE(coreNumber(QStringLiteral("12.5 KB")), QStringLiteral("12,5 KB"));
            // What is no number by itself: a cell, a version, a word.
            for (const char* same : {"12,34", "3.11", "(12,345)", "1,234 states", "p.5", ""})
                QCOMPARE(coreNumber(QString::fromLatin1(same)), QString::fromLatin1(same));
            QVERIFY(counted(1'234'567, QStringLiteral("%1 move"), QStringLiteral("%1 moves"))
                        .startsWith(QStringLiteral("1.234.567 ")));
        }
    }

    /// Core's own sentences have them, too; but not what a person typed.
    void inSentencesOfCore() {
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(coreWords("12,345 solutions"), QStringLiteral("12.345 Lösungen"));
        QVERIFY(coreWords("target: the last number, up to 10,000,000")
                    .endsWith(QStringLiteral("10.000.000")));
        QVERIFY(coreWords("expected a column from 1 to 7, found \"1,234\"")
                    .contains(QStringLiteral("„1,234“")));
        translations.speak(Language::english);
        QCOMPARE(coreWords("12,345 solutions"), QStringLiteral("12,345 solutions"));
    }
};

LOGGIA_WINDOW_TEST(NumberWordsTest)

} // namespace number_words_test

#include "number_words_test.moc"
