#include "tests/suite.hpp"
#include "ui/grading/class_folders.hpp"

#include <QTest>

#include <filesystem>
#include <string>
#include <vector>

namespace class_folders_test {

using namespace loggia;
using namespace loggia::ui;

using Paths = std::vector<std::filesystem::path>;

class ClassFoldersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// But not what the person was asked about, nor the journal, nor what lies elsewhere.
    void whatAppearsLaterIsNew() {
        ClassFolders folders;
        folders.add("/class/a/../", {"/class/anna", "/class/./ben/"});
        QCOMPARE(folders.watched().size(), std::size_t{1});
        folders.setArrivals({"/class/anna", "/class/ben", "/class/chris", "/class/grading.journal",
                             "/elsewhere/dora"},
                            {QStringLiteral("/class/grading.journal")});
        QCOMPARE(folders.arrivals(), (Paths{"/class/chris"}));
        // A later look sees what lies there then.
        folders.setArrivals({"/class/emil", "/class/chris"}, {});
        QCOMPARE(folders.arrivals(), (Paths{"/class/emil", "/class/chris"}));
    }

    void whatIsTakenIsNotNewAnyMore() {
        ClassFolders folders;
        folders.add("/class", {"/class/anna"});
        folders.setArrivals({"/class/ben"}, {});
        QCOMPARE(folders.takeArrivals(), (Paths{"/class/ben"}));
        QVERIFY(folders.arrivals().empty() && folders.takeArrivals().empty());
        // A look that began before it was taken finds it once more.
        folders.setArrivals({"/class/ben", "/class/chris"}, {});
        QCOMPARE(folders.arrivals(), (Paths{"/class/chris"}));
    }

    void foldersWithoutHandinsAreOfNoInterest() {
        ClassFolders folders;
        folders.add("/one", {"/one/anna"});
        folders.add("/two", {"/two/ben"});
        folders.keepThoseOf({{"/two/ben", "ben"}, {"/three/one/anna", "anna"}});
        QCOMPARE(folders.watched().size(), std::size_t{1});
        QVERIFY(folders.watched().contains("/two"));
        folders.setArrivals({"/one/late", "/two/late"}, {});
        QCOMPARE(folders.arrivals(), (Paths{"/two/late"}));
        folders.keepThoseOf({});
        QVERIFY(folders.watched().empty());
    }

    /// Also names that are no text, or look like what stands for such a name.
    void comeBackFromASession() {
        const Paths entries{"/class/anna", std::string("/class/\xFF\xFE"),
                            "/class/base64:YQ==", "/class/a b\"c"};
        ClassFolders folders;
        folders.add("/class", entries);
        folders.add(std::string("/\x80"), {std::string("/\x80/ben")});
        ClassFolders again;
        again.restore(folders.toJson());
        QVERIFY(again.watched() == folders.watched());
        QCOMPARE(again.watched().at("/class").size(), entries.size());
        again.setArrivals(entries, {});
        QVERIFY(again.arrivals().empty());
    }
};

LOGGIA_TEST(ClassFoldersTest)

} // namespace class_folders_test

#include "class_folders_test.moc"
