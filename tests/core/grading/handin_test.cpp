#include "core/base/file.hpp"
#include "core/grading/handin.hpp"
#include "tests/core/grading/handin_folder.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace handin_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;
using test::Folder;
using test::program_in;

/// A tar archive of one file.
std::string tar_of(const std::string& name, const std::string& text) {
    std::string header(512, '\0');
    const auto put = [&header](std::size_t at, const std::string& value) {
        header.replace(at, value.size(), value);
    };
    put(0, name);
    put(100, "0000644");
    put(124, fmt::format("{:011o}", text.size()));
    put(148, std::string(8, ' '));
    put(156, "0");
    int sum = 0;
    for (const char c : header)
        sum += static_cast<unsigned char>(c);
    put(148, fmt::format("{:06o}", sum) + '\0');
    return header + text + std::string(1024 - text.size() % 512, '\0');
}

class HandinTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// They are no programs, and no second file beside the one that was handed in.
    void leavesOutWhatSystemsLeaveBehind() {
        QCOMPARE(program_in({{"._dp.py", "x"}, {"dp.py", "x"}}), std::string("dp.py"));
        const Folder folder({{"answer.txt", "x"},
                             {"._answer.txt", "y"},
                             {".DS_Store", "y"},
                             {"__MACOSX/a/answer.txt", "y"},
                             {"Thumbs.db", "y"},
                             {"desktop.ini", "y"}});
        QCOMPARE(StagedHandin::make(folder.path()).value().read("").value(), std::string("x"));
    }

    void aPictureBesideTheAnswerMakesNoDifference() {
        const Folder folder({{"answer.txt", "x"}, {"Foto.JPG", "y"}, {"report/report.pdf", "z"}});
        QCOMPARE(StagedHandin::make(folder.path()).value().read("").value(), std::string("x"));
        const Folder alone({{"answer.md", "x\n"}});
        QCOMPARE(StagedHandin::make(alone.path()).value().read("").value(), std::string("x\n"));
        const Folder pictures({{"1.png", "x"}, {"2.png", "y"}});
        QCOMPARE(StagedHandin::make(pictures.path()).value().read("").error().message,
                 std::string("expected one file, found 1.png, 2.png"));
    }

    void filesOfEditorsBesideTheAnswerMakeNoDifference() {
        const Folder folder({{"answer.txt", "x"},
                             {"answer.txt~", "y"},
                             {"#answer.txt#", "y"},
                             {".answer.txt.swp", "y"},
                             {".git/config", "y"}});
        QCOMPARE(StagedHandin::make(folder.path()).value().read("").value(), std::string("x"));
        const Folder alone({{"answer.txt~", "x"}});
        QCOMPARE(StagedHandin::make(alone.path()).value().read("").value(), std::string("x"));
        const Folder many({{"1", "x"}, {"2", "x"}, {"3", "x"}, {"4", "x"}, {"5", "x"}});
        QCOMPARE(StagedHandin::make(many.path()).value().read("").error().message,
                 std::string("expected one file, found 1, 2, 3, 4, ..."));
        const Folder none({});
        QCOMPARE(StagedHandin::make(none.path()).value().read("").error().message,
                 std::string("it has no files"));
    }

    void anArchiveAloneInAFolderIsTheHandin() {
        const std::string archive = tar_of("dp.py", "x");
        QCOMPARE(program_in({{"solution.tar", archive}}), std::string("dp.py"));
        QCOMPARE(program_in({{"solution.tar", archive}, {".DS_Store", "y"}}), std::string("dp.py"));
        // What comes with it is for people.
        QCOMPARE(program_in({{"solution.tar", archive},
                             {"Report.PDF", "x"},
                             {"README.txt", "x"},
                             {"screen shot.png", "x"}}),
                 std::string("dp.py"));
        // Packed by the student, and again by the platform.
        QCOMPARE(program_in({{"all.tar", tar_of("Anna/solution.tar", archive)}}),
                 std::string("dp.py"));
        QVERIFY(program_in({{"all.tar", tar_of("b.tar", tar_of("c.tar", archive))}})
                    .starts_with("error: no file"));
        // Beside a program it is one of its files.
        QCOMPARE(program_in({{"solution.tar", archive}, {"a.py", "x"}}), std::string("a.py"));
        QVERIFY(program_in({{"a.tar", archive}, {"b.tar", archive}}).starts_with("error: no file"));
    }

    /// One of its programs would be run for all.
    void aClassIsNoHandin() {
        const auto fault_of = [](std::initializer_list<std::pair<std::string, std::string>> files) {
            const Folder folder(files);
            const auto handin = StagedHandin::make(folder.path());
            return handin ? std::string() : handin.error().message;
        };
        const std::string fault = "it has the hand-ins of a class; grade what is in it";
        QCOMPARE(fault_of({{"Anna_1234_assignsubmission_file/dp.py", "x"},
                           {"Ben_1235_assignsubmission_file/dp.py", "x"}}),
                 fault);
        QCOMPARE(fault_of({{"submission_12345/dp.py", "x"}, {"submission_12346/dp.py", "x"}}),
                 fault);
        QCOMPARE(fault_of({{"berganna_12345_67890_dp.py", "x"},
                           {"maierben_LATE_12346_67891_dp.py", "x"}}),
                 fault);
        for (const auto& files :
             {std::pair{"Anna_1234_assignsubmission_file/dp.py",
                        "Anna_1234_assignsubmission_file/b.py"},
              std::pair{"berganna_12345_67890_dp.py", "berganna_12345_67891_helper.py"},
              std::pair{"test_1_2_a.txt", "case_1_2_a.txt"}})
            QCOMPARE(fault_of({{files.first, "x"}, {files.second, "x"}}), std::string());
        // Names that have dates in them are not those of a class.
        QCOMPARE(fault_of({{"dp.py", "x"},
                           {"log_20261130_154233_a.txt", "x"},
                           {"test_20261130_154301_b.txt", "x"}}),
                 std::string());
        const Folder packed({{"class.tar", tar_of("submission_12345/a", "x")}});
        QVERIFY(StagedHandin::make(packed.path() / "class.tar").has_value());
    }

    void copiesAndLeavesLinksOut() {
        const Folder folder({{"a/b.txt", "hello"}, {"+run", "#!/bin/sh\n"}});
        fs::create_symlink("/etc/passwd", folder.path() / "link");
        fs::create_directory_symlink("/etc", folder.path() / "etc");
        const auto handin = StagedHandin::make(folder.path()).value();
        QCOMPARE(handin.files().size(), std::size_t{2});
        QCOMPARE(handin.read("b.txt").value(), std::string("hello"));
        QVERIFY(!handin.read("link"));
        QVERIFY(!handin.read("passwd"));
        // What is wrong with a file does not tell where the copy lies.
        QVERIFY(write_file(handin.folder() / "a/b.txt", std::string(2'000'000, 'x')).has_value());
        QCOMPARE(handin.read("b.txt").error().message,
                 std::string("a/b.txt is larger than 1 MB (the limit)"));
        QVERIFY(!handin.read("")); // two files
    }

    /// As `>` of PowerShell writes it, and with a blank of a word processor.
    void textsOfWindowsAreRead() {
        const Folder powershell({{"answer.txt", std::string("\xFF\xFE"
                                                            "a\0|\0b\0\r\0\n\0",
                                                            12)}});
        QCOMPARE(StagedHandin::make(powershell.path()).value().read("").value(),
                 std::string("a|b\r\n"));
        const Folder word({{"answer.txt", "a\xC2\xA0| b"}});
        QCOMPARE(StagedHandin::make(word.path()).value().read("").value(), std::string("a | b"));
    }

    /// Graded as "class/*", a link that a student handed in would show a file of the teacher.
    void aLinkIsRefused() {
        const Folder folder({{"a/b.txt", "hello"}});
        for (const char* const target : {"/etc/passwd", "/etc", "/no/such/file", "a/b.txt", "a"}) {
            const fs::path link = folder.path() / "link";
            fs::remove(link);
            fs::create_symlink(target, link);
            for (const fs::path& each : {link, folder.path() / "a" / ".." / "link"}) {
                const auto handin = StagedHandin::make(each);
                QVERIFY(!handin);
                QCOMPARE(handin.error().message,
                         std::string("it is a link, and links are not followed"));
            }
        }
    }

    void theDigestIsOfTheContent() {
        const Folder one({{"a", "x"}, {"b", "y"}});
        const Folder same({{"b", "y"}, {"a", "x"}});
        const Folder text({{"a", "x"}, {"b", "z"}});
        const Folder mode({{"+a", "x"}, {"b", "y"}});
        const Folder name({{"a", "x"}, {"c", "y"}});
        const auto digest = [](const Folder& folder) {
            return StagedHandin::make(folder.path()).value().digest();
        };
        QVERIFY(digest(one) == digest(same));
        QVERIFY(digest(one) != digest(text));
        QVERIFY(digest(one) != digest(mode));
        QVERIFY(digest(one) != digest(name));
    }

    /// A disk without room is the teacher's affair, and no reason for 0 points.
    void tellsItsOwnFaultsFromThoseOfTheMachine() {
        const Folder folder({{"a.txt", "more than 8 bytes"}});
        const pid_t child = ::fork();
        if (child == 0) {
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit small{8, 8};
            const bool is_small = ::setrlimit(RLIMIT_FSIZE, &small) == 0;
            const auto handin = StagedHandin::make(folder.path());
            ::_exit(is_small && !handin && handin.error().is_of_machine ? 0 : 1);
        }
        int status = 1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        const auto none = StagedHandin::make("/no/such/file");
        QVERIFY(!none && !none.error().is_of_machine);
    }

    void whatIsNotThereIsAnError() { QVERIFY(!StagedHandin::make("/no/such/file")); }
};

LOGGIA_TEST(HandinTest)

} // namespace handin_test

#include "handin_test.moc"
