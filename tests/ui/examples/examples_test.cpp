#include "core/base/file.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/examples/example_texts.hpp"
#include "ui/examples/examples.hpp"
#include "ui/language/language.hpp"

#include <QAction>
#include <QDir>
#include <QDirIterator>
#include <QMenu>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace examples_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

void put(const QString& path, const std::string& content) {
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QVERIFY(write_file(path.toStdString(), content).has_value());
}

QStringList texts(const QMenu& menu) {
    QStringList result;
    for (const QAction* action : menu.actions())
        result << action->text();
    return result;
}

QMenu* submenu(const QMenu& menu, int index) {
    return menu.actions()[index]->menu();
}

class ExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void readsAnIndex() {
        const auto examples = examplesIn(QStringLiteral("# of Loggia\n\nlost/a.txt no page yet\n"
                                                        "[one]\n a/b.txt   First & best \r\n"
                                                        "nothing\n[two] Group x\nc.txt Last"));
        QCOMPARE(examples.size(), 2);
        QCOMPARE(examples[0].page, QStringLiteral("one"));
        QCOMPARE(examples[0].group, QString());
        QCOMPARE(examples[0].file, QStringLiteral("a/b.txt"));
        QCOMPARE(examples[0].title, QStringLiteral("First & best"));
        QCOMPARE(examples[1].page, QStringLiteral("two"));
        QCOMPARE(examples[1].group, QStringLiteral("Group x"));
        QCOMPARE(examples[1].title, QStringLiteral("Last"));
        // A damaged index gives fewer examples and does no harm.
        QVERIFY(examplesIn(QStringLiteral("[one\na.txt b\n[")).isEmpty());
    }

    /// Every file that lies there is offered once, with a title, and nothing that is not there.
    void offersAllThatLiesThere() {
        const QString folder = places::example();
        QSet<QString> files;
        for (QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories); each.hasNext();)
            files << QDir(folder).relativeFilePath(each.next());
        files.remove(QStringLiteral("index.txt"));
        files.removeIf(
            [](const QString& name) { return name.endsWith(QLatin1String("README.txt")); });
        QVERIFY(files.size() > 60);
        const Examples examples(folder);
        QSet<QString> offered;
        for (const Example& each : examples.all()) {
            QVERIFY2(!offered.contains(each.file), qPrintable(each.file));
            QVERIFY2(!each.title.isEmpty() && each.title.size() <= 60, qPrintable(each.title));
            offered << each.file;
        }
        QCOMPARE(QStringList((files - offered).values()), QStringList());
        QCOMPARE(QStringList((offered - files).values()), QStringList());
    }

    void findsItsFolder() {
        const QTemporaryDir root;
        // Nowhere: what is compiled in.
        const Examples without(root.filePath(QStringLiteral("bin")));
        QVERIFY(without.folder().isEmpty());
        QVERIFY(without.all().size() > 60);
        QFile compiled_in(without.path(without.all().front()));
        QVERIFY(compiled_in.open(QIODevice::ReadOnly));

        // In the sources around a build tree.
        put(root.filePath(QStringLiteral("resources/examples/index.txt")), "[one]\na.txt Built\n");
        QVERIFY(QDir(root.path()).mkpath(QStringLiteral("build/release/app")));
        const Examples built(root.filePath(QStringLiteral("build/release/app")));
        QCOMPARE(built.folder(), root.filePath(QStringLiteral("resources/examples")));
        QCOMPARE(built.all().front().title, QStringLiteral("Built"));
        QCOMPARE(built.path(built.all().front()),
                 root.filePath(QStringLiteral("resources/examples/a.txt")));

        // Installed.
        put(root.filePath(QStringLiteral("share/doc/loggia/examples/index.txt")),
            "[one]\na.txt Installed\n");
        QVERIFY(QDir(root.path()).mkpath(QStringLiteral("bin")));
        const Examples installed(root.filePath(QStringLiteral("bin")));
        QCOMPARE(installed.folder(), root.filePath(QStringLiteral("share/doc/loggia/examples")));
        QCOMPARE(installed.all().front().title, QStringLiteral("Installed"));
    }

    void fillsAMenu() {
        const QTemporaryDir root;
        put(root.filePath(QStringLiteral("resources/examples/index.txt")),
            "[one]\na.txt A & B\n[two] First\nb.txt B\n[two] Second\nc.txt C\nd.txt D\n"
            "[three]\ne.txt E\n");
        const Examples examples(root.path());
        QMenu menu;
        QStringList opened;
        fillExamplesMenu(menu, examples,
                         {{QStringLiteral("two"), QStringLiteral("&Two")},
                          {QStringLiteral("none"), QStringLiteral("&None")},
                          {QStringLiteral("one"), QStringLiteral("&One")}},
                         [&opened](const Example& example) { opened << example.file; });
        QCOMPARE(texts(menu), QStringList({QStringLiteral("&Two"), QStringLiteral("&One")}));
        const QMenu* two = submenu(menu, 0);
        QCOMPARE(texts(*two), QStringList({QStringLiteral("First"), QStringLiteral("Second")}));
        QCOMPARE(texts(*submenu(*two, 1)), QStringList({QStringLiteral("C"), QStringLiteral("D")}));
        QCOMPARE(texts(*submenu(menu, 1)), QStringList({QStringLiteral("A && B")}));
        submenu(*two, 1)->actions()[1]->trigger();
        submenu(menu, 1)->actions()[0]->trigger();
        QCOMPARE(opened, QStringList({QStringLiteral("d.txt"), QStringLiteral("a.txt")}));
    }

    /// All titles and groups of the index are there to be translated, and nothing else.
    void isTranslated() {
        QStringList listed;
        for (const char* text : exampleTexts())
            listed << QString::fromUtf8(text);
        QStringList wanted;
        const Examples examples(places::example());
        for (const Example& each : examples.all()) {
            wanted << each.title;
            if (!each.group.isEmpty())
                wanted << each.group;
        }
        wanted.removeDuplicates();
        listed.sort();
        wanted.sort();
        QCOMPARE(listed, wanted);
    }

    void itsMenuIsInTheLanguageOfTheWindow() {
        const QTemporaryDir root;
        put(root.filePath(QStringLiteral("resources/examples/index.txt")),
            "[one] Sentences\na.txt Empty board\nb.txt Eight queens: 92 solutions\n"
            "[one] My own\nc.txt My board\n");
        const Examples examples(root.path());
        Translations translations;
        translations.speak(Language::german);
        QMenu menu;
        fillExamplesMenu(menu, examples, {{QStringLiteral("one"), QStringLiteral("&One")}},
                         [](const Example& /*example*/) {});
        const QMenu* one = submenu(menu, 0);
        QCOMPARE(texts(*one),
                 QStringList({QStringLiteral("S\u00e4tze"), QStringLiteral("My own")}));
        QCOMPARE(texts(*submenu(*one, 0)),
                 QStringList({QStringLiteral("Leeres Brett"),
                              QStringLiteral("Acht Damen: 92 L\u00f6sungen")}));
        QCOMPARE(texts(*submenu(*one, 1)), QStringList{QStringLiteral("My board")});
    }
};

LOGGIA_WINDOW_TEST(ExamplesTest)

} // namespace examples_test

#include "examples_test.moc"
