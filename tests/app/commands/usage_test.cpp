#include "tests/app/commands/program.hpp"
#include "tests/suite.hpp"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <utility>
#include <vector>

namespace usage_test {

class UsageTest : public QObject {
    Q_OBJECT

private:
    static QStringList words(const QByteArray& line) {
        return line.isEmpty() ? QStringList() : QString::fromUtf8(line).split(QLatin1Char(' '));
    }

    struct Help {
        QStringList command;
        QString text;
    };
    struct Advertised {
        QStringList names;
        QString value; ///< empty of a flag
    };

    /// Of all commands, which are asked for them once.
    static const std::vector<Help>& all_helps() {
        static const std::vector<Help> helps = helps_from({});
        return helps;
    }
    static std::vector<Help> helps_from(const QStringList& command) {
        const auto ended = program::run(program::cli(), command + QStringList{"--help"});
        std::vector<Help> helps{{command, QString::fromUtf8(ended.out)}};
        const qsizetype list = helps[0].text.indexOf(QLatin1String("\nSubcommands:\n"));
        if (list < 0)
            return helps;
        static const QRegularExpression name(QStringLiteral("^  (\\S+)"));
        for (const QString& line : helps[0].text.mid(list + 14).split('\n').mid(1)) {
            if (line.isEmpty())
                break;
            if (const auto found = name.match(line); found.hasMatch())
                for (Help& help : helps_from(command + QStringList{found.captured(1)}))
                    helps.push_back(std::move(help));
        }
        return helps;
    }

    static std::vector<Advertised> options_in(const QString& help) {
        static const QRegularExpression option(QStringLiteral("^  (-\\S+)(?: (\\S+))?"));
        static const QRegularExpression word(QStringLiteral("^[A-Z0-9|]+(=|$)"));
        std::vector<Advertised> options;
        for (const QString& line : help.split('\n')) {
            const auto found = option.match(line);
            if (!found.hasMatch() || found.captured(1).contains(QLatin1String("--help")) ||
                found.captured(1) == QLatin1String("--version"))
                continue;
            Advertised each{found.captured(1).split(','), {}};
            const QString type = found.captured(2);
            if (type != QLatin1String("CNF") && word.match(type).hasMatch())
                each.value = QStringLiteral("3");
            options.push_back(each);
        }
        return options;
    }

