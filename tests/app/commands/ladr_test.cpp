#include "tests/app/commands/program.hpp"
#include "tests/suite.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace ladr_test {

namespace {

program::Ended run(const QStringList& arguments, const QByteArray& input = {}) {
    return program::run(program::cli(), arguments, {}, input);
}

/// The words of a command line between blanks.
QStringList words(const char* line) {
    return QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

const QByteArray two_groups =
    "interpretation(2, [], [function(e, [0]), function(*(_,_), [0,1,1,0])]).\n"
    "interpretation(2, [], [function(e, [1]), function(*(_,_), [1,0,0,1])]).\n";

/// One pigeon more than holes, each hole for one: unsatisfiable, and long to search.
QByteArray pigeons(int holes) {
    const auto sits = [](int pigeon, int hole) {
        return "p" + QByteArray::number(pigeon) + "_" + QByteArray::number(hole);
    };
    QByteArray text = "formulas(assumptions).\n";
    for (int pigeon = 0; pigeon <= holes; ++pigeon) {
        for (int hole = 0; hole < holes; ++hole)
            text += (hole == 0 ? "" : " | ") + sits(pigeon, hole);
        text += ".\n";
    }
    for (int hole = 0; hole < holes; ++hole)
        for (int pigeon = 0; pigeon <= holes; ++pigeon)
            for (int other = 0; other < pigeon; ++other)
                text += "-" + sits(pigeon, hole) + " | -" + sits(other, hole) + ".\n";
    return text + "end_of_list.\n";
}

class Folder {
public:
    QString file(const char* name, const QByteArray& text) const {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }

private:
    QTemporaryDir folder_;
};

} // namespace

class LadrTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheLettersOfMace4_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("sizes");
        const auto row = [](const char* line, const char* sizes) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(sizes);
        };
        row("-n 5 -N 11 -i 2", "5 7 9 11");
        row("-n3", "3");
        row("-N 4", "2 3 4");
        row("-q 1 -N 7", "2 3 5 7");
        row("-Q 1 -N 8", "4 6 8");
        row("-n 4 -L 0 -O 1 -M 2 -G 1 -H 0 -I 1 -J 0 -K 1 -T 0 -S 1 -v 1 -b 200 -t 9 -s 5", "4");
        row("-N 3 -m -1 -c", "2 3");
    }
    void takesTheLettersOfMace4() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, sizes);
        const auto ended = run(QStringList{QStringLiteral("mace4")} + words(line),
                               "formulas(a). f(x) != f(x). end_of_list.");
        QCOMPARE(ended.status, 2);
        QByteArray found;
        for (const QByteArray& text : ended.err.split('\n'))
            if (text.startsWith("=== Mace4 starting on domain size "))
                found += text.mid(34, text.indexOf('.') - 34) + ' ';
        QCOMPARE(found.trimmed(), sizes);
    }

    void obeysWhatIsPrinted() {
        const QByteArray file = "clear(print_models). formulas(a). p. end_of_list.";
        const auto none = run(words("mace4"), file);
        QCOMPARE(none.status, 0);
        QCOMPARE(none.out, QByteArray());
        QVERIFY2(none.err.contains("Exiting with 1 model.\n"), none.err.constData());
        QCOMPARE(run(words("mace4 -P 1"), file).out,
                 QByteArray("interpretation( 2, [number = 1,seconds = 0], [\n"
                            "    relation(p, [1])]).\n"));
        QVERIFY(run(words("mace4 -p 1"), file).out.endsWith("\n p : 1\n"));
        QVERIFY(run(words("mace4 --format raw"), file).out.endsWith("\n  1\n"));
    }

    void warnsOfWhatIsNotDone() {
        const QByteArray file = "set(auto).\nlist(weights). end_of_list.\n"
                                "formulas(a). p. end_of_list.";
        const auto ended = run(words("mace4"), file);
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.err.contains("standard input:1:1: warning: Mace4 has no flag 'auto'"),
                 ended.err.constData());
        QVERIFY(ended.err.contains("standard input:2:1: warning: Mace4 does not use the list"));
        QVERIFY(!run(words("mace4 -c"), file).err.contains("warning"));
    }

    /// Nothing is known of a size whose search was cut short.
    void aSearchCutShortProvesNothing() {
        const auto ended =
            run(words("mace4 -s 0"), pigeons(12) + "formulas(goals). p0_0 & -p0_0. end_of_list.\n");
        QVERIFY2(ended.err.contains("\nNo counterexample was found.\n"), ended.err.constData());
        QVERIFY2(!ended.err.contains("in every model"), ended.err.constData());
    }

    void saysWhatModelsMeanForGoals_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* line, const char* file, int status, const char* sentence) {
            QTest::addRow("%s %s", line, file)
                << QByteArray(line) << QByteArray(file) << status << QByteArray(sentence);
        };
        row("mace4", "formulas(goals). x * y = y * x. end_of_list.", 0,
            "Counterexample: the assumptions are true and the goal is false in this model. So the "
            "goal does not follow.");
        row("mace4 -n 2 -m -1",
            "formulas(a). p(a). end_of_list. formulas(goals). q(a). r. "
            "end_of_list.",
            3,
            "Counterexample: the assumptions are true and all goals are false in each of these "
            "models. So none of them follows.");
        row("mace4 -N 4",
            "formulas(a). f(x) = x. end_of_list. formulas(goals). f(f(x)) = x. "
            "end_of_list.",
            2, "No counterexample over domains of 2 to 4 elements. Larger domains may have one.");
        // There is one over 4 elements, which is not searched.
        const char* const four = "formulas(a). a != b. a != c. a != d. b != c. b != d. c != d. "
                                 "x = a | x = b | x = c | x = d. end_of_list. "
                                 "formulas(goals). a = b. end_of_list.";
        row("mace4 -N 7 -q 1", four, 2,
            "No counterexample over domains of 2, 3, 5, 7 elements. Other domains may have one.");
        row("mace4 -n 3 -N 7 -i 2", four, 2,
            "No counterexample over domains of 3, 5, 7 elements. Other domains may have one.");
        row("mace4 -n 3", "formulas(goals). x = x. end_of_list.", 2,
            "No counterexample over a domain of 3 elements. Larger domains may have one.");
        row("mace4", "formulas(a). p. p -> q. end_of_list. formulas(goals). q. end_of_list.", 2,
            "No counterexample: the goal is true in every model of the assumptions.");
        row("mace4", "formulas(a). p | q. end_of_list. formulas(goals). q. p. end_of_list.", 2,
            "No counterexample: at least one of the goals is true in every model of the "
            "assumptions.");
        row("mace4", "formulas(a). p. end_of_list.", 0, "");
        row("mace4 --quiet", "formulas(goals). p. end_of_list.", 0, "");
    }
    void saysWhatModelsMeanForGoals() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, file);
        QFETCH(int, status);
        QFETCH(QByteArray, sentence);
        const auto ended = run(words(line), file);
        QCOMPARE(ended.status, status);
        QVERIFY2(sentence.isEmpty() ? !ended.err.contains("ounterexample")
                                    : ended.err.contains("\n" + sentence + "\n"),
                 ended.err.constData());
    }

    void saysWhatItSkips() {
        const auto ended = run(words("mace4 -N 3"), "formulas(a). p(2 ' ). end_of_list.");
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.err.contains(
                     "=== Domain size 2 skipped: there is no element 2 in a domain of size 2. ==="),
                 ended.err.constData());
        const auto warned = run(words("mace4"), "formulas(a). f(p & q) = p. end_of_list.");
        QVERIFY2(warned.err.contains("standard input:1:18: warning: '&' is a function here"),
                 warned.err.constData());
        const auto quiet = run(words("mace4 --quiet"), "formulas(a). f(p & q) = p. end_of_list.");
        QCOMPARE(quiet.status, warned.status);
        QCOMPARE(quiet.err, QByteArray());
    }

    /// All models are counted, so there is nothing to leave out of them.
    void countsWithoutAProjection() {
        const QByteArray file = "formulas(a). p | q. end_of_list.";
        QCOMPARE(run(words("mace4 --count -n 2"), file).status, 3); // all models are known
        for (const char* other : {"mace4 --count --project p", "mace4 --count -m 3"}) {
            const auto ended = run(words(other), file);
            QCOMPARE(ended.status, 2);
            QVERIFY2(ended.err.contains("--count cannot be combined with"), ended.err.constData());
        }
    }

    void readsSeveralFiles() {
        const Folder folder;
        const auto ended = run({QStringLiteral("mace4"), QStringLiteral("-f"),
                                folder.file("a", "formulas(a). p. end_of_list."),
                                folder.file("b", "formulas(b). -q. end_of_list.")});
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.endsWith("    relation(p, [1]),\n    relation(q, [0])]).\n"));
    }

    void formatsInTheOrderOfLadr() {
        const auto ended = run(words("interpformat standard wrap"), two_groups);
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out, QByteArray("list(interpretations).\n"
                                       "interpretation( 2, [], [\n"
                                       "    function(*(_,_), [0,1,1,0]),\n"
                                       "    function(e, [0])]).\n"
                                       "interpretation( 2, [], [\n"
                                       "    function(*(_,_), [1,0,0,1]),\n"
                                       "    function(e, [1])]).\n"
                                       "end_of_list.\n"));
        QCOMPARE(run(words("interpformat cooked output e"), two_groups).out,
                 QByteArray("\n% Interpretation of size 2\n\ne = 0.\n"
                            "\n% Interpretation of size 2\n\ne = 1.\n"));
        QCOMPARE(run(words("interpformat"), "=== no models ===\n").status, 2);
        QCOMPARE(run(words("interpformat cook"), two_groups).status, 2);
    }

    void removesIsomorphicModels() {
        const auto ended = run(words("isofilter wrap"), two_groups);
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.out.startsWith("list(interpretations).\n\ninterpretation( 2, [], [\n"
                                      "    function(*(_,_), [\n        0,1,\n        1,0]),\n"
                                      "    function(e, [0])]).\n% isofilter wrap: input=2, kept=1"),
                 ended.out.constData());
        QVERIFY(ended.out.endsWith("\n\nend_of_list.\n"));
        const QByteArray two =
            "interpretation(2, [], [function(e, [0]), relation(p(_), [0,1])]).\n"
            "interpretation(2, [], [function(e, [1]), relation(p(_), [0,1])]).\n";
        QVERIFY(run(words("isofilter"), two).out.contains("kept=2"));
        QVERIFY(run(words("isofilter ignore_constants"), two).out.contains("kept=1"));
        const auto some = run(words("isofilter check p output e"), two);
        QVERIFY2(some.out.startsWith("interpretation( 2, [], [\n    function(e, [0])]).\n%"),
                 some.out.constData());
    }

    void filtersByFormulas() {
        const Folder folder;
        const QString formulas = folder.file("f", "e = 0.\nx * y = y * x.\n");
        const auto passes = [&](const char* test) {
            const auto ended = run(
                {QStringLiteral("interpfilter"), formulas, QString::fromLatin1(test)}, two_groups);
            const qsizetype passed = ended.out.count("interpretation(");
            return ended.status == (passed > 0 ? 0 : 1) ? passed : -1;
        };
        QCOMPARE(passes("all_true"), 1);
        QCOMPARE(passes("some_true"), 2);
        QCOMPARE(passes("some_false"), 1);
        QCOMPARE(passes("all_false"), 0);
        QCOMPARE(run({QStringLiteral("interpfilter"), formulas}, two_groups).status, 2);
        const auto bad = run({QStringLiteral("interpfilter"), folder.file("g", "a = b."),
                              QStringLiteral("all_true")},
                             two_groups);
        QCOMPARE(bad.status, 1);
        QVERIFY2(bad.err.contains("the interpretation has no function 'a'"), bad.err.constData());
    }

    void filtersFormulas() {
        const Folder folder;
        const QString models = folder.file("m", two_groups);
        const QByteArray formulas = "formulas(a).\nw * v = v * w.\ne = 0.\nx = e.\na = a.\n"
                                    "end_of_list.\n";
        const auto passed = [&](const char* test, const char* more = "ignore_nonevaluable") {
            const auto ended = run({QStringLiteral("clausefilter"), models,
                                    QString::fromLatin1(test), QString::fromLatin1(more)},
                                   formulas);
            return ended.out.left(ended.out.indexOf('%'));
        };
        QCOMPARE(passed("true_in_all"), QByteArray("x * y = y * x.\na = a.\n"));
        QCOMPARE(passed("true_in_some"), QByteArray("x * y = y * x.\ne = 0.\n"));
        QCOMPARE(passed("false_in_all"), QByteArray("x = e.\na = a.\n"));
        QCOMPARE(passed("false_in_some"), QByteArray("e = 0.\nx = e.\n"));
        const auto bad =
            run({QStringLiteral("clausefilter"), models, QStringLiteral("true_in_all")}, formulas);
        QCOMPARE(bad.status, 1);
        QVERIFY2(bad.err.contains("standard input:5:1"), bad.err.constData());
    }
};

LOGGIA_LOOP_TEST(LadrTest)

} // namespace ladr_test

#include "ladr_test.moc"
