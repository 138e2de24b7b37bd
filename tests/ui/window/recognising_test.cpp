#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/window/pages.hpp"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace recognising_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

QStringList idsOfThoseWho(const std::vector<PageInfo>& pages, const QByteArray& content) {
    QStringList ids;
    for (const PageInfo& page : pages)
        if (content.size() <= page.largest_file && page.recognises(content))
            ids << page.id;
    return ids;
}

/// The page of an example's folder; a formula by itself is a function.
QString pageOf(const QString& folder, const QString& name) {
    if (name == QLatin1String("formula.txt"))
        return QStringLiteral("normal-forms");
    return folder == QLatin1String("puzzles")
               ? QStringLiteral("puzzles")
               : QString(folder).replace(QLatin1Char('_'), QLatin1Char('-'));
}

/// As other systems write the same lines.
QByteArrayList variants(const QByteArray& content) {
    QByteArray dos = content;
    dos.replace("\n", "\r\n");
    return {content, dos, "\xEF\xBB\xBF" + content, "\xEF\xBB\xBF" + dos};
}

QByteArray repeated(const QByteArray& line, int times) {
    QByteArray text;
    for (int i = 0; i < times; ++i)
        text += QByteArray(line).replace("#n", QByteArray::number(i + 1));
    return text;
}

/// Each kind of file goes to one page, whichever is asked first.
class RecognisingTest : public QObject {
    Q_OBJECT

private:
    std::vector<PageInfo> pages_ = allPages();

    static QStringList examplePaths() {
        QStringList paths;
        QDirIterator files(places::example(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            if (const QString path = files.next(); !path.endsWith(QLatin1String("/README.txt")) &&
                                                   !path.endsWith(QLatin1String("/index.txt")))
                paths << path;
        paths.sort();
        return paths;
    }

private Q_SLOTS:
    void examples_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("page");
        QVERIFY(examplePaths().size() > 80);
        for (const QString& path : examplePaths()) {
            const QFileInfo info(path);
            const QString folder = info.dir().dirName();
            QTest::addRow("%s/%s", qPrintable(folder), qPrintable(info.fileName()))
                << path << pageOf(folder, info.fileName());
        }
    }

    void examples() {
        QFETCH(QString, path);
        QFETCH(QString, page);
        for (const QByteArray& content : variants(bytesOf(path)))
            QCOMPARE(idsOfThoseWho(pages_, content), QStringList(page));
    }

    /// By whichever page is asked.
    void opensInTheWindow() {
        const Bench bench(allPages);
        for (const PageInfo& info : pages_) {
            for (const QString& path : examplePaths()) {
                bench.window->showPage(bench.window->page(info.id));
                const auto before = bench.dialogs.errors.size();
                bench.window->openFiles({path});
                const QFileInfo file(path);
                QVERIFY2(bench.dialogs.errors.size() == before, qPrintable(path));
                QCOMPARE(bench.window->currentPage()->info().id,
                         pageOf(file.dir().dirName(), file.fileName()));
            }
        }
    }

    void whatPagesSaveComesBack() {
        for (const PageInfo& info : pages_) {
            const auto made = info.make();
            for (const FileFormat& format : info.formats) {
                if (!format.can_save || !format.can_open)
                    continue;
                const QString name =
                    QString(format.patterns[0]).replace(QLatin1Char('*'), QStringLiteral("file"));
                // Some texts are made from another one first.
                QTRY_VERIFY(!made->save(name).isEmpty());
                for (const QByteArray& content : variants(made->save(name)))
                    QVERIFY2(idsOfThoseWho(pages_, content) == QStringList(info.id),
                             (info.id + u' ' + name + u'\n').toUtf8() + content.left(300));
            }
        }
    }

    void largeFiles_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("page");
        const auto row = [](const char* name, const QByteArray& content, const char* page) {
            QTest::newRow(name) << content << QString::fromLatin1(page);
        };
        constexpr int lines = 60'000;
        row("game: graph", "game: graph\ngraph:\n" + repeated("a#n -> b#n c#n\n", lines),
            "game-graph");
        row("drawn graph", "# a graph\nstart a1\n" + repeated("a#n -> b#n c#n\n", lines),
            "game-graph");
        row("DIMACS", "p cnf 60000 60000\n" + repeated("#n -1 0\n", lines), "sat");
        row("DIMACS, names first", repeated("c #n Colour(#n)\n", lines) + "p cnf 2 1\n1 2 0\n",
            "sat");
        row("DIMACS on a line", "p cnf 60000 60000 " + repeated("#n -1 0 ", lines), "sat");
        row("DIMACS without a header", repeated("#n -1 0\n", lines), "sat");
        row("handout's clauses", repeated("#n -1 2\n", lines) + "0\n", "sat");
        row("PLA", ".i 16\n.o 1\n" + repeated("01-01-01-01-01-0 1\n", lines) + ".e\n",
            "normal-forms");
        row("PLA, comments first", repeated("# row #n\n", lines) + ".i 2\n.o 1\n10 1\n.e\n",
            "normal-forms");
        row("truth table", "a b | f\n" + repeated("0 0 | 1\n", lines), "normal-forms");
        row("list of rows", "f = m(" + repeated("#n, ", lines) + "0)\n", "normal-forms");
        row("equations", repeated("f#n = a & !b;\n", lines), "normal-forms");
        row("formula", "a & b" + repeated("\n | x#n & !y#n", lines), "normal-forms");
        row("knowledge", repeated("(not M_1_1)\n", lines), "wumpus");
        row("knowledge, comments first", repeated("# square #n\n", lines) + "M_1_1\n", "wumpus");
        row("wumpus case",
            "rules:\n" + repeated("(if M_1_1 S_1_2)\n", lines) + "statement:\nM_3_3\n", "wumpus");
        row("puzzle in words",
            "Abe says: Bea is a knave.\n" + repeated("fact: Abe is a knight.\n", lines), "puzzles");
        row("Mace4",
            "formulas(assumptions).\n" + repeated("m#n <-> t#n.\n", lines) + "end_of_list.\n",
            "puzzles");
        row("Mace4, comments first",
            repeated("% clue #n\n", lines) + "formulas(a).\nm.\nend_of_list.\n", "puzzles");
        row("maze", repeated(QByteArray(1000, '.') + '\n', 1000), "pathfinding");
        row("map",
            "type octile\nheight 1000\nwidth 1000\nmap\n" +
                repeated(QByteArray(1000, '.') + '\n', 1000),
            "pathfinding");
        row("layout",
            QByteArray(900, '%') + '\n' + repeated('%' + QByteArray(898, '.') + "%\n", 900) +
                QByteArray(900, '%'),
            "pathfinding");
        row("questions about a map",
            "version 1\n" + repeated("1\tcaves.map\t96\t64\t57\t4\t57\t10\t6.0\n", lines),
            "pathfinding");
    }