    static std::vector<QStringList> spellings_of(const Advertised& option) {
        std::vector<QStringList> spellings;
        for (const QString& name : option.names) {
            if (name.contains(QLatin1Char('{')) || name.startsWith(QLatin1Char('!')))
                continue; // the opposite of a flag
            spellings.push_back(option.value.isEmpty() ? QStringList{name}
                                                       : QStringList{name, option.value});
            if (!option.value.isEmpty())
                spellings.push_back(name.startsWith(QLatin1String("--"))
                                        ? QStringList{name + '=' + option.value}
                                        : QStringList{name + option.value});
        }
        return spellings;
    }

private Q_SLOTS:
    void helpsAtEveryLevel_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("usage");
        QTest::newRow("cli") << QByteArray("--help") << QByteArray("Usage: loggia-cli [OPTIONS]");
        QTest::newRow("short") << QByteArray("-h") << QByteArray("Usage: loggia-cli [OPTIONS]");
        QTest::newRow("word") << QByteArray("help") << QByteArray("Usage: loggia-cli [OPTIONS]");
        QTest::newRow("group") << QByteArray("maxconnect4 --help")
                               << QByteArray("Usage: loggia-cli maxconnect4 [OPTIONS]");
        QTest::newRow("group, word") << QByteArray("maxconnect4 help")
                                     << QByteArray("Usage: loggia-cli maxconnect4 [OPTIONS]");
        for (const char* command : {"map", "why", "grade", "worlds", "walk", "lint", "rules"})
            QTest::newRow(command) << QByteArray("wumpus ").append(command).append(" --help")
                                   << QByteArray("Usage: loggia-cli wumpus ").append(command);
        QTest::newRow("wumpus") << QByteArray("wumpus --help")
                                << QByteArray("Usage: loggia-cli wumpus [OPTIONS]");
        QTest::newRow("davis-putnam") << QByteArray("davis-putnam --help")
                                      << QByteArray("Usage: loggia-cli davis-putnam [OPTIONS] "
                                                    "[IN] [OUT]");
        QTest::newRow("check_true_false")
            << QByteArray("check_true_false --help")
            << QByteArray("Usage: loggia-cli check_true_false [OPTIONS] RULES KB STATEMENT");
        for (const char* command : {"one-move", "interactive", "match"})
            QTest::newRow(command) << QByteArray("maxconnect4 ").append(command).append(" --help")
                                   << QByteArray("Usage: loggia-cli maxconnect4 ").append(command);
    }
    void helpsAtEveryLevel() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, usage);
        const auto ended = program::run(program::cli(), words(line));
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QByteArray());
        QVERIFY2(ended.out.contains(usage), ended.out.constData());
        QVERIFY(ended.out.endsWith('\n'));
        for (const QByteArray& text : ended.out.split('\n'))
            QVERIFY2(text.size() <= 90, text.constData());
        const auto version =
            program::run(program::cli(), words(QByteArray(line).replace("--help", "--version")));
        if (line.contains("--help"))
            QVERIFY2(version.out.startsWith("loggia-cli "), version.out.constData());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* line, const char* message) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(message);
        };
        row("maxconect4",
            "loggia-cli: unknown command 'maxconect4'; did you mean 'maxconnect4'?\n");
        // Two letters that changed places are one slip, even in a short word.
        row("sta", "loggia-cli: unknown command 'sta'; did you mean 'sat'?\n");
        row("gmae", "loggia-cli: unknown command 'gmae'; did you mean 'game'?\n");
        row("zebra", "loggia-cli: unknown command 'zebra'\n");
        row("formula evaluate x",
            "loggia-cli formula: unknown command 'evaluate'; did you mean 'eval'?\n");
        row("--versoin",
            "loggia-cli: unexpected argument '--versoin'; did you mean '--version'?\n");
        row("maxconnect4 one-mvoe",
            "loggia-cli maxconnect4: unknown command 'one-mvoe'; did you mean 'one-move'?\n");
        row("maxconnect4 one-move", "loggia-cli maxconnect4 one-move: missing IN\n");
        row("maxconnect4 one-move a", "loggia-cli maxconnect4 one-move: missing OUT\n");
        row("maxconnect4 one-move a b",
            "loggia-cli maxconnect4 one-move: give a DEPTH (in moves) or --time SECONDS\n");
        row("maxconnect4 one-move a b 4 5",
            "loggia-cli maxconnect4 one-move: unexpected argument '5'\n");
        row("maxconnect4 one-move a b 4 --thread 2",
            "loggia-cli maxconnect4 one-move: unexpected argument '--thread'; did you mean "
            "'--threads'?\n");
        for (const char* depth : {"0", "-1", "43", "1e9", "1000000000", "99999999999999999999",
                                  "four", "4.0", "4x", "+4", "0x4"})
            QTest::newRow(depth)
                << QByteArray("maxconnect4 one-move a b ").append(depth)
                << QByteArray(
                       "loggia-cli maxconnect4 one-move: DEPTH: expected a whole number from "
                       "1 to 42, found '")
                       .append(depth)
                       .append("'\n");
        for (const char* time : {"0", "-1", "nan", "inf", "1e7", "soon"})
            QTest::newRow(time) << QByteArray("maxconnect4 one-move a b --time ").append(time)
                                << QByteArray("loggia-cli maxconnect4 one-move: --time: expected "
                                              "seconds, more than 0 and at most 1,000,000, found '")
                                       .append(time)
                                       .append("'\n");
        row("maxconnect4 one-move a b 4 --threads 0",
            "loggia-cli maxconnect4 one-move: --threads: expected a whole number from 1 to 256, "
            "found '0'\n");
        row("maxconnect4 one-move a b 4 --method mtd",
            "loggia-cli maxconnect4 one-move: --method: expected minimax, alpha-beta or engine, "
            "found 'mtd'\n");
        row("maxconnect4 one-move a b 4 --evaluation rich",
            "loggia-cli maxconnect4 one-move: --evaluation: expected score or pattern, found "
            "'rich'\n");
        row("maxconnect4 solve --no-check=-9223372036854775809",
            "loggia-cli maxconnect4 solve: a number is out of range\n");
        row("peg generate --holes 5",
            "loggia-cli peg generate: --holes: expected a whole number from 12 to 45, found '5'\n");
        row("peg generate --holes", "loggia-cli peg generate: --holes: expected a value\n");
        // What a script says of a variable that it has not set is not taken for nothing said.
        for (const char* line :
             {"tournament maxconnect4 random level:casual --journal ", "sat solve a --proof ",
              "grade cnf a --config ", "maxconnect4 match random random --resume ",
              "wumpus walk --knowledge ", "path solve a --start ", "game solve nim --merge ",
              "mace4 --project ", "peg hint a --table "}) {
            const QByteArrayList words = QByteArray(line).trimmed().split(' ');
            QTest::newRow(line) << QByteArray(line)
                                << "loggia-cli " + words.at(0) +
                                       (words.at(1).startsWith('-') || words.at(1) == "cnf"
                                            ? QByteArray()
                                            : ' ' + words.at(1)) +
                                       ": " + words.last() + ": expected a value\n";
        }
        row("maxconnect4 solve ", "loggia-cli maxconnect4 solve: FILE: expected a value\n");
        row("formula generate ", "loggia-cli formula generate: RECIPE: expected a value\n");
        row("sat trace --json=maybe",
            "loggia-cli sat trace: --json: expected no value, found 'maybe'\n");
        row("maxconnect4 solve --check=x",
            "loggia-cli maxconnect4 solve: --check: expected no value, found 'x'\n");
        row("puzzle generate --people 7 --doors",
            "loggia-cli puzzle generate: --people: expected a whole number from 2 to 6 with "
            "--doors, found '7'\n");
        row("peg generate --difficulty no",
            "loggia-cli peg generate: --difficulty: expected easy, medium or hard, found 'no'\n");
        row("peg generate 21-easy-1 --holes 20",
            "loggia-cli peg generate: RECIPE and --holes cannot be combined\n");
        row("formula generate --winner B",
            "loggia-cli formula generate: --winner: expected E or A, found 'B'\n");
        row("formula generate --variables 30",
            "loggia-cli formula generate: --variables: expected a whole number from 1 to 26, found "
            "'30'\n");
        row("formula generate --leaves 5",
            "loggia-cli formula generate: --leaves: expected a whole number from 6 to 2,000, found "
            "'5'\n");
        row("formula generate --seed g",
            "loggia-cli formula generate: --seed: expected up to 16 hexadecimal digits, found "
            "'g'\n");
        row("mace4 --count -m 2",
            "loggia-cli mace4: --count cannot be combined with --max-models or --project\n");
        row("game play nim --two best",
            "loggia-cli game play: --two: expected person, perfect, delaying, random or "
            "fallible:PERCENT, for example fallible:30, found 'best'\n");
        row("path generate --width 1.5",
            "loggia-cli path generate: --width: expected a whole number, found '1.5'\n");
        row("path generate --width 99999999999",
            "loggia-cli path generate: --width: expected a whole number of at most 2,147,483,647, "
            "found '99999999999'\n");
        row("path generate --seed -1",
            "loggia-cli path generate: --seed: expected a whole number from 0 to "
            "18,446,744,073,709,551,615, found '-1'\n");
        row("path generate --width 4", "loggia-cli path generate: --width: expected a whole number "
                                       "from 5 to 2,048, found '4'\n");
        row("path generate --height 2049",
            "loggia-cli path generate: --height: expected a whole number from 5 to 2,048, found "
            "'2049'\n");
        row("path generate --height nan",
            "loggia-cli path generate: --height: expected a whole number, found 'nan'\n");
        row("path generate --density much",
            "loggia-cli path generate: --density: expected a number, found 'much'\n");
        row("path generate --kind caves --density 0.5",
            "loggia-cli path generate: --density: needs --kind obstacles\n");
        for (const char* line :
             {"path compare a --csv --json", "path solve a --json --draw",
              "path solve a --json --notes", "path distances a --csv --pgm",
              "path distances a --to 1,1 --from 2,2", "minimize a --check b --json",
              "minimize a --check b --format pla", "minimize a --exact --heuristic",
              "puzzle solve --quiet --format latex"}) {
            const QByteArrayList words = QByteArray(line).split(' ');
            const QByteArray command =
                words.at(0) == "minimize" ? words.at(0) : words.at(0) + ' ' + words.at(1);
            QTest::newRow(line) << QByteArray(line) << "loggia-cli " + command + ": --";
        }
        row("path generate --format moving-ai --food 3",
            "loggia-cli path generate: --food: a MovingAI map has no food\n");
        row("interpformat cooked raw", "loggia-cli interpformat: raw: expected only one format\n");
        row("interpformat cooked --format xml",
            "loggia-cli interpformat: cooked: expected only one format\n");
        row("sat count --time 1 --time 2",
            "loggia-cli sat count: --time is given more than once\n");
        row("sat count --project 1 --project 2 a b",
            "loggia-cli sat count: unexpected argument 'b'\n");
        row("mace4 --project p --nothing a", "loggia-cli mace4: unexpected argument '--nothing'\n");
        row("puzzle solve --format pdf",
            "loggia-cli puzzle solve: --format: expected text or latex, found 'pdf'\n");
        row("maxconnect4 interactive a me 4",
            "loggia-cli maxconnect4 interactive: NEXT: expected computer-next or human-next, found "
            "'me'\n");
    }
    void refuses() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, message);
        QTemporaryDir directory;
        const auto ended = program::run(program::cli(), words(line), directory.path());
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.out, QByteArray());
        QVERIFY2(ended.err.startsWith(message), ended.err.constData());
        QVERIFY(ended.err.endsWith("--help' for help.\n"));
    }

    /// What each help names is taken in each spelling. An argument that is none stands behind it,
    /// so that nothing is run and the complaint is about that one alone.
    void everyOptionIsTakenAsItsHelpSays() {
        int options = 0;
        for (const Help& help : all_helps())
            for (const Advertised& option : options_in(help.text)) {
                ++options;
                QByteArray first;
                for (const QStringList& spelling : spellings_of(option)) {
                    const auto ended = program::run(
                        program::cli(), help.command + spelling + QStringList{"--no-such-option"});
                    const QByteArray about =
                        (help.command.join(' ') + ' ' + spelling.join(' ')).toUtf8();
                    QCOMPARE(ended.status, 2);
                    const QByteArray name = ": " + option.names.last().toUtf8() + ": ";
                    QVERIFY2(ended.err.contains("unexpected argument '--no-such-option'") ||
                                 ended.err.contains(": missing ") || ended.err.contains(name),
                             (about + ": " + ended.err).constData());
                    if (first.isEmpty())
                        first = ended.err;
                    QVERIFY2(ended.err == first, (about + ": " + ended.err).constData());
                }
            }
        QVERIFY(options > 250);
    }

    /// An option takes one value at a time, so that a file can stand behind it.
    void repeatedOptionsLeaveTheFileAlone() {
        QTemporaryDir directory;
        program::write(directory.filePath("a.cnf"), "p cnf 3 1\n1 2 0\n");
        program::write(directory.filePath("a.in"), "formulas(assumptions).\np.\nend_of_list.\n");
        const auto count = program::run(
            program::cli(), words("sat count --project 1 --project 2 a.cnf"), directory.path());
        QCOMPARE(count.out, QByteArray("3\n"));
        const auto trace = program::run(
            program::cli(), words("sat trace --kind learn --kind decide a.cnf"), directory.path());
        QCOMPARE(trace.status, 0);
        const auto mace =
            program::run(program::cli(), words("mace4 -n 2 --project p a.in"), directory.path());
        QCOMPARE(mace.status, 0);
    }

    /// What CLI11 puts behind names means nothing to a reader.
    void helpsHaveNoMarksOfTheParser() {
        for (const Help& help : all_helps())
            for (const char* mark : {"{false}", "{true}", "(1x)", "(2x)"})
                QVERIFY2(!help.text.contains(QLatin1String(mark)),
                         qPrintable(help.command.join(QLatin1Char(' ')) + QLatin1String(": ") +
                                    QLatin1String(mark)));
    }

    /// No number is silently made another one.
    void numbersOutOfRangeAreRefused() {
        const QByteArrayList lines{"generate function --seed", "generate cnf-problem --seed",
                                   "game play --seed",         "path generate --seed",
                                   "wumpus walk --seed",       "puzzle generate --seed",
                                   "maxconnect4 match --seed", "sat generate random --seed",
                                   "sat models --limit",       "minimize --work",
                                   "sat trace --from"};
        for (const QByteArray& line : lines)
            for (const char* value : {"-1", "18446744073709551616", "1.5", "nan", "x", ""}) {
                const auto ended =
                    program::run(program::cli(), words(line + '=' + QByteArray(value)));
                QCOMPARE(ended.status, 2);
                QVERIFY2(ended.err.contains(QByteArray("found '") + value + "'") ||
                             QByteArray(value).isEmpty(),
                         ended.err.constData());
            }
        const QByteArrayList fractions{"generate function --density",
                                       "generate function --dont-cares",
                                       "mace4 --seconds",
                                       "maxconnect4 depth-table --limit",
                                       "maxconnect4 solve --time",
                                       "formula solve --time",
                                       "minimize --time",
                                       "path generate --density"};
        for (const QByteArray& line : fractions)
            for (const char* value : {"nan", "NaN", "inf", "-inf", "-1", "1e400", "1e19", "x"}) {
                const auto ended =
                    program::run(program::cli(), words(line + '=' + QByteArray(value)));
                // As for Mace4, -1 is no limit.
                const bool is_limit = line.startsWith("mace4") && QByteArray(value) == "-1";
                QVERIFY2((ended.status == 2) != is_limit, (line + ' ' + value).constData());
            }
        QCOMPARE(
            program::run(program::cli(), words("mace4 -m 0"), {}, "formulas(a). p. end_of_list.")
                .status,
            2);
        QCOMPARE(program::run(program::cli(), words("sat models --limit 0"), {}, "1 2\n0\n").out,
                 QByteArray("c 0 models; there may be more\n"));
    }

    void leadingZerosMeanNothing() {
        const auto made = [](const QByteArray& line) {
            const auto ended = program::run(program::cli(), words(line));
            return ended.status == 0 ? ended.out : ended.err;
        };
        for (const char* line :
             {"wumpus walk --seed ", "generate cnf-problem --variables 4 --seed ",
              "sat generate random --atoms 5 --clauses "})
            for (const auto& [padded, number] : {std::pair("010", "10"), std::pair("008", "8")})
                QCOMPARE(made(QByteArray(line) + padded), made(QByteArray(line) + number));
        QCOMPARE(made("wumpus walk --seed 000"), made("wumpus walk --seed 0"));
        QVERIFY(made("wumpus walk --seed 0x10").contains("found '0x10'"));
    }

    void outputHasTwoNames() {
        QTemporaryDir directory;
        const auto made = [&](const QByteArray& line) {
            const auto ended = program::run(program::cli(), words(line), directory.path());
            QFile file(directory.filePath(QStringLiteral("out.txt")));
            const bool there = file.open(QIODevice::ReadOnly);
            const QByteArray text = there ? file.readAll() : QByteArray("none");
            file.remove();
            return ended.status == 0 && ended.out.isEmpty() ? text : ended.err;
        };
        for (const char* output : {"-o out.txt", "--output out.txt", "--output=out.txt"}) {
            QCOMPARE(made(QByteArray("minimize --formula a&b ") + output),
                     QByteArray("f = b & a\n"));
            QCOMPARE(made(QByteArray("minimize --to dnf --formula -o ") + output),
                     QByteArray("f = -o\n"));
            QVERIFY(made(QByteArray("formula generate 8v-24l-E-hard-7 ") + output)
                        .startsWith("formula: "));
        }
    }

    void withoutACommandItPrintsItsHelp() {
        for (const char* line : {"", "maxconnect4"}) {
            const auto ended = program::run(program::cli(), words(line));
            QCOMPARE(ended.status, 2);
            QCOMPARE(ended.out, QByteArray());
            QVERIFY(ended.err.contains("Usage: loggia-cli"));
        }
    }

    void theWindowsProgramAnswersWithoutADisplay_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("out");
        QTest::addColumn<QByteArray>("err");
        const auto row = [](const char* line, int status, const char* out, const char* err) {
            QTest::newRow(line) << QByteArray(line) << status << QByteArray(out) << QByteArray(err);
        };
        row("--version", 0, "loggia ", "");
        row("--help", 0, "Loggia is a workbench", "");
        row("some.txt --help", 0, "Loggia is a workbench", "");
        row("--one-move --help", 0, "Make one move in a Max-Connect4 position file", "");
        row("--one-move", 2, "", "loggia --one-move: missing IN\n");
        row("--one-move a b 0", 2, "", "loggia --one-move: DEPTH: expected a whole number");
        row("--one-mvoe a b 3", 2, "",
            "loggia: unexpected argument '--one-mvoe'; did you mean '--one-move'?\n");
        row("-x", 2, "", "loggia: unexpected argument '-x'\n");
        // Without a value of its own it would be taken for done.
        row("--time=4", 2, "", "loggia: unexpected argument '--time=4'\n");
        row("some.txt --memory=500", 2, "", "loggia: unexpected argument '--memory=500'\n");
    }
    void theWindowsProgramAnswersWithoutADisplay() {
        QFETCH(QByteArray, line);
        QFETCH(int, status);
        QFETCH(QByteArray, out);
        QFETCH(QByteArray, err);
        const auto ended = program::run(program::window(), words(line));
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.out.startsWith(out) && ended.out.isEmpty() == out.isEmpty(),
                 ended.out.constData());
        QVERIFY2(ended.err.startsWith(err) && ended.err.isEmpty() == err.isEmpty(),
                 ended.err.constData());
    }

    void theWindowsHelpNamesAllThatItTakes() {
        const QByteArray help = program::run(program::window(), words("--help")).out;
        for (const char* part : {"FILES", "Files to open", "--one-move", "Make one move"})
            QVERIFY2(help.contains(part), part);
        for (const char* limit : {"Limits", "--time", "--cpu-time", "--memory"})
            QVERIFY2(!help.contains(limit), limit);
    }

    void itsOtherNameIsTheCommand() {
        QTemporaryDir directory;
        const QString link = directory.filePath(QStringLiteral("maxconnect4"));
        QVERIFY(QFile::link(program::cli(), link));
        QVERIFY(program::run(link, words("--help")).out.contains("Usage: maxconnect4 [OPTIONS]"));
        QVERIFY(program::run(link, words("--version")).out.startsWith("maxconnect4 "));
        const auto ended = program::run(link, words("one-mve"));
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.err.startsWith("maxconnect4: unknown command 'one-mve'; did you mean"));
    }
};

LOGGIA_LOOP_TEST(UsageTest)

} // namespace usage_test

#include "usage_test.moc"
