#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sys/stat.h>

namespace wumpus_test {

namespace {

QString example(const char* name) {
    return places::example("wumpus/") + QString::fromLatin1(name);
}

const QByteArray before = "what was there before";

} // namespace

class WumpusTest : public QObject, program::Folder {
    Q_OBJECT

private:
    [[nodiscard]] QByteArray result() const { return program::contents(path("result.txt")); }

    [[nodiscard]] program::Ended check(const QStringList& arguments,
                                       const QByteArray& input = {}) const {
        return program::run(program::cli(),
                            QStringList{QStringLiteral("check_true_false")} + arguments,
                            directory(), input);
    }
    [[nodiscard]] program::Ended wumpus(const QStringList& arguments,
                                        const QByteArray& input = {}) const {
        return program::run(program::cli(), QStringList{QStringLiteral("wumpus")} + arguments,
                            directory(), input);
    }
    [[nodiscard]] QJsonDocument json(const QStringList& arguments, int status = 0) const {
        const auto ended = wumpus(arguments + QStringList{QStringLiteral("--json")});
        if (ended.status != status)
            return {};
        return QJsonDocument::fromJson(ended.out);
    }

private Q_SLOTS:
    void init() {
        program::write(path("result.txt"), before);
        program::write(path("rules.txt"), "# rules\n(iff P_1_2 B_1_1)\n\n(NOT  P_2_2)\n");
        program::write(path("kb.txt"), "P_1_2\r\n");
        program::write(path("statement.txt"), "(not\tB_1_1)\n(broken\n");
    }

    /// Each argument takes its section, and errors have their places in the whole file.
    void readsACase() {
        program::write(path("all.wumpus"), "rules:\n(iff P_1_2 B_1_1)\n\nknowledge:\nP_1_2\n"
                                           "statement:\nB_1_1\nwalk:\ncave 5\n");
        const QString file = QStringLiteral("all.wumpus");
        const auto ended = check({file, file, file});
        QCOMPARE(ended.status, 0);
        QCOMPARE(result(), QByteArray("definitely true"));
        QCOMPARE(check({QStringLiteral("rules.txt"), file, QStringLiteral("statement.txt")}).status,
                 0);
        QCOMPARE(result(), QByteArray("definitely false"));
        const auto why = json({QStringLiteral("why"), file, file, file});
        QCOMPARE(why[QStringLiteral("lines")][0][QStringLiteral("line")].toInt(), 2);
        QCOMPARE(why[QStringLiteral("lines")][1][QStringLiteral("line")].toInt(), 5);
        program::write(path("all.wumpus"), "rules:\nM_1_1\nknowledge:\n(and\n");
        QVERIFY(
            check({file, file, QStringLiteral("statement.txt")}).err.startsWith("all.wumpus:4:"));
        // Nothing of a case counts in which something is wrong.
        program::write(path("all.wumpus"),
                       "knowledge:\nP_1_2\nstatement:\nB_1_1\nstatement:\nP_1_2\n");
        const QByteArray twice("all.wumpus:5:1: there is already a section statement: in line 3\n");
        const auto refused = check({QStringLiteral("rules.txt"), file, file});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.startsWith(twice), refused.err);
        QVERIFY(wumpus({QStringLiteral("lint"), file}).err.startsWith(twice));
    }