    void largeFiles() {
        QFETCH(QByteArray, content);
        QFETCH(QString, page);
        QVERIFY(content.size() > 1 << 18);
        for (const QByteArray& variant : variants(content))
            QCOMPARE(idsOfThoseWho(pages_, variant), QStringList(page));
    }

    /// A hundred megabytes are looked at, not read.
    void looksAtLittleOfAHugeFile() {
        const QByteArray clauses = "p cnf 9 9\n" + QByteArray("1 -2 3 0\n").repeated(11'000'000);
        QElapsedTimer timer;
        for (const PageInfo& page : pages_) {
            if (clauses.size() > page.largest_file)
                continue;
            timer.start();
            QCOMPARE(page.recognises(clauses), page.id == QLatin1String("sat"));
            QVERIFY2(timer.elapsed() < (test_suite::is_sanitized ? 20'000 : 2'000),
                     qPrintable(page.id + QStringLiteral(" %1 ms").arg(timer.elapsed())));
        }
    }

    void whatNobodyWrote_data() {
        QTest::addColumn<QByteArray>("content");
        for (const char* text :
             {"", "\n", "hello\n", "Dear reader, this is a letter.\nAnd so on.\n", "# a comment\n",
              "one\ntwo\nthree\n", "1\n", "<html></html>\n", "{\"a\": 1}\n", "a,b\n1,2\n",
              "int main() { return 0; }\n", "if(x)\n  set(y)\n", "PK\x03\x04", "\x89PNG\r\n",
              "don't\n", "12 apples\n", "-----\n"})
            QTest::newRow(text) << QByteArray(text);
    }

    void whatNobodyWrote() {
        QFETCH(QByteArray, content);
        QCOMPARE(idsOfThoseWho(pages_, content), QStringList());
    }

    /// Texts that two formats could have.
    void whatIsAlike_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("page");
        const auto row = [](const char* content, const char* page) {
            QTest::newRow(content) << QByteArray(content) << QString::fromLatin1(page);
        };
        row("4 0\n1 2 3\n2 3 4\n3 4 1\n4 1 2\n", "peg");
        row("P -Q\n-P R\n0\n1 P\n2 Q\n3 R\n", "sat");
        row("4 0\n1 2 3 0\n", "sat");
        row("1 2 3 4 5 6 7 8 0\n", "pathfinding");
        row("1 2 3\n4 5 6\n7 8 0\n", "pathfinding");
        row("724506831\n", "pathfinding");
        row("1 2 3 0\n-1 2 0\n", "sat");
        row("(and a (not b))\n", "normal-forms");
        row("(and M_1_1 (not P_1_2))\n", "wumpus");
        row("# open\n(not (and M_1_1 B_1_2))\n", "wumpus");
        row("M_1_1 & P_1_2\n", "wumpus");
        row("M_1_1 and not (P_1_2 or S_4_4)\n", "wumpus");
        row("M_1_1 & P_1_2 | a\n", "normal-forms");
        row("a -> b\n", "normal-forms");
        row("a -> b or\nc -> d\n", "normal-forms");
        row("a -> b\nb -> c\n", "game-graph");
        row("start a\na -> b\n", "game-graph");
        row("2212112\n1121222\n1112121\n2221212\n1112121\n2211212\n", "connect4");
        row("formula: (x*\nturns: \nvariables: \nvalues:\n", "formula-game");
        row(".i 70\n.o 1\n", "normal-forms");
        row("....\n....\n", "pathfinding");
        row("neighbours 8\n#..\n..S\n", "pathfinding");
    }

    void whatIsAlike() {
        QFETCH(QByteArray, content);
        QFETCH(QString, page);
        QCOMPARE(idsOfThoseWho(pages_, content), QStringList(page));
    }
};

LOGGIA_WINDOW_TEST(RecognisingTest)

} // namespace recognising_test

#include "recognising_test.moc"
