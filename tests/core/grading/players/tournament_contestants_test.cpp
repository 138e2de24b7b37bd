#include "core/base/file.hpp"
#include "core/grading/players/tournament_contestants.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tournament_contestants_test {

using namespace loggia;
using namespace loggia::grading;

class TournamentContestantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesStandBeforeThem() {
        const auto found =
            participants_of(MaxConnect4Rules{},
                            {"old=engine:time=1,depth=3", "random", "exec:./a=b", "level:casual"});
        QVERIFY(found.has_value());
        QCOMPARE(found->size(), std::size_t{4});
        QCOMPARE((*found)[0].name, std::string("old"));
        QVERIFY((*found)[0].text.starts_with("engine:depth=3"));
        QCOMPARE((*found)[1].name, std::string("random"));
        QCOMPARE((*found)[2].name, std::string("exec:./a=b"));
        QVERIFY((*found)[2].text.ends_with("./a=b"));
        QCOMPARE((*found)[3].text, std::string("level:casual"));
        QVERIFY(participants_of(FormulaGameRules{}, {"p=perfect", "engine:depth=2"}).has_value());
    }

    /// Engines without a limit of their own get one, where it is given.
    void aDepthForThoseWithoutOne() {
        QVERIFY(!participants_of(MaxConnect4Rules{}, {"engine:evaluation=score"}).has_value());
        const auto found = participants_of(MaxConnect4Rules{}, {"engine:evaluation=score"}, 5);
        QVERIFY(found.has_value());
        QVERIFY((*found)[0].text.find("depth=5") != std::string::npos);
    }

    void handinsAreTheEntriesOfAFolder() {
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        for (const char* name : {"/b.sh", "/a.sh", "/.hidden", "/Thumbs.db"})
            QVERIFY(write_file(path + name, "echo").has_value());
        const auto found =
            participants_of(MaxConnect4Rules{}, {"handins:" + path, "c=handin:" + path + "/b.sh"});
        QVERIFY(found.has_value());
        QCOMPARE(found->size(), std::size_t{3});
        QCOMPARE((*found)[0].name, std::string("a.sh"));
        QCOMPARE((*found)[1].handin, std::filesystem::path(path + "/b.sh"));
        QCOMPARE((*found)[2].name, std::string("c"));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("none")));
        const auto empty =
            participants_of(MaxConnect4Rules{}, {"random", "handins:" + path + "/none"});
        QCOMPARE(empty.error().error.message, std::string("the folder is empty"));
        QCOMPARE(empty.error().number, std::size_t{1});
    }

    /// Which one it is, and where in its text.
    void faultsHaveAPlace_data() {
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("column");
        const auto row = [](const char* last, const char* name, const char* message, int column) {
            QTest::newRow(last) << QString::fromUtf8(last) << QString::fromUtf8(name)
                                << QString::fromUtf8(message) << column;
        };
        row("rendom", "rendom", "expected 'engine:depth=8'", 1);
        row("x=engine:depth=0", "x", "expected a whole number from 1 to 42", 8);
        row("random", "random", "two contestants have this name", 0);
        row("handin:/no/such/file", "handin:/no/such/file", "no such file or folder", 0);
        row("handins:/no/such/folder", "handins:/no/such/folder", "No such file or directory", 0);
        row("x=handins:/", "x=handins:/", "several hand-ins cannot share one name", 0);
    }
    void faultsHaveAPlace() {
        QFETCH(QString, last);
        QFETCH(QString, name);
        QFETCH(QString, message);
        QFETCH(int, column);
        const auto found =
            participants_of(MaxConnect4Rules{}, {"random", "a=random", last.toStdString()});
        QVERIFY(!found.has_value());
        const ContestantFault& fault = found.error();
        QCOMPARE(fault.number, std::size_t{2});
        QCOMPARE(QString::fromStdString(fault.name), name);
        QVERIFY2(QString::fromStdString(fault.error.message).startsWith(message),
                 fault.error.message.c_str());
        QCOMPARE(fault.error.span ? fault.error.span->column : 0, column);
    }
};

LOGGIA_TEST(TournamentContestantsTest)

} // namespace tournament_contestants_test

#include "tournament_contestants_test.moc"