    void printsAsTheSampleDoesAndWritesTheResult() {
        const auto ended = check({QStringLiteral("rules.txt"), QStringLiteral("kb.txt"),
                                  QStringLiteral("statement.txt")});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.out, QByteArray("Loading wumpus rules...\n"
                                       "Loading additional knowledge...\n"
                                       "(and (iff P_1_2 B_1_1)\n"
                                       " (not P_2_2)\n"
                                       " P_1_2\n"
                                       ")\n"
                                       "\n"
                                       "Loading statement...\n"
                                       "(not B_1_1)\n"
                                       "definitely false\n"));
        QCOMPARE(result(), QByteArray("definitely false"));
        QCOMPARE(check({QStringLiteral("rules.txt"), QStringLiteral("kb.txt"),
                        QStringLiteral("statement.txt"), QStringLiteral("--period")})
                     .status,
                 0);
        QCOMPARE(result(), QByteArray("definitely false."));
    }

    void givesEachVerdict_data() {
        QTest::addColumn<QByteArray>("kb");
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("verdict");
        const auto row = [](const char* kb, const char* statement, const char* verdict) {
            QTest::addRow("%s %s", kb, statement)
                << QByteArray(kb) << QByteArray(statement) << QByteArray(verdict);
        };
        row("kb_walk.txt", "statement_true.txt", "definitely true");
        row("kb_walk.txt", "statement_false.txt", "definitely false");
        row("kb_walk.txt", "statement_open.txt", "possibly true, possibly false");
        row("kb_empty.txt", "statement_true.txt", "possibly true, possibly false");
        row("kb_clash.txt", "statement_true.txt", "both true and false");
        row("kb_clash.txt", "statement_open.txt", "both true and false");
        row("kb_52.txt", "statement_true.txt", "definitely false");
    }
    void standardInputIsOneFile() {
        // The knowledge would be empty, and the verdict another one.
        const auto both = check(words("- - statement.txt"), "P_1_2\n");
        QCOMPARE(both.status, 2);
        QVERIFY2(both.err.contains("standard input cannot be read twice"), both.err);
        QCOMPARE(result(), before);
        QCOMPARE(wumpus(words("map - -"), "P_1_2\n").status, 2);
        QCOMPARE(wumpus(words("map rules.txt -"), "P_1_2\n").status, 0);
    }

    void givesEachVerdict() {
        QFETCH(QByteArray, kb);
        QFETCH(QByteArray, statement);
        QFETCH(QByteArray, verdict);
        const QStringList files{example("wumpus_rules.txt"), example(kb.constData()),
                                example(statement.constData())};
        const auto ended = check(files);
        QCOMPARE(ended.status, 0);
        QCOMPARE(result(), verdict);
        QVERIFY(ended.out.endsWith('\n' + verdict + '\n'));
        const auto why = wumpus(QStringList{QStringLiteral("why")} + files);
        QCOMPARE(why.status, 0);
        QVERIFY2(why.out.split('\n').first().endsWith(": " + verdict), why.out.constData());
        QCOMPARE(json(QStringList{QStringLiteral("why")} + files)
                     .object()[QStringLiteral("verdict")]
                     .toString()
                     .toLatin1(),
                 verdict);
    }

    /// Below a line stands what it adds, where that is not the line itself.
    void saysWhatALineAdds() {
        const auto why = wumpus({QStringLiteral("why"), example("wumpus_rules.txt"),
                                 example("kb_walk.txt"), example("statement_true.txt")});
        QCOMPARE(why.status, 0);
        QByteArrayList added;
        for (const QByteArray& line : why.out.split('\n'))
            if (line.startsWith("      "))
                added << line.trimmed();
        QCOMPARE(added, (QByteArrayList{"leaves (or M_1_3 M_2_4 M_3_3)",
                                        "so (not M_3_1), (not M_4_2)", "so M_3_3"}));
    }

    void refusesWithThePlaceAndLeavesTheResult_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* file, const char* text, const char* place) {
            QTest::addRow("%s %s", file, text)
                << QByteArray(file) << QByteArray(text) << QByteArray(place);
        };
        row("rules.txt", "P_1_1\n(P_1_1)\n", "rules.txt:2:2: write the symbol 'P_1_1'");
        row("rules.txt", "()\n", "rules.txt:1:1: expected a connective");
        row("kb.txt", "P_1_1\n \n", "kb.txt:2:1: expected a statement or an empty line");
        row("kb.txt", "(if P_1_1)\n", "kb.txt:1:1: 'if' takes exactly two statements");
        row("kb.txt", "(not P_1_1 P_1_2)\n", "kb.txt:1:1: 'not' takes exactly one statement");
        row("kb.txt", "(not(or P_1_1))\n", "kb.txt:1:5: expected a blank before '('");
        row("kb.txt", "(and P_1_1 (or P_1_2)P_1_3)\n", "kb.txt:1:22: expected a blank after ')'");
        row("kb.txt", "(and P_1_1\n", "kb.txt:1:11: expected ')' for the '(' in column 1");
        row("statement.txt", "P_1_1)\n",
            "statement.txt:1:6: expected the end of the line, found an unmatched ')'");
        row("statement.txt", "P_1_1 P_1_2\n", "statement.txt:1:7: expected the end of the line");
        row("statement.txt", "P_1_5\n", "statement.txt:1:1: unknown symbol 'P_1_5'");
        row("statement.txt", "# nothing\n", "statement.txt:1:1: the file contains no statement");
    }
    void refusesWithThePlaceAndLeavesTheResult() {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        program::write(path(file.constData()), text);
        const auto ended = check({QStringLiteral("rules.txt"), QStringLiteral("kb.txt"),
                                  QStringLiteral("statement.txt")});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.startsWith(place), ended.err.constData());
        // In a blank line there is nothing to point at.
        QCOMPARE(ended.err.contains('^'),
                 place != "kb.txt:2:1: expected a statement or an empty line");
        QCOMPARE(result(), before);
        // The other commands read the same files.
        QVERIFY(wumpus({QStringLiteral("why"), QStringLiteral("rules.txt"),
                        QStringLiteral("kb.txt"), QStringLiteral("statement.txt")})
                    .err.startsWith(place));
    }

    void whatCannotBeReadOrWrittenFails() {
        const auto missing = check({QStringLiteral("rules.txt"), QStringLiteral("none.txt"),
                                    QStringLiteral("statement.txt")});
        QCOMPARE(missing.status, 1);
        QVERIFY(missing.err.contains("none.txt"));
        QCOMPARE(result(), before);
        QCOMPARE(check({QStringLiteral("rules.txt"), QStringLiteral("kb.txt")}).status, 2);
        QVERIFY(QFile::remove(path("result.txt")) &&
                QDir(directory()).mkdir(QStringLiteral("result.txt")));
        const auto blocked = check({QStringLiteral("rules.txt"), QStringLiteral("kb.txt"),
                                    QStringLiteral("statement.txt")});
        QCOMPARE(blocked.status, 1);
        QVERIFY(!blocked.err.isEmpty());
        QVERIFY(QDir(directory()).rmdir(QStringLiteral("result.txt")));
        const auto full = program::shell(
            program::cli() +
                QStringLiteral(" check_true_false rules.txt kb.txt statement.txt >/dev/full"),
            directory());
        QCOMPARE(full.status, 1);
        QVERIFY(!QFile::exists(path("result.txt")));
    }

    void saysThatOtherSymbolsDoNotCount() {
        program::write(path("cave.txt"), "(or M_1_1 Y)\n");
        program::write(path("others.txt"), "(or X Y)\n");
        const auto worlds = cli("wumpus worlds --lenient cave.txt others.txt --limit 0");
        QCOMPARE(worlds.status, 0);
        QCOMPARE(worlds.out,
                 QByteArray("models: 2 x 2^63\n"
                            "Each cave counts once, whatever the values of the 2 other symbols in "
                            "the lines.\n"));
        QVERIFY(cli("wumpus map --lenient cave.txt others.txt --json")
                    .out.contains("\"other_symbols\": 2"));
        program::write(path("others.txt"), "");
        QVERIFY(cli("wumpus map --lenient cave.txt others.txt")
                    .out.contains("\nEach cave counts once, whatever the value of the other symbol "
                                  "in the lines.\n"));
    }

    void lenientTakesOtherSymbols() {
        program::write(path("rules.txt"), "(if rain wet)\n");
        program::write(path("kb.txt"), "rain\n");
        program::write(path("statement.txt"), "wet\n");
        const QStringList files{QStringLiteral("rules.txt"), QStringLiteral("kb.txt"),
                                QStringLiteral("statement.txt")};
        QCOMPARE(check(files).status, 1);
        QCOMPARE(check(files + QStringList{QStringLiteral("--lenient")}).status, 0);
        QCOMPARE(result(), QByteArray("definitely true"));
        QVERIFY(wumpus(QStringList{QStringLiteral("why")} + files +
                       QStringList{QStringLiteral("--lenient")})
                    .out.contains("  kb.txt:1: rain\n"));
    }

    void readsStandardInputAndHasItsOwnName() {
        const QString link = path("check_true_false");
        QVERIFY(QFile::link(program::cli(), link));
        const auto ended = program::run(
            link, {QStringLiteral("rules.txt"), QStringLiteral("kb.txt"), QStringLiteral("-")},
            directory(), "B_1_1\n");
        QCOMPARE(ended.status, 0);
        QCOMPARE(result(), QByteArray("definitely true"));
        const auto refused = program::run(
            link, {QStringLiteral("rules.txt"), QStringLiteral("kb.txt"), QStringLiteral("-")},
            directory(), "B\n");
        QVERIFY(refused.err.startsWith("standard input:1:1: unknown symbol 'B'"));
        QVERIFY(QFile::remove(link));
    }

    void huntsForGold() {
        const QStringList hunt{QStringLiteral("walk"), QStringLiteral("--gold"),
                               QStringLiteral("--seed")};
        const auto found = wumpus(hunt + QStringList{QStringLiteral("4")});
        QCOMPARE(found.status, 0);
        QVERIFY(found.out.contains("glitter\n"));
        QVERIFY(found.out.contains("Out with the gold. Score: 994 (best possible: 996)."));
        // With a shot, and what was heard in the knowledge.
        const auto shot =
            json(hunt + QStringList{QStringLiteral("2"), QStringLiteral("--knowledge"),
                                    QStringLiteral("hunt.txt")})
                .object();
        QCOMPARE(shot[QStringLiteral("score")].toInt(), -22);
        QCOMPARE(shot[QStringLiteral("best_score")].toInt(), 0);
        QVERIFY(!shot[QStringLiteral("died")].toBool() &&
                !shot[QStringLiteral("has_gold")].toBool());
        QCOMPARE(shot[QStringLiteral("gold")].toArray(), (QJsonArray{4, 3}));
        const QJsonArray actions = shot[QStringLiteral("actions")].toArray();
        QCOMPARE(actions[1][QStringLiteral("score")].toInt(), -1);
        QCOMPARE(actions.last()[QStringLiteral("score")].toInt(), -22);
        const QJsonObject heard = shot[QStringLiteral("actions")][8].toObject();
        QCOMPARE(heard[QStringLiteral("action")].toString(), QStringLiteral("shoot up"));
        QCOMPARE(heard[QStringLiteral("perceived")].toString(), QStringLiteral("scream"));
        QVERIFY(!heard.contains(QStringLiteral("risk")));
        QVERIFY(
            program::contents(path("hunt.txt")).contains("# shoot up\n(or M_3_2 M_3_3 M_3_4)\n"));
        // That knowledge holds in the cave: the monster is where it was shot.
        const auto why =
            json({QStringLiteral("why"), example("wumpus_rules.txt"), QStringLiteral("hunt.txt"),
                  QStringLiteral("--ask"), QStringLiteral("M_3_2")});
        QCOMPARE(why[QStringLiteral("verdict")].toString(), QStringLiteral("definitely true"));
        const auto dared =
            wumpus(hunt + QStringList{QStringLiteral("3"), QStringLiteral("--dare")});
        QVERIFY(dared.out.contains("Dead. Score: -1007"));
    }

    void whyNamesLinesAndWorlds() {
        const QStringList files{QStringLiteral("why"), example("wumpus_rules.txt"),
                                example("kb_walk.txt")};
        const QString ask = QStringLiteral("--ask");
        const auto forced = json(files + QStringList{ask, QStringLiteral("M_3_3")}).object();
        QVERIFY(forced[QStringLiteral("minimal")].toBool());
        QCOMPARE(forced[QStringLiteral("lines")].toArray().size(), 6);
        // The same lines in the order of the argument, at whose end the statement is known.
        const QJsonArray argument = forced[QStringLiteral("argument")].toArray();
        QCOMPARE(argument.size(), 6);
        QVERIFY(argument.last()[QStringLiteral("facts")].toArray().contains(
            forced[QStringLiteral("verdict")] == QStringLiteral("definitely true")
                ? QStringLiteral("M_3_3")
                : QStringLiteral("(not M_3_3)")));
        QVERIFY(
            wumpus(files + QStringList{ask, QStringLiteral("M_3_3")}).out.contains("\n      so "));
        const auto open = json(files + QStringList{ask, QStringLiteral("P_2_4")}).object();
        QVERIFY(open[QStringLiteral("closest")].toBool());
        QCOMPARE(open[QStringLiteral("differing")].toArray().size(), 1);
        const auto one = wumpus(files + QStringList{ask, QStringLiteral("(not M_1_1)")});
        QVERIFY(one.out.contains("This line alone forces it:\n"));
        const auto none = wumpus(files + QStringList{ask, QStringLiteral("(and)")});
        QVERIFY(none.out.contains("True or false in every world"));
        QCOMPARE(wumpus(files).status, 2);
        QCOMPARE(wumpus(files + QStringList{QStringLiteral("x"), ask, QStringLiteral("y")}).status,
                 2);
        QVERIFY(
            wumpus(files + QStringList{ask, QStringLiteral("(and")}).err.startsWith("--ask:1:5"));
    }

    void aLineMayContradictItself() {
        program::write(path("clash.txt"), "(and P_2_3 (not P_2_3))\n");
        const auto why =
            wumpus({QStringLiteral("why"), example("wumpus_rules.txt"), QStringLiteral("clash.txt"),
                    QStringLiteral("--ask"), QStringLiteral("M_4_4")});
        QVERIFY2(why.out.endsWith("\nThis line alone can never be true:\n"
                                  "  clash.txt:1: (and P_2_3 (not P_2_3))\n"),
                 why.out.constData());
    }

    /// Lines are quoted as they stand in their file, whatever connectives and notation they have.
    void whyQuotesTheFile() {
        program::write(path("nor.txt"), "# seen\nP_2_3 nor P_2_4\n");
        const QStringList files{QStringLiteral("why"), example("wumpus_rules.txt"),
                                QStringLiteral("nor.txt"), QStringLiteral("--ask"),
                                QStringLiteral("not P_2_3")};
        const auto why = wumpus(files);
        QVERIFY2(why.out.startsWith("not P_2_3: definitely true\n"), why.out.constData());
        QVERIFY2(why.out.contains("\n  nor.txt:2: P_2_3 nor P_2_4\n"), why.out.constData());
        const auto found = json(files).object();
        QCOMPARE(found[QStringLiteral("statement")].toString(), QStringLiteral("not P_2_3"));
        QCOMPARE(found[QStringLiteral("lines")][0][QStringLiteral("statement")].toString(),
                 QStringLiteral("P_2_3 nor P_2_4"));
    }

    /// As in the window: 12.5 and 37.5 % become 13 and 38 %.
    void roundsHalvesUp() {
        program::write(path("eight.txt"), "(xor P_1_1 P_1_2 P_1_3 P_1_4 P_2_1 P_2_2 P_2_3 P_2_4)\n"
                                          "(iff B_1_1 (or P_1_1 P_1_2 P_1_3))\n");
        program::write(path("none.txt"), "");
        const auto shown = wumpus(
            {QStringLiteral("map"), QStringLiteral("eight.txt"), QStringLiteral("none.txt")});
        QCOMPARE(shown.status, 0);
        QCOMPARE(shown.out.count("P 13%"), 8);
        QCOMPARE(shown.out.count("P 12%"), 0);
        QCOMPARE(shown.out.count("B 38%"), 1);
    }

    void mapsAndCountsWorlds() {
        const QStringList files{example("wumpus_rules.txt"), example("kb_empty.txt")};
        const auto map = json(QStringList{QStringLiteral("map")} + files).object();
        QCOMPARE(map[QStringLiteral("worlds")].toInt(), 49128);
        QVERIFY(map[QStringLiteral("exact")].toBool());
        const auto symbols = map[QStringLiteral("symbols")].toObject();
        QCOMPARE(symbols.size(), 64);
        QCOMPARE(
            symbols[QStringLiteral("P_4_4")].toObject()[QStringLiteral("probability")].toDouble(),
            0.5);
        QCOMPARE(symbols[QStringLiteral("P_1_1")].toObject()[QStringLiteral("verdict")].toString(),
                 QStringLiteral("definitely false"));
        const auto shown = wumpus(QStringList{QStringLiteral("map")} + files);
        QVERIFY(shown.out.startsWith("models: 49128\n"));
        QCOMPARE(shown.out.count("P 50%"), 12);
        for (const char* title : {"\nmonster\n", "\nstench\n", "\npit\n", "\nbreeze\n"})
            QCOMPARE(shown.out.count(title), 1);
        QCOMPARE(shown.out.count("M 8%"), 12);
        const auto worlds = json(QStringList{QStringLiteral("worlds")} + files +
                                 QStringList{QStringLiteral("--limit"), QStringLiteral("3")})
                                .object();
        QCOMPARE(worlds[QStringLiteral("worlds")].toInt(), 49128);
        QCOMPARE(worlds[QStringLiteral("shown")].toArray().size(), 3);
        const auto clash =
            wumpus({QStringLiteral("map"), example("wumpus_rules.txt"), example("kb_clash.txt")});
        QVERIFY(clash.out.startsWith("models: 0\n"
                                     "The knowledge contradicts itself"));
    }

    void gradesRules() {
        const auto right = wumpus({QStringLiteral("grade"), example("wumpus_rules.txt")});
        QCOMPARE(right.status, 0);
        QVERIFY(right.out.contains("Equivalent to the reference rules.\n"));
        const auto wrong = wumpus({QStringLiteral("grade"), example("rules_wrong.txt")});
        QCOMPARE(wrong.status, 1);
        QVERIFY(wrong.out.contains("Your file accepts this cave with 12 pits:\n"));
        QVERIFY(
            wrong.out.contains(": (not (and M_4_4 P_4_4))\nThis line forbids this cave, which"));
        const auto found = json({QStringLiteral("grade"), example("rules_wrong.txt")}, 1).object();
        QCOMPARE(found[QStringLiteral("missing")].toArray().size(), 1);
        QCOMPARE(found[QStringLiteral("overstated")].toArray().size(), 1);
        QVERIFY(!found[QStringLiteral("right")].toBool());
        QVERIFY(found[QStringLiteral("exact")].toBool());
        QCOMPARE(found.keys(),
                 QStringList({QStringLiteral("exact"), QStringLiteral("missing"),
                              QStringLiteral("overstated"), QStringLiteral("right"),
                              QStringLiteral("unmentioned_symbols"), QStringLiteral("worlds")}));
        program::write(path("rules.txt"), "P_1_3\n(not P_1_3)\nB_1_1\n");
        QVERIFY(wumpus({QStringLiteral("grade"), QStringLiteral("rules.txt")})
                    .out.endsWith("These lines contradict each other:\n  rules.txt:1: P_1_3\n"
                                  "  rules.txt:2: (not P_1_3)\n"));
    }

    void walksAndWritesWhatItLearnt() {
        const QStringList walk{QStringLiteral("walk"), QStringLiteral("--seed"),
                               QStringLiteral("4"), QStringLiteral("--pits"), QStringLiteral("3")};
        const auto alive = json(walk).object();
        QVERIFY(!alive[QStringLiteral("died")].toBool());
        QCOMPARE(alive[QStringLiteral("seed")].toInt(), 4);
        QCOMPARE(json(walk), json(walk));
        const QJsonArray steps =
            json({QStringLiteral("walk"), QStringLiteral("--seed"), QStringLiteral("3")})
                .object()[QStringLiteral("path")]
                .toArray();
        QCOMPARE(steps.size(), 5);
        QCOMPARE(steps[3].toObject(),
                 (QJsonObject{{QStringLiteral("square"), QJsonArray{2, 2}},
                              {QStringLiteral("risk"), 0},
                              {QStringLiteral("found"), QStringLiteral("breeze")}}));
        QCOMPARE(
            wumpus(walk + QStringList{QStringLiteral("--knowledge"), QStringLiteral("learnt.txt")})
                .status,
            0);
        QVERIFY(program::contents(example("kb_walk.txt"))
                    .endsWith(program::contents(path("learnt.txt"))));
        // What the walk says is left is what the knowledge file leaves.
        const auto worlds = json({QStringLiteral("worlds"), example("wumpus_rules.txt"),
                                  QStringLiteral("learnt.txt")})
                                .object();
        QCOMPARE(worlds[QStringLiteral("worlds")], alive[QStringLiteral("caves_left")]);
        int died = 0;
        for (int seed = 1; seed <= 8; ++seed)
            died += json({QStringLiteral("walk"), QStringLiteral("--seed"), QString::number(seed),
                          QStringLiteral("--pits"), QStringLiteral("2"), QStringLiteral("--dare")})
                            .object()[QStringLiteral("died")]
                            .toBool()
                        ? 1
                        : 0;
        QVERIFY(died > 0 && died < 8);
        QCOMPARE(
            wumpus({QStringLiteral("walk"), QStringLiteral("--pits"), QStringLiteral("12")}).status,
            2);
    }

    void lintsFiles() {
        QCOMPARE(wumpus({QStringLiteral("lint"), example("wumpus_rules.txt")}).status, 0);
        const auto found = wumpus(
            {QStringLiteral("lint"), QStringLiteral("rules.txt"), QStringLiteral("kb.txt")}, {});
        QCOMPARE(found.status, 0);
        program::write(path("kb.txt"), "B_1_1\nP_1_2\nP_2_2\n(\ngold\n");
        const auto flaws =
            json({QStringLiteral("lint"), QStringLiteral("rules.txt"), QStringLiteral("kb.txt")}, 1)
                .array();
        QStringList words;
        for (const auto& flaw : flaws)
            words += flaw.toObject()[QStringLiteral("flaw")].toString();
        QCOMPARE(words.join(QLatin1Char(' ')),
                 QStringLiteral("entailed clash unreadable unknown-symbol"));
        QVERIFY(
            wumpus({QStringLiteral("lint"), QStringLiteral("rules.txt"), QStringLiteral("kb.txt")})
                .out.startsWith("kb.txt:2:1: follows from the lines before it\n"));
    }

    void printsTheRules() {
        QCOMPARE(wumpus({QStringLiteral("rules")}).out,
                 program::contents(example("wumpus_rules.txt")));
    }
};

LOGGIA_LOOP_TEST(WumpusTest)

} // namespace wumpus_test

#include "wumpus_test.moc"
