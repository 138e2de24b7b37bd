#include "tests/suite.hpp"
#include "ui/widgets/sentence.hpp"

#include <QTest>

namespace sentence_test {

using namespace loggia::ui;

class SentenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsGetACapitalAndAStop() {
        QCOMPARE(sentence(std::string("no such thing")), QStringLiteral("No such thing."));
        QCOMPARE(sentence(QStringLiteral("no such 'thing'")), QStringLiteral("No such 'thing'."));
        QCOMPARE(restOfSentence("no such thing"), QStringLiteral("no such thing."));
        QCOMPARE(restOfSentence("B is no such thing."), QStringLiteral("B is no such thing."));
        QCOMPARE(restOfSentence(""), QString());
        QCOMPARE(sentence(QStringLiteral("It is one.")), QStringLiteral("It is one."));
        QCOMPARE(sentence(QStringLiteral("übrig")), QStringLiteral("Übrig."));
        QCOMPARE(sentence(QString()), QString());
    }

    void theFirstLetterAloneIsRaised() {
        QCOMPARE(firstUpper(QStringLiteral("the clause a OR b")),
                 QStringLiteral("The clause a OR b"));
        QCOMPARE(firstUpper(QString()), QString());
    }

    void aLongTextIsCutOnOneLine() {
        QCOMPARE(shortLine(QStringLiteral("no\nsuch thing\n"), 13),
                 QStringLiteral("no such thing"));
        QCOMPARE(shortLine(QStringLiteral("no\nsuch thing\n"), 7), QStringLiteral("no such..."));
        // Never half a character.
        QCOMPARE(shortLine(QStringLiteral("a\U0001D539b"), 2), QStringLiteral("a..."));
        QCOMPARE(shortLine(QString(), 0), QString());
    }
};

LOGGIA_WINDOW_TEST(SentenceTest)

} // namespace sentence_test

#include "sentence_test.moc"
