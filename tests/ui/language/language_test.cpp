#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/language/language.hpp"
#include "ui/widgets/number_text.hpp"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

namespace language_test {

using namespace loggia::ui;

QString undo() {
    return QCoreApplication::translate("Commands", "&Undo");
}

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// One language takes the place of the other, and nothing of it stays.
    void speaksOneAtATime() {
        const QLocale before;
        {
            Translations translations;
            QStringList heard;
            for (const Language language : {Language::german, Language::spanish, Language::english})
                translations.speak(language), heard << undo();
            QCOMPARE(heard[2], QStringLiteral("&Undo"));
            QVERIFY(heard[0] != heard[1] && heard[0] != heard[2] && heard[1] != heard[2]);
            translations.speak(Language::german);
            QCOMPARE(undo(), heard[0]);
            QCOMPARE(QLocale().language(), QLocale::German);
        }
        QCOMPARE(undo(), QStringLiteral("&Undo"));
        QCOMPARE(QLocale().language(), before.language());
    }

    /// What was said for an English text, however that is spelt; nothing where nothing was said, or
    /// another language is spoken.
    void remembersWhatItSaid() {
        Translations translations;
        translations.speak(Language::german);
        QVERIFY(shownFor(QStringLiteral("Undo")).isEmpty());
        const QString heard = undo();
        QCOMPARE(shownFor(QStringLiteral("undo:")), QStringList(heard));
        const QString unknown = QStringLiteral("no such text at all");
        QCOMPARE(QCoreApplication::translate("Commands", "no such text at all"), unknown);
        QVERIFY(shownFor(unknown).isEmpty());
        translations.speak(Language::spanish);
        QVERIFY(!shownFor(QStringLiteral("Undo")).contains(heard));
        translations.speak(Language::english);
        QVERIFY(shownFor(QStringLiteral("Undo")).isEmpty());
    }

    /// What it said of several texts in one, too: of choices and of messages.
    void remembersWhatItPutTogether() {
        Translations translations;
        translations.speak(Language::german);
        const auto heard = [](const char* context, const char* english) {
            return QCoreApplication::translate(context, english);
        };
        const QString graph = QStringLiteral("Graph: positions");
        QVERIFY(shownFor(graph).isEmpty());
        const QString all = heard("GameWords", "Graph: %1").arg(heard("Core", "positions"));
        QCOMPARE(shownFor(graph), QStringList(all));
        const QString here =
            heard("loggia::ui::WalkBar", "You are at %1: %2.")
                .arg(QStringLiteral("(1,2)"), heard("loggia::ui::WalkBar", "stench"));
        QVERIFY(here != QStringLiteral("You are at (1,2): stench."));
        QCOMPARE(shownFor(QStringLiteral("You are at (1,2): stench.")), QStringList(here));
        QVERIFY(shownFor(QStringLiteral("You are at")).isEmpty());
    }

    /// A comma is the decimal sign in most languages.
    void numbersAreNotMistaken() {
        Translations translations;
        translations.speak(Language::english);
        QCOMPARE(numberText(1234567), QStringLiteral("1,234,567"));
        for (const Language language : {Language::german, Language::spanish}) {
            translations.speak(language);
            QCOMPARE(numberText(1234567), QStringLiteral("1.234.567"));
            QCOMPARE(numberText(999), QStringLiteral("999"));
        }
    }

    void eachHasACodeAndAName() {
        QStringList codes;
        for (const Language language : languages) {
            QCOMPARE(codeOf(language).isEmpty(), language == Language::system);
            QCOMPARE(nativeName(language).isEmpty(), language == Language::system);
            QVERIFY(!codes.contains(codeOf(language)));
            codes << codeOf(language);
            QVERIFY(spoken(language) != Language::system);
        }
        // The language of the tests' system is none of the others.
        if (QLocale::system().language() == QLocale::C)
            QCOMPARE(spoken(Language::system), Language::english);
    }
};

LOGGIA_WINDOW_TEST(LanguageTest)

} // namespace language_test

#include "language_test.moc"
