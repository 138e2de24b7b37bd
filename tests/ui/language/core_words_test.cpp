#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "ui/language/core_words.hpp"
#include "ui/language/language.hpp"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>
#include <QTest>

namespace core_words_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// The language in which each text stands in brackets, without the padding.
QString bracketed(const QString& english) {
    const PseudoLanguage pseudo;
    return coreWords(english).remove(QChar(u'ē'));
}

class CoreWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void knowsWhatIsSaidByItsShape() {
        QCOMPARE(bracketed(QStringLiteral("definitely true")), QStringLiteral("⟦definitely true⟧"));
        QCOMPARE(bracketed(QStringLiteral("12 solutions")), QStringLiteral("⟦12 solutions⟧"));
        // As a sentence.
        QCOMPARE(bracketed(QStringLiteral("Definitely true.")),
                 QStringLiteral("⟦definitely true⟧."));
        // Line by line, with what the lines begin with.
        QCOMPARE(bracketed(QStringLiteral("definitely true\n  definitely false\n")),
                 QStringLiteral("⟦definitely true⟧\n  ⟦definitely false⟧\n"));
    }

    void leavesTheRest() {
        for (const char* text : {"", "%1", "no such sentence", "12 solution", "."})
            QCOMPARE(bracketed(QString::fromUtf8(text)), QString::fromUtf8(text));
        QCOMPARE(coreWords(std::string("both true and false")),
                 QStringLiteral("both true and false"));
    }

    void eachShapeIsThereOnceAndPutsInFromOne() {
        QSet<QString> seen;
        for (const QString& shape : coreShapes()) {
            QVERIFY2(!seen.contains(shape), qPrintable(shape));
            seen << shape;
            QVERIFY2(shape != QLatin1String("%1"), "it would fit everything");
            for (int number = 2; number < 10; ++number)
                QVERIFY2(!shape.contains(QStringLiteral("%%1").arg(number)) ||
                             shape.contains(QStringLiteral("%%1").arg(number - 1)),
                         qPrintable(shape));
        }
        QVERIFY(seen.size() > 5);
    }

    /// In every language each shape says something, and keeps what is put in.
    void isTranslatedWhole() {
        Translations translations;
        for (const Language language : {Language::german, Language::spanish}) {
            translations.speak(language);
            for (const QString& shape : coreShapes()) {
                const QString shown = QCoreApplication::translate("Core", shape.toUtf8());
                for (int number = 1; number < 10; ++number)
                    QCOMPARE(shown.count(QStringLiteral("%%1").arg(number)),
                             shape.count(QStringLiteral("%%1").arg(number)));
            }
        }
        translations.speak(Language::german);
        QVERIFY(coreWords(QStringLiteral("definitely true")) != QLatin1String("definitely true"));
    }
};

LOGGIA_WINDOW_TEST(CoreWordsTest)

} // namespace core_words_test

#include "core_words_test.moc"
