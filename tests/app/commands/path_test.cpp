#include "program.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class PathCommandTest : public QObject, program::Folder {
    Q_OBJECT

private:
    [[nodiscard]] static QString example(const char* name) {
        return QStringLiteral(LOGGIA_EXAMPLES "/pathfinding/") + QString::fromLatin1(name);
    }
    [[nodiscard]] program::Ended cli(const QString& arguments, const QByteArray& input = {}) const {
        return Folder::cli(QStringList{QStringLiteral("path")} + words(arguments.toUtf8()), input);
    }

private Q_SLOTS:
    void solves() {
        const auto ended =
            cli(QStringLiteral("solve --algorithm breadth-first"), "S..\n##.\nG..\n");
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("Breadth-first search: solved\ncost 6, 6 steps\n"
                                     "East 2, South 2, West 2\n"));
        QVERIFY(ended.err.isEmpty());
        const auto none = cli(QStringLiteral("solve --algorithm rbfs"), "S.#\n###\nG..\n");
        QCOMPARE(none.status, 0);
        QVERIFY(none.out.startsWith("Recursive best-first search: no path\n"));
    }

    void drawsAndExplains() {
        const auto ended = cli(QStringLiteral("solve --draw --notes"), "S..\n##.\nG..\n");
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.contains("\nS++\n##+\nG++\n\nA*\n  Takes the state"));
    }

    /// Two corridors of three cells: nothing is to be decided but round the wall between them.
    void jumps() {
        const QByteArray maze = "S......\n......#\n.......\n...G...\n";
        const auto ended = cli(QStringLiteral("solve --draw --algorithm jump-points"), maze);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("Jump point search: solved\ncost 6, 6 steps\n"));
        QVERIFY(ended.out.contains(", looked over "));
        QVERIFY(ended.out.contains('\'') && ended.out.contains('+'));
        const auto json = QJsonDocument::fromJson(
                              cli(QStringLiteral("solve --json --algorithm jump-points"), maze).out)
                              .object();
        QCOMPARE(json.value(QStringLiteral("states")).toArray().size(), 7);
        QVERIFY(json.value(QStringLiteral("looked_over")).toInt() > 6);
        const auto terrain = cli(QStringLiteral("solve --algorithm jump-points"), "S3G\n");
        QCOMPARE(terrain.status, 1);
        QVERIFY(terrain.err.contains("floor of one cost"));
    }

    void printsJson() {
        for (const char* algorithm : {"a-star", "ida-star", "bidirectional-cost"}) {
            const auto ended = cli(QStringLiteral("solve romania --json --algorithm ") +
                                   QString::fromLatin1(algorithm));
            const QJsonObject json = QJsonDocument::fromJson(ended.out).object();
            QCOMPARE(json.value(QStringLiteral("cost")).toInt(), 418);
            QCOMPARE(json.value(QStringLiteral("states")).toArray().size(), 5);
        }
        const auto rows =
            QJsonDocument::fromJson(cli(QStringLiteral("compare tiles:724506831 --json")).out)
                .array();
        QCOMPARE(rows.size(), 12);
        QCOMPARE(rows.at(4).toObject().value(QStringLiteral("steps")).toInt(), 26);
    }

    void comparesAll() {
        const auto table = cli(QStringLiteral("compare ") + example("corridors.lay"));
        QCOMPARE(table.status, 0);
        QCOMPARE(table.out.count('\n'), 14); // the last line is of jump points
        const auto csv = cli(QStringLiteral("compare --csv --algorithms a-star,greedy ") +
                             example("corridors.lay"));
        QVERIFY(csv.out.contains("\na-star,solved,62,62,yes,"));
        const auto food = cli(QStringLiteral("compare --task food ") + example("hunt.lay"));
        QVERIFY(food.out.contains("no single goal state"));
        QVERIFY(food.out.contains("jump-points           jump point search needs a maze"));
    }

    void generatesWhatIsSolved() {
        for (const char* kind : {"perfect", "braided", "rooms", "caves", "obstacles", "open",
                                 "halls", "avenues", "lakes"})
            for (const char* format : {"plain", "moving-ai"}) {
                const auto maze =
                    cli(QStringLiteral("generate --neighbours 8 --kind %1 --format %2")
                            .arg(QLatin1String(kind), QLatin1String(format)));
                QCOMPARE(maze.status, 0);
                if (format == QLatin1String("plain"))
                    QVERIFY(cli(QStringLiteral("solve"), maze.out).out.startsWith("A*: solved"));
                else
                    QVERIFY(maze.out.startsWith("type octile\n"));
            }
    }

    void answersScenarios() {
        for (const char* method : {"landmarks", "jump-table", "jump-points", "a-star"}) {
            const auto ended = cli(QStringLiteral("scenario %1 --method %2")
                                       .arg(example("caves.map.scen"), QLatin1String(method)));
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.out, QByteArray("20 of 20 lengths as the file says\n"));
        }
        QCOMPARE(cli(QStringLiteral("generate --kind lakes --width 90 --height 70 --format "
                                    "moving-ai --output lakes.map"))
                     .status,
                 0);
        QCOMPARE(cli(QStringLiteral("questions lakes.map --count 30 --output lakes.scen")).status,
                 0);
        QCOMPARE(cli(QStringLiteral("scenario lakes.scen")).out,
                 QByteArray("30 of 30 lengths as the file says\n"));
        QCOMPARE(cli(QStringLiteral("questions -"), "S.\n.x\n").status, 1);
        program::write(path("small.map"), "type octile\nheight 2\nwidth 2\nmap\n..\n..\n");
        program::write(path("wrong.scen"), "version 1\n0 small.map 2 2 0 0 1 1 2\n");
        const auto wrong = cli(QStringLiteral("scenario wrong.scen"));
        QCOMPARE(wrong.status, 1);
        QVERIFY(wrong.out.startsWith("0,0 to 1,1: 1.41421356, the file says 2;"));
    }

    void refusesWhatIsWrong() {
        const auto bad = cli(QStringLiteral("solve -"), "S.\n.x\n");
        QCOMPARE(bad.status, 1);
        QVERIFY(bad.err.startsWith("standard input:2:1: expected a row of a maze"));
        QCOMPARE(cli(QStringLiteral("solve no-such-file")).status, 1);
        QCOMPARE(cli(QStringLiteral("solve -"), "S..\n").status, 1);
        for (const char* wrong :
             {"solve --algorithm best", "solve --limit 3", "solve romania --task food",
              "solve romania --start Vienna", "solve --start 3", "solve tiles:012345678 --draw",
              "solve romania --heuristic octile", "generate --width 3", "generate --kind cellar",
              "compare --neighbours 5", "compare --algorithms a-star,"}) {
            const auto ended = cli(QString::fromLatin1(wrong), "S.G\n");
            QVERIFY2(ended.status == 2, wrong);
            QVERIFY(ended.out.isEmpty() && !ended.err.isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(PathCommandTest)
#include "path_test.moc"
