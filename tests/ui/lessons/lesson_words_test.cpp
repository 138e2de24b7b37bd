#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/sample_page.hpp"
#include "ui/language/language.hpp"
#include "ui/lessons/lesson_checks.hpp"
#include "ui/lessons/lesson_words.hpp"

#include <QCoreApplication>
#include <QTest>

namespace lesson_words_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Kind = lessons::Check::Kind;

QString undo() {
    return QCoreApplication::translate("Commands", "&Undo");
}

class LessonWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void titlesAreInTheLanguageOfTheWindow() {
        const auto lesson = lessons::lesson_of(
            "# One jump\n```lesson\npage peg\ntitle de Ein Sprung\n```\n## Jump\n");
        QVERIFY(lesson.has_value());
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(titleShown(*lesson), QStringLiteral("Ein Sprung"));
        translations.speak(Language::spanish);
        QCOMPARE(titleShown(*lesson), QStringLiteral("One jump"));
    }

    /// Names that were shown, and nothing else that stands in stars.
    void namesAreAsTheWindowShowsThem() {
        const QString text = QStringLiteral("Press *Undo*, **then** *something else*.");
        QCOMPARE(withNamesShown(text), text);
        Translations translations;
        translations.speak(Language::german);
        QCOMPARE(withNamesShown(text), text);
        const QString shown = undo().remove(QLatin1Char('&'));
        QCOMPARE(withNamesShown(text), QString(text).replace(QStringLiteral("Undo"), shown));
        translations.speak(Language::english);
        QCOMPARE(withNamesShown(text), text);
    }

    /// A task that names a control in English is done in any language.
    void controlsAreFoundByTheirEnglishNames() {
        Translations translations;
        for (const Language language : {Language::english, Language::german, Language::spanish}) {
            translations.speak(language);
            SamplePage page;
            page.number()->setAccessibleName(undo());
            page.number()->setValue(7);
            QVERIFY(controlNamed(page, QStringLiteral("undo")) == page.number());
            QVERIFY(holds({Kind::field, "Undo", "7"}, page, {}));
            QVERIFY(!holds({Kind::field, "Redo", "7"}, page, {}));
        }
    }
};

LOGGIA_WINDOW_TEST(LessonWordsTest)

} // namespace lesson_words_test

#include "lesson_words_test.moc"
