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

    /// Other mnemonics and other capitals are no other name.
    void namesThatAreShownTwice() {
        Translations translations;
        translations.speak(Language::german);
        const auto shown = [](const char* context, const char* name) {
            return QCoreApplication::translate(context, name).remove(QLatin1Char('&'));
        };
        shown("loggia::ui::WumpusDocument", "new walk");
        shown("Commands", "&New Walk");
        const QString walk = shown("loggia::ui::WalkBar", "&New walk");
        QCOMPARE(withNamesShown(QStringLiteral("*New walk*")), u'*' + walk + u'*');
        shown("Commands", "&Compare All");
        const QString all = shown("loggia::ui::ComparisonPanel", "Compare a&ll");
        QCOMPARE(withNamesShown(QStringLiteral("*Compare all*")), u'*' + all + u'*');
        // What is really called by two names is called as on the page of the lesson.
        const QString map = shown("loggia::ui::NormalFormsPage", "Map");
        QVERIFY(map != shown("loggia::ui::LaneView", "Map"));
        QCOMPARE(withNamesShown(QStringLiteral("*Map*")), QStringLiteral("*Map*"));
        SamplePage page;
        page.number()->setAccessibleName(map);
        QCOMPARE(withNamesShown(QStringLiteral("*Map*"), &page), u'*' + map + u'*');
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
