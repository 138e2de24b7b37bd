#include "core/sat/formats/other_problems.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>
#include <string_view>

namespace other_problems_test {

using namespace loggia::sat;

class OtherProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsArchives() {
        std::string tar(300, '\0');
        tar.replace(0, 5, "a.cnf");
        tar.replace(257, 5, "ustar");
        QCOMPARE(archive_kind(tar), std::string_view("tar"));
        QCOMPARE(archive_kind(tar.substr(0, 262)), std::string_view("tar"));
        QVERIFY(archive_kind(tar.substr(0, 261)).empty());
        QVERIFY(archive_kind(tar.substr(0, 257)).empty());
        // A text that has the word there by chance has no zero byte before it.
        std::string text(300, ' ');
        text.replace(257, 5, "ustar");
        QVERIFY(archive_kind(text).empty());
        QCOMPARE(archive_kind("PK\x03\x04..."), std::string_view("zip"));
        QCOMPARE(archive_kind("7z\xBC\xAF\x27\x1C"), std::string_view("7z"));
        QCOMPARE(archive_kind("\x28\xB5\x2F\xFD"), std::string_view("zstd"));
        for (const char* other : {"", "PK", "7z", "p cnf 1 1\n1 0\n"})
            QVERIFY(archive_kind(other).empty());
    }

    void knowsHeaders() {
        for (const char* word :
             {"wcnf", "pwcnf", "cnf+", "pcnf", "wpcnf", "xnf", "dnf", "inccnf", "gcnf", "edge",
              "col", "sp", "max", "sat", "satx", "sate", "satex"})
            QVERIFY2(other_problem(word).starts_with("expected "), word);
        QVERIFY(other_problem("wcnf").find("MaxSAT") != std::string_view::npos);
        QVERIFY(other_problem("edge").find("graph") != std::string_view::npos);
        for (const char* word : {"cnf", "CNF", "", "foo"})
            QVERIFY(other_problem(word).empty());
    }

    void knowsLines_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("dimacs");
        QTest::addColumn<QByteArray>("part"); // of the sentence; empty where there is none
        const auto row = [](const char* line, bool dimacs, const char* part) {
            QTest::addRow("%s%s", dimacs ? "dimacs: " : "", line)
                << QByteArray(line) << dimacs << QByteArray(part);
        };
        row("a 1 2 0", true, "QDIMACS");
        row("e 3", true, "QDIMACS");
        // Elsewhere letters may be names.
        row("a 1 2 0", false, "QDIMACS");
        row("a b", false, "");
        row("a 10", false, "");
        row("a 0", false, "QDIMACS");
        row("d 1 2 0", true, "only in a proof");
        row("h 1 2 0", true, "MaxSAT");
        row("vp 1 2 0", true, "c p show");
        row("w 1 0.5 0", true, "c p weight");
        row("+1 x1 +2 x2 >= 1 ;", false, "OPB");
        row("* #variable= 2", false, "OPB");
        row("min: +1 x1", true, "OPB");
        row("+1 2 0", true, "");
        row("nnf 5 4 3", true, "NNF");
        row("nnf 5 4 3", false, "NNF");
        row("nnf", false, "");
        row("nnf p", false, "");
        row("# a comment", true, "a comment starts with c");
        row("// a comment", false, "a comment starts with c");
        row("1 2 0", true, "");
        row("", true, "");
        row("x 1 0", true, "");
    }
    void knowsLines() {
        QFETCH(QByteArray, line);
        QFETCH(bool, dimacs);
        QFETCH(QByteArray, part);
        const std::string text = line.toStdString();
        const std::string sentence(other_line(text, dimacs));
        QCOMPARE(sentence.empty(), part.isEmpty());
        QVERIFY2(sentence.find(part.toStdString()) != std::string::npos, sentence.c_str());
    }
};

LOGGIA_TEST(OtherProblemsTest)

} // namespace other_problems_test

#include "other_problems_test.moc"
