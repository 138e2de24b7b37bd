#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/help/guide.hpp"
#include "ui/help/guide_texts.hpp"
#include "ui/language/language.hpp"
#include "ui/shell/page.hpp"
#include "ui/window/pages.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QTabWidget>

namespace guide_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class GuideTest : public QObject {
    Q_OBJECT

private:
    QHash<QString, QString> files_;

    void put(const char* name, const char* text) {
        files_.insert(QLatin1String(name), QString::fromUtf8(text));
    }

    [[nodiscard]] Guide guideOfFiles() const {
        return Guide([this](const QString& path) {
            return files_.contains(path) ? std::optional(files_.value(path)) : std::nullopt;
        });
    }

    /// Where the links of a chapter lead, below docs/; with the name of a heading, if any.
    static QList<std::pair<QString, QString>> linksOf(const GuideChapter& chapter) {
        static const QRegularExpression link(QStringLiteral(R"(\]\(([^)#:]*)(?:#([^)]*))?\))"));
        QList<std::pair<QString, QString>> links;
        for (auto each = link.globalMatch(chapter.text); each.hasNext();) {
            const auto match = each.next();
            const QString file = match.captured(1);
            links.append({file.isEmpty() ? chapter.path
                                         : QDir::cleanPath(QFileInfo(chapter.path).path() +
                                                           QLatin1Char('/') + file),
                          match.captured(2)});
        }
        return links;
    }

    static QStringList headingsOf(const GuideChapter& chapter) {
        QStringList anchors;
        for (const QString& line : chapter.text.split(QLatin1Char('\n')))
            if (line.startsWith(QLatin1Char('#')))
                anchors << anchorOf(loggia::ui::plainLine(line));
        return anchors;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void plainLine_data() {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char* markdown, const char* plain) {
            QTest::addRow("%s", markdown)
                << QString::fromUtf8(markdown) << QString::fromUtf8(plain);
        };
        row("**Analyse** (`F5`) evaluates", "Analyse (F5) evaluates");
        row("## Three *things* to *try*", "Three things to try");
        row("- A\\* and IDA\\*: *both* 2 * 3", "A* and IDA*: both 2 * 3");
        row("- [SAT](sat.md#watch): clauses", "SAT: clauses");
        row("3. third", "third");
        row("| `+2` | exact |", "+2 \u2013 exact");
        row("| `a \\| b` | or |", "a | b \u2013 or");
        row("| <code>a &#124; b &#42; c -&gt; d</code> | or |", "a | b * c -> d \u2013 or");
        row("|---|:-:|", "");
        row("![picture](x.png)", "");
        row("<!-- commands -->", "");
        row("  ", "");
    }

    void plainLine() {
        QFETCH(const QString, markdown);
        QTEST(loggia::ui::plainLine(markdown), "plain");
    }

    /// What looks like a heading in an example is none; a longer fence holds shorter ones.
    void codeHasNoHeadings() {
        const QString text = QStringLiteral("# Title\n\n````\n# Jump\n```x\n## Count\n```\n"
                                            "## More\n````\n\nIntroduction.\n\n## Real\n\nText\n");
        const Guide guide([&text](const QString& path) {
            return path == QStringLiteral("guide/index.md") ? std::optional(text) : std::nullopt;
        });
        QCOMPARE(guide.chapters().size(), 1);
        QCOMPARE(guide.chapters().front().title, QStringLiteral("Title"));
        QCOMPARE(guide.chapters().front().sections, QStringList{QStringLiteral("Real")});
        QCOMPARE(firstParagraph(guide.chapters().front()), QStringLiteral("Introduction."));
        QCOMPARE(guide.search(QStringLiteral("count")).size(), 1);
    }

    void anchorsAreThoseOfTheWeb() {
        QCOMPARE(anchorOf(QStringLiteral("What is drawn?")), QStringLiteral("what-is-drawn"));
        QCOMPARE(anchorOf(QStringLiteral("f-limits, here")), QStringLiteral("f-limits-here"));
    }

    void chaptersAreThoseThatTheIndexLinksTo() {
        put("guide/index.md", "# All\n[one](one.md) [two](../two.md#x) [gone](gone.md)\n"
                              "[web](https://example.org/three.md) [one](one.md)\n");
        put("guide/one.md", "# First *one*\ntext\n## A `b`\n### c\n## D\n");
        put("two.md", "no title\n");
        put("guide/three.md", "# not linked\n");
        const Guide guide = guideOfFiles();
        QStringList paths;
        for (const GuideChapter& chapter : guide.chapters())
            paths << chapter.path;
        QCOMPARE(paths, QStringList({QStringLiteral("guide/index.md"),
                                     QStringLiteral("guide/one.md"), QStringLiteral("two.md")}));
        QCOMPARE(guide.find(QStringLiteral("guide/one.md"))->sections,
                 QStringList({QStringLiteral("A b"), QStringLiteral("D")}));
        QVERIFY(!guide.find(QStringLiteral("guide/three.md")));
        files_.clear();
        QVERIFY(guideOfFiles().chapters().isEmpty());
    }

