#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace grade_test {

using program::Ended;
using program::Folder;

/// Reads the answer from loggia-cli itself, wherever that is: a right hand-in without a sandbox.
QByteArray right_program(const char* command) {
    return QByteArray("#!/bin/sh\nexec '") + program::cli().toUtf8() + "' " + command + " \"$@\"\n";
}

void write_program(const QString& path, const QByteArray& text) {
    QDir().mkpath(QFileInfo(path).path());
    program::write(path, text);
    QFile::setPermissions(path, QFile::permissions(path) | QFile::ExeOwner | QFile::ExeGroup |
                                    QFile::ExeOther);
}

QJsonObject handin_of(const Ended& ended, int number = 0) {
    return QJsonDocument::fromJson(ended.out)
        .object()
        .value(QStringLiteral("handins"))
        .toArray()
        .at(number)
        .toObject();
}

double points(const QJsonObject& handin) {
    return handin.value(QStringLiteral("points")).toDouble();
}

class GradeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ourOwnProgramsHaveAllPoints_data() {
        QTest::addColumn<QString>("task");
        QTest::addColumn<QByteArray>("command");
        QTest::newRow("davis-putnam") << "davis-putnam" << QByteArray("davis-putnam");
        QTest::newRow("peg-front") << "peg-front" << QByteArray("peg-front");
        QTest::newRow("peg-back") << "peg-back" << QByteArray("peg-back");
        QTest::newRow("maxconnect4") << "maxconnect4" << QByteArray("maxconnect4");
        QTest::newRow("translator") << "translator" << QByteArray("translate");
        QTest::newRow("check-true-false") << "check-true-false" << QByteArray("check_true_false");
    }
    void ourOwnProgramsHaveAllPoints() {
        if (loggia::test_suite::is_sanitized)
            QSKIP("a sanitizer takes more memory than a hand-in may have");
        QFETCH(QString, task);
        QFETCH(QByteArray, command);
        const Folder folder;
        QByteArray script = right_program(command);
        if (task == QLatin1String("maxconnect4")) // the engine looks as far as it likes
            script.replace("\"$@\"", "\"$@\" --method alpha-beta");
        write_program(folder.path("own/run"), script);
        QFile::copy(places::example("wumpus/wumpus_rules.txt"),
                    folder.path("own/wumpus_rules.txt"));
        const Ended ended =
            folder.cli({QStringLiteral("grade"), task, QStringLiteral("own"),
                        QStringLiteral("--unsafe"), QStringLiteral("--cases"), QStringLiteral("3"),
                        QStringLiteral("--report"), QStringLiteral("json")});
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QJsonObject handin = handin_of(ended);
        QVERIFY2(points(handin) == handin.value(QStringLiteral("out_of")).toDouble(),
                 ended.out.constData());
    }

    void aFileKeepsWhatIsOrdered() {
        const Folder folder;
        QDir().mkpath(folder.path("orders"));
        program::write(folder.path("orders/problem.txt"), "(a & b) | (a & c) | (b & c)\n");
        program::write(folder.path("orders/class.conf"),
                       "task = cnf\nproblem = problem.txt\npoints.form = 10\njournal = journal\n"
                       "report = json class.json\nreport = html pages\nreport = table\n");
        program::write(folder.path("anna.txt"), "(a | b) & (a | c) & (b | c)\n");
        program::write(folder.path("ben.txt"), "(a | b) & (a | c)\n");
        const char* const command = "grade --config orders/class.conf anna.txt ben.txt";
        const Ended ended = folder.cli(command);
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.out.startsWith("hand-in "));
        const Ended json{0, program::contents(folder.path("orders/class.json")), {}};
        QCOMPARE(points(handin_of(json, 0)), 55.0);
        QVERIFY(QFile::exists(folder.path("orders/pages/index.html")));
        QVERIFY(QFile::exists(folder.path("orders/journal")));
        // The command line goes before it.
        const Ended more = folder.cli(
            "grade cnf --config orders/class.conf anna.txt ben.txt --report csv --points form=20");
        QVERIFY2(more.status == 0, more.err.constData());
        QVERIFY(more.out.startsWith("hand-in,state"));
        QVERIFY(more.out.contains("\"anna.txt\",\"graded\",65"));
        QCOMPARE(folder.cli("grade mace4 --config orders/class.conf anna.txt").status, 2);
        QCOMPARE(folder.cli("grade --config orders/class.conf").status, 2);
        QCOMPARE(folder.cli("grade --config missing anna.txt").status, 1);
        program::write(folder.path("slip.conf"), "task = cnf\n\nseeds = 3\n");
        const Ended slip = folder.cli("grade --config slip.conf anna.txt");
        QCOMPARE(slip.status, 1);
        QVERIFY(slip.err.startsWith("slip.conf:3:1: "));
    }

    void archivesAreUnpacked() {
        const Folder folder;
        program::write(folder.path("problem.txt"), "a & b\n");
        program::write(folder.path("answer.txt"), "a & b\n");
        const QString make =
            QStringLiteral("python3 -c 'import tarfile, zipfile\n"
                           "z = zipfile.ZipFile(\"anna.zip\", \"w\")\n"
                           "z.writestr(\"anna/answer.txt\", \"a & b\")\n"
                           "z.close()\n"
                           "z = zipfile.ZipFile(\"bomb.zip\", \"w\", zipfile.ZIP_DEFLATED)\n"
                           "for i in range(3): z.writestr(str(i), bytes(100000000))\n"
                           "z.close()\n"
                           "t = tarfile.open(\"ben.tar.gz\", \"w:gz\")\n"
                           "t.add(\"answer.txt\")\n"
                           "t.close()\n"
                           "t = tarfile.open(\"climbs.tar\", \"w\")\n"
                           "t.add(\"answer.txt\", \"../../climbed.txt\")\n"
                           "t.close()\n"
                           "open(\"essay.zip\", \"w\").write(\"I think that\")'");
        QCOMPARE(program::shell(make, folder.directory()).status, 0);
        const Ended ended =
            folder.cli("grade cnf anna.zip ben.tar.gz bomb.zip climbs.tar essay.zip "
                       "missing.zip --problem problem.txt --report json");
        QVERIFY2(ended.status == 0, ended.err.constData());
        for (const int number : {0, 1})
            QCOMPARE(points(handin_of(ended, number)), 50.0);
        const QStringList notes{
            QStringLiteral("more than 200 MB"), QStringLiteral("leads out of its folder"),
            QStringLiteral("neither a zip nor a tar"), QStringLiteral("no such file")};
        for (int i = 0; i < notes.size(); ++i) {
            const QJsonObject handin = handin_of(ended, 2 + i);
            QCOMPARE(handin.value(QStringLiteral("state")).toString(),
                     QStringLiteral("could not be run"));
            QVERIFY2(handin.value(QStringLiteral("note")).toString().contains(notes[i]),
                     qPrintable(handin.value(QStringLiteral("note")).toString()));
        }
    }

    void aWrongProgramIsToldWhy() {
        const Folder folder;
        write_program(folder.path("wrong.sh"), "printf '0\\n' >\"$2\"\n");
        const Ended table =
            folder.cli("grade davis-putnam wrong.sh --unsafe --cases 2 --seed 7 --threads 1");
        QCOMPARE(table.status, 0);
        QVERIFY(table.out.contains("finds no satisfying assignment"));
        const Ended json =
            folder.cli("grade davis-putnam wrong.sh --unsafe --cases 2 --seed 7 --report json");
        const QJsonObject check =
            handin_of(json).value(QStringLiteral("checks")).toArray().at(0).toObject();
        const QString smallest = check.value(QStringLiteral("failure"))
                                     .toObject()
                                     .value(QStringLiteral("files"))
                                     .toArray()
                                     .at(0)
                                     .toObject()
                                     .value(QStringLiteral("text"))
                                     .toString();
        QCOMPARE(smallest.count(QLatin1Char('\n')), 2); // one clause and the 0
    }

    void filesAreGradedWithoutASandbox() {
        const Folder folder;
        program::write(folder.path("problem.txt"), "(a & b) | (a & c) | (b & c)\n");
        program::write(folder.path("anna.txt"), "(a | b) & (a | c) & (b | c)\n");
        program::write(folder.path("ben.txt"), "(a | b) & (a | c)\n");
        const Ended ended = folder.cli(
            "grade cnf anna.txt ben.txt --problem problem.txt --report json -o class.json");
        QVERIFY2(ended.status == 0, ended.err.constData());
        QCOMPARE(ended.err, QByteArray()); // how far it is says only a terminal
        const Ended read{0, program::contents(folder.path("class.json")), {}};
        QCOMPARE(points(handin_of(read, 0)), 50.0);
        QCOMPARE(points(handin_of(read, 1)), 10.0);
        const Ended other = folder.cli("grade cnf anna.txt --problem problem.txt --points form=50 "
                                       "--points readable=0.5 --report json");
        QCOMPARE(points(handin_of(other)), 90.5);
    }

    void reports_data() {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("holds");
        QTest::newRow("table") << QByteArray("table") << QByteArray("hand-in");
        QTest::newRow("csv") << QByteArray("csv") << QByteArray("hand-in,state,points");
        QTest::newRow("json") << QByteArray("json") << QByteArray("\"task\": \"cnf\"");
        QTest::newRow("junit") << QByteArray("junit") << QByteArray("<testsuites>");
        QTest::newRow("gradescope") << QByteArray("gradescope") << QByteArray("\"tests\"");
        QTest::newRow("html") << QByteArray("html") << QByteArray("<!DOCTYPE html>");
    }
    void reports() {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, holds);
        const Folder folder;
        program::write(folder.path("problem.txt"), "a & b\n");
        program::write(folder.path("one.txt"), "a | \x1B[31mb\n");
        const Ended ended =
            folder.cli("grade cnf one.txt --problem problem.txt --report " + format);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.contains(holds));
        QVERIFY(!ended.out.contains('\x1B'));
    }

    void whatIsWrongWithTheProblemIsShownThere() {
        const Folder folder;
        program::write(folder.path("problem.txt"), "(a & b) |\n(c & (d\n");
        program::write(folder.path("one.txt"), "a & b\n");
        const Ended ended = folder.cli("grade cnf one.txt --problem problem.txt");
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.startsWith("problem.txt:2:"), ended.err.constData());
        QVERIFY2(ended.err.contains("\n    (c & (d"), ended.err.constData());
    }

    void severalPagesGoIntoAFolder() {
        const Folder folder;
        program::write(folder.path("problem.txt"), "a & b\n");
        for (const char* const name : {"a/x.txt", "b/x.txt", "c<script>.txt"}) {
            QDir().mkpath(QFileInfo(folder.path(name)).path());
            program::write(folder.path(name), "a & b\n");
        }
        const Ended none = folder.cli("grade cnf a/x.txt b/x.txt --report html");
        QCOMPARE(none.status, 2);
        const Ended ended = folder.cli("grade cnf a/x.txt b/x.txt c<script>.txt --problem "
                                       "problem.txt --report html -o report");
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QStringList files = QDir(folder.path("report")).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files,
                 QStringList({QStringLiteral("a_x.txt.html"), QStringLiteral("b_x.txt.html"),
                              QStringLiteral("c_script_.txt.html"), QStringLiteral("index.html")}));
        const QByteArray index = program::contents(folder.path("report/index.html"));
        QVERIFY(index.contains("a_x.txt.html"));
        QVERIFY(!index.contains("<script>"));
        const Ended results = folder.cli("grade cnf a/x.txt b/x.txt --problem problem.txt "
                                         "--report gradescope -o results");
        QCOMPARE(results.status, 0);
        QCOMPARE(QDir(folder.path("results")).entryList(QDir::Files).size(), 2);
    }

    void anInterruptedRunGoesOn() {
        const Folder folder;
        for (const char* const name : {"one.sh", "two.sh", "three.sh"})
            write_program(folder.path(name), QByteArray("echo ") + name + " >>" +
                                                 folder.path("log").toUtf8() +
                                                 "\nprintf '0\\n' >\"$2\"\n");
        const char* const command =
            "grade davis-putnam one.sh two.sh three.sh --unsafe --cases 1 --threads 1 "
            "--journal kept --report json";
        const Ended first = folder.cli(command);
        QVERIFY2(first.status == 0, first.err.constData());
        const auto lines = [&](const char* name) {
            return program::contents(folder.path("log")).count(name);
        };
        const auto ones = lines("one.sh");
        QVERIFY(ones > 0);
        // All are known, with the same report.
        const Ended again = folder.cli(command);
        QCOMPARE(again.out, first.out);
        QCOMPARE(lines("one.sh"), ones);
        // Killed while it wrote the last record: that one is graded again, the others are not.
        QByteArray journal = program::contents(folder.path("kept"));
        program::write(folder.path("kept"), journal.left(journal.size() - 10));
        const auto threes = lines("three.sh");
        QCOMPARE(folder.cli(command).status, 0);
        QCOMPARE(lines("one.sh"), ones);
        QCOMPARE(lines("three.sh"), 2 * threes);
        // One has changed.
        write_program(folder.path("two.sh"), "printf '0\\n'\n");
        QCOMPARE(folder.cli(command).status, 0);
        QCOMPARE(lines("one.sh"), ones);
        QCOMPARE(lines("three.sh"), 2 * threes);
        // Another file is not overwritten.
        program::write(folder.path("kept"), "my essay\n");
        QCOMPARE(folder.cli(command).status, 1);
        QCOMPARE(program::contents(folder.path("kept")), QByteArray("my essay\n"));
    }

    /// Nobody is missing in what is sent to a learning platform.
    void whoWasNotReachedIsInTheReports() {
        const Folder folder;
        for (const char* const name : {"one.sh", "two.sh", "three.sh"})
            write_program(folder.path(name), "sleep 5\n");
        const Ended ended =
            folder.cli("grade davis-putnam one.sh two.sh three.sh --unsafe --threads 1 --time 1 "
                       "--report json --journal kept");
        QCOMPARE(ended.status, 130);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(handin_of(ended, i).value(QStringLiteral("state")).toString(),
                     QStringLiteral("unfinished"));
        QCOMPARE(handin_of(ended, 2).value(QStringLiteral("name")).toString(),
                 QStringLiteral("three.sh"));
        QVERIFY2(ended.err.contains("3 of 3 hand-ins not graded to the end; the next run"),
                 ended.err.constData());
    }

    /// As a shell hands over `class/*` the second time.
    void itsOwnReportsAreNoHandins() {
        const Folder folder;
        for (const char* const name : {"one.txt", "two.txt"})
            program::write(folder.path(name), "a | b\n");
        const QByteArray command = "grade cnf one.txt two.txt --journal kept ";
        QCOMPARE(folder.cli(command + "-o table").status, 0);
        QCOMPARE(folder.cli(command + "--report csv -o report.csv").status, 0);
        QCOMPARE(folder.cli(command + "--report html -o pages").status, 0);
        const Ended again = folder.cli(
            "grade cnf kept one.txt pages report.csv table two.txt --journal kept --report json");
        QVERIFY2(again.status == 0, again.err.constData());
        QCOMPARE(handin_of(again, 0).value(QStringLiteral("name")).toString(),
                 QStringLiteral("one.txt"));
        QCOMPARE(handin_of(again, 1).value(QStringLiteral("name")).toString(),
                 QStringLiteral("two.txt"));
        QVERIFY(handin_of(again, 2).isEmpty());
        QCOMPARE(again.err.count(" is left out: "), 4);
        QCOMPARE(folder.cli("grade cnf report.csv").status, 2);
    }

    void tellsThatAClassWasMeant() {
        const Folder folder;
        for (const char* const name : {"class/anna", "class/ben"})
            QDir().mkpath(folder.path(name));
        program::write(folder.path("class/anna/a.txt"), "a | b\n");
        program::write(folder.path("class/ben/a.txt"), "a | b\n");
        const Ended one = folder.cli("grade cnf class/");
        QCOMPARE(one.status, 0);
        QVERIFY2(one.err.startsWith("class is graded as one hand-in. If each file or folder in it "
                                    "is one, use class/*"),
                 one.err.constData());
        QVERIFY(folder.cli("grade cnf class/anna class/ben").err.isEmpty());
        QVERIFY(folder.cli("grade cnf class/anna").err.isEmpty());
    }

    void aReportReplacesNoOtherFile() {
        const Folder folder;
        program::write(folder.path("one.txt"), "a | b\n");
        program::write(folder.path("problem.txt"), "a | b\n");
        const Ended problem =
            folder.cli("grade cnf one.txt --problem problem.txt --report csv -o ./problem.txt");
        QCOMPARE(problem.status, 2);
        QVERIFY2(problem.err.contains("would replace the file problem.txt"), problem.err);
        QCOMPARE(program::contents(folder.path("problem.txt")), QByteArray("a | b\n"));
        // The journal need not be there yet.
        const Ended journal = folder.cli("grade cnf one.txt --journal kept --report csv -o kept");
        QCOMPARE(journal.status, 2);
        QVERIFY2(journal.err.contains("would replace the file kept"), journal.err);
        const QByteArray config = "task = cnf\nreport = csv class.conf\n";
        program::write(folder.path("class.conf"), config);
        QCOMPARE(folder.cli("grade --config class.conf one.txt").status, 2);
        QCOMPARE(program::contents(folder.path("class.conf")), config);
        program::write(folder.path("twice.conf"),
                       "task = cnf\nreport = csv all\nreport = json all\n");
        QCOMPARE(folder.cli("grade --config twice.conf one.txt").status, 2);
    }

    void aReportHasAFolder() {
        const Folder folder;
        program::write(folder.path("one.txt"), "a | b\n");
        const Ended ended =
            folder.cli("grade cnf one.txt --journal kept --report csv -o no/all.csv");
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.err.contains("--output: there is no folder no"), ended.err);
        QVERIFY(!QFile::exists(folder.path("kept"))); // nothing was graded
    }

    void aReportReplacesNoHandin() {
        const Folder folder;
        program::write(folder.path("one.txt"), "a | b\n");
        const Ended ended = folder.cli("grade cnf one.txt -o ./one.txt");
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.err.contains("would replace the hand-in one.txt"));
        QCOMPARE(program::contents(folder.path("one.txt")), QByteArray("a | b\n"));
    }

    void aSignalEndsIt() {
        const Folder folder;
        write_program(folder.path("slow.sh"), "sleep 1000\n");
        QProcess process;
        process.setWorkingDirectory(folder.directory());
        process.start(program::cli(), Folder::words("grade davis-putnam slow.sh --unsafe "
                                                    "--wall-limit 1000 --cpu-limit 500"));
        QVERIFY(process.waitForStarted());
        QTest::qWait(500);
        program::send(process, SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().contains("unfinished"));
    }

    void buildsAndRunsAsTold() {
        const Folder folder;
        program::write(folder.path("source.in"), "printf '0\\n'\n");
        const Ended built = folder.cli(
            {QStringLiteral("grade"), QStringLiteral("davis-putnam"), QStringLiteral("source.in"),
             QStringLiteral("--unsafe"), QStringLiteral("--cases"), QStringLiteral("1"),
             QStringLiteral("--build"), QStringLiteral("cp source.in made"),
             QStringLiteral("--run"), QStringLiteral("sh \"$HANDIN\"/made \"$@\"")});
        QVERIFY2(built.status == 0, built.err.constData());
        QVERIFY(built.out.contains(" 1/1")); // unsatisfiable clauses
        const Ended broken =
            folder.cli("grade davis-putnam source.in --unsafe --cases 1 --build false");
        QVERIFY(broken.out.contains("did not build"));
    }

    void argumentsAreChecked_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::newRow("no task") << QByteArray("");
        QTest::newRow("unknown task") << QByteArray("essay x");
        QTest::newRow("no hand-in") << QByteArray("cnf");
        QTest::newRow("a problem where there is none") << QByteArray("davis-putnam x --problem y");
        QTest::newRow("a build of a file") << QByteArray("cnf x --build make");
        QTest::newRow("no cases") << QByteArray("cnf x --cases 0");
        QTest::newRow("unknown report") << QByteArray("cnf x --report essay");
        QTest::newRow("points of nothing") << QByteArray("cnf x --points form");
        QTest::newRow("points of another check") << QByteArray("cnf x --points larger=3");
        QTest::newRow("negative points") << QByteArray("cnf x --points form=-3");
        QTest::newRow("no time") << QByteArray("cnf x --cpu-limit 0");
    }
    void argumentsAreChecked() {
        QFETCH(QByteArray, arguments);
        const Folder folder;
        QCOMPARE(folder.cli("grade " + arguments).status, 2);
    }

    void limitsAreOptions() {
        const Folder folder;
        write_program(folder.path("flood.sh"), "yes\n");
        const Ended ended = folder.cli(
            "grade davis-putnam flood.sh --unsafe --cases 1 --cpu-limit 5 --wall-limit 10 "
            "--memory-limit 500 --process-limit 50 --disk-limit 5 --output-limit 3");
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.out.contains("printed more than 3 kB"));
    }

    void withoutASandboxItRefuses() {
        const Folder folder;
        write_program(folder.path("a.sh"), "echo 0\n");
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"), folder.directory()); // no bwrap there
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.directory());
        process.start(program::cli(), Folder::words("grade davis-putnam a.sh"));
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 1);
        const QByteArray message = process.readAllStandardError();
        QVERIFY(message.contains("bubblewrap is not installed"));
        QVERIFY(message.contains("--unsafe"));
    }
};

LOGGIA_TEST(GradeTest)

} // namespace grade_test

#include "grade_test.moc"
