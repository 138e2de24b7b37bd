#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/submissions.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>
#include <string>
#include <vector>

namespace submissions_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

class SubmissionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = TemporaryDirectory::make("loggia-test").value(); }

    void areCalledAsTheirFiles() {
        const auto found = submissions_of({"class/anna/", "class/ben.py", "./class/x/../chris"});
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[0].name, std::string("anna"));
        QCOMPARE(found[1].name, std::string("ben.py"));
        QCOMPARE(found[2].name, std::string("chris"));
        QCOMPARE(found[2].path, fs::path("class/chris"));
    }

    void thoseThatShareANameByTheirPaths() {
        const auto found = submissions_of({"a/main.py", "b/main.py", "c/other.py"});
        QCOMPARE(found[0].name, std::string("a/main.py"));
        QCOMPARE(found[1].name, std::string("b/main.py"));
        QCOMPARE(found[2].name, std::string("other.py"));
    }

    void onePathIsOneHandin() {
        QCOMPARE(submissions_of({"a/x", "b/x", "a/x/", "a//x"}).size(), std::size_t{2});
        QVERIFY(submissions_of({}).empty());
    }

    void thoseOfOneStudentAreSaidToBe() {
        const auto notes = notes_of_other_parts({"class/Anna_1234_assignsubmission_file",
                                                 "Ben_1235_assignsubmission_file",
                                                 "class/Anna_1234_assignsubmission_onlinetext",
                                                 "dp.py", "Ben_1236_assignsubmission_onlinetext"});
        QCOMPARE(notes[0], std::string("The same student also handed in "
                                       "class/Anna_1234_assignsubmission_onlinetext; each is "
                                       "graded on its own."));
        QVERIFY(notes[2].find(" class/Anna_1234_assignsubmission_file; ") != std::string::npos);
        for (const std::size_t other : {1U, 3U, 4U})
            QVERIFY(notes[other].empty());
        std::vector<HandinReport> handins(2);
        handins[0].name = "Anna_1_assignsubmission_file";
        handins[0].note = "Ran dp.py.";
        handins[1].name = "Anna_1_assignsubmission_onlinetext";
        add_notes_of_other_parts(handins);
        QVERIFY(handins[0].note.starts_with("Ran dp.py. The same student "));
        QVERIFY(handins[1].note.starts_with("The same student "));
    }

    void entriesAreSortedAndWithoutWhatIsLeftBehind() {
        put("ben.py");
        put("anna/dp.py");
        put(".DS_Store");
        put("__MACOSX/x");
        put("Thumbs.db");
        put("desktop.ini");
        const auto entries = entries_of(folder_->path());
        QCOMPARE(entries, (std::vector{folder_->path() / "anna", folder_->path() / "ben.py"}));
        QVERIFY(entries_of(folder_->path() / "missing").empty());
    }

    void kindOfAFolder_data() {
        QTest::addColumn<QString>("task");
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const char* task, const QStringList& files,
                            FolderKind kind) {
            QTest::newRow(name) << QString::fromLatin1(task) << files << static_cast<int>(kind);
        };
        const char* dp = "davis-putnam";
        row("empty", dp, {}, FolderKind::handin);
        row("one file", dp, {"x.py"}, FolderKind::handin);
        row("the task's name", dp, {"davis_putnam.py", "util.py", "lib/a.py"}, FolderKind::handin);
        row("folders", dp, {"anna/x.py", "ben/y.py"}, FolderKind::class_of_handins);
        row("folders and a mark", dp, {"anna/x.py", "ben/y.py", ".git/config"},
            FolderKind::class_of_handins);
        row("one folder", dp, {"src/x.py"}, FolderKind::unclear);
        row("folders and files", dp, {"anna/x.py", "ben.py"}, FolderKind::unclear);
        row("files", dp, {"a.py", "b.py"}, FolderKind::unclear);
        row("files of a task of files", "cnf", {"a.txt", "b.txt"}, FolderKind::class_of_handins);
        row("one file of such a task", "cnf", {"a.txt"}, FolderKind::handin);
    }
    void kindOfAFolder() {
        QFETCH(const QString, task);
        QFETCH(const QStringList, files);
        QFETCH(const int, kind);
        for (const QString& file : files)
            put(file.toStdString());
        QCOMPARE(static_cast<int>(folder_kind(*find_task(task.toStdString()), folder_->path())),
                 kind);
    }

private:
    void put(const std::string& name) const {
        const fs::path path = folder_->path() / name;
        fs::create_directories(path.parent_path());
        QVERIFY(write_file(path, "x").has_value());
    }

    std::optional<TemporaryDirectory> folder_;
};

LOGGIA_TEST(SubmissionsTest)

} // namespace submissions_test

#include "submissions_test.moc"