    void searchFindsSectionsWithAllWords() {
        files_.clear();
        put("guide/index.md", "# All\n[one](one.md)\nApples.\n");
        put("guide/one.md", "# Fruit\n## Pears\nred and green\n## Green things\nleaves\n"
                            "an **apple** is green\n");
        const Guide guide = guideOfFiles();
        const auto found = [&guide](const char* words) {
            QStringList hits;
            for (const GuideHit& hit : guide.search(QString::fromLatin1(words)))
                hits << hit.path + QLatin1Char('|') + hit.section + QLatin1Char('|') + hit.line;
            return hits.join(QLatin1Char('\n')).toStdString();
        };
        QCOMPARE(found("apple"), "guide/index.md||Apples.\n"
                                 "guide/one.md|Green things|an apple is green");
        // A heading that says it comes first.
        QCOMPARE(found("GREEN"), "guide/one.md|Green things|an apple is green\n"
                                 "guide/one.md|Pears|red and green");
        QCOMPARE(found("red green"), "guide/one.md|Pears|red and green");
        QCOMPARE(found("plum"), "");
        QCOMPARE(found("  "), "");
    }

    void paragraphsEndWithAnEmptyLineOrAHeading() {
        const GuideChapter chapter{QStringLiteral("guide/x.md"),
                                   QStringLiteral("Fruit"),
                                   QStringLiteral("# Fruit\n\n![picture](x.png)\n\nGrows *on*\n"
                                                  "trees. Ripens.\nIs sweet.\n\nMore.\n"
                                                  "## Red `one`\n\nApples\n## Green\nPears\n"),
                                   {}};
        QCOMPARE(firstParagraph(chapter), QStringLiteral("Grows on trees. Ripens. Is sweet."));
        QCOMPARE(firstParagraph(chapter, QStringLiteral("Red one")), QStringLiteral("Apples"));
        QCOMPARE(firstParagraph(chapter, QStringLiteral("Green")), QStringLiteral("Pears"));
        QCOMPARE(firstParagraph(chapter, QStringLiteral("Blue")), QString());
        // Of a chapter that is compiled in: its first sentences, whole.
        const Guide guide;
        for (const GuideChapter& each : guide.chapters()) {
            const QString whole = firstParagraph(each);
            const QString start = guideIntroduction(each.path);
            QVERIFY2(!start.isEmpty() && whole.startsWith(start), qPrintable(each.path));
            QVERIFY2(start == whole || start.count(QLatin1String(". ")) <= 1, qPrintable(start));
        }
        QCOMPARE(guideIntroduction(QStringLiteral("guide/none.md")), QString());
    }

    /// What the window shows of the guide is there to be translated, and nothing that it no longer
    /// says.
    void itsBeginningsAndHeadingsAreTranslated() {
        QStringList listed;
        for (const char* text : guideTexts())
            listed << QString::fromUtf8(text);
        QStringList wanted;
        for (const PageInfo& info : allPages())
            wanted << guideIntroduction(QStringLiteral("guide/%1.md").arg(info.id));
        const Guide guide;
        for (const GuideChapter& chapter : guide.chapters()) {
            wanted << chapter.title;
            if (chapter.path.startsWith(QStringLiteral("guide/")))
                wanted << chapter.sections;
        }
        for (QStringList* each : {&listed, &wanted}) {
            each->sort();
            each->removeDuplicates();
        }
        QCOMPARE(listed, wanted);
        Translations translations;
        translations.speak(Language::german);
        QVERIFY(guideText(wanted.front()) != wanted.front());
        QCOMPARE(guideText(QStringLiteral("no heading")), QStringLiteral("no heading"));
    }

    void everyPageHasItsChapter() {
        const Guide guide;
        for (const PageInfo& info : allPages()) {
            const GuideChapter* chapter = guide.find(QStringLiteral("guide/%1.md").arg(info.id));
            QVERIFY2(chapter, qPrintable(info.id));
            QCOMPARE(chapter->title, info.title);
            for (const char* section : {"Rules", "What you see", "What you can type and open",
                                        "Three things to try", "Commands", "Read more"})
                QVERIFY2(chapter->sections.contains(QLatin1String(section)),
                         qPrintable(info.id + QLatin1Char(' ') + QLatin1String(section)));
            QVERIFY(chapter->text.contains(QStringLiteral("<!-- commands -->")));
            // F1 in one of its tabs opens what is said of that tab.
            const auto page = info.make();
            for (const QTabWidget* tabs : page->findChildren<QTabWidget*>())
                for (int i = 0; i < tabs->count(); ++i)
                    if (const QString tab = tabs->tabText(i); tab != QStringLiteral("Texts"))
                        QVERIFY2(chapter->sections.contains(tab),
                                 qPrintable(info.id + QLatin1Char(' ') + tab));
        }
    }

    void linksAndPicturesLeadSomewhere() {
        const Guide guide;
        QVERIFY(guide.chapters().size() > 15);
        QStringList lost;
        for (const GuideChapter& chapter : guide.chapters())
            for (const auto& [path, anchor] : linksOf(chapter)) {
                const GuideChapter* target = guide.find(path);
                const bool leads = target ? anchor.isEmpty() || headingsOf(*target).contains(anchor)
                                          : QFile::exists(QStringLiteral(":/docs/") + path);
                if (!leads)
                    lost << chapter.path + QStringLiteral(" -> ") + path + QLatin1Char('#') +
                                anchor;
            }
        QCOMPARE(lost.join(QLatin1Char('\n')), QString());
    }
};

LOGGIA_WINDOW_TEST(GuideTest)

} // namespace guide_test

#include "guide_test.moc"
