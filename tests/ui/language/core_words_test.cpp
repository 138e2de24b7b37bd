#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "ui/language/core_words.hpp"
#include "ui/language/language.hpp"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
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
    void init() {
        failOnWarnings();
        QLocale::setDefault(QLocale::c()); // In English nothing is looked up.
    }

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

    /// A capital letter and a full stop, then sentence by sentence and part by part.
    void knowsSentencesInARow() {
        QCOMPARE(bracketed(QStringLiteral("E wins. Definitely false.")),
                 QStringLiteral("⟦E wins⟧. ⟦definitely false⟧."));
        QCOMPARE(bracketed(QStringLiteral("12 solutions; column 1, rows 2-5")),
                 QStringLiteral("⟦12 solutions⟧; ⟦column 1, rows 2-5⟧"));
        // A full stop that is meant as a character ends none.
        QVERIFY(bracketed(QStringLiteral("expected one of . G @ O T S W, found X"))
                    .startsWith(QStringLiteral("⟦expected one of . G @ O T S W")));
    }

    /// Those that say most go first, whatever they are spelt like.
    void takesTheShapeThatSaysMost() {
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(coreWords("Expected 1 to 64 holes, found 411."),
                 QStringLiteral("Erwartet: 1 bis 64 Löcher; gefunden: 411."));
        QCOMPARE(
            coreWords("its output is not a position: line 7, column 1: player 1 has 3 stones "
                      "and player 2 has 3, so player 1 is to move, not player 2"),
            QStringLiteral("seine Ausgabe ist keine Stellung: Zeile 7, Spalte 1: Spieler 1 hat "
                           "3 Steine und Spieler 2 hat 3, also ist Spieler 1 am Zug, nicht "
                           "Spieler 2"));
        QCOMPARE(coreWords("No move leads to a loss for player 2, but one leads to a draw."),
                 QStringLiteral("Kein Zug führt zur Niederlage von Spieler 2, aber einer führt zum "
                                "Remis."));
        // What is put in has a shape of its own.
        QCOMPARE(coreWords("(2, 0) and (1, 1) can never be reached, so there are 20 positions"),
                 QStringLiteral("(2, 0) und (1, 1) sind nie erreichbar, also gibt es 20 "
                                "Stellungen"));
    }

    /// What is put in for a person has no clause of its own, which would need a comma after it.
    void putsInWholeNouns() {
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(
            coreWords("(a): the player to move has lost, because the game is over"),
            QStringLiteral("(a): der Spieler am Zug hat verloren, denn das Spiel ist zu Ende"));
        for (const char* player : {"the player to move", "the other player"})
            QVERIFY2(!coreWords(player).contains(QLatin1String(" ist")), player);
    }

    /// Names that a person gave may be words of core's.
    void leavesNamesAndQuotations() {
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(coreWords("2 solutions; draw, not states and b hold in all of them."),
                 QStringLiteral("2 Lösungen; draw, nicht states und b gelten in allen."));
        QCOMPARE(coreWords("expected a name, found \"a name; a draw\""),
                 QStringLiteral("erwartet: ein Name; gefunden: „a name; a draw“"));
        QCOMPARE(coreWords("\"a draw\""), QStringLiteral("„a draw“"));
        QCOMPARE(coreWords("expected ',' or ')', found the end of the line"),
                 QStringLiteral("erwartet: „,“ oder „)“; gefunden: das Zeilenende"));
    }

    void leavesTheRest() {
        for (const char* text :
             {"", "%1", "no such sentence", "12 solution", "the odd states", "."})
            QCOMPARE(bracketed(QString::fromUtf8(text)), QString::fromUtf8(text));
        QCOMPARE(coreWords(std::string("both true and false")),
                 QStringLiteral("both true and false"));
    }

    /// A person or a program: "no path" is also what core says.
    void keepsWhatSomebodyWrote() {
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(coreWords("no path"), QStringLiteral("kein Weg"));
        QCOMPARE(coreWords("Line 2 is \"no path\", expected Jump(1,2,3,1)."),
                 QStringLiteral("Zeile 2 ist „no path“, erwartet: Jump(1,2,3,1)."));
    }

    /// The semicolon of a sentence does not end the one around it.
    void keepsASentenceInAnotherWhole() {
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(coreWords("This is not a formula: blanks are not allowed in a formula; found a "
                           "blank."),
                 QStringLiteral("Das ist keine Formel: Leerzeichen sind in einer Formel nicht "
                                "erlaubt; gefunden: ein Leerzeichen."));
        QCOMPARE(coreWords("Nothing to run: there is no module a.py; no file in it can be run, and "
                           "none is called main."),
                 QStringLiteral("Nichts auszuführen: Es gibt kein Modul a.py; keine Datei darin "
                                "ist ausführbar, und keine heißt main."));
    }

    /// Among the lines of a document, which it would be wrong to change.
    void knowsAnswersLineByLine() {
        const QString answer = QStringLiteral("1 T\ndefinitely true\n(or any other assignment that "
                                              "satisfies all clauses)\n");
        QCOMPARE(coreAnswer(answer), answer); // in English
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(coreAnswer(answer), QStringLiteral("1 T\ndefinitely true\n(oder jede andere "
                                                    "Belegung, die alle Klauseln erfüllt)\n"));
        QCOMPARE(coreAnswer(QStringLiteral("column 3 or 5")), QStringLiteral("Spalte 3 oder 5"));
        QVERIFY(beginsWithCoreAnswer(QStringLiteral("column 3\n1 T")));
        QVERIFY(!beginsWithCoreAnswer(QStringLiteral("1 T\ncolumn 3")));
    }

    void eachShapeIsThereOnceAndPutsInFromOne() {
        QSet<QString> seen;
        for (const QString& shape : coreShapes()) {
            QVERIFY2(!seen.contains(shape), qPrintable(shape));
            seen << shape;
            QVERIFY2(shape != QLatin1String("%1"), "it would fit everything");
            // Sentences are taken one by one; "..." is in answers alone.
            static const QRegularExpression more_sentences(QStringLiteral("[^ (.][.] [^a-z]"));
            QVERIFY2(!shape.contains(QLatin1Char('%')) || !shape.contains(more_sentences),
                     qPrintable(shape));
            for (int number = 2; number < 10; ++number)
                QVERIFY2(!shape.contains(QStringLiteral("%%1").arg(number)) ||
                             shape.contains(QStringLiteral("%%1").arg(number - 1)),
                         qPrintable(shape));
        }
        QVERIFY(seen.size() > 800);
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
