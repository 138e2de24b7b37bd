#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/cut_controls.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "tests/ui/support/screen_text.hpp"
#include "ui/language/language.hpp"
#include "ui/settings/settings_dialog.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QRegularExpression>
#include <QTabWidget>

namespace languages_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What of a text stands in no brackets.
QString outside(const QString& text) {
    static const QRegularExpression tag(QStringLiteral("</?[a-z][^>]*>"));
    const QString words = QString(text).remove(tag);
    QString result;
    int depth = 0;
    for (const QChar letter : words) {
        if (letter == PseudoLanguage::closing)
            --depth;
        else if (letter == PseudoLanguage::opening)
            ++depth;
        else if (depth == 0)
            result += letter;
    }
    return result;
}

/// What a person has typed, what stands in a file, and notes in HTML, whose tags are no words (the
/// tests of core's sentences have them).
bool isContent(const QString& line) {
    static const QRegularExpression of_puzzles(
        QStringLiteral("BlackboardView: row|PuzzleBoard: cell|NotesPanel"));
    return line.section(QStringLiteral(": "), 1, 1) == QLatin1String("content") ||
           line.contains(of_puzzles);
}

class PagesLanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Every sentence that a page says when it is opened can be translated.
    void nothingIsSaidInEnglishOnly() {
        const PseudoLanguage pseudo;
        Bench bench(allPages);
        static const QRegularExpression words(QStringLiteral("[a-z]{2,} [a-z]{2,}"));
        QStringList english;
        int lines = 0;
        for (int tab = 0; tab < bench.window->tabs().count(); ++tab) {
            bench.window->tabs().setCurrentIndex(tab);
            QCoreApplication::processEvents();
            for (const QString& line : screenText(*bench.window->currentPage())) {
                ++lines;
                if (!isContent(line) &&
                    outside(line.section(QStringLiteral(": "), 2)).contains(words))
                    english << line;
            }
        }
        QVERIFY(lines > 1000);
        QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n').remove(QChar(u'ē'))));
    }

    void pagesFit_data() {
        QTest::addColumn<Language>("language");
        QTest::addRow("German") << Language::german;
        QTest::addRow("Spanish") << Language::spanish;
        QTest::addRow("longer by two fifths") << Language::english;
    }
    /// In the smallest window that pages are made for.
    void pagesFit() {
        QFETCH(Language, language);
        Translations translations;
        translations.speak(language);
        std::optional<PseudoLanguage> pseudo;
        if (language == Language::english)
            pseudo.emplace();
        Bench bench(allPages);
        MainWindow& window = *bench.window;
        constexpr QSize size(1100, 750);
        window.resize(size);
        QStringList faults;
        for (int tab = 0; tab < window.tabs().count(); ++tab) {
            window.tabs().setCurrentIndex(tab);
            QCoreApplication::processEvents();
            const Page& page = *window.currentPage();
            if (window.size() != size) {
                faults << QStringLiteral("%1 makes the window %2 x %3")
                              .arg(page.info().id)
                              .arg(window.width())
                              .arg(window.height());
                window.resize(size);
            }
            for (const QString& cut : cutControls(page))
                faults << page.info().id + QStringLiteral(": ") + cut;
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyKeyHasOneMeaning_data() {
        QTest::addColumn<Language>("language");
        for (const Language language : {Language::english, Language::german, Language::spanish})
            QTest::addRow("%s", qPrintable(codeOf(language))) << language;
    }
    /// Alt and a letter: in the menus, and on each tab once its answers are there.
    void everyKeyHasOneMeaning() {
        QFETCH(Language, language);
        Translations translations;
        translations.speak(language);
        Bench bench(allPages);
        QStringList faults;
        for (int place = 0; place < bench.window->tabs().count(); ++place) {
            bench.window->tabs().setCurrentIndex(place);
            const Page& page = *bench.window->currentPage();
            auto* tabs = page.findChild<QTabWidget*>();
            for (int tab = 0; tabs != nullptr && tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QVERIFY(settles(page));
                for (const QString& shared : sharedMnemonics(*bench.window))
                    faults << QStringLiteral("%1, tab %2: ").arg(page.info().id).arg(tab) + shared;
            }
        }
        bench.window->commands().action(QStringLiteral("edit.settings"))->trigger();
        for (const QString& shared : sharedMnemonics(*bench.window->findChild<SettingsDialog*>()))
            faults << QStringLiteral("settings: ") + shared;
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

LOGGIA_WINDOW_TEST(PagesLanguagesTest)

} // namespace languages_test

#include "languages_test.moc"
